"""Lessons and puzzles over HTTP."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest

from kozyr.games.registry import GAMES
from kozyr.study.position import names
from tests.server.program import Program


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Program]:
    one = Program(tmp_path_factory.mktemp("study") / "data")
    yield one
    one.stop()


def get(program: Program, path: str, **headers: str) -> tuple[bytes, dict[str, str]]:
    with urlopen(Request(program.base + path, headers=headers), timeout=60) as answer:
        return answer.read(), {name.lower(): value for name, value in answer.headers.items()}


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_is_sent_whole(program: Program, game: str) -> None:
    body, headers = get(program, f"/api/lessons/{game}")
    assert headers["content-type"] == "application/json"
    sent = json.loads(body)
    assert sent["game"] == game
    assert {"id", "frame", "action", "rest", "outcome", "rule"} == set(sent["steps"][0])
    assert {"table", "view", "prompt"} == set(sent["steps"][0]["frame"])
    packed, headers = get(program, f"/api/lessons/{game}", **{"Accept-Encoding": "gzip"})
    assert headers["content-encoding"] == "gzip"
    assert gzip.decompress(packed) == body
    assert len(packed) < 20_000


def test_puzzles_are_listed_and_sent(program: Program) -> None:
    listed = json.loads(get(program, "/api/puzzles")[0])["puzzles"]
    assert listed == names()
    sent = json.loads(get(program, f"/api/puzzles/{listed[0]}")[0])
    assert sent["id"] == listed[0]
    assert sent["frame"]["prompt"]["legal"]


@pytest.mark.parametrize("path", ["/learn/odessa", "/puzzles", "/puzzles/01-take-now"])
def test_the_page_is_there(program: Program, path: str) -> None:
    assert b"<!doctype html>" in get(program, path)[0].lower()


@pytest.mark.parametrize("path", ["/api/lessons/bridge", "/api/puzzles/none", "/api/puzzles/..%2fposition"])
def test_there_is_nothing_else(program: Program, path: str) -> None:
    with pytest.raises(HTTPError) as found:
        get(program, path)
    assert found.value.code == 404
