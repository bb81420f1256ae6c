"""analysis: games played on from a position, or from an answer that might have been given, each as often as needed.

Game i of every branch is played with the same luck, and in the sight of a seat on the same redealt table. What was
played is kept, so that more of it, today or another day, gives what all at once would have given.
"""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from magnat.analysis.course import Course
from magnat.analysis.figures import Outcome
from magnat.analysis.reference import Reference, moved_to
from magnat.kernel import Edition, IllegalAnswer, Luck, Row, StreamLuck, Table, answer
from magnat.record import redeal
from magnat.record.luck import mixed

BREATH: Final = 20  # games after which whoever asked may do something else


class Branch:
    """Where games are played on from: a table, from whose sight, and what is said first.

    `seat` is TABLE for the table as it truly was. Words that a redealt table does not allow are not said there.
    """

    def __init__(self, table: Table, seat: int, words: Sequence[Row] = ()) -> None:
        self.table = table
        self.seat = seat
        self.words = tuple(words)
        self.outcomes: list[Outcome] = []


class Branches:
    """All of them, by name."""

    def __init__(self, reference: Reference, edition: Edition, seats: int, seed: int) -> None:
        self.reference = reference
        self.edition = edition
        self.seats = seats
        self.seed = seed
        self.luck = StreamLuck(0)
        self.known: dict[str, Branch] = {}
        self.kept: dict[str, list[Outcome]] = {}  # of another day

    def branch(self, name: str, table: Table, seat: int, words: Sequence[Row] = ()) -> Branch:
        found = self.known.get(name)
        if found is None:
            found = self.known[name] = Branch(table, seat, words)
            found.outcomes = self.kept.get(name, [])
        return found

    def fill(self, branch: Branch, n: int) -> Iterator[None]:
        """Play until there are n games; it may be left at any time."""
        outcomes = branch.outcomes
        ready = None if branch.table.secret and branch.seat >= 0 else moved_to(said(branch), self.edition)
        while len(outcomes) < n:
            seed = mixed(self.seed, len(outcomes))
            if ready is None:
                t = redeal(branch.table, branch.seat, Luck(seed))
                t = moved_to(said(branch, t), self.edition)
            else:
                t = ready.copy()
            self.luck.seed = seed
            self.luck.next = {}
            outcomes.append(self.reference.outcome(t, self.luck, self.seats))
            if len(outcomes) % BREATH == 0:
                yield

    def saved(self) -> dict[str, Any]:
        """What was played, to be taken up again: each distinct outcome once, then by name which of them came."""
        found = self.kept | {name: branch.outcomes for name, branch in self.known.items()}
        numbers: dict[Outcome, int] = {}
        games = {
            name: [numbers.setdefault(outcome, len(numbers)) for outcome in found[name]]
            for name in sorted(found)
            if found[name]
        }
        return {"outcomes": [list(outcome) for outcome in numbers], "games": games}

    def take_up(self, saved: dict[str, Any]) -> None:
        outcomes = [tuple(outcome) for outcome in saved["outcomes"]]
        self.kept = {name: [outcomes[number] for number in numbers] for name, numbers in saved["games"].items()}


def said(branch: Branch, t: Table | None = None) -> Table:
    """The table after the words of a branch."""
    t = branch.table.copy() if t is None else t
    for seat, word in branch.words:
        try:
            answer(t, seat, word)
        except IllegalAnswer:
            break
    return t


def true_branch(branches: Branches, course: Course, position: int) -> Branch:
    """The game as it stood after so many rows."""
    return branches.branch(str(position), course.tables[position], -1)
