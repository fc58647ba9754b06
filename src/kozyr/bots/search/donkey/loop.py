"""The loops of the search: worlds reached again by the engine, each action tried and played out.

Bound to the engine's functions and compiled in ``bound.py``.
"""

from __future__ import annotations

from math import log
from typing import Any

import numpy as np

from kozyr.bots.search.donkey.likely import parted, told
from kozyr.bots.search.donkey.policy import decide, first_of, notice
from kozyr.engine import bit, lowest, nth_bit, popcount
from kozyr.engine.stream import below, mix, swap
from kozyr.games.donkey.banki import ALL_POINTS, side, side_points, sides
from kozyr.games.donkey.deal import apply, chosen, legal, score, start
from kozyr.games.donkey.state import (
    ACT_BURY,
    ACT_GIVE,
    ACT_PLAY,
    ACT_RETURN,
    BURYING,
    DIGIT,
    GIVING,
    PLAY,
    RETURNING,
    SINGLE,
    SWAP,
    VERB,
    WHAT,
)
from kozyr.games.donkey.tables import PACK, SEATS

# Bound before compiling.
DEAL: Any = None
RULES: Any = None
MIND: Any = None

PARTS = 2
"""What a try comes to: banki fewer than the others get, and points of the own side above its share."""
CHANCES = 1 << 30
"""So fine are the chances by which a step is taken."""
FAR = 1e9
"""Further below than the logarithm of any chance."""
PLANNED = 3
"""Cards of a plan at most."""
STEPS = 4
"""Changes tried from one world to the next: one of all hidden cards, every other one of two places."""
BURN = 200
"""Changes tried before what the others did counts, since a world that is drawn knows nothing of it."""
EVEN = 4
"""For the first of so many worlds it never counts: what is right whatever others hold is seen to be so."""


def reach(
    decks: Any,
    moves: Any,
    dealer: Any,
    hero: Any,
    hidden: Any,
    strange: Any,
    seed: Any,
    rule_words: Any,
    mind_words: Any,
    deals: Any,
    voids: Any,
) -> None:
    """Bring each world to the moment that is thought about, and find others beside it.

    Where the cards that the hero can't place change their names, or two cards that it wasn't dealt itself
    change places in the deck, and the same would still have been seen, that is a world too. A step tries such
    a change and stays where it is if something else would have been seen, or else by chance if what the
    others did would have been less likely (Metropolis). So worlds come up as often as what the others did
    makes them likely; but the first few beside each drawn one, where that doesn't count, come up evenly.

    Args:
        decks: int64 (drawn worlds, cards).
        moves: int64 (drawn worlds, actions so far).
        dealer: who deals.
        hero: the seat that thinks.
        hidden: the cards that it can't place.
        strange: the cards that it was not dealt and didn't draw.
        seed: uint64.
        rule_words: of the deal's ``Rules``.
        mind_words: of the policy's mind.
        deals: int64 (worlds, words of a deal), filled; as many worlds for each drawn one.
        voids: int64 (worlds, seats), filled: cards that a seat has shown not to hold.
    """
    rules = rule_words.view(RULES)[0]
    mind = mind_words.view(MIND)[0]
    copies = deals.shape[0] // decks.shape[0]
    evens = copies // EVEN
    room = np.zeros(deals.shape[1], np.int64)
    deal = room.view(DEAL)[0]
    seats = np.zeros(moves.shape[1] + 1, np.int64)
    names = np.zeros(PACK, np.int64)
    tried = np.zeros(PACK, np.int64)
    places = np.zeros(PACK, np.int64)
    placed = np.zeros(PACK, np.int64)
    deck: Any = np.zeros(PACK, np.int64)
    state = mix(np.uint64(seed))
    row = 0
    for world in range(decks.shape[0]):
        for card in range(PACK):
            names[card] = card
            places[decks[world, card]] = card
        likely = 0.0
        for step in range(BURN + (copies - 1) * STEPS + 1):
            even = step <= (evens - 1) * STEPS
            tried[:] = names
            placed[:] = places
            if step > 0 and step % 2 == 0:
                state = change(tried, hidden, step % STEPS == 0, state)
            elif step > 0:
                state = change(placed, strange, False, state)
            state, chance = below(state, CHANCES)
            least = likely + log((chance + 1) / CHANCES) if step > 0 and not even else -FAR
            found = 0.0
            for card in range(PACK):
                deck[placed[card]] = tried[card]
            start(deal, rules, deck, dealer)
            for seat in range(SEATS):
                mind.void[seat] = 0
            place = 0
            while place < moves.shape[1]:
                action = renamed(moves[world, place], tried)
                seat = deal.to_act
                if step == 0:
                    seats[place] = seat
                elif seat != seats[place] or not allowed(deal, rules, action):
                    break
                if seat != hero:
                    found += told(deal, rules, mind, action)
                    if found < least:
                        break  # What is told is never more likely than certain: it can't rise again.
                notice(deal, rules, mind, action)
                apply(deal, rules, action)
                place += 1
            if place == moves.shape[1] and (step == 0 or deal.to_act == hero):
                likely = found
                names[:] = tried
                places[:] = placed
                deals[row] = room
                for seat in range(SEATS):
                    voids[row, seat] = mind.void[seat]
            kept = even or step > BURN + (evens - 1) * STEPS
            if kept and step % STEPS == 0:
                row += 1
                if row < deals.shape[0]:
                    deals[row] = deals[row - 1]
                    voids[row] = voids[row - 1]


def change(row: Any, cards: Any, all_of_them: Any, state: Any) -> Any:
    """The next state of chance; in a row by card all these cards have been mixed, or any two of them.

    Each change is as likely as the one that undoes it.
    """
    size = popcount(cards)
    for last in range(size - 1, 0, -1):
        place = last
        if not all_of_them:
            state, place = below(state, size)
        state, other = below(state, size if not all_of_them else last + 1)
        swap(row, nth_bit(cards, place), nth_bit(cards, other))
        if not all_of_them:
            break
    return state


def renamed(action: Any, names: Any) -> Any:
    """The action that is done where cards have other names; cards that are played never have."""
    verb = action >> VERB << VERB
    what = action & WHAT
    if verb == ACT_BURY:
        found = 0
        while what != 0:
            found |= bit(names[lowest(what)])
            what &= what - 1
        return verb | found
    if verb == ACT_RETURN:
        return verb | names[what]
    if verb == ACT_GIVE:
        digits = 0
        for place in range(SEATS - 2, -1, -1):
            digit = what >> DIGIT * place & (1 << DIGIT) - 1
            digits = digits << DIGIT | (names[digit - 1] + 1 if digit > 0 else 0)
        return verb + digits
    return action


def allowed(deal: Any, rules: Any, action: Any) -> Any:
    """Whether an action is legal; the deal isn't over."""
    if deal.phase == PLAY:
        found = legal(deal, rules)
        while found != 0:
            if chosen(deal.hands[deal.to_act], found & 15) == action & WHAT:
                return True
            found >>= 4
        return False
    if deal.phase == SINGLE:
        return legal(deal, rules) & action & WHAT != 0
    if deal.phase == RETURNING:
        return legal(deal, rules) >> (action & WHAT) & 1 == 1
    if deal.phase in (BURYING, GIVING, SWAP):
        return parted(rules, action) & ~deal.hands[deal.to_act] == 0
    return deal.to_act >= 0


def explore(
    deals: Any, voids: Any, rule_words: Any, mind_words: Any, tries: Any, seed: Any, room: Any, found: Any
) -> None:
    """Try each action in each world and play the deal out.

    Near the end an action is tried with plans too: the order in which the hero lays the rest of its hand,
    whatever it sees. A plan is the same in all worlds, so its mean is no dream of knowing the hands.

    Args:
        deals: int64 (worlds, words).
        voids: int64 (worlds, seats).
        rule_words: of the deal's ``Rules``.
        mind_words: of the policy's mind.
        tries: int64 (tries, 1 + PLANNED): an action that is legal in each world, then the cards of a plan; -1
            where there is none.
        seed: uint64; in one world all tries get the same chances.
        room: int64 (words,), room for a deal.
        found: float64 (worlds, tries, PARTS), filled.
    """
    rules = rule_words.view(RULES)[0]
    mind = mind_words.view(MIND)[0]
    deal = room[:-SEATS].view(DEAL)[0]
    scores = room[-SEATS:]
    for world in range(deals.shape[0]):
        begun = deals[world].view(DEAL)[0]
        stir(begun, mix(np.uint64(seed) + mix(np.uint64(world))))
        seat = begun.to_act
        for place in range(tries.shape[0]):
            room[:-SEATS] = deals[world]
            for other in range(SEATS):
                mind.void[other] = voids[world, other]
            state = mix(np.uint64(seed) + mix(np.uint64(world)))
            plan = tries[place]
            action = plan[0]
            while True:
                notice(deal, rules, mind, action)
                apply(deal, rules, action)
                if deal.to_act < 0:
                    break
                if deal.to_act == seat and plan[1] >= 0:
                    action = planned(deal, rules, plan)
                else:
                    state, action = decide(deal, rules, mind, state)
            score(deal, rules, scores)
            own = side(deal, rules, seat)
            theirs = 0
            foes = 0
            for other in range(SEATS):
                if rules.playing >> other & 1 == 1 and own >> other & 1 == 0:
                    theirs += scores[other]
                    foes += 1
            found[world, place, 0] = theirs / foes - scores[seat]
            found[world, place, 1] = side_points(deal, rules, seat) - ALL_POINTS / sides(deal, rules)


def planned(deal: Any, rules: Any, plan: Any) -> Any:
    """What is played by a plan: the first card is led; answers have the first cards that are legal."""
    choices = legal(deal, rules)
    hand = deal.hands[deal.to_act]
    best = 0
    most = -1
    while choices != 0:
        cards, choices = first_of(deal, hand, choices)
        early = 0
        for place in range(1, PLANNED + 1):
            if plan[place] >= 0 and cards >> plan[place] & 1 == 1:
                early += 1 << PLANNED - place
        if deal.laid == 0 and cards & cards - 1 != 0:
            early = 0
        if early > most:
            most = early
            best = cards
    return ACT_PLAY | best


def stir(deal: Any, state: Any) -> None:
    """Put the stock in another order: nothing that was seen depends on it."""
    if deal.phase == PLAY:
        for last in range(PACK - 1, deal.top, -1):
            state, place = below(state, last + 1 - deal.top)
            swap(deal.deck, deal.top + place, last)
