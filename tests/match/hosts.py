"""The same scripted evening at different hosts. Each host keeps every viewer's messages, frame by frame."""

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
from magnat.match.host import LocalHost as PlainLoop
from magnat.store import queries as q
from tests.match.manual_loop import InspectableViewer, ManualClockLoop
from tests.server.games import short
from tests.server.harness import Person
from tests.server.inside import START, Inside, SetClock

SEED = 7  # of the luck that deals unknown cards
DELAY = 5
PACE = 400
NAMES = ("Ada", "Blaise")  # the players; a third client is a spectator
LEAVES_AT, RETURNS_AT = 8, 16  # steps at which Blaise leaves and returns
Step = tuple[str, str, Any]  # connect, leave, send or advance; name; value
Evening = Generator[Step, None, None]


def setup_of(game: str) -> dict[str, Any]:
    """Return the setup of a short game in which an absence is soon noticed."""
    more: dict[str, Any] = {"bot_pace": PACE, "absence": {"after": 20, "bot": "steady", "budget": 0}, **short(game, 16)}
    return more | ({"variant": "quick"} if game == "electronic" else {})


class ScreenViewer(Person):
    """A viewer's state according to its messages. The host collects its commands elsewhere."""

    def __init__(self, name: str) -> None:
        super().__init__("", name, 3)

    def receive(self, frame: str) -> None:
        self.heard.append(frame)
        self.take(msgspec.json.decode(frame))

    def last(self, kind: str) -> dict[str, Any]:
        return next((m for m in map(msgspec.json.decode, reversed(self.heard)) if m["type"] == kind), {})


def evening(screens: dict[str, ScreenViewer], steps: int = 250) -> Evening:
    """Script one game: answers, asides, offers to a bot and to a person, undo, an absence, a spectator."""
    rng = random.Random(5)
    for name in (*NAMES, "Watcher"):
        yield "connect", name, None
    for number in range(steps):
        if any(screen.over for screen in screens.values()):
            break
        if number == LEAVES_AT:
            yield "leave", "Blaise", None
            yield "advance", "", 4_000
        if number == RETURNS_AT:
            yield "connect", "Blaise", None
        for name in NAMES:
            screen = screens[name]
            if number in range(LEAVES_AT, RETURNS_AT) and name == "Blaise":
                continue
            yield from turn(screen, number, rng)
        yield "advance", "", PACE if number != LEAVES_AT + 3 else 20_000
    yield "advance", "", 10_000


def turn(screen: ScreenViewer, number: int, rng: random.Random) -> Evening:
    """Yield one person's actions at one moment."""
    ask = screen.ask
    if ask.get("seat") == screen.seat and "choices" in ask:
        if "trade" in ask["choices"] and number not in range(LEAVES_AT - 1, RETURNS_AT):
            yield from propose(screen, number)
        yield "send", screen.name, say(screen, screen.chosen(screen.ask))
        if number % 4 == 1:
            yield "send", screen.name, {"type": "take_back", "id": f"b{number}", "question": screen.question}
    elif "aside" in ask and number % 3 == 0:
        aside = ask["aside"]
        if isinstance(aside["choices"], list):
            yield "send", screen.name, say(screen, rng.choice(aside["choices"]))
    for offer in list(screen.offers.values()):
        if offer["to"] == screen.seat:
            reply = {"say": "accept"} if number % 2 else {}
            yield "send", screen.name, {"type": "reply", "id": f"r{offer['offer']}", "offer": offer["offer"], **reply}
    if number == 10:
        yield "send", screen.name, {"type": "chat", "id": f"chat{screen.seat}", "text": "Bonsoir"}


def say(screen: ScreenViewer, words: Any) -> dict[str, Any]:
    return {"type": "say", "id": f"{screen.name}-{next(screen.ids)}", "question": screen.question, "say": words}


def propose(screen: ScreenViewer, number: int) -> Evening:
    """Offer money for a possession of the bot and of the other person, as the previews allow."""
    to = 2 if number % 2 else 1 - screen.seat
    words: list[Any] = ["trade"]
    for _ in range(4):
        yield "send", screen.name, {"type": "preview", "id": f"v{number}.{len(words)}", "say": words}
        preview = screen.last("previewed")
        if preview.get("id") != f"v{number}.{len(words)}":
            return
        ask = preview["ask"]
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
    """The result of an evening: each viewer's frames, and the log."""

    def __init__(self, screens: dict[str, ScreenViewer], log: list[Entry]) -> None:
        self.told = {name: screen.heard for name, screen in screens.items()}
        self.log = log
        self.screens = screens


# The plain loop


def run_in_loop(row: dict[str, Any], seats: list[dict[str, Any]], first: Entry) -> Played:
    seating = row_mapping.seating_from_rows(row, seats)
    return run_evening(ManualClockLoop(seating, [first], SEED, DELAY, START), seating)


def run_evening(loop: ManualClockLoop, seating: Seating) -> Played:
    """Run the evening with the clock and the clients of a loop."""
    screens = {name: ScreenViewer(name) for name in (*NAMES, "Watcher")}
    watchers: dict[str, InspectableViewer] = {}

    def listen() -> None:
        for name, watcher in watchers.items():
            for message in watcher.received:
                screens[name].receive(message.decode())
            watcher.received.clear()

    for action, name, value in evening(screens):
        if action == "connect":
            player = seating.places[NAMES.index(name)].player if name in NAMES else None
            watchers[name] = loop.connect(player, screens[name].seq)
        elif action == "leave":
            loop.disconnect(watchers.pop(name))
        elif action == "send":
            loop.say(watchers[name], **value)
        else:
            loop.advance(value)
        listen()
    return Played(screens, loop.log)


# The terminal


def run_at_terminal(row: dict[str, Any], seats: list[dict[str, Any]], first: Entry, path: Path, patch: Any) -> Played:
    """Run the terminal's host without its screen, and check that its file contains the whole record."""
    clock = SetClock()
    patch.setattr(terminal, "time", clock)
    patch.setattr(terminal, "secrets", FixedSecrets)
    seating = row_mapping.seating_from_rows(row, seats)
    host = terminal.TerminalHost(seating, [first], path, SaveData("", 2))
    host.save()

    class Driven(ManualClockLoop):
        """The same clock and clients, with the terminal host's match, log and file."""

        def __init__(self) -> None:
            self.now = START
            PlainLoop.__init__(self, host.session, host.log)

        def persist(self, entry: Entry) -> None:
            host.persist(entry)

    host.session.broadcast.lag_ms = DELAY * 1000
    played = run_evening(Driven(), seating)
    host.save()
    return played


# The server


class FixedSecrets:
    """Replaces the module `secrets` for the luck that deals unknown cards."""

    @staticmethod
    def randbits(_: int) -> int:
        return SEED


class Served:
    """A whole server in this process, with real sockets, store and workers, and a clock set by hand."""

    def __init__(self, folder: Path, monkeypatch: Any, seed: int) -> None:
        monkeypatch.setattr(process_module, "secrets", FixedSecrets)
        monkeypatch.setattr(lobby, "fresh_seed", lambda: bytes([seed]) * 32)
        monkeypatch.setattr(lobby, "new_id", lambda: "evening")  # the id is a part of the luck
        self.inside = Inside(folder, monkeypatch, delay=DELAY, rate=1e6, thoughts_per_address=1_000_000)
        self.screens = {name: ScreenViewer(name) for name in (*NAMES, "Watcher")}
        self.first: Any = None
        self.echoes = itertools.count()

    async def play(self, game: str) -> Played:
        async with self.inside as inside:
            self.process = inside.process
            try:
                await self._begin(inside.url, game)
                for action, name, value in evening(self.screens):
                    await self._do(action, name, value)
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

    async def _do(self, action: str, name: str, value: Any) -> None:
        if action == "advance":
            await self.inside.advance(self.table, value)
        elif action == "connect":
            await self.screens[name].connect()
        elif action == "leave":
            await self.screens[name].leave()
        else:
            await self.screens[name].send(**value)
            await self._barrier(name)
        await self.inside.settled(await self.process.open_room(self.table))
        for listener, screen in self.screens.items():
            if screen.socket is not None:
                await self._barrier(listener)

    async def _barrier(self, name: str) -> None:
        """Wait for an echo, which follows all earlier messages and is not recorded itself."""
        screen = self.screens[name]
        id = f"echo{next(self.echoes)}"
        await screen.send(type="ping", id=id)
        await screen.until("pong", id=id)
        screen.heard.pop()


def run_on_server(folder: Path, monkeypatch: Any, game: str, seed: int = 0) -> tuple[Played, Any]:
    host = Served(folder, monkeypatch, seed)
    played = asyncio.run(host.play(game))
    return played, host.first
