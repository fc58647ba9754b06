"""The application: everything put together."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.datastructures import Headers
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send

from kozyr.server.guard import Guard, problem
from kozyr.server.guests import Signer
from kozyr.server.hosts import Hosts
from kozyr.server.http import Api
from kozyr.server.hub import Hub
from kozyr.server.logs import log, log_error
from kozyr.server.protocol import POLICY
from kozyr.server.sockets import serve

SOCKETS = "/ws/"
"""Where a table's socket is, with the table's id after it."""


def make_app(hub: Hub, key: bytes) -> ASGIApp:
    """The server's application.

    Args:
        hub: the tables; the application starts and closes it, and then closes its store.
        key: signs cookies.
    """
    signer, hosts = Signer(key), Hosts(hub.config)

    async def missing(request: Request, error: Exception) -> Response:
        return problem(getattr(error, "status_code", 404), "not found")

    async def failed(request: Request, error: Exception) -> Response:
        log_error("request-failed", error, method=request.method)
        return problem(500, "something went wrong here")

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        hub.start()
        log("started")
        yield
        await hub.close()
        await hub.store.close()
        log("stopped")

    requests = Starlette(
        routes=Api(hub, signer).routes(),
        middleware=[Middleware(Guard, hosts=hosts, limits=hub.config.limits, clock=hub.clock)],
        exception_handlers={404: missing, 405: missing, Exception: failed},
        lifespan=lifespan,
    )

    async def door(scope: Scope, receive: Receive, send: Send) -> None:
        """Sockets go straight to their table: each layer for requests would hold memory for each of them."""
        path = scope.get("path", "")
        if scope["type"] != "websocket":
            await requests(scope, receive, send)
        elif not path.startswith(SOCKETS) or not hosts.knows(Headers(scope=scope).get("host")):
            await send({"type": "websocket.close", "code": POLICY})  # the handshake is refused
        else:
            await serve(path.removeprefix(SOCKETS), scope, receive, send, hub, signer)

    return door
