"""The loops of the search: worlds reached again by the engine, each action tried and played out.

Bound to the engine's functions and compiled in ``bound.py``.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from kozyr.bots.search.donkey.policy import decide, notice
from kozyr.engine.stream import below, mix, swap
from kozyr.games.donkey.banki import side, side_points
from kozyr.games.donkey.deal import apply, score, start
from kozyr.games.donkey.state import PLAY
from kozyr.games.donkey.tables import PACK, SEATS

# Bound before compiling.
DEAL: Any = None
RULES: Any = None
MIND: Any = None

PARTS = 2
"""What a try comes to: banki fewer than the others get, and points of the own side."""


def reach(
    decks: Any, moves: Any, dealer: Any, rule_words: Any, mind_words: Any, deals: Any, voids: Any
) -> None:
    """Bring each world to the moment that is thought about.

    Args:
        decks: int64 (worlds, cards).
        moves: int64 (worlds, actions so far).
        dealer: who deals.
        rule_words: of the deal's ``Rules``.
        mind_words: of the policy's mind.
        deals: int64 (worlds, words of a deal), filled.
        voids: int64 (worlds, seats), filled: cards that a seat has shown not to hold.
    """
    rules = rule_words.view(RULES)[0]
    mind = mind_words.view(MIND)[0]
    for world in range(decks.shape[0]):
        deal = deals[world].view(DEAL)[0]
        for seat in range(SEATS):
            mind.void[seat] = 0
        start(deal, rules, decks[world], dealer)
        for place in range(moves.shape[1]):
            notice(deal, rules, mind, moves[world, place])
            apply(deal, rules, moves[world, place])
        for seat in range(SEATS):
            voids[world, seat] = mind.void[seat]


def explore(
    deals: Any, voids: Any, rule_words: Any, mind_words: Any, actions: Any, seed: Any, room: Any, found: Any
) -> None:
    """Try each action in each world and play the deal out.

    Args:
        deals: int64 (worlds, words).
        voids: int64 (worlds, seats).
        rule_words: of the deal's ``Rules``.
        mind_words: of the policy's mind.
        actions: int64 (actions,), all legal in each world.
        seed: uint64; in one world all actions get the same chances.
        room: int64 (words,), room for a deal.
        found: float64 (worlds, actions, PARTS), filled.
    """
    rules = rule_words.view(RULES)[0]
    mind = mind_words.view(MIND)[0]
    deal = room[:-SEATS].view(DEAL)[0]
    scores = room[-SEATS:]
    for world in range(deals.shape[0]):
        begun = deals[world].view(DEAL)[0]
        stir(begun, mix(np.uint64(seed) + mix(np.uint64(world))))
        seat = begun.to_act
        for place in range(actions.size):
            room[:-SEATS] = deals[world]
            for other in range(SEATS):
                mind.void[other] = voids[world, other]
            state = mix(np.uint64(seed) + mix(np.uint64(world)))
            action = actions[place]
            while True:
                notice(deal, rules, mind, action)
                apply(deal, rules, action)
                if deal.to_act < 0:
                    break
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
            found[world, place, 1] = side_points(deal, rules, seat)


def stir(deal: Any, state: Any) -> None:
    """Put the stock in another order: nothing that was seen depends on it."""
    if deal.phase == PLAY:
        for last in range(PACK - 1, deal.top, -1):
            state, place = below(state, last + 1 - deal.top)
            swap(deal.deck, deal.top + place, last)
