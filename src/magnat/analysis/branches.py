"""analysis: games played on from a position, or from an answer that might have been given, each as often as needed.

Game i of every branch is played with the same luck, and in the sight of a seat on the same redealt table. What was
played is kept, so that more of it, today or another day, gives what all at once would have given.
"""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from magnat.analysis.intervals import Outcome
from magnat.analysis.reference import Reference, move_to_edition
from magnat.analysis.timeline import Timeline
from magnat.kernel import Edition, IllegalAnswer, Luck, Row, StreamLuck, Table, answer
from magnat.record import redeal
from magnat.record.luck import mix_seed

GAMES_PER_YIELD: Final = 20  # games after which whoever asked may do something else


class Branch:
    """Where games are played on from: a table, from whose sight, and what is said first.

    `seat` is TABLE for the table as it truly was. Words that a redealt table does not allow are not said there.
    """

    def __init__(self, table: Table, seat: int, words: Sequence[Row] = ()) -> None:
        self.table = table
        self.seat = seat
        self.answers = tuple(words)
        self.outcomes: list[Outcome] = []


class BranchSet:
    """All of them, by name."""

    def __init__(self, reference: Reference, edition: Edition, seats: int, seed: int) -> None:
        self.reference = reference
        self.edition = edition
        self.seats = seats
        self.seed = seed
        self.luck = StreamLuck(0)
        self.by_name: dict[str, Branch] = {}
        self.saved_outcomes: dict[str, list[Outcome]] = {}  # of another day

    def get_branch(self, name: str, table: Table, seat: int, words: Sequence[Row] = ()) -> Branch:
        found = self.by_name.get(name)
        if found is None:
            found = self.by_name[name] = Branch(table, seat, words)
            found.outcomes = self.saved_outcomes.get(name, [])
        return found

    def play_until(self, branch: Branch, n: int) -> Iterator[None]:
        """Play until there are n games; it may be left at any time."""
        outcomes = branch.outcomes
        ready = (
            None if branch.table.secret and branch.seat >= 0 else move_to_edition(apply_answers(branch), self.edition)
        )
        while len(outcomes) < n:
            seed = mix_seed(self.seed, len(outcomes))
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
        """What was played, to be taken up again: each distinct outcome once, then by name which of them came."""
        found = self.saved_outcomes | {name: branch.outcomes for name, branch in self.by_name.items()}
        numbers: dict[Outcome, int] = {}
        games = {
            name: [numbers.setdefault(outcome, len(numbers)) for outcome in found[name]]
            for name in sorted(found)
            if found[name]
        }
        return {"outcomes": [list(outcome) for outcome in numbers], "games": games}

    def load(self, saved: dict[str, Any]) -> None:
        outcomes = [tuple(outcome) for outcome in saved["outcomes"]]
        self.saved_outcomes = {
            name: [outcomes[number] for number in numbers] for name, numbers in saved["games"].items()
        }


def apply_answers(branch: Branch, t: Table | None = None) -> Table:
    """The table after the words of a branch."""
    t = branch.table.copy() if t is None else t
    for seat, word in branch.answers:
        try:
            answer(t, seat, word)
        except IllegalAnswer:
            break
    return t


def true_branch(branches: BranchSet, course: Timeline, position: int) -> Branch:
    """The game as it stood after so many rows."""
    return branches.get_branch(str(position), course.tables[position], -1)
