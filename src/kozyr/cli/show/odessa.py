"""Odessa in words."""

from __future__ import annotations

from collections.abc import Callable

from kozyr.cli.show.ask import Ask, Choice, by_card, numbered
from kozyr.cli.show.hands import by_suit
from kozyr.cli.show.paint import grid
from kozyr.cli.show.pen import Pen
from kozyr.games.odessa.match import ladder
from kozyr.games.odessa.view import Current, Past, Trick, View
from kozyr.i18n.catalogue import minus, signed

RANKS = "6789TJQKA"
UNIT = "unit-points"


def is_out(view: View) -> bool:
    """Nobody ever is in this game."""
    return False


def heading(view: View, pen: Pen) -> str:
    """Which deal it is, how many cards, what is trump."""
    deal = view.public.deal
    if deal is None:
        return pen.say("game-odessa")
    number, of = len(view.public.deals) + 1, len(ladder(view.public.options))
    size = pen.say("od-blind-size" if deal.blind else "od-size", count=deal.size)
    trump = pen.say("od-trump-is", suit=deal.trump, sign=pen.suit(deal.trump), card=pen.card(deal.turned))
    return " · ".join([pen.say("game-odessa"), pen.say("deal-of", number=number, of=of), size, trump])


def table(view: View, pen: Pen) -> list[str]:
    """Bids, tricks and totals by seat, and the trick that is on."""
    deal = view.public.deal
    if deal is None:
        return []
    rows = [["", pen.say("od-col-bid"), pen.say("od-col-taken"), pen.say("col-cards"), pen.say("col-total")]]
    for seat in range(view.public.seats):
        bid = deal.bids[seat]
        rows.append(
            [
                seat_cell(view, pen, deal, seat),
                "" if bid is None else str(bid),
                "" if deal.phase == "bid" else str(deal.taken[seat]),
                str(deal.cards[seat]),
                minus(view.public.totals[seat]),
            ]
        )
    return [*grid(rows), *on_the_table(deal, pen)]


def seat_cell(view: View, pen: Pen, deal: Current, seat: int) -> str:
    """A seat's name, whose turn it is, who deals."""
    turn = "* " if view.to_act == seat else "  "
    fines = pen.say("od-fined", count=deal.revokes[seat]) if deal.revokes[seat] else ""
    deals = pen.say("mark-dealer") if deal.dealer == seat else ""
    return turn + " ".join(filter(None, [pen.label(seat), deals, fines]))


def on_the_table(deal: Current, pen: Pen) -> list[str]:
    """The cards of an unfinished trick, in the order laid."""
    trick = deal.tricks[-1] if deal.tricks else None
    if deal.phase == "bid" or trick is None or trick.taker is not None or trick.revoked:
        return []
    return [pen.say("on-the-table", cards=laid(trick, pen, len(deal.bids)))]


def laid(trick: Trick, pen: Pen, seats: int) -> str:
    """Who laid what to a trick."""
    return ", ".join(
        f"{pen.name((trick.leader + place) % seats)} {pen.card(card)}"
        for place, card in enumerate(trick.cards)
    )


def story(view: View, pen: Pen, number: int, skip: int = 0) -> list[str]:
    """What happened in a deal, an event a line, the first ``skip`` lines left out."""
    deals: list[Past | Current] = deals_of(view)
    if number >= len(deals):
        return []
    deal, seats = deals[number], view.public.seats
    facts = deal.details if isinstance(deal, Past) else deal
    how = "od-deals-blind" if facts.blind else "od-deals"
    card = pen.card(deal.turned)
    lines = [pen.tell(how, deal.dealer, count=facts.size, card=card, suit=facts.trump)]
    for step in range(1, seats + 1):
        seat = (deal.dealer + step) % seats
        bid = facts.bids[seat]
        if bid is not None:
            lines.append(pen.tell("od-bids", seat, count=bid))
    for trick in deal.tricks:
        lines += trick_lines(trick, pen, seats)
    return lines[skip:]


def deals_of(view: View) -> list[Past | Current]:
    """The complete deals and the one under way."""
    return [*view.public.deals, *([view.public.deal] if view.public.deal else [])]


def trick_lines(trick: Trick, pen: Pen, seats: int) -> list[str]:
    """A trick, card by card."""
    lines = []
    for place, card in enumerate(trick.cards):
        seat = (trick.leader + place) % seats
        lines.append(pen.tell("leads" if place == 0 else "lays", seat, cards=pen.card(card)))
    if trick.revoked:
        lines.append(pen.tell("od-revokes", (trick.leader + len(trick.cards) - 1) % seats))
    elif trick.taker is not None:
        lines.append(pen.tell("takes-trick", trick.taker))
    return lines


def last(view: View, pen: Pen) -> list[str]:
    """The last trick that is finished, in this deal or at the end of the one before."""
    for deal in reversed(deals_of(view)[-2:]):
        for trick in reversed(deal.tricks):
            if trick.taker is not None:
                return trick_lines(trick, pen, view.public.seats)
    return []


def hand(view: View, pen: Pen) -> list[str]:
    """The hand by suits; in a blind deal its backs."""
    if view.hand is None:
        return []
    lines = [pen.say("your-cards", cards=by_suit(view.hand, pen, RANKS))]
    deal = view.public.deal
    if deal and deal.blind and deal.phase == "bid":
        lines.append(pen.say("od-blind-now"))
    return lines


def ask(view: View, pen: Pen, after: Callable[[str], View]) -> Ask:
    """A bid, or a card."""
    deal = view.public.deal
    assert deal is not None
    if deal.phase == "bid":
        return ask_bid(view, pen, deal)
    actions = by_card(view.legal, RANKS)
    leads = not on_the_table(deal, pen)
    fined = view.public.options["revoke"] == "penalty" and not leads
    notes = (pen.say("od-note-penalty"),) if fined else ()
    labels = [pen.card(action.split()[1]) for action in actions]
    if fined:
        costs = [revokes_of(after(action), view) > deal.revokes[me_of(view)] for action in actions]
        notes = notes if any(costs) else ()
        labels = [f"{label} (−50)" if cost else label for label, cost in zip(labels, costs, strict=True)]
    question = pen.say("ask-lead" if leads else "ask-lay")
    return Ask(question, numbered(actions, labels), verb="play", notes=notes)


def me_of(view: View) -> int:
    """The seat that looks."""
    assert view.seat is not None
    return view.seat


def revokes_of(after: View, view: View) -> int:
    """How often the seat of a view has revoked in its deal, as a later view tells it."""
    done, me = len(view.public.deals), me_of(view)
    if len(after.public.deals) > done:
        return after.public.deals[done].details.revokes[me]
    deal = after.public.deal
    return deal.revokes[me] if deal else 0


def ask_bid(view: View, pen: Pen, deal: Current) -> Ask:
    """How many tricks; numbers choose themselves, and the dealer sees what the sum forbids."""
    bids = sorted(int(action.split()[1]) for action in view.legal)
    choices = tuple(Choice(str(bid), f"bid {bid}", pen.say("od-choice", count=bid)) for bid in bids)
    notes = []
    others = [bid for bid in deal.bids if bid is not None]
    for bid in range(deal.size + 1):
        if bid not in bids:
            sum_of = " + ".join(map(str, [*others, bid]))
            notes.append(pen.say("od-note-hook", sum=sum_of, size=deal.size, number=bid))
    return Ask(pen.say("od-ask-bid"), choices, number="bid", notes=tuple(notes))


def outcome(view: View, pen: Pen, number: int) -> list[str]:
    """A complete deal: what everyone bid and took, and what that is worth."""
    past = view.public.deals[number]
    rows, fines = [], []
    for seat in range(view.public.seats):
        revokes = past.details.revokes[seat]
        if revokes:
            fines.append(f"  {pen.label(seat)}: {pen.say('od-worth-fines', count=revokes)} (OD-REVOKE)")
        total = sum(deal.scores[seat] for deal in view.public.deals[: number + 1])
        rows.append(
            [
                "  " + pen.label(seat),
                worth(past, pen, seat),
                signed(past.scores[seat]),
                pen.say("total-is", total=minus(total)),
            ]
        )
    return [pen.say("deal-ends", number=number + 1), *grid(rows, left=2), *fines]


def worth(past: Past, pen: Pen, seat: int) -> str:
    """Why a seat scored what it scored before fines (OD-SCORE)."""
    bid, taken = past.details.bids[seat], past.details.tricks[seat]
    how = "more" if taken > bid else "fewer" if taken < bid else "made" if bid else "pass"
    return pen.say("od-worth", how=how, bid=bid, taken=taken, missing=bid - taken)
