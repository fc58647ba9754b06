"""The store on SQLAlchemy Core; SQLite is the database that is always there."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, Engine, create_engine, delete, event, insert, select
from sqlalchemy.dialects.sqlite import insert as upsert
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from kozyr.server.store.api import Conflict, Entry, Guest, Listing, Stored, StoreError
from kozyr.server.store.migrate import migrate
from kozyr.server.store.schema import events, facts, guests, members, tables

GROUP = 500
"""Most entries that share one commit."""

_ADD = insert(events)
"""Made once: it is carried out with every action at every table."""

Job = tuple[Entry, "asyncio.Future[None]"]


def engines_for(path: Path) -> tuple[AsyncEngine, Engine]:
    """Engines on a SQLite file, to read and to write: write-ahead log, and every commit on the disk."""
    reading = create_async_engine(
        URL.create("sqlite+aiosqlite", database=str(path)), pool_size=2, max_overflow=2
    )
    writing = create_engine(URL.create("sqlite", database=str(path)), pool_size=1, max_overflow=0)

    @event.listens_for(reading.sync_engine, "connect")
    @event.listens_for(writing, "connect")
    def settle(connection: Any, _record: object) -> None:
        cursor = connection.cursor()
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000", "cache_size=-500"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    return reading, writing


async def open_store(path: Path) -> SqlStore:
    """Open a database file, making or migrating it as needed.

    Raises:
        StoreError: it can't be opened, or a newer program has written it.
    """
    engine, writing = engines_for(path)
    try:
        async with engine.begin() as connection:
            await connection.run_sync(migrate)
    except SQLAlchemyError as error:
        await engine.dispose()
        raise StoreError(f"{path} can't be opened: {type(error.__cause__ or error).__name__}") from error
    except StoreError:
        await engine.dispose()
        raise
    return SqlStore(engine, writing)


class SqlStore:
    """A store on a database; `append`s go through one writer, as many to a commit as there are waiting."""

    def __init__(self, engine: AsyncEngine, writing: Engine) -> None:
        self._engine = engine
        self._one_step = writing
        self._pen: Connection | None = None
        """The one connection that writes, from the first entry on."""
        self._jobs: asyncio.Queue[Job | None] = asyncio.Queue()
        self._writer = asyncio.create_task(self._write(), name="store-writer")
        self._closed = False
        self._writing = asyncio.Lock()
        """Held by the one who writes: SQLite would let a second one wait, but only for some seconds."""

    async def append(self, entry: Entry) -> None:
        """Keep events for good; see `Store`."""
        if self._closed:
            raise StoreError("the store is closed")
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._jobs.put_nowait((entry, done))
        await asyncio.shield(done)

    async def append_all(self, entries: Sequence[Entry]) -> None:
        """Keep what is brought from elsewhere, all of it or nothing.

        Raises:
            StoreError: a table has an event of that number already, or it can't be written.
        """
        try:
            async with self._writing:
                await asyncio.to_thread(self._write_all, list(entries))
        except SQLAlchemyError as error:
            raise StoreError("the tables can't be written") from error

    async def table_ids(self) -> list[str]:
        """The ids of all tables."""
        query = select(events.c.table_id).where(events.c.seq == 1).order_by(events.c.at, events.c.table_id)
        async with self._engine.connect() as connection:
            return list((await connection.execute(query)).scalars())

    async def forget(self, before: float, spare: Sequence[str]) -> int:
        """Delete tables that are past; see `Store`."""
        old = select(tables.c.table_id).where(~tables.c.live, tables.c.at < before)
        async with self._writing, self._engine.begin() as connection:
            ids = [id for id in (await connection.execute(old)).scalars() if id not in spare]
            for id in ids:
                for table in (events, tables, members):
                    await connection.execute(delete(table).where(table.c.table_id == id))
        return len(ids)

    async def _write(self) -> None:
        """The one writer."""
        running = True
        while running:
            jobs: list[Job] = []
            job = await self._jobs.get()
            while job is not None:
                jobs.append(job)
                if len(jobs) == GROUP or self._jobs.empty():
                    break
                job = self._jobs.get_nowait()
            running = job is not None
            if jobs:
                await self._commit(jobs)

    async def _commit(self, jobs: list[Job]) -> None:
        """One commit for all; if it fails, one for each, so that a wrong entry fails alone."""
        try:
            async with self._writing:
                await asyncio.to_thread(self._write_all, [entry for entry, _ in jobs])
        except SQLAlchemyError as error:
            if len(jobs) > 1:
                for job in jobs:
                    await self._commit([job])
                return
            entry, done = jobs[0]
            wrong: StoreError = StoreError(f"events of {entry.table} can't be written")
            if isinstance(error, IntegrityError):
                wrong = Conflict(f"table {entry.table} has an event {entry.events[0].seq} already")
            wrong.__cause__ = error
            if not done.done():
                done.set_exception(wrong)
            return
        for _, done in jobs:
            if not done.done():
                done.set_result(None)

    def _write_all(self, entries: list[Entry]) -> None:
        """One transaction, in a thread: one way there and back, however many statements it has."""
        if self._pen is None:
            self._pen = self._one_step.connect()
        with self._pen.begin():
            write(self._pen, entries)

    async def load(self, table: str) -> list[Stored]:
        """All events of a table in order; see `Store`."""
        query = select(events.c.seq, events.c.at, events.c.body).where(events.c.table_id == table)
        async with self._engine.connect() as connection:
            rows = await connection.execute(query.order_by(events.c.seq))
            return [Stored(seq, at, body) for seq, at, body in rows]

    async def open_tables(self, since: float, limit: int) -> list[Listing]:
        """The newest open tables; see `Store`."""
        query = select(tables).where(tables.c.listed, tables.c.at >= since)
        return await self._listings(query.order_by(tables.c.at.desc()).limit(limit))

    async def waiting_tables(self, before: float, limit: int) -> list[Listing]:
        """Tables that wait for players; see `Store`."""
        query = select(tables).where(tables.c.waiting, tables.c.at < before)
        return await self._listings(query.order_by(tables.c.at).limit(limit))

    async def tables_of(self, guest: str, *, live: bool, limit: int) -> list[Listing]:
        """A guest's newest tables; see `Store`."""
        query = select(tables).join(members, members.c.table_id == tables.c.table_id)
        query = query.where(members.c.guest_id == guest, tables.c.live == live)
        return await self._listings(query.order_by(tables.c.at.desc()).limit(limit))

    async def _listings(self, query: Any) -> list[Listing]:
        async with self._engine.connect() as connection:
            rows = await connection.execute(query)
            return [
                Listing(row.table_id, row.listed, row.live, row.at, row.card, waiting=row.waiting)
                for row in rows
            ]

    async def guest(self, id: str) -> Guest | None:
        """A guest by id; see `Store`."""
        async with self._engine.connect() as connection:
            found = await connection.execute(select(guests.c.name).where(guests.c.guest_id == id))
            name = found.scalar_one_or_none()
        return None if name is None else Guest(id, name)

    async def put_guest(self, guest: Guest, at: float) -> None:
        """Keep a guest; see `Store`."""
        row = upsert(guests).values(guest_id=guest.id, name=guest.name, at=at)
        async with self._writing, self._engine.begin() as connection:
            await connection.execute(
                row.on_conflict_do_update(index_elements=["guest_id"], set_={"name": guest.name})
            )

    async def fact(self, name: str, value: bytes) -> bytes:
        """A value that is made once and kept; see `Store`."""
        async with self._writing, self._engine.begin() as connection:
            await connection.execute(upsert(facts).values(name=name, value=value).on_conflict_do_nothing())
            kept = await connection.execute(select(facts.c.value).where(facts.c.name == name))
            return bytes(kept.scalar_one())

    async def check(self) -> None:
        """Do nothing if the store can be read; see `Store`."""
        try:
            async with self._engine.connect() as connection:
                await connection.execute(select(facts.c.name).limit(1))
        except SQLAlchemyError as error:
            raise StoreError("the store can't be read") from error
        if self._writer.done():
            raise StoreError("the store's writer has stopped")

    async def close(self) -> None:
        """Finish what is being written; see `Store`."""
        if not self._closed:
            self._closed = True
            self._jobs.put_nowait(None)
            with suppress(asyncio.CancelledError):
                await self._writer
        if self._pen is not None:
            self._pen.close()
        self._one_step.dispose()
        await self._engine.dispose()


def write(connection: Connection, entries: Sequence[Entry]) -> None:
    """Put entries into the database, within a transaction."""
    rows = [
        {"table_id": entry.table, "seq": stored.seq, "at": stored.at, "body": stored.body}
        for entry in entries
        for stored in entry.events
    ]
    if rows:
        connection.execute(_ADD, rows)
    last = {entry.table: entry.listing for entry in entries if entry.listing is not None}
    for listing in last.values():
        list_table(connection, listing)


def list_table(connection: Connection, listing: Listing) -> None:
    """Write a table's row and its members anew."""
    names = ("listed", "live", "at", "card", "waiting")
    columns = {name: getattr(listing, name) for name in names}
    row = upsert(tables).values(table_id=listing.table, **columns)
    connection.execute(row.on_conflict_do_update(index_elements=["table_id"], set_=columns))
    connection.execute(delete(members).where(members.c.table_id == listing.table))
    if listing.members:
        rows = [{"guest_id": guest, "table_id": listing.table} for guest in sorted(set(listing.members))]
        connection.execute(insert(members), rows)
