"""The store of a besieged server: a long match, many that cannot be read, public tables and a long companion book."""

import asyncio
from typing import Any

from sqlalchemy import insert, select, text

from magnat.bank.companion import Book, Opening, decide_entry
from magnat.bank.companion.commands import Pay
from magnat.hosts.server import lobby
from magnat.hosts.server.limits import client_address
from magnat.hosts.server.settings import Settings
from magnat.hosts.server.tokens import hash_token
from magnat.match import Absence, AnswerEntry, Entry, NoticeEntry
from magnat.store import companion_queries as c
from magnat.store import queries as q
from magnat.store.batch import entry_row
from magnat.store.schema import entries, matches
from magnat.store.store import Store
from magnat.tables.api_types import NewSeat, NewTable, Player
from magnat.tables.clock import now_ms
from magnat.tables.editions_api import describe_printed_game
from magnat.tables.lobby import SERVER_RULES, create_table
from magnat.version import engine_version

TOKEN = "siege" * 8
HERE = client_address("127.0.99.1")
SPOILER = "spoiler"  # player of the matches that cannot be read
FINISHED = 300  # finished matches of the player
REVIEWED = ("over0", "over1", "over2")  # those with a log
PUBLIC = 60  # public tables, each of another player and network
COMPANION = "LONGBOOK"


def prepare_store(url: str, rows: int, spoilt: int) -> dict[str, str]:
    """Prepare a store; return the ids of its tables, the code of the companion, and the token of their player."""
    store = Store(url)
    store.open()
    with store.engine.begin() as connection:
        player = Player("evil", "Evil")
        q.add_player(connection, player.id, player.name, hash_token(TOKEN), 1)
        long = play_rows(connection, player, rows)
        q.add_player(connection, SPOILER, "Spoiler", "hash", 1)
        for number in range(spoilt):
            spoil(connection, long, f"spoilt{number}", number)
        for number in range(FINISHED):
            finish_copy(connection, long, f"over{number}", number)
        for id in REVIEWED:
            copy_entries(connection, long, id)
        for number in range(PUBLIC):
            add_public_table(connection, number)
        custom = add_custom_table(connection, player)
        write_book(connection, rows)
    asyncio.run(store.close())
    tables = {"long": long, "over": REVIEWED[0], "finished": " ".join(REVIEWED), "custom": custom}
    return {**tables, "companion": COMPANION, "token": TOKEN}


def play_rows(connection: Any, player: Player, rows: int) -> str:
    """Play a match with default answers for `rows` rows, without reaching its end."""
    new = NewTable(game="electronic", seats=[NewSeat("me"), NewSeat("me")], absence=Absence(after=0))
    id = lobby.add_table(connection, player.id, create_table(new, player, SERVER_RULES), HERE, Settings())
    lobby.start_match(connection, id, player, HERE, Settings())
    match = lobby.load_seating(connection, id).new_match()
    (first,) = q.read_entries(connection, id)
    match.apply_entry(first)
    played_rows = []
    while match.state.rows < rows and not match.is_over:
        seat = match.asked_seat
        question: Any = match.table.stack[-1]
        tried = match.try_sentence(seat, [question.silence(match.table)])
        entry = Entry(id, match.state.seq + 1, match.state.at + 1, AnswerEntry(seat, "player", tried.rows))
        match.adopt(match.next_state(entry, tried))
        played_rows.append(entry_row(entry))
    connection.execute(insert(entries), played_rows)
    q.save_snapshot(connection, id, match.state.seq, engine_version(), match.encode_snapshot().decode())
    return id


def spoil(connection: Any, like: str, id: str, number: int) -> None:
    """Store a copy that cannot be continued and has long been due."""
    row = dict(connection.execute(select(matches).where(matches.c.id == like)).mappings().one())
    connection.execute(
        insert(matches).values(
            {**row, "id": id, "code": f"SP{number:04}", "due": 1, "host": SPOILER, "address": "", "network": ""}
        )
    )
    copied = (
        "insert into seats (match, seat, bot, name) select :id, seat, 'steady', name from seats where match = :like"
    )
    connection.execute(text(copied), {"id": id, "like": like})


def finish_copy(connection: Any, like: str, id: str, number: int) -> None:
    """Store the row of a finished copy of a match, without its log."""
    row = dict(connection.execute(select(matches).where(matches.c.id == like)).mappings().one())
    finished = {"id": id, "code": f"OV{number:04}", "status": "over", "due": None, "winners": 1}
    connection.execute(insert(matches).values({**row, **finished}))
    copied = (
        "insert into seats (match, seat, player, name) select :id, seat, player, name from seats where match = :like"
    )
    connection.execute(text(copied), {"id": id, "like": like})


def copy_entries(connection: Any, like: str, id: str) -> None:
    """Give a copy of a match its log, which ends with an abort."""
    log = q.read_entries(connection, like)
    rows = [{**entry_row(entry), "match": id, "command": None} for entry in log]
    end = Entry(id, log[-1].seq + 1, log[-1].at + 1, NoticeEntry("aborted"))
    connection.execute(insert(entries), [*rows, entry_row(end)])


def add_public_table(connection: Any, number: int) -> None:
    host = Player(f"host{number}", f"Host {number}")
    q.add_player(connection, host.id, host.name, f"hash{number}", 1)
    new = NewTable(game="deal", seats=[NewSeat("me"), *[NewSeat()] * 4], public=True)
    source = client_address(f"127.1.{number}.1")
    lobby.add_table(connection, host.id, create_table(new, host, SERVER_RULES), source, Settings())


def add_custom_table(connection: Any, player: Player) -> str:
    """Add a table with a custom edition that changes every street."""
    spaces = describe_printed_game("electronic")["printed"]["space"]
    names = {space["name"]: {"fr": f"Rue {number}"} for number, space in enumerate(spaces) if space["kind"] == "street"}
    doc = {"format": 1, "game": "electronic", "title": {"fr": "Rues"}, "space": names}
    new = NewTable(game="electronic", seats=[NewSeat("me"), NewSeat()], edition=doc)
    return lobby.insert_table(connection, player.id, create_table(new, player, SERVER_RULES), HERE)


def write_book(connection: Any, count: int) -> None:
    """Add a companion table with `count` payments, whose phone has the player's token."""
    now = now_ms()  # an older table would be deleted
    book = Book(Opening("electronic", ("Ada", "Blaise"), deeds=True), at=now)
    c.add_companion(connection, COMPANION, book.opening, book.ledger.entries[0])
    c.add_phone(connection, COMPANION, hash_token(TOKEN), True)
    for number in range(count):
        command = Pay(id=f"pay{number}", by=1, payer=1 + number % 2, receiver=2 - number % 2, amount=100, sure=True)
        c.add_ledger_entry(connection, COMPANION, book.apply(decide_entry(book, command, now + number)))
