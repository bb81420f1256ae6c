"""A local host of a match for tests: its clock is set by hand, its log is a list, its bots decide at once."""

from typing import Any, Final

import msgspec

from magnat.kernel import Luck
from magnat.match import Entry, MatchSession, Place, Seating, Setup
from magnat.match.host import LocalHost as PlainLoop
from magnat.match.host import RecordingViewer
from magnat.match.messages import decoder

START_MS: Final = 1_000_000  # default start of the clock
MAX_EVENTS_PER_MOMENT: Final = 10_000  # more events at one moment mean an endless loop


class InspectableViewer(RecordingViewer):
    """A viewer whose messages can be inspected."""

    @property
    def messages(self) -> list[dict[str, Any]]:
        return [msgspec.json.decode(message) for message in self.received]

    def last(self, kind: str) -> dict[str, Any]:
        """Return the last message of a kind."""
        return next(message for message in reversed(self.messages) if message["type"] == kind)


class ManualClockLoop(PlainLoop):
    """A match with its viewers and a manual clock."""

    def __init__(
        self, seating: Seating, log: list[Entry] | None = None, seed: int = 1, delay: int = 0, now: int = START_MS
    ) -> None:
        self.now = now
        log = log if log is not None else [seating.begin(now)[0]]
        super().__init__(MatchSession(seating, Luck(seed), self.now, delay), log)
        self.session.load(None, log)

    @classmethod
    def start_match(
        cls, game: str, people: int = 2, bots: int = 1, bot: str = "steady", seed: bytes = b"0" * 16, **setup: Any
    ) -> "ManualClockLoop":
        """Return a match that has begun, with the players `p0`, `p1` ..., then bots."""
        names = [f"P{seat}" for seat in range(people)] + [f"Bot{seat}" for seat in range(bots)]
        places = [
            Place(seat=seat, name=name, player=f"p{seat}") if seat < people else Place(seat=seat, name=name, bot=bot)
            for seat, name in enumerate(names)
        ]
        return cls(Seating("loop", Setup(game=game, **setup), places, seed, host="p0"))

    # actions of clients

    def connect(self, player: str | None, have: int = -1, seat: int | None = None) -> InspectableViewer:
        watcher = InspectableViewer(player)
        self.run(self.session.attach(watcher, have, seat, self.now))
        self.settle()
        return watcher

    def disconnect(self, watcher: InspectableViewer) -> None:
        self.run(self.session.detach(watcher, self.now))
        self.settle()

    def say(self, watcher: InspectableViewer, **message: Any) -> None:
        """Send a message from a client."""
        command = decoder.decode(msgspec.json.encode(message))
        self.run(self.session.on_command(watcher, command, self.now))
        self.settle()

    def request(self, watcher: InspectableViewer, **message: Any) -> dict[str, Any]:
        """Send a message from a client and return the last message that it received."""
        self.say(watcher, **message)
        return watcher.messages[-1]

    # time

    def settle(self) -> None:
        """Run everything that is due now."""
        for _ in range(MAX_EVENTS_PER_MOMENT):
            self.run_bots(self.now)
            at = self.session.next_timer_at(self.now)
            if at is None or at > self.now:
                return
            self.run(self.session.on_timer(self.now))
        raise AssertionError("the match runs in circles")

    def advance(self, milliseconds: int) -> None:
        """Advance the clock, running everything that falls due meanwhile in order."""
        end = self.now + milliseconds
        while True:
            self.settle()
            at = self.session.next_timer_at(self.now)
            if at is None or at > end:
                break
            self.now = at
        self.now = end
        self.settle()
