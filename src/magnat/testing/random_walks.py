"""testing: random games to look at: what somebody might say next, asides, leavers and nature included."""

import random
from collections.abc import Iterator, Sequence
from typing import Any, Final

from magnat.kernel import (
    TABLE,
    Chance,
    Edition,
    Frame,
    Question,
    Row,
    Table,
    Value,
    answer,
    current_question,
    settle,
    speaker,
)
from magnat.record.codec import kind_of

MAX_SAMPLED_CHOICES: Final = 6  # how many of many choices a law tries


def walk_positions(edition: Edition, seats: int, seed: int, most: int = 400) -> Iterator[Table]:
    """The positions of a random game in which seats also speak aside. The table is the walker's: look, do not touch."""
    for t, _ in walk_steps(edition, seats, seed, most):
        yield t


def walk_steps(
    edition: Edition, seats: int, seed: int, most: int = 400, asides: float = 0.1, talkative: float = 0
) -> Iterator[tuple[Table, Row | None]]:
    """The positions of a random game, each with the row that is said next; None at the end."""
    dice = random.Random(seed)
    t = edition.deal(seats)
    settle(t)
    for _ in range(most):
        row = random_row(t, seats, dice, asides, talkative)
        yield t, row
        if row is None:
            return
        answer(t, *row)


def random_row(t: Table, seats: int, dice: random.Random, asides: float = 0.1, talkative: float = 0) -> Row | None:
    """Something that somebody may say now. The talkative do not leave it at silence, where drafts come to nothing."""
    top = current_question(t)
    if top is None:
        return None
    if dice.random() < asides:
        seat = dice.randrange(seats)
        aside = top.aside(t, seat) if seat != speaker(top) else None
        if aside is not None:
            return seat, random_choice(t, aside, dice, talkative)
    return speaker(top), random_choice(t, top, dice, talkative)


def random_choice(t: Table, question: Question[Any], dice: random.Random, talkative: float = 0) -> int:
    choices = question.choices(t)
    assert choices, f"{frame_name(question)} has no legal answer"
    choice = dice.choice(choices)
    if talkative and dice.random() < talkative and not isinstance(question, Chance):
        while len(choices) > 1 and choice == question.silence(t):
            choice = dice.choice(choices)
    return choice


def random_table_row(t: Table, dice: random.Random) -> Row | None:
    """Something that the table itself may say now: that a seat leaves, or that time is up."""
    top = current_question(t)
    outside = None if top is None else top.aside(t, TABLE)
    choices = () if outside is None else outside.choices(t)
    return (TABLE, dice.choice(choices)) if choices else None


def random_options(edition: Edition, dice: random.Random) -> dict[str, Value]:
    """Switches and words of the edition drawn by lot, the default as often as all others together."""
    found: dict[str, Value] = {}
    for option in edition.declared:
        if isinstance(option.default, bool):
            found[option.name] = dice.random() < 0.5
        elif isinstance(option.default, str):
            found[option.name] = dice.choice([option.default, dice.choice(option.words)])
    return found


def sample_choices(choices: Sequence[int], dice: random.Random) -> Sequence[int]:
    """A few of many choices; all of few."""
    return (
        choices
        if len(choices) <= MAX_SAMPLED_CHOICES
        else [choices[0], choices[-1], *dice.sample(choices, MAX_SAMPLED_CHOICES - 2)]
    )


def frame_name(frame: Frame) -> str:
    return f"{kind_of(type(frame))} of seat {frame.seat}"


def as_list(choices: Sequence[int]) -> Sequence[int]:
    return choices if isinstance(choices, range) else list(choices)


def waiting_choices(t: Table) -> Sequence[int]:
    top = current_question(t)
    assert top is not None
    return top.choices(t)


def next_asked(t: Table) -> tuple[str, int]:
    top = current_question(t)
    return ("over", TABLE) if top is None else (kind_of(type(top)), top.seat)


def copy_after_answer(t: Table, question: Question[Any], choice: int) -> Table:
    """A copy that tells, on which the question was answered and no step has run yet."""
    u = t.copy()
    u.facts = []
    if question is t.stack[-1]:
        u.stack.pop()
    question.take(u, choice)
    return u


def assert_same(expected: Any, found: Any, what: str) -> None:
    if expected != found:
        raise AssertionError(f"{what}: {'; '.join(json_differences(expected, found))}")


def json_differences(expected: Any, found: Any, path: str = "") -> list[str]:
    """Where two JSON values differ."""
    if isinstance(expected, dict) and isinstance(found, dict):
        keys = [*expected, *[key for key in found if key not in expected]]
        return [line for key in keys for line in json_differences(expected.get(key), found.get(key), f"{path}.{key}")]
    return [] if expected == found else [f"{path.lstrip('.')} {expected!r} / {found!r}"]
