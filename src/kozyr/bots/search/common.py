"""What the searches of all games share: worlds as arrays, limits, means and errors."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from time import perf_counter
from typing import Any

import numpy as np

from kozyr.bots.api import Budget, Worth
from kozyr.games.worlds import Prospect


def drawn(prospect: Prospect, rng: random.Random, count: int) -> tuple[Any, Any]:
    """Worlds as arrays.

    Returns:
        int64 decks of shape (count, cards of the pack), and int64 action numbers of shape (count, actions so
        far): all worlds of a prospect have as many.
    """
    worlds = [prospect.worlds.draw(rng) for _ in range(count)]
    decks = np.array([world.deck for world in worlds], np.int64)
    moves = np.array([[number for _, number in world.actions] for world in worlds], np.int64)
    return decks, moves.reshape(count, -1)


def portions(budget: Budget, size: int) -> Iterator[int]:
    """How many worlds to try next, until the budget is spent; at least one portion.

    Args:
        budget: what is allowed.
        size: worlds of one portion; the time is looked at after each.
    """
    began, left = perf_counter(), budget.samples
    while left is None or left > 0:
        yield size if left is None else min(size, left)
        left = None if left is None else left - size
        if budget.seconds is not None and perf_counter() - began >= budget.seconds:
            return


def weighed(actions: Sequence[str], worth: Any, also: Sequence[str] = ()) -> list[Worth]:
    """Mean and standard error of each action, the best first.

    Args:
        actions: in the record's spelling.
        worth: shape (worlds, actions): what each came to in each world.
        also: the actions that were asked about; ``apart`` is that of the difference to the first of them.
    """
    means = worth.mean(axis=0).tolist()
    errors = _errors(worth)
    asked = actions.index(also[0]) if also else None
    apart = [None] * len(actions) if asked is None else _errors(worth - worth[:, asked : asked + 1])
    found = [
        Worth(action=action, value=mean, error=error, apart=other)
        for action, mean, error, other in zip(actions, means, errors, apart, strict=True)
    ]
    return sorted(found, key=lambda one: -one.value)


def _errors(worth: Any) -> list[Any]:
    """The standard error of each column's mean; None of one row."""
    worlds, columns = worth.shape
    if worlds < 2:
        return [None] * columns
    errors: list[Any] = (worth.std(axis=0, ddof=1) / worlds**0.5).tolist()
    return errors
