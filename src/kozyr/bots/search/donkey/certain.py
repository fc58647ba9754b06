"""Is a choice certain? It is tried in every way in which the unseen cards may lie; what is so in all is said.

More ways than could have come about may be among them, never fewer: what holds in all of them holds in all
that could be. While there is a stock nobody can plan for what will be drawn, and nothing is certain.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from math import comb, factorial, prod

import numpy as np
import numpy.typing as npt

from kozyr.bots.api import Reason
from kozyr.bots.search.donkey import bound
from kozyr.bots.search.donkey.ending import ALIVE, BETTER, FIRM, SWEPT
from kozyr.cards import PACK36
from kozyr.engine import bit, popcount
from kozyr.games.donkey.banki import points_of, side
from kozyr.games.donkey.state import PLAY, SINGLE, WHAT, Deal, Rules
from kozyr.games.donkey.tables import PACK, SEATS

Numbers = npt.NDArray[np.int64]

MOST = 40_000
"""Ways, times the orders in which all hands can be laid, that are tried at most."""


def certain(
    rules: Rules, begun: Numbers, voids: Sequence[int], hidden: int, tries: Numbers
) -> dict[int, Reason]:
    """The actions that are never worse than any other and sometimes better, and why, as far as known.

    Args:
        rules: of the deal.
        begun: words of the deal in which the seat is to act, what it can't see being any way.
        voids: by seat the cards that it has shown not to hold.
        hidden: the cards that the seat can't place.
        tries: the legal actions with plans, as ``loop.explore`` has them.
    """
    deal = Deal.from_words(begun.tolist())
    if deal.phase not in (PLAY, SINGLE) or (deal.phase == PLAY and deal.top < PACK):
        return {}
    if count(rules, deal, hidden) * prod(factorial(popcount(hand)) for hand in deal.hands) > MOST:
        return {}
    plans = np.array([row for row in tries if is_plan(deal, row.tolist())], np.int64)
    if not len(plans):
        return {}
    hands = np.array(list(ways(rules, deal, voids, hidden)), np.int64)
    actions = np.array(list(dict.fromkeys(tries[:, 0].tolist())), np.int64)
    takers = np.zeros(len(actions), np.int64)
    found = np.zeros((len(plans), 4), np.int64)
    bound.verdict()(begun, hands, np.array(list(rules.words()), np.int64), actions, plans, takers, found)
    may_take = dict(zip(actions.tolist(), takers.tolist(), strict=True))
    reasons = {}
    for action in actions.tolist():
        proven = found[(plans[:, 0] == action) & (found[:, ALIVE] == 1) & (found[:, BETTER] == 1)]
        if len(proven):
            code = code_for(rules, deal, action, may_take, swept=bool(proven[:, SWEPT].any()))
            usual = "donkey-never-worse" if proven[:, FIRM].any() else "donkey-safest"
            reasons[action] = Reason(code=code or usual)
    return reasons


def is_plan(deal: Deal, row: list[int]) -> bool:
    """Whether a try says in which order the rest of the hand is laid; one card has no order."""
    rest = popcount(deal.hands[deal.to_act] & ~(row[0] & WHAT))
    return rest < 2 or row[1] >= 0


def code_for(rules: Rules, deal: Deal, action: int, takers: dict[int, int], *, swept: bool) -> str | None:
    """What is so of the trick on the table, whatever the others hold and do; None where nothing is.

    Args:
        rules: of the deal.
        deal: before the action.
        action: one that is certain.
        takers: by legal action the seats that may take the trick then.
        swept: whether the own side takes all that is left.
    """
    me, allies = deal.to_act, side(deal, rules, deal.to_act)
    alone = allies == bit(me)
    if swept:
        return "donkey-all-yours" if alone else "donkey-all-ours"
    if takers[action] == bit(me):
        return "donkey-takes-last" if deal.laid == rules.players - 1 else "donkey-unbeaten"
    if takers[action] & ~allies == 0:
        partner = takers[action] == allies & ~bit(me) and popcount(allies) == 2
        return "donkey-partner-takes" if partner else "donkey-side-takes"
    if all(seats & allies == 0 for seats in takers.values()):
        counted = {points_of(other & WHAT) for other in takers}
        least = points_of(action & WHAT) == min(counted) < max(counted)
        return "donkey-lost-least" if least else "donkey-lost"
    if takers[action] & allies == 0 and bit(me) in takers.values():
        return "donkey-left"
    return None


def count(rules: Rules, deal: Deal, hidden: int) -> int:
    """How many ways there are at most."""
    left, found = popcount(hidden), 1
    for seat in others(rules, deal):
        size = popcount(deal.hands[seat] & hidden)
        found *= comb(left, size)
        left -= size
    return found


def ways(rules: Rules, deal: Deal, voids: Sequence[int], hidden: int) -> Iterator[list[int]]:
    """By seat what each holds, in each way; what nobody holds then is buried."""

    def spread(seats: list[int], left: int, hands: list[int]) -> Iterator[list[int]]:
        if not seats:
            yield hands
            return
        seat = seats[0]
        free = PACK36.of_mask(left & ~voids[seat])
        for cards in combinations(free, popcount(deal.hands[seat] & hidden)):
            drawn = PACK36.mask(cards)
            after = hands[:]
            after[seat] = hands[seat] & ~hidden | drawn
            yield from spread(seats[1:], left & ~drawn, after)

    yield from spread(others(rules, deal), hidden, deal.hands)


def others(rules: Rules, deal: Deal) -> list[int]:
    """The other seats in play."""
    return [seat for seat in range(SEATS) if rules.playing >> seat & 1 and seat != deal.to_act]
