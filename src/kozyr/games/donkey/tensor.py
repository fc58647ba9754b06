"""What a seat sees of a deal of donkey as a row of numbers: from its view, or compiled from the deal.

Not in it: in which trick a card was laid and by whom, once it is taken; the order of the auction; the deals
before this one but for the banki and the eggs.
"""

from __future__ import annotations

from typing import Any

from kozyr.cards import PACK36, SUITS
from kozyr.engine import popcount
from kozyr.games.donkey.banki import points_of
from kozyr.games.donkey.deal import SEVENS
from kozyr.games.donkey.state import (
    AUCTION,
    BURYING,
    GIFT,
    GIVING,
    PAIRS,
    RETURNING,
    SOLOIST,
    SWAP,
    TALON,
    Deal,
    Rules,
)
from kozyr.games.donkey.steps import BEATINGS, GROUPS, TRUMPS, Memory, group_of
from kozyr.games.donkey.tables import PACK, SEATS
from kozyr.games.donkey.view import Trick, View
from kozyr.games.layout import Layout, Part, from_seat, in_order, seat_name, seat_names, spread, way_round

CARDS = PACK36.names
SUIT_NAMES = tuple(SUITS)
ROUND = seat_names(SEATS)
FORMS = ("ffa", "pairs", "two_vs_one", "three_vs_one")
WAYS = ("gift", "bury", "choice")
PHASES = ("play", "auction", "talon", "bury", "give", "swap", "return")
WORDS = ("pass", "solo")
GROUP_NAMES = ("plain", "D", "S")

LAYOUT = Layout(
    "donkey",
    1,
    "int16",
    (
        Part("seats", "seats of the match"),
        Part("limit", "banki that put a seat out"),
        Part("form", "the form that the deal is played by", FORMS),
        Part("trump", "the kind of trumps", TRUMPS),
        Part("beating", "how cards of a suit beat each other", BEATINGS),
        Part("must_beat", "1: who can beat must"),
        Part("talon_way", "how the soloist may take the talon", WAYS),
        Part("phase", "what is to be done", PHASES),
        Part("to_act", "who is to act", ROUND),
        Part("dealer", "who has dealt", ROUND),
        Part("leader", "who led the trick on the table", ROUND),
        Part("standing_seat", "whose cards stand in it", ROUND),
        Part("sevens", "who has led the four sevens", ROUND),
        Part("soloist", "who plays alone", ROUND),
        Part("way", "how the soloist takes the talon", WAYS[:2]),
        Part("stock", "cards in the stock"),
        Part("talon", "cards in the talon"),
        Part("buried", "cards buried"),
        Part("hand", "the own cards", CARDS),
        Part("chosen", "those taken for the action under way", CARDS),
        Part("standing", "the standing cards of the trick on the table", CARDS),
        Part("own_talon", "talon cards that the own seat took", CARDS),
        Part("own_buried", "cards that it buried", CARDS),
        Part("trumps", "the seat's trump suits", SUIT_NAMES, SEATS),
        Part("laid", "cards that it laid to the trick on the table", CARDS, SEATS),
        Part("pile", "cards that it took in tricks", CARDS, SEATS),
        Part("given", "cards that the own seat gave it", CARDS, SEATS),
        Part("received", "cards that the own seat got from it", CARDS, SEATS),
        Part("without", "groups of which it has shown to hold none", GROUP_NAMES, SEATS),
        Part("said", "what it said in the auction", WORDS, SEATS),
        Part("cards", "cards in its hand", (), SEATS),
        Part("points", "points that it took, buried cards left out", (), SEATS),
        Part("out", "1: out of the match", (), SEATS),
        Part("eggs", "1: has eggs from the deal before", (), SEATS),
        Part("totals", "banki before this deal", (), SEATS),
    ),
)


def seen(view: View, memory: Memory | None = None) -> dict[str, Any]:
    """What the layout promises of a view; empty when no deal is under way.

    Args:
        view: of any seat.
        memory: holds the cards that this seat has taken for its action, if it is to act.
    """
    deal = view.public.deal
    if deal is None:
        return {}
    public, private = view.public, view.private
    me, seats, options = view.seat or 0, public.seats, public.options
    tricks = deal.tricks
    on = tricks[-1] if tricks and tricks[-1].taker is None else None
    laid: list[set[str]] = [set() for _ in range(seats)]
    for part in on.laid if on else ():
        laid[part.seat].update(part.cards)
    piles: list[set[str]] = [set() for _ in range(seats)]
    for trick in tricks:
        if trick.taker is not None:
            piles[trick.taker].update(card for part in trick.laid for card in part.cards)
    given: list[set[str]] = [set() for _ in range(seats)]
    received: list[set[str]] = [set() for _ in range(seats)]
    for passed, rows in ((private.given, given), (private.received, received)):
        for one in passed:
            rows[one.seat].add(one.card)
    said: list[tuple[str, ...]] = [() for _ in range(seats)]
    for word in deal.auction:
        said[word.seat] = (word.word,)
    alone = deal.form in FORMS[2:]

    def by_seat(rows: list[set[str]]) -> tuple[tuple[str, ...], ...]:
        return tuple(in_order(PACK36, row) for row in from_seat(rows, me))

    return {
        "seats": seats,
        "limit": options["limit"],
        "form": (deal.form,),
        "trump": (options["trump"],),
        "beating": (options["beating"],),
        "must_beat": int(options["must_beat"]),
        "talon_way": (options["talon"],),
        "phase": (deal.phase,),
        "to_act": seat_name(seats, me, view.to_act),
        "dealer": seat_name(seats, me, deal.dealer),
        "leader": seat_name(seats, me, on.laid[0].seat if on else None),
        "standing_seat": seat_name(seats, me, deal.standing_seat),
        "sevens": seat_name(seats, me, None if alone else who_led_sevens(tricks)),
        "soloist": seat_name(seats, me, deal.soloist),
        "way": (deal.way,) if deal.way else (),
        "stock": deal.stock,
        "talon": deal.talon,
        "buried": deal.buried,
        "hand": tuple(card for card in view.hand or [] if card),
        "chosen": tuple(PACK36.texts(memory.chosen if memory else 0)),
        "standing": tuple(deal.standing),
        "own_talon": in_order(PACK36, private.talon),
        "own_buried": in_order(PACK36, private.buried),
        "trumps": tuple(tuple(suit for suit in SUITS if suit in row) for row in from_seat(public.trumps, me)),
        "laid": by_seat(laid),
        "pile": by_seat(piles),
        "given": by_seat(given),
        "received": by_seat(received),
        "without": from_seat(groups_missed(tricks, seats) if alone else [()] * seats, me),
        "said": from_seat(said, me),
        "cards": from_seat(deal.cards, me),
        "points": from_seat(deal.points, me),
        "out": from_seat([int(seat in public.out) for seat in range(seats)], me),
        "eggs": from_seat([int(seat in public.eggs) for seat in range(seats)], me),
        "totals": from_seat(public.totals, me),
    }


def who_led_sevens(tricks: list[Trick]) -> int | None:
    """The seat that has led the four sevens (DK-SEVENS)."""
    for trick in tricks:
        if PACK36.mask(map(PACK36.parse, trick.laid[0].cards)) == SEVENS:
            return trick.laid[0].seat
    return None


def groups_missed(tricks: list[Trick], seats: int) -> list[tuple[str, ...]]:
    """By seat, the groups that it neither followed nor beat: it holds none of them (DK-S-ANSWER)."""
    missed = [0] * seats
    for trick in tricks:
        led = group_of(PACK36.parse(trick.laid[0].cards[0]))
        for part in trick.laid[1:]:
            if part.kind == "discard" and group_of(PACK36.parse(part.cards[0])) != led:
                missed[part.seat] |= 1 << led
    return [tuple(name for group, name in enumerate(GROUP_NAMES) if row >> group & 1) for row in missed]


LIMIT, FORM, TRUMP, BEATING = (LAYOUT.at(name) for name in ("limit", "form", "trump", "beating"))
MUST_BEAT, TALON_WAY, PHASE = (LAYOUT.at(name) for name in ("must_beat", "talon_way", "phase"))
TO_ACT, DEALER, LEADER = (LAYOUT.at(name) for name in ("to_act", "dealer", "leader"))
STANDING_SEAT, LED_SEVENS, ALONE = (LAYOUT.at(name) for name in ("standing_seat", "sevens", "soloist"))
WAY, STOCK, IN_TALON, BURIED = (LAYOUT.at(name) for name in ("way", "stock", "talon", "buried"))
HAND, CHOSEN, STANDING = (LAYOUT.at(name) for name in ("hand", "chosen", "standing"))
OWN_TALON, OWN_BURIED, SUITS_OF = (LAYOUT.at(name) for name in ("own_talon", "own_buried", "trumps"))
LAID, PILE, GIVEN, RECEIVED = (LAYOUT.at(name) for name in ("laid", "pile", "given", "received"))
WITHOUT, SAID, HELD = (LAYOUT.at(name) for name in ("without", "said", "cards"))
POINTS, OUT, EGGS, TOTALS = (LAYOUT.at(name) for name in ("points", "out", "eggs", "totals"))


def phase_place(phase: int) -> int:
    """The place of a phase in PHASES."""
    place = 0
    place = 1 if phase == AUCTION else place
    place = 2 if phase == TALON else place
    place = 3 if phase == BURYING else place
    place = 4 if phase == GIVING else place
    place = 5 if phase == SWAP else place
    return 6 if phase == RETURNING else place


def form_place(rules: Rules) -> int:
    """The place of the deal's form in FORMS."""
    if rules.form == SOLOIST:
        return rules.players - 1
    return 1 if rules.form == PAIRS else 0


def write(memory: Memory, deal: Deal, rules: Rules, observer: int, out: list[int]) -> None:
    """Write what a seat sees of a deal under way into a row of zeros: the same as from its view."""
    seats = rules.seats
    out[0] = seats
    out[LIMIT] = memory.limit
    out[FORM + form_place(rules)] = 1
    out[TRUMP + memory.trump] = 1
    out[BEATING + memory.beating] = 1
    out[MUST_BEAT] = rules.must_beat
    out[TALON_WAY + rules.talon] = 1
    out[PHASE + phase_place(deal.phase)] = 1
    out[TO_ACT + way_round(seats, observer, deal.to_act)] = 1
    out[DEALER + way_round(seats, observer, deal.dealer)] = 1
    if deal.laid > 0:
        out[LEADER + way_round(seats, observer, memory.leader)] = 1
        out[STANDING_SEAT + way_round(seats, observer, deal.taker)] = 1
        spread(out, STANDING, deal.standing)
    if deal.sevens >= 0:
        out[LED_SEVENS + way_round(seats, observer, deal.sevens)] = 1
    if deal.soloist >= 0:
        out[ALONE + way_round(seats, observer, deal.soloist)] = 1
        if deal.phase != TALON:
            out[WAY + (0 if deal.way == GIFT else 1)] = 1
    out[STOCK] = 0 if rules.form == SOLOIST else PACK - deal.top
    out[IN_TALON] = popcount(deal.talon)
    out[BURIED] = popcount(deal.buried)
    spread(out, HAND, deal.hands[observer])
    if observer == deal.to_act:
        spread(out, CHOSEN, memory.chosen)
    if observer == deal.soloist:
        spread(out, OWN_BURIED, deal.buried)
    spread(out, OWN_TALON, memory.taken[observer])
    for place in range(seats):
        seat = observer + place
        seat = seat if seat < seats else seat - seats
        pile = deal.piles[seat] & ~deal.buried
        spread(out, SUITS_OF + place * 4, memory.suits[seat])
        spread(out, LAID + place * PACK, memory.laid[seat])
        spread(out, PILE + place * PACK, pile)
        spread(out, GIVEN + place * PACK, memory.passed[observer * SEATS + seat])
        spread(out, RECEIVED + place * PACK, memory.passed[seat * SEATS + observer])
        spread(out, WITHOUT + place * GROUPS, memory.without[seat])
        spread(out, SAID + place * 2, memory.said[seat])
        out[HELD + place] = popcount(deal.hands[seat])
        out[POINTS + place] = points_of(pile)
        out[OUT + place] = 1 - (rules.playing >> seat & 1)
        out[EGGS + place] = rules.eggs >> seat & 1
        out[TOTALS + place] = memory.totals[seat]
