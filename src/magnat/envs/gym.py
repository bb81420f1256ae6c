# mypyc: skip
"""envs: Gymnasium. One seat of a game, bots in the others.

    import gymnasium, magnat.envs.gym
    env = gymnasium.make("magnat/Deal-v0", seats=3, bots="steady")

The mask of legal actions is part of the observation, in `info`, and what `action_masks()` returns. With `flat=True` an
observation is the numbers alone. An opponent is a bot's name, a bot, or a function from numbers and mask to an action.
"""

from collections.abc import Mapping
from typing import Any, Final

import gymnasium
import numpy as np

from magnat.envs.rows import (
    HEARD,
    IDS,
    MODES,
    REWARDS,
    action_space,
    history,
    made,
    mask,
    numbers,
    observation_space,
    rendered,
)
from magnat.envs.solo import ILLEGAL, Players, Solo
from magnat.kernel import TABLE, BadOption, Value
from magnat.record import Record

MOST_SEED: Final = 2**62


class MagnatEnv(gymnasium.Env):
    """A seat of a game. What is not legal counts as silence, unless `illegal="raise"`."""

    metadata = {"render_modes": list(MODES), "render_fps": 2}

    def __init__(
        self,
        game: str,
        seats: int = 2,
        seat: int | None = None,
        bots: Players = "random",
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
        if reward not in REWARDS:
            raise BadOption("reward", reward, ", ".join(REWARDS))
        if render_mode is not None and render_mode not in MODES:
            raise BadOption("render_mode", render_mode, ", ".join(MODES))
        if illegal not in ILLEGAL:
            raise BadOption("illegal", illegal, ", ".join(ILLEGAL))
        if flat and history:
            raise BadOption("history", history, "0, where an observation is the numbers alone")
        self.core = made(game, seats, options, history, variant=variant, actions=actions, acts=acts, limit=limit)
        self.history = history
        self.solo = Solo(self.core, bots, seat, reward)
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
        self.solo.reset(int(self.np_random.integers(MOST_SEED)))
        if self.core.seat == TABLE:  # over before it was one's turn
            return self.reset()
        return self._seen()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        core, wanted = self.core, int(action)
        if self.raises or (wanted in core.choices if core.exact else wanted in core.legal):
            reward = self.solo.step(wanted)
        else:
            self.illegal += 1
            reward = self.solo.silence()
        seen, info = self._seen()
        return seen, reward, core.over, core.cut, info

    def _seen(self) -> tuple[Any, dict[str, Any]]:
        core = self.core
        info: dict[str, Any] = {"illegal": self.illegal, "seat": self.solo.seat}
        seen = {"observation": numbers(core, self.solo.seat)}
        if core.exact:
            info["choices"] = core.choices
        else:
            info["action_mask"] = mask(core)
            seen["action_mask"] = mask(core)
        if self.history:
            seen["history"] = history(core, self.solo.seat, np.empty((self.history, HEARD), np.int32))
        return seen["observation"] if self.flat else seen, info

    def action_masks(self) -> Any:
        """Which actions are legal, as sb3-contrib asks for it."""
        return mask(self.core).astype(np.bool_)

    def record(self) -> Record:
        """The game so far: `magnat replay` reads it once it is written."""
        return self.core.record()

    def render(self) -> Any:
        return rendered(self.core, self.render_mode)


for _game, _name in IDS.items():
    gymnasium.register(
        _name,
        entry_point="magnat.envs.gym:MagnatEnv",
        vector_entry_point="magnat.envs.processes:vector",
        kwargs={"game": _game},
    )
