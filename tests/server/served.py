"""A real server in this process, on a free port, and people who use it over HTTP and WebSockets."""

from __future__ import annotations

import asyncio
import json
import secrets
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import uvicorn
from websockets.asyncio.client import ClientConnection, connect

from kozyr.server.app import make_app
from kozyr.server.config import Config
from kozyr.server.hub import Hub
from kozyr.server.limits import MESSAGE_BYTES, Limits
from kozyr.server.store import open_store

LONG = 60.0
"""Seconds that a message may take: the machine may be busy."""


@dataclass
class Served:
    """A server that is running."""

    base: str
    hub: Hub

    def browser(self, **more: Any) -> httpx.AsyncClient:
        """A client with its own cookies that says where its page comes from."""
        # No connection is used again: on a busy machine the server may just be closing it.
        limits = httpx.Limits(max_keepalive_connections=0)
        headers = {"Origin": self.base, **more}
        return httpx.AsyncClient(base_url=self.base, headers=headers, timeout=60, limits=limits)

    async def person(self, name: str = "Ann") -> Person:
        """Somebody who has said a name."""
        browser = self.browser()
        answer = await browser.post("/api/me", json={"name": name})
        assert answer.status_code == 200, answer.text
        return Person(self.base, browser)


@asynccontextmanager
async def served(
    folder: Path, limits: Limits | None = None, bot_delay: float = 0.0, **more: Any
) -> AsyncIterator[Served]:
    """Run a server while the block lasts; `more` are settings of `Config`."""
    usual = {"deal_pause": 0.0, "thinkers": 0}
    config = Config(data=folder, bot_delay=bot_delay, limits=limits or Limits.none(), **{**usual, **more})
    folder.mkdir(parents=True, exist_ok=True)
    store = await open_store(folder / "kozyr.db")
    hub = Hub(config, store)
    with socket.create_server(("127.0.0.1", 0)) as listener:
        server = uvicorn.Server(
            uvicorn.Config(
                make_app(hub, b"k" * 32),
                ws="websockets-sansio",
                ws_max_size=MESSAGE_BYTES,
                ws_per_message_deflate=False,
                log_config=None,
                timeout_graceful_shutdown=2,
            )
        )
        task = asyncio.create_task(server._serve([listener]))
        while not server.started:
            assert not task.done()
            await asyncio.sleep(0.005)
        try:
            yield Served(f"http://127.0.0.1:{listener.getsockname()[1]}", hub)
        finally:
            server.should_exit = True
            await task


@dataclass
class Person:
    """A person with a browser."""

    base: str
    browser: httpx.AsyncClient

    @property
    def cookie(self) -> str:
        return f"kozyr={self.browser.cookies['kozyr']}"

    async def open(self, game: str, seats: int, **wish: Any) -> dict[str, str]:
        """A new table: its id and key."""
        wish.setdefault("bots", [None] * seats)
        answer = await self.browser.post("/api/tables", json={"game": game, "seats": seats, **wish})
        assert answer.status_code == 200, answer.text
        found: dict[str, str] = answer.json()
        return found

    async def socket(self, table: str, **more: Any) -> ClientConnection:
        """An open socket that hasn't joined."""
        headers = {"Cookie": self.cookie} if more.pop("cookie", True) else {}
        more.setdefault("origin", self.base)
        return await connect(
            f"{self.base.replace('http', 'ws')}/ws/{table}",
            additional_headers=headers,
            compression=more.pop("compression", None),
            max_size=2**24,
            **more,
        )

    async def join(self, table: str, key: str | None = None, tab: str = "tab") -> Line:
        """A socket that has joined and heard the state."""
        line = Line(await self.socket(table))
        await line.send(t="join", key=key, since=None, tab=tab)
        await line.until("state")
        return line


class Line:
    """One socket: what was said last, and all that was heard."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.heard: list[dict[str, Any]] = []

    async def send(self, **message: Any) -> None:
        await self.socket.send(json.dumps(message))

    async def hear(self) -> dict[str, Any]:
        """The next message."""
        message: dict[str, Any] = json.loads(await asyncio.wait_for(self.socket.recv(), LONG))
        self.heard.append(message)
        return message

    async def until(self, kind: str, **fields: Any) -> dict[str, Any]:
        """The next message of a kind, with these fields."""
        while True:
            message = await self.hear()
            if message["t"] == kind and all(message.get(name) == value for name, value in fields.items()):
                return message

    async def until_any(self, *kinds: str) -> dict[str, Any]:
        """The next message of one of these kinds."""
        while True:
            message = await self.hear()
            if message["t"] in kinds:
                return message

    async def sit(self, seat: int) -> dict[str, Any]:
        await self.send(t="sit", id=f"sit{seat}", seat=seat, nonce=secrets.token_hex(16), trump=None)
        return await self.until("ok", id=f"sit{seat}")

    @property
    def state(self) -> dict[str, Any]:
        """The last message that describes the table."""
        return next(message for message in reversed(self.heard) if message["t"] in ("state", "event"))

    async def closed(self) -> int:
        """The code that the socket is closed with; what comes before it is heard."""
        try:
            while True:
                await self.hear()
        except Exception as error:
            code: int = error.rcvd.code  # type: ignore[attr-defined]
            return code
