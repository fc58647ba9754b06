"""What a seat may know of a match of the exchange game, listed field by field (EX-SEEN)."""

from __future__ import annotations

from typing import Literal, Self

import msgspec

from kozyr.cards import PACK52
from kozyr.games import api
from kozyr.games.exchange.actions import menu
from kozyr.games.exchange.deal import GIVE, RETURN, WHAT, Deal, Rules, has_won, quartets


class Exchange(msgspec.Struct, frozen=True, kw_only=True):
    """An exchange as its two seats saw it."""

    number: int
    """From 0 in order of play."""
    giver: int
    receiver: int
    given: str
    returned: str | None = None
    """None while the receiver has not answered."""


class Shown(msgspec.Struct, frozen=True, kw_only=True):
    """The quartets that a winner showed."""

    seat: int
    ranks: list[str]
    """From low to high, as ``["7", "T"]``."""


class Past(api.Past, frozen=True, kw_only=True):
    """A complete deal."""

    winners: list[int]
    exchanges: int
    shown: list[Shown]
    """By seat, winners only."""


class Current(msgspec.Struct, frozen=True, kw_only=True):
    """The deal under way; rows by seat."""

    dealer: int
    phase: Literal["give", "return"]
    giver: int
    """Who gives in the exchange under way."""
    receiver: int
    cards: list[int]
    """How many cards each hand holds; a given card is in the receiver's hand at once."""
    exchanges: int
    """Whole ones done."""


class Public(api.Public, frozen=True, kw_only=True):
    """What everyone at the table knows."""

    deals: list[Past]
    deal: Current | None


class Private(msgspec.Struct, frozen=True, kw_only=True):
    """What only the seat knows of the deal under way besides its hand."""

    exchanges: list[Exchange]
    """Those in which it took part, in order; the last one may be under way."""
    offered: str | None
    """The given card that waits for one in return, where the seat gave or received it."""


class View(api.View, frozen=True, kw_only=True, tag_field="game", tag="exchange"):
    """A view of the exchange game."""

    public: Public
    private: Private


def show(deal: Deal, rules: Rules) -> list[Shown]:
    """The quartets of each seat that has won."""
    return [
        Shown(seat=seat, ranks=[PACK52.ranks[rank] for rank in PACK52.of_mask(quartets(deal.hands[seat]))])
        for seat in range(rules.seats)
        if has_won(deal, rules, seat)
    ]


class Story(api.Story):
    """Who gave what to whom, by seat."""

    def __init__(self, deal: Deal, rules: Rules) -> None:
        super().__init__(deal, rules)
        self.seen: list[list[Exchange]] = [[] for _ in range(rules.seats)]
        """For each seat the exchanges in which it took part."""
        self.shown: list[Shown] = show(deal, rules)
        """What winners have shown; nothing before the end."""

    def note(self, deal: Deal, rules: Rules, seat: int, action: int) -> None:
        """Add a card given or returned."""
        if self.starter is None:
            self.starter = seat
        card = PACK52.text(action & WHAT)
        if deal.phase == RETURN:
            begun = Exchange(number=deal.exchanges, giver=seat, receiver=deal.to_act, given=card)
            self.seen[seat].append(begun)
            self.seen[deal.to_act].append(begun)
            return
        done = msgspec.structs.replace(self.seen[seat][-1], returned=card)
        self.seen[done.giver][-1] = done
        self.seen[done.receiver][-1] = done
        self.shown = show(deal, rules)

    def copy(self) -> Self:
        """A story of its own at the same point."""
        twin = super().copy()
        twin.seen = [exchanges[:] for exchanges in self.seen]
        return twin


def past(run: api.Run, outcome: api.Outcome) -> Past:
    """A complete deal as all saw it."""
    return Past(
        dealer=run.dealer,
        starter=run.story.starter,
        redealt=False,
        scores=outcome.scores,
        winners=outcome.details.winners,
        exchanges=outcome.details.exchanges,
        shown=run.story.shown,
    )


def current(run: api.Run, seats: int) -> Current:
    """The deal under way as all see it."""
    deal: Deal = run.deal
    return Current(
        dealer=run.dealer,
        phase="give" if deal.phase == GIVE else "return",
        giver=deal.giver,
        receiver=(deal.giver + 1) % seats,
        cards=[hand.bit_count() for hand in deal.hands[:seats]],
        exchanges=deal.exchanges,
    )


def private(run: api.Run | None, seat: int | None) -> Private:
    """The exchanges of a seat, and the card that waits between it and a neighbour (EX-SEEN)."""
    if run is None or seat is None:
        return Private(exchanges=[], offered=None)
    deal: Deal = run.deal
    sees = deal.phase == RETURN and seat in (deal.giver, deal.to_act)
    return Private(
        exchanges=run.story.seen[seat][:],
        offered=PACK52.text(deal.offered) if sees else None,
    )


def hand(run: api.Run, seat: int) -> list[str | None]:
    """A seat's own cards, one that it was just given too."""
    return [*PACK52.texts(run.deal.hands[seat])]


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
