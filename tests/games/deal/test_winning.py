"""The goal and the end of Deal."""

from typing import Any

import msgspec
import pytest

from magnat.games import edition
from magnat.kernel import Edition
from magnat.positions import Position
from tests.named import card_number

rule = pytest.mark.rule

TWO = "BRN | UTL"


@rule("DEAL-WIN-01")
def test_three_complete_groups_of_different_colours_win_at_once():
    game = Position("deal", groups={0: f"{TWO} | DBL1"}, hands={0: "DBL2 M1-1"})
    game.play("lay DBL2")
    assert game.over and game.winners == [0]


@rule("DEAL-WIN-01")
def test_two_complete_groups_do_not_win():
    game = Position("deal", groups={0: "BRN | DBL1"}, hands={0: "DBL2 M1-1"})
    game.play("lay DBL2")
    assert game.asked == ("play", 0)


def cards_of(edition: Edition, code: str) -> list[int]:
    return [card_number(edition, f"{code}{n}") for n in (1, 2)]


@rule("DEAL-WIN-01")
@pytest.mark.parametrize("to_win", [1, 2])
def test_fewer_groups_win_with_a_custom_deck_that_says_so(to_win):
    printed: Any = edition("deal")
    board = msgspec.structs.replace(printed.board, limits={**printed.board.limits, "to_win": to_win})
    t: Any = printed.rebuild(board, printed.options).deal(2)
    t.facts, t.active = [], 1
    colours = [printed.colours.index(name) for name in ("brown", "utility")]
    groups = [(colour, *cards_of(printed, code)) for colour, code in zip(colours, ("BRN", "UTL"), strict=True)]
    for have in range(1, to_win + 1):
        assert not t.over
        t.groups[1] = tuple(groups[:have])
        t.check_win()
    assert t.winners == 1 << 1
    assert t.facts[-1][:5] == ("won", 1, *[group[0] for group in t.groups[1]], *[t.edition.unassigned] * (3 - to_win))


@rule("DEAL-WIN-02", "DEAL-EDGE-23")
def test_two_complete_groups_of_one_colour_count_once():
    game = Position("deal", groups={0: "BRN | BRN: W-ANY-1 | UTL1"}, hands={0: "W-ANY-2 UTL2"})
    game.play("lay W-ANY-2", "BRN", "lay UTL2")
    assert game.groups[0] == "BRN: BRN1 BRN2 | BRN: W-ANY-1 W-ANY-2 | UTL: UTL1 UTL2" and game.asked == ("play", 0)


@rule("DEAL-WIN-03")
def test_stations_and_utilities_count_for_the_win():
    game = Position("deal", groups={0: "STN1 STN2 STN3 | UTL | BRN"}, hands={0: "STN4"})
    game.play("lay STN4")
    assert game.winners == [0]


@rule("DEAL-WIN-04", "DEAL-EDGE-21", "DEAL-EDGE-51")
def test_a_third_group_received_out_of_turn_wins_at_the_start_of_the_next_turn():
    game = Position("deal", groups={0: "W-ANY-1 RED1", 1: f"{TWO} | DBL1 | YEL1"}, hands={0: "A-TROC-1"}, pile="")
    game.play("use A-TROC-1", "YEL1", "W-ANY-1", "DBL")
    assert game.groups[1] == "BRN: BRN1 BRN2 | DBL: DBL1 W-ANY-1 | UTL: UTL1 UTL2" and not game.over
    game.play("end")
    assert game.winners == [1]


@rule("DEAL-WIN-04", "DEAL-EDGE-42")
def test_a_group_broken_before_its_owners_turn_wins_nothing():
    game = Position("deal", groups={0: "RED1", 1: f"{TWO} | DBL"}, hands={0: "A-TROC-1"})
    game.play("use A-TROC-1", "DBL1", "RED1", "end")
    assert game.table.active == 1 and game.asked == ("draw_card", -1)


@rule("DEAL-WIN-05", "DEAL-EDGE-20")
def test_a_payment_that_completes_the_third_group_ends_the_game_before_the_next_debtor_is_asked():
    game = Position("deal", groups={0: f"{TWO} | DBL1", 1: "DBL2"}, hands={0: "A-BDAY-1"}, banks={2: "M2-1"})
    game.play("use A-BDAY-1", "DBL2")
    assert game.winners == [0] and game.banks[2] == "M2-1"


@rule("DEAL-WIN-05", "DEAL-EDGE-43", "DEAL-TURN-01")
def test_the_win_is_checked_before_drawing_even_with_an_empty_hand():
    game = Position("deal", groups={0: f"{TWO} | DBL"}, begins=True, pile="", under={1: "M1-1 M2-1"})
    assert game.winners == [0] and game.hands[0] == "" and game.under == "M1-1 M2-1"


@rule("DEAL-WIN-06")
def test_wilds_are_not_turned_automatically_but_a_win_is_announced_automatically():
    game = Position("deal", groups={0: f"{TWO} | DBL1 | W-GRN-DBL GRN1"}, hands={0: "M1-1"})
    assert game.asked == ("play", 0)
    game.play("rearrange", "turn W-GRN-DBL", "DBL", "confirm")
    assert game.winners == [0] and game.fact_words[-1] == "won"


@rule("DEAL-WIN-07", "DEAL-EDGE-22")
def test_the_active_player_wins_when_a_swap_completes_the_third_group_of_both():
    two = {0: f"{TWO} | DBL1 | RED1", 1: "LBL | PNK | DBL2 | RED2 RED3"}
    game = Position("deal", groups=two, hands={0: "A-TROC-1"})
    game.play("use A-TROC-1", "DBL2", "RED1")
    assert game.winners == [0] and game.groups[1].endswith("RED: RED1 RED2 RED3")


@rule("DEAL-WIN-08")
def test_wealth_and_buildings_do_not_win():
    rich = {0: "BRN A-HOUSE-1 A-HOTEL-1 | DBL A-HOUSE-2 A-HOTEL-2 | RED1 RED2 | YEL1 YEL2 | GRN1 GRN2 | STN1 STN2 STN3"}
    game = Position("deal", groups=rich, banks={0: "M10-1 M5-1 M5-2"}, hands={0: "M4-1"})
    game.play("bank M4-1")
    assert game.asked == ("play", 0)


@rule("DEAL-WIN-09")
def test_a_round_without_a_play_and_without_cards_to_draw_ends_the_game_by_complete_groups():
    game = Position("deal", groups={1: "BRN", 2: "RED1 RED2"}, banks={0: "M10-1"}, pile="", hands={0: "M1-1"})
    game.play("end", "end")
    assert game.asked == ("play", 2)
    game.play("end")
    assert game.winners == [1] and "exhausted" in game.fact_words


@rule("DEAL-WIN-09")
def test_ties_are_broken_by_wealth_and_full_ties_are_shared():
    tables = {0: "DBL A-HOUSE-1 A-HOTEL-1", 1: "BRN | GRN1", 2: "UTL"}
    game = Position("deal", groups=tables, banks={1: "M5-1 M4-1", 2: "M4-2 M5-2 M2-1"}, pile="")
    game.play("end", "end", "end")
    assert game.table.standing(0) == (1, 15) and game.winners == [0, 1, 2]


@rule("DEAL-WIN-09")
def test_a_play_restarts_the_last_round():
    game = Position("deal", hands={1: "M1-1"}, pile="")
    game.play("end", "bank M1-1", "end", "end", "end")
    assert game.asked == ("play", 1)
    game.play("end")
    assert game.over


@rule("DEAL-WIN-10", "DEAL-EDGE-49")
def test_five_rounds_without_a_play_end_the_game():
    game = Position("deal", seats=2, hands={0: "M1-1", 1: "M5-1"}, banks={1: "M2-1"}, idle=8, pile="M1-2 M1-3 M1-4")
    game.play("end", "M1-2", "M1-3")
    assert game.asked == ("play", 1)
    game.play("end")
    assert game.winners == [1] and "idle" in game.fact_words


@rule("DEAL-WIN-10")
def test_at_the_turn_limit_players_are_ranked_in_the_same_way():
    game = Position("deal", seats=2, options={"max_turns": 7}, turns=6, banks={0: "M2-1"}, pile="", hands={0: "M1-1"})
    game.play("bank M1-1", "end")
    assert game.asked == ("play", 1)
    game.play("end")
    assert game.winners == [0]


@rule("DEAL-WIN-10")
def test_without_that_option_the_number_of_turns_is_not_limited():
    assert edition("deal").options["max_turns"] == 0
    game = Position("deal", turns=99_999, hands={0: "M1-1"}, pile="")
    game.play("bank M1-1", "end")
    assert game.asked == ("play", 1)


@rule("DEAL-WIN-11")
def test_the_others_are_ranked_by_groups_and_then_by_wealth():
    tables = {0: f"{TWO} | DBL1", 2: "RED", 3: "GRN1"}
    game = Position("deal", seats=5, groups=tables, banks={1: "M10-1", 3: "M3-1 M3-2"}, hands={0: "DBL2"})
    game.play("lay DBL2")
    assert game.table.ranking() == [[0], [2], [1, 3], [4]]


@rule("DEAL-WIN-05")
def test_a_stolen_card_a_stolen_group_and_a_turned_wild_win_at_once_too():
    stolen = Position("deal", groups={0: f"{TWO} | DBL1", 1: "DBL2"}, hands={0: "A-DUEL-1"})
    stolen.play("use A-DUEL-1", "DBL2")
    group = Position("deal", groups={0: TWO, 1: "RED"}, hands={0: "A-BANCO-1"})
    group.play("use A-BANCO-1", "RED1")
    assert stolen.winners == group.winners == [0]
