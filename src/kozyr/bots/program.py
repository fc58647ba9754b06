"""A bot that is a program of its own, in any language: JSON lines on its standard streams (docs/engine.md).

It is told what a view holds and nothing else. It runs in a process group of its own with few variables of the
environment, and is killed with its children when it breaks a limit, sends what is no answer, or isn't needed.
It is no sandbox: the program may read what its owner may read.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal

import msgspec

from kozyr.bots.registry import PREFIX
from kozyr.bots.uniform import amounts
from kozyr.games.api import View
from kozyr.games.refusal import Refused
from kozyr.games.registry import GAMES
from kozyr.games.words import read_words
from kozyr.records.strict import place_of

LINE = 64 * 1024
"""The longest answer in bytes."""
ERRORS = 2000
"""Bytes that are kept of what a program writes to its standard error."""
PARTING = 0.5
"""Seconds that a program has to end by itself."""
KEPT = ("PATH", "HOME", "LANG", "LC_ALL", "LC_CTYPE", "TMPDIR", "TZ", "SYSTEMROOT")
"""Variables of the environment that a program is given."""
SHELL = 'ulimit -c 0; ulimit -v "$0" 2>/dev/null; exec "$1"'
"""Limits the memory before the program runs; nothing is set in this process, which has threads."""

Why = Literal["start", "ended", "time", "flood", "garbage", "illegal", "error"]


class Misbehaved(Exception):
    """A program hasn't answered as it should, and was killed.

    Args:
        why: in a word; a message of the catalogues, ``bot-fault-WHY``, says it in words.
        detail: what it takes to find the fault: the answer, the last line of its standard error.
    """

    def __init__(self, why: Why, detail: str = "") -> None:
        super().__init__(f"{why}: {detail}" if detail else why)
        self.why = why
        self.detail = detail


class ProgramError(ValueError):
    """What was named can't be run. The message is one plain sentence.

    Args:
        code: what is wrong; a message of the catalogues, ``program-CODE``, says it in words.
        file: what was named.
        why: what the system says, for ``unreadable``.
    """

    def __init__(self, code: str, file: Path, why: str = "") -> None:
        super().__init__(f"{file} {FAULTS[code]}" + (f": {why}" if why else ""))
        self.code = code
        self.file = file
        self.why = why


FAULTS = {
    "no-file": "is no file",
    "not-executable": "can't be run: make it executable (chmod +x)",
    "unreadable": "can't be read",
    "headless": "needs a first line such as #!/usr/bin/env python3",
}


@dataclass(frozen=True)
class Limits:
    """What a program may take."""

    seconds: float = 5.0
    """For one move, by the clock on the wall."""
    start: float = 10.0
    """How much more the first move of a process may take."""
    memory: int = 2 << 30
    """Bytes of address space (RLIMIT_AS, where there is one); 0: no limit."""


class Ask(msgspec.Struct, frozen=True, kw_only=True, tag_field="do", tag="suggest"):
    """What a program is asked."""

    id: int
    view: View
    seed: str
    """Hex; chance that follows from it makes matches repeatable. Nothing else follows from it."""
    seconds: float


class Answer(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a program answers; what ``kozyr engine`` adds to ``id`` and ``action`` isn't used."""

    id: int
    action: str | None = None
    error: Any = None
    seat: int | None = None
    level: str | None = None
    values: Any = None
    samples: int | None = None
    seconds: float | None = None


def program_at(text: str) -> Path:
    """The program that ``exec:PATH`` or PATH names.

    Raises:
        ProgramError: there is none that can be run.
    """
    path = Path(text.removeprefix(PREFIX)).expanduser().absolute()
    try:
        if not path.is_file():
            raise ProgramError("no-file", path)
        if not os.access(path, os.X_OK):
            raise ProgramError("not-executable", path)
        with path.open("rb") as file:
            head = file.read(64)
    except ProgramError:
        raise
    except (OSError, ValueError) as error:  # ValueError: a zero byte in the name
        raise ProgramError("unreadable", path, getattr(error, "strerror", None) or str(error)) from None
    if os.name != "nt" and head.isascii() and b"\0" not in head and not head.startswith(b"#!"):
        raise ProgramError("headless", path)
    return path


def environment_for(environment: Mapping[str, str]) -> dict[str, str]:
    """The few variables that a program is given."""
    return {name: environment[name] for name in KEPT if name in environment}


def legal_spelling(view: View, text: str) -> str:
    """An answer as a record spells it.

    Raises:
        Misbehaved: it isn't legal.
    """
    game = GAMES[str(view.__struct_config__.tag)]
    try:
        words = read_words(text, game.verbs, game.pack)
        action = game.text(game.encode(words))
    except Refused:
        raise Misbehaved("illegal", text[:60]) from None
    verb, _, amount = action.partition(" ")
    for entry in view.legal:
        span = amounts(entry) if entry.startswith(f"{verb} ") else None
        if words.twice is None and (entry == action or (span and amount.isdecimal() and int(amount) in span)):
            return action
    raise Misbehaved("illegal", text[:60])


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


def shortened(line: bytes) -> str:
    """The beginning of a line, for a message."""
    return line.decode(errors="replace").strip()[:60]
