"""server: how a side game stands, in a process of its own: what was answered at the fork, and everybody's chances."""

from typing import Any

import msgspec

from magnat.analysis.branches import Branches
from magnat.analysis.figures import SHARES, TENTHS, chances, half_of
from magnat.analysis.reference import Reference, playable
from magnat.analysis.review import finished, seed_of
from magnat.kernel import Row, Table, answer, waiting
from magnat.kernel.table import edition_of
from magnat.play import rows_of
from magnat.play.seating import Seating
from magnat.record import Record, answered
from magnat.server.retell import engine, seating
from magnat.store import queries as q
from magnat.texts import LANGUAGES, Texts


class Stand(msgspec.Struct):
    """How a side game stands. Chances are tenths of a point, from what its player may know; exact at the end."""

    begins: int  # turns: where it begins, and where it is
    turn: int
    said: dict[str, str]  # the first answer of its player, in each language; empty before
    chances: list[int]
    halves: list[int]
    games: int


def stand(url: str, id: str, seat: int, games: int) -> Stand:
    table = seating(url, id)
    assert table.header is not None
    with engine(url).connect() as connection:
        rows = rows_of(q.entries_of(connection, id))
    t, begins, said = followed(table, rows, seat)
    shares, halves, played = measured(table, rows, t, seat, games)
    return Stand(begins, turn_of(t), said, shares, halves, played)


def followed(table: Seating, rows: list[Row], seat: int) -> tuple[Table, int, dict[str, str]]:
    """The table now, the turn at which it left the match, and what its player said first."""
    match, said = table.begun(), dict.fromkeys(LANGUAGES, "")
    t, fork, begins = match.table, match.header.branch_at, 0
    for number, (who, choice) in enumerate(rows):
        if number == fork:
            begins = turn_of(t)
        if number >= fork and who == seat and not any(said.values()):
            question = answered(t, who)
            said = {lang: Texts(match.edition, lang, match.header.names).choice(question, t, choice) for lang in said}
        answer(t, who, choice)
    return t, begins if len(rows) > fork else turn_of(t), said


def measured(table: Seating, rows: list[Row], t: Table, seat: int, games: int) -> tuple[list[int], list[int], int]:
    """The chances of all seats on tables that the player could be sitting at, how far they may be off, and by how
    many games that is known."""
    header = table.header
    assert header is not None
    reference = Reference(header.game)
    if waiting(t) is None:
        won = reference.won(t.winners, header.seats)
        return [TENTHS * each // SHARES for each in won], [0] * header.seats, 0
    played = playable(edition_of(t), turn_of(t))
    branches = Branches(reference, played, header.seats, seed_of(Record(header, [*rows])))
    branch = branches.branch("now", t, seat)
    finished(branches.fill(branch, games))
    found = chances(branch.outcomes)
    return found, [half_of(each, games) for each in found], games


def turn_of(t: Any) -> int:
    return int(getattr(t, "turns", 0))
