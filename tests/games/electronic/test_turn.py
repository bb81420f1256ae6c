"""The turn and its windows in Electronic."""

from typing import Any

import pytest

from magnat.games.electronic.turn import BeforeThrow
from magnat.kernel import IllegalAnswer
from magnat.positions import Position, card, dice, levels, money, seat, space

rule = pytest.mark.rule

POLLED = {"windows": "polled"}


@rule("ELEC-TURN-01")
@pytest.mark.parametrize("a, b, destination", [(1, 2, "lecourbe"), (1, 4, "montparnasse"), (5, 6, "villette")])
def test_the_token_moves_forward_by_the_total_of_both_dice(a, b, destination):
    game = Position("electronic").play("throw", dice(a, b))
    assert game.places == [destination, "go", "go"]


@rule("ELEC-TURN-01")
def test_there_are_two_dice_and_a_turn_without_a_double_has_one_throw():
    game = Position("electronic", at={0: "pigalle"}).play("throw")
    assert game.choices == list(range(36))
    assert game.play(dice(4, 2), "auction", *[money(0)] * 3, "end").asked == ("before_throw", 1)


@rule("ELEC-TURN-02")
def test_any_number_of_tokens_share_a_space():
    game = Position("electronic", seats=6, at={**dict.fromkeys(range(1, 6), "jail"), 0: "vaugirard"})
    game.play("throw", dice(1, 3))
    assert game.places == ["jail"] * 6 and game.asked == ("after_move", 0)


RESOLVED = {
    "an unowned property": (dice(1, 2), ("buy_or_auction", 0), 15_000),
    "another's property": (dice(1, 4), ("after_move", 0), 14_750),
    "a tax": (dice(1, 3), ("after_move", 0), 13_000),
    "a chance space": (dice(3, 4), ("draw", -1), 15_000),
    "a chest space": (dice(1, 1), ("draw", -1), 15_000),
    "a space that does nothing": (dice(4, 6), ("after_move", 0), 15_000),
}


@rule("ELEC-TURN-03")
@pytest.mark.parametrize("where", RESOLVED)
def test_the_space_reached_is_resolved(where):
    thrown, asked, cash = RESOLVED[where]
    game = Position("electronic", owns={1: "montparnasse"}).play("throw", thrown)
    assert game.asked == asked and game.cash[0] == cash


@rule("ELEC-TURN-03", "ELEC-JAIL-01", "ELEC-JAIL-02")
def test_go_to_jail_is_resolved_by_going_there():
    game = Position("electronic", at={0: "bourse"}).play("throw", dice(1, 2))
    assert game.places[0] == "jail" and game.jailed[0] == 1 and game.asked == ("before_throw", 1)


@rule("ELEC-TURN-04")
def test_after_a_double_the_space_is_resolved_first_and_then_the_same_player_throws_again():
    game = Position("electronic").play("throw", dice(3, 3))
    assert game.asked == ("buy_or_auction", 0)
    game.play("buy")
    assert game.asked == ("before_throw", 0) and "end" not in game.choices
    game.play("throw", dice(1, 3))
    assert game.places[0] == "jail" and game.asked == ("after_move", 0) and game.turns == 1


@rule("ELEC-TURN-04")
def test_a_debt_of_the_first_space_is_settled_before_the_extra_throw():
    game = Position("electronic", cash={0: 500}, owns={0: "lyon"}).play("throw", dice(2, 2))
    assert game.asked == ("settle_debt", 0) and "bankrupt" in game.choices
    assert game.play("bankrupt", *[money(0)] * 2).asked == ("before_throw", 1)


@rule("ELEC-TURN-05", "ELEC-JAIL-01")
def test_the_third_double_in_a_row_goes_to_jail_without_moving():
    game = Position("electronic", at={0: "vaugirard"})
    game.play("throw", dice(2, 2), "throw", dice(5, 5), "throw", dice(1, 1))
    assert game.places[0] == "jail" and game.jailed[0] == 1 and game.asked == ("before_throw", 1)


@rule("ELEC-TURN-05")
def test_two_doubles_and_a_plain_throw_do_not_jail():
    game = Position("electronic", at={0: "vaugirard"})
    game.play("throw", dice(2, 2), "throw", dice(5, 5), "throw", dice(3, 4))
    assert game.places[0] == "bourse" and game.jailed[0] == 0


@rule("ELEC-TURN-05", "ELEC-TURN-07", "ELEC-EDGE-02", "ELEC-JAIL-02", "ELEC-GO-03")
@pytest.mark.parametrize("start, rolled", [("paix", (3, 3)), ("nord", (3, 3)), ("water", (1, 1)), ("pigalle", (6, 6))])
def test_the_third_double_neither_passes_go_nor_buys_nor_pays(start, rolled):
    game = Position("electronic", at={0: start}, owns={1: "breteuil"}, doubles=2, push=[BeforeThrow(0, True)])
    game.play("throw", dice(*rolled))
    assert game.cash == [15_000] * 3 and game.places[0] == "jail" and "moved" not in game.fact_words
    assert game.asked == ("before_throw", 1) and game.owners == {"breteuil": 1}


@rule("ELEC-TURN-06")
def test_the_double_counter_restarts_with_every_turn():
    game = Position("electronic", seats=2, at={0: "vaugirard", 1: "vaugirard"})
    game.play("throw", dice(2, 2), "throw", dice(5, 5), "throw", dice(3, 4), "buy", "end")
    game.play("throw", dice(2, 2), "throw", dice(5, 5))
    assert game.places[1] == "free_parking" and game.jailed == [0, 0] and game.doubles == 2


@rule("ELEC-TURN-06", "ELEC-JAIL-10")
def test_with_jail_double_rethrow_the_escape_is_the_first_double():
    game = Position("electronic", jailed={0: 1}, owns={0: "water"}, options={"jail_double_rethrow": True})
    game.play("throw", dice(5, 5), "throw", dice(4, 4), "throw", dice(3, 3))
    assert game.places[0] == "jail" and game.jailed[0] == 1 and game.asked == ("before_throw", 1)


@rule("ELEC-TURN-06")
def test_without_jail_double_rethrow_the_escape_does_not_count_as_a_double():
    game = Position("electronic", jailed={0: 1}).play("throw", dice(5, 5))
    assert game.doubles == 0 and game.asked == ("after_move", 0)


@rule("ELEC-TURN-07", "ELEC-EDGE-01")
@pytest.mark.parametrize(
    "start, script",
    [
        ("saint_honore", [dice(2, 2)]),
        ("belleville", [dice(3, 3), card("chance_jail")]),
        ("go", [dice(1, 1), card("chest_jail")]),
        ("go", [dice(1, 1), card("fine_or_chance"), "draw", card("chance_jail")]),
    ],
)
def test_a_double_that_leads_to_jail_gives_no_extra_throw(start, script):
    game = Position("electronic", at={0: start}).play("throw", *script)
    assert game.places[0] == "jail" and game.jailed[0] == 1 and game.asked == ("before_throw", 1)


FULL: dict[str, Any] = {"owns": {0: "brown lyon nord"}, "built": {"brown": 1}, "mortgaged": "nord"}
OTHERS: dict[str, Any] = {"owns": {2: "brown lyon nord"}, "built": {"brown": 1}, "mortgaged": "nord"}
MANAGING = ["build", "sell", "mortgage", "lift", "trade"]


@rule("ELEC-TURN-08")
def test_the_active_player_manages_before_and_after_moving_and_before_an_extra_throw():
    before = Position("electronic", **FULL)
    after = Position("electronic", at={0: "vaugirard"}, **FULL).play("throw", dice(1, 3))
    again = Position("electronic", at={0: "vaugirard"}, **FULL).play("throw", dice(2, 2))
    assert before.choices == again.choices == ["throw", *MANAGING] and after.choices == ["end", *MANAGING]


@rule("ELEC-TURN-08", "ELEC-TURN-12")
def test_all_players_manage_between_turns():
    game = Position("electronic", **OTHERS)
    assert game.aside(2) == ["pass", *MANAGING]
    game.say(2, "build").play("brown", levels(2, 2))
    assert game.levels == {"belleville": 2, "lecourbe": 2} and game.asked == ("before_throw", 0)


@rule("ELEC-TURN-08", "ELEC-TURN-12")
def test_all_players_manage_before_a_jailed_players_turn():
    game = Position("electronic", jailed={0: 2}, **OTHERS).say(2, "mortgage").play(space("lyon"))
    assert game.cash[2] == 16_000 and game.asked == ("leave_jail", 0)


@rule("ELEC-TURN-08", "ELEC-TURN-12")
@pytest.mark.parametrize("rolled", [(1, 3), (2, 2)])
def test_after_a_move_and_before_an_extra_throw_the_others_may_not_manage(rolled):
    game = Position("electronic", at={0: "vaugirard"}, **OTHERS).play("throw", dice(*rolled))
    with pytest.raises(IllegalAnswer, match="not_your_word"):
        game.say(2, 1)
    assert game.aside(1) == game.aside(2) == []


@rule("ELEC-TURN-09")
def test_management_is_closed_while_a_space_is_resolved():
    game = Position("electronic", owns={0: "brown", 1: "station"}).play("throw", dice(3, 3))
    assert game.choices == ["auction", "buy"] and game.aside(1) == game.aside(2) == []
    with pytest.raises(IllegalAnswer) as refusal:
        game.play("build")
    assert refusal.value.rule == "ELEC-TURN-09"


@rule("ELEC-TURN-09")
@pytest.mark.parametrize("script", [["throw"], ["throw", dice(1, 2), "auction"], ["throw", dice(1, 1)]])
def test_no_asides_are_legal_during_a_throw_an_auction_or_a_draw(script):
    game = Position("electronic", owns={1: "dark_blue", 2: "station"}).play(*script)
    assert [game.aside(p) for p in range(3)] == [[], [], []]


@rule("ELEC-TURN-09")
def test_a_debtor_in_the_middle_may_raise_money_and_nothing_else():
    game = Position("electronic", cash={0: 1_500}, owns={0: "brown lyon nord"}, mortgaged="nord", built={"brown": 1})
    game.play("throw", dice(1, 3))
    assert game.choices == ["sell", "mortgage", "trade"] and game.aside(1) == []


@rule("ELEC-TURN-10")
def test_the_window_closes_with_the_throw():
    game = Position("electronic", at={0: "vaugirard"}, **OTHERS)
    assert "build" in game.aside(2)
    assert game.play("throw", dice(1, 3)).aside(2) == []


@rule("ELEC-TURN-10")
@pytest.mark.parametrize("timing, asked", [("next_turn", "after_move"), ("same_turn", "before_throw")])
def test_the_window_closes_when_the_jail_fine_is_paid(timing, asked):
    game = Position("electronic", jailed={0: 1}, options={"jail_fine_timing": timing}, **OTHERS)
    assert "build" in game.aside(2)
    assert game.play("pay").asked == (asked, 0) and game.aside(2) == []


@rule("ELEC-TURN-10")
def test_using_a_jail_card_leaves_the_window_open_until_the_throw():
    game = Position("electronic", jailed={0: 1}, jail_cards={"chest": 0}, **OTHERS).play("use_chest_card")
    assert "build" in game.aside(2)


@rule("ELEC-TURN-11")
@pytest.mark.parametrize("script", [["pay"], ["throw", dice(1, 2)]])
def test_a_turn_without_a_move_still_lets_its_player_manage(script):
    game = Position("electronic", jailed={0: 1}, **FULL).play(*script)
    assert game.choices == ["end", *MANAGING] and game.places[0] == "jail"
    assert game.play("end").asked == ("before_throw", 1)


@rule("ELEC-TURN-11", "ELEC-TURN-07", "ELEC-JAIL-07")
def test_being_sent_to_jail_leaves_no_window_in_that_turn():
    game = Position("electronic", at={0: "bourse"}, **FULL).play("throw", dice(1, 2))
    assert game.asked == ("before_throw", 1) and game.turns == 2


@rule("ELEC-TURN-12")
def test_other_players_answer_offers_outside_their_own_windows():
    game = Position("electronic", at={0: "vaugirard"}, owns={0: "lyon"}).play("throw", dice(1, 3))
    game.play("trade", seat(2), "lyon", "money", money(-500), "send")
    assert game.asked == ("reply", 2) and game.play("accept").owners == {"lyon": 2}


@rule("ELEC-TURN-12")
def test_bankrupt_and_unknown_seats_have_no_asides():
    game = Position("electronic", seats=4, out=[3], **OTHERS)
    assert game.aside(3) == game.aside(4) == game.aside(7) == []


@rule("ELEC-TURN-12")
def test_polled_windows_ask_the_others_in_turn_and_admit_no_aside():
    game = Position("electronic", seats=4, at={0: "chest_2"}, owns={2: "lyon"}, options=POLLED)
    game.play("throw", dice(1, 2), "end")
    assert game.asked == ("poll", 2) and game.choices == ["pass", "mortgage", "trade"]
    game.play("mortgage", space("lyon"))
    assert game.asked == ("poll", 2)
    assert game.play("pass").asked == ("poll", 3)
    assert game.play("pass").asked == ("before_throw", 1) and game.aside(2) == []


@rule("ELEC-TURN-12", "ELEC-JAIL-03")
def test_a_player_just_sent_to_jail_is_also_polled():
    game = Position("electronic", at={0: "bourse"}, owns={0: "lyon"}, options=POLLED)
    game.play("throw", dice(1, 2), "pass")
    assert game.asked == ("poll", 0) and game.choices == ["pass", "mortgage", "trade"]


@rule("ELEC-TURN-12", "ELEC-EDGE-46")
def test_time_that_runs_out_during_the_poll_starts_no_new_turn():
    game = Position("electronic", "timed", at={0: "chest_2"}, cash={2: 20_000}, options=POLLED)
    game.play("throw", dice(1, 2), "end").say(-1, "time_up")
    assert game.over and game.winners == [2]


@rule("ELEC-TURN-12", "ELEC-BKR-08")
def test_a_next_player_who_leaves_during_the_poll_is_skipped():
    game = Position("electronic", seats=4, at={0: "chest_2"}, options=POLLED).play("throw", dice(1, 2), "end")
    game.say(-1, "leave 1").play("pass", "pass")
    assert game.play("pass", "pass").asked == ("before_throw", 2)


@rule("ELEC-TURN-08")
def test_the_default_answer_after_build_is_a_legal_order():
    game = Position("electronic", owns={0: "brown dark_blue"}, cash={0: 500}).play("build")
    assert game.asked == ("pick_group", 0) and game.choices == [game.silence]


@rule("ELEC-TURN-08")
def test_the_default_answers_throw_and_end_the_turn():
    game = Position("electronic", at={0: "vaugirard"}, **FULL)
    assert game.silence == "throw"
    game.play("throw", dice(1, 3))
    assert game.silence == "end"
