"""Gymnasium's own checks, opponents, and vector environments."""

import random
from typing import Any

import pytest

gymnasium = pytest.importorskip("gymnasium")

import numpy as np
from gymnasium.utils.env_checker import check_env

import magnat.envs.gym
from magnat.bots import bot
from magnat.envs import IllegalAction
from magnat.envs.arrays import ENV_IDS, fact_numbers, fill_history
from magnat.games import BUILT_IN, edition
from magnat.kernel import BadOption
from magnat.record import replay, same_position


def first_legal(numbers, mask) -> int:
    return int(np.flatnonzero(mask)[0])


def last_legal(numbers, mask) -> int:
    return int(np.flatnonzero(mask)[-1])


def tables() -> list[tuple[str, int]]:
    return [(game, seats) for game in BUILT_IN for seats in range(edition(game).least, edition(game).most + 1)]


@pytest.mark.parametrize(("game", "seats"), tables())
def test_gymnasium_accepts_the_environments(game: str, seats: int) -> None:
    check_env(gymnasium.make(ENV_IDS[game], seats=seats).unwrapped, skip_render_check=True)


def test_gymnasium_accepts_flat_environments() -> None:
    env = magnat.envs.gym.MagnatEnv("deal", seats=3, flat=True, bots="steady")
    check_env(env, skip_render_check=True)
    assert env.observation_space.shape == (env.core.encoding.size,)


def play_to_end(env, seed: int) -> float:
    _, info = env.reset(seed=seed)
    over = cut = False
    total = 0.0
    while not (over or cut):
        _, reward, over, cut, info = env.step(last_legal(None, info["action_mask"]))
        total += reward
    return total


@pytest.mark.parametrize("bots", ["random", "steady", bot("steady", "deal"), first_legal, ["random", first_legal]])
def test_opponents_may_be_bots_or_functions(bots) -> None:
    env = magnat.envs.gym.MagnatEnv("deal", seats=3, bots=bots, seat=1)
    total = play_to_end(env, 3)
    assert (
        total == env.core.returns()[1] and total in (1.0, -0.5) and same_position(replay(env.record()), env.core.table)
    )


def test_a_seed_fixes_nature_seat_and_minds() -> None:
    env, other = (magnat.envs.gym.MagnatEnv("empire", seats=4) for _ in range(2))
    for each in (env, other):
        play_to_end(each, 7)
    assert env.core.answers == other.core.answers and env.solo.seat == other.solo.seat
    seats = set()
    for seed in range(12):
        _, info = env.reset(seed=seed)
        seats.add(info["seat"])
    assert seats == {0, 1, 2, 3}


def test_only_the_agents_seat_is_asked() -> None:
    env = magnat.envs.gym.MagnatEnv("star_wars", seats=4, seat=2)
    _, info = env.reset(seed=1)
    over = False
    while not over:
        assert env.core.seat == 2 == info["seat"]
        _, _, over, _, info = env.step(first_legal(None, info["action_mask"]))


def test_illegal_actions_count_as_silence_or_raise() -> None:
    env = magnat.envs.gym.MagnatEnv("deal", seats=2, seat=0)
    _, info = env.reset(seed=1)
    wrong = int(np.flatnonzero(info["action_mask"] == 0)[0])
    silence = env.core.question.silence(env.core.table)
    before = len(env.core.answers)
    _, _, _, _, info = env.step(wrong)
    assert info["illegal"] == 1 and env.core.answers[before] == silence
    strict = magnat.envs.gym.MagnatEnv("deal", seats=2, seat=0, illegal="raise")
    strict.reset(seed=1)
    with pytest.raises(IllegalAction):
        strict.step(wrong)


def test_masks_are_in_the_standard_places() -> None:
    env = magnat.envs.gym.MagnatEnv("deal")
    observation, info = env.reset(seed=1)
    assert np.array_equal(observation["action_mask"], info["action_mask"])
    assert np.array_equal(env.action_masks(), info["action_mask"].astype(bool)) and env.action_masks().dtype == bool


@pytest.mark.parametrize("wrong", [{"seat": 2}, {"illegal": "ignore"}, {"reward": "much"}])
def test_unsupported_arguments_are_refused(wrong) -> None:
    with pytest.raises(BadOption):
        magnat.envs.gym.MagnatEnv("deal", **wrong)


# vector environments


def vector(**more):
    return gymnasium.make_vec("magnat/Deal-v0", num_envs=3, vectorization_mode="vector_entry_point", **more)


def test_vector_rows_match_single_tables() -> None:
    """For each table the same numbers, masks, rewards and ends, over several games."""
    rng = random.Random(1)
    envs = vector(seats=2, seat=1)
    rows, _ = envs.reset(seed=5)
    singles = [magnat.envs.gym.MagnatEnv("deal", seats=2, seat=1) for _ in range(3)]
    for i, single in enumerate(singles):
        single.solo.reset(envs.unwrapped.cores[i].seed)
    ended: Any = np.zeros(3, bool)
    games = 0
    for _ in range(300):
        actions = np.array([rng.choice(np.flatnonzero(row)) if row.any() else 0 for row in rows["action_mask"]])
        was = ended
        rows, rewards, over, cut, _ = envs.step(actions)
        ended = over | cut
        for i, single in enumerate(singles):
            if was[i]:
                games += 1
                single.solo.reset(envs.unwrapped.cores[i].seed)
                assert rewards[i] == 0 and not ended[i]
                mine, _ = single._observe()
            else:
                mine, reward, done, late, _ = single.step(actions[i])
                assert (rewards[i], over[i], cut[i]) == (reward, done, late)
            assert np.array_equal(rows["observation"][i], mine["observation"])
            assert np.array_equal(rows["action_mask"][i], mine["action_mask"])
    assert games > 3


def test_without_bots_every_row_is_the_asked_seat() -> None:
    rng = random.Random(2)
    envs = vector(seats=3, bots=None, copy=True)
    rows, info = envs.reset(seed=2)
    paid = 0
    for _ in range(400):
        cores = envs.unwrapped.cores
        seats = [core.seat for core in cores]
        assert [int(seat) for seat in info["seat"]] == [max(seat, 0) for seat in seats]
        actions = np.array([rng.choice(np.flatnonzero(row)) if row.any() else 0 for row in rows["action_mask"]])
        before = rows
        rows, rewards, over, _, info = envs.step(actions)
        assert rows["observation"] is not before["observation"]
        for i in np.flatnonzero(over):
            paid += 1
            assert rewards[i] == info["returns"][i][seats[i]] and sum(info["returns"][i]) == pytest.approx(0)
    assert paid


def test_a_vector_is_deterministic_for_a_seed() -> None:
    envs = vector(seats=2)
    first, _ = envs.reset(seed=4)
    first = first["observation"].copy()
    again, _ = envs.reset(seed=4)
    assert np.array_equal(first, again["observation"])
    other, _ = envs.reset(seed=40)
    assert not np.array_equal(first, other["observation"])
    assert not np.array_equal(other["observation"][0], other["observation"][1])


def test_processes_give_the_same_results_as_one_process() -> None:
    """Three tables in two processes: the same rows, rewards and ends, including new games."""
    envs, other = (
        vector(seats=2, history=4, copy=True, limit=30),
        vector(seats=2, history=4, copy=True, limit=30, processes=2),
    )
    try:
        rows, info = envs.reset(seed=5)
        also, other_info = other.reset(seed=5)
        ended = 0
        for _ in range(150):
            for name in rows:
                assert np.array_equal(rows[name], also[name]), name
            assert np.array_equal(info["seat"], other_info["seat"])
            actions = np.array([last_legal(None, row) if row.any() else 0 for row in rows["action_mask"]])
            rows, reward, over, cut, info = envs.step(actions)
            also, rewards, overs, cuts, other_info = other.step(actions)
            assert np.array_equal(reward, rewards) and np.array_equal(over, overs) and np.array_equal(cut, cuts)
            ended += int((over | cut).sum())
            assert ("returns" in info) == ("returns" in other_info)
            assert "returns" not in info or np.array_equal(info["returns"], other_info["returns"])
        assert ended
        with pytest.raises(IllegalAction):
            other.step(np.full(3, -1))
    finally:
        other.close()
    with pytest.raises(BadOption):
        vector(seats=2, processes=4)


def test_facts_are_encoded_as_kind_seat_and_three_ints() -> None:
    """For a card drawn by another seat only kind and seat; the latest fact is the last row."""
    env = magnat.envs.gym.MagnatEnv("deal", seats=3, seat=1, history=6)
    check_env(env, skip_render_check=True)
    observation, _ = env.reset(seed=3)
    facts, kinds = env.core.facts, fact_numbers("magnat.games.deal")
    word, seat, *ints, to = facts[-1]
    own = ints if to in (-1, 1) else [-1, -1, -1]
    assert observation["history"][-1].tolist() == [kinds[word], (seat - 1) % 3 if seat >= 0 else -1, *own]
    hidden = [i for i, fact in enumerate(facts) if fact[-1] not in (-1, 1)]
    assert hidden
    row = fill_history(env.core, 1, np.empty((len(facts), 5), np.int32))[hidden[0]].tolist()
    assert row[0] == kinds[facts[hidden[0]][0]] and row[2:] == [-1, -1, -1]
    assert (fill_history(env.core, 1, np.empty((len(facts) + 2, 5), np.int32))[:2] == -1).all()
    with pytest.raises(BadOption):
        magnat.envs.gym.MagnatEnv("deal", history=-1)
    with pytest.raises(BadOption):
        magnat.envs.gym.MagnatEnv("deal", history=3, flat=True)
