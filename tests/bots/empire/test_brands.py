"""When Empire's steady player buys, bids, swaps and travels: each threshold, and one step beyond it."""

from typing import Any

import pytest

from magnat.games.empire.brands import BuyOrAuction
from magnat.games.empire.deals import AnswerOffer
from magnat.games.empire.move import Parking, TravelTo
from magnat.games.empire.swap import PickTower, SwapOrMove
from magnat.kernel import TABLE
from magnat.mechanics.auction import Bid
from magnat.positions import Position
from tests.steady import decision, steady_of

E: Any = Position("empire").edition
SIXTEEN = "beats skype xbox universal"  # levels; 17 win


def space(name: str) -> int:
    return int(E.names.index(name))


def at_work(*frames: Any, cash: int = 1_000, **position: Any) -> Position:
    cashes = {1: cash} | position.pop("cash_of", {})
    return Position("empire", turn=1, active=1, cash=cashes, push=frames, **position)


# Buying


@pytest.mark.parametrize(
    ("name", "cash", "hand", "answer"),
    [
        ("nerf", 50, "", "buy"),
        ("nerf", 0, "", "auction"),
        ("beats", 400, "", "buy"),
        ("beats", 350, "", "auction"),
        ("razor", 1_000, "bargain_business", "buy"),  # 100, as much as a bargain
        ("billboard", 1_000, "bargain_business", "buy_bargain"),
        ("billboard", 100, "bargain_business", "buy_bargain"),
        ("billboard", 50, "bargain_business", "auction"),
        ("water", 150, "bargain_business", "buy"),  # a bargain is for brands
    ],
)
def test_everything_affordable_is_bought_and_a_bargain_saved_for_dearer_brands(name, cash, hand, answer):
    game = at_work(BuyOrAuction(1, space(name)), cash=cash, hands={1: hand} if hand else {})
    assert decision(game) == answer


@pytest.mark.parametrize(
    ("style", "name", "high", "cash", "raises"),
    [
        ("", "ford", 250, 1_000, True),
        ("", "ford", 300, 1_000, False),
        ("", "ford", 250, 400, True),  # 100 remain
        ("", "ford", 250, 350, False),
        ("cautious", "ford", 200, 1_000, True),  # 85 % of 300 are 255
        ("cautious", "ford", 250, 1_000, False),
        ("greedy", "ford", 300, 1_000, True),  # 360
        ("greedy", "ford", 350, 1_000, False),
        ("cautious", "billboard", 50, 250, True),  # 150 remain
        ("cautious", "billboard", 50, 200, False),
    ],
)
def test_bids_rise_to_the_printed_price_within_the_reserve(style, name, high, cash, raises):
    game = at_work(Bid((1, 2), space(name), high, 2, 0), cash=cash)
    assert decision(game, style) == high + (50 if raises else 0)


@pytest.mark.parametrize(
    ("towers", "ring", "raises"),
    [
        ({1: SIXTEEN}, (1, 2), True),  # it wins with the tile
        ({2: SIXTEEN}, (1, 2), True),  # the rival would
        ({0: SIXTEEN}, (1, 2), False),  # has passed
        ({0: SIXTEEN}, (1, 2, 0), True),
        ({1: "beats skype xbox ebay"}, (1, 2), False),  # a level is still missing
    ],
)
def test_any_price_is_bid_for_a_tile_with_which_a_bidder_wins(towers, ring, raises):
    game = at_work(Bid(ring, space("nerf"), 300, 2, 0), towers=towers)
    assert decision(game) == (350 if raises else 300)


# Swaps


@pytest.mark.parametrize(
    ("towers", "answer"),
    [
        ({1: "nerf", 0: "ford"}, "swap"),  # two levels more
        ({1: "nerf", 0: "billboard"}, "move"),
        ({1: "nerf", 0: "razor", 2: "xbox"}, "swap"),
        ({1: "xbox", 0: "nerf", 2: "ford"}, "move"),
        ({0: "nerf", 2: "xbox"}, "move"),  # without a tile of its own there is nothing to gain
    ],
)
def test_the_tops_are_swapped_for_two_levels_or_more(towers, answer):
    assert decision(at_work(SwapOrMove(1, 5), towers=towers)) == answer


@pytest.mark.parametrize(
    ("towers", "first", "second"),
    [
        ({1: "nerf", 0: "ford", 2: "billboard"}, 1, 0),  # its own tower, and the highest tile
        ({1: "nerf", 0: "beats razor", 2: "billboard"}, 1, 2),
        ({1: "nerf", 0: "nerf ford", 2: "billboard ebay"}, 1, 2),  # of equal tiles, that of the taller tower
        ({0: "ford", 2: "billboard"}, 0, 2),  # it has no tile
    ],
)
def test_its_own_tower_is_swapped_with_the_highest_tile(towers, first, second):
    towers = {p: names.replace("nerf ford", "transformers ford") for p, names in towers.items()}
    game = at_work(PickTower(1, TABLE), towers=towers)
    assert decision(game) == first
    assert decision(at_work(PickTower(1, first), towers=towers)) == second


# Journeys


@pytest.mark.parametrize(
    ("name", "cash", "towers", "gain"),
    [
        ("beats", 400, {}, 4),
        ("beats", 350, {}, 0),
        ("beats", 1_000, {1: "beats"}, 0),
        ("beats", 200, {0: "beats"}, -1),  # the rent of 200 can be paid
        ("beats", 150, {0: "beats", 1: "ford"}, -3),  # it would cost the top tile
        ("beats", 150, {0: "beats"}, 0),
        ("water", 150, {}, 1),
        ("water", 100, {}, 0),
        ("rival_tax", 0, {}, 1),
        ("tower_tax", 0, {}, -2),
        ("go_to_jail", 0, {}, -2),
        ("go", 0, {}, 0),
        ("chance_1", 0, {}, 0),
    ],
)
def test_the_gain_of_a_landing_is_counted_in_levels(name, cash, towers, gain):
    game = at_work(cash=cash, towers=towers)
    mind: Any = steady_of(game)
    assert mind.landing_gain(game.table, 1, space(name)) == gain


def test_a_utility_without_tiles_gains_nothing():
    game = at_work(stock={"water": 0})
    mind: Any = steady_of(game)
    assert mind.landing_gain(game.table, 1, space("water")) == 0
    assert mind.landing_gain(game.table, 1, space("electric")) == 1


@pytest.mark.parametrize(
    ("at", "reach", "cash", "target"),
    [
        ("go", 5, 1_000, "nerf"),  # the first of equals
        ("transformers", 5, 1_000, "razor"),
        ("transformers", 7, 1_000, "billboard"),
        ("transformers", 6, 1_000, "razor"),
        ("water", 3, 350, "xbox"),
        ("tower_tax", 3, 350, "nerf"),
        ("tower_tax", 3, 400, "beats"),
        ("universal", 35, 400, "xbox"),
    ],
)
def test_it_travels_to_the_space_with_the_highest_gain(at, reach, cash, target):
    assert decision(at_work(TravelTo(1, reach), at={1: at}, cash=cash)) == target


@pytest.mark.parametrize(
    ("style", "cash", "answer"),
    [
        ("", 550, "trip"),
        ("", 500, "stay"),
        ("cautious", 600, "trip"),
        ("cautious", 550, "stay"),
        ("greedy", 550, "trip"),
        ("greedy", 500, "stay"),
        ("", 50, "stay"),
    ],
)
def test_a_trip_is_paid_if_the_price_and_the_reserve_remain(style, cash, answer):
    """The first of the highest brands ahead, heinz, costs 350, and the trip 100."""
    assert decision(at_work(Parking(1), at={1: "free_parking"}, cash=cash), style) == answer


@pytest.mark.parametrize(("free", "answer"), [("", "stay"), ("food_network", "trip")])
def test_a_trip_is_paid_for_two_levels_or_more(free, answer):
    """Only brands of one level are free, or one of two levels as well."""
    towers = {
        0: "heinz universal xbox billboard wilson",
        1: f"skype beats puma levis candy_crush {'' if free else 'food_network'}",
        2: "guitar_hero nickelodeon yahoo caterpillar",
        3: "ford ebay",
    }
    assert decision(at_work(Parking(1), seats=4, at={1: "free_parking"}, towers=towers)) == answer


# The jail card


@pytest.mark.parametrize(
    ("style", "selling", "price", "answer"),
    [
        ("", True, 50, "accept"),
        ("", True, 0, "decline"),
        ("", False, 50, "accept"),
        ("", False, 100, "decline"),
        ("cautious", True, 50, "decline"),  # at least 75
        ("cautious", True, 100, "accept"),
        ("greedy", False, 0, "accept"),
        ("greedy", False, 50, "decline"),  # 35 at most
    ],
)
def test_the_jail_card_is_worth_half_the_reserve(style, selling, price, answer):
    game = at_work(AnswerOffer(1, 2, price, selling), jail_cards={"chance": 1 if selling else 2})
    assert decision(game, style) == answer
    mind: Any = steady_of(game, style)
    reply = mind.weigh(game.table, game.question)
    assert reply.said == (answer == "accept")
    assert reply.reason == ("" if reply.said else "too_little" if selling else "no_use")


def test_other_questions_are_weighed_without_a_reason():
    game = at_work(Bid((1, 2), space("ford"), 300, 2, 0))
    assert steady_of(game).weigh(game.table, game.question).reason == ""


# Estimates


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_position_is_worth_its_height_squared_and_its_cash(seat):
    game = Position("empire", towers={seat: "ford office"}, cash={seat: 250})
    mind = steady_of(game)
    assert mind.worths(game.table) == [5**2 + 2.5 if p == seat else 1 + 10 for p in range(3)]
    assert mind.scores(game.table) == [4 if p == seat else 0 for p in range(3)] and not mind.scores_are_money


def test_a_player_who_is_out_is_worth_nothing():
    game = Position("empire", out=[2])
    assert steady_of(game).worths(game.table) == [11, 11, 0]
