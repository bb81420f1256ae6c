"""The accuracy and latency of hints, compared with many more games: part of `review.py hints N [GAME ...]`.

Each game played by distracted and steady players gives one question with a real choice. Its hint is
computed as a server does, in steps and within the time limit. The truth is measured with `TIMES` the
games of the hint for each of its answers, with other luck.
"""

import time
from collections.abc import Sequence
from random import Random
from typing import Any, Final, NamedTuple

import msgspec

from magnat.analysis.branches import BranchSet
from magnat.analysis.hint_jobs import compute_hint
from magnat.analysis.hints import HintSearch
from magnat.analysis.intervals import POINT, chances_by_seat
from magnat.analysis.reference import Reference, reference_edition
from magnat.analysis.review import run_to_end
from magnat.kernel import Chance, Edition, Luck, Table, current_question
from magnat.match.bot_tasks import make_task
from magnat.match.messages import Hint
from magnat.record import Record, replay_positions
from magnat.record.luck import mix_seed

TIMES: Final = 50
TRUTH_SEED: Final = 1_000_003
MAX_TRUE_GAMES: Final = 50_000  # per answer
NEAR_BEST: Final = 2 * POINT
LARGE_DIFFERENCE: Final = 5 * POINT
FIRST_BARS_SECONDS: Final = 0.5
FIRM_SECONDS: Final = 3.0


class HintChecked(NamedTuple):
    """A hint beside the truth. Losses and differences are tenths of a point."""

    found: str
    loss: int  # of the first answer beside the true best of all answers tried
    difference: int  # largest true difference between the tied answers
    known: bool  # the differences are known within 3 points
    games: int
    first_seconds: float
    seconds: float


def check_hint(e: Edition, record: Record, number: int, times: int = TIMES) -> HintChecked | None:
    """Return a hint for a random question of a game; None if nobody has a choice."""
    chosen = choose_question(record, number)
    if chosen is None:
        return None
    t, seat, seats = chosen[0], chosen[1], record.header.seats
    hint, first, seconds = time_hint(record, t, seat, number)
    search = HintSearch(t, seats, seat)
    answers = list(search.tried) if hint.found == "best" else [each.answer for each in hint.answers]
    truth = measure_truth(e, t, seats, seat, answers, min(MAX_TRUE_GAMES, times * hint.games))
    tied = [truth[each.answer] for each in hint.answers if each.tied]
    loss = max(truth.values()) - truth[hint.answers[0].answer]
    difference = max(tied) - min(tied) if tied else 0
    return HintChecked(hint.found, loss, difference, hint.half <= 3 * POINT, hint.games, first, seconds)


def choose_question(record: Record, number: int) -> tuple[Table, int] | None:
    """Return a position in which a seat has a choice, and the seat."""
    positions = []
    for t in replay_positions(record):
        question = current_question(t)
        if question is None or isinstance(question, Chance) or question.drafting:
            continue
        if len(question.choices(t)) > 1:
            positions.append((t.copy(), question.seat))
    return positions[Random(mix_seed(number, 9)).randrange(len(positions))] if positions else None


def time_hint(record: Record, t: Table, seat: int, number: int) -> tuple[Hint, float, float]:
    """Return the final hint, and the seconds until the first figures and until the final ones."""
    began = time.monotonic()
    task = make_task(record.header, t, seat, "steady", "hint", Luck(number))
    step = compute_hint(task)
    first = time.monotonic() - began
    while not step.hint.final:
        task = msgspec.structs.replace(task, saved=step.saved)
        step = compute_hint(task)
    return step.hint, first, time.monotonic() - began


def measure_truth(e: Edition, t: Table, seats: int, seat: int, answers: Sequence[int], games: int) -> dict[int, int]:
    """Return the chance of the seat after each answer."""
    reference = Reference(e.name)
    branches = BranchSet(reference, reference_edition(e, int(getattr(t, "turns", 0))), seats, TRUTH_SEED)
    chances = {}
    for answer in answers:
        branch = branches.get_branch(str(answer), t, seat, [(seat, answer)])
        run_to_end(branches.play_until(branch, games))
        chances[answer] = chances_by_seat(branch.outcomes)[seat]
    return chances


def summarise_hints(results: Sequence[Sequence[Any]]) -> str:
    hints = [HintChecked(*each) for each in results]
    best = [each for each in hints if each.found == "best"]
    unclear = [each for each in hints if each.found == "unclear"]
    found = {word: [each.found for each in hints].count(word) for word in ("best", "equal", "unclear", "only")}
    lines = [
        f"{len(hints)} hints ({', '.join([f'{word} {count}' for word, count in found.items()])})",
        share("named best within 2 points of the true best", best, lambda each: each.loss <= NEAR_BEST),
        share("no difference found, true one above 5 points", unclear, lambda each: each.difference > LARGE_DIFFERENCE),
        share("the same, of all hints", hints, lambda each: each in unclear and each.difference > LARGE_DIFFERENCE),
        share("first bars within 0.5 s", hints, lambda each: each.first_seconds <= FIRST_BARS_SECONDS),
        share("final within 3 s", hints, lambda each: each.seconds <= FIRM_SECONDS),
        share("differences known within 3 points", hints, lambda each: each.known),
        f"median {median([each.first_seconds for each in hints]):.2f} s to the first bars, "
        f"{median([each.seconds for each in hints]):.2f} s to the end, "
        f"{median([each.games for each in hints]):.0f} games",
    ]
    return "\n  ".join(lines)


def share(label: str, hints: Sequence[HintChecked], holds: Any) -> str:
    count = sum([bool(holds(each)) for each in hints])
    return f"{label}: {count} of {len(hints)}" + (f" ({100 * count / len(hints):.0f} %)" if hints else "")


def median(values: Sequence[float]) -> float:
    return sorted(values)[len(values) // 2]
