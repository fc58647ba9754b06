"""One table that is in memory: its lock, its clients, its clock and its bots.

Whatever happens goes one way, under the lock: decide, fold, make each client's frame, store, and only then
send. A frame that was sent is of an event that is on the disk. If the store fails, the room ends with nothing
sent, and its clients come back to the table as it is stored.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Protocol

from kozyr.server import hints, protocol
from kozyr.server.bots import Bots, Choice
from kozyr.server.frames import Moment
from kozyr.server.listing import Index
from kozyr.server.logs import log, log_error
from kozyr.server.store import Entry, Listing, Stored
from kozyr.table import (
    Denied,
    Table,
    bot_seat,
    commands,
    deadline,
    decide,
    encode,
    fold,
    may_enter,
    may_watch,
    people_play,
)
from kozyr.table.events import Event

SPECTATORS = 50
THINKING = -1.0
ANSWERS = 50
"""How many answers a room remembers for commands that come again."""


class Client(Protocol):
    """One page of a guest at a table."""

    guest: str
    name: str
    key: str | None
    tab: str

    def send(self, text: str) -> None:
        """Queue a message; never waits."""
        ...

    def kick(self, code: int) -> None:
        """Close after what is queued."""
        ...


@dataclass(frozen=True)
class Means:
    """What a room needs from outside."""

    clock: Callable[[], float]
    secret: Callable[[], str]
    """A fresh secret for a match, as hex."""
    append: Callable[[Entry], Awaitable[None]]
    bots: Bots
    bot_delay: float
    spectators: int = SPECTATORS
    """Most clients without a seat."""


class Room:
    """A table in memory."""

    def __init__(self, table: Table, index: Index, means: Means) -> None:
        self.table = table
        self.clients: dict[str, Client] = {}
        self.over = False
        """Whether this room has ended; the table may be in another one."""
        self.quiet_since = means.clock()
        self._index = index
        self._means = means
        self._lock = asyncio.Lock()
        self._wake = asyncio.Event()
        self._answers: OrderedDict[tuple[str, str], int] = OrderedDict()
        self._driver: asyncio.Task[None] | None = None
        self._ahead = 0.0
        self._hints = hints.Hints(means.bots)

    def _now(self) -> float:
        """Unix seconds that are never before the last event.

        What the machine's clock was set back by is added on: else the table would stand still so long.
        """
        now = self._means.clock() + self._ahead
        if now < self.table.at:
            self._ahead += self.table.at - now
            now = self.table.at
        return now

    # Clients

    async def join(self, client: Client) -> int:
        """A client comes in; it gets the whole state, and then every event.

        Returns:
            0, or the code to close the client with, which has got nothing then.

        Raises:
            RoomOver: the room has ended; ask for the table again.
        """
        async with self._lock:
            self._check()
            if not may_watch(self.table, client.guest, client.key):
                return self._refusal(client)
            if self._crowded(client.guest):
                return protocol.FULL
            before = self.clients.pop(client.guest, None)
            if before is not None:
                if before.tab != client.tab:
                    before.send(protocol.encode(protocol.Elsewhere()))
                before.kick(protocol.TAKEN_OVER)
            happened = await self._do(commands.Connected(guest=client.guest, name=client.name))
            self.clients[client.guest] = client
            self._send_state(client)
            if not happened and before is None:
                self._tell_presence(client)
            self._start()
            return 0

    def _refusal(self, client: Client) -> int:
        """Why a client isn't let in or may not stay."""
        barred = client.guest in self.table.barred
        return protocol.FULL if may_enter(self.table, client.key) and not barred else protocol.NOT_ALLOWED

    def _crowded(self, guest: str) -> bool:
        """Whether there is no room for one more who has no seat."""
        if (
            guest in self.clients
            or guest == self.table.settings.host
            or self.table.seat_of(guest) is not None
        ):
            return False
        standing = sum(self.table.seat_of(other) is None for other in self.clients)
        return standing >= self._means.spectators

    async def leave(self, client: Client) -> None:
        """A client has gone."""
        async with self._lock:
            if self.over or self.clients.get(client.guest) is not client:
                return
            del self.clients[client.guest]
            self.quiet_since = self._means.clock()
            if not await self._do(commands.Disconnected(guest=client.guest)):
                self._tell_presence(client)

    async def sync(self, client: Client) -> None:
        """Send a client everything."""
        async with self._lock:
            if self.clients.get(client.guest) is client:
                self._send_state(client)

    async def hint(self, client: Client, id: str) -> None:
        """Tell a client what a bot would do in its place, by what the client's own seat knows.

        Nobody else hears of it, and nobody waits for it. Who asks again in the same turn is told the same.
        """
        async with self._lock:
            table, seat = self.table, self.table.seat_of(client.guest)
            if self.clients.get(client.guest) is not client:
                return
            code, moment = hints.refusal(table, seat), hints.moment_of(table)
            if code is not None or seat is None:
                client.send(hints.no_frame(id, code or ""))
                return
            thinking = await self._hints.ask(table, seat)
        said = await asyncio.shield(thinking)
        async with self._lock:
            if self.clients.get(client.guest) is client:
                late = moment != hints.moment_of(self.table)
                client.send(hints.no_frame(id, "web-denied-no-hint") if late else hints.frame(id, said))

    async def ask(self, client: Client, id: str, command: commands.Command) -> None:
        """Carry out a client's command and answer it; one that was carried out before is only answered."""
        async with self._lock:
            if self.clients.get(client.guest) is not client:
                return
            seq = self._answers.get((client.guest, id))
            if seq is None:
                try:
                    await self._do(command)
                except Denied as denied:
                    client.send(protocol.encode(protocol.refused(id, denied.refusal)))
                    return
                seq = self.table.done.get((client.guest, id), self.table.seq)
                self._remember(client.guest, id, seq)
            client.send(protocol.encode(protocol.Ok(id=id, seq=seq)))

    def _remember(self, guest: str, id: str, seq: int) -> None:
        self._answers[guest, id] = seq
        if len(self._answers) > ANSWERS:
            self._answers.popitem(last=False)

    # What happens

    async def _do(self, command: commands.Command) -> bool:
        """Decide, and let happen what follows; says whether anything did."""
        now = self._now()
        happened = decide(self.table, command, now)
        if happened:
            try:
                await self._happen(happened, now)
            except BaseException as error:
                self._end(error)
                raise
        self._wake.set()
        return bool(happened)

    async def _happen(self, happened: list[Event], now: float) -> None:
        stored: list[Stored] = []
        frames: list[tuple[Client, str]] = []
        late: set[str] = set()
        while happened:
            for event in happened:
                seq = self.table.seq + 1
                fold(self.table, event, seq, now)
                self._index.note(self.table, event)
                stored.append(Stored(seq, now, encode(event)))
                late |= self._shut_out(late, now)
                moment = Moment(self.table, now)
                frames += [
                    (client, moment.event(event, guest))
                    for guest, client in self.clients.items()
                    if guest not in late
                ]
            happened = []
            if self.table.wants_secret:
                happened = decide(self.table, commands.Renew(secret=self._means.secret()), now)
        self.table.views.clear()
        self._means.bots.foresee(self.table)
        await self._means.append(Entry(self.table.id, stored, self._index.changed(self.table, now)))
        for client, frame in frames:
            client.send(frame)
        for guest in late:
            client = self.clients.pop(guest)
            client.kick(self._refusal(client))

    def _shut_out(self, late: set[str], now: float) -> set[str]:
        """Those who may not stay after an event; they aren't here any more, and have to be told so."""
        clients = self.clients.items()
        out = {guest for guest, client in clients if not may_watch(self.table, guest, client.key)} - late
        for guest in out:
            decide(self.table, commands.Disconnected(guest=guest), now)
        return out

    def _send_state(self, client: Client) -> None:
        client.send(Moment(self.table, self._now()).state(client.guest))

    def _tell_presence(self, about: Client) -> None:
        """Somebody came or went: the others see the table anew, or the host alone if it was an onlooker."""
        sits = self.table.seat_of(about.guest) is not None
        host = self.table.settings.host
        others = [one for one in self.clients.values() if one is not about and (sits or one.guest == host)]
        if others:
            moment = Moment(self.table, self._now())
            for client in others:
                client.send(moment.state(client.guest))

    # Clock and bots

    def _start(self) -> None:
        if self._driver is None:
            self._driver = asyncio.create_task(self._drive(), name=f"room-{self.table.id}")

    async def _drive(self) -> None:
        """Give ticks when they are due, and let bots play."""
        while not self.over:
            self._wake.clear()
            try:
                async with self._lock:
                    wait = None if self.over else await self._step()
                if wait == THINKING:
                    await self._let_think()
            except Exception as error:
                if not self.over:
                    self._end(error)
                return
            if wait is None or wait > 0:
                with suppress(TimeoutError):
                    await asyncio.wait_for(self._wake.wait(), wait)

    async def _step(self) -> float | None:
        """Do what is due.

        Returns:
            How many seconds there are until the next thing; None: there is none; `THINKING`: who is to choose
            may take a while, which nobody at the table should wait for.
        """
        table, now = self.table, self._now()
        end = deadline(table)
        if end is not None and now >= end:
            await self._do(commands.Tick())
            return 0
        seat = bot_seat(table)
        if seat is not None and table.turn is not None:
            # Whoever is out and looks on doesn't wait for bots among themselves.
            due = table.turn.since + (self._means.bot_delay if people_play(table) else 0.0)
            if now < due:
                return due - now
            if self._means.bots.is_slow(table, seat):
                return THINKING
            await self._play(seat)
            return 0
        return None if end is None else end - now

    async def _let_think(self) -> None:
        """Someone slow chooses while the table goes on; the move is played if it is still wanted then."""
        table = self.table
        seat, turn, number = bot_seat(table), table.turn, table.number
        if seat is None or turn is None:
            return
        choice = await self._means.bots.choose(table, seat)
        async with self._lock:
            same = table.turn is not None and (table.turn.number, table.number) == (turn.number, number)
            if not self.over and same and bot_seat(table) == seat:
                await self._play(seat, choice)

    async def _play(self, seat: int, choice: Choice | None = None) -> None:
        """A bot's move; if the table won't have it, another one, since a table must go on."""
        bots = self._means.bots
        try:
            choice = choice or await bots.choose(self.table, seat)
            await self._do(commands.BotAct(seat=seat, action=choice.action, instead=choice.instead))
        except Denied as denied:
            log_error("bot-denied", denied, table=self.table.id)
            choice = await bots.choose(self.table, seat, "random")
            await self._do(commands.BotAct(seat=seat, action=choice.action))

    @property
    def is_shown(self) -> bool:
        """Whether anybody may look on here, and there is something to see."""
        settings = self.table.settings
        return settings.open and settings.watch and self.table.state == "playing" and self.table.watched

    def listing(self) -> Listing:
        """The table's row in the lists."""
        return self._index.row(self.table, self.table.at)

    @property
    def rests(self) -> bool:
        """Whether nobody is here and nothing is going to happen by itself."""
        return not self.clients and bot_seat(self.table) is None and deadline(self.table) is None

    # The end

    def _check(self) -> None:
        if self.over:
            raise RoomOver

    def _end(self, error: BaseException) -> None:
        """Something went wrong: what is in memory may not be what is stored."""
        log_error("room-failed", error, table=self.table.id, seq=self.table.seq)
        self._stop()

    def _stop(self) -> None:
        self.over = True
        self._wake.set()
        clients, self.clients = list(self.clients.values()), {}
        for client in clients:
            client.kick(protocol.AGAIN)

    async def retire(self, quiet: float) -> bool:
        """End the room if nobody was here for so many seconds; says whether it is over."""
        async with self._lock:
            if not self.over and self.rests and self._means.clock() - self.quiet_since >= quiet:
                self._stop()
            return self.over

    async def close_forgotten(self) -> None:
        """Close the table for good if it waits for players and nobody is here."""
        async with self._lock:
            if not self.over and not self.clients and self.table.state == "waiting":
                await self._do(commands.Close(guest=None, why="idle"))
                log("table-forgotten", table=self.table.id)

    async def close(self) -> None:
        """End the room: the server stops."""
        async with self._lock:
            self._stop()
        if self._driver is not None:
            self._driver.cancel()
            with suppress(asyncio.CancelledError):
                await self._driver
        log("room-closed", table=self.table.id, seq=self.table.seq)


class RoomOver(Exception):
    """The room has ended; the table can be asked for again."""
