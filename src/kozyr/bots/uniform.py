"""The random bot: every legal action is as likely as any other."""

from __future__ import annotations

import random
from collections.abc import Sequence

from kozyr.games.api import View

RANGE = ".."
"""Between the lowest and the highest amount of an entry such as ``bet 2..17`` (each amount is an action)."""


def amounts(entry: str) -> range | None:
    """The amounts of an entry ``VERB LOW..HIGH``; None for an entry that is one action."""
    low, dots, high = entry.rpartition(" ")[2].partition(RANGE)
    return range(int(low), int(high) + 1) if dots else None


def actions_in(entry: str) -> int:
    """How many actions an entry of ``view.legal`` stands for."""
    found = amounts(entry)
    return 1 if found is None else len(found)


def only(view: View) -> str | None:
    """The one legal action, where there is no choice."""
    one = len(view.legal) == 1 and actions_in(view.legal[0]) == 1
    return nth_action(view.legal, 0) if one else None


def nth_action(legal: Sequence[str], n: int) -> str:
    """Action number ``n`` from 0 of all that the entries stand for."""
    for entry in legal:
        if n < actions_in(entry):
            found = amounts(entry)
            return entry if found is None else f"{entry.partition(' ')[0]} {found[n]}"
        n -= actions_in(entry)
    raise IndexError("there are fewer legal actions")


def choose(view: View, rng: random.Random) -> str:
    """One of the legal actions, evenly."""
    return nth_action(view.legal, rng.randrange(sum(map(actions_in, view.legal))))
