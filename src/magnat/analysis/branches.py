"""Rollouts from a position, or from an alternative answer, as many as needed.

Game i of every branch with the same seed uses the same luck and, for a seat's observation, the same
redealt table.
Outcomes are kept, so that adding games later (also after a reload) gives the same result as playing
them all at once.
"""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from magnat.analysis.intervals import Outcome
from magnat.analysis.reference import Reference, move_to_edition
from magnat.analysis.timeline import Timeline
from magnat.kernel import Edition, IllegalAnswer, Luck, Row, StreamLuck, Table, answer
from magnat.record import redeal
from magnat.record.luck import mix_seed

GAMES_PER_YIELD: Final = 20  # the generator yields to its caller after this many games


class Branch:
    """A starting point for rollouts: a table, an observing seat, and the first answers.

    `seat` is TABLE to use the true table without redealing. Answers that are illegal on a redealt
    table are skipped, together with the answers after them.
    """

    def __init__(self, table: Table, seat: int, words: Sequence[Row], seed: int) -> None:
        self.table = table
        self.seed = seed
        self.seat = seat
        self.answers = tuple(words)
        self.outcomes: list[Outcome] = []


class BranchSet:
    """All branches of a review, by name."""

    def __init__(self, reference: Reference, edition: Edition, seats: int, seed: int = 0) -> None:
        self.reference = reference
        self.edition = edition
        self.seats = seats
        self.seed = seed
        self.luck = StreamLuck(0)
        self.by_name: dict[str, Branch] = {}
        self.saved_outcomes: dict[str, list[Outcome]] = {}  # loaded by `load`, by branch name

    def get_branch(self, name: str, table: Table, seat: int, words: Sequence[Row] = (), seed: int = 0) -> Branch:
        """Return the branch with this name. Its luck depends on `seed` and on the seed of the set."""
        branch = self.by_name.get(name)
        if branch is None:
            branch = self.by_name[name] = Branch(table, seat, words, mix_seed(self.seed, seed))
            branch.outcomes = self.saved_outcomes.get(name, [])
        return branch

    def play_until(self, branch: Branch, n: int) -> Iterator[None]:
        """Play until the branch has n games. The iterator may be abandoned at any time."""
        outcomes = branch.outcomes
        ready = (
            None if branch.table.secret and branch.seat >= 0 else move_to_edition(apply_answers(branch), self.edition)
        )
        while len(outcomes) < n:
            seed = mix_seed(branch.seed, len(outcomes))
            if ready is None:
                t = redeal(branch.table, branch.seat, Luck(seed))
                t = move_to_edition(apply_answers(branch, t), self.edition)
            else:
                t = ready.copy()
            self.luck.seed = seed
            self.luck.next = {}
            outcomes.append(self.reference.outcome(t, self.luck, self.seats))
            if len(outcomes) % GAMES_PER_YIELD == 0:
                yield

    def dump(self) -> dict[str, Any]:
        """Return all outcomes for `load`: each distinct outcome once, then the outcome numbers by name."""
        outcomes = self.saved_outcomes | {name: branch.outcomes for name, branch in self.by_name.items()}
        numbers: dict[Outcome, int] = {}
        games = {
            name: [numbers.setdefault(outcome, len(numbers)) for outcome in outcomes[name]]
            for name in sorted(outcomes)
            if outcomes[name]
        }
        return {"outcomes": [list(outcome) for outcome in numbers], "games": games}

    def load(self, saved: dict[str, Any]) -> None:
        outcomes = [tuple(outcome) for outcome in saved["outcomes"]]
        self.saved_outcomes = {
            name: [outcomes[number] for number in numbers] for name, numbers in saved["games"].items()
        }


def apply_answers(branch: Branch, t: Table | None = None) -> Table:
    """Return the table after the answers of a branch."""
    t = branch.table.copy() if t is None else t
    for seat, word in branch.answers:
        try:
            answer(t, seat, word)
        except IllegalAnswer:
            break
    return t


def true_branch(branches: BranchSet, timeline: Timeline, position: int) -> Branch:
    """Return the branch of the true table after `position` rows."""
    return branches.get_branch(str(position), timeline.tables[position], -1, seed=timeline.seed_at(position))
