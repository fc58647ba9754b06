"""What every request passes: same origin, rates, and the headers that keep a page to itself."""

from __future__ import annotations

import math
from collections.abc import Callable
from ipaddress import IPv6Address, ip_address
from urllib.parse import urlsplit

import msgspec
from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from kozyr.server.hosts import Hosts
from kozyr.server.limits import Buckets, Limits

HEADERS = {
    "Content-Security-Policy": "; ".join(
        (
            "default-src 'self'",
            "img-src 'self' data:",
            "object-src 'none'",
            "base-uri 'none'",
            "form-action 'self'",
            "frame-ancestors 'none'",
        )
    ),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Referrer-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}
"""No inline code or style, nothing from elsewhere, no frame around us."""
LONGEST_WAIT = 3600.0
MISDIRECTED = (
    "this server doesn't answer to that name; "
    "whoever runs it may allow it by --allow-host NAME or KOZYR_HOSTS"
)


def same_origin(headers: Headers) -> bool:
    """Whether a request comes from a page of this server: its Origin names the host that it was sent to."""
    host, origins = headers.get("host"), headers.getlist("origin")
    if not host or len(origins) != 1:
        return False
    found = urlsplit(origins[0])
    return found.scheme in ("http", "https") and bare(found.netloc, found.scheme) == bare(host, found.scheme)


def bare(host: str, scheme: str) -> str:
    """A host without the port that goes without saying."""
    return host.lower().removesuffix({"http": ":80", "https": ":443"}[scheme])


def client_of(scope: Scope) -> str:
    """Whom a rate is counted for: the address, of IPv6 the network."""
    address = (scope.get("client") or ("", 0))[0]
    try:
        found = ip_address(address)
    except ValueError:
        return str(address)
    return str(found.exploded[:19]) if isinstance(found, IPv6Address) else address


def problem(status: int, message: str, path: str = "", rule: str | None = None) -> Response:
    """An answer that says what was wrong with a request."""
    body = msgspec.json.encode({"path": path, "message": message, "rule": rule})
    headers = {"Cache-Control": "no-store"}
    return Response(body, status, media_type="application/json", headers=headers)


def too_much(message: str, wait: float) -> Response:
    """An answer to what comes too often, with the seconds after which it may come again."""
    response = problem(429, message)
    response.headers["Retry-After"] = str(max(1, math.ceil(min(wait, LONGEST_WAIT))))
    return response


class Guard:
    """The outermost layer of what answers requests."""

    def __init__(self, app: ASGIApp, hosts: Hosts, limits: Limits, clock: Callable[[], float]) -> None:
        self._app = app
        self._hosts = hosts
        self._gets = Buckets(limits.gets, clock)
        self._posts = Buckets(limits.posts, clock)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or answer it here."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def sealed(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers[name] = value
            await send(message)

        refusal = self._refusal(scope)
        await (refusal or self._app)(scope, receive, sealed)

    def _refusal(self, scope: Scope) -> Response | None:
        headers, client = Headers(scope=scope), client_of(scope)
        if not self._hosts.knows(headers.get("host")):
            return problem(421, MISDIRECTED, "Host")
        reads = scope["method"] in ("GET", "HEAD")
        buckets = self._gets if reads else self._posts
        if not buckets.take(client):
            return too_much("too many requests", buckets.wait(client))
        if not reads and not same_origin(headers):
            return problem(403, "another origin")
        return None
