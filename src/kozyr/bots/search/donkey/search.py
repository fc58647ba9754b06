"""Donkey's search: every legal action in worlds that could be, the poor ones dropped on the way."""

from __future__ import annotations

import random
from collections.abc import Iterator
from time import perf_counter
from typing import Any

import numpy as np
import numpy.typing as npt

from kozyr.bots.api import Advice, Budget, Worth
from kozyr.bots.search.common import drawn
from kozyr.bots.search.donkey import bound, loop
from kozyr.cards import PACK36
from kozyr.games.api import View
from kozyr.games.donkey.actions import VERBS, encode
from kozyr.games.donkey.state import Deal
from kozyr.games.donkey.tables import SEATS
from kozyr.games.words import read_words
from kozyr.games.worlds import Prospect

Rows = npt.NDArray[np.float64]

TRIES = 2500
"""About so many deals are played out at a time, then poor actions are dropped and the time is looked at."""
FEWEST, MOST = 8, 60
"""Worlds at a time."""
MANY = 12
"""While there are more actions than this, the poorer half is dropped each time."""
SURE = 3.0
"""An action that is worse by so many standard errors is dropped."""
POINT = 0.05
"""What a point is worth in banki besides what the table gives for it."""


class Field:
    """The actions that are weighed, and what they came to in each world."""

    def __init__(self, actions: int) -> None:
        self.alive = np.arange(actions)
        self.worths: list[Rows] = [np.zeros(0)] * actions

    def add(self, found: Rows) -> None:
        """What the actions still alive came to in more worlds: shape (worlds, alive)."""
        for place, action in enumerate(self.alive):
            self.worths[action] = np.concatenate([self.worths[action], found[:, place]])

    def drop(self) -> None:
        """Drop what is worse than the best: surely, or while there are many, in the lower half."""
        rows = np.stack([self.worths[action] for action in self.alive])
        means = rows.mean(axis=1)
        best = int(np.argmax(means))
        behind = rows[best] - rows
        errors = behind.std(axis=1) / max(1, rows.shape[1] - 1) ** 0.5
        kept = behind.mean(axis=1) <= SURE * errors
        if len(self.alive) > MANY:
            kept &= means >= np.median(means)
        self.alive = self.alive[kept]

    def values(self, names: list[str]) -> list[Worth]:
        """What each action is worth, the best first; those dropped come after those that were not."""
        found = []
        for action, name in enumerate(names):
            row = self.worths[action]
            error = float(row.std(ddof=1) / len(row) ** 0.5) if len(row) > 1 else None
            worth = Worth(action=name, value=float(row.mean()), error=error)
            found.append((action not in self.alive, -worth.value, worth))
        return [worth for _, _, worth in sorted(found, key=lambda one: one[:2])]


def portions(budget: Budget, field: Field) -> Iterator[int]:
    """How many worlds to try next, until the budget is spent or one action is left."""
    began, left = perf_counter(), budget.samples
    while (left is None or left > 0) and len(field.alive) > 1:
        size = min(MOST, max(FEWEST, TRIES // len(field.alive)))
        size = size if left is None else min(size, left)
        yield size
        left = None if left is None else left - size
        if budget.seconds is not None and perf_counter() - began >= budget.seconds:
            return


def search(view: View, prospect: Prospect, rng: random.Random, budget: Budget) -> Advice:
    """See ``advise``."""
    lab = Laboratory(prospect, rng)
    actions = np.array([encode(read_words(text, VERBS, PACK36)) for text in view.legal], np.int64)
    field = Field(len(actions))
    samples = 0
    for count in portions(budget, field):
        field.add(lab.tried(actions[field.alive], count))
        field.drop()
        samples += count
    values = field.values(view.legal)
    return Advice(action=values[0].action, values=values, samples=samples)


class Laboratory:
    """Where actions are tried in worlds of a prospect."""

    def __init__(self, prospect: Prospect, rng: random.Random) -> None:
        self.prospect = prospect
        self.rng = rng
        self.rules = np.array(list(prospect.rules.words()), np.int64)
        self.mind = bound.mind_of(prospect.rules)
        self.room = np.zeros(Deal.width() + SEATS, np.int64)

    def tried(self, actions: npt.NDArray[np.int64], count: int) -> Rows:
        """What actions come to in new worlds, in banki: shape (worlds, actions)."""
        decks, moves = drawn(self.prospect, self.rng, count)
        deals = np.zeros((count, Deal.width()), np.int64)
        voids = np.zeros((count, SEATS), np.int64)
        bound.reach()(decks, moves, self.prospect.dealer, self.rules, self.mind, deals, voids)
        found = np.zeros((count, len(actions), loop.PARTS))
        seed = np.uint64(self.rng.getrandbits(64))
        bound.explore()(deals, voids, self.rules, self.mind, actions, seed, self.room, found)
        return worth_of(found)


def worth_of(found: Any) -> Rows:
    """One number from what a try came to."""
    worth: Rows = found[:, :, 0] + POINT * found[:, :, 1]
    return worth
