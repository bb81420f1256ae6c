"""arena: tournaments between bots, on one process or many, with results that do not depend on it."""

from magnat.arena.intervals import wilson
from magnat.arena.match import COUNTS, COURSE, DECISIONS, NOTHING, Result, play
from magnat.arena.schedule import Fixture, Tournament, fixture
from magnat.arena.standings import standings
from magnat.arena.work import Journal, OtherTournament, WorkerDied, run

__all__ = [
    "COUNTS",
    "COURSE",
    "DECISIONS",
    "NOTHING",
    "Fixture",
    "Journal",
    "OtherTournament",
    "Result",
    "Tournament",
    "WorkerDied",
    "fixture",
    "play",
    "run",
    "standings",
    "wilson",
]
