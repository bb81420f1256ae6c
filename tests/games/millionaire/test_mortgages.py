"""Mortgages in Millionaire."""

from typing import Any

import pytest

from magnat.games import edition
from magnat.mechanics.money import Pay
from magnat.positions import Position, card, dice, money, seat

rule = pytest.mark.rule
E: Any = edition("millionaire")


def owing(cash=100, **given):
    """Return a position where seat 0 owes seat 1 the rent of a hotel on palace_gardens, 215K."""
    given["owns"] = {1: "pink", **given.get("owns", {0: "red yellow"})}
    given["built"] = {"palace_gardens": 5, **given.get("built", {})}
    return Position("millionaire", at={0: "jail"}, cash={0: cash}, **given).play("throw", dice(1, 2))


@rule("MIL-MORT-01")
def test_only_debtors_mortgage():
    verbs = Position("millionaire", owns={0: "red"}).question.verbs
    assert "mortgage" not in verbs and "mortgage" in owing().choices


@rule("MIL-MORT-02", "MIL-EDGE-47")
def test_a_property_with_a_building_is_not_mortgaged_but_its_bare_sister_is():
    game = owing(owns={0: "red"}, built={"style_square": 1, "party_plaza": 1}).play("mortgage")
    assert game.choices == [20]
    assert game.play("showtime_boulevard").levels == {"palace_gardens": 5, "style_square": 1, "party_plaza": 1}


@rule("MIL-MORT-03")
def test_the_bank_pays_the_value_on_the_deed():
    game = owing()
    before = game.bank
    assert game.play("mortgage", "sunshine_bay").cash[0] == 140 and game.bank == before - 40


@rule("MIL-MORT-04")
def test_a_mortgaged_property_stays_its_owners():
    game = owing().play("mortgage", "sunshine_bay")
    assert game.owners["sunshine_bay"] == 0 and game.mortgages == ["sunshine_bay"]


@rule("MIL-MORT-05")
def test_lifting_costs_the_value_and_a_tenth_of_the_board_price():
    game = Position("millionaire", owns={0: "red"}, mortgaged="showtime_boulevard").play("lift", "showtime_boulevard")
    assert game.cash[0] == 372 - 35 - 9 and game.mortgages == [] and "build" in game.choices


@rule("MIL-MORT-06")
def test_the_interest_is_rounded_up_to_1k_for_every_deed():
    interests = {5: 1, 15: 2, 20: 2, 35: 4, 40: 4, 55: 6, 60: 6, 80: 8, 90: 9, 115: 12, 120: 12, 145: 15, 150: 15}
    interests |= {170: 17, 200: 20}
    assert {E.prices[i]: E.interests[i] for i in E.deeds} == interests
    assert [E.lifts[i] for i in (1, 4, 7, 9, 12, 17, 20, 21, 25, 30, 31)] == [6, 12, 12, 24, 31, 43, 44, 52, 65, 82, 85]


@rule("MIL-MORT-07", "MIL-MORT-08")
@pytest.mark.parametrize(("choice", "paid", "left"), [("keep", 9, ["showtime_boulevard"]), ("lift", 44, [])])
def test_the_receiver_of_a_mortgaged_deed_lifts_it_or_pays_the_interest_at_once(choice, paid, left):
    game = Position("millionaire", owns={0: "showtime_boulevard"}, mortgaged="showtime_boulevard")
    game.play("trade", seat(1), "showtime_boulevard", "money", money(-30), "send", "accept")
    assert game.asked == ("keep_or_lift", 1) and game.play(choice).cash[:2] == [402, 342 - paid]
    assert game.mortgages == left


@rule("MIL-MORT-07", "MIL-EDGE-40")
def test_the_interest_is_due_again_when_lifting_later_and_to_each_new_owner():
    game = Position("millionaire", owns={0: "showtime_boulevard"}, mortgaged="showtime_boulevard")
    game.play("trade", seat(1), "showtime_boulevard", "money", money(-30), "send", "accept", "keep")
    game.say(1, "trade").play(seat(2), "showtime_boulevard", "money", money(-30), "send", "accept", "keep")
    game.say(2, "lift").play("showtime_boulevard")
    assert game.cash == [402, 372 - 30 - 9 + 30, 372 - 30 - 9 - 44]


@rule("MIL-MORT-08")
def test_a_deal_whose_interest_the_receiver_could_not_pay_is_illegal():
    game = Position("millionaire", owns={0: "showtime_boulevard"}, mortgaged="showtime_boulevard", cash={1: 20})
    game.play("trade", seat(1), "showtime_boulevard", "money")
    assert min(game.choices) == -11
    game = Position("millionaire", owns={0: "showtime_boulevard"}, mortgaged="showtime_boulevard", cash={1: 9})
    assert game.play("trade", seat(1), "showtime_boulevard").choices == [63]


@rule("MIL-MORT-09")
def test_lifting_is_allowed_in_ones_own_turn_and_between_turns_from_cash():
    game = Position("millionaire", owns={1: "red", 0: "motor_drive"}, mortgaged="red", cash={1: 44})
    game.say(1, "lift")
    assert game.choices == [17, 19, 20] and game.play("showtime_boulevard").cash[1] == 0
    assert game.refusal("lift", seat=1) == ("cannot_lift", "MIL-MORT-09")


@rule("MIL-MORT-10")
def test_a_mortgaged_property_is_not_mortgaged_again():
    game = owing(mortgaged="red sunshine_bay").play("mortgage")
    assert game.choices == [22, 23] and game.refusal("sunshine_bay")[1] == "MIL-MORT-02"


@rule("MIL-MORT-11")
def test_a_mortgaged_deed_inherited_or_taken_by_a_card_costs_nothing():
    game = owing(cash=1, owns={0: "style_square"}, mortgaged="style_square").play("bankrupt")
    assert game.cash[1] == 373 and game.mortgages == ["style_square"] and game.asked == ("before_throw", 1)


@rule("MIL-MORT-11")
def test_with_the_option_the_receiver_pays_in_board_order_as_far_as_the_cash_goes():
    options = {"interest_on_any_transfer": True}
    owned: dict[str, Any] = {
        "owns": {0: "motor_drive sunshine_bay", 1: "pink"},
        "mortgaged": "motor_drive sunshine_bay",
    }
    game = Position("millionaire", cash={0: 1, 1: 9}, options=options, push=[Pay(0, 99, 1)], **owned).play("bankrupt")
    assert game.cash[1] == 9 and game.owners["sunshine_bay"] == 1


@rule("MIL-MORT-11")
def test_with_the_option_a_card_that_takes_a_mortgaged_deed_costs_its_interest():
    owned: dict[str, Any] = {"owns": {1: "sunshine_bay"}, "mortgaged": "sunshine_bay", "hands": {0: "sly_deal"}}
    game = Position("millionaire", options={"interest_on_any_transfer": True}, **owned)
    assert game.play("play", card("sly_deal"), "sunshine_bay").cash[0] == 360


@rule("MIL-MORT-11", "MIL-EDGE-29")
def test_by_default_a_card_takes_a_mortgaged_deed_without_interest():
    game = Position("millionaire", owns={1: "sunshine_bay"}, mortgaged="sunshine_bay", hands={0: "sly_deal"})
    assert game.play("play", card("sly_deal"), "sunshine_bay").cash[0] == 372 and game.mortgages == ["sunshine_bay"]
