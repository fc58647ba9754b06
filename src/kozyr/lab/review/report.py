"""What a review comes to, as ``kozyr review --json`` prints it."""

from __future__ import annotations

from collections.abc import Iterable
from math import hypot

import msgspec

from kozyr.lab.review.decisions import Decision
from kozyr.lab.review.luck import Luck

WORST = 3
"""How many mistakes of a seat are told."""


class Sum(msgspec.Struct, frozen=True, kw_only=True):
    """An estimate that is a sum, with its standard error; None: not every part's is known."""

    value: float
    error: float | None


class Seat(msgspec.Struct, frozen=True, kw_only=True):
    """What a review says of a seat."""

    decisions: int
    """How many there were with a choice."""
    loss: Sum
    """By its decisions in all."""
    mistakes: list[Decision]
    """The costliest ones, the worst first: those whose loss is more than twice its error."""
    score: int
    """By the complete deals."""
    usual: float
    cards: Sum
    play: Sum


class Review(msgspec.Struct, frozen=True, kw_only=True):
    """A match looked back at. Losses and luck are in what the game's scores count (donkey: banki)."""

    game: str
    seats: list[Seat | None]
    """None: a seat that was not asked for."""
    level: str
    samples: int
    """Worlds tried for each decision."""
    playouts: int
    """Deals played out with the deck of each deal, and as many with other decks."""
    seed: str
    """Hex."""
    decisions: list[Decision]
    luck: list[Luck]


def summed(values: Iterable[tuple[float, float | None]]) -> Sum:
    """The sum of independent estimates."""
    pairs = list(values)
    errors = [error for _, error in pairs if error is not None]
    return Sum(
        value=sum(value for value, _ in pairs),
        error=hypot(*errors) if len(errors) == len(pairs) else None,
    )


def seat_of(seat: int, decisions: Iterable[Decision], luck: Iterable[Luck]) -> Seat:
    """What a review says of a seat."""
    own = [decision for decision in decisions if decision.seat == seat]
    deals = list(luck)
    return Seat(
        decisions=len(own),
        loss=summed((decision.loss, decision.error) for decision in own),
        mistakes=sorted(filter(lambda one: one.clear, own), key=lambda one: -one.loss)[:WORST],
        score=sum(deal.scores[seat] for deal in deals),
        usual=sum(deal.usual[seat] for deal in deals),
        cards=summed((deal.cards[seat], deal.cards_error[seat]) for deal in deals),
        play=summed((deal.play[seat], deal.play_error[seat]) for deal in deals),
    )
