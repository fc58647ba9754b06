"""Where matches are kept: the folder, the file of a match, who sat where."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator, Mapping
from datetime import datetime
from pathlib import Path

from kozyr.bots import LEVELS, PREFIX
from kozyr.cli.show.pen import PERSON
from kozyr.i18n.catalogue import visible
from kozyr.records import Record, RecordError, read


def folder(environment: Mapping[str, str]) -> Path:
    """The folder of saved matches: ``$XDG_DATA_HOME/kozyr``, else ``~/.local/share/kozyr``."""
    home = environment.get("XDG_DATA_HOME", "")
    base = Path(home) if os.path.isabs(home) else Path.home() / ".local" / "share"
    return base / "kozyr"


def fresh_file(where: Path, game: str, now: datetime) -> Path:
    """A file name for a new match that no file has yet: ``odessa-2026-01-31-1930.toml``."""
    stem = f"{game}-{now:%Y-%m-%d-%H%M}"
    path = where / f"{stem}.toml"
    count = 1
    while path.exists():
        count += 1
        path = where / f"{stem}-{count}.toml"
    return path


def write_whole(path: Path, text: str) -> None:
    """Writes a file so that it is there either as it was or as it shall be, never in part.

    Raises:
        OSError: the file can't be written; it is as it was.
    """
    handle, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
        os.replace(name, path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def keep(path: Path, text: str) -> None:
    """Writes the file of a match as `write_whole` does; makes the folder of saved matches first.

    Raises:
        OSError: the file can't be written; it is as it was.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    write_whole(path, text)


def held(path: Path) -> bytes | None:
    """What a file holds; None where there is none.

    Raises:
        OSError: it is there but can't be read.
    """
    try:
        return path.read_bytes()
    except FileNotFoundError:
        return None


def beside(path: Path) -> Path:
    """A name that no file has yet, like that of a file that another table writes: ``oko-2.toml``."""
    count = 2
    while (other := path.with_name(f"{path.stem}-{count}{path.suffix}")).exists():
        count += 1
    return other


def newest_first(where: Path, game: str | None) -> Iterator[Path]:
    """The saved matches, the last one that was played first."""
    found = [path for path in where.glob(f"{game or '*'}-*.toml") if path.is_file()]
    yield from sorted(found, key=lambda path: path.stat().st_mtime_ns, reverse=True)


def names_for(bots: Mapping[int, str], called: Mapping[int, str], seats: int) -> list[str]:
    """The names of a record: bots with their levels as "Ivan (steady)", the person as `PERSON`.

    Args:
        bots: level by seat.
        called: name by seat.
        seats: number of seats.
    """
    return [f"{called[seat]} ({short(bots[seat])})" if seat in bots else PERSON for seat in range(seats)]


def short(level: str) -> str:
    """A level as a record names it: of a program the file without its folder."""
    return PREFIX + visible(Path(level.removeprefix(PREFIX)).name) if level.startswith(PREFIX) else level


def levels_in(names: list[str] | None) -> dict[int, str]:
    """The bots' levels by seat that a record's names tell of; of programs as `short` has them."""
    levels = {}
    for seat, name in enumerate(names or []):
        program = name.partition(f" ({PREFIX}")[2]
        level = PREFIX + program if program else name.rpartition("(")[2]
        if name.endswith(")") and (program or level[:-1] in LEVELS):
            levels[seat] = level[:-1]
    return levels


def is_copy(path: Path, header: Record) -> bool:
    """Whether a file holds the same match as a record's header: a copy that may be written anew."""
    try:
        other = read(path.read_bytes())
    except (OSError, RecordError):
        return False
    return (other.game, other.seed, other.date) == (header.game, header.seed, header.date)
