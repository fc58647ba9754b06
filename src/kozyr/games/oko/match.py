"""The course of a match of Oko: stacks, who is out, when it ends (OK-STACK, OK-ANTE, OK-MATCH)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from kozyr.cards import PACK24
from kozyr.games import api
from kozyr.games.oko.deal import score
from kozyr.games.oko.hands import kind_of, value_of
from kozyr.games.oko.state import ALL, CARDS, OFF, OPENED, Deal, Rules

AT_TWO = {"all": ALL, "opened": OPENED, "off": OFF}


class Shown(msgspec.Struct, frozen=True, kw_only=True):
    """A hand at the showdown."""

    seat: int
    cards: str
    """The opened cards in the order dealt."""
    kind: str
    value: int
    """The sum of the points; for the rank kinds the rank's place, 0..5 from 9 to A."""


class Details(msgspec.Struct, frozen=True, kw_only=True):
    """A complete deal of Oko."""

    pot: int
    """All chips put in, less what went back unmatched (OK-POTS)."""
    won: list[int]
    """Chips taken from the pot, by seat."""
    shown: list[Shown]
    """The live hands by seat; empty when all but one passed (OK-LAST, OK-SEEN)."""


def shown(deal: Deal) -> list[Shown]:
    """The hands of a showdown (OK-SEEN)."""
    live = [seat for seat in range(len(deal.opened)) if deal.live >> seat & 1]
    if len(live) == 1:
        return []
    return [
        Shown(
            seat=seat,
            cards=PACK24.join(deal.cards[seat * CARDS :][: deal.opened[seat]]),
            kind=kind_of(deal.strength[seat]),
            value=value_of(deal.strength[seat]),
        )
        for seat in live
    ]


class Course(api.Course):
    """Deals until ``deals`` of them are played or one seat has all the chips; totals are the stacks."""

    def __init__(self, options: Mapping[str, Any], seats: int, dealer: int) -> None:
        super().__init__(options, seats, dealer)
        self.totals = [options["stack"]] * seats
        self.played = 0

    def out(self) -> list[int]:
        """Those without chips (OK-ANTE)."""
        return [seat for seat, chips in enumerate(self.totals) if chips == 0]

    def next_with_chips(self, seat: int) -> int:
        """The next seat that has chips, maybe the same one."""
        seat = (seat + 1) % self.seats
        while self.totals[seat] == 0:
            seat = (seat + 1) % self.seats
        return seat

    def rules(self) -> Rules:
        """Options, and the seats that have chips."""
        rules = Rules()
        rules.seats = self.seats
        rules.playing = sum(chips > 0 for chips in self.totals)
        for seat, chips in enumerate(self.totals):
            rules.after[seat] = self.next_with_chips(seat)
            rules.stacks[seat] = chips
        rules.ante = self.options["ante"]
        rules.min_bet = self.options["min_bet"]
        rules.reraise = int(self.options["reraise"])
        rules.at_two = AT_TWO[self.options["showdown_at_two"]]
        return rules

    def settle(self, deal: Deal, rules: Rules) -> api.Outcome:
        """Add the scores; the next seat with chips deals (OK-ANTE, OK-MATCH)."""
        scores = [0] * self.seats
        score(deal, rules, scores)
        self.totals = [total + chips for total, chips in zip(self.totals, scores, strict=True)]
        self.dealer = self.next_with_chips(self.dealer)
        self.played += 1
        alone = self.totals.count(0) == self.seats - 1
        self.finished = alone or self.played == self.options["deals"]
        details = Details(pot=sum(deal.paid), won=deal.won[: self.seats], shown=shown(deal))
        return api.Outcome(scores=scores, details=details)
