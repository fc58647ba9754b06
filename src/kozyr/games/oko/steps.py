"""Oko in steps for environments: each number is one step and means one thing in every phase.

| steps | meaning |
| --- | --- |
| 0 | pass |
| 1 | call |
| 2 | open |
| 3 | stand |
| 4 | bet the least legal amount and the chips put down on top of it |
| 5 | bet the highest legal amount |
| 6–28 | put down 1, 2, 4, …, 4194304 chips on top of the least amount: step 6 + k puts down 2 to the k |

An amount is put together from the greatest chips down, each at most once, so that every legal amount is
reached by one series of steps (the highest by step 5 too). When no smaller chips fit, the bet is made.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from kozyr.engine import State, bit
from kozyr.games.oko.deal import BET, VERB, amounts_of, apply, legal, lowest_of, verbs_of
from kozyr.games.oko.state import Deal, Rules

MAKE_BET = 4
BET_ALL = 5
CHIPS = 6
KINDS = 23
"""Kinds of chips: the most that six seats can have is less than 2**23."""
STEPS = CHIPS + KINDS
NAMES = (
    "pass",
    "call",
    "open",
    "stand",
    "bet",
    "bet all",
    *(f"put down {1 << kind}" for kind in range(KINDS)),
)
"""What each step means."""
BETTER = 1
"""1: the more a seat scores, the better."""
PARTIAL = ("chosen",)
"""The fields of the memory that hold a choice under way, known to its maker alone."""


class Memory(State):
    """What an environment keeps beside the deal: the bet that is being put together."""

    chosen: int
    """Chips put down on top of the least legal amount."""
    smaller: int
    """Only chips of kinds below this one may still be put down."""


def enter(memory: Memory, options: Mapping[str, Any], totals: Sequence[int]) -> None:
    """Note what a deal of a match begins with: it is all in the rules."""


def begin(memory: Memory, deal: Deal, rules: Rules) -> None:
    """Forget the deal before; ``deal`` has just been dealt."""
    memory.chosen = 0
    memory.smaller = KINDS


def mask(memory: Memory, deal: Deal, rules: Rules) -> int:
    """The legal steps as a set; empty at the end."""
    choices = legal(deal, rules)
    amounts = amounts_of(choices)
    found = verbs_of(choices) >> 1 if memory.chosen == 0 else 0
    if amounts == 0:
        return found
    found |= bit(MAKE_BET)
    if memory.chosen == 0 and amounts > 1:
        found |= bit(BET_ALL)
    return found | fitting(memory, amounts - 1 - memory.chosen) << CHIPS


def fitting(memory: Memory, spare: int) -> int:
    """The kinds of chips that may be put down when so many chips more are legal, as a set."""
    kinds = 0
    chips = 1
    while chips <= spare:
        kinds |= chips
        chips *= 2
    return kinds & bit(memory.smaller) - 1


def choose(memory: Memory, deal: Deal, rules: Rules, number: int) -> int:
    """The action that a legal step completes, or -1 while the choice goes on."""
    if number < MAKE_BET:
        return number + 1 << VERB
    choices = legal(deal, rules)
    most = amounts_of(choices) - 1
    if number == BET_ALL:
        memory.chosen = most
    elif number >= CHIPS:
        memory.chosen += bit(number - CHIPS)
        memory.smaller = number - CHIPS
        if fitting(memory, most - memory.chosen) != 0:
            return -1
    amount = lowest_of(choices) + memory.chosen
    begin(memory, deal, rules)
    return BET << VERB | amount


def carry_out(memory: Memory, deal: Deal, rules: Rules, action: int) -> None:
    """Apply an action; all that it shows is in the deal."""
    apply(deal, rules, action)
