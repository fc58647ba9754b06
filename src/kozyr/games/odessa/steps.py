"""Odessa in steps for environments: each number is one step and means one thing in every phase.

| steps | meaning |
| --- | --- |
| 0–6 | bid so many tricks |
| 7–42 | lay the card: 7 + its place in the pack, ``6C`` to ``AS`` |

Every step is a whole action.
"""

from collections.abc import Mapping, Sequence
from typing import Annotated, Any

from kozyr.cards import PACK36
from kozyr.engine import State, bit, lowest
from kozyr.games.odessa.deal import (
    BIDDING,
    PACK,
    PLAY,
    PLAYING,
    RANKS,
    SEATS,
    VERB,
    WHAT,
    Deal,
    Rules,
    apply,
    legal,
)

CARDS = 7
STEPS = CARDS + PACK
NAMES = (*(f"bid {bid}" for bid in range(CARDS)), *PACK36.names)
"""What each step means."""
BETTER = 1
"""1: the more a seat scores, the better."""


PARTIAL: tuple[str, ...] = ()
"""The fields of the memory that hold a choice under way, known to its maker alone."""


class Memory(State):
    """What an environment keeps beside the deal: what all have seen that the deal forgets."""

    totals: Annotated[list[int], SEATS]
    """Of the match, before this deal."""
    table: int
    """The cards of the trick on the table."""
    shown: Annotated[list[int], SEATS]
    """Cards that the seat has laid in this deal, before a revoke too."""
    voids: Annotated[list[int], SEATS]
    """Suits, as bits, of which the seat has shown in this play that it holds none."""


def enter(memory: Memory, options: Mapping[str, Any], totals: Sequence[int]) -> None:
    """Note what a deal of a match begins with; as written only."""
    memory.totals = [*totals, *[0] * (SEATS - len(totals))]


def begin(memory: Memory, deal: Deal, rules: Rules) -> None:
    """Forget the deal before; ``deal`` has just been dealt."""
    memory.table = 0
    for seat in range(SEATS):
        memory.shown[seat] = 0
        memory.voids[seat] = 0


def mask(memory: Memory, deal: Deal, rules: Rules) -> int:
    """The legal steps as a set; empty at the end."""
    return legal(deal, rules) << (CARDS if deal.phase == PLAY else 0)


def choose(memory: Memory, deal: Deal, rules: Rules, number: int) -> int:
    """The action that a legal step completes, or -1 while the choice goes on: never in this game."""
    return BIDDING | number if number < CARDS else PLAYING | number - CARDS


def carry_out(memory: Memory, deal: Deal, rules: Rules, action: int) -> None:
    """Apply an action and remember what it showed."""
    if action >> VERB == PLAY:
        lay(memory, deal, rules, action)
    else:
        apply(deal, rules, action)


def lay(memory: Memory, deal: Deal, rules: Rules, action: int) -> None:
    """Lay a card. Who doesn't follow has none of the suit led, and no trump but the one laid (OD-FREE)."""
    seat = deal.to_act
    card = bit(action & WHAT)
    revokes = deal.revokes[seat]
    if card & deal.following == 0:
        memory.voids[seat] |= bit(lowest(deal.following) // RANKS)
        if card & deal.trumps == 0:
            memory.voids[seat] |= bit(lowest(deal.trumps) // RANKS)
    apply(deal, rules, action)
    memory.shown[seat] |= card
    memory.table = memory.table | card if deal.laid > 0 else 0
    if deal.revokes[seat] != revokes:
        for other in range(SEATS):
            memory.voids[other] = 0
