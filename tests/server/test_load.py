"""The capacity table that `make load` writes into the guide."""

import json
from typing import Any

import pytest

from bench import load
from bench.load import CAPACITY_PAGE, GROUPS, PARTS, TABLE_BEGIN, TABLE_END, format_row, format_table, insert_table

FIGURES: dict[str, Any] = {
    **{"moves_per_second": 333.2, "bot_answers_per_second": 20.0, "p50_ms": 2.0, "p99_ms": 9.0},
    **{"server_ms_per_move": 1.5, "server_busy": 0.5, "server_memory_mb": 210.0, "load_before": 0.1},
}
REVIEWS = {"reviews": {"deal": {"events": 90, "seconds": 7.5, "stage": "done"}}, "load_before": 0.1}


def figures_of(part: load.Part) -> dict[str, Any]:
    return REVIEWS if part is PARTS["reviews"] else FIGURES


def test_every_row_has_the_columns_of_the_heading() -> None:
    rows = [format_row(PARTS[name], figures_of(PARTS[name])) for name in GROUPS["capacity"]]
    table = format_table(rows, 2)
    columns = {line.count("|") for line in table.splitlines() if line.startswith("|")}
    assert columns == {7} and "2 cores" in table and "20,000 sockets at 4 nodes" in table
    assert "| 333; 20 by bots | 2.0 / 9.0 ms | 1.50 ms | 0.50 | 210 MB |" in table
    assert "review of a game of deal, 90 events" in table and "7.5 s until done" in table


def test_the_table_replaces_the_one_in_the_guide() -> None:
    page = CAPACITY_PAGE.read_text()
    once = insert_table(page, "| one |")
    assert insert_table(once, "| two |") == once.replace("| one |", "| two |")
    assert once.partition(TABLE_BEGIN)[0] == page.partition(TABLE_BEGIN)[0]
    assert once.partition(TABLE_END)[2] == page.partition(TABLE_END)[2]


@pytest.mark.parametrize("was_busy", [False, True])
def test_nothing_is_written_about_a_busy_machine(
    was_busy: bool, monkeypatch: pytest.MonkeyPatch, tmp_path: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    page = tmp_path / "page.md"
    page.write_text(f"before {TABLE_BEGIN} {TABLE_END} after")

    async def measure(part: load.Part) -> dict[str, Any]:
        return {**figures_of(part), "load_before": 0.6 if was_busy and part is PARTS["crowd"] else 0.1}

    monkeypatch.setattr(load, "measure", measure)
    monkeypatch.setattr(load, "CAPACITY_PAGE", page)
    monkeypatch.setattr(load, "descriptors", lambda: None)
    waits: list[None] = []
    monkeypatch.setattr(load, "wait_until_idle", lambda: waits.append(None))
    monkeypatch.setattr("sys.argv", ["load.py", "--part", "capacity", "--write"])
    assert load.main() == was_busy
    assert len(waits) == len(GROUPS["capacity"]) - 1, "the load of a part does not count for the next one"
    assert ("5,000 tables, 10,000 sockets" in page.read_text()) != was_busy
    assert "5,000 tables, 10,000 sockets" in capsys.readouterr().out


def test_figures_are_printed_as_json(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    async def measure(part: load.Part) -> dict[str, Any]:
        return FIGURES

    monkeypatch.setattr(load, "measure", measure)
    monkeypatch.setattr(load, "descriptors", lambda: None)
    monkeypatch.setattr(load, "wait_until_idle", lambda: None)
    monkeypatch.setattr("sys.argv", ["load.py", "--json"])
    assert load.main() == 0
    lines = capsys.readouterr().out.splitlines()
    assert [[*json.loads(line)] for line in lines] == [["full"], ["human"]]


def test_a_part_waits_until_the_load_has_faded(monkeypatch: pytest.MonkeyPatch) -> None:
    loads, now = [2.0, 1.0, 0.4, 9.0], [0.0]
    monkeypatch.setattr("os.getloadavg", lambda: (loads.pop(0) if loads[1:] else loads[0], 0.0, 0.0))
    monkeypatch.setattr("time.monotonic", lambda: now[0])
    monkeypatch.setattr("time.sleep", lambda seconds: now.__setitem__(0, now[0] + seconds))
    load.wait_until_idle()
    assert now == [10.0]
    load.wait_until_idle()
    assert now == [10.0 + load.MAX_IDLE_WAIT_SECONDS], "something else uses the machine"
