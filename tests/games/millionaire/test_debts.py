"""Debts and bankruptcy in Millionaire."""

from typing import Any

import pytest

from magnat.kernel import IllegalAnswer, answer
from magnat.mechanics.money import Pay
from magnat.positions import Position, card, dice, money, seat
from magnat.record.view import view_as_dict

rule = pytest.mark.rule
LAND = ("throw", dice(1, 2))  # from jail to palace_gardens


def visiting(**given):
    """Return a position where seat 0 owes seat 1 the rent of a hotel, 215K."""
    given = {"at": {0: "jail"}, "owns": {1: "pink"}, "built": {"palace_gardens": 5}, **given}
    return Position("millionaire", **given).play(*LAND)


def owing(owns, cash, **given):
    built = {"palace_gardens": 5, **given.pop("built", {})}
    return visiting(owns={1: "pink", 0: owns}, cash={0: cash}, built=built, **given)


@rule("MIL-DEBT-01")
def test_rents_cards_and_the_forced_fee_are_debts():
    assert owing("red", 100).asked == ("settle_debt", 0)
    game = Position("millionaire", cash={0: 10}, owns={0: "red"}).play("throw", dice(1, 4), card("tax_inspection"))
    assert game.asked == ("settle_debt", 0) and game.question.to == -1


@rule("MIL-DEBT-01")
def test_prices_bids_and_lifting_are_not_debts():
    game = Position("millionaire", cash={0: 3}, at={0: "jail"}, owns={0: "red"}, mortgaged="style_square")
    assert game.choices == ["throw", "trade"] and game.play(*LAND).choices == ["auction", "trade"]
    assert game.play("auction", "pass", "pass").choices == [0, 1, 2, 3]


@rule("MIL-DEBT-02", "MIL-MORT-01", "MIL-EDGE-07")
def test_selling_and_mortgaging_need_a_debt_larger_than_the_cash():
    game = Position("millionaire", cash={0: 990}, owns={0: "red"}, built={"red": 1})
    assert game.choices == ["throw", "build"] and not {"sell", "mortgage"} & set(game.question.verbs)
    assert visiting(cash={0: 215}).asked == ("after_move", 0)


@rule("MIL-DEBT-03", "MIL-EDGE-28")
def test_the_debt_is_paid_as_soon_as_the_cash_covers_it():
    game = owing("red yellow", 180).play("mortgage", "style_square")
    assert game.cash[:2] == [0, 587] and game.asked == ("after_move", 0)
    game = owing("red yellow", 190).play("mortgage", "sunshine_bay")
    assert game.cash[:2] == [15, 587] and game.mortgages == ["sunshine_bay"] and game.asked == ("after_move", 0)


@rule("MIL-DEBT-03", "MIL-DEAL-07", "MIL-EDGE-06")
@pytest.mark.parametrize("debtor", range(3))
def test_a_deal_proposed_to_the_debtor_may_pay_the_debt(debtor):
    creditor, buyer = (debtor + 1) % 3, (debtor + 2) % 3
    game = Position(
        "millionaire",
        turn=debtor,
        at={debtor: "treetop_retreat"},
        cash={debtor: 400, creditor: 100, buyer: 700},
        owns={debtor: "diamond_hills", creditor: "dark_blue"},
        built={"paradise_island": 5, "fortune_valley": 4},
    ).play("throw", dice(2, 4))
    rent = game.question.amount
    assert game.asked == ("settle_debt", debtor) and rent > 400
    game.say(buyer, "trade").play(seat(debtor), "diamond_hills", "money", money(620), "send")
    assert game.play("accept").asked == ("after_move", debtor)
    assert game.cash[debtor] == 1020 - rent and game.cash[creditor] == 100 + rent and game.owes == 0
    assert game.fact_words.count("short") == 1


@rule("MIL-DEBT-03")
@pytest.mark.parametrize(
    ("price", "asked"), [(113, ("settle_debt", 1)), (114, ("after_move", 1)), (115, ("after_move", 1))]
)
def test_one_thousand_less_than_the_debt_does_not_pay_it(price, asked):
    game = Position(
        "millionaire", turn=1, at={1: "jail"}, owns={2: "pink", 1: "red"}, built={"palace_gardens": 5}, cash={1: 101}
    ).play(*LAND)
    game.say(0, "trade").play(seat(1), "style_square", "money", money(price), "send", "accept")
    assert game.asked == asked


@rule("MIL-DEBT-08")
@pytest.mark.parametrize("word", ["pass", "trade"])
def test_an_aside_without_money_leaves_all_means_to_the_debtor(word):
    game = owing("red", 100)
    before = (game.choices, game.facts)
    game.say(2, word)
    if word == "trade":
        game.play(seat(0), "withdraw")
    assert game.asked == ("settle_debt", 0) and (game.choices, game.facts) == before


@rule("MIL-EDGE-06")
@pytest.mark.parametrize(("creditor_has", "winner"), [(784, 0), (785, 1)])
def test_a_million_from_a_deal_proposed_to_the_debtor_wins_after_the_debt_unless_the_payee_wins_first(
    creditor_has, winner
):
    game = visiting(owns={1: "pink", 0: "red"}, cash={0: 200, 1: creditor_has, 2: 1100})
    game.say(2, "trade").play(seat(0), "style_square", "money", money(1015), "send")
    assert not game.over and game.play("accept").winners == [winner] and game.cash[0] == 1000


@rule("MIL-DEBT-04")
def test_selling_a_property_to_another_player_needs_no_debt():
    game = Position("millionaire", owns={0: "style_square"})
    game.play("trade", seat(1), "style_square", "money", money(-90), "send", "accept")
    assert game.owners == {"style_square": 1} and game.cash[:2] == [462, 282]


@rule("MIL-DEBT-05", "MIL-MON-02")
def test_houses_sell_at_half_the_cost_evenly():
    game = owing("red", 100, built={"red": 2, "style_square": 1}).play("sell")
    assert game.choices == [19, 20] and game.refusal("style_square") == ("sell_evenly", "MIL-DEBT-05")
    assert game.play("party_plaza").cash[0] == 117 and game.levels["party_plaza"] == 1


@rule("MIL-DEBT-06")
def test_a_hotel_sells_at_half_its_cost_and_four_houses_come_back():
    game = owing("brown", 100, built={"brown": 5}).play("sell", "motor_drive")
    assert game.cash[0] == 105 and game.levels["motor_drive"] == 4 and (game.apartments, game.hotels) == (28, 10)


@rule("MIL-DEBT-07", "MIL-EDGE-27")
def test_a_hotel_goes_down_to_the_houses_in_stock_and_the_missing_ones_are_sold_at_once():
    game = owing("brown red", 100, built={"brown": 5}, apartments=2).play("sell", "motor_drive")
    assert game.cash[0] == 115 and game.levels["motor_drive"] == 2 and game.apartments == 0
    assert game.play("sell").choices == [3]


@rule("MIL-DEBT-07")
def test_after_unevenness_the_next_build_goes_to_the_lowest():
    game = Position("millionaire", owns={0: "pink"}, built={"pink": 5, "castle_view": 2}).play("build")
    assert game.choices == [9]


@rule("MIL-DEBT-08")
def test_a_debtor_uses_all_means_in_any_order():
    game = owing("red yellow", 100, built={"red": 1})
    assert game.choices == ["sell", "mortgage", "trade"]
    game.play("mortgage", "bling_beach", "trade", seat(2), "sunshine_bay", "money", money(-50), "send", "accept")
    game.play("sell", "style_square", "sell", "party_plaza")
    assert game.cash == [190 + 17 + 17 - 215, 587, 322] and game.asked == ("after_move", 0)


@rule("MIL-DEBT-08")
def test_a_debtor_may_swap_deeds():
    game = visiting(owns={1: "pink", 0: "red", 2: "yellow"}, cash={0: 100})
    game.play("trade", seat(2), "style_square", "sunshine_bay", "money", money(0), "send", "accept")
    assert game.owners["sunshine_bay"] == 0 and game.asked == ("settle_debt", 0)


@rule("MIL-DEBT-09")
def test_a_debt_is_paid_in_full_or_not_at_all():
    game = owing("brown red", 100).play("mortgage", "motor_drive")
    assert game.cash[:2] == [105, 372] and game.asked == ("settle_debt", 0)


@rule("MIL-DEBT-10")
def test_a_player_who_cannot_cover_the_debt_is_out():
    game = visiting(cash={0: 10}).play("bankrupt")
    assert game.ring == (1, 2) and game.asked == ("before_throw", 1)


@rule("MIL-DEBT-11")
def test_bankruptcy_is_refused_while_bank_operations_could_cover_the_debt():
    game = owing("red", 110)  # 3 x 35 = 105 more
    assert game.refusal("bankrupt") == ("can_still_pay", "MIL-DEBT-11")
    assert owing("red", 109).choices == ["bankrupt", "mortgage", "trade"]


@rule("MIL-DEBT-11")
def test_half_of_every_building_counts_regardless_of_the_stock():
    game = owing("brown", 155, built={"brown": 5}, apartments=0)  # 10 levels at 5K and 2 deeds at 5K
    assert "bankrupt" not in game.choices
    game.play("sell", "motor_drive", "sell", "gadget_wharf", "mortgage", "motor_drive", "mortgage", "gadget_wharf")
    assert game.cash[:2] == [0, 587] and game.asked == ("after_move", 0)
    assert "bankrupt" in owing("brown", 154, built={"brown": 5}, apartments=0).choices


@rule("MIL-DEBT-12")
def test_a_player_who_ruins_another_gets_cash_half_the_buildings_deeds_and_jail_cards():
    game = owing("brown ski_mountain", 20, built={"brown": 1}, mortgaged="ski_mountain", jail_cards={"chance": 0})
    game.play("bankrupt")
    assert game.cash == [0, 372 + 20 + 10, 372] and game.jail_cards[0] == 1 and game.mortgages == ["ski_mountain"]
    assert [game.owners[name] for name in ("motor_drive", "gadget_wharf", "ski_mountain")] == [1, 1, 1]
    assert game.levels == {"palace_gardens": 5}


@rule("MIL-DEBT-12")
def test_fortune_cards_of_a_bankrupt_player_are_discarded_unseen():
    game = visiting(cash={0: 10}, hands={0: "sly_deal", 1: "free_house"}).play("bankrupt")
    assert game.hands == ["", "free_house", ""] and view_as_dict(game.table, 1)["columns"]["buried"] == {
        "count": 1,
        "known": [],
    }
    assert game.discarded.count("sly_deal") == 1


@rule("MIL-DEBT-13")
def test_bankrupt_to_the_bank_the_deeds_are_cleared_and_auctioned_in_board_order():
    owned: dict[str, Any] = {"owns": {0: "brown castle_view"}, "mortgaged": "brown", "built": {"castle_view": 1}}
    game = Position("millionaire", cash={0: 1}, jail_cards={"chance": 0}, **owned)
    game.say(-1, "leave 0")
    assert game.mortgages == [] and game.levels == {} and game.cash[0] == 0 and game.bottoms[0] == "chance_jail_free"
    assert game.asked == ("bid", 1) and game.question.lot == 1
    game.play(money(1), "pass", "pass", "pass", money(2), "pass")
    assert game.owners == {"motor_drive": 1, "castle_view": 1} and game.asked == ("before_throw", 1)


@rule("MIL-DEBT-13")
def test_a_deed_of_a_bankrupt_player_without_a_bid_stays_unowned():
    game = Position("millionaire", owns={0: "castle_view"}).say(-1, "leave 0").play("pass", "pass")
    assert game.owners == {} and game.cash == [0, 372, 372]


@rule("MIL-DEBT-14")
def test_debts_of_one_card_are_separate_and_later_creditors_may_get_nothing():
    game = Position("millionaire", seats=4, cash={0: 15}).play("throw", dice(1, 4), card("party_for_all"))
    assert game.question.to == 2 and game.cash == [5, 382, 372, 372]
    assert game.play("bankrupt").cash == [0, 382, 377, 372] and game.asked == ("before_throw", 1)


@rule("MIL-DEBT-15")
def test_loans_are_not_possible():
    game = Position("millionaire", owns={0: "brown"}).play("trade", seat(1))
    assert game.choices == [1, 3, 63]


@rule("MIL-DEBT-16")
def test_a_debtor_hands_over_no_cash():
    game = visiting(owns={1: "pink", 0: "red", 2: "yellow"}, cash={0: 100})
    game.play("trade", seat(2), "style_square", "sunshine_bay", "money")
    assert max(game.choices) == 0
    game = visiting(owns={1: "pink", 0: "red", 2: "yellow"}, cash={0: 100}).say(2, "trade")
    assert min(game.play(seat(0), "style_square", "sunshine_bay", "money").choices) == 0


@rule("MIL-DEBT-16")
def test_a_debtor_does_not_pay_interest_from_owed_cash():
    game = visiting(owns={1: "pink", 0: "red", 2: "yellow"}, cash={0: 100}, mortgaged="sunshine_bay")
    game.play("trade", seat(2), "style_square", "sunshine_bay", "money")
    assert max(game.choices) == -12


@rule("MIL-DEBT-16")
def test_a_debtor_lifts_no_mortgage_with_money_that_is_owed():
    game = visiting(owns={1: "pink", 0: "red", 2: "yellow"}, cash={0: 200}, mortgaged="sunshine_bay")
    game.play("trade", seat(2), "style_square", "sunshine_bay", "money", money(-12), "send", "accept")
    assert game.asked == ("keep_or_lift", 0) and game.choices == ["keep"]
    with pytest.raises(IllegalAnswer) as refusal:
        answer(game.table, 0, 1)
    assert (refusal.value.reason, refusal.value.rule) == ("money_is_owed", "MIL-DEBT-16")
    assert game.play("keep").cash[0] == 200 and game.asked == ("settle_debt", 0)


@rule("MIL-DEBT-17")
def test_when_nothing_is_left_bankruptcy_is_the_only_answer():
    game = visiting(cash={0: 10})
    assert game.choices == ["bankrupt"] and game.silence == "bankrupt"


@rule("MIL-DEBT-13")
def test_the_left_neighbour_of_the_bankrupt_player_calls_first_in_any_turn():
    game = Position("millionaire", seats=4, turn=1, owns={3: "castle_view"}).say(-1, "leave 3")
    assert game.asked == ("bid", 0)


@rule("MIL-DEBT-16")
def test_a_counter_offer_asks_no_money_of_a_debtor():
    owns = {1: "motor_drive", 2: "castle_view"}
    game = Position("millionaire", turn=1, cash={1: 10}, owns=owns, push=[Pay(1, 99, 0)])
    game.play("trade", seat(2), "motor_drive", "money", money(-5), "send", "counter", "motor_drive", "castle_view")
    assert game.play("money").asked == ("cash", 2) and min(game.choices) == 0
