"""Trades between players and payments in kind in Electronic."""

from typing import Any

import pytest

from magnat.kernel import IllegalAnswer
from magnat.positions import Position, card, dice, levels, money, seat

rule = pytest.mark.rule

MANUAL = {"rent_claim": "manual"}
WHEN_SHORT = {"pay_in_kind": "when_short"}
OFFER = ("trade", seat(1), "lyon", "money")  # seat 0 offers its station to seat 1; the money is still to be named


@rule("ELEC-TRADE-01")
@pytest.mark.parametrize("deed", ["belleville", "lyon", "water"])
def test_a_street_a_station_or_a_utility_is_sold_at_an_agreed_price(deed):
    game = Position("electronic", owns={0: deed})
    game.play("trade", seat(1), deed, "money", money(-1230), "send", "accept")
    assert game.owners == {deed: 1} and game.cash[:2] == [16_230, 13_770]


@rule("ELEC-TRADE-01", "ELEC-MORT-07")
def test_a_mortgaged_property_is_sold_at_an_agreed_price():
    game = Position("electronic", owns={0: "lyon"}, mortgaged="lyon")
    game.play(*OFFER, money(-400), "send", "accept")
    assert game.owners == {"lyon": 1} and game.cash[:2] == [15_400, 14_600] and game.mortgages == ["lyon"]


@rule("ELEC-TRADE-02", "ELEC-EDGE-22")
@pytest.mark.parametrize("built", [{"vaugirard": 1}, {"republique": 5}])
def test_no_street_of_a_colour_changes_hands_while_one_of_them_is_built(built):
    game = Position("electronic", owns={0: "light_blue lyon", 1: "brown"}, built={**built, "belleville": 1})
    game.play("trade", seat(1))
    assert game.choices == [15, 63]


@rule("ELEC-TRADE-02")
def test_the_streets_change_hands_once_all_buildings_are_sold():
    game = Position("electronic", owns={0: "brown"}, built={"lecourbe": 1})
    game.play("sell", "brown", levels(0, 0), "trade", seat(1), "belleville", "money", money(-600), "send", "accept")
    assert game.owners == {"belleville": 1, "lecourbe": 0}


@rule("ELEC-TRADE-03")
def test_a_jail_card_is_sold_to_a_player_in_jail_who_uses_it():
    game = Position("electronic", turn=1, jailed={1: 2}, jail_cards={"chest": 0})
    game.play("trade", seat(0), "chest card", "money", money(300), "send", "accept", "use_chest_card")
    assert game.cash[:2] == [15_300, 14_700] and game.jailed[1] == 0 and game.asked == ("before_throw", 1)


@rule("ELEC-TRADE-03")
def test_a_jail_card_is_sold_to_a_player_who_is_free():
    game = Position("electronic", jail_cards={"chance": 0})
    game.play("trade", seat(2), "chance card", "money", money(-50), "send", "accept")
    assert game.jail_cards == [2, -1] and game.cash == [15_050, 15_000, 14_950]


@rule("ELEC-TRADE-05")
def test_an_offer_combines_money_deeds_and_jail_cards_of_both_sides():
    game = Position("electronic", owns={0: "lyon belleville", 1: "water paix"}, jail_cards={"chance": 0, "chest": 1})
    game.play("trade", seat(1), "belleville", "lyon", "water", "chance card", "chest card", "money", money(700))
    game.play("send", "accept")
    assert game.owners == {"belleville": 1, "lyon": 1, "water": 0, "paix": 1}
    assert game.jail_cards == [1, 0] and game.cash[:2] == [14_300, 15_700]


@rule("ELEC-TRADE-06", "ELEC-TRADE-09")
def test_only_deeds_and_jail_cards_are_offered_and_money_never_alone():
    game = Position("electronic", owns={0: "lyon brown", 1: "paix"}, built={"brown": 2}, jail_cards={"chest": 1})
    game.play("trade", seat(1))
    assert game.choices == [15, 39, 49, 63]  # Lyon, Rue de la Paix, the Chest jail card; or withdraw
    with pytest.raises(IllegalAnswer):
        game.play("money")


@rule("ELEC-TRADE-09")
def test_a_deed_may_be_given_for_nothing():
    game = Position("electronic", owns={0: "lyon"})
    game.play(*OFFER, money(0), "send", "accept")
    assert game.owners == {"lyon": 1} and game.cash[:2] == [15_000, 15_000]


@rule("ELEC-TRADE-09")
def test_money_goes_one_way_and_is_limited_by_the_balance():
    game = Position("electronic", owns={0: "lyon"}, cash={0: 200, 1: 300})
    game.play(*OFFER)
    assert game.choices == list(range(-300, 201, 10))


@rule("ELEC-TRADE-07")
def test_nothing_moves_before_the_offer_is_accepted():
    game = Position("electronic", owns={0: "lyon", 1: "water"})
    game.play("trade", seat(1), "lyon", "water", "money", money(500), "send")
    assert game.owners == {"lyon": 0, "water": 1} and game.cash[:2] == [15_000, 15_000]
    assert game.play("refuse").owners == {"lyon": 0, "water": 1} and game.cash[:2] == [15_000, 15_000]


@rule("ELEC-TRADE-07", "ELEC-MORT-08")
def test_each_receiver_chooses_for_each_mortgaged_deed_of_a_trade():
    game = Position("electronic", owns={0: "lyon nord", 1: "water"}, mortgaged="lyon nord water")
    game.play("trade", seat(1), "lyon", "nord", "water", "money", money(0), "send", "accept")
    asked = [game.asked, game.play("keep").asked, game.play("lift").asked, game.play("keep").asked]
    assert asked == [("keep_or_lift", 0), ("keep_or_lift", 1), ("keep_or_lift", 1), ("before_throw", 0)]
    assert game.cash[:2] == [14_920, 13_900] and game.mortgages == ["nord", "water"]


@rule("ELEC-TRADE-04")
def test_a_rent_is_paid_in_full_with_a_property_if_the_owner_agrees():
    game = Position("electronic", owns={0: "lyon", 1: "foch"}, at={0: "saint_honore"})
    game.play("throw", dice(2, 4), "in_kind", "lyon", money(260), "accept")
    assert game.owners == {"lyon": 1, "foch": 1} and game.cash[:2] == [15_000, 15_000]


@rule("ELEC-TRADE-04")
def test_a_debt_is_paid_partly_with_a_property_and_partly_in_money():
    game = Position("electronic", owns={0: "lyon", 1: "foch"}, at={0: "saint_honore"})
    game.play("throw", dice(2, 4), "in_kind", "lyon", money(200), "accept")
    assert game.owners["lyon"] == 1 and game.cash[:2] == [14_940, 15_060] and game.asked == ("after_move", 0)


@rule("ELEC-TRADE-04")
def test_no_change_is_given_for_a_property():
    game = Position("electronic", owns={0: "paix", 1: "foch"}, at={0: "saint_honore"})
    game.play("throw", dice(2, 4), "in_kind", "paix")
    assert game.choices == list(range(10, 261, 10))


@rule("ELEC-TRADE-04", "ELEC-TRADE-02")
def test_a_street_of_a_built_group_is_not_given_in_payment():
    game = Position("electronic", owns={0: "brown lyon", 1: "foch"}, built={"lecourbe": 1}, at={0: "saint_honore"})
    game.play("throw", dice(2, 4), "in_kind")
    assert game.choices == [15]
    short: Any = {"at": {0: "chance_3"}, "cash": {0: 100}, "owns": {0: "brown", 1: "dark_blue"}}
    assert "in_kind" in Position("electronic", **short).play("throw", dice(1, 2)).choices
    built = Position("electronic", built={"lecourbe": 1}, **short).play("throw", dice(1, 2))
    assert built.choices == ["bankrupt", "sell", "mortgage"]


@rule("ELEC-TRADE-10")
@pytest.mark.parametrize("most", [1, 3])
def test_a_debtor_offers_deeds_in_payment_as_often_as_offers_may_be_sent(most):
    given: Any = {"at": {2: "chance_3"}, "cash": {2: 100}, "owns": {2: "lyon nord", 1: "dark_blue"}}
    game = Position("electronic", turn=2, options={"offers_per_window": most}, **given).play("throw", dice(1, 2))
    for i in range(most):
        assert "in_kind" in game.choices
        game.play("in_kind", "lyon", money(500 + 10 * i), "refuse")
    assert game.choices == ["mortgage", "trade"]


@rule("ELEC-TRADE-04")
def test_a_debtor_short_of_money_pays_part_in_kind_and_raises_the_rest():
    game = Position("electronic", owns={0: "lyon brown", 1: "dark_blue"}, at={0: "chance_3"}, cash={0: 100})
    game.play("throw", dice(1, 2), "in_kind", "lyon", money(600), "accept")
    assert game.asked == ("settle_debt", 0) and game.owners["lyon"] == 1 and game.cash[:2] == [100, 15_000]
    game.play("mortgage", "belleville")
    assert game.cash[:2] == [0, 15_400] and game.asked == ("after_move", 0)


@rule("ELEC-TRADE-04")
def test_the_creditor_may_refuse_and_the_debtor_must_find_money():
    game = Position("electronic", owns={0: "lyon", 1: "dark_blue"}, at={0: "chance_3"}, cash={0: 100})
    game.play("throw", dice(1, 2), "in_kind", "lyon", money(1000), "refuse")
    assert game.asked == ("settle_debt", 0) and game.owners["lyon"] == 0


@rule("ELEC-EDGE-26")
def test_a_debt_to_the_bank_is_not_paid_with_a_deed():
    game = Position("electronic", owns={0: "lyon paix"}, cash={0: 1000})
    game.play("throw", dice(1, 3))
    assert game.asked == ("settle_debt", 0) and "in_kind" not in game.choices


@rule("ELEC-EDGE-25")
def test_a_mortgaged_property_given_in_payment_opens_the_choice_of_its_new_owner():
    game = Position("electronic", owns={0: "lyon", 1: "foch"}, mortgaged="lyon", at={0: "saint_honore"})
    game.play("throw", dice(2, 4), "in_kind", "lyon", money(260), "accept")
    assert game.asked == ("keep_or_lift", 1)
    assert game.play("keep").cash[:2] == [15_000, 14_900]


@rule("ELEC-EDGE-25", "ELEC-MORT-12")
@pytest.mark.parametrize(("value", "replies"), [(260, ["refuse"]), (160, ["refuse", "accept"])])
def test_a_creditor_accepts_a_mortgaged_deed_only_if_its_interest_is_affordable(value, replies):
    game = Position("electronic", owns={0: "lyon", 1: "foch"}, mortgaged="lyon", at={0: "saint_honore"}, cash={1: 0})
    game.play("throw", dice(2, 4), "in_kind", "lyon", money(value))
    assert game.choices == replies


@rule("ELEC-TRADE-08")
def test_a_solvent_payer_is_asked_how_to_pay_and_pays_money_by_default():
    game = Position("electronic", owns={0: "lyon", 1: "foch"}, at={0: "saint_honore"})
    game.play("throw", dice(2, 4))
    assert game.asked == ("how_to_pay", 0) and game.silence == "card"
    assert game.play("card").cash[:2] == [14_740, 15_260]


@rule("ELEC-TRADE-08")
def test_without_a_transferable_deed_there_is_nothing_to_ask():
    game = Position("electronic", owns={0: "brown", 1: "foch"}, built={"brown": 1}, at={0: "saint_honore"})
    game.play("throw", dice(2, 4))
    assert game.cash[:2] == [14_740, 15_260] and game.asked == ("after_move", 0)


@rule("ELEC-TRADE-08")
def test_pay_in_kind_when_short_asks_only_payers_without_the_money():
    rich = Position("electronic", options=WHEN_SHORT, owns={0: "lyon", 1: "foch"}, at={0: "saint_honore"})
    poor = Position(
        "electronic", options=WHEN_SHORT, owns={0: "lyon", 1: "foch"}, at={0: "saint_honore"}, cash={0: 250}
    )
    assert rich.play("throw", dice(2, 4)).asked == ("after_move", 0) and rich.cash[0] == 14_740
    assert "in_kind" in poor.play("throw", dice(2, 4)).choices


@rule("ELEC-TRADE-08")
def test_after_a_refused_offer_in_kind_money_is_paid():
    game = Position("electronic", owns={0: "lyon nord", 1: "foch"}, at={0: "saint_honore"})
    game.play("throw", dice(2, 4), "in_kind", "lyon", money(260), "refuse")
    assert game.cash[:2] == [14_740, 15_260] and game.asked == ("after_move", 0)


@rule("ELEC-TRADE-08", "ELEC-DEBT-05")
def test_a_birthday_is_paid_in_kind_too():
    game = Position("electronic", at={0: "paradis"}, owns={1: "lyon"})
    game.play("throw", dice(1, 2), card("birthday"))
    assert game.asked == ("how_to_pay", 1)
    assert game.play("in_kind", "lyon", money(100), "accept").cash == [15_100, 15_000, 14_900]


@rule("ELEC-TRADE-10", "ELEC-EDGE-66")
@pytest.mark.parametrize(("options", "most"), [({}, 5), ({"offers_per_window": 2}, 2)])
def test_proposals_between_two_throws_are_limited(options, most):
    game = Position("electronic", options=options, owns={0: "lyon"})
    for price in range(most):
        assert "trade" in game.choices
        game.play(*OFFER, money(-10 * price), "send", "refuse")
    assert "trade" not in game.choices
    assert "trade" in game.play("throw", dice(4, 6)).choices


@rule("ELEC-TRADE-10")
def test_no_proposal_at_all_with_offers_per_window_at_zero():
    assert "trade" not in Position("electronic", options={"offers_per_window": 0}, owns={0: "lyon"}).choices


@rule("ELEC-TRADE-10")
@pytest.mark.parametrize("p", range(3))
def test_withdrawn_drafts_do_not_count_and_each_seat_is_counted_separately(p):
    other = (p + 1) % 3
    game = Position("electronic", turn=p, options={"offers_per_window": 1}, owns={p: "lyon", other: "nord"})
    for _ in range(20):
        game.play("trade", seat(other), "lyon", "money", money(-10), "withdraw")
    game.play("trade", seat(other), "lyon", "money", money(-10), "send", "refuse")
    assert game.refusal("trade") == ("too_many_offers", "ELEC-TRADE-10")
    assert game.say(other, "trade").asked == ("with", other)
    assert "trade" in game.play(seat(p), "withdraw", "throw", dice(4, 6)).choices


@rule("ELEC-TRADE-10")
@pytest.mark.parametrize("p", range(3))
def test_a_bot_is_not_offered_a_sixth_draft(p):
    game = Position("electronic", turn=p, owns={p: "lyon"})
    for _ in range(5):
        assert game.question.bot_choices(game.table) == game.question.choices(game.table)
        game.play("trade", seat((p + 1) % 3), "withdraw")
    trade = game.question.verbs.index("trade")
    assert "trade" in game.choices and trade not in game.question.bot_choices(game.table)
    game.play("throw", dice(4, 6))
    assert trade in game.question.bot_choices(game.table)


@rule("ELEC-TRADE-10")
def test_without_people_drafts_are_limited_to_five():
    game = Position("electronic", owns={0: "lyon"}, options={"windows": "polled"})
    for _ in range(5):
        game.play("trade", seat(1), "withdraw")
    assert game.refusal("trade") == ("too_many_offers", "ELEC-TRADE-10") and game.offers == 5


@rule("ELEC-TRADE-10")
def test_an_identical_refused_offer_is_not_made_again_before_the_next_throw():
    game = Position("electronic", owns={0: "lyon"})
    game.play(*OFFER, money(-500), "send", "refuse", *OFFER, money(-500))
    assert game.choices == ["withdraw"]
    with pytest.raises(IllegalAnswer, match="offer_repeated"):
        game.play("send")
    game.play("withdraw", *OFFER, money(-490))
    assert game.choices == ["withdraw", "send"]


@rule("ELEC-TRADE-10")
def test_after_the_next_throw_a_refused_offer_may_be_made_again():
    game = Position("electronic", owns={0: "lyon"})
    game.play(*OFFER, money(-500), "send", "refuse", "throw", dice(4, 6), *OFFER, money(-500))
    assert game.choices == ["withdraw", "send"]


@rule("ELEC-TRADE-10")
def test_a_debt_between_offer_and_throw_does_not_keep_a_refusal_alive_after_the_throw():
    game = Position("electronic", options=MANUAL, at={0: "chance_3"}, cash={0: 100}, owns={0: "lyon nord", 2: "paix"})
    game.play("throw", dice(1, 2), *OFFER, money(-500), "send", "refuse").say(2, "claim").play("mortgage", "nord")
    game.play("end", "throw", dice(4, 6), "end").say(0, "trade").play(*OFFER[1:], money(-500))
    assert game.choices == ["withdraw", "send"]


@rule("ELEC-TRADE-10")
def test_a_counter_offer_ends_the_former_one_and_five_follow_a_proposal():
    game = Position("electronic", owns={0: "lyon"})
    game.play(*OFFER, money(-500), "send")
    for price in (100, -200, 300, -400, 450):  # paid by the proposing seat, seat 1 first
        assert "counter" in game.choices and game.question.bot_choices(game.table) == (0, 1, 2)
        game.play("counter", "lyon", "money", money(price), "send")
    assert game.choices == ["refuse", "accept"] and game.asked == ("reply", 0)
    assert game.question.bot_choices(game.table) == (0, 1), "nor does a bot"
    assert game.play("accept").cash[:2] == [15_450, 14_550]


@rule("ELEC-TRADE-10")
def test_a_withdrawn_counter_offer_leaves_nothing_to_accept():
    game = Position("electronic", owns={0: "lyon"})
    game.play(*OFFER, money(-500), "send", "counter", "withdraw")
    assert game.asked == ("before_throw", 0) and game.owners == {"lyon": 0}


@rule("ELEC-TRADE-10")
def test_a_debtors_proposals_are_counted_per_debt():
    game = Position("electronic", options={"offers_per_window": 1}, owns={0: "lyon"}, cash={0: 100})
    game.play(*OFFER, money(-10), "send", "refuse", "throw", dice(1, 3), *OFFER, money(-20), "send", "refuse")
    assert game.asked == ("settle_debt", 0) and "trade" not in game.choices


@rule("ELEC-TRADE-10")
def test_a_debt_out_of_turn_allows_further_proposals():
    game = Position(
        "electronic", options={**MANUAL, "offers_per_window": 1}, at={0: "chance_3"}, cash={0: 100},
        owns={0: "lyon", 2: "paix"},
    )  # fmt: skip
    game.play("throw", dice(1, 2), *OFFER, money(-10), "send", "refuse")
    assert "trade" not in game.choices
    assert "trade" in game.say(2, "claim").choices


@rule("ELEC-TRADE-10", "ELEC-TRADE-04")
@pytest.mark.parametrize("raise_first", [False, True])
def test_a_debtor_makes_five_offers_in_kind_and_no_more(raise_first):
    game = Position("electronic", owns={0: "lyon belleville nord", 1: "dark_blue"}, at={0: "chance_3"}, cash={0: 100})
    game.play("throw", dice(1, 2), *(("mortgage", "belleville") if raise_first else ()))
    for value in range(10, 60, 10):
        game.play("in_kind", "lyon", money(value), "refuse")
    assert game.asked == ("settle_debt", 0) and "in_kind" not in game.choices


@rule("ELEC-EDGE-23")
def test_a_swap_that_breaks_a_full_group_ends_its_double_rent_at_once():
    game = Position("electronic", owns={0: "brown", 1: "lyon"}, at={2: "luxury_tax"})
    game.play("trade", seat(1), "lecourbe", "lyon", "money", money(0), "send", "accept")
    game.play("throw", dice(4, 6), "end", "throw", dice(4, 6), "end", "throw", dice(1, 2))
    assert game.places[2] == "belleville" and game.cash[2] == 16_980


@rule("ELEC-EDGE-60", "ELEC-DEBT-02")
def test_a_debtor_may_sell_a_deed_to_the_creditor_to_pay_the_debt():
    game = Position("electronic", owns={0: "lyon", 1: "dark_blue"}, at={0: "chance_3"}, cash={0: 100})
    game.play("throw", dice(1, 2), "trade", seat(1), "lyon", "money", money(-1500), "send", "accept")
    assert game.owners["lyon"] == 1 and game.cash[:2] == [600, 14_500] and game.asked == ("after_move", 0)


@rule("ELEC-EDGE-48")
def test_a_price_above_twenty_million_moves_as_one_entry():
    game = Position("electronic", owns={0: "lyon"}, cash={1: 34_500})
    game.play(*OFFER, money(-34_500), "send", "accept")
    assert game.cash[:2] == [49_500, 0] and [fact[4] for fact in game.facts if fact[0] == "traded"] == [0, 34_500]
