"""A server without a network: rooms, a store in memory, ears that keep every frame, a clock that obeys."""

from __future__ import annotations

import asyncio
import hashlib
import json
import math
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from kozyr.bots import Advice, Budget, bot
from kozyr.server.bodies import NewTable
from kozyr.server.config import Config
from kozyr.server.hub import Hub
from kozyr.server.limits import Limits
from kozyr.server.room import Room
from kozyr.server.store import Conflict, Entry, Guest, Listing, Stored, StoreError
from kozyr.server.thinking import Question, Thinkers, Warmup
from kozyr.table import bot_seat, commands, deadline
from kozyr.table.clocks import awaited

NONCE = "0123456789abcdef" * 2


class MemoryStore:
    """A store that forgets everything when the test ends."""

    def __init__(self) -> None:
        self.events: dict[str, list[Stored]] = {}
        self.listings: dict[str, Listing] = {}
        self.guests: dict[str, Guest] = {}
        self.facts: dict[str, bytes] = {}
        self.broken = False
        self.pause: Callable[[], Any] | None = None
        """Awaited within every append."""

    async def append(self, entry: Entry) -> None:
        if self.pause is not None:
            await self.pause()
        if self.broken:
            raise StoreError("broken")
        events = self.events.setdefault(entry.table, [])
        if entry.events and entry.events[0].seq != len(events) + 1:
            raise Conflict("taken")
        events.extend(entry.events)
        if entry.listing is not None:
            self.listings[entry.table] = entry.listing

    async def load(self, table: str) -> list[Stored]:
        return list(self.events.get(table, []))

    async def open_tables(self, since: float, limit: int) -> list[Listing]:
        return [row for row in self.listings.values() if row.listed and row.at >= since][:limit]

    async def waiting_tables(self, before: float, limit: int) -> list[Listing]:
        return [row for row in self.listings.values() if row.waiting and row.at < before][:limit]

    async def tables_of(self, guest: str, *, live: bool, limit: int) -> list[Listing]:
        rows = self.listings.values()
        return [row for row in rows if guest in row.members and row.live == live][:limit]

    async def forget(self, before: float, spare: Sequence[str]) -> int:
        rows = self.listings.values()
        old = [row.table for row in rows if not row.live and row.at < before and row.table not in spare]
        for id in old:
            del self.listings[id], self.events[id]
        return len(old)

    async def guest(self, id: str) -> Guest | None:
        return self.guests.get(id)

    async def put_guest(self, guest: Guest, at: float) -> None:
        self.guests[guest.id] = guest

    async def fact(self, name: str, value: bytes) -> bytes:
        return self.facts.setdefault(name, value)

    async def check(self) -> None:
        if self.broken:
            raise StoreError("broken")

    async def close(self) -> None:
        pass


class Ear:
    """A client that keeps what it hears."""

    def __init__(self, guest: str, key: str | None = None, tab: str = "") -> None:
        self.guest = guest
        self.name = guest.title()
        self.key = key
        self.tab = tab
        self.frames: list[str] = []
        self.code: int | None = None

    def send(self, text: str) -> None:
        if self.code is None:
            self.frames.append(text)

    def kick(self, code: int) -> None:
        if self.code is None:
            self.code = code

    @property
    def heard(self) -> list[dict[str, Any]]:
        """All messages."""
        return [json.loads(frame) for frame in self.frames]

    @property
    def last(self) -> dict[str, Any]:
        """The last message that describes the table."""
        return next(message for message in reversed(self.heard) if message["t"] in ("state", "event"))

    def answer(self, id: str) -> dict[str, Any]:
        """The last answer to a command."""
        return next(message for message in reversed(self.heard) if message.get("id") == id)


class Rig:
    """A hub whose ids, secrets and times follow from a seed."""

    def __init__(
        self,
        seed: str = "rig",
        store: MemoryStore | None = None,
        bot_delay: float = 0.0,
        thinkers: Thinkers | None = None,
    ) -> None:
        self.seed = seed
        self.now = 1_800_000_000.0
        self.store = store or MemoryStore()
        self.drawn = 0
        config = Config(data=Path("/nowhere"), bot_delay=bot_delay, deal_pause=0.0, limits=Limits.none())
        self.hub = Hub(
            config,
            self.store,
            clock=lambda: self.now,
            new_id=lambda: self._draw().hex()[:12],
            new_secret=self._draw,
            thinkers=thinkers or Thinkers(0),
        )

    def _draw(self) -> bytes:
        self.drawn += 1
        return hashlib.sha256(f"{self.seed} {self.drawn}".encode()).digest()

    async def open(
        self,
        game: str,
        seats: int,
        options: Mapping[str, Any] | None = None,
        bots: Sequence[Any] | None = None,
        **wish: Any,
    ) -> Room:
        """A new table of guest ``g0``; its other seats are persons' unless bots are given."""
        levels = list(bots) if bots is not None else [None] * seats
        new = NewTable(game=game, seats=seats, options=dict(options or {}), bots=levels, **wish)
        id, _ = await self.hub.open("g0", new)
        room = await self.hub.room(id)
        assert room is not None
        return room

    async def seat(self, room: Room, seats: Sequence[int], **more: Any) -> dict[int, Ear]:
        """Guests ``g0``, ``g1`` … by seat, joined and seated."""
        ears: dict[int, Ear] = {}
        for seat in seats:
            ear = ears[seat] = Ear(f"g{seat}", room.table.key)
            assert await room.join(ear) == 0
        for seat, ear in ears.items():
            await sit(room, ear, seat, **more)
        return ears


class Here(Thinkers):
    """Thinks in this process, about so many worlds: what it says follows from what it was told."""

    def __init__(self, samples: int = 4) -> None:
        super().__init__(0)
        self.samples = samples
        self.warm = True
        self.foreseen: list[Warmup] = []
        self.asked: list[Question] = []

    @property
    def count(self) -> int:
        return 1

    def foresee(self, warmup: Warmup) -> bool:
        self.foreseen.append(warmup)
        return self.warm

    async def think(self, question: Question, seconds: float) -> Advice | None:
        self.asked.append(question)
        player = bot(question.level, question.game, question.seed)
        return player.advise(question.view, question.outlook.prospect(), Budget(samples=self.samples))


async def sit(room: Room, ear: Ear, seat: int, trump: str | None = None) -> None:
    """A guest takes a seat."""
    nonce = hashlib.sha256(ear.guest.encode()).hexdigest()[:32]
    command = commands.Sit(guest=ear.guest, name=f"Name {seat}", seat=seat, nonce=nonce, trump=trump)
    await room.ask(ear, f"sit {ear.guest}", command)
    assert ear.answer(f"sit {ear.guest}")["t"] == "ok", ear.heard[-1]


async def act(room: Room, ear: Ear, action: str, id: str | None = None, deal: int | None = None) -> str:
    """A guest's action; the id that it was sent with."""
    assert room.table.match is not None
    id = id or f"act {room.table.seq}"
    number = len(room.table.match.progress.runs) - 1 if deal is None else deal
    await room.ask(ear, id, commands.Act(guest=ear.guest, id=id, deal=number, action=action))
    return id


async def settle(room: Room) -> None:
    """Wait until no bot has anything to do, and no rest between two deals is over."""
    for _ in range(100_000):
        over = room.table.rest is not None and (deadline(room.table) or math.inf) <= room._now()
        if room.over or (bot_seat(room.table) is None and not over):
            return
        await asyncio.sleep(0)
    raise AssertionError("bots never stopped")


async def all_ready(room: Room, ears: Mapping[int, Ear]) -> None:
    """Everybody who is waited for between two deals says ready."""
    assert room.table.match is not None
    deal = len(room.table.match.progress.runs) - 1
    for seat in awaited(room.table):
        id = f"ready {deal} {seat}"
        await room.ask(ears[seat], id, commands.Ready(guest=ears[seat].guest, deal=deal))
        assert ears[seat].answer(id)["t"] == "ok", ears[seat].heard[-1]


async def play_out(room: Room, ears: Mapping[int, Ear], choose: Callable[[list[str]], str]) -> None:
    """Play the match to its end."""
    for _ in range(20_000):
        await settle(room)
        match = room.table.match
        assert match is not None
        if match.finished:
            return
        if room.table.rest is not None:
            await all_ready(room, ears)
            continue
        assert match.to_act is not None
        ear = ears[match.to_act]
        id = await act(room, ear, choose(match.legal()))
        assert ear.answer(id)["t"] == "ok", ear.heard[-1]
    raise AssertionError("the match never ends")
