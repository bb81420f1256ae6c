# mypyc: skip
"""Gymnasium vector environment: many tables in one process, with rows written in place.

    import gymnasium, magnat.envs.gym
    envs = gymnasium.make_vec("magnat/Deal-v0", num_envs=64, vectorization_mode="vector_entry_point", seats=3)

With `bots=None` there are no bots: each row belongs to the asked seat, given by `info["seat"]`, and
the reward to the seat that has just answered; `info["returns"]` has the returns of all seats once a
game is over. The arrays of an observation are reused at every step unless `copy=True`.
"""

from collections.abc import Mapping
from typing import Any, Final

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from magnat.envs.arrays import FACT_WIDTH, action_space, fill_history, make_core, observation_space
from magnat.envs.solo_game import PlayersLike, SoloGame
from magnat.kernel import TABLE, Value
from magnat.record.luck import mix_seed

SEED_LIMIT: Final = 2**62


def write_values(rows: Any, places: list[int], counts: Any, values: Any) -> None:
    """Write values into `rows` at column indices `places`; `counts` says how many belong to each row."""
    starts = np.arange(len(rows)) * rows.shape[1]
    rows.reshape(-1)[np.array(places, np.intp) + np.repeat(starts, counts)] = values


class MagnatVector(VectorEnv):
    """Vector environment of `num_envs` tables.

    An illegal action raises `IllegalAction`. A game that ended restarts at the next step. The other
    parameters are those of `MagnatEnv`; `bots=None` and `copy` are described in the module. Raise
    `BadOption` for invalid arguments.
    """

    metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP}

    def __init__(
        self,
        num_envs: int,
        game: str,
        seats: int = 2,
        seat: int | None = None,
        bots: PlayersLike | None = "random",
        variant: str = "standard",
        options: Mapping[str, Value] | None = None,
        flat: bool = False,
        reward: str = "end",
        acts: int = 4,
        limit: int = 5000,
        history: int = 0,
        copy: bool = False,
    ) -> None:
        super().__init__()
        self.num_envs = num_envs
        more: dict[str, Any] = {"reward": reward, "flat": flat, "variant": variant, "acts": acts, "limit": limit}
        self.cores = [make_core(game, seats, options, history, **more) for _ in range(num_envs)]
        self.solos = [] if bots is None else [SoloGame(core, bots, seat, reward) for core in self.cores]
        self.flat = flat
        self.copy = copy
        single = observation_space(self.cores[0], history)
        self.single_observation_space = single["observation"] if flat else single
        self.single_action_space = action_space(self.cores[0])
        self.build_batch_spaces()
        encoding = self.cores[0].encoding
        self.observations: Any = np.zeros((num_envs, encoding.size), np.float32)
        self.masks: Any = np.zeros((num_envs, encoding.codec.size), np.int8)
        self.histories: Any = np.zeros((num_envs, history, FACT_WIDTH), np.int32)
        self.seats: Any = np.zeros(num_envs, np.int64)
        self.ended: Any = np.zeros(num_envs, np.bool_)
        self.seeds = [0] * num_envs
        self.games = [0] * num_envs

    def build_batch_spaces(self) -> None:
        """Build the spaces of all tables together from those of one."""
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.action_space = batch_space(self.single_action_space, self.num_envs)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Start new games at all tables: table i of seed s has the luck of a table reset with seed s + i."""
        self.seeds = [mix_seed(each) for each in self._seeds_by_table(seed)]
        self.games = [0] * self.num_envs
        for i in range(self.num_envs):
            self._start_game(i)
        self.ended[:] = False
        return self._write_observations(), self._info()

    def _seeds_by_table(self, seed: int | list[int | None] | None) -> list[int]:
        if isinstance(seed, list):
            return [each or 0 for each in seed]
        super().reset(seed=seed)
        first = int(self.np_random.integers(SEED_LIMIT)) if seed is None else seed
        return [first + i for i in range(self.num_envs)]

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        rewards: Any = np.zeros(self.num_envs, np.float64)
        over: Any = np.zeros(self.num_envs, np.bool_)
        cut: Any = np.zeros(self.num_envs, np.bool_)
        returns: dict[int, list[float]] = {}
        for i, action in enumerate(np.asarray(actions).tolist()):
            core = self.cores[i]
            if self.ended[i]:
                self._start_game(i)
                continue
            if self.solos:
                rewards[i] = self.solos[i].step(action)
            else:
                asked_seat = core.seat
                core.step(action)
            if core.seat == TABLE:
                over[i], cut[i] = core.over, core.is_cut_off
                returns[i] = core.returns()
                if not self.solos:
                    rewards[i] = returns[i][asked_seat]
        self.ended = over | cut
        info = self._info()
        if returns:
            info["returns"] = np.zeros((self.num_envs, self.cores[0].seats))
            info["_returns"] = self.ended.copy()
            for i, each in returns.items():
                info["returns"][i] = each
        return self._write_observations(), rewards, over, cut, info

    def _start_game(self, i: int) -> None:
        """Start the next game of a table, with a seed of its own. Games without a decision are skipped."""
        while True:
            self.games[i] += 1
            seed = mix_seed(self.seeds[i], self.games[i])
            if self.solos:
                self.solos[i].reset(seed)
            else:
                self.cores[i].reset(seed)
            if self.cores[i].seat != TABLE:
                return

    def _write_observations(self) -> Any:
        """Write the observations of the asked seats: one write each for the ones, the other values and the masks."""
        ones: list[int] = []
        places: list[int] = []
        values: list[float] = []
        legal: list[int] = []
        counts: list[tuple[int, int, int]] = []  # entries per table
        for i, core in enumerate(self.cores):
            seat = self.solos[i].seat if self.solos else max(core.seat, 0)
            self.seats[i] = seat
            row = core.encode(seat)
            ones += row.ones
            places += row.indices
            values += row.values
            legal += core.legal
            counts.append((len(row.ones), len(row.indices), len(core.legal)))
        count_array = np.array(counts)
        self.observations.fill(0.0)
        self.masks.fill(0)
        write_values(self.observations, ones, count_array[:, 0], 1.0)
        write_values(self.observations, places, count_array[:, 1], values)
        write_values(self.masks, legal, count_array[:, 2], 1)
        if self.histories.size:
            for i, core in enumerate(self.cores):
                fill_history(core, int(self.seats[i]), self.histories[i])
        return self._batch_observation()

    def _batch_observation(self) -> Any:
        """Return the current rows, copied if `copy` is set."""
        rows = {"observation": self.observations, "action_mask": self.masks}
        if self.histories.size:
            rows["history"] = self.histories
        if self.copy:
            rows = {name: each.copy() for name, each in rows.items()}
        return rows["observation"] if self.flat else rows

    def _info(self) -> dict[str, Any]:
        return {"seat": self.seats, "action_mask": self.masks}

    def action_masks(self) -> Any:
        """Return the masks of legal actions, in the form that sb3-contrib expects."""
        return self.masks.astype(np.bool_)
