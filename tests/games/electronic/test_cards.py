"""Chance and Community Chest cards of Electronic."""

import pytest

from magnat.games.electronic.edition import CHANCE, CHEST
from magnat.kernel import IllegalAnswer
from magnat.mechanics.money import BANK
from magnat.positions import Position, card, dice, money, seat, space
from tests.named import card_number, cards

rule = pytest.mark.rule


def chance(*script, **given):
    """Return a position where seat 0 moves from Go to the first Chance space."""
    return Position("electronic", **given).play("throw", dice(3, 4), *script)


def chest(*script, **given):
    """Return a position where seat 0 moves from Rue de Paradis to the second Chest space."""
    at = {0: "paradis", **given.pop("at", {})}
    return Position("electronic", at=at, **given).play("throw", dice(1, 2), *script)


def index(game, deck, name):
    return card_number(game.edition, name, deck)


def size(game, deck):
    """Return the number of cards of a deck."""
    return len(game.edition.decks[deck])


# Decks


@rule("ELEC-CARD-01")
@pytest.mark.parametrize(
    "start, name",
    [
        ("go", "bank_dividend"),
        ("lyon", "bank_dividend"),
        ("la_fayette", "bank_dividend"),
        ("saint_lazare", "stock_sale"),
        ("jail", "stock_sale"),
        ("saint_honore", "stock_sale"),
    ],
)
def test_each_of_the_six_card_spaces_makes_its_visitor_draw_from_its_own_deck(start, name):
    game = Position("electronic", at={0: start}).play("throw", dice(3, 4))
    assert game.asked == ("draw", BANK)
    assert game.play(card(name)).facts[-2][:2] == ("drew", 0) and game.facts[-1][:3] == ("received", 0, 500)


@rule("ELEC-CARD-01")
def test_there_are_sixteen_cards_in_each_deck_and_one_jail_card_among_them():
    e = Position("electronic").edition
    assert [len(deck) for deck in e.decks] == [16, 16]
    assert [[c.name for c in deck].count("jail_free") for deck in e.decks] == [1, 1]


@rule("ELEC-CARD-01")
def test_a_deck_cycles_in_the_order_in_which_cards_were_put_back():
    game = chance(pile={"chance": "drunk_fine bank_dividend"})
    assert game.choices == [index(game, CHANCE, "drunk_fine")]
    with pytest.raises(IllegalAnswer):
        game.play(card("bank_dividend"))


@rule("ELEC-CARD-02")
def test_a_card_goes_under_its_own_deck_afterwards():
    game = chance(card("bank_dividend"), pile={"chance": "bank_dividend school_fees"})
    under = cards(game, game.unders[CHANCE], CHANCE).split()
    assert under[0] == "school_fees" and under[-1] == "bank_dividend" and len(under) == size(game, CHANCE)


@rule("ELEC-CARD-02")
def test_a_card_is_not_drawn_again_before_all_others():
    game = chance(card("bank_dividend"), seats=2, at={1: "go"}).play("end", "throw", dice(3, 4))
    assert len(game.choices) == size(game, CHANCE) - 1 and index(game, CHANCE, "bank_dividend") not in game.choices


@rule("ELEC-CARD-02")
def test_a_card_must_be_obeyed():
    game = chance(card("school_fees"))
    assert game.cash[0] == 13_500 and game.asked == ("after_move", 0)


# Jail cards


@rule("ELEC-CARD-03", "ELEC-CARD-06")
@pytest.mark.parametrize("drawn, deck", [(chance, CHANCE), (chest, CHEST)])
def test_a_kept_jail_card_is_public_and_counts_as_drawn(drawn, deck):
    game = drawn(card("jail_free"))
    jail_card = index(game, deck, "jail_free")
    assert game.jail_cards[deck] == 0 and jail_card not in game.bags[deck] and game.unders[deck] == ()
    assert game.asked == ("after_move", 0) and game.cash[0] == 15_000


@rule("ELEC-CARD-03")
def test_a_jail_card_is_kept_over_the_turns_and_does_not_free_by_itself():
    game = chance(card("jail_free"), seats=2, at={1: "vaugirard"}).play("end", "throw", dice(1, 3), "end")
    assert game.jail_cards == [0, BANK] and game.asked == ("before_throw", 0)


@rule("ELEC-CARD-03", "ELEC-CARD-06", "ELEC-CARD-04")
def test_a_jail_card_sold_remembers_its_deck():
    game = Position("electronic", jailed={0: 1}, jail_cards={"chest": 1})
    game.play("trade", seat(1), "chest card", "money", money(250), "send", "accept")
    assert game.jail_cards == [BANK, 0] and game.cash[:2] == [14_750, 15_250]
    game.play("use_chest_card")
    assert game.jail_cards == [BANK, BANK] and game.unders == [(), (index(game, CHEST, "jail_free"),)]


@rule("ELEC-CARD-04")
@pytest.mark.parametrize("name, deck", [("chance", CHANCE), ("chest", CHEST)])
def test_a_used_jail_card_goes_under_the_deck_it_came_from(name, deck):
    game = Position("electronic", jailed={0: 1}, jail_cards={name: 0}).play(f"use_{name}_card")
    assert game.unders[deck] == (index(game, deck, "jail_free"),) and game.unders[1 - deck] == ()
    assert game.jail_cards == [BANK, BANK]


@rule("ELEC-CARD-04", "ELEC-JAIL-05")
def test_a_holder_of_both_jail_cards_chooses_which_one_to_use():
    game = Position("electronic", jailed={0: 1}, jail_cards={"chance": 0, "chest": 0})
    assert game.choices[-2:] == ["use_chance_card", "use_chest_card"]
    assert game.play("use_chest_card").jail_cards == [0, BANK]


@rule("ELEC-CARD-06", "ELEC-BKR-03")
def test_a_jail_card_of_a_bankrupt_player_returns_to_its_deck():
    game = Position("electronic", cash={0: 0}, jail_cards={"chance": 0}).play("throw", dice(1, 3), "bankrupt")
    assert game.jail_cards == [BANK, BANK] and game.unders[CHANCE] == (index(game, CHANCE, "jail_free"),)


@rule("ELEC-EDGE-07")
def test_with_both_jail_cards_out_the_decks_run_with_one_card_less_each():
    game = chance(card("bank_dividend"), jail_cards={"chance": 1, "chest": 2}, pile={"chance": "bank_dividend"})
    assert len(game.unders[CHANCE]) == size(game, CHANCE) - 1 and len(game.bags[CHEST]) == size(game, CHEST) - 1
    assert game.unders[CHANCE][-1] == index(game, CHANCE, "bank_dividend")


# When a card goes back


@rule("ELEC-EDGE-06")
def test_a_card_that_moves_goes_back_before_the_new_space_is_resolved():
    game = chance(card("advance_to_paix"))
    assert game.asked == ("buy_or_auction", 0) and game.unders[CHANCE] == (index(game, CHANCE, "advance_to_paix"),)


@rule("ELEC-EDGE-06")
def test_a_card_that_costs_goes_back_only_when_the_money_has_moved():
    game = chance(card("school_fees"), cash={0: 0}, owns={0: "lyon nord"})
    assert game.asked == ("settle_debt", 0) and game.unders[CHANCE] == ()
    game.play("mortgage", space("lyon"), "mortgage", space("nord"))
    assert game.unders[CHANCE] == (index(game, CHANCE, "school_fees"),) and game.cash[0] == 500


@rule("ELEC-EDGE-06")
def test_a_card_that_ruins_its_drawer_goes_back_too():
    game = chance(card("school_fees"), "bankrupt", cash={0: 0})
    assert game.unders[CHANCE] == (index(game, CHANCE, "school_fees"),) and game.asked == ("before_throw", 1)


@rule("ELEC-EDGE-06")
@pytest.mark.parametrize("drawn, name, deck", [(chance, "chance_jail", CHANCE), (chest, "chest_jail", CHEST)])
def test_a_card_that_jails_goes_back_too(drawn, name, deck):
    game = drawn(card(name))
    assert game.unders[deck] == (index(game, deck, name),) and game.asked == ("before_throw", 1)


@rule("ELEC-EDGE-06", "ELEC-CARD-07")
def test_fine_or_chance_goes_back_when_the_fine_is_paid_or_the_chance_card_is_drawn():
    paid, drawn = chest(card("fine_or_chance")), chest(card("fine_or_chance"))
    assert paid.unders[CHEST] == () and cards(paid, paid.play("pay").unders[CHEST], CHEST) == "fine_or_chance"
    chances, chests = drawn.play("draw", card("advance_to_paix")).unders
    assert (cards(drawn, chances, CHANCE), cards(drawn, chests, CHEST)) == ("advance_to_paix", "fine_or_chance")


@rule("ELEC-EDGE-06")
def test_a_chain_cannot_draw_a_card_that_is_still_being_resolved():
    game = Position(
        "electronic", at={0: "foch"}, pile={"chance": "back_three bank_dividend", "chest": "fine_or_chance"}
    )
    game.play("throw", dice(1, 3), card("back_three"), card("fine_or_chance"), "draw")
    assert game.choices == [index(game, CHANCE, "bank_dividend")]
    assert game.play(card("bank_dividend")).cash[0] == 15_500
    assert [len(u) for u in game.unders] == [size(game, CHANCE), size(game, CHEST)]


# Chance


@rule("ELEC-CARD-02", "ELEC-CARD-05", "ELEC-GO-02")
def test_chance_01_advance_to_go():
    game = chance(card("advance_to_go"))
    assert game.places[0] == "go" and game.cash[0] == 17_000 and game.asked == ("after_move", 0)


@rule("ELEC-CARD-05")
@pytest.mark.parametrize("start", ["go", "lyon", "la_fayette"])
def test_chance_02_advance_to_rue_de_la_paix(start):
    game = Position("electronic", at={0: start}).play("throw", dice(3, 4), card("advance_to_paix"), "buy")
    assert game.places[0] == "paix" and game.cash[0] == 11_000 and game.owners == {"paix": 0}


@rule("ELEC-CARD-05", "ELEC-GO-01")
@pytest.mark.parametrize(
    "name, destination, passing",
    [
        ("advance_to_henri_martin", "henri_martin", [0, 0, 2_000]),
        ("advance_to_villette", "villette", [0, 2_000, 2_000]),
        ("advance_to_lyon", "lyon", [0, 2_000, 2_000]),
    ],
)
@pytest.mark.parametrize("nth, start", [(0, "go"), (1, "lyon"), (2, "la_fayette")])
def test_chance_03_to_05_advance_and_earn_only_if_go_is_passed(name, destination, passing, nth, start):
    game = Position("electronic", at={0: start}).play("throw", dice(3, 4), card(name))
    assert (
        game.places[0] == destination and game.cash[0] == 15_000 + passing[nth] and game.asked == ("buy_or_auction", 0)
    )


@rule("ELEC-CARD-05", "ELEC-GO-03")
@pytest.mark.parametrize(
    "start, destination, cash",
    [("go", "income_tax", 13_000), ("lyon", "pigalle", 15_000), ("la_fayette", "chest_3", 15_000)],
)
def test_chance_06_back_three(start, destination, cash):
    game = Position("electronic", at={0: start}, owns={0: "pigalle"}).play("throw", dice(3, 4), card("back_three"))
    assert game.places[0] == destination and game.cash[0] == cash


@rule("ELEC-CARD-02", "ELEC-JAIL-01", "ELEC-JAIL-02")
def test_chance_07_go_to_jail():
    game = Position("electronic", at={0: "la_fayette"}).play("throw", dice(3, 4), card("chance_jail"))
    assert (game.places[0], game.jailed[0], game.cash[0]) == ("jail", 1, 15_000) and game.asked == ("before_throw", 1)


@rule("ELEC-CARD-03")
def test_chance_08_freed_from_jail_is_kept():
    game = chance(card("jail_free"))
    assert game.jail_cards == [0, BANK] and game.asked == ("after_move", 0)


@rule("ELEC-CARD-02")
@pytest.mark.parametrize("name, apartments, hotel", [("road_repairs", 400, 1_150), ("general_repairs", 250, 1_000)])
def test_chance_09_and_10_repairs_of_the_players_apartments_and_hotels(name, apartments, hotel):
    built = {"belleville": 5, "lecourbe": 4, "villette": 1, "champs_elysees": 3}
    game = chance(card(name), owns={0: "brown pink", 1: "dark_blue"}, built=built)
    assert game.cash == [15_000 - 5 * apartments - hotel, 15_000, 15_000]


@rule("ELEC-CARD-02")
@pytest.mark.parametrize("name, bill", [("road_repairs", 1_150 + 1_200), ("general_repairs", 1_000 + 750)])
def test_in_the_quick_game_the_fourth_level_is_the_hotel_to_repair(name, bill):
    game = Position("electronic", "quick", owns={0: "brown"}, built={"belleville": 4, "lecourbe": 3})
    assert game.play("throw", dice(3, 4), card(name)).cash[0] == 15_000 - bill


@rule("ELEC-CARD-02")
@pytest.mark.parametrize("name", ["road_repairs", "general_repairs"])
def test_without_buildings_repairs_cost_nothing(name):
    game = chance(card(name), owns={0: "brown", 1: "pink"}, built={"pink": 2}, cash={0: 0})
    assert game.cash[0] == 0 and game.asked == ("after_move", 0) and len(game.unders[CHANCE]) == 1


CHANCE_MONEY = {
    "school_fees": -1_500,
    "drunk_fine": -200,
    "speeding_fine": -150,
    "building_loan": 1_500,
    "crossword_prize": 1_000,
    "bank_dividend": 500,
}


@rule("ELEC-CARD-02", "ELEC-MON-06", "ELEC-MON-07")
@pytest.mark.parametrize("name", CHANCE_MONEY)
def test_chance_11_to_16_pay_or_receive(name):
    game = chance(card(name))
    assert game.cash == [15_000 + CHANCE_MONEY[name], 15_000, 15_000] and game.bank == -CHANCE_MONEY[name]
    assert game.unders[CHANCE] == (index(game, CHANCE, name),) and game.asked == ("after_move", 0)


# Community Chest


@rule("ELEC-CARD-05", "ELEC-GO-02")
@pytest.mark.parametrize("start", ["saint_lazare", "jail", "saint_honore"])
def test_chest_01_go_to_go(start):
    game = Position("electronic", at={0: start}).play("throw", dice(3, 4), card("go_to_go"))
    salary = 4_000 if start == "saint_lazare" else 2_000
    assert game.places[0] == "go" and game.cash[0] == 15_000 + salary and game.asked == ("after_move", 0)


@rule("ELEC-CARD-05", "ELEC-MOVE-01", "ELEC-GO-03")
@pytest.mark.parametrize("start", ["jail", "saint_honore"])
def test_chest_02_back_to_belleville_earns_nothing_and_is_resolved(start):
    game = Position("electronic", at={0: start}, owns={1: "belleville"})
    game.play("throw", dice(3, 4), card("back_to_belleville"))
    assert game.places[0] == "belleville" and game.cash == [14_980, 15_020, 15_000]


@rule("ELEC-CARD-05")
def test_chest_02_from_the_space_next_to_it():
    game = Position("electronic").play("throw", dice(1, 1), card("back_to_belleville"))
    assert game.places[0] == "belleville" and game.cash[0] == 15_000 and game.asked == ("buy_or_auction", 0)


@rule("ELEC-CARD-02", "ELEC-JAIL-01", "ELEC-JAIL-02")
def test_chest_03_go_to_jail():
    game = Position("electronic", at={0: "saint_honore"}).play("throw", dice(3, 4), card("chest_jail"))
    assert (game.places[0], game.jailed[0], game.cash[0]) == ("jail", 1, 15_000) and game.asked == ("before_throw", 1)


@rule("ELEC-CARD-03")
def test_chest_04_freed_from_jail_is_kept():
    game = chest(card("jail_free"))
    assert game.jail_cards == [BANK, 0] and game.asked == ("after_move", 0)


CHEST_MONEY = {
    "bank_error": 2_000,
    "annual_income": 1_000,
    "inheritance": 1_000,
    "stock_sale": 500,
    "interest": 250,
    "tax_refund": 200,
    "beauty_contest": 100,
    "hospital": -1_000,
    "doctor": -500,
    "insurance": -500,
}


@rule("ELEC-CARD-02", "ELEC-MON-06", "ELEC-MON-07")
@pytest.mark.parametrize("name", CHEST_MONEY)
def test_chest_05_to_11_and_14_to_16_pay_or_receive(name):
    game = chest(card(name))
    assert game.cash == [15_000 + CHEST_MONEY[name], 15_000, 15_000] and game.bank == -CHEST_MONEY[name]
    assert game.unders[CHEST] == (index(game, CHEST, name),) and game.asked == ("after_move", 0)


@rule("ELEC-CARD-02", "ELEC-MON-06")
def test_chest_12_birthday_takes_100K_from_each_other_player_still_in_the_game():
    game = chest(card("birthday"), seats=5, out=[3])
    assert game.cash == [15_300, 14_900, 14_900, 0, 14_900] and game.bank == 15_000
    assert game.asked == ("after_move", 0) and len(game.unders[CHEST]) == 1


@rule("ELEC-CARD-02", "ELEC-DEBT-05")
def test_chest_12_birthday_is_paid_clockwise_from_the_receiver_s_left():
    game = Position("electronic", turn=1, at={1: "paradis"}).play("throw", dice(1, 2), card("birthday"))
    assert [fact[1] for fact in game.facts if fact[0] == "paid"] == [2, 0] and game.cash[1] == 15_200


@rule("ELEC-CARD-07")
def test_chest_13_pay_the_fine():
    game = chest(card("fine_or_chance"))
    assert game.asked == ("fine_or_chance", 0) and game.choices == ["pay", "draw"]
    assert game.play("pay").cash[0] == 14_900 and game.asked == ("after_move", 0)


@rule("ELEC-CARD-07")
def test_chest_13_draw_a_chance_card_and_obey_it():
    game = chest(card("fine_or_chance"), "draw", card("crossword_prize"))
    assert game.cash[0] == 16_000 and game.asked == ("after_move", 0)


@rule("ELEC-CARD-07", "ELEC-CARD-03")
def test_chest_13_may_bring_a_jail_card_to_keep():
    game = chest(card("fine_or_chance"), "draw", card("jail_free"))
    assert game.jail_cards == [0, BANK] and game.unders[CHANCE] == ()
    assert cards(game, game.unders[CHEST], CHEST) == "fine_or_chance"


@rule("ELEC-CARD-07")
def test_chest_13_both_are_offered_whatever_the_balance_and_paying_without_money_is_a_debt():
    game = chest(card("fine_or_chance"), cash={0: 0}, owns={0: "lyon"})
    assert game.choices == ["pay", "draw"]
    game.play("pay")
    assert game.asked == ("settle_debt", 0)
    assert game.play("mortgage", space("lyon")).cash[0] == 900
    assert cards(game, game.unders[CHEST], CHEST) == "fine_or_chance"


@rule("ELEC-CARD-07")
def test_chest_13_pays_by_default():
    game = chest(card("fine_or_chance"))
    assert game.silence == "pay"


@rule("ELEC-CARD-02")
def test_every_card_of_both_decks_is_tested_here():
    moves = {"advance_to_go", "advance_to_paix", "advance_to_henri_martin", "advance_to_villette", "advance_to_lyon"}
    rest = {"back_three", "chance_jail", "jail_free", "road_repairs", "general_repairs", "go_to_go"}
    tested = (
        moves | rest | {*CHANCE_MONEY, *CHEST_MONEY, "back_to_belleville", "chest_jail", "birthday", "fine_or_chance"}
    )
    assert {c.name for deck in Position("electronic").edition.decks for c in deck} == tested


@rule("ELEC-CARD-05")
def test_a_card_that_moves_may_bring_a_rent_that_is_claimed_by_hand():
    game = chance(card("advance_to_lyon"), owns={1: "lyon"}, options={"rent_claim": "manual"})
    assert game.cash[0] == 15_000 and game.say(1, "claim").cash[:2] == [14_750, 15_250]


@rule("ELEC-CARD-02", "ELEC-EDGE-57")
def test_a_birthday_payer_may_offer_a_deed_before_the_next_payer_pays():
    game = chest(card("birthday"), owns={1: "lyon"})
    assert game.asked == ("how_to_pay", 1)
    game.play("in_kind", space("lyon"), money(100), "accept")
    assert game.owners == {"lyon": 0} and game.cash == [15_100, 15_000, 14_900] and game.asked == ("after_move", 0)


@rule("ELEC-CARD-03")
@pytest.mark.parametrize("p", range(3))
def test_a_kept_jail_card_is_announced(p):
    game = Position("electronic", turn=p).play("throw", dice(3, 4), card("jail_free"))
    assert game.facts[-1][:2] == ("kept_jail_card", p) and game.jail_cards[CHANCE] == p


@rule("ELEC-CARD-02")
@pytest.mark.parametrize(("built", "told"), [({}, "no_effect"), ({"lecourbe": 1}, "paid")])
def test_repairs_without_buildings_are_announced_differently(built, told):
    game = Position("electronic", turn=1, owns={1: "brown"}, built=built)
    assert game.play("throw", dice(3, 4), card("road_repairs")).facts[-1][:2] == (told, 1)
