"""Thinkers: what happens when they die, hang, fail, when many ask at once, and when nobody asks any more."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import subprocess
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest

from kozyr.match import Match
from kozyr.server.thinking import Question, Thinkers, Warmup, pool
from tests.server import planted

WAIT = 120.0
"""Seconds for what has to happen on a busy machine."""
WARMUP = Warmup("odessa", 2, {"sizes": [2]})


@asynccontextmanager
async def thinkers(count: int = 1, warm: bool = True) -> AsyncIterator[Thinkers]:
    """Thinkers with a planted search."""
    made = Thinkers(count, planted.COMMAND)
    if warm:
        await ready(made)
    try:
        yield made
    finally:
        await made.close()
        assert made.pids == []


async def until(true: Callable[[], bool]) -> None:
    """Wait until something is so."""
    async with asyncio.timeout(WAIT):
        while not true():
            await asyncio.sleep(0.01)


async def ready(made: Thinkers) -> None:
    """Wait until a thinker is ready."""
    await until(lambda: made.foresee(WARMUP))


def question(seed: bytes = b"well") -> Question:
    """What to bid."""
    match = Match("odessa", seats=2, seed=b"q", options={"sizes": [2]})
    seat = match.to_act
    assert seat is not None
    return Question(WARMUP.kind, "odessa", "strong", seed, match.view(seat), match.outlook(seat))


def said(caplog: pytest.LogCaptureFixture, event: str) -> list[Any]:
    """The fields of what was logged by that name."""
    return [record.fields for record in caplog.records if record.message == event]  # type: ignore[attr-defined]


@pytest.fixture(autouse=True)
def _log(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO, "kozyr.server")


def test_a_thinker_answers_with_its_reason_within_the_time_there_is() -> None:
    async def run() -> None:
        async with thinkers() as made:
            advice = await made.think(question(), WAIT)
            assert advice is not None
            assert advice.action == question().view.legal[-1]
            assert 0 < advice.values[0].value <= WAIT
            assert [worth.value for worth in advice.values[1:]] == [-1.5] * (len(question().view.legal) - 1)
            assert advice.samples in made.pids
            assert os.getpid() not in made.pids

    asyncio.run(run())


def test_without_thinkers_there_is_no_answer() -> None:
    async def run() -> None:
        async with thinkers(0, warm=False) as made:
            assert not made.foresee(WARMUP)
            assert await made.think(question(), WAIT) is None

    asyncio.run(run())


def test_whoever_waits_is_answered_once_a_thinker_is_ready() -> None:
    async def run() -> None:
        async with thinkers(warm=False) as made:
            assert not made.foresee(WARMUP)
            assert await made.think(question(), WAIT) is not None

    asyncio.run(run())


def test_one_that_dies_is_replaced(caplog: pytest.LogCaptureFixture) -> None:
    async def run() -> None:
        async with thinkers() as made:
            (before,) = made.pids
            assert await made.think(question(b"die"), WAIT) is None
            assert said(caplog, "thinker-lost") == [{"game": "odessa", "why": "IncompleteReadError"}]
            await ready(made)
            assert await made.think(question(), WAIT) is not None
            assert before not in made.pids

    asyncio.run(run())


def test_one_that_is_killed_while_nobody_asks_is_replaced() -> None:
    async def run() -> None:
        async with thinkers() as made:
            (before,) = made.pids
            os.kill(before, 9)
            await until(lambda: before not in made.pids)
            assert await made.think(question(), WAIT) is not None

    asyncio.run(run())


def test_one_that_dies_again_and_again_rests(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        async with thinkers() as made:
            for _ in range(pool.PATIENCE):
                await ready(made)
                assert await made.think(question(b"die"), WAIT) is None
            assert made.pids == []
            assert not made.foresee(WARMUP)
            assert await made.think(question(), 0.05) is None
            made._places[0].rests_until = 0.0
            made._dispatch()
            assert await made.think(question(), WAIT) is not None

    asyncio.run(run())


def test_one_that_is_late_is_not_waited_for_and_is_killed_in_the_end(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pool, "LATE", 0.3)

    async def run() -> None:
        async with thinkers() as made:
            (before,) = made.pids
            assert await made.think(question(b"hang"), 0.05) is None
            assert said(caplog, "thinking-late") == [{"game": "odessa", "level": "strong"}]
            await until(lambda: before not in made.pids)
            assert await made.think(question(), WAIT) is not None
            assert said(caplog, "thinker-lost") == [{"game": "odessa", "why": "TimeoutError"}]

    asyncio.run(run())


def test_one_that_hangs_keeps_nobody_else_waiting() -> None:
    async def run() -> None:
        async with thinkers(2) as made:
            await until(lambda: len(made.pids) == 2 and all(place.warm for place in made._places))
            hanging = asyncio.create_task(made.think(question(b"hang"), WAIT))
            answers = await asyncio.gather(*(made.think(question(), WAIT) for _ in range(6)))
            assert all(answers)
            assert not hanging.done()
            hanging.cancel()

    asyncio.run(run())


def test_a_search_that_fails_is_logged_without_cards(caplog: pytest.LogCaptureFixture) -> None:
    async def run() -> None:
        async with thinkers() as made:
            before = made.pids
            assert await made.think(question(b"fail"), WAIT) is None
            (fault,) = said(caplog, "thinking-failed")
            assert fault["error"].startswith("ValueError")
            assert "secret" not in json.dumps(fault)
            assert await made.think(question(), WAIT) is not None
            assert made.pids == before

    asyncio.run(run())


def test_the_more_wait_the_shorter_each_is_thought_about() -> None:
    async def run() -> None:
        async with thinkers() as made:
            asked = [asyncio.create_task(made.think(question(), WAIT)) for _ in range(10)]
            given = [found.values[0].value for task in asked if (found := await task)]
            assert len(given) == 10
            assert given[0] <= pool.HASTE * WAIT
            assert given[1] <= pool.HASTE * WAIT / 9
            assert given[-1] > given[1]

    asyncio.run(run())


def test_a_question_is_about_the_moment_when_it_was_asked() -> None:
    """The deal goes on while it waits; what is seen then is not what was asked about."""

    async def run() -> None:
        match = Match("odessa", seats=2, seed=b"q", options={"sizes": [2]})
        seat = match.to_act
        assert seat is not None
        async with thinkers(warm=False) as made:
            made.foresee(WARMUP)
            view, outlook = match.view(seat), match.outlook(seat)
            asked = asyncio.create_task(
                made.think(Question(WARMUP.kind, "odessa", "strong", b"", view, outlook), WAIT)
            )
            await asyncio.sleep(0)
            task = made._queue[0].task
            for _ in range(3):
                match.apply(match.legal()[-1])
            assert made._queue[0].task == task
            assert await asked is not None

    asyncio.run(run())


def test_they_end_when_nobody_asks_and_come_back() -> None:
    async def run() -> None:
        async with thinkers() as made:
            await made.let_go(WAIT)
            assert len(made.pids) == 1
            await made.let_go(0.0)
            assert made.pids == []
            assert await asyncio.wait_for(asyncio.shield(_again(made)), WAIT) is not None

    async def _again(made: Thinkers) -> Any:
        made.foresee(WARMUP)
        return await made.think(question(), WAIT)

    asyncio.run(run())


def test_they_end_with_the_server_though_they_think() -> None:
    async def run() -> None:
        async with thinkers() as made:
            hanging = asyncio.create_task(made.think(question(b"hang"), WAIT))
            await asyncio.sleep(0)
            await made.close()
            async with asyncio.timeout(WAIT / 4):  # who waits is told, before the question's own time is over
                assert await hanging is None
            assert await made.think(question(), WAIT) is None

    asyncio.run(run())


@pytest.mark.compiled
@pytest.mark.slow
def test_a_search_that_is_not_planted_answers_from_another_process() -> None:
    async def run() -> None:
        made = Thinkers(1)
        async with asyncio.timeout(pool.COMPILING):
            while not made.foresee(WARMUP):
                await asyncio.sleep(0.05)
        advice = await made.think(question(), WAIT)
        await made.close()
        assert advice is not None
        assert advice.action in question().view.legal
        assert advice.values

    asyncio.run(run())


def test_the_server_itself_loads_nothing_that_compiles() -> None:
    program = (
        "import sys, kozyr.server.app, kozyr.server.run, kozyr.server.thinking; "
        "sys.exit(any(name in sys.modules for name in ('numba', 'numpy', 'llvmlite')))"
    )
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0
