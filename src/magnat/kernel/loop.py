"""The loop that runs a table, and its two entry points: `answer` (checked) and `apply` (trusted)."""

from collections.abc import Sequence
from typing import Any, Final

from magnat.kernel.errors import IllegalAnswer
from magnat.kernel.luck import Luck
from magnat.kernel.table import TABLE, Chance, Question, Step, Table

NO_CHOICES: Final[tuple[int, ...]] = ()


def current_question(t: Table) -> Question[Any] | None:
    """Return the question on top of the stack; None if the game is over."""
    if not t.stack:
        return None
    top = t.stack[-1]
    assert isinstance(top, Question)
    return top


def speaker(question: Question[Any]) -> int:
    """Return the seat that answers the question; TABLE for a question to nature."""
    return TABLE if isinstance(question, Chance) else question.seat


def settle(t: Table, luck: Luck | None = None, skip_forced: bool = False) -> Sequence[int]:
    """Run until a decision is needed, and return the choices; an empty tuple if the game is over.

    Without luck, the loop also stops at nature's questions. With `skip_forced`, a question with a single legal answer
    is answered automatically.
    """
    stack = t.stack
    t.skip_forced = skip_forced
    while stack:
        if t.over:
            stack.clear()
            break
        top = stack[-1]
        if isinstance(top, Step):
            stack.pop()
            top.run(t)
        elif isinstance(top, Chance):
            choices: Sequence[int] = top.choices(t)
            if luck is None:
                return choices
            stack.pop()
            choice = luck.pick(top, choices)
            if t.rows is not None:
                t.rows.append((TABLE, choice))
            top.take(t, choice)
        elif isinstance(top, Question):
            choices = top.choices(t)
            if not skip_forced or len(choices) > 1:
                return choices
            stack.pop()
            choice = choices[0]
            if t.rows is not None:
                t.rows.append((top.seat, choice))
            top.take(t, choice)
    t.over = True
    return NO_CHOICES


def answer(t: Table, seat: int, choice: int, luck: Luck | None = None, skip_forced: bool = False) -> Sequence[int]:
    """Check and apply an answer, then `settle`. A seat other than the one asked answers its aside.

    Raise `IllegalAnswer` and leave the table unchanged if the seat may not answer now or the choice is not legal.
    """
    top = current_question(t)
    if top is None:
        raise IllegalAnswer("game_over", "", seat, choice)
    question = top if seat == speaker(top) else top.aside(t, seat)
    if question is None:
        raise IllegalAnswer("not_your_word", t.rule_of(top), seat, choice)
    if choice not in question.choices(t):
        reason, rule = question.why_not(t, choice)
        raise IllegalAnswer(reason, rule or t.rule_of(question), seat, choice)
    t.stack.pop()
    if question is not top:
        t.stack.append(top.after_aside())
    if t.rows is not None:
        t.rows.append((seat, choice))
    question.take(t, choice)
    return settle(t, luck, skip_forced)


def apply(t: Table, choice: int, luck: Luck | None = None, skip_forced: bool = False) -> Sequence[int]:
    """Apply an answer without checks, then `settle`. For search: the choice must be one that `settle` returned."""
    top = t.stack.pop()
    assert isinstance(top, Question)
    if t.rows is not None:
        t.rows.append((speaker(top), choice))
    top.take(t, choice)
    return settle(t, luck, skip_forced)


def playout(t: Table, luck: Luck, player: Luck, quiet: bool = False, limit: int = 1_000_000_000) -> int:
    """Play at random until the end or `limit` decisions; return their number. If `quiet`, all windows are passed."""
    random = player.random
    decisions = 0
    choices = settle(t, luck, True)
    while choices and decisions < limit:
        decisions += 1
        top = t.stack[-1]
        assert isinstance(top, Question)
        choice = top.silence(t) if quiet and top.window else choices[int(random() * len(choices))]
        t.stack.pop()  # the rest is `apply`, inlined because simulations spend their time here
        if t.rows is not None:
            t.rows.append((speaker(top), choice))
        top.take(t, choice)
        choices = settle(t, luck, True)
    return decisions
