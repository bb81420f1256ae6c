"""bench: reviews of games, measured: `review.py WHAT [N] [GAME ...] [journal=FILE] [after=N]`.

times         when the sketch is there, when the first moment is firm, how long the first pass takes: a game of four
identities N  whether everything that is shown adds up, in N games of each title
blunders N    in how many of N steady games an answer replaced by the worst one is found
words N       in N games in which something was called a blunder: whether it was one, by twenty times the games
calibration N chances said against what happened, in N games of the reference, beside the estimate `values`

What was measured of each game is a line of the journal, if there is one: whoever stops goes on there. Games are
numbered from 1, or `after` another number: others than those somebody has looked at.
"""

import math
import resource
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

import msgspec

from magnat import compiled
from magnat.analysis import Budget, Review, build_result, run_to_end
from magnat.analysis.branches import BranchSet
from magnat.analysis.intervals import FULL_CHANCE, SHARES_PER_GAME, Outcome, gain_half_width
from magnat.analysis.reference import Reference
from magnat.analysis.review import DECIDED_CHANCE, ReviewStep
from magnat.analysis.timeline import Segment
from magnat.analysis.verdict import MIN_BLUNDER, AnswerTrial, answer_branch, mean_gain
from magnat.bots import Determinizer, Observation, bot, steady
from magnat.bots.value_net import load_value_net
from magnat.games import BUILT_IN, edition, simulation_edition
from magnat.kernel import Edition, Luck, StreamLuck, Table, apply, settle
from magnat.record import Record
from magnat.record.luck import mix_seed

sys.path.insert(0, str(Path(__file__).parents[1]))
from tests.analysis.planting import with_blunder

Choose = Callable[[Table, Sequence[int]], int]
OTHERS: Final = 1_000_000  # seeds of games that are only as long as they are
WHOLE: Final = 1000  # turns
SHORT: Final = 60
AGAIN: Final = 20  # of so many games one is reviewed twice, to the same bytes
SCREENED: Final = 60  # games for each answer, to know which is the worst
TWENTY: Final = 20
SURE_OF: Final = 400  # games after which it may be sure
CONFIRMED: Final = 400  # games that say whether it is: what looked worst after a few may be the unluckiest


def played(e: Edition, seats: int, seed: int, choose: Choose) -> Record:
    """A game in which `choose` answers for everybody."""
    t = e.deal(seats)
    t.rows = []
    luck = StreamLuck(mix_seed(seed, 77))
    choices = settle(t, luck, True)
    while choices:
        choices = apply(t, choose(t, choices), luck, True)
    return Record.for_edition(e, seats, t.rows)


def by_steady(game: str) -> Choose:
    player = steady(game)
    return lambda t, choices: player.decide(t, t.stack[-1], choices)  # type: ignore[arg-type]


def by_levels(game: str, seed: int) -> Choose:
    """Seats of different strength, so that there is something to find."""
    players, luck = [bot(name, game) for name in ("distracted", "steady")], Luck(seed)

    def choose(t: Table, choices: Sequence[int]) -> int:
        question: Any = t.stack[-1]
        seat = question.seat
        return players[seat % 2].answer(Observation(seat, question, choices, Determinizer(t, seat), luck))

    return choose


def seats_of(e: Edition, number: int) -> int:
    """All numbers of seats in turn."""
    return e.least + number % (e.most - e.least + 1)


def times(game: str, n: int) -> None:
    e = simulation_edition(edition(game))
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
    turns, positions = max(review.timeline.turns), len(review.timeline.checkpoints)
    print(f"{game}, {seats} seats, {turns} turns, {positions} positions: {told}; {memory} MB", flush=True)


def adds_up(game: str, number: int) -> bool:
    """With few games a position: what adds up does not depend on how sure it is. Three, so that there is rounding.

    Four of five games end early by their option: what adds up does not depend on that either.
    """
    e = simulation_edition(edition(game), WHOLE if number % 5 == 0 else SHORT)
    record = played(e, seats_of(e, number), number, by_levels(game, number))
    review = Review(record, budget=Budget(first=3, closer=6))
    run_to_end(review.work())
    found = build_result(review)
    for player in found.players:
        for terms in (player.exact, player.shown):
            assert terms.start + terms.luck + terms.play + terms.others == terms.end, (game, number)
    shown = [player.shown for player in found.players]
    assert sum([each.start for each in shown]) == sum([each.end for each in shown]) == FULL_CHANCE, (game, number)
    assert sum([each.luck for each in shown]) == 0 == sum([each.play + each.others for each in shown]), (game, number)
    for event in found.events:
        assert sum(event.luck) == 0 == sum(event.play), (game, number, event)
    if number % AGAIN == 0:
        again = Review(record, budget=review.budget)
        run_to_end(again.work())
        assert msgspec.json.encode(build_result(again)) == msgspec.json.encode(found), (game, number)
        assert again.dump() == review.dump(), (game, number)
    return True


def all_add_up(found: Sequence[bool]) -> str:
    return f"{sum(found)} games add up"


class Answers(Review):
    """A review of what one seat said, with the same games, figures and words, but without the curve.

    A review looks closer at the two worst answers of each seat, and at others that are among the worst of all: here at
    those two alone.
    """

    def answers(self, seat: int) -> Iterator[ReviewStep]:
        n = self.budget.first
        said = [stretch for stretch in self.timeline.segments if stretch.is_answer and stretch.seat == seat]
        for stretch in said:
            yield from self._play_pair(stretch, n, ReviewStep("first", 0, 0))
            yield from self._whether_decided(stretch.turn)
        worst = sorted(self.doubtful_answers(said), key=lambda stretch: (self.answer_gain(stretch, n), stretch.first))[
            :2
        ]
        yield from self._look_closer(worst, [])

    def _whether_decided(self, turn: int) -> Iterator[ReviewStep]:
        """As many positions as say whether the game was decided before that turn."""
        winner, stations = self.timeline.winners.bit_length() - 1, self.timeline.checkpoints
        later = [position for position in stations if self.timeline.turns[position] >= turn]
        earlier = [position for position in stations if self.timeline.turns[position] < turn][-1:]
        for position in (*later, *earlier):
            yield from self._play_positions("first", [position], self.budget.first)
            if self.chance_at(position, self.budget.first)[winner] < DECIDED_CHANCE:
                return


def blunder(game: str, number: int) -> list[Any] | None:
    """Nothing else in these games differs from the reference, so what counts is whether it is seen, and as what.

    Its word, empty if it is not the worst of its player; then what is needed to look at it.
    """
    e = simulation_edition(edition(game))
    usual = played(e, seats_of(e, number), number, by_steady(game))
    made = with_blunder(usual, number, SCREENED, CONFIRMED)
    if made is None:
        return None
    record, row, _ = made
    seat = record.rows[row][0]
    review = Answers(record)
    run_to_end(review.answers(seat))
    verdicts = {at: trial.verdict for at, trial in review.trials.items() if trial.verdict}
    worst = max(verdicts, key=lambda at: verdicts[at].error, default=-1)
    word = verdicts[worst].word if worst == row else ""
    return [word, row, worst, [(at, v.word, v.error, v.half) for at, v in sorted(verdicts.items())]]


def found_blunders(found: Sequence[list[Any]]) -> str:
    words: dict[str, int] = {}
    for word, *_ in found:
        words[word or "nothing"] = words.get(word or "nothing", 0) + 1
    seen = len(found) - words.get("nothing", 0)
    return f"{seen} of {len(found)} blunders found ({words})"


def blunders_said(game: str, number: int) -> list[tuple[int, float, int]] | None:
    """What is called a blunder in a game of uneven players: the error told, the true one, and the games that say so."""
    e = simulation_edition(edition(game))
    record = played(e, seats_of(e, number), number, by_levels(game, number))
    review = Answers(record)
    for seat in range(review.timeline.seats):
        run_to_end(review.answers(seat))
    others = BranchSet(review.reference, review.branches.edition, review.timeline.seats, mix_seed(review.seed, 20))
    found = []
    for stretch in review.timeline.segments:
        trial = review.trials.get(stretch.first)
        if trial is not None and trial.verdict is not None and trial.verdict.word == "blunder":
            error, games = true_error(review, others, stretch, trial)
            found.append((trial.verdict.error, error, games))
    return found or None


def true_error(review: Review, others: BranchSet, stretch: Segment, trial: AnswerTrial) -> tuple[float, int]:
    """What an answer cost, by games that the verdict has not seen: until it is sure, or twenty times as many."""
    verdict = trial.verdict
    assert verdict is not None
    best, given = (answer_branch(others, review.timeline, stretch, answer) for answer in (verdict.best, trial.given))
    most, n = TWENTY * len(trial.tried[trial.given].outcomes), SURE_OF
    while True:
        n = min(n, most)
        for branch in (best, given):
            run_to_end(others.play_until(branch, n))
        error = mean_gain(best.outcomes, given.outcomes, stretch.seat, n)
        doubt = gain_half_width(best.outcomes, given.outcomes, stretch.seat)
        if n == most or abs(error - MIN_BLUNDER) > 2 * doubt:
            return error, n
        n *= 2


def truly_blunders(found: Sequence[Sequence[Sequence[float]]]) -> str:
    said = [each for game in found for each in game]
    wrong = [each for each in said if each[1] < MIN_BLUNDER]
    told = ", ".join([f"{error / 10:.1f} said and {true / 10:.1f} true" for error, true, _ in wrong[:5]])
    return f"{len(said)} blunders said, {len(wrong)} of them below ten points{': ' if told else ''}{told}"


def forecast(game: str, number: int, games: int = 100) -> list[tuple[float, ...]] | None:
    """One position of a game, anywhere in it: who won, and what was said there of every seat.

    How far into the game is drawn from the length of another one; None if this one was over by then. Any row of its own
    would be likelier in games that ended soon, and those who lead end them.
    """
    e = simulation_edition(edition(game))
    reference, learned = Reference(game), load_value_net(game)
    seats = seats_of(e, number)
    record, another = (played(e, seats, seed, by_steady(game)) for seed in (number, OTHERS + number))
    at = Random(mix_seed(number, 6)).randrange(len(another.rows))
    if at >= len(record.rows):
        return None
    end, there = followed(e.deal(seats), record, at)
    won = reference.win_shares(end.winners, seats)
    measured = chances_at(reference, there, seats, mix_seed(number, 5), games)
    estimated = steady(game).values(there)
    judged = learned.values(there) if learned else estimated
    return [(won[p] / SHARES_PER_GAME, measured[p], estimated[p], judged[p]) for p in range(seats)]


def calibrated(found: Sequence[Sequence[tuple[float, ...]]]) -> str:
    said = [each for game in found for each in game]
    lines = [
        f"{name}: {scored([(each[column], each[0]) for each in said])}"
        for column, name in enumerate(("playouts", "values", "learned"), 1)
    ]
    return "\n".join(["", *lines, deciles([(each[1], each[0]) for each in said])])


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
    outcomes: list[Outcome] = [reference.outcome(t.copy(), StreamLuck(mix_seed(seed, i)), seats) for i in range(games)]
    sums = [sum(column) / SHARES_PER_GAME for column in zip(*outcomes, strict=True)]
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


class Measure(NamedTuple):
    """What is measured of each game, None where it does not count, and what is said of all of them."""

    one: Callable[[str, int], Any]
    told: Callable[[Any], str]
    usual: int


MEASURES: Final = {
    "identities": Measure(adds_up, all_add_up, 1000),
    "blunders": Measure(blunder, found_blunders, 200),
    "words": Measure(blunders_said, truly_blunders, 200),
    "calibration": Measure(forecast, calibrated, 2000),
}


def measured(what: str, game: str, n: int, journal: Path | None, after: int) -> None:
    """Games one after the other, until n of them count. How far it is stands on the screen once a minute."""
    measure, number, found = MEASURES[what], after, []
    known = in_journal(journal, what, game) if journal else {}
    told_at = time.monotonic()
    while len(found) < n:
        number += 1
        if number not in known:
            known[number] = msgspec.json.decode(msgspec.json.encode(measure.one(game, number)))
            if journal:
                with journal.open("ab") as file:
                    file.write(msgspec.json.encode([what, game, number, known[number]]) + b"\n")
        if known[number] is not None:
            found.append(known[number])
        if time.monotonic() - told_at > 60 and len(found):
            told_at = time.monotonic()
            print(f"  {what}, {game}, {len(found)} of {n}: {measure.told(found).splitlines()[0]}", flush=True)
    print(f"{game}, {number - after} games played: {measure.told(found)}", flush=True)


def in_journal(journal: Path, what: str, game: str) -> dict[int, Any]:
    lines = journal.read_bytes().splitlines() if journal.exists() else []
    found = [msgspec.json.decode(line) for line in lines]
    return {number: of for kind, title, number, of in found if (kind, title) == (what, game)}


def main(words: Sequence[str]) -> None:
    what = words[0] if words else "times"
    numbers = [int(word) for word in words[1:] if word.isdecimal()]
    journals = [Path(word.removeprefix("journal=")) for word in words[1:] if word.startswith("journal=")]
    after = [int(word.removeprefix("after=")) for word in words[1:] if word.startswith("after=")]
    games = [word for word in words[1:] if word in BUILT_IN] or list(BUILT_IN)
    print(f"{what}, {'compiled' if compiled() else 'interpreted'}")
    for game in games:
        if what == "times":
            times(game, numbers[0] if numbers else 5)
        else:
            n = numbers[0] if numbers else MEASURES[what].usual
            measured(what, game, n, journals[0] if journals else None, after[0] if after else 0)


if __name__ == "__main__":
    main(sys.argv[1:])
