"""server: a marker in every hidden card of whole games; it reaches nobody who may not know it, in no byte."""

import asyncio
import json
import re
from pathlib import Path
from typing import Any

import pytest

import magnat
from magnat.games import GAMES, edition
from magnat.kernel import TABLE, waiting
from magnat.record import Header, Record, positions
from magnat.record.view import knows, places
from magnat.store import Said, Store
from magnat.store import queries as q
from tests.server.conftest import FAST
from tests.server.games import HIDDEN, short
from tests.server.harness import Person, Serving, seated

MARK = re.compile(r"card!(\d+)")


def ever_known(header: Header, entries: list[Any], seats: int) -> list[dict[int, set[int]]]:
    """For each event: what every viewer has been able to know of the hidden cards up to then."""
    rows: list[Any] = [row for entry in entries if isinstance(entry.body, Said) for row in entry.body.rows]
    at_row: list[dict[int, set[int]]] = []
    known: dict[int, set[int]] = {viewer: set() for viewer in (TABLE, *range(seats))}
    for t in positions(Record(header, rows), None, edition(header.game, header.variant, header.options)):
        hidden = [card for name, _ in t.secret for place in places(getattr(t, name)) for card in place]
        out = set(range(len(getattr(t, "known")))) - set(hidden)  # noqa: B009
        for viewer, cards in known.items():
            cards |= out | {card for card in hidden if knows(t, viewer, card)}
        at_row.append({viewer: set(cards) for viewer, cards in known.items()})
        assert waiting(t) is not None or not t.stack
    by_event: list[dict[int, set[int]]] = []
    number = 0
    for entry in entries:
        number += len(entry.body.rows) if isinstance(entry.body, Said) else 0
        by_event.append(at_row[number])
    return by_event


@pytest.mark.skipif(magnat.compiled(), reason="compiled code forgets that an int was marked")
@pytest.mark.parametrize("game", HIDDEN or ["none"])
def test_no_marker_reaches_who_may_not_know_it(game: str, tmp_path: Path) -> None:
    if game == "none":
        pytest.skip("no game with hidden cards is here yet")
    assert game in GAMES
    store = f"sqlite:///{tmp_path}/magnat.db"
    log = tmp_path / "log"

    async def play(serving: Serving) -> None:
        people = await seated(serving.url, game, 2, 1, "random", **short(game, 20))
        watcher = Person(serving.url, "Watcher")
        watcher.table = people[0].table
        await watcher.connect()
        watching = asyncio.create_task(watcher.play())
        records: list[tuple[int, int, str]] = []

        async def download() -> None:
            while not people[0].over:
                for person in (*people, watcher):
                    before = person.seq
                    records.append((person.seat, before, await person.record()))
                await asyncio.sleep(0.5)

        await asyncio.gather(*[person.play() for person in people], download())
        await asyncio.wait_for(watching, 30)
        await check(store, people, watcher, log.read_text())

    with Serving(store, *FAST, log=log, module="tests.server.marked") as serving:
        asyncio.run(asyncio.wait_for(play(serving), 150))


async def check(url: str, people: list[Person], watcher: Person, log: str) -> None:
    store = Store(url)
    entries = await store.read(q.entries_of, people[0].table)
    row = await store.read(q.match_of, people[0].table)
    await store.close()
    import msgspec

    assert row is not None
    header = msgspec.json.decode(row["header"], type=Header)
    known = ever_known(header, entries, header.seats)
    assert not MARK.search(log)
    seen = 0
    for person in (*people, watcher):
        for after, frame in person.frames:
            message = json.loads(frame)
            event = max(after, message.get("seq", -1))
            for card in MARK.findall(frame):
                seen += 1
                assert int(card) in known[event][person.seat], (person.name, event, card, frame[:400])
    assert seen > 20, "no marker was seen at all: they were not planted"
