"""Seating of tournaments, intervals and standings."""

from collections import Counter

import pytest

from magnat.arena import GameResult, Tournament, compute_standings, get_fixture, wilson_interval
from magnat.arena.fixtures import list_lineups
from magnat.games import all_games, simulation_edition, variants
from magnat.record.luck import mix_seed


def tournament(bots: int, seats: int) -> Tournament:
    return Tournament("electronic", "standard", (), tuple("abcdefgh"[:bots]), seats, 1000, 1)


def test_every_deal_is_played_once_in_each_rotation_of_the_seats():
    four = [get_fixture(tournament(4, 4), number) for number in range(8)]
    assert [each.deal for each in four] == [0, 0, 0, 0, 1, 1, 1, 1]
    assert [each.bots for each in four[:4]] == [(0, 1, 2, 3), (1, 2, 3, 0), (2, 3, 0, 1), (3, 0, 1, 2)]


def test_the_last_bot_takes_the_seats_that_are_left():
    assert list_lineups(2, 4) == [(0, 1, 1, 1)]
    assert get_fixture(tournament(2, 4), 3).bots == (1, 0, 1, 1)


def test_every_selection_of_bots_gets_the_same_deals():
    fixtures = [get_fixture(tournament(3, 2), number) for number in range(12)]
    assert Counter(b for fixture in fixtures for b in fixture.bots) == {0: 8, 1: 8, 2: 8}
    assert [fixture.deal for fixture in fixtures] == [0] * 6 + [1] * 6


def test_seeds_of_deals_and_seats_differ():
    assert (
        len({mix_seed(seed, number, seat) for seed in range(9) for number in range(99) for seat in range(7)})
        == 9 * 99 * 7
    )


@pytest.mark.parametrize("game", all_games())
def test_simulated_games_poll_their_windows_and_end(game):
    e = simulation_edition(variants(game)["standard"])
    assert e.options.get("windows", "polled") == "polled"
    assert e.number_for("turns") == 1_000


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [  # Newcombe 1998, and R's binom.confint(method = "wilson")
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
        (5, 10, 0.2366, 0.7634),
        (10, 10, 0.7225, 1.0),
    ],
)
def test_wilson_intervals_are_those_of_the_literature(wins, games, low, high):
    assert wilson_interval(wins, games) == pytest.approx((low, high), abs=6e-5)


def test_without_games_the_interval_is_everything():
    assert wilson_interval(0, 0) == (0.0, 1.0)


def result(number: int, bots: tuple[int, ...], winners: tuple[int, ...]) -> GameResult:
    zeros = (0,) * len(bots)
    return GameResult(number, bots, winners, 10, (5,) * len(bots), (0.5,) * len(bots), zeros, zeros, zeros)


def test_standings_count_by_bot_and_split_shared_wins():
    standings = compute_standings(
        tournament(2, 2), [result(0, (0, 1), (0,)), result(1, (1, 0), (0, 1)), result(2, (0, 1), (0,))]
    )
    first, second = standings["bots"]
    assert (first["wins"], second["wins"], first["games"]) == (2.5, 0.5, 3)
    assert first["rating"] > second["rating"] and first["ms_per_decision"] == 100.0


def test_json_starts_with_the_documented_keys():
    standings = compute_standings(tournament(2, 2), [result(0, (0, 1), (0,))])
    assert list(standings)[:5] == ["game", "games", "seats", "seed", "bots"]
    promised = ["bot", "games", "wins", "win_rate", "low", "high", "rating", "ms_per_decision"]
    assert list(standings["bots"][0])[:8] == promised
