"""What donkey's search is certain of is what plain enumeration proves, and no more."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

import pytest

from kozyr.bots import bot
from kozyr.bots.api import Advice, Budget
from kozyr.bots.search.donkey import bound
from kozyr.bots.search.donkey import certain as certainty
from kozyr.bots.search.donkey.certain import ways
from kozyr.bots.search.donkey.search import Laboratory, hidden_cards, tries_of
from kozyr.engine import bit
from kozyr.games.api import Run
from kozyr.games.api import actions as legal_actions
from kozyr.games.donkey.actions import text as spelled
from kozyr.games.donkey.banki import points_of, side
from kozyr.games.donkey.deal import apply, start
from kozyr.games.donkey.state import PLAY, SINGLE, WHAT, Deal, Rules
from kozyr.games.donkey.tables import PACK
from kozyr.games.registry import GAMES
from kozyr.i18n.catalogue import LANGUAGES, catalogue
from kozyr.match import Match
from kozyr.study.donkey_hidden import hidden
from kozyr.study.donkey_position import Position, names, read, text
from kozyr.study.donkey_proof import Trial, dominates, pair, pairs, planned

pytestmark = pytest.mark.compiled

SAID = {
    "donkey-takes-last": [1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 14, 17],
    "donkey-all-yours": [15, 16, 23, 24],
    "donkey-all-ours": [41],
    "donkey-unbeaten": [21, 22, 25],
    "donkey-partner-takes": [37, 39, 40, 42],
    "donkey-lost-least": [34, 35, 36],
    "donkey-lost": [29, 30, 31, 33],
    "donkey-left": [27, 28],
    "donkey-never-worse": [9, 20],
    "donkey-safest": [18, 19, 26, 38],
    None: [11, 13, 32, 43, 44],
}
"""By number what is said in each position; nothing where two actions are right, or cards will be drawn."""
NUMBERS = sorted(number for numbers in SAID.values() for number in numbers)


@cache
def position(number: int) -> Position:
    return read(text(names()[number - 1]))


def advised(match: Match, samples: int = 64) -> Advice:
    hero = match.to_act
    return bot("strong", "donkey", 7).advise(match.view(hero), match.prospect(hero), Budget(samples=samples))


def code(advice: Advice) -> str | None:
    return advice.reason.code if advice.reason else None


def test_every_position_is_looked_at() -> None:
    assert len(NUMBERS) == len(names())


@pytest.mark.parametrize("number", NUMBERS)
def test_a_certain_choice_says_why(number: int) -> None:
    found = advised(position(number).match())
    assert code(found) == next(said for said, numbers in SAID.items() if number in numbers)
    assert found.reason is None or [found.action] == position(number).right


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_reason_has_words_of_its_own(language: str) -> None:
    told = {catalogue(language).say(f"reason-{said}") for said in (*SAID, "donkey-side-takes") if said}
    assert len(told) == len(SAID)
    assert all(len(words) > 30 for words in told)


# The same by the rules as written


def claims(tried: list[Trial], action: int) -> Iterator[str]:
    """What can be said of an action by all ways: the codes whose statement about points holds."""
    others = [other for other in tried[0].open if other != action]
    for which in [which for which in tried[0].plans if which[0] == action]:
        rows = [(one.plans[which], one.open[other]) for one in tried for other in others]
        if all(dominates(*row) for row in rows) and any(plan != other for plan, other in rows):
            yield "donkey-safest"
            if all(plan[0] >= other[1] for plan, other in rows):
                yield "donkey-never-worse"


def tried_in(run: Run) -> list[Trial]:
    """Every way, and every action with every plan in it."""
    opened = [(deal, pairs(run.rules, deal)) for deal in hidden(run).ways()]
    return [Trial(deal, worths, planned(run.rules, deal, worths, list(worths))) for deal, worths in opened]


def may_take(deal: Deal, rules: Rules, action: int) -> int:
    """The seats that may take the trick on the table after an action, in one way."""
    after = deal.copy()
    apply(after, rules, action)
    if after.laid == 0:
        return bit(after.taker)
    found = 0
    for answer in legal_actions(GAMES["donkey"], after, rules):
        found |= may_take(after, rules, answer)
    return found


@pytest.mark.parametrize("number", NUMBERS)
def test_what_is_said_holds_in_every_way(number: int) -> None:
    run = position(number).run
    said = advised(position(number).match())
    unknown = hidden(run)
    if unknown.stock:
        assert said.reason is None
        return
    tried = tried_in(run)
    every = list(tried[0].open)
    proven = {spelled(action): set(claims(tried, action)) for action in every}
    assert said.reason is not None or not any(proven.values())
    if said.reason is None:
        return
    assert "donkey-safest" in proven[said.action]
    me, allies = run.deal.to_act, side(run.deal, run.rules, run.deal.to_act)
    takers = dict.fromkeys(proven, 0)
    for one in tried:
        for action in every:
            takers[spelled(action)] |= may_take(one.deal, run.rules, action)
    counted = {spelled(action): points_of(action & WHAT) for action in every}
    lost = not any(seats & allies for seats in takers.values())
    own = takers[said.action]
    holds = {
        "donkey-takes-last": own == bit(me) and run.deal.laid == run.rules.players - 1,
        "donkey-unbeaten": own == bit(me) and run.deal.laid < run.rules.players - 1,
        "donkey-partner-takes": own == allies & ~bit(me) and allies.bit_count() == 2,
        "donkey-lost": lost,
        "donkey-lost-least": lost and counted[said.action] == min(counted.values()),
        "donkey-left": own & allies == 0 and bit(me) in takers.values(),
        "donkey-never-worse": "donkey-never-worse" in proven[said.action],
        "donkey-safest": True,
        "donkey-all-yours": allies == bit(me) and sweeps(tried, said.action, allies, run.rules),
        "donkey-all-ours": allies != bit(me) and sweeps(tried, said.action, allies, run.rules),
    }
    assert holds[said.reason.code]


def sweeps(tried: list[Trial], action: str, allies: int, rules: Rules) -> bool:
    """Whether a plan takes all points that are left in every way, the foes hindering and helping.

    That is less than all tricks, but each of these positions has points enough in all of them.
    """
    for which in [which for which in tried[0].plans if spelled(which[0]) == action]:
        rest = [
            points_of(one.deal.bank * (one.deal.laid > 0) | sum(one.deal.hands[: rules.seats]))
            for one in tried
        ]
        got = [pair(rules, one.deal, allies, which[0], which[1]) for one in tried]
        if all(two == (all_of_them,) * 2 for two, all_of_them in zip(got, rest, strict=True)):
            return True
    return False


# Ways

FORMS: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (3, {}),
    (4, {"form": "pairs", "must_beat": True}),
    (3, {"form": "two_vs_one"}),
    (3, {"form": "two_vs_one", "talon": "gift"}),
    (4, {"form": "three_vs_one", "talon": "bury"}),
    (4, {"form": "three_vs_one", "talon": "gift"}),
]


def endings(seats: int, options: Mapping[str, Any], deals: int) -> Iterator[Match]:
    """Matches with no more than three cards in the hand of the seat that is to act, and none to be drawn."""
    for number in range(deals):
        match = Match("donkey", seats=seats, seed=f"ending {number}".encode(), options=options)
        player = bot("steady", "donkey", number)
        run = match.progress.runs[0]
        while run.outcome is None:
            deal, seat = run.deal, run.deal.to_act
            small = deal.phase in (PLAY, SINGLE) and deal.hands[seat].bit_count() <= 3
            if small and (deal.phase == SINGLE or deal.top == PACK):
                yield match
            match.apply(player.act(match.view(seat)))


@pytest.mark.parametrize(("seats", "options"), FORMS, ids=str)
def test_every_deal_that_could_be_is_among_the_ways(seats: int, options: Mapping[str, Any]) -> None:
    """Also with what was given, returned, buried, and shown by a discard."""
    looked = 0
    for match in endings(seats, options, 4):
        hero = match.to_act
        view, prospect = match.view(hero), match.prospect(hero)
        lab = Laboratory(view, prospect, random.Random(1))
        deals, voids = lab.reached(16)
        base = Deal.from_words(deals[0].tolist())
        known = {tuple(hands) for hands in ways(prospect.rules, base, voids[0].tolist(), hidden_cards(view))}
        assert tuple(match.progress.runs[0].deal.hands) in known
        for _ in range(20):
            world = prospect.worlds.draw(random.Random(looked))
            drawn = Deal()
            start(drawn, prospect.rules, world.deck, prospect.dealer)
            for _, action in world.actions:
                apply(drawn, prospect.rules, action)
            assert tuple(drawn.hands) in known
            looked += 1
    assert looked > 100


@pytest.mark.parametrize(("seats", "options"), FORMS, ids=str)
def test_what_is_certain_in_any_ending_is_what_a_proof_finds(seats: int, options: Mapping[str, Any]) -> None:
    looked = 0
    for match in endings(seats, options, 30):
        run = match.progress.runs[0]
        if len(match.legal()) < 2 or hidden(run).count() > 20:
            continue
        if looked == 8:
            break
        view = match.view(match.to_act)
        lab = Laboratory(view, match.prospect(match.to_act), random.Random(1))
        lab.last = lab.reached(16)
        names, tries = tries_of(view)
        tried = tried_in(run)
        assert {names[row] for row in lab.certain(tries)} == {
            spelled(action) for action in tried[0].open if "donkey-safest" in claims(tried, action)
        }
        looked += 1
    assert looked == 8


def test_nothing_is_certain_where_there_are_too_many_ways(monkeypatch: pytest.MonkeyPatch) -> None:
    match = position(37).match()
    assert advised(match).reason is not None
    monkeypatch.setattr(certainty, "MOST", 100)
    assert advised(match).reason is None


def test_a_certain_choice_comes_before_what_seems_as_good(monkeypatch: pytest.MonkeyPatch) -> None:
    """The samples let foes play by a policy; what is proven holds whatever they do."""
    match = next(
        match
        for match in endings(2, {}, 40)
        if len(match.legal()) > 1 and (found := advised(match)).reason and seems(found) != found.action
    )
    found = advised(match)
    assert found.values[0].action == found.action
    monkeypatch.setattr(certainty, "MOST", 0)
    assert advised(match).action != found.action


def seems(advice: Advice) -> str:
    """The action that is worth most by the samples."""
    return max(advice.values, key=lambda worth: worth.value).action


def test_nothing_is_compiled_in_the_middle_of_a_match() -> None:
    for number in (1, 21, 39):
        assert advised(position(number).match()).reason is not None
    assert len(bound.verdict().signatures) == 1
