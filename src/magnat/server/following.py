"""server: games that follow another: a rematch of the same people, and a side game that begins inside of one."""

from sqlalchemy import Connection

from magnat.play import Refusal, Seating, rows_of
from magnat.server.bodies import NewSide
from magnat.server.limits import Source
from magnat.server.lobby import added, begin, check_number, played_by, seating, tell
from magnat.server.making import places_again, places_beside, seat_at, setup_again, setup_beside
from magnat.server.settings import Settings
from magnat.store import queries as q
from magnat.store.queries import Found


def rematch(connection: Connection, id: str, player: Found, source: Source, settings: Settings) -> str:
    """The same people at a new table; whoever asks second finds it there."""
    table = seating(connection, id, True)
    if not table.seats_of(player["id"]):
        raise Refusal("not_your_seat", 403)
    if table.status not in ("over", "aborted"):
        raise Refusal("not_over")
    if table.rematch:
        return table.rematch
    check_number(connection, table.host, source, settings)
    host = {"id": table.host}
    made = added(connection, host, setup_again(table), table.public, places_again(table), source)
    q.change_match(connection, id, rematch=made)
    tell(connection, id)
    return made


def side(connection: Connection, id: str, player: Found, new: NewSide, source: Source, settings: Settings) -> str:
    """A side game of a match that is over, from where it stood after event `seq`: nothing in it counts."""
    table = seating(connection, id)
    seat_at(table, new.seat)
    if table.status not in ("over", "aborted"):
        raise Refusal("not_over")
    check_number(connection, player["id"], source, settings)
    setup, places = setup_beside(table, new), places_beside(table, player["id"], new)
    made = added(connection, player, setup, False, places, source, table.seed if new.same_dice else None)
    begin(connection, seating(connection, made), rows_of(q.entries_of(connection, id, 0, new.seq)))
    return made


def sides_of(connection: Connection, id: str, player: str) -> list[Seating]:
    """The side games of a match that this player has begun, the oldest first."""
    mine = [table for table, _ in played_by(connection, player) if table.setup.side_of == id]
    return sorted(mine, key=lambda table: (table.created, table.id))
