"""Buying in Electronic."""

from typing import Any

import pytest

from magnat.games.electronic.edition import STATION, STREET, UTILITY
from magnat.kernel import IllegalAnswer
from magnat.positions import Position, dice, levels, money, seat, space

rule = pytest.mark.rule

PRICES = {
    "belleville": 600,
    "lecourbe": 600,
    "montparnasse": 2000,
    "vaugirard": 1000,
    "courcelles": 1000,
    "republique": 1200,
    "villette": 1400,
    "electricity": 1500,
    "neuilly": 1400,
    "paradis": 1600,
    "lyon": 2000,
    "mozart": 1800,
    "saint_michel": 1800,
    "pigalle": 2000,
    "matignon": 2200,
    "malesherbes": 2200,
    "henri_martin": 2400,
    "nord": 2000,
    "saint_honore": 2600,
    "bourse": 2600,
    "water": 1500,
    "la_fayette": 2800,
    "breteuil": 3000,
    "foch": 3000,
    "capucines": 3200,
    "saint_lazare": 2000,
    "champs_elysees": 3500,
    "paix": 4000,
}


@rule("ELEC-BUY-01")
def test_there_are_22_streets_4_stations_and_2_utilities():
    e = Position("electronic").edition
    assert [e.kinds.count(kind) for kind in (STREET, STATION, UTILITY)] == [22, 4, 2] and len(e.deeds) == 28


@rule("ELEC-BUY-01", "ELEC-BUY-02", "ELEC-BUY-03")
@pytest.mark.parametrize("name", PRICES)
def test_every_property_is_bought_at_its_printed_price_and_lies_face_up(name):
    names = Position("electronic").edition.names
    game = Position("electronic", at={0: names[names.index(name) - 3]}, cash={0: 5_000})
    game.play("throw", dice(1, 2), "buy")
    salary = 2_000 if name == "belleville" else 0
    assert game.cash[0] == 5_000 + salary - PRICES[name] and game.owners == {name: 0} and game.mortgages == []


@rule("ELEC-BUY-01", "ELEC-BUY-05")
@pytest.mark.parametrize(
    "name, start", [("lecourbe", "go"), ("montparnasse", "chest_1"), ("electricity", "republique")]
)
def test_streets_stations_and_utilities_are_auctioned_alike(name, start):
    game = Position("electronic", at={0: start}).play(
        "throw", dice(1, 2), "auction", money(30), money(40), money(40), money(40)
    )
    assert game.owners == {name: 1} and game.cash == [15_000, 14_960, 15_000]


@rule("ELEC-BUY-02")
def test_buying_is_voluntary():
    game = Position("electronic").play("throw", dice(1, 2))
    assert game.asked == ("buy_or_auction", 0) and game.choices == ["auction", "buy"]


@rule("ELEC-BUY-02", "ELEC-RENT-10")
def test_a_property_that_has_an_owner_is_not_for_sale():
    game = Position("electronic", owns={0: "lecourbe", 1: "vaugirard"})
    assert game.play("throw", dice(1, 2)).asked == ("after_move", 0) and "bought" not in game.fact_words


@rule("ELEC-BUY-04")
def test_a_balance_below_the_price_does_not_buy():
    game = Position("electronic", cash={0: 590}, owns={0: "lyon"}).play("throw", dice(1, 2))
    with pytest.raises(IllegalAnswer) as refusal:
        game.play("buy")
    assert refusal.value.reason == "too_poor" and refusal.value.rule == "ELEC-BUY-04"


@rule("ELEC-BUY-04")
def test_a_balance_of_exactly_the_price_buys():
    game = Position("electronic", cash={0: 600}).play("throw", dice(1, 2), "buy")
    assert game.cash[0] == 0 and game.owners == {"lecourbe": 0}


@rule("ELEC-BUY-04", "ELEC-TURN-09")
def test_the_money_may_be_raised_first_by_mortgaging_selling_or_trading():
    given: dict[str, Any] = {"cash": {0: 0}, "owns": {0: "light_blue lyon"}, "built": {"light_blue": 2}}
    game = Position("electronic", **given).play("throw", dice(1, 2))
    assert game.choices == ["auction", "sell", "mortgage", "trade"]
    assert game.play("sell", "light_blue", levels(1, 1, 1)).choices == ["auction", "buy"]
    game = Position("electronic", **given).play("throw", dice(1, 2), "mortgage", space("lyon"))
    assert game.play("buy").cash[0] == 400 and game.owners["lecourbe"] == 0
    game = Position("electronic", **given).play("throw", dice(1, 2))
    game.play("trade", seat(1), "lyon", "money", money(-600), "send", "accept", "buy")
    assert game.cash[0] == 0 and game.owners["lyon"] == 1 and game.owners["lecourbe"] == 0


@rule("ELEC-BUY-04")
def test_a_player_who_raised_too_little_can_only_decline():
    game = Position("electronic", cash={0: 0}, owns={0: "belleville"}).play(
        "throw", dice(1, 2), "mortgage", space("belleville")
    )
    assert game.cash[0] == 300 and game.choices == ["auction", "trade"]


@rule("ELEC-BUY-05")
def test_not_buying_always_means_an_auction_at_once():
    game = Position("electronic").play("throw", dice(1, 2), "auction")
    assert game.asked == ("bid", 0) and game.fact_words[-2:] == ["declined", "auction"]


@rule("ELEC-BUY-05")
def test_the_default_answer_is_to_decline():
    game = Position("electronic").play("throw", dice(1, 2))
    assert game.silence == "auction"


@rule("ELEC-EDGE-19")
def test_a_player_who_can_neither_pay_nor_sell_is_not_asked_and_may_bid():
    game = Position("electronic", cash={0: 300}, owns={1: "lyon"}).play("throw", dice(1, 2))
    assert game.asked == ("bid", 0) and game.choices == list(range(0, 301, 10))


@rule("ELEC-EDGE-19")
def test_a_jail_card_counts_as_an_asset_to_sell():
    game = Position("electronic", cash={0: 300}, jail_cards={"chance": 0}).play("throw", dice(1, 2))
    assert game.asked == ("buy_or_auction", 0) and game.choices == ["auction", "trade"]
