# mypyc: skip
"""OpenSpiel games with explicit chance: dice and cards are chance nodes.

    import pyspiel, magnat.envs.spiel
    game = pyspiel.load_game("magnat_deal(players=3)")

A chance action is the index of a choice; all are equally likely. The information state is
everything a seat has received and answered. The tensor is the observation only, because a truncated
history would not be an information state.
"""

from typing import Any, Final

import numpy as np
import pyspiel

from magnat.envs.arrays import DEFAULT_OPTIONS, observation_array
from magnat.envs.core import ENV_MAX_TURNS, NATURE, Core
from magnat.games import BUILT_IN, edition
from magnat.kernel import TABLE, Value
from magnat.record import visible_facts

DEAL: Final[Any] = edition("deal")
MAX_CHANCE_OUTCOMES: Final[int] = DEAL.size  # number of cards in the largest deck
MAX_GAME_DECISIONS: Final = 1_000_000  # without chance; far above any observed game
NO_DECISION_LIMIT: Final = 1 << 60


def spiel_options(game: str, turns: int) -> dict[str, Value]:
    """Return the default options of the game's id and the limit of turns, after which the game is scored."""
    last = edition(game).option_for("turns")
    return {**DEFAULT_OPTIONS.get(game, {}), **({last: turns} if last else {})}


class MagnatGame(pyspiel.Game):
    """One of the games as an OpenSpiel game. Parameters: `players`, `max_turns`."""

    def __init__(self, params: dict[str, Any] | None = None, name: str = "", kind: Any = None) -> None:
        chosen = {"players": edition(name).least, "max_turns": ENV_MAX_TURNS, **(params or {})}
        self.name = name
        self.players = int(chosen["players"])
        self.options = spiel_options(name, int(chosen["max_turns"]))
        self.opening = Core(
            name, self.players, options=self.options, limit=NO_DECISION_LIMIT, nature=False, listens=True
        )
        info = pyspiel.GameInfo(
            num_distinct_actions=self.opening.encoding.codec.size,
            max_chance_outcomes=MAX_CHANCE_OUTCOMES,
            num_players=self.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=MAX_GAME_DECISIONS,
        )
        super().__init__(kind, info, params or {})

    def new_initial_state(self) -> "MagnatState":
        return MagnatState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "MagnatObserver":
        return MagnatObserver(self, iig_obs_type, params)


class MagnatState(pyspiel.State):
    """An OpenSpiel state. All of it is in `core`, which pyspiel copies with `copy.deepcopy`."""

    def __init__(self, game: MagnatGame) -> None:
        super().__init__(game)
        self.core = game.opening.clone()
        self.core.reset()

    def current_player(self) -> Any:
        seat = self.core.seat
        if seat == TABLE:
            return pyspiel.PlayerId.TERMINAL
        return pyspiel.PlayerId.CHANCE if seat == NATURE else seat

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.core.legal) if player == self.core.seat else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        count = len(self.core.choices)
        return [(i, 1.0 / count) for i in range(count)]

    def _apply_action(self, action: int) -> None:
        core = self.core
        if core.seat >= 0 and core.table.facts is not None:  # a seat remembers its own answers
            core.table.facts.append(("said", core.seat, core.legal[action], 0, 0, core.seat))
        core.step(action)

    def _action_to_string(self, player: Any, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"nature {self.core.choices[action] if action < len(self.core.choices) else action}"
        return self.core.encoding.codec.words(action)

    def is_terminal(self) -> bool:
        return self.core.seat == TABLE

    def returns(self) -> list[float]:
        return self.core.returns()

    def __str__(self) -> str:
        return repr(self.core.table)

    def information_state(self, player: int) -> str:
        """Return everything a seat has received and answered."""
        facts = [fact for fact in self.core.facts if fact[0] != "said" or fact[5] == player]
        return "; ".join([" ".join([str(word) for word in fact]) for fact in visible_facts(facts, player)])


class MagnatObserver:
    """OpenSpiel observer of a seat: the observation tensor or, with perfect recall, the information state."""

    def __init__(self, game: MagnatGame, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"there are no observation parameters: {params}")
        self.has_perfect_recall = kind is not None and kind.perfect_recall
        self.tensor: Any = np.zeros(0 if self.has_perfect_recall else game.opening.encoding.size, np.float32)
        self.dict = {} if self.has_perfect_recall else {"observation": self.tensor}

    def set_from(self, state: MagnatState, player: int) -> None:
        if not self.has_perfect_recall:
            self.tensor[:] = observation_array(state.core, player)

    def string_from(self, state: MagnatState, player: int) -> str:
        if self.has_perfect_recall:
            return state.information_state(player)
        row = state.core.encode(player)
        shares = [f"{place}={value:.4g}" for place, value in zip(row.indices, row.values, strict=True)]
        return " ".join([*[str(place) for place in sorted(row.ones)], *shares])


def register_game(game: str) -> Any:
    """Register a game with OpenSpiel and return its type."""
    min_seats, max_seats = edition(game).least, edition(game).most
    kind = pyspiel.GameType(
        short_name=f"magnat_{game}",
        long_name=f"Magnat: {game}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max_seats,
        min_num_players=min_seats,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification={"players": min_seats, "max_turns": ENV_MAX_TURNS},
    )

    class RegisteredGame(MagnatGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(params, game, kind)

    pyspiel.register_game(kind, RegisteredGame)
    return kind


GAME_TYPES: Final = {game: register_game(game) for game in BUILT_IN}
