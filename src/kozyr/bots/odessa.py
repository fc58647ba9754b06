"""The steady bot for Odessa: counts the tricks that its cards are likely to take and plays for its bid.

All it goes by is the chance that a card takes a trick, from the cards not seen yet and the suits that others
have shown they don't hold. A bid, a lead and an answer are each the one worth most points by these chances.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import comb, prod, sqrt

from kozyr.cards import PACK36, SUITS
from kozyr.games.api import View
from kozyr.games.odessa.view import Current, Trick
from kozyr.games.odessa.view import View as OdessaView

RUFF = 0.15
"""The chance of a ruff that each other trump and each missing suit of a hand gives a trump (measured)."""
RUFFS = 0.4
"""The most that they can give."""
LENGTH = 0.12
"""The share of its chance that a side card loses to each other card of its suit in the hand (measured)."""
LUCK = 0.2
"""The chance that a card with many above it takes a trick, shared by the seats (measured)."""
EAGER = 0.7
"""How often a seat beats a card when it can: some want no trick more (measured)."""


@dataclass(frozen=True)
class Table:
    """What a seat can tell of the hands in the deal under way. Cards are places in the pack."""

    seat: int
    seats: int
    trump: int
    hand: tuple[int, ...]
    """Its own cards, as far as it sees them."""
    unseen: frozenset[int]
    """Cards that others may hold."""
    cards: tuple[int, ...]
    """How many cards each seat holds."""
    voids: tuple[frozenset[int], ...]
    """Suits that each seat has shown it doesn't hold."""
    trick: tuple[int, ...]
    """The cards on the table from the lead on."""

    @property
    def others(self) -> tuple[int, ...]:
        """All other seats."""
        return tuple(seat for seat in range(self.seats) if seat != self.seat)

    @property
    def followers(self) -> tuple[int, ...]:
        """The seats that answer after this one in the trick on the table."""
        return tuple((self.seat + step) % self.seats for step in range(1, self.seats - len(self.trick)))

    @property
    def taking(self) -> int:
        """The card that takes the trick on the table as it stands."""
        best = self.trick[0]
        for card in self.trick[1:]:
            if self.beats(card, best):
                best = card
        return best

    def beats(self, card: int, other: int) -> bool:
        """Whether a card laid later takes the trick from one laid before (OD-TRICK)."""
        suit = PACK36.suit(card)
        if suit == PACK36.suit(other):
            return card > other
        return suit == self.trump

    def none_of(self, seat: int, cards: Iterable[int]) -> float:
        """The chance that a seat holds none of these cards, all hands being as likely as any other."""
        pool = sum(PACK36.suit(card) not in self.voids[seat] for card in self.unseen)
        wanted = sum(card in self.unseen and PACK36.suit(card) not in self.voids[seat] for card in cards)
        return comb(pool - wanted, self.cards[seat]) / comb(pool, self.cards[seat])


def since_revoke(tricks: Sequence[Trick]) -> Sequence[Trick]:
    """The tricks since the play of the deal last began (OD-REVOKE)."""
    begun = max((place + 1 for place, trick in enumerate(tricks) if trick.revoked), default=0)
    return tricks[begun:]


def shown_voids(tricks: Sequence[Trick], seats: int, trump: int) -> tuple[frozenset[int], ...]:
    """For each seat the suits that it didn't follow with or trump with (OD-FOLLOW, OD-TRUMPING)."""
    voids: list[set[int]] = [set() for _ in range(seats)]
    for trick in tricks:
        led = PACK36.suit(PACK36.parse(trick.cards[0]))
        for step, text in enumerate(trick.cards):
            suit = PACK36.suit(PACK36.parse(text))
            if suit != led:
                voids[(trick.leader + step) % seats] |= {led} if suit == trump else {led, trump}
    return tuple(map(frozenset, voids))


def remember(view: OdessaView, deal: Current) -> Table:
    """What the seat of a view can tell."""
    seats = view.public.seats
    tricks = since_revoke(deal.tricks)
    gone = {PACK36.parse(card) for trick in tricks for card in trick.cards}
    if seats * deal.size < PACK36.size:
        gone.add(PACK36.parse(deal.turned))
    hand = tuple(PACK36.parse(card) for card in view.hand or () if card is not None)
    trump = SUITS.index(deal.trump)
    assert view.seat is not None
    return Table(
        seat=view.seat,
        seats=seats,
        trump=trump,
        hand=hand,
        unseen=frozenset(range(PACK36.size)) - gone - set(hand),
        cards=tuple(deal.cards),
        voids=shown_voids(tricks, seats, trump),
        trick=tuple(map(PACK36.parse, tricks[-1].cards)) if tricks and tricks[-1].taker is None else (),
    )


def suit_of(cards: Iterable[int], suit: int) -> list[int]:
    """The cards of a suit among some."""
    return [card for card in cards if PACK36.suit(card) == suit]


def survives(table: Table, card: int, led: int, seat: int) -> float:
    """The chance that a seat can't beat a card in a trick to which a suit was led."""
    trumps = [trump for trump in suit_of(table.unseen, table.trump) if table.beats(trump, card)]
    if led == table.trump:
        return table.none_of(seat, trumps)
    following = suit_of(table.unseen, led)
    above = [other for other in following if table.beats(other, card)]
    void = table.none_of(seat, following)
    if PACK36.suit(card) == table.trump:
        return 1 - void * (1 - table.none_of(seat, trumps))
    return table.none_of(seat, above) - void * (1 - table.none_of(seat, trumps))


def chance_now(table: Table, card: int) -> float:
    """The chance that a card takes the trick on the table; 1.0 is certain."""
    if table.trick:
        led = PACK36.suit(table.trick[0])
        if not table.beats(card, table.taking):
            return 0.0
    else:
        led = PACK36.suit(card)
    return prod(1 - EAGER * (1 - survives(table, card, led, seat)) for seat in table.followers)


def chance_later(table: Table, card: int) -> float:
    """The chance that a card takes one of the tricks to come.

    From the chance that nobody could beat it as a lead, by a curve that fits what was measured.
    """
    led = PACK36.suit(card)
    leading = prod(survives(table, card, led, seat) for seat in table.others)
    company = len(suit_of(table.hand, led)) - 1
    if led != table.trump:
        return (leading + (1 - leading) * LUCK / table.seats) * (1 - LENGTH * company)
    missing = len(SUITS) - len({*map(PACK36.suit, table.hand), table.trump})
    ruff = min(RUFFS, RUFF * (company + missing))
    return ruff + (1 - ruff) * sqrt(leading)


def spread(chances: Iterable[float]) -> list[float]:
    """The chance of each number of tricks, from 0, when each card takes one by its own chance."""
    found = [1.0]
    for chance in chances:
        found = [
            stay * (1 - chance) + come * chance
            for stay, come in zip([*found, 0.0], [0.0, *found], strict=True)
        ]
    return found


def points(bid: int, taken: int, zero_bonus: int) -> int:
    """What a seat scores (OD-SCORE)."""
    if taken == bid:
        return 10 * bid if bid else zero_bonus
    return taken if taken > bid else 10 * (taken - bid)


def worth(bid: int, taken: int, chances: Iterable[float], zero_bonus: int) -> float:
    """The points to expect from a bid with so many tricks taken and these chances of more."""
    return sum(share * points(bid, taken + more, zero_bonus) for more, share in enumerate(spread(chances)))


def best_bid(view: OdessaView, deal: Current) -> str:
    """The allowed bid worth most, of several the one nearest to what it counts (OD-HOOK).

    A card that it doesn't see takes its share of the tricks (OD-BLIND).
    """
    table = remember(view, deal)
    hidden = deal.size - len(table.hand)
    chances = [chance_later(table, card) for card in table.hand] + [1 / table.seats] * hidden
    counted = sum(chances)

    def merit(action: str) -> tuple[float, float]:
        bid = int(action.split()[1])
        expected = worth(bid, 0, chances, view.public.options["zero_bonus"])
        return (round(expected, 9), -abs(bid - counted))

    return max(view.legal, key=merit)


def lawful(table: Table, cards: Sequence[int]) -> Sequence[int]:
    """Those of the legal cards that are no revoke (OD-FOLLOW, OD-TRUMPING)."""
    if not table.trick:
        return cards
    return suit_of(cards, PACK36.suit(table.trick[0])) or suit_of(cards, table.trump) or cards


def best_card(view: OdessaView, deal: Current, rng: random.Random) -> str:
    """The card that leaves most points to be expected; the surest one while every trick is needed."""
    table = remember(view, deal)
    bid, taken = deal.bids[table.seat] or 0, deal.taken[table.seat]
    cards = lawful(table, [PACK36.parse(action.split()[1]) for action in view.legal])
    later = {card: chance_later(table, card) for card in table.hand}

    def merit(card: int) -> tuple[float, ...]:
        now = chance_now(table, card)
        strength = PACK36.rank(card) + len(PACK36.ranks) * (PACK36.suit(card) == table.trump)
        if bid - taken == len(table.hand):
            return (now, strength)
        chances = [now, *(later[other] for other in table.hand if other != card)]
        expected = worth(bid, taken, chances, view.public.options["zero_bonus"])
        return (round(expected, 9), -strength if taken < bid else strength)

    merits = {card: merit(card) for card in cards}
    best = max(merits.values())
    return f"play {PACK36.text(rng.choice([card for card in cards if merits[card] == best]))}"


def steady(view: View, rng: random.Random) -> str:
    """The bot's action."""
    assert isinstance(view, OdessaView)
    deal = view.public.deal
    assert deal is not None
    return best_bid(view, deal) if deal.phase == "bid" else best_card(view, deal, rng)
