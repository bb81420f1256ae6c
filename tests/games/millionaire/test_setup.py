"""Set-up and the first player of Millionaire."""

from typing import Any

import pytest

from magnat.games import edition
from magnat.games.millionaire.adapters.positions import arrange
from magnat.kernel import BadOption
from magnat.languages import LANGUAGES, text_in
from magnat.positions import Position, dice

rule = pytest.mark.rule
E: Any = edition("millionaire")


def opened(seats: int) -> Position:
    """Return a dealt game before its first answer."""
    return Position.opening("millionaire", seats=seats)


@rule("MIL-SETUP-01", "MIL-VAR-01")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_to_four_play_by_the_same_rules(seats):
    t = E.deal(seats)
    assert t.cash == [372] * seats and t.place == [0] * seats and (t.apartments, t.hotels) == (32, 12)


@rule("MIL-SETUP-01")
@pytest.mark.parametrize("seats", [0, 1, 5, 6])
def test_any_other_number_is_refused(seats):
    with pytest.raises(BadOption):
        E.deal(seats)


@rule("MIL-SETUP-02", "MIL-SETUP-09")
def test_six_values_of_notes_two_of_each_make_the_starting_cash():
    notes = E.board.notes
    assert sorted(notes) == [1, 5, 10, 20, 50, 100] and 2 * sum(notes) == E.start


@rule("MIL-SETUP-03")
def test_the_bank_is_automatic():
    game = Position("millionaire", at={0: "jail"}, cash={0: 0, 1: 0, 2: 0})
    game.play("throw", dice(1, 2), "auction")
    assert game.fact_words[-2:] == ["auction", "unsold"] and game.asked == ("after_move", 0)


@rule("MIL-SETUP-04")
def test_there_are_two_separate_decks_of_fourteen():
    t = E.deal(2)
    names = [[E.cards[c].name for c in bag] for bag in t.bags]
    assert [len(deck) for deck in names] == [14, 14] and not set(names[0]) & set(names[1]) and t.unders == [(), ()]


@rule("MIL-SETUP-05")
def test_each_of_the_22_properties_has_one_of_the_22_fortune_cards():
    t = E.deal(3)
    assert [i for i in range(32) if t.lying >> i & 1] == list(E.deeds) and t.fortune == list(range(22))


@rule("MIL-SETUP-06", "MIL-SETUP-13")
def test_sets_of_movers_are_chosen_in_seat_order_and_no_two_share_one():
    game = opened(3)
    assert game.asked == ("choose_movers", 0)
    assert game.play("car").refusal("car") == ("set_taken", "MIL-SETUP-06") and game.asked == ("choose_movers", 1)
    assert game.play("boat", "plane").movers == (2, 3, 1) and game.asked == ("throw_to_start", -1)


@rule("MIL-SETUP-06")
def test_there_are_four_sets_of_three_movers():
    for lang in LANGUAGES:
        assert [len(text_in(token, lang, "stages")) for token in E.board.token] == [3] * 4


@rule("MIL-SETUP-07")
def test_everybody_starts_on_go_with_one_star():
    game = opened(4)
    assert game.places == ["go"] * 4 and game.stars == [1] * 4


@rule("MIL-SETUP-08")
def test_everybody_starts_with_372k():
    assert opened(2).cash == [372, 372]


@rule("MIL-SETUP-10")
def test_no_property_is_owned_built_or_mortgaged_and_all_pieces_are_in_stock():
    game = opened(4)
    assert game.owners == {} and game.levels == {} and game.mortgages == []
    assert (game.apartments, game.hotels) == (32, 12)


@rule("MIL-SETUP-11")
def test_the_highest_total_plays_first_and_play_goes_to_the_left():
    game = opened(3).play("car", "boat", "plane", dice(1, 2), dice(6, 5), dice(3, 3))
    assert game.asked == ("before_throw", 1)
    arrange(game.table, at={1: "lakeside_marina"})
    assert game.play("throw", dice(4, 5), "end").asked == ("before_throw", 2)


@rule("MIL-SETUP-12")
def test_players_tied_for_the_highest_total_throw_again():
    game = opened(3).play("car", "boat", "plane", dice(6, 5), dice(1, 1), dice(5, 6))
    assert game.question.ring == (0, 2)
    assert game.play(dice(1, 1), dice(1, 2)).asked == ("before_throw", 2)


@rule("MIL-SETUP-14")
def test_starting_throws_move_nobody_and_open_no_window():
    game = opened(2).play("car", "boat")
    assert game.aside(0) == [] and game.play(dice(6, 6), dice(1, 1)).places == ["go", "go"]
    assert game.asked == ("before_throw", 0)
