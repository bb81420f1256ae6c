"""Turns, windows and dice in Millionaire."""

import pytest

from magnat.kernel import apply
from magnat.positions import Position, card, dice, money, seat

rule = pytest.mark.rule
POLLED = {"windows": "polled"}
EXTRA = {"doubles_extra_turn": True}


@rule("MIL-TURN-01")
def test_a_turn_throws_takes_the_card_resolves_the_space_and_passes_left():
    game = Position("millionaire", at={0: "jail"}, lying={"palace_gardens": "shares_skyrocket"})
    game.play("throw", dice(1, 2), card("shares_skyrocket"), "buy")
    assert game.fact_words[-6:] == ["threw", "moved", "took_fortune", "used_fortune", "received", "bought"]
    assert game.play("end").asked == ("before_throw", 1)


@rule("MIL-TURN-02")
def test_a_free_player_must_throw():
    game = Position("millionaire")
    assert game.choices == ["throw"] and game.silence == "throw"


@rule("MIL-TURN-03")
def test_movers_go_forward_round_the_board_and_share_spaces():
    game = Position("millionaire", at={0: "paradise_island", 1: "go"}, stars={0: 5})
    game.play("throw", dice(4, 5))
    assert game.places[0] == "jail"
    game = Position("millionaire", at={0: "go", 1: "free_parking"}).play("throw", dice(5, 3))
    assert game.places[0] == "jail"


@rule("MIL-TURN-03")
def test_any_number_of_movers_share_a_space():
    game = Position("millionaire", at={0: "jail", 1: "free_parking", 2: "free_parking"}).play("throw", dice(4, 4))
    assert game.places == ["free_parking"] * 3


@rule("MIL-TURN-04", "MIL-EDGE-01", "MIL-WIN-03")
def test_go_is_settled_before_the_space_reached():
    game = Position("millionaire", at={0: "paradise_island"}, cash={0: 840}, owns={1: "motor_drive"}, stars={0: 5})
    game.play("throw", dice(1, 1))
    assert game.winners == [0] and game.cash[:2] == [1090, 372] and "rent" not in game.fact_words


@rule("MIL-TURN-05")
def test_the_turn_continues_until_the_property_is_sold_or_auctioned():
    game = Position("millionaire", at={0: "jail"}).play("throw", dice(1, 2), "auction")
    assert [game.asked, *[game.play("pass").asked for _ in range(3)]] == [
        ("bid", 1),
        ("bid", 2),
        ("bid", 0),
        ("after_move", 0),
    ]
    assert game.owners == {"palace_gardens": 0}


@rule("MIL-TURN-06", "MIL-BLD-02")
def test_building_is_allowed_in_ones_own_turn_and_between_turns():
    game = Position("millionaire", owns={0: "brown", 2: "pink"})
    game.play("build", "motor_drive").say(2, "build").play("castle_view")
    assert game.levels == {"motor_drive": 1, "castle_view": 1} and game.asked == ("before_throw", 0)


@rule("MIL-TURN-07")
def test_nobody_builds_while_a_purchase_is_open_and_the_owner_does_once_it_is_settled():
    game = Position("millionaire", at={0: "jail"}, owns={0: "brown", 1: "pink"})
    game.play("throw", dice(1, 3))
    assert game.choices == ["auction", "trade", "buy"] and game.aside(1) == ["pass", "trade"]
    assert "build" in game.play("buy").choices and game.aside(1) == ["pass", "trade"]


@rule("MIL-TURN-08", "MIL-BLD-10")
def test_polled_seats_speak_clockwise_from_the_one_about_to_throw_until_all_passed_in_succession():
    game = Position("millionaire", turn=1, options=POLLED, owns={0: "brown", 1: "pink", 2: "red"}, apartments=1)
    assert game.asked == ("poll", 1) and game.play("pass").asked == ("poll", 2)
    assert game.play("build", "style_square").asked == ("poll", 2)
    assert [game.play("pass").asked for _ in range(3)] == [("poll", 0), ("poll", 1), ("before_throw", 1)]


@rule("MIL-TURN-08")
def test_real_time_requests_are_taken_in_order_of_arrival():
    game = Position("millionaire", owns={1: "brown", 2: "red"}, apartments=1)
    game.say(2, "build").play("style_square")
    assert game.refusal("build", seat=1) == ("cannot_build", "MIL-BLD-01") and game.apartments == 0


@rule("MIL-TURN-09")
def test_the_question_that_opens_a_turn_lets_everybody_act_and_the_closing_one_only_deal():
    game = Position("millionaire", at={0: "jail"}, owns={0: "castle_view", 1: "brown"}, hands={1: "sly_deal"})
    assert game.aside(1) == ["pass", "build", "play", "trade"]
    game.play("throw", dice(4, 4))
    assert game.asked == ("after_move", 0) and game.aside(1) == ["pass", "trade"]


@rule("MIL-TURN-09")
def test_go_auction_card_and_dice_questions_allow_no_asides():
    game = Position("millionaire", at={0: "diamond_hills"}, owns={1: "brown"}).play("throw", dice(2, 4))
    assert game.asked == ("keep_or_evolve", 0) and game.aside(1) == []
    game.play("keep", card("helicopter"), "auction")
    assert game.asked == ("bid", 1) and game.aside(2) == []


@rule("MIL-TURN-09")
def test_the_extra_throw_of_a_double_opens_no_turn():
    game = Position("millionaire", at={0: "go"}, owns={0: "pink", 1: "brown"}, options=EXTRA).play("throw", dice(4, 4))
    assert game.asked == ("before_throw", 0) and "build" in game.choices and game.aside(1) == ["pass", "trade"]


def offered(game):
    """Return the choices that a bot in the asked seat would be offered, by name."""
    return [game.question.verbs[choice] for choice in game.question.bot_choices(game.table)]


@rule("MIL-TURN-10", "MIL-EDGE-50")
@pytest.mark.parametrize("p", range(3))
def test_offers_of_people_are_unlimited_and_bots_make_three_per_window(p):
    other = (p + 1) % 3
    game = Position("millionaire", turn=p, owns={p: "motor_drive", other: "castle_view"})
    for price in range(1, 21):
        assert ("trade" in offered(game)) == (price <= 3) and "trade" in game.choices
        game.play("trade", seat(other), "motor_drive", "money", money(-price), "send", "refuse")
    assert len(game.refused) == 20
    game.play("throw", dice(4, 4))
    assert game.asked == ("after_move", p) and "trade" in offered(game) and game.refused == ()


@rule("MIL-TURN-10")
@pytest.mark.parametrize("p", range(3))
def test_withdrawn_drafts_do_not_count_for_people(p):
    game = Position("millionaire", turn=p, owns={p: "motor_drive"})
    for _ in range(20):
        game.play("trade", seat((p + 1) % 3), "motor_drive", "withdraw")
    game.play("trade", seat((p + 2) % 3), "motor_drive", "money", money(-1), "send")
    assert game.asked == ("reply", (p + 2) % 3)


@rule("MIL-TURN-10", "MIL-EDGE-50")
def test_without_people_the_window_closes_after_three_drafts():
    game = Position("millionaire", owns={0: "motor_drive", 1: "castle_view"}, options={"windows": "polled"})
    for price in (1, 2, 3):
        game.play("trade", seat(1), "motor_drive", "money", money(-price), "send", "refuse")
    assert game.refusal("trade") == ("too_many_offers", "MIL-TURN-10")
    assert "trade" in game.play("pass").choices  # seat 1 is counted separately


@rule("MIL-TURN-10")
@pytest.mark.parametrize("limit", [1, 2])
def test_a_counter_offer_of_a_bot_counts_for_the_bot(limit):
    game = Position("millionaire", owns={0: "motor_drive", 1: "castle_view"}, options={"offers_per_window": limit})
    for price in range(1, limit + 1):
        game.play("trade", seat(1), "motor_drive", "money", money(-price), "send")
        assert "counter" in offered(game)
        game.play("counter", "withdraw")
    game.play("trade", seat(1), "motor_drive", "money", money(-9), "send")
    assert "counter" in game.choices and "counter" not in offered(game)
    question = game.play("refuse").question.aside(game.table, 1)
    assert "trade" in game.aside(1)
    assert "trade" not in [question.verbs[choice] for choice in question.bot_choices(game.table)]


@rule("MIL-TURN-10", "MIL-DEBT-08")
def test_a_debt_resets_the_offers_of_a_bot():
    game = Position(
        "millionaire", at={0: "jail"}, owns={0: "red", 1: "pink"}, built={"palace_gardens": 5}, cash={0: 100}
    )
    for _ in range(3):
        game.play("trade", seat(1), "withdraw")
    assert "trade" not in offered(game)
    game.play("throw", dice(1, 2))
    for _ in range(3):
        assert game.asked == ("settle_debt", 0) and "trade" in offered(game)
        game.play("trade", seat(1), "withdraw")
    assert "trade" in game.choices and "trade" not in offered(game)


@rule("MIL-TURN-10")
def test_an_offer_refused_in_the_window_is_not_sent_again_unless_an_asset_changed():
    game = Position("millionaire", owns={0: "motor_drive castle_view"}, mortgaged="castle_view")
    offer = ("trade", seat(1), "castle_view", "money", money(-5))
    game.play(*offer, "send", "refuse", *offer)
    assert game.refusal("send") == ("offer_repeated", "MIL-TURN-10")
    assert game.play("withdraw", "lift", "castle_view", *offer, "send").asked == ("reply", 1)


@rule("MIL-TURN-10")
def test_with_offers_per_window_at_zero_bots_have_no_limit_either():
    game = Position("millionaire", owns={0: "motor_drive"}, options={"offers_per_window": 0})
    for price in range(1, 21):
        game.play("trade", seat(1), "motor_drive", "money", money(-price), "send", "refuse")
    assert "trade" in offered(game)


@rule("MIL-TURN-11")
def test_a_bankrupt_player_is_skipped_and_the_rest_of_the_turn_dropped():
    game = Position("millionaire", seats=4, out=[1])
    game.say(-1, "leave 0")
    assert game.asked == ("before_throw", 2)


@rule("MIL-TURN-12")
def test_a_turn_ended_by_jail_has_no_closing_window():
    game = Position("millionaire", at={0: "free_parking"}, owns={0: "pink"}).play("throw", dice(4, 4))
    assert game.asked == ("before_throw", 1) and game.aside(0) == ["pass", "build", "trade"]


@rule("MIL-DICE-01")
def test_a_double_gives_an_extra_turn_only_with_the_option():
    game = Position("millionaire").play("throw", dice(4, 4), "end")
    assert game.asked == ("before_throw", 1)
    game = Position("millionaire", options=EXTRA).play("throw", dice(4, 4))
    assert game.asked == ("before_throw", 0)


@rule("MIL-DICE-02")
def test_the_third_double_in_a_row_goes_to_jail_without_moving_and_without_salary():
    game = Position("millionaire", at={0: "jail"}, options=EXTRA)
    game.play("throw", dice(4, 4), "throw", dice(2, 2), "auction", "pass", "pass", "pass", "throw", dice(6, 6))
    assert game.places[0] == "jail" and game.cash[0] == 371 and game.asked == ("before_throw", 1)
    assert game.jailed[0] == 1


@rule("MIL-DICE-02")
def test_three_doubles_in_three_turns_do_not_count():
    game = Position("millionaire", seats=2, at={0: "jail"}, owns={0: "red", 1: "brown"}, options=EXTRA)
    game.play("throw", dice(4, 4), "throw", dice(1, 2), "end")
    assert game.asked == ("before_throw", 1) and game.play("throw", dice(4, 4)).question.doubles == 1


@rule("MIL-DICE-03", "MIL-EDGE-17")
@pytest.mark.parametrize("options", [{}, EXTRA])
def test_a_double_that_ends_on_go_to_jail_gives_no_extra_throw(options):
    game = Position("millionaire", at={0: "free_parking"}, options=options).play("throw", dice(4, 4))
    assert game.places[0] == "jail" and game.asked == ("before_throw", 1)


@rule("MIL-DICE-04")
def test_the_dice_of_a_card_move_nobody_and_give_no_extra_turn():
    game = Position("millionaire", at={0: "gadget_wharf"}, options=EXTRA)
    game.play("throw", dice(1, 1), card("start_business"), dice(3, 3))
    assert game.places[0] == "chance_1" and game.question.doubles == 1 and game.cash[0] == 522


def test_a_bot_that_always_picks_the_same_answer_leaves_the_window():
    for index in (0, 1, -1):
        game = Position("millionaire", seats=4, owns={0: "brown", 1: "pink", 2: "red", 3: "green"}, options=POLLED)
        for _ in range(2000):
            choices = game.question.choices(game.table)
            if game.asked == ("before_throw", 0):
                break
            apply(game.table, choices[min(index, len(choices) - 1)])
        assert game.asked == ("before_throw", 0)
