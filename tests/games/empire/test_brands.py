"""Brand spaces, auctions, utilities and tower taxes of Empire."""

from typing import Any

import pytest

from magnat.games.empire.brands import BuyOrAuction
from magnat.kernel import IllegalAnswer
from magnat.positions import Position, dice, money, seat

rule = pytest.mark.rule
S = 1
PASS = money(0)


@rule("EMP-BUY-01")
def test_an_unowned_brand_is_bought_or_auctioned():
    game = Position("empire").play("roll", dice(1, 2))
    assert game.asked == ("buy_or_auction", 0) and game.choices == ["auction", "buy"]


@rule("EMP-BUY-03")
def test_without_the_price_a_brand_can_only_be_auctioned():
    game = Position("empire", cash={0: 0}).play("roll", dice(1, 2))
    with pytest.raises(IllegalAnswer) as refusal:
        game.play("buy")
    assert game.choices == ["auction"] and (refusal.value.reason, refusal.value.rule) == ("too_poor", "EMP-BUY-03")


@rule("EMP-BUY-04")
def test_a_rich_player_may_still_ask_for_the_auction():
    game = Position("empire", cash={0: 5000}).play("roll", dice(1, 2), "auction")
    assert game.asked == ("bid", 1)


@rule("EMP-RENT-01", "EMP-EDGE-23")
def test_rent_is_the_value_of_the_owners_tower():
    game = Position("empire", towers={0: "heinz", 1: "transformers ford ebay"}).play("roll", dice(1, 2))
    assert game.cash[:2] == [650, 1350]


@rule("EMP-RENT-02")
def test_the_owner_of_a_brand_pays_no_rent():
    game = Position("empire", towers={0: "transformers ford"}).play("roll", dice(1, 2))
    assert game.cash[0] == 1000 and game.asked == ("after_landing", 0)


@rule("EMP-RENT-03", "EMP-JAIL-03")
def test_a_jailed_owner_gets_no_rent():
    game = Position("empire", towers={1: "transformers ford"}, jailed={1: 1}).play("roll", dice(1, 2))
    assert game.cash[:2] == [1000, 1000] and game.asked == ("after_landing", 0)


@rule("EMP-RENT-04")
def test_rent_is_charged_automatically():
    game = Position("empire", towers={1: "transformers"}).play("roll", dice(1, 2))
    assert game.asked == ("after_landing", 0) and game.cash[:2] == [950, 1050]


@rule("EMP-RENT-05")
def test_rent_does_not_depend_on_price_or_colour():
    cheap = Position("empire", towers={1: "transformers wilson heinz"}).play("roll", dice(1, 2))
    dear = Position("empire", at={0: "go_to_jail"}, towers={1: "transformers nerf wilson ford heinz"})
    dear.table.take_from_tower(1, 3)
    dear.table.take_from_tower(1, 1)
    dear.play("roll", dice(1, S))
    assert cheap.cash[1] == dear.cash[1] == 1350


# Auctions


@rule("EMP-AUC-01")
def test_an_auction_opens_at_50():
    game = Position("empire").play("roll", dice(1, 4), "auction")
    assert game.asked == ("bid", 1) and game.choices == [0, 50]


@rule("EMP-AUC-02")
def test_each_bid_is_exactly_50_higher():
    game = Position("empire").play("roll", dice(1, 4), "auction", money(50))
    assert game.choices == [50, 100]
    with pytest.raises(IllegalAnswer):
        game.play(money(150))


@rule("EMP-AUC-03")
def test_all_players_may_bid_including_the_one_who_refused_to_buy():
    game = Position("empire").play("roll", dice(1, 4), "auction", PASS, PASS)
    assert game.asked == ("bid", 0)
    assert game.play(money(50)).towers[0] == "razor"


@rule("EMP-AUC-04")
def test_the_highest_bidder_pays_the_bank_and_gets_the_tile():
    game = Position("empire", towers={2: "nerf"})
    game.play("roll", dice(1, 4), "auction", money(50), money(100), money(100), money(100))
    assert game.towers[2] == "nerf razor" and game.cash == [1000, 1000, 900] and game.bank == 100


@rule("EMP-AUC-05", "EMP-EDGE-08")
def test_without_a_bid_the_tile_stays():
    game = Position("empire", cash={0: 0}).play("roll", dice(1, 4), "auction", PASS, PASS)
    assert (
        game.towers == ["", "", ""] and game.table.owner_of(5) < 0 and game.bank == 1000 and "unsold" in game.fact_words
    )


@rule("EMP-AUC-06")
def test_a_bid_above_the_cash_is_refused():
    game = Position("empire", cash={2: 50}).play("roll", dice(1, 4), "auction", money(50))
    assert game.asked == ("bid", 0)  # seat 2 cannot go to 100


@rule("EMP-AUC-07")
def test_the_landing_player_is_asked_last_and_a_pass_is_final():
    game: Any = Position("empire", turn=1).play("roll", dice(1, 4), "auction")
    order = [game.asked[1]]
    for word in (money(50), money(100), money(100), money(150)):
        game.play(word)
        order.append(game.asked[1])
    assert order == [2, 0, 1, 2, 0]
    game.play(money(150))
    assert game.towers[2] == "razor" and game.cash[2] == 850


@rule("EMP-AUC-08", "EMP-EDGE-09")
def test_the_price_may_be_below_the_printed_one():
    game = Position("empire", at={0: "water"}).play("roll", dice(3, S), "auction", PASS, PASS, money(50))
    assert game.towers[0] == "skype" and game.cash[0] == 950


@rule("EMP-AUC-08")
def test_the_price_may_be_above_the_printed_one():
    game = Position("empire").play("roll", dice(1, 2), "auction", money(50), money(100), money(100), money(100))
    assert game.towers[2] == "transformers" and game.cash[2] == 900


@rule("EMP-AUC-09")
def test_a_jailed_player_may_bid():
    game = Position("empire", jailed={1: 2}).play("roll", dice(1, 4), "auction", money(50), money(50), money(50))
    assert game.towers[1] == "razor"


@rule("EMP-AUC-10")
def test_the_turn_goes_on_after_an_auction():
    game = Position("empire", at={0: "nerf"}).play("roll", dice(2, 2), "auction", PASS, PASS, PASS)
    assert game.asked == ("before_roll", 0)


@rule("EMP-AUC-11")
def test_an_auction_ends_when_nobody_can_raise():
    game: Any = Position("empire", cash={0: 200, 1: 200, 2: 200}).play("roll", dice(1, 4), "auction")
    bids = 0
    while game.asked[0] == "bid":
        game.play(money(game.choices[-1]))
        bids += 1
    assert bids == 4 and game.cash == [200, 0, 200] and game.towers[1] == "razor"


@rule("EMP-AUC-12")
def test_a_utility_auction_sells_one_tile():
    game = Position("empire", at={0: "polaroid"}).play("roll", dice(5, S), "auction", money(50), money(50), money(50))
    assert game.towers[1] == "electric" and game.stock[0] == 3


@rule("EMP-EDGE-10")
def test_a_player_who_cannot_raise_is_skipped():
    game = Position("empire", cash={0: 50, 1: 50, 2: 1000}).play("roll", dice(1, 4), "auction", money(50), money(100))
    assert game.towers[2] == "razor" and game.cash == [50, 50, 900]


@rule("EMP-EDGE-43")
def test_an_auction_among_the_penniless_sells_nothing():
    game = Position("empire", cash={0: 0, 1: 0, 2: 0}).play("roll", dice(1, 4), "auction")
    assert game.asked == ("after_landing", 0) and game.towers == ["", "", ""]


# Utilities


@rule("EMP-UTIL-01")
def test_a_utility_tile_costs_150():
    game = Position("empire", at={0: "polaroid"}).play("roll", dice(5, S), "buy")
    assert game.cash[0] == 850 and game.towers[0] == "electric" and game.stock == [3, 4, 6]


@rule("EMP-UTIL-02")
def test_a_utility_without_tiles_left_has_no_effect():
    game = Position("empire", at={0: "polaroid"}, stock={"electric": 0}).play("roll", dice(5, S))
    assert game.asked == ("after_landing", 0) and game.cash[0] == 1000


@rule("EMP-UTIL-03")
def test_utilities_charge_no_rent():
    game = Position("empire", at={0: "polaroid"}, towers={1: "electric electric electric electric"})
    game.play("roll", dice(5, S))
    assert game.cash[:2] == [1000, 1000] and game.asked == ("after_landing", 0)


@rule("EMP-UTIL-04")
def test_one_tower_may_hold_several_tiles_of_a_utility():
    game = Position("empire", at={0: "polaroid"}, towers={0: "electric electric"}).play("roll", dice(5, S), "buy")
    assert game.towers[0] == "electric electric electric" and game.heights[0] == 3


# Tower taxes


@rule("EMP-TAX-01")
def test_the_rival_tax_sends_the_top_tile_of_a_rival_back():
    game = Position("empire", towers={1: "nerf ford", 2: "xbox"}).play("roll", dice(2, S), "move")
    assert game.asked == ("tax_rival", 0) and game.choices == [1, 2]
    game.play(seat(1))
    assert game.towers == ["", "nerf", "xbox"] and game.table.owner_of(25) < 0


@rule("EMP-TAX-02", "EMP-EDGE-53")
def test_the_rival_tax_is_mandatory_when_a_rival_has_a_tile():
    game = Position("empire", towers={2: "nerf"}).play("roll", dice(2, S))
    assert game.asked == ("tax_rival", 0) and game.choices == [2]
    nobody = Position("empire", towers={0: "nerf"}).play("roll", dice(2, S))
    assert nobody.asked == ("after_landing", 0) and nobody.towers[0] == "nerf"


@rule("EMP-TAX-03")
def test_the_tower_tax_sends_the_players_top_tile_back():
    game = Position("empire", at={0: "chance_4"}, towers={0: "nerf office"}).play("roll", dice(2, S))
    assert game.towers[0] == "nerf" and game.offices == 6
    empty = Position("empire", at={0: "chance_4"}).play("roll", dice(2, S))
    assert empty.asked == ("after_landing", 0) and empty.cash[0] == 1000


@rule("EMP-TAX-04")
def test_taxes_cost_no_money():
    game = Position("empire", at={0: "chance_4"}, towers={0: "nerf", 1: "ford"}).play("roll", dice(2, S), "move")
    assert game.cash == [1000, 1000, 1000] and game.bank == 0 and game.towers[0] == ""


def test_the_question_names_its_space():
    game = Position("empire", push=[BuyOrAuction(0, 35)]).play("buy")
    assert game.towers[0] == "beats" and game.cash[0] == 600
