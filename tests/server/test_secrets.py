"""server: a marker in every hidden card of whole games; it reaches nobody who may not know it, in no byte."""

import asyncio
import json
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

import magnat
from magnat.games import edition
from magnat.kernel import TABLE, waiting
from magnat.kernel.secrets import knows, places
from magnat.play import Said, rows_of
from magnat.record import Header, Record, positions
from magnat.store import queries as q
from magnat.store.store import Store
from tests.server.conftest import FAST
from tests.server.games import HIDDEN, short
from tests.server.harness import Person, Serving, seated

CARDS = range(512)  # more than any game has
MARK = re.compile(r"card!(\d+)")


Known = list[dict[int, set[int]]]


def ever_known(header: Header, entries: list[Any], seats: int) -> tuple[Known, Known]:
    """For each event, and for each row: what every viewer has been able to know of the hidden cards up to then."""
    rows: list[Any] = [*rows_of(entries)]
    at_row: list[dict[int, set[int]]] = []
    known: dict[int, set[int]] = {viewer: set() for viewer in (TABLE, *range(seats))}
    for t in positions(Record(header, rows), None, edition(header.game, header.variant, header.options)):
        hidden = [card for name, _ in t.secret for place in places(getattr(t, name)) for card in place]
        out = set(CARDS) - set(hidden)  # those of public decks, and whatever lies open
        for viewer, cards in known.items():
            cards |= out | {card for card in hidden if knows(t, viewer, card)}
        at_row.append({viewer: set(cards) for viewer, cards in known.items()})
        assert waiting(t) is not None or not t.stack
    by_event: list[dict[int, set[int]]] = []
    number = 0
    for entry in entries:
        number += len(entry.body.rows) if isinstance(entry.body, Said) else 0
        by_event.append(at_row[number])
    return by_event, at_row


@pytest.mark.skipif(magnat.compiled(), reason="compiled code forgets that an int was marked")
@pytest.mark.parametrize("game", HIDDEN)
def test_no_marker_reaches_who_may_not_know_it(game: str, tmp_path: Path) -> None:
    store = f"sqlite:///{tmp_path}/magnat.db"
    log = tmp_path / "log"

    async def play(serving: Serving) -> None:
        people = await seated(serving.url, game, 2, 1, "random", **short(game, 20))
        watcher = await Person(serving.url, "Watcher").arrive()
        watcher.table = people[0].table
        await watcher.connect()
        watching = asyncio.create_task(watcher.play())
        records: list[tuple[int, str]] = []

        async def download() -> None:
            while not people[0].over:
                for person in (*people, watcher):
                    records.append((person.seat, await person.record()))
                await asyncio.sleep(0.5)

        await asyncio.gather(*[person.play() for person in people], download())
        await asyncio.wait_for(watching, 30)
        streams = [str(await p.call("GET", f"/api/tables/{p.table}/stream")) for p in (*people, watcher)]
        await check(store, people, watcher, log.read_text(), records, streams)

    with Serving(store, *FAST, log=log, module="tests.server.marked") as serving:
        asyncio.run(asyncio.wait_for(play(serving), 150))


async def check(
    url: str, people: list[Person], watcher: Person, log: str, records: list[tuple[int, str]], streams: list[str]
) -> None:
    store = Store(url)
    entries = await store.read(q.entries_of, people[0].table)
    row = await store.read(q.match_of, people[0].table)
    await store.close()
    assert row is not None
    header = msgspec.json.decode(row["header"], type=Header)
    known, known_at_row = ever_known(header, entries, header.seats)
    assert not MARK.search(log)
    seen = 0
    for person in (*people, watcher):
        for after, frame in person.frames:
            event = max(after, json.loads(frame).get("seq", -1))
            seen += fit(frame, known[event][person.seat], person.name)
    assert seen > 20, "no marker was seen at all: they were not planted"
    for person, stream in zip((*people, watcher), streams, strict=True):
        told = [line for line in stream.splitlines() if line]
        assert len(told) == len(entries) + 1 and MARK.search(stream)
        for line in told:
            fit(line, known[max(json.loads(line)["seq"], 0)][person.seat], f"the stream of {person.name}")
    seen = 0
    for seat, record in records:
        rows = record.splitlines()[1:]
        if rows and not rows[-1].startswith("{"):  # after the end everybody may read everything
            seen += fit(record, known_at_row[len(rows)][seat], f"the record for seat {seat}")
    assert seen > 20, "no record was read while the game ran"


def fit(text: str, known: set[int], where: str) -> int:
    """How many markers there are; none of a card that is not known there."""
    cards = [int(card) for card in MARK.findall(text)]
    assert set(cards) <= known, (where, sorted(set(cards) - known), text[:400])
    return len(cards)
