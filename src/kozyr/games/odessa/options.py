"""The options of Odessa (OD-SIZES, OD-SCORE, OD-REVOKE)."""

from __future__ import annotations

from dataclasses import dataclass

from kozyr.games.option import Choice, Kind, Option, Values, Whole, shown


@dataclass(frozen=True)
class Sizes(Kind):
    """A list of 1 to 100 deal sizes, each 1..6."""

    def check(self, value: object, seats: int, values: Values) -> str | None:
        """Each size by its place."""
        if not isinstance(value, list) or not 1 <= len(value) <= 100:
            return f"a list of 1 to 100 sizes is needed, not {shown(value)}"
        for place, size in enumerate(value):
            fault = Whole(1, 6).check(size, seats, values)
            if fault:
                return f"size {place + 1}: {fault}"
        return None


OPTIONS = (
    Option("max_deals", "OD-SIZES", Whole(0, 100), lambda seats, _: 1 if seats == 6 else seats, reading=True),
    Option("blind_deals", "OD-SIZES", Whole(0, 100), lambda *_: 1, reading=True),
    Option("sizes", "OD-SIZES", Sizes(), lambda *_: None),
    Option("zero_bonus", "OD-SCORE", Whole(0, 100), lambda *_: 0),
    Option("revoke", "OD-REVOKE", Choice(("forbid", "penalty")), lambda *_: "forbid", reading=True),
)
