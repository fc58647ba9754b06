"""Donkey in steps for environments: each number is one step and means one thing in every phase.

| steps | meaning |
| --- | --- |
| 0–35 | take the card, by its place in the pack, ``6C`` to ``AS``, for what is to be done with cards |
| 36 | lay the cards taken so far: no more of them |
| 37 | pass in the auction |
| 38 | solo: play alone |
| 39 | take the talon and give |
| 40 | bury, then take the talon |

Cards to lay or bury are taken one by one in the order of the pack, gifts in the order of the seats after the
soloist; so one series of steps leads to each action. It is carried out as soon as no card can be added.
"""

from collections.abc import Mapping, Sequence
from typing import Annotated, Any

from kozyr.cards import PACK36, SUITS
from kozyr.engine import State, bit, lowest, nth_bit, popcount
from kozyr.games.donkey.deal import apply, legal
from kozyr.games.donkey.state import (
    ACT_BURY,
    ACT_GIVE,
    ACT_PASS,
    ACT_PLAY,
    ACT_RETURN,
    ACT_SOLO,
    ACT_TALON,
    AUCTION,
    BURYING,
    DIGIT,
    GIVING,
    PLAY,
    RETURNING,
    SINGLE,
    SWAP,
    TALON,
    WHAT,
    Deal,
    Rules,
)
from kozyr.games.donkey.tables import DIAMONDS, PACK, SEATS, SPADES, group_cards

LAY = 36
PASS = 37
SOLO = 38
TAKE = 39
BURY = 40
STEPS = 41
NAMES = (*PACK36.names, "lay", "pass", "solo", "talon gift", "talon bury")
"""What each step means."""
BETTER = -1
"""-1: the fewer banki a seat gets, the better."""
PARTIAL = ("chosen",)
"""The fields of the memory that hold a choice under way, known to its maker alone."""

TRUMPS = ("own", "none", "one", "two", "ranked")
BEATINGS = ("next_lower", "any_lower", "any_higher")
GROUPS = 3
"""Groups of DK-S-GROUP: hearts and clubs, diamonds, spades."""


class Memory(State):
    """What an environment keeps beside the deal: the agreed rules, what was seen, the choice under way."""

    totals: Annotated[list[int], SEATS]
    """Banki before this deal."""
    limit: int
    trump: int
    """Place in TRUMPS."""
    beating: int
    """Place in BEATINGS."""
    suits: Annotated[list[int], SEATS]
    """Each seat's trump suits, as bits."""
    chosen: int
    """The cards taken so far, as a set."""
    last: int
    """The last of them; -1 before the first."""
    digits: int
    """The same cards as the digits of a gift."""
    leader: int
    """Who led the trick on the table, or -1."""
    laid: Annotated[list[int], SEATS]
    """The cards that each seat has laid to it."""
    said: Annotated[list[int], SEATS]
    """In the auction: 1 pass, 2 solo, 0 nothing yet; as bits."""
    without: Annotated[list[int], SEATS]
    """Groups of which the seat has shown to hold none, as bits (DK-S-ANSWER)."""
    passed: Annotated[list[int], SEATS * SEATS]
    """Place ``giver * SEATS + receiver``: the cards that went from hand to hand."""
    taken: Annotated[list[int], SEATS]
    """Talon cards that the seat took."""


def enter(memory: Memory, options: Mapping[str, Any], totals: Sequence[int]) -> None:
    """Note what a deal of a match begins with; as written only."""
    memory.totals = [*totals, *[0] * (SEATS - len(totals))]
    memory.limit = options["limit"]
    memory.trump = TRUMPS.index(options["trump"])
    memory.beating = BEATINGS.index(options["beating"])
    suits = ["D", "S"] if options["trump"] == "ranked" else options["trump_suits"]
    for seat in range(len(totals)):
        own = [suits[seat]] if options["trump"] == "own" else suits
        memory.suits[seat] = sum(1 << SUITS.index(suit) for suit in own)


def begin(memory: Memory, deal: Deal, rules: Rules) -> None:
    """Forget the deal before; ``deal`` has just been dealt."""
    let_go(memory)
    clear_table(memory)
    for seat in range(SEATS):
        memory.said[seat] = 0
        memory.without[seat] = 0
        memory.taken[seat] = 0
    for place in range(SEATS * SEATS):
        memory.passed[place] = 0


def let_go(memory: Memory) -> None:
    """No card is taken."""
    memory.chosen = 0
    memory.last = -1
    memory.digits = 0


def clear_table(memory: Memory) -> None:
    """No trick is on the table."""
    memory.leader = -1
    for seat in range(SEATS):
        memory.laid[seat] = 0


def mask(memory: Memory, deal: Deal, rules: Rules) -> int:
    """The legal steps as a set; empty at the end."""
    phase = deal.phase
    choices = legal(deal, rules)
    if phase == PLAY:
        return to_lay(memory, deal.hands[deal.to_act], choices)
    if phase == AUCTION:
        return choices << PASS
    if phase == TALON:
        return choices << TAKE
    if phase == BURYING:
        return to_bury(memory, choices, popcount(deal.talon))
    return choices & ~memory.chosen


def to_lay(memory: Memory, hand: int, choices: int) -> int:
    """The steps that go on to one of the listed choices of a hand, see ``tables.choices_of_size``."""
    found = 0
    before = places_of(hand, memory.chosen)
    passed = bit(popcount(hand & (2 << memory.last) - 1)) - 1 if memory.last >= 0 else 0
    while choices != 0:
        choice = choices & 15
        choices >>= 4
        if choice == before:
            found |= bit(LAY)
        elif choice & passed == before:
            found |= bit(nth_bit(hand, lowest(choice & ~before)))
    return found


def places_of(hand: int, cards: int) -> int:
    """Cards of a hand as a choice: bit p for the p-th card."""
    choice = 0
    while cards != 0:
        choice |= bit(popcount(hand & (cards & -cards) - 1))
        cards &= cards - 1
    return choice


def to_bury(memory: Memory, hand: int, cards: int) -> int:
    """The cards of a hand that may be taken next, so many being buried in all."""
    later = hand & ~((2 << memory.last) - 1) if memory.last >= 0 else hand
    missing = cards - popcount(memory.chosen)
    return later & (2 << nth_bit(later, popcount(later) - missing)) - 1


def choose(memory: Memory, deal: Deal, rules: Rules, number: int) -> int:
    """The action that a legal step completes, or -1 while the choice goes on."""
    if number >= PASS:
        return ACT_PASS if number == PASS else ACT_SOLO if number == SOLO else ACT_TALON | number - TAKE
    phase = deal.phase
    if phase == SINGLE:
        return ACT_PLAY | bit(number)
    if phase == RETURNING:
        return ACT_RETURN | number
    if number < LAY:
        memory.chosen |= bit(number)
        memory.last = number
        memory.digits = memory.digits << DIGIT | number + 1
        if not complete(memory, deal, rules):
            return -1
    if phase == PLAY:
        action = ACT_PLAY | memory.chosen
    elif phase == BURYING:
        action = ACT_BURY | memory.chosen
    else:
        action = ACT_GIVE + memory.digits
    let_go(memory)
    return action


def complete(memory: Memory, deal: Deal, rules: Rules) -> bool:
    """Whether no card can be added to those taken."""
    size = popcount(memory.chosen)
    if deal.phase == PLAY:
        return mask(memory, deal, rules) == bit(LAY)
    return size == (popcount(deal.talon) if deal.phase == BURYING else rules.players - 1)


def carry_out(memory: Memory, deal: Deal, rules: Rules, action: int) -> None:
    """Apply an action and remember what it showed."""
    seat = deal.to_act
    phase = deal.phase
    talon = deal.talon
    what = action & WHAT
    if phase == AUCTION:
        memory.said[seat] = 2 if action == ACT_SOLO else 1
    elif phase == RETURNING:
        memory.passed[seat * SEATS + deal.soloist] |= bit(what)
    elif phase in (GIVING, SWAP):
        note_gifts(memory, rules, seat, what)
    elif phase == SINGLE and deal.laid > 0:
        note_discard(memory, deal, rules, what)
    apply(deal, rules, action)
    if talon != 0 and deal.talon == 0:
        for other in range(SEATS):
            memory.taken[other] = deal.hands[other] & talon
    if phase in (PLAY, SINGLE):
        memory.leader = seat if memory.leader < 0 else memory.leader
        memory.laid[seat] = what
        if deal.laid == 0:
            clear_table(memory)


def note_gifts(memory: Memory, rules: Rules, giver: int, digits: int) -> None:
    """Remember a card for each opponent, in the order of the seats after the soloist."""
    seat = giver
    for left in range(rules.players - 2, -1, -1):
        seat = rules.follow[seat]
        card = (digits >> DIGIT * left & (1 << DIGIT) - 1) - 1
        memory.passed[giver * SEATS + seat] |= bit(card)


def note_discard(memory: Memory, deal: Deal, rules: Rules, card: int) -> None:
    """Who neither lays the led group nor beats has no card of that group (DK-S-ANSWER)."""
    led = lowest(deal.led)
    beating = rules.beats[deal.to_act * PACK + lowest(deal.standing)]
    if card & (group_cards(led) | beating) == 0:
        memory.without[deal.to_act] |= bit(group_of(led))


def group_of(card: int) -> int:
    """The number of a card's group (DK-S-GROUP)."""
    if bit(card) & DIAMONDS != 0:
        return 1
    return 2 if bit(card) & SPADES != 0 else 0
