"""The searching bots of Odessa: positions that must be right, and what holds for every answer."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import product
from math import comb, prod
from typing import Any

import numpy as np
import pytest
from msgspec.structs import replace

from kozyr.bots import Budget, bot
from kozyr.bots.search.common import drawn
from kozyr.bots.search.odessa.kinds import kinds_of
from kozyr.bots.search.odessa.search import right_ones
from kozyr.cards import PACK36
from kozyr.games.odessa.deal import BIDDING, PLAYING
from kozyr.match import Match
from kozyr.study.position import names, read, text

LEVELS = ("strong", "master")
SAMPLES = 200


def advised(match: Match, level: str, samples: int = SAMPLES, seed: int = 1) -> Any:
    """What a level makes of the seat to act."""
    seat = match.to_act
    return bot(level, "odessa", seed).advise(match.view(seat), match.prospect(seat), Budget(samples=samples))


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", names())
def test_a_position_that_must_be_right(name: str, level: str) -> None:
    """Each wrong answer is never better and sometimes worse, whatever the others hold (docs/positions.md)."""
    position = read(text(name))
    advice = advised(position.match(), level)
    assert advice.action.removeprefix("play ") in position.right, (position.why, advice)


FORMS = [
    *({"seats": seats, "sizes": [size]} for seats, size in product((2, 3, 4, 5, 6), (1, 2, 4, 6))),
    *({"seats": seats, "sizes": [3, 5], "zero_bonus": 10} for seats in (2, 5)),
    *({"seats": seats, "sizes": [3, 5], "revoke": "penalty"} for seats in (2, 3, 6)),
    *({"seats": seats, "max_deals": 0, "blind_deals": 1} for seats in (2, 4, 6)),
]


def moments(form: dict[str, Any], every: int = 1) -> Iterator[Match]:
    """Moments of a match that is played at random, one of so many, those of blind deals among them."""
    options = dict(form)
    chance = random.Random(str(form))
    match = Match("odessa", seats=options.pop("seats"), seed=str(form).encode(), options=options)
    number = 0
    while match.to_act is not None:
        number += 1
        blind = match.view(None).public.deal.blind  # type: ignore[attr-defined]
        if number % every == 0 or (blind and match.legal()[0].startswith("bid")):
            yield match
        match.apply(chance.choice(match.legal()))


@pytest.mark.parametrize("form", FORMS, ids=str)
def test_every_answer_is_legal_and_of_a_possible_worth(form: dict[str, Any]) -> None:
    blind = "blind_deals" in form
    for match in moments(form, every=7 if blind else 2):
        advice = advised(match, "strong", samples=6)
        assert match.explain(advice.action) is None
        assert {worth.action for worth in advice.values} <= set(match.legal())
        assert all(-170 <= worth.value <= 60 for worth in advice.values)
        assert len(match.legal()) > 1 or advice.samples == 0


def test_one_choice_needs_no_search() -> None:
    for match in moments({"seats": 3, "sizes": [3]}):
        if len(match.legal()) == 1:
            assert advised(match, "master").samples == 0
            return
    raise AssertionError("there was always a choice")


@pytest.mark.parametrize("level", LEVELS)
def test_samples_and_seed_make_the_answer(level: str) -> None:
    for match in moments({"seats": 4, "sizes": [4]}, every=5):
        assert advised(match, level, 50, seed=3) == advised(match, level, 50, seed=3)


def test_more_samples_make_smaller_errors() -> None:
    match = Match("odessa", seats=4, seed=b"errors", options={"sizes": [6]})
    few, many = advised(match, "strong", 50), advised(match, "strong", 800)
    assert few.samples == 50
    best = many.values[0]
    assert best.error < next(worth.error for worth in few.values if worth.action == best.action)


@pytest.mark.parametrize("form", FORMS, ids=str)
def test_no_world_of_a_search_is_impossible(form: dict[str, Any]) -> None:
    """Worlds that are drawn and those of every kind show the seat what it was shown, to the byte."""
    for match in moments(form, every=11):
        seat = match.to_act
        prospect = match.prospect(seat)
        own: Any = prospect.worlds
        decks, moves = drawn(prospect, random.Random(1), 3)
        worlds = [(deck.tolist(), row.tolist()) for deck, row in zip(decks, moves, strict=True)]
        kinds = kinds_of(own, between(match), 200)
        for kind in (kinds or [])[:20]:
            world = own.holding([kind.hands.get(s, []) for s in range(match.seats)])
            worlds.append((world.deck, [number for _, number in world.actions]))
        for deck, row in worlds:
            assert shown_in(match, deck, row) == match.view(seat)


def between(match: Match) -> set[int]:
    """The cards that tell neighbours apart."""
    view: Any = match.view(match.to_act)
    tricks = view.public.deal.tricks
    trick = tricks[-1].cards if tricks and tricks[-1].taker is None and not tricks[-1].revoked else ()
    return {PACK36.parse(card) for card in [*view.hand, *trick] if card is not None}


def shown_in(match: Match, deck: list[int], numbers: list[int]) -> Any:
    """What the seat to act would see, had the deal under way had that deck."""
    record = match.record(decks=True)
    last = replace(record.deals[-1], deck=PACK36.join(deck))
    other = Match.from_data(replace(record, deals=[*record.deals[:-1], last]))
    assert [number for _, number in other.progress.runs[-1].actions] == numbers
    return other.view(match.to_act)


def test_kinds_stand_for_all_holdings() -> None:
    """Where nobody has shown a void, all hands of the unseen cards are counted."""
    for seats, size in ((2, 1), (2, 2), (3, 1), (3, 2), (4, 1)):
        match = Match("odessa", seats=seats, seed=b"kinds", options={"sizes": [size]})
        while not match.legal()[0].startswith("play"):
            match.apply(match.legal()[-1])
        worlds: Any = match.prospect(match.to_act).worlds
        kinds = kinds_of(worlds, between(match), 10**6)
        assert kinds is not None
        unseen = 36 - size - 1
        ways = prod(comb(unseen - seat * size, size) for seat in range(seats - 1))
        assert sum(kind.ways for kind in kinds) == ways
        assert len(kinds) < ways or size == 1


def test_right_cards_have_one_plan_for_all_worlds() -> None:
    opened = np.array([[[3, 5], [3, 4]], [[3, 5], [3, 5]]])
    planned = opened[:, :, None, :]
    assert right_ones(opened, planned) == [0]
    assert right_ones(opened[1:], planned[1:]) == []
    torn = np.array([[[[3, 5], [0, 0]], [[3, 4], [3, 4]]], [[[0, 0], [3, 5]], [[3, 5], [3, 5]]]])
    assert right_ones(opened, torn) == []


def test_a_certain_choice_says_why() -> None:
    advice = advised(read(text("04-duck-sure")).match(), "strong", samples=4000)
    assert advice.reason is not None
    assert advice.reason.code.startswith("odessa-")
    assert all(worth.error == 0 for worth in advice.values)


def test_numbers_of_actions_are_the_engines() -> None:
    from kozyr.bots.search.odessa.search import number_of

    assert number_of("bid 3") == BIDDING | 3
    assert number_of("play 7H") == PLAYING | PACK36.parse("7H")
