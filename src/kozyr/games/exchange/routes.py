"""Ways for cards to have gone out of sight where there are too many to count.

Every card that came back to the seat, or came to it for the first time, has to be with a certain neighbour by
a certain exchange. Exchange by exchange a card is moved, rather one that by itself would thus be likelier to
get where it has to be (`Routes.hopes`); where cards get in each other's way, some exchanges are done again.
The worlds found like this can all be, and all that can be are found, but they are only nearly equally likely.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from kozyr.games.exchange.ways import FREE, GONE, Event, Known, Move, Plan, neighbour_in, paths
from kozyr.games.worlds import Chance

FINE = 1 << 30
"""Chances are drawn in steps of one in so many."""


class Trip(NamedTuple):
    """A card that has to be somewhere."""

    start: int
    """The exchange in which the seat parted with it; -1 for a card that it had never held."""
    seat: int
    """Who has it in the end."""
    end: int
    """The exchange in which that is seen; the number of all exchanges: when the deal was over."""


Places = dict[int, int]
"""Trip -> seat."""


class Routes:
    """Ways, found one at a time."""

    watched: Sequence[int] = ()

    def __init__(self, known: Known) -> None:
        self.known = known
        self.paths = paths(known)
        events = len(known.events)
        self.trips: dict[int, Trip] = {}
        for number, event in enumerate(known.events):
            neighbour = neighbour_in(event, known.seat)
            if number in self.paths.back:
                start = self.paths.back[number]
                self.trips[start] = Trip(start, neighbour, number)
            elif known.seat in (event.giver, event.receiver) and self._got(event) is not None:
                self.trips[events + number] = Trip(-1, neighbour, number)
        for number, seat in self.paths.shown.items():
            self.trips[number] = Trip(number, seat, events)
        for card in self.paths.fresh:
            self.trips[2 * events + card] = Trip(-1, known.ends[card], events)
        self.hopes: dict[tuple[int, int], list[list[float]]] = {}
        """(seat, exchange) -> by exchange and seat, how likely a card there is to be where it has to be."""
        for trip in self.trips.values():
            if (trip.seat, trip.end) not in self.hopes:
                self.hopes[trip.seat, trip.end] = self._hopes(trip.seat, trip.end)

    def _got(self, event: Event) -> int | None:
        return event.returned if self.known.seat == event.giver else event.given

    def _hopes(self, seat: int, end: int) -> list[list[float]]:
        row = [float(place == seat) for place in range(self.known.seats)]
        rows = [row]
        part = 1 / self.known.size
        for number in range(end - 1, -1, -1):
            event = self.known.events[number]
            if self.known.seat not in (event.giver, event.receiver) and event.done:
                one, two = row[event.giver], row[event.receiver]
                row = row[:]
                row[event.giver] += part * (two - one)
                row[event.receiver] += part * (one - two)
            rows.append(row)
        rows.reverse()
        return rows

    def _hope(self, trip: int, number: int, seat: int) -> float:
        """How likely a card that is there before that exchange is to be where it has to be."""
        where = self.trips[trip]
        return self.hopes[where.seat, where.end][number][seat]

    def draw(self, chance: Chance) -> Plan:
        """One way."""
        while True:
            starts = self._starts(chance)
            moves = self._moves(starts, chance) if starts is not None else None
            if starts is not None and moves is not None:
                return Plan(starts, moves)

    def _starts(self, chance: Chance) -> Places | None:
        """Where the cards were dealt that the seat had never held."""
        room = [self.known.size * (seat != self.known.seat) for seat in range(self.known.seats)]
        starts: Places = {}
        for number, trip in self.trips.items():
            if trip.start < 0:
                weights = [self._hope(number, 0, seat) * room[seat] for seat in range(self.known.seats)]
                if not any(weights):
                    return None
                seat = likely(weights, chance)
                room[seat] -= 1
                starts[number] = seat
        return starts

    def _moves(self, starts: Places, chance: Chance) -> list[Move] | None:
        places = dict(starts)
        moves: list[Move] = []
        before: list[Places] = []
        failures = 0
        while len(moves) < len(self.known.events):
            number = len(moves)
            before.append(places)
            move = self._move(number, places, chance)
            if move is not None:
                moves.append(move)
                places = self._moved(number, places, move)
                continue
            failures += 1
            back = number - 2 ** min(failures // 4, 12)
            if back < 0 or failures > 200:
                return None
            places = before[back]
            del before[back:], moves[back:]
        return moves

    def _move(self, number: int, places: Places, chance: Chance) -> Move | None:
        event = self.known.events[number]
        if self.known.seat not in (event.giver, event.receiver):
            given = self._item(number, places, event.giver, event.receiver, chance)
            returned = self._item(number, places, event.receiver, event.giver, chance) if event.done else FREE
            return None if given is None or returned is None else (given, returned)
        came = self.paths.back.get(number, number + len(self.known.events))
        if came not in places:
            came = FREE
        elif places[came] != neighbour_in(event, self.known.seat):
            return None
        went = number if number in self.trips else GONE
        return (went, came) if event.giver == self.known.seat else (came, went)

    def _item(self, number: int, places: Places, seat: int, to: int, chance: Chance) -> int | None:
        """What one gives the other; None where that can't be."""
        mine = [trip for trip, place in places.items() if place == seat]
        weights = [float(self.known.size - len(mine))]
        for trip in mine:
            stays, goes = self._hope(trip, number + 1, seat), self._hope(trip, number + 1, to)
            if stays == 0:
                return (
                    trip if goes and all(self._hope(o, number + 1, seat) for o in mine if o != trip) else None
                )
            weights.append(goes / stays)
        if not any(weights):
            return None
        return [FREE, *mine][likely(weights, chance)]

    def _moved(self, number: int, places: Places, move: Move) -> Places:
        event = self.known.events[number]
        after = dict(places)
        if self.known.seat not in (event.giver, event.receiver):
            for item, to in zip(move, (event.receiver, event.giver), strict=True):
                if item >= 0:
                    after[item] = to
            return after
        went, came = move if event.giver == self.known.seat else move[::-1]
        after.pop(came, None)
        if went >= 0:
            after[went] = neighbour_in(event, self.known.seat)
        return after


def likely(weights: Sequence[float], chance: Chance) -> int:
    """A place of the row, in proportion to its weight."""
    at = chance.randrange(FINE) / FINE * sum(weights)
    for place, weight in enumerate(weights):
        at -= weight
        if at < 0:
            return place
    return max(place for place, weight in enumerate(weights) if weight)
