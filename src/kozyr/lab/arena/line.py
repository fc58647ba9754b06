"""How a deal has gone so far. A level that thinks is asked once there, however many rotations come that way.

Its answer follows from its seat's chance and from what it was shown before: the same in each of them.
"""

from __future__ import annotations

from copy import copy
from random import Random

from kozyr.bots.registry import Thinker


class Line:
    """The actions so far, the answers of thinkers there, and the lines that go on from it."""

    def __init__(self) -> None:
        self._answers: dict[str, tuple[str, Random]] = {}
        self._on: dict[str, Line] = {}

    def on(self, action: str) -> Line:
        """The line with one more action."""
        return self._on.setdefault(action, Line())

    def answer(self, thinker: Thinker) -> str | None:
        """What it answers here, its chance moved on as if it had been asked; None if it never was."""
        if thinker.name not in self._answers:
            return None
        action, rng = self._answers[thinker.name]
        thinker.rng.setstate(rng.getstate())
        return action

    def keep(self, thinker: Thinker, action: str) -> None:
        """Keep what it has answered here."""
        self._answers[thinker.name] = action, copy(thinker.rng)
