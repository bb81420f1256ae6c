"""analysis: the player by whom chances are measured. It plays a game to its end, again and again.

Every figure names it. It is the steady player, which people know as the level `normal`, and what it wins is counted at
the end of the game. A judgement that was learned (`bots.judgement`) can be plugged in: then it plays on only until the
table is calm, and the judgement says what that is worth. It is quicker, but was not found to be better calibrated.
"""

from typing import Any, Final

from magnat.analysis.figures import SHARES, Outcome, rounded
from magnat.bots import steady
from magnat.bots.judgement import Judge
from magnat.games import simulated
from magnat.kernel import Edition, Luck, Question, Table, settle
from magnat.kernel.table import columns_of
from magnat.record import redeal

LEVEL: Final = "normal"
LONGEST: Final = 20_000  # decisions of a game: what takes longer is judged where it stands
AHEAD: Final = 1_000  # turns after the last one of a record, if the game itself sets no limit
FINE: Final = 1_000_000  # to which a judgement is rounded


class Reference:
    """How the seats play on: `answer`, and one game to its end, `outcome`."""

    def __init__(self, game: str, judge: Judge | None = None, name: str = LEVEL) -> None:
        self.name = name
        self.steady = steady(game)
        self.judge = judge
        self.decisions = LONGEST if judge is None else judge.horizon
        self._won: dict[tuple[int, int], Outcome] = {}

    def answer(self, t: Table, question: Question[Any], seat: int) -> int:
        """What it would say, by what the seat may know."""
        u = redeal(t, seat, None) if t.secret else t
        choices = question.automatic(u)
        if len(choices) == 1:
            return choices[0]
        said = self.steady.decide(u, question, choices)
        return said if said in choices else question.silence(u)

    def outcome(self, t: Table, luck: Luck, seats: int) -> Outcome:
        """Play on to the end; the table is used up."""
        choices = self.steady.play_on(t, settle(t, luck, True), luck, self.decisions, self.judge)
        return self.judged(t, seats) if choices else self.won(t.winners, seats)

    def won(self, winners: int, seats: int) -> Outcome:
        """What each seat gets of a game that is over. If nobody has won, all have the same."""
        known = self._won.get((winners, seats))
        if known is None:
            bits = [winners >> p & 1 for p in range(seats)] if winners else [1] * seats
            known = self._won[winners, seats] = tuple(rounded([SHARES * bit for bit in bits], sum(bits)))
        return known

    def judged(self, t: Table, seats: int) -> Outcome:
        values = self.steady.values(t) if self.judge is None else self.judge.values(t)
        parts = [int(FINE * max(0.0, chance)) for chance in values[:seats]]
        total = sum(parts)
        return tuple(rounded([SHARES * part for part in parts], total)) if total else self.won(0, seats)


def playable(e: Edition, turns: int) -> Edition:
    """The game as the reference plays on: windows are put to every seat, and there is an end in sight."""
    return simulated(e, turns + AHEAD)


def moved_to(t: Table, e: Edition) -> Table:
    """Another table with the same position, of the same game with other options."""
    u = t.copy()
    made: Any = type(u)
    v: Table = made(e, u.stack, *columns_of(u))
    v.winners, v.over = u.winners, u.over
    return v
