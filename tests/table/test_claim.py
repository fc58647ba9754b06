"""Claim: certain means certain, by every line of play; and what isn't, is not."""

from __future__ import annotations

import random
from typing import Any

import pytest

from kozyr.match import Match
from kozyr.table.claim import certain

GAMES: list[tuple[str, int, dict[str, Any]]] = [
    ("odessa", 2, {"sizes": [3] * 4}),
    ("odessa", 3, {"sizes": [2, 3, 4]}),
    ("odessa", 3, {"sizes": [3, 3], "revoke": "penalty"}),
    ("donkey", 2, {"limit": 6}),
    ("donkey", 3, {"limit": 6}),
    ("donkey", 4, {"limit": 6, "form": "pairs"}),
    ("donkey", 3, {"limit": 6, "form": "two_vs_one"}),
    ("oko", 3, {"stack": 15, "deals": 6}),
    ("exchange", 3, {"target": 1, "deals": 2}),
]
NEVER = ("exchange", "oko")
"""Games that are open to the last action but by rare chance; oko has a test of its own."""
LINES = 60
"""The most positions that are looked at to count every line of play."""


def carried(match: Match, deal: int) -> Any:
    """The scores of a deal, and all that the match carries on."""
    outcome = match.progress.runs[deal].outcome
    assert outcome is not None
    course = {name: value for name, value in match.progress.course.__dict__.items() if name != "options"}
    return outcome.scores, outcome.redealt, course


def ends(match: Match, most: int) -> list[Any] | None:
    """What every line of play comes to, by the match's own legal actions; None: there are too many lines."""
    deal = len(match.progress.runs) - 1
    found: list[Any] = []
    waiting, looked = [match.copy()], 0
    while waiting:
        here = waiting.pop()
        looked += 1
        if looked > most:
            return None
        if here.progress.runs[deal].outcome is not None:
            found.append(carried(here, deal))
            continue
        for action in here.legal():
            if ".." in action:
                return None
            after = here.copy()
            after._act(after._number(action, None))  # without the deals that the seed would go on with
            waiting.append(after)
    return found


def played(match: Match, draw: random.Random) -> Any:
    """What the deal comes to when it is played to its end by chance."""
    twin, deal = match.copy(), len(match.progress.runs) - 1
    while twin.progress.runs[deal].outcome is None:
        twin._act(twin._number(draw.choice(twin.legal()).split("..")[0], None))
    return carried(twin, deal)


def choice(match: Match, draw: random.Random) -> str:
    legal = match.legal()
    lively = [word for word in ("call", "open") if word in legal]
    return lively[0] if lively and draw.random() < 0.7 else draw.choice(legal).split("..")[0]


@pytest.mark.parametrize(("game", "seats", "options"), GAMES)
def test_certain_says_what_every_line_of_play_says(game: str, seats: int, options: dict[str, Any]) -> None:
    yes = no = 0
    for seed in range(3):
        draw = random.Random(f"{game} {seats} {seed}")
        match = Match(game, seats=seats, seed=draw.randbytes(8), options=options)
        for _ in range(120):
            if match.finished:
                break
            before = match.to_record()
            found = certain(match)
            assert match.to_record() == before
            every = ends(match, LINES) if found or draw.random() < 0.4 else None
            if found is not None:
                yes += 1
                expected = played(match, draw)
                assert found.scores == expected[0]
                assert all(played(match, draw) == expected for _ in range(5))
                assert every is None or all(end == expected for end in every)
            elif every is not None and len(every) > 1:
                no += 1
                assert any(end != every[0] for end in every), match.to_record()
            match.apply(choice(match, draw))
    assert yes or game in NEVER
    assert no or game in NEVER


@pytest.mark.parametrize(("game", "seats", "options"), GAMES)
def test_the_line_of_a_claim_is_legal_and_gives_its_scores(
    game: str, seats: int, options: dict[str, Any]
) -> None:
    draw = random.Random(f"line {game}")
    for _ in range(3):
        match = Match(game, seats=seats, seed=draw.randbytes(8), options=options)
        for _ in range(300):
            found = None if match.finished else certain(match)
            if match.finished or found:
                break
            match.apply(choice(match, draw))
        if found is None:
            continue
        deal = len(match.progress.runs) - 1
        for action in found.line:
            match.apply(action)
        outcome = match.progress.runs[deal].outcome
        assert outcome is not None
        assert outcome.scores == found.scores
        assert Match.from_record(match.to_record()).totals == match.totals


def test_oko_is_certain_when_nobody_has_a_chip_left() -> None:
    draw, found = random.Random(5), 0
    for seed in range(4):
        match = Match("oko", seats=3, seed=bytes([seed]), options={"stack": 3, "deals": 6})
        while not match.finished:
            claim = certain(match)
            if claim is not None:
                found += 1
                expected = played(match, draw)
                assert claim.scores == expected[0]
                assert all(played(match, draw) == expected for _ in range(5))
            match.apply(choice(match, draw))
    assert found


def test_a_search_without_a_budget_says_nothing() -> None:
    match = Match("odessa", seats=2, seed=b"claim", options={"sizes": [1]})
    for action in ("bid 0", "bid 0"):
        match.apply(action if action in match.legal() else match.legal()[0])
    assert certain(match) is not None
    assert certain(match, budget=0) is None
