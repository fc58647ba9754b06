"""The store on SQLite: nothing twice, nothing half, versions."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.runtime.environment import EnvironmentContext
from sqlalchemy import create_engine

from kozyr.server.store import Conflict, Entry, Guest, Listing, Stored, StoreError, open_store
from kozyr.server.store.migrate import newest, scripts
from kozyr.server.store.schema import metadata


def event(seq: int, body: bytes = b"{}") -> Stored:
    return Stored(seq, 1.5, body)


def test_events_come_back_as_they_were(tmp_path: Path) -> None:
    async def story() -> None:
        store = await open_store(tmp_path / "k.db")
        await store.append(Entry("t", [event(1, b"\x00one"), event(2)]))
        await store.append(Entry("u", [event(1)]))
        assert await store.load("t") == [event(1, b"\x00one"), event(2)]
        assert await store.load("nothing") == []
        await store.close()
        again = await open_store(tmp_path / "k.db")
        assert await again.load("t") == [event(1, b"\x00one"), event(2)]
        await again.close()

    asyncio.run(story())


def test_a_number_is_taken_once_and_a_wrong_entry_fails_alone(tmp_path: Path) -> None:
    async def story() -> None:
        store = await open_store(tmp_path / "k.db")
        await store.append(Entry("t", [event(1)]))
        entries = [Entry(f"a{n}", [event(1)]) for n in range(50)]
        entries.insert(25, Entry("t", [event(2), event(1)], Listing("t", True, True, 1.0, b"wrong")))
        results = await asyncio.gather(*map(store.append, entries), return_exceptions=True)
        assert [type(result) for result in results if result] == [Conflict]
        assert isinstance(results[25], Conflict)
        assert await store.load("t") == [event(1)]
        assert await store.open_tables(0, 9) == []
        assert await store.load("a49") == [event(1)]
        await store.close()

    asyncio.run(story())


def test_writers_of_two_processes_never_share_a_number(tmp_path: Path) -> None:
    async def story() -> None:
        stores = [await open_store(tmp_path / "k.db") for _ in range(2)]
        for seq in range(1, 21):
            tries = [store.append(Entry("t", [event(seq)])) for store in stores]
            results = await asyncio.gather(*tries, return_exceptions=True)
            assert sorted(str(type(result).__name__) for result in results) == ["Conflict", "NoneType"]
        assert [stored.seq for stored in await stores[0].load("t")] == list(range(1, 21))
        for store in stores:
            await store.close()

    asyncio.run(story())


def test_lists(tmp_path: Path) -> None:
    async def story() -> None:
        store = await open_store(tmp_path / "k.db")
        for number in range(4):
            row = Listing(f"t{number}", number != 1, number != 2, float(number), b"card", ("g", f"g{number}"))
            await store.append(Entry(row.table, [event(1)], row))
        assert [row.table for row in await store.open_tables(0, 9)] == ["t3", "t2", "t0"]
        assert [row.table for row in await store.open_tables(2.5, 9)] == ["t3"]
        assert [row.table for row in await store.tables_of("g", live=True, limit=2)] == ["t3", "t1"]
        assert [row.table for row in await store.tables_of("g", live=False, limit=9)] == ["t2"]
        await store.append(Entry("t3", [event(2)], Listing("t3", False, False, 9.0, b"new", ("h",))))
        assert [row.table for row in await store.open_tables(0, 9)] == ["t2", "t0"]
        assert await store.tables_of("g3", live=True, limit=9) == []
        [row] = await store.tables_of("h", live=False, limit=9)
        assert (row.at, row.card) == (9.0, b"new")
        await store.close()

    asyncio.run(story())


def test_tables_that_wait(tmp_path: Path) -> None:
    async def story() -> None:
        store = await open_store(tmp_path / "k.db")
        for number in range(4):
            row = Listing(f"t{number}", False, True, float(number), b"card", waiting=number != 1)
            await store.append(Entry(row.table, [event(1)], row))
        assert [row.table for row in await store.waiting_tables(3, 9)] == ["t0", "t2"]
        assert [row.table for row in await store.waiting_tables(9, 2)] == ["t0", "t2"]
        await store.append(Entry("t0", [event(2)], Listing("t0", False, True, 4.0, b"card")))
        assert [row.table for row in await store.waiting_tables(9, 9)] == ["t2", "t3"]
        await store.close()

    asyncio.run(story())


def test_guests_and_facts(tmp_path: Path) -> None:
    async def story() -> None:
        store = await open_store(tmp_path / "k.db")
        assert await store.guest("g") is None
        await store.put_guest(Guest("g", "Ann"), 1.0)
        await store.put_guest(Guest("g", "Анна"), 2.0)
        assert await store.guest("g") == Guest("g", "Анна")
        assert await store.fact("key", b"one") == b"one"
        assert await store.fact("key", b"two") == b"one"
        await store.close()

    asyncio.run(story())


def test_every_commit_is_on_the_disk(tmp_path: Path) -> None:
    async def story() -> None:
        store = await open_store(tmp_path / "k.db")
        async with store._engine.connect() as connection:
            mode = (await connection.exec_driver_sql("PRAGMA journal_mode")).scalar_one()
            sync = (await connection.exec_driver_sql("PRAGMA synchronous")).scalar_one()
        assert (mode, sync) == ("wal", 2)
        await store.close()
        with pytest.raises(StoreError):
            await store.append(Entry("t", [event(1)]))

    asyncio.run(story())


def test_what_is_being_written_is_finished_before_a_close(tmp_path: Path) -> None:
    async def story() -> None:
        store = await open_store(tmp_path / "k.db")
        tasks = [asyncio.create_task(store.append(Entry(f"t{n}", [event(1)]))) for n in range(100)]
        await asyncio.sleep(0)
        await store.close()
        await asyncio.gather(*tasks)

    asyncio.run(story())


def test_the_migrations_make_what_the_code_expects(tmp_path: Path) -> None:
    async def story() -> None:
        await (await open_store(tmp_path / "k.db")).close()

    asyncio.run(story())
    engine = create_engine(f"sqlite:///{tmp_path / 'k.db'}")
    with engine.connect() as connection:
        context = MigrationContext.configure(connection)
        assert context.get_current_revision() == newest()
        assert compare_metadata(context, metadata) == []
    engine.dispose()


def test_a_database_of_the_first_version_is_brought_up(tmp_path: Path) -> None:
    path = tmp_path / "k.db"
    config, found = scripts()
    engine = create_engine(f"sqlite:///{path}")
    with engine.connect() as connection:
        with EnvironmentContext(config, found, fn=lambda at, _: found._upgrade_revs("0001", at)) as old:
            old.configure(connection=connection)
            with old.begin_transaction():
                old.run_migrations()
        for state in ("waiting", "over"):
            connection.exec_driver_sql(
                "INSERT INTO tables VALUES (?, 0, 1, 1.0, ?)", (state, f'{{"state": "{state}"}}'.encode())
            )
        connection.commit()
    engine.dispose()

    async def story() -> None:
        store = await open_store(path)
        assert [row.table for row in await store.waiting_tables(9, 9)] == ["waiting"]
        await store.close()

    asyncio.run(story())


def test_a_database_of_a_newer_program_is_left_alone(tmp_path: Path) -> None:
    async def story() -> None:
        path = tmp_path / "k.db"
        await (await open_store(path)).close()
        with sqlite3.connect(path) as connection:
            connection.execute("UPDATE alembic_version SET version_num = '9999'")
        connection.close()
        with pytest.raises(StoreError, match="version 9999"):
            await open_store(path)

    asyncio.run(story())


def test_what_is_not_a_database_is_one_plain_sentence(tmp_path: Path) -> None:
    async def story() -> None:
        (tmp_path / "k.db").write_bytes(b"not a database at all, " * 100)
        with pytest.raises(StoreError, match="can't be opened"):
            await open_store(tmp_path / "k.db")

    asyncio.run(story())
