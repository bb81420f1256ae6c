"""Appended entries are stored exactly once, on SQLite and on PostgreSQL."""

import asyncio
import secrets
import sqlite3
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, inspect, text

from magnat.match import AnswerEntry, Entry, NoticeEntry
from magnat.store import BadStore, MatchDeleted, StoreUnavailable
from magnat.store import moderation_queries as m
from magnat.store import operator_queries as o
from magnat.store import queries as q
from magnat.store.schema import metadata
from magnat.store.store import Store, connection_arguments, parse_store
from tests.postgresql import Postgresql
from tests.server.harness import PATIENCE, eventually


@pytest.fixture(scope="module")
def server() -> Iterator[Postgresql]:
    postgresql = Postgresql().start()
    yield postgresql
    postgresql.stop()


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/magnat.db"
    postgresql: Postgresql = request.getfixturevalue("server")
    return postgresql.database(f"store_{secrets.token_hex(4)}")


async def open_store(url: str) -> Store:
    store = Store(url)
    store.migrate()
    store.start()
    return store


async def add_match(store: Store) -> str:
    id, player = secrets.token_hex(8), secrets.token_hex(8)
    await store.write(q.add_player, player, "Camille", secrets.token_hex(8), 1)
    row: dict[str, Any] = {
        "id": id,
        "code": id[:6],
        "status": "playing",
        "host": player,
        "public": True,
        "setup": "{}",
        "seed": "00",
        "due": 5,
        "created": 1,
        "changed": 1,
    }
    await store.write(q.add_match, row, [{"seat": 0, "player": player}])
    return id


def answer_entry(match: str, seq: int, command: str | None = None) -> Entry:
    return Entry(match, seq, 7, AnswerEntry(0, "player", [(0, 1), (-1, 3)]), command)


def test_the_migrations_make_the_declared_schema(url: str) -> None:
    store = Store(url)
    store.migrate()
    store.migrate()
    inspector = inspect(store.engine)
    for table in metadata.sorted_tables:
        columns = {column["name"]: column["nullable"] for column in inspector.get_columns(table.name)}
        assert columns == {column.name: column.nullable for column in table.columns}, table.name
        indexes = {
            index["name"] for index in inspector.get_indexes(table.name) if not index.get("duplicates_constraint")
        }
        assert {index.name for index in table.indexes} <= indexes
    unique = [constraint["column_names"] for constraint in inspector.get_unique_constraints("entries")]
    assert ["match", "command"] in unique
    asyncio.run(store.close())


async def test_a_sequence_number_and_a_command_are_accepted_once(url: str) -> None:
    store = await open_store(url)
    match = await add_match(store)
    assert await store.append(answer_entry(match, 0, "a"), {"due": 9})
    assert not await store.append(answer_entry(match, 0, "b"))
    assert not await store.append(answer_entry(match, 1, "a"))
    assert await store.append(Entry(match, 1, 8, NoticeEntry("away", 2, "Nadia")))
    together = await asyncio.gather(*[store.append(answer_entry(match, 2, f"c{n}")) for n in range(20)])
    assert sum(together) == 1
    entries = await store.read(q.read_entries, match)
    assert [entry.seq for entry in entries] == [0, 1, 2] and entries[1].body == NoticeEntry("away", 2, "Nadia")
    assert await store.read(q.list_due_matches, 9) == [(9, match)] and await store.read(q.list_due_matches, 8) == []
    await store.close()


async def test_evicting_cached_data_loses_nothing(url: str) -> None:
    store = await open_store(url)
    match = await add_match(store)
    writing = [store.append(answer_entry(match, n)) for n in range(50)]
    done = await asyncio.gather(*writing[:25], store.shrink(), *writing[25:], store.shrink())
    assert all(done[:25]) and all(done[26:51])
    assert len(await store.read(q.read_entries, match)) == 50
    await store.close()


async def test_tables_are_read_together_each_with_its_own_tail(url: str) -> None:
    """With a snapshot of this engine, with another engine's, without any, and a missing table."""
    store = await open_store(url)
    ids = [await add_match(store) for _ in range(3)]
    for match in ids:
        for n in range(5):
            assert await store.append(answer_entry(match, n))
    await store.write(q.save_snapshot, ids[0], 2, "mine", "first")
    await store.write(q.save_snapshot, ids[1], 2, "other", "second")
    tables = await store.read(q.read_stored_tables, [*ids, "none"], "mine")
    assert list(map(tables.get, ["none"])) == [None] and sorted(tables) == sorted(ids)
    tails = [[q.entry_from_row(row).seq for row in tables[match].tail] for match in ids]
    assert tails == [[3, 4], [0, 1, 2, 3, 4], [0, 1, 2, 3, 4]]
    assert [bool(tables[match].snapshot) for match in ids] == [True, False, False]
    assert all(tables[match].row["id"] == match and len(tables[match].seats) == 1 for match in ids)
    await store.close()


async def test_waiting_writes_share_a_commit(url: str) -> None:
    store = await open_store(url)
    match = await add_match(store)
    before = store.commit_count
    assert all(await asyncio.gather(*[store.append(answer_entry(match, n)) for n in range(300)]))
    assert store.commit_count - before < 30
    await store.close()
    again = await open_store(url)
    assert len(await again.read(q.read_entries, match)) == 300
    await again.close()


async def test_a_failed_write_does_not_affect_others(url: str) -> None:
    store = await open_store(url)
    match = await add_match(store)
    results = await asyncio.gather(
        store.append(answer_entry(match, 0)),
        store.write(lambda connection: connection.execute(text("select nonsense from nowhere"))),
        store.append(answer_entry(match, 1)),
        store.write(q.rename_player, "nobody", "Nobody"),
        return_exceptions=True,
    )
    assert results[0] is True and results[2] is True and isinstance(results[1], Exception) and results[3] is None
    assert len(await store.read(q.read_entries, match)) == 2
    await store.close()


async def test_an_entry_of_a_deleted_match_does_not_affect_others(url: str) -> None:
    """A room of a deleted match would otherwise spoil the commands of all tables that are written with it."""
    store = await open_store(url)
    match = await add_match(store)
    assert await store.append(answer_entry(match, 0))
    results = await asyncio.gather(
        store.append(answer_entry(match, 1)),
        store.append(answer_entry("deleted", 7)),
        store.write(q.rename_player, "nobody", "Nobody"),
        store.append(answer_entry(match, 0)),
        return_exceptions=True,
    )
    assert [type(result) for result in results] == [bool, MatchDeleted, type(None), bool]
    assert results[0] is True and results[3] is False
    with pytest.raises(MatchDeleted):
        await store.append(answer_entry("deleted", 7))
    assert len(await store.read(q.read_entries, match)) == 2
    await store.close()


async def test_any_error_in_a_change_affects_only_that_change(url: str) -> None:
    """An error in one change does not affect the changes written together with it."""

    def wrong(connection: Any) -> None:
        raise TypeError("a fault of ours")

    store = await open_store(url)
    match = await add_match(store)
    results = await asyncio.gather(
        store.write(q.rename_player, "nobody", "Nobody"),
        store.write(wrong),
        store.append(answer_entry(match, 0)),
        store.write(lambda connection: next(iter(()))),
        store.write(q.rename_player, "nobody", "Nobody"),
        return_exceptions=True,
    )
    assert [type(result) for result in results] == [type(None), TypeError, bool, RuntimeError, type(None)]
    await store.close()


async def test_a_locked_file_is_reported_as_unavailable(tmp_path: Path) -> None:
    """A file locked by another program, or a full disk, is not an error of the request."""
    store = await open_store(f"sqlite:///{tmp_path}/magnat.db")
    match = await add_match(store)
    await store.write(lambda connection: connection.exec_driver_sql("pragma busy_timeout=50").close())
    other = sqlite3.connect(tmp_path / "magnat.db", isolation_level=None)
    other.execute("begin immediate")
    with pytest.raises(StoreUnavailable):
        await store.write(q.rename_player, "nobody", "Nobody")
    with pytest.raises(StoreUnavailable):
        await store.append(answer_entry(match, 0))
    other.execute("rollback")
    other.close()
    assert await store.append(answer_entry(match, 0))
    await store.close()


async def test_two_processes_do_not_deadlock(server: Postgresql) -> None:
    """Each changes the same matches in another order, and one appends while the other adds a note."""

    def touch(connection: Any, match: str) -> None:
        connection.execute(text("select id from matches where id = :id for no key update"), {"id": match})
        connection.execute(text("select pg_sleep(0.05)"))

    def note(connection: Any, entry: Entry) -> None:
        touch(connection, entry.match)
        row = "insert into entries (match, seq, at, body) values (:match, :seq, 1, '{}') on conflict do nothing"
        connection.execute(text(row), {"match": entry.match, "seq": entry.seq})

    url = server.database(f"waiting_{secrets.token_hex(4)}")
    first, second = await open_store(url), await open_store(url)
    one, two = await add_match(first), await add_match(first)
    for seq in range(3):
        async with asyncio.timeout(PATIENCE):
            await asyncio.gather(
                *[first.write(touch, match) for match in (one, two, one, two)],
                *[second.write(touch, match) for match in (two, one, two, one)],
            )
            await asyncio.gather(
                first.write(note, answer_entry(one, seq)),
                second.append(answer_entry(one, seq), {"due": seq}),
                first.write(touch, two),
            )
    await first.close()
    await second.close()


async def save_on_both(one: Store, two: Store, save: Callable[[Connection], Any]) -> None:
    """Save on two connections, where the first commits after the second has begun to wait for it."""

    def save_second() -> None:
        with two.engine.begin() as connection:
            save(connection)

    def is_waiting() -> bool:
        with one.engine.connect() as connection:
            return bool(connection.execute(text("select count(*) from pg_locks where not granted")).scalar())

    with one.engine.connect() as connection, connection.begin() as transaction:
        save(connection)
        second = asyncio.create_task(asyncio.to_thread(save_second))
        await eventually(lambda: second.done() or is_waiting())
        transaction.commit()
    await second


def put_block(connection: Connection) -> None:
    """Mute a player, each time with a new id."""
    row = {"id": secrets.token_hex(4), "player": "p", "other": "q", "kind": "mute", "name": "Q", "at": 1}
    m.put_block(connection, row)


async def test_two_processes_save_the_same_row_at_once(server: Postgresql) -> None:
    """For a moment after one node dies, two others lead its matches and both save them."""
    url = server.database(f"same_{secrets.token_hex(4)}")
    one, two = await open_store(url), await open_store(url)
    match = await add_match(one)
    review = {"engine": "e", "stage": "done", "shown": "", "saved": "", "sums": "[]", "changed": 1}
    for seq in (50, 100):  # the row is new, then it exists
        await save_on_both(one, two, partial(q.save_snapshot, match=match, seq=seq, engine="e", body=str(seq)))
        await save_on_both(one, two, partial(q.save_review, match=match, values=review))
        await save_on_both(one, two, partial(o.add_ban, target="player=p", until=seq, reason=""))
        await save_on_both(one, two, partial(q.add_sitter, match=match, player="p", seat=0))
        await save_on_both(one, two, partial(q.write_heartbeat, process="p", now=seq))
        present = partial(q.update_presence, process="p", connected=[(match, 0)], until=seq, now=1)
        await save_on_both(one, two, present)
        await save_on_both(one, two, put_block)
    snapshot = (await one.read(q.read_stored_tables, [match], "e"))[match].snapshot
    assert snapshot is not None and (snapshot["seq"], snapshot["body"]) == (100, "100")
    assert await one.read(o.list_active_bans, 1) == {"player=p": 100}
    await one.close()
    await two.close()


async def test_a_snapshot_does_not_replace_a_later_one_of_the_same_engine(url: str) -> None:
    store = await open_store(url)
    match = await add_match(store)

    async def saved(engine: str) -> str | None:
        snapshot = (await store.read(q.read_stored_tables, [match], engine))[match].snapshot
        return str(snapshot["body"]) if snapshot else None

    await store.write(q.save_snapshot, match, 5, "mine", "later")
    await store.write(q.save_snapshot, match, 4, "mine", "earlier")
    assert await saved("mine") == "later"
    await store.write(q.save_snapshot, match, 4, "other", "of another engine")
    assert await saved("other") == "of another engine" and await saved("mine") is None
    await store.close()


def test_sqlite_uses_durable_settings(tmp_path: Path) -> None:
    async def run() -> None:
        store = await open_store(f"sqlite:///{tmp_path}/magnat.db")

        def pragmas(connection: Any) -> list[Any]:
            names = ("journal_mode", "synchronous", "foreign_keys")
            return [connection.exec_driver_sql(f"pragma {name}").scalar() for name in names]

        assert await store.read(pragmas) == ["wal", 2, 1]
        await store.close()

    asyncio.run(run())


@pytest.mark.parametrize("exists", [False, True])
async def test_only_the_owner_reads_the_files_of_sqlite(tmp_path: Path, exists: bool) -> None:
    file = tmp_path / "magnat.db"
    if exists:
        file.touch(0o644)
    store = Store(f"sqlite:///{file}")
    store.open()
    store.start()
    await add_match(store)
    modes = {path.name: path.stat().st_mode & 0o777 for path in sorted(tmp_path.glob("magnat.db*"))}
    assert modes == dict.fromkeys(["magnat.db", "magnat.db-shm", "magnat.db-wal", "magnat.db.lock"], 0o600)
    await store.close()


async def test_two_processes_lead_different_matches(server: Postgresql) -> None:
    url = server.database(f"lead_{secrets.token_hex(4)}")
    one, two = await open_store(url), await open_store(url)
    assert (
        await one.leadership.acquire("m")
        and await one.leadership.acquire("m")
        and not await two.leadership.acquire("m")
    )
    assert await two.leadership.acquire("n")
    await one.leadership.release("m")
    assert await two.leadership.acquire("m")
    await two.close()  # its locks are released, as after a crash
    for match in ("m", "n"):
        await eventually(partial(one.leadership.acquire, match))  # the database notices some time later
    assert await one.leadership.acquire("m") and await one.leadership.acquire("n")
    await one.close()


def test_an_unavailable_store_is_reported_and_recovers() -> None:
    server = Postgresql().start()

    async def run() -> None:
        store = await open_store(server.database("away"))
        match = await add_match(store)
        assert await store.append(answer_entry(match, 0))
        server.kill()
        with pytest.raises(StoreUnavailable):
            await store.append(answer_entry(match, 1))
        with pytest.raises(StoreUnavailable):
            await store.read(q.read_entries, match)
        server.start()
        assert await store.append(answer_entry(match, 1))
        assert len(await store.read(q.read_entries, match)) == 2
        await store.close()

    try:
        asyncio.run(run())
    finally:
        server.stop()


@pytest.mark.parametrize("url", ["", "mysql://x/y", "sqlite://", "nonsense", "/tmp/x.db"])
def test_an_invalid_store_url_is_refused(url: str) -> None:
    with pytest.raises(BadStore):
        Store(url)


def test_a_newer_store_is_not_changed(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path}/magnat.db")
    store.migrate()
    with sqlite3.connect(tmp_path / "magnat.db") as connection:
        connection.execute("update alembic_version set version_num = '9999'")
    with pytest.raises(BadStore):
        store.migrate()
    asyncio.run(store.close())


def test_no_message_about_a_store_shows_its_password() -> None:
    for address in ("postgresql://u:se%2Fc%40ret@h/d", "postgresql://u@h/d?password=se/c@ret&x=1"):
        url = parse_store(address)
        assert url.password == "se/c@ret" and "c@ret" not in str(url)
        assert connection_arguments(url)["password"] == "se/c@ret"
        with pytest.raises(BadStore) as error:
            parse_store(address.replace("postgresql", "mysql"))
        assert "c@ret" not in str(error.value) and "c%40ret" not in str(error.value)
