"""The course of a match of Odessa: the ladder of sizes, totals, settlement (OD-SIZES, OD-DOUBLE)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from kozyr.cards import PACK36, SUITS
from kozyr.games import api
from kozyr.games.odessa.deal import Deal, Rules, score

UP = (1, 2, 3, 4, 5)


class Details(msgspec.Struct, frozen=True, kw_only=True):
    """A complete deal of Odessa; rows by seat."""

    size: int
    trump: str
    blind: bool
    bids: list[int]
    tricks: list[int]
    revokes: list[int]


def ladder(options: Mapping[str, Any]) -> list[tuple[int, bool]]:
    """(size, blind) of every deal of the match (OD-SIZES)."""
    if options["sizes"] is not None:
        return [(size, False) for size in options["sizes"]]
    full = [(6, False)] * options["max_deals"]
    up = [(size, False) for size in UP]
    return [*up, *full, *reversed(up), *[(6, True)] * options["blind_deals"]]


class Course(api.Course):
    """Deals by the ladder; the highest total wins."""

    def __init__(self, options: Mapping[str, Any], seats: int, dealer: int) -> None:
        super().__init__(options, seats, dealer)
        self.ladder = ladder(options)
        self.played = 0

    def rules(self) -> Rules:
        """Size and options of the next deal."""
        rules = Rules()
        rules.seats = self.seats
        rules.size, rules.blind = self.ladder[self.played]
        rules.blind = int(rules.blind)
        rules.zero_bonus = self.options["zero_bonus"]
        rules.penalty = int(self.options["revoke"] == "penalty")
        return rules

    def settle(self, deal: Deal, rules: Rules) -> api.Outcome:
        """Add the scores; the next seat deals (C-DEALER)."""
        scores = [0] * self.seats
        score(deal, rules, scores)
        self.totals = [total + points for total, points in zip(self.totals, scores, strict=True)]
        self.dealer = (self.dealer + 1) % self.seats
        self.played += 1
        self.finished = self.played == len(self.ladder)
        details = Details(
            size=rules.size,
            trump=SUITS[PACK36.suit(deal.turned)],
            blind=bool(rules.blind),
            bids=deal.bids[: self.seats],
            tricks=deal.tricks[: self.seats],
            revokes=deal.revokes[: self.seats],
        )
        return api.Outcome(scores=scores, details=details)

    def settlement(self) -> list[int]:
        """The totals, a negative one twice (OD-DOUBLE)."""
        return [2 * total if total < 0 else total for total in self.totals]
