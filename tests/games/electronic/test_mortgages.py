"""Mortgages in Electronic."""

import pytest

from magnat.kernel import IllegalAnswer
from magnat.positions import Position, dice, levels, money, seat

rule = pytest.mark.rule

EMPTY_GROUP = {"mortgage_needs_empty_group": True}
SECOND = {"second_interest": True}
CLASSIC = [  # deed, mortgage value, cost of lifting, interest of keeping
    ("belleville", 300, 330, 30),
    ("republique", 600, 660, 60),
    ("water", 750, 830, 80),
    ("lyon", 1000, 1100, 100),
    ("champs_elysees", 1750, 1930, 180),
    ("paix", 2000, 2200, 200),
]


@rule("ELEC-MORT-01")
def test_a_street_is_mortgaged_only_once_its_own_buildings_are_sold():
    game = Position("electronic", owns={0: "brown"}, built={"brown": 1})
    assert "mortgage" not in game.choices
    assert game.play("sell", "brown", levels(0, 0), "mortgage").choices == [1, 3]


@rule("ELEC-MORT-01")
def test_stations_and_utilities_are_always_fit_for_a_mortgage():
    game = Position("electronic", owns={0: "lyon water brown"}, built={"brown": 1})
    game.play("mortgage")
    assert game.choices == [15, 28]


@rule("ELEC-MORT-02")
def test_the_sisters_of_a_mortgaged_street_keep_their_buildings_and_rents_but_get_no_more():
    game = Position("electronic", turn=1, owns={0: "light_blue"}, built={"courcelles": 1, "republique": 1})
    game.say(0, "mortgage").play("vaugirard", "throw", dice(3, 5))
    assert game.levels == {"courcelles": 1, "republique": 1} and game.cash[:2] == [15_800, 14_700]
    with pytest.raises(IllegalAnswer, match="cannot_build"):
        game.play("end").say(0, "build")


@rule("ELEC-MORT-02")
def test_under_mortgage_needs_empty_group_the_sisters_must_be_empty_too():
    game = Position("electronic", options=EMPTY_GROUP, owns={0: "light_blue"}, built={"courcelles": 1})
    assert "mortgage" not in game.choices
    assert game.play("sell", "light_blue", levels(0, 0, 0), "mortgage").choices == [6, 8, 9]


@rule("ELEC-MORT-03")
@pytest.mark.parametrize(("deed", "value", "lift", "interest"), CLASSIC)
def test_the_bank_pays_half_the_price_for_a_deed_turned_face_down(deed, value, lift, interest):
    game = Position("electronic", owns={0: deed})
    game.play("mortgage", deed)
    assert game.cash[0] == 15_000 + value and game.mortgages == [deed] and game.owners == {deed: 0}


@rule("ELEC-MORT-04")
def test_only_the_owner_lifts_a_mortgage():
    game = Position("electronic", owns={0: "lyon", 1: "nord"}, mortgaged="lyon")
    assert "lift" in game.choices and game.owners["lyon"] == 0
    with pytest.raises(IllegalAnswer, match="cannot_lift"):
        game.say(1, "lift")


@rule("ELEC-MORT-05")
@pytest.mark.parametrize(("deed", "value", "lift", "interest"), CLASSIC)
def test_lifting_costs_the_value_and_a_tenth_rounded_up_to_ten_thousand(deed, value, lift, interest):
    game = Position("electronic", owns={0: deed}, mortgaged=deed)
    game.play("lift", deed)
    assert game.cash[0] == 15_000 - lift and game.mortgages == []


@rule("ELEC-MORT-05")
def test_only_what_the_balance_covers_is_lifted():
    game = Position("electronic", owns={0: "water lyon belleville"}, mortgaged="water lyon belleville", cash={0: 830})
    assert game.play("lift").choices == [1, 28]
    assert "lift" not in Position("electronic", owns={0: "water"}, mortgaged="water", cash={0: 820}).choices


@rule("ELEC-EDGE-20", "ELEC-MORT-05")
def test_the_interest_of_each_utility_is_rounded_separately():
    game = Position("electronic", owns={0: "utility"}, mortgaged="utility")
    game.play("lift", "electricity", "lift", "water")
    assert game.cash[0] == 15_000 - 1660


@rule("ELEC-MORT-06")
def test_mortgages_are_taken_and_lifted_in_the_owners_turn_and_between_turns():
    game = Position("electronic", owns={0: "lyon", 1: "nord"}, mortgaged="nord")
    game.play("mortgage", "lyon").say(1, "lift").play("nord", "throw", dice(4, 6), "lift", "lyon")
    assert game.cash[:2] == [14_900, 13_900] and game.mortgages == []


@rule("ELEC-MORT-06")
@pytest.mark.parametrize("act", [3, 4])
def test_other_players_neither_mortgage_nor_lift_during_a_turn(act):
    game = Position("electronic", owns={1: "lyon nord"}, mortgaged="nord")
    game.play("throw", dice(4, 6))
    with pytest.raises(IllegalAnswer, match="not_your_word"):
        game.say(1, act)


@rule("ELEC-MORT-06", "ELEC-DEBT-03")
def test_a_debtor_mortgages_but_does_not_lift():
    game = Position("electronic", owns={0: "lyon belleville"}, mortgaged="belleville", cash={0: 1000})
    game.play("throw", dice(1, 3))
    assert game.choices == ["mortgage", "trade"]


@rule("ELEC-MORT-08")
def test_the_buyer_of_a_mortgaged_deed_must_choose_at_once():
    game = Position("electronic", owns={0: "lyon"}, mortgaged="lyon")
    game.play("trade", seat(1), "lyon", "money", money(0), "send", "accept")
    assert game.asked == ("keep_or_lift", 1) and game.choices == ["keep", "lift"]
    assert game.silence == "keep"


@rule("ELEC-MORT-08")
def test_a_received_deed_without_a_mortgage_asks_nothing():
    game = Position("electronic", owns={0: "lyon nord"}, mortgaged="nord")
    game.play("trade", seat(1), "lyon", "money", money(0), "send", "accept")
    assert game.asked == ("before_throw", 0)


@rule("ELEC-MORT-09")
@pytest.mark.parametrize(("deed", "value", "lift", "interest"), CLASSIC)
def test_the_buyer_lifts_at_once_without_the_tenth(deed, value, lift, interest):
    game = Position("electronic", owns={0: deed}, mortgaged=deed)
    game.play("trade", seat(1), deed, "money", money(0), "send", "accept", "lift")
    assert game.cash[1] == 15_000 - value and game.mortgages == []


@rule("ELEC-MORT-10")
@pytest.mark.parametrize(("deed", "value", "lift", "interest"), CLASSIC)
def test_the_buyer_keeps_the_mortgage_for_a_tenth_rounded_up_to_ten_thousand(deed, value, lift, interest):
    game = Position("electronic", owns={0: deed}, mortgaged=deed)
    game.play("trade", seat(1), deed, "money", money(0), "send", "accept", "keep")
    assert game.cash[1] == 15_000 - interest and game.mortgages == [deed]


@rule("ELEC-MORT-11")
@pytest.mark.parametrize(("options", "cost"), [({}, 750), (SECOND, 830)])
def test_a_deed_kept_mortgaged_is_later_lifted_for_its_value_or_with_a_second_interest(options, cost):
    game = Position("electronic", options=options, turn=1, owns={0: "water"}, mortgaged="water")
    game.play("trade", seat(0), "water", "money", money(0), "send", "accept", "keep", "lift", "water")
    assert game.cash[1] == 15_000 - 80 - cost and game.prepaid == 0


@rule("ELEC-MORT-11")
def test_a_renewed_mortgage_costs_its_interest_again():
    game = Position("electronic", owns={0: "water"}, prepaid="water")
    game.play("lift", "water", "mortgage", "water", "lift", "water")
    assert game.cash[0] == 15_000 - 750 + 750 - 830


@rule("ELEC-EDGE-58", "ELEC-MORT-11")
def test_the_prepaid_interest_is_gone_when_the_deed_is_sold_again():
    game = Position("electronic", turn=1, owns={0: "water"}, prepaid="water")
    game.play("trade", seat(0), "water", "money", money(0), "send", "accept")
    assert game.asked == ("keep_or_lift", 1)
    assert game.play("keep").cash[1] == 14_920


@rule("ELEC-EDGE-58", "ELEC-BKR-07")
def test_the_heir_of_a_deed_with_prepaid_interest_lifts_it_for_the_full_cost():
    game = Position("electronic", owns={0: "water", 1: "dark_blue"}, prepaid="water", at={0: "chance_3"}, cash={0: 0})
    game.play("throw", dice(1, 2), "bankrupt", "lift", "water")
    assert game.cash[1] == 15_000 - 830


@rule("ELEC-MORT-12", "ELEC-EDGE-24")
def test_a_receiver_must_keep_the_interest_of_all_mortgaged_deeds_received():
    game = Position("electronic", owns={0: "water lyon"}, mortgaged="water lyon", cash={0: 0, 1: 300})
    game.play("trade", seat(1), "lyon", "water", "money")
    assert game.choices == list(range(-120, 1, 10))


@rule("ELEC-MORT-12", "ELEC-EDGE-24")
def test_a_receiver_without_the_interest_is_offered_money_with_the_deed_or_nothing():
    poor = Position("electronic", owns={0: "water"}, mortgaged="water", cash={0: 70, 1: 0})
    helped = Position("electronic", owns={0: "water"}, mortgaged="water", cash={0: 90, 1: 0})
    assert poor.play("trade", seat(1), "water").choices == [63]
    assert helped.play("trade", seat(1), "water", "money").choices == [80, 90]


@rule("ELEC-MORT-12")
def test_in_a_swap_of_mortgaged_deeds_both_sides_must_keep_their_interest():
    game = Position("electronic", owns={0: "water", 1: "lyon"}, mortgaged="water lyon", cash={0: 130, 1: 120})
    game.play("trade", seat(1), "lyon", "water", "money")
    assert game.choices == list(range(-40, 31, 10))


@rule("ELEC-MORT-12")
def test_lifting_one_of_two_never_leaves_too_little_for_the_interest_of_the_other():
    game = Position("electronic", owns={0: "water lyon"}, mortgaged="water lyon", cash={1: 1070})
    game.play("trade", seat(1), "lyon", "water", "money", money(0), "send", "accept")
    assert game.choices == ["keep"]
    assert game.play("keep").choices == ["keep", "lift"]


@rule("ELEC-EDGE-21", "ELEC-BUILD-05")
def test_a_mortgaged_deed_that_completes_a_group_blocks_double_rent_and_building_until_lifted():
    game = Position("electronic", owns={0: "belleville", 1: "lecourbe"}, mortgaged="lecourbe", at={2: "luxury_tax"})
    game.play("trade", seat(1), "lecourbe", "money", money(0), "send", "accept", "keep")
    assert "build" not in game.choices
    game.play("throw", dice(4, 6), "end", "throw", dice(4, 6), "end", "throw", dice(1, 2), "end")
    assert game.places[2] == "belleville" and game.cash[2] == 16_980
    assert "build" in game.play("lift", "lecourbe").choices


@rule("ELEC-EDGE-59", "ELEC-TRADE-10")
def test_passing_a_mortgaged_deed_back_and_forth_is_allowed():
    game = Position("electronic", options={"offers_per_window": 1}, owns={0: "water"}, mortgaged="water")
    game.play("trade", seat(1), "water", "money", money(0), "send", "accept", "lift")
    game.say(1, "trade").play(seat(0), "water", "money", money(-750), "send", "accept")
    assert game.cash[:2] == [14_250, 15_000] and game.mortgages == [] and "trade" not in game.choices


@rule("ELEC-EDGE-66")
def test_mortgaging_and_lifting_loses_a_tenth_and_building_and_selling_loses_half():
    game = Position("electronic", owns={0: "brown paix"})
    game.play("mortgage", "paix", "lift", "paix", "build", "brown", levels(1, 1), "sell", "brown", levels(0, 0))
    assert game.cash[0] == 15_000 - 200 - 500
