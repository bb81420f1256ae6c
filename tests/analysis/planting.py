"""tests: steady games in which one answer was replaced by the worst one."""

from random import Random

from magnat.analysis import Review, finished
from magnat.analysis.course import Stretch
from magnat.analysis.verdict import BLUNDER, mean_gain, trial_of
from magnat.bots import steady
from magnat.kernel import StreamLuck, apply
from magnat.record import Record, answered, positions, replay
from magnat.record.luck import mixed

TRIED = 40  # questions that are looked at for one where an answer matters


def with_blunder(usual: Record, seed: int, screened: int, confirmed: int) -> tuple[Record, int, int] | None:
    """The game with one answer replaced, which row that is, and what was said there; None if no answer matters enough.

    After the worst answer the steady player goes on, with luck of its own.
    """
    asked = [row for row, (seat, _) in enumerate(usual.rows) if seat >= 0]
    for row in Random(seed).sample(asked, min(TRIED, len(asked))):
        worst, said = worst_answer(usual, row, screened, confirmed), usual.rows[row][1]
        if worst is not None and said is not None:
            return replaced(usual, row, worst, seed), row, said
    return None


def worst_answer(usual: Record, row: int, screened: int, confirmed: int) -> int | None:
    """The worst answer to a question, if it is ten points behind the one given, also in so many further games."""
    seat, given = usual.rows[row]
    t = replay(Record(usual.header, usual.rows[:row]))
    question = answered(t, seat)
    if given is None or question.drafting or len(question.choices(t)) < 2:
        return None
    review = Review(Record(usual.header, usual.rows[: row + 1]))
    for number, t in enumerate(positions(review.record)):
        if number >= row:
            review.course.tables[number] = t.copy()
    trial = trial_of(review.branches, review.course, Stretch(row, row, row + 1, 0, seat, True, given), screened)
    finished(trial.work())
    assert trial.verdict is not None
    chance = {each.answer: each.chance for each in trial.verdict.tried}
    worst = min(chance, key=lambda answer: chance[answer])
    if chance[given] - chance[worst] < BLUNDER:
        return None
    after, before = trial.tried[worst], trial.tried[given]
    for branch in (after, before):
        finished(review.branches.fill(branch, screened + confirmed))
    fresh = mean_gain(after.outcomes[screened:], before.outcomes[screened:], seat, confirmed)
    return worst if fresh <= -BLUNDER else None


def replaced(usual: Record, row: int, answer: int, seed: int) -> Record:
    player = steady(usual.header.game)
    t = replay(Record(usual.header, usual.rows[:row]))
    t.facts, t.heard = None, []
    luck = StreamLuck(mixed(seed, 78))
    choices = apply(t, answer, luck, True)
    while choices:
        choices = apply(t, player.decide(t, t.stack[-1], choices), luck, True)  # type: ignore[arg-type]
    rows = [(seat, said) for seat, said in usual.rows[:row] if said is not None]
    return Record.of(usual.header.edition(), usual.header.seats, [*rows, *t.heard])
