"""Actions of Oko: ``pass``, ``call``, ``bet 12``, ``open``, ``stand``."""

from collections.abc import Mapping

from kozyr.games.oko.deal import (
    BET,
    CALL,
    OPEN,
    PASS,
    STAND,
    VERB,
    WHAT,
    amounts_of,
    legal,
    lowest_of,
    verbs_of,
)
from kozyr.games.oko.state import Deal, Rules
from kozyr.games.words import Shape, Words

NUMBERS = {"pass": PASS, "call": CALL, "open": OPEN, "stand": STAND, "bet": BET}
NAMES = {number: verb for verb, number in NUMBERS.items()}

VERBS: Mapping[str, Shape | tuple[str, ...]] = {
    "pass": "nothing",
    "call": "nothing",
    "open": "nothing",
    "stand": "nothing",
    "bet": "number",
}


def encode(words: Words) -> int:
    """The number of an action."""
    return NUMBERS[words.verb] << VERB | words.number


def text(action: int) -> str:
    """The record's spelling of an action number."""
    verb = action >> VERB
    return f"bet {action & WHAT}" if verb == BET else NAMES[verb]


def menu(deal: Deal, rules: Rules) -> list[str]:
    """The legal actions in the record's spelling, sorted; all amounts as one ``bet LOW..HIGH``."""
    choices = legal(deal, rules)
    verbs = verbs_of(choices)
    entries = [name for number, name in NAMES.items() if verbs >> number & 1]
    if amounts_of(choices):
        low = lowest_of(choices)
        entries.append(f"bet {low}..{low + amounts_of(choices) - 1}")
    return sorted(entries)
