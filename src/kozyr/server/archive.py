"""Looking back: records of matches that are over, and records played again.

Both are work that grows with their length, so they are done beside the loop, one at a time, and whoever
comes when too many wait is sent away.
"""

from __future__ import annotations

import asyncio
import re
from collections import OrderedDict
from collections.abc import Callable
from typing import TypeVar

from kozyr.server.bodies import WantReplay
from kozyr.server.replay import Replay, replay
from kozyr.server.store import Store, Stored
from kozyr.table import decode, events, matches, record_of

WAITING = 16
"""Most that wait for their turn."""
KEPT = 32
"""How many records are remembered: they never change."""
ID = re.compile(r"[A-Za-z0-9]{1,40}")

Found = TypeVar("Found")


class Busy(Exception):
    """Too many ask; ``wait``: seconds after which one may ask again."""

    def __init__(self, wait: float = 1.0) -> None:
        super().__init__(wait)
        self.wait = wait


class Archive:
    """Reads logs from the store; rooms and what goes on in them are not asked."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._turn = asyncio.Semaphore(1)
        self._waiting = 0
        self._records: OrderedDict[tuple[str, int], str] = OrderedDict()

    async def _beside(self, work: Callable[[], Found]) -> Found:
        """Do a piece of work in a thread, when it is its turn."""
        if self._waiting >= WAITING:
            raise Busy
        self._waiting += 1
        try:
            async with self._turn:
                return await asyncio.to_thread(work)
        finally:
            self._waiting -= 1

    async def _load(self, id: str) -> list[Stored]:
        return await self._store.load(id) if ID.fullmatch(id) else []

    async def matches(self, id: str) -> int:
        """How many matches of a table are over."""
        stored = await self._load(id)
        return await self._beside(lambda: matches(opened(stored))) if stored else 0

    async def record(self, id: str, number: int) -> str | None:
        """The record of a match; None: there is no such match, or it goes on."""
        kept = self._records.get((id, number))
        if kept is not None:
            self._records.move_to_end((id, number))
            return kept
        stored = await self._load(id)
        text = await self._beside(lambda: record_of(id, opened(stored), number)) if stored else None
        if text is not None:
            self._records[id, number] = text
            if len(self._records) > KEPT:
                self._records.popitem(last=False)
        return text

    async def replay(self, wish: WantReplay) -> Replay:
        """Some steps of a record; errors as `replay`."""
        return await self._beside(lambda: replay(wish.record, wish.deal, wish.start))


def opened(stored: list[Stored]) -> list[events.Stored]:
    """What is in the store, as the table's events."""
    return [events.Stored(seq=entry.seq, at=entry.at, event=decode(entry.body)) for entry in stored]
