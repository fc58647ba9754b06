"""The steady bot for the exchange game: keeps what is nearest to a quartet and minds what it hands over.

It gives or returns the card that costs least: by how many of the rank it holds itself, and by how many of
them it has seen go to the seat that gets the card.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable

from kozyr.cards import PACK52
from kozyr.games.api import View
from kozyr.games.exchange.view import Current
from kozyr.games.exchange.view import View as ExchangeView

KEEP = (0.0, 0.0, 1.0, 3.0, 0.0)
"""What parting with a card costs where the hand holds so many of its rank; a quartet has its own place."""
WARY = 0.5
"""What it costs for each card of the rank that the other seat is likely to hold."""
FEED = 2.5
"""What it costs to complete a quartet of the other seat where that can't be avoided for ever."""


def seen_go(view: ExchangeView, seat: int) -> set[str]:
    """The cards that a seat holds as far as the bot has seen; of two seats, all that the bot doesn't hold."""
    if view.public.seats == 2:
        return set(PACK52.names) - {card for card in view.hand or () if card is not None}
    holders: dict[str, int] = {}
    for exchange in view.private.exchanges:
        holders[exchange.given] = exchange.receiver
        if exchange.returned is not None:
            holders[exchange.returned] = exchange.giver
    return {card for card, holder in holders.items() if holder == seat}


def ranks_of(cards: Iterable[str | None]) -> Counter[str]:
    """How many of the cards are of each rank."""
    return Counter(card[0] for card in cards if card is not None)


def cost(own: Counter[str], theirs: Counter[str], target: int | None, rank: str) -> tuple[bool, bool, float]:
    """What parting with a card of a rank costs: a quartet of one's own, a quartet for the other, then worth.

    Args:
        own: ranks of the hand.
        theirs: ranks that the other seat is likely to hold.
        target: the quartets that win it the deal, where completing another is allowed; None: it never is.
        rank: the card's rank.
    """
    feeds = theirs[rank] == 3
    wins = feeds and (target is None or list(theirs.values()).count(4) + 1 >= target)
    return (own[rank] == 4, wins, KEEP[own[rank]] + (FEED if feeds else WARY * theirs[rank]))


def partner(deal: Current) -> int:
    """Who gets the card that the seat to act parts with."""
    return deal.receiver if deal.phase == "give" else deal.giver


def steady(view: View, rng: random.Random) -> str:
    """The bot's action; between cards that cost the same, chance decides, so that cards keep going round.

    Two players hold all cards between them, so never completing a quartet would block both for good.
    There only the one that wins is withheld.
    """
    assert isinstance(view, ExchangeView)
    deal = view.public.deal
    assert deal is not None
    own = ranks_of(view.hand or ())
    theirs = ranks_of(seen_go(view, partner(deal)))
    target = view.public.options["target"] if view.public.seats == 2 else None
    costs = {action: cost(own, theirs, target, action.split()[1][0]) for action in view.legal}
    least = min(costs.values())
    return rng.choice([action for action in view.legal if costs[action] == least])
