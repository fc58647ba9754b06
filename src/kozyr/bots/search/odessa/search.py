"""One search: worlds, their weights, what each choice comes to in them."""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from itertools import combinations, permutations
from typing import Any

import numpy as np
from msgspec.structs import replace

from kozyr.bots.api import Advice, Budget, Worth
from kozyr.bots.search.common import drawn, portions
from kozyr.bots.search.odessa import Limits, ending, likely, rollout
from kozyr.bots.search.odessa.kinds import Kind, kinds_of
from kozyr.bots.search.odessa.mind import SHAPES, room_for
from kozyr.bots.search.odessa.reasons import OTHERS, reason_for
from kozyr.cards import PACK36
from kozyr.engine.twin import entry
from kozyr.games.odessa.deal import BIDDING, PLAYING, WHAT
from kozyr.games.odessa.view import View
from kozyr.games.worlds import Prospect
from kozyr.match import Match

PORTION = 100
"""Worlds that are tried before choices are compared."""
TRUST = np.array([0.2, 0.15, 0.03, 0.03, 0.05, 0.7])
"""How firmly to believe what choices tell (``likely.fit``): tens of points by which a bid, and a card, has to
be worse to be e times as rare, of players of the networks and of those who count; the share of choices made
without any thought; the share of players who count."""
NOISE = np.array([0.015, 1e-6])
"""Tens of points by which players of rollouts err, those of the networks and those who count."""
SURE = 3.0
"""Standard errors by which a choice has to be worse to be tried no longer."""
TRICKS = {2: 3, 3: 3, 4: 3, 5: 2, 6: 2}
"""By number of seats, how many last tricks are searched to the end."""
ENDINGS = {2: 300, 3: 300, 4: 150, 5: 150, 6: 100}
"""By number of seats, in how many worlds they are where not in all."""
KINDS = 2000
"""Kinds of worlds that are tried one by one where only time limits a search."""


WHERE: dict[str, Any] = {"weigh": likely, "explore": rollout, "finish": ending}


@cache
def mind() -> Any:
    """The networks."""
    with (files("kozyr.bots.search.odessa") / "mind.npy").open("rb") as file:
        flat = np.load(file).astype(np.float32)
    found, at = [], 0
    for shape in SHAPES:
        size = int(np.prod(shape))
        found.append(np.ascontiguousarray(flat[at : at + size]).reshape(shape))
        at += size
    return tuple(found)


@cache
def compiled(name: str) -> Any:
    """A compiled function of the search."""
    return entry(getattr(WHERE[name], name), "odessa", {})


@cache
def get_ready() -> None:
    """Compile everything at once, by a deal of two cards: not in the middle of a match."""
    match = Match("odessa", seats=2, seed=b"ready", options={"sizes": [2]})
    while not match.legal()[0].startswith("play"):
        match.apply(match.legal()[0])
    view: Any = match.view(match.to_act)
    search = Search(view, match.prospect(match.to_act), random.Random(0), Limits(samples=2))
    decks, moves, counts = search.likely_worlds(2)
    search.explored(decks, moves, counts, [0])
    search.right(decks, moves)


class Search:
    """A search for the seat to act. With samples alone as its budget the answer can be repeated."""

    def __init__(
        self, view: View, prospect: Prospect, rng: random.Random, budget: Budget, also: Sequence[str] = ()
    ) -> None:
        assert view.public.deal is not None
        assert view.seat is not None
        self.deal = view.public.deal
        self.me = view.seat
        self.prospect = prospect
        self.worlds: Any = prospect.worlds
        self.rng = rng
        self.limits = budget if isinstance(budget, Limits) else Limits.of(budget)
        self.hand = [PACK36.parse(card) for card in view.hand or () if card is not None]
        self.alike = self.groups(view.legal)
        """The legal actions; those that come to the same are one choice."""
        self.actions = [group[0] for group in self.alike]
        self.asked = [
            next(place for place, group in enumerate(self.alike) if action in group) for action in also
        ]
        """Choices that are weighed whatever comes of them."""
        self.numbers = np.array(list(map(number_of, self.actions)), np.int64)
        self.words = np.array(list(prospect.rules.words()), np.int64)
        self.room = room_for()
        self.memory = likely.memory_for()
        self.seats = prospect.rules.seats

    # The whole

    def advice(self) -> Advice:
        """The choice that is worth most."""
        if len(self.actions) == 1 and not self.asked:
            return Advice(action=self.actions[0])
        kinds = self.kinds() if self.ending else None
        if kinds is not None:
            return self.certain(kinds)
        right: list[int] = []
        if self.ending:
            right = self.right(*drawn(self.prospect, self.rng, ENDINGS[self.seats]))
        return self.sampled(right)

    def sampled(self, right: list[int]) -> Advice:
        """The best choice, one of the right ones if there are any, by as many worlds as the budget allows."""
        alive = tried = list(range(len(self.actions)))
        worth = np.zeros((0, len(self.actions), self.seats))
        for count in portions(self.limits, PORTION):
            decks, moves, counts = self.likely_worlds(count)
            part = np.full((count, len(self.actions), self.seats), np.nan)
            part[:, tried] = self.explored(decks, moves, counts, tried)
            worth = np.concatenate([worth, part])
            alive = self.still(worth, [number for number in alive if not right or number in right])
            tried = sorted({*alive, *self.asked})
            if len(alive) == 1 and len(worth) >= 2 * PORTION and not self.asked:
                break
        return self.answer(worth, None, right)

    def certain(self, kinds: list[Kind]) -> Advice:
        """The best choice by all worlds that there can be."""
        decks, moves = self.worlds_of(kinds)
        right = self.right(decks, moves)
        fits, counts = self.told(decks, moves)
        logs = np.log([kind.ways for kind in kinds]) + fits
        weights = np.exp(logs - logs.max())
        worth = self.explored(decks, moves, counts, list(range(len(self.actions))))
        found = self.answer(worth, weights, right)
        if not right:
            return found
        return replace(found, reason=reason_for(self.deal, self.me, found.action, self.unseen()))

    def answer(self, worth: Any, weights: Any, right: list[int]) -> Advice:
        """The right choices first, and those worth most."""
        merits = self.merits(worth, weights)
        order = sorted(range(len(self.actions)), key=lambda number: (number not in right, -merits[number]))
        values = [one for number in order for one in self.values(worth, weights, number)]
        reason = OTHERS if not right and self.gives_up(worth, weights, order[0]) else None
        return Advice(action=self.actions[order[0]], values=values, samples=len(worth), reason=reason)

    def gives_up(self, worth: Any, weights: Any, chosen: int) -> bool:
        """Whether another choice clearly brings more points: they are given up to cost the others more."""
        own = worth[:, :, self.me]
        more = own[:, ~np.isnan(own[-1])] - own[:, [chosen]]
        if weights is not None:
            return bool((np.average(more, axis=0, weights=weights) > 1e-9).any())
        return bool((more.mean(axis=0) > 2 * more.std(axis=0) / len(more) ** 0.5 + 1e-9).any())

    # Worlds

    @property
    def ending(self) -> bool:
        """Whether so little is left that it is searched to the end."""
        play = self.deal.phase == "play" and self.deal.cards[self.me] <= TRICKS[self.seats]
        return play and not self.prospect.rules.penalty

    def unseen(self) -> set[int]:
        """The cards that others may hold."""
        return {card for group in self.worlds.spread.groups for card in group}

    def kinds(self) -> list[Kind] | None:
        """All kinds of worlds, if they are no more than may be tried."""
        most = KINDS if self.limits.samples is None else self.limits.samples
        return kinds_of(self.worlds, {*self.hand, *self.trick()}, most)

    def trick(self) -> list[int]:
        """The cards on the table."""
        last = self.deal.tricks[-1] if self.deal.tricks else None
        return (
            []
            if last is None or last.taker is not None or last.revoked
            else list(map(PACK36.parse, last.cards))
        )

    def groups(self, legal: list[str]) -> list[list[str]]:
        """The actions, neighbouring cards together: no card that may count is between them."""
        if self.deal.phase == "bid":
            return [[action] for action in legal]
        telling = self.unseen() | set(self.trick())
        found: list[list[str]] = []
        last = -1
        for card in sorted(PACK36.parse(action.split()[1]) for action in legal):
            same = last >= 0 and PACK36.suit(last) == PACK36.suit(card)
            if same and telling.isdisjoint(range(last, card)):
                found[-1].append(f"play {PACK36.text(card)}")
            else:
                found.append([f"play {PACK36.text(card)}"])
            last = card
        return found

    def worlds_of(self, kinds: list[Kind]) -> tuple[Any, Any]:
        """One world of each kind."""
        rows = [
            self.worlds.holding([kind.hands.get(seat, []) for seat in range(self.seats)]) for kind in kinds
        ]
        decks = np.array([row.deck for row in rows], np.int64)
        moves = np.array([[number for _, number in row.actions] for row in rows], np.int64)
        return decks, moves.reshape(len(rows), -1)

    def told(self, decks: Any, moves: Any, steps: int = 0) -> tuple[Any, Any]:
        """How well what the others did fits each world, as a logarithm; how likely each of them counts.

        Args:
            decks: int64 (worlds, cards of the pack), changed in place by steps.
            moves: int64 (worlds, actions so far).
            steps: how often each world is moved on to one beside it, each as often as it is likely.
        """
        holders = self.worlds.spread.holders
        logs, counts = np.zeros(len(decks)), np.zeros((len(decks), self.seats))
        compiled("weigh")(
            self.words,
            self.prospect.dealer,
            self.me,
            decks,
            moves,
            sum(1 << card for card in self.unseen()),
            np.array([*(holder.barred for holder in holders), 0], np.int64),
            mind(),
            self.room,
            TRUST,
            self.memory,
            0 if any(holder.some for holder in holders) else steps,
            np.uint64(self.rng.getrandbits(64)),
            logs,
            counts,
        )
        return logs, counts

    def likely_worlds(self, count: int) -> tuple[Any, Any, Any]:
        """So many worlds, as likely as what the others did makes them; how likely each of them counts."""
        bids = [bid for seat, bid in enumerate(self.deal.bids) if seat != self.me]
        blind = self.prospect.rules.blind and self.deal.phase == "bid"
        if blind or not any(bid is not None for bid in bids):
            decks, moves = drawn(self.prospect, self.rng, count)
            return decks, moves, self.told(decks, moves)[1]
        decks, moves = drawn(self.prospect, self.rng, count * self.limits.pool)
        logs, _ = self.told(decks, moves)
        shares = np.cumsum(np.exp(logs - logs.max()))
        at = (np.arange(count) + self.rng.random()) / count * shares[-1]
        kept = np.searchsorted(shares, at)
        decks, moves = decks[kept], moves[kept]
        return decks, moves, self.told(decks, moves, self.limits.steps)[1]

    # What choices come to

    def explored(self, decks: Any, moves: Any, counts: Any, choices: list[int]) -> Any:
        """(worlds, choices, seats): the scores."""
        worth = np.zeros((len(decks), len(choices), self.seats))
        seed = np.uint64(self.rng.getrandbits(64))
        compiled("explore")(
            self.words,
            self.prospect.dealer,
            decks,
            moves,
            self.numbers[choices],
            mind(),
            self.room,
            counts,
            NOISE,
            seed,
            worth,
        )
        return worth

    def merits(self, worth: Any, weights: Any) -> Any:
        """What choices are compared by: their own points, less a share of the others'."""
        own = worth[:, :, self.me]
        others = (worth.sum(axis=2) - own) / (self.seats - 1)
        merit = own - self.limits.spite * others
        if weights is not None:
            return np.average(merit, axis=0, weights=weights)
        tried = ~np.isnan(merit[-1])
        return np.where(tried, np.nan_to_num(merit).mean(axis=0), -np.inf)

    def still(self, worth: Any, alive: list[int]) -> list[int]:
        """The choices that may yet turn out to be the best."""
        own = worth[:, alive, self.me]
        merits = self.merits(worth, None)[alive]
        top = int(np.argmax(merits))
        apart = (own - own[:, [top]]).std(axis=0) / len(own) ** 0.5
        return [
            number
            for place, number in enumerate(alive)
            if place == top or merits[top] - merits[place] <= SURE * apart[place] + 1e-9
        ]

    def values(self, worth: Any, weights: Any, number: int) -> list[Worth]:
        """The mean of a choice with its error, for each action that comes to it."""
        own = worth[:, number, self.me]
        error: float | None
        apart: float | None = None
        if weights is not None:
            value, error = float(np.average(own, weights=weights)), 0.0
            apart = 0.0 if self.asked else None
        else:
            tried = ~np.isnan(own)
            value, error = float(own[tried].mean()), error_of(own[tried])
            if self.asked:
                apart = error_of((own - worth[:, self.asked[0], self.me])[tried])
        return [Worth(action=action, value=value, error=error, apart=apart) for action in self.alike[number]]

    def right(self, decks: Any, moves: Any) -> list[int]:
        """The choices that are never worse than the rest in any of these worlds; none where all are alike."""
        cards = self.numbers & WHAT
        orders = np.array(
            [list(permutations([c for c in self.hand if c != card])) for card in cards], np.int64
        )
        opened = np.zeros((len(decks), len(cards), 2), np.int64)
        planned = np.zeros((len(decks), len(cards), orders.shape[1], 2), np.int64)
        compiled("finish")(
            self.words, self.prospect.dealer, self.me, decks, moves, cards, orders, opened, planned
        )
        return right_ones(opened, planned)


def right_ones(opened: Any, planned: Any) -> list[int]:
    """The fewest cards that have a plan each, never worse than any other card; none if all are equal.

    Args:
        opened: (worlds, cards, 2): the worth of each card with open eyes, hindered and helped.
        planned: (worlds, cards, plans, 2): by each order of the rest of the hand.
    """
    cards = opened.shape[1]
    never_worse = (planned[:, :, :, None, :] >= opened[:, None, None, :, :]).all(axis=(0, 4))
    sometimes_better = (planned[:, :, :, None, :] > opened[:, None, None, :, :]).any(axis=(0, 4))
    good = never_worse & sometimes_better
    for size in range(1, cards):
        for right in combinations(range(cards), size):
            wrong = [card for card in range(cards) if card not in right]
            if all(good[card][:, wrong].all(axis=1).any() for card in right):
                return list(right)
    return []


def error_of(points: Any) -> float | None:
    """The standard error of a mean; None where one number says nothing of it."""
    return float(points.std(ddof=1) / len(points) ** 0.5) if len(points) > 1 else None


def number_of(action: str) -> int:
    """The engine's number of an action."""
    verb, what = action.split()
    return BIDDING | int(what) if verb == "bid" else PLAYING | PACK36.parse(what)
