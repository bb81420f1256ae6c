"""Whole games in the page, clicking what it offers; and what was played is what the installed engine says it was."""

import json
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest

from magnat.games import BUILT_IN
from magnat.hosts.browser.import_export import table_from_record
from magnat.match.event_messages import replay_history
from magnat.record import decode_record, replay, verify
from magnat.record.view import visible_columns
from tests.record.test_link import played
from tests.web.checks import checked
from tests.web.driver import Driver
from tests.web.test_play import short

pytestmark = pytest.mark.closer


@pytest.mark.parametrize("game", BUILT_IN)
@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_a_whole_game_by_clicks(visit: Any, luck: str, game: str, phone: bool, tmp_path: Path) -> None:
    here = visit("en" if phone else "fr", phone=phone)
    here.begin()
    here.seed(luck)
    id = here.table(game, ["me", "steady", "steady"], options=short(game))
    here.page.goto(here.at(f"/t/{id}"))
    driver = Driver(here.page)
    for _ in range(6):
        driver.step()
    driver.look()  # nobody moves any more: the page stands still while it is looked at
    checked(here.page, "dark" if phone else "light")
    driver.play()
    assert driver.asked
    file = tmp_path / "record.ndjson"
    file.write_bytes(here.record(id))
    record = decode_record(file.read_bytes())
    ended = replay(record)
    assert verify(record).fair and ended.over
    columns, seen = json.loads(json.dumps(visible_columns(ended, 0))), here.page.evaluate("magnat.view")
    assert columns == {name: seen[name] for name in columns}
    done = subprocess.run([sys.executable, "-m", "magnat", "verify", str(file)], capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


def test_from_the_first_page_to_the_first_question_without_waiting_for_the_engine(visit: Any) -> None:
    here = visit("fr")
    here.page.goto(here.url)
    here.page.click("[data-play=empire]")
    here.page.wait_for_selector(".q")
    here.page.wait_for_function("() => magnat.info.game === 'empire'")
    checked(here.page, "light")


def test_what_was_played_elsewhere_comes_to_the_same_here(visit: Any) -> None:
    here = visit("fr")
    here.table("deal", ["me", "steady"])
    records = [played(game, 11) for game in BUILT_IN]
    for record in records:
        content = record.encode().decode()
        status = here.page.evaluate(
            "(text) => magnatSite.ask('POST', '/api/kept', text).then((a) => a.status)", content
        )
        assert status == 200
    mine = [each["id"] for each in here.call("GET", "/api/me")["tables"] if each["status"] == "over"]
    assert sorted(map(here.record, mine)) == sorted(record.encode() for record in records)
    for record in records:
        whole = table_from_record(record)
        begun = replay_history(whole.table.seating().new_match(), whole.log, 0, -1)
        assert told(here.call("GET", f"/api/tables/{whole.table.id}/stream?seat=0").splitlines()) == told(begun)


def told(lines: Iterable[str | bytes]) -> list[dict[str, Any]]:
    """Events with everything but when they were: that is when the file came."""
    return [{name: what for name, what in json.loads(line).items() if name != "at"} for line in lines]
