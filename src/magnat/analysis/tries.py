"""analysis: side games of one match, side by side: what was answered at the fork, everybody's chances, and those of the
game played at the same turn."""

import msgspec

from magnat.analysis.branches import Branches
from magnat.analysis.figures import SHARES, TENTHS, chances, half_of
from magnat.analysis.reference import Reference, playable
from magnat.analysis.review import finished, seed_of
from magnat.analysis.shown import ShownPoint
from magnat.kernel import Table, waiting
from magnat.kernel.table import edition_of
from magnat.play.seating import Side
from magnat.record import Record, answered, positions
from magnat.texts import LANGUAGES, Texts


class Stand(msgspec.Struct):
    """How a side game stands. Chances are tenths of a point, from what its player may know; exact at the end."""

    begins: int  # turns: where it begins, and where it is
    turn: int
    said: dict[str, str]  # the first answer of its player, in each language; empty before
    chances: list[int]
    halves: list[int]
    games: int


class Try(Stand, kw_only=True):
    """A side game: where it leaves the match, how it stands, and the chances of the game played at the same turn."""

    id: str
    number: int
    seq: int  # the event of the match after which it begins
    seat: int
    same_dice: bool
    status: str
    played: list[int]  # empty without a review
    played_halves: list[int]


class TriesTold(msgspec.Struct):
    """My tries of a match, the oldest first."""

    tries: list[Try]


class Curve(msgspec.Struct):
    """What of a review is read here."""

    points: list[ShownPoint]


def told(sides: list[Side], stands: list[Stand], review: bytes) -> TriesTold:
    """Each side game with how it stands; `review` is that of the match, as it was written, or nothing."""
    curve = msgspec.json.decode(review, type=Curve).points if review else []
    tries = []
    for number, (side, found) in enumerate(zip(sides, stands, strict=True), 1):
        then = next((point for point in reversed(curve) if point.turn <= found.turn), ShownPoint(0, [], []))
        where = {**msgspec.structs.asdict(side), "played": then.chances, "played_halves": then.halves}
        tries.append(Try(*msgspec.structs.astuple(found), **where, number=number))
    return TriesTold(tries)


def stand(record: Record, seat: int, games: int) -> Stand:
    t, begins, said = followed(record, seat)
    shares, halves, played = measured(record, t, seat, games)
    return Stand(begins, turn_of(t), said, shares, halves, played)


def followed(record: Record, seat: int) -> tuple[Table, int, dict[str, str]]:
    """The table now, the turn at which it left the match, and what its player said first."""
    said, header, begins = dict.fromkeys(LANGUAGES, ""), record.header, 0
    edition = header.edition()
    for number, t in enumerate(positions(record)):
        if number <= header.branch_at:
            begins = turn_of(t)
        if header.branch_at <= number < len(record.rows) and not any(said.values()):
            who, choice = record.rows[number]
            if who == seat and choice is not None:
                question = answered(t, who)
                said = {lang: Texts(edition, lang, header.names).choice(question, t, choice) for lang in said}
    return t, begins, said


def measured(record: Record, t: Table, seat: int, games: int) -> tuple[list[int], list[int], int]:
    """The chances of all seats on tables that the player could be sitting at, how far they may be off, and by how
    many games that is known."""
    header = record.header
    reference = Reference(header.game)
    if waiting(t) is None:
        won = reference.won(t.winners, header.seats)
        return [TENTHS * each // SHARES for each in won], [0] * header.seats, 0
    played = playable(edition_of(t), turn_of(t))
    branches = Branches(reference, played, header.seats, seed_of(record))
    branch = branches.branch("now", t, seat)
    finished(branches.fill(branch, games))
    found = chances(branch.outcomes)
    return found, [half_of(each, games) for each in found], games


def turn_of(t: Table) -> int:
    return int(getattr(t, "turns", 0))
