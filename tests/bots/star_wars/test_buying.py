"""When Star Wars' steady player buys, bids and jumps: each threshold, and one step beyond it."""

from typing import Any

import pytest

from magnat.games.star_wars.bidding import AuctionBid
from magnat.games.star_wars.buying import BuyOrAuction
from magnat.games.star_wars.hyperdrive import BountyHunter, Hyperdrive
from magnat.games.star_wars.powers import JumpTo
from magnat.positions import Position
from tests.bots.star_wars.scenes import E, facing, space
from tests.steady import decision, steady_of


def bidding(name: str, high: int, seats: int = 2, holder: int = 1, **position: Any) -> Position:
    frame = AuctionBid((0, holder) if holder >= 0 else (0, 1), space(name), high, holder, 0)
    return Position("star_wars", seats=seats, push=[frame], **position)


# The worth of a space


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(
    ("name", "mine", "theirs", "worth"),
    [
        ("hoth_1", "", "", 100 + 2 * 40),
        ("hoth_1", "hoth_2", "", 180),
        ("hoth_1", "hoth_2 hoth_3", "", 180 + 3 * 40),
        ("hoth_1", "hoth_2", "hoth_3", 180),
        ("hoth_1", "", "hoth_2 hoth_3", 180 + 2 * 40),
        ("kashyyyk_2", "kashyyyk_1", "", 60 + 5 * 40),
        ("kashyyyk_2", "kashyyyk", "", 60 + 5 * 40),
    ],
)
def test_a_space_is_worth_more_if_it_decides_a_planet(seat, name, mine, theirs, worth):
    owns = {seat: mine} if mine else {}
    owns |= {1 - seat: theirs} if theirs else {}
    game = Position("star_wars", seats=2, owns=owns)
    mind: Any = steady_of(game)
    assert mind.space_worth(game.table, seat, space(name)) == worth


# Buying


@pytest.mark.parametrize(("cash", "answer"), [(100, "buy"), (90, "auction")])
def test_every_space_is_bought_with_the_last_money(cash, answer):
    game = Position("star_wars", seats=2, cash={0: cash}, push=[BuyOrAuction(0, space("hoth_1"))])
    assert decision(game) == answer


@pytest.mark.parametrize(
    ("cash", "hand", "answer"),
    [
        (120, "secret_funds", "play"),
        (110, "secret_funds", "auction"),
        (120, "takeover", "auction"),
        (320, "secret_funds", "buy"),
    ],
)
def test_a_card_pays_for_a_space_if_little_is_missing(cash, hand, answer):
    frame = BuyOrAuction(0, space("endor_3"))
    assert decision(Position("star_wars", seats=2, cash={0: cash}, hands={0: hand}, push=[frame])) == answer


@pytest.mark.parametrize(
    ("mine", "theirs", "best", "answer"),
    [(11, 10, 1, "buy"), (10, 11, 0, "buy"), (10, 11, 1, "auction"), (9, 11, 1, "buy"), (9, 12, 0, "auction")],
)
def test_the_last_space_is_bought_only_if_it_wins(mine, theirs, best, answer):
    game = facing(mine, theirs, BuyOrAuction(0, space("kashyyyk_1")), keep="kashyyyk_1", best=best)
    assert decision(game) == answer


def test_the_best_placed_space_itself_decides_a_tie():
    top = E.names[E.ladder[-1]]
    game = facing(10, 11, BuyOrAuction(0, E.ladder[-1]), keep=top)
    assert decision(game) == "buy"


# Bids


@pytest.mark.parametrize(("style", "limit"), [("", 180), ("cautious", 150), ("greedy", 210), ("friendly", 160)])
def test_bids_rise_to_the_worth_of_the_space(style, limit):
    """85, 120 and 90 % of 180, rounded down to a note of ten."""
    for high, bid in ((limit - 10, limit), (limit, limit), (limit + 10, limit + 10)):
        assert decision(bidding("hoth_1", high), style) == bid


def test_bids_do_not_depend_on_the_lead_before_the_last_space():
    assert decision(bidding("hoth_1", 0, owns={1: "coruscant endor"})) == 60


@pytest.mark.parametrize(("style", "kept"), [("", 125), ("cautious", 187), ("greedy", 87)])
def test_bids_leave_half_the_reserve(style, kept):
    cash = 90 + -(-kept // 10) * 10
    for high, bid in ((80, 90), (90, 90)):
        assert decision(bidding("hoth_1", high, cash={0: cash}), style) == bid


@pytest.mark.parametrize(("high", "bid"), [(0, 60), (100, 120), (150, 160), (170, 180)])
def test_a_bid_goes_a_third_of_the_way(high, bid):
    assert decision(bidding("hoth_1", high)) == bid


@pytest.mark.parametrize("holder", [1, 2, 3])
def test_it_does_not_outbid_its_ally(holder):
    game = bidding("hoth_1", 100, seats=4, holder=holder)
    ally = game.table.side[holder] == game.table.side[0]
    assert decision(game) == (100 if ally else 120)
    assert decision(bidding("hoth_1", 0, seats=4, holder=-1)) == 60


@pytest.mark.parametrize(("mine", "theirs", "wins"), [(11, 10, True), (9, 12, False)])
def test_the_last_space_is_worth_all_cash_if_it_wins(mine, theirs, wins):
    frame = AuctionBid((0, 1), space("kashyyyk_1"), 690, 1, 0)
    game = facing(mine, theirs, frame, keep="kashyyyk_1", cash={0: 700})
    assert decision(game) == (700 if wins else 690)


def test_a_bid_may_only_be_a_pass():
    frame = AuctionBid((0, 1), space("kashyyyk_1"), 700, 1, 0)
    game = facing(11, 10, frame, keep="kashyyyk_1", cash={0: 700}, hands={0: "takeover"})
    assert decision(game) == 700


# Jumps


def test_it_jumps_to_the_best_affordable_space_of_the_zone():
    game = Position("star_wars", seats=2, at={0: "hyperdrive_a"}, cash={0: 1_500}, push=[Hyperdrive(0)])
    spaces = [E.names[choice] for choice in game.question.choices(game.table)]
    assert decision(game) == max(spaces, key=lambda name: (E.prices[space(name)], space(name)))
    assert spaces == ["hoth_1", "hoth_2", "hoth_3", "geonosis_1", "geonosis_2", "geonosis_3"]
    for cash, chosen in ((150, "geonosis_2"), (130, "hoth_3"), (110, "hoth_2")):
        game.table.cash[0] = cash
        assert decision(game) == chosen
    game.table.cash[0] = 90
    assert decision(game) == "geonosis_3", "nothing is affordable"


def test_it_stays_rather_than_jump_without_money():
    owns = {1: "hoth geonosis"}
    game = Position("star_wars", seats=2, owns=owns, at={0: "hyperdrive_a"}, cash={0: 150}, push=[Hyperdrive(0)])
    assert space("hyperdrive_a") in game.question.choices(game.table)
    assert decision(game) == "hyperdrive_a"
    game.table.cash[0] = 180
    assert decision(game) == "dagobah_2"


@pytest.mark.parametrize(
    ("cash", "chosen"), [(1_500, "coruscant_2"), (390, "coruscant_1"), (300, "endor_2"), (50, "coruscant_2")]
)
def test_a_card_jumps_to_the_best_affordable_space(cash, chosen):
    assert decision(Position("star_wars", seats=2, cash={0: cash}, push=[JumpTo(0)])) == chosen


def test_a_bounty_hunter_prefers_an_enemy_base_to_a_free_space():
    hunter = BountyHunter(0)
    assert decision(Position("star_wars", seats=2, push=[hunter])) == "coruscant_2"
    assert decision(Position("star_wars", seats=2, owns={1: "hoth_1 dagobah_1"}, push=[hunter])) == "dagobah_1"
    game = Position("star_wars", seats=4)
    (ally,) = [p for p in range(1, 4) if game.table.side[p] == game.table.side[0]]
    enemy = game.table.enemies_of(0)[0]
    owns = {ally: "coruscant_2", enemy: "hoth_1"}
    assert decision(Position("star_wars", seats=4, owns=owns, push=[hunter])) == "hoth_1"
    assert decision(Position("star_wars", seats=4, owns={ally: "coruscant_2"}, push=[hunter])) == "coruscant_1"
    assert decision(Position("star_wars", seats=4, owns={ally: "coruscant"}, push=[hunter])) == "endor_3"


@pytest.mark.parametrize(("mine", "theirs", "takes"), [(11, 10, True), (10, 11, False), (10, 10, False)])
def test_a_bounty_hunter_takes_the_last_free_space_if_it_wins(mine, theirs, takes):
    game = facing(mine, theirs, BountyHunter(0), keep="kashyyyk_1")
    assert (decision(game) == "kashyyyk_1") == takes
