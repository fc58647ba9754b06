"""The exchange game in steps for environments: each number is one step and means one thing in every phase.

| steps | meaning |
| --- | --- |
| 0–51 | part with the card, by its place in the pack, ``2C`` to ``AS``: give it, or return it for one given |

Every step is a whole action.
"""

from collections.abc import Mapping, Sequence
from typing import Annotated, Any

from kozyr.cards import PACK52
from kozyr.engine import State, bit
from kozyr.games.exchange.deal import GIVE, PACK, SEATS, VERB, WHAT, Deal, Rules, apply, legal

STEPS = PACK
NAMES = PACK52.names
"""What each step means."""
BETTER = 1
"""1: the more a seat scores, the better."""
PARTIAL: tuple[str, ...] = ()
"""The fields of the memory that hold a choice under way, known to its maker alone."""


class Memory(State):
    """What an environment keeps beside the deal: what seats have seen that the deal forgets."""

    totals: Annotated[list[int], SEATS]
    """Of the match, before this deal."""
    onward: Annotated[list[int], SEATS]
    """Cards that went from the seat to the next one and haven't come back."""
    back: Annotated[list[int], SEATS]
    """Cards that went from the seat to the one before it and haven't come back."""


def enter(memory: Memory, options: Mapping[str, Any], totals: Sequence[int]) -> None:
    """Note what a deal of a match begins with; as written only."""
    memory.totals = [*totals, *[0] * (SEATS - len(totals))]


def begin(memory: Memory, deal: Deal, rules: Rules) -> None:
    """Forget the deal before; ``deal`` has just been dealt."""
    for seat in range(SEATS):
        memory.onward[seat] = 0
        memory.back[seat] = 0


def mask(memory: Memory, deal: Deal, rules: Rules) -> int:
    """The legal steps as a set; empty at the end."""
    return legal(deal, rules)


def choose(memory: Memory, deal: Deal, rules: Rules, number: int) -> int:
    """The action that a legal step completes, or -1 while the choice goes on: never in this game."""
    return deal.phase << VERB | number


def carry_out(memory: Memory, deal: Deal, rules: Rules, action: int) -> None:
    """Apply an action and remember where the card went."""
    seat = deal.to_act
    other = deal.giver
    card = bit(action & WHAT)
    giving = deal.phase == GIVE
    apply(deal, rules, action)
    if giving:
        other = deal.to_act
        memory.onward[seat] |= card
    else:
        memory.back[seat] |= card
    memory.onward[other] &= ~card
    memory.back[other] &= ~card
