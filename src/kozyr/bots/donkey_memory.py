"""What a seat at donkey can tell of the deal: sides, cards that others may hold, who can beat what."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import permutations
from math import comb, prod

from kozyr.cards import PACK36
from kozyr.engine import popcount
from kozyr.games.donkey.options import SOLOIST_FORMS
from kozyr.games.donkey.tables import PACK, SEATS, Beating, beating_cards, group_cards
from kozyr.games.donkey.view import Current, Trick, View

POINTS = {"A": 12, "T": 10, "K": 5, "Q": 3, "J": 1, "6": -1}
VALUES = tuple(POINTS.get(name[0], 0) for name in PACK36.names)
"""Points of each card (DK head)."""


def cards_in(texts: Iterable[str]) -> int:
    """Cards as a set."""
    return PACK36.mask(map(PACK36.parse, texts))


def points(cards: int) -> int:
    """Points of a set of cards."""
    return sum(VALUES[card] for card in PACK36.of_mask(cards))


@dataclass(frozen=True)
class Memory:
    """What one seat knows. A card is its place in the pack, sets of cards are masks; rows are by seat."""

    seat: int
    others: tuple[int, ...]
    """All other seats in play, in order."""
    followers: tuple[int, ...]
    """Those of them that have yet to lay to the trick after this seat."""
    allies: frozenset[int]
    """The seats whose points count for this one, itself among them."""
    hand: int
    unseen: int
    """Cards that others may hold; some may be in the stock, in the talon, or buried."""
    counts: tuple[int, ...]
    """How many cards each seat holds."""
    known: tuple[int, ...]
    """Cards that each seat must hold."""
    missing: tuple[int, ...]
    """Cards that each seat can't hold."""
    beating: Sequence[int]
    """Place ``seat * 36 + card``: the cards that beat the card when that seat lays them (DK-BEAT)."""
    bank: int
    """The cards of the trick on the table; none when this seat leads."""
    standing: int
    standing_seat: int
    stock: int
    """How many cards are left in it."""

    @cached_property
    def average(self) -> float:
        """Mean points of a card that others may hold."""
        return points(self.unseen) / max(1, popcount(self.unseen))

    def beats(self, cards: int, standing: int) -> bool:
        """Whether the seat's cards can be matched with the standing ones so that each beats its partner."""
        rows = [self.beating[self.seat * PACK + card] for card in PACK36.of_mask(standing)]
        orders = permutations(PACK36.of_mask(cards))
        return any(all(row >> card & 1 for row, card in zip(rows, order, strict=True)) for order in orders)

    def can_beat(self, seat: int, standing: int) -> float:
        """About the chance that a seat holds cards that beat these, all hands being as likely."""
        rows = [self.beating[seat * PACK + card] for card in PACK36.of_mask(standing)]
        if len(rows) == 1 and rows[0] & self.known[seat]:
            return 1.0
        elsewhere = sum(self.known)
        pool = self.unseen & ~elsewhere & ~self.missing[seat]
        size, held = popcount(pool), self.counts[seat] - popcount(self.known[seat])
        wanted = [row & pool for row in rows]
        wanted.sort(key=popcount)
        chance = 1.0
        for place, row in enumerate(wanted):
            left = popcount(row) - sum(row & earlier != 0 for earlier in wanted[:place])
            if held <= place or left <= 0:
                return 0.0
            chance *= 1 - comb(size - place - left, held - place) / comb(size - place, held - place)
        return chance

    def stands(self, cards: int) -> float:
        """About the chance that no foe can beat these cards."""
        return prod(1 - self.can_beat(seat, cards) for seat in self.others if seat not in self.allies)


def allies_of(deal: Current, seat: int, others: Sequence[int]) -> frozenset[int]:
    """The seat and those whose points count for it (DK-SIDE)."""
    if deal.form == "pairs":
        return frozenset((seat, (seat + 2) % SEATS))
    if deal.soloist in (None, seat):
        return frozenset((seat,))
    return frozenset((seat, *others)) - {deal.soloist}


def shown_missing(tricks: Sequence[Trick], seats: int) -> tuple[int, ...]:
    """By seat the groups of cards that a discard has shown it doesn't hold (DK-S-ANSWER)."""
    missing = [0] * seats
    for trick in tricks:
        led = group_cards(PACK36.parse(trick.laid[0].cards[0]))
        for laid in trick.laid:
            if laid.kind == "discard" and not cards_in(laid.cards) & led:
                missing[laid.seat] |= led
    return tuple(missing)


def remember(view: View, deal: Current) -> Memory:
    """What the seat of a view can tell."""
    seat, seats, options = view.seat, view.public.seats, view.public.options
    assert seat is not None
    order = [(seat + step) % seats for step in range(1, seats)]
    others = tuple(other for other in order if other not in view.public.out)
    trick = deal.tricks[-1].laid if deal.tricks and deal.tricks[-1].taker is None else ()
    hand = cards_in(card for card in view.hand or () if card is not None)
    gone = cards_in(card for past in deal.tricks for laid in past.laid for card in laid.cards)
    unseen = (1 << PACK) - 1 & ~(hand | gone | cards_in(view.private.buried))
    given = [cards_in(one.card for one in view.private.given if one.seat == other) for other in range(seats)]
    soloist_rules = deal.form in SOLOIST_FORMS
    agreed = Beating(options["trump"], tuple(options["trump_suits"]), options["beating"], soloist_rules)
    return Memory(
        seat=seat,
        others=others,
        followers=tuple(other for other in others if other not in {laid.seat for laid in trick}),
        allies=allies_of(deal, seat, others),
        hand=hand,
        unseen=unseen,
        counts=tuple(deal.cards),
        known=tuple(cards & unseen for cards in given),
        missing=shown_missing(deal.tricks, seats) if soloist_rules else (0,) * seats,
        beating=beating_cards(agreed, seats),
        bank=cards_in(card for laid in trick for card in laid.cards),
        standing=cards_in(deal.standing),
        standing_seat=seat if deal.standing_seat is None else deal.standing_seat,
        stock=deal.stock,
    )
