"""Colour sets and offices of Empire (booklet: Groupe complet = Bonus Immeuble)."""

from typing import Any

import pytest

from magnat.games.empire import EDITION
from magnat.games.empire.attacks import SwapTops, TakeOver, TaxTower
from magnat.kernel import IllegalAnswer, settle
from magnat.mechanics.money import Pay
from magnat.positions import Position, dice, money

rule = pytest.mark.rule
S = 1


@rule("EMP-OFF-01")
def test_the_last_tile_of_a_colour_brings_an_office():
    game = Position("empire", towers={0: "nerf"}).play("roll", dice(1, 2), "buy")
    assert game.towers[0] == "nerf transformers office" and game.offices == 5 and game.cash[0] == 950


@rule("EMP-OFF-02")
def test_the_tiles_need_not_be_adjacent():
    game = Position("empire", towers={0: "nerf ford office"}).play("roll", dice(1, 2), "buy")
    assert game.towers[0] == "nerf ford office transformers office"


@rule("EMP-OFF-03")
def test_an_auction_in_another_players_turn_may_complete_a_colour():
    game = Position("empire", towers={1: "nerf"}).play("roll", dice(1, 2), "auction", money(50), money(50), money(50))
    assert game.towers[1] == "nerf transformers office"


@rule("EMP-OFF-03")
@pytest.mark.parametrize(
    ("frame", "cash"),
    [(SwapTops(0, 1, 2), 1000), (TakeOver(1, 2), 1000), (Pay(2, 50, 1), 0)],
    ids=["swap", "card", "debt"],
)
def test_a_swap_a_card_or_a_debt_may_complete_a_colour(frame, cash):
    game = Position("empire", towers={1: "nerf ford", 2: "transformers"}, cash={2: cash}, push=[frame])
    assert game.towers[1].endswith("transformers office") and game.offices == 5


@rule("EMP-OFF-04", "EMP-EDGE-06", "EMP-EDGE-50")
def test_completing_again_brings_another_office():
    game = Position("empire", towers={0: "transformers office nerf"}, push=[TakeOver(0, 1), TakeOver(1, 0)])
    assert game.towers[0] == "transformers office nerf office" and game.offices == 4


@rule("EMP-OFF-05", "EMP-EDGE-50")
def test_a_broken_set_keeps_its_office():
    game = Position("empire", towers={0: "transformers nerf office"}, push=[TakeOver(1, 0)])
    assert game.towers[:2] == ["transformers office", "nerf"] and game.offices == 5


@rule("EMP-OFF-06")
def test_an_office_costs_500_and_needs_no_colour():
    game = Position("empire", towers={0: "ford"}).play("office")
    assert game.towers[0] == "ford office" and game.cash[0] == 500 and game.offices == 5


@rule("EMP-OFF-06", "EMP-DEBT-07")
def test_an_office_is_refused_without_the_money():
    game = Position("empire", cash={0: 450})
    with pytest.raises(IllegalAnswer) as refusal:
        game.play("office")
    assert (refusal.value.reason, refusal.value.rule) == ("too_poor", "EMP-OFF-06")


@rule("EMP-OFF-07")
def test_one_office_per_turn_including_extra_turns():
    game = Position("empire", at={0: "nerf"}, cash={0: 3000}, towers={0: "razor"}).play("office")
    with pytest.raises(IllegalAnswer) as refusal:
        game.play("office")
    assert refusal.value.rule == "EMP-OFF-07"
    game.play("roll", dice(2, 2))
    assert game.asked == ("before_roll", 0) and "office" not in game.choices


@rule("EMP-OFF-07")
def test_offices_are_bought_only_in_ones_own_turn():
    game: Any = Position("empire", at={0: "beats"}, cash={0: 3000}, seats=2).play("office", "roll", dice(1, S))
    game.play("end")
    assert game.question.aside(game.table, 0) is None and not game.table.may_buy_office(0)
    game.play("roll", dice(6, 3), "end")
    assert "office" in game.choices and game.asked[1] == 0


@rule("EMP-OFF-08")
def test_an_empty_supply_gives_and_sells_nothing():
    game = Position("empire", towers={0: "nerf"}, cash={0: 2000}, stock={"office": 0})
    assert "office" not in game.choices
    with pytest.raises(IllegalAnswer) as refusal:
        game.play("office")
    assert refusal.value.rule == "EMP-OFF-08"
    assert game.play("roll", dice(1, 2), "buy").towers[0] == "nerf transformers"


@rule("EMP-EDGE-07", "EMP-OFF-08")
def test_a_missed_bonus_is_not_paid_later():
    game = Position("empire", towers={0: "nerf", 1: "office"}, stock={"office": 0}).play("roll", dice(1, 2), "buy")
    game.table.push(TaxTower(2, 1))
    settle(game.table)
    assert game.offices == 1 and game.towers[0] == "nerf transformers"


@rule("EMP-OFF-09")
def test_utilities_and_offices_have_no_colour():
    game = Position("empire", at={0: "polaroid"}, towers={0: "water electric electric electric office"})
    game.play("roll", dice(5, S), "buy")
    assert game.towers[0].endswith("electric") and EDITION.colour_of[12] == EDITION.colour_of[36] == -1


@rule("EMP-OFF-10")
def test_scarce_offices_go_clockwise_from_the_active_player():
    given: dict[str, Any] = {"towers": {1: "razor virgin transformers", 2: "nerf polaroid"}, "stock": {"office": 1}}
    active = Position("empire", active=2, push=[SwapTops(2, 1, 2)], **given)
    clockwise = Position("empire", active=0, push=[SwapTops(0, 2, 1)], **given)
    assert active.towers[1:] == ["razor virgin polaroid", "nerf transformers office"]
    assert clockwise.towers[1:] == ["razor virgin polaroid office", "nerf transformers"]


@rule("EMP-OFF-01", "EMP-OFF-03", "EMP-OFF-10")
def test_a_swap_may_complete_a_colour_of_the_second_or_of_both():
    second = Position("empire", active=0, towers={1: "ford transformers", 2: "nerf razor"}, push=[SwapTops(0, 1, 2)])
    assert second.towers[1:] == ["ford razor", "nerf transformers office"] and second.offices == 5
    towers = {1: "razor virgin transformers", 2: "nerf polaroid"}
    both = Position("empire", active=0, towers=towers, push=[SwapTops(0, 1, 2)])
    assert both.towers[1:] == ["razor virgin polaroid office", "nerf transformers office"] and both.offices == 4


@rule("EMP-OFF-04", "EMP-OFF-09")
def test_a_tile_without_a_colour_completes_none():
    """Also if the last colour of the board is nearly complete."""
    game = Position("empire", turn=1, at={1: "polaroid"}, towers={1: "skype beats"}).play("office")
    assert game.towers[1] == "skype beats office" and game.offices == 5
    game.play("roll", dice(5, S), "buy")
    assert game.towers[1] == "skype beats office electric" and game.offices == 5
