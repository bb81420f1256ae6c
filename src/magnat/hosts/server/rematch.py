"""Games that follow another one: rematches, and side games that branch from a finished match."""

from sqlalchemy import Connection

from magnat.hosts.server.limits import ClientAddress
from magnat.hosts.server.lobby import (
    check_table_count,
    insert_table,
    list_tables_of_player,
    load_seating,
    notify_change,
    write_first_entry,
)
from magnat.hosts.server.settings import Settings
from magnat.match import Refusal, Seating, rows_of
from magnat.store import queries as q
from magnat.store.queries import DbRow
from magnat.tables.api_types import NewSide
from magnat.tables.table_rules import get_place, rematch_places, rematch_setup, side_game_places, side_game_setup


def create_rematch(connection: Connection, id: str, player: DbRow, source: ClientAddress, settings: Settings) -> str:
    """Create a table with the same players and return its id. Later requests return the same table."""
    table = load_seating(connection, id, True)
    if not table.seats_of(player["id"]):
        raise Refusal("not_your_seat", 403)
    if table.status not in ("over", "aborted"):
        raise Refusal("not_over")
    if table.rematch:
        return table.rematch
    check_table_count(connection, table.host, source, settings)
    host = {"id": table.host}
    made = insert_table(connection, host, rematch_setup(table), table.public, rematch_places(table), source)
    q.update_match(connection, id, rematch=made)
    notify_change(connection, id)
    return made


def create_side_game(
    connection: Connection, id: str, player: DbRow, new: NewSide, source: ClientAddress, settings: Settings
) -> str:
    """Create a side game from a finished match after event `new.seq` and return its id.

    Side games do not count in the statistics.
    """
    table = load_seating(connection, id)
    get_place(table, new.seat)
    if table.status not in ("over", "aborted"):
        raise Refusal("not_over")
    check_table_count(connection, player["id"], source, settings)
    setup, places = side_game_setup(table, new), side_game_places(table, player["id"], new)
    made = insert_table(connection, player, setup, False, places, source, table.seed if new.same_dice else None)
    write_first_entry(connection, load_seating(connection, made), rows_of(q.read_entries(connection, id, 0, new.seq)))
    return made


def list_side_games(connection: Connection, id: str, player: str) -> list[Seating]:
    """Return the side games of a match that this player started, the oldest first."""
    mine = [table for table, _ in list_tables_of_player(connection, player) if table.setup.side_of == id]
    return sorted(mine, key=lambda table: (table.created, table.id))
