"""What a seat may know of a match of High Card, listed field by field."""

from __future__ import annotations

from typing import Literal

import msgspec

from kozyr.cards import PACK24
from kozyr.games import api

from .actions import menu
from .deal import WHAT, Deal, Rules
from .match import Details


class Past(api.Past, frozen=True, kw_only=True):
    """A complete deal."""

    details: Details
    shown: list[str]
    """All cards, in the order shown."""


class Current(msgspec.Struct, frozen=True, kw_only=True):
    """The deal under way; rows by seat."""

    dealer: int
    phase: Literal["show"]
    cards: list[int]
    points: list[int]
    shown: list[str]


class Public(api.Public, frozen=True, kw_only=True):
    """What everyone at the table knows."""

    deals: list[Past]
    deal: Current | None


class Private(msgspec.Struct, frozen=True, kw_only=True):
    """What only the seat knows besides its hand: nothing in this game."""


class View(api.View, frozen=True, kw_only=True, tag_field="game", tag="highcard"):
    """A view of High Card."""

    public: Public
    private: Private


class Story(api.Story):
    """The cards in the order shown."""

    def __init__(self, deal: Deal, rules: Rules) -> None:
        super().__init__(deal, rules)
        self.shown: list[str] = []

    def note(self, deal: Deal, rules: Rules, seat: int, action: int) -> None:
        """Add a card."""
        if self.starter is None:
            self.starter = seat
        self.shown.append(PACK24.text(action & WHAT))


def public(progress: api.Progress) -> Public:
    """What everyone knows."""
    run = progress.current
    return Public(
        **api.known_to_all(progress),
        deals=[
            Past(
                dealer=done.dealer,
                starter=done.story.starter,
                redealt=False,
                scores=done.outcome.scores,
                details=done.outcome.details,
                shown=done.story.shown,
            )
            for done in progress.runs
            if done.outcome
        ],
        deal=current(run, progress.seats) if run else None,
    )


def current(run: api.Run, seats: int) -> Current:
    """The deal under way as all see it."""
    return Current(
        dealer=run.dealer,
        phase="show",
        cards=[hand.bit_count() for hand in run.deal.hands[:seats]],
        points=run.deal.points[:seats],
        shown=run.story.shown[:],
    )


def view(progress: api.Progress, seat: int | None, shared: Public | None = None) -> View:
    """What a seat, or a spectator (None), may know."""
    run = progress.current
    cards = PACK24.of_mask(run.deal.hands[seat]) if run and seat is not None else None
    return View(
        **api.asked(progress, seat, menu),
        hand=None if cards is None else [*map(PACK24.text, cards)],
        public=shared or public(progress),
        private=Private(),
    )
