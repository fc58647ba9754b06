"""The file by which an arena goes on: its setting in the first line, then a line for each deal."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from types import TracebackType
from typing import IO, Self

import msgspec

from kozyr.games.option import OptionError
from kozyr.lab.arena.duplicate import Played, Setting


class Head(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The first line: deals of other settings, or played by another version, don't belong together."""

    arena: int = 1
    version: str
    setting: Setting
    programs: dict[str, str]
    """What each program's file holds, as SHA-256."""


class Journal:
    """Deals that were played, kept in a file; one line is written at a time, and only at its end.

    Args:
        path: the file; made if it isn't there.
        head: what the deals belong to.

    Raises:
        OptionError: the file can't be used, or belongs to something else.
    """

    def __init__(self, path: Path, head: Head) -> None:
        self.played: dict[int, Played] = {}
        try:
            self._file: IO[bytes] = path.open("a+b")
        except OSError as error:
            raise OptionError("state", f"{path} can't be used: {error.strerror}") from None
        try:
            self._take(path)
            self._read(path, head)
        except BaseException:
            self._file.close()
            raise

    def _take(self, path: Path) -> None:
        if sys.platform != "win32":
            import fcntl

            try:
                fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                raise OptionError("state", f"another arena writes {path}") from None

    def _read(self, path: Path, head: Head) -> None:
        self._file.seek(0)
        end = 0
        for number, line in enumerate(self._file, start=1):
            if not line.endswith(b"\n"):  # torn, when the machine went down
                break
            try:
                if number == 1:
                    compare(path, msgspec.json.decode(line, type=Head), head)
                else:
                    row = msgspec.json.decode(line, type=Played)
                    self.played[row.deal] = row
            except msgspec.DecodeError as error:
                raise OptionError("state", f"{path}, line {number}: {error}") from None
            end += len(line)
        self._file.truncate(end)
        if end == 0:
            self._write(msgspec.json.encode(head))

    def add(self, row: Played) -> None:
        """Keep a deal."""
        self.played[row.deal] = row
        self._write(msgspec.json.encode(row))

    def _write(self, line: bytes) -> None:
        self._file.write(line + b"\n")
        self._file.flush()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        os.fsync(self._file.fileno())
        self._file.close()


def compare(path: Path, there: Head, here: Head) -> None:
    """Refuses a file of something else.

    Raises:
        OptionError: it names what differs.
    """
    if there == here:
        return
    pairs = [(name, getattr(there, name), getattr(here, name)) for name in ("arena", "version", "programs")]
    pairs += [
        (name, getattr(there.setting, name), getattr(here.setting, name))
        for name in Setting.__struct_fields__
    ]
    different = [name for name, old, new in pairs if old != new]
    raise OptionError("state", f"{path} belongs to another arena: {', '.join(different)} differ")
