"""What the server asks of a store, whatever database is behind it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol


class StoreError(Exception):
    """The store can't be opened or used. The message is one plain sentence."""


class Conflict(StoreError):
    """A table already has an event of that number: somebody else wrote to it."""


@dataclass(frozen=True)
class Stored:
    """One event of a table."""

    seq: int
    """1, 2, 3 … without a gap."""
    at: float
    """When it happened, seconds since 1970."""
    body: bytes
    """The event itself; the store doesn't look inside."""


@dataclass(frozen=True)
class Listing:
    """A table's row in the lists. All of it follows from the table's events and can be made anew."""

    table: str
    listed: bool
    """Whether it stands in the list of open tables."""
    live: bool
    """Whether it still goes on; else it is past."""
    at: float
    """When this row last changed."""
    card: bytes
    """What the list shows."""
    members: tuple[str, ...] = ()
    """The guests whose lists it stands in."""
    waiting: bool = False
    """Whether it waits for players, so that it is closed when all have forgotten it."""


@dataclass(frozen=True)
class Entry:
    """What is stored in one go, all of it or nothing."""

    table: str
    events: Sequence[Stored]
    listing: Listing | None = None
    """The row after these events; None: as it was."""


@dataclass(frozen=True)
class Guest:
    """A person without an account."""

    id: str
    name: str


class Store(Protocol):
    """A store of events. Every method may be called at any time; `append` returns when all is on the disk."""

    async def append(self, entry: Entry) -> None:
        """Keep events for good.

        Raises:
            Conflict: the table has an event of that number already; nothing was kept.
        """
        ...

    async def load(self, table: str) -> list[Stored]:
        """All events of a table in order; none: there is no such table."""
        ...

    async def open_tables(self, since: float, limit: int) -> list[Listing]:
        """The newest open tables."""
        ...

    async def waiting_tables(self, before: float, limit: int) -> list[Listing]:
        """Tables that wait for players and whose row hasn't changed since a time, the oldest first."""
        ...

    async def tables_of(self, guest: str, *, live: bool, limit: int) -> list[Listing]:
        """A guest's newest tables, those that go on or those that are past."""
        ...

    async def forget(self, before: float, spare: Sequence[str]) -> int:
        """Delete for good the tables that are past and whose row hasn't changed since a time.

        Args:
            before: unix seconds.
            spare: tables that are kept all the same.

        Returns:
            How many there were.
        """
        ...

    async def guest(self, id: str) -> Guest | None:
        """A guest by id."""
        ...

    async def put_guest(self, guest: Guest, at: float) -> None:
        """Keep a guest, or give one another name."""
        ...

    async def fact(self, name: str, value: bytes) -> bytes:
        """A value that is made once and kept: the one kept under this name, else this one from now on."""
        ...

    async def check(self) -> None:
        """Do nothing if the store can be read.

        Raises:
            StoreError: it can't.
        """
        ...

    async def close(self) -> None:
        """Finish what is being written."""
        ...
