"""How likely worlds are by what the others did in them, and how to find likely ones. Compiled.

Each of the others is taken for a player who counts or one who goes by the networks; what a seat chose depends
on its own hand alone, besides what all have seen. So what was worked out for a hand is kept (``memory_for``)
and looked up when a seat has it again.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from kozyr.bots.search.odessa.counting import counted_bids, counted_cards
from kozyr.bots.search.odessa.mind import bid_values, card_values
from kozyr.bots.search.odessa.rollout import DEAL, LUCK, RULES, WIDTH, forward
from kozyr.engine import bit, lowest, popcount
from kozyr.engine.stream import below, mix
from kozyr.games.odessa.deal import BID, PACK, SEATS, WHAT, legal, required, start

PLACES = 1 << 16
"""In a memory. A hand has one place; another hand that has the same takes it."""


def likely(choices: Any, values: Any, by_member: Any, taken: Any, cool: Any, floor: Any) -> Any:
    """How likely a player chooses one of these: the better the likelier, and anything now and then."""
    best = np.float32(-1e9)
    place = 0
    left = choices
    while left:
        value = values[lowest(left)] if by_member else values[place]
        best = max(best, value)
        left &= left - 1
        place += 1
    total = np.float32(0)
    mine = np.float32(0)
    left = choices
    place = 0
    while left:
        value = values[lowest(left)] if by_member else values[place]
        share = np.exp((value - best) / cool)
        total += share
        if lowest(left) == taken:
            mine = share
        left &= left - 1
        place += 1
    return (1 - floor) * mine / total + floor / popcount(choices)


def fit(
    words: Any,
    rules: Any,
    dealer: Any,
    deck: Any,
    moves: Any,
    seat: Any,
    mind: Any,
    room: Any,
    trust: Any,
    desk: Any,
    fits: Any,
) -> None:
    """How likely the choices of a seat are if it goes by the networks, and if it counts, in ``fits``.

    Args:
        words: the words of a ``Deal``, to work in.
        rules: what the deal is played by.
        dealer: who dealt.
        deck: int64 (cards of the pack).
        moves: int64 (actions so far).
        seat: whose choices.
        mind: the networks.
        room: arrays to work in.
        trust: how firmly to believe what choices tell: tens of points by which a bid, and a card, has to be
            worse to be e times as rare, for players of the networks and for those who count; the share of
            choices made without any thought; the share of players who count.
        desk: (voids, values, chances) to work in.
        fits: float64 (2,), filled.
    """
    voids, values, chances = desk
    deal = words.view(DEAL)[0]
    start(deal, rules, deck, dealer)
    voids[:] = 0
    fits[0] = 1 - trust[5]
    fits[1] = trust[5]
    for move in moves:
        if deal.to_act == seat:
            what = move & WHAT
            bidding = deal.phase == BID
            choices = legal(deal, rules) if bidding else required(deal, deal.hands[seat])
            free = rules.blind == 0 if bidding else choices & (choices - 1) and choices & bit(what)
            for counts in range(2 if free else 0):
                if bidding and counts:
                    counted_bids(deal, rules, voids, chances, values)
                elif bidding:
                    bid_values(deal, rules, mind, room, values)
                elif counts:
                    counted_cards(deal, rules, voids, chances, values)
                else:
                    card_values(deal, rules, voids, mind, room, values)
                cool = trust[2 * counts + (0 if bidding else 1)]
                fits[counts] *= likely(choices, values, bidding, what, cool, trust[4])
        forward(deal, rules, move, voids)


def dealt_to(rules: Any, dealer: Any, deck: Any, seat: Any) -> Any:
    """The hand that a deck gives to a seat."""
    hand = 0
    for card in range(rules.size):
        hand |= bit(deck[(seat - dealer - 1) % rules.seats + card * rules.seats])
    return hand


def recalled(
    words: Any,
    rules: Any,
    dealer: Any,
    deck: Any,
    moves: Any,
    seat: Any,
    mind: Any,
    room: Any,
    trust: Any,
    desk: Any,
    memory: Any,
    fits: Any,
) -> None:
    """As ``fit``, from memory where it has the hand."""
    owners, kept = memory
    owner = bit(PACK + seat) | dealt_to(rules, dealer, deck, seat)
    place = np.int64(mix(np.uint64(owner)) & np.uint64(owners.size - 1))
    if owners[place] != owner:
        fit(words, rules, dealer, deck, moves, seat, mind, room, trust, desk, fits)
        owners[place] = owner
        kept[place] = fits
    fits[:] = kept[place]


def weigh(
    rule_words: Any,
    dealer: Any,
    me: Any,
    decks: Any,
    moves: Any,
    unseen: Any,
    barred: Any,
    mind: Any,
    room: Any,
    trust: Any,
    memory: Any,
    steps: Any,
    seed: Any,
    logs: Any,
    counts: Any,
) -> None:
    """How well what the others did fits the hands that they would have, and worlds that it fits as well.

    Each world moves on by so many steps to others beside it, so that each comes up as often as it is likely
    (Metropolis). A step lets an unseen card of another seat change places with one of a third seat or of the
    talon, and takes that back if a seat would hold what it has shown not to hold, or else by chance if what
    the two did would have been less likely.

    Args:
        rule_words: the words of ``Rules``.
        dealer: who dealt.
        me: the seat that asks; its own actions tell it nothing.
        decks: int64 (worlds, cards of the pack), changed in place by steps.
        moves: int64 (worlds, actions so far).
        unseen: the cards that others may hold.
        barred: int64 (seats + 1,): the cards that each seat has shown not to hold; the talon's are none.
        mind: the networks.
        room: arrays to work in.
        trust: as in ``fit``.
        memory: of this moment (``memory_for``).
        steps: how many for each world.
        seed: uint64.
        logs: float64 (worlds,), filled with the logarithm of the likelihood.
        counts: float64 (worlds, seats), filled with how likely each of the others counts.
    """
    rules = rule_words.view(RULES)[0]
    words = np.zeros(WIDTH, np.int64)
    desk = (np.zeros(SEATS, np.int64), np.zeros(8, np.float32), np.zeros((2, 8)))
    fits = np.ones((SEATS + 1, 2))
    tried = np.ones((SEATS + 1, 2))
    hidden = np.zeros(PACK, np.int64)
    held = np.zeros(PACK, np.int64)
    dealt = rules.seats * rules.size
    state = mix(np.uint64(seed))
    for world in range(decks.shape[0]):
        deck = decks[world]
        hands, places = 0, 0
        for place in range(PACK):
            if unseen >> deck[place] & 1:
                hidden[places] = place
                places += 1
                if place < dealt:
                    held[hands] = place
                    hands += 1
        for step in range(steps + 1):
            here, there, asked = 0, 0, (1 << rules.seats) - 1 & ~bit(me)
            if step > 0:
                state, first = below(state, hands)
                state, second = below(state, places)
                here, there = held[first], hidden[second]
                one = (dealer + 1 + here) % rules.seats
                other = (dealer + 1 + there) % rules.seats if there < dealt else rules.seats
                if one == other or barred[one] >> deck[there] & 1 or barred[other] >> deck[here] & 1:
                    continue
                deck[here], deck[there] = deck[there], deck[here]
                asked &= bit(one) | bit(other)
            ratio = 1.0
            for seat in range(rules.seats):
                if asked >> seat & 1:
                    recalled(
                        words,
                        rules,
                        dealer,
                        deck,
                        moves[world],
                        seat,
                        mind,
                        room,
                        trust,
                        desk,
                        memory,
                        tried[seat],
                    )
                    ratio *= (tried[seat, 0] + tried[seat, 1]) / (fits[seat, 0] + fits[seat, 1])
            state, luck = below(state, LUCK)
            if step == 0 or luck < ratio * LUCK:
                for seat in range(rules.seats):
                    if asked >> seat & 1:
                        fits[seat] = tried[seat]
            else:
                deck[here], deck[there] = deck[there], deck[here]
        logs[world] = 0
        for seat in range(rules.seats):
            if seat != me:
                logs[world] += np.log(fits[seat, 0] + fits[seat, 1])
                counts[world, seat] = fits[seat, 1] / (fits[seat, 0] + fits[seat, 1])


def memory_for(places: int = PLACES) -> Any:
    """Room to keep how likely hands make the choices of their seats, until somebody makes another choice.

    Returns:
        int64 (places,), whose hand each place has, 0 for none; float64 (places, 2), its likelihoods.
    """
    return np.zeros(places, np.int64), np.zeros((places, 2))
