"""Positions for the tests of Odessa."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from kozyr.cards import PACK36
from kozyr.games.odessa.deal import Deal, Rules
from kozyr.match import Match
from tests.support import played, stacked

HANDS = ("7C 9C KH", "AC 6D 8S", "6H 7S TS")
"""Seat 0 leads, seat 1 holds one club, seat 2 none but two spades; spades are trump."""
BIDS = ("0 bid 1", "1 bid 1", "2 bid 2")


def at(
    *actions: str, hands: Sequence[str] = HANDS, rest: str = "KS", dealer: int | None = None, **options: Any
) -> Match:
    """One deal with these hands, played up to a point; the last seat deals unless told otherwise."""
    seats = len(hands)
    dealer = seats - 1 if dealer is None else dealer
    deck = stacked(PACK36, hands, dealer, seats, rest)
    return played("odessa", seats, [deck], [actions], dealer, **{"sizes": [len(hands[0].split())], **options})


def playing(*actions: str, **options: Any) -> Match:
    """The three hands with their bids made."""
    return at(*BIDS, *actions, **options)


def act(match: Match, *actions: str) -> Match:
    """Carry out actions, as ``"0 bid 2"``."""
    for line in actions:
        seat, _, action = line.partition(" ")
        match.apply(action, int(seat))
    return match


def deal_of(match: Match) -> Deal:
    """The state of the last deal."""
    deal: Deal = match.progress.runs[-1].deal
    return deal


def shown(match: Match, seat: int | None) -> Any:
    """A view as a client gets it."""
    return msgspec.json.decode(msgspec.json.encode(match.view(seat)))


def rules(seats: int, size: int, **fields: int) -> Rules:
    """Rules as a match makes them."""
    made = Rules()
    made.seats, made.size = seats, size
    for name, value in fields.items():
        setattr(made, name, value)
    return made


def hand(cards: str) -> int:
    """Cards as a set."""
    return PACK36.mask(PACK36.parse_many(cards))
