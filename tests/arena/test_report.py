"""tests: the page of a tournament, in every game."""

import re

import pytest

from magnat.arena import WATCH_COURSE, Tournament, play_fixture
from magnat.arena.charts import label_figure, wrap_name
from magnat.arena.game import tournament_edition
from magnat.arena.report import render_report
from magnat.games import all_games
from magnat.texts import Texts

MEASURES = {
    "electronic": ["La fortune au fil du temps", "Wealth over time"],
    "empire": ["La hauteur de la tour au fil du temps", "Height of the tower over time"],
    "star_wars": ["Les bases au fil du temps", "Bases over time"],
    "deal": ["Les familles complètes au fil du temps", "Complete groups over time"],
    "millionaire": ["L’argent en main au fil du temps", "Les étoiles au fil du temps", "Stars over time"],
}


@pytest.fixture(params=all_games())
def game(request):
    return request.param


@pytest.fixture
def page(game):
    tournament = Tournament(game, "standard", (), ("steady", "random"), 2, 2, 5)
    results = [play_fixture(tournament, number, WATCH_COURSE) for number in range(2)]
    return render_report(tournament, tournament_edition(game, "standard", ()), results, "fr")


def test_it_tells_the_measures_of_its_game_in_both_languages(game, page):
    for title in MEASURES[game]:
        assert title in page


def test_every_space_is_on_the_board_and_every_group_has_its_colour(game, page):
    e = tournament_edition(game, "standard", ())
    assert ('class="board"' in page) == (game != "deal"), "Deal is played without one"
    if game == "deal":
        return
    for lang in ("fr", "en"):
        for i in range(len(e.board.space)):
            assert Texts(e, lang).space(i).split()[0].replace("'", "&#x27;") in page
    used = set(re.findall(r"fill:var\((--g-[a-z-]+),", page))
    assert len(used) >= 8 and all(f"{name}:" in page for name in used)


def test_a_long_word_is_drawn_narrower_and_only_what_is_far_too_long_is_cut():
    assert wrap_name("Hyperpropulsion", 12, 3) == ["Hyperpropulsion"]
    assert wrap_name("Avenue des Champs-Élysées", 12, 3) == ["Avenue des", "Champs-Élysées"]
    assert wrap_name("Anticonstitutionnellement", 12, 3) == ["Anticonstitu…"]
    assert wrap_name("a b c d", 1, 2) == ["a", "b…"]


def test_the_colon_is_that_of_the_language():
    assert label_figure(lambda lang: "Gare", "3", "fr") == "Gare\u00a0: 3"
    assert label_figure(lambda lang: "Station", "3", "en") == "Station: 3"
