"""server: how a side game stands, in a process of its own."""

from magnat.analysis import tries
from magnat.play import rows_of
from magnat.record import Record
from magnat.server.retell import engine, seating
from magnat.store import queries as q


def stand(url: str, id: str, seat: int, games: int) -> tries.Stand:
    header = seating(url, id).header
    assert header is not None
    with engine(url).connect() as connection:
        rows = rows_of(q.entries_of(connection, id))
    return tries.stand(Record(header, [*rows]), seat, games)
