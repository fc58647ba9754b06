"""Donkey's search: every legal action in worlds that could be, the poor ones dropped on the way."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from itertools import permutations
from time import perf_counter

import numpy as np
import numpy.typing as npt

from kozyr.bots.api import Advice, Budget, Reason, Worth
from kozyr.bots.search.common import drawn
from kozyr.bots.search.donkey import bound, loop
from kozyr.bots.search.donkey.certain import certain
from kozyr.bots.search.donkey.policy import FULL
from kozyr.cards import PACK36
from kozyr.games.api import View
from kozyr.games.donkey.actions import VERBS, encode
from kozyr.games.donkey.state import Deal
from kozyr.games.donkey.tables import SEATS
from kozyr.games.donkey.view import View as DonkeyView
from kozyr.games.words import read_words
from kozyr.games.worlds import Prospect

Rows = npt.NDArray[np.float64]
Numbers = npt.NDArray[np.int64]

TRIES = 6000
"""About so many deals are played out at a time, then poor actions are dropped and the time is looked at."""
FEWEST, MOST = 8, 320
"""Worlds at a time."""
MANY = 12
"""While there are more actions than this, the poorer half is dropped each time."""
COPIES = 16
"""Worlds found beside each one that is drawn, itself among them."""
SURE = 3.0
"""An action that is worse by so many standard errors is dropped."""
POINT = 0.15
"""What a point is worth in banki besides what the table gives for it."""


class Field:
    """What is tried, and what it came to in each world: actions, near the end each with several plans."""

    def __init__(self, names: list[str], also: Sequence[str] = ()) -> None:
        self.names = names
        """The action of each try."""
        self.asked = np.array([name in also for name in names])
        """Those that are never dropped."""
        self.alive = np.arange(len(names))
        self.worths: list[Rows] = [np.zeros(0)] * len(names)
        self.worlds = 0

    def add(self, found: Rows) -> None:
        """What the tries still alive came to in more worlds: shape (worlds, alive)."""
        self.worlds += len(found)
        for place, one in enumerate(self.alive):
            self.worths[one] = np.concatenate([self.worths[one], found[:, place]])

    def drop(self) -> None:
        """Drop what is worse than the best: surely, or while there are many, in the lower half."""
        rows = np.stack([self.worths[one] for one in self.alive])
        means, _ = mean_of(rows)
        best = int(np.argmax(means))
        behind, errors = mean_of(rows[best] - rows)
        kept = behind <= SURE * errors
        if len(self.alive) > MANY:
            kept &= means >= np.median(means)
        self.alive = self.alive[kept | self.asked[self.alive]]

    def values(self, asked: str | None) -> list[Worth]:
        """What each action is worth by its best plan, the best first; those dropped come after the others.

        Args:
            asked: the action to which the others are compared.
        """
        best: dict[str, tuple[bool, float, int]] = {}
        for one, name in enumerate(self.names):
            entry = (one not in self.alive, -float(self.worths[one].mean()), one)
            best[name] = min(entry, best.get(name, entry))
        other = best[asked][2] if asked is not None else None
        return [self.worth(one, other) for _, _, one in sorted(best.values())]

    def difference(self, one: int, other: int) -> Rows:
        """How much better a try is than another, in each world in which both were tried."""
        worlds = min(len(self.worths[one]), len(self.worths[other]))
        found: Rows = self.worths[one][:worlds] - self.worths[other][:worlds]
        return found

    def worth(self, one: int, other: int | None) -> Worth:
        """What a try came to, and how sure its difference to another is."""
        row = self.worths[one]
        mean, error = mean_of(row)
        apart = None if other is None else float(mean_of(self.difference(one, other))[1])
        few = len(row) < 2
        return Worth(
            action=self.names[one],
            value=float(mean),
            error=None if few else float(error),
            apart=None if few else apart,
        )


def mean_of(rows: Rows) -> tuple[Rows, Rows]:
    """Means over worlds, the last axis, and their standard errors."""
    return rows.mean(axis=-1), rows.std(axis=-1) / max(1, rows.shape[-1] - 1) ** 0.5


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


def search(
    view: View, prospect: Prospect, rng: random.Random, budget: Budget, also: Sequence[str] = ()
) -> Advice:
    """See ``advise``."""
    bound.verdict()
    lab = Laboratory(view, prospect, rng)
    names, tries = tries_of(view)
    field = Field(names, also)
    for count in portions(budget, field):
        field.add(lab.tried(tries[field.alive], count))
        field.drop()
    values = field.values(also[0] if also else None)
    reasons = {names[row]: why for row, why in lab.certain(tries).items()}
    values.sort(key=lambda one: one.action not in reasons)
    action = values[0].action
    return Advice(action=action, values=values, samples=field.worlds, reason=reasons.get(action))


def tries_of(view: View) -> tuple[list[str], Numbers]:
    """What is tried: the action of each row, and rows as ``loop.explore`` has them."""
    assert isinstance(view, DonkeyView)
    deal = view.public.deal
    assert deal is not None
    hand = PACK36.mask(PACK36.parse(card) for card in view.hand or () if card is not None)
    names, rows = [], []
    for text in view.legal:
        action = encode(read_words(text, VERBS, PACK36))
        rest = PACK36.of_mask(hand & ~action & FULL)
        plans: list[tuple[int, ...]] = [()]
        if deal.phase == "play" and not deal.stock and 1 < len(rest) <= loop.PLANNED:
            plans += permutations(rest)
        for plan in plans:
            names.append(text)
            rows.append([action, *plan, *[-1] * (loop.PLANNED - len(plan))])
    return names, np.array(rows, np.int64)


class Laboratory:
    """Where actions are tried in worlds of a prospect."""

    def __init__(self, view: View, prospect: Prospect, rng: random.Random) -> None:
        assert view.seat is not None
        self.prospect = prospect
        self.hero = view.seat
        self.hidden = hidden_cards(view)
        self.strange = strange_cards(view)
        self.rng = rng
        self.rules = np.array(list(prospect.rules.words()), np.int64)
        self.mind = bound.mind_of(prospect.rules)
        self.room = np.zeros(Deal.width() + SEATS, np.int64)
        self.last = np.zeros((0, Deal.width()), np.int64), np.zeros((0, SEATS), np.int64)
        """The worlds reached last."""

    def tried(self, tries: Numbers, count: int) -> Rows:
        """What tries come to in so many new worlds: shape (worlds, tries)."""
        deals, voids = self.last = self.reached(count)
        found = np.zeros((len(deals), len(tries), loop.PARTS))
        bound.explore()(deals, voids, self.rules, self.mind, tries, self.seed(), self.room, found)
        return worth_of(found)

    def reached(self, count: int) -> tuple[Numbers, Numbers]:
        """So many new worlds: their deals, and the cards that seats have shown not to hold."""
        decks, moves = drawn(self.prospect, self.rng, -(-count // COPIES))
        count = len(decks) * (count // len(decks))
        deals = np.zeros((count, Deal.width()), np.int64)
        voids = np.zeros((count, SEATS), np.int64)
        told = self.prospect.dealer, self.hero, self.hidden, self.strange, self.seed()
        bound.reach()(decks, moves, *told, self.rules, self.mind, deals, voids)
        return deals, voids

    def certain(self, tries: Numbers) -> dict[int, Reason]:
        """The rows of the actions that are certain, and why; something has been tried before."""
        deals, voids = self.last
        found = certain(self.prospect.rules, deals[0], voids[0].tolist(), self.hidden, tries)
        actions = tries[:, 0].tolist()
        return {actions.index(action): why for action, why in found.items()}

    def seed(self) -> np.uint64:
        """A seed for a loop."""
        return np.uint64(self.rng.getrandbits(64))


def hidden_cards(view: View) -> int:
    """The cards that a seat can't place: neither its own nor laid, nor known to be in another's hand."""
    assert isinstance(view, DonkeyView)
    deal = view.public.deal
    assert deal is not None
    seen = [card for card in view.hand or () if card is not None] + view.private.buried + view.private.talon
    seen += [passed.card for passed in (*view.private.given, *view.private.received)]
    seen += [card for trick in deal.tricks for laid in trick.laid for card in laid.cards]
    return FULL & ~PACK36.mask({PACK36.parse(card) for card in seen})


def strange_cards(view: View) -> int:
    """The cards that a seat was not dealt and didn't draw."""
    assert isinstance(view, DonkeyView)
    deal = view.public.deal
    assert deal is not None
    own = [card for card in view.hand or () if card is not None] + view.private.buried
    own += [passed.card for passed in view.private.given]
    own += [
        card for trick in deal.tricks for laid in trick.laid if laid.seat == view.seat for card in laid.cards
    ]
    came = [passed.card for passed in view.private.received]
    return FULL & ~PACK36.mask({PACK36.parse(card) for card in own}) | PACK36.mask(map(PACK36.parse, came))


def worth_of(found: Rows) -> Rows:
    """One number from what tries came to: banki fewer than the others, and something for each point."""
    worth: Rows = found[:, :, 0] + POINT * found[:, :, 1]
    return worth
