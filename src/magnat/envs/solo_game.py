# mypyc: skip
"""One seat of a game with bots in the others: shared by the Gymnasium environment and the vector."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from magnat.bots import Bot, Determinizer, Observation, bot
from magnat.envs.arrays import action_mask, observation_array, potentials
from magnat.envs.core import Core
from magnat.kernel import TABLE, BadOption, Luck
from magnat.record.luck import mix_seed

Policy = Callable[[Any, Any], int]  # observation and mask to an action, for self-play
PlayerLike = str | Bot | Policy
PlayersLike = PlayerLike | Sequence[PlayerLike] | Mapping[int, PlayerLike]

ILLEGAL_MODES: Final = ("silence", "raise")


class SoloGame:
    """A core of which one seat is played; `play_bots` answers for the others until that seat is asked."""

    def __init__(self, core: Core, bots: PlayersLike, seat: int | None, reward: str) -> None:
        if seat is not None and not 0 <= seat < core.seats:
            raise BadOption("seat", seat, f"0..{core.seats - 1}")
        self.core = core
        self.bots = bots
        self.fixed_seat = seat
        self.shaped = reward == "shaped"
        self.seat = seat or 0
        self.bots_by_name: dict[str, Bot] = {}
        self.bot_lucks: list[Luck] = []
        self.potential = 0.0

    def reset(self, seed: int) -> None:
        """Start a new game. The seed determines chance, the bots' randomness and, unless fixed, the seat."""
        core = self.core
        self.seat = mix_seed(seed, 1) % core.seats if self.fixed_seat is None else self.fixed_seat
        self.bot_lucks = [Luck(mix_seed(seed, 2 + p)) for p in range(core.seats)]
        core.reset(seed)
        self.play_bots()
        self.potential = potentials(core)[self.seat] if self.shaped else 0.0

    def step(self, action: int) -> float:
        """Apply an action, let the bots answer, and return the reward."""
        self.core.step(action)
        return self.advance_and_reward()

    def step_silence(self) -> float:
        """Answer as for an absent player, let the bots answer, and return the reward."""
        self.core.answer(self.core.question.silence(self.core.table))
        return self.advance_and_reward()

    def advance_and_reward(self) -> float:
        self.play_bots()
        core = self.core
        reward = core.returns()[self.seat] if core.seat == TABLE else 0.0
        if self.shaped:
            before, self.potential = self.potential, potentials(core)[self.seat]
            reward += self.potential - before
        return reward

    def play_bots(self) -> None:
        core = self.core
        while core.seat != TABLE and core.seat != self.seat:
            self.answer_for(self.player_at(core.seat))

    def answer_for(self, player: Bot | Policy) -> None:
        """Answer for another seat: a bot receives an `Observation`, a policy the arrays."""
        core, seat = self.core, self.core.seat
        if isinstance(player, Bot):
            source = Determinizer(core.table, seat)
            core.answer(player.answer(Observation(seat, core.question, core.choices, source, self.bot_lucks[seat])))
        else:
            core.step(int(player(observation_array(core, seat), action_mask(core))))

    def player_at(self, p: int) -> Bot | Policy:
        """Return the player of a seat.

        `bots` is one player for all seats, a mapping by seat, or a sequence for the other seats
        from the left.
        """
        bots = self.bots
        if isinstance(bots, Mapping):
            player = bots[p]
        elif isinstance(bots, str) or not isinstance(bots, Sequence):
            player = bots
        else:
            player = bots[((p - self.seat) % self.core.seats - 1) % len(bots)]
        if not isinstance(player, str):
            return player
        if player not in self.bots_by_name:
            self.bots_by_name[player] = bot(player, self.core.game)
        return self.bots_by_name[player]
