"""What one player of Odessa can't see: every way the others may hold the unseen cards.

Holdings that only differ in which of two neighbouring cards lies in a hand and which was not dealt are one
and the same for the rules, since cards are compared with cards in play alone. `Hidden.holdings` gives one of
each kind, with the number of holdings that it stands for; the numbers add up to all that there are.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from math import comb, factorial

from kozyr.games.odessa.deal import (
    BIDDING,
    PACK,
    PLAYING,
    RANKS,
    Deal,
    Rules,
    apply,
    clear_table,
    legal,
    required,
    start,
    suit_of,
)

Hold = dict[int, tuple[int, ...]]
"""The cards that each of the other seats holds now."""


@dataclass(frozen=True)
class Holding:
    """A way the others may hold the unseen cards."""

    hold: Hold
    stands_for: int
    """How many holdings are like it."""


@dataclass(frozen=True)
class Gap:
    """Unseen cards of one suit with no card in sight between them."""

    cards: tuple[int, ...]
    """From low to high."""
    seats: tuple[int, ...]
    """Who may hold them, by what was shown in play."""


@dataclass(frozen=True)
class Hidden:
    """A deal as one player has seen it. Cards are places in the canonical pack."""

    seats: int
    dealer: int
    hero: int
    turned: int
    hand: list[int]
    """As dealt."""
    bids: list[int]
    """In order from the seat after the dealer."""
    plays: list[tuple[int, int]]

    @property
    def others(self) -> list[int]:
        """The other seats, from the next one."""
        return [(self.hero + step) % self.seats for step in range(1, self.seats)]

    @cached_property
    def gone(self) -> dict[int, list[int]]:
        """What each seat has laid."""
        return {s: [card for seat, card in self.plays if seat == s] for s in range(self.seats)}

    @cached_property
    def rules(self) -> Rules:
        """The rules of the deal."""
        rules = Rules()
        rules.seats, rules.size = self.seats, len(self.hand)
        return rules

    @cached_property
    def unseen(self) -> list[int]:
        """The cards that the hero has not seen."""
        seen = {self.turned, *self.hand, *(card for _, card in self.plays)}
        return [card for card in range(PACK) if card not in seen]

    def deck(self, hold: Hold) -> list[int]:
        """A pack that deals this holding."""
        dealt = {seat: [*self.gone[seat], *cards] for seat, cards in hold.items()}
        dealt[self.hero] = list(self.hand)
        order = [(self.dealer + 1 + step) % self.seats for step in range(self.seats)]
        top = [dealt[seat][place] for place in range(len(self.hand)) for seat in order]
        rest = [card for card in range(PACK) if card not in {*top, self.turned}]
        return [*top, self.turned, *rest]

    def reached(self, hold: Hold) -> Deal | None:
        """The deal as it stands with a holding; None where something done in it wasn't legal."""
        deal = Deal()
        start(deal, self.rules, self.deck(hold), self.dealer)
        moves = [*(BIDDING | bid for bid in self.bids), *(PLAYING | card for _, card in self.plays)]
        for move in moves:
            if not legal(deal, self.rules) >> (move & (BIDDING - 1)) & 1:
                return None
            apply(deal, self.rules, move)
        return deal if deal.to_act == self.hero else None

    def count(self) -> int:
        """How many holdings there are, were everybody free to hold anything."""
        left, ways = len(self.unseen), 1
        for seat in self.others:
            size = len(self.hand) - len(self.gone[seat])
            ways *= comb(left, size)
            left -= size
        return ways

    def may_hold(self, seat: int, card: int) -> bool:
        """Whether a seat can have held this card and yet played as it did (OD-FOLLOW, OD-TRUMPING)."""
        deal = Deal()
        deal.trumps = 511 << self.turned // RANKS * RANKS
        clear_table(deal)
        for place, (who, laid) in enumerate(self.plays):
            if place % self.seats == 0:
                clear_table(deal)
            if who == seat and not required(deal, 1 << card | 1 << laid) >> laid & 1:
                return False
            if place % self.seats == 0:
                deal.following = suit_of(laid)
        return True

    @cached_property
    def gaps(self) -> list[list[Gap]]:
        """The gaps of each suit; cards of the hero's hand and of the trick on the table lie between them."""
        table = len(self.plays) % self.seats
        sight = {card for _, card in self.plays[len(self.plays) - table :]} | set(self.hand)
        sight -= set(self.gone[self.hero])
        found = []
        for suit in range(4):
            gaps: list[list[int]] = [[]]
            for card in range(suit * RANKS, suit * RANKS + RANKS):
                if card in sight:
                    gaps.append([])
                elif card in self.unseen:
                    gaps[-1].append(card)
            seats = tuple(
                s for s in self.others if all(self.may_hold(s, card) for gap in gaps for card in gap)
            )
            found.append([Gap(tuple(gap), seats) for gap in gaps])
        return found

    def holdings(self) -> Iterator[Holding]:
        """One holding of each kind that agrees with what was shown."""
        left = {seat: len(self.hand) - len(self.gone[seat]) for seat in self.others}
        trump = self.turned // RANKS
        alike: dict[object, list[int]] = {}
        for suit, gaps in enumerate(self.gaps):
            key = suit if suit == trump or len(gaps) > 1 else (len(gaps[0].cards), gaps[0].seats)
            alike.setdefault(key, []).append(suit)
        yield from self._spread(list(alike.values()), left, {}, 1)

    def _spread(
        self, groups: list[list[int]], left: dict[int, int], hold: Hold, ways: int
    ) -> Iterator[Holding]:
        if not groups:
            if not any(left.values()):
                yield Holding({seat: tuple(sorted(hold.get(seat, ()))) for seat in self.others}, ways)
            return
        for rows, rest in _fillings([self.gaps[suit] for suit in groups[0]], left, None):
            added = dict(hold)
            more = ways * _orders(rows)
            for suit, row in zip(groups[0], rows, strict=True):
                for gap, word in zip(self.gaps[suit], row, strict=True):
                    more *= comb(len(gap.cards), len(word))
                    for card, seat in zip(gap.cards, word, strict=False):
                        added[seat] = (*added.get(seat, ()), card)
            yield from self._spread(groups[1:], rest, added, more)


Word = tuple[int, ...]
"""Who holds the cards of a gap, from low to high; the cards that nobody holds left out."""


def _fillings(
    suits: list[list[Gap]], left: dict[int, int], least: tuple[Word, ...] | None
) -> Iterator[tuple[list[tuple[Word, ...]], dict[int, int]]]:
    """Ways to fill suits that are alike: of those that differ in the order of suits only one."""
    if not suits:
        yield [], left
        return
    for row, rest in _rows(suits[0], left):
        if least is None or row >= least:
            for rows, end in _fillings(suits[1:], rest, row):
                yield [row, *rows], end


def _rows(gaps: list[Gap], left: dict[int, int]) -> Iterator[tuple[tuple[Word, ...], dict[int, int]]]:
    if not gaps:
        yield (), left
        return
    for word, rest in _words(len(gaps[0].cards), gaps[0].seats, left):
        for row, end in _rows(gaps[1:], rest):
            yield (word, *row), end


def _words(room: int, seats: tuple[int, ...], left: dict[int, int]) -> Iterator[tuple[Word, dict[int, int]]]:
    yield (), left
    if room == 0:
        return
    for seat in seats:
        if left[seat]:
            for word, rest in _words(room - 1, seats, {**left, seat: left[seat] - 1}):
                yield (seat, *word), rest


def _orders(rows: list[tuple[Word, ...]]) -> int:
    """In how many ways the rows can be given to their suits."""
    ways = factorial(len(rows))
    for row in set(rows):
        ways //= factorial(rows.count(row))
    return ways
