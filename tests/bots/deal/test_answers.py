"""What Deal's steady player takes, gives, cancels and estimates: each threshold, and one step beyond it."""

import math
from typing import Any

import pytest

from magnat.bots import steady
from magnat.games.deal.demands import DemandOf
from magnat.games.deal.joker import LayJoker, Threat
from magnat.games.deal.payment import Owe
from magnat.games.deal.taking import SwapAway, SwapFor, TakeGroup, TakeProperty
from magnat.positions import Position
from tests.named import card_number
from tests.steady import decision, steady_of

EDITION = Position("deal").edition


def at_table(frame: Any, groups: dict[int, str], **position: Any) -> Position:
    return Position("deal", turn=1, groups=groups, push=[frame], **position)


def number(name: str) -> int:
    return card_number(EDITION, name)


# Jokers


def threatened(due: int, bank: str, style: str = "", effect: Any = None, groups: str = "", asked: int = 1) -> str:
    """Return the answer of a seat to a threat to seat 1 by seat 2."""
    case = Threat(asked, 3 - asked, effect or Owe(1, due, 2))
    game = Position(
        "deal", turn=2, hands={asked: "A-JOKER-1"}, banks={1: bank}, groups={1: groups}, push=[LayJoker(case)]
    )
    return str(decision(game, style))


@pytest.mark.parametrize(
    ("style", "due", "bank", "lays"),
    [
        ("", 3, "M10-1", False),
        ("", 4, "M10-1", True),
        ("", 8, "M3-1", False),  # it could not pay more
        ("", 8, "M4-1", True),
        ("cautious", 2, "M2-1", True),  # 400 // 150
        ("cautious", 1, "M2-1", False),
        ("greedy", 5, "M5-1", True),  # 400 // 70
        ("greedy", 4, "M5-1", False),
        ("friendly", 4, "M5-1", True),
    ],
)
def test_a_joker_is_laid_against_large_demands(style, due, bank, lays):
    assert threatened(due, bank, style) == ("joker" if lays else "let_stand")


def test_properties_count_as_means_to_pay():
    assert threatened(4, "M3-1", groups="BRN1") == "joker"
    assert threatened(4, "M3-1", groups="") == "let_stand"


def test_a_joker_is_answered_by_a_joker_for_large_demands_only():
    assert threatened(4, "M10-1", asked=2) == "joker"
    assert threatened(3, "M10-1", asked=2) == "let_stand"


@pytest.mark.parametrize("frame", [TakeProperty, SwapFor])
def test_a_joker_is_laid_against_the_loss_of_a_property(frame):
    game = Position("deal", turn=2, hands={1: "A-JOKER-1", 2: "A-DUEL-1"}, groups={1: "BRN1"})
    game.play("use A-DUEL-1", "BRN1")
    assert game.asked == ("lay_joker", 1) and decision(game) == "joker"


# Charging


@pytest.mark.parametrize(
    ("due", "first", "second", "charged"),
    [
        (5, ("M3-1", ""), ("M4-1", ""), 2),  # the richer
        (5, ("M5-1 M1-1", ""), ("M5-2", ""), 0),  # both pay everything: the richer
        (2, ("M2-1", ""), ("M1-1", "BRN"), 2),  # a complete colour counts two millions more
        (3, ("M3-1", ""), ("", "BRN"), 2),
        (4, ("M4-1", ""), ("", "BRN"), 0),  # equal, and the richer pays
        (5, ("M5-1", ""), ("", "BRN"), 0),
        (5, ("M3-1", ""), ("", "BRN1 | UTL1"), 2),  # two groups lack one card
        (2, ("M3-1 M1-1", ""), ("M2-1", "RED1"), 2),  # both can pay, the second has five millions
        (3, ("M3-1 M1-1", ""), ("", "RED1 RED2"), 2),  # nearly a group
        (10, ("M10-1", ""), ("", "BRN | DBL1"), 0),
        (8, ("M10-1", ""), ("", "BRN | DBL1"), 2),
    ],
)
def test_the_rival_who_pays_most_and_leads_is_charged(due, first, second, charged):
    frame = DemandOf(1, number("A-JACKPOT-1"), due, 0)
    banks, groups = ({0: one, 2: other} for one, other in zip(first, second, strict=True))
    assert decision(at_table(frame, groups, banks=banks)) == charged
    turned = {0: groups[2], 2: groups[0]}
    assert decision(at_table(frame, turned, banks={0: banks[2], 2: banks[0]})) == 2 - charged


# Taking


@pytest.mark.parametrize(
    ("mine", "theirs", "taken"),
    [
        ("RED1 RED2", {0: "RED3", 2: "GRN1"}, "RED3"),  # completes a group
        ("RED1", {0: "RED3", 2: "GRN1"}, "RED3"),  # joins one
        ("RED1 | STN1 STN2", {0: "RED3", 2: "STN3"}, "STN3"),  # joins two
        ("BRN1", {0: "RED3", 2: "GRN1"}, "GRN1"),  # the most valuable
        ("BRN1 | STN1 STN2 STN3", {0: "BRN2", 2: "STN4"}, "STN4"),  # both complete a group
        ("STN1 | RED: RED1 RED2 W-RED-YEL-1", {0: "RED3", 2: "STN2"}, "STN2"),  # red is complete
        ("STN1", {0: "GRN1", 2: "LBL: W-LBL-STN"}, "W-LBL-STN"),
        ("STN1 STN2", {0: "UTL: W-STN-UTL", 2: "GRN1"}, "W-STN-UTL"),
        ("RED1 | YEL1 YEL2", {0: "RED: W-RED-YEL-1", 2: "GRN1"}, "W-RED-YEL-1"),
    ],
)
def test_the_property_with_the_highest_prize_is_taken(mine, theirs, taken):
    assert decision(at_table(TakeProperty(1, number("A-DUEL-1")), {1: mine, **theirs})) == taken


@pytest.mark.parametrize(
    ("mine", "theirs", "taken"),
    [
        ("BRN1", {0: "DBL", 2: "GRN1"}, "DBL1"),  # breaks a group
        ("STN1 STN2 STN3", {0: "BRN", 2: "STN4"}, "STN4"),  # breaking and completing are equal: the most valuable
        ("DBL2", {0: "BRN", 2: "DBL1"}, "DBL1"),
        ("BRN1 | RED1", {0: "RED: RED2 RED3 W-RED-YEL-1", 2: "BRN2"}, "RED2"),  # breaks and joins: 5
    ],
)
def test_a_swap_may_break_a_complete_group(mine, theirs, taken):
    assert decision(at_table(SwapFor(1, number("A-TROC-1")), {1: mine, **theirs})) == taken


@pytest.mark.parametrize(
    ("mine", "given"),
    [
        ("BRN | RED1", "RED1"),  # not from a complete group
        ("RED1 RED2 | GRN1", "GRN1"),  # the smallest group
        ("GRN1 | RED1", "RED1"),  # the cheapest card
        ("BRN | DBL", "BRN1"),  # both complete
        ("STN1 STN2 STN3 | BRN", "STN1"),
    ],
)
def test_the_cheapest_card_of_the_smallest_incomplete_group_is_swapped(mine, given):
    frame = SwapAway(1, number("A-TROC-1"), number("YEL1"))
    assert decision(at_table(frame, {1: mine, 2: "YEL1"})) == given


@pytest.mark.parametrize(
    ("mine", "theirs", "taken"),
    [
        ("", {0: "BRN", 2: "DBL"}, "DBL1"),  # the highest rent
        ("GRN1", {0: "DBL", 2: "RED"}, "DBL1"),
        ("GRN1", {0: "RED A-HOUSE-1", 2: "DBL"}, "RED1"),
        ("RED", {0: "RED: W-RED-YEL-1 W-RED-YEL-2 W-ANY-1", 2: "LBL"}, "LBL1"),  # red is complete already
        ("DBL", {0: "RED", 2: "LBL"}, "RED1"),
    ],
)
def test_a_group_of_a_new_colour_with_the_highest_rent_is_taken(mine, theirs, taken):
    groups = ({1: mine} if mine else {}) | theirs
    assert decision(at_table(TakeGroup(1, number("A-BANCO-1")), groups)) == taken


# Estimates


def log_odds(seat: int = 0, **position: Any) -> float:
    """Return the estimate for a seat; it is the turn of seat 1."""
    game = Position("deal", turn=1, **position)
    mind: Any = steady_of(game)
    return float(mind.log_odds(game.table, seat))


@pytest.mark.parametrize(
    ("groups", "odds"),
    [
        ("", 0),
        ("BRN1", 0.035 * 1 + 0.25),  # it lacks one card
        ("RED1", 0.035 * 3),
        ("RED1 RED2", 0.035 * 6 + 0.25),
        ("BRN", 0.035 * 2 + 0.65),
        ("BRN | DBL", 0.035 * 10 + 1.6),
        ("BRN | DBL | RED", 0.035 * 19 + 3.0),
        ("BRN | DBL | RED | YEL", 0.035 * 28 + 3.0),
        ("RED: RED1 RED2 W-RED-YEL-1 | RED: RED3 W-RED-YEL-2", 0.035 * 15 + 0.65),
    ],
)
def test_complete_groups_count_most(groups, odds):
    assert log_odds(groups={0: groups}) == pytest.approx(odds)


@pytest.mark.parametrize(
    ("hand", "odds"),
    [
        ("A-BANCO-1", 1.5),
        ("A-JOKER-1", 0.6),
        ("A-JACKPOT-1 A-BDAY-1", 0.5),
        ("A-GO-1 A-DUEL-1", 0.15),
        ("A-HOUSE-1 M10-1", 0.0),
        ("GRN1", 0.1),
        ("BRN1", 0.1),
        ("RED2 W-RED-YEL-1", 2 * 0.1 + 2 * 0.2),  # they fit
        ("R-RED-YEL-1", 0.05 * 2),
        ("R-ANY-1", 0.05 * 8),
        ("R-STN-UTL-1 DBL2", 0.1),  # dark blue is complete
    ],
)
def test_cards_in_hand_count_by_their_use(hand, odds):
    groups = "RED1 | DBL: DBL1 W-GRN-DBL"
    assert log_odds(groups={0: groups}, hands={0: hand}) - log_odds(groups={0: groups}) == pytest.approx(odds)


@pytest.mark.parametrize(("plays", "odds"), [(0, 0.3), (1, 0.2), (3, 0.0)])
def test_plays_left_and_money_count_a_little(plays, odds):
    assert log_odds(1, plays=plays, banks={1: "M5-1"}) == pytest.approx(odds + 0.035 * 5)
    assert log_odds(0, plays=plays, banks={0: "M5-1"}) == pytest.approx(0.035 * 5)


def test_worths_and_scores_by_seat():
    game = Position("deal", turn=1, groups={0: "BRN | RED1", 2: "BRN: W-ANY-1"}, plays=3)
    mind = steady_of(game)
    odds = [0.65 + 0.035 * 5, 0, 0.25]
    assert mind.worths(game.table) == pytest.approx([math.exp(each) for each in odds])
    assert mind.scores(game.table) == [1, 0, 0] and not mind.scores_are_money


@pytest.mark.parametrize(
    ("style", "settings"),
    [("", (3, 4, 4, 5)), ("cautious", (3, 5, 2, 7)), ("greedy", (2, 2, 5, 3)), ("friendly", (5, 6, 4, 5))],
)
def test_a_style_shifts_the_thresholds(style, settings):
    mind: Any = steady("deal", style)
    assert (mind.min_rent, mind.min_swap_prize, mind.min_loss_for_joker, mind.poor_bank) == settings
    assert mind.style.name == style and mind.lineup_styles == ("cautious", "greedy")
