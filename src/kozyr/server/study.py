"""Lessons and puzzles over HTTP: moments of matches as a table would send them, made once."""

from __future__ import annotations

from functools import lru_cache

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from kozyr.server.guard import problem
from kozyr.server.static import File, file_of, sent
from kozyr.study.lesson import lesson
from kozyr.study.puzzle import puzzle, puzzles


@lru_cache(maxsize=256)
def made(kind: str, name: str) -> File | None:
    """What is sent; None: there is no such thing."""
    make = {"lesson": lesson, "puzzle": puzzle}[kind]
    try:
        return file_of("application/json", msgspec.json.encode(make(name)))
    except KeyError:
        return None


def found(request: Request, kind: str, name: str) -> Response:
    """A lesson or a puzzle."""
    file = made(kind, name[:40])
    return problem(404, "not found") if file is None else sent(request, file)


async def lesson_of(request: Request) -> Response:
    """GET /api/lessons/GAME: the steps of a lesson."""
    return found(request, "lesson", request.path_params["game"])


async def puzzle_of(request: Request) -> Response:
    """GET /api/puzzles/ID: a position and its answer."""
    return found(request, "puzzle", request.path_params["id"])


async def list_of_puzzles(request: Request) -> Response:
    """GET /api/puzzles: their names in order."""
    return Response(msgspec.json.encode(puzzles()), media_type="application/json")
