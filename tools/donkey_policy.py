"""The rollouts' policy of donkey's search: fit what soloists make, tune weights by self-play.

    python tools/donkey_policy.py solo --form two_vs_one --beating next_lower
    python tools/donkey_policy.py tune --form ffa --seats 3

Both print rows for `kozyr.bots.search.donkey.weights`.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

import numpy as np

from kozyr.bots.search.donkey import bound
from kozyr.bots.search.donkey.policy import decide, notice
from kozyr.engine.stream import below, mix, shuffle
from kozyr.engine.twin import entry
from kozyr.games.donkey.banki import side, side_points
from kozyr.games.donkey.deal import apply, score, start
from kozyr.games.donkey.match import Course
from kozyr.games.donkey.options import OPTIONS
from kozyr.games.donkey.state import ACT_SOLO, ACT_TALON, AUCTION, TALON, Deal, Rules
from kozyr.games.donkey.tables import PACK, SEATS
from kozyr.games.option import read_options

DEAL: Any = None
RULES: Any = None
MIND: Any = None
ALL = 0
SOLOIST = 1
PARTNERS = 2
NOBODY = 3


def play(
    seed: Any, first: Any, deals: Any, what: Any, rule_words: Any, minds: Any, room: Any, sums: Any
) -> None:
    """The new policy (mind 0) against the old one (mind 1) on the same deals; sums of what it does better.

    Args:
        seed: uint64.
        first: number of the first deal.
        deals: how many.
        rule_words: of the deals' ``Rules``.
        minds: int64 (2, words): the new policy's and the old one's.
        room: int64 (words,), room for a deal and scores.
        what: ALL: the new one sits in turn in each seat (pairs: side), the old ones around it; SOLOIST,
            PARTNERS: it plays that role. The worth is compared with the old ones playing alone.
        sums: float64 (deals, 2): banki fewer than the others, points more.
    """
    rules = rule_words.view(RULES)[0]
    new = minds[0].view(MIND)[0]
    old = minds[1].view(MIND)[0]
    deal = room[:-SEATS].view(DEAL)[0]
    scores = room[-SEATS:]
    deck: Any = np.arange(PACK)
    for number in range(deals):
        state = mix(np.uint64(seed) + mix(np.uint64(first + number)))
        state, dealer = below(state, rules.players)
        state = shuffle(state, deck, PACK)
        turns = rules.players if what == ALL else 2
        if rules.form == 1:
            turns = 2
        for turn in range(turns):
            stream = mix(state + np.uint64(7))
            start(deal, rules, deck, dealer)
            for seat in range(SEATS):
                new.void[seat] = 0
                old.void[seat] = 0
            while deal.to_act >= 0:
                seat = deal.to_act
                if what == ALL:
                    fresh = seat == turn or (rules.form == 1 and (seat & 1) == turn)
                elif what == NOBODY:
                    fresh = turn == 0
                else:
                    fresh = (seat == deal.soloist) == (what == SOLOIST) and turn == 0
                if deal.phase == AUCTION and what in (SOLOIST, PARTNERS):
                    action = ACT_SOLO if seat == dealer else 4 << 40
                elif fresh:
                    stream, action = decide(deal, rules, new, stream)
                else:
                    stream, action = decide(deal, rules, old, stream)
                notice(deal, rules, new, action)
                notice(deal, rules, old, action)
                apply(deal, rules, action)
            score(deal, rules, scores)
            if deal.redealt == 1:
                continue
            hero = turn
            sign = 1.0
            if what != ALL:
                hero = deal.soloist if what == SOLOIST else rules.follow[deal.soloist]
                sign = 1.0 if turn == 0 else -1.0
            own = side(deal, rules, hero)
            theirs = 0.0
            foes = 0
            for other in range(SEATS):
                if rules.playing >> other & 1 == 1 and own >> other & 1 == 0:
                    theirs += scores[other]
                    foes += 1
            sums[number, 0] += sign * (theirs / foes - scores[hero])
            sums[number, 1] += sign * side_points(deal, rules, hero)


def solos(
    seed: Any, deals: Any, way: Any, rule_words: Any, mind_words: Any, room: Any, hands: Any, points: Any
) -> None:
    """Deals in which a seat plays alone whatever it holds: its hand dealt, and what it made."""
    rules = rule_words.view(RULES)[0]
    mind = mind_words.view(MIND)[0]
    deal = room[:-SEATS].view(DEAL)[0]
    deck: Any = np.arange(PACK)
    for number in range(deals):
        state = mix(np.uint64(seed) + mix(np.uint64(number)))
        state, dealer = below(state, rules.players)
        state = shuffle(state, deck, PACK)
        start(deal, rules, deck, dealer)
        for seat in range(SEATS):
            mind.void[seat] = 0
        while deal.to_act >= 0:
            if deal.phase == AUCTION:
                action = ACT_SOLO
                hands[number] = deal.hands[deal.to_act]
            elif deal.phase == TALON:
                action = ACT_TALON | way
            else:
                state, action = decide(deal, rules, mind, state)
            notice(deal, rules, mind, action)
            apply(deal, rules, action)
        points[number] = side_points(deal, rules, deal.soloist) if deal.redealt == 0 else -99


@cache
def compiled(function: Any) -> Any:
    """One of the loops."""
    return entry(function, "tool", {"DEAL": Deal.dtype(), "RULES": Rules.dtype(), "MIND": bound.MIND})


def rules_of(seats: int, options: Mapping[str, Any]) -> Rules:
    """The rules of a first deal."""
    return Course(read_options(OPTIONS, options, seats), seats, 0).rules()
