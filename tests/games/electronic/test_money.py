"""Money in Electronic."""

from typing import Any

import pytest

from magnat.kernel import IllegalAnswer
from magnat.mechanics.money import BANK
from magnat.positions import Position, card, dice, levels, money, seat, space

rule = pytest.mark.rule


def ledger(game):
    """Return all money: the balances and the bank's receipts."""
    return sum(game.cash) + game.bank


@rule("ELEC-MON-01")
def test_money_is_one_balance_per_seat_without_notes():
    game = Position("electronic", seats=2)
    game.play("throw", dice(1, 2), "buy")
    assert game.cash == [14_400, 15_000] and set(game.edition.board.pieces) == {"apartments", "hotels"}


@rule("ELEC-MON-02")
def test_every_printed_amount_is_a_multiple_of_10K():
    e = Position("electronic").edition
    amounts = [*e.prices, *e.amounts, *e.mortgages, *e.interests, *e.lifts, *e.build_costs, e.start, e.salary, e.fine]
    rents = [rent for deed in (*e.rents, *e.group_rents) for rent in deed]
    assert {amount % 10 for amount in (*amounts, *rents)} == {0} and e.step == 10


@rule("ELEC-MON-02")
def test_a_bid_that_is_no_multiple_of_10K_is_refused():
    game = Position("electronic").play("throw", dice(1, 2), "auction")
    with pytest.raises(IllegalAnswer, match="not_a_multiple"):
        game.play(money(15))


@rule("ELEC-MON-02")
def test_the_sum_of_a_trade_is_a_multiple_of_10K_and_so_is_the_part_of_a_debt_paid_in_kind():
    game = Position("electronic", owns={0: "lyon"}).play("trade", seat(1), "lyon", "money")
    rent = Position("electronic", owns={0: "lyon", 1: "lecourbe"}).play("throw", dice(1, 2), "in_kind", space("lyon"))
    assert {c % 10 for c in game.choices} == {0} and rent.choices == [10, 20, 30, 40]


@rule("ELEC-MON-03")
def test_a_payment_larger_than_the_balance_waits_until_the_money_is_raised():
    game = Position("electronic", cash={0: 1_990}, owns={0: "lyon"}).play("throw", dice(1, 3))
    assert game.cash[0] == 1_990 and game.asked == ("settle_debt", 0)
    game.play("mortgage", space("lyon"))
    assert game.cash[0] == 990 and game.asked == ("after_move", 0)


@rule("ELEC-MON-03")
def test_the_whole_balance_may_be_spent_down_to_nothing():
    game = Position("electronic", cash={0: 2_000})
    game.play("throw", dice(1, 3))
    assert game.cash[0] == 0 and game.asked == ("after_move", 0)


@rule("ELEC-MON-04")
def test_a_trade_of_money_alone_is_refused():
    game = Position("electronic", owns={1: "lyon"}).play("trade", seat(1))
    with pytest.raises(IllegalAnswer):
        game.play("money")
    assert game.asked == ("item", 0) and game.cash == [15_000] * 3


@rule("ELEC-MON-05")
def test_the_bank_pays_even_when_it_has_taken_in_nothing():
    game = Position("electronic", at={0: "paix"})
    game.play("throw", dice(1, 2), card("bank_error"))
    assert game.cash[0] == 19_000 and game.bank == -4_000


FROM_THE_BANK: dict[str, Any] = {
    "a card": ({}, ["throw", dice(3, 4), card("bank_dividend")], 500),
    "passing go": ({"at": {0: "champs_elysees"}, "owns": {0: "belleville"}}, ["throw", dice(1, 3)], 2_000),
    "a building sold": (
        {"owns": {0: "brown"}, "built": {"brown": 1}},
        ["sell", "brown", levels(0, 1)],
        250,
    ),
    "a mortgage": ({"owns": {0: "lyon"}}, ["mortgage", space("lyon")], 1_000),
}


@rule("ELEC-MON-06")
@pytest.mark.parametrize("source", FROM_THE_BANK)
def test_the_bank_pays_for_go_cards_buildings_and_mortgages(source):
    given, script, amount = FROM_THE_BANK[source]
    game = Position("electronic", **given).play(*script)
    assert game.cash == [15_000 + amount, 15_000, 15_000] and game.bank == -amount


FROM_PLAYERS: dict[str, Any] = {
    "a rent": ({"owns": {1: "lecourbe"}}, ["throw", dice(1, 2)], [-40, 40, 0]),
    "a property sold": (
        {"owns": {1: "lyon"}},
        ["trade", seat(1), "lyon", "money", money(700), "send", "accept"],
        [-700, 700, 0],
    ),
    "a jail card sold": (
        {"jail_cards": {"chest": 1}},
        ["trade", seat(1), "chest card", "money", money(300), "send", "accept"],
        [-300, 300, 0],
    ),
    "a birthday": ({}, ["throw", dice(1, 1), card("birthday")], [200, -100, -100]),
}


@rule("ELEC-MON-06", "ELEC-MON-07")
@pytest.mark.parametrize("source", FROM_PLAYERS)
def test_players_pay_each_other_rents_prices_and_birthdays(source):
    given, script, changes = FROM_PLAYERS[source]
    game = Position("electronic", **given).play(*script)
    assert [c - 15_000 for c in game.cash] == changes and game.bank == 0


@rule("ELEC-MON-06", "ELEC-MON-07")
def test_the_balance_of_a_bankrupt_player_goes_to_the_creditor():
    game = Position("electronic", at={0: "saint_lazare"}, cash={0: 120}, owns={1: "paix"})
    game.play("throw", dice(1, 3), "bankrupt")
    assert game.cash == [0, 15_120, 15_000] and ledger(game) == 45_000


TO_THE_BANK: dict[str, Any] = {
    "a purchase": ({}, ["throw", dice(1, 2), "buy"], 600),
    "a tax": ({}, ["throw", dice(1, 3)], 2_000),
    "a card": ({}, ["throw", dice(3, 4), card("school_fees")], 1_500),
    "a building": ({"owns": {0: "brown"}}, ["build", "brown", levels(1, 1)], 1_000),
    "a lifted mortgage": ({"owns": {0: "lyon"}, "mortgaged": "lyon"}, ["lift", space("lyon")], 1_100),
    "leaving jail": ({"jailed": {0: 1}}, ["pay"], 500),
    "a bid": ({}, ["throw", dice(1, 2), "auction", money(70), money(70), money(70)], 70),
}


@rule("ELEC-MON-07")
@pytest.mark.parametrize("purpose", TO_THE_BANK)
def test_the_bank_is_paid_for_purchases_taxes_cards_buildings_lifting_and_leaving_jail(purpose):
    given, script, amount = TO_THE_BANK[purpose]
    game = Position("electronic", **given).play(*script)
    assert game.cash == [15_000 - amount, 15_000, 15_000] and game.bank == amount and BANK not in game.ring
