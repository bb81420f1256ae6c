"""The turn, drawing, and the hand limit of Deal."""

import pytest

from magnat.kernel import IllegalAnswer
from magnat.positions import Position
from magnat.record.view import view_as_dict
from tests.games.deal.refusal import refused

rule = pytest.mark.rule

SEVEN = "M1-1 M1-2 M1-3 M1-4 M1-5 M1-6 M2-1"


@rule("DEAL-TURN-01")
def test_a_turn_draws_then_plays_then_keeps_the_limit_then_passes_to_the_left():
    game = Position("deal", hands={0: SEVEN}, begins=True)
    assert game.asked == ("draw_card", -1)
    game.play("M5-1", "M5-2")
    assert game.asked == ("play", 0)
    game.play("end")
    assert game.asked == ("excess", 0)
    game.play("M1-1", "M1-2")
    assert game.table.active == 1 and game.asked == ("draw_card", -1)


@rule("DEAL-DRAW-01")
def test_two_cards_are_drawn_before_anything_else_may_be_done():
    game = Position("deal", hands={0: "M1-1 M1-2"}, begins=True)
    with pytest.raises(IllegalAnswer):
        game.say(0, 0)
    game.play("M2-1", "M2-2")
    assert game.hands[0] == "M1-1 M1-2 M2-1 M2-2" and game.asked == ("play", 0)


@rule("DEAL-DRAW-02")
def test_an_empty_hand_draws_five_and_not_seven():
    game = Position("deal", begins=True)
    game.play("M1-1", "M1-2", "M1-3", "M1-4", "M1-5")
    assert game.asked == ("play", 0) and len(game.table.hands[0]) == 5


@rule("DEAL-DRAW-02", "DEAL-EDGE-02")
def test_a_hand_of_one_draws_two():
    game = Position("deal", hands={0: "M1-1"}, begins=True)
    game.play("M1-2", "M1-3")
    assert game.asked == ("play", 0)


@rule("DEAL-DRAW-03", "DEAL-EDGE-03", "DEAL-EDGE-48")
def test_a_player_who_laid_the_last_card_as_a_joker_draws_five():
    game = Position("deal", seats=2, hands={0: "A-JACKPOT-1", 1: "A-JOKER-1"})
    game.play("use A-JACKPOT-1", 1, "joker", "end", "M1-1", "M1-2", "M1-3", "M1-4", "M1-5")
    assert len(game.table.hands[1]) == 5 and game.asked == ("play", 1)


@rule("DEAL-DRAW-04", "DEAL-EDGE-01")
def test_a_hand_emptied_during_the_turn_draws_nothing_then():
    game = Position("deal", hands={0: "M1-1"})
    game.play("bank M1-1")
    assert game.asked == ("play", 0) and game.hands[0] == "" and game.offered == ["end"]


@rule("DEAL-DRAW-05")
def test_the_first_player_draws_two_on_the_first_turn():
    game = Position("deal", hands={0: "M1-1 M1-2 M1-3 M1-4 M1-5"}, begins=True, turns=0)
    game.play("M2-1", "M2-2")
    assert len(game.table.hands[0]) == 7 and game.asked == ("play", 0)


@rule("DEAL-DRAW-06", "DEAL-EDGE-05")
def test_the_centre_is_shuffled_into_a_new_pile_when_a_card_must_be_drawn_and_none_is_left():
    game = Position("deal", hands={0: "M1-1"}, begins=True, pile="M2-1", centre="A-GO-1 A-GO-2")
    game.play("M2-1")
    assert game.centre == "" and game.table.bag == sorted(game.table.bag) and len(game.table.bag) == 2
    game.play("A-GO-2")
    assert game.hands[0] == "A-GO-2 M1-1 M2-1" and game.asked == ("play", 0)


@rule("DEAL-DRAW-06")
def test_the_last_card_of_the_pile_alone_causes_no_shuffle():
    game = Position("deal", hands={0: "M1-1"}, begins=True, pile="M2-1 M2-2", centre="A-GO-1")
    game.play("M2-1", "M2-2")
    assert game.centre == "A-GO-1" and "reshuffled" not in game.fact_words


@rule("DEAL-DRAW-07", "DEAL-EDGE-06")
def test_a_go_that_empties_the_pile_is_not_in_the_shuffle_that_it_causes():
    game = Position("deal", hands={0: "A-GO-1"}, pile="M2-1", centre="A-GO-2")
    game.play("use A-GO-1", "M2-1", "A-GO-2")
    assert game.centre == "A-GO-1" and game.hands[0] == "A-GO-2 M2-1"


@rule("DEAL-DRAW-07")
def test_jokers_and_the_card_they_cancel_wait_until_the_effect_is_finished():
    hands = {0: "A-BDAY-1", 1: "A-JOKER-1", 2: "M1-1"}
    game = Position("deal", hands=hands)
    game.play("use A-BDAY-1", "joker")
    assert game.limbo == "A-BDAY-1 A-JOKER-1" and game.centre == ""
    game.play("let_stand")
    assert game.limbo == "" and game.centre == "A-BDAY-1 A-JOKER-1"


@rule("DEAL-DRAW-08", "DEAL-EDGE-05")
def test_with_too_few_cards_only_the_remaining_ones_are_drawn():
    game = Position("deal", hands={0: "M1-1"}, begins=True, pile="M2-1")
    game.play("M2-1")
    assert game.hands[0] == "M1-1 M2-1" and game.asked == ("play", 0)


@rule("DEAL-HAND-01")
def test_the_excess_over_seven_must_go_until_exactly_seven_are_left():
    game = Position("deal", hands={0: f"{SEVEN} M5-1 M10-1"}, banks={0: "M4-1"})
    game.play("end", "M1-1")
    assert game.asked == ("excess", 0)
    game.play("M1-2")
    assert len(game.table.hands[0]) == 7 and game.table.active == 1


@rule("DEAL-HAND-02", "DEAL-EDGE-07")
def test_excess_cards_go_under_the_pile_and_become_the_pile_if_it_was_empty():
    game = Position("deal", hands={0: f"{SEVEN} M5-1", 1: "M3-1"}, pile="")
    game.play("end", "M5-1")
    assert game.centre == "" and game.hands[1] == "M3-1 M5-1"


@rule("DEAL-HAND-03", "DEAL-EDGE-52")
def test_cards_put_back_are_drawn_in_order_before_the_centre_is_shuffled():
    game = Position("deal", hands={0: f"{SEVEN} M5-1 M10-1", 1: "M3-1"}, pile="M4-1", centre="A-GO-1")
    game.play("end", "M10-1", "M5-1")
    assert game.under == "M10-1 M5-1"
    game.play("M4-1")
    assert game.hands[1] == "M3-1 M4-1 M10-1" and game.under == "M5-1" and game.centre == "A-GO-1"


@rule("DEAL-HAND-03")
def test_the_others_see_only_that_a_card_was_put_under():
    game = Position("deal", hands={0: f"{SEVEN} M5-1"})
    game.play("end", "M5-1")
    mine, theirs = (view_as_dict(game.table, seat)["columns"]["under"] for seat in (0, 1))
    assert mine == [game.edition.names.index("M5-1")] and theirs == [-1]


@rule("DEAL-HAND-04")
def test_with_seven_cards_none_may_be_put_under():
    game = Position("deal", hands={0: SEVEN})
    game.play("end")
    assert game.asked == ("draw_card", -1) and game.under == ""


@rule("DEAL-HAND-05")
def test_during_the_turn_the_hand_may_be_larger():
    game = Position("deal", hands={0: f"{SEVEN} M5-1 M5-2 A-GO-1"})
    game.play("use A-GO-1", "M3-1", "M3-2")
    assert len(game.table.hands[0]) == 11 and game.asked == ("play", 0)


@rule("DEAL-HAND-01")
def test_a_card_that_is_not_in_hand_cannot_be_put_under():
    game = Position("deal", hands={0: f"{SEVEN} M5-1"})
    game.play("end")
    assert refused(game, "M10-1") == ("not_in_hand", "DEAL-HAND-01")


@rule("DEAL-EDGE-08")
def test_a_turn_may_end_with_nine_cards_and_unused_plays():
    game = Position("deal", hands={0: f"{SEVEN} M5-1 M10-1"}, plays=1)
    game.play("end", "M1-1", "M1-2")
    assert game.under == "M1-1 M1-2" and game.table.active == 1


@rule("DEAL-GO-02", "DEAL-EDGE-04")
def test_three_goes_from_a_hand_of_seven_leave_ten_and_three_go_under():
    hand = "A-GO-1 A-GO-2 A-GO-3 M1-1 M1-2 M1-3 M1-4"
    game = Position("deal", hands={0: hand})
    game.play("use A-GO-1", "M2-1", "M2-2", "use A-GO-2", "M2-3", "M2-4", "use A-GO-3", "M2-5", "M3-1")
    assert len(game.table.hands[0]) == 10 and game.offered == ["end"] and game.table.plays == 3
    game.play("end", "M1-1", "M1-2", "M1-3")
    assert game.under == "M1-1 M1-2 M1-3" and len(game.table.hands[0]) == 7


@rule("DEAL-DRAW-08")
def test_the_number_of_cards_actually_drawn_is_public():
    game = Position("deal", pile="M2-1", begins=True)
    game.play("M2-1")
    assert [fact[:3] for fact in game.facts if fact[0] == "draws"] == [("draws", 0, 1)]
    game = Position("deal", pile="", begins=True)
    assert "draws" not in game.fact_words and "nothing_to_draw" in game.fact_words
