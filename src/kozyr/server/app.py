"""The application: everything put together."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket

from kozyr.server.guard import Guard, problem
from kozyr.server.guests import Signer
from kozyr.server.hosts import Hosts
from kozyr.server.http import Api
from kozyr.server.hub import Hub
from kozyr.server.logs import log, log_error
from kozyr.server.sockets import serve


def make_app(hub: Hub, key: bytes) -> Starlette:
    """The server's application.

    Args:
        hub: the tables; the application starts and closes it, and then closes its store.
        key: signs cookies.
    """
    signer = Signer(key)

    async def socket(websocket: WebSocket) -> None:
        await serve(websocket, hub, signer)

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

    return Starlette(
        routes=[*Api(hub, signer).routes(), WebSocketRoute("/ws/{id}", socket)],
        middleware=[Middleware(Guard, hosts=Hosts(hub.config), limits=hub.config.limits, clock=hub.clock)],
        exception_handlers={404: missing, 405: missing, Exception: failed},
        lifespan=lifespan,
    )
