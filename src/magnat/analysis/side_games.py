"""Comparison of a match's side games with each other and with the match, always in equal situations.

A side game is compared with the match at the same question until the player answers it, then after
the first answer of each, then at the beginning of the same turn, and when it is over at the ends.
Both sides are measured in the same way: from the player's observation, with the same games.
"""

import msgspec

from magnat.analysis.branches import BranchSet
from magnat.analysis.intervals import FULL_CHANCE, SHARES_PER_GAME, chances_by_seat, half_width
from magnat.analysis.reference import Reference, reference_edition
from magnat.analysis.review import run_to_end
from magnat.analysis.timeline import seed_from_rows
from magnat.kernel import Table, current_question
from magnat.kernel.table import edition_of
from magnat.match.seating import Side
from magnat.record import Record, question_for, replay_positions
from magnat.texts import LANGUAGES, Texts


class SideGameState(msgspec.Struct):
    """The state of a side game, and the chances of all seats here and in the match.

    Chances are tenths of a point from the player's observation; exact at the end of a game.
    """

    begins: int  # turn of the fork
    turn: int
    said: dict[str, str]  # the player's first answer by language; empty before it is given
    where: str  # the compared situation: fork, answer, turn, end
    chances: list[int]
    halves: list[int]
    games: int
    played: list[int]
    played_halves: list[int]


class Try(SideGameState, kw_only=True):
    """A side game: its fork and its state."""

    id: str
    number: int
    seq: int  # event of the match after which the side game starts
    seat: int
    same_dice: bool
    status: str


class SideGameComparison(msgspec.Struct):
    """The reader's side games of a match, the oldest first."""

    tries: list[Try]


class Situation(msgspec.Struct):
    """A position of a game: the table, and the rows before it."""

    table: Table
    rows: int


class SideGamePath:
    """The situations of a game after the fork that can be compared."""

    def __init__(self, record: Record, fork: int, seat: int) -> None:
        self.record = record
        self.said = dict.fromkeys(LANGUAGES, "")
        self.answered: Situation | None = None  # after the player's first answer
        self.turns: dict[int, Situation] = {}  # the beginning of each turn after that of the fork
        edition = record.header.edition()
        for rows, t in enumerate(replay_positions(record)):
            if rows == fork:
                self.fork = Situation(t.copy(), rows)
            if rows > fork and turn_number(t) > turn_number(self.fork.table):
                self.turns.setdefault(turn_number(t), Situation(t.copy(), rows))
            if self.answered is None and fork < rows and record.rows[rows - 1][0] == seat:
                self.answered = Situation(t.copy(), rows)
            if self.answered is None and fork <= rows < len(record.rows):
                answerer, choice = record.rows[rows]
                if answerer == seat and choice is not None:
                    question, names = question_for(t, answerer), record.header.names
                    self.said = {
                        lang: Texts(edition, lang, names).describe_choice(question, t, choice) for lang in LANGUAGES
                    }
        self.end = Situation(t, len(record.rows))

    @property
    def is_over(self) -> bool:
        return current_question(self.end.table) is None

    def situation(self, where: str, turn: int) -> Situation:
        """Return the situation to compare; the end if the game does not reach it."""
        if where == "fork":
            return self.fork
        if where == "answer" and self.answered is not None:
            return self.answered
        return self.turns.get(turn, self.end) if where == "turn" else self.end


def build_tries(sides: list[Side], stands: list[SideGameState]) -> SideGameComparison:
    """Combine the side games with their states."""
    tries = [
        Try(*msgspec.structs.astuple(standing), **msgspec.structs.asdict(side), number=number)
        for number, (side, standing) in enumerate(zip(sides, stands, strict=True), 1)
    ]
    return SideGameComparison(tries)


def measure_side_game_state(record: Record, match: Record, seat: int, games: int) -> SideGameState:
    """Return the state of a side game of `match` for the player of a seat."""
    here, there = (SideGamePath(each, record.header.branch_at, seat) for each in (record, match))
    turn, begins = turn_number(here.end.table), turn_number(here.fork.table)
    where = "end" if here.is_over else "turn" if turn > begins else "answer" if here.answered is not None else "fork"
    chances, halves, played = measure_situation(here, where, turn, seat, games)
    there_chances, there_halves, _ = measure_situation(there, where, turn, seat, games)
    where = "end" if there.situation(where, turn) is there.end else where
    return SideGameState(begins, turn, here.said, where, chances, halves, played, there_chances, there_halves)


def measure_situation(
    path: SideGamePath, where: str, turn: int, seat: int, games: int
) -> tuple[list[int], list[int], int]:
    """Return the chances of all seats from the player's observation, their half-widths, and the games played."""
    situation, header = path.situation(where, turn), path.record.header
    t, reference = situation.table, Reference(header.game)
    if current_question(t) is None:
        won = reference.win_shares(t.winners, header.seats)
        return [FULL_CHANCE * each // SHARES_PER_GAME for each in won], [0] * header.seats, 0
    edition = reference_edition(edition_of(t), turn_number(t))
    branches = BranchSet(reference, edition, header.seats, seed_from_rows(header, ()))
    branch = branches.get_branch("now", t, seat)
    run_to_end(branches.play_until(branch, games))
    chances = chances_by_seat(branch.outcomes)
    return chances, [half_width(each, games) for each in chances], games


def turn_number(t: Table) -> int:
    return int(getattr(t, "turns", 0))
