"""Learn the networks of the strong bots of Odessa.

    python -m tools.odessa_learn --minutes 30 --out weights.npy [--from weights.npy] [--seed 1]

Deals are played by tables of all kinds: all go by the networks, or some of them, or all but one, are players
who count. At a choice of a player of the networks every bid, or card, is tried: the same deal is played on
to its end, with the same chances. By how much each comes to more than the mean of all is what the networks
learn (regression, Adam): the luck of the deal, common to all choices, drops out, and the deal itself is a
fair sample of those that the seat can't tell apart. All of it is one compiled loop over the engine's
functions.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from time import perf_counter
from typing import Any

import numba
import numpy as np

from kozyr.bots.search.odessa import counting, patterns, rollout, sight
from kozyr.bots.search.odessa import mind as minds
from kozyr.engine import stream
from kozyr.engine.twin import compiled
from kozyr.games.odessa import deal as engine
from tools.odessa_gradient import adam, fresh, learn_bids, learn_card, parts, room_for

STATE, CARD, BIDS = sight.STATE, sight.CARD, sight.BIDS
CHOICES = minds.CHOICES
SUITS, ROWS = patterns.SUITS, patterns.ROWS
DEAL, RULES, WIDTH = engine.Deal.dtype(), engine.Rules.dtype(), engine.Deal.width()
BIDDING, PLAYING, ALL, PACK = engine.BIDDING, engine.PLAYING, engine.ALL, engine.PACK
PLAY = engine.PLAY
PART = 0.35
"""The share of choices of a card that are tried to the end."""
SPITE = 0.5
"""How many of its own points a seat would give for one of the others."""
SILLY = 1.0
"""Tens of points by which a bid has to seem worse than the best to be tried but rarely."""
SURE = 0.001
"""Tens of points by which players who count err."""

start, legal, apply, score, required = (
    compiled(function)
    for function in (engine.start, engine.legal, engine.apply, engine.score, engine.required)
)
see_card, gone, learn_void = (
    compiled(function) for function in (sight.see_card, sight.gone, sight.learn_void)
)
bid_values, card_values, alike = (
    compiled(function) for function in (minds.bid_values, minds.card_values, minds.alike)
)
card_rows = compiled(patterns.card_rows)
counted_bids, counted_cards = compiled(counting.counted_bids), compiled(counting.counted_cards)
choose, play_on = compiled(rollout.choose), compiled(rollout.play_on)
below, shuffle = compiled(stream.below), compiled(stream.shuffle)


@numba.njit  # type: ignore[untyped-decorator]
def deal_rules(state: Any, rules: Any) -> Any:
    """The form of the next deal: half of them four seats with six cards, the others anything."""
    state, kind = below(state, 10)
    state, seats = below(state, 5)
    state, size = below(state, 6)
    rules.seats, rules.size = (4, 6) if kind < 4 else (2 + seats, 6) if kind < 6 else (2 + seats, 1 + size)
    state, blind = below(state, 12)
    rules.blind = 1 if blind == 0 and rules.size == 6 else 0
    state, bonus = below(state, 3)
    state, much = below(state, 21)
    rules.zero_bonus = much if bonus == 0 else 0
    return state


@numba.njit  # type: ignore[untyped-decorator]
def table(state: Any, seats: Any) -> Any:
    """(next state, the seats that count): all but one, each by chance, or none."""
    state, kind = below(state, 10)
    counting = 0
    if kind < 4:
        state, who = below(state, seats)
        counting = (1 << seats) - 1 & ~(1 << who)
    elif kind < 7:
        state, counting = below(state, 1 << seats)
    return state, counting


@numba.njit  # type: ignore[untyped-decorator]
def come_to(twin: Any, rules: Any, me: Any, voids: Any, mind: Any, room: Any, play: Any, state: Any) -> Any:
    """Tens of points that a deal comes to for a seat, less a share of the others'."""
    counting, chances, values, noise, scores = play
    play_on(twin, rules, voids, mind, room, counting, chances, values, noise, state)
    score(twin, rules, scores)
    others = 0
    for seat in range(rules.seats):
        others += scores[seat] if seat != me else 0
    return np.float32((scores[me] - SPITE * others / (rules.seats - 1)) / 10)


@numba.njit  # type: ignore[untyped-decorator]
def centred(numbers: Any, tried: Any, many: Any) -> None:
    """Take the mean of those tried from each of them; the others are 0."""
    mean = np.float32(0)
    for place in range(numbers.size):
        mean += numbers[place] / many if tried >> place & 1 else np.float32(0)
    for place in range(numbers.size):
        numbers[place] = numbers[place] - mean if tried >> place & 1 else np.float32(0)


@numba.njit  # type: ignore[untyped-decorator]
def try_cards(
    words: Any,
    rules: Any,
    cards: Any,
    voids: Any,
    mind: Any,
    grads: Any,
    room: Any,
    play: Any,
    desk: Any,
    state: Any,
) -> Any:
    """Try the cards that a seat may lay, just rated, and learn; returns (squared errors, cards)."""
    twin_words, known, guesses, rated, came, moment, before, sights, rows = desk
    deal = words.view(DEAL)[0]
    me = deal.to_act
    hand = deal.hands[me]
    unseen = ALL & ~(hand | gone(deal, rules))
    moment[:] = room[1]
    before[:] = room[6]
    many, last, place = 0, -1, 0
    for card in range(PACK):
        if cards >> card & 1 == 0:
            continue
        if last < 0 or not alike(deal, last, card, unseen):
            rated[many] = guesses[place]
            see_card(deal, rules, card, unseen, voids, sights[many])
            card_rows(deal, card, hand, unseen, before, rows[many])
            twin_words[:] = words
            twin = twin_words.view(DEAL)[0]
            known[:] = voids
            learn_void(twin, card, known)
            apply(twin, rules, PLAYING | card)
            came[many] = come_to(twin, rules, me, known, mind, room, play, state)
            many += 1
        last = card
        place += 1
    everything = (1 << many) - 1
    centred(rated, everything, many)
    centred(came, everything, many)
    total = 0.0
    if many > 1:
        for place in range(many):
            error = rated[place] - came[place]
            total += error * error
            learn_card(error, rows[place], moment, sights[place], mind, grads, room)
    return total, many


@numba.njit  # type: ignore[untyped-decorator]
def try_bids(
    words: Any, rules: Any, bids: Any, mind: Any, grads: Any, room: Any, play: Any, desk: Any, state: Any
) -> Any:
    """Try the bids of a seat, just rated, silly ones rarely, and learn; returns (squared errors, bids)."""
    twin_words, known, guesses, rated, came, moment, before, _, _ = desk
    me = words.view(DEAL)[0].to_act
    moment[:] = room[0]
    before[:] = room[6]
    best = np.float32(-1e9)
    for bid in range(CHOICES):
        if bids >> bid & 1:
            best = max(best, guesses[bid])
    many = 0
    for bid in range(CHOICES):
        if bids >> bid & 1:
            state, luck = below(state, 10)
            if guesses[bid] < best - SILLY and luck > 0:
                bids &= ~(1 << bid)
            else:
                many += 1
    if many < 2:
        return 0.0, 0
    for bid in range(CHOICES):
        if bids >> bid & 1:
            twin_words[:] = words
            twin = twin_words.view(DEAL)[0]
            known[:] = 0
            apply(twin, rules, BIDDING | bid)
            rated[bid] = guesses[bid]
            came[bid] = come_to(twin, rules, me, known, mind, room, play, state)
    centred(rated, bids, many)
    centred(came, bids, many)
    rated -= came
    learn_bids(rated, before[:SUITS], moment, mind, grads, room)
    return (rated * rated).sum(), many


@numba.njit  # type: ignore[untyped-decorator]
def learn(state: Any, deals: Any, mind: Any, grads: Any, room: Any, noise: Any, sums: Any) -> Any:
    """Play so many deals and add up the gradients; returns the next state of the stream."""
    words, twin_words = np.zeros(WIDTH, np.int64), np.zeros(WIDTH, np.int64)
    rule_words = np.zeros(5, np.int64)
    deck = np.arange(PACK)
    voids, known, scores = np.zeros(6, np.int64), np.zeros(6, np.int64), np.zeros(6, np.int64)
    values, guesses = np.zeros(8, np.float32), np.zeros(8, np.float32)
    rated, came = np.zeros(CHOICES, np.float32), np.zeros(CHOICES, np.float32)
    moment, before = np.zeros(STATE, np.float32), np.zeros(ROWS - 1, np.int64)
    sights, rows = np.zeros((CHOICES, CARD), np.float32), np.zeros((CHOICES, ROWS), np.int64)
    chances = np.zeros((2, 8))
    desk = (twin_words, known, guesses, rated, came, moment, before, sights, rows)
    for _ in range(deals):
        # A record keeps its array from being freed only while that is still named.
        deal = words.view(DEAL)[0]
        rules = rule_words.view(RULES)[0]
        state = deal_rules(state, rules)
        state, dealer = below(state, rules.seats)
        state = shuffle(state, deck, min(PACK, rules.seats * rules.size + 1))
        state, counting = table(state, rules.seats)
        play = (counting, chances, values, noise, scores)
        start(deal, rules, deck, dealer)
        voids[:] = 0
        while deal.to_act >= 0:
            counts = counting >> deal.to_act & 1
            if deal.phase == PLAY:
                cards = required(deal, deal.hands[deal.to_act])
                if counts:
                    counted_cards(deal, rules, voids, chances, guesses)
                else:
                    card_values(deal, rules, voids, mind, room, guesses)
                    state, luck = below(state, 1000)
                    if luck < PART * 1000:
                        total, many = try_cards(
                            words, rules, cards, voids, mind, grads, room, play, desk, state
                        )
                        sums[0] += total
                        sums[1] += many
                        card_values(deal, rules, voids, mind, room, guesses)
                state, card = choose(state, cards, guesses, False, noise[counts])
                learn_void(deal, card, voids)
                apply(deal, rules, PLAYING | card)
            else:
                bids = legal(deal, rules)
                if counts and rules.blind == 0:
                    counted_bids(deal, rules, voids, chances, guesses)
                else:
                    bid_values(deal, rules, mind, room, guesses)
                    total, many = try_bids(words, rules, bids, mind, grads, room, play, desk, state)
                    sums[2] += total
                    sums[3] += many
                state, bid = choose(state, bids, guesses, True, noise[counts])
                apply(deal, rules, BIDDING | bid)
        score(deal, rules, scores)
        for seat in range(rules.seats):
            if counting >> seat & 1 == 0:
                sums[4] += scores[seat]
                sums[5] += deal.bids[seat] == deal.tricks[seat]
                sums[6] += 1
    return state


@numba.njit  # type: ignore[untyped-decorator]
def over_counting(state: Any, deals: Any, mind: Any, room: Any, noise: Any) -> Any:
    """Points a deal, four seats and six cards, that a player of the networks has over three who count."""
    words, rule_words = np.zeros(WIDTH, np.int64), np.zeros(5, np.int64)
    deck = np.arange(PACK)
    voids, scores = np.zeros(6, np.int64), np.zeros(6, np.int64)
    values, chances = np.zeros(8, np.float32), np.zeros((2, 8))
    total = 0.0
    for number in range(deals):
        deal = words.view(DEAL)[0]
        rules = rule_words.view(RULES)[0]
        rules.seats, rules.size = 4, 6
        state = shuffle(state, deck, 25)
        for me in range(4):
            start(deal, rules, deck, number % 4)
            voids[:] = 0
            state = play_on(deal, rules, voids, mind, room, 15 & ~(1 << me), chances, values, noise, state)
            score(deal, rules, scores)
            total += (scores[me] * 4 - scores.sum()) / 3
    return total / deals / 4


def main() -> None:
    """Learn for some minutes, writing what is learned every minute."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--from", dest="given", type=Path)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rate", type=float, default=1e-3)
    parser.add_argument("--last-rate", type=float, default=3e-5)
    parser.add_argument("--noise", type=float, default=0.03)
    parser.add_argument("--batch", type=int, default=256)
    given = parser.parse_args()
    flat = (
        np.load(given.given).astype(np.float32) if given.given else fresh(np.random.default_rng(given.seed))
    )
    grads, firsts, seconds = (np.zeros_like(flat) for _ in range(3))
    state, step = np.uint64(given.seed), 0
    room = room_for()
    mind, slopes = parts(flat), parts(grads)
    noise, calm = np.array([given.noise, SURE]), np.array([SURE, SURE])
    sums = np.zeros(7)
    began = told = perf_counter()
    while (past := (perf_counter() - began) / 60 / given.minutes) < 1:
        rate = given.rate * (given.last_rate / given.rate) ** past
        state = learn(state, given.batch, mind, slopes, room, noise, sums)
        step += 1
        adam(flat, grads, firsts, seconds, np.float32(rate), step, np.float32(given.batch * 10))
        if perf_counter() - told > 30:
            told = perf_counter()
            print(
                f"{(told - began) / 60:5.1f} min, {step * given.batch} deals, errors {sums[0] / sums[1]:.4f} "
                f"{sums[2] / sums[3]:.4f}, points {sums[4] / sums[6]:.3f}, right {sums[5] / sums[6]:.3f}, "
                f"over counting {over_counting(np.uint64(7), 10000, mind, room, calm):+.2f}",
                flush=True,
            )
            sums[:] = 0
            np.save(given.out, flat.astype(np.float16))
    np.save(given.out, flat.astype(np.float16))


if __name__ == "__main__":
    main()
