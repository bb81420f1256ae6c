"""Regression tests of Star Wars' steady player."""

from typing import Any

import pytest

from magnat.bots import Determinizer, Observation, bot
from magnat.games import edition
from magnat.games.star_wars.bidding import AuctionBid
from magnat.games.star_wars.buying import AUCTION, BUY, BuyOrAuction
from magnat.kernel import Luck, Question
from magnat.positions import Position

E: Any = edition("star_wars")
LAST, BEST = E.planets[0], E.ladder[-1]


def even_game(has_best: bool, mine: int) -> Position:
    """Return a position with one free space; seat 0 has `mine` bases, with or without the best-placed one."""
    rest = [space for space in E.planets if space not in (LAST, BEST)]
    own = rest[: mine - has_best] + ([BEST] if has_best else [])
    names = [" ".join([E.names[s] for s in [*rest, BEST] if (s in own) == held]) for held in (True, False)]
    return Position("star_wars", seats=2, owns=dict(enumerate(names)), cash={0: 1000, 1: 1000})


def steady_answer(game: Position, question: Question[Any]) -> int:
    t = game.table
    t.stack[-1] = question
    observation = Observation(question.seat, question, question.choices(t), Determinizer(t, question.seat), Luck(1))
    return bot("steady", "star_wars").answer(observation)


@pytest.mark.parametrize(("has_best", "mine", "wins"), [(True, 10, True), (False, 10, False), (False, 11, True)])
def test_the_last_space_is_taken_if_it_wins_also_by_the_best_base(has_best, mine, wins):
    """Of 22 spaces the last makes 11 to 11, which the best-placed base decides, or 12 to 10."""
    game = even_game(has_best, mine)
    assert steady_answer(game, BuyOrAuction(0, LAST)) == (BUY if wins else AUCTION)
    bid = steady_answer(even_game(has_best, mine), AuctionBid((0, 1), LAST, 700, 1, 0))
    assert (bid > 700) == wins, "the last space is worth all cash"


def test_an_earlier_space_is_not_worth_all_cash():
    game = Position("star_wars", seats=2, cash={0: 1000, 1: 1000})
    assert steady_answer(game, AuctionBid((0, 1), LAST, 700, 1, 0)) == 700
