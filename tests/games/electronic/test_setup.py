"""Set-up and the banker of Electronic."""

from typing import Any

import msgspec
import pytest

from magnat.games import edition
from magnat.games.electronic.edition import CHANCE, CHEST
from magnat.games.electronic.turn import ThrowToStart
from magnat.kernel import BadOption, settle
from magnat.mechanics.money import BANK
from magnat.positions import Position, card, dice, money
from magnat.record.codec import restore, snapshot

rule = pytest.mark.rule


def starting(seats):
    """Return a position before the starting throws."""
    return Position("electronic", seats=seats, push=[ThrowToStart(tuple(range(seats)), 0, ())])


@rule("ELEC-SETUP-01")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_two_to_six_may_play(seats):
    game = Position("electronic", seats=seats)
    assert game.ring == tuple(range(seats)) and len(game.cash) == seats


@rule("ELEC-SETUP-01", "ELEC-SETUP-03", "ELEC-EDGE-62")
@pytest.mark.parametrize("seats", [0, 1, 7])
def test_one_and_seven_players_are_refused(seats):
    with pytest.raises(BadOption):
        edition("electronic").deal(seats)


@rule("ELEC-SETUP-02", "ELEC-SETUP-04")
def test_the_bank_has_no_seat_and_only_rolls_and_draws():
    game = starting(3)
    asked = {game.play(word).asked for word in [dice(1, 2), dice(1, 3), dice(2, 3), "throw", dice(1, 4), "auction"]}
    assert BANK not in game.ring and {kind for kind, p in asked if p == BANK} == {"throw_to_start", "throw"}


@rule("ELEC-SETUP-02", "ELEC-SETUP-04")
def test_banking_is_automatic():
    game = Position("electronic", seats=2)
    game.play("throw", dice(1, 2), "auction", money(200), money(200))
    assert game.owners == {"lecourbe": 0} and game.bank == 200 and game.asked == ("after_move", 0)


@rule("ELEC-SETUP-03", "ELEC-EDGE-62")
@pytest.mark.parametrize("people", [6, 7])
def test_a_banker_who_does_not_play_has_no_account(people):
    game = Position("electronic", seats=people - 1)
    assert len(game.cash) == len(game.place) == people - 1


@rule("ELEC-SETUP-05")
def test_all_deeds_and_buildings_start_with_the_bank():
    game = Position("electronic", seats=6)
    assert game.owners == {} and len(game.edition.deeds) == 28 and (game.apartments, game.hotels) == (32, 12)
    assert game.mortgages == [] and game.levels == {} and set(game.owner) == {BANK}


@rule("ELEC-SETUP-06")
def test_decks_are_separate_and_any_of_their_cards_may_come_up():
    game = Position("electronic").play("throw", dice(3, 4))
    chance, chest = map(len, game.edition.decks)
    assert game.choices == list(range(chance)) and game.unders == [(), ()]
    game.play(card("bank_dividend"))
    assert len(game.bags[CHANCE]) == chance - 1 and len(game.bags[CHEST]) == chest


@rule("ELEC-SETUP-07")
def test_every_token_stands_on_go_and_there_are_six_different_ones():
    game = Position("electronic", seats=6)
    assert game.places == ["go"] * 6 and len({token.name for token in game.edition.board.token}) == 6


@rule("ELEC-SETUP-08", "ELEC-SETUP-09")
def test_six_separate_accounts_start_at_15M():
    game = Position("electronic", seats=6)
    assert game.cash == [15_000] * 6
    game.play("throw", dice(1, 3))
    assert game.cash == [13_000] + [15_000] * 5


@rule("ELEC-SETUP-10")
def test_the_highest_total_begins_and_play_passes_to_the_left():
    game = starting(3).play(dice(1, 2), dice(6, 5), dice(3, 3))
    assert game.asked == ("before_throw", 1)
    game.play("throw", dice(1, 3), "end")
    assert game.asked == ("before_throw", 2)
    game.play("throw", dice(1, 3), "end")
    assert game.asked == ("before_throw", 0)


@rule("ELEC-SETUP-10")
def test_the_opening_position_waits_for_the_first_throw_of_the_start():
    t = edition("electronic").deal(2)
    assert len(settle(t)) == 36 and isinstance(t.stack[-1], ThrowToStart)


@rule("ELEC-SETUP-10")
def test_a_double_in_the_starting_throw_has_no_effect():
    game = starting(2).play(dice(6, 6), dice(1, 2))
    assert game.asked == ("before_throw", 0) and game.places == ["go", "go"] and game.doubles == 0


@rule("ELEC-SETUP-11")
def test_players_tied_for_the_highest_throw_again():
    game = starting(4).play(dice(5, 4), dice(1, 2), dice(6, 3), dice(4, 4))
    game.play(dice(1, 1), dice(1, 2))
    assert game.asked == ("before_throw", 2)


@rule("ELEC-SETUP-11")
def test_a_tie_may_come_again():
    game = starting(2).play(dice(1, 1), dice(1, 1), dice(2, 2), dice(1, 3), dice(1, 2))
    assert game.asked == ("throw_to_start", BANK)
    assert game.play(dice(1, 1)).asked == ("before_throw", 0)


@rule("ELEC-SETUP-12")
def test_a_game_is_saved_and_resumed_at_every_decision():
    game, whole = Position("electronic"), Position("electronic")
    script: list[Any] = ["throw", dice(1, 1), card("fine_or_chance"), "draw", card("back_three"), "auction", money(500)]
    for word in [*script, money(510), money(510), money(510), "throw", dice(1, 4), "end"]:
        saved = msgspec.json.decode(msgspec.json.encode(snapshot(game.table)))
        game.table = restore(game.edition, 3, saved)
        game.play(word)
        whole.play(word)
    assert snapshot(game.table) == snapshot(whole.table) and game.cash[1] == 14_490


@rule("ELEC-SETUP-13")
def test_standing_on_go_at_the_start_earns_nothing():
    game = starting(2).play(dice(1, 2), dice(1, 1))
    assert game.cash == [15_000, 15_000]
    assert game.play("throw", dice(1, 2)).cash == [15_000, 15_000]


@rule("ELEC-SETUP-10", "ELEC-QUICK-01", "ELEC-CARD-01")
def test_dice_decks_and_dealt_deeds_use_separate_random_streams():
    """Otherwise the draws of one seat would shift the dice of another seat or a deck."""
    dealing = Position.opening("electronic", "quick", seats=4)
    assert dealing.question.stream() == 66 and Position.opening("electronic").question.stream() == 0
    chance = Position("electronic", seats=4, turn=2).play("throw", dice(3, 4))
    chest = Position("electronic", seats=4, turn=2).play("throw")
    assert chest.question.stream() == 2 and chance.question.stream() == 64
    assert chest.play(dice(1, 1)).question.stream() == 65
