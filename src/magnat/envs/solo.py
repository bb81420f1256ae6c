# mypyc: skip
"""envs: one seat of a game; bots have the others. What Gymnasium's environment and its vector share."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from magnat.bots import Bot, Sight, Source, bot
from magnat.envs.core import Core
from magnat.envs.rows import mask, numbers, potentials
from magnat.kernel import TABLE, BadOption, Luck
from magnat.record.luck import mixed

Policy = Callable[[Any, Any], int]  # the numbers and the mask, to an action: an agent against itself
Player = str | Bot | Policy
Players = Player | Sequence[Player] | Mapping[int, Player]

ILLEGAL: Final = ("silence", "raise")


class Solo:
    """A core of which one seat is played; `go_on` lets the bots answer until it is asked or nobody is."""

    def __init__(self, core: Core, bots: Players, seat: int | None, reward: str) -> None:
        if seat is not None and not 0 <= seat < core.seats:
            raise BadOption("seat", seat, f"0..{core.seats - 1}")
        self.core = core
        self.bots = bots
        self.fixed = seat
        self.shaped = reward == "shaped"
        self.seat = seat or 0
        self.made: dict[str, Bot] = {}
        self.minds: list[Luck] = []
        self.potential = 0.0

    def reset(self, seed: int) -> None:
        """A new game: the seed fixes nature, the bots' minds and, where it is free, the seat."""
        core = self.core
        self.seat = mixed(seed, 1) % core.seats if self.fixed is None else self.fixed
        self.minds = [Luck(mixed(seed, 2 + p)) for p in range(core.seats)]
        core.reset(seed)
        self.go_on()
        self.potential = potentials(core)[self.seat] if self.shaped else 0.0

    def step(self, action: int) -> float:
        """Answer, let the others answer, and return what it brought."""
        self.core.step(action)
        return self.brought()

    def silence(self) -> float:
        self.core.silence()
        return self.brought()

    def brought(self) -> float:
        self.go_on()
        core = self.core
        reward = core.returns()[self.seat] if core.seat == TABLE else 0.0
        if self.shaped:
            before, self.potential = self.potential, potentials(core)[self.seat]
            reward += self.potential - before
        return reward

    def go_on(self) -> None:
        core = self.core
        while core.seat != TABLE and core.seat != self.seat:
            self.let(self.player(core.seat))

    def let(self, player: Bot | Policy) -> None:
        """Somebody else answers: a bot by what it may see, a policy by numbers."""
        core, seat = self.core, self.core.seat
        if isinstance(player, Bot):
            source = Source(core.table, seat)
            core.answer(player.answer(Sight(seat, core.question, core.choices, source, self.minds[seat])))
        else:
            core.step(int(player(numbers(core, seat), mask(core))))

    def player(self, p: int) -> Bot | Policy:
        """Who sits there: one player for all seats, or one for each of the others, from my left."""
        bots = self.bots
        if isinstance(bots, Mapping):
            found = bots[p]
        elif isinstance(bots, str) or not isinstance(bots, Sequence):
            found = bots
        else:
            found = bots[((p - self.seat) % self.core.seats - 1) % len(bots)]
        if not isinstance(found, str):
            return found
        if found not in self.made:
            self.made[found] = bot(found, self.core.game)
        return self.made[found]
