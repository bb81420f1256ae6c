"""A player in every table of the store is exported and erased."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import Connection, insert, select

from magnat.match import Entry, NoticeEntry
from magnat.record import Header
from magnat.store import operator_queries as o
from magnat.store.batch import entry_row
from magnat.store.schema import metadata
from magnat.store.store import Store

ME, OTHER = "a" * 24, "b" * 24
NAMES = ("Hortense", "Ottilie", "Odile", "Blanche")  # now, at a seat, of a former seat, of a refused request
SECRET = "mon secret"
KEPT = {"players", "matches", "audit"}  # the id stays: as the host of a table, and in the operator's own log
WITHOUT_PLAYERS = {"snapshots", "presence", "companions", "companion_phones", "companion_seats", "companion_entries"}


def note(match: str, seq: int, word: str, seat: int, name: str, text: str = "", by: str = "") -> dict[str, Any]:
    return entry_row(Entry(match, seq, seq, NoticeEntry(word, seat, name, text=text), f"{by}:c{seq}" if by else None))


def match(id: str, host: str, names: list[str]) -> dict[str, Any]:
    header = msgspec.json.encode(Header(game="deal", seats=2, names=names)).decode()
    row = {"id": id, "code": id, "status": "playing", "host": host, "public": False, "setup": "{}", "seed": "00"}
    return {**row, "header": header, "created": 1, "changed": 1, "address": "127.0.0.9", "network": "127.0.0.0/24"}


def seat(match: str, number: int, player: str | None, name: str, **more: Any) -> dict[str, Any]:
    empty = {"asks": "", "asks_name": "", "agreed": ""}
    return {"match": match, "seat": number, "player": player, "name": name, **empty, **more}


def report(id: str, reporter: str, about: str, name: str, lines: list[Any]) -> dict[str, Any]:
    row = {"id": id, "at": 1, "reporter": reporter, "about": about, "name": name, "match": "sits", "game": "deal"}
    return {**row, "seq": 1, "reason": "words", "text": SECRET, "lines": json.dumps(lines)}


LINE = {"seq": 1, "at": 1, "player": ME, "name": NAMES[1], "text": SECRET}
REVIEW = {"engine": "1", "stage": "done", "shown": NAMES[1], "saved": NAMES[1], "sums": "[1,2]", "changed": 1}
ROWS: dict[str, list[dict[str, Any]]] = {
    "players": [{"id": ME, "name": NAMES[0], "created": 1}, {"id": OTHER, "name": "Nadia", "created": 1}],
    "tokens": [
        {"hash": "t1", "player": ME, "device": "dev", "address": "127.0.0.9", "network": "127.0.0.0/24"},
        {"hash": "t2", "player": OTHER, "device": "dev2", "address": "127.0.8.1", "network": "127.0.8.0/24"},
    ],
    "matches": [
        match("hosts", ME, [NAMES[1], "Nadia"]),
        match("sits", OTHER, [NAMES[1], "Nadia"]),
        match("sat", OTHER, [NAMES[2], "Nadia"]),
        match("asks", OTHER, ["Robot", "Nadia"]),
        match("agreed", OTHER, ["Robot", "Nadia"]),
        match("refused", OTHER, ["Robot", "Nadia"]),
    ],
    "seats": [
        seat("hosts", 0, ME, NAMES[1]),
        seat("sits", 0, ME, NAMES[1]),
        seat("sits", 1, OTHER, "Nadia"),
        seat("sat", 0, None, NAMES[2]),
        seat("sat", 1, OTHER, "Nadia"),
        seat("asks", 0, None, "", asks=ME, asks_name=NAMES[3]),
        seat("agreed", 0, None, "", asks=OTHER, asks_name="Nadia", agreed=f"{ME} {OTHER}"),
        seat("refused", 0, None, "Robot"),
        seat("refused", 1, OTHER, "Nadia"),
    ],
    "sitters": [{"match": "sat", "player": ME, "seat": 0}, {"match": "sat", "player": OTHER, "seat": 1}],
    "entries": [
        note("sits", 0, "chat", 0, NAMES[1], SECRET, ME),
        note("sits", 1, "chat", 1, "Nadia", "ma parole", OTHER),
        note("sat", 0, "chat", 0, NAMES[2], SECRET, ME),
        note("sat", 1, "removed", 0, NAMES[2]),
        note("refused", 0, "asks_seat", 0, NAMES[3], by=ME),
        note("refused", 1, "turned_away", 1, "Nadia", NAMES[3], OTHER),
    ],
    "reviews": [{**REVIEW, "match": "sits"}],
    "bans": [
        {"what": what, "until": 1 << 50, "why": SECRET}
        for what in (f"player={ME}", "device=dev", "names=127.0.0.9", "names=127.0.0.0/24")
    ]
    + [{"what": "device=dev2", "until": 1 << 50, "why": "another"}],
    "audit": [{"at": 1, "what": "decide-word", "about": ME}],
    "blocks": [
        {"id": "b1", "player": ME, "other": OTHER, "kind": "mute", "name": "Nadia", "at": 1},
        {"id": "b2", "player": OTHER, "other": ME, "kind": "mute", "name": NAMES[1], "at": 1},
    ],
    "reports": [
        report("r1", OTHER, ME, NAMES[1], [LINE]),
        report("r2", ME, OTHER, "Nadia", [LINE, {**LINE, "player": OTHER, "name": "Nadia", "text": "ma parole"}]),
    ],
    "measures": [
        {"id": "m1", "player": ME, "kind": "word", "at": 1, "until": 1, "text": SECRET, "why": SECRET, "reply": SECRET}
    ],
}
# The part of the export with the rows of each table; the tokens are exported as devices.
EXPORTED = {"tokens": "devices", "matches": "hosts", "seats": "tables", "sitters": "former_seats", "entries": "said"}
EXPORTED |= {"blocks": "blocks", "reports": "reports_sent", "measures": "measures", "bans": "bans", "players": "name"}


def dump(connection: Connection) -> dict[str, str]:
    """Return the content of every table."""
    return {
        name: str([dict(row) for row in connection.execute(select(table)).mappings()])
        for name, table in metadata.tables.items()
    }


def test_every_table_is_known_here() -> None:
    """A new table needs rows of the player, or holds none."""
    assert {*ROWS} | WITHOUT_PLAYERS == {*metadata.tables} and not {*ROWS} & WITHOUT_PLAYERS


@pytest.fixture
def connection(tmp_path: Path) -> Iterator[Connection]:
    store = Store(f"sqlite:///{tmp_path}/magnat.db")
    store.migrate()
    with store.engine.begin() as opened:
        for table in metadata.sorted_tables:
            for row in ROWS.get(table.name, []):
                opened.execute(insert(table).values(row))
        yield opened


def test_a_player_is_exported_from_every_table(connection: Connection) -> None:
    exported = o.export_player(connection, ME)
    assert exported is not None and OTHER not in json.dumps(exported) and "ma parole" not in json.dumps(exported)
    for table, part in EXPORTED.items():
        assert exported[part], f"nothing of {table} is exported"
    assert [place["match"] for place in exported["former_seats"]] == ["hosts", "sat", "sits"]
    assert [each["match"] for each in exported["said"]] == ["sat", "sits"]
    assert exported["bans"] == ["device=dev", "names=127.0.0.0/24", "names=127.0.0.9", f"player={ME}"]
    assert exported["asked_for"] == [{"match": "asks", "seat": 0, "asks_name": NAMES[3]}]
    assert exported["requests"] == [{"match": "refused", "at": 0, "seat": 0, "name": NAMES[3]}]


def test_a_table_that_the_player_joined_meanwhile_is_erased_too(connection: Connection) -> None:
    changed = o.erase_player(connection, ME, [])
    assert changed == ["agreed", "asks", "hosts", "sat", "sits"]
    assert ME not in dump(connection)["seats"]


def test_an_erased_player_is_found_in_no_table(connection: Connection) -> None:
    before = dump(connection)
    for name in ROWS:
        assert ME in before[name] or "'sits'" in before[name], f"the player is not in {name}"
    o.erase_player(connection, ME, o.list_matches_with(connection, ME))
    after = dump(connection)
    for word in (*NAMES, SECRET, "127.0.0.9"):
        at = [name for name, rows in after.items() if word in rows]
        assert at == (["matches"] if word == "127.0.0.9" else []), (word, at)
    assert {name for name, rows in after.items() if ME in rows} == KEPT
    assert after["matches"].count(f"'host': '{ME}', ") == 1 and after["matches"].count("127.0.0.9") == 5
    assert "dev2" in after["bans"] and "127.0.8.1" in after["tokens"]
    assert "ma parole" in after["entries"] and "ma parole" in after["reports"] and "Nadia" in after["seats"]


@pytest.mark.parametrize("other", [{"device": "dev"}, {"address": "127.0.0.9"}, {"network": "127.0.0.0/24"}])
def test_a_ban_that_another_banned_player_shares_stays(connection: Connection, other: dict[str, str]) -> None:
    places = {"device": "", "address": "", "network": "", **other}
    connection.execute(insert(metadata.tables["tokens"]).values(hash="t3", player=OTHER, **places))
    targets = ["device=dev", "names=127.0.0.0/24", "names=127.0.0.9", f"player={ME}"]
    assert o.list_bans_of_player(connection, ME) == targets, "the other player is not banned"
    connection.execute(insert(metadata.tables["bans"]).values(what=f"player={OTHER}", until=1 << 50))
    shared = "".join(f"{'device' if name == 'device' else 'names'}={value}" for name, value in other.items())
    assert o.list_bans_of_player(connection, ME) == [target for target in targets if target != shared]


def test_a_name_of_a_shared_browser_frees_no_banned_one(connection: Connection) -> None:
    connection.execute(insert(metadata.tables["tokens"]).values(hash="t3", player=OTHER, device="dev"))
    assert o.list_bans_of_player(connection, OTHER) == []
    o.erase_player(connection, OTHER, [])
    assert len(o.list_bans_of_player(connection, ME)) == 4


# retention


def test_bans_that_have_ended_are_deleted(connection: Connection) -> None:
    bans = metadata.tables["bans"]
    connection.execute(insert(bans).values(what="names=127.0.9.9", until=900))
    assert o.forget_bans(connection, 899) == 0
    assert o.forget_bans(connection, 900) == 1 and "127.0.9.9" not in dump(connection)["bans"]


def test_a_player_with_a_report_that_waits_or_a_measure_is_kept(connection: Connection) -> None:
    tables = metadata.tables
    for id in ("reported", "restricted", "idle"):
        connection.execute(insert(tables["players"]).values(id=id, name=id, created=1))
    connection.execute(insert(tables["reports"]).values(report("r3", OTHER, "reported", "Zoé", [])))
    measure = {"id": "m2", "player": "restricted", "kind": "phrases", "at": 1, "until": 900}
    connection.execute(insert(tables["measures"]).values(measure))
    assert o.forget_players(connection, 899) == 1 and "idle" not in dump(connection)["players"]
    connection.execute(tables["reports"].update().values(closed=1))
    assert o.forget_players(connection, 900) == 2 and OTHER in dump(connection)["players"]
