"""bench: reviews of games, measured: `review.py WHAT [N] [GAME ...]`.

times         when the sketch is there, when the first moment is firm, how long the first pass takes: a game of four
identities N  whether everything that is shown adds up, in N games of each title
blunders N    in how many of N steady games an answer replaced by the worst one is found
calibration N chances said against what happened, in N games of the reference, beside the estimate `values`
"""

import math
import resource
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import Any, Final

from magnat import compiled
from magnat.analysis import Budget, Review, finished, result
from magnat.analysis.figures import SHARES, TENTHS, Outcome
from magnat.analysis.reference import Reference
from magnat.bots import Sight, Source, bot, steady
from magnat.bots.judgement import judge
from magnat.games import BUILT_IN, edition, simulated
from magnat.kernel import Edition, Luck, StreamLuck, Table, apply, settle
from magnat.record import Record
from magnat.record.luck import mixed

sys.path.insert(0, str(Path(__file__).parents[1]))
from tests.analysis.planting import with_blunder

Choose = Callable[[Table, Sequence[int]], int]
SCREENED: Final = 60  # games for each answer, to know which is the worst
CONFIRMED: Final = 400  # games that say whether it is: what looked worst after a few may be the unluckiest


def played(e: Edition, seats: int, seed: int, choose: Choose) -> Record:
    """A game in which `choose` answers for everybody."""
    t = e.deal(seats)
    t.heard = []
    luck = StreamLuck(mixed(seed, 77))
    choices = settle(t, luck, True)
    while choices:
        choices = apply(t, choose(t, choices), luck, True)
    return Record.of(e, seats, t.heard)


def by_steady(game: str) -> Choose:
    player = steady(game)
    return lambda t, choices: player.decide(t, t.stack[-1], choices)  # type: ignore[arg-type]


def by_levels(game: str, seed: int) -> Choose:
    """Seats of different strength, so that there is something to find."""
    players, luck = [bot(name, game) for name in ("distracted", "steady")], Luck(seed)

    def choose(t: Table, choices: Sequence[int]) -> int:
        question: Any = t.stack[-1]
        seat = question.seat
        return players[seat % 2].answer(Sight(seat, question, choices, Source(t, seat), luck))

    return choose


def seats_of(e: Edition, number: int) -> int:
    """All numbers of seats in turn."""
    return e.least + number % (e.most - e.least + 1)


def times(game: str, n: int) -> None:
    e = simulated(edition(game))
    seats = min(4, e.most)
    record = played(e, seats, n, by_levels(game, n))
    started = time.process_time()
    review = Review(record)
    reached: dict[str, float] = {}
    for step in review.work():
        spent = time.process_time() - started
        if step.done == step.total and step.row < 0:
            reached[step.stage] = spent
        if step.row >= 0:
            reached.setdefault("moment", spent)
    told = ", ".join([f"{stage} {spent:.1f} s" for stage, spent in reached.items()])
    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024
    turns, positions = max(review.course.turns), len(review.course.stations)
    print(f"{game}, {seats} seats, {turns} turns, {positions} positions: {told}; {memory} MB", flush=True)


def identities(game: str, n: int) -> None:
    """With few games a position: what adds up does not depend on how sure it is."""
    e = simulated(edition(game))
    for number in range(n):
        record = played(e, seats_of(e, number), number, by_levels(game, number))
        review = Review(record, budget=Budget(first=2, closer=4))
        finished(review.work())
        found = result(review)
        for player in found.players:
            for terms in (player.exact, player.shown):
                assert terms.start + terms.luck + terms.play + terms.others == terms.end, (game, number)
        shown = [player.shown for player in found.players]
        assert sum([each.start for each in shown]) == sum([each.end for each in shown]) == TENTHS, (game, number)
        assert sum([each.luck for each in shown]) == 0 == sum([each.play + each.others for each in shown])
        for event in found.events:
            assert sum(event.luck) == 0 == sum(event.play), (game, number, event)
    print(f"{game}: {n} games add up", flush=True)


def blunders(game: str, n: int) -> None:
    """Nothing else in these games differs from the reference, so what counts is whether it is seen, and as what."""
    planted = found = 0
    words: dict[str, int] = {}
    number = 0
    while planted < n:
        number += 1
        e = simulated(edition(game))
        usual = played(e, seats_of(e, number), number, by_steady(game))
        made = with_blunder(usual, number, SCREENED, CONFIRMED)
        if made is None:
            continue
        planted += 1
        record, row, _ = made
        seat = record.rows[row][0]
        review = Review(record)
        finished(review.work())
        verdicts = {at: trial.verdict for at, trial in review.trials.items() if trial.seat == seat and trial.verdict}
        worst = max(verdicts, key=lambda at: verdicts[at].error, default=-1)
        word = verdicts[worst].word if worst == row else ""
        found += bool(word)
        words[word or "nothing"] = words.get(word or "nothing", 0) + 1
    print(
        f"{game}: {found} of {planted} blunders found ({words}); {number - planted} games had none to plant", flush=True
    )


def calibration(game: str, n: int, games: int = 100) -> None:
    """One position of each game, anywhere in it: what was said of every seat there, and who won."""
    e = simulated(edition(game))
    reference, dice = Reference(game), Random(1)
    learned = judge(game)
    said: list[tuple[float, ...]] = []
    for number in range(n):
        seats = seats_of(e, number)
        record = played(e, seats, number, by_steady(game))
        at = dice.randrange(len(record.rows))
        t = e.deal(seats)
        end, there = followed(t, record, at)
        won = reference.won(end.winners, seats)
        measured = chances_at(reference, there, seats, mixed(number, 5), games)
        estimated = steady(game).values(there)
        judged = learned.values(there) if learned else estimated
        said += [(won[p] / SHARES, measured[p], estimated[p], judged[p]) for p in range(seats)]
    for column, name in enumerate(("playouts", "values", "learned"), 1):
        print(f"{game}, {name}: {scored([(each[column], each[0]) for each in said])}", flush=True)
    print(deciles([(each[1], each[0]) for each in said]), flush=True)


def followed(t: Table, record: Record, at: int) -> tuple[Table, Table]:
    """The table at the end, and after so many rows."""
    settle(t)
    there = t
    for row, (_, choice) in enumerate(record.rows):
        if row == at:
            there = t.copy()
        assert choice is not None
        apply(t, choice)
    return t, there


def chances_at(reference: Reference, t: Table, seats: int, seed: int, games: int) -> list[float]:
    """Games won, with half a game for everybody's doubt, so that nothing is said to be impossible."""
    outcomes: list[Outcome] = [reference.outcome(t.copy(), StreamLuck(mixed(seed, i)), seats) for i in range(games)]
    sums = [sum(column) / SHARES for column in zip(*outcomes, strict=True)]
    return [(each + 0.5) / (games + 0.5 * seats) for each in sums]


def scored(pairs: Sequence[tuple[float, float]]) -> str:
    brier = sum([(said - won) ** 2 for said, won in pairs]) / len(pairs)
    clipped = [(min(max(said, 1e-6), 1 - 1e-6), won) for said, won in pairs]
    loss = -sum([won * math.log(said) + (1 - won) * math.log(1 - said) for said, won in clipped]) / len(clipped)
    return f"Brier {brier:.4f}, log-loss {loss:.4f}, {len(pairs)} figures"


def deciles(pairs: Sequence[tuple[float, float]]) -> str:
    lines = []
    for tenth in range(10):
        inside = [pair for pair in pairs if tenth <= min(9, int(10 * pair[0])) <= tenth]
        if inside:
            said, won = (100 * sum([pair[i] for pair in inside]) / len(inside) for i in (0, 1))
            lines.append(f"  said {said:5.1f}, happened {won:5.1f} in {len(inside)}")
    return "\n".join(lines)


MEASURES: Final[dict[str, tuple[Callable[[str, int], None], int]]] = {
    "times": (times, 5),
    "identities": (identities, 1000),
    "blunders": (blunders, 200),
    "calibration": (calibration, 2000),
}


def main(words: Sequence[str]) -> None:
    what = words[0] if words else "times"
    measure, usual = MEASURES[what]
    numbers = [int(word) for word in words[1:] if word.isdecimal()]
    games = [word for word in words[1:] if not word.isdecimal()] or list(BUILT_IN)
    print(f"{what}, {'compiled' if compiled() else 'interpreted'}")
    for game in games:
        measure(game, numbers[0] if numbers else usual)


if __name__ == "__main__":
    main(sys.argv[1:])
