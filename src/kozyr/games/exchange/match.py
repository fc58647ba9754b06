"""The course of a match of the exchange game: deals won (EX-MATCH)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from kozyr.games import api
from kozyr.games.exchange.deal import Deal, Rules, quartets, score


class Details(msgspec.Struct, frozen=True, kw_only=True):
    """A complete deal; not for a view, which tells of nobody's quartets but a winner's."""

    winners: list[int]
    exchanges: int
    """Whole ones done."""
    quartets: list[int]
    """Number per seat at the end."""


class Course(api.Course):
    """So many deals; the most wins take the match."""

    def __init__(self, options: Mapping[str, Any], seats: int, dealer: int) -> None:
        super().__init__(options, seats, dealer)
        self.played = 0

    def rules(self) -> Rules:
        """The options of the next deal."""
        rules = Rules()
        rules.seats = self.seats
        rules.target = self.options["target"]
        rules.max_exchanges = self.options["max_exchanges"]
        return rules

    def settle(self, deal: Deal, rules: Rules) -> api.Outcome:
        """Add the wins; the next seat deals (C-DEALER)."""
        scores = [0] * self.seats
        score(deal, rules, scores)
        self.totals = [total + won for total, won in zip(self.totals, scores, strict=True)]
        self.dealer = (self.dealer + 1) % self.seats
        self.played += 1
        self.finished = self.played == self.options["deals"]
        details = Details(
            winners=[seat for seat in range(self.seats) if scores[seat]],
            exchanges=deal.exchanges,
            quartets=[quartets(hand).bit_count() for hand in deal.hands[: self.seats]],
        )
        return api.Outcome(scores=scores, details=details)

    def winners(self) -> list[int]:
        """The seats with the most wins; nobody, if nobody won a deal."""
        return self.leaders() if any(self.totals) else []
