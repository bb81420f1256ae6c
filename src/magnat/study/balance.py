"""study: how an edition plays that somebody is making: a few games at a time, and what they show by then.

No words: who shows it has the names of the edition in hand.
"""

import time
from collections import OrderedDict
from typing import Final

import msgspec

from magnat.arena.match import COUNTS, Result, play, rules
from magnat.arena.schedule import Tournament
from magnat.editions import Own
from magnat.games import LONGEST, package_named, part
from magnat.record.record import board_of_its_own
from magnat.study.model import Figure, kept, share
from magnat.study.parts import cut_short, dead_spaces, shared_victories
from magnat.study.sample import Sample

SEATS: Final = 4
GAMES: Final = 2_000  # after which the figures change no more
OPEN: Final = 8  # editions whose games are remembered
KEPT: Final = ("order", "half", "arrivals")  # of what was counted: the rest would only take memory


class Balance(msgspec.Struct, frozen=True, kw_only=True):
    """What the games of an edition have shown by now."""

    games: int
    most: int = GAMES
    seats: int = SEATS
    order: list[Figure]  # who wins, by place in the order of play
    length: Figure  # turns of all: the middle one, and between which half of the games lie
    runaway: Figure | None = None  # wins of who leads alone at half-time
    shared: Figure | None = None  # games without a single winner
    cut: Figure | None = None  # games that were stopped at the limit of turns
    dead: list[str] | None = None  # spaces that are hardly ever reached; None where there is no board
    payback: dict[str, Figure] = {}  # by group, where the game knows it: turns of an opponent until three floors pay


def trial_of(own: Own) -> Tournament:
    """The games that are played of an edition: of two equal ones the same. None is longer than bots usually play."""
    e = own.edition()
    if e.number_for("turns") > LONGEST:
        e = e.with_(**{e.option_for("turns"): LONGEST})
    board = board_of_its_own(e)
    encoded = msgspec.json.encode(board).decode() if board else ""
    options = tuple(sorted(e.differences().items()))
    return Tournament(own.game, "standard", options, ("steady",), SEATS, GAMES, 1, board=encoded)


class Trial:
    """The games of an edition, played a little at a time."""

    def __init__(self, tournament: Tournament) -> None:
        self.tournament = tournament
        self.results: list[Result] = []

    def go_on(self, seconds: float) -> Balance:
        """Play for so long, at least one game, and say what is known then."""
        until = time.monotonic() + seconds
        while len(self.results) < self.tournament.games:
            played = play(self.tournament, len(self.results), COUNTS)
            counts = {name: played.counts[name] for name in KEPT if name in played.counts}
            self.results.append(msgspec.structs.replace(played, counts=counts))
            if time.monotonic() >= until:
                break
        return self.balance()

    def balance(self) -> Balance:
        named = self.tournament
        sample = Sample(named, rules(named.game, named.variant, named.options, named.board), self.results)
        low, middle, high = sample.quartiles()
        board = "arrivals" in self.results[0].counts
        repaid = getattr(part(package_named(named.game), "study"), "repaid", None)
        return Balance(
            games=len(self.results),
            order=[wins for wins in sample.wins_in_order() if wins],
            length=Figure(kept(middle), kept(low), kept(high), len(self.results)),
            runaway=sample.runaway(),
            shared=share(shared_victories(sample), len(self.results)),
            cut=share(cut_short(sample), len(self.results)),
            dead=[sample.e.board.space[i].name for i in dead_spaces(sample)] if board else None,
            payback=repaid(sample) if repaid else {},
        )


opened: OrderedDict[Tournament, Trial] = OrderedDict()


def balanced(tournament: Tournament, seconds: float) -> Balance:
    """Play on where this process has stopped with an edition, or from the beginning."""
    trial = opened.setdefault(tournament, Trial(tournament))
    opened.move_to_end(tournament)
    while len(opened) > OPEN:
        opened.popitem(last=False)
    return trial.go_on(seconds)
