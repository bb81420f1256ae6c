"""The Quick Game of Electronic."""

import pytest

from magnat.games.electronic import VARIANTS
from magnat.games.electronic.turn import opening
from magnat.kernel import IllegalAnswer
from magnat.positions import Position, card, dice, levels, money, space

rule = pytest.mark.rule

TAX = ("throw", dice(1, 3))  # from Go to Income Tax: 2M to the bank
RENT = ("throw", dice(1, 2))  # from the last Chance space to Rue de la Paix
BIRTHDAY = ("throw", dice(1, 2), card("birthday"))  # from Rue de Paradis to the Chest


def deal(*deeds, seats=2):
    """Return a Quick Game in which these deeds were dealt."""
    game = Position("electronic", "quick", seats=seats, push=opening(VARIANTS["quick"], seats))
    return game.play(*[space(deed) for deed in deeds])


@rule("ELEC-QUICK-01")
def test_two_deeds_are_dealt_to_each_player_and_paid_at_once():
    game = deal("lyon", "paix", "belleville", "water")
    assert game.owners == {"belleville": 1, "lyon": 0, "water": 1, "paix": 0}
    assert game.cash == [9000, 12_900] and game.bank == 8100
    assert game.asked == ("throw_to_start", -1)


@rule("ELEC-QUICK-01")
def test_after_the_deal_play_begins_under_the_normal_rules():
    game = deal("lyon", "paix", "belleville", "water")
    game.play(dice(1, 2), dice(6, 5))
    assert game.asked == ("before_throw", 1) and game.places == ["go", "go"]


@rule("ELEC-QUICK-01", "ELEC-QUICK-12")
def test_no_deed_is_dealt_in_the_standard_game():
    assert [type(frame).__name__ for frame in opening(VARIANTS["standard"], 3)] == ["ThrowToStart"]
    assert Position("electronic").owners == {}


@rule("ELEC-QUICK-02")
def test_deeds_are_dealt_at_random_and_the_most_expensive_pair_is_affordable():
    game = deal()
    assert game.asked == ("deal_deed", -1) and len(game.choices) == 28
    assert deal("champs_elysees", "paix").cash[0] == 7500


@rule("ELEC-QUICK-02")
def test_a_deed_is_dealt_once_and_the_others_stay_with_the_bank():
    game = deal("lyon")
    assert 15 not in game.choices and len(game.choices) == 27
    game.play(space("paix"), space("water"), space("nord"))
    assert len(game.owners) == 4


@rule("ELEC-EDGE-43")
def test_a_whole_group_dealt_to_one_player_is_built_on_before_the_first_throw():
    game = deal("belleville", "lecourbe", "lyon", "nord")
    game.play(dice(6, 6), dice(1, 2), "build", "brown", levels(1, 1))
    assert game.levels == {"belleville": 1, "lecourbe": 1} and game.asked == ("before_throw", 0)


@rule("ELEC-QUICK-03", "ELEC-EDGE-44")
def test_three_apartments_on_every_street_suffice_for_a_hotel_and_go_back():
    game = Position("electronic", "quick", owns={0: "light_blue"}, built={"light_blue": 3}, apartments=0)
    game.play("build", "light_blue")
    assert sorted(game.orders) == [(3, 3, 4), (3, 4, 3), (3, 4, 4), (4, 3, 3), (4, 3, 4), (4, 4, 3), (4, 4, 4)]
    game.play(levels(4, 3, 3))
    assert (game.apartments, game.hotels) == (3, 11) and game.cash[0] == 14_500


@rule("ELEC-EDGE-44")
def test_a_fourth_apartment_is_not_built_when_the_hotels_are_gone():
    game = Position("electronic", "quick", owns={0: "light_blue"}, built={"light_blue": 3}, hotels=0)
    with pytest.raises(IllegalAnswer, match="cannot_build"):
        game.play("build")
    assert game.apartments == 23


@rule("ELEC-QUICK-03")
def test_two_apartments_do_not_suffice_for_a_hotel():
    game = Position("electronic", "quick", owns={0: "brown"}, built={"belleville": 3, "lecourbe": 2}, apartments=0)
    assert "build" not in game.choices


@rule("ELEC-QUICK-04")
@pytest.mark.parametrize(("level", "rent"), [(3, 14_000), (4, 20_000)])
def test_a_hotel_earns_the_hotel_rent_and_three_apartments_theirs(level, rent):
    game = Position("electronic", "quick", owns={1: "dark_blue"}, built={"dark_blue": level}, at={0: "chance_3"},
                    cash={0: 30_000})  # fmt: skip
    game.play(*RENT)
    assert game.cash[:2] == [30_000 - rent, 15_000 + rent]


@rule("ELEC-QUICK-05")
def test_a_hotel_sold_outright_pays_two_building_prices():
    game = Position("electronic", "quick", owns={0: "dark_blue"}, built={"dark_blue": 4}, apartments=0)
    game.play("sell", "dark_blue", levels(0, 4))
    assert game.cash[0] == 19_000 and game.apartments == 0


@rule("ELEC-QUICK-05")
def test_a_hotel_is_exchanged_for_three_apartments_and_half_its_price():
    game = Position("electronic", "quick", owns={0: "dark_blue"}, built={"dark_blue": 4}, apartments=3)
    game.play("sell", "dark_blue", levels(3, 4))
    assert game.cash[0] == 16_000 and game.apartments == 0 and game.hotels == 11


@rule("ELEC-QUICK-05")
def test_a_hotel_is_not_exchanged_with_two_apartments_in_stock():
    game = Position("electronic", "quick", owns={0: "dark_blue"}, built={"dark_blue": 4}, apartments=2)
    assert sorted(game.play("sell", "dark_blue").orders) == [(0, 0), (0, 4), (4, 0)]


@rule("ELEC-QUICK-06", "ELEC-QUICK-10")
def test_the_second_bankruptcy_ends_the_game_and_the_first_does_not():
    game = Position("electronic", "quick", seats=4, cash={0: 0, 1: 0, 3: 14_000})
    game.play(*TAX, "bankrupt")
    assert game.asked == ("before_throw", 1)
    game.play(*TAX, "bankrupt")
    assert game.over and game.winners == [2]


@rule("ELEC-QUICK-06")
def test_the_standard_game_goes_on_after_the_second_bankruptcy():
    game = Position("electronic", seats=4, out=(3,), cash={0: 0})
    game.play(*TAX, "bankrupt")
    assert game.asked == ("before_throw", 1)


@rule("ELEC-QUICK-10")
@pytest.mark.parametrize("seats", [2, 3])
def test_with_two_or_three_players_the_last_player_wins(seats):
    game = Position("electronic", "quick", seats=seats, out=(2,) if seats == 3 else (), cash={0: 0, 1: 10})
    game.play(*TAX, "bankrupt")
    assert game.over and game.winners == [1]


@rule("ELEC-QUICK-07")
def test_wealth_is_the_balance_deeds_at_price_or_half_and_buildings_at_purchase_price():
    game = Position(
        "electronic", "quick", owns={0: "brown lyon paix", 1: "light_blue"}, built={"brown": 4, "light_blue": 2},
        mortgaged="lyon", cash={0: 1000},
    )  # fmt: skip
    assert game.wealth(0) == 1000 + 600 + 600 + 1000 + 4000 + 2 * 4 * 500
    assert game.wealth(1) == 15_000 + 1000 + 1000 + 1200 + 6 * 500


@rule("ELEC-EDGE-47", "ELEC-QUICK-07")
def test_a_mortgaged_street_counts_half_and_the_buildings_of_its_sisters_in_full():
    game = Position(
        "electronic", "quick", owns={0: "light_blue"}, built={"courcelles": 4, "republique": 1}, mortgaged="vaugirard",
        cash={0: 0},
    )  # fmt: skip
    assert game.wealth(0) == 500 + 1000 + 1200 + 5 * 500


@rule("ELEC-QUICK-08")
def test_the_richest_wins_by_property_too():
    game = Position("electronic", "quick", seats=4, out=(3,), cash={0: 0, 1: 12_000, 2: 15_000}, owns={1: "paix"})
    game.play(*TAX, "bankrupt")
    assert game.over and game.winners == [1]


@rule("ELEC-QUICK-08", "ELEC-QUICK-11")
def test_equal_wealth_shares_the_victory_and_a_jail_card_is_worth_nothing():
    game = Position(
        "electronic", "quick", seats=4, out=(3,), cash={0: 0, 1: 11_000}, owns={1: "paix"}, jail_cards={"chest": 2}
    )
    game.play(*TAX, "bankrupt")
    assert game.over and game.winners == [1, 2]


@rule("ELEC-QUICK-13")
def test_a_bankrupt_player_is_not_ranked():
    game = Position("electronic", "quick", seats=4, out=(3,), cash={0: 0, 1: 0, 2: 0})
    game.play(*TAX, "bankrupt")
    assert game.winners == [1, 2] and [fact[1] for fact in game.facts if fact[0] == "counted"] == [1, 2]


@rule("ELEC-QUICK-09")
def test_the_assets_of_the_second_bankrupt_player_count_for_the_creditor():
    game = Position(
        "electronic", "quick", seats=4, out=(3,), owns={0: "brown lyon", 1: "dark_blue"}, mortgaged="lyon",
        built={"brown": 1, "paix": 4}, at={0: "chance_3"}, cash={0: 100, 1: 0, 2: 18_290},
    )  # fmt: skip
    game.play(*RENT, "bankrupt")  # 100 + 500 for two apartments, 1.2M and half of 2M in deeds, 7.5M and a hotel
    assert game.over and game.winners == [1]
    assert game.wealth(1) == 100 + 500 + 1200 + 1000 + 7500 + 8000


@rule("ELEC-QUICK-09", "ELEC-EDGE-45")
def test_the_deeds_of_a_second_bankruptcy_to_the_bank_are_not_auctioned_and_count_for_nobody():
    game = Position(
        "electronic", "quick", seats=4, out=(3,), owns={0: "lyon"}, mortgaged="lyon", cash={0: 0, 1: 15_010}
    )
    game.play(*TAX, "bankrupt")
    assert game.over and game.winners == [1] and "auction" not in game.fact_words and game.owners == {}


@rule("ELEC-QUICK-09")
def test_no_interest_is_chosen_after_the_second_bankruptcy():
    game = Position(
        "electronic", "quick", seats=4, out=(3,), options={"inherited_interest": True}, at={0: "chance_3"},
        owns={0: "lyon", 1: "dark_blue"}, mortgaged="lyon", cash={0: 0},
    )  # fmt: skip
    game.play(*RENT, "bankrupt")
    assert game.over and game.cash[1] == 15_000


@rule("ELEC-EDGE-32")
def test_when_a_payers_bankruptcy_ends_the_game_the_other_payers_pay_nothing():
    game = Position("electronic", "quick", seats=4, out=(3,), at={0: "paradis"}, cash={1: 90})
    game.play(*BIRTHDAY, "bankrupt")
    assert game.over and game.cash == [15_090, 0, 15_000, 0] and game.winners == [0]


@rule("ELEC-EDGE-64")
def test_two_bankruptcies_from_one_birthday_end_the_game_and_the_payers_after_them_pay_nothing():
    game = Position("electronic", "quick", seats=5, at={0: "paradis"}, cash={0: 10_000, 1: 90, 2: 50, 4: 14_000})
    game.play(*BIRTHDAY, "bankrupt", "bankrupt")
    assert game.over and game.cash == [10_140, 0, 0, 15_000, 14_000] and game.winners == [3]


@rule("ELEC-QUICK-12")
def test_the_quick_game_differs_in_three_points_only():
    assert VARIANTS["quick"].differences() == {"deeds_dealt": 2, "apartments_for_hotel": 3, "ends_at_bankruptcies": 2}
    quick, standard = VARIANTS["quick"], VARIANTS["standard"]
    assert (quick.apartments, quick.hotels, quick.lifts) == (standard.apartments, standard.hotels, standard.lifts)


@rule("ELEC-QUICK-12")
@pytest.mark.parametrize(("stock", "asked"), [(10, ("before_throw", 0)), (9, ("contest", 1))])
def test_in_the_quick_game_a_shortage_counts_three_apartments_a_street(stock, asked):
    game = Position("electronic", "quick", owns={0: "brown", 1: "light_blue"}, apartments=stock)
    game.play("build", "brown", levels(1, 0))
    assert game.asked == asked


@rule("ELEC-QUICK-12")
def test_auctions_mortgages_and_the_fine_apply_in_the_quick_game():
    game = Position("electronic", "quick", jailed={0: 1}, owns={0: "lyon"}, at={1: "go"})
    game.play("mortgage", "lyon", "pay", "end", "throw", dice(2, 4), "auction", money(10), money(10), money(10))
    assert game.cash == [15_500, 14_990, 15_000] and game.owners["vaugirard"] == 1
