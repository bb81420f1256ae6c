"""cli: the host of a match at this terminal: a loop, a file that has every answer, and the people who sit here."""

import secrets
import time
from itertools import count
from pathlib import Path
from typing import Any, Final

import msgspec

from magnat.bots import company
from magnat.cli.saves import Save, forget, keep
from magnat.kernel import TABLE, Luck, Question, Table
from magnat.play import Entry, Place, Play, Said, Seating, Setup, rows_of
from magnat.play.loop import Listener, Loop
from magnat.play.messages import (
    AskHint,
    Command,
    Front,
    Hint,
    Hinted,
    Noted,
    Past,
    Refused,
    Say,
    TakeBack,
    Told,
    Welcome,
)
from magnat.play.thinking import Decision, Task
from magnat.record import Header, Record, append, fresh_seed, word

HERE: Final = "here"  # the one player of this terminal: several people hold several of its seats

Heard = Told | Past | Noted | Refused | Welcome | Hinted


class TerminalHost(Loop):
    """One match, kept in a file: what is not written there has not happened."""

    def __init__(self, seating: Seating, log: list[Entry], path: Path, kept: Save) -> None:
        self.path = path
        self.kept = kept
        self.ahead = 0  # milliseconds by which this clock was put forward: nobody here waits for an answer to be due
        self.screen = Listener(HERE)  # it is told what the seat in front of it may know
        self.ids = count(1)
        super().__init__(Play(seating, Luck(secrets.randbits(64)), self.now), log)
        self.play.load(None, log)
        self.match.state.played = int(kept.seconds * 1000)

    @classmethod
    def begun(cls, setup: Setup, names: list[str], kept: Save, path: Path) -> "TerminalHost":
        """A new game: people take the first seats, bots the others."""
        seed = fresh_seed()
        kept.seed = seed.hex()
        seating = Seating(secrets.token_hex(8), setup, places_for(setup.game, names, kept), seed, host=HERE)
        entry, _ = seating.begin(int(time.time() * 1000))
        host = cls(seating, [entry], path, kept)
        host.save()
        return host

    @classmethod
    def resumed(cls, record: Record, path: Path, kept: Save) -> "TerminalHost":
        """A game taken up where its record ends. Without its seed, it goes on with luck that nobody can verify."""
        header = record.header
        seed = bytes.fromhex(kept.seed) if kept.seed else fresh_seed()
        seating = Seating(
            header.match, setup_of(header), places_for(header.game, header.names, kept), seed, header, "playing", HERE
        )
        rows = [(seat, choice) for seat, choice in record.rows if choice is not None]
        start = Entry(seating.id, 0, int(time.time() * 1000), Said(TABLE, "start", rows))
        return cls(seating, [start], path, kept)

    @property
    def now(self) -> int:
        return int(time.time() * 1000) + self.ahead

    @property
    def match(self) -> Any:
        return self.play.begun

    @property
    def table(self) -> Table:
        table: Table = self.match.table
        return table

    @property
    def humans(self) -> list[int]:
        """The seats that people here play."""
        return [seat for seat in self.play.seating.people if seat not in self.match.state.resigned]

    # what people do

    def attach(self, tell_all: bool) -> None:
        """Sit down: a new game is told from its beginning."""
        have = -1 if tell_all else self.match.state.seq
        self.run(self.play.attach(self.screen, have, None, self.now))

    def bring_to_front(self, seat: int) -> None:
        """Another of the people here looks at the screen."""
        if self.screen.seat != seat:
            self.send(Front(id=self.id(), seat=seat))

    def say(self, seat: int, sentence: list[tuple[Question[Any], int]]) -> Refused | None:
        """A seat says something; why not, if it may not."""
        self.bring_to_front(seat)
        words = [word(question, choice) for question, choice in sentence]
        return self.send(Say(id=self.id(), question=self.match.question, say=words))

    def take_back(self, seat: int) -> Refused | None:
        self.bring_to_front(seat)
        return self.send(TakeBack(id=self.id(), question=self.match.question))

    def hint(self, seat: int) -> Hint | Refused:
        """What each answer is worth to a seat; why it is not told, if it is not."""
        self.bring_to_front(seat)
        refused = self.send(AskHint(id=self.id(), question=self.match.question))
        if refused is not None:
            return refused
        self.think(self.now)
        told: Hinted | Refused = self.messages(Hinted, Refused)[0]
        return told.hint if isinstance(told, Hinted) else told

    def decided(self, task: Task) -> Decision:
        from magnat.analysis.hinting import thought  # it takes a while to load, and few ask for it

        return thought(task)

    def send(self, command: Command) -> Refused | None:
        self.run(self.play.hear(self.screen, command, self.now))
        while self.play.commands.held:  # at one screen nobody is surprised: what comes early is simply due now
            self.ahead += max(min(held.at for held in self.play.commands.held) - self.now, 0)
            self.run(self.play.wake(self.now))
        refused = [message for message in self.messages(Refused) if message.id == getattr(command, "id", "")]
        return refused[0] if refused else None

    def id(self) -> str:
        return f"{len(self.log)}-{next(self.ids)}"

    # what happens by itself

    def due(self) -> bool:
        """Whether something is to happen without anybody here: a bot speaks, the time is up."""
        self.think(self.now)
        at = self.play.next_at(self.now)
        return not self.match.over and at is not None and at <= self.now

    def go_on(self) -> None:
        """One such thing."""
        self.run(self.play.wake(self.now))
        self.think(self.now)

    def wait(self) -> None:
        """Nobody here waits for a bot whose answer is not due yet: the clock is put forward."""
        at = self.play.next_at(self.now)
        assert at is not None, "a bot is asked and thinks of nothing"
        self.ahead += max(at - self.now, 0)

    # what is told

    def messages(self, *kinds: type[Heard]) -> list[Any]:
        """What this screen was told since it was last asked, of these kinds; the others wait."""
        found, rest = [], []
        for message in self.screen.heard:
            decoded = told(message)
            if isinstance(decoded, kinds):
                found.append(decoded)
            elif decoded is not None:
                rest.append(message)
        self.screen.heard = rest
        return found

    # the file

    def write(self, entry: Entry) -> None:
        if isinstance(entry.body, Said):
            append(self.path, entry.body.rows)

    def written(self, entry: Entry) -> None:
        if not isinstance(entry.body, Said):
            self.save()

    def save(self) -> None:
        """The whole record; while the game runs, what nature's seed is kept beside it."""
        match = self.match
        record: Record = match.record(self.log)
        record.rows = list(rows_of(self.log))
        record.write(self.path)
        if match.over:
            forget(record)
        elif self.kept.seed:
            self.kept.seconds = (match.state.played + max(self.now - match.state.at, 0)) / 1000
            keep(record, self.kept)


def told(message: bytes) -> Heard | None:
    """A message that says something to people; others are for machines."""
    kind = msgspec.json.decode(message, type=Kind).type
    read = {"told": Told, "noted": Noted, "refused": Refused, "welcome": Welcome, "hinted": Hinted}.get(kind)
    return None if read is None else msgspec.json.decode(message, type=read)


class Kind(msgspec.Struct):
    """Which message it is."""

    type: str


def places_for(game: str, names: list[str], kept: Save) -> list[Place]:
    bots = [kept.level] * len(names) if kept.level else company(game, len(names))
    return [
        Place(seat=seat, name=name, player=HERE) if seat < kept.humans else Place(seat=seat, name=name, bot=bots[seat])
        for seat, name in enumerate(names)
    ]


def setup_of(header: Header) -> Setup:
    return Setup(game=header.game, variant=header.variant, options=header.options, bot_pace=0)
