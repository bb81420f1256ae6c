"""Set-up, sides and numbers of players of Star Wars."""

from typing import Any

import msgspec
import pytest

from magnat.games.star_wars import EDITION
from magnat.games.star_wars.edition import EMPIRE, REBEL
from magnat.kernel import TABLE, BadBoard, BadOption, IllegalAnswer, Luck, settle
from magnat.positions import dice
from magnat.record.view import view_as_dict
from tests.games.star_wars import star_wars, walked

rule = pytest.mark.rule
CHOSEN = {"sides": "chosen"}


def opened(seats: int, **options: Any) -> Any:
    """Return a dealt game at its first decision."""
    t = EDITION.with_(**options).deal(seats)
    settle(t, Luck(1))
    return t


def choosing(seats: int) -> Any:
    """Return a game at its first question in which players choose their sides."""
    game = star_wars(seats=seats, options=CHOSEN)
    game.table.stack[:] = game.edition.deal(seats).stack
    settle(game.table)
    return game


@rule("SW-SETUP-01")
@pytest.mark.parametrize("seats", [0, 1, 5, 6])
def test_any_other_number_of_players_is_refused(seats):
    with pytest.raises(BadOption) as refusal:
        EDITION.deal(seats)
    assert refusal.value.accepted == "2..4"


@rule("SW-SETUP-02")
def test_each_player_joins_one_of_the_two_sides():
    game = choosing(4)
    game.play("empire", "rebel", "rebel", "empire")
    assert game.sides == ["empire", "rebel", "rebel", "empire"]


@rule("SW-SETUP-03")
@pytest.mark.parametrize(("seats", "chosen"), [(2, ["rebel"]), (4, ["empire", "empire"]), (4, ["rebel", "rebel"])])
def test_two_and_four_players_make_equal_sides(seats, chosen):
    game = choosing(seats)
    with pytest.raises(IllegalAnswer) as refusal:
        game.play(*chosen, chosen[0])
    assert refusal.value.rule == "SW-SETUP-03" and len(game.choices) == 1


@rule("SW-SETUP-03")
@pytest.mark.parametrize("how", ["rebels_first", "empire_first", "together"])
@pytest.mark.parametrize("seats", [2, 4])
def test_the_sides_by_seat_are_equal(how, seats):
    assert EDITION.with_(sides=how).deal(seats).side.count(REBEL) == seats // 2


@rule("SW-SETUP-04")
def test_three_players_split_two_against_one():
    game = choosing(3)
    with pytest.raises(IllegalAnswer) as refusal:
        game.play("empire", "empire", "empire")
    assert refusal.value.rule == "SW-SETUP-04" and choosing(3).play("rebel", "empire").choices == ["rebel", "empire"]


@rule("SW-SETUP-04")
@pytest.mark.parametrize(("how", "rebels"), [("rebels_first", 2), ("empire_first", 1), ("together", 2)])
def test_both_splits_of_three_can_be_seated(how, rebels):
    assert EDITION.with_(sides=how).deal(3).side.count(REBEL) == rebels


@rule("SW-SETUP-05")
def test_tokens_have_the_colour_of_their_side_are_unique_and_start_on_go():
    game = choosing(2).play("rebel", "empire")
    assert game.choices == [game.edition.tokens.index(name) for name in ("luke", "finn", "rey")]
    game.play("luke", "rebel_a")
    assert game.choices == [game.edition.tokens.index(name) for name in ("vader", "kylo")] and game.place == [0, 0]


@rule("SW-SETUP-05")
def test_a_token_is_not_taken_twice_and_rey_stands_in_for_finn():
    game = choosing(4).play("rebel", "rebel", "empire", "empire", "rey", "rebel_a")
    with pytest.raises(IllegalAnswer) as refusal:
        game.play("finn")
    assert refusal.value.reason == "token_taken" and game.choices == [game.edition.tokens.index("luke")]
    game = choosing(4).play("rebel", "rebel", "empire", "empire", "luke", "rebel_a")
    assert game.choices == [game.edition.tokens.index(name) for name in ("finn", "rey")]
    assert dict(zip(EDITION.tokens, EDITION.token_rivals, strict=True)) == {
        "luke": -1, "vader": -1, "finn": -1, "kylo": -1, "rey": EDITION.tokens.index("finn"),
    }  # fmt: skip


@rule("SW-SETUP-06")
def test_allies_take_different_symbols_of_their_colour_after_the_token():
    game = choosing(4).play("rebel", "rebel", "empire", "empire", "luke", "rebel_b", "finn")
    assert game.asked == ("choose_symbol", 1) and game.choices == [game.edition.symbols.index("rebel_a")]
    assert sorted(EDITION.deal(4).symbol) == [0, 1, 2, 3] and "symbol" in view_as_dict(game.table, TABLE)["columns"]


@rule("SW-SETUP-07")
def test_the_two_decks_are_separate_and_face_down():
    t = EDITION.deal(2)
    settle(t)
    assert {t.edition.backs[card] for card in t.pile(REBEL)} == {REBEL} and len(t.pile(REBEL)) == 18
    assert {t.edition.backs[card] for card in t.pile(EMPIRE)} == {EMPIRE} and len(t.pile(EMPIRE)) == 18
    assert view_as_dict(t, 0)["columns"]["bag"] == {"count": 36, "known": []}


@rule("SW-SETUP-08", "SW-PLAYERS-05")
@pytest.mark.parametrize(("seats", "hands", "drawn"), [(2, [3, 3], 3), (3, [3, 6, 3], 6), (4, [3, 3, 3, 3], 6)])
def test_each_player_draws_from_the_deck_of_their_side(seats, hands, drawn):
    t = opened(seats)
    assert [len(hand) for hand in t.hands] == hands
    assert len(t.pile(REBEL)) == len(t.pile(EMPIRE)) == len(EDITION.cards) // 2 - drawn
    assert all(t.edition.backs[card] == t.side[p] for p in range(seats) for card in t.hands[p])


@rule("SW-SETUP-09")
def test_starting_cards_are_hidden_from_everyone_the_ally_included():
    t = opened(4)
    assert view_as_dict(t, 0)["columns"]["hands"][0] == t.hands[0]
    assert [view_as_dict(t, p)["columns"]["hands"][0] for p in (1, 2, 3, TABLE)] == [[-1, -1, -1]] * 4


@rule("SW-SETUP-10")
def test_everybody_starts_with_1500_credits_in_the_notes_of_the_booklet():
    pieces = EDITION.board.pieces
    notes = {10: 2, 20: 4, 50: 2, 100: 3, 500: 2}
    assert {value: pieces[f"notes_{value}"] for value in notes} == notes
    assert EDITION.deal(3).cash == [1500] * 3 == [sum(value * count for value, count in notes.items())] * 3


@rule("SW-SETUP-11")
def test_the_bank_has_no_seat_and_a_separate_ledger():
    game = star_wars(seats=2)
    game.play("roll", dice(1, 3))
    assert game.cash == [1300, 1500] and game.bank == 200


@rule("SW-SETUP-12")
def test_all_bases_start_in_the_bank():
    t = EDITION.deal(4)
    assert set(t.owner) == {TABLE} and t.supply(REBEL) == t.supply(EMPIRE) == 24 and t.free == EDITION.planet_bits


@rule("SW-SETUP-13", "SW-BASE-04")
@pytest.mark.parametrize("piece", ["tokens", "bases", "rebel_bases", "force_cards", "symbol_cards", "dice"])
def test_a_board_file_that_breaks_a_count_is_refused(piece):
    board = msgspec.structs.replace(EDITION.board, pieces={**EDITION.board.pieces, piece: 23})
    with pytest.raises(BadBoard) as refusal:
        EDITION.rebuild(board, {})
    assert refusal.value.key == "pieces." + piece.replace("rebel_", "")


@rule("SW-SETUP-13")
def test_a_missing_token_is_refused():
    board = msgspec.structs.replace(EDITION.board, token=EDITION.board.token[:3])
    with pytest.raises(BadBoard) as refusal:
        EDITION.rebuild(board, {})
    assert refusal.value.key == "pieces.tokens"


@rule("SW-PLAYERS-01")
def test_the_youngest_rebel_starts():
    t = EDITION.with_(youngest=3).deal(4)
    settle(t, Luck(5))
    assert t.active == 2 and t.side[2] == REBEL


@rule("SW-PLAYERS-02")
def test_without_a_youngest_player_a_random_rebel_starts():
    starters = set()
    for seed in range(20):
        t = EDITION.deal(4)
        settle(t, Luck(seed))
        starters.add(t.active)
    assert starters == {0, 2}


@rule("SW-PLAYERS-02")
def test_the_youngest_must_be_a_rebel():
    with pytest.raises(BadOption) as refusal:
        EDITION.with_(youngest=2).deal(4)
    assert refusal.value.accepted == "0, 1, 3"


@rule("SW-PLAYERS-03")
@pytest.mark.parametrize(("how", "lone"), [("rebels_first", 1), ("empire_first", 1), ("together", 2)])
def test_the_player_without_an_ally_starts_and_draws_six(how, lone):
    t = opened(3, sides=how)
    assert t.active == lone and [len(hand) for hand in t.hands].index(6) == lone


@rule("SW-PLAYERS-04")
def test_play_passes_to_the_left_whatever_the_sides():
    game = star_wars(seats=4, options={"sides": "together"}, at={p: "jail" for p in range(4)})
    game.play(*["roll", dice(4, 6), "end"] * 4)
    assert [fact[1] for fact in game.facts if fact[0] == "turn"] == [0, 1, 2, 3, 0]


@rule("SW-SIDE-01")
def test_sides_never_change():
    for seed in range(3):
        sides = {t.side for t in walked(4, seed) if t.turns}
        assert len(sides) == 1


@rule("SW-SIDE-02")
def test_allies_pay_each_other_and_hold_their_own_cards():
    game = star_wars(at={0: "hoth_3"}, owns={2: "geonosis_1"}, hands={2: "secret_funds"})
    game.play("roll", dice(1, 1))
    assert game.cash == [1470, 1500, 1530] and game.choices == ["roll"] and game.hands == ["", "", "secret_funds"]


@rule("SW-SETUP-05", "SW-SETUP-06")
@pytest.mark.parametrize(
    ("tokens", "symbols", "how"),
    [
        ("luke vader finn kylo", "rebel_a empire_a rebel_b empire_b", "rebels_first"),
        ("vader luke kylo finn", "empire_a rebel_a empire_b rebel_b", "empire_first"),
        ("luke finn vader kylo", "rebel_a rebel_b empire_a empire_b", "together"),
    ],
)
def test_tokens_and_symbols_are_assigned_in_order_by_default(tokens, symbols, how):
    t = EDITION.with_(sides=how).deal(4)
    assert [EDITION.tokens[token] for token in t.token] == tokens.split()
    assert [EDITION.symbols[symbol] for symbol in t.symbol] == symbols.split()


@rule("SW-PLAYERS-03")
@pytest.mark.parametrize("alone", range(3))
def test_the_lone_player_of_three_starts_with_six_cards_in_any_seat(alone):
    for lone, others in (("rebel", "empire"), ("empire", "rebel")):
        game = choosing(3).play(*[lone if p == alone else others for p in range(3)])
        while game.asked[0] in ("choose_token", "choose_symbol"):
            game.play(game.choices[0])
        settle(game.table, Luck(1))
        assert [len(hand) for hand in game.table.hands] == [6 if p == alone else 3 for p in range(3)]
        assert game.active == alone and "starts" in game.fact_words
