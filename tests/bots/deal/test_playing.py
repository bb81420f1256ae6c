"""Which cards Deal's steady player plays, and in which order: each threshold, and one step beyond it."""

from typing import Any

import pytest

from magnat.games.deal.adapters.positions import WAYS
from magnat.games.deal.edition import CARD
from magnat.games.deal.pile import Excess
from magnat.games.deal.taking import TakeProperty
from magnat.positions import Position
from tests.steady import choice, steady_of

BANKED = "M4-1 M1-1"  # enough: cards that are not needed are kept


def words(game: Position, answer: int) -> str:
    """Return a play in words: `use A-GO-1`, `bank M1-1`, `double R-ANY-1`, `end`, `rearrange`."""
    if answer < CARD:
        return ("end", "rearrange")[answer]
    way, card = divmod(answer - CARD, game.edition.size)
    verb = {number: word for word, number in WAYS.items() if word != "lay"}[way]
    return f"{verb} {game.edition.names[card]}"


def play(hand: str, mine: str = "", bank: str = BANKED, style: str = "", **position: Any) -> str:
    """Return the play of seat 1 in its turn."""
    groups = ({1: mine} if mine else {}) | position.pop("others", {})
    banks = {1: bank} | position.pop("banks", {})
    game = Position("deal", turn=1, hands={1: hand}, banks=banks, groups=groups, **position)
    return words(game, choice(game, style))


# Each card of a hand is played before the next.
ORDER = [
    "A-BANCO-1", "RED1", "A-GO-1", "A-HOUSE-1", "A-DUEL-1", "A-JACKPOT-1", "R-ANY-1", "M1-2"
]  # fmt: skip


@pytest.mark.parametrize("number", range(len(ORDER)))
def test_cards_have_an_order(number):
    hand = ORDER[number : number + 7]
    position: dict[str, Any] = {"others": {0: "DBL", 2: "STN1"}}
    way = "bank" if hand[0] == "M1-2" else "use"
    assert play(" ".join(reversed(hand)), "GRN", **position) == f"{way} {hand[0]}"


@pytest.mark.parametrize(
    ("early", "late"),
    [
        ("use W-RED-YEL-1", "A-GO-1"),
        ("use A-HOTEL-1", "A-DUEL-1"),
        ("use A-HOUSE-1", "A-TROC-1"),
        ("use A-DUEL-1", "A-BDAY-1"),
        ("use A-TROC-1", "A-BDAY-1"),
        ("use A-BDAY-1", "R-GRN-DBL-1"),
        ("use R-GRN-DBL-1", "M10-1"),
        ("bank M10-1", "A-DOUBLE-1"),
    ],
)
def test_kinds_of_equal_cards_have_the_same_order(early, late):
    position: dict[str, Any] = {"others": {0: "DBL", 2: "STN1"}}
    mine = (
        "GRN A-HOUSE-1"
        if "HOTEL" in early
        else "GRN"
        if "HOUSE" in early
        else "GRN"
        if "DBL" not in early
        else "GRN | STN2 STN3"
    )
    assert play(f"{early.split()[1]} {late}", mine, **position) == early


def test_a_property_that_joins_an_incomplete_group_comes_first():
    assert play("BRN1 RED1 W-RED-YEL-1", "RED2") == "use RED1"
    assert play("BRN1 GRN1", "RED2 | BRN2") == "use BRN1"
    assert play("W-RED-YEL-1 GRN2", "RED2") == "use GRN2", "the first of equals in card order"
    assert play("GRN1 DBL1", "RED: W-ANY-1 | DBL2") == "use DBL1"


def test_a_property_beyond_a_complete_group_has_no_advantage():
    game = "RED: RED1 RED2 W-RED-YEL-1"
    assert play("BRN1 RED3", game) == "use BRN1"
    assert play("BRN1 RED3", "RED1 RED2") == "use RED3"


# The bank


@pytest.mark.parametrize(
    ("style", "bank", "banks"),
    [
        ("", "M4-1", True),
        ("", "M5-1", False),
        ("cautious", "M5-1 M1-1", True),
        ("cautious", "M5-1 M2-1", False),
        ("greedy", "M2-1", True),
        ("greedy", "M3-1", False),
    ],
)
def test_a_card_without_use_is_banked_while_the_bank_is_poor(style, bank, banks):
    assert play("A-DOUBLE-1", bank=bank, style=style) == ("bank A-DOUBLE-1" if banks else "end")


@pytest.mark.parametrize("card", ["A-JOKER-1", "A-BANCO-1"])
def test_a_joker_and_a_banco_are_never_banked(card):
    assert play(card, bank="M1-1") == "end"
    assert play(f"{card} {'A-JOKER-2' if 'JOKER' in card else 'A-BANCO-2'} {CROWD}", bank="M1-1").startswith("bank A-D")


CROWD = "A-DOUBLE-1 A-DOUBLE-2 R-RED-YEL-1 R-RED-YEL-2 R-BRN-LBL-1 R-BRN-LBL-2"


@pytest.mark.parametrize(
    ("hand", "banks"), [(CROWD, False), (f"{CROWD} R-STN-UTL-1", False), (f"{CROWD} R-STN-UTL-1 R-STN-UTL-2", True)]
)
def test_a_crowded_hand_is_banked(hand, banks):
    """Above seven cards one has to go, and better to the bank than under the pile."""
    assert play(hand) == ("bank A-DOUBLE-1" if banks else "end")


def test_money_is_banked_whatever_the_bank_has():
    assert play("M1-2", bank="M10-1") == "bank M1-2"
    assert play("M1-2 A-DOUBLE-1", bank="M1-1") == "bank M1-2"


def test_a_crowded_hand_still_lays_properties_and_attacks():
    assert play(f"RED1 {CROWD} R-STN-UTL-1") == "use RED1"
    assert play(f"A-BDAY-1 {CROWD} R-STN-UTL-1") == "use A-BDAY-1"


def test_go_is_not_drawn_into_a_crowded_hand():
    assert play(f"A-GO-1 {CROWD}") == "use A-GO-1"
    assert play(f"A-GO-1 {CROWD} R-STN-UTL-1") == "bank A-GO-1"


# Rents


@pytest.mark.parametrize(
    ("style", "mine", "charged"),
    [
        ("", "RED1", False),  # 2
        ("", "RED1 RED2", True),  # 3
        ("cautious", "RED1 RED2", True),  # 300 // 80 = 3
        ("greedy", "RED1", True),  # 300 // 150 = 2
        ("greedy", "BRN1", False),
        ("friendly", "YEL1 YEL2", False),  # 300 // 60 = 5
        ("friendly", "RED", True),
    ],
)
def test_a_rent_is_charged_from_three_millions(style, mine, charged):
    card = "R-BRN-LBL-1" if "BRN" in mine else "R-RED-YEL-1"
    assert play(card, mine, bank="M10-1", style=style) == (f"use {card}" if charged else "end")


def test_the_highest_rent_of_the_card_counts():
    assert play("R-RED-YEL-1", "RED1 | YEL1 YEL2 | GRN") == "use R-RED-YEL-1"
    assert play("R-RED-YEL-1", "RED1 | YEL1 | GRN") == "end"
    assert play("R-ANY-1", "RED1 | YEL1 | GRN") == "use R-ANY-1"


def test_a_double_goes_with_the_rent():
    assert play("R-RED-YEL-1 A-DOUBLE-1", "RED1 RED2") == "double R-RED-YEL-1"
    assert play("R-RED-YEL-1 A-DOUBLE-1 A-DOUBLE-2", "RED1 RED2") == "quadruple R-RED-YEL-1"
    assert play("R-RED-YEL-1 A-DOUBLE-1", "RED1") == "end"
    assert play("R-RED-YEL-1 A-DOUBLE-1 A-BDAY-1", "RED1 RED2") == "use A-BDAY-1"


def test_a_small_rent_is_better_than_a_card_under_the_pile():
    crowd = CROWD.replace("R-RED-YEL-1", "A-JOKER-1").replace("R-RED-YEL-2", "A-JOKER-2")
    assert play(f"R-RED-YEL-1 R-STN-UTL-1 {crowd}", "RED1") == "use R-RED-YEL-1"
    assert play(f"R-RED-YEL-1 M1-2 {crowd}", "RED1") == "bank M1-2"
    assert play(f"R-RED-YEL-1 {crowd}", "RED1") == "end"


# Swaps


@pytest.mark.parametrize(
    ("style", "mine", "theirs", "swaps"),
    [
        ("", "RED1 RED2", "RED3", True),  # it completes a group
        ("", "STN1 STN2", "STN3", False),  # it joins two
        ("", "BRN1", "DBL", True),  # it breaks a group
        ("", "BRN1", "GRN1 GRN2", False),
        ("greedy", "STN1 STN2", "STN3", True),  # 400 // 150 = 2
        ("greedy", "STN1", "STN3", False),
        ("friendly", "RED1 RED2", "RED3", False),  # 400 // 60 = 6
        ("friendly", "DBL1", "DBL2", False),
        ("friendly", "RED1", "RED: RED2 RED3 W-RED-YEL-1", False),  # breaking a group and joining one: 5
        ("friendly", "YEL1 YEL2", "YEL: YEL3 W-RED-YEL-1 W-RED-YEL-2", True),  # breaking and completing: 8
    ],
)
def test_a_swap_is_played_for_a_prize(style, mine, theirs, swaps):
    played = play("A-TROC-1", mine, bank="M10-1", style=style, others={2: theirs})
    assert played == ("use A-TROC-1" if swaps else "end")


@pytest.mark.parametrize("seat", [0, 2])
def test_the_best_prize_of_all_rivals_counts(seat):
    others = {seat: "RED3", 2 - seat: "BRN1 | LBL2"}
    assert play("A-TROC-1", "RED1 RED2", others=others) == "use A-TROC-1"


# The end of the turn


def test_nothing_is_played_without_need():
    assert play("A-JOKER-1") == "end"
    assert play("A-DOUBLE-1 R-RED-YEL-1") == "end"
    game = Position("deal", turn=1, hands={1: "RED1"}, plays=3)
    assert words(game, choice(game)) == "end"


def test_the_collection_is_not_rearranged():
    game = Position("deal", turn=1, hands={1: "A-JOKER-1"}, groups={1: "RED: RED1 W-RED-YEL-1"}, banks={1: BANKED})
    mind: Any = steady_of(game)
    assert 1 in game.question.choices(game.table) and choice(game) == 0
    assert mind.choice_effect(game.table, game.question, 1) == (1,)


# Ranking for search


def ranking(game: Position, first: int) -> list[str]:
    mind = steady_of(game)
    question, t = game.question, game.table
    return [words(game, c) for c in mind.rank_choices(t, question, question.bot_choices(t), first)]


def test_search_considers_each_effect_once_the_preferred_first():
    hand = "A-GO-1 A-GO-2 M1-2 M1-3 RED1 RED2 A-BDAY-1"
    game = Position("deal", turn=1, hands={1: hand}, banks={1: "M1-1"})
    first = game.answer_int(game.question, "use RED1")
    assert ranking(game, first) == [
        "use A-GO-1", "use A-BDAY-1", "bank M1-2", "bank A-GO-1", "bank A-BDAY-1", "end",
    ]  # fmt: skip
    assert ranking(game, game.answer_int(game.question, "use A-GO-2"))[:2] == ["use RED1", "use A-BDAY-1"]
    assert "end" not in ranking(game, 0)


def test_cards_that_are_kept_rank_below_the_end():
    """A play that keeps nothing back is worth less than none, but search may still find it good."""
    game = Position("deal", turn=1, hands={1: "A-DOUBLE-1 A-JOKER-1"}, banks={1: BANKED})
    assert ranking(game, 0) == ["bank A-DOUBLE-1", "bank A-JOKER-1"]
    game = Position("deal", turn=1, hands={1: "A-DOUBLE-1 RED1"}, banks={1: "M1-1"})
    assert ranking(game, game.answer_int(game.question, "use RED1")) == ["bank A-DOUBLE-1", "end"]


def test_equal_cards_are_one_choice_above_the_hand_limit():
    game = Position("deal", turn=1, hands={1: f"A-GO-1 A-GO-2 M1-2 M2-1 {CROWD}"}, push=[Excess(1)])
    assert excess_choices(game, "A-GO-1") == ["A-DOUBLE-1", "R-BRN-LBL-1", "R-RED-YEL-1", "M1-2", "M2-1"]
    game = Position("deal", turn=1, hands={1: f"BRN1 BRN2 LBL1 {CROWD}"}, push=[Excess(1)])
    assert excess_choices(game, "A-DOUBLE-1") == ["BRN1", "LBL1", "R-BRN-LBL-1", "R-RED-YEL-1"]


def excess_choices(game: Position, first: str) -> list[str]:
    names, question, t = game.edition.names, game.question, game.table
    return [names[card] for card in steady_of(game).rank_choices(t, question, question.choices(t), names.index(first))]


def test_the_first_cards_of_the_deck_are_ranked_like_others():
    game = Position("deal", turn=1, hands={1: "BRN1 BRN2 M1-2"}, banks={1: "M1-1"})
    assert ranking(game, 0) == ["use BRN1", "bank M1-2"]
    assert ranking(game, game.answer_int(game.question, "use BRN2")) == ["bank M1-2", "end"]


def test_all_targets_are_considered():
    game = Position("deal", turn=1, groups={2: "RED1 | GRN1"}, push=[TakeProperty(1, 60)])
    choices = game.question.choices(game.table)
    assert steady_of(game).rank_choices(game.table, game.question, choices, choices[0]) is choices
