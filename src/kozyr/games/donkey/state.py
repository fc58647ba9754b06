"""The state of one deal of donkey, and the numbers that rules and actions are written with."""

from typing import Annotated

from kozyr.engine import State
from kozyr.games.donkey.tables import PACK, SEATS

FFA = 0
PAIRS = 1
SOLOIST = 2
"""Kinds of form that a deal is played by; with a soloist 3 or 4 players."""

GIFT = 0
BURY = 1
CHOICE = 2
"""Ways to take the talon (DK-S-TALON)."""

NEVER = 0
ONE_HAND = 1
LITERAL = 2
"""When a deal is thrown in (DK-S-REDEAL)."""

OVER = 0
PLAY = 1
"""A trick without a soloist form's rules: any number of cards (DK-LEAD, DK-ANSWER)."""
SINGLE = 2
"""A trick of the soloist forms: one card (DK-S-LEAD, DK-S-ANSWER)."""
AUCTION = 3
TALON = 4
"""The soloist says which way it takes the talon."""
BURYING = 5
GIVING = 6
"""The talon gift."""
SWAP = 7
"""The soloist's part of the swap, then the opponents' (DK-S-SWAP)."""
RETURNING = 8

VERB = 40
"""An action is ``verb << VERB`` plus what: a set of cards (play, bury), a card (return), digits (give)."""
WHAT = (1 << VERB) - 1
ACT_PLAY = 1 << VERB
ACT_BURY = 2 << VERB
ACT_RETURN = 3 << VERB
ACT_PASS = 4 << VERB
ACT_SOLO = 5 << VERB
ACT_TALON = 6 << VERB
"""Plus GIFT or BURY."""
ACT_GIVE = 7 << VERB
"""Plus a digit to the base 64 for each card, card + 1, the first card's highest. The highest verb, so that
even too many cards make no other action's number."""
DIGIT = 6
"""Bits of a digit."""


class Rules(State):
    """What one deal is played by."""

    seats: int
    """Of the match."""
    players: int
    """Seats in play, and the set of them."""
    playing: int
    follow: Annotated[list[int], SEATS]
    """The next seat in play after each (C-SEAT)."""
    form: int
    hand: int
    """Cards dealt to each."""
    first: int
    """1 in the first deal of the match (DK-FIRST)."""
    must_beat: int
    talon: int
    redeal: int
    eggs: int
    """The set of seats that have eggs from the deal before (DK-EGGS)."""
    beats: Annotated[list[int], SEATS * PACK]
    of_size: Annotated[list[int], 25]
    of_suit: Annotated[list[int], 625]
    """The tables of ``tables.py``."""


class Deal(State):
    """One deal: whose turn it is, where the cards are, the trick on the table, the soloist's affairs.

    Sets of cards and of seats are masks.
    """

    phase: int
    to_act: int
    """The seat to act, -1 when the deal is over."""
    dealer: int
    deck: Annotated[list[int], PACK]
    top: int
    """Place in the deck of the next card of the stock or of the first of the talon."""
    hands: Annotated[list[int], SEATS]
    piles: Annotated[list[int], SEATS]
    """Cards taken, buried ones too."""
    starter: int
    """The seat that leads the first trick, -1 while that isn't known."""
    laid: int
    """Seats that have laid to the trick on the table."""
    led: int
    """The cards led to it."""
    standing: int
    """Its standing cards, and who laid them; between tricks those of the last one."""
    taker: int
    bank: int
    """All its cards."""
    sevens: int
    """The seat that led the four sevens, or -1 (DK-SEVENS)."""
    redealt: int
    """1 for a deal thrown in (DK-S-REDEAL)."""
    order: Annotated[list[int], SEATS]
    """The seats in the order of the auction, and how many have answered (DK-S-AUCTION)."""
    asked: int
    soloist: int
    """-1 while there is none."""
    way: int
    """How the soloist takes the talon: GIFT or BURY."""
    talon: int
    buried: int
    gifts: Annotated[list[int], SEATS]
    """The card that each seat got from the soloist last; in the swap until it has returned one."""
