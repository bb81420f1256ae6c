"""Balance trials of an edition, a few games at a time, agree with a study of the same games."""

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


def custom_edition(game: str, **doc: Any) -> editions.CustomEdition:
    return editions.from_document({"format": 1, "game": game, "title": {"fr": "Essai", "en": "A try"}, **doc})


def test_a_trial_in_parts_agrees_with_a_study_of_its_games() -> None:
    tournament = trial_tournament(
        custom_edition("electronic", money={"salary": 2500}, space={"pigalle": {"price": 2200}})
    )
    trial = EditionTrial(tournament._replace(games=3))
    assert [trial.play_for(0.0).games for _ in range(2)] == [1, 2], "at least one game, but not beyond the time limit"
    balance = trial.play_for(60.0)
    assert balance.games == 3 and trial.play_for(60.0) == balance, "the trial is finished"
    e: Any = tournament_edition(tournament.game, tournament.variant, tournament.options, tournament.board)
    assert e.salary == 2500 and e.prices[19] == 2200, "this edition is played"
    results = [play_fixture(tournament, number, WATCH_COUNTS) for number in range(3)]
    charts = {chart.id: chart for chart in build_study(tournament, e, results).charts}
    assert balance.order == [row.cells[0] for row in charts["order"].rows]
    cells: Any = [row.cells[0] for row in charts["balance"].rows]
    assert [balance.runaway, balance.shared, balance.cut, balance.length] == cells[2:6]
    assert balance.dead is not None and len(balance.dead) == cells[6].value
    paid: Any = {row.group: row.cells[4] for row in charts["payback"].rows}
    assert {group: figure.value for group, figure in balance.payback.items()} == {
        g: paid[g].value for g in balance.payback
    }


@pytest.mark.parametrize("game", ["electronic", "empire", "star_wars"])
@pytest.mark.parametrize(("chosen", "played"), [(0, 1_000), (999, 999), (1_000, 1_000), (1_001, 1_000), (10**6, 1_000)])
def test_trial_games_are_no_longer_than_usual_bot_games(game: str, chosen: int, played: int) -> None:
    named = trial_tournament(
        custom_edition(game, options={"turn_limit": chosen}, money={"salary": 2500} if game == "electronic" else {})
    )
    e: Any = tournament_edition(named.game, named.variant, named.options, named.board)
    assert e.turn_limit == played
    assert game != "electronic" or e.salary == 2500, "other options are kept"


def test_the_interval_of_payback_depends_on_the_number_of_arrivals() -> None:
    tournament = trial_tournament(custom_edition("electronic"))
    e: Any = tournament_edition(tournament.game, tournament.variant, tournament.options, tournament.board)
    arrivals = [0] * 40
    arrivals[1], arrivals[3], arrivals[39] = 90, 60, 3
    once = result_with_arrivals(tournament, arrivals)
    few, many = (electronic.repaid(Sample(tournament, e, [once] * n)) for n in (1, 100))
    assert set(few) == {"brown"}, "three arrivals give an unbounded interval"
    assert set(many) == {"brown", "dark_blue"}
    assert few["brown"].value == many["brown"].value and few["brown"].half > 9 * many["brown"].half > 0


def test_rarely_reached_spaces_are_listed() -> None:
    trial = EditionTrial(trial_tournament(custom_edition("electronic")))
    arrivals = [1000] * 40
    arrivals[7], arrivals[38] = 300, 480  # half of an equal share is just below 500, and 480 may be chance
    trial.results = [result_with_arrivals(trial.tournament, arrivals)]
    assert trial.summarize().dead == [trial_space(trial, 7)]
    pack = EditionTrial(trial_tournament(custom_edition("deal"))).play_for(0.0)
    assert pack.dead is None and len(pack.order) == pack.seats == TRIAL_SEATS, "no board, no spaces"


def trial_space(trial: EditionTrial, i: int) -> str:
    t = trial.tournament
    return str(tournament_edition(t.game, t.variant, t.options, t.board).board.space[i].name)


def result_with_arrivals(tournament: Any, arrivals: list[int]) -> Any:
    """Return a game with these arrivals."""
    played = play_fixture(tournament, 0, WATCH_COUNTS)
    return msgspec.structs.replace(played, turns=1000, counts=played.counts | {"arrivals": arrivals})


def test_only_the_last_editions_are_cached(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(balances, "MAX_OPEN_TRIALS", 2)
    monkeypatch.setattr(balances, "open_trials", type(balances.open_trials)())
    trials = [trial_tournament(custom_edition("millionaire", money={"salary": salary})) for salary in (150, 160, 170)]
    assert len(set(trials)) == 3 and trial_tournament(custom_edition("millionaire", money={"salary": 160})) == trials[1]
    first, second, third = trials
    played = [continue_trial(trial, 0.0).games for trial in (first, second, first, third, first, second)]
    assert played == [1, 1, 2, 1, 3, 1]
