"""Jail in Millionaire."""

import pytest

from magnat.positions import Position, card, dice, money, seat

rule = pytest.mark.rule
EXTRA = {"doubles_extra_turn": True}
SAME = {"jail_third_failure": "same_roll"}


@rule("MIL-JAIL-01")
def test_a_card_sends_to_jail_without_go_or_salary_and_the_turn_is_over():
    game = Position("millionaire", at={0: "ski_mountain"}).play("throw", dice(2, 1), card("arrested"))
    assert game.places[0] == "jail" and game.cash[0] == 372 and game.asked == ("before_throw", 1)
    assert game.bottoms[0] == "arrested"


@rule("MIL-JAIL-02")
def test_a_jailed_player_stays_for_three_turns():
    game = Position("millionaire", seats=2, jailed={0: 1, 1: 1})
    for _ in range(6):
        game.play("throw", dice(1, 2))
    assert game.jailed == (4, 4) and game.places == ["jail", "jail"] and game.choices == ["pay"]


@rule("MIL-JAIL-03")
def test_a_double_frees_and_moves_by_that_throw():
    game = Position("millionaire", jailed={0: 2}, owns={0: "pink"}).play("throw", dice(1, 1))
    assert game.places[0] == "dream_avenue" and game.jailed[0] == 0 and game.cash[0] == 372


@rule("MIL-JAIL-04")
def test_a_card_frees_and_the_player_throws_and_moves():
    game = Position("millionaire", jailed={0: 1}, jail_cards={"chance": 0}, owns={0: "pink"})
    game.play("use_chance_card", dice(1, 2))
    assert game.places[0] == "palace_gardens" and game.cash[0] == 372 and game.bottoms[0] == "chance_jail_free"


@rule("MIL-JAIL-05")
def test_paying_50k_frees_and_the_player_throws_and_moves():
    game = Position("millionaire", jailed={0: 1}, owns={0: "pink"}).play("pay", dice(1, 2))
    assert game.places[0] == "palace_gardens" and game.cash[0] == 322 and game.bank == 50


@rule("MIL-JAIL-06")
def test_a_failure_ends_the_turn_and_counts_but_the_turn_of_the_arrest_does_not():
    game = Position("millionaire", seats=2, at={0: "free_parking"}).play("throw", dice(3, 5))
    assert game.jailed[0] == 1
    game.play("throw", dice(4, 4), "end", "throw", dice(1, 2))
    assert game.jailed[0] == 2 and game.asked == ("before_throw", 1)


@rule("MIL-JAIL-07")
def test_after_three_failures_50k_are_compulsory_and_the_turn_is_a_normal_one():
    game = Position("millionaire", jailed={0: 3}, owns={0: "pink"}).play("throw", dice(1, 2))
    assert game.places[0] == "jail" and game.cash[0] == 372 and game.asked == ("before_throw", 1)
    game = Position("millionaire", jailed={0: 4}, owns={0: "pink"})
    assert game.refusal("throw") == ("no_fourth_try", "MIL-JAIL-07") and game.silence == "pay"
    assert game.play("pay", dice(1, 2)).places[0] == "palace_gardens" and game.cash[0] == 322


@rule("MIL-JAIL-07")
def test_with_same_roll_the_third_failure_pays_and_moves_by_it():
    game = Position("millionaire", jailed={0: 3}, owns={0: "pink"}, options=SAME).play("throw", dice(1, 2))
    assert game.places[0] == "palace_gardens" and game.cash[0] == 322 and game.jailed[0] == 0


@rule("MIL-JAIL-08", "MIL-EDGE-18")
@pytest.mark.parametrize("options", [{}, EXTRA])
def test_the_double_that_frees_gives_no_extra_throw(options):
    game = Position("millionaire", jailed={0: 1}, at={}, options=options).play("throw", dice(5, 5), card("prize"))
    assert game.cash[0] == 397 and game.asked == ("after_move", 0)


@rule("MIL-JAIL-09", "MIL-EDGE-21")
@pytest.mark.parametrize("turn", [1, 4])
def test_after_the_fee_a_double_is_an_ordinary_one(turn):
    game = Position("millionaire", jailed={0: turn}, options=EXTRA).play("pay", dice(4, 4))
    assert game.asked == ("before_throw", 0) and game.question.doubles == 1
    assert Position("millionaire", jailed={0: turn}).play("pay", dice(4, 4)).asked == ("after_move", 0)


@rule("MIL-JAIL-10")
def test_fee_and_card_are_chosen_before_throwing():
    game = Position("millionaire", jailed={0: 1}, jail_cards={"chance": 0}).play("throw", dice(1, 2))
    assert game.asked == ("before_throw", 1) and game.jail_cards[0] == 0 and game.cash[0] == 372


@rule("MIL-JAIL-11", "MIL-EDGE-20")
def test_the_voluntary_fee_needs_50k_in_hand():
    game = Position("millionaire", jailed={0: 1}, cash={0: 40}, owns={0: "red"})
    assert game.choices == ["throw", "build", "trade"] and game.refusal("pay") == ("too_poor", "MIL-JAIL-11")
    game.play("trade", seat(1), "style_square", "money", money(-10), "send", "accept")
    assert game.play("pay", dice(4, 4)).cash[0] == 0


@rule("MIL-JAIL-11", "MIL-EDGE-19")
def test_the_compulsory_fee_is_a_debt():
    game = Position("millionaire", jailed={0: 4}, cash={0: 40}, owns={0: "style_square"}).play("pay")
    assert game.asked == ("settle_debt", 0) and game.choices == ["mortgage", "trade"]
    assert game.play("mortgage", "style_square").asked == ("throw", -1) and game.cash[0] == 25


@rule("MIL-JAIL-12")
def test_a_jailed_player_bids():
    game = Position("millionaire", at={0: "jail"}, jailed={1: 2}).play("throw", dice(1, 2), "auction", money(3))
    assert game.play("pass", "pass").owners == {"palace_gardens": 1}


@rule("MIL-JAIL-13")
def test_a_jailed_player_builds_deals_lifts_and_plays_cards():
    owns = {0: "brown castle_view", 1: "style_square"}
    game = Position("millionaire", jailed={0: 1}, owns=owns, mortgaged="castle_view", hands={0: "sly_deal"})
    assert game.choices == ["throw", "build", "lift", "play", "trade", "pay"]


@rule("MIL-JAIL-14")
def test_a_card_bought_is_used_in_the_same_turn():
    game = Position("millionaire", jailed={0: 1}, jail_cards={"lifestyle": 1})
    game.play("trade", seat(1), "lifestyle card", "money", money(5), "send", "accept", "use_lifestyle_card")
    assert game.jailed[0] == 0 and game.cash[:2] == [367, 377]


@rule("MIL-JAIL-15")
def test_jail_asks_for_no_level_and_leaving_it_pays_nothing():
    game = Position("millionaire", jailed={0: 1}).play("throw", dice(4, 4))
    assert game.cash[0] == 372 and game.stars[0] == 1 and "salary" not in game.fact_words


@rule("MIL-JAIL-16")
def test_after_three_failures_a_card_replaces_the_fee():
    game = Position("millionaire", jailed={0: 4}, jail_cards={"chance": 0})
    assert game.choices == ["trade", "pay", "use_chance_card"]
    assert game.play("use_chance_card", dice(4, 4)).cash[0] == 372 and game.places[0] == "free_parking"


@rule("MIL-JAIL-17", "MIL-EDGE-41")
def test_attempts_are_counted_per_stay_and_all_players_may_be_in_jail():
    game = Position("millionaire", jailed={0: 4, 1: 2, 2: 3}).play("pay", dice(4, 4), "end")
    assert game.asked == ("leave_jail", 1)
    game = Position("millionaire", seats=2, jailed={0: 3, 1: 1}).play("throw", dice(4, 4), "end")
    game.play("throw", dice(1, 2), "throw", dice(4, 4))
    assert game.places[0] == "jail" and game.jailed == (1, 2) and game.asked == ("leave_jail", 1)


@rule("MIL-JAIL-16")
@rule("MIL-EDGE-19")
def test_an_absent_jailed_player_without_the_fee_uses_a_card():
    game = Position("millionaire", jailed={0: 4}, cash={0: 49}, jail_cards={"lifestyle": 0})
    assert game.silence == "use_lifestyle_card"
    assert Position("millionaire", jailed={0: 4}, cash={0: 50}, jail_cards={"lifestyle": 0}).silence == "pay"
    assert Position("millionaire", jailed={0: 4}, cash={0: 49}, owns={0: "dark_blue"}).silence == "pay"
