"""A table of numbers, as the counts of a game give it and programs read it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, NamedTuple

import msgspec

Kind = Literal["word", "count", "share", "mean"]
"""What a column holds: names and numbers that tell rows apart, whole numbers, shares of 1, means."""

Cell = str | int | float | bool | None


class Column(NamedTuple):
    """A column: its name, and how its numbers are meant."""

    name: str
    kind: Kind


class Table(msgspec.Struct, frozen=True, kw_only=True):
    """One table."""

    name: str
    """As ``odessa_bids``: the name of its CSV file and its plot too."""
    columns: list[Column]
    rows: list[list[Cell]]
    """Sorted by their words. A share or mean of nothing is None."""
    chart: str
    """The column that a plot shows."""

    def column(self, name: str) -> list[Cell]:
        """The cells of a column, row by row."""
        place = [column.name for column in self.columns].index(name)
        return [row[place] for row in self.rows]


def columns(words: str, rest: str) -> list[Column]:
    """Columns from a short text: the words, then ``name:kind`` each."""
    kinds: dict[str, Kind] = {"count": "count", "share": "share", "mean": "mean"}
    named = (entry.split(":") for entry in rest.split())
    return [
        *(Column(word, "word") for word in words.split()),
        *(Column(name, kinds[kind]) for name, kind in named),
    ]


def ratio(part: float, whole: int) -> float | None:
    """A share or a mean; None of nothing."""
    return part / whole if whole else None


def mean(values: Iterable[float]) -> float | None:
    """The mean; None of nothing."""
    found = list(values)
    return ratio(sum(found), len(found))
