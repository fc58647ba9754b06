"""Which ways cards can have gone in exchanges that a seat didn't see, counted.

Think of a hand as so many places: in an exchange out of sight any place of the one changes cards with any
place of the other, and each of those is as good as any other. What a seat knows then is where some of the
cards went in and came out: a card that it parted with and got back was with who gave it back by then;
a card that it got and had never held was none of those that it parted with. All the other cards are alike, so
the ways are counted over little: where the cards under way are, and how many of those parted with for good
each neighbour holds.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from math import perm
from typing import NamedTuple

from kozyr.games.worlds import Chance, Lot

FREE = -1
"""Any card that isn't told apart from others."""
GONE = -2
"""One of the cards that the seat parted with for good."""

Item = int
"""What moves: a card under way by the number of the exchange in which the seat parted with it, or one of the
above."""
Move = tuple[Item, Item]
"""What the giver gives and what the receiver returns; for the cards that the seat itself parts with GONE or
their own number."""


class Plan(NamedTuple):
    """A way in which cards went."""

    starts: dict[int, int]
    """Trip of a card that the seat had never held -> who was dealt it; empty where none are told apart."""
    moves: list[Move]
    """By exchange."""


class Event(NamedTuple):
    """An exchange as the seat knows it."""

    giver: int
    receiver: int
    given: int | None = None
    """Cards, where the seat saw them."""
    returned: int | None = None
    done: bool = True
    """Whether it was answered."""


class Known(NamedTuple):
    """What the ways are counted from."""

    seat: int | None
    seats: int
    size: int
    """Cards in a hand."""
    events: Sequence[Event]
    ends: dict[int, int]
    """Card -> the seat that holds it at the end, for cards that were shown then."""


class Paths(NamedTuple):
    """The cards that the seat parted with, sorted."""

    back: dict[int, int]
    """Exchange in which the seat got a card -> the one in which it had parted with it, if it had."""
    under_way: dict[int, int]
    """Exchange in which the seat parted with a card that it got back or was shown -> who got it then."""
    shown: dict[int, int]
    """Of those the ones that were shown at the end -> by whom."""
    fresh: list[int]
    """The cards that were shown at the end and that the seat had never held."""


def got_and_parted(event: Event, seat: int | None) -> tuple[int | None, int | None]:
    """The cards that the seat got and parted with in an exchange."""
    if seat == event.giver:
        return event.returned, event.given
    return (event.given, event.returned) if seat == event.receiver else (None, None)


def neighbour_in(event: Event, seat: int | None) -> int:
    """Who the exchange was with."""
    return event.receiver if seat == event.giver else event.giver


def paths(known: Known) -> Paths:
    """Sort the cards that went through the seat's hands."""
    out: dict[int, int] = {}
    back: dict[int, int] = {}
    met: set[int] = set()
    for number, event in enumerate(known.events):
        got, parted = got_and_parted(event, known.seat)
        if got is not None:
            met.add(got)
            if got in out:
                back[number] = out.pop(got)
        if parted is not None:
            met.add(parted)
            out[parted] = number
    shown = {out[card]: seat for card, seat in known.ends.items() if card in out}
    fresh = [card for card, seat in known.ends.items() if card not in met and seat != known.seat]
    tracked = {*back.values(), *shown}
    under_way = {number: neighbour_in(known.events[number], known.seat) for number in tracked}
    return Paths(back, under_way, shown, fresh)


Ways = tuple[tuple[int, ...], tuple[int, ...]]
"""Where the cards under way are, in the order in which they set out; how many of the cards that are gone for
good each watched seat holds."""


class TooMany(Exception):
    """There are more ways than are worth counting."""


class Counted:
    """The ways, counted.

    Args:
        known: what the seat knows.
        watched: the seats whose cards parted with for good are told apart from others. Where not all are, a
            drawn way may bring such a card back as a new one and must be drawn again.
        limit: how many steps may be looked at.

    Raises:
        TooMany: the limit was reached.
    """

    def __init__(self, known: Known, watched: Sequence[int], limit: int) -> None:
        self.known, self.watched = known, watched
        self.paths = paths(known)
        self.order: list[list[int]] = []
        """By exchange, the cards that are under way before it."""
        layers: list[dict[Ways, list[tuple[Move, int, Ways]]]] = []
        under_way: list[int] = []
        states: list[Ways] = [((), (0,) * len(watched))]
        for number in range(len(known.events)):
            self.order.append(under_way[:])
            if min(known.seats - 1, 3) ** len(under_way) * 50 > limit:
                raise TooMany
            layer: dict[Ways, list[tuple[Move, int, Ways]]] = {}
            for state in states:
                layer[state] = list(self._steps(number, state))
                limit -= len(layer[state])
                if limit < 0:
                    raise TooMany
            layers.append(layer)
            states = list({after: None for steps in layer.values() for _, _, after in steps})
            if number in self.paths.back:
                under_way.remove(self.paths.back[number])
            if number in self.paths.under_way:
                under_way.append(number)
        self.order.append(under_way)
        totals = {state: self._end(state) for state in states}
        self.lots: list[dict[Ways, Lot[tuple[Move, Ways]]]] = []
        for layer in reversed(layers):
            lots = {
                state: Lot(
                    [(move, after) for move, _, after in steps],
                    [weight * totals[after] for _, weight, after in steps],
                )
                for state, steps in layer.items()
            }
            totals = {state: lot.total for state, lot in lots.items()}
            self.lots.append(lots)
        self.lots.reverse()

    def _end(self, state: Ways) -> int:
        """The ways in which the cards shown at the end can be where they are."""
        locations = dict(zip(self.order[-1], state[0], strict=True))
        if any(locations[number] != seat for number, seat in self.paths.shown.items()):
            return 0
        ways = 1
        shown = [self.known.ends[card] for card in self.paths.fresh]
        for seat in set(shown):
            ways *= perm(max(0, self._free(seat, state)), shown.count(seat))
        return ways

    def _free(self, seat: int, state: Ways) -> int:
        """The cards of a full hand that aren't told apart."""
        gone = state[1][self.watched.index(seat)] if seat in self.watched else 0
        return self.known.size - state[0].count(seat) - gone

    def _items(self, seat: int, number: int, state: Ways) -> Iterator[tuple[Item, int]]:
        """What may leave a hand out of sight, with the number of ways."""
        for item, place in zip(self.order[number], state[0], strict=True):
            if place == seat:
                yield item, 1
        if seat in self.watched and state[1][self.watched.index(seat)]:
            yield GONE, state[1][self.watched.index(seat)]
        if self._free(seat, state) > 0:
            yield FREE, self._free(seat, state)

    def _steps(self, number: int, state: Ways) -> Iterator[tuple[Move, int, Ways]]:
        event = self.known.events[number]
        giver, receiver = event.giver, event.receiver
        if self.known.seat in (giver, receiver):
            yield from self._seen_steps(number, state)
            return
        answers = self._items(receiver, number, state) if event.done else [(FREE, 1)]
        for (given, ways), (returned, more) in product(
            list(self._items(giver, number, state)), list(answers)
        ):
            locations, gone = list(state[0]), list(state[1])
            for item, start, end in ((given, giver, receiver), (returned, receiver, giver)):
                if item >= 0:
                    locations[self.order[number].index(item)] = end
                elif item == GONE:
                    self._shift(gone, start, -1)
                    self._shift(gone, end, 1)
            yield (given, returned), ways * more, (tuple(locations), tuple(gone))

    def _seen_steps(self, number: int, state: Ways) -> Iterator[tuple[Move, int, Ways]]:
        """An exchange of the seat's own: only one thing can have happened, in so many ways."""
        event, seat = self.known.events[number], self.known.seat
        got, parted = got_and_parted(event, seat)
        neighbour = neighbour_in(event, seat)
        locations, gone = list(state[0]), list(state[1])
        ways, came, went = 1, FREE, GONE
        if number in self.paths.back:
            came = self.paths.back[number]
            place = self.order[number].index(came)
            ways = int(locations[place] == neighbour)
            del locations[place]
        elif got is not None:
            ways = max(0, self._free(neighbour, state))
        if number in self.paths.under_way:
            went = number
            locations.append(neighbour)
        elif parted is not None:
            self._shift(gone, neighbour, 1)
        if ways:
            move = (went, came) if seat == event.giver else (came, went)
            yield move, ways, (tuple(locations), tuple(gone))

    def _shift(self, gone: list[int], seat: int, by: int) -> None:
        if seat in self.watched:
            gone[self.watched.index(seat)] += by

    def draw(self, chance: Chance) -> Plan:
        """One of the ways, each equally likely."""
        state: Ways = ((), (0,) * len(self.watched))
        moves = []
        for lots in self.lots:
            move, state = lots[state].draw(chance)
            moves.append(move)
        return Plan({}, moves)
