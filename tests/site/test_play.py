"""Whole games in the page by clicks; their records replay the same in the installed engine."""

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
    tab = visit("en" if phone else "fr", phone=phone)
    tab.begin()
    tab.seed(luck)
    id = tab.table(game, ["me", "steady", "steady"], options=short(game))
    tab.page.goto(tab.at(f"/t/{id}"))
    driver = Driver(tab.page)
    for _ in range(6):
        driver.step()
    driver.look()  # wait until the page is idle
    checked(tab.page, "dark" if phone else "light")
    driver.play()
    assert driver.asked
    file = tmp_path / "record.ndjson"
    file.write_bytes(tab.record(id))
    record = decode_record(file.read_bytes())
    ended = replay(record)
    assert verify(record).fair and ended.over
    columns, view = json.loads(json.dumps(visible_columns(ended, 0))), tab.page.evaluate("magnat.view")
    assert columns == {name: view[name] for name in columns}
    done = subprocess.run([sys.executable, "-m", "magnat", "verify", str(file)], capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


def test_a_game_can_be_chosen_before_the_engine_is_ready(visit: Any) -> None:
    tab = visit("fr")
    tab.page.goto(tab.url)
    tab.page.click("[data-play=empire]")
    tab.page.wait_for_selector(".q")
    tab.page.wait_for_function("() => magnat.info.game === 'empire'")
    checked(tab.page, "light")


def test_an_imported_game_has_the_same_events(visit: Any) -> None:
    tab = visit("fr")
    tab.table("deal", ["me", "steady"])
    records = [played(game, 11) for game in BUILT_IN]
    for record in records:
        content = record.encode().decode()
        status = tab.page.evaluate("(text) => magnatSite.ask('POST', '/api/kept', text).then((a) => a.status)", content)
        assert status == 200
    mine = [each["id"] for each in tab.call("GET", "/api/me")["tables"] if each["status"] == "over"]
    assert sorted(map(tab.record, mine)) == sorted(record.encode() for record in records)
    for record in records:
        whole = table_from_record(record)
        begun = replay_history(whole.table.seating().new_match(), whole.log, 0, -1)
        assert read_events(tab.call("GET", f"/api/tables/{whole.table.id}/stream?seat=0").splitlines()) == read_events(
            begun
        )


def read_events(lines: Iterable[str | bytes]) -> list[dict[str, Any]]:
    """Return the events without their times, which are those of the import."""
    return [{name: value for name, value in json.loads(line).items() if name != "at"} for line in lines]
