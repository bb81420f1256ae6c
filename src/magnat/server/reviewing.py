"""server: a review in a process of its own, a little at a time, of a match that is over."""

from collections import OrderedDict
from typing import Final

from magnat.analysis.pieces import Opened, Piece
from magnat.play import rows_of
from magnat.play.log import seqs_of
from magnat.record import End, Record
from magnat.server.retell import engine, seating
from magnat.store import queries as q

OPEN: Final = 3  # reviews that are not put together anew for each piece of work

opened: OrderedDict[tuple[str, int], Opened] = OrderedDict()


def reviewed(url: str, id: str, end: End | None, games: int, saved: bytes, seconds: float) -> Piece:
    """Go on with the review of a match that is over, from what is `saved` of it if this process knows no more."""
    key = (id, games)
    found = opened.get(key)
    if found is None:
        found = opened[key] = begun(url, id, end, games, saved)
    opened.move_to_end(key)
    while len(opened) > OPEN:
        opened.popitem(last=False)
    piece = found.go_on(seconds)
    if piece.stage == "done":
        del opened[key]
    return piece


def begun(url: str, id: str, end: End | None, games: int, saved: bytes) -> Opened:
    header = seating(url, id).header
    assert header is not None
    with engine(url).connect() as connection:
        entries = q.entries_of(connection, id)
    return Opened(Record(header, [*rows_of(entries)], end), seqs_of(entries), games, saved)
