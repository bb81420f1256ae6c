"""GO, the salary, and the level of movers in Millionaire."""

from typing import Any

import pytest

from magnat.games import edition
from magnat.positions import Position, card, dice

rule = pytest.mark.rule


@rule("MIL-GO-01")
@pytest.mark.parametrize(("at", "destination"), [("yacht_harbor", "go"), ("treetop_retreat", "lifestyle_1")])
def test_stopping_on_go_or_passing_it_pays_the_salary(at, destination):
    game = Position("millionaire", at={0: at}).play("throw", dice(5, 4), "keep")
    assert game.places[0] == destination and game.cash[0] == 522


@rule("MIL-GO-02", "MIL-GO-07", "MIL-EDGE-52")
@pytest.mark.parametrize(("stars", "script", "paid"), [(1, ["keep"], 150), (3, ["keep"], 200), (5, [], 250)])
def test_the_salary_goes_by_level_and_five_stars_are_not_asked(stars, script, paid):
    game = Position("millionaire", at={0: "yacht_harbor"}, stars={0: stars}).play("throw", dice(4, 5), *script)
    assert game.cash[0] == 372 + paid and game.asked == ("after_move", 0)


@rule("MIL-GO-03")
def test_stopping_on_go_pays_once_and_leaving_it_nothing():
    game = Position("millionaire", seats=2, at={0: "yacht_harbor"}, stars={0: 5}, owns={0: "pink"})
    game.play("throw", dice(4, 5), "end", "throw", dice(4, 4), "end", "throw", dice(4, 5))
    assert game.cash[0] == 622 and game.fact_words.count("salary") == 1


@rule("MIL-GO-03")
def test_leaving_go_pays_nothing():
    game = Position("millionaire", at={0: "go"}, owns={0: "pink"}).play("throw", dice(4, 5))
    assert game.cash[0] == 372 and "salary" not in game.fact_words


@rule("MIL-GO-04", "MIL-GO-05")
@pytest.mark.parametrize(("before", "after", "paid"), [(1, 3, 100), (3, 5, 150)])
def test_evolving_takes_50k_out_of_the_salary_of_the_level_before(before, after, paid):
    game = Position("millionaire", at={0: "yacht_harbor"}, stars={0: before}).play("throw", dice(4, 5), "evolve")
    assert game.cash[0] == 372 + paid and game.stars[0] == after


@rule("MIL-GO-06")
def test_one_step_per_salary_and_nowhere_else():
    game = Position("millionaire", at={0: "yacht_harbor"}).play("throw", dice(4, 5), "evolve")
    assert game.stars[0] == 3 and game.asked == ("after_move", 0) and "evolve" not in game.question.verbs


@rule("MIL-GO-08")
def test_a_player_without_money_may_evolve():
    game = Position("millionaire", at={0: "yacht_harbor"}, cash={0: 0}).play("throw", dice(4, 5), "evolve")
    assert game.cash[0] == 100 and game.stars[0] == 3


@rule("MIL-GO-09", "MIL-EDGE-33")
def test_the_new_level_counts_for_a_card_drawn_on_the_space_reached_by_the_same_move():
    game = Position("millionaire", at={0: "treetop_retreat"}).play("throw", dice(4, 5), "evolve", card("big_deal"))
    assert game.cash[0] == 372 + 100 + 100


@rule("MIL-GO-10")
def test_going_to_jail_never_pays_the_salary():
    game = Position("millionaire", at={0: "ski_mountain"}).play("throw", dice(1, 2), card("arrested"))
    assert game.places[0] == "jail" and game.cash[0] == 372


@rule("MIL-GO-11")
def test_a_card_that_crosses_go_pays_the_salary():
    game = Position("millionaire", at={0: "free_parking"}, owns={0: "brown"})
    game.play("throw", dice(5, 6), card("helicopter"), "keep")
    assert game.places[0] == "go" and game.cash[0] == 372 - 10 + 150


@rule("MIL-GO-11")
def test_no_card_moves_a_mover_backward():
    e: Any = edition("millionaire")
    moved = [card.effect.spaces for card in e.cards if hasattr(card.effect, "spaces")]
    assert moved == [5]


@rule("MIL-LVL-01")
def test_there_are_three_levels_of_one_three_and_five_stars():
    game = Position("millionaire", at={0: "yacht_harbor"}).play("throw", dice(4, 5), "evolve")
    assert game.stars == [3, 1, 1] and game.edition.salaries == (150, 200, 250)


@rule("MIL-LVL-02")
def test_the_level_changes_neither_prices_nor_rents_nor_jail():
    game = Position("millionaire", at={0: "jail"}, stars={0: 5, 1: 5}, owns={1: "castle_view"})
    assert game.play("throw", dice(1, 1), "buy").cash[0] == 337
    game = Position("millionaire", jailed={0: 1}, stars={0: 5}, owns={1: "dream_avenue"}).play("pay", dice(1, 1))
    assert game.cash[0] == 372 - 50 - 20


@rule("MIL-LVL-03", "MIL-EDGE-34")
@pytest.mark.parametrize(("before", "after", "cash"), [(1, 3, 372), (3, 5, 372), (5, 5, 422)])
def test_a_level_won_goes_one_step_up_or_pays_at_the_top(before, after, cash):
    game = Position("millionaire", at={0: "go"}, stars={0: before}).play("throw", dice(1, 1), card("new_wheels"))
    assert game.stars[0] == after and game.cash[0] == cash


@rule("MIL-LVL-03", "MIL-EDGE-34")
@pytest.mark.parametrize(("before", "after"), [(5, 3), (3, 1), (1, 1)])
def test_a_level_lost_goes_one_step_down_but_never_below_one(before, after):
    game = Position("millionaire", stars={0: before}).play("throw", dice(1, 4), card("bad_investment"))
    assert game.stars[0] == after and game.cash[0] == 372


@rule("MIL-LVL-04", "MIL-EDGE-35")
def test_changing_level_has_no_other_effect():
    game = Position("millionaire").play("throw", dice(1, 1), card("new_wheels"))
    assert game.places[0] == "lifestyle_1" and game.fact_words.count("drew") == 1 and game.asked == ("after_move", 0)
