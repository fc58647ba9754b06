"""One thinker as the server sees it: started when it is first asked, and again after it was lost."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from collections.abc import Sequence
from contextlib import suppress

import msgspec

from kozyr.server.thinking.tasks import HEAD, LENGTH, Answer, read

COMMAND = (sys.executable, "-m", "kozyr.server.thinking.program")
ONE_THREAD = {"OPENBLAS_NUM_THREADS": "1", "OMP_NUM_THREADS": "1", "NUMBA_NUM_THREADS": "1"}
"""A thinker thinks alone: there are as many of them as cores."""
PARTING = 2.0
"""Seconds that a process has to end by itself."""


class LostError(Exception):
    """A thinker has died, or didn't answer and was killed."""


class Worker:
    """A process that thinks.

    Args:
        command: what is started.
    """

    def __init__(self, command: Sequence[str] = COMMAND) -> None:
        self._command = command
        self._process: asyncio.subprocess.Process | None = None

    @property
    def pid(self) -> int | None:
        """Of the process that runs."""
        return self._process.pid if self._process is not None and self.runs else None

    @property
    def runs(self) -> bool:
        """Whether there is a process."""
        return self._process is not None and self._process.returncode is None

    async def ask(self, task: bytes, seconds: float, patience: float) -> Answer:
        """Its answer; whoever stops waiting for it loses the process.

        Args:
            task: what is to be done, packed.
            seconds: how long it may think.
            patience: seconds after which it is killed.

        Raises:
            LostError: there is none.
        """
        try:
            async with asyncio.timeout(patience):
                if not self.runs:
                    self.kill()
                    self._process = await self._start()
                process = self._process
                assert process is not None
                assert process.stdin is not None
                assert process.stdout is not None
                process.stdin.write(HEAD.pack(len(task), seconds) + task)
                await process.stdin.drain()
                head = await process.stdout.readexactly(LENGTH.size)
                return read(await process.stdout.readexactly(LENGTH.unpack(head)[0]))
        except (OSError, asyncio.IncompleteReadError, msgspec.DecodeError) as error:
            self.kill()
            raise LostError(type(error).__name__) from None  # a TimeoutError is an OSError
        except BaseException:
            self.kill()
            raise

    async def _start(self) -> asyncio.subprocess.Process:
        return await asyncio.create_subprocess_exec(
            *self._command,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,
            env={**os.environ, **ONE_THREAD},
            start_new_session=True,  # Ctrl-C is the server's
            creationflags=getattr(subprocess, "BELOW_NORMAL_PRIORITY_CLASS", 0),
        )

    def kill(self) -> None:
        """End it at once."""
        process, self._process = self._process, None
        if process is None:
            return
        with suppress(ProcessLookupError):
            process.kill()
        transport = getattr(process, "_transport", None)
        if transport is not None:
            transport.close()

    async def close(self) -> None:
        """Let it end."""
        process = self._process
        if process is None:
            return
        assert process.stdin is not None
        with suppress(OSError, TimeoutError):
            async with asyncio.timeout(PARTING):
                process.stdin.close()
                await process.wait()
        self.kill()
