"""Bankruptcy in Electronic."""

import pytest

from magnat.kernel import TABLE, IllegalAnswer
from magnat.positions import Position, card, dice, levels, money, seat
from tests.named import cards

rule = pytest.mark.rule

INHERITED = {"inherited_interest": True}
TAX = ("throw", dice(1, 3))  # from Go to Income Tax: 2M to the bank
RENT = ("throw", dice(1, 2))  # from the last Chance space to Rue de la Paix
LECOURBE = ("throw", dice(1, 2))  # from Go to Rue Lecourbe: 40K
BIRTHDAY = ("throw", dice(1, 2), card("birthday"))  # from Rue de Paradis to the Chest


@rule("ELEC-BKR-01")
def test_a_player_who_cannot_pay_the_bank_is_out():
    game = Position("electronic", cash={0: 1990})
    game.play(*TAX, "bankrupt")
    assert game.ring == (1, 2) and game.cash[0] == 0 and game.bank == 1990 + 13_010


@rule("ELEC-BKR-01", "ELEC-BKR-04")
def test_a_player_who_cannot_pay_another_player_is_out():
    game = Position("electronic", owns={1: "dark_blue"}, at={0: "chance_3"}, cash={0: 990})
    game.play(*RENT, "bankrupt")
    assert game.ring == (1, 2) and game.cash == [0, 15_990, 15_000]


@rule("ELEC-BKR-02")
def test_the_bank_auctions_the_deeds_one_by_one_to_the_highest_bidder():
    game = Position("electronic", owns={0: "vaugirard belleville"}, cash={0: 100})
    game.play(*TAX, "bankrupt", money(200), money(300), money(300), money(0), money(10))
    assert game.owners == {"belleville": 2, "vaugirard": 2} and game.cash == [0, 15_000, 14_690]


@rule("ELEC-BKR-06")
def test_bankrupt_deeds_are_auctioned_unmortgaged_in_board_order_the_left_neighbour_first():
    game = Position(
        "electronic", seats=4, turn=2, owns={2: "paix belleville lyon"}, mortgaged="paix belleville lyon", cash={2: 100}
    )
    game.play(*TAX, "bankrupt")
    lots = []
    for _ in range(3):
        lots.append((game.asked, game.stack[-1].lot))
        game.play(money(10), money(10), money(10))
    assert (
        lots == [(("bid", 3), 1), (("bid", 3), 15), (("bid", 3), 39)]
        and game.mortgages == []
        and game.owners["paix"] == 3
    )


@rule("ELEC-BKR-06", "ELEC-BKR-10")
def test_an_unsold_deed_stays_unowned_and_a_later_visitor_buys_it_at_the_printed_price():
    game = Position("electronic", owns={0: "lyon"}, mortgaged="lyon", cash={0: 100}, at={1: "villette"})
    game.play(*TAX, "bankrupt", money(0), money(0))
    assert game.owners == {} and game.asked == ("before_throw", 1)
    assert game.play("throw", dice(1, 3), "buy").cash[1] == 13_000 and game.mortgages == []


@rule("ELEC-EDGE-35")
def test_balances_change_between_the_auctions_and_nobody_manages_before_all_are_sold():
    game = Position("electronic", owns={0: "belleville lecourbe"}, cash={0: 100, 1: 1000})
    game.play(*TAX, "bankrupt", money(900), money(900))
    assert game.asked == ("bid", 1) and max(game.choices) == 100
    with pytest.raises(IllegalAnswer, match="not_your_word"):
        game.say(2, 1)


@rule("ELEC-EDGE-35")
def test_the_winner_of_a_whole_group_builds_once_all_are_sold():
    game = Position("electronic", owns={0: "belleville lecourbe"}, cash={0: 100})
    game.play(*TAX, "bankrupt", money(10), money(10), money(10), money(10))
    assert game.asked == ("before_throw", 1) and "build" in game.choices


@rule("ELEC-BKR-03")
def test_jail_cards_go_under_their_own_decks():
    game = Position("electronic", jail_cards={"chance": 0, "chest": 0}, cash={0: 100})
    game.play(*TAX, "bankrupt")
    assert game.jail_cards == [-1, -1]
    assert [cards(game, under, deck) for deck, under in enumerate(game.unders)] == ["jail_free", "jail_free"]


@rule("ELEC-BKR-04")
def test_a_player_creditor_gets_the_balance_the_deeds_and_the_jail_cards():
    game = Position(
        "electronic", owns={0: "lyon water", 1: "dark_blue"}, mortgaged="lyon water", at={0: "chance_3"},
        jail_cards={"chest": 0}, cash={0: 500},
    )  # fmt: skip
    game.play(*RENT, "bankrupt")
    assert game.owners == {name: 1 for name in ("lyon", "water", "champs_elysees", "paix")}
    assert game.jail_cards == [-1, 1] and game.cash == [0, 15_500, 15_000]


@rule("ELEC-BKR-05", "ELEC-EDGE-33")
def test_buildings_go_to_the_stock_and_their_half_value_to_the_player_creditor():
    game = Position(
        "electronic", owns={0: "brown", 1: "dark_blue"}, built={"brown": 1, "dark_blue": 5}, at={0: "chance_3"},
        cash={0: 100},
    )  # fmt: skip
    game.play(*RENT, "bankrupt")
    assert game.cash[1] == 15_000 + 100 + 500 and game.apartments == 32
    assert game.owners["lecourbe"] == 1 and game.levels == {"champs_elysees": 5, "paix": 5}


@rule("ELEC-BKR-05")
def test_towards_the_bank_the_value_of_the_buildings_is_lost():
    game = Position("electronic", owns={0: "brown"}, built={"brown": 1}, cash={0: 100})
    game.play(*TAX, "bankrupt", money(0), money(0), money(0), money(0))
    assert game.apartments == 32 and game.levels == {} and game.cash == [0, 15_000, 15_000]
    assert game.bank == 15_000


@rule("ELEC-BKR-07", "ELEC-EDGE-34")
def test_inherited_mortgages_stay_cost_nothing_at_once_and_are_lifted_for_the_full_cost():
    game = Position("electronic", owns={0: "lyon", 1: "dark_blue"}, mortgaged="lyon", at={0: "chance_3"}, cash={0: 0})
    game.play(*RENT, "bankrupt")
    assert game.mortgages == ["lyon"] and game.cash[1] == 15_000 and game.asked == ("before_throw", 1)
    assert game.play("lift", "lyon").cash[1] == 13_900


@rule("ELEC-BKR-07")
@pytest.mark.parametrize(("word", "cost"), [("keep", 100), ("lift", 1000)])
def test_under_inherited_interest_the_heir_chooses_for_each_mortgaged_deed(word, cost):
    game = Position(
        "electronic", options=INHERITED, owns={0: "lyon nord", 1: "dark_blue"}, mortgaged="lyon nord",
        at={0: "chance_3"}, cash={0: 0},
    )  # fmt: skip
    game.play(*RENT, "bankrupt", word)
    assert game.asked == ("keep_or_lift", 1)
    assert game.play("keep").cash[1] == 15_000 - cost - 100 and game.asked == ("before_throw", 1)


@rule("ELEC-BKR-07")
def test_inherited_unmortgaged_deeds_cost_no_interest():
    game = Position(
        "electronic", options=INHERITED, owns={0: "lyon", 1: "dark_blue"}, built={"paix": 5}, at={0: "chance_3"},
        cash={0: 0},
    )  # fmt: skip
    game.play(*RENT, "bankrupt")
    assert game.owners["lyon"] == 1 and game.asked == ("before_throw", 1)


@rule("ELEC-EDGE-34")
def test_an_heir_without_the_interest_may_raise_it_from_inherited_deeds():
    game = Position(
        "electronic", options=INHERITED, owns={0: "lyon water", 1: "lecourbe"}, mortgaged="lyon water",
        cash={0: 0, 1: 0},
    )  # fmt: skip
    game.play(*LECOURBE, "bankrupt", "keep")
    assert game.asked == ("settle_debt", 1) and game.choices == ["mortgage", "trade"]
    game.play("trade", seat(2), "water", "money", money(-150), "send", "accept", "keep")
    assert game.owners == {"lyon": 1, "water": 2, "lecourbe": 1} and game.cash == [0, 50, 14_770]
    assert game.asked == ("before_throw", 1)  # no interest is due for deeds no longer owned


@rule("ELEC-EDGE-34")
def test_an_heir_who_cannot_raise_the_interest_goes_bankrupt_in_turn():
    game = Position(
        "electronic",
        options=INHERITED,
        seats=4,
        owns={0: "green", 1: "lecourbe"},
        mortgaged="green",
        cash={0: 10, 1: 0},
    )
    game.play(*LECOURBE, "bankrupt", "keep", "mortgage", "lecourbe", "keep", "keep")
    assert game.asked == ("settle_debt", 1) and "bankrupt" in game.choices
    game.play("bankrupt")
    assert game.ring == (2, 3) and game.asked == ("bid", 2) and game.mortgages == []


@rule("ELEC-EDGE-34", "ELEC-EDGE-31")
def test_an_heir_ruined_by_interest_receives_no_further_payments():
    game = Position(
        "electronic", options=INHERITED, seats=4, at={0: "paradis"}, owns={1: "lyon"}, mortgaged="lyon",
        cash={0: 0, 1: 50},
    )  # fmt: skip
    game.play(*BIRTHDAY, "bankrupt", "keep", "bankrupt", money(0), money(0))
    assert game.cash == [0, 0, 15_000, 15_000] and game.asked == ("before_throw", 2)


@rule("ELEC-BKR-08")
def test_when_the_active_player_is_ruined_the_turn_passes_to_the_left_after_all_settlements():
    game = Position("electronic", turn=1, owns={1: "lyon"}, mortgaged="lyon", cash={1: 0})
    game.play("throw", dice(2, 2), "bankrupt", money(0))
    assert game.asked == ("bid", 0) and game.cash[1] == 0
    assert game.play(money(0)).asked == ("before_throw", 2) and game.active == 2


@rule("ELEC-BKR-08", "ELEC-EDGE-31")
def test_when_another_player_is_ruined_the_running_turn_goes_on():
    game = Position("electronic", at={0: "paradis"}, owns={1: "lyon"}, mortgaged="lyon", cash={1: 40})
    game.play(*BIRTHDAY, "bankrupt")
    assert game.cash == [15_140, 0, 14_900] and game.owners == {"lyon": 0} and game.asked == ("after_move", 0)


@rule("ELEC-BKR-08")
def test_a_bankrupt_player_has_no_further_turn():
    game = Position("electronic", turn=1, cash={1: 0}, owns={2: "lyon"})
    game.play(*TAX, "bankrupt", "throw", dice(4, 6), "end", "throw", dice(4, 6), "end")
    assert game.asked == ("before_throw", 2)


@rule("ELEC-BKR-09")
def test_leaving_is_bankruptcy_towards_the_bank():
    game = Position("electronic", owns={1: "lyon"}, built={}, jail_cards={"chance": 1})
    game.say(TABLE, "leave 1")
    assert game.ring == (0, 2) and game.cash[1] == 0 and cards(game, game.unders[0]) == "jail_free"
    assert game.asked == ("bid", 2)
    assert game.play(money(10), money(10)).asked == ("before_throw", 0) and game.owners == {"lyon": 2}


@rule("ELEC-BKR-09")
@pytest.mark.parametrize("script", [(), ("throw", dice(4, 6)), ("throw", dice(5, 5))])
def test_the_turn_of_an_active_leaver_passes_on(script):
    game = Position("electronic")
    game.play(*script).say(TABLE, "leave 0")
    assert game.ring == (1, 2) and game.asked == ("before_throw", 1)


@rule("ELEC-BKR-09")
def test_a_leaving_debtor_goes_bankrupt_towards_the_creditor_despite_being_solvent():
    game = Position("electronic", owns={0: "lyon", 1: "dark_blue"}, at={0: "chance_3"}, cash={0: 100})
    game.play(*RENT).say(TABLE, "leave 0")
    assert game.owners["lyon"] == 1 and game.cash == [0, 15_100, 15_000] and game.asked == ("before_throw", 1)


@rule("ELEC-BKR-09")
def test_a_leaving_debtor_of_the_bank_goes_bankrupt_towards_it():
    game = Position("electronic", owns={0: "lyon"}, cash={0: 1500})
    game.play(*TAX).say(TABLE, "leave 0")
    assert game.cash[0] == 0 and game.asked == ("bid", 1) and game.stack[-1].lot == 15


@rule("ELEC-BKR-09")
def test_a_creditor_who_leaves_is_owed_nothing_more():
    game = Position("electronic", owns={0: "lyon", 1: "dark_blue"}, at={0: "chance_3"}, cash={0: 100})
    game.play(*RENT).say(TABLE, "leave 1")
    assert game.cash[0] == 100 and game.asked == ("bid", 2)
    assert game.play(money(0), money(0), money(0), money(0)).asked == ("after_move", 0)


@rule("ELEC-BKR-09", "ELEC-QUICK-06")
def test_leaving_counts_as_one_of_the_two_bankruptcies_of_a_quick_game():
    game = Position("electronic", "quick", seats=4, cash={2: 16_000})
    game.say(TABLE, "leave 1").say(TABLE, "leave 0")
    assert game.over and game.winners == [2]


@rule("ELEC-EDGE-31", "ELEC-BKR-04")
def test_a_birthday_payer_goes_bankrupt_towards_the_receiver_and_the_next_payer_pays():
    game = Position("electronic", seats=4, at={0: "paradis"}, owns={1: "brown"}, built={"brown": 1}, cash={1: 0, 2: 90})
    game.play(*BIRTHDAY, "sell", "brown", levels(1, 0), "bankrupt")
    assert game.cash == [15_000 + 100 + 90 + 100, 150, 0, 14_900] and game.asked == ("after_move", 0)


@rule("ELEC-EDGE-48", "ELEC-BKR-04")
def test_a_bankrupt_player_hands_over_more_than_twenty_million_in_one_entry():
    built = {"green": 1, "paix": 5}
    game = Position("electronic", owns={0: "green", 1: "dark_blue"}, built=built, cash={0: 19_990}, at={0: "chance_3"})
    game.play(*RENT).say(TABLE, "leave 0")
    assert game.cash == [0, 15_000 + 22_990, 15_000] and game.fact_words[-3:] == ["left", "bankrupt", "turn"]


@rule("ELEC-BKR-04")
def test_deeds_inherited_complete_the_creditors_group():
    game = Position("electronic", owns={0: "belleville", 1: "lecourbe dark_blue"}, mortgaged="belleville", cash={0: 0})
    game.play(*LECOURBE, "bankrupt", "lift", "belleville")
    assert "build" in game.choices


@rule("ELEC-BKR-01", "ELEC-TRADE-07")
def test_a_purchase_from_a_debtor_stands_after_the_bankruptcy():
    game = Position("electronic", owns={0: "lyon"}, mortgaged="lyon", cash={0: 100, 1: 500})
    game.play(*TAX, "trade", seat(1), "lyon", "money", money(-400), "send", "accept", "keep", "bankrupt")
    assert game.cash == [0, 0, 15_000] and game.owners == {"lyon": 1} and game.asked == ("before_throw", 1)


@rule("ELEC-BKR-09", "ELEC-EDGE-31")
def test_a_birthday_lapses_when_its_receiver_leaves_and_the_card_goes_back():
    game = Position("electronic", seats=4, at={0: "paradis"}, owns={1: "lyon"}, cash={1: 0})
    game.play(*BIRTHDAY).say(TABLE, "leave 0")
    assert game.cash == [0, 0, 15_000, 15_000] and cards(game, game.unders[1], 1) == "birthday"
    assert game.asked == ("before_throw", 1)


@rule("ELEC-BKR-06")
def test_the_left_neighbour_of_the_bankrupt_player_calls_first_in_any_turn():
    game = Position("electronic", seats=4, turn=1, owns={3: "neuilly"}).say(-1, "leave 3")
    assert game.asked == ("bid", 0)
