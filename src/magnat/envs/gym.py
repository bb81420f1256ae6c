# mypyc: skip
"""Gymnasium environment: one seat of a game, with bots in the other seats.

    import gymnasium, magnat.envs.gym
    env = gymnasium.make("magnat/Deal-v0", seats=3, bots="steady")

The mask of legal actions is part of the observation and of `info`, and is returned by
`action_masks()`. With `flat=True` an observation is the array of numbers alone. An opponent is a
bot's name, a `Bot`, or a function from observation and mask to an action.
"""

from collections.abc import Mapping
from typing import Any, Final

import gymnasium
import numpy as np

from magnat.envs.arrays import (
    ENV_IDS,
    FACT_WIDTH,
    RENDER_MODES,
    action_mask,
    action_space,
    fill_history,
    make_core,
    observation_array,
    observation_space,
    render_core,
)
from magnat.envs.solo_game import ILLEGAL_MODES, PlayersLike, SoloGame
from magnat.kernel import TABLE, BadOption, Value
from magnat.record import Record

SEED_LIMIT: Final = 2**62


class MagnatEnv(gymnasium.Env):
    """Gymnasium environment for one seat of a game.

    `seat=None` draws the seat anew for each game. `reward` is "end" (the returns at the end) or
    "shaped" (also the change of the estimated chances). An illegal action counts as silence, or
    raises `IllegalAction` with `illegal="raise"`. `history` adds that many of the latest facts to
    the observation. `acts`, `limit` and `actions` are those of `Core`. Raise `BadOption` for
    invalid arguments.
    """

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 2}

    def __init__(
        self,
        game: str,
        seats: int = 2,
        seat: int | None = None,
        bots: PlayersLike = "random",
        variant: str = "standard",
        options: Mapping[str, Value] | None = None,
        actions: str = "codec",
        flat: bool = False,
        reward: str = "end",
        illegal: str = "silence",
        acts: int = 4,
        limit: int = 5000,
        history: int = 0,
        render_mode: str | None = None,
    ) -> None:
        if illegal not in ILLEGAL_MODES:
            raise BadOption("illegal", illegal, ", ".join(ILLEGAL_MODES))
        more: dict[str, Any] = {"variant": variant, "actions": actions, "acts": acts, "limit": limit}
        self.core = make_core(game, seats, options, history, reward, render_mode, flat, **more)
        self.history = history
        self.solo = SoloGame(self.core, bots, seat, reward)
        self.flat = flat
        self.raises = illegal == "raise"
        self.render_mode = render_mode
        self.illegal = 0
        space = observation_space(self.core, history)
        self.observation_space = space["observation"] if flat else space
        self.action_space = action_space(self.core)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        super().reset(seed=seed)
        self.illegal = 0
        self.solo.reset(int(self.np_random.integers(SEED_LIMIT)))
        if self.core.seat == TABLE:  # over before the seat was asked
            return self.reset()
        return self._observe()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        core, wanted = self.core, int(action)
        if self.raises or (wanted in core.choices if core.exact else wanted in core.legal):
            reward = self.solo.step(wanted)
        else:
            self.illegal += 1
            reward = self.solo.step_silence()
        observation, info = self._observe()
        return observation, reward, core.over, core.is_cut_off, info

    def _observe(self) -> tuple[Any, dict[str, Any]]:
        core = self.core
        info: dict[str, Any] = {"illegal": self.illegal, "seat": self.solo.seat}
        observation = {"observation": observation_array(core, self.solo.seat)}
        if core.exact:
            info["choices"] = core.choices
        else:
            info["action_mask"] = action_mask(core)
            observation["action_mask"] = action_mask(core)
        if self.history:
            observation["history"] = fill_history(core, self.solo.seat, np.empty((self.history, FACT_WIDTH), np.int32))
        return observation["observation"] if self.flat else observation, info

    def action_masks(self) -> Any:
        """Return the mask of legal actions, in the form that sb3-contrib expects."""
        return action_mask(self.core).astype(np.bool_)

    def record(self) -> Record:
        """Return the record of the game so far; `magnat replay` reads it once written to a file."""
        return self.core.record()

    def render(self) -> Any:
        return render_core(self.core, self.render_mode)


for _game, _name in ENV_IDS.items():
    gymnasium.register(
        _name,
        entry_point="magnat.envs.gym:MagnatEnv",
        vector_entry_point="magnat.envs.processes:vector",
        kwargs={"game": _game},
    )
