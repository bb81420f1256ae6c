"""Play games with a marker in every hidden card, and check every byte of every channel for leaks.

Two people and a bot play, a spectator watches, and an anonymous client requests everything it can. Meanwhile
players reconnect, a newcomer takes over the bot's seat, the operator looks, and the store is copied.
"""

import asyncio
import json
import re
import sqlite3
import sys
from functools import partial
from pathlib import Path
from typing import Any, Final

import msgspec

from magnat.games import edition
from magnat.kernel import TABLE, current_question
from magnat.kernel.secrets import card_lists, knows
from magnat.match import AnswerEntry, rows_of
from magnat.record import Header, Record, replay_positions
from magnat.store import queries as q
from magnat.store.backup import back_up
from magnat.store.store import Store
from tests.server.games import short
from tests.server.harness import ANY, Person, Serving, eventually, seated

CARDS: Final = range(512)  # more than any game has
MARK: Final = re.compile(r"card!(\d+)")
NEWCOMER_JOINS_AFTER: Final = 12  # entries after which a newcomer joins
CHECK_INTERVAL: Final = 20  # entries between two checks of all channels
HANG_SECONDS: Final = 300.0

Known = list[dict[int, set[int]]]


class Game:
    """A game and everything that was sent to any client."""

    def __init__(self, serving: Serving, game: str, turns: int) -> None:
        self.serving = serving
        self.game = game
        self.turns = turns
        self.nobody = Person(serving.url, "Nobody")  # anonymous
        self.plain: list[tuple[str, str]] = []  # places where no hidden card may occur
        self.records: list[tuple[int, str]] = []
        self.lines: list[tuple[int, str]] = []  # of streams, by seat
        self.back: list[Person] = []  # players who reconnected and left
        self.taken_over = False

    async def play(self) -> None:
        self.people = await seated(self.serving.url, self.game, 2, 1, "random", **short(self.game, self.turns))
        one = self.people[0]
        self.nobody.table = one.table
        self.watcher = await Person(self.serving.url, "Watcher").arrive()
        self.newcomer = await Person(self.serving.url, "Late").arrive()
        for person in (self.watcher, self.newcomer):
            person.table = one.table
            await person.connect()
        listening = [asyncio.create_task(person.play()) for person in (self.watcher, self.newcomer)]
        await asyncio.gather(self.play_and_inspect(), self.come_back(), self.take_over())
        await asyncio.wait_for(asyncio.gather(*listening), HANG_SECONDS)
        for person in self.everybody:
            lines = str(await person.call("GET", f"/api/tables/{person.table}/stream"))
            self.lines += [(person.seat, line) for line in lines.splitlines() if line]

    @property
    def everybody(self) -> list[Person]:
        return [*self.people, self.watcher, self.newcomer]

    @property
    def over(self) -> bool:
        return any(person.over for person in self.people)

    async def play_and_inspect(self) -> None:
        """Play, and inspect every channel at fixed points of the game, while nobody answers."""
        seq = 0
        while not self.over:
            await self.inspect_channels()
            seq += CHECK_INTERVAL
            until = partial(has_reached, seq)
            await asyncio.gather(*[person.play(stop=until) for person in self.people])

    async def inspect_channels(self) -> None:
        """Read the records, and everything an anonymous client and the operator can request."""
        at = f"/api/tables/{self.nobody.table}"
        operator = [f"/operator/tables/{self.nobody.table}", "/operator/tables", "/operator/stats", "/metrics"]
        for person in [*self.people, self.watcher]:
            self.records.append((person.seat, await person.record()))
        for path in (at, f"{at}/record", f"/api/codes/{self.people[0].info['code']}", "/api/tables", *operator):
            self.plain.append((path, str(await self.nobody.call("GET", path, status=ANY))))

    async def come_back(self) -> None:
        """Reconnect without any events, then with a few old ones."""
        await eventually(lambda: self.over or self.people[0].seq > NEWCOMER_JOINS_AFTER // 2, HANG_SECONDS)
        for have in (-1, 2):
            again = Person(self.serving.url, "Again")
            again.__dict__.update(self.people[1].__dict__, events=[], heard=[], frames=[], socket=None, seq=have)
            welcome = await again.connect()
            assert welcome["seat"] == self.people[1].seat
            await again.leave()
            self.back.append(again)

    async def take_over(self) -> None:
        """The host opens the bot's seat, a newcomer requests it, and both players agree."""
        await eventually(lambda: self.over or self.people[0].seq > NEWCOMER_JOINS_AFTER, HANG_SECONDS)
        host = next(person for person in self.people if person.info.get("host"))
        bot = next(seat["seat"] for seat in host.info["seats"] if seat["kind"] == "bot")
        seats = f"/api/tables/{host.table}/seats"
        for person, method, path, body in [
            (host, "PATCH", f"{seats}/{bot}", {"kind": "open"}),
            (self.newcomer, "POST", seats, {}),
            *[(person, "POST", f"{seats}/{bot}/admit", {"yes": True}) for person in self.people],
        ]:
            answer = await person.call(method, path, body, status=ANY)
            self.plain.append((path, json.dumps(answer)))
            if "error" in answer:  # the game ended first
                return
        await eventually(lambda: self.over or self.newcomer.seat == bot, HANG_SECONDS)
        self.taken_over = self.newcomer.seat == bot

    async def check(self) -> int:
        """Compare all channels with the cards each viewer could know by then. Return the number of markers."""
        store = Store(self.serving.store)
        entries = await store.read(q.read_entries, self.nobody.table)
        row = await store.read(q.find_match, self.nobody.table)
        await store.close()
        assert row is not None
        header = msgspec.json.decode(row["header"], type=Header)
        known, known_at_row = knowable_cards(header, entries, header.seats)
        seen_markers = 0
        for person in [*self.everybody, *self.back]:
            for before, frame, seat in person.frames:
                event = max(before, json.loads(frame).get("seq", -1), 0)
                seen_markers += count_markers(frame, known[event][seat], f"{self.game}: {person.name}")
        assert seen_markers > 20, "too few markers were seen: were they planted?"
        for seat, line in self.lines:
            count_markers(
                line, known[max(json.loads(line).get("seq", 0), 0)][seat], f"{self.game}: the stream of {seat}"
            )
        read_markers = 0
        for seat, record in self.records:
            rows = record.splitlines()[1:]
            if rows and not rows[-1].startswith("{"):  # after the end the full record is public
                read_markers += count_markers(
                    record, known_at_row[len(rows)][seat], f"{self.game}: the record for seat {seat}"
                )
        assert read_markers > 20, "too few markers in the records read during the game"
        for where, text in self.plain:
            count_markers(text, set(), f"{self.game}: {where}")
        return seen_markers + read_markers


def has_reached(seq: int, person: Person) -> bool:
    return bool(person.seq >= seq)


def knowable_cards(header: Header, entries: list[Any], seats: int) -> tuple[Known, Known]:
    """Return the hidden cards that each viewer could know, for each event and for each row."""
    rows: list[Any] = [*rows_of(entries)]
    at_row: list[dict[int, set[int]]] = []
    known: dict[int, set[int]] = {viewer: set() for viewer in (TABLE, *range(seats))}
    for t in replay_positions(Record(header, rows), None, edition(header.game, header.variant, header.options)):
        hidden = [card for name, _ in t.secret for place in card_lists(getattr(t, name)) for card in place]
        out = set(CARDS) - set(hidden)  # public decks, and open cards
        for viewer, cards in known.items():
            cards |= out | {card for card in hidden if knows(t, viewer, card)}
        at_row.append({viewer: set(cards) for viewer, cards in known.items()})
        assert current_question(t) is not None or not t.stack
    by_event: list[dict[int, set[int]]] = []
    number = 0
    for entry in entries:
        number += len(entry.body.rows) if isinstance(entry.body, AnswerEntry) else 0
        by_event.append(at_row[number])
    return by_event, at_row


def count_markers(text: str, known: set[int], where: str) -> int:
    """Return the number of markers in a text. Each must be of a known card."""
    cards = [int(card) for card in MARK.findall(text)]
    assert set(cards) <= known, (where, sorted(set(cards) - known), text[:400])
    return len(cards)


async def check_unreadable(serving: Serving, game: str) -> None:
    """Check that a match with a log of other rules gives nothing away."""
    people = await seated(serving.url, game, 2, 0)
    await asyncio.gather(*[person.play(stop=lambda p: p.seq > 5) for person in people])
    for person in people:
        await person.leave()
    serving.stop()
    with sqlite3.connect(serving.store.removeprefix("sqlite:///")) as connection:
        connection.execute(
            "update entries set body = replace(body, '\"rows\":[[', '\"rows\":[[7,99],[') where match = ?",
            (people[0].table,),
        )
        connection.execute("delete from snapshots where match = ?", (people[0].table,))
    serving.start()
    watcher, nobody = await Person(serving.url, "Watcher").arrive(), Person(serving.url, "Nobody")
    for person in [*people, watcher, nobody]:
        person.table, person.url, person.socket = people[0].table, serving.url, None
        person.heard.clear()
        welcome = await person.connect()
        assert welcome["table"]["readable"] is False and "view" not in welcome
        at = f"/api/tables/{person.table}"
        for path in (at, f"{at}/record", f"{at}/stream", f"/operator/tables/{person.table}"):
            count_markers(str(await person.call("GET", path, status=ANY)), set(), f"{game}, unreadable: {path}")
        for frame in person.heard:
            count_markers(frame, set(), f"{game}, unreadable")
        await person.leave()


def check_copy(serving: Serving, folder: Path) -> None:
    """Back up the store while it is in use, and check that only the owner can read the copy."""
    target = folder / f"copy-{serving.port}.db"
    back_up(serving.store, target)
    if sys.platform != "win32":
        assert not target.stat().st_mode & 0o077, "a copy contains every hand"
    target.unlink()
