"""All thinkers of a server, and the queue before them.

A question has a time by which it is answered or not at all: who asks has another move at hand then. The more
questions wait, the shorter each may be thought about, so that all are answered in time.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass, field
from typing import Any

from kozyr.bots import Advice
from kozyr.server.logs import log
from kozyr.server.thinking.tasks import Answer, Question, Warmup, packed
from kozyr.server.thinking.worker import COMMAND, LostError, Worker

LIMITS = {"strong": 0.9, "master": 2.8}
"""Seconds from a question to its answer at most, by level: a second and three, less what a busy loop adds."""
LEAST = 0.02
"""Seconds that are thought at least: less is worth no trip to a thinker."""
HASTE = 0.7
"""The part of the time there is that is given out for thinking; the rest is for the way and for chance."""
LATE = 30.0
"""Seconds after which a thinker that doesn't answer a question is killed."""
COMPILING = 900.0
"""Seconds that a thinker may take to warm up."""
PATIENCE = 3
REST = 60.0
"""After so many losses in a row a thinker's place stays empty for so long."""
IDLE = 600.0
"""Seconds without a question after which the thinkers end: they hold memory."""


def cores() -> int:
    """How many thinkers can work at a time."""
    affinity = getattr(os, "sched_getaffinity", None)
    return max(1, len(affinity(0)) if affinity else os.cpu_count() or 1)


@dataclass(eq=False)
class Waiting:
    """A question in the queue."""

    question: Question
    task: bytes
    """The question as it was when it was asked: the deal may go on."""
    until: float
    answer: asyncio.Future[Advice | None]


@dataclass(eq=False)
class Place:
    """Where one thinker works."""

    worker: Worker
    busy: bool = False
    warm: set[str] = field(default_factory=set)
    """What it has thought about: kinds of warm-ups."""
    warms_up: str | None = None
    losses: int = 0
    rests_until: float = 0.0


class Thinkers:
    """Processes that think.

    Args:
        count: how many; left out: as many as cores. 0: nobody thinks, no question has an answer.
        command: what is started for each.
    """

    def __init__(self, count: int | None = None, command: Sequence[str] = COMMAND) -> None:
        count = cores() if count is None else count
        self._places = [Place(Worker(command)) for _ in range(count)]
        self._queue: list[Waiting] = []
        """By the time that is left."""
        self._open: set[Waiting] = set()
        """All questions that have no answer yet, those that are thought about too."""
        self._wanted: dict[str, Warmup] = {}
        """What is going to be thought about, by kind."""
        self._running: set[asyncio.Task[None]] = set()
        self._asked_at = 0.0
        self._closed = False

    @property
    def count(self) -> int:
        """How many there are at most."""
        return len(self._places)

    @property
    def pids(self) -> list[int]:
        """The processes that run."""
        return [pid for place in self._places if (pid := place.worker.pid) is not None]

    def foresee(self, warmup: Warmup) -> bool:
        """Somebody is going to ask: get ready for it, one thinker after the other.

        Returns:
            Whether one is ready now.
        """
        self._asked_at = asyncio.get_running_loop().time()
        if warmup.kind not in self._wanted and self._places and not self._closed:
            self._wanted[warmup.kind] = warmup
            self._dispatch()
        return any(warmup.kind in place.warm for place in self._places)

    async def think(self, question: Question, seconds: float) -> Advice | None:
        """The answer, or None where there is none within so many seconds."""
        loop = asyncio.get_running_loop()
        self._asked_at = loop.time()
        if not self._places or self._closed:
            return None
        waiting = Waiting(question, packed(question), loop.time() + seconds, loop.create_future())
        self._queue.append(waiting)
        self._open.add(waiting)
        self._queue.sort(key=lambda one: one.until)
        self._dispatch()
        try:
            async with asyncio.timeout(seconds):
                return await waiting.answer
        except TimeoutError:
            log("thinking-late", game=question.game, level=question.level)
            return None
        finally:
            self._open.discard(waiting)

    # Who does what

    def _dispatch(self) -> None:
        """Give work to all who have none."""
        self._queue = [one for one in self._queue if not one.answer.done()]
        now = asyncio.get_running_loop().time()
        for place in self._places:
            if self._closed or place.busy or now < place.rests_until:
                continue
            if not place.worker.runs:
                place.warm.clear()
            waiting = next((one for one in self._queue if one.question.kind in place.warm), None)
            warmup = None if waiting else self._cold(place)
            if waiting is not None:
                self._start(place, self._answer(place, waiting, self._share(waiting, now)))
                self._queue.remove(waiting)
            elif warmup is not None:
                place.warms_up = warmup.kind
                self._start(place, self._warm_up(place, warmup))

    def _start(self, place: Place, work: Coroutine[Any, Any, None]) -> None:
        place.busy = True
        task = asyncio.create_task(work)
        self._running.add(task)

        def over(_: object) -> None:
            self._running.discard(task)
            place.busy, place.warms_up = False, None
            if not task.cancelled():
                self._dispatch()

        task.add_done_callback(over)

    def _cold(self, place: Place) -> Warmup | None:
        """What a thinker isn't ready for, while no other gets ready for it: the first compiles for all."""
        known = place.warm | {other.warms_up for other in self._places}
        return next((warmup for kind, warmup in self._wanted.items() if kind not in known), None)

    def _share(self, first: Waiting, now: float) -> float:
        """How long to think about the first question, so that those behind it are answered in time too."""
        line = [first, *(one for one in self._queue if one is not first)]
        count = len(self._places)
        most = min((one.until - now) * min(1.0, count / place) for place, one in enumerate(line, start=1))
        return max(LEAST, HASTE * most)

    async def _answer(self, place: Place, waiting: Waiting, seconds: float) -> None:
        question = waiting.question
        answer = await self._ask(place, question.game, waiting.task, seconds, LATE)
        if answer is not None and answer.error is not None:
            log("thinking-failed", game=question.game, level=question.level, error=answer.error)
        if not waiting.answer.done():
            waiting.answer.set_result(answer.advice if answer else None)

    async def _warm_up(self, place: Place, warmup: Warmup) -> None:
        answer = await self._ask(place, warmup.game, packed(warmup), COMPILING, COMPILING)
        if answer is None:
            return
        if answer.error is None:
            place.warm.add(warmup.kind)
            log("thinking-ready", game=warmup.game)
        else:
            log("thinking-failed", game=warmup.game, error=answer.error)
            self._lost(place, PATIENCE)

    async def _ask(
        self, place: Place, game: str, task: bytes, seconds: float, patience: float
    ) -> Answer | None:
        """What a thinker answers; None: it is lost, and begins anew."""
        try:
            answer = await place.worker.ask(task, seconds, patience)
        except LostError as error:
            log("thinker-lost", game=game, why=str(error))
            place.warm.clear()
            self._lost(place, 1)
            return None
        place.losses = 0
        return answer

    def _lost(self, place: Place, count: int) -> None:
        place.losses += count
        if place.losses >= PATIENCE:
            place.losses = 0
            loop = asyncio.get_running_loop()
            place.rests_until = loop.time() + REST
            loop.call_later(REST, self._dispatch)

    # The end

    async def let_go(self, idle: float = IDLE) -> None:
        """End the thinkers if nobody has asked them for so long; the next question starts them again."""
        now = asyncio.get_running_loop().time()
        if self._running or now - self._asked_at < idle:
            return
        self._wanted.clear()
        await self._end(lambda place: place.worker.close())

    async def close(self) -> None:
        """End all thinkers; what they think about now is given up."""
        self._closed = True
        running = list(self._running)
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)
        for waiting in self._open:
            if not waiting.answer.done():
                waiting.answer.set_result(None)
        await self._end(lambda place: place.worker.close())

    async def _end(self, how: Callable[[Place], Coroutine[Any, Any, None]]) -> None:
        for place in self._places:
            place.warm.clear()
        await asyncio.gather(*map(how, self._places))
