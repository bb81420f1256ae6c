"""The data of a tournament's page, in every game."""

from collections import Counter

import msgspec
import pytest

from magnat.arena import WATCH_COURSE, Tournament, compute_standings, play_fixture
from magnat.arena.game import TURNS_PER_LOOK, tournament_edition
from magnat.arena.report import ArenaReport, axis_ticks, build_report, mean_course
from magnat.games import all_games
from magnat.texts import LANGUAGES, Texts

MEASURES = {
    "electronic": ["Wealth"],
    "empire": ["Height of the tower"],
    "star_wars": ["Bases"],
    "deal": ["Complete sets"],
    "millionaire": ["Cash in hand", "Stars"],
}


@pytest.fixture(scope="module", params=all_games())
def tournament(request):
    return Tournament(request.param, "standard", (), ("steady", "random"), 2, 2, 5)


@pytest.fixture(scope="module")
def results(tournament):
    return [play_fixture(tournament, number, WATCH_COURSE) for number in range(2)]


@pytest.fixture(scope="module")
def report(tournament, results):
    return build_report(tournament, tournament_edition(tournament.game, "standard", ()), results)


def test_the_standings_are_those_of_the_command(tournament, results, report):
    assert report.standings == compute_standings(tournament, results)


def test_the_same_games_give_the_same_report(tournament, results, report):
    again = build_report(tournament, tournament_edition(tournament.game, "standard", ()), results)
    assert msgspec.json.encode(again) == msgspec.json.encode(report)
    assert msgspec.json.decode(msgspec.json.encode(report), type=ArenaReport) == report


def test_every_game_has_a_length(results, report):
    assert dict(report.lengths) == Counter([result.turns for result in results])
    assert min(result.turns for result in results) <= report.median <= max(result.turns for result in results)


def test_each_measure_of_a_game_has_a_curve_for_each_bot(tournament, results, report):
    assert [curve.name["en"] for curve in report.curves] == MEASURES[tournament.game]
    for k, curve in enumerate(report.curves):
        assert len(curve.means) == len(tournament.bots) and curve.every % TURNS_PER_LOOK == 0
        looks = range(0, TURNS_PER_LOOK * len(curve.means[0]), curve.every // TURNS_PER_LOOK)[: len(curve.means[0])]
        assert curve.means[1] == mean_course(results, 1, looks, k * tournament.seats)
        assert curve.ticks[-1][0] >= max(map(max, curve.means)) and {*curve.ticks[0][1]} == {*LANGUAGES}


def test_every_space_is_named_and_visits_are_summed(tournament, results, report):
    e = tournament_edition(tournament.game, "standard", ())
    if tournament.game == "deal":
        assert report.spaces == [], "Deal is played without a board"
        return
    assert sum([space.visits for space in report.spaces]) == sum([sum(result.visits) for result in results])
    for i, space in enumerate(report.spaces):
        assert space.name == {lang: Texts(e, lang).space(i) for lang in LANGUAGES}
        assert (space.group, space.kind) == (str(e.board.space[i].group), str(e.board.space[i].kind))


def test_amounts_of_money_are_written_as_the_game_writes_them(tournament, report):
    if tournament.game == "electronic":
        e = tournament_edition("electronic", "standard", ())
        for value, label in report.curves[0].ticks:
            assert label == {lang: Texts(e, lang).money(int(value)) for lang in LANGUAGES}


def test_ticks_are_round_numbers_up_to_the_largest_value():
    assert axis_ticks(0) == [0, 1] and axis_ticks(4) == [0, 1, 2, 3, 4]
    assert axis_ticks(9.5) == [0, 2.5, 5, 7.5, 10] and axis_ticks(61) == [0, 20, 40, 60, 80]
