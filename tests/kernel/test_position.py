"""Positions written in tests are read back as written, or refused if impossible."""

from typing import Any

import pytest

from magnat.games import BUILT_IN
from magnat.kernel import EVERYBODY, TABLE
from magnat.mechanics.auction import Auction
from magnat.positions import ImpossiblePosition, Position, WrongAnswerKind, dice, money
from magnat.record import snapshot

LYON = 15
REFUSED = ("cannot_build", "ELEC-BUILD-01")


def test_a_fork_does_not_change_the_original():
    game = Position("electronic", owns={1: "lecourbe"})
    fork = game.fork()
    fork.play("throw", dice(1, 2))
    assert fork.cash[:2] == [14_960, 15_040] and game.cash[:2] == [15_000, 15_000]
    assert game.asked == ("before_throw", 0) and "paid" in fork.fact_words and "paid" not in game.fact_words
    assert game.table.rows == [] and len(fork.table.rows) == 2


def test_a_fork_of_a_game_that_is_over_is_over():
    game = Position("electronic", out=(1,), cash={0: 0}).play("throw", dice(1, 3), "bankrupt")
    assert game.over and game.fork().over and game.fork().winners == game.winners == [2]


def test_the_seats_of_a_position_can_be_rotated():
    game = Position("electronic", seats=3, turn=1, cash={2: 400}, owns={0: "lecourbe"}, jailed={2: 2})
    turned = game.rotated(2)
    assert turned.asked == ("before_throw", 0) and turned.cash == [15_000, 400, 15_000]
    assert turned.owners == {"lecourbe": 2} and turned.jailed == [0, 2, 0]
    assert turned.play("throw", dice(1, 2)).cash == [14_960, 400, 15_040] and game.cash == [15_000, 15_000, 400]


@pytest.mark.parametrize(
    ("game", "asked"),
    [
        ("electronic", "throw_to_start"),
        ("empire", "draw_empire"),
        ("star_wars", "draw_force"),
        ("deal", "draw_lots"),
        ("millionaire", "choose_movers"),
    ],
)
def test_the_opening_asks_the_first_question_of_the_game(game, asked):
    made = Position.opening(game, seats=4)
    assert made.asked == (asked, TABLE if asked != "choose_movers" else 0)
    sides = [("on_side", p, p % 2, 0, 0, EVERYBODY) for p in range(4)] if game == "star_wars" else []
    assert made.facts == sides and snapshot(made.table)["columns"] == snapshot(made.edition.deal(4))["columns"]


@pytest.mark.parametrize("game", BUILT_IN)
def test_an_unknown_argument_is_refused(game):
    with pytest.raises(TypeError, match="own"):
        Position(game, own={0: "brown"})


def test_pass_is_an_answer_in_an_auction():
    game = Position("electronic", push=[Auction(LYON, 0)]).play("pass", money(100), "pass")
    assert game.owners == {"lyon": 1} and game.cash[1] == 14_900
    with pytest.raises(WrongAnswerKind):
        Position("electronic").play("pass")


def test_a_refusal_has_a_reason_and_a_rule_and_changes_nothing():
    game = Position("electronic", at={0: "go"})
    assert game.refusal("build") == REFUSED
    assert game.refusal("throw", seat=2) == ("not_your_word", "ELEC-TURN-01")
    assert game.refusal("build", seat=2) == REFUSED
    game.play("throw")  # a chance question is pending
    assert game.refusal("throw", seat=0)[0] == "not_your_word" and game.refusal(36)[0] == "not_offered"
    before = game.fork()
    with pytest.raises(AssertionError, match="not refused"):
        game.refusal(dice(1, 2))
    assert game.asked == before.asked and game.table.rows == before.table.rows
    over = Position("electronic", out=(1,), cash={0: 0}).play("throw", dice(1, 3), "bankrupt")
    assert over.refusal("throw") == ("game_over", "")


@pytest.mark.parametrize(
    ("game", "given"),
    [
        ("electronic", {"owns": {0: "lyon", 1: "station"}}),
        ("electronic", {"owns": {3: "lyon"}}),
        ("electronic", {"turn": 3}),
        ("electronic", {"owns": {0: "lyons"}}),
        ("electronic", {"cash": {0: -10}}),
        ("electronic", {"cash": {0: 15}}),
        ("electronic", {"built": {"lecourbe": 1}}),
        ("electronic", {"owns": {0: "lecourbe"}, "built": {"lecourbe": 1}}),
        ("electronic", {"owns": {0: "brown"}, "built": {"lecourbe": 6}}),
        ("electronic", {"owns": {0: "brown"}, "built": {"brown": 1}, "mortgaged": "lecourbe"}),
        ("electronic", {"owns": {0: "brown"}, "built": {"brown": 1}, "apartments": 31}),
        ("electronic", {"mortgaged": "lyon"}),
        ("electronic", {"owns": {1: "lyon"}, "out": (1,)}),
        ("electronic", {"turn": 1, "out": (1,)}),
        ("electronic", {"jailed": {0: 4}}),
        ("millionaire", {"owns": {0: "castle_view", 1: "castle_view"}}),
        ("millionaire", {"hands": {0: "sly_deal", 1: "sly_deal sly_deal sly_deal"}}),
        ("empire", {"towers": {0: "nerf", 1: "nerf"}}),
        ("empire", {"towers": {0: "office office office office", 1: "office office office"}}),
        ("empire", {"towers": {0: "office"}, "stock": {"office": 6}}),
        ("empire", {"cash": {1: 30}}),
        ("star_wars", {"owns": {0: "hoth", 1: "hoth_1"}}),
        ("star_wars", {"owns": {0: "go"}}),
        ("deal", {"hands": {0: "M1-1", 1: "M1-1"}}),
        ("deal", {"groups": {0: "RED1 GRN1"}}),
        ("deal", {"groups": {0: "BRN1 BRN2 W-ANY-1"}}),
        ("deal", {"banks": {0: "RED1"}}),
    ],
)  # fmt: skip
def test_an_impossible_table_is_refused(game, given):
    with pytest.raises(ImpossiblePosition):
        Position(game, **given)


@pytest.mark.parametrize("game", ["electronic", "empire", "star_wars", "millionaire"])
def test_jail_is_given_by_the_next_attempt_or_by_the_failed_ones(game):
    coming, failed = Position(game, turn=1, jailed={1: 3, 2: 1}), Position(game, turn=1, tries={1: 2, 2: 0})
    assert snapshot(coming.table) == snapshot(failed.table) and failed.tries == {1: 2, 2: 0}
    assert failed.asked == ("leave_jail", 1) and failed.places[1] == "jail" != failed.places[0]
    with pytest.raises(ImpossiblePosition):
        Position(game, tries={1: 4})


def test_pieces_left_out_of_a_position_can_be_read():
    assert Position("deal").away == "" and Position("empire").away == ""
    deal, empire = Position("deal", pile="M1-1", hands={0: "M1-2"}), Position("empire", pile={"empire": "just_say_no"})
    assert len(deal.away.split()) == deal.edition.size - 2
    assert len(empire.away.split()) == empire.edition.empire_cards - 1
    assert Position("empire", towers={1: "office"}, stock={"office": 3, "water": 3}).away == "water office office"
    assert Position("millionaire", owns={0: "brown"}, built={"brown": 3}).away == ""
    assert Position("millionaire", owns={0: "brown"}, built={"brown": 3}, apartments=24).away == "apartment apartment"
    assert Position("electronic", owns={2: "brown"}, built={"brown": 5}, hotels=9).away == "hotel"


@pytest.mark.parametrize(
    ("game", "given"),
    [
        ("electronic", {"cash": [100, 0, 40], "jailed": [0, 2, 0], "jail_cards": {"chance": 1, "chest": 2}}),
        ("electronic", {"apartments": 4, "hotels": 3}),
        ("empire", {"hands": ["", "just_say_no", "private_jet"], "towers": ["nerf office", "", "water"]}),
        ("empire", {"pile": {"chance": "birthday", "empire": "market_crash"}, "jail_cards": {"chance": 2}}),
        ("star_wars", {"hands": ["extortion", "takeover", ""], "discards": "r02", "cash": [10, 20, 30]}),
        ("deal", {"hands": ["M1-1", "", "A-GO-1 M2-1"], "banks": ["", "M5-1", "M3-1 M4-1"], "centre": "A-BDAY-1"}),
        ("deal", {"groups": ["", "RED: RED1 RED2 | DBL: W-ANY-1", ""], "limbo": "A-GO-1", "plays": 2, "idle": 1}),
        ("millionaire", {"hands": ["", "sly_deal", ""], "stars": [1, 5, 3], "apartments": 9}),
    ],
)  # fmt: skip
def test_values_given_by_name_are_read_back_by_name(game, given):
    by_seat: dict[str, Any] = {
        name: dict(enumerate(value)) if isinstance(value, list) else value for name, value in given.items()
    }
    made = Position(game, **by_seat)
    for name, value in given.items():
        result = getattr(made, name)
        if name == "jail_cards":
            assert [p for p in result if p >= 0] == list(value.values())
        elif name == "pile":
            assert all(result[deck].startswith(first) for deck, first in value.items())
        else:
            assert result == value, name
