"""What a seat may know of a match of Odessa, listed field by field (OD-BLIND, OD-TRUMP)."""

from __future__ import annotations

from typing import Literal

import msgspec

from kozyr.cards import PACK36, SUITS
from kozyr.engine import bit
from kozyr.games import api
from kozyr.games.odessa.actions import menu
from kozyr.games.odessa.deal import BID, PLAYING, WHAT, Deal, Rules
from kozyr.games.odessa.match import Details


class Trick(msgspec.Struct, frozen=True, kw_only=True):
    """A trick as laid: cards in order from the leader."""

    leader: int
    cards: tuple[str, ...]
    taker: int | None = None
    """None while it is on the table, or where a revoke broke it off."""
    revoked: bool = False
    """Whether its last card was a revoke, after which the play began again (OD-REVOKE)."""


class Past(api.Past, frozen=True, kw_only=True):
    """A complete deal."""

    turned: str
    details: Details
    tricks: list[Trick]


class Current(msgspec.Struct, frozen=True, kw_only=True):
    """The deal under way; rows by seat."""

    dealer: int
    phase: Literal["bid", "play"]
    size: int
    blind: bool
    trump: str
    turned: str
    """The card that shows the trump suit; it stays in the dealer's hand where the pack is used up."""
    bids: list[int | None]
    taken: list[int]
    cards: list[int]
    """How many cards each hand holds."""
    revokes: list[int]
    tricks: list[Trick]


class Public(api.Public, frozen=True, kw_only=True):
    """What everyone at the table knows."""

    deals: list[Past]
    deal: Current | None


class Private(msgspec.Struct, frozen=True, kw_only=True):
    """What only the seat knows besides its hand: nothing in this game."""


class View(api.View, frozen=True, kw_only=True, tag_field="game", tag="odessa"):
    """A view of Odessa."""

    public: Public
    private: Private


class Story(api.Story):
    """The tricks of a deal, those before a revoke too."""

    def __init__(self, deal: Deal, rules: Rules) -> None:
        super().__init__(deal, rules)
        self.tricks: list[Trick] = []
        self.revokes = 0

    def note(self, deal: Deal, rules: Rules, seat: int, action: int) -> None:
        """Add a bid or a card."""
        if self.starter is None:
            self.starter = seat
        if not action & PLAYING:
            return
        card = PACK36.names[action & WHAT]
        last = self.tricks[-1] if self.tricks else None
        revokes = sum(deal.revokes)
        revoked = revokes > self.revokes
        taker = deal.taker if deal.laid == 0 and not revoked else None
        self.revokes = revokes
        if last is None or last.taker is not None or last.revoked:
            self.tricks.append(Trick(leader=seat, cards=(card,), taker=taker, revoked=revoked))
        else:
            cards = (*last.cards, card)
            self.tricks[-1] = Trick(leader=last.leader, cards=cards, taker=taker, revoked=revoked)


def past(run: api.Run, outcome: api.Outcome) -> Past:
    """A complete deal as all saw it."""
    return Past(
        dealer=run.dealer,
        starter=run.story.starter,
        redealt=False,
        scores=outcome.scores,
        turned=PACK36.text(run.deal.turned),
        details=outcome.details,
        tricks=run.story.tricks,
    )


def current(run: api.Run, seats: int) -> Current:
    """The deal under way as all see it."""
    deal: Deal = run.deal
    rules: Rules = run.rules
    return Current(
        dealer=run.dealer,
        phase="bid" if deal.phase == BID else "play",
        size=rules.size,
        blind=bool(rules.blind),
        trump=SUITS[PACK36.suit(deal.turned)],
        turned=PACK36.text(deal.turned),
        bids=[bid if bid >= 0 else None for bid in deal.bids[:seats]],
        taken=deal.tricks[:seats],
        cards=[hand.bit_count() for hand in deal.hands[:seats]],
        revokes=deal.revokes[:seats],
        tricks=run.story.tricks[:],
    )


def hand(run: api.Run, seat: int) -> list[str | None]:
    """A seat's own cards; in a blind deal only the turned one before the bids are made (OD-BLIND)."""
    seen = seen_by(run, seat)
    hidden = [None] * (run.deal.hands[seat].bit_count() - seen.bit_count())
    return [*PACK36.texts(seen), *hidden]


def closed(run: api.Run, seat: int) -> list[str]:
    """The cards of a seat that it may not see yet itself (OD-BLIND)."""
    return PACK36.texts(run.deal.hands[seat] & ~seen_by(run, seat))


def private(run: api.Run | None, seat: int | None) -> Private:
    """What only the seat knows besides its hand."""
    return Private()


def seen_by(run: api.Run, seat: int) -> int:
    """The cards of a seat that it sees, as a set of bits."""
    deal: Deal = run.deal
    cards = deal.hands[seat]
    return cards & bit(deal.turned) if run.rules.blind and deal.phase == BID else cards


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


def tries(view: View) -> list[str]:
    """Every bid up to the size of the deal, or every card of the hand."""
    deal = view.public.deal
    assert deal is not None
    if deal.phase == "bid":
        return [f"bid {number}" for number in range(deal.size + 1)]
    return [f"play {card}" for card in view.hand or [] if card is not None]
