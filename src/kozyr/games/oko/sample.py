"""Deals of Oko that could be: cards are hidden, and no action says anything certain of them (OK-SEEN)."""

from __future__ import annotations

from typing import NamedTuple

from kozyr.cards import PACK24
from kozyr.games import api
from kozyr.games.oko.state import CARDS, Deal, Rules
from kozyr.games.worlds import Chance, Sampler, World, Worlds, shuffle


class Seen(NamedTuple):
    """What one seat or a spectator has seen of a deal."""

    cards: dict[int, int]
    """Place in the deck -> card: those that the seat opened, and those of a showdown."""
    actions: list[tuple[int, int]]


def seen(run: api.Run, seat: int | None) -> Seen:
    """Pick from a deal what the seat has seen."""
    deal: Deal = run.deal
    rules: Rules = run.rules
    opened = [0] * rules.seats
    if seat is not None:
        opened[seat] = deal.opened[seat]
    if run.outcome is not None:
        for hand in run.outcome.details.shown:
            opened[hand.seat] = deal.opened[hand.seat]
    cards = {}
    other = run.dealer
    for place in range(rules.playing * CARDS):
        other = rules.after[other]
        if place // rules.playing < opened[other]:
            cards[place] = run.deck[place]
    return Seen(cards, run.actions[:])


class OkoWorlds(Worlds):
    """All decks that would have shown the same."""

    def __init__(self, shown: Seen) -> None:
        self.actions = shown.actions
        known = set(shown.cards.values())
        self.deck = [shown.cards.get(place, -1) for place in range(PACK24.size)]
        self.places = [place for place in range(PACK24.size) if place not in shown.cards]
        self.unseen = [card for card in range(PACK24.size) if card not in known]

    def draw(self, chance: Chance) -> World:
        """The unseen cards in any order; the actions are those that all saw."""
        deck = self.deck[:]
        for place, card in zip(self.places, shuffle(self.unseen[:], chance), strict=True):
            deck[place] = card
        return World(deck, self.actions)


worlds = Sampler(seen, OkoWorlds)
