"""The exchange game: the ways that cards went out of sight, against all of them done one by one."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Hashable, Iterator
from itertools import product

import pytest

from kozyr.games.exchange.routes import Routes
from kozyr.games.exchange.sample import worlds
from kozyr.games.exchange.ways import Counted, Event, Known
from kozyr.games.worlds import World
from kozyr.match import Match
from tests.contract.walk import fresh, random_action
from tests.sample.even import assert_even
from tests.sample.looking import looked_at

Hands = list[list[int]]
"""By seat and place, a card; those that the seat has never met are -1."""
NEW = 40
"""A card that the seat never met."""


def cards_of(event: Event, me: int | None) -> tuple[int | None, int | None]:
    """What the seat got and parted with."""
    if event.giver == me:
        return event.returned, event.given
    return (event.given, event.returned) if event.receiver == me else (None, None)


def dealt(known: Known) -> Hands:
    """The hands at first: the seat's own cards are those that it parted with and had not got."""
    hands = [[-1] * known.size for _ in range(known.seats)]
    mine: list[int] = []
    got: set[int | None] = set()
    for event in known.events:
        came, went = cards_of(event, known.seat)
        if went is not None and went not in got and went not in mine:
            mine.append(went)
        got.add(came)
    assert known.seat is not None
    assert len(mine) <= known.size
    hands[known.seat][: len(mine)] = mine
    return hands


def every_way(known: Known, number: int, hands: Hands) -> Iterator[Hands]:
    """The hands at the end, when out of sight every place changes cards with every other (EX-GIVE)."""
    if number == len(known.events):
        yield hands
        return
    event, me = known.events[number], known.seat
    came, went = cards_of(event, me)
    for i, j in product(range(known.size), repeat=2):
        given, returned = hands[event.giver][i], hands[event.receiver][j]
        if me in (event.giver, event.receiver):
            mine, theirs = (given, returned) if event.giver == me else (returned, given)
            if mine != went or theirs not in (came, -1):
                continue
            if theirs == -1 and any(came in hand for hand in hands):
                continue
            assert came is not None
            given, returned = (mine, came) if event.giver == me else (came, mine)
        after = [hand[:] for hand in hands]
        after[event.receiver][j], after[event.giver][i] = given, returned
        yield from every_way(known, number + 1, after)


CASES: dict[str, Known] = {
    "back at once": Known(
        0, 3, 3, [Event(0, 1, 10, 11), Event(1, 2), Event(2, 0, 12, 13), Event(0, 1, 12, 10)], {}
    ),
    "around the table": Known(
        0, 3, 3, [Event(0, 1, 10, 11), Event(1, 2), Event(2, 0, 10, 13), Event(0, 1, 10, 14), Event(1, 2)], {}
    ),
    "gone for good": Known(
        0, 3, 3, [Event(0, 1, 10, 11), Event(1, 2), Event(2, 0, 12, 13), Event(0, 1, 11, 14), Event(1, 2)], {}
    ),
    "four seats": Known(
        1,
        4,
        2,
        [
            Event(0, 1, 20, 10),
            Event(1, 2, 11, 21),
            Event(2, 3),
            Event(3, 0),
            Event(0, 1, 11, 21),
            Event(1, 2, 20, 22),
            Event(2, 3),
        ],
        {},
    ),
}


@pytest.mark.parametrize("name", CASES)
def test_as_many_ways_are_counted_as_there_are(name: str) -> None:
    known = CASES[name]
    others = [seat for seat in range(known.seats) if seat != known.seat]
    ways: Counter[tuple[int, int]] = Counter()
    total = 0
    for hands in every_way(known, 0, dealt(known)):
        total += 1
        for seat in others:
            ways.update((card if card >= 0 else NEW, seat) for card in hands[seat])
    assert total
    assert ways_of(known, others) == total
    for card in {NEW, *(card for card, _ in ways)}:
        for seat in others:
            assert ways_of(known._replace(ends={card: seat}), others) == ways[card, seat]


def ways_of(known: Known, watched: list[int]) -> int:
    """The ways that are counted."""
    counted = Counted(known, watched, 10**6)
    return sum(lot.total for lot in counted.lots[0].values())


@pytest.mark.parametrize(("seats", "exchanges", "seat"), [(3, 8, 0), (3, 14, 1), (4, 12, 2), (4, 15, 0)])
def test_cards_parted_with_are_as_often_with_each_as_ways_are_counted(
    seats: int, exchanges: int, seat: int
) -> None:
    """Nobody comes near to a won deal in these, so that EX-WIN takes nothing away."""
    match, draw = fresh("exchange", seats, {}, 6), random.Random(6)
    while match.progress.runs[-1].deal.exchanges < exchanges:
        match.apply(random_action(match, draw))
    sampler = worlds(match.progress.runs[-1], seat)
    others = [other for other in range(seats) if other != seat]
    drawn = [holders(match, sampler.draw(draw)) for _ in range(3000)]
    for card in [trip for trip in drawn[0] if trip in parted(match, seat)][:4]:
        ways: dict[Hashable, int] = {
            other: ways_of(sampler.known._replace(ends={card: other}), others) for other in others
        }
        ways = {other: count for other, count in ways.items() if count}
        assert_even([holder[card] for holder in drawn], ways)


def parted(match: Match, seat: int) -> set[int]:
    """The cards that a seat has had and hasn't any more."""
    view = match.view(seat)
    had = {text for e in view.private.exchanges for text in (e.given, e.returned) if text}  # type: ignore[attr-defined]
    return {match.game.pack.parse(text) for text in had if text not in (view.hand or [])}


def holders(match: Match, world: World) -> dict[int, int]:
    """Card -> who holds it, after a world was played."""
    run, engine = match.progress.runs[-1], match.game.engine
    deal = match.game.deal_state()
    engine.start(deal, run.rules, world.deck, run.dealer)
    for _, action in world.actions:
        engine.apply(deal, run.rules, action)
    return {card: seat for seat, hand in enumerate(deal.hands) for card in range(52) if hand >> card & 1}  # type: ignore[attr-defined]


def test_long_exchanges_still_give_deals_that_can_be() -> None:
    match, draw = fresh("exchange", 4, {}, 2), random.Random(2)
    while match.progress.runs[-1].deal.exchanges < 130:
        match.apply(random_action(match, draw))
    sampler = worlds(match.progress.runs[-1], 1)
    assert not sampler.even
    assert isinstance(sampler.ways, Routes)
    looked_at(match, 1, draw, 2)
    assert worlds(match.progress.runs[-1], None).even
