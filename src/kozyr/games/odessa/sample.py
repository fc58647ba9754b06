"""Deals of Odessa that could be: voids, forced trumps and revokes are kept to (OD-FOLLOW, OD-TRUMPING).

Everybody's actions are seen by all, so a world is a deck alone. What a card tells of the hand that it came
from is told of the cards that are still unseen there:

- a card that doesn't follow: no card of the suit led; and no trump, unless it is one itself;
- a revoke (OD-REVOKE): at least one card that had to be laid instead. Hands begin anew then, so a card that
  was once seen is known for the rest of the deal.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from kozyr.cards import PACK36
from kozyr.engine import bit, popcount
from kozyr.games import api
from kozyr.games.odessa.deal import ALL, BID, PACK, Deal, Rules, suit_of
from kozyr.games.odessa.view import Trick
from kozyr.games.spread import Holder, Spread
from kozyr.games.worlds import Chance, Sampler, World, Worlds, bits, shuffle


class Seen(NamedTuple):
    """What one seat or a spectator has seen of a deal."""

    seats: int
    size: int
    dealer: int
    turned: int
    seat: int | None
    hand: int
    """The seat's cards as dealt; empty while it may not look at them (OD-BLIND)."""
    tricks: Sequence[Trick]
    actions: list[tuple[int, int]]


def seen(run: api.Run, seat: int | None) -> Seen:
    """Pick from a deal what the seat has seen."""
    deal: Deal = run.deal
    rules: Rules = run.rules
    hidden = seat is None or (rules.blind == 1 and deal.phase == BID)
    return Seen(
        seats=rules.seats,
        size=rules.size,
        dealer=run.dealer,
        turned=deal.turned,
        seat=seat,
        hand=0 if seat is None or hidden else deal.dealt[seat],
        tricks=run.story.tricks[:],
        actions=run.actions[:],
    )


class OdessaWorlds(Worlds):
    """All decks that would have shown the same."""

    def __init__(self, shown: Seen) -> None:
        self.actions = shown.actions
        self.seats, self.size, self.dealer, self.turned = shown.seats, shown.size, shown.dealer, shown.turned
        self.cards = shown.seats * shown.size
        self.known = known(shown)
        barred, some = told(shown, self.known)
        unseen = ALL & ~bit(shown.turned)
        for cards in self.known:
            unseen &= ~cards
        self.spread = Spread(
            unseen,
            [
                Holder(shown.size - popcount(self.known[seat]), barred[seat], tuple(some[seat]))
                for seat in range(shown.seats)
            ],
        )

    def draw(self, chance: Chance) -> World:
        """A deck; the actions are those that all saw."""
        hands, rest = self.spread.draw(chance)
        rest = shuffle(rest, chance) if self.cards < PACK else rest
        dealt = [shuffle([*bits(self.known[seat]), *hand], chance) for seat, hand in enumerate(hands)]
        return World(self._deck(dealt, rest), self.actions)

    def holding(self, hands: Sequence[Sequence[int]]) -> World:
        """The world in which the seats hold these of the unseen cards, besides what is known of them."""
        dealt = [[*bits(self.known[seat]), *hand] for seat, hand in enumerate(hands)]
        lying = {self.turned, *(card for cards in dealt for card in cards)}
        return World(self._deck(dealt, [card for card in range(PACK) if card not in lying]), self.actions)

    def _deck(self, dealt: list[list[int]], rest: Sequence[int]) -> list[int]:
        """The pack that deals so; the turned card is the last one dealt where none is left (OD-TRUMP)."""
        deck = [0] * PACK
        if self.cards < PACK:
            deck[self.cards] = self.turned
            deck[self.cards + 1 :] = rest
        for seat, cards in enumerate(dealt):
            if self.cards == PACK and seat == self.dealer:
                cards.remove(self.turned)
                cards.append(self.turned)
            deck[(seat - self.dealer - 1) % self.seats : self.cards : self.seats] = cards
        return deck


def known(shown: Seen) -> list[int]:
    """By seat, the cards that it is known to have been dealt."""
    cards = [0] * shown.seats
    if shown.seats * shown.size == PACK:
        cards[shown.dealer] |= bit(shown.turned)
    if shown.seat is not None:
        cards[shown.seat] |= shown.hand
    for trick in shown.tricks:
        for place, text in enumerate(trick.cards):
            cards[(trick.leader + place) % shown.seats] |= bit(PACK36.parse(text))
    return cards


def told(shown: Seen, known: Sequence[int]) -> tuple[list[int], list[list[int]]]:
    """By seat, the cards that can't be among its unseen ones, and the sets of which one at least is."""
    barred = [0] * shown.seats
    some: list[list[int]] = [[] for _ in range(shown.seats)]
    trumps = suit_of(shown.turned)
    held = list(known)
    for trick in shown.tricks:
        laid = list(map(PACK36.parse, trick.cards))
        led = suit_of(laid[0])
        for place, card in enumerate(laid):
            seat = (trick.leader + place) % shown.seats
            held[seat] &= ~bit(card)
            asked = led if bit(card) & trumps else led | trumps
            if bit(card) & led:
                continue
            if not trick.revoked or place < len(laid) - 1:
                barred[seat] |= asked
            elif held[seat] & asked == 0 and asked not in some[seat]:
                some[seat].append(asked)
        if trick.revoked:
            held = list(known)
    if shown.seat is not None and shown.hand:
        barred[shown.seat] = 0
        some[shown.seat] = []
    return barred, some


worlds = Sampler(seen, OdessaWorlds)
