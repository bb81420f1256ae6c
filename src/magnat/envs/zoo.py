# mypyc: skip
"""PettingZoo environment: every seat is an agent, and one agent is asked at a time.

    from magnat.envs import zoo
    env = zoo.env("deal", seats=3)

After importing this module, `pettingzoo.make("aec", "magnat/Deal-v0", seats=3)` makes the same.
`raw_env` is the environment without PettingZoo's wrappers.
"""

from collections.abc import Mapping
from random import Random
from typing import Any, Final

import numpy as np
import pettingzoo
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

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
    potentials,
    render_core,
)
from magnat.kernel import TABLE, Value
from magnat.record import Record

SEED_LIMIT: Final = 1 << 32


def env(game: str, seats: int = 2, **more: Any) -> Any:
    """Return an environment wrapped in PettingZoo's checks. `more` goes to `raw_env`."""
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(raw_env(game, seats, **more)))


class raw_env(AECEnv):
    """PettingZoo AEC environment of a game.

    An illegal action raises `IllegalAction`. Eliminated players are no longer asked.
    The parameters are those of `magnat.envs.gym.MagnatEnv`. Raise `BadOption` for invalid
    arguments.
    """

    metadata = {"render_modes": list(RENDER_MODES), "is_parallelizable": False, "render_fps": 2}

    def __init__(
        self,
        game: str,
        seats: int = 2,
        variant: str = "standard",
        options: Mapping[str, Value] | None = None,
        actions: str = "codec",
        reward: str = "end",
        acts: int = 4,
        limit: int = 5000,
        history: int = 0,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        more: dict[str, Any] = {"variant": variant, "actions": actions, "acts": acts, "limit": limit}
        self.core = make_core(game, seats, options, history, reward, render_mode, **more)
        self.history = history
        self.metadata = {**self.metadata, "name": f"magnat_{game}_v0"}
        self.render_mode = render_mode
        self.shaped = reward == "shaped"
        self.possible_agents = [f"seat_{p}" for p in range(seats)]
        self.seat_of = {agent: p for p, agent in enumerate(self.possible_agents)}
        self._observations = {agent: observation_space(self.core, history) for agent in self.possible_agents}
        self._actions = {agent: action_space(self.core) for agent in self.possible_agents}
        self._seeds = Random()

    def observation_space(self, agent: str) -> Any:
        return self._observations[agent]

    def action_space(self, agent: str) -> Any:
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a new game. Without a seed, the luck follows from the last seed given."""
        if seed is not None:
            self._seeds = Random(seed)
            self.core.reset(seed)
        else:
            self.core.reset(self._seeds.randrange(SEED_LIMIT))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.potentials = potentials(self.core) if self.shaped else []
        self.agent_selection = self.agents[0]
        self._select_agent()

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        core = self.core
        core.step(int(action))
        self._cumulative_rewards[agent] = 0.0
        if self.shaped or core.seat == TABLE:
            self._add_rewards()
        elif self.rewards[agent]:
            self._clear_rewards()
        self._select_agent()

    def _add_rewards(self) -> None:
        core, returns = self.core, self.core.returns()
        if self.shaped:
            before, self.potentials = self.potentials, potentials(core)
            returns = [each + now - was for each, now, was in zip(returns, self.potentials, before, strict=True)]
        self.rewards = dict(zip(self.possible_agents, returns, strict=True))
        self._accumulate_rewards()

    def _select_agent(self) -> None:
        """Select the asked agent; at the end, terminate or truncate all agents together."""
        core = self.core
        if core.seat != TABLE:
            agent = self.agent_selection = self.possible_agents[core.seat]
            self.infos[agent] = {"choices": core.choices} if core.exact else {"action_mask": action_mask(core)}
            return
        over = core.over
        self.terminations = dict.fromkeys(self.agents, over)
        self.truncations = dict.fromkeys(self.agents, not over)
        self.infos = {agent: {} for agent in self.agents}

    def observe(self, agent: str) -> dict[str, Any]:
        """Return a seat's observation and its legal actions; the mask is empty while another seat is asked."""
        core, seat = self.core, self.seat_of[agent]
        observation = {"observation": observation_array(core, seat)}
        if not core.exact:
            info = self.infos.get(agent, {})
            is_asked = seat == core.seat and "action_mask" in info
            empty: Any = np.zeros(core.encoding.codec.size, np.int8)
            observation["action_mask"] = info["action_mask"] if is_asked else empty
        if self.history:
            observation["history"] = fill_history(core, seat, np.empty((self.history, FACT_WIDTH), np.int32))
        return observation

    def record(self) -> Record:
        """Return the record of the game so far; `magnat replay` reads it once written to a file."""
        return self.core.record()

    def render(self) -> Any:
        return render_core(self.core, self.render_mode)

    def close(self) -> None:
        """Do nothing: there are no resources to release."""


for _game, _name in ENV_IDS.items():
    pettingzoo.register("aec", _name, entry_point="magnat.envs.zoo:env", kwargs={"game": _game})
