"""Positions for the tests of the exchange game."""

from __future__ import annotations

from typing import Any

import msgspec

from kozyr.cards import PACK52
from kozyr.match import Match
from tests.support import played, stacked

PAIR = {0: "2C 2D 2H 3S", 1: "3C 3D 3H 2S"}
"""Thirteen seats: 0 and 1 lack the card that the other holds; nobody else has two of a rank."""


def deck13(hands: dict[int, str] | None = None) -> str:
    """A deck for thirteen seats; the dealer is seat 12, so seat 0 moves first."""
    return stacked(PACK52, hands or PAIR, dealer=12, seats=13)


def at(*actions: str, hands: dict[int, str] | None = None, **options: Any) -> Match:
    """Thirteen seats, a quartet wins, these actions done."""
    return played("exchange", 13, [deck13(hands)], [actions], dealer=12, **options)


def shown(match: Match, seat: int | None) -> Any:
    """A view as plain data."""
    return msgspec.to_builtins(match.view(seat))
