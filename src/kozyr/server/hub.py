"""All tables of a server: opens them, brings them back from the store, lets go of those where nobody is."""

from __future__ import annotations

import asyncio
import secrets
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from time import time

from kozyr.cards import draw_secret
from kozyr.games.option import OptionError
from kozyr.games.registry import GAMES
from kozyr.server.bodies import NewTable, Row
from kozyr.server.bots import Bots
from kozyr.server.config import Config
from kozyr.server.crews import crews_of
from kozyr.server.limits import Buckets
from kozyr.server.listing import Index, shown
from kozyr.server.logs import log, log_error
from kozyr.server.protocol import Fault
from kozyr.server.reviewing import Reviews
from kozyr.server.room import Means, Room
from kozyr.server.store import Entry, Store, Stored
from kozyr.server.thinking import Thinkers
from kozyr.table import Settings, Table, decode, encode, fold, opening

SWEEP = 10.0
QUIET = 30.0
"""Seconds between looks for tables where nobody is, and how long these stay in memory."""
SHOWN = 50
"""The longest list of tables."""
LOOK = 600.0
FORGOTTEN = 500
"""Seconds between looks for forgotten tables in the store, and how many are closed at most each time."""
FRESH = 24 * 3600.0
"""How long an open table where nothing happens stands in the list."""


class TooMany(Exception):
    """A guest has as many tables as one may have."""


def fresh_id() -> str:
    """An id or key that nobody can guess, in letters that survive being read out."""
    return "".join(secrets.choice("abcdefghijkmnpqrstuvwxyz23456789") for _ in range(12))


class Hub:
    """The tables of a server.

    Args:
        config: settings of the server.
        store: where events are kept.
        clock: unix seconds.
        new_id: makes ids of tables and keys.
        new_secret: makes secrets of matches.
        thinkers: search for bots; left out: as many as the settings say.
    """

    def __init__(
        self,
        config: Config,
        store: Store,
        *,
        clock: Callable[[], float] = time,
        new_id: Callable[[], str] = fresh_id,
        new_secret: Callable[[], bytes] = draw_secret,
        thinkers: Thinkers | None = None,
    ) -> None:
        self.config = config
        self.store = store
        self.clock = clock
        self.sockets: Counter[str] = Counter()
        """Open sockets by guest."""
        self.hints = Buckets(config.limits.hints, clock)
        """How many hints each guest may ask for."""
        self.bots = Bots(crews_of(config.bots, config.bot_limits), thinkers or Thinkers(config.thinkers))
        self.reviews = Reviews()
        self._new_id = new_id
        self._means = Means(
            clock=clock,
            secret=lambda: new_secret().hex(),
            append=store.append,
            bots=self.bots,
            bot_delay=config.bot_delay,
        )
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room | None]] = {}
        self._sweepers: list[asyncio.Task[None]] = []
        self._closed = False
        self._began = clock()
        self._left: dict[str, float] = {}
        """When tables that wait for players were left, of those that aren't in memory."""

    def start(self) -> None:
        """Begin to let go of quiet tables, and to close forgotten ones."""
        self._sweepers = [
            asyncio.create_task(every(SWEEP, self.let_go), name="let-go"),
            asyncio.create_task(every(SWEEP, self.bots.let_go), name="let-thinkers-go"),
            asyncio.create_task(every(LOOK, self.close_forgotten), name="close-forgotten"),
            asyncio.create_task(every(LOOK, self.forget_old), name="forget-old"),
        ]

    async def open(self, guest: str, wish: NewTable) -> tuple[str, str]:
        """Open a table.

        Returns:
            Its id, and the key of its link.

        Raises:
            Fault: what is wished can't be.
            TooMany: the guest has too many tables already.
        """
        most = self.config.limits.tables
        if len(await self.store.tables_of(guest, live=True, limit=most)) >= most:
            raise TooMany
        levels = self.bots.levels(wish.game) if wish.game in GAMES else ()
        for seat, level in enumerate(wish.bots):
            if levels and level is not None and level not in levels:
                raise Fault(f"bots[{seat}]", f"{', '.join(levels)} or null is needed")
        settings = Settings(
            game=wish.game,
            seats=wish.seats,
            options=wish.options,
            bots=wish.bots,
            clock=wish.clock,
            open=wish.open,
            watch=wish.watch,
            hints=wish.bots.count(None) == 1 if wish.hints is None else wish.hints,
            host=guest,
            pause=self.config.deal_pause if wish.pause is None else wish.pause,
        )
        table = Table(self._new_id())
        try:
            event = opening(settings, self._new_id(), self._means.secret())
        except OptionError as error:
            raise Fault(
                error.path, str(error).removeprefix(f"{error.path}: "), rule_of(settings, error)
            ) from None
        now = self.clock()
        fold(table, event, 1, now)
        index = Index()
        listing = index.changed(table, now)
        await self.store.append(Entry(table.id, [Stored(1, now, encode(event))], listing))
        self._rooms[table.id] = Room(table, index, self._means)
        self.bots.foresee(table)
        log("table-opened", table=table.id, game=settings.game, seats=settings.seats, open=settings.open)
        return table.id, table.key

    async def room(self, id: str) -> Room | None:
        """The room of a table, brought back from the store if it isn't in memory; None: no such table."""
        room = self._rooms.get(id)
        if room is not None and not room.over:
            return room
        task = self._loading.get(id)
        if task is None:
            task = asyncio.create_task(self._load(id), name=f"load-{id}")
            self._loading[id] = task
            task.add_done_callback(lambda _: self._loading.pop(id, None))
        return await asyncio.shield(task)

    async def _load(self, id: str) -> Room | None:
        stored = await self.store.load(id)
        if not stored or self._closed:
            return None
        table, index = Table(id), Index()
        for entry in stored:
            event = decode(entry.body)
            fold(table, event, entry.seq, entry.at)
            index.note(table, event)
        index.changed(table, table.at)
        room = self._rooms[id] = Room(table, index, self._means)
        log("table-restored", table=id, seq=table.seq, state=table.state)
        return room

    async def let_go(self) -> None:
        """Let go of the tables where nobody is; they stay in the store."""
        for id, room in list(self._rooms.items()):
            try:
                if await room.retire(QUIET) and self._rooms.get(id) is room:
                    del self._rooms[id]
                    if room.table.state == "waiting":
                        self._left[id] = room.quiet_since
            except Exception as error:
                log_error("sweep-failed", error, table=id)

    async def close_forgotten(self) -> None:
        """Close the tables that wait for players and where nobody was connected for long.

        The store knows only when something happened there, so a restart counts as a visit.
        """
        before = self.clock() - self.config.idle_hours * 3600
        self._left = {id: at for id, at in self._left.items() if at > before}
        if not self.config.idle_hours or self._began > before:
            return
        for listing in await self.store.waiting_tables(before, FORGOTTEN):
            room = self._rooms.get(listing.table)
            left = self._left.get(listing.table, 0.0) if room is None else room.quiet_since
            if left > before or (room is not None and room.clients):
                continue
            room = await self.room(listing.table)
            if room is not None:
                await room.close_forgotten()

    async def forget_old(self) -> None:
        """Delete the tables that are past for longer than they are kept, but for those in memory."""
        if not self.config.keep_days:
            return
        before = self.clock() - self.config.keep_days * 24 * 3600
        count = await self.store.forget(before, [id for id, room in self._rooms.items() if not room.over])
        if count:
            log("tables-forgotten", count=count)

    async def open_tables(self) -> list[Row]:
        """Open tables with a free seat, newest first."""
        found = await self.store.open_tables(self.clock() - FRESH, SHOWN)
        return [shown(listing) for listing in found]

    def tables_to_watch(self) -> list[Row]:
        """Open tables where a match goes on before those who play it, and spectators are welcome."""
        found = (room for room in self._rooms.values() if not room.over and room.is_shown)
        newest = sorted(found, key=lambda room: room.table.at, reverse=True)[:SHOWN]
        return [shown(room.listing()) for room in newest]

    async def tables_of(self, guest: str) -> tuple[list[Row], list[Row]]:
        """A guest's tables that go on, and those that are past, newest first."""
        live = await self.store.tables_of(guest, live=True, limit=SHOWN)
        past = await self.store.tables_of(guest, live=False, limit=SHOWN)
        return [shown(listing) for listing in live], [shown(listing) for listing in past]

    def counts(self) -> dict[str, int]:
        """What is in memory, for `/healthz`."""
        return {"tables": len(self._rooms), "sockets": sum(self.sockets.values())}

    async def close(self) -> None:
        """End all rooms; what has happened is stored."""
        self._closed = True
        for sweeper in self._sweepers:
            sweeper.cancel()
            with suppress(asyncio.CancelledError):
                await sweeper
        await asyncio.gather(*(room.close() for room in self._rooms.values()))
        await self.bots.close()
        await self.reviews.close()


async def every(seconds: float, what: Callable[[], Awaitable[None]]) -> None:
    """Do something again and again, also after it has failed."""
    while True:
        await asyncio.sleep(seconds)
        try:
            await what()
        except Exception as error:
            log_error("sweep-failed", error)


def rule_of(settings: Settings, error: OptionError) -> str | None:
    """The rule behind an option that can't be."""
    game = GAMES.get(settings.game)
    name = error.path.removeprefix("options.")
    options = {option.name: option.rule for option in game.options} if game else {}
    return options.get(name)
