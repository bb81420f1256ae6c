"""Tournaments between bots, on one process or many, with the same results.

`magnat.tournament` is the short form.

>>> from magnat.arena import Tournament, compute_standings, play_fixture
>>> tournament = Tournament("empire", "standard", (), ("steady", "random"), seats=2, games=4, seed=1)
>>> results = [play_fixture(tournament, number) for number in range(tournament.games)]
>>> standings = compute_standings(tournament, results)
>>> [(each["bot"], each["games"]) for each in standings["bots"]]
[('steady', 4), ('random', 4)]
"""

from magnat.arena.fixtures import Fixture, Tournament, get_fixture
from magnat.arena.game import WATCH_COUNTS, WATCH_COURSE, WATCH_DECISIONS, WATCH_NOTHING, GameResult, play_fixture
from magnat.arena.intervals import wilson_interval
from magnat.arena.standings import compute_standings
from magnat.arena.workers import Journal, TournamentMismatch, WorkerDied, run_tournament

__all__ = [
    "WATCH_COUNTS",
    "WATCH_COURSE",
    "WATCH_DECISIONS",
    "WATCH_NOTHING",
    "Fixture",
    "GameResult",
    "Journal",
    "Tournament",
    "TournamentMismatch",
    "WorkerDied",
    "compute_standings",
    "get_fixture",
    "play_fixture",
    "run_tournament",
    "wilson_interval",
]
