"""The towers of Empire in the terminal."""

import io

import pytest
from rich.console import Console

from magnat.games.empire.adapters.drawing import towers_grid
from magnat.positions import Position
from magnat.texts import Texts


def draw_towers(lang, **given):
    game = Position("empire", **given)
    paper = io.StringIO()
    screen = Console(file=paper, width=100, no_color=True)
    screen.print(towers_grid(Texts(game.edition, lang, ("Anne", "Karim", "Lou")), game.table))
    return paper.getvalue().splitlines()


@pytest.mark.parametrize(("lang", "office", "worth"), [("fr", "Immeuble", "300K"), ("en", "Office", "300K")])
def test_towers_are_drawn_with_the_winning_level_on_top(lang, office, worth):
    lines = draw_towers(lang, towers={0: "heinz nerf office", 1: "ford"})
    assert lines[0].lstrip().startswith("17") and "╌" in lines[0]
    assert office in lines[1] and lines[1].lstrip().startswith("6")
    assert "Nerf" in lines[2] and "Heinz" in lines[3] and lines[4].count("Ford") == 1
    assert "Anne" in lines[-2] and "Karim" in lines[-2] and worth in lines[-1]


def test_a_full_tower_may_stick_out():
    lines = draw_towers("fr", towers={0: "heinz universal xbox skype ford"})
    assert lines[0].lstrip().startswith("19") and "★" in lines[-1]
