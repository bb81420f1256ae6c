"""The timed game of Electronic."""

from typing import Any

import pytest

from magnat.kernel import TABLE, IllegalAnswer, answer
from magnat.positions import Position, card, dice, money

rule = pytest.mark.rule

AT_ONCE = {"time_stop": "at_once"}
POLLED = {"windows": "polled"}
TAX = ("throw", dice(1, 3))  # from Go to Income Tax: 2M to the bank


@rule("ELEC-TIME-01")
def test_the_richest_player_wins_when_time_is_up():
    game = Position("electronic", "timed", owns={1: "paix"}, cash={1: 11_010})
    game.say(TABLE, "time_up")
    assert game.over and game.winners == [1]


@rule("ELEC-TIME-01")
def test_without_a_duration_time_is_never_up():
    game = Position("electronic")
    with pytest.raises(IllegalAnswer):
        game.say(TABLE, "time_up")
    assert game.asked == ("before_throw", 0)


@rule("ELEC-TIME-01")
def test_the_players_fix_the_duration_at_the_start():
    game = Position("electronic", options={"time_limit": 90})
    assert game.edition.timed and game.edition.number("time_limit") == 90
    assert game.say(TABLE, "time_up").over


@rule("ELEC-TIME-02")
def test_the_running_turn_is_completed_then_wealth_is_counted():
    game = Position("electronic", "timed")
    game.play("throw", dice(4, 6)).say(TABLE, "time_up")
    assert game.asked == ("after_move", 0)
    assert game.play("end").over and game.winners == [0, 1, 2]


@rule("ELEC-TIME-02")
def test_the_extra_throw_of_a_double_belongs_to_the_running_turn():
    game = Position("electronic", "timed", at={0: "nord"})
    game.play("throw", dice(5, 5), "auction", money(0), money(0), money(0)).say(TABLE, "time_up")
    assert game.asked == ("before_throw", 0)
    game.play("throw", dice(2, 3), "end")
    assert game.over and game.winners == [0]  # that throw passed Go


@rule("ELEC-TIME-02")
@pytest.mark.parametrize("throw", [dice(4, 6), dice(5, 5)])
def test_with_time_stop_at_once_no_further_throw_is_made(throw):
    game = Position("electronic", "timed", options=AT_ONCE)
    game.play("throw", throw).say(TABLE, "time_up")
    assert game.over and game.winners == [0, 1, 2]


@rule("ELEC-TIME-02")
@pytest.mark.parametrize("options", [{}, AT_ONCE])
def test_a_running_auction_is_finished_before_the_count(options):
    game = Position("electronic", "timed", options=options)
    game.play("throw", dice(2, 4), "auction")
    with pytest.raises(IllegalAnswer, match="not_your_word"):
        game.say(TABLE, 0)
    assert game.play(money(10), money(10), money(10)).say(TABLE, "time_up").owners == {"vaugirard": 0}


@rule("ELEC-EDGE-63", "ELEC-TIME-02")
@pytest.mark.parametrize("options", [{}, AT_ONCE])
def test_a_pending_debt_is_settled_before_the_count(options):
    game = Position("electronic", "timed", options=options, owns={0: "lyon"}, cash={0: 1000})
    game.play(*TAX)
    with pytest.raises(IllegalAnswer):
        game.say(TABLE, "time_up")
    game.play("mortgage", "lyon").say(TABLE, "time_up")
    assert game.cash[0] == 0 and game.over is bool(options)


@rule("ELEC-EDGE-63")
def test_time_up_after_a_bankruptcy_counts_the_remaining_players():
    game = Position("electronic", "timed", cash={0: 1000, 1: 14_000})
    game.play(*TAX, "bankrupt").say(TABLE, "time_up")
    assert game.over and game.winners == [2]


@rule("ELEC-EDGE-46")
@pytest.mark.parametrize("given", [{}, {"jailed": {0: 1}}, {"jailed": {0: 1}, "jail_cards": {"chance": 0}}])
def test_no_new_turn_starts_when_time_is_up_between_turns(given):
    game = Position("electronic", "timed", **given)
    if "jail_cards" in given:
        game.play("use_chance_card")
    game.say(TABLE, "time_up")
    assert game.over and "threw" not in game.fact_words


@rule("ELEC-EDGE-46")
def test_a_turn_begun_with_the_fine_is_completed():
    game = Position("electronic", "timed", jailed={0: 1})
    game.play("pay").say(TABLE, "time_up")
    assert game.asked == ("after_move", 0)


@rule("ELEC-EDGE-46")
def test_polled_windows_between_the_turns_start_no_new_turn_either():
    game = Position("electronic", "timed", options=POLLED, owns={2: "lyon"})
    game.play("throw", dice(4, 6), "end")
    assert game.asked == ("poll", 2)
    game.say(TABLE, "time_up")
    assert game.over and game.turns == 1


@rule("ELEC-EDGE-46")
@pytest.mark.parametrize(("word", "winners"), [("claim", [2]), ("waive", [1])])
def test_a_rent_not_yet_claimed_may_be_claimed_before_the_count(word, winners):
    game = Position(
        "electronic", "timed", options={"rent_claim": "manual"}, at={0: "chance_3"}, owns={2: "paix"},
        cash={1: 15_200, 2: 11_000},
    )  # fmt: skip
    game.play("throw", dice(1, 2), "end").say(TABLE, "time_up")
    assert game.asked == ("claim_rent", 2)
    assert game.play(word).over and game.winners == winners


@rule("ELEC-TIME-03")
def test_a_hotel_is_worth_five_building_prices_and_four_with_the_quick_game():
    timed = Position("electronic", "timed", owns={0: "dark_blue"}, built={"paix": 5}, cash={0: 0})
    both = Position("electronic", "quick_timed", owns={0: "dark_blue"}, built={"paix": 4}, cash={0: 0})
    assert timed.wealth(0) == 7500 + 10_000 and both.wealth(0) == 7500 + 8000


@rule("ELEC-TIME-03")
def test_the_count_takes_mortgages_at_half_and_apartments_at_their_price():
    game = Position("electronic", "timed", owns={0: "brown lyon"}, built={"belleville": 1}, mortgaged="lyon lecourbe",
                    cash={0: 12_600})  # fmt: skip
    game.say(TABLE, "time_up")
    assert game.over and game.winners == [0, 1, 2]


@rule("ELEC-TIME-04")
def test_the_last_player_left_before_time_wins_at_once():
    game = Position("electronic", "timed", out=(1,), cash={0: 0})
    game.play(*TAX, "bankrupt")
    assert game.over and game.winners == [2] and game.time_up == 0


@rule("ELEC-TIME-04")
def test_the_timed_game_may_be_a_quick_game():
    early = Position("electronic", "quick_timed", seats=4, out=(3,), cash={0: 0, 1: 10})
    late = Position("electronic", "quick_timed", seats=4)
    assert early.play(*TAX, "bankrupt").winners == [2]
    assert late.say(TABLE, "time_up").winners == [0, 1, 2, 3]


@rule("ELEC-TIME-05")
def test_time_up_is_recorded_so_that_a_replay_needs_no_clock():
    game = Position("electronic", "timed", at={0: "paradis"})
    game.play("throw", dice(1, 2), card("bank_error")).say(TABLE, "time_up").play("end")
    again = Position("electronic", "timed", at={0: "paradis"})
    for speaker, word in game.rows:
        answer(again.table, speaker, word)
    assert game.rows[-2:] == [(TABLE, 0), (0, 0)] and again.over and again.winners == game.winners == [0]


@rule("ELEC-TIME-05")
def test_time_is_up_only_once():
    game = Position("electronic", "timed")
    game.play("throw", dice(4, 6)).say(TABLE, "time_up")
    with pytest.raises(IllegalAnswer):
        game.say(TABLE, "time_up")
    assert game.fact_words.count("time_up") == 1


@rule("ELEC-TIME-01", "ELEC-TIME-05", "ELEC-BKR-09")
def test_time_up_and_leaving_are_asides_of_the_table():
    game = Position("electronic", "timed", seats=4, turn=2, out=[1])
    assert game.aside(TABLE) == [0, 1, 3, 4] and game.time_up == 0
    game.play("throw", dice(4, 6)).say(TABLE, "time_up")
    assert game.time_up == 1 and game.aside(TABLE) == [1, 3, 4] and not game.over
    assert Position("electronic", seats=4, turn=2, out=[1]).aside(TABLE) == [1, 3, 4]
    debtor = Position("electronic", "timed", seats=4, turn=2, owns={3: "green", 2: "lyon"}, at={2: "saint_honore"},
                      cash={2: 0}).play("throw", dice(2, 4))  # fmt: skip
    assert debtor.asked == ("settle_debt", 2) and debtor.aside(TABLE) == [3, 4]
    bank = Position("electronic", "timed", seats=4, turn=2, owns={2: "lyon"}, cash={2: 0}).play(*TAX)
    assert bank.asked == ("settle_debt", 2) and bank.aside(TABLE) == [3]


@rule("ELEC-TIME-02", "ELEC-END-04")
@pytest.mark.parametrize(("turns", "told"), [(3, []), (4, [("turn_limit", TABLE, 5)])])
def test_only_one_reason_for_the_end_is_announced(turns, told):
    given: Any = {"seats": 4, "turn": 2, "options": {"turn_limit": 5}}
    game = Position("electronic", "timed", turns=turns, **given).play("throw", dice(4, 6), "end")
    assert [fact for fact in game.fact_rows if fact[0] == "turn_limit"] == told and game.over == bool(told)
    timed = Position("electronic", "timed", turns=turns, **given).play("throw", dice(4, 6)).say(TABLE, "time_up")
    assert timed.play("end").over and "turn_limit" not in timed.fact_words and timed.fact_words.count("counted") == 4
