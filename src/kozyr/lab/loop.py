"""Random deals by the million: one loop, compiled once for each game.

The stream of deal ``number`` is SplitMix64 started at ``mix(seed + mix(number))``: a stream of its own for
every deal, so that a result doesn't depend on who plays which deals. It is not C-SHUFFLE, which costs more
than the deal.
"""

from __future__ import annotations

from typing import Any

import numpy as np

# Bound to one game's names before compiling, see ``kozyr.lab.simulate``.
DEAL: Any = None
RULES: Any = None
WIDTH: Any = None
start: Any = None
legal: Any = None
count: Any = None
pick: Any = None
apply: Any = None
score: Any = None
used: Any = None

GOLDEN = np.uint64(0x9E3779B97F4A7C15)
LOW = np.uint64(0xFFFFFFFF)


def mix(x: Any) -> Any:
    """SplitMix64's finaliser on uint64."""
    x = (x ^ (x >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    x = (x ^ (x >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return x ^ (x >> np.uint64(31))


def below(state: Any, size: Any) -> Any:
    """(next state, a number 0..size-1, all equally likely); size < 2**32 (Lemire's method)."""
    state += GOLDEN
    wide = np.uint64(size)
    product = (mix(state) >> np.uint64(32)) * wide
    if product & LOW < wide:
        floor = (np.uint64(1 << 32) - wide) % wide
        while product & LOW < floor:
            state += GOLDEN
            product = (mix(state) >> np.uint64(32)) * wide
    return state, np.int64(product >> np.uint64(32))


def three_below(state: Any, size: Any) -> Any:
    """(next state, numbers below size, size - 1 and size - 2), all triples equally likely.

    One word gives all three (batched ranged integers, Brackett-Rozinsky and Lemire); size is 3 to 1,000.
    """
    wide = np.uint64(size)
    triples = wide * (wide - np.uint64(1)) * (wide - np.uint64(2))
    while True:
        state += GOLDEN
        first = (mix(state) >> np.uint64(32)) * wide
        second = (first & LOW) * (wide - np.uint64(1))
        third = (second & LOW) * (wide - np.uint64(2))
        if third & LOW >= triples:
            break
        floor = (np.uint64(1 << 32) - triples) % triples
        if third & LOW >= floor:
            break
    return (
        state,
        np.int64(first >> np.uint64(32)),
        np.int64(second >> np.uint64(32)),
        np.int64(third >> np.uint64(32)),
    )


def swap(deck: Any, one: Any, other: Any) -> None:
    """Two cards change places."""
    card = deck[one]
    deck[one] = deck[other]
    deck[other] = card


def shuffle(state: Any, deck: Any, cards: Any) -> Any:
    """The next state; the deck in canonical order is shuffled as far as its first ``cards`` places."""
    pack = deck.size
    for place in range(pack):
        deck[place] = place
    for place in range(0, min(cards, pack - 1), 3):
        state, first, second, third = three_below(state, pack - place)
        swap(deck, place, place + first)
        swap(deck, place + 1, place + 1 + second)
        swap(deck, place + 2, place + 2 + third)
    return state


def play_deals(seed: Any, first: Any, rule_words: Any, pack: Any, scores: Any, trace: Any) -> None:
    """Play deals ``first``, ``first + 1``, …, one for each row of ``scores``.

    Args:
        seed: uint64.
        first: number of the first deal.
        rule_words: the words of the game's ``Rules``.
        pack: cards in the pack.
        scores: int64 (deals, seats), filled.
        trace: int64; with room for it, the dealer, the deck, and the actions of the last deal played, closed
            by -1. Empty: nothing is kept.
    """
    rules = rule_words.view(RULES)[0]
    deal = np.zeros(WIDTH, np.int64).view(DEAL)[0]
    deck = np.arange(pack)
    cards = used(rules)
    seats = scores.shape[1]
    for row in range(scores.shape[0]):
        state = mix(np.uint64(seed) + mix(np.uint64(first + row)))
        state, dealer = below(state, seats)
        state = shuffle(state, deck, cards)
        start(deal, rules, deck, dealer)
        kept = 0
        if trace.size:
            trace[0] = dealer
            trace[1 : 1 + pack] = deck
            kept = 1 + pack
        while deal.to_act >= 0:
            choices = legal(deal, rules)
            state, k = below(state, count(deal, rules, choices))
            action = pick(deal, rules, choices, k)
            apply(deal, rules, action)
            if kept:
                trace[kept] = action
                kept += 1
        if kept:
            trace[kept] = -1
        score(deal, rules, scores[row])
