"""Best responses in deals of Oko between two, over raw cards: the rules as written, no OpenSpiel, no view."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Sequence
from typing import Any

from kozyr import Match
from kozyr.cards import PACK24
from kozyr.games.oko import deal as rules_of_oko
from kozyr.games.oko.actions import text

Seen = tuple[int, ...]
Policy = Callable[[int, Seen, tuple[str, ...], Sequence[str]], Sequence[float]]
"""(seat, its opened cards, what was done so far, what may be done) -> how likely each of it is."""
Table = list[tuple[Any, float]]
"""Deals in which the same was done, and how likely chance and the other made each of them."""


def seen(deal: Any, seat: int) -> Seen:
    """The opened cards of a seat."""
    return tuple(deal.cards[seat * 4 + number] for number in range(deal.opened[seat]))


class Raw:
    """All deals that a few decks make, the seat 0 dealing."""

    def __init__(self, options: dict[str, Any], decks: Sequence[str]) -> None:
        match = Match("oko", seats=2, seed=b"", options=options, dealer=0)
        self.rules = match.progress.course.rules()
        self.start: Table = []
        for deck in decks:
            deal = rules_of_oko.Deal()
            rules_of_oko.start(deal, self.rules, PACK24.parse_many(deck), 0)
            self.start.append((deal, 1 / len(decks)))

    def after(self, deal: Any, action: int) -> Any:
        """The deal after an action."""
        later = deal.copy()
        rules_of_oko.apply(later, self.rules, action)
        return later

    def actions(self, deal: Any) -> list[int]:
        """What may be done: it is the same whatever the cards."""
        choices = rules_of_oko.legal(deal, self.rules)
        count = rules_of_oko.count(deal, self.rules, choices)
        return [rules_of_oko.pick(deal, self.rules, choices, k) for k in range(count)]

    def score(self, deal: Any, seat: int) -> int:
        """What a deal that is over brought a seat."""
        scores = [0, 0]
        rules_of_oko.score(deal, self.rules, scores)
        return scores[seat]

    def value(self, seat: int, policy: Policy, best: bool) -> float:
        """What a seat wins against the policy: with its best response, or with the policy itself."""
        return self._value(self.start, (), seat, policy, best)

    def _value(self, table: Table, done: tuple[str, ...], seat: int, policy: Policy, best: bool) -> float:
        first = table[0][0]
        if first.to_act < 0:
            return sum(weight * self.score(deal, seat) for deal, weight in table)
        turn = first.to_act
        groups: defaultdict[Seen, Table] = defaultdict(list)
        for deal, weight in table:
            groups[seen(deal, turn)].append((deal, weight))
        actions = self.actions(first)
        words = [text(action) for action in actions]
        if turn == seat and best:
            return sum(
                max(
                    self._value([(self.after(d, a), w) for d, w in group], (*done, word), seat, policy, best)
                    for a, word in zip(actions, words, strict=True)
                )
                for group in groups.values()
            )
        total = 0.0
        chances = {cards: policy(turn, cards, done, words) for cards in groups}
        for place, action in enumerate(actions):
            later = [
                (self.after(deal, action), weight * chances[cards][place])
                for cards, group in groups.items()
                for deal, weight in group
            ]
            total += self._value(later, (*done, words[place]), seat, policy, best)
        return total

    def exploitability(self, policy: Policy) -> float:
        """What the two seats could win more by best responses, on average."""
        gains = [self.value(seat, policy, True) - self.value(seat, policy, False) for seat in (0, 1)]
        return sum(gains) / 2
