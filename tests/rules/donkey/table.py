"""Positions for the tests of donkey: chosen hands, chosen piles."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from kozyr.cards import PACK36
from kozyr.games.api import Outcome
from kozyr.games.donkey.deal import Deal, Rules
from kozyr.match import Match
from tests.support import played, stacked

TWO_VS_ONE = (
    "6C 7C 8C 9C 6H 7H 8H 6D 9D 7S QS",
    "TC JC QC KC 9H TH JH 7D TD 8S KS",
    "AC QH KH AH 8D JD QD 6S 9S TS JS",
)
TALON3 = "KD AD AS"
"""Lowest trumps 6D, 7D, 8D: the seats are asked in their order."""

THREE_VS_ONE = (
    "6C 7C 6H 7H 6D TD 7S QS",
    "8C 9C 8H 9H 9D JD 8S KS",
    "TC JC TH JH 8D 9S JS TS",
    "QC KC AC QH KH 7D QD 6S",
)
TALON4 = "AH KD AD AS"
"""Lowest trumps 6D, 9D, 8D, 7D: asked are 0, 3, 2, 1."""


def table(
    hands: Sequence[str], *actions: str, dealer: int | None = None, rest: str = "", **options: Any
) -> Match:
    """A match in its first deal; the dealer is the last seat unless said otherwise."""
    seats = len(hands)
    dealer = seats - 1 if dealer is None else dealer
    deck = stacked(PACK36, hands, dealer, seats, rest)
    return played("donkey", seats, [deck], [actions], dealer=dealer, **options)


def two_vs_one(*actions: str, **options: Any) -> Match:
    """Two against one with the hands above; dealer 2."""
    return table(TWO_VS_ONE, *actions, rest=TALON3, form="two_vs_one", **options)


def three_vs_one(*actions: str, **options: Any) -> Match:
    """Three against one with the hands above; dealer 3."""
    return table(THREE_VS_ONE, *actions, rest=TALON4, form="three_vs_one", **options)


def act(match: Match, *actions: str) -> Match:
    """Carry out actions, as ``"0 play 7H"``."""
    for line in actions:
        seat, _, action = line.partition(" ")
        match.apply(action, int(seat))
    return match


def deal_of(match: Match) -> Deal:
    """The state of the last deal."""
    deal: Deal = match.progress.runs[-1].deal
    return deal


def rules_of(match: Match) -> Rules:
    """The rules of the last deal."""
    rules: Rules = match.progress.runs[-1].rules
    return rules


def hand(match: Match, seat: int) -> str:
    """A seat's cards."""
    return PACK36.join(PACK36.of_mask(deal_of(match).hands[seat]))


def pile(match: Match, seat: int) -> str:
    """The cards that a seat took."""
    return PACK36.join(PACK36.of_mask(deal_of(match).piles[seat]))


def kinds(match: Match, trick: int = -1) -> list[str]:
    """What each card or cards of a trick were: lead, beat, discard."""
    return [laid.kind for laid in match.progress.runs[-1].story.tricks[trick].laid]


def seen(match: Match, seat: int | None) -> Any:
    """A view as plain data."""
    return msgspec.to_builtins(match.view(seat))


def mask(cards: str) -> int:
    """A set of cards."""
    return PACK36.mask(PACK36.parse_many(cards))


def fresh(
    seats: int,
    *,
    eggs: Sequence[int] = (),
    totals: Sequence[int] | None = None,
    playing: Sequence[int] | None = None,
    dealer: int = 0,
    **options: Any,
) -> Match:
    """A match between two deals: who has eggs, what banki, who is not out."""
    match = played("donkey", seats, [], dealer=dealer, **options)
    course = match.progress.course
    course.eggs = list(eggs)
    course.totals = list(totals or [0] * seats)
    course.playing = list(range(seats) if playing is None else playing)
    return match


def ended(match: Match, piles: Mapping[int, str] | Sequence[str], **fields: int) -> Outcome:
    """The outcome of a deal that ended with these cards taken, counted in the match's course.

    ``fields`` are further fields of the deal: soloist, sevens, starter, redealt, way; by default none.
    """
    course = match.progress.course
    rules = course.rules()
    deal = Deal()
    rows = piles.items() if isinstance(piles, Mapping) else enumerate(piles)
    for seat, cards in rows:
        deal.piles[seat] = mask(cards)
    for name, value in {"soloist": -1, "sevens": -1, "starter": 0, **fields}.items():
        setattr(deal, name, value)
    deal.to_act = -1
    outcome: Outcome = course.settle(deal, rules)
    return outcome
