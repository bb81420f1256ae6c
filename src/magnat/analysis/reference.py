"""The reference player, by whose rollouts all win chances are measured.

Every figure names the reference. The default is the steady bot (level `normal`), which plays each
game to its end and counts the winners. A trained value net (`bots.value_net`) can be used instead:
games are then played only until the table is quiet, and the net estimates the result. That is
faster, but was not found to be better calibrated.
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
MAX_ROLLOUT_DECISIONS: Final = 20_000  # longer games are evaluated where they stand
EXTRA_TURNS: Final = 1_000  # least turn limit beyond the last turn of a record, if the game itself has none
VALUE_RESOLUTION: Final = 1_000_000  # steps to which a value in 0 to 1 is rounded


class Reference:
    """The player of all seats in rollouts.

    `answer` returns its answer to a question, `outcome` the result of one game played to its end.
    """

    def __init__(self, game: str, judge: ValueNet | None = None, name: str = REFERENCE_LEVEL) -> None:
        self.name = name
        self.steady = steady(game)
        self.judge = judge
        self.max_decisions = MAX_ROLLOUT_DECISIONS if judge is None else judge.max_rollout
        self._shares_by_winners: dict[tuple[int, int], Outcome] = {}

    def answer(self, t: Table, question: Question[Any], seat: int) -> int:
        """Return the reference's answer, based only on the seat's observation."""
        u = redeal(t, seat, None) if t.secret else t
        choices = question.bot_choices(u)
        if len(choices) == 1:
            return choices[0]
        answer = self.steady.decide(u, question, choices)
        return answer if answer in choices else question.silence(u)

    def outcome(self, t: Table, luck: Luck, seats: int) -> Outcome:
        """Play to the end and return the outcome. The table is modified."""
        choices = self.steady.rollout(t, settle(t, luck, True), luck, self.max_decisions, self.judge)
        return self.estimate_outcome(t, seats) if choices else self.win_shares(t.winners, seats)

    def win_shares(self, winners: int, seats: int) -> Outcome:
        """Return each seat's share of a finished game. Without a winner, all seats share equally."""
        shares = self._shares_by_winners.get((winners, seats))
        if shares is None:
            bits = [winners >> p & 1 for p in range(seats)] if winners else [1] * seats
            shares = self._shares_by_winners[winners, seats] = tuple(
                round_to_sum([SHARES_PER_GAME * bit for bit in bits], sum(bits))
            )
        return shares

    def estimate_outcome(self, t: Table, seats: int) -> Outcome:
        """Return the expected outcome of a position by the judge, or by the steady bot's estimate."""
        values = self.steady.values(t) if self.judge is None else self.judge.values(t)
        parts = [int(VALUE_RESOLUTION * max(0.0, chance)) for chance in values[:seats]]
        total = sum(parts)
        return (
            tuple(round_to_sum([SHARES_PER_GAME * part for part in parts], total))
            if total
            else self.win_shares(0, seats)
        )


def reference_edition(e: Edition, turns: int) -> Edition:
    """Return the edition for rollouts: every seat is asked in windows, and the number of turns is limited.

    The limit is the same for all games of usual length, so that their figures can be compared.
    """
    return simulation_edition(e, turns - turns % EXTRA_TURNS + 2 * EXTRA_TURNS)


def move_to_edition(t: Table, e: Edition) -> Table:
    """Return a copy of the table that plays by another edition of the same game."""
    u = t.copy()
    table_class: Any = type(u)
    v: Table = table_class(e, u.stack, *columns_of(u))
    v.winners, v.over = u.winners, u.over
    return v
