"""Jail in Electronic."""

import pytest

from magnat.games.electronic.turn import BeforeThrow
from magnat.kernel import IllegalAnswer
from magnat.mechanics.money import BANK
from magnat.positions import Position, card, dice, levels, money, seat, space

rule = pytest.mark.rule


# Going to jail


@rule("ELEC-JAIL-01", "ELEC-JAIL-02")
@pytest.mark.parametrize(
    "start, script",
    [
        ("bourse", [dice(1, 2)]),
        ("belleville", [dice(2, 4), card("chance_jail")]),
        ("paradis", [dice(1, 2), card("chest_jail")]),
    ],
)
def test_going_to_jail_by_space_or_card_ends_the_turn(start, script):
    game = Position("electronic", at={0: start}).play("throw", *script)
    assert game.places[0] == "jail" and game.jailed == [1, 0, 0] and game.cash[0] == 15_000
    assert game.asked == ("before_throw", 1)


@rule("ELEC-JAIL-01")
def test_three_doubles_in_a_row_send_to_jail():
    game = Position("electronic", doubles=2, push=[BeforeThrow(0, True)]).play("throw", dice(6, 6))
    assert game.places[0] == "jail" and game.jailed[0] == 1 and "third_double" in game.fact_words


@rule("ELEC-JAIL-03")
def test_a_jailed_player_builds_sells_mortgages_lifts_and_trades():
    game = Position("electronic", jailed={0: 1}, owns={0: "brown lyon nord"}, built={"brown": 1}, mortgaged="nord")
    assert game.choices == ["throw", "build", "sell", "mortgage", "lift", "trade", "pay"]
    game.play("build", "brown", levels(2, 2))
    assert game.levels == {"belleville": 2, "lecourbe": 2} and game.asked == ("leave_jail", 0)


@rule("ELEC-JAIL-03")
def test_a_jailed_player_acts_between_turns():
    game = Position("electronic", jailed={2: 1}, owns={2: "brown"}).say(2, "build").play("brown", levels(1, 1))
    assert game.cash[2] == 14_000 and game.asked == ("before_throw", 0)


@rule("ELEC-JAIL-04")
def test_landing_on_the_jail_space_is_a_visit_only():
    game = Position("electronic", seats=2, at={0: "vaugirard", 1: "vaugirard"}).play("throw", dice(1, 3))
    assert game.places[0] == "jail" and game.jailed[0] == 0 and game.cash[0] == 15_000
    assert game.play("end", "throw", dice(1, 3), "end").asked == ("before_throw", 0)


# Leaving jail


@rule("ELEC-JAIL-05")
def test_a_jailed_player_throws_pays_or_uses_a_card():
    game = Position("electronic", jailed={0: 2}, jail_cards={"chance": 0})
    assert game.asked == ("leave_jail", 0) and game.choices == ["throw", "trade", "pay", "use_chance_card"]


@rule("ELEC-JAIL-05")
def test_a_jail_card_can_only_be_used_by_its_holder():
    game = Position("electronic", jailed={0: 2}, jail_cards={"chance": 1})
    with pytest.raises(IllegalAnswer, match="no_jail_card"):
        game.play("use_chance_card")
    assert "use_chance_card" not in game.choices and game.jailed[0] == 2


@rule("ELEC-JAIL-05")
def test_the_default_answer_is_to_throw():
    game = Position("electronic", jailed={0: 1}, jail_cards={"chance": 0})
    assert game.silence == "throw"


@rule("ELEC-JAIL-06")
def test_after_the_fine_the_player_throws_only_in_the_next_turn():
    game = Position("electronic", seats=2, jailed={0: 1}, at={1: "vaugirard"}).play("pay")
    assert game.cash[0] == 14_500 and game.bank == 500 and game.jailed[0] == 0 and game.places[0] == "jail"
    assert game.asked == ("after_move", 0) and "throw" not in game.choices
    game.play("end", "throw", dice(1, 3), "end")
    assert game.asked == ("before_throw", 0) and game.play("throw", dice(4, 6)).places[0] == "free_parking"


@rule("ELEC-JAIL-06")
def test_with_the_option_a_freed_player_throws_in_the_same_turn_and_doubles_count():
    game = Position("electronic", jailed={0: 1}, options={"jail_fine_timing": "same_turn"}).play("pay")
    assert game.cash[0] == 14_500 and game.asked == ("before_throw", 0) and game.jailed[0] == 0
    game.play("throw", dice(5, 5))
    assert game.places[0] == "free_parking" and game.asked == ("before_throw", 0) and game.doubles == 1


@rule("ELEC-JAIL-06")
def test_the_fine_is_refused_to_a_seat_that_cannot_pay_it():
    game = Position("electronic", jailed={0: 1}, cash={0: 490})
    with pytest.raises(IllegalAnswer) as refusal:
        game.play("pay")
    assert refusal.value.reason == "too_poor" and refusal.value.rule == "ELEC-JAIL-06"


@rule("ELEC-JAIL-06")
def test_the_money_for_the_fine_may_be_raised_first():
    game = Position("electronic", jailed={0: 1}, cash={0: 0}, owns={0: "lyon"}).play("mortgage", space("lyon"), "pay")
    assert game.cash[0] == 500 and game.jailed[0] == 0 and game.asked == ("after_move", 0)


@rule("ELEC-JAIL-06")
def test_the_fine_is_not_paid_out_of_turn():
    game = Position("electronic", jailed={2: 1}, owns={2: "lyon"})
    assert game.aside(2) == ["pass", "mortgage", "trade"]


@rule("ELEC-JAIL-07", "ELEC-EDGE-36")
def test_in_the_turn_of_being_jailed_nothing_is_paid_and_no_card_used():
    game = Position("electronic", at={0: "bourse"}, jail_cards={"chance": 0}).play("throw", dice(1, 2))
    assert game.asked == ("before_throw", 1) and game.jailed[0] == 1 and game.jail_cards == [0, BANK]
    assert game.aside(0) == ["pass", "trade"]


@rule("ELEC-EDGE-36", "ELEC-JAIL-05")
def test_a_jail_card_can_be_used_in_the_turn_after_being_jailed():
    game = Position("electronic", seats=2, at={0: "bourse", 1: "vaugirard"}, jail_cards={"chance": 0})
    game.play("throw", dice(1, 2), "throw", dice(1, 3), "end")
    assert game.asked == ("leave_jail", 0) and "use_chance_card" in game.choices


@rule("ELEC-JAIL-08")
def test_a_card_frees_at_once_and_the_player_throws_in_the_same_turn():
    game = Position("electronic", jailed={0: 2}, jail_cards={"chest": 0}).play("use_chest_card")
    assert game.jailed[0] == 0 and game.asked == ("before_throw", 0) and game.cash[0] == 15_000
    assert game.play("throw", dice(4, 6)).places[0] == "free_parking" and game.asked == ("after_move", 0)


@rule("ELEC-JAIL-08", "ELEC-EDGE-37", "ELEC-JAIL-15")
def test_a_card_bought_on_the_spot_frees_and_a_double_then_counts_as_the_first():
    game = Position("electronic", jailed={0: 2}, jail_cards={"chance": 1})
    game.play("trade", seat(1), "chance card", "money", money(400), "send", "accept", "use_chance_card")
    game.play("throw", dice(5, 5))
    assert game.cash[:2] == [14_600, 15_400] and game.places[0] == "free_parking"
    assert game.asked == ("before_throw", 0) and game.doubles == 1


@rule("ELEC-EDGE-37", "ELEC-TURN-05")
def test_three_doubles_after_a_jail_card_lead_back_to_jail():
    game = Position("electronic", jailed={0: 2}, jail_cards={"chance": 0}, owns={0: "water"}).play("use_chance_card")
    game.play("throw", dice(5, 5), "throw", dice(4, 4), "throw", dice(3, 3))
    assert game.jailed[0] == 1 and game.places[0] == "jail" and game.asked == ("before_throw", 1)


@rule("ELEC-JAIL-15")
def test_a_jailed_player_buys_a_card_in_any_trade_window_before():
    game = Position("electronic", jailed={2: 1}, jail_cards={"chest": 1}).say(2, "trade")
    game.play(seat(1), "chest card", "money", money(100), "send", "accept")
    assert game.jail_cards == [BANK, 2] and game.cash == [15_000, 15_100, 14_900]


@rule("ELEC-JAIL-15", "ELEC-JAIL-13")
def test_after_a_failed_throw_a_card_still_changes_hands_but_is_not_used():
    game = Position("electronic", jailed={0: 1}, jail_cards={"chance": 1}).play("throw", dice(1, 2))
    game.play("trade", seat(1), "chance card", "money", money(100), "send", "accept")
    assert game.jail_cards == [0, BANK] and game.choices == ["end", "trade"] and game.jailed[0] == 2


@rule("ELEC-JAIL-09")
@pytest.mark.parametrize("attempt", [1, 2, 3])
def test_a_double_frees_without_payment_and_moves_by_that_throw(attempt):
    game = Position("electronic", jailed={0: attempt}).play("throw", dice(5, 5))
    assert game.places[0] == "free_parking" and game.jailed[0] == 0 and game.cash[0] == 15_000


@rule("ELEC-JAIL-10")
def test_a_double_that_frees_gives_no_extra_throw():
    game = Position("electronic", jailed={0: 1}).play("throw", dice(5, 5))
    assert game.asked == ("after_move", 0) and game.play("end").asked == ("before_throw", 1)


@rule("ELEC-JAIL-10")
def test_with_the_option_a_double_that_frees_gives_an_extra_throw():
    game = Position("electronic", jailed={0: 1}, options={"jail_double_rethrow": True}).play("throw", dice(3, 3))
    assert game.asked == ("buy_or_auction", 0)
    assert game.play("buy").asked == ("before_throw", 0) and game.play("throw", dice(1, 3)).places[0] == "free_parking"


@rule("ELEC-JAIL-11", "ELEC-TURN-11")
@pytest.mark.parametrize("attempt", [1, 2])
def test_the_first_and_second_failure_stay_in_jail(attempt):
    game = Position("electronic", jailed={0: attempt}).play("throw", dice(1, 2))
    assert game.places[0] == "jail" and game.jailed[0] == attempt + 1 and game.cash[0] == 15_000
    assert game.asked == ("after_move", 0)


@rule("ELEC-JAIL-12")
def test_the_third_failure_pays_the_fine_and_moves_by_that_throw():
    game = Position("electronic", jailed={0: 3}, owns={0: "neuilly"})
    game.play("throw", dice(1, 2))
    assert game.cash[0] == 14_500 and game.places[0] == "neuilly" and game.asked == ("after_move", 0)


@rule("ELEC-JAIL-12")
def test_the_fine_of_the_third_failure_comes_before_the_rent_of_the_space():
    game = Position("electronic", jailed={0: 3}, owns={1: "neuilly"}, cash={0: 600}).play("throw", dice(1, 2))
    assert game.cash[:2] == [0, 15_100] and [f[2] for f in game.facts if f[0] == "paid"] == [500, 100]


@rule("ELEC-EDGE-40", "ELEC-JAIL-12")
def test_a_third_failure_without_the_money_is_a_debt_and_the_token_waits():
    game = Position("electronic", jailed={0: 3}, cash={0: 490}, owns={0: "neuilly lyon"}).play("throw", dice(1, 2))
    assert game.asked == ("settle_debt", 0) and game.places[0] == "jail"
    game.play("mortgage", space("lyon"))
    assert game.cash[0] == 990 and game.places[0] == "neuilly" and game.asked == ("after_move", 0)


@rule("ELEC-EDGE-40")
def test_a_player_bankrupted_by_the_third_failure_does_not_move():
    game = Position("electronic", jailed={0: 3}, cash={0: 490}, owns={1: "neuilly"}).play(
        "throw", dice(1, 2), "bankrupt"
    )
    assert game.places[0] == "jail" and game.cash == [0, 15_000, 15_000] and game.asked == ("before_throw", 1)


@rule("ELEC-JAIL-13")
def test_after_a_failed_throw_neither_fine_nor_card_frees_in_that_turn():
    game = Position("electronic", jailed={0: 1}, jail_cards={"chance": 0}).play("throw", dice(1, 2))
    assert game.choices == ["end", "trade"]


@rule("ELEC-JAIL-14")
def test_every_stay_ends_by_the_third_turn_even_if_everybody_is_in_jail():
    game = Position("electronic", seats=2, jailed={0: 1, 1: 1}, owns={0: "neuilly"}, cash={0: 10_000})
    for _ in range(4):
        game.play("throw", dice(1, 2), "end")
    assert game.jailed == [3, 3] and game.asked == ("leave_jail", 0)
    game.play("throw", dice(1, 2), "end", "throw", dice(4, 6))
    assert game.places == ["neuilly", "free_parking"] and game.jailed == [0, 0] and game.cash == [9_500, 14_500]


@rule("ELEC-JAIL-14")
def test_turns_of_other_players_do_not_count_as_attempts():
    game = Position("electronic", seats=2, jailed={0: 1}, at={1: "vaugirard"})
    game.play("throw", dice(1, 2), "end", "throw", dice(1, 3), "end")
    assert game.jailed[0] == 2 and game.asked == ("leave_jail", 0)


@rule("ELEC-JAIL-14", "ELEC-EDGE-38")
@pytest.mark.parametrize("rethrow", [False, True])
def test_an_escape_that_leads_back_to_jail_begins_a_new_stay(rethrow):
    game = Position("electronic", jailed={0: 3}, options={"jail_double_rethrow": rethrow})
    game.play("throw", dice(6, 6), card("chance_jail"))
    assert game.places[0] == "jail" and game.jailed[0] == 1 and game.cash[0] == 15_000
    assert game.asked == ("before_throw", 1)


@rule("ELEC-EDGE-39", "ELEC-JAIL-06")
def test_the_fine_may_be_paid_in_the_turn_of_the_third_attempt():
    game = Position("electronic", seats=2, jailed={0: 3}, at={1: "vaugirard"}).play("pay")
    assert game.places[0] == "jail" and game.jailed[0] == 0 and game.cash[0] == 14_500
    game.play("end", "throw", dice(1, 3), "end", "throw", dice(4, 6))
    assert game.places[0] == "free_parking" and game.cash[0] == 14_500


@rule("ELEC-EDGE-41")
def test_a_player_who_paid_the_fine_is_a_visitor_and_may_be_jailed_again():
    game = Position("electronic", seats=2, jailed={0: 2}, at={1: "vaugirard"}).play(
        "pay", "end", "throw", dice(1, 3), "end"
    )
    game.play("throw", dice(6, 6), card("chance_jail"))
    assert game.jailed[0] == 1 and game.cash[0] == 14_500 and game.asked == ("before_throw", 1)


@rule("ELEC-EDGE-41")
def test_a_player_who_paid_the_fine_gets_an_extra_throw_for_a_double():
    game = Position("electronic", at={0: "jail"}).play("throw", dice(5, 5))
    assert game.places[0] == "free_parking" and game.asked == ("before_throw", 0)
