"""The search for donkey: legal in every form, the same for a seed, at once where there is one choice."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping
from typing import Any

import pytest

from kozyr.bots import SEARCHING, ask, bot
from kozyr.bots.api import Advice, Budget
from kozyr.bots.search.donkey.search import Laboratory
from kozyr.games.donkey.state import Deal
from kozyr.games.registry import GAMES
from kozyr.match import Match

pytestmark = pytest.mark.compiled

TINY = Budget(samples=12)
SETS: list[tuple[int, dict[str, Any]]] = [
    *[(seats, {}) for seats in (2, 3, 4)],
    *[(3, {"trump": trump}) for trump in ("none", "one", "two", "ranked")],
    (4, {"form": "pairs", "must_beat": True}),
    (2, {"beating": "any_higher", "must_beat": True}),
    *[(3, {"form": "two_vs_one", "talon": talon}) for talon in ("gift", "bury", "choice")],
    *[(4, {"form": "three_vs_one", "talon": talon}) for talon in ("gift", "bury", "choice")],
    (3, {"form": "two_vs_one", "beating": "any_lower"}),
    (4, {"form": "three_vs_one", "beating": "any_higher", "redeal": "never"}),
]


def advice(match: Match, level: str = "strong", seed: int = 1) -> Advice:
    """What the level says for the seat to act, after a short think."""
    return bot(level, "donkey", seed).advise(match.view(match.to_act), match.prospect(match.to_act), TINY)


@pytest.mark.parametrize(("seats", "options"), SETS)
def test_the_search_finishes_deals_of_all_forms_with_legal_actions(
    seats: int, options: Mapping[str, Any]
) -> None:
    match = Match("donkey", seats=seats, seed=b"forms", options=options)
    first = match.progress.runs[0]
    while first.outcome is None:
        found = advice(match, SEARCHING[len(match.legal()) % 2])
        legal = match.legal()
        assert {one.action for one in found.values} == (set(legal) if len(legal) > 1 else set())
        match.apply(found.action)


@pytest.mark.parametrize("options", [form for form in GAMES["donkey"].forms if "form" in form])
def test_the_search_gives_the_same_advice_for_a_seed_and_fixed_samples(options: Mapping[str, Any]) -> None:
    seats = 3 if options["form"] == "two_vs_one" else 4
    match = Match("donkey", seats=seats, seed=b"again", options=options)
    steady = bot("steady", "donkey", 1)
    for _ in range(8):
        assert advice(match) == advice(match)
        match.apply(ask(steady, match))


def test_the_search_answers_at_once_where_there_is_one_choice() -> None:
    match = Match("donkey", seats=2, seed=b"one")
    while len(match.legal()) > 1:
        match.apply(match.legal()[0])
    assert advice(match) == Advice(action=match.legal()[0])


def test_the_search_thinks_of_as_many_worlds_as_it_may() -> None:
    match = Match("donkey", seats=3, seed=b"worlds")
    found = advice(match)
    assert found.samples == TINY.samples
    assert found.action == found.values[0].action
    assert all(one.error is not None and one.error >= 0 for one in found.values)


def laboratory(match: Match) -> Laboratory:
    """Where the seat to act tries things."""
    assert match.to_act is not None
    return Laboratory(match.view(match.to_act), match.prospect(match.to_act), random.Random(5))


def seen(deal: Deal, hero: int) -> tuple[object, ...]:
    """What the hero sees of a deal's state."""
    buried = deal.buried if deal.soloist != hero else 0
    return (
        deal.hands[hero],
        [hand.bit_count() for hand in deal.hands],
        [pile & ~buried for pile in deal.piles],
        (deal.phase, deal.to_act, deal.starter, deal.laid, deal.led, deal.standing, deal.taker, deal.bank),
        (deal.top, deal.order[: deal.asked], deal.soloist, deal.way, deal.sevens),
    )


@pytest.mark.parametrize(("seats", "options"), SETS)
def test_worlds_that_are_found_beside_drawn_ones_show_the_same(
    seats: int, options: Mapping[str, Any]
) -> None:
    match = Match("donkey", seats=seats, seed=b"beside", options=options)
    steady = bot("steady", "donkey", 1)
    others = set()
    for step in range(60):
        run = match.progress.runs[0]
        if run.outcome is not None:
            break
        if step % 6 == 3:
            hero = run.deal.to_act
            for words in laboratory(match).reached(48)[0]:
                world = Deal.from_words(words.tolist())
                assert seen(world, hero) == seen(run.deal, hero)
                assert sorted(world.deck) == list(range(36))
                others.add((step, *world.hands))
        match.apply(ask(steady, match))
    assert len(others) > 60


def ending() -> Match:
    """Three players hold two cards each, one of them is to lead."""
    steady = bot("steady", "donkey", 1)
    for seed in range(100):
        match = Match("donkey", seats=3, seed=bytes([seed]))
        run = match.progress.runs[0]
        while run.outcome is None:
            sizes = [hand.bit_count() for hand in run.deal.hands[:3]]
            if run.deal.top == 36 and sizes == [2, 2, 2] and run.deal.laid == 0:
                return match
            match.apply(ask(steady, match))
    raise AssertionError("no such ending")


def test_worlds_that_are_found_are_even() -> None:
    match = ending()
    deals, _ = laboratory(match).reached(2400)
    held = Counter(tuple(Deal.from_words(words.tolist()).hands) for words in deals)
    assert 1 < len(held) <= 6
    assert all(abs(times - 2400 / len(held)) < 120 for times in held.values())


def test_an_action_that_is_asked_about_is_weighed_to_the_end() -> None:
    match = Match("donkey", seats=3, seed=b"asked")
    player = bot("strong", "donkey", 1)
    view, prospect = match.view(match.to_act), match.prospect(match.to_act)
    worst = player.advise(view, prospect, Budget(samples=160)).values[-1].action
    found = bot("strong", "donkey", 1).advise(view, prospect, Budget(samples=160), (worst,))
    apart = {one.action: one.apart for one in found.values}
    assert apart[worst] == 0
    assert all(error is not None and error > 0 for action, error in apart.items() if action != worst)
