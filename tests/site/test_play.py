"""Whole games in the page, clicking what it offers; and what was played is what the installed engine says it was."""

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from magnat.games import BUILT_IN
from magnat.record import decoded, replay, verify
from tests.record.test_link import played
from tests.web.checks import checked
from tests.web.driver import Driver
from tests.web.test_play import short

pytestmark = pytest.mark.closer


@pytest.mark.parametrize("game", BUILT_IN)
@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_a_whole_game_by_clicks(visit: Any, game: str, phone: bool, tmp_path: Path) -> None:
    here = visit("en" if phone else "fr", phone=phone)
    id = here.table(game, ["me", "steady", "steady"], options=short(game))
    here.page.goto(here.at(f"/t/{id}"))
    driver = Driver(here.page)
    for _ in range(6):
        driver.step()
    checked(here.page, "dark" if phone else "light")
    driver.play()
    assert driver.asked
    file = tmp_path / "record.ndjson"
    file.write_bytes(here.record(id))
    record = decoded(file.read_bytes())
    assert verify(record).fair and replay(record).over
    done = subprocess.run([sys.executable, "-m", "magnat", "verify", str(file)], capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


def test_from_the_first_page_to_the_first_question_without_waiting_for_the_engine(visit: Any) -> None:
    here = visit("fr")
    here.page.goto(here.url)
    here.page.click("[data-play=empire]")
    here.page.wait_for_selector(".q", timeout=120_000)
    here.page.wait_for_function("() => magnat.info.game === 'empire'")
    checked(here.page, "light")


def test_what_was_played_elsewhere_comes_to_the_same_here(visit: Any) -> None:
    here = visit("fr")
    here.table("deal", ["me", "steady"])
    records = [played(game, 11) for game in BUILT_IN]
    for record in records:
        content = record.encoded().decode()
        status = here.page.evaluate(
            "(text) => magnatSite.ask('POST', '/api/kept', text).then((a) => a.status)", content
        )
        assert status == 200
    mine = [each["id"] for each in here.call("GET", "/api/me")["tables"] if each["status"] == "over"]
    assert sorted(map(here.record, mine)) == sorted(record.encoded() for record in records)
