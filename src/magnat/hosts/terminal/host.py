"""The host of a match at this terminal: a synchronous loop, with all answers in a file."""

import secrets
import time
from itertools import count
from pathlib import Path
from typing import Any, Final

import msgspec

from magnat.bots import default_lineup
from magnat.hosts.terminal.saved_games import SaveData, delete_save, write_save
from magnat.kernel import TABLE, Luck, Question, Table
from magnat.match import AnswerEntry, Entry, MatchSession, Place, Seating, Setup, WriteEntry, messages
from magnat.match.bot_tasks import BotTask, Decision
from magnat.match.host import LocalHost, RecordingViewer
from magnat.match.match import Match
from magnat.record import Record, answer_word, append_rows, fresh_seed

LOCAL_PLAYER: Final = "here"  # player id of all people at this terminal

# The messages that concern people.
ScreenMessage = messages.Told | messages.Noted | messages.Refused | messages.Welcome | messages.Hinted
decoder: Final = msgspec.json.Decoder(messages.EventMessage)


class TerminalHost(LocalHost):
    """One match in a file. An answer takes effect only after it has been written."""

    def __init__(self, seating: Seating, log: list[Entry], path: Path, save: SaveData) -> None:
        self.path = path
        self.save_data = save
        self.clock_offset_ms = 0  # how far this clock is advanced, as people here need not wait until an answer is due
        self.screen = RecordingViewer(LOCAL_PLAYER)  # receives what the seat in front of it may know
        self.unread: list[ScreenMessage] = []
        self.ids = count(1)
        super().__init__(MatchSession(seating, Luck(secrets.randbits(64)), self.now), log)
        self.session.load(None, log)
        self.match.state.played = int(save.seconds * 1000)

    @classmethod
    def start(cls, setup: Setup, names: list[str], save: SaveData, path: Path) -> "TerminalHost":
        """Start a new game: people have the first seats, bots the others."""
        seed = fresh_seed()
        save.seed = seed.hex()
        seating = Seating(secrets.token_hex(8), setup, build_places(setup.game, names, save), seed, host=LOCAL_PLAYER)
        entry, _ = seating.begin(int(time.time() * 1000))
        host = cls(seating, [entry], path, save)
        host.save()
        return host

    @classmethod
    def resume(cls, record: Record, path: Path, save: SaveData) -> "TerminalHost":
        """Resume a game from its record. Without its seed, the further luck cannot be verified."""
        header = record.header
        seed = bytes.fromhex(save.seed) if save.seed else fresh_seed()
        setup = Setup(game=header.game, variant=header.variant, options=header.options, bot_pace=0)
        places = build_places(header.game, header.names, save)
        seating = Seating(header.match, setup, places, seed, header, "playing", LOCAL_PLAYER)
        rows = [(seat, choice) for seat, choice in record.rows if choice is not None]
        start = Entry(seating.id, 0, int(time.time() * 1000), AnswerEntry(TABLE, "start", rows))
        return cls(seating, [start], path, save)

    @property
    def now(self) -> int:
        return int(time.time() * 1000) + self.clock_offset_ms

    @property
    def match(self) -> Match:
        return self.session.started_match

    @property
    def table(self) -> Table:
        table: Table = self.match.table
        return table

    @property
    def humans(self) -> list[int]:
        """The seats of people, without resigned ones."""
        return [seat for seat in self.session.seating.people if seat not in self.match.state.resigned]

    # commands of people

    def attach(self, tell_all: bool) -> None:
        """Attach the screen; with `tell_all`, from the first event on."""
        have = -1 if tell_all else self.match.state.seq
        self.run(self.session.attach(self.screen, have, None, self.now))

    def bring_to_front(self, seat: int) -> None:
        if self.screen.seat != seat:
            self.send(messages.Front(id=self.next_command_id(), seat=seat))

    def say(self, seat: int, sentence: list[tuple[Question[Any], int]]) -> messages.Refused | None:
        """Answer for a seat; return the refusal, if any."""
        self.bring_to_front(seat)
        words = [answer_word(question, choice) for question, choice in sentence]
        return self.send(messages.Say(id=self.next_command_id(), question=self.match.question_number, say=words))

    def undo(self, seat: int) -> messages.Refused | None:
        self.bring_to_front(seat)
        return self.send(messages.TakeBack(id=self.next_command_id(), question=self.match.question_number))

    def hint(self, seat: int) -> messages.Hint | messages.Refused:
        """Return the value of each answer for a seat, or the refusal."""
        self.bring_to_front(seat)
        refused = self.send(messages.AskHint(id=self.next_command_id(), question=self.match.question_number))
        if refused is not None:
            return refused
        self.run_bots(self.now)
        reply: messages.Hinted | messages.Refused = self.take_messages(messages.Hinted, messages.Refused)[-1]
        return reply.hint if isinstance(reply, messages.Hinted) else reply

    def make_decision(self, task: BotTask) -> Decision:
        from magnat.analysis.hint_jobs import run_task  # slow to import and rarely needed

        return run_task(task)

    def send(self, command: messages.Command) -> messages.Refused | None:
        self.run(self.session.on_command(self.screen, command, self.now))
        while self.session.commands.delayed:  # at a shared screen delays hide nothing: advance the clock
            self.clock_offset_ms += max(min(delayed.at for delayed in self.session.commands.delayed) - self.now, 0)
            self.run(self.session.on_timer(self.now))
        refused = self.take_messages(messages.Refused)
        return next((message for message in refused if message.id == getattr(command, "id", "")), None)

    def next_command_id(self) -> str:
        return f"{len(self.log)}-{next(self.ids)}"

    # automatic events

    def has_due_event(self) -> bool:
        """True if an automatic event is due: a bot's answer, or the end of the time limit."""
        self.run_bots(self.now)
        at = self.session.next_timer_at(self.now)
        return not self.match.is_over and at is not None and at <= self.now

    def run_due_event(self) -> None:
        self.run(self.session.on_timer(self.now))
        self.run_bots(self.now)

    def skip_to_next_event(self) -> None:
        """Advance the clock to the next event, instead of waiting for it."""
        at = self.session.next_timer_at(self.now)
        assert at is not None, "a bot is asked and thinks of nothing"
        self.clock_offset_ms += max(at - self.now, 0)

    # messages

    def take_messages(self, *kinds: type[ScreenMessage]) -> list[Any]:
        """Remove and return the received messages of these kinds; the others remain."""
        received, self.screen.received = [decoder.decode(message) for message in self.screen.received], []
        self.unread += [message for message in received if isinstance(message, ScreenMessage)]
        matching = [message for message in self.unread if isinstance(message, kinds)]
        self.unread = [message for message in self.unread if not isinstance(message, kinds)]
        return matching

    # the file

    def persist(self, entry: Entry) -> None:
        if isinstance(entry.body, AnswerEntry):
            append_rows(self.path, entry.body.rows)

    async def on_write(self, request: WriteEntry) -> bool:
        written = await super().on_write(request)
        if written and not isinstance(request.entry.body, AnswerEntry):
            self.save()
        return written

    def save(self) -> None:
        """Write the whole record and, while the game is in progress, its save data with the seed."""
        match = self.match
        record: Record = match.record(self.log)
        record.write(self.path)
        if match.is_over:
            delete_save(record)
        elif self.save_data.seed:
            self.save_data.seconds = (match.state.played + max(self.now - match.state.at, 0)) / 1000
            write_save(record, self.save_data)


def build_places(game: str, names: list[str], save: SaveData) -> list[Place]:
    bots = [save.level] * len(names) if save.level else default_lineup(game, len(names))
    return [
        Place(seat=seat, name=name, player=LOCAL_PLAYER)
        if seat < save.humans
        else Place(seat=seat, name=name, bot=bots[seat])
        for seat, name in enumerate(names)
    ]
