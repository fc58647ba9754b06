"""Deals of High Card that could be: everybody's cards were shown to all, the rest may lie anywhere."""

from kozyr.cards import PACK24
from kozyr.games.api import Run
from kozyr.games.worlds import Chance, World, Worlds, shuffle

from .deal import HAND, WHAT


class HighCardWorlds(Worlds):
    """All decks that would have shown the same."""

    def __init__(self, run: Run, seat: int | None) -> None:
        self.actions = run.actions[:]
        self.dealer = run.dealer
        self.known: list[list[int]] = [[] for _ in range(run.rules.seats)]
        for actor, action in run.actions:
            self.known[actor].append(action & WHAT)
        if seat is not None:
            self.known[seat] += PACK24.of_mask(run.deal.hands[seat])

    def draw(self, chance: Chance) -> World:
        """A deck in which everyone holds what was shown, and any of the other cards."""
        shown = {card for hand in self.known for card in hand}
        rest = shuffle([card for card in range(PACK24.size) if card not in shown], chance)
        hands = [
            shuffle([*hand, *(rest.pop() for _ in range(HAND - len(hand)))], chance) for hand in self.known
        ]
        order = [(self.dealer + 1 + step) % len(hands) for step in range(len(hands))]
        return World([hands[seat][turn] for turn in range(HAND) for seat in order] + rest, self.actions)


def worlds(run: Run, seat: int | None) -> HighCardWorlds:
    """All that could be, as far as a seat, or a spectator (None), has seen."""
    return HighCardWorlds(run, seat)
