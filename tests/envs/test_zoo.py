"""PettingZoo's own checks, and properties that they do not cover."""

import random

import pytest

pytest.importorskip("pettingzoo")
pytest.importorskip("gymnasium")

import numpy as np
import pettingzoo
from pettingzoo.test import api_test, render_test, seed_test

from magnat.envs import IllegalAction, zoo
from magnat.games import BUILT_IN, edition
from magnat.kernel import BadOption
from magnat.record import replay, same_position


def tables() -> list[tuple[str, int]]:
    return [(game, seats) for game in BUILT_IN for seats in range(edition(game).least, edition(game).most + 1)]


@pytest.mark.parametrize(("game", "seats"), tables())
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")
def test_pettingzoo_accepts_the_environments(game: str, seats: int) -> None:
    api_test(zoo.env(game, seats), num_cycles=25)
    seed_test(lambda: zoo.env(game, seats), num_cycles=15)


@pytest.mark.parametrize("mode", ["ansi", "rgb_array"])
def test_a_table_is_drawn(mode: str) -> None:
    env = zoo.env("deal", 2, render_mode=mode)
    env.reset(seed=1)
    picture = env.render()
    assert "Player 2" in picture if mode == "ansi" else picture.ndim == 3 and picture.min() < picture.max()


def test_pettingzoo_accepts_rendering() -> None:
    render_test(lambda render_mode: zoo.env("empire", 2, render_mode=render_mode))


def sum_rewards(env, seed: int, rng: random.Random) -> dict[str, float]:
    """Return the sum of rewards of every agent in PettingZoo's own loop."""
    env.reset(seed=seed)
    sums = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, over, cut, info = env.last()
        sums[agent] += reward
        if over or cut:
            env.step(None)
            continue
        assert np.array_equal(observation["action_mask"], info["action_mask"])
        env.step(int(rng.choice(np.flatnonzero(observation["action_mask"]))))
    return sums


@pytest.mark.parametrize("game", ["empire", "star_wars", "deal"])
def test_all_agents_end_together_and_the_winner_is_rewarded(game: str) -> None:
    env = zoo.raw_env(game, 3)
    sums = sum_rewards(env, 4, random.Random(2))
    winners = env.core.table.winners
    assert sums == {f"seat_{p}": 1.0 if winners >> p & 1 else -0.5 for p in range(3)}
    assert not env.agents and same_position(replay(env.record()), env.core.table)


def test_shaped_rewards_add_up_to_the_end_and_the_change_of_the_chances() -> None:
    env = zoo.raw_env("deal", 3, reward="shaped")
    env.reset(seed=3)
    opening = list(env.potentials)
    sums = sum_rewards(env, 3, random.Random(2))
    for p, agent in enumerate(env.possible_agents):
        won = env.core.table.winners >> p & 1
        assert sums[agent] == pytest.approx((1.0 if won else -0.5) + won - opening[p])


def test_agents_that_are_not_asked_have_no_action() -> None:
    env = zoo.raw_env("deal", 3)
    env.reset(seed=2)
    asked = env.agent_selection
    for agent in env.agents:
        assert bool(env.observe(agent)["action_mask"].any()) == (agent == asked)


def test_a_cut_off_game_is_truncated() -> None:
    env = zoo.raw_env("electronic", 2, limit=5)
    sums = sum_rewards(env, 1, random.Random(1))
    assert set(sums.values()) == {0.0} and env.core.is_cut_off


def test_an_illegal_action_raises() -> None:
    env = zoo.env("deal", 2)
    env.reset(seed=1)
    with pytest.raises(IllegalAction):
        env.step(int(np.flatnonzero(env.last()[0]["action_mask"] == 0)[0]))


def test_without_a_seed_the_next_game_is_derived_from_the_last() -> None:
    env = zoo.raw_env("deal", 2)
    seeds: list[list[int]] = []
    for _ in range(2):
        env.reset(seed=8)
        seeds.append([])
        for _ in range(3):
            seeds[-1].append(env.core.seed)
            env.reset()
    assert seeds[0] == seeds[1] and len(set(seeds[0])) == 3


def test_an_exact_action_is_an_answer() -> None:
    env = zoo.env("millionaire", 2, actions="exact")
    env.reset(seed=1)
    for _ in range(20):
        observation, _, _, _, info = env.last()
        assert list(observation) == ["observation"]
        env.step(np.int64(info["choices"][-1]))


def test_games_are_found_by_their_ids() -> None:
    env = pettingzoo.make("aec", "magnat/StarWars-v0", seats=3)
    env.reset(seed=1)
    assert env.unwrapped.core.game == "star_wars" and env.num_agents == 3


@pytest.mark.parametrize("wrong", [{"reward": "much"}, {"render_mode": "film"}])
def test_unsupported_arguments_are_refused(wrong: dict[str, str]) -> None:
    with pytest.raises(BadOption):
        zoo.env("deal", 2, **wrong)
