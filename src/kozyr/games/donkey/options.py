"""The options of donkey (DK head, DK-TRUMP, DK-BEAT-SUIT, DK-ANSWER, DK-S-REDEAL, DK-S-TALON, DK-OUT)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from kozyr.cards import SUITS
from kozyr.games.option import Choice, Flag, Kind, Option, Values, Whole, shown

SEATS = {"ffa": range(2, 5), "pairs": range(4, 5), "two_vs_one": range(3, 4), "three_vs_one": range(4, 5)}
"""Seats that each form is played with at the start of a match."""
SOLOIST_FORMS = ("two_vs_one", "three_vs_one")
TRUMPS = ("own", "none", "one", "two", "ranked")


def seats(options: Mapping[str, Any]) -> range:
    """The numbers of seats that the form allows; an unknown form is for ``read_options`` to refuse."""
    form = options.get("form")
    return SEATS[form] if isinstance(form, str) and form in SEATS else SEATS["ffa"]


def trumps_allowed(values: Values) -> tuple[str, ...]:
    """The sets of trumps that the form can be played with (3.4)."""
    return ("ranked",) if values["form"] in SOLOIST_FORMS else TRUMPS


def default_suits(seats: int, values: Values) -> list[str]:
    """The trump suits where none are agreed (DK-TRUMP)."""
    return {"own": list(SUITS[:seats]), "one": ["S"], "two": ["D", "S"]}.get(values["trump"], [])


@dataclass(frozen=True)
class TrumpSuits(Kind):
    """As many different suits as the set of trumps has (DK-TRUMP)."""

    def check(self, value: object, seats: int, values: Values) -> str | None:
        """A list of different suits, in ``own`` one for each seat."""
        wanted = len(default_suits(seats, values))
        if not isinstance(value, list) or len(value) != wanted:
            return f"a list of {wanted} suits is needed, not {shown(value)}"
        if not all(isinstance(suit, str) and suit in tuple(SUITS) for suit in value):
            return f"suits are C, D, H and S, not {shown(value)}"
        return None if len(set(value)) == wanted else f"the suits must differ, not be {shown(value)}"


OPTIONS = (
    Option("form", "DK-OUT", Choice(tuple(SEATS)), lambda *_: "ffa"),
    Option("trump", "DK-TRUMP", Choice(TRUMPS, trumps_allowed), lambda _, values: trumps_allowed(values)[0]),
    Option("trump_suits", "DK-TRUMP", TrumpSuits(), default_suits),
    Option(
        "beating",
        "DK-BEAT-SUIT",
        Choice(("next_lower", "any_lower", "any_higher")),
        lambda *_: "next_lower",
        reading=True,
    ),
    Option("must_beat", "DK-ANSWER", Flag(), lambda *_: False, reading=True),
    Option(
        "redeal", "DK-S-REDEAL", Choice(("one_hand", "literal", "never")), lambda *_: "one_hand", reading=True
    ),
    Option("talon", "DK-S-TALON", Choice(("gift", "bury", "choice")), lambda *_: "choice"),
    Option("limit", "DK-OUT", Whole(1, 100), lambda *_: 10),
)
