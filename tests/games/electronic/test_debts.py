"""Debts in Electronic."""

import pytest

from magnat.kernel import TABLE, IllegalAnswer
from magnat.positions import Position, card, dice, levels, money, seat

rule = pytest.mark.rule

TAX = ("throw", dice(1, 3))  # from Go to Income Tax: 2M to the bank
RENT = ("throw", dice(1, 2))  # from the last Chance space to Rue de la Paix
BIRTHDAY = ("throw", dice(1, 2), card("birthday"))  # from Rue de Paradis to the Chest


def absent(game):
    """Give the default answers until the debt is settled."""
    while game.asked and game.asked[0] in ("settle_debt", "mortgage", "pick_group", "order"):
        game.play(game.silence)
    return game


def raised(game):
    """Return the mortgages and sales in order: name and remaining level."""
    names = game.edition.names
    sold = {"mortgaged": -1, "sold_building": 0}
    return [(names[f[2]], f[3] if f[0] == "sold_building" else "mortgaged") for f in game.facts if f[0] in sold]


@rule("ELEC-DEBT-01")
def test_a_due_payment_is_taken_at_once_if_the_balance_covers_it():
    game = Position("electronic", owns={0: "lyon"}, cash={0: 2000})
    game.play(*TAX)
    assert game.cash[0] == 0 and game.asked == ("after_move", 0)


@rule("ELEC-DEBT-01", "ELEC-DEBT-02")
def test_a_payment_above_the_balance_waits_until_the_money_is_raised():
    game = Position("electronic", owns={0: "lyon belleville"}, cash={0: 1000})
    game.play(*TAX)
    assert game.cash[0] == 1000 and game.asked == ("settle_debt", 0)
    assert game.play("mortgage", "lyon").cash[0] == 0 and game.asked == ("after_move", 0)


@rule("ELEC-DEBT-02")
def test_a_debtor_sells_buildings_mortgages_and_sells_deeds_and_jail_cards():
    game = Position("electronic", owns={0: "brown lyon"}, built={"brown": 1}, jail_cards={"chance": 0}, cash={0: 0})
    game.play(*TAX, "sell", "brown", levels(0, 0), "mortgage", "belleville")
    game.play("trade", seat(2), "lyon", "chance card", "money", money(-1200), "send", "accept")
    assert game.cash == [0, 15_000, 13_800] and game.jail_cards[0] == 2 and game.asked == ("after_move", 0)


@rule("ELEC-DEBT-02")
def test_a_debtor_raises_money_outside_their_own_turn():
    game = Position("electronic", at={0: "paradis"}, owns={2: "lyon"}, cash={2: 30})
    game.play(*BIRTHDAY)
    assert game.asked == ("settle_debt", 2)
    assert game.play("mortgage", "lyon").cash == [15_200, 14_900, 930] and game.asked == ("after_move", 0)


@rule("ELEC-DEBT-03")
def test_a_debtor_neither_builds_nor_lifts():
    game = Position(
        "electronic", owns={0: "brown light_blue lyon"}, built={"vaugirard": 1}, mortgaged="lyon", cash={0: 1990}
    )
    game.play(*TAX)
    assert game.choices == ["sell", "mortgage", "trade"]


@rule("ELEC-DEBT-03")
def test_a_debtor_sells_but_buys_nothing_and_hands_over_no_money():
    game = Position("electronic", owns={0: "lyon", 1: "nord"}, cash={0: 1000})
    game.play(*TAX, "trade", seat(1))
    assert game.choices == [15, 63]
    assert max(game.play("lyon", "money").choices) == 0


@rule("ELEC-DEBT-03")
def test_a_counter_offer_to_a_debtor_asks_for_their_property_and_gives_only_money():
    game = Position("electronic", owns={0: "lyon water", 1: "nord"}, cash={0: 1000})
    game.play(*TAX, "trade", seat(1), "lyon", "money", money(-1500), "send", "counter")
    assert game.choices == [15, 28, 63]
    assert min(game.play("lyon", "money").choices) == 0


@rule("ELEC-DEBT-03")
def test_a_debtor_without_assets_cannot_propose_a_trade():
    game = Position("electronic", owns={1: "nord"}, cash={0: 1000})
    game.play(*TAX)
    assert game.choices == ["bankrupt"]


@rule("ELEC-DEBT-04", "ELEC-EDGE-42")
@pytest.mark.parametrize(("cash", "may"), [(650, False), (640, True)])
def test_bankruptcy_may_be_declared_only_if_everything_together_falls_short(cash, may):
    owns = {0: "brown lyon water"}  # 2 x 300 mortgage, 1000 mortgaged already, 750; 0 for the jail card
    game = Position(
        "electronic", owns=owns, mortgaged="lyon", cash={0: cash}, jail_cards={"chance": 0}
    ).play(*TAX)  # fmt: skip
    assert ("bankrupt" in game.choices) is may


@rule("ELEC-DEBT-04")
@pytest.mark.parametrize(("cash", "may"), [(150, False), (140, True)])
def test_buildings_count_half_their_price_a_hotel_too_though_no_apartment_is_in_stock(cash, may):
    game = Position("electronic", owns={0: "brown"}, built={"belleville": 5}, cash={0: cash}, apartments=0)
    game.play(*TAX)
    assert ("bankrupt" in game.choices) is may  # 1250 for the hotel, 2 x 300 for the mortgages


@rule("ELEC-DEBT-04")
def test_the_amount_that_forbids_bankruptcy_can_be_raised():
    game = Position("electronic", owns={0: "brown"}, built={"belleville": 5}, cash={0: 150}, apartments=0)
    game.play(*TAX, "sell", "brown", levels(0, 0), "mortgage", "belleville", "mortgage", "lecourbe")
    assert game.cash[0] == 0 and game.asked == ("after_move", 0)


@rule("ELEC-EDGE-42", "ELEC-DEBT-04")
def test_bankruptcy_of_a_solvent_debtor_is_refused_with_its_reason():
    game = Position("electronic", owns={0: "lyon", 1: "dark_blue"}, at={0: "chance_3"}, cash={0: 100})
    with pytest.raises(IllegalAnswer, match="can_still_pay"):
        game.play(*RENT, "bankrupt")
    assert game.asked == ("settle_debt", 0)


@rule("ELEC-EDGE-42")
def test_an_unaccepted_trade_does_not_count_towards_a_debt():
    game = Position("electronic", owns={0: "lyon"}, mortgaged="lyon", cash={0: 1000})
    game.play(*TAX, "trade", seat(1), "lyon", "money", money(-5000), "send", "refuse")
    assert "bankrupt" in game.choices


@rule("ELEC-DEBT-05")
def test_several_debtors_settle_one_by_one_clockwise_from_the_receivers_left():
    game = Position(
        "electronic", seats=4, turn=1, at={1: "paradis"}, owns={0: "lyon", 2: "nord", 3: "water"},
        cash={0: 0, 2: 0, 3: 0},
    ).play(*BIRTHDAY)  # fmt: skip
    asked = [game.asked, game.play("mortgage", "nord").asked, game.play("mortgage", "water").asked]
    assert asked == [("settle_debt", 2), ("settle_debt", 3), ("settle_debt", 0)]
    assert game.play("mortgage", "lyon").cash == [900, 15_300, 900, 650]


@rule("ELEC-DEBT-06")
def test_an_absent_debtor_mortgages_from_the_least_value_up_until_the_debt_is_covered():
    game = Position("electronic", owns={0: "paix lyon nord belleville lecourbe brown"}, cash={0: 600})
    absent(game.play(*TAX))
    assert raised(game) == [("belleville", "mortgaged"), ("lecourbe", "mortgaged"), ("lyon", "mortgaged")]
    assert game.cash[0] == 200 and game.asked == ("after_move", 0)


@rule("ELEC-DEBT-06")
def test_an_absent_debtor_then_sells_buildings_the_cheapest_first_and_mortgages_each_street_left_empty():
    game = Position(
        "electronic", owns={0: "brown pink lyon"}, built={"brown": 1, "villette": 1}, mortgaged="neuilly paradis",
        cash={0: 0},
    )  # fmt: skip
    absent(game.play(*TAX))
    assert raised(game) == [
        ("lyon", "mortgaged"),
        ("lecourbe", 0),
        ("lecourbe", "mortgaged"),
        ("belleville", 0),
        ("belleville", "mortgaged"),
    ]
    assert game.levels == {"villette": 1} and game.cash[0] == 100


@rule("ELEC-DEBT-06")
def test_an_absent_debtor_exchanges_hotels_before_selling_them_outright():
    game = Position("electronic", owns={0: "brown"}, built={"brown": 5}, cash={0: 1800})
    absent(game.play(*TAX))
    assert raised(game) == [("lecourbe", 4)] and game.cash[0] == 50


@rule("ELEC-DEBT-06")
def test_an_absent_insolvent_debtor_goes_bankrupt():
    game = Position("electronic", owns={0: "belleville"}, cash={0: 1000})
    absent(game.play(*TAX))
    assert game.ring == (1, 2) and "mortgaged" not in game.fact_words


@rule("ELEC-DEBT-07")
def test_nobody_throws_while_a_debt_is_pending():
    game = Position(
        "electronic", options={"rent_claim": "manual"}, at={0: "chance_3"}, owns={0: "lyon", 2: "paix"}, cash={0: 0}
    )
    game.play(*RENT, "end").say(2, "claim").play("claim")
    assert game.asked == ("settle_debt", 0)
    with pytest.raises(IllegalAnswer, match="not_your_word"):
        game.say(1, 0)
    assert game.play("mortgage", "lyon").asked == ("before_throw", 1)


@rule("ELEC-DEBT-07", "ELEC-DEBT-03")
def test_no_auction_opens_while_a_debt_is_pending_so_a_third_player_leaves_after_it():
    game = Position("electronic", owns={0: "lyon", 1: "nord"}, cash={0: 1000})
    game.play(*TAX)
    with pytest.raises(IllegalAnswer):
        game.say(TABLE, "leave 1")
    assert game.play("mortgage", "lyon").say(TABLE, "leave 1").asked == ("bid", 2)


@rule("ELEC-DEBT-07")
def test_a_second_rent_is_claimed_only_after_the_first_is_settled():
    game = Position(
        "electronic", options={"rent_claim": "manual"}, at={0: "saint_lazare"}, cash={0: 0},
        owns={0: "lyon", 1: "champs_elysees", 2: "paix"},
    )  # fmt: skip
    game.play("throw", dice(1, 1), "throw", dice(1, 1)).say(2, "claim")
    assert game.asked == ("settle_debt", 0)
    with pytest.raises(IllegalAnswer, match="not_your_word"):
        game.say(1, 0)
    assert game.play("mortgage", "lyon").say(1, "claim").play("card").cash == [150, 15_350, 15_500]
