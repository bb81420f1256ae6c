"""When Electronic's steady player buys, and how high it bids: each threshold, and one step beyond it."""

from typing import Any

import pytest

from magnat.games.electronic.buying import BuyOrAuction
from magnat.mechanics.auction import Bid
from magnat.mechanics.buildings import APARTMENT
from magnat.positions import Position
from tests.steady import decision, steady_of

STATIONS = ("montparnasse", "lyon", "nord", "saint_lazare")


def offered(name: str, cash: int, **position: Any) -> Position:
    """Return a position in which seat 1 may buy a deed or have it auctioned."""
    game = Position("electronic", turn=1, cash={1: cash}, **position)
    return Position(
        "electronic", turn=1, cash={1: cash}, push=[BuyOrAuction(1, game.edition.names.index(name))], **position
    )


def bidding(name: str, high: int, cash: int = 15_000, ring: tuple[int, ...] = (1, 2), **position: Any) -> Position:
    """Return a position in which seat 1 may raise a bid of seat 2; `name` is a deed or `apartment`."""
    names = Position("electronic").edition.names
    lot = APARTMENT if name == "apartment" else names.index(name)
    return Position("electronic", turn=1, cash={1: cash}, push=[Bid(ring, lot, high, 2, 1)], **position)


def raises(game: Position, style: str = "") -> bool:
    return bool(decision(game, style) > game.question.high)


# Buying


@pytest.mark.parametrize(
    ("rival", "built", "left"),
    [
        ("", {}, 500),  # the smallest reserve
        ("light_blue", {"light_blue": 1}, 700),  # half of a rent of 400 more
        ("light_blue", {"light_blue": 2}, 1_000),  # half of a rent of 1,000 more, and 1,000 is always enough
        ("dark_blue", {"dark_blue": 4}, 1_000),
    ],
)
def test_a_deed_is_bought_if_the_reserve_remains(rival, built, left):
    """A deed of 1,400 that brings no group nearer."""
    position: dict[str, Any] = {"owns": {2: rival} if rival else {}, "built": built}
    assert decision(offered("neuilly", 1_400 + left, **position)) == "buy"
    assert decision(offered("neuilly", 1_400 + left - 10, **position)) == "auction"


@pytest.mark.parametrize(("style", "left"), [("cautious", 750), ("greedy", 350), ("friendly", 500)])
def test_a_style_keeps_more_or_less_when_it_buys(style, left):
    assert decision(offered("neuilly", 1_400 + left), style) == "buy"
    assert decision(offered("neuilly", 1_400 + left - 10), style) == "auction"


@pytest.mark.parametrize(
    ("name", "mine", "bought"),
    [
        ("neuilly", "villette paradis", True),
        ("neuilly", "villette", False),
        ("paix", "champs_elysees", True),
        ("lyon", "nord montparnasse", True),
        ("lyon", "nord", False),
        ("water", "electricity", False),
    ],
)
def test_the_last_money_is_spent_on_a_group_or_a_third_station(name, mine, bought):
    game = offered(name, 4_000, owns={1: mine})
    game = offered(name, game.edition.prices[game.edition.names.index(name)], owns={1: mine})
    assert decision(game) == ("buy" if bought else "auction")


@pytest.mark.parametrize(
    ("owners", "bought"),
    [
        ({2: "villette paradis"}, True),
        ({0: "villette paradis"}, True),
        ({2: "villette", 0: "paradis"}, False),
        ({2: "villette"}, False),
        ({1: "villette", 2: "paradis"}, False),
    ],
)
def test_the_last_money_is_spent_to_block_a_rival_who_lacks_only_this_deed(owners, bought):
    assert decision(offered("neuilly", 1_400, owns=owners)) == ("buy" if bought else "auction")


def test_a_deed_that_cannot_be_paid_is_auctioned():
    assert decision(offered("neuilly", 1_390, owns={1: "villette paradis nord"})) == "auction"


# The worth of a deed


@pytest.mark.parametrize(
    ("name", "mine", "worth"),
    [
        ("neuilly", "", 1_400),
        ("neuilly", "villette", 1_400 * 13 // 10),
        ("neuilly", "villette paradis", 2 * 1_400 + 2 * 1_000),
        ("neuilly", "villette neuilly", 1_400 * 13 // 10),  # whether it is already owned does not matter
        ("paix", "champs_elysees", 2 * 4_000 + 2 * 2_000),
        ("water", "", 1_000),
        ("water", "electricity", 1_500),
        *[("lyon", " ".join([name for name in STATIONS if name != "lyon"][:n]), 2_000 + 800 * n) for n in range(4)],
    ],
)
@pytest.mark.parametrize("seat", [0, 2])
def test_a_deed_is_worth_more_to_the_owner_of_its_group(name, mine, worth, seat):
    game = Position("electronic", owns={seat: mine} if mine else {})
    mind: Any = steady_of(game)
    assert mind.deed_worth(game.table, seat, game.edition.names.index(name)) == worth
    assert mind.deed_worth(game.table, 1, game.edition.names.index(name)) == {"water": 1_000, "lyon": 2_000}.get(
        name, game.edition.prices[game.edition.names.index(name)]
    )


@pytest.mark.parametrize(("prepaid", "worth"), [("", 1_400 - 770), ("neuilly", 1_400 - 700)])
def test_a_mortgage_reduces_the_worth_by_its_lifting_cost(prepaid, worth):
    game = Position("electronic", owns={0: "neuilly"}, mortgaged="neuilly", prepaid=prepaid)
    mind: Any = steady_of(game)
    assert mind.deed_worth(game.table, 1, game.edition.names.index("neuilly")) == worth


# Bids


@pytest.mark.parametrize(
    ("name", "mine", "limit"),
    [
        ("neuilly", "", 1_400),
        ("neuilly", "villette", 1_820),
        ("neuilly", "villette paradis", 4_800),
        ("water", "", 1_000),
    ],
)
def test_bids_rise_to_the_worth_of_the_deed(name, mine, limit):
    owns = {1: mine} if mine else {}
    assert decision(bidding(name, limit - 10, owns=owns)) == limit
    assert not raises(bidding(name, limit, owns=owns))
    assert decision(bidding(name, limit + 10, owns=owns)) == limit + 10


@pytest.mark.parametrize(("owner", "limit"), [(2, 2_100), (0, 2_100), (1, 4_800)])
def test_bids_against_a_rival_group_rise_to_one_and_a_half_prices(owner, limit):
    owns = {owner: "villette paradis"}
    assert decision(bidding("neuilly", limit - 10, owns=owns)) == limit
    assert not raises(bidding("neuilly", limit, owns=owns))


@pytest.mark.parametrize(("style", "limit"), [("", 1_400), ("cautious", 1_190), ("greedy", 1_680), ("friendly", 1_260)])
def test_a_style_bids_more_or_less(style, limit):
    assert decision(bidding("neuilly", limit - 10), style) == limit
    assert not raises(bidding("neuilly", limit), style)


@pytest.mark.parametrize(("style", "kept"), [("", 500), ("cautious", 750), ("greedy", 350)])
def test_bids_leave_the_smallest_reserve(style, kept):
    assert decision(bidding("neuilly", 790, cash=800 + kept), style) == 800
    assert not raises(bidding("neuilly", 800, cash=800 + kept), style)
    assert not raises(bidding("neuilly", 790, cash=790 + kept), style)


def test_limits_are_rounded_down_to_an_entry():
    """85 % of 2,340 are 1,989."""
    assert decision(bidding("mozart", 1_970, owns={1: "pigalle"}), "cautious") == 1_980
    assert not raises(bidding("mozart", 1_980, owns={1: "pigalle"}), "cautious")


@pytest.mark.parametrize(
    ("mine", "limit"), [("light_blue", 1_000), ("light_blue red", 3_000), ("brown station", 1_000)]
)
def test_a_scarce_piece_is_worth_two_apartments_of_the_most_expensive_group(mine, limit):
    game = bidding("apartment", limit - 10, owns={1: mine, 2: "pink"})
    assert decision(game) == limit
    assert not raises(bidding("apartment", limit, owns={1: mine, 2: "pink"}))


@pytest.mark.parametrize(
    ("high", "bid"),
    [
        (0, 460),  # a third of the way to 1,400
        (1_000, 1_130),
        (1_190, 1_300),  # at least a tenth
        (1_200, 1_320),
        (1_300, 1_400),  # a tenth would be too much
        (1_380, 1_400),
        (1_390, 1_400),
    ],
)
def test_a_bid_goes_a_third_of_the_way(high, bid):
    assert decision(bidding("neuilly", high)) == bid


def test_a_bid_rises_by_an_entry_at_least():
    assert decision(bidding("belleville", 580, cash=1_100)) == 600
    assert decision(bidding("belleville", 20, cash=540)) == 30
