"""What a seat sees of a deal of the exchange game as a row of numbers: from its view, or compiled.

Not in it: the order of its exchanges, and the deals before this one but for the totals.
"""

from __future__ import annotations

from typing import Any

from kozyr.cards import PACK52
from kozyr.games.exchange.deal import GIVE, RETURN, SEATS, Deal, Rules
from kozyr.games.exchange.steps import Memory
from kozyr.games.exchange.view import View
from kozyr.games.layout import Layout, Part, from_seat, in_order, seat_name, seat_names, spread, way_round

CARDS = PACK52.names
ROUND = seat_names(SEATS)

LAYOUT = Layout(
    "exchange",
    1,
    "int32",
    (
        Part("seats", "seats of the match"),
        Part("target", "quartets that win"),
        Part("max_exchanges", "whole exchanges that end the deal without a winner; 0: no end"),
        Part("exchanges", "whole exchanges done"),
        Part("phase", "what is to be done", ("give", "return")),
        Part("to_act", "who is to act", ROUND),
        Part("dealer", "who has dealt", ROUND),
        Part("giver", "who gives in the exchange under way", ROUND),
        Part("hand", "the own cards, one just given too", CARDS),
        Part("offered", "the card that waits for one in return, for its two seats", CARDS),
        Part("onward", "own cards that went to the next seat and haven't come back", CARDS),
        Part("back", "own cards that went to the seat before and haven't come back", CARDS),
        Part("totals", "deals won before this one", (), SEATS),
    ),
)


def seen(view: View, memory: Memory | None = None) -> dict[str, Any]:
    """What the layout promises of a view; empty when no deal is under way. There are no partial choices."""
    deal = view.public.deal
    if deal is None:
        return {}
    me, seats = view.seat or 0, view.public.seats
    onward: set[str] = set()
    back: set[str] = set()
    for exchange in view.private.exchanges:
        gives = exchange.giver == me
        gone, come = (exchange.given, exchange.returned) if gives else (exchange.returned, exchange.given)
        if gone is not None:
            (onward if gives else back).add(gone)
        onward.discard(come or "")
        back.discard(come or "")
    return {
        "seats": seats,
        "target": view.public.options["target"],
        "max_exchanges": view.public.options["max_exchanges"],
        "exchanges": deal.exchanges,
        "phase": (deal.phase,),
        "to_act": seat_name(seats, me, view.to_act),
        "dealer": seat_name(seats, me, deal.dealer),
        "giver": seat_name(seats, me, deal.giver),
        "hand": tuple(card for card in view.hand or [] if card),
        "offered": (view.private.offered,) if view.private.offered else (),
        "onward": in_order(PACK52, onward),
        "back": in_order(PACK52, back),
        "totals": from_seat(view.public.totals, me),
    }


TARGET, MOST, DONE, PHASE = (LAYOUT.at(name) for name in ("target", "max_exchanges", "exchanges", "phase"))
TO_ACT, DEALER, GIVER = (LAYOUT.at(name) for name in ("to_act", "dealer", "giver"))
HAND, OFFERED, ONWARD, BACK = (LAYOUT.at(name) for name in ("hand", "offered", "onward", "back"))
TOTALS = LAYOUT.at("totals")


def write(memory: Memory, deal: Deal, rules: Rules, observer: int, out: list[int]) -> None:
    """Write what a seat sees of a deal under way into a row of zeros: the same as from its view."""
    seats = rules.seats
    out[0] = seats
    out[TARGET] = rules.target
    out[MOST] = rules.max_exchanges
    out[DONE] = deal.exchanges
    out[PHASE + deal.phase - GIVE] = 1
    out[TO_ACT + way_round(seats, observer, deal.to_act)] = 1
    out[DEALER + way_round(seats, observer, deal.dealer)] = 1
    out[GIVER + way_round(seats, observer, deal.giver)] = 1
    spread(out, HAND, deal.hands[observer])
    if deal.phase == RETURN and (observer == deal.giver or observer == deal.to_act):
        out[OFFERED + deal.offered] = 1
    spread(out, ONWARD, memory.onward[observer])
    spread(out, BACK, memory.back[observer])
    for place in range(seats):
        seat = observer + place
        out[TOTALS + place] = memory.totals[seat if seat < seats else seat - seats]
