"""Jail and spaces without an effect in Star Wars."""

from typing import Any

import pytest

from magnat.games.star_wars.edition import REBEL
from magnat.kernel import IllegalAnswer
from magnat.positions import card, dice
from tests.games.star_wars import star_wars

rule = pytest.mark.rule


def jailed(attempt=1, **given) -> Any:
    return star_wars(jailed={0: attempt}, **given)


@rule("SW-VISIT-01")
def test_landing_on_the_jail_space_is_a_visit():
    game = star_wars().play("roll", dice(4, 6))
    assert game.places[0] == "jail" and game.jailed[0] == 0 and game.asked == ("after_move", 0)


@rule("SW-PARK-01")
def test_free_parking_does_nothing():
    game = star_wars(at={0: "jail"}, cash={1: 0}).play("roll", dice(4, 6))
    assert game.places[0] == "free_parking" and game.cash[0] == 1500 and game.bank == 1500


@rule("SW-TAX-01")
@pytest.mark.parametrize(("start", "throw"), [("go", (1, 3)), ("endor_1", (3, 4))])
def test_the_trade_federation_takes_200(start, throw):
    game = star_wars(at={0: start}).play("roll", dice(*throw))
    assert game.cash[0] == 1300 and game.bank == 200


@rule("SW-JAIL-01")
def test_go_to_jail_is_at_once_without_salary_and_ends_the_turn():
    game = star_wars(at={0: "tatooine_3"}).play("roll", dice(2, 4))
    assert game.places[0] == "jail" and game.jailed[0] == 1 and game.cash[0] == 1500
    assert game.asked == ("before_roll", 1)


@rule("SW-JAIL-02")
def test_a_card_sends_to_jail_too():
    game = star_wars().play("roll", dice(3, 4), card("tractor_beam"))
    assert game.jailed[0] == 1


@rule("SW-JAIL-04")
def test_a_jailed_player_keeps_bases_and_may_be_a_target():
    game = star_wars(turn=1, jailed={0: 1}, owns={0: "hoth_1"}, hands={1: "takeover", 2: "secret_funds"})
    assert game.owners == {"hoth_1": 0}
    game.play("play", card("takeover"))
    assert game.choices == [6]


@rule("SW-JAIL-05")
def test_a_jailed_player_pays_uses_a_card_or_rolls():
    game = jailed(hands={0: "out_of_jail"})
    assert game.asked == ("leave_jail", 0) and game.choices == ["try_double", "pay", "use_card"]
    assert game.question.verbs[game.question.silence(game.table)] == "try_double"


@rule("SW-JAIL-06")
def test_after_paying_the_player_rolls_as_usual():
    game = jailed().play("pay", dice(5, 5))
    assert game.cash[0] == 1400 and game.places[0] == "free_parking" and game.doubles == 1
    assert game.asked == ("before_roll", 0)


@rule("SW-JAIL-07")
def test_a_used_jail_card_is_discarded_and_the_player_rolls_as_usual():
    game = jailed(hands={0: "out_of_jail"}).play("use_card", dice(5, 5))
    assert game.cash[0] == 1500 and game.discards == "r04" and game.doubles == 1 and game.asked == ("before_roll", 0)


@rule("SW-JAIL-08", "SW-DICE-03")
def test_a_double_frees_moves_and_gives_no_reroll():
    game = jailed().play("try_double", dice(5, 5))
    assert game.places[0] == "free_parking" and game.jailed[0] == 0 and game.cash[0] == 1500
    assert game.doubles == 0 and game.asked == ("after_move", 0)


@rule("SW-JAIL-09")
@pytest.mark.parametrize("attempt", [1, 2])
def test_a_first_or_second_failure_stays_and_ends_the_turn(attempt):
    game = jailed(attempt).play("try_double", dice(1, 2))
    assert game.places[0] == "jail" and game.jailed[0] == attempt + 1 and game.asked == ("after_move", 0)
    game.play("end")
    assert game.asked == ("before_roll", 1)


@rule("SW-JAIL-10")
def test_the_third_failure_pays_and_moves_by_that_roll():
    game = jailed(3).play("try_double", dice(4, 6))
    assert game.cash[0] == 1400 and game.places[0] == "free_parking" and game.jailed[0] == 0


@rule("SW-JAIL-11", "SW-EDGE-16")
def test_without_the_100_a_base_is_lost_and_the_player_moves():
    game = jailed(3, cash={0: 90}, owns={0: "hoth_1 endor_1"}).play("try_double", dice(4, 6))
    assert game.cash[0] == 90 and game.owners == {"hoth_1": 0} and game.places[0] == "free_parking"


@rule("SW-EDGE-17")
def test_without_the_100_and_a_base_the_cash_is_lost():
    game = jailed(3, cash={0: 90}).play("try_double", dice(1, 2))
    assert game.cash[0] == 0 and game.asked == ("buy_or_auction", 0) and game.choices == ["auction"]


@rule("SW-JAIL-12")
@pytest.mark.parametrize("attempt", [1, 2, 3])
def test_paying_and_the_card_are_open_on_each_of_the_three_turns(attempt):
    assert jailed(attempt, hands={0: "out_of_jail"}).choices == ["try_double", "pay", "use_card"]


@rule("SW-JAIL-12")
def test_paying_needs_100_in_cash():
    game = jailed(cash={0: 90}, owns={0: "hoth"})
    with pytest.raises(IllegalAnswer) as refusal:
        game.play("pay")
    assert (refusal.value.reason, refusal.value.rule) == ("too_poor", "SW-JAIL-12")


@rule("SW-JAIL-13")
def test_attempts_are_counted_per_stay():
    game = jailed(3, hands={0: "out_of_jail"}, at={1: "jail", 2: "jail"}).play("use_card", dice(4, 6), "end")
    game.play(*["roll", dice(4, 6), "end"] * 2, "roll", dice(4, 6))
    assert game.jailed[0] == 1


@rule("SW-JAIL-14")
def test_with_the_option_the_double_that_opens_jail_rolls_again():
    game = jailed(options={"jail_double_rerolls": True}).play("try_double", dice(5, 5))
    assert game.asked == ("before_roll", 0) and game.doubles == 1


@rule("SW-JAIL-15")
def test_after_a_failed_try_the_card_waits_for_the_next_own_turn():
    game = jailed(hands={0: "out_of_jail"}).play("try_double", dice(1, 2))
    assert game.choices == ["end"]


@rule("SW-EDGE-15")
def test_paying_on_the_third_turn_is_not_paid_twice():
    game = jailed(3).play("pay", dice(4, 6))
    assert game.cash[0] == 1400 and game.places[0] == "free_parking"


@rule("SW-EDGE-48")
def test_with_everybody_in_jail_the_turns_go_round_and_all_come_out():
    game = star_wars(jailed={0: 1, 1: 2, 2: 3}, cash={p: 0 for p in range(3)}, owns={1: "hoth_1"})
    game.play("try_double", dice(1, 2), "end", "try_double", dice(1, 2), "end", "try_double", dice(4, 6), "end")
    assert game.jailed == [2, 3, 0]
    game.play("try_double", dice(1, 2), "end", "try_double", dice(4, 6), "end")
    assert game.jailed == [3, 0, 0] and game.owners == {} and game.table.supply(REBEL) == 24
