"""Testing: a plain loop as the host of a match. Its clock is set by hand, its log is a list, its bots think at once."""

from typing import Any, Final

import msgspec

from magnat.kernel import Luck
from magnat.play import Entry, Place, Play, Seating, Setup
from magnat.play.loop import Listener
from magnat.play.loop import Loop as PlainLoop
from magnat.play.messages import decoder

START: Final = 1_000_000  # milliseconds: when a loop's clock begins, unless it is told otherwise
LONG: Final = 10_000  # things that may happen at one moment; more is a match that runs in circles


class Watcher(Listener):
    """A viewer whose messages can be looked at."""

    @property
    def messages(self) -> list[dict[str, Any]]:
        return [msgspec.json.decode(message) for message in self.heard]

    def last(self, kind: str) -> dict[str, Any]:
        """The last message of a kind."""
        return next(message for message in reversed(self.messages) if message["type"] == kind)


class Loop(PlainLoop):
    """One match and its viewers."""

    def __init__(
        self, seating: Seating, log: list[Entry] | None = None, seed: int = 1, delay: int = 0, now: int = START
    ) -> None:
        self.now = now
        log = log if log is not None else [seating.begin(now)[0]]
        super().__init__(Play(seating, Luck(seed), self.now, delay), log)
        self.play.load(None, log)

    @classmethod
    def table(
        cls, game: str, people: int = 2, bots: int = 1, bot: str = "steady", seed: bytes = b"0" * 16, **setup: Any
    ) -> "Loop":
        """A match that has begun: people `p0`, `p1` ..., then bots."""
        names = [f"P{seat}" for seat in range(people)] + [f"Bot{seat}" for seat in range(bots)]
        places = [
            Place(seat=seat, name=name, player=f"p{seat}") if seat < people else Place(seat=seat, name=name, bot=bot)
            for seat, name in enumerate(names)
        ]
        return cls(Seating("loop", Setup(game=game, **setup), places, seed, host="p0"))

    # what clients do

    def connect(self, player: str | None, have: int = -1, seat: int | None = None) -> Watcher:
        watcher = Watcher(player)
        self.run(self.play.attach(watcher, have, seat, self.now))
        self.settle()
        return watcher

    def leave(self, watcher: Watcher) -> None:
        self.run(self.play.detach(watcher, self.now))
        self.settle()

    def say(self, watcher: Watcher, **message: Any) -> None:
        """A client says something."""
        command = decoder.decode(msgspec.json.encode(message))
        self.run(self.play.hear(watcher, command, self.now))
        self.settle()

    def hear(self, watcher: Watcher, **message: Any) -> dict[str, Any]:
        """A client says something; the last that it is told."""
        self.say(watcher, **message)
        return watcher.messages[-1]

    # the time

    def settle(self) -> None:
        """Do all that is due at this moment."""
        for _ in range(LONG):
            self.think(self.now)
            at = self.play.next_at(self.now)
            if at is None or at > self.now:
                return
            self.run(self.play.wake(self.now))
        raise AssertionError("the match runs in circles")

    def advance(self, milliseconds: int) -> None:
        """Let time pass, and whatever falls due meanwhile happen in its order."""
        end = self.now + milliseconds
        while True:
            self.settle()
            at = self.play.next_at(self.now)
            if at is None or at > end:
                break
            self.now = at
        self.now = end
        self.settle()
