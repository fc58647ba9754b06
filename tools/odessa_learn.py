"""Learn the networks of the strong bots of Odessa by self-play.

    python tools/odessa_learn.py --minutes 20 --out weights.npy [--from weights.npy] [--seed 1]

Players take mostly the choice that their networks rate highest. After each deal the worth of what a seat
chose is moved towards the points that it got (regression on the score, Adam). All of it is one compiled loop
over the engine's functions.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from time import perf_counter
from typing import Any

import numba
import numpy as np

from kozyr.bots.search.odessa import mind as minds
from kozyr.bots.search.odessa import sight
from kozyr.engine import stream
from kozyr.engine.twin import compiled
from kozyr.games.odessa import deal as engine

STATE, CARD, BIDS, FIRST, SECOND, CHOICES = sight.STATE, sight.CARD, sight.BIDS, minds.FIRST, minds.SECOND, 7
DEAL, RULES, WIDTH = engine.Deal.dtype(), engine.Rules.dtype(), engine.Deal.width()
BIDDING, PLAYING, ALL, PACK = engine.BIDDING, engine.PLAYING, engine.ALL, engine.PACK
PLAY = engine.PLAY

start, legal, apply, score, required = (
    compiled(function)
    for function in (engine.start, engine.legal, engine.apply, engine.score, engine.required)
)
see_card, gone, learn_void = (
    compiled(function) for function in (sight.see_card, sight.gone, sight.learn_void)
)
bid_values, card_values, add_rows, cut = (
    compiled(function) for function in (minds.bid_values, minds.card_values, minds.add_rows, minds.cut)
)
below, mix, shuffle = (compiled(function) for function in (stream.below, stream.mix, stream.shuffle))


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


@numba.njit(fastmath=True)  # type: ignore[untyped-decorator]
def behind(first: Any, slope: Any, weights: Any, weight_grads: Any, constants: Any, out: Any) -> None:
    """The slopes of the first layer from those of the second, with the gradients between."""
    for i in range(FIRST):
        x = first[i]
        out[i] = 0
        if x > 0:
            total = np.float32(0)
            for j in range(SECOND):
                weight_grads[i, j] += slope[j] * x
                total += slope[j] * weights[i, j]
            out[i] = total
            constants[i] += total


@numba.njit(fastmath=True)  # type: ignore[untyped-decorator]
def at_sight(row: Any, slope: Any, grads: Any, start: Any) -> None:
    """The gradients of the first layer's weights."""
    for k in range(row.size):
        x = row[k]
        if x != 0:
            line = grads[start + k]
            for i in range(FIRST):
                line[i] += x * slope[i]


@numba.njit(fastmath=True)  # type: ignore[untyped-decorator]
def learn_card(state_row: Any, card_row: Any, target: Any, mind: Any, grads: Any, room: Any) -> Any:
    """Add the gradient of one card; returns the squared error."""
    first, second, slopes, slope = room[4], room[5], room[3], room[7]
    first[:] = mind[1]
    add_rows(state_row, mind[0], 0, first)
    add_rows(card_row, mind[0], STATE, first)
    cut(first, first)
    second[:] = mind[3]
    add_rows(first, mind[2], 0, second)
    cut(second, second)
    value = np.float32(0)
    for j in range(SECOND):
        value += second[j] * mind[4][j]
    error = value - target
    for j in range(SECOND):
        grads[4][j] += error * second[j]
        slope[j] = error * mind[4][j] if second[j] > 0 else np.float32(0)
        grads[3][j] += slope[j]
    behind(first, slope, mind[2], grads[2], grads[1], slopes)
    at_sight(state_row, slopes, grads[0], 0)
    at_sight(card_row, slopes, grads[0], STATE)
    return error * error


@numba.njit(fastmath=True)  # type: ignore[untyped-decorator]
def learn_bid(row: Any, bid: Any, target: Any, mind: Any, grads: Any, room: Any) -> Any:
    """Add the gradient of one bid; returns the squared error."""
    first, second, slopes, slope = room[4], room[5], room[3], room[7]
    first[:] = mind[6]
    add_rows(row, mind[5], 0, first)
    cut(first, first)
    second[:] = mind[8]
    add_rows(first, mind[7], 0, second)
    cut(second, second)
    value = mind[10][bid]
    for j in range(SECOND):
        value += second[j] * mind[9][j, bid]
    error = value - target
    grads[10][bid] += error
    for j in range(SECOND):
        grads[9][j, bid] += error * second[j]
        slope[j] = error * mind[9][j, bid] if second[j] > 0 else np.float32(0)
        grads[8][j] += slope[j]
    behind(first, slope, mind[7], grads[7], grads[6], slopes)
    at_sight(row, slopes, grads[5], 0)
    return error * error


@numba.njit  # type: ignore[untyped-decorator]
def chosen(state: Any, choices: Any, values: Any, by_index: Any, noise: Any, wild: Any) -> Any:
    """One of the choices: mostly the one rated highest, rated with a little noise."""
    state, luck = below(state, 1 << 20)
    any_one = luck < wild * (1 << 20)
    best, place, found = np.float32(-1e9), 0, 0
    left = choices
    number = 0
    while left:
        member = 0
        while left >> member & 1 == 0:
            member += 1
        left &= left - 1
        value = values[member] if by_index else values[place]
        state, luck = below(state, 1 << 20)
        unit = (luck + 0.5) / (1 << 20)
        value = np.float32(1000 * unit) if any_one else value - np.float32(noise * np.log(-np.log(unit)))
        if value > best:
            best, found, number = value, member, place
        place += 1
    return state, found, number


@numba.njit  # type: ignore[untyped-decorator]
def learn(state: Any, deals: Any, mind: Any, grads: Any, noise: Any, wild: Any, room: Any, sums: Any) -> Any:
    """Play so many deals and add up the gradients; returns the next state of the stream."""
    deal_words = np.zeros(WIDTH, np.int64)
    rule_words = np.zeros(5, np.int64)
    deck = np.arange(PACK)
    voids = np.zeros(6, np.int64)
    values = np.zeros(8, np.float32)
    moments = np.zeros((40, STATE), np.float32)
    cards = np.zeros((40, CARD), np.float32)
    by = np.zeros(40, np.int64)
    bids = np.zeros((6, BIDS), np.float32)
    scores = np.zeros(6, np.int64)
    for _ in range(deals):
        # A record keeps its array from being freed only while that is still named.
        deal = deal_words.view(DEAL)[0]
        rules = rule_words.view(RULES)[0]
        state = deal_rules(state, rules)
        state, dealer = below(state, rules.seats)
        state = shuffle(state, deck, min(PACK, rules.seats * rules.size + 1))
        start(deal, rules, deck, dealer)
        voids[:] = 0
        moves = 0
        state, calm = below(state, 2)
        here = wild if calm else 0.0
        while deal.to_act >= 0:
            me = deal.to_act
            if deal.phase == PLAY:
                hand = deal.hands[me]
                choices = required(deal, hand)
                if choices & (choices - 1) == 0:
                    card = 0
                    while choices >> card & 1 == 0:
                        card += 1
                else:
                    card_values(deal, rules, voids, mind, room, values)
                    state, card, _ = chosen(state, choices, values, False, noise, here)
                    unseen = ALL & ~(hand | gone(deal, rules))
                    moments[moves] = room[1]
                    see_card(deal, rules, card, unseen, voids, cards[moves])
                    by[moves] = me
                    moves += 1
                learn_void(deal, card, voids)
                apply(deal, rules, PLAYING | card)
            else:
                bid_values(deal, rules, mind, room, values)
                bids[me] = room[0]
                state, bid, _ = chosen(state, legal(deal, rules), values, True, noise, here * 2)
                apply(deal, rules, BIDDING | bid)
        score(deal, rules, scores)
        for move in range(moves):
            target = np.float32(scores[by[move]] / 10)
            sums[0] += learn_card(moments[move], cards[move], target, mind, grads, room)
            sums[1] += 1
        for seat in range(rules.seats):
            sums[2] += learn_bid(
                bids[seat], deal.bids[seat], np.float32(scores[seat] / 10), mind, grads, room
            )
            sums[3] += 1
            sums[4] += scores[seat]
            sums[5] += deal.bids[seat] == deal.tricks[seat]
    return state


@numba.njit(fastmath=True)  # type: ignore[untyped-decorator]
def adam(weights: Any, grads: Any, first: Any, second: Any, rate: Any, step: Any, size: Any) -> None:
    """One step on a flat array."""
    early, late = np.float32(1 - 0.9**step), np.float32(1 - 0.999**step)
    for i in range(weights.size):
        g = grads[i] / size
        grads[i] = 0
        first[i] += np.float32(0.1) * (g - first[i])
        second[i] += np.float32(0.001) * (g * g - second[i])
        up = first[i] / early
        down = second[i] / late
        weights[i] -= rate * up / (np.sqrt(down) + np.float32(1e-6))


def parts(flat: Any) -> Any:
    """The arrays of a mind in one flat array."""
    found, at = [], 0
    for shape in minds.SHAPES:
        size = int(np.prod(shape))
        found.append(flat[at : at + size].reshape(shape))
        at += size
    return tuple(found)


def fresh(chance: np.random.Generator) -> Any:
    """A mind that knows nothing."""
    rows = [
        (chance.normal(size=shape) * np.sqrt(2 / min(shape[0], 40)) if len(shape) > 1 else np.zeros(shape))
        for shape in minds.SHAPES
    ]
    rows[4] = chance.normal(size=SECOND) * 0.1
    rows[9] *= 0.3
    return np.concatenate([row.ravel() for row in rows]).astype(np.float32)


def main() -> None:
    """Learn for some minutes, writing what is learned every minute."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--from", dest="given", type=Path)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rate", type=float, default=2e-3)
    parser.add_argument("--last-rate", type=float, default=1e-4)
    parser.add_argument("--noise", type=float, default=0.05)
    parser.add_argument("--wild", type=float, default=0.04)
    parser.add_argument("--batch", type=int, default=64)
    given = parser.parse_args()
    flat = (
        np.load(given.given).astype(np.float32) if given.given else fresh(np.random.default_rng(given.seed))
    )
    grads, firsts, seconds = (np.zeros_like(flat) for _ in range(3))
    state, step, done = np.uint64(given.seed), 0, 0
    began = told = perf_counter()
    sums = np.zeros(6)
    room = (*minds.room_for(), np.zeros(SECOND, np.float32))
    mind, slopes = parts(flat), parts(grads)
    while (past := (perf_counter() - began) / 60 / given.minutes) < 1:
        rate = given.rate * (given.last_rate / given.rate) ** past
        state = learn(state, given.batch, mind, slopes, given.noise, given.wild, room, sums)
        step += 1
        done += given.batch
        adam(flat, grads, firsts, seconds, np.float32(rate), step, np.float32(given.batch * 10))
        if perf_counter() - told > 30:
            told = perf_counter()
            print(
                f"{(told - began) / 60:5.1f} min, {done} deals, errors {sums[0] / sums[1]:.4f} "
                f"{sums[2] / sums[3]:.4f}, points {sums[4] / sums[3]:.3f}, right {sums[5] / sums[3]:.3f}",
                flush=True,
            )
            sums[:] = 0
            np.save(given.out, flat.astype(np.float16))
    np.save(given.out, flat.astype(np.float16))


if __name__ == "__main__":
    main()
