"""The search for donkey: legal in every form, the same for a seed, at once where there is one choice."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from kozyr.bots import SEARCHING, ask, bot
from kozyr.bots.api import Advice, Budget
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
