"""What a seat may know of a match of Oko, listed field by field (OK-DEAL, OK-STAND, OK-SEEN)."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal

import msgspec

from kozyr.cards import PACK24
from kozyr.games import api
from kozyr.games.oko.actions import menu, text
from kozyr.games.oko.deal import opened_cards
from kozyr.games.oko.hands import judge, kind_of, value_of
from kozyr.games.oko.match import Details
from kozyr.games.oko.pots import Pot, pots
from kozyr.games.oko.state import BETTING, CARDS, OVER, Deal, Rules


class Event(msgspec.Struct, frozen=True, kw_only=True):
    """An action as all saw it."""

    seat: int
    action: str
    """In the record's spelling, as ``bet 12``."""


class Past(api.Past, frozen=True, kw_only=True):
    """A complete deal. Chips are seen by all as they go in, back and out; no card follows from them."""

    details: Details
    events: list[Event]
    paid: list[int]
    """Chips that each seat put in and that stayed in, ante included."""
    returned: list[int]
    """Chips that each seat got back because nobody matched them (OK-POTS)."""
    pots: list[Pot]
    """The parts of the pot, in the order in which they were handed out (OK-POTS)."""


class Current(msgspec.Struct, frozen=True, kw_only=True):
    """The deal under way; rows by seat. A seat without chips at its start is neither live nor passed."""

    dealer: int
    phase: Literal["bet", "open"]
    stage: int
    """How many cards this stage has opened or is opening: 2, 3 or 4."""
    closed: bool
    """Whether two are left and nobody may raise any more (OK-TWO)."""
    live: list[bool]
    passed: list[bool]
    all_in: list[bool]
    """Live seats without chips left."""
    stood: list[bool]
    opened: list[int]
    """How many cards each seat has opened."""
    chips: list[int]
    """Chips left."""
    bets: list[int]
    """Chips put in in this round."""
    paid: list[int]
    """Chips put in over the whole deal, ante included."""
    acted: list[bool]
    """Who has bet, called or raised in this round."""
    highest: int
    """The highest bet of this round, 0 before there is one."""
    pot: int
    """All chips put in so far."""
    events: list[Event]


class Public(api.Public, frozen=True, kw_only=True):
    """What everyone at the table knows."""

    deals: list[Past]
    deal: Current | None


class Private(msgspec.Struct, frozen=True, kw_only=True):
    """What only the seat knows besides its hand: what its opened cards are worth (OK-HAND)."""

    kind: str | None = None
    value: int | None = None


class View(api.View, frozen=True, kw_only=True, tag_field="game", tag="oko"):
    """A view of Oko."""

    public: Public
    private: Private


class Story(api.Story):
    """The actions of a deal in order."""

    def __init__(self, deal: Deal, rules: Rules) -> None:
        super().__init__(deal, rules)
        self.events: list[Event] = []
        self.put = [min(rules.ante, stack) for stack in rules.stacks]
        """What each seat had put in before the last action."""
        self.returned: list[int] = []
        self.pots: list[Pot] = []
        """Both empty until the deal is over."""
        self._look(deal, rules)

    def note(self, deal: Deal, rules: Rules, seat: int, action: int) -> None:
        """Add an action; all of them are public."""
        if self.starter is None:
            self.starter = seat
        self.events.append(event(seat, action))
        self._look(deal, rules)

    def _look(self, deal: Deal, rules: Rules) -> None:
        """Keep what was put in; at the end, what of it went back, and the pots.

        The action that ends a deal is no bet, so what goes back was put in before it.
        """
        if deal.phase == OVER:
            had = zip(self.put, deal.paid, strict=True)
            self.returned = [max(0, put - stays) for put, stays in had][: rules.seats]
            self.pots = pots(deal, rules)
        else:
            self.put = deal.paid[:]


@lru_cache(maxsize=4096)
def event(seat: int, action: int) -> Event:
    """An action as all saw it; the same few come up in all deals, and are kept once."""
    return Event(seat=seat, action=text(action))


def past(run: api.Run, outcome: api.Outcome) -> Past:
    """A complete deal as all saw it."""
    return Past(
        dealer=run.dealer,
        starter=run.story.starter,
        redealt=False,
        scores=outcome.scores,
        details=outcome.details,
        events=run.story.events,
        paid=run.deal.paid[: len(outcome.scores)],
        returned=run.story.returned,
        pots=run.story.pots,
    )


def row(members: int, seats: int) -> list[bool]:
    """A set of seats as a row."""
    return [bool(members >> seat & 1) for seat in range(seats)]


def current(run: api.Run, seats: int) -> Current:
    """The deal under way as all see it."""
    deal: Deal = run.deal
    live = row(deal.live, seats)
    return Current(
        dealer=run.dealer,
        phase="bet" if deal.phase == BETTING else "open",
        stage=deal.stage,
        closed=bool(deal.closed),
        live=live,
        passed=[deal.opened[seat] > 0 and not live[seat] for seat in range(seats)],
        all_in=[live[seat] and deal.left[seat] == 0 for seat in range(seats)],
        stood=row(deal.stood, seats),
        opened=deal.opened[:seats],
        chips=deal.left[:seats],
        bets=deal.bets[:seats],
        paid=deal.paid[:seats],
        acted=row(deal.acted, seats),
        highest=deal.highest,
        pot=sum(deal.paid),
        events=list(run.story.events),
    )


def hand(run: api.Run, seat: int) -> list[str | None]:
    """A seat's own cards in the order dealt, closed ones as None; empty for a seat that is out."""
    deal: Deal = run.deal
    opened = deal.opened[seat]
    if opened == 0:
        return []
    cards = deal.cards[seat * CARDS :][:opened]
    return [*map(PACK24.text, cards), *[None] * (CARDS - opened)]


def closed(run: api.Run, seat: int) -> list[str]:
    """The cards of a seat that are not opened yet, in the order dealt (OK-STAGES)."""
    deal: Deal = run.deal
    opened = deal.opened[seat]
    return [*map(PACK24.text, deal.cards[seat * CARDS :][opened:CARDS])] if opened else []


def private(run: api.Run | None, seat: int | None) -> Private:
    """What the seat's opened cards are worth; nothing for a seat that is out."""
    if run is None or seat is None:
        return Private()
    deal: Deal = run.deal
    if deal.opened[seat] == 0:
        return Private()
    strength = judge(opened_cards(deal, seat))
    return Private(kind=kind_of(strength), value=value_of(strength))


def public(progress: api.Progress) -> Public:
    """What everyone knows."""
    run = progress.current
    return Public(
        **api.known_to_all(progress),
        deals=[past(done, done.outcome) for done in progress.runs if done.outcome],
        deal=current(run, progress.seats) if run else None,
    )


def view(progress: api.Progress, seat: int | None, shared: Public | None = None) -> View:
    """What a seat, or a spectator (None), may know."""
    run = progress.current
    return View(
        **api.asked(progress, seat, menu),
        hand=hand(run, seat) if run and seat is not None else None,
        public=shared or public(progress),
        private=private(run, seat),
    )
