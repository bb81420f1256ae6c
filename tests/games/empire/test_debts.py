"""Debts that cannot be paid in Empire (booklet: Faillite)."""

from typing import Any

import pytest

from magnat.kernel import answer
from magnat.mechanics.money import BANK, Pay
from magnat.positions import Position, card, dice, money

rule = pytest.mark.rule
S = 1


@rule("EMP-DEBT-01")
def test_a_debt_to_the_bank_costs_the_top_tile_and_no_cash():
    game = Position("empire", cash={0: 150}, towers={0: "nerf ford"}).play("roll", dice(6, S), card("insider_fine"))
    assert game.cash[0] == 150 and game.towers[0] == "nerf" and game.table.owner_of(25) < 0 and game.bank == 850


@rule("EMP-DEBT-02")
def test_a_debt_to_a_player_costs_the_top_tile():
    game = Position("empire", cash={0: 0}, towers={0: "ford", 1: "transformers heinz"}).play("roll", dice(1, 2))
    assert game.cash[:2] == [0, 1000] and game.towers[:2] == ["", "transformers heinz ford"]


@rule("EMP-DEBT-03")
def test_without_a_brand_tile_the_debt_lapses():
    game = Position("empire", cash={0: 0}, towers={0: "office", 1: "transformers heinz"}).play("roll", dice(1, 2))
    assert game.cash[:2] == [0, 1000] and game.towers[:2] == ["office", "transformers heinz"]


@rule("EMP-DEBT-04")
def test_a_player_with_the_money_pays_in_money():
    game = Position("empire", cash={0: 300}, towers={0: "ford", 1: "transformers heinz"}).play("roll", dice(1, 2))
    assert game.cash[:2] == [50, 1250] and game.towers[0] == "ford" and game.asked == ("after_landing", 0)


@rule("EMP-DEBT-05", "EMP-EDGE-13")
def test_one_tile_settles_any_debt_without_change():
    game = Position("empire", cash={0: 550}, towers={0: "nerf heinz"}, push=[Pay(0, 600, BANK)])
    assert game.cash[0] == 550 and game.towers[0] == "nerf"
    small = Position("empire", cash={0: 0}, towers={0: "nerf heinz"}, push=[Pay(0, 50, 1)])
    assert small.towers[:2] == ["nerf", "heinz"] and small.cash[1] == 1000


@rule("EMP-DEBT-06")
def test_the_turn_goes_on_after_a_debt_and_nobody_is_out():
    game = Position("empire", at={0: "nerf"}, cash={0: 0}, towers={1: "razor"}).play("roll", dice(2, 2))
    assert game.asked == ("before_roll", 0) and game.ring == (0, 1, 2)


@rule("EMP-DEBT-07")
def test_voluntary_payments_never_make_a_debt():
    game = Position("empire", cash={0: 0}, towers={0: "ford"}, at={0: "jail"}).play("roll", dice(4, 5))
    assert game.choices == ["stay"]
    game = Position("empire", cash={0: 50}, towers={0: "ford"}).play("roll", dice(1, 4))
    assert game.choices == ["auction"]


@rule("EMP-DEBT-08")
def test_no_card_interrupts_a_debt_but_reverse_rent():
    game: Any = Position(
        "empire", cash={0: 0}, towers={0: "ford", 1: "transformers"}, hands={0: "just_say_no reverse_rent"}
    )
    game.play("roll", dice(1, 2))
    assert game.asked == ("pay_or_reverse", 0) and game.choices == ["pay", "reverse"]
    assert game.question.aside(game.table, 1) is None
    game.play("pay")
    assert game.towers[:2] == ["", "transformers ford"] and game.asked == ("after_landing", 0)


@rule("EMP-EDGE-12")
def test_a_debt_of_exactly_the_cash_is_paid():
    game = Position("empire", cash={0: 250}, towers={0: "ford", 1: "transformers heinz"}).play("roll", dice(1, 2))
    assert game.cash[0] == 0 and game.towers[0] == "ford"


@rule("EMP-EDGE-14")
def test_the_tile_of_a_debt_may_complete_a_colour():
    game = Position("empire", cash={0: 0}, towers={0: "nerf", 1: "transformers"}).play("roll", dice(1, 2))
    assert game.towers[:2] == ["", "transformers nerf office"]


@rule("EMP-EDGE-51")
def test_the_salary_of_the_same_move_pays_the_rent():
    game = Position("empire", at={0: "tower_tax"}, cash={0: 0}, towers={0: "ford", 1: "transformers"})
    game.play("roll", dice(2, 3))
    assert game.cash[:2] == [100, 1050] and game.towers[0] == "ford"


@rule("EMP-EDGE-22")
def test_rent_is_the_value_at_the_moment_of_landing():
    game = Position("empire", towers={1: "transformers heinz"}, hands={0: "market_crash"})
    game.play("play", card("market_crash"), "roll", dice(1, 2))
    assert game.cash[:2] == [950, 1050]


@rule("EMP-EDGE-21")
def test_a_visiting_owner_is_paid():
    game = Position("empire", at={1: "jail"}, towers={1: "transformers"}).play("roll", dice(1, 2))
    assert game.cash[1] == 1050


@rule("EMP-EDGE-23")
def test_the_former_owner_of_a_brand_pays_its_new_owner():
    game = Position("empire", towers={0: "transformers", 1: "heinz"})
    game.play("roll", dice(3, S), "swap", 0, 1, "end", "roll", dice(6, 3), "end", "roll", dice(6, 3), "end")
    game.play("roll", dice(1, 2))
    assert game.cash[:2] == [950, 1050] and game.towers[1] == "transformers"


@rule("EMP-EDGE-24")
def test_a_brand_sent_back_is_not_offered_to_the_player_standing_on_it():
    game = Position("empire", at={2: "ford"}, towers={1: "ford"}, hands={0: "market_crash"})
    game.play("play", card("market_crash"))
    assert game.asked == ("before_roll", 0) and game.table.owner_of(25) < 0
    game = Position("empire", turn=2, at={2: "caterpillar"}).play("roll", dice(2, S))
    assert game.asked == ("buy_or_auction", 2)


@rule("EMP-EDGE-34")
def test_the_birthday_is_paid_in_turn_until_somebody_wins():
    game = Position("empire", cash={1: 0, 2: 0}, towers={0: "heinz universal xbox ford", 1: "skype ebay", 2: "yahoo"})
    game.play("roll", dice(6, S), "move", card("birthday"))
    assert game.winners == [0] and game.towers[1] == "skype" and game.towers[2] == "yahoo"
    both = Position("empire", cash={1: 0}, towers={1: "skype ebay"}).play("roll", dice(6, S), card("birthday"))
    assert both.towers[:2] == ["ebay", "skype"] and both.cash == [1050, 0, 950]


@rule("EMP-EDGE-35")
def test_in_the_casino_the_symbol_counts_zero_and_ties_are_rolled_again():
    game: Any = Position("empire").play("roll", dice(6, S), card("casino_night"))
    assert game.asked == ("casino_opponent", 0) and game.choices == [1, 2]
    game.play(2, dice(5, S), dice(3, 2))
    assert game.asked == ("casino_roll", -1) and game.question.seat == 0
    game.play(dice(6, S), dice(3, 4))
    assert game.cash == [1000, 1000, 1200] and game.bank == -200
    won = Position("empire").play("roll", dice(6, S), card("casino_night"), 1, dice(1, 2), dice(2, S))
    assert won.cash == [1200, 1000, 1000]


@rule("EMP-EDGE-36")
def test_a_bonus_without_a_utility_tile_left_has_no_effect():
    game = Position("empire", stock={"water": 0}).play("roll", dice(6, S), card("water_bonus"))
    assert game.towers[0] == "" and game.asked == ("after_landing", 0)


def test_a_refused_offer_costs_nothing():
    game = Position("empire", jail_cards={"chance": 0}).play("offer_card", 1, money(300), "decline")
    answer(game.table, 0, 0)
    assert game.cash == [1000, 1000, 1000]
