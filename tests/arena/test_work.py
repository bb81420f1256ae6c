"""tests: results do not depend on who plays the games, nor on what happens to them meanwhile."""

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
from tests.arena.conftest import small, timeless

MIXED = small("search", "steady", "random", games=12, seats=3, turns=9, simulations=6)


def played(tournament, path, jobs=1, progress=lambda done: None, **more):
    return timeless(run_tournament(tournament, Journal(path, tournament, False), jobs, progress, **more))


def test_one_process_or_two_play_the_same_tournament(tmp_path):
    assert played(MIXED, tmp_path / "a") == played(MIXED, tmp_path / "b", jobs=2)


@pytest.mark.slow
@pytest.mark.extras
@pytest.mark.skipif(find_spec("ray") is None, reason="ray is not installed: it has no wheel for every Python")
@pytest.mark.timeout(600)
def test_a_cluster_plays_the_same_tournament(tmp_path, monkeypatch):
    monkeypatch.setenv("RAY_ENABLE_UV_RUN_RUNTIME_ENV", "0")
    assert played(MIXED, tmp_path / "a") == played(MIXED, tmp_path / "b", jobs=2, share=run_on_ray)


def test_a_worker_killed_in_the_middle_loses_nothing(tmp_path):
    tournament = small("steady", "random", games=120, turns=15)
    killed: list[int | None] = []

    def kill_one(done):
        if done and not killed:
            victim = active_children()[0]
            killed.append(victim.pid)
            os.kill(victim.pid or 0, signal.SIGKILL)

    assert played(tournament, tmp_path / "a", 2, kill_one) == played(tournament, tmp_path / "b")
    assert killed


def test_a_batch_that_kills_its_workers_is_given_up(tmp_path, odd_bots):
    journal = Journal(tmp_path / "a", tournament := small("poison", "random", games=1), False)
    with pytest.raises(WorkerDied):
        run_tournament(tournament, journal, 2, lambda done: None)
    assert not active_children()


def test_an_interrupted_tournament_goes_on_where_it_stopped(tmp_path):
    tournament, path = small("steady", "random"), tmp_path / "journal"
    whole = played(tournament, tmp_path / "whole")

    def interrupt(done):
        if done >= 5:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        run_tournament(tournament, Journal(path, tournament, False), 1, interrupt)
    with path.open("ab") as file:
        file.write(b'{"number": 7, "bots": [')  # the line that was being written when the power failed
    journal = Journal(path, tournament, True)
    assert 5 <= len(journal.done) < tournament.games
    assert timeless(run_tournament(tournament, journal, 2, lambda done: None)) == whole


def test_more_games_of_the_same_tournament_need_only_the_new_ones(tmp_path):
    tournament, path = small("steady", "random", games=6), tmp_path / "journal"
    run_tournament(tournament, Journal(path, tournament, False), 1, lambda done: None)
    longer = tournament._replace(games=10)
    assert len(Journal(path, longer, True).done) == 6
    assert not Journal(path, longer, True, WATCH_COURSE).done, "of those games too little was watched"


def test_the_journal_of_another_tournament_is_refused(tmp_path):
    tournament, path = small("steady", "random", games=2), tmp_path / "journal"
    run_tournament(tournament, Journal(path, tournament, False), 1, lambda done: None)
    with pytest.raises(TournamentMismatch):
        Journal(path, tournament._replace(seed=12), True)


def test_watching_changes_nothing():
    tournament = small("steady", "random")
    bare = {"watched": 0, "course": (), "visits": (), "decided": b"", "kinds": ()}
    seen = [play_fixture(tournament, number, WATCH_COURSE | WATCH_DECISIONS) for number in range(4)]
    assert timeless([msgspec.structs.replace(each, **bare) for each in seen]) == timeless(
        [play_fixture(tournament, number) for number in range(4)]
    )
    assert all(each.course[0] == (15_000, 15_000) and len(each.course) == 1 + each.turns // 5 for each in seen)
    assert all(sum(each.visits) >= each.turns // 2 and len(each.decided) == 48 * sum(each.decisions) for each in seen)


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


def test_what_a_bot_of_another_package_is_handed_does_not_lead_to_the_true_table(odd_bots):
    tournament = Tournament("deal", "standard", (("max_turns", 30),), ("random", "peeper"), 2, 2, 11, 0.05, 0)
    found = play_fixture(tournament, 0)
    assert found.decisions[1] > 20 and found.fallbacks == (0, 0)


def test_nobody_takes_the_name_of_another_bot(odd_bots):
    assert bot_names().count("steady") == 1 and "easy" not in bot_names()
    assert play_fixture(small("steady", "easy"), 0).fallbacks == (0, 0)
