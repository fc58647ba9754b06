"""Odessa and Oko: small deals in full."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Hashable, Iterator, Mapping
from itertools import combinations
from typing import Any

import msgspec
import pytest

from kozyr.match import Match, ReplayError
from kozyr.records import DealRecord
from tests.contract.walk import fresh, random_action
from tests.sample.even import assert_even

Hands = tuple[int, ...]


def hands_in(match: Match, deck: list[int]) -> Hands:
    """By seat, the cards that a deck deals."""
    run, pack = match.progress.runs[-1], match.game.pack
    dealt = [0] * match.seats
    for place in range(run.rules.size * match.seats):
        dealt[(run.dealer + 1 + place) % match.seats] |= pack.mask([deck[place]])
    return tuple(dealt)


def ways_to_hold(cards: list[int], rooms: list[int]) -> Iterator[tuple[tuple[int, ...], ...]]:
    """All ways to spread cards over hands."""
    if not rooms:
        yield ()
        return
    for hand in combinations(cards, rooms[0]):
        rest = [card for card in cards if card not in hand]
        for others in ways_to_hold(rest, rooms[1:]):
            yield (hand, *others)


def all_hands(match: Match, seat: int) -> set[Hands]:
    """Every deal of hands that would have shown the seat the same, by replaying each that there is."""
    run, pack, view = match.progress.runs[-1], match.game.pack, msgspec.json.encode(match.view(seat))
    laid = [{a & 63 for s, a in run.actions if a >> 40 == 2 and s == other} for other in range(match.seats)]
    laid[seat] = set(pack.of_mask(run.deal.dealt[seat]))
    gone = set().union(*laid) | {run.deal.turned}
    unseen = [card for card in range(36) if card not in gone]
    found = set()
    rooms = [run.rules.size - len(cards) for cards in laid]
    actions = [f"{s} {match.game.text(a)}" for s, a in run.actions]
    for way in ways_to_hold(unseen, rooms):
        held = [[*cards, *more] for cards, more in zip(laid, way, strict=True)]
        deck = [-1] * 36
        for place in range(run.rules.size * match.seats):
            deck[place] = held[(run.dealer + 1 + place) % match.seats][place // match.seats]
        deck[run.rules.size * match.seats] = run.deal.turned
        rest = iter([card for card in range(36) if card not in deck])
        deck = [card if card >= 0 else next(rest) for card in deck]
        record = msgspec.structs.replace(
            match.record(),
            seed=None,
            dealer=run.dealer,
            deals=[DealRecord(deck=pack.join(deck), actions=actions)],
        )
        try:
            other = Match.from_data(record)
        except ReplayError:
            continue
        if msgspec.json.encode(other.view(seat)) == view:
            found.add(hands_in(match, deck))
    return found


def reach(options: Mapping[str, Any], seats: int, cards: int, seed: int) -> Match:
    """A random deal in which so many cards were laid."""
    match, draw = fresh("odessa", seats, options, seed), random.Random(seed)
    while sum(action >> 40 == 2 for _, action in match.progress.runs[0].actions) < cards:
        match.apply(random_action(match, draw))
    return match


@pytest.mark.parametrize(
    ("seats", "options", "cards", "seed"),
    [
        (3, {"sizes": [2]}, 3, 1),
        (3, {"sizes": [2]}, 4, 2),
        (2, {"sizes": [3]}, 3, 5),
        (2, {"sizes": [3], "revoke": "penalty"}, 3, 3),
        (3, {"sizes": [2], "revoke": "penalty"}, 4, 0),
        (3, {"sizes": [2], "revoke": "penalty"}, 5, 5),
    ],
)
def test_odessa_draws_every_deal_of_hands_alike(
    seats: int, options: Mapping[str, Any], cards: int, seed: int
) -> None:
    match, draw = reach(options, seats, cards, seed), random.Random(seed)
    for seat in range(2):
        ways: dict[Hashable, int] = dict.fromkeys(all_hands(match, seat), 1)
        worlds = match.worlds(seat).deals[-1]
        drawn = [hands_in(match, worlds.draw(draw).deck) for _ in range(6000)]
        assert_even(drawn, ways, parts=min(len(ways), 97))


def test_the_deals_above_hold_voids_and_revokes() -> None:
    told = Counter[str]()
    for cards, seed in ((4, 0), (5, 5)):
        match = reach({"sizes": [2], "revoke": "penalty"}, 3, cards, seed)
        told["revokes"] += sum(match.progress.runs[0].deal.revokes)
    match = reach({"sizes": [2]}, 3, 3, 1)
    full = 31 * 30
    told["voids"] += sum(len(all_hands(match, seat)) < full for seat in range(3))
    assert told["revokes"]
    assert told["voids"]


def test_oko_draws_every_card_in_every_hidden_place_alike() -> None:
    match = fresh("oko", 3, {}, 4)
    worlds, draw = match.worlds(1).deals[-1], random.Random(4)
    own = {card for card in match.view(1).hand or [] if card}
    unseen = [card for card in range(24) if match.game.pack.text(card) not in own]
    assert len(unseen) == 22
    decks = [worlds.draw(draw).deck for _ in range(6000)]
    first = (match.progress.runs[-1].dealer + 2 - 1) % 3
    for place in (first - 1 if first else 1, 6 + first, 23):
        assert_even([deck[place] for deck in decks], dict.fromkeys(unseen, 1))
    pairs: dict[Hashable, int] = {(one, two): 1 for one in unseen for two in unseen if one != two}
    assert_even([(deck[8], deck[20]) for deck in decks], pairs, parts=61)
