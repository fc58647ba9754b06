"""Lessons and puzzles over HTTP: moments of matches as a table would send them, made once."""

from __future__ import annotations

import gzip
from functools import lru_cache

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from kozyr.server.guard import problem
from kozyr.study.lesson import lesson
from kozyr.study.puzzle import puzzle, puzzles


@lru_cache(maxsize=256)
def body(kind: str, name: str) -> bytes | None:
    """What is sent, compressed; None: there is no such thing."""
    make = {"lesson": lesson, "puzzle": puzzle}[kind]
    try:
        return gzip.compress(msgspec.json.encode(make(name)), 9, mtime=0)
    except KeyError:
        return None


def sent(request: Request, kind: str, name: str) -> Response:
    """A lesson or a puzzle."""
    packed = body(kind, name[:40])
    if packed is None:
        return problem(404, "not found")
    headers = {"Cache-Control": "no-cache", "Vary": "Accept-Encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(
            packed, media_type="application/json", headers={**headers, "Content-Encoding": "gzip"}
        )
    return Response(gzip.decompress(packed), media_type="application/json", headers=headers)


async def lesson_of(request: Request) -> Response:
    """GET /api/lessons/GAME: the steps of a lesson."""
    return sent(request, "lesson", request.path_params["game"])


async def puzzle_of(request: Request) -> Response:
    """GET /api/puzzles/ID: a position and its answer."""
    return sent(request, "puzzle", request.path_params["id"])


async def list_of_puzzles(request: Request) -> Response:
    """GET /api/puzzles: their names in order."""
    return Response(msgspec.json.encode(puzzles()), media_type="application/json")
