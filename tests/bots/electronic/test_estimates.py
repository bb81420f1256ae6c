"""The estimates and the settings of Electronic's steady player."""

import math
from typing import Any

import pytest

from magnat.bots import steady
from magnat.positions import Position
from tests.steady import steady_of

# The log odds of an estate besides its wealth, as fitted.
ESTATES = [
    ("", {}, "", 0.0),
    ("neuilly", {}, "", 0.0),
    ("neuilly", {}, "neuilly", -0.00007 * 1_400),
    ("nord", {}, "", 0.13),
    ("nord water", {}, "nord", 2 * 0.13 - 0.00007 * 2_000),
    ("pink", {"pink": 2}, "", 0.2 + 3 * 0.00023 * 2_000),
    ("utility", {}, "", 0.2 + 2 * 0.13),
]


@pytest.mark.parametrize("seat", [0, 1, 2])
@pytest.mark.parametrize(("owns", "built", "mortgaged", "lasting"), ESTATES)
def test_a_position_is_worth_its_wealth_times_lasting_advantages(seat, owns, built, mortgaged, lasting):
    game = Position("electronic", owns={seat: owns} if owns else {}, built=built, mortgaged=mortgaged)
    worths = steady_of(game).worths(game.table)
    assert worths[seat] == pytest.approx(game.table.wealth(seat) * math.exp(lasting))
    assert [worths[p] for p in range(3) if p != seat] == [15_000, 15_000]


@pytest.mark.parametrize(("cash", "worth"), [(210, 210), (200, 200), (190, 200), (0, 200)])
def test_even_a_beggar_has_a_chance(cash, worth):
    game = Position("electronic", cash={0: cash})
    assert steady_of(game).worths(game.table)[0] == pytest.approx(worth)


def test_a_player_who_is_out_is_worth_nothing():
    game = Position("electronic", out=[1])
    mind = steady_of(game)
    assert mind.worths(game.table) == pytest.approx([15_000, 0, 15_000])
    assert mind.values(game.table) == pytest.approx([0.5, 0, 0.5])


def test_scores_are_wealth():
    game = Position("electronic", owns={0: "neuilly nord"}, mortgaged="nord", cash={2: 70})
    mind = steady_of(game)
    assert mind.scores(game.table) == [15_000 + 1_400 + 1_000, 15_000, 70]
    assert mind.secondary_scores(game.table) == [] and mind.scores_are_money


@pytest.mark.parametrize(("winners", "values"), [(0b010, [0, 1, 0]), (0b101, [0.5, 0, 0.5])])
def test_winners_share_the_chances(winners, values):
    game = Position("electronic")
    game.table.winners = winners
    assert steady_of(game).values(game.table)[:3] == values and len(steady_of(game).values(game.table)) == 8


@pytest.mark.parametrize(
    ("style", "settings"),
    [
        ("", (500, 4_000, 100, 200, 125)),
        ("cautious", (750, 6_000, 85, 300, 137)),
        ("greedy", (350, 2_800, 120, 500, 162)),
        ("friendly", (500, 4_000, 90, 50, 106)),
    ],
)
def test_a_style_shifts_the_thresholds(style, settings):
    mind: Any = steady("electronic", style)
    found = mind.min_reserve, mind.max_reserve, mind.bid_percent, mind.min_margin, mind.base_envy_percent
    assert found == settings and mind.style.name == style
    assert mind.lineup_styles == ("cautious", "greedy", "friendly")
