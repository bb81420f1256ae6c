"""Regression tests of Empire's steady player."""

import pytest

from magnat.bots import Determinizer, Observation, bot
from magnat.games.empire.brands import BARGAIN, BUY, BuyOrAuction
from magnat.games.empire.move import TravelTo
from magnat.games.empire.windows import OFFICE
from magnat.kernel import Luck
from magnat.mechanics.auction import Bid
from magnat.positions import Position


def steady_answer(game, question=None):
    """Return the steady player's answer to the pending question, or to `question` in its place."""
    t = game.table
    if question is not None:
        t.stack[-1] = question
    question = t.stack[-1]
    observation = Observation(question.seat, question, question.choices(t), Determinizer(t, question.seat), Luck(1))
    return bot("steady", "empire").answer(observation)


def space(game, name):
    return game.table.edition.names.index(name)


@pytest.mark.parametrize(("brand", "cash", "answer"), [("nerf", 500, BUY), ("ford", 500, BARGAIN), ("nerf", 0, 0)])
def test_a_bargain_is_saved_for_an_expensive_brand(brand, cash, answer):
    game = Position("empire", cash={1: cash}, hands={1: "bargain_business"}, turn=1)
    assert steady_answer(game, BuyOrAuction(1, space(game, brand))) == answer


def test_a_bargain_is_used_for_an_unaffordable_brand():
    game = Position("empire", cash={1: 150}, hands={1: "bargain_business"}, turn=1)
    assert steady_answer(game, BuyOrAuction(1, space(game, "ford"))) == BARGAIN


@pytest.mark.parametrize(("cash", "bought"), [(1000, False), (1450, False), (1500, True)])
def test_an_office_is_bought_with_spare_money(cash, bought):
    game = Position("empire", cash={1: cash}, turn=1)
    assert OFFICE in game.table.stack[-1].choices(game.table)
    assert (steady_answer(game) == OFFICE) == bought


def test_the_private_jet_flies_to_the_best_of_its_five_spaces():
    """It once flew to the first space because the best brand of the board was out of reach."""
    game = Position("empire", at={1: "go"}, turn=1)
    reach = TravelTo(1, 5)
    choices = reach.choices(game.table)
    answer = steady_answer(game, reach)
    e = game.table.edition
    assert answer in choices and e.names[answer] == "nerf", "a level for 50, the first of equals"
    game = Position("empire", at={1: "go"}, towers={0: "nerf transformers"}, turn=1)
    answer = steady_answer(game, TravelTo(1, 5))
    assert e.names[answer] in ("razor", "rival_tax"), "not where rent is due"


@pytest.mark.parametrize(("more", "raises"), [("nerf transformers", True), ("", False)])
def test_a_bid_above_the_price_stops_a_rival_who_would_win_with_the_brand(more, raises):
    """Ford is three levels high and costs 300; 17 levels win."""
    game = Position("empire", seats=2, towers={1: f"beats skype xbox {more}"}, cash={0: 900, 1: 900})
    answer = steady_answer(game, Bid((0, 1), space(game, "ford"), 400, 1, 0))
    assert answer == (450 if raises else 400)


def test_a_rival_who_has_passed_is_not_stopped():
    game = Position("empire", seats=3, towers={1: "beats skype xbox nerf transformers"}, cash={0: 900, 2: 900})
    assert steady_answer(game, Bid((0, 2), space(game, "ford"), 400, 2, 0)) == 400
