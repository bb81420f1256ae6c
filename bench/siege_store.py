"""bench: what lies in the store of a besieged server: a long match, and many that cannot be read."""

import asyncio
from typing import Any

from sqlalchemy import insert, select, text

from magnat import __version__
from magnat.play import Absence, Entry, Said
from magnat.server import lobby
from magnat.server.bodies import NewSeat, NewTable
from magnat.server.limits import source_at
from magnat.server.settings import Settings
from magnat.server.tokens import hashed
from magnat.store import queries as q
from magnat.store.batch import row_of
from magnat.store.schema import entries, matches
from magnat.store.store import Store

TOKEN = "siege" * 8
HERE = source_at("127.0.99.1")


def prepared(url: str, rows: int, spoilt: int) -> dict[str, str]:
    """A store; the id of the long match, and the token of the player who sits there."""
    store = Store(url)
    store.open()
    with store.engine.begin() as connection:
        player = {"id": "evil", "name": "Evil"}
        q.add_player(connection, player["id"], player["name"], hashed(TOKEN), 1)
        long = played(connection, player, rows)
        for number in range(spoilt):
            spoil(connection, long, f"spoilt{number}", number)
    asyncio.run(store.close())
    return {"long": long, "token": TOKEN}


def played(connection: Any, player: dict[str, str], rows: int) -> str:
    """A match that silence has played for so many rows, and which is not over."""
    new = NewTable(game="electronic", seats=[NewSeat("me"), NewSeat("me")], absence=Absence(after=0))
    id = lobby.create(connection, player, new, "", HERE, Settings())
    lobby.start(connection, id, player, HERE, Settings())
    match = lobby.seating(connection, id).begun()
    (first,) = q.entries_of(connection, id)
    match.take(first)
    found = []
    while match.state.rows < rows and not match.over:
        seat = match.speaker
        question = match.table.stack[-1]
        tried = match.tried(seat, [question.silence(match.table)])
        entry = Entry(id, match.state.seq + 1, match.state.at + 1, Said(seat, "player", tried.rows))
        match.adopt(match.after(entry, tried))
        found.append(row_of(entry))
    connection.execute(insert(entries), found)
    q.keep_snapshot(connection, id, match.state.seq, __version__, match.saved().decode())
    return id


def spoil(connection: Any, like: str, id: str, number: int) -> None:
    """A copy that cannot be played on, and has been due for long."""
    row = dict(connection.execute(select(matches).where(matches.c.id == like)).mappings().one())
    connection.execute(insert(matches).values({**row, "id": id, "code": f"SP{number:04}", "due": 1}))
    copied = (
        "insert into seats (match, seat, bot, name) select :id, seat, 'steady', name from seats where match = :like"
    )
    connection.execute(text(copied), {"id": id, "like": like})
