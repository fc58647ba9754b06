"""All reviews of a server: those that are made, and those that wait for their turn."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from collections import OrderedDict
from collections.abc import Sequence
from contextlib import suppress
from typing import Literal

import msgspec

from kozyr.server.logs import log
from kozyr.server.thinking.worker import ONE_THREAD

COMMAND = (sys.executable, "-m", "kozyr.server.reviewing.program")
WAITING = 8
"""Most that wait for their turn."""
KEPT = 64
"""How many reviews are remembered: they never change."""
QUIET = 1800.0
"""Seconds without a word after which a process is given up."""
LONGEST_LINE = 64 * 1024 * 1024

NOTHING = msgspec.Raw(b"null")

Match = tuple[str, int]
"""A table's id and the number of one of its matches."""


class Standing(msgspec.Struct, kw_only=True):
    """How far a review is."""

    state: Literal["waiting", "going", "done", "failed"] = "waiting"
    done: int = 0
    """Steps of ``of``."""
    of: int = 0
    review: msgspec.Raw = NOTHING


class Line(msgspec.Struct, frozen=True, kw_only=True):
    """What a process says; the review itself is passed on as it came."""

    done: int = 0
    of: int = 0
    review: msgspec.Raw = NOTHING


class Full(Exception):
    """Too many wait already."""


class Reviews:
    """Makes reviews, one at a time, each in a process that ends with it.

    Args:
        command: what is started.
    """

    def __init__(self, command: Sequence[str] = COMMAND) -> None:
        self._command = command
        self._known: OrderedDict[Match, Standing] = OrderedDict()
        self._tasks: set[asyncio.Task[None]] = set()
        self._turn = asyncio.Semaphore(1)
        self._closed = False

    def standing(self, match: Match) -> Standing | None:
        """How far the review of a match is; None: nobody has asked for it."""
        return self._known.get(match)

    def begin(self, match: Match, record: str) -> Standing:
        """Review a match, unless it is reviewed or going to be.

        Raises:
            Full: too many wait already.
        """
        known = self._known.get(match)
        if known is not None and known.state != "failed":
            self._known.move_to_end(match)
            return known
        if len(self._tasks) > WAITING or self._closed:
            raise Full
        standing = self._known[match] = Standing()
        self._known.move_to_end(match)
        task = asyncio.create_task(self._in_turn(match, record, standing))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        self._forget()
        return standing

    def _forget(self) -> None:
        """Keep only so many; those that are being made stay."""
        over = [match for match, one in self._known.items() if one.state in ("done", "failed")]
        for match in over[: max(0, len(self._known) - KEPT)]:
            del self._known[match]

    async def _in_turn(self, match: Match, record: str, standing: Standing) -> None:
        async with self._turn:
            standing.state = "going"
            try:
                await self._make(record, standing)
            except (OSError, ValueError, msgspec.DecodeError) as error:
                standing.state = "failed"
                log("review-failed", table=match[0], match=match[1], error=type(error).__name__)

    async def _make(self, record: str, standing: Standing) -> None:
        """Start a process and hear it out."""
        process = await asyncio.create_subprocess_exec(
            *self._command,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,
            limit=LONGEST_LINE,
            env={**os.environ, **ONE_THREAD},
            start_new_session=True,  # Ctrl-C is the server's
            creationflags=getattr(subprocess, "BELOW_NORMAL_PRIORITY_CLASS", 0),
        )
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            process.stdin.write(msgspec.json.encode({"record": record}) + b"\n")
            await process.stdin.drain()
            while standing.state != "done":
                async with asyncio.timeout(QUIET):
                    text = await process.stdout.readline()
                said = msgspec.json.decode(text, type=Line)  # of nothing, too: it has ended
                standing.done, standing.of = said.done or standing.done, said.of or standing.of
                if said.review != NOTHING:
                    standing.review, standing.state = msgspec.Raw(bytes(said.review)), "done"
        finally:
            with suppress(ProcessLookupError):
                process.kill()
            process.stdin.close()
            await process.wait()

    async def close(self) -> None:
        """Give up what is being made."""
        self._closed = True
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
