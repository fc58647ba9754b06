"""The course of a match of High Card (HC-MATCH)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from kozyr.games import api

from .deal import Deal, Rules, score


class Details(msgspec.Struct, frozen=True, kw_only=True):
    """A complete deal; rows by seat."""

    points: list[int]


class Course(api.Course):
    """So many deals; the highest total wins."""

    def __init__(self, options: Mapping[str, Any], seats: int, dealer: int) -> None:
        super().__init__(options, seats, dealer)
        self.played = 0

    def rules(self) -> Rules:
        """The seats."""
        rules = Rules()
        rules.seats = self.seats
        return rules

    def settle(self, deal: Deal, rules: Rules) -> api.Outcome:
        """Add the points; the next seat deals (C-DEALER)."""
        scores = [0] * self.seats
        score(deal, rules, scores)
        self.totals = [total + won for total, won in zip(self.totals, scores, strict=True)]
        self.dealer = (self.dealer + 1) % self.seats
        self.played += 1
        self.finished = self.played == self.options["deals"]
        return api.Outcome(scores=scores, details=Details(points=scores))
