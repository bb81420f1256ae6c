"""Debts in Star Wars."""

from typing import Any

import pytest

from magnat.games.star_wars import EDITION
from magnat.kernel import TABLE, IllegalAnswer
from magnat.mechanics.money import Pay
from magnat.positions import card, dice, money
from tests.games.star_wars import star_wars, walked

rule = pytest.mark.rule


def owing(amount, to=TABLE, **given) -> Any:
    return star_wars(push=[Pay(0, amount, to)], **given)


@rule("SW-DEBT-01")
def test_nobody_goes_bankrupt_or_leaves():
    game = owing(5000, 1, cash={0: 0})
    assert game.ring == (0, 1, 2) and game.asked == ("after_move", 0)
    for t in walked(3, 4):
        assert t.ring == (0, 1, 2) and (not t.stack or t.stack[-1].aside(t, TABLE) is None)


@rule("SW-DEBT-02", "SW-EDGE-02")
@pytest.mark.parametrize("cash", [200, 250])
def test_an_amount_that_can_be_paid_is_paid_in_full(cash):
    game = owing(200, cash={0: cash}, owns={0: "hoth_1"})
    assert game.cash[0] == cash - 200 and game.owners == {"hoth_1": 0}


@rule("SW-DEBT-03", "SW-EDGE-01")
def test_a_debt_to_the_bank_costs_the_best_base_and_no_cash():
    game = owing(200, cash={0: 190}, owns={0: "hoth_1 endor_1"})
    assert game.cash[0] == 190 and game.owners == {"hoth_1": 0} and game.free >> 31 & 1


@rule("SW-DEBT-04", "SW-EDGE-03")
def test_a_debt_to_a_player_hands_over_the_best_base_anywhere():
    game = owing(200, 1, cash={0: 190}, owns={0: "hoth_2 coruscant_1", 1: "hoth_1"})
    assert game.cash[:2] == [190, 1500] and game.owners == {"hoth_1": 1, "hoth_2": 0, "coruscant_1": 1}


@rule("SW-DEBT-05")
@pytest.mark.parametrize("amount", [10, 5000])
def test_one_base_settles_any_debt(amount):
    game = owing(amount, 1, cash={0: 0}, owns={0: "hoth_1 hoth_2"})
    assert game.owners == {"hoth_1": 0, "hoth_2": 1} and game.cash[:2] == [0, 1500]


@rule("SW-DEBT-06")
def test_without_cash_and_base_the_debt_is_gone():
    game = owing(200, 1, cash={0: 0})
    assert game.cash[:2] == [0, 1500] and game.asked == ("after_move", 0) and "forgiven" in game.fact_words


@rule("SW-DEBT-07")
def test_cash_without_a_base_is_paid_and_the_rest_forgiven():
    game = owing(200, 1, cash={0: 150})
    assert game.cash[:2] == [0, 1650]


@rule("SW-DEBT-08")
def test_the_rule_covers_every_compulsory_payment():
    poor = {"cash": {0: 40}, "owns": {0: "kamino_1"}}
    tax = star_wars(**poor).play("roll", dice(1, 3))
    chance = star_wars(**poor).play("roll", dice(3, 4), card("mooring"))
    jail = star_wars(jailed={0: 3}, **poor).play("try_double", dice(4, 6))
    assert [game.owners for game in (tax, chance, jail)] == [{}] * 3
    assert [game.cash[0] for game in (tax, chance, jail)] == [40] * 3


@rule("SW-DEBT-09", "SW-EDGE-52")
def test_several_debts_are_settled_one_by_one_clockwise():
    game = star_wars(turn=1, cash={1: 40}, owns={1: "hoth_1"}).play("roll", dice(1, 1), card("ransom"))
    assert game.owners == {"hoth_1": 2} and game.cash == [1540, 0, 1500]


@rule("SW-DEBT-10")
def test_a_creditor_may_be_an_ally():
    game = owing(100, 2, cash={0: 0}, owns={0: "hoth_1"})
    assert game.owners == {"hoth_1": 2} and game.table.supply(0) == 23


@rule("SW-DEBT-11", "SW-DEAL-01")
def test_nothing_can_be_sold_mortgaged_borrowed_or_traded():
    game = owing(100, 1, cash={0: 0}, owns={0: "hoth"}, hands={0: "just_say_no"})
    assert game.choices == ["settle"] and set(game.question.verbs) == {"settle", "play"}
    verbs = {verb for t in walked(4, 1) if t.stack for verb in t.stack[-1].verbs}
    assert verbs <= {
        "roll", "play", "claim", "end", "pass", "auction", "buy", "settle", "let_stand", "say_no", "hands_off",
        "try_double", "pay", "use_card",
    }  # fmt: skip


@rule("SW-DEBT-12")
def test_answers_come_before_money_cards_and_debts():
    game = star_wars(cash={1: 0}, owns={1: "hoth_1"}, hands={0: "extortion", 1: "just_say_no secret_funds"})
    game.play("play", card("extortion"))
    assert game.asked == ("just_say_no", 1)
    game.play("let_stand")
    assert game.asked == ("short_of_cash", 1) and game.choices == ["settle", "play"]
    game.play("play", card("secret_funds"))
    assert game.cash[:2] == [1700, 0] and game.owners == {"hoth_1": 1}


@rule("SW-DEBT-13")
def test_a_jailed_creditor_receives_what_is_not_rent():
    game = star_wars(turn=1, jailed={0: 1, 2: 1}, cash={1: 0}, owns={1: "hoth_1"})
    game.play("roll", dice(1, 1), card("ransom"))
    assert game.owners == {"hoth_1": 2}


@rule("SW-EDGE-05")
def test_a_surrender_to_the_bank_reopens_a_space_and_the_game_goes_on():
    names = [name for name in EDITION.names if name.rsplit("_", 1)[0] in EDITION.group_names and name != "hoth_1"]
    game = owing(100, cash={0: 0}, owns={0: " ".join(names)})
    assert game.free.bit_count() == 2 and not game.over


@rule("SW-EDGE-37")
def test_a_base_just_won_may_be_the_one_lost():
    game = star_wars(at={0: "endor_2"}, cash={0: 400}, owns={0: "hoth_1"}).play("roll", dice(1, 1))
    game.play("auction", money(400), money(400), money(400))
    assert game.owners == {"hoth_1": 0, "endor_3": 0} and game.cash[0] == 0
    game.play("roll", dice(1, 3))
    assert game.places[0] == "tax_2" and game.owners == {"hoth_1": 0}


@rule("SW-DEBT-02")
def test_giving_a_base_instead_of_paying_is_refused():
    game = owing(200, cash={0: 200}, owns={0: "hoth_1"}, hands={0: "just_say_no"})
    assert game.asked == ("after_move", 0)
    with pytest.raises(IllegalAnswer):
        game.play(7)
