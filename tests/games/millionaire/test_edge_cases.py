"""Edge cases of Millionaire."""

import pytest

from magnat.positions import Position, card, dice, money, seat

rule = pytest.mark.rule
LAND = ("throw", dice(1, 2))  # from jail to palace_gardens
ALL_BUT_ONE = "brown light_blue castle_view dream_avenue orange red yellow green dark_blue"


@rule("MIL-EDGE-11")
def test_bankruptcy_by_an_immediate_card_leaves_the_property_unowned_without_its_card():
    game = Position("millionaire", at={0: "jail"}, cash={0: 10}, lying={"palace_gardens": "no_loitering"})
    game.play(*LAND, card("no_loitering"), "bankrupt")
    assert (
        game.owners == {}
        and game.on_board == []
        and game.asked == ("before_throw", 1)
        and "auction" not in game.fact_words
    )


@rule("MIL-EDGE-16")
def test_a_property_returned_to_the_bank_has_no_card():
    game = Position("millionaire", owns={2: "palace_gardens"}, at={0: "jail"}).say(-1, "leave 2").play("pass", "pass")
    game.play(*LAND)
    assert game.owners == {} and game.asked == ("buy_or_auction", 0)


@rule("MIL-EDGE-24")
def test_a_group_broken_by_a_deal_or_by_giving_earns_single_rent_at_once_and_loses_the_right_to_build():
    game = Position("millionaire", at={0: "jail"}, owns={1: "pink"}, turn=0)
    game.say(1, "trade").play(seat(2), "castle_view", "money", money(-9), "send", "accept")
    assert "build" not in game.aside(1) and game.play(*LAND).cash[0] == 352


@rule("MIL-EDGE-24")
def test_a_forced_deal_may_give_away_a_deed_of_an_own_complete_group():
    owns = {0: "pink", 1: "style_square"}
    game = Position("millionaire", owns=owns, built={"castle_view": 1}, hands={0: "forced_deal"})
    game.play("play", card("forced_deal"), "palace_gardens", "style_square")
    assert game.owners["palace_gardens"] == 1 and game.levels == {"castle_view": 1} and "build" not in game.choices


@rule("MIL-EDGE-24")
def test_cards_cannot_take_from_a_complete_group():
    game = Position("millionaire", owns={1: "pink"}, hands={0: "sly_deal forced_deal"})
    assert game.refusal("play") == ("nothing_to_play", "MIL-FORT-12")


@rule("MIL-EDGE-25")
def test_a_group_completed_by_a_card_doubles_rent_and_allows_building_at_once():
    game = Position(
        "millionaire",
        at={0: "jail"},
        owns={0: "red", 1: "castle_view dream_avenue", 2: "palace_gardens"},
        hands={1: "sly_deal"},
    )
    game.say(1, "play").play(card("sly_deal"), "palace_gardens")
    assert "build" in game.aside(1) and game.play(*LAND).cash[:2] == [332, 412]


@rule("MIL-EDGE-29")
def test_mortgaged_deeds_moved_by_cards_cost_no_interest():
    game = Position(
        "millionaire",
        owns={0: "motor_drive", 1: "sunshine_bay"},
        mortgaged="motor_drive sunshine_bay",
        hands={0: "forced_deal"},
    )
    game.play("play", card("forced_deal"), "motor_drive", "sunshine_bay")
    assert game.owners == {"motor_drive": 1, "sunshine_bay": 0} and game.cash == [372] * 3
    assert game.mortgages == ["motor_drive", "sunshine_bay"] and game.asked == ("before_throw", 0)


@rule("MIL-EDGE-30", "MIL-FORT-13")
def test_a_no_against_a_collection_cancels_only_ones_own_share():
    game = Position("millionaire", at={0: "jail"}, lying={"palace_gardens": "wedding_gift"}, hands={1: "just_say_no"})
    game.play(*LAND, card("wedding_gift"), "say_no")
    assert game.cash == [397, 372, 347] and game.asked == ("buy_or_auction", 0)


@rule("MIL-EDGE-31")
def test_victims_are_asked_clockwise_each_before_their_own_share():
    game = Position("millionaire", seats=4, turn=2, hands={3: "just_say_no", 0: "just_say_no", 1: "free_house"})
    game.play("throw", dice(1, 4), card("birthday"))
    assert game.asked == ("say_no", 3) and game.cash[2] == 372
    assert game.play("let_stand").asked == ("say_no", 0) and game.cash[2] == 382
    assert game.play("say_no").asked == ("say_no", 1) and game.cash[2] == 382
    assert game.play("let_stand").cash == [372, 362, 392, 362]


@rule("MIL-EDGE-36")
def test_the_pilot_may_name_go_to_jail_but_not_the_current_space():
    game = Position("millionaire", at={0: "treetop_retreat"}).play("throw", dice(1, 1), card("private_pilot"))
    assert game.refusal("lifestyle_3") == ("not_offered", "MIL-EDGE-36") and len(game.choices) == 31
    game.play("go_to_jail", "keep")
    assert game.places[0] == "jail" and game.cash[0] == 522 and game.asked == ("before_throw", 1)


@rule("MIL-EDGE-36")
def test_go_to_jail_named_ahead_of_go_pays_no_salary():
    game = Position("millionaire").play("throw", dice(1, 1), card("private_pilot"), "go_to_jail")
    assert game.places[0] == "jail" and game.cash[0] == 372 and game.jailed[0] == 1


@rule("MIL-EDGE-37")
def test_with_both_jail_cards_held_the_decks_simply_cycle():
    game = Position(
        "millionaire", jail_cards={"chance": 1, "lifestyle": 2}, pile={"lifestyle": "private_pilot helicopter"}
    )
    lifestyles = len(game.edition.piles[1])
    assert len(game.unders[1]) == lifestyles - 1
    game.play("throw", dice(1, 1), card("private_pilot"), "lifestyle_2", card("helicopter"))
    assert game.places[0] == "chance_2" and len(game.unders[1]) == lifestyles - 3


@rule("MIL-EDGE-38")
def test_a_removed_seat_is_bankrupt_to_the_bank_even_if_it_owes_a_player():
    game = Position(
        "millionaire", at={0: "jail"}, cash={0: 10}, owns={0: "motor_drive", 1: "pink"}, built={"palace_gardens": 5}
    ).play(*LAND)
    game.say(-1, "leave 0")
    assert game.cash[:2] == [0, 372] and game.asked == ("bid", 1) and game.question.lot == 1
    assert Position("millionaire", seats=2).say(-1, "leave 1").winners == [0]


@rule("MIL-EDGE-38", "MIL-DEBT-16")
def test_other_players_cannot_leave_while_a_debt_is_pending():
    game = Position(
        "millionaire", at={0: "jail"}, cash={0: 10}, owns={0: "motor_drive", 1: "pink"}, built={"palace_gardens": 5}
    ).play(*LAND)
    out = game.question.aside(game.table, -1)
    assert out is not None and out.choices(game.table) == [1, 2]
    game.play("bankrupt")
    assert game.question.aside(game.table, -1).choices(game.table) == [2, 3]


@rule("MIL-EDGE-38", "MIL-WIN-05")
def test_a_debt_to_a_leaving_player_lapses_and_the_debtor_may_win():
    game = Position(
        "millionaire", at={0: "jail"}, cash={0: 10}, owns={0: "motor_drive", 1: "pink"}, built={"palace_gardens": 5}
    ).play(*LAND)
    assert game.owes == 1 and game.say(-1, "leave 1").play("pass", "pass", "pass", "pass", "pass", "pass").owes == 0
    assert game.asked == ("after_move", 0) and game.cash[0] == 10


@rule("MIL-EDGE-43")
def test_a_bankruptcy_in_another_players_turn_does_not_end_the_turn():
    game = Position("millionaire", seats=4, at={0: "jail"}, cash={2: 5}, lying={"palace_gardens": "wedding_gift"})
    game.play(*LAND, card("wedding_gift"))
    assert game.asked == ("settle_debt", 2)
    game.play("bankrupt")
    assert game.cash == [372 + 25 + 5 + 25, 347, 0, 347] and game.asked == ("buy_or_auction", 0)


@rule("MIL-EDGE-48")
@pytest.mark.parametrize("fortune", ["zoom_ahead", "take_a_trip"])
def test_the_movers_own_space_is_no_destination(fortune):
    game = Position(
        "millionaire", at={0: "jail"}, cash={0: 0}, lying={"palace_gardens": fortune}, owns={1: ALL_BUT_ONE}
    )
    game.play(*LAND, card(fortune), "auction", "pass", "pass")
    assert game.places[0] == "palace_gardens" and game.asked == ("after_move", 0) and game.fact_words[-1] == "nowhere"


@rule("MIL-EDGE-49")
def test_a_property_left_unowned_is_later_bought_or_auctioned_plainly():
    game = Position(
        "millionaire", seats=2, at={0: "jail", 1: "jail"}, cash={0: 0}, lying={"palace_gardens": "free_house"}
    )
    game.play(*LAND, card("free_house"), "auction", "pass", "end", *LAND)
    assert game.asked == ("buy_or_auction", 1) and game.choices == ["auction", "buy"]


@rule("MIL-EDGE-51")
def test_no_building_while_ones_own_purchase_is_open():
    game = Position("millionaire", at={0: "jail"}, owns={0: "brown"}).play(*LAND)
    assert "build" not in game.question.verbs and game.refusal(7) == ("settle_first", "MIL-TURN-09")
    assert "build" in game.play("buy").choices


@rule("MIL-EDGE-39")
def test_only_one_dialogue_is_open_at_a_time():
    game = Position("millionaire", owns={0: "motor_drive", 1: "castle_view"}).say(1, "trade")
    assert game.asked == ("with", 1) and game.aside(0) == [] and game.refusal(0, seat=0)[0] == "not_your_word"


@rule("MIL-EDGE-50")
def test_the_active_player_throws_after_all_have_passed():
    game = Position("millionaire", owns={0: "motor_drive", 1: "castle_view"}, options={"windows": "polled"})
    for p in (0, 1, 2):
        for price in (1, 2, 3):
            partner, deed = (1, "castle_view") if p == 0 else (0, "motor_drive")
            game.play("trade", seat(partner), deed, "money", money(price), "send", "refuse")
        assert game.choices == ["pass"]
        game.play("pass")
    game.play("pass", "pass")
    assert game.asked == ("before_throw", 0) and game.choices == ["throw"]
