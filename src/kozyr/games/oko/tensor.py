"""What a seat sees of a deal of Oko as a row of numbers: from its view, or compiled from the deal.

Not in it: the order of the bets, and the deals before this one but for the chips.
"""

from __future__ import annotations

from typing import Any

from kozyr.cards import PACK24
from kozyr.games.layout import Layout, Part, from_seat, in_order, seat_name, seat_names, spread, way_round
from kozyr.games.oko.deal import amounts_of, legal, lowest_of, opened_cards
from kozyr.games.oko.hands import KINDS, VALUE, judge
from kozyr.games.oko.state import BETTING, SEATS, Deal, Rules
from kozyr.games.oko.steps import Memory
from kozyr.games.oko.view import View

CARDS = PACK24.names
ROUND = seat_names(SEATS)
AT_TWO = ("all", "opened", "off")

LAYOUT = Layout(
    "oko",
    1,
    "int32",
    (
        Part("seats", "seats of the match"),
        Part("ante", "chips that each puts in before the deal"),
        Part("min_bet", "the least first bet"),
        Part("reraise", "1: who was raised may raise again"),
        Part("at_two", "which cards count when two are left", AT_TWO),
        Part("phase", "what is to be done", ("bet", "open")),
        Part("stage", "cards that this stage has opened or is opening"),
        Part("closed", "1: two are left and nobody may raise any more"),
        Part("to_act", "who is to act", ROUND),
        Part("dealer", "who has dealt", ROUND),
        Part("hand", "the own cards that are opened", CARDS),
        Part("kind", "what they are worth: the kind", KINDS),
        Part("value", "what they are worth: the value"),
        Part("least", "the least amount that the own seat may bet now, 0 where it may not"),
        Part("most", "the highest amount that it may bet now"),
        Part("chosen", "chips that it has put down on top of the least"),
        Part("highest", "the highest bet of this round"),
        Part("pot", "all chips put in"),
        Part("live", "1: in the deal and not passed", (), SEATS),
        Part("passed", "1: passed", (), SEATS),
        Part("all_in", "1: live without chips left", (), SEATS),
        Part("stood", "1: opens no more cards", (), SEATS),
        Part("acted", "1: bet, called or raised in this round", (), SEATS),
        Part("opened", "cards opened", (), SEATS),
        Part("chips", "chips left", (), SEATS),
        Part("bets", "chips put in in this round", (), SEATS),
        Part("paid", "chips put in in this deal, ante too", (), SEATS),
        Part("totals", "chips before this deal", (), SEATS),
    ),
)


def seen(view: View, memory: Memory | None = None) -> dict[str, Any]:
    """What the layout promises of a view; empty when no deal is under way.

    Args:
        view: of any seat.
        memory: holds the bet that this seat is putting together, if it is to act.
    """
    deal = view.public.deal
    if deal is None:
        return {}
    me, seats, options = view.seat or 0, view.public.seats, view.public.options
    bets = [entry.removeprefix("bet ").split("..") for entry in view.legal if entry.startswith("bet ")]
    least, most = map(int, bets[0]) if bets else (0, 0)
    rows = ("live", "passed", "all_in", "stood", "acted")
    return {
        "seats": seats,
        "ante": options["ante"],
        "min_bet": options["min_bet"],
        "reraise": int(options["reraise"]),
        "at_two": (options["showdown_at_two"],),
        "phase": (deal.phase,),
        "stage": deal.stage,
        "closed": int(deal.closed),
        "to_act": seat_name(seats, me, view.to_act),
        "dealer": seat_name(seats, me, deal.dealer),
        "hand": in_order(PACK24, (card for card in view.hand or [] if card)),
        "kind": (view.private.kind,) if view.private.kind else (),
        "value": view.private.value or 0,
        "least": least,
        "most": most,
        "chosen": memory.chosen if memory else 0,
        "highest": deal.highest,
        "pot": deal.pot,
        **{row: tuple(map(int, from_seat(getattr(deal, row), me))) for row in rows},
        "opened": from_seat(deal.opened, me),
        "chips": from_seat(deal.chips, me),
        "bets": from_seat(deal.bets, me),
        "paid": from_seat(deal.paid, me),
        "totals": from_seat(view.public.totals, me),
    }


ANTE, MIN_BET, RERAISE, TWO = (LAYOUT.at(name) for name in ("ante", "min_bet", "reraise", "at_two"))
PHASE, STAGE, CLOSED = (LAYOUT.at(name) for name in ("phase", "stage", "closed"))
TO_ACT, DEALER, HAND = (LAYOUT.at(name) for name in ("to_act", "dealer", "hand"))
KIND, WORTH, LEAST, MOST = (LAYOUT.at(name) for name in ("kind", "value", "least", "most"))
CHOSEN, HIGHEST, POT, LIVE = (LAYOUT.at(name) for name in ("chosen", "highest", "pot", "live"))
PASSED, ALL_IN, STOOD, ACTED = (LAYOUT.at(name) for name in ("passed", "all_in", "stood", "acted"))
OPENED, LEFT, BETS, PAID = (LAYOUT.at(name) for name in ("opened", "chips", "bets", "paid"))
TOTALS = LAYOUT.at("totals")
VALUES = (1 << VALUE) - 1


def write(memory: Memory, deal: Deal, rules: Rules, observer: int, out: list[int]) -> None:
    """Write what a seat sees of a deal under way into a row of zeros: the same as from its view."""
    seats = rules.seats
    out[0] = seats
    out[ANTE] = rules.ante
    out[MIN_BET] = rules.min_bet
    out[RERAISE] = rules.reraise
    out[TWO + rules.at_two] = 1
    out[PHASE + deal.phase - BETTING] = 1
    out[STAGE] = deal.stage
    out[CLOSED] = deal.closed
    out[TO_ACT + way_round(seats, observer, deal.to_act)] = 1
    out[DEALER + way_round(seats, observer, deal.dealer)] = 1
    out[HIGHEST] = deal.highest
    if deal.opened[observer] > 0:
        cards = opened_cards(deal, observer)
        strength = judge(cards)
        spread(out, HAND, cards)
        out[KIND + (strength >> VALUE)] = 1
        out[WORTH] = strength & VALUES
    if observer == deal.to_act:
        choices = legal(deal, rules)
        if amounts_of(choices) > 0:
            out[LEAST] = lowest_of(choices)
            out[MOST] = lowest_of(choices) + amounts_of(choices) - 1
            out[CHOSEN] = memory.chosen
    pot = 0
    for place in range(seats):
        seat = observer + place
        seat = seat if seat < seats else seat - seats
        live = deal.live >> seat & 1
        pot += deal.paid[seat]
        out[LIVE + place] = live
        out[PASSED + place] = int(deal.opened[seat] > 0) & ~live
        out[ALL_IN + place] = live & int(deal.left[seat] == 0)
        out[STOOD + place] = deal.stood >> seat & 1
        out[ACTED + place] = deal.acted >> seat & 1
        out[OPENED + place] = deal.opened[seat]
        out[LEFT + place] = deal.left[seat]
        out[BETS + place] = deal.bets[seat]
        out[PAID + place] = deal.paid[seat]
        out[TOTALS + place] = rules.stacks[seat]
    out[POT] = pot
