"""One process of a program that is a bot: asked by a line, answering by a line, within its limits.

Apart from `kozyr.bots.program`, so that a game without such a bot doesn't wait for asyncio.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec

from kozyr.bots.program import (
    ERRORS,
    LINE,
    PARTING,
    SHELL,
    Answer,
    Ask,
    Limits,
    Misbehaved,
    environment_for,
    legal_spelling,
    shortened,
)
from kozyr.games.api import View
from kozyr.records.strict import place_of


class Program:
    """One process of a program; started when it is first asked, and again after it was killed."""

    def __init__(self, path: Path, limits: Limits) -> None:
        self.path = path
        self.limits = limits
        self._process: asyncio.subprocess.Process | None = None
        self._errors = bytearray()
        self._listener: asyncio.Task[None] | None = None
        self._asked = 0

    async def ask(self, view: View, seed: bytes) -> str:
        """The program's move for the seat to act.

        Raises:
            Misbehaved: it gave no legal one in time; it has been killed.
        """
        limit = self.limits.seconds + (0 if self._process else self.limits.start)
        try:
            async with asyncio.timeout(limit):
                process = self._process or await self._start()
                answer = await self._answer(process, view, seed)
            return legal_spelling(view, answer)
        except TimeoutError:
            self.kill()
            raise Misbehaved("time", self._last_words()) from None
        except BaseException:
            self.kill()
            raise

    async def _start(self) -> asyncio.subprocess.Process:
        command = [str(self.path)]
        if os.name != "nt":
            memory = str(self.limits.memory // 1024) if self.limits.memory else "unlimited"
            command = ["/bin/sh", "-c", SHELL, memory, *command]
        pipe = asyncio.subprocess.PIPE
        try:
            process = await asyncio.create_subprocess_exec(
                *command,
                stdin=pipe,
                stdout=pipe,
                stderr=pipe,
                limit=LINE,
                env=environment_for(os.environ),
                cwd=self.path.parent,
                start_new_session=True,
            )
        except OSError as error:
            raise Misbehaved("start", error.strerror or "") from None
        self._process = process
        self._errors.clear()
        self._listener = asyncio.create_task(self._listen(process))
        return process

    async def _listen(self, process: asyncio.subprocess.Process) -> None:
        """Keep the end of what is written to standard error."""
        assert process.stderr is not None
        while part := await process.stderr.read(4096):
            self._errors += part
            del self._errors[:-ERRORS]

    async def _answer(self, process: asyncio.subprocess.Process, view: View, seed: bytes) -> str:
        assert process.stdin is not None
        assert process.stdout is not None
        self._asked += 1
        ask = Ask(id=self._asked, view=view, seed=seed.hex(), seconds=self.limits.seconds)
        try:
            process.stdin.write(msgspec.json.encode(ask) + b"\n")
            await process.stdin.drain()
            line = await process.stdout.readuntil(b"\n")
        except asyncio.LimitOverrunError:
            raise Misbehaved("flood") from None
        except (asyncio.IncompleteReadError, OSError):
            raise Misbehaved("ended", await self._ending(process)) from None
        try:
            answer = msgspec.json.decode(line, type=Answer)
        except msgspec.DecodeError as error:
            path, message = place_of(error)
            raise Misbehaved("garbage", f"{path}: {message}" if path else shortened(line)) from None
        except (RecursionError, UnicodeError):
            raise Misbehaved("garbage", shortened(line)) from None
        if answer.id != self._asked:
            raise Misbehaved("garbage", f"id: {self._asked} is needed, not {answer.id}")
        if answer.action is None:
            raise Misbehaved("error", shortened(msgspec.json.encode(answer.error)))
        return answer.action

    async def _ending(self, process: asyncio.subprocess.Process) -> str:
        """How a program ended whose output is over."""
        waits = [asyncio.ensure_future(process.wait()), *([self._listener] if self._listener else [])]
        await asyncio.wait(waits, timeout=PARTING)
        for wait in waits:
            wait.cancel()
        code = process.returncode
        how = "" if code is None else f"signal {-code}" if code < 0 else f"exit status {code}"
        return ", ".join(filter(None, (how, self._last_words())))

    def _last_words(self) -> str:
        lines = self._errors.decode(errors="replace").strip().splitlines()
        return lines[-1][-200:] if lines else ""

    def kill(self) -> None:
        """End the process and its children at once."""
        process, self._process = self._process, None
        if self._listener is not None:
            self._listener.cancel()
            self._listener = None
        if process is None:
            return
        with suppress(ProcessLookupError, PermissionError):
            if sys.platform == "win32":
                process.kill()
            else:
                os.killpg(process.pid, signal.SIGKILL)
        transport: Any = getattr(process, "_transport", None)
        if transport is not None:  # closes the pipes, which a child that got away may hold open
            transport.close()

    async def close(self) -> None:
        """Ask the program to end, and kill what is left of it."""
        process = self._process
        if process is None:
            return
        assert process.stdin is not None
        with suppress(OSError, TimeoutError):
            async with asyncio.timeout(PARTING):
                process.stdin.write(b'{"do":"quit"}\n')
                process.stdin.close()
                await process.wait()
        self.kill()


async def close_all(programs: Iterable[Program]) -> None:
    """Ask all of them to end, at the same time."""
    await asyncio.gather(*(program.close() for program in programs))
