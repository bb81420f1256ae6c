"""Comparison of a match's side games with each other and with the match.

Each side game has its answer at the fork, the chances of all seats, and the chances of the match at
the same turn.
"""

import msgspec

from magnat.analysis.branches import BranchSet
from magnat.analysis.intervals import FULL_CHANCE, SHARES_PER_GAME, chances_by_seat, half_width
from magnat.analysis.reference import Reference, reference_edition
from magnat.analysis.review import run_to_end, seed_from_record
from magnat.analysis.review_view import ShownPoint
from magnat.kernel import Table, current_question
from magnat.kernel.table import edition_of
from magnat.match.seating import Side
from magnat.record import Record, question_for, replay_positions
from magnat.texts import LANGUAGES, Texts


class SideGameState(msgspec.Struct):
    """The state of a side game. Chances are tenths of a point from its player's observation; exact at the end."""

    begins: int  # turn of the fork
    turn: int
    said: dict[str, str]  # the player's first answer by language; empty before it is given
    chances: list[int]
    halves: list[int]
    games: int


class Try(SideGameState, kw_only=True):
    """A side game: its fork, its state, and the chances of the match at the same turn."""

    id: str
    number: int
    seq: int  # event of the match after which the side game starts
    seat: int
    same_dice: bool
    status: str
    played: list[int]  # empty without a review
    played_halves: list[int]


class TriesTold(msgspec.Struct):
    """The reader's side games of a match, the oldest first."""

    tries: list[Try]


class ReviewCurve(msgspec.Struct):
    """The part of a stored review that is used here."""

    points: list[ShownPoint]


def build_tries(sides: list[Side], stands: list[SideGameState], review: bytes) -> TriesTold:
    """Combine the side games with their states. `review` is the stored review of the match, or empty."""
    curve = msgspec.json.decode(review, type=ReviewCurve).points if review else []
    tries = []
    for number, (side, standing) in enumerate(zip(sides, stands, strict=True), 1):
        then = next((point for point in reversed(curve) if point.turn <= standing.turn), ShownPoint(0, [], []))
        values = {**msgspec.structs.asdict(side), "played": then.chances, "played_halves": then.halves}
        tries.append(Try(*msgspec.structs.astuple(standing), **values, number=number))
    return TriesTold(tries)


def measure_side_game_state(record: Record, seat: int, games: int) -> SideGameState:
    t, begins, texts = replay_side_game(record, seat)
    shares, halves, played = measure_chances(record, t, seat, games)
    return SideGameState(begins, turn_number(t), texts, shares, halves, played)


def replay_side_game(record: Record, seat: int) -> tuple[Table, int, dict[str, str]]:
    """Return the current table, the turn of the fork, and the player's first answer by language."""
    texts, header, begins = dict.fromkeys(LANGUAGES, ""), record.header, 0
    edition = header.edition()
    for number, t in enumerate(replay_positions(record)):
        if number <= header.branch_at:
            begins = turn_number(t)
        if header.branch_at <= number < len(record.rows) and not any(texts.values()):
            answerer, choice = record.rows[number]
            if answerer == seat and choice is not None:
                question = question_for(t, answerer)
                texts = {
                    lang: Texts(edition, lang, header.names).describe_choice(question, t, choice) for lang in texts
                }
    return t, begins, texts


def measure_chances(record: Record, t: Table, seat: int, games: int) -> tuple[list[int], list[int], int]:
    """Return the chances of all seats from the player's observation, their half-widths, and the games played."""
    header = record.header
    reference = Reference(header.game)
    if current_question(t) is None:
        won = reference.win_shares(t.winners, header.seats)
        return [FULL_CHANCE * each // SHARES_PER_GAME for each in won], [0] * header.seats, 0
    played = reference_edition(edition_of(t), turn_number(t))
    branches = BranchSet(reference, played, header.seats, seed_from_record(record))
    branch = branches.get_branch("now", t, seat)
    run_to_end(branches.play_until(branch, games))
    chances = chances_by_seat(branch.outcomes)
    return chances, [half_width(each, games) for each in chances], games


def turn_number(t: Table) -> int:
    return int(getattr(t, "turns", 0))
