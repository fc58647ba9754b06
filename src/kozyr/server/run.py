"""Running the server: the data folder, the listening socket, uvicorn, and a stop that loses nothing."""

from __future__ import annotations

import asyncio
import errno
import gc
import logging
import os
import signal
import socket
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import IO, Any

import uvicorn

from kozyr.server.app import make_app
from kozyr.server.config import PORT, Config, ConfigError
from kozyr.server.guests import KEY_BYTES
from kozyr.server.hub import Hub, every
from kozyr.server.limits import MESSAGE_BYTES
from kozyr.server.logs import set_up
from kozyr.server.store import SqlStore, Store, StoreError, open_store

DATABASE = "kozyr.db"
LOCK = "lock"
GRACE = 5
"""Seconds that open connections have when the server stops."""
TIDY = 30.0
"""Seconds between looks for lost cycles."""
HEAP = 1_000_000
"""Containers made and not freed between them, from which on Python looks by itself."""


def listening(config: Config) -> socket.socket:
    """A socket that listens on the configured address.

    Raises:
        ConfigError: nobody can listen there.
    """
    port = PORT if config.port is None else config.port
    try:
        try:
            return _listening(config.host, port)
        except OSError as error:
            if config.port is not None or error.errno != errno.EADDRINUSE:
                raise
            return _listening(config.host, 0)
    except OSError as error:
        reason = error.strerror or "not an address"
        raise ConfigError(f"can't listen on {config.host}, port {port}: {reason}") from None


def _listening(host: str, port: int) -> socket.socket:
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    family, kind, protocol, _, address = found[0]
    listener = socket.socket(family, kind, protocol)
    try:
        if os.name != "nt":
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(address)
        listener.listen()  # only now is it sure that nobody else does
    except OSError:
        listener.close()
        raise
    return listener


def take_folder(folder: Path) -> IO[Any]:
    """Make the data folder, for its owner alone, and take it for this process.

    Raises:
        ConfigError: it can't be made, or another server uses it.
    """
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        lock = open(folder / LOCK, "a")  # noqa: SIM115
    except OSError as error:
        raise ConfigError(f"{folder} can't be used: {error.strerror}") from None
    if sys.platform != "win32":
        import fcntl

        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            lock.close()
            raise ConfigError(f"another server uses {folder}") from None
    return lock


def run(
    config: Config,
    ready: Callable[[int], None],
    hub: Callable[[Config, Store], Hub] = Hub,
) -> None:
    """Serve until SIGTERM or SIGINT.

    Args:
        config: settings.
        ready: told the port once the server listens.
        hub: makes the tables over a store; tests put something in between.

    Raises:
        ConfigError, StoreError: the server can't start. The message is one plain sentence.
    """
    # Someone at a terminal reads the address; who keeps a log sends it elsewhere.
    set_up(logging.WARNING if sys.stderr.isatty() else logging.INFO)
    settle_garbage()
    with take_folder(config.data), listening(config) as listener, caught_signals():
        factory = uvicorn.Config("", log_config=None).get_loop_factory()
        with asyncio.Runner(loop_factory=factory) as runner:
            runner.run(serve(config, listener, ready, hub))


def settle_garbage() -> None:
    """Look for lost cycles by the clock, not by how much is made.

    What an action makes lives until the next one and has no cycles. Python's own collector looks through all
    of that every few seconds when hundreds of tables play, and each time all of them wait for tens of ms.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(HEAP)


async def collect_garbage() -> None:
    """One look for lost cycles, among everything that was made since the start."""
    gc.collect()


class caught_signals:  # noqa: N801
    """While it lasts, a stop that uvicorn has carried out and passes on ends nothing more."""

    def __enter__(self) -> None:
        self._before = {
            name: signal.signal(name, lambda *_: None) for name in (signal.SIGINT, signal.SIGTERM)
        }

    def __exit__(self, *_: object) -> None:
        for name, handler in self._before.items():
            signal.signal(name, handler)


async def serve(
    config: Config,
    listener: socket.socket,
    ready: Callable[[int], None],
    hub: Callable[[Config, Store], Hub],
) -> None:
    """Serve on a socket."""
    store: SqlStore = await open_store(config.data / DATABASE)
    key = await store.fact("cookie-key", os.urandom(KEY_BYTES))
    app = make_app(hub(config, store), key)
    server = uvicorn.Server(
        uvicorn.Config(
            app,
            http="h11",
            ws="websockets-sansio",
            ws_max_size=MESSAGE_BYTES,
            ws_per_message_deflate=False,  # a compressor takes 40 KB a socket, a match a megabyte or two
            lifespan="on",
            log_config=None,
            access_log=False,
            server_header=False,
            timeout_graceful_shutdown=GRACE,
        )
    )
    tidy = asyncio.create_task(every(TIDY, collect_garbage), name="tidy")
    watch = asyncio.create_task(_when_started(server, lambda: ready(listener.getsockname()[1])))
    try:
        await server.serve(sockets=[listener])
    except SystemExit:
        raise StoreError("the server could not start") from None
    finally:
        for task in (watch, tidy):
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
        await store.close()


async def _when_started(server: uvicorn.Server, then: Callable[[], None]) -> None:
    while not server.started:
        await asyncio.sleep(0.01)
    then()
