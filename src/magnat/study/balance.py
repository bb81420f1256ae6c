"""The balance of a custom edition: a few trial games at a time, and the figures so far.

The figures contain no texts: the caller has the edition's names.
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
from magnat.study.model import Figure, share_figure
from magnat.study.sample import Sample

TRIAL_SEATS: Final = 4
TRIAL_GAMES: Final = 2_000  # the figures are final after this many
MAX_OPEN_TRIALS: Final = 8  # editions whose games are kept
KEPT_COUNTS: Final = ("order", "half", "arrivals")  # the other counts would only take memory


class Balance(msgspec.Struct, frozen=True, kw_only=True):
    """The figures from the games of an edition so far."""

    games: int
    most: int = TRIAL_GAMES
    seats: int = TRIAL_SEATS
    order: list[Figure]  # win shares by position in the order of play
    length: Figure  # turns of all seats: median and quartiles
    runaway: Figure | None = None  # win share of a sole leader at half-time
    shared: Figure | None = None  # games without a single winner
    cut: Figure | None = None  # games stopped at the turn limit
    dead: list[str] | None = None  # spaces that are hardly ever reached; None if there is no board
    payback: dict[str, Figure] = {}  # by group, if the game defines it: turns of an opponent until three floors pay


def trial_tournament(custom: CustomEdition) -> Tournament:
    """Return the trial games of an edition, within the usual turn limit. Equal editions get equal games."""
    e = custom.edition()
    if e.number_for("turns") > DEFAULT_MAX_TURNS:
        e = e.with_(**{e.option_for("turns"): DEFAULT_MAX_TURNS})
    board = custom_board(e)
    encoded = msgspec.json.encode(board).decode() if board else ""
    options = tuple(sorted(e.differences().items()))
    return Tournament(custom.game, "standard", options, ("steady",), TRIAL_SEATS, TRIAL_GAMES, 1, board=encoded)


class EditionTrial:
    """The trial games of an edition, played a few at a time."""

    def __init__(self, tournament: Tournament) -> None:
        self.tournament = tournament
        self.results: list[GameResult] = []

    def play_for(self, seconds: float) -> Balance:
        """Play for at least `seconds` and at least one game, and return the figures so far."""
        until = time.monotonic() + seconds
        while len(self.results) < self.tournament.games:
            result = play_fixture(self.tournament, len(self.results), WATCH_COUNTS)
            counts = {name: result.counts[name] for name in KEPT_COUNTS if name in result.counts}
            self.results.append(msgspec.structs.replace(result, counts=counts))
            if time.monotonic() >= until:
                break
        return self.summarize()

    def summarize(self) -> Balance:
        tournament = self.tournament
        e = tournament_edition(tournament.game, tournament.variant, tournament.options, tournament.board)
        sample = Sample(tournament, e, self.results)
        has_board = "arrivals" in self.results[0].counts
        repaid = getattr(load_adapter(package_of_game(tournament.game), "study"), "repaid", None)
        return Balance(
            games=len(self.results),
            order=[wins for wins in sample.wins_in_order() if wins],
            length=sample.length_figure(),
            runaway=sample.runaway(),
            shared=share_figure(count_shared_victories(sample), len(self.results)),
            cut=share_figure(count_cut_short(sample), len(self.results)),
            dead=[sample.edition.board.space[i].name for i in find_dead_spaces(sample)] if has_board else None,
            payback=repaid(sample) if repaid else {},
        )


open_trials: OrderedDict[Tournament, EditionTrial] = OrderedDict()


def continue_trial(tournament: Tournament, seconds: float) -> Balance:
    """Continue the trial of an edition in this process, or start it. The least recently used trials are dropped."""
    trial = open_trials.setdefault(tournament, EditionTrial(tournament))
    open_trials.move_to_end(tournament)
    while len(open_trials) > MAX_OPEN_TRIALS:
        open_trials.popitem(last=False)
    return trial.play_for(seconds)
