"""Chance and Lifestyle cards of Millionaire."""

from typing import Any

import pytest

from magnat.games import edition
from magnat.positions import Position, card, dice, seat

rule = pytest.mark.rule
CHANCE = ("throw", dice(1, 4))
LIFESTYLE = ("throw", dice(1, 1))


@rule("MIL-CARD-01")
def test_a_card_is_carried_out_and_put_under_its_deck():
    game = Position("millionaire").play(*LIFESTYLE, card("film_rights"))
    assert game.cash[0] == 397 and game.bottoms == ["", "film_rights"]


@rule("MIL-CARD-02")
def test_decks_are_never_shuffled_again():
    game = Position("millionaire", pile={"chance": "prize tax_inspection arrested"})
    assert len(game.play(*CHANCE).choices) == 1
    game.play(card("prize"), "end")
    assert game.bottoms[0] == "prize" and game.edition.cards[game.unders[0][0]].name == "tax_inspection"


@rule("MIL-CARD-03")
@pytest.mark.parametrize(("name", "by_level"), [("big_deal", (50, 100, 150)), ("film_rights", (25, 50, 100))])
def test_a_card_with_three_options_uses_the_drawers_level(name, by_level):
    games = [Position("millionaire", stars={0: stars}).play(*LIFESTYLE, card(name)) for stars in (1, 3, 5)]
    assert tuple(game.cash[0] - 372 for game in games) == by_level


@rule("MIL-CARD-03")
@pytest.mark.parametrize(("name", "by_level"), [("tax_inspection", (-20, -40, -60)), ("prize", (25, 50, 75))])
def test_a_chance_card_with_three_options_uses_the_drawers_level(name, by_level):
    games = [Position("millionaire", stars={0: stars}).play(*CHANCE, card(name)) for stars in (1, 3, 5)]
    assert tuple(game.cash[0] - 372 for game in games) == by_level


@rule("MIL-CARD-04")
def test_at_three_stars_the_big_deal_brings_100k():
    assert Position("millionaire", stars={0: 3}).play(*LIFESTYLE, card("big_deal")).cash[0] == 472


@rule("MIL-CARD-05")
@pytest.mark.parametrize(
    ("stars", "won", "lost"),
    [(1, [(1, 1), (6, 6)], [(5, 6)]), (3, [(4, 4), (2, 6), (6, 6)], [(1, 6)]), (5, [(1, 4), (6, 6)], [(2, 2), (1, 3)])],
)
def test_the_dice_card_wins_150k_on_a_double_or_on_a_total_by_level(stars, won, lost):
    def cash(roll):
        game = Position("millionaire", stars={0: stars}).play(*CHANCE, card("start_business"), dice(*roll))
        return game.cash[0]

    assert [cash(roll) for roll in won] == [522] * len(won) and [cash(roll) for roll in lost] == [372] * len(lost)


@rule("MIL-CARD-06")
@pytest.mark.parametrize(("script", "deck", "name"), [(CHANCE, 0, "chance"), (LIFESTYLE, 1, "lifestyle")])
def test_a_kept_jail_card_leaves_its_deck_and_goes_under_it_when_used(script, deck, name):
    game = Position("millionaire").play(*script, card(f"{name}_jail_free"))
    assert (
        game.jail_cards[deck] == 0
        and len(game.bags[deck]) == len(game.edition.piles[deck]) - 1
        and game.bottoms[deck] == ""
    )
    game = Position("millionaire", jailed={0: 1}, jail_cards={name: 0}).play(f"use_{name}_card")
    assert game.jail_cards == [-1, -1] and game.bottoms[deck] == f"{name}_jail_free"


@rule("MIL-CARD-07")
def test_the_space_reached_by_a_card_is_resolved_a_second_card_included():
    game = Position("millionaire").play(*LIFESTYLE, card("private_pilot"), "chance_3", card("prize"))
    assert game.cash[0] == 397 and game.fact_words.count("drew") == 2


@rule("MIL-CARD-08")
def test_each_other_player_pays_by_their_own_level():
    game = Position("millionaire", seats=4, stars={0: 5, 1: 1, 2: 3, 3: 5}).play(*CHANCE, card("birthday"))
    assert game.cash == [372 + 60, 362, 352, 342]


@rule("MIL-CARD-09")
def test_several_payments_are_made_one_by_one_clockwise_from_the_left():
    game = Position("millionaire", seats=4, turn=2).play(*CHANCE, card("party_for_all"))
    assert [fact[3] for fact in game.facts if fact[0] == "paid"] == [3, 0, 1]


@rule("MIL-CARD-10", "MIL-EDGE-37")
def test_a_card_goes_under_its_deck_only_when_its_effect_is_complete():
    game = Position("millionaire", pile={"lifestyle": "private_pilot big_deal"})
    game.play(*LIFESTYLE, card("private_pilot"))
    assert game.bottoms[1] != "private_pilot" and game.play("lifestyle_3").choices != []
    assert game.play(card("big_deal")).bottoms[1] == "private_pilot"
    assert [game.edition.cards[c].name for c in game.unders[1][-2:]] == ["big_deal", "private_pilot"]


def test_the_decks_have_the_catalogued_numbers_of_cards():
    e: Any = edition("millionaire")
    names = [c.name for c in e.cards[e.fortunes :]]
    assert [names.count(n) for n in ("start_business", "bad_investment", "party_for_all", "birthday")] == [2, 2, 2, 2]
    assert [names.count(n) for n in ("costly_bet", "arrested", "tax_inspection", "prize")] == [1, 1, 2, 1]
    assert [names.count(n) for n in ("big_deal", "film_rights", "dividends", "new_wheels")] == [3, 2, 2, 2]
    assert [names.count(n) for n in ("private_pilot", "back_home", "helicopter")] == [1, 2, 1] and len(names) == 28


@pytest.mark.parametrize(
    ("start", "name", "script", "cash"),
    [
        (CHANCE, "costly_bet", [seat(2)], [322, 372, 422]),
        (CHANCE, "party_for_all", [], [352, 382, 382]),
        (LIFESTYLE, "dividends", [], [402, 372, 372]),
        (LIFESTYLE, "back_home", ["keep"], [522, 372, 372]),
        (LIFESTYLE, "helicopter", [], [362, 372, 372]),
    ],
)
def test_other_cards_have_the_catalogued_effects(start, name, script, cash):
    assert Position("millionaire", owns={0: "light_blue"}).play(*start, card(name), *script).cash == cash
