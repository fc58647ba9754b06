"""The options of the exchange game (EX-TARGET, EX-STALL, EX-MATCH)."""

from __future__ import annotations

from kozyr.games.option import Option, Whole

RANKS = 13


def most(seats: int) -> int:
    """The most quartets that a hand can hold, ⌊⌊52/n⌋/4⌋ (EX-TARGET)."""
    return RANKS // seats


OPTIONS = (
    Option("target", "EX-TARGET", Whole(1, most), lambda seats, _: min(5, most(seats))),
    Option("max_exchanges", "EX-STALL", Whole(0, 1_000_000), lambda seats, _: 100 * seats),
    Option("deals", "EX-MATCH", Whole(1, 1_000), lambda *_: 1),
)
