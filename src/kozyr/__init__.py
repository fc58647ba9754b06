"""Kozyr: Exchange, Donkey, Odessa and Oko, played to the letter of their rules.

The core is ``Match``; ``simulate`` plays many deals at random, ``arena`` lets bots play the same deals; the
commands are under ``kozyr --help``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from kozyr.games.option import OptionError
from kozyr.games.refusal import Illegal, Malformed, OutOfTurn, Refusal, Refused
from kozyr.match import Match, ReplayError
from kozyr.records import RecordError

if TYPE_CHECKING:
    from kozyr.lab.arena import arena
    from kozyr.lab.simulate import simulate

__version__ = "0.1.0"

__all__ = [
    "Illegal",
    "Malformed",
    "Match",
    "OptionError",
    "OutOfTurn",
    "RecordError",
    "Refusal",
    "Refused",
    "ReplayError",
    "__version__",
    "arena",
    "simulate",
]


def __getattr__(name: str) -> Any:
    """``kozyr.simulate`` loads numba when it is first asked for, not before; so with ``kozyr.arena``."""
    if name == "arena":
        from kozyr.lab.arena import arena

        return arena
    if name == "simulate":
        from kozyr.lab.simulate import simulate

        return simulate
    raise AttributeError(f"module 'kozyr' has no attribute {name!r}")
