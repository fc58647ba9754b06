"""Oko: what the kinds of hands are worth at a showdown."""

from __future__ import annotations

from collections import Counter
from typing import Any

from kozyr.games.oko.hands import KINDS
from kozyr.lab.stats.table import Table, columns, ratio
from kozyr.match import Match


class Counts:
    """Hands shown in complete deals."""

    def __init__(self) -> None:
        self.shown: Counter[str] = Counter()
        self.won: Counter[str] = Counter()
        self.chips: Counter[str] = Counter()

    def add(self, match: Match) -> None:
        """Count a match."""
        public: Any = match.view(None).public  # type: ignore[attr-defined]
        for deal in public.deals:
            for hand in deal.details.shown:
                self.shown[hand.kind] += 1
                self.won[hand.kind] += deal.details.won[hand.seat] > 0
                self.chips[hand.kind] += deal.scores[hand.seat]

    def tables(self) -> list[Table]:
        """``oko_hands``, from weak to strong; a hand has won that took chips from a pot."""
        rows: list[list[Any]] = [
            [
                kind,
                self.shown[kind],
                self.won[kind],
                ratio(self.won[kind], self.shown[kind]),
                ratio(self.chips[kind], self.shown[kind]),
            ]
            for kind in KINDS
            if self.shown[kind]
        ]
        rest = "shown:count won:count win_share:share mean_score:mean"
        return [Table(name="oko_hands", columns=columns("kind", rest), rows=rows, chart="win_share")]
