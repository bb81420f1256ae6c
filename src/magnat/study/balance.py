"""study: how an edition plays that somebody is making: a few games at a time, and what they show by then.

No words: who shows it has the names of the edition in hand.
"""

import time
from collections import OrderedDict
from typing import Final

import msgspec

from magnat.arena.fixtures import Tournament
from magnat.arena.game import WATCH_COUNTS, GameResult, play_fixture, tournament_edition
from magnat.editions import CustomEdition
from magnat.games import DEFAULT_MAX_TURNS, load_adapter, package_of_game
from magnat.record.record import custom_board
from magnat.study.charts import count_cut_short, count_shared_victories, find_dead_spaces
from magnat.study.model import Figure, round_figure, share_figure
from magnat.study.sample import Sample

TRIAL_SEATS: Final = 4
TRIAL_GAMES: Final = 2_000  # after which the figures change no more
MAX_OPEN_TRIALS: Final = 8  # editions whose games are remembered
KEPT_COUNTS: Final = ("order", "half", "arrivals")  # of what was counted: the rest would only take memory


class Balance(msgspec.Struct, frozen=True, kw_only=True):
    """What the games of an edition have shown by now."""

    games: int
    most: int = TRIAL_GAMES
    seats: int = TRIAL_SEATS
    order: list[Figure]  # who wins, by place in the order of play
    length: Figure  # turns of all: the middle one, and between which half of the games lie
    runaway: Figure | None = None  # wins of who leads alone at half-time
    shared: Figure | None = None  # games without a single winner
    cut: Figure | None = None  # games that were stopped at the limit of turns
    dead: list[str] | None = None  # spaces that are hardly ever reached; None where there is no board
    payback: dict[str, Figure] = {}  # by group, where the game knows it: turns of an opponent until three floors pay


def trial_tournament(own: CustomEdition) -> Tournament:
    """The games that are played of an edition: of two equal ones the same. None is longer than bots usually play."""
    e = own.edition()
    if e.number_for("turns") > DEFAULT_MAX_TURNS:
        e = e.with_(**{e.option_for("turns"): DEFAULT_MAX_TURNS})
    board = custom_board(e)
    encoded = msgspec.json.encode(board).decode() if board else ""
    options = tuple(sorted(e.differences().items()))
    return Tournament(own.game, "standard", options, ("steady",), TRIAL_SEATS, TRIAL_GAMES, 1, board=encoded)


class EditionTrial:
    """The games of an edition, played a little at a time."""

    def __init__(self, tournament: Tournament) -> None:
        self.tournament = tournament
        self.results: list[GameResult] = []

    def play_for(self, seconds: float) -> Balance:
        """Play for so long, at least one game, and say what is known then."""
        until = time.monotonic() + seconds
        while len(self.results) < self.tournament.games:
            played = play_fixture(self.tournament, len(self.results), WATCH_COUNTS)
            counts = {name: played.counts[name] for name in KEPT_COUNTS if name in played.counts}
            self.results.append(msgspec.structs.replace(played, counts=counts))
            if time.monotonic() >= until:
                break
        return self.summarize()

    def summarize(self) -> Balance:
        named = self.tournament
        sample = Sample(named, tournament_edition(named.game, named.variant, named.options, named.board), self.results)
        low, middle, high = sample.quartiles()
        board = "arrivals" in self.results[0].counts
        repaid = getattr(load_adapter(package_of_game(named.game), "study"), "repaid", None)
        return Balance(
            games=len(self.results),
            order=[wins for wins in sample.wins_in_order() if wins],
            length=Figure(round_figure(middle), round_figure(low), round_figure(high), len(self.results)),
            runaway=sample.runaway(),
            shared=share_figure(count_shared_victories(sample), len(self.results)),
            cut=share_figure(count_cut_short(sample), len(self.results)),
            dead=[sample.edition.board.space[i].name for i in find_dead_spaces(sample)] if board else None,
            payback=repaid(sample) if repaid else {},
        )


open_trials: OrderedDict[Tournament, EditionTrial] = OrderedDict()


def continue_trial(tournament: Tournament, seconds: float) -> Balance:
    """Play on where this process has stopped with an edition, or from the beginning."""
    trial = open_trials.setdefault(tournament, EditionTrial(tournament))
    open_trials.move_to_end(tournament)
    while len(open_trials) > MAX_OPEN_TRIALS:
        open_trials.popitem(last=False)
    return trial.play_for(seconds)
