"""Measurements of reviews: `review.py WHAT [N] [GAME ...] [journal=FILE] [after=N] [times=N]`.

times         until the sketch, until the first final moment, and for the first pass: a game of four
identities N  whether all figures add up, in N games of each title
blunders N    in how many of N steady games an answer replaced by the worst one is found
words N       in N games with a reported blunder: whether it was one, by twenty times the games
reasons N     the share of errors and blunders with a reason, in N reviewed games
hints N       N hints compared with 50 times the games (or `times`), and their latency (`hints.py`)
calibration N predicted chances against results, in N games of the reference, and the estimate `values`

The result of each game is a line of the journal, if there is one, and an interrupted run continues
there. Games are numbered from 1, or `after` another number, to use games that nobody has looked at.
"""

import math
import resource
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

import msgspec

from magnat import compiled
from magnat.analysis import Budget, Review, build_result, run_to_end
from magnat.analysis.branches import BranchSet
from magnat.analysis.intervals import FULL_CHANCE, SHARES_PER_GAME, Outcome, gain_half_width
from magnat.analysis.reasons import reason_for
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
from bench.hints import TIMES, HintChecked, check_hint, summarise_hints
from bench.shares import describe_share
from tests.analysis.planting import with_blunder

Choose = Callable[[Table, Sequence[int]], int]
OTHERS: Final = 1_000_000  # seeds of games with limited length
WHOLE: Final = 1000  # turns
SHORT: Final = 60
AGAIN: Final = 20  # one in this many games is reviewed twice, to the same bytes
SCREENED: Final = 60  # games for each answer, to find the worst
TWENTY: Final = 20
OTHER_LUCK: Final = 20  # seed of games that a review has not seen
SURE_OF: Final = 400  # games after which a verdict may be sure
REASON_BUDGET: Final = Budget(first=20, closer=400)  # more games find more errors, not other reasons
SERIOUS_WORDS: Final = ("error", "blunder")
CONFIRMED: Final = 400  # games that confirm it: the worst answer after a few games may only be the unluckiest


def play_game(e: Edition, seats: int, seed: int, choose: Choose) -> Record:
    """Play a game in which `choose` answers for every seat."""
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


def by_levels(game: str, seed: int, names: Sequence[str] = ("distracted", "steady")) -> Choose:
    """Return players of different strength, so that there are errors to find."""
    players, luck = [bot(name, game) for name in names], Luck(seed)

    def choose(t: Table, choices: Sequence[int]) -> int:
        question: Any = t.stack[-1]
        seat = question.seat
        answer: int = players[seat % 2].answer(Observation(seat, question, choices, Determinizer(t, seat), luck))
        return answer

    return choose


def seats_of(e: Edition, number: int) -> int:
    """Return a number of seats, cycling through all."""
    return e.least + number % (e.most - e.least + 1)


def times(game: str, n: int) -> None:
    e = simulation_edition(edition(game))
    seats = min(4, e.most)
    record = play_game(e, seats, n, by_levels(game, n))
    started = time.process_time()
    review = Review(record)
    reached: dict[str, float] = {}
    for step in review.work():
        spent = time.process_time() - started
        if step.done == step.total and step.row < 0:
            reached[step.stage] = spent
        if step.row >= 0:
            reached.setdefault("moment", spent)
    summary = ", ".join([f"{stage} {spent:.1f} s" for stage, spent in reached.items()])
    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024
    turns, positions = max(review.timeline.turns), len(review.timeline.checkpoints)
    print(f"{game}, {seats} seats, {turns} turns, {positions} positions: {summary}; {memory} MB", flush=True)


def adds_up(game: str, number: int) -> bool:
    """Check a game with three games per position, which cause rounding. Four of five games end early by an option."""
    e = simulation_edition(edition(game), WHOLE if number % 5 == 0 else SHORT)
    record = play_game(e, seats_of(e, number), number, by_levels(game, number))
    review = Review(record, budget=Budget(first=3, closer=6))
    run_to_end(review.work())
    result = build_result(review)
    for player in result.players:
        for terms in (player.exact, player.shown):
            assert terms.start + terms.luck + terms.play + terms.others == terms.end, (game, number)
    shown = [player.shown for player in result.players]
    assert sum([each.start for each in shown]) == sum([each.end for each in shown]) == FULL_CHANCE, (game, number)
    assert sum([each.luck for each in shown]) == 0 == sum([each.play + each.others for each in shown]), (game, number)
    for event in result.events:
        assert sum(event.luck) == 0 == sum(event.play), (game, number, event)
    if number % AGAIN == 0:
        repeated = Review(record, budget=review.budget)
        run_to_end(repeated.work())
        assert msgspec.json.encode(build_result(repeated)) == msgspec.json.encode(result), (game, number)
        assert repeated.dump() == review.dump(), (game, number)
    return True


def summarise_identities(per_game: Sequence[bool]) -> str:
    return f"{sum(per_game)} games add up"


class Answers(Review):
    """A review of one seat's answers, with the same games, figures and words, but without the curve.

    A review examines the two worst answers of each seat, and others that are among the worst of
    all. This one examines those two alone.
    """

    def answers(self, seat: int) -> Iterator[ReviewStep]:
        n = self.budget.first
        own_answers = [segment for segment in self.timeline.segments if segment.is_answer and segment.seat == seat]
        for segment in own_answers:
            yield from self._play_pair(segment, n, ReviewStep("first", 0, 0))
            yield from self._whether_decided(segment.turn)
        worst = sorted(
            self.doubtful_answers(own_answers), key=lambda segment: (-self.possible_loss(segment), segment.first)
        )[:2]
        yield from self._look_closer(worst, [])

    def _whether_decided(self, turn: int) -> Iterator[ReviewStep]:
        """Measure the positions that show whether the game was decided before that turn."""
        winner, stations = self.timeline.winners.bit_length() - 1, self.timeline.checkpoints
        later = [position for position in stations if self.timeline.turns[position] >= turn]
        earlier = [position for position in stations if self.timeline.turns[position] < turn][-1:]
        for position in (*later, *earlier):
            yield from self._play_positions("first", [position], self.budget.first)
            if self.chance_at(position, self.budget.first)[winner] < DECIDED_CHANCE:
                return


def blunder(game: str, number: int) -> list[Any] | None:
    """Plant one blunder in a game of the reference, so that only its detection counts.

    Return its word, empty if it is not its player's worst, and the data to examine it.
    """
    e = simulation_edition(edition(game))
    usual = play_game(e, seats_of(e, number), number, by_steady(game))
    blundered = with_blunder(usual, number, SCREENED, CONFIRMED)
    if blundered is None:
        return None
    record, row, _ = blundered
    seat = record.rows[row][0]
    review = Answers(record)
    run_to_end(review.answers(seat))
    verdicts = {at: trial.verdict for at, trial in review.trials.items() if trial.verdict}
    worst = max(verdicts, key=lambda at: verdicts[at].error, default=-1)
    word = verdicts[worst].word if worst == row else ""
    return [word, row, worst, [(at, v.word, v.error, v.half) for at, v in sorted(verdicts.items())]]


def summarise_planted_blunders(per_game: Sequence[list[Any]]) -> str:
    words: dict[str, int] = {}
    for word, *_ in per_game:
        words[word or "nothing"] = words.get(word or "nothing", 0) + 1
    detected = len(per_game) - words.get("nothing", 0)
    return f"{detected} of {len(per_game)} blunders found ({words})"


def reported_blunders(game: str, number: int) -> list[tuple[int, float, int]] | None:
    """Return the reported blunders of a game of uneven players: reported error, true error, number of games."""
    e = simulation_edition(edition(game))
    record = play_game(e, seats_of(e, number), number, by_levels(game, number))
    review = Answers(record)
    for seat in range(review.timeline.seats):
        run_to_end(review.answers(seat))
    others = BranchSet(review.reference, review.branches.edition, review.timeline.seats, OTHER_LUCK)
    blunders = []
    for segment in review.timeline.segments:
        trial = review.trials.get(segment.first)
        if trial is not None and trial.verdict is not None and trial.verdict.word == "blunder":
            error, games = true_error(review, others, segment, trial)
            blunders.append((trial.verdict.error, error, games))
    return blunders or None


def true_error(review: Review, others: BranchSet, segment: Segment, trial: AnswerTrial) -> tuple[float, int]:
    """Return the cost of an answer by games that the verdict has not seen: until it is sure, at
    most twenty times as many.
    """
    verdict = trial.verdict
    assert verdict is not None
    best, given = (answer_branch(others, review.timeline, segment, answer) for answer in (verdict.best, trial.given))
    most, n = TWENTY * len(trial.tried[trial.given].outcomes), SURE_OF
    while True:
        n = min(n, most)
        for branch in (best, given):
            run_to_end(others.play_until(branch, n))
        error = mean_gain(best.outcomes, given.outcomes, segment.seat, n)
        doubt = gain_half_width(best.outcomes, given.outcomes, segment.seat)
        if n == most or abs(error - MIN_BLUNDER) > 2 * doubt:
            return error, n
        n *= 2


def summarise_reported_blunders(per_game: Sequence[Sequence[Sequence[float]]]) -> str:
    blunders = [each for game in per_game for each in game]
    wrong = [each for each in blunders if each[1] < MIN_BLUNDER]
    summary = ", ".join([f"{error / 10:.1f} said and {true / 10:.1f} true" for error, true, _ in wrong[:5]])
    return f"{len(blunders)} blunders said, {len(wrong)} of them below ten points{': ' if summary else ''}{summary}"


def forecast(game: str, number: int, games: int = 100) -> list[tuple[float, ...]] | None:
    """Return the winners of a game and the predicted chances at one random position.

    The position's row is drawn from the length of another game; None if this one was over by then.
    A row of its own length would be likelier in short games, which leaders end.
    """
    e = simulation_edition(edition(game))
    reference, learned = Reference(game), load_value_net(game)
    seats = seats_of(e, number)
    record, another = (play_game(e, seats, seed, by_steady(game)) for seed in (number, OTHERS + number))
    at = Random(mix_seed(number, 6)).randrange(len(another.rows))
    if at >= len(record.rows):
        return None
    end, position = replay_to(e.deal(seats), record, at)
    won = reference.win_shares(end.winners, seats)
    measured = chances_at(reference, position, seats, mix_seed(number, 5), games)
    estimated = steady(game).values(position)
    judged = learned.values(position) if learned else estimated
    return [(won[p] / SHARES_PER_GAME, measured[p], estimated[p], judged[p]) for p in range(seats)]


def summarise_calibration(per_game: Sequence[Sequence[tuple[float, ...]]]) -> str:
    said = [each for game in per_game for each in game]
    lines = [
        f"{name}: {log_scores([(each[column], each[0]) for each in said])}"
        for column, name in enumerate(("playouts", "values", "learned"), 1)
    ]
    return "\n".join(["", *lines, deciles([(each[1], each[0]) for each in said])])


def replay_to(t: Table, record: Record, at: int) -> tuple[Table, Table]:
    """Return the table at the end, and after `at` rows."""
    settle(t)
    position = t
    for row, (_, choice) in enumerate(record.rows):
        if row == at:
            position = t.copy()
        assert choice is not None
        apply(t, choice)
    return t, position


def chances_at(reference: Reference, t: Table, seats: int, seed: int, games: int) -> list[float]:
    """Return the share of games won, with half a game added per seat, so that no chance is zero."""
    outcomes: list[Outcome] = [reference.outcome(t.copy(), StreamLuck(mix_seed(seed, i)), seats) for i in range(games)]
    sums = [sum(column) / SHARES_PER_GAME for column in zip(*outcomes, strict=True)]
    return [(each + 0.5) / (games + 0.5 * seats) for each in sums]


def log_scores(pairs: Sequence[tuple[float, float]]) -> str:
    brier = sum([(chance - won) ** 2 for chance, won in pairs]) / len(pairs)
    clipped = [(min(max(chance, 1e-6), 1 - 1e-6), won) for chance, won in pairs]
    loss = -sum([won * math.log(chance) + (1 - won) * math.log(1 - chance) for chance, won in clipped]) / len(clipped)
    return f"Brier {brier:.4f}, log-loss {loss:.4f}, {len(pairs)} figures"


def deciles(pairs: Sequence[tuple[float, float]]) -> str:
    lines = []
    for tenth in range(10):
        inside = [pair for pair in pairs if tenth <= min(9, int(10 * pair[0])) <= tenth]
        if inside:
            chance, won = (100 * sum([pair[i] for pair in inside]) / len(inside) for i in (0, 1))
            lines.append(f"  said {chance:5.1f}, happened {won:5.1f} in {len(inside)}")
    return "\n".join(lines)


def reasons(game: str, number: int) -> list[str]:
    """Return the ids of the reasons for the errors and blunders in a short game against random players.

    Only the two worst answers of each seat are examined, without the curve: others add games, but no other reasons.
    """
    e = simulation_edition(edition(game), SHORT)
    record = play_game(e, seats_of(e, number), number, by_levels(game, number, ("random", "steady")))
    review = Answers(record, budget=REASON_BUDGET)
    for seat in range(review.timeline.seats):
        run_to_end(review.answers(seat))
    timeline, ids = review.timeline, []
    for segment in timeline.segments:
        trial = review.trials.get(segment.first) if segment.is_answer else None
        if trial is not None and trial.verdict is not None and trial.verdict.word in SERIOUS_WORDS:
            ids.append(reason_for(timeline, segment, trial.verdict.best).id)
    return ids


def summarise_reasons(results: list[list[str]]) -> str:
    counts = Counter([id for ids in results for id in ids])
    total = sum(counts.values())
    explained = describe_share(total - counts["facts"] - counts["none"], total)
    details = ", ".join([f"{id} {count}" for id, count in counts.most_common()])
    return f"errors and blunders with a reason in {len(results)} games: {explained}: {details}"


def hint(game: str, number: int, times: int = TIMES) -> HintChecked | None:
    """Compare a hint in a short game of uneven players with the truth."""
    e = simulation_edition(edition(game), SHORT)
    record = play_game(e, seats_of(e, number), number, by_levels(game, number))
    return check_hint(e, record, number, times)


class Measure(NamedTuple):
    """A measurement per game, None if it does not count, and the summary of all."""

    one: Callable[[str, int], Any]
    told: Callable[[Any], str]
    usual: int


MEASURES: Final = {
    "identities": Measure(adds_up, summarise_identities, 1000),
    "blunders": Measure(blunder, summarise_planted_blunders, 200),
    "words": Measure(reported_blunders, summarise_reported_blunders, 200),
    "reasons": Measure(reasons, summarise_reasons, 500),
    "hints": Measure(hint, summarise_hints, 200),
    "calibration": Measure(forecast, summarise_calibration, 2000),
}


def run_measure(measure: Measure, what: str, game: str, n: int, journal: Path | None, after: int) -> None:
    """Measure games until n of them count. Prints the progress once a minute."""
    number, told_at = after, time.monotonic()
    results: list[Any] = []
    journalled = read_journal(journal, what, game) if journal else {}
    while len(results) < n:
        number += 1
        if number not in journalled:
            journalled[number] = msgspec.json.decode(msgspec.json.encode(measure.one(game, number)))
            if journal:
                with journal.open("ab") as file:
                    file.write(msgspec.json.encode([what, game, number, journalled[number]]) + b"\n")
        if journalled[number] is not None:
            results.append(journalled[number])
        if time.monotonic() - told_at > 60 and len(results):
            told_at = time.monotonic()
            print(f"  {what}, {game}, {len(results)} of {n}: {measure.told(results).splitlines()[0]}", flush=True)
    print(f"{game}, {number - after} games played: {measure.told(results)}", flush=True)


def read_journal(journal: Path, what: str, game: str) -> dict[int, Any]:
    lines = journal.read_bytes().splitlines() if journal.exists() else []
    entries = [msgspec.json.decode(line) for line in lines]
    return {number: of for kind, title, number, of in entries if (kind, title) == (what, game)}


def run_measures(measures: dict[str, Measure], words: Sequence[str]) -> None:
    """Run the measurement named first, with the numbers, games and `name=value` words after it."""
    what = words[0]
    named = dict([word.split("=", 1) for word in words if "=" in word])
    numbers = [int(word) for word in words[1:] if word.isdecimal()]
    games = [word for word in words[1:] if word in BUILT_IN] or list(BUILT_IN)
    print(f"{what}, {'compiled' if compiled() else 'interpreted'}")
    for game in games:
        measure = measures[what]
        if "times" in named:
            measure = measure._replace(one=partial(hint, times=int(named["times"])))
        journal = Path(named["journal"]) if "journal" in named else None
        run_measure(measure, what, game, numbers[0] if numbers else measure.usual, journal, int(named.get("after", 0)))


def main(words: Sequence[str]) -> None:
    if words and words[0] != "times":
        run_measures(MEASURES, words)
        return
    numbers = [int(word) for word in words[1:] if word.isdecimal()]
    for game in [word for word in words if word in BUILT_IN] or BUILT_IN:
        times(game, numbers[0] if numbers else 5)


if __name__ == "__main__":
    main(sys.argv[1:])
