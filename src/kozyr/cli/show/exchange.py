"""The exchange game in words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import groupby

from kozyr.cards import SUITS
from kozyr.cli.show.ask import Ask, numbered
from kozyr.cli.show.hands import sort_by_rank
from kozyr.cli.show.pen import Pen, capital
from kozyr.games.exchange.view import Current, Exchange, Past, View

RANKS = "23456789TJQKA"
UNIT = "unit-wins"


def is_out(view: View) -> bool:
    """Nobody ever is in this game."""
    return False


def heading(view: View, pen: Pen) -> str:
    """Which deal and which exchange it is, how many quartets win."""
    deal, options = view.public.deal, view.public.options
    parts = [pen.say("game-exchange")]
    if deal is not None:
        parts.append(pen.say("deal-of", number=len(view.public.deals) + 1, of=options["deals"]))
        parts.append(pen.say("ex-number", number=deal.exchanges + 1))
        parts.append(pen.say("ex-target", count=options["target"]))
    return " · ".join(parts)


def table(view: View, pen: Pen) -> list[str]:
    """Who sits in which order, who gives to whom, and the wins where there are several deals."""
    deal = view.public.deal
    if deal is None:
        return []
    seats = range(view.public.seats)
    lines = [pen.say("ex-order", names=" > ".join(seat_text(view, pen, deal, seat) for seat in seats))]
    if deal.phase == "return":
        to = pen.name(deal.receiver, "dat")
        lines.append(pen.tell("ex-has-given", deal.giver, to=to, card=offered(view, pen)))
    return lines


def seat_text(view: View, pen: Pen, deal: Current, seat: int) -> str:
    """A seat's name, whether it deals, how many deals it has won."""
    marks = [pen.say("mark-dealer")] if deal.dealer == seat else []
    if view.public.totals[seat]:
        marks.append(pen.say("ex-has-won", count=view.public.totals[seat]))
    return " ".join([pen.name(seat), *marks])


def offered(view: View, pen: Pen) -> str:
    """The card that waits for one in return, where the seat has seen it."""
    return pen.card(view.private.offered) if view.private.offered else pen.say("a-card")


def hand(view: View, pen: Pen) -> list[str]:
    """The hand by ranks, and how many quartets it holds."""
    if view.hand is None:
        return []
    groups = by_rank(view)
    quartets = [rank for rank, cards in groups if len(cards) == 4]
    text = "  ".join(pen.cards(cards) for _, cards in groups)
    target = view.public.options["target"]
    lines = [pen.say("your-cards", cards=text), pen.say("ex-quartets", count=len(quartets), target=target)]
    if quartets:
        lines[-1] += ": " + four_of_each(quartets, pen)
    return lines


def four_of_each(ranks: Sequence[str], pen: Pen) -> str:
    """The cards of quartets."""
    return ", ".join(pen.cards([rank + suit for suit in SUITS]) for rank in ranks)


def by_rank(view: View) -> list[tuple[str, list[str]]]:
    """The seat's cards of each rank, low to high."""
    cards = sort_by_rank([card for card in view.hand or [] if card], RANKS)
    return [(rank, list(group)) for rank, group in groupby(cards, key=lambda card: card[0])]


def story(view: View, pen: Pen, number: int, skip: int = 0) -> list[str]:
    """A line for the deal, then two for each exchange, empty where there is no news."""
    deal: Past | Current | None = view.public.deal
    own: list[Exchange] = view.private.exchanges
    if number < len(view.public.deals):
        deal, own = view.public.deals[number], []
    if deal is None or number > len(view.public.deals):
        return []
    mine = {exchange.number: exchange for exchange in own}
    half = isinstance(deal, Current) and deal.phase == "return"
    lines = []
    for line in range(skip, 1 + 2 * deal.exchanges + half):
        lines.append(story_line(view, pen, deal.dealer, mine, line))
    return lines


def story_line(view: View, pen: Pen, dealer: int, mine: dict[int, Exchange], line: int) -> str:
    """A line of the story by its place."""
    if line == 0:
        return pen.tell("ex-deals", dealer)
    exchange, step = divmod(line - 1, 2)
    giver = (dealer + 1 + exchange) % view.public.seats
    receiver = (giver + 1) % view.public.seats
    seen = mine.get(exchange)
    if seen is None:
        names = pen.names([giver, receiver])
        return "" if step == 0 else capital(pen.say("ex-exchanged", names=names))
    if step == 0:
        return pen.tell("ex-gives", giver, to=pen.name(receiver, "dat"), card=pen.card(seen.given))
    return pen.tell("ex-returns", receiver, to=pen.name(giver, "dat"), card=pen.card(seen.returned))


def last(view: View, pen: Pen) -> list[str]:
    """The seat's own last whole exchange in this deal."""
    deal = view.public.deal
    done = [exchange for exchange in view.private.exchanges if exchange.returned]
    if deal is None or not done:
        return []
    mine = {done[-1].number: done[-1]}
    place = 1 + 2 * done[-1].number
    return [story_line(view, pen, deal.dealer, mine, line) for line in (place, place + 1)]


def ask(view: View, pen: Pen, after: Callable[[str], View]) -> Ask:
    """Which card to give, or to give back."""
    deal = view.public.deal
    assert deal is not None
    verb = deal.phase
    cards = sort_by_rank([action.split()[1] for action in view.legal], RANKS)
    choices = numbered([f"{verb} {card}" for card in cards], [pen.card(card) for card in cards])
    if verb == "give":
        return Ask(pen.say("ex-ask-give", to=pen.name(deal.receiver, "dat")), choices, verb=verb)
    question = pen.say("ex-ask-return", to=pen.name(deal.giver, "dat"), card=offered(view, pen))
    return Ask(question, choices, verb=verb, notes=(pen.say("ex-note-return", card=offered(view, pen)),))


def outcome(view: View, pen: Pen, number: int) -> list[str]:
    """Who won a deal with which quartets."""
    past = view.public.deals[number]
    lines = [pen.say("deal-ends", number=number + 1)]
    if not past.shown:
        lines.append("  " + pen.say("ex-stalled", count=past.exchanges))
    for shown in past.shown:
        cards = four_of_each(shown.ranks, pen)
        lines.append("  " + pen.tell("ex-wins", shown.seat, count=len(shown.ranks), cards=cards))
    return lines
