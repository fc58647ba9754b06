"""What a seat sees of a deal of Odessa as a row of numbers: from its view, or compiled from the deal.

Not in it: in which trick a card was laid, and the deals before this one but for the totals.
"""

from __future__ import annotations

from typing import Any

from kozyr.cards import PACK36, SUITS
from kozyr.engine import bit, lowest, popcount
from kozyr.games.layout import (
    WIDE,
    WIDE_BITS,
    Layout,
    Part,
    from_seat,
    in_order,
    seat_name,
    seat_names,
    spread,
    way_round,
)
from kozyr.games.odessa.deal import ALL, BID, PACK, RANKS, SEATS, Deal, Rules, after
from kozyr.games.odessa.steps import Memory
from kozyr.games.odessa.view import View

CARDS = PACK36.names
SUIT_NAMES = tuple(SUITS)
ROUND = seat_names(SEATS)

LAYOUT = Layout(
    "odessa",
    1,
    "int8",
    (
        Part("seats", "seats of the match"),
        Part("size", "cards dealt to each"),
        Part("blind", "1: the bids are made without seeing the cards"),
        Part("zero_bonus", "points for a bid of 0 that is met"),
        Part("penalty", "1: revokes are allowed and cost points"),
        Part("phase", "what is to be done", ("bid", "play")),
        Part("to_act", "who is to act", ROUND),
        Part("dealer", "who has dealt, and bids last", ROUND),
        Part("leader", "who led the trick on the table", ROUND),
        Part("led", "the suit led to it", SUIT_NAMES),
        Part("trump", "the trump suit", SUIT_NAMES),
        Part("turned", "the card that shows it", CARDS),
        Part("hand", "the own cards, as far as they may be seen", CARDS),
        Part("table", "cards of the trick on the table", CARDS),
        Part("gone", "cards laid since the play began, after a revoke anew", CARDS),
        Part("shown", "cards that the seat has laid in this deal, before a revoke too", CARDS, SEATS),
        Part("voids", "suits of which the seat has shown in this play to hold none", SUIT_NAMES, SEATS),
        Part("bids", "tricks bid, -1 before that", (), SEATS),
        Part("taken", "tricks taken", (), SEATS),
        Part("cards", "cards in the hand", (), SEATS),
        Part("revokes", "revokes in this deal", (), SEATS),
        Part("totals", "points of the match before this deal", (), SEATS, wide=True),
    ),
)


def seen(view: View, memory: Memory | None = None) -> dict[str, Any]:
    """What the layout promises of a view; empty when no deal is under way. There are no partial choices."""
    deal = view.public.deal
    if deal is None:
        return {}
    me, seats = view.seat or 0, view.public.seats
    shown: list[set[str]] = [set() for _ in range(seats)]
    voids: list[set[str]] = [set() for _ in range(seats)]
    gone: set[str] = set()
    trick = None
    for trick in deal.tricks:
        gone.update(trick.cards)
        for place, card in enumerate(trick.cards):
            seat = (trick.leader + place) % seats
            shown[seat].add(card)
            led = trick.cards[0][1]
            if card[1] != led:
                voids[seat] |= {led} if card[1] == deal.trump else {led, deal.trump}
        if trick.revoked:
            gone.clear()
            voids = [set() for _ in range(seats)]
    on = trick if trick and trick.taker is None and not trick.revoked else None
    return {
        "seats": seats,
        "size": deal.size,
        "blind": int(deal.blind),
        "zero_bonus": view.public.options["zero_bonus"],
        "penalty": int(view.public.options["revoke"] == "penalty"),
        "phase": (deal.phase,),
        "to_act": seat_name(seats, me, view.to_act),
        "dealer": seat_name(seats, me, deal.dealer),
        "leader": seat_name(seats, me, on.leader if on else None),
        "led": (on.cards[0][1],) if on else (),
        "trump": (deal.trump,),
        "turned": (deal.turned,),
        "hand": in_order(PACK36, (card for card in view.hand or [] if card)),
        "table": in_order(PACK36, on.cards if on else ()),
        "gone": in_order(PACK36, gone),
        "shown": tuple(in_order(PACK36, row) for row in from_seat(shown, me)),
        "voids": tuple(tuple(suit for suit in SUITS if suit in row) for row in from_seat(voids, me)),
        "bids": from_seat([-1 if bid is None else bid for bid in deal.bids], me),
        "taken": from_seat(deal.taken, me),
        "cards": from_seat(deal.cards, me),
        "revokes": from_seat(deal.revokes, me),
        "totals": from_seat(view.public.totals, me),
    }


SIZE, BLIND, ZERO_BONUS, PENALTY = (LAYOUT.at(name) for name in ("size", "blind", "zero_bonus", "penalty"))
PHASE, TO_ACT, DEALER = (LAYOUT.at(name) for name in ("phase", "to_act", "dealer"))
LEADER, LED, TRUMP, TURNED = (LAYOUT.at(name) for name in ("leader", "led", "trump", "turned"))
HAND, TABLE, GONE, SHOWN = (LAYOUT.at(name) for name in ("hand", "table", "gone", "shown"))
VOIDS, BIDS, TAKEN, HELD = (LAYOUT.at(name) for name in ("voids", "bids", "taken", "cards"))
REVOKES, TOTALS = (LAYOUT.at(name) for name in ("revokes", "totals"))
SUITS_IN_PACK = PACK // RANKS


def write(memory: Memory, deal: Deal, rules: Rules, observer: int, out: list[int]) -> None:
    """Write what a seat sees of a deal under way into a row of zeros: the same as from its view."""
    seats = rules.seats
    out[0] = seats
    out[SIZE] = rules.size
    out[BLIND] = rules.blind
    out[ZERO_BONUS] = rules.zero_bonus
    out[PENALTY] = rules.penalty
    out[PHASE + deal.phase - BID] = 1
    out[TO_ACT + way_round(seats, observer, deal.to_act)] = 1
    out[DEALER + way_round(seats, observer, deal.dealer)] = 1
    out[TRUMP + deal.turned // RANKS] = 1
    out[TURNED + deal.turned] = 1
    if deal.laid > 0:
        leader = way_round(seats, deal.laid, deal.to_act)
        out[LEADER + way_round(seats, observer, leader)] = 1
        out[LED + lowest(deal.following) // RANKS] = 1
        spread(out, TABLE, memory.table)
    visible = bit(deal.turned) if rules.blind == 1 and deal.phase == BID else ALL
    spread(out, HAND, deal.hands[observer] & visible)
    gone = 0
    seat = observer
    for place in range(seats):
        out[BIDS + place] = deal.bids[seat]
        out[TAKEN + place] = deal.tricks[seat]
        out[HELD + place] = popcount(deal.hands[seat])
        out[REVOKES + place] = deal.revokes[seat]
        out[TOTALS + 2 * place] = memory.totals[seat] >> WIDE_BITS
        out[TOTALS + 2 * place + 1] = memory.totals[seat] & WIDE - 1
        gone |= deal.dealt[seat] & ~deal.hands[seat]
        spread(out, SHOWN + place * PACK, memory.shown[seat])
        for suit in range(SUITS_IN_PACK):
            out[VOIDS + place * SUITS_IN_PACK + suit] = memory.voids[seat] >> suit & 1
        seat = after(rules, seat)
    spread(out, GONE, gone)
