"""Inviting: a game with open seats has its link at once, and every link works."""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from magnat.hosts.server.network_api import find_home_address
from tests.web.checks import checked, expect
from tests.web.house import LIMIT_MS, Visit, free_port, wait_for

HOME = find_home_address()
pytestmark = [pytest.mark.closer, pytest.mark.skipif(not HOME, reason="this machine is in no network")]


@contextmanager
def playing(folder: Path) -> Iterator[str]:
    """`magnat play` as people start it: a server for this machine alone."""
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
        process.wait(LIMIT_MS / 1000)


def late_friend(browser: Any, link: str, lang: str, others: list[Any]) -> None:
    """A bot holds the open seat. The others must agree before a friend takes the seat and sees its hand."""
    for page in others:
        page.wait_for_function("() => window.magnat && magnat.seats[2]?.bot && magnat.seats[2].name !== ''")
    late = Visit(browser, link.split("/j/")[0], lang, name="Zoé")
    late.KNOWN = (*late.KNOWN, "Cross-Origin-Opener-Policy")
    late.page.goto(link)
    late.page.click("[data-sit]")
    for page in others:
        page.click("[data-state=seat-asked] [data-verb=admit]")
    late.page.wait_for_function(
        "() => window.magnat && magnat.me === 2 && magnat.seats[2].name === 'Zoé' && !magnat.seats[2].bot"
    )
    late.close()


@pytest.mark.parametrize(("lang", "phone"), [("fr", False), ("en", True)], ids=["desktop", "phone"])
def test_friends_join_by_link(browser: Any, tmp_path: Path, lang: str, phone: bool) -> None:
    with playing(tmp_path) as url:
        host = Visit(browser, url, lang, phone=phone)
        page = host.page
        page.goto(url)
        page.click("[data-invite]")
        page.wait_for_selector("[data-share=none]")  # the table exists at once, but only this machine can open it yet
        assert page.locator("main img").count() == 0 and "127.0.0.1" not in page.inner_text("main")
        checked(page)
        page.click("[data-fill=bot]")
        page.wait_for_function("() => window.magnat && magnat.info.seats.every((seat) => seat.kind !== 'open')")
        for seat in (1, 2, 3):
            page.locator(f"[data-seat='{seat}'] label").first.click()
            page.wait_for_function(f"() => window.magnat && magnat.info.seats[{seat}].kind === 'open'")
        page.click("[data-open-home]")
        page.wait_for_selector("[data-link]")
        link = f"http://{page.inner_text('[data-link]')}"
        assert HOME in link
        expect(page.locator("[data-share] img")).to_be_visible()
        page.wait_for_function("() => document.querySelector('[data-share] img').naturalWidth > 0")
        # Game and seats are chosen at the table; the link stays the same.
        page.locator("input[value=deal]").check(force=True)
        page.wait_for_function("() => window.magnat && magnat.info.game === 'deal'")
        page.locator("label:has-text('3')").filter(has=page.get_by_role("radio", name="3", exact=True)).click()
        page.wait_for_function("() => window.magnat && magnat.info.seats.length === 3")
        checked(page)
        assert link.endswith(page.inner_text("[data-link]"))
        assert (page.locator("[data-share]").bounding_box()["y"] < 700) if phone else True  # visible without scrolling
        guest = Visit(browser, link.split("/j/")[0], lang, phone=phone, name="Nadia")
        guest.KNOWN = (*guest.KNOWN, "Cross-Origin-Opener-Policy")  # a home network has no certificates
        guest.page.goto(link)
        guest.page.click("[data-sit]")
        page.wait_for_selector("[data-guest='1']:has-text('Nadia') .tag.good")  # the new player appears at once
        kinds = "magnat.info.seats.map((seat) => seat.kind).join()"
        page.wait_for_function(f"() => {kinds} === 'player,player,open'")
        expect(page.locator("[data-seat='1'] [data-remove]")).to_have_count(1)  # a guest's seat cannot be changed
        row = page.locator("[data-seat='2']")
        for presses, kind in ((1, "player"), (2, "bot"), (1, "player")):
            row.locator("label").nth(presses).click()
            page.wait_for_function(f"() => {kinds}.endsWith('{kind}')")
        row.locator(".name").fill("Louis")
        row.locator(".name").press("Enter")
        page.wait_for_function("() => window.magnat && magnat.info.seats[2].name === 'Louis'")
        row.locator("label").first.click()
        page.wait_for_function(f"() => {kinds}.endsWith('open')")
        checked(page)
        page.click("[data-start]")
        guest.page.wait_for_selector(".q")
        guest.page.wait_for_function("() => magnat.view.hands.length === 3")  # the game that was chosen last
        late_friend(browser, link, lang, [page, guest.page])
        guest.close()
        host.close()
