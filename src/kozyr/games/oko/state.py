"""The state of one deal of Oko and what it is played by.

Sets of seats are bits of an int. Chips are whole numbers; a seat's chips are either left to it or paid.
"""

from typing import Annotated

from kozyr.engine import State

SEATS = 6
CARDS = 4
"""Cards dealt to each seat."""
SEEN = 2
"""Of them those that it sees at once (OK-DEAL)."""

OVER = 0
BETTING = 1
OPENING = 2

ALL = 0
OPENED = 1
OFF = 2
"""The values of ``showdown_at_two`` (OK-TWO)."""


class Rules(State):
    """What one deal is played by. Seats without chips are out of it."""

    seats: int
    playing: int
    """How many seats are in the deal."""
    after: Annotated[list[int], SEATS]
    """By seat, the next seat in the deal (C-SEAT)."""
    stacks: Annotated[list[int], SEATS]
    """Chips before the ante."""
    ante: int
    min_bet: int
    reraise: int
    at_two: int
    """``showdown_at_two``: ALL, OPENED or OFF."""


class Deal(State):
    """One deal: whose turn it is, the cards, the chips."""

    phase: int
    to_act: int
    """The seat to act, -1 when the deal is over."""
    dealer: int
    stage: int
    """How many cards a seat that hasn't stood has opened after this stage's openings: 2, 3 or 4."""
    closed: int
    """1 once passing has left two seats, so that nobody may raise (OK-TWO)."""
    cards: Annotated[list[int], SEATS * CARDS]
    """``cards[seat * CARDS + i]`` is the card dealt to the seat as number i."""
    opened: Annotated[list[int], SEATS]
    """How many cards the seat has opened, in the order dealt; 0 for a seat that is out."""
    live: int
    """Seats that have not passed."""
    stood: int
    """Seats that have stood."""
    acted: int
    """Seats that have bet, called or raised in this round."""
    left: Annotated[list[int], SEATS]
    """Chips in front of the seat."""
    bets: Annotated[list[int], SEATS]
    """Chips that the seat has put in in this round."""
    paid: Annotated[list[int], SEATS]
    """Chips put in over the whole deal, ante included; at the end less what went back (OK-POTS)."""
    highest: int
    """The highest bet of this round, 0 before there is one."""
    strength: Annotated[list[int], SEATS]
    """What the hands shown at the showdown are worth, see ``hands.judge``; else 0."""
    won: Annotated[list[int], SEATS]
    """Chips taken from the pot."""
