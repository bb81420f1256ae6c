"""Steady games in which one answer was replaced by the worst one."""

from random import Random

from magnat.analysis import run_to_end
from magnat.analysis.branches import BranchSet
from magnat.analysis.reference import Reference, reference_edition
from magnat.analysis.verdict import MIN_BLUNDER, answers_to_try, mean_gain
from magnat.bots import steady
from magnat.kernel import StreamLuck, Table, apply
from magnat.record import Record, question_for, replay, replay_positions
from magnat.record.luck import mix_seed

TRIED = 40  # questions searched for one where an answer matters
GLANCES = (4, 12)  # games for each answer, after which most questions are dropped


def with_blunder(usual: Record, seed: int, screened: int, confirmed: int) -> tuple[Record, int, int] | None:
    """Return the game with one answer replaced, its row, and the original answer; None if no answer matters enough.

    The steady player continues after the worst answer, with its own luck.
    """
    rows = [row for row, (seat, _) in enumerate(usual.rows) if seat >= 0]
    looked_at = Random(seed).sample(rows, min(TRIED, len(rows)))
    tables = {row: t.copy() for row, t in enumerate(replay_positions(usual)) if row in looked_at}
    header = usual.header
    turns = max([int(getattr(t, "turns", 0)) for t in tables.values()])
    branches = BranchSet(Reference(header.game), reference_edition(header.edition(), turns), header.seats, seed)
    for row in looked_at:
        seat, choice = usual.rows[row]
        worst = None if choice is None else worst_answer(branches, tables[row], row, seat, choice, screened, confirmed)
        if worst is not None and choice is not None:
            return replaced(usual, row, worst, seed), row, choice
    return None


def worst_answer(
    branches: BranchSet, t: Table, row: int, seat: int, given: int, screened: int, confirmed: int
) -> int | None:
    """Return the worst answer if it is ten points behind the given one, also in `confirmed` further games."""
    question = question_for(t, seat)
    if question.drafting or len(question.choices(t)) < 2:
        return None
    answers = answers_to_try(t, question, seat, [given])
    tried = {answer: branches.get_branch(f"{row}={answer}", t, seat, [(seat, answer)]) for answer in answers}
    before, worst = tried[given], given
    for n in (*[n for n in GLANCES if n < screened], screened):
        gain: dict[int, float] = {}
        for answer, branch in tried.items():
            run_to_end(branches.play_until(branch, n))
            gain[answer] = mean_gain(branch.outcomes, before.outcomes, seat, n)
        worst = min(gain, key=lambda answer: gain[answer])
        if gain[worst] > -MIN_BLUNDER:
            return None
    for branch in (tried[worst], before):
        run_to_end(branches.play_until(branch, screened + confirmed))
    fresh = mean_gain(tried[worst].outcomes[screened:], before.outcomes[screened:], seat, confirmed)
    return worst if fresh <= -MIN_BLUNDER else None


def replaced(usual: Record, row: int, answer: int, seed: int) -> Record:
    player = steady(usual.header.game)
    t = replay(Record(usual.header, usual.rows[:row]))
    t.facts, t.rows = None, []
    luck = StreamLuck(mix_seed(seed, 78))
    choices = apply(t, answer, luck, True)
    while choices:
        choices = apply(t, player.decide(t, t.stack[-1], choices), luck, True)  # type: ignore[arg-type]
    rows = [(seat, choice) for seat, choice in usual.rows[:row] if choice is not None]
    return Record.for_edition(usual.header.edition(), usual.header.seats, [*rows, *t.rows])
