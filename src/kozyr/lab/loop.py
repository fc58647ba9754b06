"""Random deals by the million: one loop, compiled once for each game."""

from __future__ import annotations

from typing import Any

import numpy as np

from kozyr.engine.stream import below, mix, shuffle

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
    words = np.zeros(WIDTH, np.int64)
    deck = np.arange(pack)
    cards = used(rules)
    seats = scores.shape[1]
    for row in range(scores.shape[0]):
        # A record doesn't keep its words from being freed: here they are still named in the next round.
        deal = words.view(DEAL)[0]
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
