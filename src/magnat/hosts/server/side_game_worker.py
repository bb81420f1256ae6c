"""The standing of a side game, computed in a worker process."""

from magnat.analysis import side_games
from magnat.hosts.server.replay_worker import cached_engine, read_seating
from magnat.match import rows_of
from magnat.record import Record
from magnat.store import queries as q


def measure_stored_side_game(url: str, id: str, seat: int, games: int) -> side_games.SideGameState:
    header = read_seating(url, id).header
    assert header is not None
    with cached_engine(url).connect() as connection:
        rows = rows_of(q.read_entries(connection, id))
    return side_games.measure_side_game_state(Record(header, [*rows]), seat, games)
