"""Patterns: whose the cards of a suit are, from low to high, the gone ones left out.

That is all that the rules ask of a suit, so what is learned of a pattern holds whatever has been laid. Each
pattern is a row of a table, one table for trumps and one for the other suits. Compiled.
"""

from __future__ import annotations

from typing import Any

from kozyr.bots.search.odessa.sight import gone
from kozyr.engine import bit, lowest
from kozyr.games.odessa.deal import ALL, RANKS

SUITS = 4
PATTERNS = 1 << RANKS + 1
"""How many patterns a suit may have; they are numbered from 1."""
BID_ROWS = 2 * PATTERNS
"""Rows for bids: trumps and the other suits."""
CARD_ROWS = 5 * PATTERNS
"""Rows for cards: trumps, the other suits, the suit led, the suit of the card that is laid as it was before
(a trump, another)."""
LED = 2
MOVED = 3
BASE = SUITS + 1
"""How many rows describe a moment."""
ROWS = SUITS + 2
"""How many describe a card that may be laid then."""


def pattern(mine: Any, unseen: Any, suit: Any) -> Any:
    """The number of a suit's pattern: a 1, then for each card of it whether it is one's own."""
    own = mine >> suit * RANKS & 511
    live = (mine | unseen) >> suit * RANKS & 511
    number = 1
    while live:
        if live & 1:
            number = number << 1 | own & 1
        live >>= 1
        own >>= 1
    return number


def table_of(deal: Any, suit: Any) -> Any:
    """The first row of the table for a suit."""
    return 0 if deal.trumps >> suit * RANKS & 1 else PATTERNS


def bid_rows(deal: Any, rules: Any, rows: Any) -> None:
    """The rows of the four suits to a seat that bids."""
    hand = deal.hands[deal.to_act]
    if rules.blind == 1:
        hand &= bit(deal.turned)
    unseen = ALL & ~(hand | gone(deal, rules))
    for suit in range(SUITS):
        rows[suit] = table_of(deal, suit) + pattern(hand, unseen, suit)


def moment_rows(deal: Any, hand: Any, unseen: Any, rows: Any) -> None:
    """The rows of the four suits and of the one that was led; row 0 where none was."""
    for suit in range(SUITS):
        rows[suit] = table_of(deal, suit) + pattern(hand, unseen, suit)
    rows[SUITS] = 0
    if deal.laid > 0:
        rows[SUITS] = LED * PATTERNS + pattern(hand, unseen, lowest(deal.following) // RANKS)


def card_rows(deal: Any, card: Any, hand: Any, unseen: Any, base: Any, rows: Any) -> None:
    """The rows of a moment, ``base``, with the card's suit as it will be, and then as it was."""
    suit = card // RANKS
    for place in range(BASE):
        rows[place] = base[place]
    rows[suit] = table_of(deal, suit) + pattern(hand & ~bit(card), unseen, suit)
    rows[BASE] = MOVED * PATTERNS + base[suit]
