"""Deals that could be, played on by players that go by what their seats may know. Compiled.

``start`` and the others are the engine's; worlds are decks with the actions so far.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from kozyr.bots.search.odessa.counting import counted_bids, counted_cards
from kozyr.bots.search.odessa.mind import bid_values, card_values
from kozyr.bots.search.odessa.sight import learn_void
from kozyr.engine import lowest
from kozyr.engine.stream import below, mix
from kozyr.games.odessa import deal as engine
from kozyr.games.odessa.deal import BID, PLAY, PLAYING, WHAT, apply, legal, required, score, start

DEAL, RULES, WIDTH = engine.Deal.dtype(), engine.Rules.dtype(), engine.Deal.width()
LUCK = 1 << 20


def forward(deal: Any, rules: Any, action: Any, voids: Any) -> None:
    """Carry out an action, and note what it tells of the hand that it comes from."""
    if deal.phase == PLAY:
        revokes = deal.revokes[deal.to_act]
        seat = deal.to_act
        learn_void(deal, action & WHAT, voids)
        apply(deal, rules, action)
        if deal.revokes[seat] > revokes:
            voids[:] = 0
    else:
        apply(deal, rules, action)


def begin(deal: Any, rules: Any, deck: Any, dealer: Any, moves: Any, voids: Any) -> None:
    """Bring a deal to where it stands in one world."""
    start(deal, rules, deck, dealer)
    voids[:] = 0
    for move in moves:
        forward(deal, rules, move, voids)


def choose(state: Any, choices: Any, values: Any, by_member: Any, noise: Any) -> Any:
    """(next state, the choice rated highest, each rating with a little noise)."""
    best = -1e9
    found = 0
    place = 0
    left = choices
    while left:
        member = lowest(left)
        left &= left - 1
        value = values[member] if by_member else values[place]
        state, luck = below(state, LUCK)
        rated = value - noise * np.log(-np.log((luck + 0.5) / LUCK))
        if rated > best:
            best = rated
            found = member
        place += 1
    return state, found


def play_on(
    deal: Any,
    rules: Any,
    voids: Any,
    mind: Any,
    room: Any,
    counting: Any,
    chances: Any,
    values: Any,
    noise: Any,
    state: Any,
) -> Any:
    """Play a deal to its end; ``counting`` are the seats that count. Returns the next state of the stream."""
    while deal.to_act >= 0:
        counts = counting >> deal.to_act & 1
        if deal.phase == PLAY:
            cards = required(deal, deal.hands[deal.to_act])
            if cards & (cards - 1) == 0:
                card = lowest(cards)
            else:
                if counts:
                    counted_cards(deal, rules, voids, chances, values)
                else:
                    card_values(deal, rules, voids, mind, room, values)
                state, card = choose(state, cards, values, False, noise[counts])
            learn_void(deal, card, voids)
            apply(deal, rules, PLAYING | card)
        else:
            if counts and rules.blind == 0:
                counted_bids(deal, rules, voids, chances, values)
            else:
                bid_values(deal, rules, mind, room, values)
            state, bid = choose(state, legal(deal, rules), values, True, noise[counts])
            apply(deal, rules, BID << 40 | bid)
    return state


def explore(
    words: Any,
    dealer: Any,
    decks: Any,
    moves: Any,
    choices: Any,
    mind: Any,
    room: Any,
    counts: Any,
    noise: Any,
    seed: Any,
    worth: Any,
) -> None:
    """What each choice comes to in each world.

    Args:
        words: the words of ``Rules``.
        dealer: who dealt.
        decks: int64 (worlds, cards of the pack).
        moves: int64 (worlds, actions so far).
        choices: int64, the action numbers to try.
        mind: the networks.
        room: arrays to work in.
        counts: float64 (worlds, seats): how likely each seat counts; 0 for the seat that asks.
        noise: tens of points by which players of the networks err, and those who count.
        seed: uint64.
        worth: float64 (worlds, choices, seats), filled with the scores of the deal.
    """
    rules = words.view(RULES)[0]
    kept = np.zeros(WIDTH, np.int64)
    now = np.zeros(WIDTH, np.int64)
    deal = kept.view(DEAL)[0]
    twin = now.view(DEAL)[0]
    known = np.zeros(6, np.int64)
    voids = np.zeros(6, np.int64)
    values = np.zeros(8, np.float32)
    chances = np.zeros((2, 8))
    scores: Any = np.zeros(6, np.int64)
    for world in range(decks.shape[0]):
        begin(deal, rules, decks[world], dealer, moves[world], known)
        counting = 0
        state = mix(np.uint64(seed) + np.uint64(world))
        for seat in range(rules.seats):
            state, luck = below(state, LUCK)
            if luck < counts[world, seat] * LUCK:
                counting |= 1 << seat
        begun = state
        for number in range(choices.size):
            now[:] = kept
            voids[:] = known
            # The same chances for all choices of a world, so that their difference is theirs.
            state = begun
            forward(twin, rules, choices[number], voids)
            state = play_on(twin, rules, voids, mind, room, counting, chances, values, noise, state)
            score(twin, rules, scores)
            for seat in range(rules.seats):
                worth[world, number, seat] = scores[seat]
