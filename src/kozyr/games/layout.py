"""How an observation is laid out as a row of whole numbers, and how such a row is read again.

A layout is a list of named parts. A part is a number, or a set of names (cards, suits, seats, words) with a
place for each that holds 1 or 0; either may come once or once for each seat. Seats count from the observer:
``me``, then the next seats in turn (``+1``, ``+2``, …). Parts of seats that the match hasn't hold 0.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, TypeVar

from kozyr.cards import Pack
from kozyr.engine import lowest

Thing = TypeVar("Thing")

WIDE_BITS = 7
WIDE = 1 << WIDE_BITS
"""A number in two places is ``first * WIDE + second``."""

Values = Mapping[str, Any]
"""Name of a part -> its value: an int, or a tuple of names; for parts by seat a tuple of these."""


def seat_names(seats: int) -> tuple[str, ...]:
    """What the seats are called from the observer on."""
    return ("me", *(f"+{place}" for place in range(1, seats)))


@dataclass(frozen=True)
class Part:
    """A named part of a layout."""

    name: str
    meaning: str
    names: tuple[str, ...] = ()
    """What may be in the set; empty for a number."""
    seats: int = 0
    """Rows, one for each seat from the observer on; 0: the part comes once."""
    wide: bool = False
    """A number in two places, 128s and the rest: for numbers that would make all others wider."""

    @property
    def width(self) -> int:
        """Places of one row."""
        return 2 if self.wide else len(self.names) or 1

    @property
    def length(self) -> int:
        """Places in all."""
        return self.width * (self.seats or 1)

    def encode(self, value: Any) -> Iterator[int]:
        """The places of a value; rows that are left out are 0."""
        rows = [*value] if self.seats else [value]
        for row in rows:
            if self.names:
                yield from (int(name in row) for name in self.names)
            elif self.wide:
                yield from divmod(int(row), WIDE)
            else:
                yield int(row)
        yield from [0] * (self.length - self.width * len(rows))

    def decode(self, places: Sequence[int], seats: int) -> Any:
        """The value that places hold, in a match of so many seats."""
        rows = [self._row(places[start : start + self.width]) for start in range(0, self.length, self.width)]
        return tuple(rows[:seats]) if self.seats else rows[0]

    def _row(self, places: Sequence[int]) -> Any:
        if self.wide:
            return int(places[0]) * WIDE + int(places[1])
        if not self.names:
            return int(places[0])
        return tuple(name for name, place in zip(self.names, places, strict=True) if place)

    def text(self, value: Any) -> str:
        """The value in words."""
        if not self.seats:
            return self._words(value)
        rows = zip(seat_names(self.seats), value, strict=False)
        return "; ".join(f"{seat} {self._words(row)}" for seat, row in rows)

    def _words(self, row: Any) -> str:
        return (" ".join(row) or "-") if self.names else str(row)


@dataclass(frozen=True)
class Layout:
    """The parts of an observation in order. One part is the number ``seats``."""

    game: str
    version: int
    """Grows when a part comes, goes, moves or changes its meaning."""
    dtype: str
    """The numpy type that holds every number."""
    parts: tuple[Part, ...]

    @cached_property
    def size(self) -> int:
        """How many numbers an observation has."""
        return sum(part.length for part in self.parts)

    @cached_property
    def slices(self) -> Mapping[str, slice]:
        """Name of a part -> its places."""
        found, start = {}, 0
        for part in self.parts:
            found[part.name] = slice(start, start + part.length)
            start += part.length
        return found

    def at(self, name: str) -> int:
        """The first place of a part."""
        return int(self.slices[name].start)

    def encode(self, values: Values) -> list[int]:
        """The observation; no values (no deal is under way): all 0."""
        if not values:
            return [0] * self.size
        return [place for part in self.parts for place in part.encode(values[part.name])]

    def decode(self, observation: Sequence[int]) -> Values:
        """The values that an observation holds."""
        if len(observation) != self.size:
            raise ValueError(f"{self.size} numbers are needed, not {len(observation)}")
        seats = int(observation[self.at("seats")])
        if not seats:
            return {}
        return {part.name: part.decode(observation[self.slices[part.name]], seats) for part in self.parts}

    def text(self, values: Values) -> str:
        """The values as lines that people can read."""
        head = f"{self.game}, layout {self.version}"
        if not values:
            return f"{head}\nno deal is under way"
        return "\n".join([head, *(f"{part.name}: {part.text(values[part.name])}" for part in self.parts)])

    def table(self) -> str:
        """The layout as a table in Markdown."""
        lines = ["| places | part | holds |", "| --- | --- | --- |"]
        for part in self.parts:
            at = self.slices[part.name]
            places = f"{at.start}" if part.length == 1 else f"{at.start}–{at.stop - 1}"
            by = f", {part.seats} seats" if part.seats else ""
            what = f"{part.width} × 0 or 1" if part.names else "a number"
            what += f": {WIDE}s and the rest" if part.wide else ""
            lines.append(f"| {places} | `{part.name}` | {part.meaning} ({what}{by}) |")
        return "\n".join(lines)


def in_order(pack: Pack, cards: Iterable[str]) -> tuple[str, ...]:
    """Cards in the order of their pack."""
    return tuple(sorted(cards, key=pack.parse))


def from_seat(row: Sequence[Thing], seat: int) -> tuple[Thing, ...]:
    """A row by seat, turned so that it begins with the observer."""
    return (*row[seat:], *row[:seat])


def seat_name(seats: int, observer: int, seat: int | None) -> tuple[str, ...]:
    """What the observer calls a seat, as a set of one; empty for None."""
    return () if seat is None else (seat_names(seats)[(seat - observer) % seats],)


def spread(out: list[int], first: int, mask: int) -> None:
    """Put a 1 into the places of a set's members, counted from ``first``."""
    while mask != 0:
        out[first + lowest(mask)] = 1
        mask &= mask - 1


def way_round(seats: int, observer: int, seat: int) -> int:
    """How many seats after the observer a seat is."""
    return seat - observer if seat >= observer else seat - observer + seats
