"""Set-up of Empire (booklet: Contient, Mise en place)."""

from typing import Any

import msgspec
import pytest

from magnat.games import edition
from magnat.games.empire import EDITION, move, swap, turn, windows
from magnat.games.empire.decks import DECKS
from magnat.kernel import BadOption, Luck, Question, answer, current_question, settle
from magnat.positions import Position, card, dice
from magnat.record.view import view_as_dict

rule = pytest.mark.rule


def asked(t: Any) -> Any:
    return current_question(t)


def dealt(seats, **options):
    """Return a dealt game at its first question."""
    t = EDITION.with_(first_seat=1, **options).deal(seats)
    settle(t, Luck(7))
    return t


@rule("EMP-SETUP-01")
@pytest.mark.parametrize("seats", [1, 5])
def test_two_to_four_play(seats):
    assert [EDITION.deal(n).ring for n in (2, 3, 4)] == [(0, 1), (0, 1, 2), (0, 1, 2, 3)]
    with pytest.raises(BadOption):
        EDITION.deal(seats)


@rule("EMP-SETUP-02")
def test_the_14_chance_cards_are_one_unseen_pile():
    t = dealt(3)
    names = [t.edition.card_names[c] for c in t.bags[0]]
    assert len(names) == 14 and t.unders == [()] and names.count("casino_night") == 2 and len(set(names)) == 13


@rule("EMP-SETUP-03")
def test_the_14_empire_cards_are_another_pile_and_never_come_up_as_chance():
    t = EDITION.deal(2)
    assert len(t.unseen) == 14 and not set(t.unseen) & set(t.bags[0])


@rule("EMP-SETUP-04")
def test_the_22_brands_lie_on_their_own_spaces():
    t = dealt(4)
    brands = [i for i, s in enumerate(t.edition.board.space) if s.kind == "brand"]
    assert len(brands) == 22 and all(t.owner_of(i) < 0 for i in brands) and t.brands == [0] * 4


@rule("EMP-SETUP-05")
def test_four_tiles_of_each_utility():
    t = dealt(4)
    assert t.stock[:2] == [4, 4] and [t.edition.names[u] for u in t.edition.utilities] == ["electric", "water"]


@rule("EMP-SETUP-06")
def test_six_offices_in_the_supply():
    assert Position("empire").offices == 6


@rule("EMP-SETUP-07")
def test_each_player_starts_on_go_with_an_empty_tower_1000_and_two_cards():
    t = dealt(3)
    assert t.cash == [1000] * 3 and t.place == [0] * 3 and t.towers == [(), (), ()]
    assert [len(hand) for hand in t.hands] == [2, 2, 2]
    assert view_as_dict(t, 1)["columns"]["hands"] == [[-1, -1], t.hands[1], [-1, -1]]


@rule("EMP-SETUP-08")
def test_the_starting_notes_make_1000():
    pieces = EDITION.board.pieces
    assert 500 * pieces["notes_500"] + 100 * pieces["notes_100"] + 50 * pieces["notes_50"] == EDITION.start == 1000


@rule("EMP-SETUP-09")
def test_the_bank_is_no_player_and_keeps_its_own_ledger():
    game = Position("empire").play("roll", dice(1, 2), "buy")
    assert game.cash == [950, 1000, 1000] and game.bank == 50 and game.ring == (0, 1, 2)


@rule("EMP-SETUP-10")
def test_the_bank_pays_beyond_what_it_took():
    game = Position("empire", at={0: "xbox"}, towers={0: "heinz universal"}).play("roll", dice(4, 3))
    assert game.bank == -400 and game.cash[0] == 1400


@rule("EMP-SETUP-11")
def test_six_different_tokens_for_four_players():
    names = [token.name for token in EDITION.board.token]
    assert len(set(names)) == 6 >= EDITION.most


@rule("EMP-SETUP-12")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_deal_leaves_the_other_cards_in_the_pile(seats):
    assert len(dealt(seats).unseen) == EDITION.empire_cards - 2 * seats


@rule("EMP-SETUP-13")
def test_classic_rules_fill_gaps_but_there_are_no_deeds_houses_or_mortgages():
    verbs = {
        verb
        for part in (turn, windows, move, swap)
        for kind in vars(part).values()
        if isinstance(kind, type) and issubclass(kind, Question)
        for verb in kind.verbs
    }
    assert verbs and not verbs & {"build", "sell", "mortgage", "lift", "bankrupt"}
    game = Position("empire", at={0: "go_to_jail"}).play("roll", dice(5, 4))  # clockwise, as in the classic game
    assert game.places[0] == "go"


@rule("EMP-SETUP-14")
def test_the_same_rules_apply_to_all_seats():
    games = [Position("empire", turn=p).play("roll", dice(1, 2), "buy") for p in range(3)]
    assert [game.towers[p] for p, game in enumerate(games)] == ["transformers"] * 3
    assert [game.cash[p] for p, game in enumerate(games)] == [950] * 3


@rule("EMP-SETUP-15")
def test_starting_cards_may_be_played_before_the_first_roll():
    t = dealt(2)
    question = current_question(t)
    assert isinstance(question, turn.BeforeRoll) and len(t.hands[0]) == 2
    game = Position("empire", hands={0: "tallest_tower"}).play("play", card("tallest_tower"))
    assert game.cash[0] == 1050 and game.asked == ("before_roll", 0)


@rule("EMP-TURN-01")
def test_the_first_player_is_random_unless_set():
    t = EDITION.deal(3)
    for _ in range(6):
        answer(t, -1, asked(t).choices(t)[0])
    assert isinstance(asked(t), turn.WhoStarts) and list(asked(t).choices(t)) == [0, 1, 2]
    answer(t, -1, 2)
    assert asked(t).seat == 2 and t.active == 2
    assert asked(dealt(3, **{})).seat == 0
    with pytest.raises(BadOption):
        edition("empire", options={"first_seat": 4}).deal(3)


@rule("EMP-TURN-01")
def test_play_goes_to_the_left():
    game = Position("empire", turn=2, towers={2: "transformers"}).play("roll", dice(1, 2), "end")
    assert game.asked == ("before_roll", 0)


@rule("EMP-TURN-01", "EMP-WIN-05")
@pytest.mark.parametrize(("option", "most"), [("first_seat", 4), ("turn_limit", 1_000_000)])
def test_numeric_options_have_a_maximum(option, most):
    assert edition("empire", options={option: most}).options[option] == most
    with pytest.raises(BadOption):
        edition("empire", options={option: most + 1})


@rule("EMP-EDGE-56")
def test_without_a_bargain_card_there_is_no_bargain_price():
    lines = [line for line in DECKS.lines["empire"] if line.verb != "bargain"]
    board = msgspec.structs.replace(EDITION.board, cards={"empire": lines})
    e: Any = EDITION.rebuild(board, {})
    assert EDITION.bargain == 100 and (e.bargains, e.bargain) == ((), 0)
