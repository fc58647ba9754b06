"""Every kind of world when few cards are left: holdings that differ for the rules, and how many are alike.

Of neighbouring unseen cards it matters only whose they are from low to high, not which of them were dealt. So
a kind is, for each run of unseen cards with no card in play between them, a row of the seats that hold some.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import comb
from typing import NamedTuple

from kozyr.cards import SUITS
from kozyr.games.odessa.deal import RANKS
from kozyr.games.odessa.sample import OdessaWorlds


class Kind(NamedTuple):
    """Holdings that come to the same."""

    hands: dict[int, list[int]]
    """The unseen cards of each seat in one of them."""
    ways: int
    """How many they are."""


def runs_of(unseen: set[int], between: set[int]) -> list[list[int]]:
    """Unseen cards of one suit with none of the cards in play between them, from low to high."""
    found: list[list[int]] = []
    for suit in range(len(SUITS)):
        run: list[int] = []
        for card in range(suit * RANKS, suit * RANKS + RANKS):
            if card in unseen:
                run.append(card)
            elif card in between and run:
                found.append(run)
                run = []
        if run:
            found.append(run)
    return found


def kinds_of(worlds: OdessaWorlds, between: set[int], most: int) -> list[Kind] | None:
    """All kinds of worlds; None where there are more than ``most``.

    Args:
        worlds: the worlds of a seat.
        between: the cards that tell neighbours apart: those of the seat's hand and of the trick on the table.
        most: how many to count at most.
    """
    rooms = {seat: holder.room for seat, holder in enumerate(worlds.spread.holders) if holder.room}
    if any(worlds.spread.holders[seat].some for seat in rooms):
        return None
    barred = {seat: worlds.spread.holders[seat].barred for seat in rooms}
    unseen = {card for group in worlds.spread.groups for card in group}
    found = []
    for kind in _filled(runs_of(unseen, between), 0, rooms, barred):
        found.append(kind)
        if len(found) > most:
            return None
    return found


def _filled(
    runs: Sequence[Sequence[int]], at: int, rooms: dict[int, int], barred: dict[int, int]
) -> Iterator[Kind]:
    left = sum(rooms.values())
    if left == 0:
        yield Kind({}, 1)
        return
    if left > sum(map(len, runs[at:])):
        return
    run = runs[at]
    may = [seat for seat in rooms if not barred[seat] >> run[0] & 1]
    for owners, rest in _rows(len(run), may, rooms):
        for kind in _filled(runs, at + 1, rest, barred):
            hands = {seat: cards[:] for seat, cards in kind.hands.items()}
            for card, seat in zip(run, owners, strict=False):
                hands.setdefault(seat, []).append(card)
            yield Kind(hands, kind.ways * comb(len(run), len(owners)))


def _rows(
    most: int, may: Sequence[int], rooms: dict[int, int]
) -> Iterator[tuple[tuple[int, ...], dict[int, int]]]:
    """Rows of owners of up to ``most`` cards, with the room that is left to each seat then."""
    yield (), rooms
    if most == 0:
        return
    for seat in may:
        if rooms[seat]:
            for row, rest in _rows(most - 1, may, {**rooms, seat: rooms[seat] - 1}):
                yield (seat, *row), rest
