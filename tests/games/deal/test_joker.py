"""Jokers of Deal, default answers, and rules that the game does not have."""

from typing import Any

import pytest

from magnat.games import edition
from magnat.games.deal import EDITION
from magnat.kernel import Luck, answer, apply, current_question, settle
from magnat.positions import Position
from magnat.record.view import view_as_dict
from tests.games.deal.refusal import refused

rule = pytest.mark.rule


@rule("DEAL-JOKER-01")
def test_a_target_cancels_with_a_joker_from_the_hand():
    game = Position("deal", hands={0: "A-JACKPOT-1", 1: "A-JOKER-1"}, banks={1: "M5-1"})
    game.play("use A-JACKPOT-1", 1)
    assert game.asked == ("lay_joker", 1) and game.offered == ["let_stand", "joker"]
    game.play("joker")
    assert game.banks[1] == "M5-1" and game.hands[1] == "" and game.asked == ("play", 0)


@rule("DEAL-JOKER-01", "DEAL-EDGE-14")
def test_a_cancelled_swap_moves_neither_card():
    game = Position("deal", hands={0: "A-TROC-1", 1: "A-JOKER-1"}, groups={0: "BRN1", 1: "DBL1"})
    game.play("use A-TROC-1", "DBL1", "BRN1", "joker")
    assert game.groups[:2] == ["BRN: BRN1", "DBL: DBL1"] and game.table.plays == 1
    assert game.centre == "A-TROC-1 A-JOKER-1"


@rule("DEAL-JOKER-02")
def test_an_even_number_of_jokers_lets_the_effect_happen():
    hands = {0: "A-JACKPOT-1 A-JOKER-2", 1: "A-JOKER-1 M1-1"}
    game = Position("deal", hands=hands, banks={1: "M5-1"})
    game.play("use A-JACKPOT-1", 1, "joker")
    assert game.asked == ("lay_joker", 0)
    game.play("joker", "let_stand")
    assert game.banks[0] == "M5-1" and game.centre == "A-JACKPOT-1 A-JOKER-1 A-JOKER-2"


@rule("DEAL-JOKER-02", "DEAL-EDGE-10")
def test_an_odd_number_of_jokers_cancels_the_effect():
    hands = {0: "A-JACKPOT-1 A-JOKER-2 M1-2", 1: "A-JOKER-1 A-JOKER-3"}
    game = Position("deal", hands=hands, banks={1: "M5-1"})
    game.play("use A-JACKPOT-1", 1, "joker", "joker", "joker", "let_stand")
    assert game.banks[1] == "M5-1" and game.centre == "A-JACKPOT-1 A-JOKER-1 A-JOKER-2 A-JOKER-3"
    assert game.table.plays == 1 and game.asked == ("play", 0)


@rule("DEAL-JOKER-03", "DEAL-JOKER-11", "DEAL-EDGE-11")
def test_each_target_is_dealt_with_in_turn_and_a_joker_protects_only_its_player():
    hands = {0: "A-BDAY-1 A-JOKER-1", 1: "A-JOKER-2", 2: "M1-1", 3: "A-JOKER-3"}
    game = Position("deal", seats=4, hands=hands, banks={1: "M2-1", 2: "M2-2", 3: "M2-3"})
    game.play("use A-BDAY-1", "joker")
    assert game.asked == ("lay_joker", 0) and game.banks[0] == ""
    game.play("joker")
    assert game.banks[0] == "M2-1" and game.asked == ("lay_joker", 2)
    game.play("let_stand")
    assert game.banks[0] == "M2-1 M2-2" and game.asked == ("lay_joker", 3)
    game.play("joker")
    assert game.banks[0] == "M2-1 M2-2" and game.banks[3] == "M2-3" and game.asked == ("play", 0)


@rule("DEAL-JOKER-04")
def test_a_joker_can_be_laid_in_another_players_turn():
    game = Position("deal", turn=2, hands={2: "A-BDAY-1", 1: "A-JOKER-1"})
    game.play("use A-BDAY-1", "joker")
    assert game.centre == "A-BDAY-1 A-JOKER-1" and game.table.active == 2


@rule("DEAL-JOKER-05", "DEAL-EDGE-13")
def test_nobody_is_asked_about_plays_that_target_nobody():
    hands = {0: "A-HOUSE-1 A-GO-1 RED1", 1: "A-JOKER-1", 2: "M1-1"}
    game = Position("deal", groups={0: "BRN"}, hands=hands)
    game.play("use A-HOUSE-1", "BRN1", "lay RED1", "use A-GO-1")
    assert game.asked == ("draw_card", -1) and "laid_joker" not in game.fact_words


@rule("DEAL-JOKER-05")
def test_a_joker_is_laid_only_by_the_asked_target():
    game = Position("deal", hands={0: "A-JOKER-1 A-JACKPOT-1", 1: "M1-1", 2: "A-JOKER-2"})
    assert refused(game, "use A-JOKER-1") == ("joker_only_answers", "DEAL-JOKER-05")
    game.play("use A-JACKPOT-1", 1)
    assert game.asked == ("lay_joker", 1) and game.question.aside(game.table, 2) is None


@rule("DEAL-JOKER-06", "DEAL-EDGE-12")
def test_one_joker_cancels_a_rent_with_its_doubles_for_one_player():
    hands = {0: "R-RED-YEL-1 A-DOUBLE-1", 2: "A-JOKER-1"}
    banks = {1: "M4-1", 2: "M4-2", 3: "M4-3"}
    game = Position("deal", seats=4, groups={0: "RED1"}, hands=hands, banks=banks)
    game.play("double R-RED-YEL-1", "RED1", "joker")
    assert game.banks == ["M4-1 M4-3", "", "M4-2", ""]


@rule("DEAL-JOKER-07", "DEAL-EDGE-09")
def test_a_counter_after_the_third_play_is_no_play():
    hands = {0: "A-DUEL-1 A-JOKER-1", 1: "A-JOKER-2"}
    game = Position("deal", hands=hands, groups={1: "RED1"}, plays=2)
    game.play("use A-DUEL-1", "RED1", "joker", "joker")
    assert game.groups[0] == "RED: RED1" and game.table.plays == 3


@rule("DEAL-JOKER-07")
def test_with_the_option_a_counter_in_the_players_own_turn_uses_a_play():
    counts = {"counter_counts_as_play": True}
    given: dict[str, Any] = {
        "hands": {0: "A-DUEL-1 A-JOKER-1", 1: "A-JOKER-2"},
        "groups": {1: "RED1"},
        "options": counts,
    }
    game = Position("deal", plays=2, **given)
    game.play("use A-DUEL-1", "RED1", "joker")
    assert game.offered == ["let_stand"] and refused(game, "joker") == ("no_plays_left", "DEAL-JOKER-07")
    game = Position("deal", plays=1, **given)
    game.play("use A-DUEL-1", "RED1", "joker", "joker")
    assert game.groups[0] == "RED: RED1" and game.table.plays == 3


@rule("DEAL-JOKER-08")
def test_a_banked_joker_is_four_and_cancels_nothing():
    game = Position("deal", hands={0: "A-JOKER-1 A-JACKPOT-1", 1: "M1-1"}, banks={1: "A-JOKER-2"})
    game.play("bank A-JOKER-1", "use A-JACKPOT-1", 1)
    assert game.table.bank_total(0) == 4 and game.table.plays == 2 and game.offered == ["let_stand"]


@rule("DEAL-JOKER-09")
def test_used_jokers_go_to_the_centre():
    game = Position("deal", hands={0: "A-JACKPOT-1 A-JOKER-1", 1: "A-JOKER-2"})
    game.play("use A-JACKPOT-1", 1, "joker", "joker")
    assert game.centre == "A-JACKPOT-1 A-JOKER-2 A-JOKER-1" and game.limbo == ""


@rule("DEAL-JOKER-10")
def test_a_joker_is_offered_before_the_payment_only():
    game = Position("deal", hands={0: "A-JACKPOT-1", 1: "A-JOKER-1"}, banks={1: "M5-1 M5-2"})
    game.play("use A-JACKPOT-1", 1, "let_stand")
    assert game.asked == ("pay_with", 1) and game.offered == ["M5-1", "M5-2"]
    game.play("M5-1")
    assert game.asked == ("play", 0)


@rule("DEAL-JOKER-12")
def test_targets_without_cards_are_not_asked_for_a_joker():
    game = Position("deal", hands={0: "A-BDAY-1 M3-1", 2: "M1-1"}, banks={1: "M2-1"})
    game.play("use A-BDAY-1")
    assert game.banks[0] == "M2-1" and game.asked == ("lay_joker", 2) and game.offered == ["let_stand"]


@rule("DEAL-JOKER-12")
def test_the_possible_counter_is_asked_for_regardless_of_the_hand():
    game = Position("deal", hands={0: "A-JACKPOT-1 M1-1", 1: "A-JOKER-1"})
    game.play("use A-JACKPOT-1", 1, "joker")
    assert game.asked == ("lay_joker", 0) and game.offered == ["let_stand"]


# Rules that the game does not have, and default answers


@rule("DEAL-NA-01")
def test_a_seat_with_nothing_left_stays_in_the_game():
    game = Position("deal", hands={0: "A-JACKPOT-1"}, groups={1: "RED1"}, pile="", begins=False)
    game.play("use A-JACKPOT-1", 1, "end")
    assert len(game.table.hands) == 3 and game.table.active == 1 and game.groups[1] == ""


@rule("DEAL-NA-03")
def test_nothing_but_options_of_the_rules_can_be_chosen():
    names = {option.name for option in edition("deal").declared}
    assert not any("app" in name or "video" in name for name in names)
    assert all(option.rule.startswith("DEAL-") for option in edition("deal").declared)


@rule("DEAL-NA-04")
def test_a_leaver_changes_nothing_on_the_table():
    game = Position("deal", hands={0: "A-BDAY-1", 1: "M1-1"}, groups={1: "RED1"}, banks={1: "M2-1"})
    game.play("use A-BDAY-1")
    before = view_as_dict(game.table, 1)
    game.say(-1, "leave 1")
    assert game.fact_words[-1] == "left" and view_as_dict(game.table, 1) == before


@rule("DEAL-NA-05")
def test_an_absent_player_declines_and_ends_the_turn():
    game = Position("deal", hands={0: "A-JACKPOT-1 M1-1", 1: "A-JOKER-1"})
    assert game.absent == "end"
    game.play("use A-JACKPOT-1", 1)
    assert game.absent == "let_stand"


@rule("DEAL-NA-05")
def test_an_absent_player_pays_from_the_bank_before_giving_properties():
    game = Position("deal", hands={0: "A-JACKPOT-1"}, groups={1: "DBL"}, banks={1: "M10-1"})
    game.play("use A-JACKPOT-1", 1)
    assert game.absent == "M10-1"


@rule("DEAL-NA-05")
def test_an_absent_player_places_a_wild_with_the_largest_group_it_fits_or_in_its_first_colour():
    groups = {0: "RED1 | YEL1 YEL2 | GRN: W-GRN-STN", 1: "RED: W-RED-YEL-1"}
    game = Position("deal", groups=groups, hands={0: "A-DUEL-1"})
    game.play("use A-DUEL-1", "W-RED-YEL-1")
    assert game.absent == "YEL"
    game = Position("deal", groups={0: "YEL | RED", 1: "RED: W-RED-YEL-1"}, hands={0: "A-DUEL-1"})
    game.play("use A-DUEL-1", "W-RED-YEL-1")
    assert game.absent == "RED"


@rule("DEAL-NA-05")
def test_an_absent_player_places_no_wild_with_a_complete_group():
    groups = {1: "RED | YEL1", 2: "RED: W-RED-YEL-1"}
    game = Position("deal", turn=1, hands={1: "A-DUEL-1"}, groups=groups).play("use A-DUEL-1", "W-RED-YEL-1")
    assert game.asked == ("place_wild", 1) and game.absent == "YEL"
    whole = Position("deal", turn=1, hands={1: "A-DUEL-1"}, groups={**groups, 1: "LBL1 | YEL"})
    assert whole.play("use A-DUEL-1", "W-RED-YEL-1").absent == "RED", "its first colour, for it fits none"


@rule("DEAL-NA-05")
def test_an_absent_player_puts_the_cheapest_card_under_and_multicolour_wilds_last():
    game = Position("deal", hands={0: "W-ANY-1 RED1 A-GO-1 A-GO-2 M1-1 M2-1 M3-1 M4-1"})
    game.play("end")
    assert game.absent == "A-GO-1"
    game = Position("deal", hands={0: "W-ANY-1 M10-1 M5-1 M5-2 M4-1 M4-2 M4-3 A-BANCO-1"})
    game.play("end")
    assert game.absent == "M4-1"


@rule("DEAL-NA-06")
@pytest.mark.parametrize("pick", [0, 1, 2, -1])
def test_bots_that_always_pick_the_same_answer_leave_every_dialogue(pick):
    for windows in ("clicks", "polled"):
        t, luck = edition("deal", options={"windows": windows, "max_turns": 60}).deal(3), Luck(1)
        settle(t, luck)
        for _ in range(60_000):
            question = current_question(t)
            if question is None:
                break
            choices = question.bot_choices(t)
            apply(t, choices[min(pick, len(choices) - 1)], luck)
        assert t.over


@rule("DEAL-NA-06")
def test_a_chain_ends_with_the_last_joker():
    jokers = [name for name in EDITION.names if name.startswith("A-JOKER")]
    hands = {0: " ".join(["A-JACKPOT-1", *jokers[1::2]]), 1: " ".join(jokers[::2])}
    game = Position("deal", hands=hands)
    game.play("use A-JACKPOT-1", 1, *["joker"] * len(jokers))
    assert game.asked == ("play", 0)


@rule("DEAL-JOKER-05")
def test_money_property_and_rearranging_ask_nobody():
    hands = {0: "M1-1 W-RED-YEL-1", 1: "A-JOKER-1"}
    game = Position("deal", hands=hands)
    game.play("bank M1-1", "lay W-RED-YEL-1", "RED", "rearrange", "turn W-RED-YEL-1", "YEL", "confirm")
    assert game.asked == ("play", 0)
    answer(game.table, 0, 0)
    assert current_question(game.table) is not None
