"""Why a choice is made: a card that is certain to be right, points given up to cost the others more."""

from __future__ import annotations

from kozyr.bots.api import Reason
from kozyr.cards import PACK36
from kozyr.games.odessa.view import Current

OTHERS = Reason(code="odessa-others")
"""Another choice has the higher value."""


def reason_for(deal: Current, seat: int, action: str, unseen: set[int]) -> Reason:
    """Of a card that no other one can be better than, whatever the others hold and do."""
    card = PACK36.parse(action.split()[1])
    need = (deal.bids[seat] or 0) - deal.taken[seat]
    left = deal.cards[seat]
    higher = sum(PACK36.suit(other) == PACK36.suit(card) and other > card for other in unseen)
    if need == left:
        return Reason(code="odessa-all-needed", args={"tricks": left, "higher": higher})
    if need == 0:
        return Reason(code="odessa-none-needed", args={"tricks": left})
    if 0 < need < left:
        return Reason(code="odessa-some-needed", args={"needed": need, "tricks": left})
    return Reason(code="odessa-out-of-reach", args={"tricks": left})
