"""store: what is appended stays, once, on SQLite and on PostgreSQL."""

import asyncio
import secrets
import sqlite3
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import inspect, text

from magnat.match import AnswerEntry, Entry, NoticeEntry
from magnat.store import BadStore, StoreUnavailable
from magnat.store import queries as q
from magnat.store.schema import metadata
from magnat.store.store import Store
from tests.postgresql import Postgresql
from tests.server.harness import PATIENCE, eventually


@pytest.fixture(scope="module")
def server() -> Iterator[Postgresql]:
    made = Postgresql().start()
    yield made
    made.stop()


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/magnat.db"
    made: Postgresql = request.getfixturevalue("server")
    return made.database(f"store_{secrets.token_hex(4)}")


async def opened(url: str) -> Store:
    store = Store(url)
    store.migrate()
    store.start()
    return store


async def match_in(store: Store) -> str:
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


def said(match: str, seq: int, command: str | None = None) -> Entry:
    return Entry(match, seq, 7, AnswerEntry(0, "player", [(0, 1), (-1, 3)]), command)


def test_the_migrations_make_the_declared_schema(url: str) -> None:
    store = Store(url)
    store.migrate()
    store.migrate()
    found = inspect(store.engine)
    for table in metadata.sorted_tables:
        columns = {column["name"]: column["nullable"] for column in found.get_columns(table.name)}
        assert columns == {column.name: column.nullable for column in table.columns}, table.name
        indexes = {index["name"] for index in found.get_indexes(table.name) if not index.get("duplicates_constraint")}
        assert {index.name for index in table.indexes} <= indexes
    unique = [constraint["column_names"] for constraint in found.get_unique_constraints("entries")]
    assert ["match", "command"] in unique
    asyncio.run(store.close())


def test_a_number_and_a_command_are_taken_once(url: str) -> None:
    async def run() -> None:
        store = await opened(url)
        match = await match_in(store)
        assert await store.append(said(match, 0, "a"), {"due": 9})
        assert not await store.append(said(match, 0, "b"))
        assert not await store.append(said(match, 1, "a"))
        assert await store.append(Entry(match, 1, 8, NoticeEntry("away", 2, "Nadia")))
        together = await asyncio.gather(*[store.append(said(match, 2, f"c{n}")) for n in range(20)])
        assert sum(together) == 1
        entries = await store.read(q.read_entries, match)
        assert [entry.seq for entry in entries] == [0, 1, 2] and entries[1].body == NoticeEntry("away", 2, "Nadia")
        assert await store.read(q.list_due_matches, 9) == [(9, match)] and await store.read(q.list_due_matches, 8) == []
        await store.close()

    asyncio.run(run())


def test_what_is_kept_in_memory_is_given_back_and_nothing_is_lost(url: str) -> None:
    async def run() -> None:
        store = await opened(url)
        match = await match_in(store)
        writing = [store.append(said(match, n)) for n in range(50)]
        done = await asyncio.gather(*writing[:25], store.shrink(), *writing[25:], store.shrink())
        assert all(done[:25]) and all(done[26:51])
        assert len(await store.read(q.read_entries, match)) == 50
        await store.close()

    asyncio.run(run())


def test_tables_are_read_together_each_with_its_own_tail(url: str) -> None:
    """One with a snapshot of this engine, one with another engine's, one without any, and one that is not there."""

    async def run() -> None:
        store = await opened(url)
        ids = [await match_in(store) for _ in range(3)]
        for match in ids:
            for n in range(5):
                assert await store.append(said(match, n))
        await store.write(q.save_snapshot, ids[0], 2, "mine", "first")
        await store.write(q.save_snapshot, ids[1], 2, "other", "second")
        kept = await store.read(q.read_stored_tables, [*ids, "none"], "mine")
        assert list(map(kept.get, ["none"])) == [None] and sorted(kept) == sorted(ids)
        tails = [[q.entry_from_row(row).seq for row in kept[match].tail] for match in ids]
        assert tails == [[3, 4], [0, 1, 2, 3, 4], [0, 1, 2, 3, 4]]
        assert [bool(kept[match].snapshot) for match in ids] == [True, False, False]
        assert all(kept[match].row["id"] == match and len(kept[match].seats) == 1 for match in ids)
        await store.close()

    asyncio.run(run())


def test_those_who_wait_together_share_a_commit(url: str) -> None:
    async def run() -> None:
        store = await opened(url)
        match = await match_in(store)
        before = store.commit_count
        assert all(await asyncio.gather(*[store.append(said(match, n)) for n in range(300)]))
        assert store.commit_count - before < 30
        await store.close()
        again = await opened(url)
        assert len(await again.read(q.read_entries, match)) == 300
        await again.close()

    asyncio.run(run())


def test_one_bad_write_spoils_nothing(url: str) -> None:
    async def run() -> None:
        store = await opened(url)
        match = await match_in(store)
        results = await asyncio.gather(
            store.append(said(match, 0)),
            store.write(lambda connection: connection.execute(text("select nonsense from nowhere"))),
            store.append(said(match, 1)),
            store.write(q.rename_player, "nobody", "Nobody"),
            return_exceptions=True,
        )
        assert results[0] is True and results[2] is True and isinstance(results[1], Exception) and results[3] is None
        assert len(await store.read(q.read_entries, match)) == 2
        await store.close()

    asyncio.run(run())


def test_whoever_fails_fails_alone(url: str) -> None:
    """Whatever goes wrong in one change, those who are written together with it hear nothing of it."""

    def wrong(connection: Any) -> None:
        raise TypeError("a fault of ours")

    async def run() -> None:
        store = await opened(url)
        match = await match_in(store)
        results = await asyncio.gather(
            store.write(q.rename_player, "nobody", "Nobody"),
            store.write(wrong),
            store.append(said(match, 0)),
            store.write(lambda connection: next(iter(()))),
            store.write(q.rename_player, "nobody", "Nobody"),
            return_exceptions=True,
        )
        assert [type(result) for result in results] == [type(None), TypeError, bool, RuntimeError, type(None)]
        await store.close()

    asyncio.run(run())


def test_a_locked_file_is_worth_another_try(tmp_path: Path) -> None:
    """Somebody looks into the file with a tool of his own, or the disk is full: that is no fault of the request."""

    async def run() -> None:
        store = await opened(f"sqlite:///{tmp_path}/magnat.db")
        match = await match_in(store)
        await store.write(lambda connection: connection.exec_driver_sql("pragma busy_timeout=50").close())
        other = sqlite3.connect(tmp_path / "magnat.db", isolation_level=None)
        other.execute("begin immediate")
        with pytest.raises(StoreUnavailable):
            await store.write(q.rename_player, "nobody", "Nobody")
        with pytest.raises(StoreUnavailable):
            await store.append(said(match, 0))
        other.execute("rollback")
        other.close()
        assert await store.append(said(match, 0))
        await store.close()

    asyncio.run(run())


def test_two_processes_do_not_wait_for_each_other(server: Postgresql) -> None:
    """Each changes the same matches, in another order; and one appends while the other notes something in the log."""

    def touched(connection: Any, match: str) -> None:
        connection.execute(text("select id from matches where id = :id for no key update"), {"id": match})
        connection.execute(text("select pg_sleep(0.05)"))

    def noted(connection: Any, entry: Entry) -> None:
        touched(connection, entry.match)
        row = "insert into entries (match, seq, at, body) values (:match, :seq, 1, '{}') on conflict do nothing"
        connection.execute(text(row), {"match": entry.match, "seq": entry.seq})

    async def run() -> None:
        url = server.database(f"waiting_{secrets.token_hex(4)}")
        here, there = await opened(url), await opened(url)
        one, two = await match_in(here), await match_in(here)
        for seq in range(3):
            async with asyncio.timeout(PATIENCE):
                await asyncio.gather(
                    *[here.write(touched, match) for match in (one, two, one, two)],
                    *[there.write(touched, match) for match in (two, one, two, one)],
                )
                await asyncio.gather(
                    here.write(noted, said(one, seq)),
                    there.append(said(one, seq), {"due": seq}),
                    here.write(touched, two),
                )
        await here.close()
        await there.close()

    asyncio.run(run())


def test_sqlite_is_careful(tmp_path: Path) -> None:
    async def run() -> None:
        store = await opened(f"sqlite:///{tmp_path}/magnat.db")

        def pragmas(connection: Any) -> list[Any]:
            names = ("journal_mode", "synchronous", "foreign_keys")
            return [connection.exec_driver_sql(f"pragma {name}").scalar() for name in names]

        assert await store.read(pragmas) == ["wal", 2, 1]
        await store.close()

    asyncio.run(run())


def test_two_processes_lead_different_matches(server: Postgresql) -> None:
    async def run() -> None:
        url = server.database(f"lead_{secrets.token_hex(4)}")
        one, two = await opened(url), await opened(url)
        assert (
            await one.leadership.acquire("m")
            and await one.leadership.acquire("m")
            and not await two.leadership.acquire("m")
        )
        assert await two.leadership.acquire("n")
        await one.leadership.release("m")
        assert await two.leadership.acquire("m")
        await two.close()  # as when it dies: its locks go with it
        for match in ("m", "n"):
            await eventually(partial(one.leadership.acquire, match))  # the database notices in its own time
        assert await one.leadership.acquire("m") and await one.leadership.acquire("n")
        await one.close()

    asyncio.run(run())


def test_a_store_that_went_away_is_reported_and_comes_back() -> None:
    server = Postgresql().start()

    async def run() -> None:
        store = await opened(server.database("away"))
        match = await match_in(store)
        assert await store.append(said(match, 0))
        server.kill()
        with pytest.raises(StoreUnavailable):
            await store.append(said(match, 1))
        with pytest.raises(StoreUnavailable):
            await store.read(q.read_entries, match)
        server.start()
        assert await store.append(said(match, 1))
        assert len(await store.read(q.read_entries, match)) == 2
        await store.close()

    try:
        asyncio.run(run())
    finally:
        server.stop()


@pytest.mark.parametrize("url", ["", "mysql://x/y", "sqlite://", "nonsense", "/tmp/x.db"])
def test_an_address_that_is_none_is_refused(url: str) -> None:
    with pytest.raises(BadStore):
        Store(url)


def test_a_newer_store_is_not_touched(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path}/magnat.db")
    store.migrate()
    with sqlite3.connect(tmp_path / "magnat.db") as connection:
        connection.execute("update alembic_version set version_num = '9999'")
    with pytest.raises(BadStore):
        store.migrate()
    asyncio.run(store.close())
