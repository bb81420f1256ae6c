"""Inviting: a game, seats by link, the link at once; and no link that leads nowhere."""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from magnat.server.network import home_address
from tests.web.checks import checked
from tests.web.house import Visit, free_port, wait_for

HOME = home_address()
pytestmark = [pytest.mark.closer, pytest.mark.skipif(not HOME, reason="this machine is in no network")]


@contextmanager
def playing(folder: Path) -> Iterator[str]:
    """`magnat play`, as people start it: a server for this machine alone."""
    port = free_port()
    env = os.environ | {"XDG_DATA_HOME": str(folder), "HOME": str(folder)}
    command = [sys.executable, "-m", "magnat", "play", "--no-browser", "--port", str(port)]
    with (folder / "play.log").open("w") as log:
        process = subprocess.Popen(command, stdout=log, stderr=log, env=env)
    try:
        wait_for(f"http://127.0.0.1:{port}", process)
        yield f"http://127.0.0.1:{port}"
    finally:
        process.terminate()
        process.wait(20)


@pytest.mark.parametrize(("lang", "phone"), [("fr", False), ("en", True)], ids=["desktop", "phone"])
def test_friends_come_in_by_the_link(browser: Any, tmp_path: Path, lang: str, phone: bool) -> None:
    with playing(tmp_path) as url:
        host = Visit(browser, url, lang, phone=phone)
        page = host.page
        page.goto(url)
        page.click("[data-invite]")
        page.wait_for_selector("[data-get-link]")
        page.locator("input[value=deal]").check(force=True)
        page.get_by_role("radio", name="3").check(force=True)
        checked(page)
        page.click("[data-get-link]")
        page.wait_for_selector("[data-share=none]")
        assert page.locator("main img").count() == 0 and "127.0.0.1" not in page.inner_text("main")
        checked(page)
        page.click("[data-open-home]")
        page.wait_for_selector("[data-link]")
        link = f"http://{page.inner_text('[data-link]')}"
        assert HOME in link and page.locator("[data-share] img").is_visible()
        page.wait_for_function("() => document.querySelector('[data-share] img').naturalWidth > 0")
        checked(page)
        guest = Visit(browser, link.split("/j/")[0], lang, phone=phone, name="Nadia")
        guest.KNOWN = (*guest.KNOWN, "Cross-Origin-Opener-Policy")  # a home network has no certificates
        guest.page.goto(link)
        guest.page.click("[data-sit]")
        page.wait_for_selector("text=Nadia")
        assert page.evaluate("magnat.info.seats.filter((seat) => seat.kind === 'open').length") == 1
        guest.close()
        host.close()
