"""tests: how an edition plays that somebody is making, a little at a time: what a study of the same games finds."""

from typing import Any

import msgspec
import pytest

from magnat import editions
from magnat.arena import WATCH_COUNTS, play_fixture
from magnat.arena.game import tournament_edition
from magnat.games.electronic.adapters import study as electronic
from magnat.study import balance as balances
from magnat.study import build_study
from magnat.study.balance import TRIAL_SEATS, EditionTrial, continue_trial, trial_tournament
from magnat.study.sample import Sample


def own(game: str, **doc: Any) -> editions.CustomEdition:
    return editions.from_document({"format": 1, "game": game, "title": {"fr": "Essai", "en": "A try"}, **doc})


def test_a_little_at_a_time_comes_to_what_a_study_of_these_games_finds() -> None:
    tournament = trial_tournament(own("electronic", money={"salary": 2500}, space={"pigalle": {"price": 2200}}))
    trial = EditionTrial(tournament._replace(games=3))
    assert [trial.play_for(0.0).games for _ in range(2)] == [1, 2], (
        "at least one game, and no more than there is time for"
    )
    found = trial.play_for(60.0)
    assert found.games == 3 and trial.play_for(60.0) == found, "then it is over"
    e: Any = tournament_edition(tournament.game, tournament.variant, tournament.options, tournament.board)
    assert e.salary == 2500 and e.prices[19] == 2200, "it is this edition that is played"
    results = [play_fixture(tournament, number, WATCH_COUNTS) for number in range(3)]
    charts = {chart.id: chart for chart in build_study(tournament, e, results).charts}
    assert found.order == [row.cells[0] for row in charts["order"].rows]
    cells: Any = [row.cells[0] for row in charts["balance"].rows]
    assert [found.runaway, found.shared, found.cut, found.length] == cells[2:6]
    assert found.dead is not None and len(found.dead) == cells[6].value
    paid: Any = {row.group: row.cells[4] for row in charts["payback"].rows}
    assert {group: figure.value for group, figure in found.payback.items()} == {g: paid[g].value for g in found.payback}


@pytest.mark.parametrize("game", ["electronic", "empire", "star_wars"])
@pytest.mark.parametrize(("chosen", "played"), [(0, 1_000), (999, 999), (1_000, 1_000), (1_001, 1_000), (10**6, 1_000)])
def test_no_game_of_a_trial_is_longer_than_bots_usually_play(game: str, chosen: int, played: int) -> None:
    named = trial_tournament(
        own(game, options={"turn_limit": chosen}, money={"salary": 2500} if game == "electronic" else {})
    )
    e: Any = tournament_edition(named.game, named.variant, named.options, named.board)
    assert e.turn_limit == played
    assert game != "electronic" or e.salary == 2500, "the rest is as it was made"


def test_payback_is_as_sure_as_its_arrivals_are_many() -> None:
    tournament = trial_tournament(own("electronic"))
    e: Any = tournament_edition(tournament.game, tournament.variant, tournament.options, tournament.board)
    arrivals = [0] * 40
    arrivals[1], arrivals[3], arrivals[39] = 90, 60, 3
    once = reached(tournament, arrivals)
    few, many = (electronic.repaid(Sample(tournament, e, [once] * n)) for n in (1, 100))
    assert set(few) == {"brown"}, "of three arrivals nothing can be said: the interval has no end"
    assert set(many) == {"brown", "dark_blue"}
    assert few["brown"].value == many["brown"].value and few["brown"].half > 9 * many["brown"].half > 0


def test_spaces_that_are_hardly_ever_reached_are_named() -> None:
    trial = EditionTrial(trial_tournament(own("electronic")))
    arrivals = [1000] * 40
    arrivals[7], arrivals[38] = 300, 480  # half of an equal share is a little less than 500, and 480 may be chance
    trial.results = [reached(trial.tournament, arrivals)]
    assert trial.summarize().dead == [trial_space(trial, 7)]
    pack = EditionTrial(trial_tournament(own("deal"))).play_for(0.0)
    assert pack.dead is None and len(pack.order) == pack.seats == TRIAL_SEATS, "no board, no spaces"


def trial_space(trial: EditionTrial, i: int) -> str:
    t = trial.tournament
    return str(tournament_edition(t.game, t.variant, t.options, t.board).board.space[i].name)


def reached(tournament: Any, arrivals: list[int]) -> Any:
    """A game with these arrivals."""
    played = play_fixture(tournament, 0, WATCH_COUNTS)
    return msgspec.structs.replace(played, turns=1000, counts=played.counts | {"arrivals": arrivals})


def test_only_the_last_editions_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(balances, "MAX_OPEN_TRIALS", 2)
    monkeypatch.setattr(balances, "open_trials", type(balances.open_trials)())
    trials = [trial_tournament(own("millionaire", money={"salary": salary})) for salary in (150, 160, 170)]
    assert len(set(trials)) == 3 and trial_tournament(own("millionaire", money={"salary": 160})) == trials[1]
    first, second, third = trials
    played = [continue_trial(trial, 0.0).games for trial in (first, second, first, third, first, second)]
    assert played == [1, 1, 2, 1, 3, 1]
