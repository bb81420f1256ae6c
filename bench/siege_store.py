"""The store of a besieged server: a long match, and many that cannot be read."""

import asyncio
from typing import Any

from sqlalchemy import insert, select, text

from magnat import __version__
from magnat.hosts.server import lobby
from magnat.hosts.server.limits import client_address
from magnat.hosts.server.settings import Settings
from magnat.hosts.server.tokens import hash_token
from magnat.match import Absence, AnswerEntry, Entry
from magnat.store import queries as q
from magnat.store.batch import entry_row
from magnat.store.schema import entries, matches
from magnat.store.store import Store
from magnat.tables.api_types import NewSeat, NewTable, Player

TOKEN = "siege" * 8
HERE = client_address("127.0.99.1")


def prepare_store(url: str, rows: int, spoilt: int) -> dict[str, str]:
    """Prepare a store; return the id of the long match and the token of its player."""
    store = Store(url)
    store.open()
    with store.engine.begin() as connection:
        player = Player("evil", "Evil")
        q.add_player(connection, player.id, player.name, hash_token(TOKEN), 1)
        long = play_rows(connection, player, rows)
        for number in range(spoilt):
            spoil(connection, long, f"spoilt{number}", number)
    asyncio.run(store.close())
    return {"long": long, "token": TOKEN}


def play_rows(connection: Any, player: Player, rows: int) -> str:
    """Play a match with default answers for `rows` rows, without reaching its end."""
    new = NewTable(game="electronic", seats=[NewSeat("me"), NewSeat("me")], absence=Absence(after=0))
    id = lobby.create_table(connection, player, new, "", HERE, Settings())
    lobby.start_match(connection, id, player, HERE, Settings())
    match = lobby.load_seating(connection, id).new_match()
    (first,) = q.read_entries(connection, id)
    match.apply_entry(first)
    played_rows = []
    while match.state.rows < rows and not match.is_over:
        seat = match.asked_seat
        question = match.table.stack[-1]
        tried = match.try_sentence(seat, [question.silence(match.table)])
        entry = Entry(id, match.state.seq + 1, match.state.at + 1, AnswerEntry(seat, "player", tried.rows))
        match.adopt(match.next_state(entry, tried))
        played_rows.append(entry_row(entry))
    connection.execute(insert(entries), played_rows)
    q.save_snapshot(connection, id, match.state.seq, __version__, match.encode_snapshot().decode())
    return id


def spoil(connection: Any, like: str, id: str, number: int) -> None:
    """Store a copy that cannot be continued and has long been due."""
    row = dict(connection.execute(select(matches).where(matches.c.id == like)).mappings().one())
    connection.execute(insert(matches).values({**row, "id": id, "code": f"SP{number:04}", "due": 1}))
    copied = (
        "insert into seats (match, seat, bot, name) select :id, seat, 'steady', name from seats where match = :like"
    )
    connection.execute(text(copied), {"id": id, "like": like})
