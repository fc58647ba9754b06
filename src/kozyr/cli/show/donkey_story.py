"""What happened in a deal of donkey, in words."""

from __future__ import annotations

from collections.abc import Sequence

from kozyr.cards import PACK36
from kozyr.cli.show.hands import sort_by_suit
from kozyr.cli.show.pen import Pen
from kozyr.games.donkey.banki import points_of
from kozyr.games.donkey.view import Current, Laid, Passed, Past, Trick, View

RANKS = "6789JQKTA"
SOLOIST_FORMS = ("two_vs_one", "three_vs_one")

OWN_LINES = 8
"""Room for what only the seat knows of talon, gifts and swap, so that later lines keep their places."""


def story(view: View, pen: Pen, number: int, skip: int = 0) -> list[str]:
    """Auction, talon, own gifts, then the tricks."""
    done = view.public.deals
    deal: Past | Current | None = done[number] if number < len(done) else view.public.deal
    if deal is None or number > len(done):
        return []
    lines = [pen.tell("dk-deals", deal.dealer)]
    if deal.form in SOLOIST_FORMS:
        lines += before_play(view, deal, pen)
    for trick in deal.tricks:
        lines += trick_lines(trick, pen)
    return lines[skip:]


def before_play(view: View, deal: Past | Current, pen: Pen) -> list[str]:
    """The auction, how the talon is taken, and what the seat saw of it."""
    lines = [pen.tell(f"dk-says-{said.word}", said.seat) for said in deal.auction]
    playing = isinstance(deal, Past) or deal.phase == "play"
    soloist, way = soloist_of(deal)
    if soloist is not None and way is not None:
        lines.append(pen.tell(f"dk-takes-{way}", soloist))
    elif playing and deal.auction and soloist is None:
        lines.append(pen.say("dk-nobody-solo"))
    if isinstance(deal, Past):
        return [*lines, *[""] * OWN_LINES] if deal.tricks else lines
    own = own_lines(view, deal, pen)
    return [*lines, *own, *[""] * (OWN_LINES - len(own))] if playing else [*lines, *own]


def soloist_of(deal: Past | Current) -> tuple[int | None, str | None]:
    """Who plays alone, and how that seat takes the talon."""
    if isinstance(deal, Current):
        return deal.soloist, deal.way
    if deal.details is None:
        return None, None
    return deal.details.soloist, deal.details.talon


def own_lines(view: View, deal: Current, pen: Pen) -> list[str]:
    """Cards that the seat itself buried, took, gave and got, in that order of time."""
    own = view.private
    lines = []
    if own.buried:
        lines.append(pen.say("dk-you-buried", cards=pen.cards(sort_by_suit(own.buried, RANKS))))
    if own.talon:
        lines.append(pen.say("dk-you-took-talon", cards=pen.cards(sort_by_suit(own.talon, RANKS))))
    given = given_lines(own.given, opponents(view), pen)
    received = [
        pen.say("dk-you-got", card=pen.card(passed.card), name=pen.name(passed.seat, "gen"))
        for passed in own.received
    ]
    return [*lines, *given, *received] if view.seat == deal.soloist else [*lines, *received, *given]


def opponents(view: View) -> int:
    """How many played against the soloist: all who were in play when the deal that the view shows began."""
    limit, deals = int(view.public.options["limit"]), view.public.deals
    totals = [sum(deal.scores[seat] for deal in deals) for seat in range(view.public.seats)]
    return sum(total < limit for total in totals) - 1


def given_lines(given: Sequence[Passed], at_once: int, pen: Pen) -> list[str]:
    """What the seat gave, the cards of one action on a line."""
    lines = []
    for first in range(0, len(given), at_once):
        some = given[first : first + at_once]
        gifts = [
            pen.say("gift-to", card=pen.card(passed.card), name=pen.name(passed.seat, "dat"))
            for passed in some
        ]
        lines.append(pen.say("dk-you-gave", gifts=pen.listing(gifts)))
    return lines


def trick_lines(trick: Trick, pen: Pen) -> list[str]:
    """A trick: who led, beat and discarded what, who took how much."""
    lines = [laid_line(laid, pen) for laid in trick.laid]
    if trick.taker is not None:
        cards = [card for laid in trick.laid for card in laid.cards]
        points = points_of(PACK36.mask(map(PACK36.parse, cards)))
        lines.append(pen.tell("dk-takes-bank", trick.taker, count=len(cards), points=points))
    return lines


def laid_line(laid: Laid, pen: Pen) -> str:
    """What a seat laid."""
    cards = pen.cards(sort_by_suit(laid.cards, RANKS))
    if laid.kind == "lead":
        quartet = len(laid.cards) == 4 and len({card[0] for card in laid.cards}) == 1
        return pen.tell("dk-leads-quartet" if quartet else "leads", laid.seat, cards=cards)
    return pen.tell(f"dk-{laid.kind}s", laid.seat, cards=cards)


def last(view: View, pen: Pen) -> list[str]:
    """The last trick that is finished, in this deal or in the one before."""
    done = view.public.deals[-1:]
    deals = [deal for deal in [*done, view.public.deal] if deal is not None]
    for deal in reversed(deals):
        for trick in reversed(deal.tricks):
            if trick.taker is not None:
                return trick_lines(trick, pen)
    return []
