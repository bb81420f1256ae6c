"""Random games for tests: random answers, including asides, leavers and nature's answers."""

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

MAX_SAMPLED_CHOICES: Final = 6  # number of choices that a law tries


def walk_positions(edition: Edition, seats: int, seed: int, limit: int = 400) -> Iterator[Table]:
    """Yield the positions of a random game with asides. The same table is yielded each time; do not change it."""
    for t, _ in walk_steps(edition, seats, seed, limit):
        yield t


def walk_steps(
    edition: Edition, seats: int, seed: int, limit: int = 400, asides: float = 0.1, talkative: float = 0
) -> Iterator[tuple[Table, Row | None]]:
    """Yield the positions of a random game, each with the next row; None at the end."""
    rng = random.Random(seed)
    t = edition.deal(seats)
    settle(t)
    for _ in range(limit):
        row = random_row(t, seats, rng, asides, talkative)
        yield t, row
        if row is None:
            return
        answer(t, *row)


def random_row(t: Table, seats: int, rng: random.Random, asides: float = 0.1, talkative: float = 0) -> Row | None:
    """Return a random legal row; None if the game is over.

    `asides` is the probability of an aside, `talkative` that of an answer other than silence, since silence withdraws
    most drafts.
    """
    top = current_question(t)
    if top is None:
        return None
    if rng.random() < asides:
        seat = rng.randrange(seats)
        aside = top.aside(t, seat) if seat != speaker(top) else None
        if aside is not None:
            return seat, random_choice(t, aside, rng, talkative)
    return speaker(top), random_choice(t, top, rng, talkative)


def random_choice(t: Table, question: Question[Any], rng: random.Random, talkative: float = 0) -> int:
    choices = question.choices(t)
    assert choices, f"{frame_name(question)} has no legal answer"
    choice = rng.choice(choices)
    if talkative and rng.random() < talkative and not isinstance(question, Chance):
        while len(choices) > 1 and choice == question.silence(t):
            choice = rng.choice(choices)
    return choice


def random_table_row(t: Table, rng: random.Random) -> Row | None:
    """Return a random answer of TABLE: a seat leaves, or time is up. None if there is none now."""
    top = current_question(t)
    outside = None if top is None else top.aside(t, TABLE)
    choices = () if outside is None else outside.choices(t)
    return (TABLE, rng.choice(choices)) if choices else None


def random_options(edition: Edition, rng: random.Random) -> dict[str, Value]:
    """Return random switches and words of the edition; a word has its default with a probability of at least 1/2."""
    options: dict[str, Value] = {}
    for option in edition.declared:
        if isinstance(option.default, bool):
            options[option.name] = rng.random() < 0.5
        elif isinstance(option.default, str):
            options[option.name] = rng.choice([option.default, rng.choice(option.words)])
    return options


def sample_choices(choices: Sequence[int], rng: random.Random) -> Sequence[int]:
    if len(choices) <= MAX_SAMPLED_CHOICES:
        return choices
    return [choices[0], choices[-1], *rng.sample(choices, MAX_SAMPLED_CHOICES - 2)]


def frame_name(frame: Frame) -> str:
    return f"{kind_of(type(frame))} of seat {frame.seat}"


def waiting_choices(t: Table) -> Sequence[int]:
    top = current_question(t)
    assert top is not None
    return top.choices(t)


def next_asked(t: Table) -> tuple[str, int]:
    top = current_question(t)
    return ("over", TABLE) if top is None else (kind_of(type(top)), top.seat)


def copy_after_answer(t: Table, question: Question[Any], choice: int) -> Table:
    """Return a copy that records facts, on which the question has been answered and no step has run yet."""
    u = t.copy()
    u.facts = []
    if question is t.stack[-1]:
        u.stack.pop()
    question.take(u, choice)
    return u


def assert_same(expected: Any, actual: Any, subject: str) -> None:
    if expected != actual:
        raise AssertionError(f"{subject}: {'; '.join(json_differences(expected, actual))}")


def json_differences(expected: Any, actual: Any, path: str = "") -> list[str]:
    """Return the paths at which two JSON values differ, with both values."""
    if isinstance(expected, dict) and isinstance(actual, dict):
        keys = [*expected, *[key for key in actual if key not in expected]]
        return [line for key in keys for line in json_differences(expected.get(key), actual.get(key), f"{path}.{key}")]
    return [] if expected == actual else [f"{path.lstrip('.')} {expected!r} / {actual!r}"]
