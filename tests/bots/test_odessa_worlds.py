"""Worlds that a search of Odessa goes on from come up as often as what the others did makes them likely."""

from __future__ import annotations

import random
from itertools import combinations
from typing import Any

import numpy as np
import pytest

from kozyr.bots.search.common import drawn
from kozyr.bots.search.odessa import Limits
from kozyr.bots.search.odessa.likely import memory_for
from kozyr.bots.search.odessa.search import Search, get_ready
from kozyr.cards import PACK36
from kozyr.match import Match

MANY = 4000


@pytest.fixture(scope="module")
def search() -> Search:
    """Two seats with two cards each: one has bid two, the other asks."""
    get_ready()
    match = Match("odessa", seats=2, seed=b"settle", options={"sizes": [2]})
    match.apply("bid 2")
    view: Any = match.view(match.to_act)
    limits = Limits(samples=MANY)
    return Search(view, match.prospect(match.to_act), random.Random(1), limits)


def hands_of(search: Search, decks: Any) -> Any:
    """(worlds, 36): the cards of the other seat."""
    other = 1 - search.me
    first = (other - search.prospect.dealer - 1) % 2
    found = np.zeros((len(decks), PACK36.size))
    for place in (first, first + 2):
        found[np.arange(len(decks)), decks[:, place]] = 1
    return found


def test_they_are_as_likely_as_the_bid_makes_them(search: Search) -> None:
    """Every hand that the other may hold is weighed; worlds that are moved on hold each card as often."""
    hands: list[list[list[int]]] = []
    for pair in combinations(sorted(search.unseen()), 2):
        held: list[list[int]] = [[], []]
        held[1 - search.me] = list(pair)
        hands.append(held)
    rows = [search.worlds.holding(held) for held in hands]
    decks = np.array([row.deck for row in rows], np.int64)
    moves = np.array([[number for _, number in row.actions] for row in rows], np.int64)
    weights = np.exp(search.told(decks, moves)[0])
    right = weights @ hands_of(search, decks) / weights.sum()

    even, moves = drawn(search.prospect, search.rng, MANY)
    before = hands_of(search, even).mean(axis=0)
    search.told(even, moves, steps=40)
    after = hands_of(search, even).mean(axis=0)
    error = np.sqrt(right * (1 - right) / MANY) + 1e-9
    assert np.abs(after - right).max() < 0.02
    assert (np.abs(after - right) / error).max() < 5
    assert (np.abs(before - right) / error).max() > 10


def test_a_world_stays_possible(search: Search) -> None:
    """Only cards that the seat can't place move."""
    decks, moves = drawn(search.prospect, search.rng, 200)
    search.told(decks, moves, steps=40)
    assert (np.sort(decks, axis=1) == np.arange(PACK36.size)).all()
    mine = [(search.me - search.prospect.dealer - 1) % 2 + step for step in (0, 2)]
    assert (np.sort(decks[:, mine], axis=1) == sorted(search.hand)).all()


def test_memory_changes_nothing(search: Search) -> None:
    """What is looked up is what would be worked out: with room for one hand alone the same worlds come."""
    decks, moves = drawn(search.prospect, search.rng, 200)
    found = []
    for places in (1, 1 << 16):
        search.memory = memory_for(places)
        search.rng.seed(7)
        moved = decks.copy()
        found.append((moved, *search.told(moved, moves, steps=40)))
    for one, other in zip(*found, strict=True):
        assert (one == other).all()
