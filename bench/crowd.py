"""Everybody who sits at the tables: one process, as little work for each message as can be.

An open loop: table t acts at start + t/N, and every second after that, however late the answers come; a delay
counts from the moment that was planned. A client reads the head of a frame and passes over the rest.
"""

from __future__ import annotations

import asyncio
import gc
import json
import os
import re
import struct
import sys
import time
from collections import deque
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import uvloop
from evening import SEATS, Place

HEAD = 600
"""Bytes of a frame that are looked at."""
KIND = re.compile(rb'^\{"t":"(\w+)"(?:,"seq":(\d+))?')
AT_ONCE = 64
QUIET = 60.0
"""Seconds that answers may be late at the end of a run before they count as lost."""


TEXT, CLOSE, PING, PONG = 0x81, 0x88, 0x89, 0x8A


def masked(text: bytes, kind: int = TEXT) -> bytes:
    """A frame of a client; its mask is four zeros, so the text stays as it is."""
    size = len(text)
    head = bytes((kind, 0x80 | size)) if size < 126 else struct.pack("!BBH", kind, 0xFE, size)
    return head + bytes(4) + text


class Page(asyncio.Protocol):
    """One seat's socket."""

    def __init__(self, crowd: Crowd, table: int, seat: int) -> None:
        self.crowd, self.table, self.seat = crowd, table, seat
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.joined: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.open = False
        self.rest = b""
        """Bytes that are no whole head of a frame yet."""
        self.left = 0
        """Bytes of the frame under way that are still to come."""
        self.head = b""
        self.kind = TEXT
        self.whole: list[bytes] | None = None
        self.seq = 0
        self.acted = 0
        """Actions heard of."""
        self.answers = 0
        self.waits: deque[tuple[int, bytes]] = deque()
        """Actions whose time has come before their turn."""

    def itself(self) -> Page:
        return self

    def connection_made(self, transport: Any) -> None:
        self.transport = transport

    def connection_lost(self, error: Exception | None) -> None:
        self.crowd.closed += not self.crowd.done
        for waits in (self.ready, self.joined):
            if not waits.done():
                waits.set_exception(ConnectionError(f"closed: {error}"))

    def send(self, text: bytes) -> None:
        self.transport.write(masked(text))

    def act(self, number: int, text: bytes) -> None:
        """Play, or do so as soon as the action before has been heard of: nobody plays before his turn."""
        if number > self.acted:
            self.waits.append((number, text))
        else:
            self.crowd.sent += 1
            self.send(text)

    def data_received(self, data: bytes) -> None:
        if not self.open:
            data = self.rest + data
            end = data.find(b"\r\n\r\n")
            if end < 0:
                self.rest = data
                return
            if not data.startswith(b"HTTP/1.1 101"):
                self.ready.set_exception(ConnectionError(data[:80].decode()))
                return
            self.open, self.rest, data = True, b"", data[end + 4 :]
            self.ready.set_result(None)
        if self.rest:
            data, self.rest = self.rest + data, b""
        at, size = 0, len(data)
        while at < size:
            if self.left:
                taken = min(self.left, size - at)
                if len(self.head) < HEAD:
                    self.head += data[at : at + min(taken, HEAD)]
                if self.whole is not None:
                    self.whole.append(data[at : at + taken])
                at += taken
                self.left -= taken
                if not self.left:
                    self.framed()
                continue
            if size - at < 2:
                break
            short = data[at + 1] & 0x7F
            long = 2 if short < 126 else 4 if short == 126 else 10
            if size - at < long:
                break
            self.kind = data[at]
            self.left = short if long == 2 else int.from_bytes(data[at + 2 : at + long])
            at += long
            self.head = b""
        if at < size:
            self.rest = data[at:]

    def framed(self) -> None:
        """A frame has come to its end."""
        if self.kind == TEXT:
            self.heard(self.head)
            return
        if self.whole is not None:
            self.whole = []
        if self.kind == PING:
            self.transport.write(masked(self.head, PONG))
        else:
            code = int.from_bytes(self.head[:2]) if self.kind == CLOSE else self.kind
            self.crowd.odd.append(f"closed with {code} {self.head[2:].decode(errors='replace')}")

    def heard(self, head: bytes) -> None:
        """The last byte of a frame has come."""
        now = time.monotonic()
        crowd = self.crowd
        if not self.joined.done():
            self.joined.set_result(None)
        found = KIND.match(head)
        kind, seq = (found[1], found[2]) if found else (b"", None)
        if kind == b"event" and (crowd.echo or b'"kind":"acted"' in head):
            number = self.acted
            self.acted += 1
            crowd.event(self.table, self.seat, number, now)
            if self.waits and self.waits[0][0] == self.acted:
                self.act(*self.waits.popleft())
        elif kind == b"ok":
            self.answers += 1
            crowd.answered += 1
        elif kind not in (b"event", b"state"):
            crowd.odd.append(head[:200].decode(errors="replace"))
        if seq is not None and not crowd.echo:
            if kind == b"event":
                crowd.gaps += bool(self.seq) and int(seq) != self.seq + 1
            if kind in (b"event", b"state"):
                self.seq = int(seq)
        if self.whole is not None:
            crowd.keep(self, kind, b"".join(self.whole))
            if self.whole is not None:
                self.whole = []


class Crowd:
    """All pages, the plan, and what was measured."""

    def __init__(self, plan: dict[str, Any]) -> None:
        self.host, self.port = "127.0.0.1", plan["port"]
        self.echo: bool = plan["echo"]
        self.seconds: int = plan["seconds"]
        self.places = msgspec.convert(plan["places"], list[Place])
        self.pages: list[list[Page]] = []
        self.delays: list[float] = []
        self.start = 0.0
        self.sent = self.answered = self.gaps = self.closed = 0
        self.odd: list[str] = []
        self.done = False
        self.kept: dict[str, dict[int, str]] = {}
        self.keeping: str | None = plan["keep"]
        self.actor: dict[int, int] = {}

    def planned(self, table: int, number: int) -> float:
        return self.start + table / len(self.places) + number

    def event(self, table: int, seat: int, number: int, now: float) -> None:
        """An action has been seen; it counts where somebody else played it."""
        if seat != self.places[table].script[number][0]:
            self.delays.append(now - self.planned(table, number))

    def keep(self, page: Page, kind: bytes, text: bytes) -> None:
        """Keep the frames of a table's first action, for the echo server."""
        place = self.places[page.table]
        kept = self.kept.setdefault(place.id, {})
        if kind == b"event" and b'"kind":"acted"' in text[:HEAD]:
            kept.setdefault(page.seat, text.decode())
        elif kind == b"ok":
            kept.setdefault(SEATS, text.decode())
        actor = place.script[0][0]
        if page.seat in kept and (page.seat != actor or SEATS in kept):
            page.whole = None

    async def enter(self, table: int) -> None:
        """The four of a table come in."""
        place, loop = self.places[table], asyncio.get_running_loop()
        pages: list[Page] = []
        for seat in range(SEATS):
            page = Page(self, table, seat)
            await loop.create_connection(partial(Page.itself, page), self.host, self.port)
            page.transport.write(
                f"GET /ws/{place.id}?seat={seat} HTTP/1.1\r\nHost: {self.host}:{self.port}\r\n"
                f"Origin: http://{self.host}:{self.port}\r\nCookie: kozyr={place.cookies[seat]}\r\n"
                "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
                "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
            )
            await page.ready
            page.send(b'{"t":"join","key":null,"since":null,"tab":"bench"}')
            await page.joined
            pages.append(page)
        self.pages[table] = pages

    async def run(self) -> dict[str, Any]:
        self.pages = [[] for _ in self.places]
        gate = asyncio.Semaphore(AT_ONCE)

        async def one(table: int) -> None:
            async with gate:
                await self.enter(table)

        await asyncio.gather(*(one(table) for table in range(len(self.places))))
        await asyncio.sleep(1.0)
        gc.collect()
        gc.freeze()
        for pages in self.pages:
            for page in pages:
                page.acted, page.answers = 0, 0
                page.whole = [] if self.keeping else None
        self.delays.clear()
        print("ready", flush=True)
        sys.stdin.readline()
        cpu, began = time.process_time(), time.monotonic()
        await self.act()
        last = time.monotonic()
        expected = self.seconds * len(self.places) * SEATS
        while last + QUIET > time.monotonic() and not self.closed:
            if sum(page.acted for pages in self.pages for page in pages) >= expected:
                break
            await asyncio.sleep(0.05)
        took = time.monotonic() - began
        await asyncio.sleep(0.2)
        self.done = True
        if self.keeping:
            kept = {
                id: [frames[part] for part in range(SEATS + 1)]
                for id, frames in self.kept.items()
                if len(frames) == SEATS + 1
            }
            Path(self.keeping).write_bytes(msgspec.json.encode(kept))
        return {
            "sent": self.sent,
            "answered": self.answered,
            "heard": sum(page.acted for pages in self.pages for page in pages),
            "gaps": self.gaps,
            "closed": self.closed,
            "odd": self.odd[:3],
            "took": took,
            "busy": (time.process_time() - cpu) / took,
            "delays": sorted(self.delays),
        }

    async def act(self) -> None:
        """Send each action at its time."""
        tables = range(len(self.places))
        texts = [
            [
                json.dumps({"t": "act", "id": f"new {number}", "deal": deal, "action": action}).encode()
                for number, (_, deal, action) in enumerate(place.script[: self.seconds])
            ]
            for place in self.places
        ]
        self.start = time.monotonic() + 0.5
        for number in range(self.seconds):
            for table in tables:
                wait = self.planned(table, number) - time.monotonic()
                if self.closed:
                    return
                await asyncio.sleep(max(0.0, wait))
                self.pages[table][self.places[table].script[number][0]].act(number, texts[table][number])


def main() -> None:
    plan = msgspec.json.decode(Path(sys.argv[1]).read_bytes())
    result = uvloop.run(Crowd(plan).run())
    Path(sys.argv[2]).write_bytes(msgspec.json.encode(result))
    print("done", flush=True)
    sys.stdin.readline()
    os._exit(0)


if __name__ == "__main__":
    main()
