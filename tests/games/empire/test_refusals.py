"""Refusals of Empire with their reasons and rules."""

from typing import Any

import pytest

from magnat.positions import Position, card, dice, money, seat, space

rule = pytest.mark.rule
S = 1
TRADES: dict[str, Any] = {"options": {"trades": True}}


@rule("EMP-JAIL-04", "EMP-JAIL-05", "EMP-DEAL-03")
def test_ways_out_of_jail_are_refused_with_reasons():
    game = Position("empire", turn=1, jailed={1: 1}, cash={1: 50})
    assert game.refusal("pay") == ("too_poor", "EMP-JAIL-04")
    assert game.refusal("use_card") == ("no_jail_card", "EMP-JAIL-05")
    assert game.refusal("ask_card") == ("nobody_holds_it", "EMP-DEAL-03")
    assert game.refusal("play") == ("nothing_to_play", "EMP-CARD-01")
    assert game.refusal(8) == ("not_offered", "EMP-TURN-04")
    mine = Position("empire", turn=1, jailed={1: 1}, jail_cards={"chance": 1})
    assert mine.refusal("ask_card") == ("nobody_holds_it", "EMP-DEAL-03")
    asked = Position("empire", turn=1, jailed={1: 1}, jail_cards={"chance": 0}).play("ask_card", money(0), "decline")
    assert asked.refusal("ask_card") == ("already_proposed", "EMP-DEAL-03")
    assert asked.refusal("use_card") == ("no_jail_card", "EMP-JAIL-05")


@rule("EMP-TURN-04", "EMP-CARD-01", "EMP-DEAL-01", "EMP-DEAL-03")
def test_acts_of_a_window_are_refused_with_reasons():
    game = Position("empire", turn=1, jail_cards={"chance": 2})
    assert game.refusal("play") == ("nothing_to_play", "EMP-CARD-01")
    assert game.refusal("offer_card") == ("no_jail_card", "EMP-DEAL-03")
    assert game.refusal("trade") == ("no_trades", "EMP-DEAL-01")
    assert game.refusal(5) == ("not_offered", "EMP-TURN-04")
    mine = Position("empire", turn=1, seats=2, jail_cards={"chance": 1}).play(
        "offer_card", seat(0), money(0), "decline"
    )
    assert mine.refusal("offer_card") == ("already_proposed", "EMP-DEAL-03")


@rule("EMP-OFF-06", "EMP-OFF-07", "EMP-OFF-08")
def test_offices_are_refused_with_reasons():
    assert Position("empire", turn=1, cash={1: 450}).refusal("office") == ("too_poor", "EMP-OFF-06")
    assert Position("empire", turn=1, stock={"office": 0}).refusal("office") == ("no_office_left", "EMP-OFF-08")
    bought = Position("empire", turn=1, cash={1: 2000}).play("office")
    assert bought.refusal("office") == ("office_bought", "EMP-OFF-07")
    other = Position("empire", turn=1, hands={2: "tallest_tower"})
    assert other.refusal("office", seat=2) == ("not_your_turn", "EMP-OFF-07")


@rule("EMP-BUY-03", "EMP-EDGE-56")
def test_purchases_are_refused_with_reasons():
    game = Position("empire", turn=1, cash={1: 0}).play("roll", dice(1, 2))
    assert game.refusal("buy") == ("too_poor", "EMP-BUY-03")
    assert game.refusal("buy_bargain") == ("cannot_bargain", "EMP-EDGE-56")
    assert game.refusal(3) == ("not_offered", "EMP-BUY-01")


@rule("EMP-AUC-01", "EMP-AUC-02", "EMP-AUC-06")
def test_bids_are_refused_with_reasons():
    game = Position("empire", turn=1, cash={0: 100}).play("roll", dice(1, 2), "auction")
    assert game.refusal(money(100)) == ("opens_at_a_step", "EMP-AUC-01")
    game.play(money(50))
    assert game.asked == ("bid", 0) and game.refusal(money(150)) == ("one_step_more", "EMP-AUC-02")
    poor = game.fork()
    poor.table.cash[0] = 50
    assert poor.refusal(money(100)) == ("too_poor", "EMP-AUC-06")


@rule("EMP-EDGE-30", "EMP-CARD-01", "EMP-CARD-02")
def test_cards_that_are_not_held_are_refused():
    bust = Position("empire", turn=1, hands={2: "just_say_no"}).play("roll", dice(1, 2), "buy")
    assert bust.refusal("bust") == ("card_not_held", "EMP-EDGE-30")
    back = Position("empire", turn=1, hands={1: "just_say_no"}, towers={2: "transformers"}).play("roll", dice(1, 2))
    assert back.refusal("reverse") == ("card_not_held", "EMP-CARD-01")
    no = Position("empire", turn=1, hands={2: "private_jet"}, towers={2: "nerf"}).play("roll", dice(2, S), seat(2))
    assert no.refusal("say_no") == ("holds_no_no", "EMP-CARD-02")
    pick = Position("empire", turn=1, hands={1: "tallest_tower just_say_no"}).play("play")
    assert pick.refusal(card("just_say_no")) == ("cannot_play_now", "EMP-CARD-01")
    assert pick.refusal(card("market_crash")) == ("card_not_held", "EMP-CARD-01")


@rule("EMP-TOWER-11", "EMP-TAX-01", "EMP-SWAP-02")
def test_towers_without_tiles_are_refused_as_targets():
    aimed = Position("empire", turn=1, hands={1: "hostile_takeover"}, towers={2: "nerf", 0: "office"})
    assert aimed.play("play", card("hostile_takeover")).refusal(seat(0)) == ("not_a_target", "EMP-TOWER-11")
    taxed = Position("empire", turn=1, towers={2: "nerf"}).play("roll", dice(2, S))
    assert taxed.refusal(seat(0)) == ("no_tile_there", "EMP-TAX-01")
    swap = Position("empire", turn=1, towers={2: "nerf", 1: "ford"}).play("roll", dice(2, S), "swap")
    assert swap.refusal(seat(0)) == ("no_tile_there", "EMP-SWAP-02")
    assert swap.play(seat(2)).refusal(seat(2)) == ("same_tower", "EMP-SWAP-02")
    assert swap.refusal(seat(0)) == ("no_tile_there", "EMP-SWAP-02")


@rule("EMP-PARK-01", "EMP-PARK-02", "EMP-CARD-10")
def test_trips_are_refused_with_reasons():
    parked = Position("empire", turn=1, at={1: "billboard"}, cash={1: 50}).play("roll", dice(3, 5))
    assert parked.refusal("trip") == ("too_poor", "EMP-PARK-02")
    trip = Position("empire", turn=1, at={1: "billboard"}).play("roll", dice(3, 5), "trip")
    assert trip.refusal(space("free_parking")) == ("already_there", "EMP-PARK-01")
    jet = Position("empire", turn=1, hands={1: "private_jet"}).play("play", card("private_jet"))
    assert jet.refusal(space("go")) == ("already_there", "EMP-CARD-10")
    assert jet.refusal(space("chance_1")) == ("too_far", "EMP-CARD-10")


@rule("EMP-DEAL-02", "EMP-DEAL-03")
def test_sales_are_refused_with_reasons():
    game = Position("empire", turn=1, jail_cards={"chance": 1}, cash={0: 150}).play("offer_card")
    assert game.refusal(seat(1)) == ("already_proposed", "EMP-DEAL-03")
    game.play(seat(0))
    assert game.refusal(money(75)) == ("not_a_multiple", "EMP-DEAL-02")
    assert game.refusal(money(200)) == ("too_poor", "EMP-DEAL-02")


@rule("EMP-OPT-06")
def test_trades_are_refused_with_reasons():
    game = Position("empire", turn=1, towers={2: "nerf"}, cash={1: 100, 2: 50}, **TRADES).play("trade")
    assert game.refusal(seat(0)) == ("nothing_to_trade", "EMP-OPT-06")
    game.play(seat(2))
    assert game.choices == ["withdraw", "take"] and game.refusal("give") == ("no_tile_there", "EMP-OPT-06")
    game.play("take")
    assert game.choices == [-50, 0, 50, 100]
    assert game.refusal(money(75)) == ("not_a_multiple", "EMP-OPT-06")
    assert game.refusal(money(150)) == ("too_poor", "EMP-OPT-06")
    twice = Position("empire", turn=1, towers={0: "ford", 2: "nerf"}, **TRADES).play(
        "trade", seat(2), "withdraw", "trade"
    )
    assert twice.refusal(seat(2)) == ("already_proposed", "EMP-OPT-06")
    none = Position("empire", turn=1, **TRADES)
    assert none.refusal("trade") == ("nothing_to_trade", "EMP-OPT-06")
