"""The steady bot for Oko: bets by its chance to win at the showdown and by what the pot offers for it.

The chance is counted over deals that could be: the cards not seen are dealt out evenly to the live seats.
"""

from __future__ import annotations

import random

from kozyr.cards import PACK24
from kozyr.games.oko.hands import judge
from kozyr.games.oko.view import Current, View

SAMPLES = 80
"""Deals that are looked at for one decision."""
CARDS = 4
MARGIN = 0.05
"""How much better than the pot's odds a call has to be: seats that bet hold more than an even share."""
EDGE = 1.3
"""A raise wants a chance so many times an even share."""
BLUFF = 0.03
"""How often a hand that would only call, or pass, is raised."""
SIZES = (0.5, 1.0, 1.5)
"""Raises as parts of the pot."""


def cards_shown(view: View, deal: Current, seat: int) -> int:
    """How many cards a live seat will have opened at the showdown (OK-STAND, OK-TWO)."""
    early = deal.closed and view.public.options["showdown_at_two"] == "opened"
    return deal.opened[seat] if early or deal.stood[seat] else CARDS


def chance(view: View, deal: Current, rng: random.Random) -> float:
    """The chance to win at the showdown, 0..1; a shared pot counts as a part of a win."""
    me = view.seat
    mine = [PACK24.parse(card) for card in view.hand or [] if card is not None]
    unseen = [card for card in range(PACK24.size) if card not in mine]
    rivals = [seat for seat, live in enumerate(deal.live) if live and seat != me]
    sizes = [cards_shown(view, deal, seat) for seat in rivals]
    assert me is not None
    to_come = cards_shown(view, deal, me) - len(mine)
    won = 0.0
    for _ in range(SAMPLES):
        cards = rng.sample(unseen, to_come + sum(sizes))
        strength = judge(PACK24.mask([*mine, *cards[:to_come]]))
        place, equal = to_come, 1
        for size in sizes:
            other = judge(PACK24.mask(cards[place : place + size]))
            place += size
            if other > strength:
                break
            equal += other == strength
        else:
            won += 1 / equal
    return won / SAMPLES


def odds(deal: Current, seat: int, cost: int) -> float:
    """The chance that pays for putting in ``cost`` more: its part of what the seat then plays for."""
    total = deal.paid[seat] + cost
    pot = sum(min(paid, total) for paid in deal.paid) + cost
    return cost / pot


def bets(view: View) -> range:
    """The amounts that may be bet; none where a bet isn't legal."""
    for entry in view.legal:
        if entry.startswith("bet "):
            low, _, high = entry.removeprefix("bet ").partition("..")
            return range(int(low), int(high) + 1)
    return range(0)


def amount(deal: Current, amounts: range, rng: random.Random) -> int:
    """A bet of some part of the pot, as far as it is allowed."""
    wanted = deal.highest + round(deal.pot * rng.choice(SIZES))
    return min(max(wanted, amounts[0]), amounts[-1])


def steady(view: View, rng: random.Random) -> str:
    """The bot's action: it always opens its cards, since standing can't make a hand better (OK-STAND)."""
    deal = view.public.deal
    assert deal is not None
    assert view.seat is not None
    if deal.phase == "open":
        return "open"
    seat = view.seat
    share = chance(view, deal, rng)
    amounts = bets(view)
    strong = share * sum(deal.live) > EDGE
    if amounts and (strong or rng.random() < BLUFF):
        return f"bet {amount(deal, amounts, rng)}"
    if "call" in view.legal:
        cost = min(deal.highest - deal.bets[seat], deal.chips[seat])
        return "call" if share > odds(deal, seat, cost) + MARGIN else "pass"
    return f"bet {amounts[0]}" if share > odds(deal, seat, amounts[0]) else "pass"
