"""From files to tables. A record that can't be read is named, with the place of its fault, and left out."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from importlib import import_module
from importlib.util import find_spec
from itertools import chain
from pathlib import Path
from typing import Any

import msgspec

from kozyr.lab.stats.seats import Seats
from kozyr.lab.stats.table import Table
from kozyr.match import Match
from kozyr.records import MAX_BYTES, RecordError

SUFFIX = ".toml"


class Bad(msgspec.Struct, frozen=True, kw_only=True):
    """A record that isn't counted."""

    file: str
    path: str
    """The place of the fault in the record, as ``deals[0].actions[3]``."""
    message: str


class Report(msgspec.Struct, frozen=True, kw_only=True):
    """What some records come to."""

    records: int
    """Those that are counted."""
    finished: int
    """Of them, matches that are over."""
    bad: list[Bad]
    tables: list[Table]

    def table(self, name: str) -> Table:
        """A table by its name.

        Raises:
            KeyError: no record is of that game.
        """
        for table in self.tables:
            if table.name == name:
                return table
        raise KeyError(name)


def records_in(path: Path | str) -> list[Path]:
    """The records of a folder and all folders in it, sorted by name; a file is itself.

    Raises:
        OSError: there is no such file or folder.
    """
    found = Path(path)
    found.stat()
    return sorted(found.rglob(f"*{SUFFIX}")) if found.is_dir() else [found]


def collect(path: Path | str, *, strict: bool = False) -> Report:
    """Count what is in a folder of records, or in one record.

    Args:
        path: the folder or file.
        strict: whether a record with a fault is an error.

    Returns:
        Tables of the games that are there; ``report.bad`` names the records that are left out.

    Raises:
        OSError: there is no such file or folder.
        RecordError: with ``strict``, the first fault; its path begins with the file.
    """
    bad: list[Bad] = []
    counts: dict[str, list[Any]] = {}
    seats = Seats()
    records = finished = 0
    for match in read_all(records_in(path), bad):
        if strict and bad:
            break
        seats.add(match)
        for count in counts.setdefault(match.game.name, counts_of(match.game.name)):
            count.add(match)
        records += 1
        finished += match.finished
    if strict and bad:
        raise RecordError(f"{bad[0].file}: {bad[0].path}", bad[0].message)
    tables = [table for count in (seats, *chain.from_iterable(counts.values())) for table in count.tables()]
    return Report(
        records=records, finished=finished, bad=bad, tables=[table for table in tables if table.rows]
    )


def counts_of(game: str) -> list[Any]:
    """What is counted for a game beside its seats: the module of its name in this folder, if there is one."""
    name = f"kozyr.lab.stats.{game}"
    return [import_module(name).Counts()] if find_spec(name) else []


def read_all(files: Iterable[Path], bad: list[Bad]) -> Iterator[Match]:
    """The matches of files; faults are added to ``bad``."""
    for file in files:
        try:
            with file.open("rb") as stream:
                yield Match.from_record(stream.read(MAX_BYTES + 1))
        except RecordError as error:
            bad.append(Bad(file=str(file), path=error.path, message=error.message))
        except OSError as error:
            bad.append(Bad(file=str(file), path="record", message=error.strerror or str(error)))
