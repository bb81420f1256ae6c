"""arena: one game between bots, and what is kept of it."""

import logging
import time
from typing import Any

import msgspec

from magnat.arena.schedule import Fixture, Tournament, fixture, simulated
from magnat.bots import Bot, Sight, bot, steady
from magnat.games import edition
from magnat.kernel import Luck, StreamLuck, Table, apply, settle
from magnat.record import redeal

log = logging.getLogger(__name__)


class Result(msgspec.Struct, frozen=True):
    """What is kept of one game. By seat: who sat there, decisions, seconds spent, answers taken over by steady."""

    number: int
    bots: tuple[int, ...]
    winners: tuple[int, ...]  # seats
    turns: int
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]
    fallbacks: tuple[int, ...]
    scores: tuple[int, ...]  # how each seat stood at the end, in the game's own measure
    simulations: int = 0


def play(tournament: Tournament, number: int) -> Result:
    """Play one game of a tournament."""
    here = fixture(tournament, number)
    rules = simulated(edition(tournament.game, tournament.variant, dict(tournament.options)))
    t: Any = rules.deal(tournament.seats)
    names = tournament.bots
    players = [bot(names[b], tournament.game, tournament.seconds, tournament.simulations) for b in here.bots]
    minds = [Luck(mixed(tournament.seed, number, 1 + seat)) for seat in range(tournament.seats)]
    decisions, seconds, fallbacks = ([0] * tournament.seats, [0.0] * tournament.seats, [0] * tournament.seats)
    sources = [Source(t, seat).deal for seat in range(tournament.seats)]
    luck = StreamLuck(mixed(tournament.seed, here.deal, 0))
    choices = settle(t, luck, True)
    while choices:
        question = t.stack[-1]
        seat = question.seat
        sight = Sight(seat, question, choices, sources[seat], minds[seat])
        started = time.perf_counter()
        said, fell = answer(players[seat], sight, tournament.game, here)
        seconds[seat] += time.perf_counter() - started
        decisions[seat] += 1
        fallbacks[seat] += fell
        choices = apply(t, said, luck, True)
    return Result(
        number,
        here.bots,
        tuple(p for p in range(tournament.seats) if t.winners >> p & 1),
        int(getattr(t, "turns", 0)),
        tuple(decisions),
        tuple(seconds),
        tuple(fallbacks),
        tuple(int(worth) for worth in scores(tournament.game, t)),
        sum(getattr(player, "simulated", 0) for player in players),
    )


class Source:
    """Deals tables that a seat could be sitting at, and keeps the true one to itself."""

    def __init__(self, t: Table, seat: int) -> None:
        self._t = t
        self._seat = seat

    def deal(self, luck: Luck) -> Table:
        return redeal(self._t, self._seat, luck)


def answer(player: Bot, sight: Sight, game: str, here: Fixture) -> tuple[int, int]:
    """What the bot says; if it fails or says what is not legal, steady answers, and the incident is logged."""
    try:
        said = player.answer(sight)
        if said in sight.choices:
            return said, 0
        log.error("game %d: %s answered %r to %r", here.number, player.name, said, sight.question)
    except Exception:
        log.exception("game %d: %s failed", here.number, player.name)
    return steady(game).decide(sight.table, sight.question, sight.choices), 1


def scores(game: str, t: Any) -> list[int]:
    """How each seat stands, in the measure that people of this game look at."""
    measured: list[int] = steady(game).scores(t)
    return measured


def mixed(*numbers: int) -> int:
    """One seed from several numbers."""
    mixed = 0x243F6A8885A308D3
    for number in numbers:
        mixed = (mixed ^ number) * 0x9E3779B97F4A7C15 & (1 << 64) - 1
        mixed ^= mixed >> 29
    return mixed >> 1
