"""When Millionaire's steady player buys, bids and builds: each threshold, and one step beyond it."""

from typing import Any

import pytest

from magnat.games.millionaire.building import Build
from magnat.games.millionaire.buying import BuyOrAuction
from magnat.mechanics.auction import Bid
from magnat.positions import Position
from tests.steady import decision, decisions, steady_of

NAMES = Position("millionaire").edition.names
RIVAL_HOTELS: dict[str, Any] = {"built": {"light_blue": 5}, "others": {2: "light_blue"}}  # a rent of 125


def at_work(cash: int, mine: str = "", push: Any = None, **position: Any) -> Position:
    """Return a position in the turn of seat 1; `push` is the question if it is not the first."""
    owns = {**({1: mine} if mine else {}), **position.pop("others", {})}
    frames = [push] if push else []
    return Position("millionaire", turn=1, active=1, owns=owns, cash={1: cash}, push=frames, **position)


def offered(name: str, cash: int, mine: str = "", **position: Any) -> Position:
    return at_work(cash, mine, BuyOrAuction(1, NAMES.index(name)), **position)


def bidding(name: str, high: int, cash: int = 372, mine: str = "", **position: Any) -> Position:
    return at_work(cash, mine, Bid((1, 2), NAMES.index(name), high, 2, 1), **position)


# Buying


@pytest.mark.parametrize(
    ("style", "rival", "left"),
    [
        ("", {}, 20),
        ("", RIVAL_HOTELS, 51),  # half of 40 and half of the rent
        ("", {"built": {"dark_blue": 4}, "others": {2: "dark_blue"}}, 75),  # half of the largest reserve
        ("", {"built": {"green": 2}, "others": {2: "green"}}, 72),  # 40 and half of 210 are 145
        ("cautious", {}, 30),
        ("greedy", {}, 14),
        ("cautious", RIVAL_HOTELS, 76),
        ("friendly", {}, 20),
    ],
)
def test_a_deed_is_bought_if_half_the_reserve_remains(style, rival, left):
    assert decision(offered("themepark_city", 55 + left, **rival), style) == "buy"
    assert decision(offered("themepark_city", 55 + left - 1, **rival), style) == "auction"


def test_only_rents_of_rivals_are_feared():
    assert decision(offered("themepark_city", 75, "light_blue", built={"light_blue": 5})) == "buy"
    assert decision(offered("themepark_city", 75, others={2: "dark_blue"})) == "buy", "nothing is built there"


@pytest.mark.parametrize(
    ("mine", "cash", "bought"),
    [("", 699, True), ("", 700, False), ("adventure_park", 700, True), ("adventure_park movie_district", 999, True)],
)
def test_near_the_goal_only_a_deed_that_brings_a_group_nearer_is_bought(mine, cash, bought):
    assert decision(offered("themepark_city", cash, mine)) == ("buy" if bought else "auction")


def test_the_goal_depends_on_the_variant():
    position = Position(
        "millionaire", "two_millions", turn=1, cash={1: 1_399}, push=[BuyOrAuction(1, NAMES.index("themepark_city"))]
    )
    assert decision(position) == "buy"
    position.table.cash[1] += 1
    assert decision(position) == "auction"


def test_a_deed_that_cannot_be_paid_is_auctioned():
    assert decision(offered("themepark_city", 54)) == "auction"


# The worth of a deed


@pytest.mark.parametrize("seat", [0, 2])
@pytest.mark.parametrize(
    ("name", "mine", "worth"),
    [
        ("themepark_city", "", 55),
        ("themepark_city", "adventure_park", 71),
        ("themepark_city", "adventure_park movie_district", 140),
        ("themepark_city", "adventure_park themepark_city", 71),
        ("fortune_valley", "paradise_island", 400),
    ],
)
def test_a_deed_is_worth_more_to_the_owner_of_its_group(name, mine, worth, seat):
    game = Position("millionaire", owns={seat: mine} if mine else {})
    mind: Any = steady_of(game)
    space = NAMES.index(name)
    assert mind.deed_worth(game.table, seat, space) == worth
    assert mind.deed_worth(game.table, 1, space) == game.edition.prices[space]


@pytest.mark.parametrize(("name", "worth"), [("themepark_city", 55 - 31), ("motor_drive", 1)])
def test_a_mortgage_reduces_the_worth_by_its_lifting_cost(name, worth):
    game = Position("millionaire", owns={0: name}, mortgaged=name)
    mind: Any = steady_of(game)
    assert mind.deed_worth(game.table, 1, NAMES.index(name)) == worth


# Bids


@pytest.mark.parametrize(
    ("style", "mine", "limit"),
    [
        ("", "", 55),
        ("", "adventure_park", 71),
        ("", "adventure_park movie_district", 140),
        ("cautious", "", 46),
        ("greedy", "", 66),
        ("friendly", "", 49),
    ],
)
def test_bids_rise_to_the_worth_of_the_deed(style, mine, limit):
    assert decision(bidding("themepark_city", limit - 1, mine=mine), style) == limit
    assert decision(bidding("themepark_city", limit, mine=mine), style) == limit, "it passes"
    assert decision(bidding("themepark_city", limit + 1, mine=mine), style) == limit + 1


@pytest.mark.parametrize(("style", "rival", "kept"), [("", {}, 20), ("", RIVAL_HOTELS, 51), ("cautious", {}, 30)])
def test_bids_leave_half_the_reserve(style, rival, kept):
    for high, bid in ((39, 40), (40, 40)):
        assert decision(bidding("themepark_city", high, cash=40 + kept, **rival), style) == bid


@pytest.mark.parametrize(("cash", "limit"), [(699, 150), (700, 37)])
def test_bids_are_a_quarter_near_the_goal(cash, limit):
    for high, bid in ((limit - 1, limit), (limit, limit)):
        assert decision(bidding("diamond_hills", high, cash=cash)) == bid


@pytest.mark.parametrize(("high", "bid"), [(0, 18), (40, 45), (49, 53), (54, 55)])
def test_a_bid_goes_a_third_of_the_way_and_a_tenth_at_least(high, bid):
    assert decision(bidding("themepark_city", high)) == bid


# Building


@pytest.mark.parametrize(
    ("style", "rival", "reserve"),
    [
        ("", {}, 40),
        ("", RIVAL_HOTELS, 102),
        ("", {"built": {"dark_blue": 1}, "others": {2: "dark_blue"}}, 120),
        ("", {"built": {"dark_blue": 2}, "others": {2: "dark_blue"}}, 150),
        ("", {"built": {"dark_blue": 5}, "others": {2: "dark_blue"}}, 150),
        ("cautious", {}, 60),
        ("cautious", RIVAL_HOTELS, 153),
        ("greedy", {}, 28),
    ],
)
def test_a_house_is_built_if_the_reserve_remains(style, rival, reserve):
    assert decision(at_work(30 + reserve, "orange", **rival), style) == "build"
    assert decision(at_work(30 + reserve - 1, "orange", **rival), style) == "throw"


def test_nothing_is_built_near_the_goal():
    assert decision(at_work(699, "orange")) == "build"
    assert decision(at_work(700, "orange")) == "throw"


@pytest.mark.parametrize(
    ("mine", "built", "best"),
    [
        ("brown orange", {}, "adventure_park"),  # 0.80 of the cost against 1.33
        ("orange light_blue", {"light_blue": 1}, "surfers_cove"),  # equal, 1.33: the first
        ("orange pink", {"pink": 1}, "castle_view"),  # 1.60
        ("orange red", {"orange": 1}, "style_square"),  # 1.50 against 1.57
        ("orange red", {"orange": 1, "red": 3}, "adventure_park"),  # 1.14 for a fourth house
        ("orange red", {"orange": 3, "red": 4}, "style_square"),  # 2.28 for a hotel
        ("orange red", {"orange": 4, "red": 4}, "adventure_park"),  # 2.33
        ("orange yellow", {"orange": 3, "yellow": 1}, "sunshine_bay"),
        ("dark_blue green", {}, "fortune_valley"),
        ("orange", {"adventure_park": 1}, "themepark_city"),  # evenly
    ],
)
def test_a_house_is_built_where_it_earns_most_for_its_cost(mine, built, best):
    assert decisions(at_work(600, mine, built=built), 2) == ["build", best]


@pytest.mark.parametrize(("cash", "best"), [(100, "fortune_valley"), (99, "castle_view")])
def test_a_house_beyond_the_reserve_is_left_out(cash, best):
    """A house in dark_blue costs 60 and earns 1.58 of it, a house in pink 1.20."""
    assert decisions(at_work(cash, "dark_blue pink"), 2) == ["build", best]


def test_a_street_is_named_even_if_none_is_worth_its_cost():
    assert decision(at_work(30, "pink brown", Build(1))) == "motor_drive"
