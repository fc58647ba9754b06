"""The requests: who I am, the games, tables and lists, the rules, and the files of the page."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from kozyr.i18n.catalogue import LANGUAGES
from kozyr.i18n.rules import PAGES
from kozyr.records import RecordError
from kozyr.server import pages, study
from kozyr.server.archive import Archive, Busy
from kozyr.server.bodies import Body, MoveHere, NewGuest, NewTable, Nothing, WantReplay, read_body
from kozyr.server.guard import client_of, problem, too_much
from kozyr.server.guests import COOKIE, KEEP, BadName, Signer, Spent, clean_name, new_id
from kozyr.server.hub import Hub, TooMany
from kozyr.server.limits import BODY_BYTES, Buckets
from kozyr.server.logs import log_error
from kozyr.server.protocol import Fault
from kozyr.server.replay import RECORD_BYTES, fault_of
from kozyr.server.reviewing.reviews import Full
from kozyr.server.static import WORKER, File, page_files, sent
from kozyr.server.store import Guest, StoreError

Endpoint = Callable[[Request], Awaitable[Response]]


@dataclass
class Api:
    """All requests of a server."""

    hub: Hub
    signer: Signer
    files: dict[str, File] = field(default_factory=page_files)

    def __post_init__(self) -> None:
        limits = self.hub.config.limits
        self._guests = Buckets(limits.guests, self.hub.clock)
        self._replays = Buckets(limits.replays, self.hub.clock)
        self._reviews = Buckets(limits.reviews, self.hub.clock)
        self._archive = Archive(self.hub.store)
        self._spent = Spent()

    def routes(self) -> list[BaseRoute]:
        """Every path that there is."""
        get: dict[str, Endpoint] = {
            "/": self.index,
            "/new/{game}": self.index,
            "/t/{id}": self.index,
            "/m/{id}/{number}": self.index,
            "/replay": self.index,
            "/move/{token}": self.index,
            "/learn/{game}": self.index,
            "/puzzles": self.index,
            "/puzzles/{id}": self.index,
            "/web/{name:path}": self.file,
            "/worker.js": self.worker,
            "/favicon.ico": self.icon,
            "/rules/{language}/{game}": self.rules,
            "/i18n/{language}.ftl": self.messages,
            "/healthz": self.health,
            "/api/me": self.me,
            "/api/games": self.games,
            "/api/tables": self.tables,
            "/api/lessons/{game}": study.lesson_of,
            "/api/puzzles": study.list_of_puzzles,
            "/api/puzzles/{id}": study.puzzle_of,
            "/api/matches/{id}": self.matches,
            "/api/matches/{id}/{number:int}": self.match,
            REVIEW: self.review,
        }
        post: dict[str, Endpoint] = {
            "/api/me": self.rename,
            "/api/move": self.move,
            "/api/moved": self.moved,
            "/api/tables": self.open,
            REVIEW: self.begin_review,
        }
        return [
            Route("/api/replay", guarded(self.replay), methods=["POST"]),
            *(Route(path, guarded(endpoint), methods=["GET"]) for path, endpoint in get.items()),
            *(Route(path, guarded(endpoint), methods=["POST"]) for path, endpoint in post.items()),
        ]

    # Guests

    async def _guest(self, request: Request) -> Guest | None:
        """Who asks."""
        id = self.signer.guest(request.cookies.get(COOKIE))
        return await self.hub.store.guest(id) if id else None

    async def _known(self, request: Request) -> Guest:
        guest = await self._guest(request)
        if guest is None:
            raise Unknown
        return guest

    def _with_cookie(self, request: Request, response: Response, guest: str) -> Response:
        """Give the browser its guest; over plain http too, as on a network at home."""
        response.set_cookie(
            COOKIE,
            self.signer.cookie(guest),
            max_age=KEEP,
            path="/",
            secure=request.url.scheme == "https",
            httponly=True,
            samesite="lax",
        )
        return response

    async def me(self, request: Request) -> Response:
        """GET /api/me: my name and my tables."""
        guest = await self._guest(request)
        if guest is None:
            return answer({"name": None, "tables": [], "past": []})
        tables, past = await self.hub.tables_of(guest.id)
        return answer({"name": guest.name, "tables": tables, "past": past})

    async def rename(self, request: Request) -> Response:
        """POST /api/me: a name, and a cookie for those who have none."""
        wish = await body_of(request, NewGuest)
        try:
            name = clean_name(wish.name)
        except BadName as error:
            raise Fault("name", str(error)) from None
        guest = await self._guest(request)
        client = client_of(request.scope)
        if guest is None and not self._guests.take(client):
            return too_much("too many guests from this address", self._guests.wait(client))
        id = guest.id if guest else new_id()
        await self.hub.store.put_guest(Guest(id, name), self.hub.clock())
        return self._with_cookie(request, answer({"name": name}), id)

    async def move(self, request: Request) -> Response:
        """POST /api/move: a link that takes me to another device."""
        await body_of(request, Nothing)
        guest = await self._known(request)
        return answer({"link": f"/move/{self.signer.move(guest.id, self.hub.clock())}"})

    async def moved(self, request: Request) -> Response:
        """POST /api/moved: this device is the guest of the link from now on."""
        wish = await body_of(request, MoveHere)
        id = self.signer.moved(wish.token, self.hub.clock())
        guest = await self.hub.store.guest(id) if id else None
        if guest is None or not self._spent.spend(wish.token, self.hub.clock()):
            return problem(404, "this link is too old, or was used")
        return self._with_cookie(request, answer({"name": guest.name}), guest.id)

    # Tables

    async def open(self, request: Request) -> Response:
        """POST /api/tables: a new table."""
        wish = await body_of(request, NewTable)
        guest = await self._known(request)
        try:
            id, key = await self.hub.open(guest.id, wish)
        except TooMany:
            return problem(429, "too many tables that are not over")
        return answer({"id": id, "key": key})

    async def tables(self, request: Request) -> Response:
        """GET /api/tables: open ones with a free seat, and those to look on at."""
        return answer({"tables": await self.hub.open_tables(), "watch": self.hub.tables_to_watch()})

    # Looking back

    def _take_replay(self, request: Request) -> None:
        client = client_of(request.scope)
        if not self._replays.take(client):
            raise Busy(self._replays.wait(client))

    async def matches(self, request: Request) -> Response:
        """GET /api/matches/ID: how many matches of a table can be looked at."""
        self._take_replay(request)
        count = await self._archive.matches(request.path_params["id"])
        return answer({"matches": count}) if count else problem(404, "no match is over there")

    async def match(self, request: Request) -> Response:
        """GET /api/matches/ID/N: the record of a match that is over, for whoever has its link."""
        self._take_replay(request)
        id, number = match_in(request)
        text = await self._archive.record(id, number)
        if text is None:
            return problem(404, "no such match, or it goes on")
        return toml(text, f"{id}-{number}.toml")

    async def replay(self, request: Request) -> Response:
        """POST /api/replay: a record that is sent, played again."""
        self._take_replay(request)
        wish = await body_of(request, WantReplay, REPLAY_BYTES)
        try:
            return answer(await self._archive.replay(wish))
        except RecordError as error:
            return answer(fault_of(error), 400)

    async def review(self, request: Request) -> Response:
        """GET /api/matches/ID/N/review: how far the review of a match is, and the review."""
        standing = self.hub.reviews.standing(match_in(request))
        return answer(standing) if standing else problem(404, "nobody has asked for it")

    async def begin_review(self, request: Request) -> Response:
        """POST /api/matches/ID/N/review: review a match that is over, for whoever has its link."""
        await body_of(request, Nothing)
        match = match_in(request)
        standing = self.hub.reviews.standing(match)
        if standing is not None and standing.state != "failed":
            return answer(standing)
        self._take_replay(request)
        text = await self._archive.record(*match)
        if text is None:
            return problem(404, "no such match, or it goes on")
        client = client_of(request.scope)
        if not self._reviews.take(client):
            raise Busy(self._reviews.wait(client))
        try:
            return answer(self.hub.reviews.begin(match, text))
        except Full:
            raise Busy(LATER) from None

    async def games(self, request: Request) -> Response:
        """GET /api/games: the games with their options, and the bots that can be chosen."""
        bots = self.hub.bots
        body = pages.games(bots.programs, bots.unmanned, self.hub.config.deal_pause)
        return Response(body, media_type="application/json", headers={"Cache-Control": "no-cache"})

    # What the page reads

    async def index(self, request: Request) -> Response:
        """The one page."""
        return self._file(request, "index.html")

    async def icon(self, request: Request) -> Response:
        """What browsers ask for by themselves."""
        return self._file(request, "favicon.ico")

    async def file(self, request: Request) -> Response:
        """GET /web/NAME: a file of the page."""
        return self._file(request, request.path_params["name"])

    async def worker(self, request: Request) -> Response:
        """GET /worker.js: the service worker, another one whenever anything of the page is another."""
        return self._file(request, WORKER)

    def _file(self, request: Request, name: str) -> Response:
        if self.hub.config.fresh:
            self.files = page_files()
        found = self.files.get(name)
        if found is None:
            return problem(404, "not found")
        return sent(request, found)

    async def rules(self, request: Request) -> Response:
        """GET /rules/LANGUAGE/GAME: a piece of HTML."""
        language, game = request.path_params["language"], request.path_params["game"]
        if language not in LANGUAGES or game not in PAGES:
            return problem(404, "not found")
        return Response(
            pages.rules(language, game),
            media_type="text/html",
            headers={"Cache-Control": "no-cache", "Content-Language": language},
        )

    async def messages(self, request: Request) -> Response:
        """GET /i18n/LANGUAGE.ftl: the catalogue."""
        language = request.path_params["language"]
        if language not in LANGUAGES:
            return problem(404, "not found")
        if self.hub.config.fresh:
            pages.messages.cache_clear()
        headers = {"Cache-Control": "no-cache", "Content-Language": language}
        return Response(pages.messages(language), media_type="text/plain", headers=headers)

    async def health(self, request: Request) -> Response:
        """GET /healthz: whether the server and its store work."""
        try:
            await self.hub.store.check()
        except StoreError as error:
            log_error("unhealthy", error)
            return answer({"ok": False}, 503)
        return answer({"ok": True, **self.hub.counts()})


REVIEW = "/api/matches/{id}/{number:int}/review"
LATER = 60.0
"""Seconds after which one may ask again for a review where too many wait."""
REPLAY_BYTES = RECORD_BYTES * 2
"""The longest body with a record in it: JSON writes a line's end as two characters."""


class TooLong(Exception):
    """A body of more bytes than this."""


class Unknown(Exception):
    """Nobody has said a name yet."""


def match_in(request: Request) -> tuple[str, int]:
    """The table's id and the number of its match that a path names."""
    return request.path_params["id"], request.path_params["number"]


def toml(text: str, name: str) -> Response:
    """A record as a file."""
    headers = {"Cache-Control": "no-store", "Content-Disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type="application/toml", headers=headers)


def answer(value: Any, status: int = 200) -> Response:
    """JSON that isn't kept."""
    body = msgspec.json.encode(value)
    return Response(body, status, media_type="application/json", headers={"Cache-Control": "no-store"})


async def body_of(request: Request, kind: type[Body], most: int = BODY_BYTES) -> Body:
    """The body of a request, read strictly and no further than it may go on.

    An empty one is that of a request without fields.
    """
    body = bytearray()
    async for piece in request.stream():
        body += piece
        if len(body) > most:
            raise TooLong(most)
    return read_body(bytes(body) or b"{}", kind)


def guarded(endpoint: Endpoint) -> Endpoint:
    """An endpoint whose faults become answers."""

    async def guarded_endpoint(request: Request) -> Response:
        try:
            return await endpoint(request)
        except Fault as fault:
            return problem(400, fault.message, fault.path, fault.rule)
        except Unknown:
            return problem(401, "say a name first: POST /api/me")
        except TooLong as error:
            return problem(413, f"a body of at most {error} bytes is read")
        except Busy as busy:
            return too_much("too many records at once", busy.wait)
        except StoreError as error:
            log_error("store-failed", error)
            return problem(503, "the store can't be used now")

    return guarded_endpoint
