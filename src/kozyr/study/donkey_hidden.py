"""What one player of donkey can't see: every way the unseen cards may lie from here on.

More ways than could have come about may be among them (which hand of four would have had to lead is looked at
only for the trick that is about to begin), never fewer: what holds in all of them holds in all that could be.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations, permutations
from math import comb, factorial

from kozyr.cards import PACK36
from kozyr.engine import lowest, popcount
from kozyr.games.api import Run
from kozyr.games.donkey.actions import cards_of
from kozyr.games.donkey.deal import apply, quartets, start
from kozyr.games.donkey.state import ACT_GIVE, PLAY, SINGLE, VERB, WHAT, Deal, Rules
from kozyr.games.donkey.tables import HAND, PACK, SEATS, group_cards

FULL = (1 << PACK) - 1


def stock_of(deal: Deal) -> int:
    """How many cards are left to be drawn; none in the soloist forms, whose talon is no stock."""
    return PACK - deal.top if deal.phase == PLAY else 0


@dataclass(frozen=True)
class Hidden:
    """A deal as the seat to act has seen it."""

    rules: Rules
    deal: Deal
    """With the cards in any way; what is hidden in it is dealt anew."""
    unseen: int
    void: tuple[int, ...]
    """By seat the cards that it has shown not to hold (DK-S-ANSWER)."""
    known: tuple[int, ...]
    """By seat cards that it must hold: gifts of the hero that it hasn't laid."""

    @property
    def others(self) -> list[int]:
        """The other seats in play, from the next one."""
        found = [self.rules.follow[self.deal.to_act]]
        while self.rules.follow[found[-1]] != self.deal.to_act:
            found.append(self.rules.follow[found[-1]])
        return found

    @property
    def stock(self) -> int:
        """Cards of the stock."""
        return stock_of(self.deal)

    def count(self) -> int:
        """How many ways there are at most."""
        left, ways = popcount(self.unseen), 1
        for seat in self.others:
            size = popcount(self.deal.hands[seat])
            ways *= comb(left, size)
            left -= size
        return ways * factorial(self.stock)

    def ways(self) -> Iterator[Deal]:
        """The deal with the cards in each way."""
        yield from self._spread(self.others, self.unseen, {})

    def _spread(self, seats: list[int], left: int, hands: dict[int, int]) -> Iterator[Deal]:
        if not seats:
            yield from self._stocked(left, hands)
            return
        seat = seats[0]
        later = 0
        for other in seats[1:]:
            later |= self.known[other]
        must = self.known[seat] & left
        free = PACK36.of_mask(left & ~self.void[seat] & ~must & ~later)
        for cards in combinations(free, popcount(self.deal.hands[seat]) - popcount(must)):
            hand = must | PACK36.mask(cards)
            yield from self._spread(seats[1:], left & ~hand, {**hands, seat: hand})

    def _stocked(self, left: int, hands: dict[int, int]) -> Iterator[Deal]:
        if self.deal.laid == 0 and any(
            popcount(hand) == HAND and quartets(hand) and self.deal.phase == PLAY for hand in hands.values()
        ):
            return
        for order in permutations(PACK36.of_mask(left)) if self.stock else [()]:
            deal = self.deal.copy()
            for seat, hand in hands.items():
                deal.hands[seat] = hand
            if order:
                deal.deck[deal.top :] = order
            yield deal


def hidden(run: Run) -> Hidden:
    """What the seat to act can't see of a deal.

    Raises:
        ValueError: the position is none in which cards are laid.
    """
    rules, reached, hero = run.rules, run.deal, run.deal.to_act
    if reached.phase not in (PLAY, SINGLE):
        raise ValueError("cards must be played in a position")
    deal = Deal()
    start(deal, rules, run.deck, run.dealer)
    void, known = [0] * SEATS, [0] * SEATS
    for seat, action in run.actions:
        card = action & WHAT
        if deal.phase == SINGLE and deal.laid > 0:
            led = group_cards(lowest(deal.led))
            if card & (led | rules.beats[seat * PACK + lowest(deal.standing)]) == 0:
                void[seat] |= led
        if action >> VERB << VERB == ACT_GIVE and seat == hero:
            other = seat
            for given in cards_of(action):
                other = rules.follow[other]
                known[other] |= 1 << given
        apply(deal, rules, action)
    seen = deal.hands[hero] | deal.bank
    for seat in range(SEATS):
        seen |= deal.piles[seat]
    if hero != deal.soloist:
        seen &= ~deal.buried
    unseen = FULL & ~seen
    return Hidden(rules, deal, unseen, tuple(void), tuple(cards & unseen for cards in known))
