"""Results do not depend on the number of workers, on crashes or on interruptions."""

import logging
import os
import signal
from importlib.util import find_spec
from multiprocessing import active_children

import msgspec
import pytest

from magnat.arena import (
    WATCH_COURSE,
    WATCH_DECISIONS,
    Journal,
    Tournament,
    TournamentMismatch,
    WorkerDied,
    play_fixture,
    run_tournament,
)
from magnat.arena import game as arena_game
from magnat.arena.cluster import run_on_ray
from magnat.bots import bot_names
from tests.arena.conftest import small, without_times

MIXED = small("search", "steady", "random", games=12, seats=3, turns=9, simulations=6)


def play_tournament(tournament, path, jobs=1, progress=lambda done: None, **more):
    return without_times(run_tournament(tournament, Journal(path, tournament, False), jobs, progress, **more))


def test_one_process_or_two_play_the_same_tournament(tmp_path):
    assert play_tournament(MIXED, tmp_path / "a") == play_tournament(MIXED, tmp_path / "b", jobs=2)


@pytest.mark.slow
@pytest.mark.extras
@pytest.mark.skipif(find_spec("ray") is None, reason="ray is not installed: it has no wheel for every Python")
@pytest.mark.timeout(600)
def test_a_cluster_plays_the_same_tournament(tmp_path, monkeypatch):
    monkeypatch.setenv("RAY_ENABLE_UV_RUN_RUNTIME_ENV", "0")
    ray = pytest.importorskip("ray")
    start_ray(ray)
    try:
        on_ray = play_tournament(MIXED, tmp_path / "b", jobs=2, share=run_on_ray)
    finally:
        ray.shutdown()
    assert play_tournament(MIXED, tmp_path / "a") == on_ray


def start_ray(ray):
    """Start Ray locally. It gives its own processes 30 seconds, which a busy machine may exceed."""
    while not ray.is_initialized():
        try:
            ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False)
        except Exception as error:
            if "timed out during startup" not in str(error):
                raise
            ray.shutdown()


def test_a_killed_worker_loses_no_games(tmp_path):
    tournament = small("steady", "random", games=120, turns=15)
    killed: list[int | None] = []

    def kill_one(done):
        if done and not killed:
            victim = active_children()[0]
            killed.append(victim.pid)
            os.kill(victim.pid or 0, signal.SIGKILL)

    assert play_tournament(tournament, tmp_path / "a", 2, kill_one) == play_tournament(tournament, tmp_path / "b")
    assert killed


def test_a_batch_that_kills_its_workers_is_given_up(tmp_path, odd_bots):
    journal = Journal(tmp_path / "a", tournament := small("poison", "random", games=1), False)
    with pytest.raises(WorkerDied):
        run_tournament(tournament, journal, 2, lambda done: None)
    assert not active_children()


def test_an_interrupted_tournament_resumes(tmp_path):
    tournament, path = small("steady", "random"), tmp_path / "journal"
    whole = play_tournament(tournament, tmp_path / "whole")

    def interrupt(done):
        if done >= 5:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        run_tournament(tournament, Journal(path, tournament, False), 1, interrupt)
    with path.open("ab") as file:
        file.write(b'{"number": 7, "bots": [')  # a line cut off by a power failure
    journal = Journal(path, tournament, True)
    assert 5 <= len(journal.done) < tournament.games
    assert without_times(run_tournament(tournament, journal, 2, lambda done: None)) == whole


def test_a_longer_tournament_plays_only_the_new_games(tmp_path):
    tournament, path = small("steady", "random", games=6), tmp_path / "journal"
    run_tournament(tournament, Journal(path, tournament, False), 1, lambda done: None)
    longer = tournament._replace(games=10)
    assert len(Journal(path, longer, True).done) == 6
    assert not Journal(path, longer, True, WATCH_COURSE).done, "the stored games were observed in less detail"


def test_the_journal_of_another_tournament_is_refused(tmp_path):
    tournament, path = small("steady", "random", games=2), tmp_path / "journal"
    run_tournament(tournament, Journal(path, tournament, False), 1, lambda done: None)
    with pytest.raises(TournamentMismatch):
        Journal(path, tournament._replace(seed=12), True)


def test_observing_games_does_not_change_results():
    tournament = small("steady", "random")
    bare = {"watched": 0, "course": (), "visits": (), "decided": b"", "kinds": ()}
    observed = [play_fixture(tournament, number, WATCH_COURSE | WATCH_DECISIONS) for number in range(4)]
    assert without_times([msgspec.structs.replace(each, **bare) for each in observed]) == without_times(
        [play_fixture(tournament, number) for number in range(4)]
    )
    assert all(each.course[0] == (15_000, 15_000) and len(each.course) == 1 + each.turns // 5 for each in observed)
    assert all(
        sum(each.visits) >= each.turns // 2 and len(each.decided) == 48 * sum(each.decisions) for each in observed
    )


@pytest.mark.parametrize(
    ("odd", "words"),
    [
        ("raiser", "no idea"),
        ("cheater", "answered"),
        ("half", "answered 0.5"),
        ("whole", "answered 0.0"),
        ("leaver", "SystemExit"),
        ("vandal", "answered 99"),
        ("sleeper", "no answer within 0.1 seconds"),
    ],
)
def test_steady_answers_for_a_bot_that_fails(odd_bots, caplog, monkeypatch, odd, words):
    if odd == "sleeper":
        monkeypatch.setattr(arena_game, "BOT_TIMEOUT_SECONDS", 0.1)
    caplog.set_level(logging.ERROR)
    failed, plain = play_fixture(small(odd, "random"), 0), play_fixture(small("steady", "random"), 0)
    assert failed.fallbacks == (failed.decisions[0], 0) and failed.fallbacks[0] > 5
    assert (failed.winners, failed.turns, failed.scores) == (plain.winners, plain.turns, plain.scores)
    assert len(caplog.records) == failed.fallbacks[0] and words in caplog.text


def test_bots_of_other_packages_cannot_reach_the_true_table(odd_bots):
    tournament = Tournament("deal", "standard", (("max_turns", 30),), ("random", "peeper"), 2, 2, 11, 0.05, 0)
    result = play_fixture(tournament, 0)
    assert result.decisions[1] > 20 and result.fallbacks == (0, 0)


def test_bot_names_cannot_be_taken_over(odd_bots):
    assert bot_names().count("steady") == 1 and "easy" not in bot_names()
    assert play_fixture(small("steady", "easy"), 0).fallbacks == (0, 0)
