"""analysis: the player by whom chances are measured. It plays a game to its end, again and again.

Every figure names it. It is the steady player, which people know as the level `normal`, and what it wins is counted at
the end of the game. A judgement that was learned (`bots.judgement`) can be plugged in: then it plays on only until the
table is calm, and the judgement says what that is worth. It is quicker, but was not found to be better calibrated.
"""

from typing import Any, Final

from magnat.analysis.intervals import SHARES_PER_GAME, Outcome, round_to_sum
from magnat.bots import steady
from magnat.bots.value_net import ValueNet
from magnat.games import simulation_edition
from magnat.kernel import Edition, Luck, Question, Table, settle
from magnat.kernel.table import columns_of
from magnat.record import redeal

REFERENCE_LEVEL: Final = "normal"
MAX_ROLLOUT_DECISIONS: Final = 20_000  # decisions of a game: what takes longer is judged where it stands
EXTRA_TURNS: Final = 1_000  # turns after the last one of a record, if the game itself sets no limit
VALUE_RESOLUTION: Final = 1_000_000  # to which a judgement is rounded


class Reference:
    """How the seats play on: `answer`, and one game to its end, `outcome`."""

    def __init__(self, game: str, judge: ValueNet | None = None, name: str = REFERENCE_LEVEL) -> None:
        self.name = name
        self.steady = steady(game)
        self.judge = judge
        self.max_decisions = MAX_ROLLOUT_DECISIONS if judge is None else judge.max_rollout
        self._shares_by_winners: dict[tuple[int, int], Outcome] = {}

    def answer(self, t: Table, question: Question[Any], seat: int) -> int:
        """What it would say, by what the seat may know."""
        u = redeal(t, seat, None) if t.secret else t
        choices = question.bot_choices(u)
        if len(choices) == 1:
            return choices[0]
        said = self.steady.decide(u, question, choices)
        return said if said in choices else question.silence(u)

    def outcome(self, t: Table, luck: Luck, seats: int) -> Outcome:
        """Play on to the end; the table is used up."""
        choices = self.steady.rollout(t, settle(t, luck, True), luck, self.max_decisions, self.judge)
        return self.estimate_outcome(t, seats) if choices else self.win_shares(t.winners, seats)

    def win_shares(self, winners: int, seats: int) -> Outcome:
        """What each seat gets of a game that is over. If nobody has won, all have the same."""
        known = self._shares_by_winners.get((winners, seats))
        if known is None:
            bits = [winners >> p & 1 for p in range(seats)] if winners else [1] * seats
            known = self._shares_by_winners[winners, seats] = tuple(
                round_to_sum([SHARES_PER_GAME * bit for bit in bits], sum(bits))
            )
        return known

    def estimate_outcome(self, t: Table, seats: int) -> Outcome:
        values = self.steady.values(t) if self.judge is None else self.judge.values(t)
        parts = [int(VALUE_RESOLUTION * max(0.0, chance)) for chance in values[:seats]]
        total = sum(parts)
        return (
            tuple(round_to_sum([SHARES_PER_GAME * part for part in parts], total))
            if total
            else self.win_shares(0, seats)
        )


def reference_edition(e: Edition, turns: int) -> Edition:
    """The game as the reference plays on: windows are put to every seat, and there is an end in sight."""
    return simulation_edition(e, turns + EXTRA_TURNS)


def move_to_edition(t: Table, e: Edition) -> Table:
    """Another table with the same position, of the same game with other options."""
    u = t.copy()
    made: Any = type(u)
    v: Table = made(e, u.stack, *columns_of(u))
    v.winners, v.over = u.winners, u.over
    return v
