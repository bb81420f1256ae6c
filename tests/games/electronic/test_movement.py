"""Movement in Electronic."""

import pytest

from magnat.positions import Position, card, dice

rule = pytest.mark.rule


@rule("ELEC-MOVE-01")
def test_dice_move_forward_and_around_the_board():
    game = Position("electronic", at={0: "luxury_tax"}, owns={0: "lecourbe"}).play("throw", dice(1, 4))
    assert game.places[0] == "lecourbe" and game.asked == ("after_move", 0)


@rule("ELEC-MOVE-01", "ELEC-CARD-05")
def test_a_card_that_says_go_to_moves_forward_and_the_space_is_resolved():
    game = Position("electronic", owns={1: "villette"}).play("throw", dice(3, 4), card("advance_to_villette"))
    assert game.places[0] == "villette" and game.cash == [14_900, 15_100, 15_000]


@rule("ELEC-MOVE-01")
def test_a_card_that_says_go_back_moves_backward_and_the_space_is_resolved():
    game = Position("electronic").play("throw", dice(3, 4), card("back_three"))
    assert game.places[0] == "income_tax" and game.cash[0] == 13_000


@rule("ELEC-MOVE-01", "ELEC-EDGE-05")
def test_back_three_from_the_last_chance_space_draws_from_the_chest():
    game = Position("electronic", at={0: "foch"}).play("throw", dice(1, 3), card("back_three"), card("stock_sale"))
    assert game.places[0] == "chest_3" and game.cash[0] == 15_500 and game.asked == ("after_move", 0)


@rule("ELEC-EDGE-05", "ELEC-CARD-05")
def test_a_chain_of_cards_goes_on_as_long_as_cards_lead_to_cards():
    game = Position("electronic", at={0: "foch"})
    game.play("throw", dice(1, 3), card("back_three"), card("fine_or_chance"), "draw", card("advance_to_go"))
    assert game.places[0] == "go" and game.cash[0] == 17_000 and game.fact_words.count("drew") == 3


@rule("ELEC-EDGE-03", "ELEC-GO-03")
def test_back_three_from_the_first_chest_space_crosses_go_backward_without_salary():
    game = Position("electronic").play("throw", dice(1, 1), card("fine_or_chance"), "draw", card("back_three"))
    assert game.places[0] == "paix" and game.cash[0] == 15_000 and game.asked == ("buy_or_auction", 0)


@rule("ELEC-EDGE-03")
def test_rent_is_due_after_moving_back_across_go():
    game = Position("electronic", owns={2: "paix"})
    game.play("throw", dice(1, 1), card("fine_or_chance"), "draw", card("back_three"))
    assert game.cash == [14_500, 15_000, 15_500]


@rule("ELEC-EDGE-04")
def test_back_three_from_the_last_chest_space_leads_to_jail():
    game = Position("electronic", at={0: "la_fayette"})
    game.play("throw", dice(1, 3), card("fine_or_chance"), "draw", card("back_three"))
    assert game.places[0] == "jail" and game.jailed[0] == 1 and game.asked == ("before_throw", 1)
