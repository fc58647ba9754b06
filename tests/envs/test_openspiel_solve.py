"""OpenSpiel's solvers on small games: exploitability against a best response of our own, MCCFR."""

from __future__ import annotations

import random
import zlib
from collections.abc import Sequence
from functools import cache
from itertools import permutations
from typing import Any

import numpy as np
import pytest
from open_spiel.python import policy as policies
from open_spiel.python.algorithms import cfr, exploitability, outcome_sampling_mccfr

from tests.envs.openspiel import load
from tests.envs.raw_oko import Policy, Raw, Seen, seen

PAIRS = ("9C 9D", "TC JC", "AS AH", "KS QD")


def small_oko() -> list[str]:
    """Eight cards dealt in pairs: which pair each seat sees, and which pair is closed, in all 24 ways."""
    decks = []
    for order in permutations(pair.split() for pair in PAIRS):
        ours, theirs, our_closed, their_closed = order
        decks.append(
            " ".join(
                card
                for mine, other in ((ours, theirs), (our_closed, their_closed))
                for both in zip(mine, other, strict=True)
                for card in both
            )
        )
    return decks


def uniform(seat: int, cards: Seen, done: tuple[str, ...], words: Sequence[str]) -> Sequence[float]:
    """Anything, equally likely."""
    return [1 / len(words)] * len(words)


def whims(seat: int, cards: Seen, done: tuple[str, ...], words: Sequence[str]) -> Sequence[float]:
    """Something else for all that a seat can know."""
    weights = [1 + zlib.crc32(repr((seat, cards, done, word)).encode()) % 9 for word in words]
    return [weight / sum(weights) for weight in weights]


class FromCards(policies.Policy):  # type: ignore[misc]
    """A policy over raw cards, asked at OpenSpiel's states."""

    def __init__(self, game: Any, policy: Policy) -> None:
        super().__init__(game, list(range(2)))
        self.policy = policy

    def action_probabilities(self, state: Any, player_id: int | None = None) -> dict[int, float]:
        """What the policy does with what the seat to act has seen."""
        run = state.play.current
        seat = state.current_player()
        done = tuple(state.play.game.text(action) for _, action in run.actions)
        numbers = state.legal_actions()
        words = [state.action_to_string(seat, number) for number in numbers]
        return dict(zip(numbers, self.policy(seat, seen(run.deal, seat), done, words), strict=True))


@cache
def oko(stack: int) -> Any:
    """The small Oko as OpenSpiel has it."""
    return load("oko", {"players": 2, "options": f"stack:{stack}", "decks": "/".join(small_oko())})


@pytest.mark.parametrize(("stack", "policy"), [(2, whims), (3, uniform), (3, whims)])
def test_exploitability_is_that_of_a_best_response_over_raw_cards(stack: int, policy: Policy) -> None:
    game = oko(stack)
    raw = Raw({"stack": stack}, small_oko())
    wanted = raw.exploitability(policy)
    assert wanted > 0.1
    assert exploitability.exploitability(game, FromCards(game, policy)) == pytest.approx(wanted, abs=1e-9)


def test_a_solution_is_one_over_raw_cards_too() -> None:
    game = oko(2)
    solver = cfr.CFRPlusSolver(game)
    for _ in range(12):
        solver.evaluate_and_update_policy()
    average = solver.average_policy()
    table: dict[tuple[Seen, tuple[str, ...]], dict[str, float]] = {}
    for state in average.states:
        seat, run = state.current_player(), state.play.current
        done = tuple(state.play.game.text(action) for _, action in run.actions)
        likely = average.action_probabilities(state)
        table[seen(run.deal, seat), done] = {
            state.action_to_string(seat, number): chance for number, chance in likely.items()
        }

    def learned(seat: int, cards: Seen, done: tuple[str, ...], words: Sequence[str]) -> Sequence[float]:
        return [table[cards, done][word] for word in words]

    raw = Raw({"stack": 2}, small_oko())
    assert raw.exploitability(learned) == pytest.approx(
        exploitability.exploitability(game, average), abs=1e-9
    )
    assert raw.exploitability(learned) < raw.exploitability(uniform) / 10


def small_odessa() -> str:
    """Sixteen decks of twelve cards: two for each seat, and the turned one."""
    chance = random.Random(5)
    cards = ["6C", "8C", "TC", "KC", "AC", "6D", "9D", "QD", "AD", "7H", "JH", "KS"]
    return "/".join(" ".join(chance.sample(cards, 5)) for _ in range(16))


def test_outcome_sampling_learns_a_small_odessa() -> None:
    options = {"options": "sizes:2;zero_bonus:5", "utility": "margin"}
    game = load("odessa", {"players": 2, "decks": small_odessa(), **options})
    before = exploitability.exploitability(game, policies.UniformRandomPolicy(game))
    np.random.seed(1)
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(game)
    for _ in range(1500):
        solver.iteration()
    after = exploitability.exploitability(game, solver.average_policy())
    assert 0 <= after < before / 4
