"""The socket of a table: one page of one guest."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Sequence
from contextlib import suppress
from typing import Any, TypeVar

from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from kozyr.server import protocol
from kozyr.server.guard import same_origin
from kozyr.server.guests import COOKIE, Signer
from kozyr.server.hub import Hub
from kozyr.server.limits import FAULTS, Bucket
from kozyr.server.logs import log, log_error
from kozyr.server.protocol import Fault
from kozyr.server.room import Room, RoomOver
from kozyr.server.store import Guest
from kozyr.table import commands

HELLO = 10.0
"""Seconds in which a socket has to say what it wants."""
QUEUE = 2_000_000
"""Characters that may wait for a client; one that is slower is closed and comes back."""
FAREWELL = 5.0
"""Seconds to send what is queued before a close."""
FAILED = 1011
T = TypeVar("T")


class Page:
    """A page of a guest: what a room calls a client."""

    def __init__(self, receive: Receive, send: Send, guest: str, name: str) -> None:
        self.guest = guest
        self.name = name
        self.key: str | None = None
        self.tab = ""
        self._receive, self._send = receive, send
        self._queue: list[str | int | None] = []
        """Texts, and at last a code to close with, or None for no more; asyncio's own queue is ten times
        as large."""
        self._wake: asyncio.Future[None] | None = None
        """What the writer waits for."""
        self._waiting = 0
        """Characters in the queue."""
        self._closing = False
        self._patience: asyncio.Timeout | None = None
        """Of the writer, once it is at work."""
        self.faults = 0

    def send(self, text: str) -> None:
        """Queue a message; a client that doesn't read is closed."""
        if self._closing:
            return
        if self._waiting >= QUEUE:
            self.kick(protocol.SLOW)
        else:
            self._waiting += len(text)
            self._put(text)

    def kick(self, code: int) -> None:
        """Close after what is queued."""
        if not self._closing:
            self._closing = True
            if self._patience is not None:
                self._patience.reschedule(asyncio.get_running_loop().time() + FAREWELL)
            self._put(code)

    def end(self) -> None:
        """Nobody is there any more: what is queued isn't sent."""
        if not self._closing:
            self._closing = True
            self._queue.clear()
            self._put(None)

    def _put(self, item: str | int | None) -> None:
        self._queue.append(item)
        if self._wake is not None and not self._wake.done():
            self._wake.set_result(None)

    def fault(self, fault: Fault) -> None:
        """Say what couldn't be read, and close after too many of them."""
        self.faults += 1
        self.send(protocol.encode(protocol.Error(path=fault.path, message=fault.message)))
        if self.faults >= FAULTS:
            self.kick(protocol.POLICY)

    @property
    def closing(self) -> bool:
        """Whether nothing more is to be read."""
        return self._closing

    async def write(self) -> None:
        """Send what is queued, until a close or the end; after a close only for so long."""
        try:
            with suppress(TimeoutError, OSError):  # too slow to hear why; gone
                async with asyncio.timeout(None) as self._patience:
                    await self._write()
        finally:
            self._patience = None
            self.end()  # the room may still know the page: it gets nothing more

    async def _write(self) -> None:
        while True:
            if not self._queue:
                self._wake = asyncio.get_running_loop().create_future()
                await self._wake
            item = self._queue.pop(0)
            if item is None:
                return
            if isinstance(item, int):
                await self._send({"type": "websocket.close", "code": item, "reason": ""})
                return
            await self._send({"type": "websocket.send", "text": item})
            self._waiting -= len(item)
            del item  # else each page would hold its last message until the next one

    async def receive(self) -> protocol.Message:
        """The next message.

        Raises:
            Fault: it can't be read.
            WebSocketDisconnect: there is none.
        """
        message = await self._receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1000))
        text = message.get("text")
        if text is None:
            raise Fault("", "text is needed")
        return protocol.read_message(text)


async def serve(id: str, scope: Scope, receive: Receive, send: Send, hub: Hub, signer: Signer) -> None:
    """Serve one socket of a table to its end."""
    known = await admitted(WebSocket(scope, receive, send), hub, signer)
    if known is None:
        return
    hub.sockets[known.id] += 1
    try:
        await run(Page(receive, send, known.id, known.name), hub, id)
    finally:
        hub.sockets[known.id] -= 1
        if not hub.sockets[known.id]:
            del hub.sockets[known.id]


async def run(page: Page, hub: Hub, id: str) -> None:
    """Read and write until one of both ends."""
    reader = asyncio.create_task(read(page, hub, id))
    reader.add_done_callback(lambda _: page.end())
    try:
        await page.write()
    finally:
        reader.cancel()
        with suppress(asyncio.CancelledError, WebSocketDisconnect):
            await reader


async def admitted(socket: WebSocket, hub: Hub, signer: Signer) -> Guest | None:
    """The guest whose socket it is; None: it isn't let in, and is closed.

    Nothing but the guest is kept of the request: thousands of sockets would hold it for hours.
    """
    if not same_origin(socket.headers):
        await socket.close(protocol.POLICY)  # before it is accepted: the handshake is refused
        return None
    await socket.accept()
    guest = signer.guest(socket.cookies.get(COOKIE))
    known = await hub.store.guest(guest) if guest else None
    code = protocol.NOT_ALLOWED if known is None else 0
    if known is not None and hub.sockets[known.id] >= hub.config.limits.sockets:
        code = protocol.TOO_MANY
    if code:
        with suppress(WebSocketDisconnect):
            await socket.close(code)
        return None
    return known


async def to_the_end(work: Coroutine[Any, Any, T]) -> T:
    """What a room has begun it finishes, though the page that asked for it is gone in the middle of it."""
    return await asyncio.shield(asyncio.create_task(work))


async def read(page: Page, hub: Hub, id: str) -> None:
    """Let a page in, and carry out what it asks for."""
    try:
        join = await asyncio.wait_for(page.receive(), HELLO)
        if not isinstance(join, protocol.Join):
            raise Fault("t", "the first message must be join")
    except TimeoutError:
        page.kick(protocol.TOO_LATE)
        return
    except Fault as fault:
        page.faults = FAULTS
        page.fault(fault)
        return
    page.key, page.tab = join.key, join.tab
    room = await enter(page, hub, id)
    if room is None:
        return
    log("joined", table=id, seat=room.table.seat_of(page.guest))
    try:
        await obey(page, room, hub)
    except WebSocketDisconnect:
        pass
    except Exception as error:
        log_error("socket-failed", error, table=id)
        page.kick(FAILED)
    finally:
        await to_the_end(room.leave(page))
        log("left", table=id, seat=room.table.seat_of(page.guest))


async def enter(page: Page, hub: Hub, id: str) -> Room | None:
    """The room of a table with the page in it; None: it was closed, and has got no message."""
    while True:
        room = await hub.room(id)
        if room is None:
            page.kick(protocol.NO_TABLE)
            return None
        try:
            code = await to_the_end(room.join(page))
        except RoomOver:
            continue
        except asyncio.CancelledError:
            await to_the_end(room.leave(page))
            raise
        if code:
            page.kick(code)
        return None if code else room


async def obey(page: Page, room: Room, hub: Hub) -> None:
    """Carry out a page's messages, one after the other."""
    limits, clock = hub.config.limits, hub.clock
    messages, phrases = (Bucket(rate, clock()) for rate in (limits.messages, limits.phrases))
    hinting: asyncio.Task[None] | None = None
    while not page.closing:
        try:
            message = await page.receive()
            if not messages.take(clock()):
                raise Fault("", "too many messages")
            if isinstance(message, protocol.Join):
                raise Fault("t", "this page has joined already")
            if isinstance(message, protocol.Fill | protocol.Start):
                check_level(message.level, hub.bots.levels(room.table.settings.game))
        except Fault as fault:
            page.fault(fault)
            continue
        if isinstance(message, protocol.Ping):
            page.send(protocol.encode(protocol.Pong()))
        elif isinstance(message, protocol.Sync):
            await room.sync(page)
        elif isinstance(message, protocol.Hint):
            # Whoever has asked may play on without waiting for the answer; there is one at a time.
            if (hinting is None or hinting.done()) and hub.hints.take(page.guest):
                hinting = asyncio.create_task(room.hint(page, message.id))
            else:
                page.send(too_fast(message.id))
        elif isinstance(message, protocol.Say) and not phrases.take(clock()):
            page.send(too_fast(message.id))
        else:
            if isinstance(message, protocol.Sit) and (known := await hub.store.guest(page.guest)):
                page.name = known.name  # it may have changed since the page came
            await to_the_end(room.ask(page, message.id, command_of(page, message)))


def check_level(level: str, levels: Sequence[str]) -> None:
    """Refuse a bot that doesn't play here.

    Raises:
        Fault: it doesn't.
    """
    if level not in levels:
        raise Fault("level", f"one of {', '.join(levels)} is needed")


def too_fast(id: str) -> str:
    """The answer to what comes too often."""
    return protocol.encode(
        protocol.Refused(id=id, kind="illegal", rule=None, code="web-denied-too-fast", args={})
    )


def command_of(page: Page, message: protocol.Command) -> commands.Command:
    """What a message asks of the table, in the name of the page's guest and of nobody else."""
    guest = page.guest
    match message:
        case protocol.Sit():
            return commands.Sit(
                guest=guest, name=page.name, seat=message.seat, nonce=message.nonce, trump=message.trump
            )
        case protocol.Stand():
            return commands.Stand(guest=guest)
        case protocol.Start():
            return commands.Start(guest=guest, level=message.level)
        case protocol.Act():
            return commands.Act(guest=guest, id=message.id, deal=message.deal, action=message.action)
        case protocol.Back():
            return commands.Back(guest=guest)
        case protocol.Ready():
            return commands.Ready(guest=guest, deal=message.deal)
        case protocol.Claim():
            return commands.Claim(guest=guest, deal=message.deal, agree=message.agree)
        case protocol.Want():
            return commands.Want(guest=guest, nonce=message.nonce)
        case protocol.Say():
            return commands.Say(guest=guest, phrase=message.phrase)
        case protocol.Close():
            return commands.Close(guest=guest, why="host")
        case protocol.Pause():
            return commands.Pause(guest=guest)
        case protocol.Resume():
            return commands.Resume(guest=guest)
        case protocol.Remove():
            return commands.Remove(guest=guest, seat=message.seat)
        case protocol.Admit():
            return commands.Admit(guest=guest, number=message.number)
        case protocol.Move():
            return commands.Move(guest=guest, seat=message.seat, to=message.to)
        case protocol.Fill():
            return commands.Fill(guest=guest, seat=message.seat, level=message.level)
        case protocol.Change():
            return commands.Change(
                guest=guest,
                game=message.game,
                seats=message.seats,
                options=message.options,
                clock=message.clock,
                watch=message.watch,
                pause=message.pause,
                hints=message.hints,
            )
