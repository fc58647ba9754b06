"""Tables carried from one server to another: their logs, and a record of each match that is over.

A folder of a table, named by its id, holds ``events.jsonl`` (an event a line) and ``match-1.toml`` and so on.
The log alone makes the table; the records are for people, and prove on the way in that it is the same one.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import msgspec

from kozyr.records import MAX_BYTES, read, verdict, verify
from kozyr.server.archive import ID, opened
from kozyr.server.listing import Index
from kozyr.server.store import Entry, SqlStore, Stored
from kozyr.table import Table, decode, encode, events, fold, matches, opening, record
from kozyr.table.settings import checked

LOG = "events.jsonl"


class CarryError(ValueError):
    """What can't be carried. The message is one plain sentence that begins with the place."""


class Line(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A line of a log."""

    seq: int
    at: float
    event: msgspec.Raw


@dataclass(frozen=True)
class Carried:
    """A table that came."""

    id: str
    matches: int
    new: bool
    """False: it was here already, event for event."""


# Out


async def export(store: SqlStore, folder: Path, only: str | None) -> list[Carried]:
    """Write tables into a new folder; all of it or nothing.

    Args:
        store: where the tables are.
        folder: isn't there yet, or empty.
        only: a table's id; None: every table where a match is over and none is on.

    Raises:
        CarryError: there is no such table, a match is on there, or the folder can't be made.
    """
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise CarryError(f"{folder}: something is there already")
    found: list[tuple[str, list[Stored], dict[int, str]]] = []
    for id in [only] if only is not None else await store.table_ids():
        stored = await store.load(id) if ID.fullmatch(id) else []
        table, texts = told(id, stored)
        if table.state == "playing" or not texts:
            if only is not None:
                raise CarryError(f"{id}: {refusal(stored, table)}")
            continue
        found.append((id, stored, texts))
    folder.parent.mkdir(parents=True, exist_ok=True)
    partial = folder.with_name(f".{folder.name}.partial")
    partial.mkdir(mode=0o700)
    try:
        for id, stored, texts in found:
            put(partial / id, stored, texts)
        partial.rename(folder)
    except OSError as error:
        raise CarryError(f"{folder}: can't be written: {error.strerror}") from None
    finally:
        clear(partial)
    return [Carried(id, len(texts), True) for id, _, texts in found]


def refusal(stored: list[Stored], table: Table) -> str:
    """Why a table isn't exported."""
    if not stored:
        return "there is no such table"
    return "a match is on" if table.state == "playing" else "no match is over there"


def put(folder: Path, stored: list[Stored], texts: dict[int, str]) -> None:
    """Write a table's folder."""
    folder.mkdir(mode=0o700)
    lines = [Line(seq=entry.seq, at=entry.at, event=msgspec.Raw(entry.body)) for entry in stored]
    log = b"".join(msgspec.json.encode(line) + b"\n" for line in lines)
    files = {LOG: log, **{record_name(number): text.encode() for number, text in texts.items()}}
    for name, content in files.items():
        path = folder / name
        path.touch(mode=0o600)
        path.write_bytes(content)


def clear(folder: Path) -> None:
    """Remove what was begun; there is nothing where it was finished."""
    if folder.is_dir():
        for path in sorted(folder.rglob("*"), reverse=True):
            path.rmdir() if path.is_dir() else path.unlink()
        folder.rmdir()


def record_name(number: int) -> str:
    """The file of a match."""
    return f"match-{number}.toml"


def told(id: str, stored: list[Stored]) -> tuple[Table, dict[int, str]]:
    """A table, and the records of its matches that are over by their numbers."""
    table = Table(id)
    texts: dict[int, str] = {}
    for entry in opened(stored):
        fold(table, entry.event, entry.seq, entry.at)
        text = record(table) if table.number not in texts else None
        if text is not None:
            texts[table.number] = text
    return table, texts


# In


async def bring(store: SqlStore, folder: Path) -> list[Carried]:
    """Take in the tables of a folder that `export` wrote; all of them or none.

    Raises:
        CarryError: something there is wrong, or another table has one of the ids.
    """
    if not folder.is_dir():
        raise CarryError(f"{folder}: no such folder")
    places = [folder] if (folder / LOG).exists() else sorted(path.parent for path in folder.glob(f"*/{LOG}"))
    if not places:
        raise CarryError(f"{folder}: no {LOG} is in there")
    entries: list[Entry] = []
    found: list[Carried] = []
    for place in places:
        entry = taken(place)
        before = await store.load(entry.table)
        if before and before != list(entry.events):
            raise CarryError(f"{place}: another table here has the id {entry.table}")
        if not before:
            entries.append(entry)
        found.append(Carried(entry.table, matches(opened(list(entry.events))), not before))
    await store.append_all(entries)
    return found


def taken(folder: Path) -> Entry:
    """A table's folder, read and checked: every event can follow, every record is the log's and verifies."""
    id = folder.resolve().name
    if not ID.fullmatch(id):
        raise CarryError(f"{folder}: the folder's name is not a table's id")
    table, index = Table(id), Index()
    texts: dict[int, str] = {}
    stored: list[Stored] = []
    path = folder / LOG
    for place, line in read_lines(path):
        body = bytes(line.event)
        follow(table, index, place, line, body)
        stored.append(Stored(line.seq, line.at, encode(decode(body))))
        text = record(table) if table.number not in texts else None
        if text is not None:
            texts[table.number] = text
    if table.state == "playing" or not texts:
        raise CarryError(f"{path}: {refusal(stored, table)}")
    for number, text in texts.items():
        compare(folder / record_name(number), text)
    extra = sorted(folder.glob("match-*.toml"))
    if len(extra) != len(texts):
        raise CarryError(f"{folder}: {len(extra)} records, but {len(texts)} matches are over")
    return Entry(id, stored, index.row(table, table.at))


def read_lines(path: Path) -> Iterator[tuple[str, Line]]:
    """The lines of a log with their places."""
    try:
        lines = path.read_bytes().splitlines()
    except OSError as error:
        raise CarryError(f"{path}: can't be read: {error.strerror}") from None
    for number, line in enumerate(lines, 1):
        place = f"{path}, line {number}"
        try:
            yield place, msgspec.json.decode(line, type=Line)
        except (msgspec.DecodeError, RecursionError) as error:
            raise CarryError(f"{place}: {error}") from None


def follow(table: Table, index: Index, place: str, line: Line, body: bytes) -> None:
    """Carry out an event of a log that nobody vouches for."""
    try:
        event = decode(body)
        if not (math.isfinite(line.at) and line.at >= table.at):
            raise ValueError("its time is before the last event's")
        if isinstance(event, events.Opened) != (table.seq == 0):
            raise ValueError("a table is opened once, by its first event")
        if isinstance(event, events.Opened):
            opening(event.settings, event.key, event.secret)
        if isinstance(event, events.Changed):
            checked(event.settings)
        for seat in (getattr(event, "seat", None), getattr(event, "to", None)):
            if seat is not None and not 0 <= seat < len(table.chairs):
                raise ValueError(f"there is no seat {seat}")
        if isinstance(event, events.Began) and (event.number != table.number + 1 or not table.full):
            raise ValueError(f"match {event.number} can't begin now")
        if table.state == "closed":
            raise ValueError("the table is closed")
        fold(table, event, line.seq, line.at)
    except (ValueError, LookupError, AssertionError, TypeError, RecursionError) as error:
        raise CarryError(f"{place}: {str(error) or 'this event can not follow'}") from None
    index.note(table, event)


def compare(path: Path, text: str) -> None:
    """A record must be there, the same as the log's, and its shuffle must verify."""
    try:
        with path.open("rb") as file:
            given = file.read(MAX_BYTES + 1)
    except OSError as error:
        raise CarryError(f"{path}: can't be read: {error.strerror}") from None
    if given != text.encode():
        raise CarryError(f"{path}: differs from the log, {difference(given, text)}")
    false = [finding for finding in verify(read(text)) if finding.status == "false"]
    if false or verdict(verify(read(text))) != "verified":
        raise CarryError(f"{path}: {false[0].path if false else 'shuffle'} does not verify")


def difference(given: bytes, text: str) -> str:
    """The first line that differs."""
    ours, theirs = text.encode().splitlines(), given.splitlines()
    same = sum(1 for _ in iter_same(ours, theirs))
    return f"line {same + 1}"


def iter_same(ours: list[bytes], theirs: list[bytes]) -> Iterator[bytes]:
    """The lines before the first that differs."""
    for one, other in zip(ours, theirs, strict=False):
        if one != other:
            return
        yield one
