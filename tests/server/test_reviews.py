"""Reviews over HTTP: of matches that are over, one at a time, in a process that delays nobody."""

from __future__ import annotations

import asyncio
import os
import sys
from copy import copy
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

from kozyr.lab.review import review
from kozyr.match import Match
from kozyr.server.limits import Limits, Rate
from kozyr.server.reviewing import Reviews
from kozyr.server.reviewing.program import LEAST, samples_for
from kozyr.server.reviewing.reviews import KEPT, WAITING, Full
from tests.server.served import LONG, Person, Served
from tests.server.test_http import tell
from tests.server.test_replay import play, seated


def program(*lines: str) -> list[str]:
    """A process that is told what to review, and then does what these lines of Python say."""
    return [sys.executable, "-c", "; ".join(["import os, sys", "sys.stdin.buffer.readline()", *lines])]


SLEEPS = program("sys.stdin.buffer.read()")
DIES = program("""print('{"done": 1, "of": 3}')""")
ANSWERS = program("""print('{"done": 1, "of": 2}')""", """print('{"review": [7]}')""")
TELLS_ITSELF = program("""print('{"done": %d}' % os.getpid(), flush=True)""", "sys.stdin.buffer.read()")
"""As ``done`` it tells its process id."""


async def over(ann: Person) -> str:
    """A table whose first match is over; the address of its review."""
    id, line = await seated(ann)
    await play(line)
    return f"/api/matches/{id}/1"


async def ready(ann: Person, path: str) -> dict[str, Any]:
    """A review, once it is there."""
    async with asyncio.timeout(20 * LONG):
        while True:
            found = (await ann.browser.get(path)).json()
            if found["state"] in ("done", "failed"):
                return dict(found)
            await asyncio.sleep(0.05)


async def settled(reviews: Reviews, match: tuple[str, int]) -> str:
    """How a review ends."""
    async with asyncio.timeout(LONG):
        while True:
            standing = reviews.standing(match)
            assert standing is not None
            if standing.state in ("done", "failed"):
                return standing.state
            await asyncio.sleep(0.01)


@pytest.mark.compiled
def test_a_match_that_is_over_is_reviewed(tmp_path: Path) -> None:
    async def story(server: Served) -> None:
        ann = await server.person()
        path = await over(ann)
        assert (await ann.browser.get(f"{path}/review")).status_code == 404
        begun = await server.browser().post(f"{path}/review", json={})
        assert begun.status_code == 200
        assert begun.json()["state"] == "waiting"
        found = await ready(ann, f"{path}/review")
        assert found["state"] == "done", found
        match = Match.from_record((await ann.browser.get(path)).text)
        mine = review(match, samples=samples_for(match))
        assert found["review"]["decisions"] == msgspec.to_builtins(mine.decisions)
        assert len(found["review"]["seats"]) == 2
        assert (await ann.browser.post(f"{path}/review", json={})).json() == found

    tell(tmp_path, story)


def test_a_match_that_goes_on_is_not_reviewed(tmp_path: Path) -> None:
    async def story(server: Served) -> None:
        ann = await server.person()
        id, _ = await seated(ann)
        for path in (
            f"/api/matches/{id}/1/review",
            f"/api/matches/{id}/2/review",
            "/api/matches/none/1/review",
        ):
            assert (await ann.browser.post(path, json={})).status_code == 404
            assert (await ann.browser.get(path)).status_code == 404

    tell(tmp_path, story)


def test_who_asks_too_often_waits(tmp_path: Path) -> None:
    async def story(server: Served) -> None:
        server.hub.reviews = Reviews(SLEEPS)
        ann = await server.person()
        first, second = await over(ann), await over(ann)
        assert (await ann.browser.post(f"{first}/review", json={})).status_code == 200
        assert (await ann.browser.post(f"{first}/review", json={})).status_code == 200
        late = await ann.browser.post(f"{second}/review", json={})
        assert late.status_code == 429
        assert int(late.headers["Retry-After"]) > 1
        stranger = server.browser(Origin="http://else")
        assert (await stranger.post(f"{first}/review", json={})).status_code == 403

    tell(tmp_path, story, limits=replace(Limits.none(), reviews=Rate(1, 1 / 60)))


def test_one_at_a_time_and_no_more_than_so_many_wait() -> None:
    async def story() -> None:
        reviews = Reviews(SLEEPS)
        standings = [reviews.begin(("table", number), "") for number in range(WAITING + 1)]
        with pytest.raises(Full):
            reviews.begin(("table", 99), "")
        assert reviews.begin(("table", 0), "") is standings[0]
        async with asyncio.timeout(LONG):
            while standings[0].state == "waiting":
                await asyncio.sleep(0.01)
        assert {one.state for one in standings[1:]} == {"waiting"}
        await reviews.close()
        with pytest.raises(Full):
            reviews.begin(("table", 100), "")

    asyncio.run(story())


def test_a_review_that_fails_may_be_asked_for_again() -> None:
    async def story() -> None:
        reviews = Reviews(DIES)
        first = reviews.begin(("table", 1), "")
        assert await settled(reviews, ("table", 1)) == "failed"
        assert (first.done, first.of) == (1, 3)
        second = reviews.begin(("table", 1), "")
        assert second is not first
        assert await settled(reviews, ("table", 1)) == "failed"
        await reviews.close()

    asyncio.run(story())


def test_a_program_that_is_not_there_is_a_failure() -> None:
    async def story() -> None:
        reviews = Reviews(["/nowhere/at/all"])
        reviews.begin(("table", 1), "")
        assert await settled(reviews, ("table", 1)) == "failed"
        await reviews.close()

    asyncio.run(story())


def test_only_so_many_are_remembered() -> None:
    async def story() -> None:
        reviews = Reviews(ANSWERS)
        for number in range(3):
            reviews.begin(("table", number), "")
            assert await settled(reviews, ("table", number)) == "done"
        found = reviews.standing(("table", 0))
        assert found is not None
        assert bytes(found.review) == b"[7]"
        for number in range(KEPT):
            reviews._known["more", number] = copy(found)
        reviews.begin(("table", 9), "")
        assert len(reviews._known) == KEPT
        assert reviews.standing(("table", 0)) is None
        assert reviews.standing(("table", 9)) is not None
        await reviews.close()

    asyncio.run(story())


@pytest.mark.skipif(not hasattr(os, "kill"), reason="no signals here")
def test_the_process_ends_with_the_review() -> None:
    async def story() -> None:
        reviews = Reviews(TELLS_ITSELF)
        standing = reviews.begin(("table", 1), "")
        async with asyncio.timeout(LONG):
            while not standing.done:
                await asyncio.sleep(0.01)
        await reviews.close()
        with pytest.raises(ProcessLookupError):
            os.kill(standing.done, 0)

    asyncio.run(story())


def test_long_matches_take_fewer_samples() -> None:
    match = Match("exchange", seats=3, seed=b"long", options={"max_exchanges": 2000})
    short = samples_for(match)
    while match.to_act is not None and len(match.progress.runs[-1].actions) < 3000:
        match.apply(match.legal()[0])
    assert short > samples_for(match) == LEAST
