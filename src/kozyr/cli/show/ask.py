"""A question to a player: what may be answered, by number or in words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Choice:
    """One legal action."""

    key: str
    """The number that chooses it."""
    action: str
    """The record's spelling; with ``?`` in place of an amount that is still to be said."""
    label: str


@dataclass(frozen=True)
class Ask:
    """What a player is asked. Either the choices are listed, or the cards of the hand are numbered."""

    question: str
    choices: tuple[Choice, ...] = ()
    hand: tuple[str, ...] = ()
    """Cards in the record's spelling, numbered from 1 where actions are too many to list."""
    verb: str | None = None
    """What cards alone mean: ``play`` in "7H 8H"."""
    number: str | None = None
    """What a number alone means where it is no choice's key: ``bet`` in "12"."""
    notes: tuple[str, ...] = ()
    """What else to know before answering."""


def numbered(actions: Sequence[str], labels: Sequence[str]) -> tuple[Choice, ...]:
    """Choices numbered from 1."""
    return tuple(
        Choice(str(number), action, label)
        for number, (action, label) in enumerate(zip(actions, labels, strict=True), start=1)
    )


def by_card(actions: Sequence[str], order: str) -> list[str]:
    """Actions with one card each, sorted by suit and then by rank.

    Args:
        actions: as ``"play 7H"``.
        order: the ranks from low to high, as the game orders them.
    """
    return sorted(actions, key=lambda action: card_key(action.split()[-1], order))


def card_key(card: str, order: str) -> tuple[int, int]:
    """What sorts cards by suit and then by rank."""
    return "CDHS".index(card[1]), order.index(card[0])
