"""The search for donkey: legal in every form, the same for a seed, at once where there is one choice."""

from __future__ import annotations

import math
import random
from collections.abc import Mapping, Sequence
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from kozyr.bots import SEARCHING, ask, bot
from kozyr.bots.api import Advice, Budget
from kozyr.bots.search.donkey import bound
from kozyr.bots.search.donkey.likely import told
from kozyr.bots.search.donkey.loop import EVEN
from kozyr.bots.search.donkey.policy import notice
from kozyr.bots.search.donkey.search import COPIES, Laboratory
from kozyr.cards import PACK36
from kozyr.games.donkey.actions import VERBS, encode
from kozyr.games.donkey.deal import apply, start
from kozyr.games.donkey.state import Deal, Rules
from kozyr.games.registry import GAMES
from kozyr.games.words import read_words
from kozyr.games.worlds import Prospect, World
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


@pytest.mark.parametrize(
    ("seats", "options", "steps"),
    [(3, {}, 9), (3, {"form": "two_vs_one"}, 7), (4, {"form": "pairs"}, 6)],
)
def test_worlds_come_up_as_often_as_what_the_others_did_makes_them_likely(
    seats: int, options: Mapping[str, Any], steps: int
) -> None:
    """Where the cards are by the worlds found, and by worlds drawn evenly, each weighed by what was done."""
    match = Match("donkey", seats=seats, seed=b"likely 8", options=options)
    steady = bot("steady", "donkey", 1)
    for _ in range(steps):
        match.apply(ask(steady, match))
    lab = laboratory(match)
    drawn = [lab.prospect.worlds.draw(lab.rng) for _ in range(5000)]
    played = [told_so(match, lab.prospect, world) for world in drawn]
    even = whereabouts([deal for deal, _ in played], [1.0] * 5000)
    wanted = whereabouts([deal for deal, _ in played], [chance for _, chance in played])
    rows = (
        lab.reached(6400)[0].reshape(-1, COPIES, Deal.width())[:, COPIES // EVEN :].reshape(-1, Deal.width())
    )
    found = [Deal.from_words(words.tolist()) for words in rows]
    apart = [np.std(one - wanted) for one in (whereabouts(found, [1.0] * len(found)), even)]
    assert apart[1] > 1.6 * apart[0]


def whereabouts(deals: Sequence[Deal], weights: Sequence[float]) -> Any:
    """How likely each seat holds each card."""
    held = [[[hand >> card & 1 for card in range(36)] for hand in deal.hands] for deal in deals]
    return np.average(np.array(held), axis=0, weights=weights)


def told_so(match: Match, prospect: Prospect, world: World) -> tuple[Deal, float]:
    """What a world comes to, and how likely the others would have done what they did."""
    hero, rules = match.to_act, prospect.rules
    deal, mind = Deal(), thoughts(rules)
    start(deal, rules, world.deck, prospect.dealer)
    logs = 0.0
    for seat, action in world.actions:
        logs += told(deal, rules, mind, action) if seat != hero else 0.0
        notice(deal, rules, mind, action)
        apply(deal, rules, action)
    return deal, math.exp(logs)


def thoughts(rules: Rules) -> SimpleNamespace:
    """The policy's mind in plain numbers."""
    mind = bound.mind_of(rules).view(bound.MIND)[0]
    return SimpleNamespace(**{name: mind[name].tolist() for name in bound.MIND.names or ()})


@pytest.mark.parametrize(("seats", "options"), SETS)
def test_the_chances_of_all_choices_add_up_to_one(seats: int, options: Mapping[str, Any]) -> None:
    match = Match("donkey", seats=seats, seed=b"chances", options=options)
    steady = bot("steady", "donkey", 1)
    run = match.progress.runs[0]
    mind = thoughts(run.rules)
    while run.outcome is None:
        every = [encode(read_words(line, VERBS, PACK36)) for line in match.legal()]
        chances = [math.exp(told(run.deal, run.rules, mind, action)) for action in every]
        assert sum(chances) == pytest.approx(1.0)
        assert min(chances) > 0
        match.apply(ask(steady, match))


def test_an_action_that_is_asked_about_is_weighed_to_the_end() -> None:
    match = Match("donkey", seats=3, seed=b"asked")
    player = bot("strong", "donkey", 1)
    view, prospect = match.view(match.to_act), match.prospect(match.to_act)
    worst = player.advise(view, prospect, Budget(samples=160)).values[-1].action
    found = bot("strong", "donkey", 1).advise(view, prospect, Budget(samples=160), (worst,))
    apart = {one.action: one.apart for one in found.values}
    assert apart[worst] == 0
    assert all(error is not None and error > 0 for action, error in apart.items() if action != worst)
