"""play: the same scripted evening at different hosts. Each host keeps, frame by frame, what every viewer was told."""

import asyncio
import itertools
import random
from collections.abc import Generator
from pathlib import Path
from typing import Any

import msgspec

from magnat.hosts.server import lobby, row_mapping
from magnat.hosts.server import process as process_module
from magnat.hosts.terminal import host as terminal
from magnat.hosts.terminal.saved_games import SaveData
from magnat.match import Entry, Seating
from magnat.match.loop import LocalHost as PlainLoop
from magnat.store import queries as q
from magnat.testing.manual_loop import InspectableViewer, ManualClockLoop
from tests.server.games import short
from tests.server.harness import Person
from tests.server.inside import START, Inside, SetClock

SEED = 7  # of the luck that deals what somebody does not know
DELAY = 5
PACE = 400
NAMES = ("Ada", "Blaise")  # who plays; a third only looks on
GOES, COMES = 8, 16  # when Blaise leaves, and comes back
Step = tuple[str, str, Any]  # connect, leave, send, advance; who; what
Evening = Generator[Step, None, None]


def setup_of(game: str) -> dict[str, Any]:
    """A short game with an absence that is soon noticed."""
    more: dict[str, Any] = {"bot_pace": PACE, "absence": {"after": 20, "bot": "steady", "budget": 0}, **short(game, 16)}
    return more | ({"variant": "quick"} if game == "electronic" else {})


class Screen(Person):
    """What one viewer knows by what it was told; the host takes what it says elsewhere."""

    def __init__(self, name: str) -> None:
        super().__init__("", name, 3)

    def receive(self, frame: str) -> None:
        self.heard.append(frame)
        self.take(msgspec.json.decode(frame))

    def last(self, kind: str) -> dict[str, Any]:
        return next((m for m in map(msgspec.json.decode, reversed(self.heard)) if m["type"] == kind), {})


def evening(screens: dict[str, Screen], steps: int = 250) -> Evening:
    """One game: answers, asides, offers to a bot and to a person, take-backs, an absence, a spectator."""
    dice = random.Random(5)
    for name in (*NAMES, "Watcher"):
        yield "connect", name, None
    for number in range(steps):
        if any(screen.over for screen in screens.values()):
            break
        if number == GOES:
            yield "leave", "Blaise", None
            yield "advance", "", 4_000
        if number == COMES:
            yield "connect", "Blaise", None
        for name in NAMES:
            screen = screens[name]
            if number in range(GOES, COMES) and name == "Blaise":
                continue
            yield from turn(screen, number, dice)
        yield "advance", "", PACE if number != GOES + 3 else 20_000
    yield "advance", "", 10_000


def turn(screen: Screen, number: int, dice: random.Random) -> Evening:
    """What one person does at one moment."""
    ask = screen.ask
    if ask.get("seat") == screen.seat and "choices" in ask:
        if "trade" in ask["choices"] and number not in range(GOES - 1, COMES):
            yield from propose(screen, number)
        yield "send", screen.name, say(screen, screen.chosen(screen.ask))
        if number % 4 == 1:
            yield "send", screen.name, {"type": "take_back", "id": f"b{number}", "question": screen.question}
    elif "aside" in ask and number % 3 == 0:
        aside = ask["aside"]
        if isinstance(aside["choices"], list):
            yield "send", screen.name, say(screen, dice.choice(aside["choices"]))
    for offer in list(screen.offers.values()):
        if offer["to"] == screen.seat:
            reply = {"say": "accept"} if number % 2 else {}
            yield "send", screen.name, {"type": "reply", "id": f"r{offer['offer']}", "offer": offer["offer"], **reply}
    if number == 10:
        yield "send", screen.name, {"type": "chat", "id": f"chat{screen.seat}", "text": "Bonsoir"}


def say(screen: Screen, what: Any) -> dict[str, Any]:
    return {"type": "say", "id": f"{screen.name}-{next(screen.ids)}", "question": screen.question, "say": what}


def propose(screen: Screen, number: int) -> Evening:
    """Something of the other's for money, as the previews admit it: to the bot, and to the other person."""
    to = 2 if number % 2 else 1 - screen.seat
    words: list[Any] = ["trade"]
    for _ in range(4):
        yield "send", screen.name, {"type": "preview", "id": f"v{number}.{len(words)}", "say": words}
        told = screen.last("previewed")
        if told.get("id") != f"v{number}.{len(words)}":
            return
        ask = told["ask"]
        if ask["ask"] == "with":
            if to not in ask["choices"]:
                return
            words = [*words, to]
        elif ask["ask"] == "item":
            items = [item for item in ask["choices"] if item < 40]
            more = items[-1:] if len(words) == 2 else [62]
            if not more or more[0] not in ask["choices"]:
                return
            words = [*words, *more]
        elif ask["ask"] == "cash":
            words = [*words, ask["choices"]["to" if number % 3 else "from"], "send"]
            break
    if words[-1] == "send":
        question = screen.question
        yield "send", screen.name, {"type": "propose", "id": f"p{number}", "question": question, "say": words}


class Played:
    """What came of an evening: each viewer's frames, and the log."""

    def __init__(self, screens: dict[str, Screen], log: list[Entry]) -> None:
        self.told = {name: screen.heard for name, screen in screens.items()}
        self.log = log
        self.screens = screens


# the plain loop


def in_a_loop(row: dict[str, Any], seats: list[dict[str, Any]], first: Entry) -> Played:
    seating = row_mapping.seating_from_rows(row, seats)
    return driven(ManualClockLoop(seating, [first], SEED, DELAY, START), seating)


def driven(loop: ManualClockLoop, seating: Seating) -> Played:
    """The evening, with a loop's own clock and clients."""
    screens = {name: Screen(name) for name in (*NAMES, "Watcher")}
    watchers: dict[str, InspectableViewer] = {}

    def listen() -> None:
        for name, watcher in watchers.items():
            for message in watcher.received:
                screens[name].receive(message.decode())
            watcher.received.clear()

    for what, name, value in evening(screens):
        if what == "connect":
            player = seating.places[NAMES.index(name)].player if name in NAMES else None
            watchers[name] = loop.connect(player, screens[name].seq)
        elif what == "leave":
            loop.disconnect(watchers.pop(name))
        elif what == "send":
            loop.say(watchers[name], **value)
        else:
            loop.advance(value)
        listen()
    return Played(screens, loop.log)


# the terminal


def at_the_terminal(row: dict[str, Any], seats: list[dict[str, Any]], first: Entry, path: Path, patch: Any) -> Played:
    """Its host with other viewers than its own screen: the same log, and all of the record in its file."""
    clock = SetClock()
    patch.setattr(terminal, "time", clock)
    patch.setattr(terminal, "secrets", FixedSecrets)
    seating = row_mapping.seating_from_rows(row, seats)
    host = terminal.TerminalHost(seating, [first], path, SaveData("", 2))
    host.save()

    class Driven(ManualClockLoop):
        """The same clock and clients, over that host's own match, log and file."""

        def __init__(self) -> None:
            self.now = START
            PlainLoop.__init__(self, host.session, host.log)

        def persist(self, entry: Entry) -> None:
            host.persist(entry)

    host.session.broadcast.lag_ms = DELAY * 1000
    played = driven(Driven(), seating)
    host.save()
    return played


# the server


class FixedSecrets:
    """In place of the module `secrets`, for the luck that deals what somebody does not know."""

    @staticmethod
    def randbits(_: int) -> int:
        return SEED


class Served:
    """A whole server in this process, with real sockets, a real store and workers, and a clock that is set by hand."""

    def __init__(self, folder: Path, monkeypatch: Any, seed: int) -> None:
        monkeypatch.setattr(process_module, "secrets", FixedSecrets)
        monkeypatch.setattr(lobby, "fresh_seed", lambda: bytes([seed]) * 32)
        monkeypatch.setattr(lobby, "new_id", lambda: "evening")  # which is a part of the luck
        self.inside = Inside(folder, monkeypatch, delay=DELAY, rate=1e6, thoughts_per_address=1_000_000)
        self.screens = {name: Screen(name) for name in (*NAMES, "Watcher")}
        self.first: Any = None
        self.echoes = itertools.count()

    async def play(self, game: str) -> Played:
        async with self.inside as inside:
            self.process = inside.process
            try:
                await self._begin(inside.url, game)
                for what, name, value in evening(self.screens):
                    await self._do(what, name, value)
                return Played(self.screens, await self.process.store.read(q.read_entries, self.table))
            finally:
                for screen in self.screens.values():
                    await screen.leave()

    async def _begin(self, url: str, game: str) -> None:
        for screen in self.screens.values():
            screen.url = url
        ada, blaise, watcher = self.screens.values()
        await ada.arrive()
        await blaise.arrive()
        seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "name": "Louis"}]
        self.table = await ada.create(game, seats, **setup_of(game))
        await blaise.join(self.table)
        await ada.start()
        watcher.table = self.table
        row = await self.process.store.read(q.find_match, self.table)
        assert row is not None
        places = await self.process.store.read(q.read_seat_rows, self.table)
        (entry,) = await self.process.store.read(q.read_entries, self.table)
        self.first = (row, places, entry)

    async def _do(self, what: str, name: str, value: Any) -> None:
        if what == "advance":
            await self.inside.advance(self.table, value)
        elif what == "connect":
            await self.screens[name].connect()
        elif what == "leave":
            await self.screens[name].leave()
        else:
            await self.screens[name].send(**value)
            await self._barrier(name)
        await self.inside.settled(await self.process.open_room(self.table))
        for listener, screen in self.screens.items():
            if screen.socket is not None:
                await self._barrier(listener)

    async def _barrier(self, name: str) -> None:
        """Whatever was told before is heard once the echo is back; the echo itself is no telling."""
        screen = self.screens[name]
        id = f"echo{next(self.echoes)}"
        await screen.send(type="ping", id=id)
        await screen.until("pong", id=id)
        screen.heard.pop()


def served(folder: Path, monkeypatch: Any, game: str, seed: int = 0) -> tuple[Played, Any]:
    host = Served(folder, monkeypatch, seed)
    played = asyncio.run(host.play(game))
    return played, host.first
