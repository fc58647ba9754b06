"""Deals of High Card that could be: everybody's cards were shown to all, the rest may lie anywhere."""

from typing import NamedTuple

from kozyr.cards import PACK24
from kozyr.games.api import Run
from kozyr.games.worlds import Chance, Sampler, World, Worlds, shuffle

from .deal import HAND, WHAT


class Seen(NamedTuple):
    """What a seat or a spectator has seen of a deal."""

    actions: list[tuple[int, int]]
    dealer: int
    known: list[list[int]]
    """The cards of each seat."""


def seen(run: Run, seat: int | None) -> Seen:
    """Pick from a deal what the seat has seen."""
    known: list[list[int]] = [[] for _ in range(run.rules.seats)]
    for actor, action in run.actions:
        known[actor].append(action & WHAT)
    if seat is not None:
        known[seat] += PACK24.of_mask(run.deal.hands[seat])
    return Seen(run.actions[:], run.dealer, known)


class HighCardWorlds(Worlds):
    """All decks that would have shown the same."""

    def __init__(self, shown: Seen) -> None:
        self.actions, self.dealer, self.known = shown

    def draw(self, chance: Chance) -> World:
        """A deck in which everyone holds what was shown, and any of the other cards."""
        shown = {card for hand in self.known for card in hand}
        rest = shuffle([card for card in range(PACK24.size) if card not in shown], chance)
        hands = [
            shuffle([*hand, *(rest.pop() for _ in range(HAND - len(hand)))], chance) for hand in self.known
        ]
        order = [(self.dealer + 1 + step) % len(hands) for step in range(len(hands))]
        return World([hands[seat][turn] for turn in range(HAND) for seat in order] + rest, self.actions)


worlds = Sampler(seen, HighCardWorlds)
