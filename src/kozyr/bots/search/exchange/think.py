"""Worlds played on to the end for each rank that a seat can part with."""

from __future__ import annotations

from typing import Any

import numpy as np

from kozyr.bots.search.exchange.policy import (
    RANK,
    choose,
    cost,
    forget,
    likeness,
    remember,
    side_of,
)
from kozyr.engine import bit, lowest
from kozyr.engine.stream import mix
from kozyr.games.exchange.deal import RANKS, SEATS, VERB, WHAT, apply, has_won, legal, start

# Bound before compiling, see ``kozyr.bots.search.exchange``.
DEAL: Any = None
RULES: Any = None
WIDTH: Any = None
carry_out: Any = None


def carry(deal: Any, rules: Any, held: Any, let_go: Any, action: Any) -> None:
    """An action, seen by the two seats; compiled once and called from all loops."""
    remember(deal, rules, held, let_go, action)
    apply(deal, rules, action)


def think(
    seed: Any,
    dealer: Any,
    rule_words: Any,
    decks: Any,
    moves: Any,
    times: Any,
    tried: Any,
    costs: Any,
    belief: Any,
    weights: Any,
    values: Any,
    prices: Any,
) -> None:
    """Fill how often the seat to act wins, for each rank that it may part with.

    Args:
        seed: uint64.
        dealer: of the deal.
        rule_words: the words of the game's ``Rules``.
        decks: int64 (worlds, pack).
        moves: int64 (worlds, moves).
        times: how often each world is played on.
        tried: the ranks to play on with, as bits.
        costs: what guides all seats.
        belief: how much a cost makes a hidden choice less likely.
        weights: float64 (worlds,), filled: logarithm of how well the world goes with what guides the others.
        values: float64 (worlds, ranks), added to.
        prices: float64 (ranks,), filled: what parting with each rank costs by what guides all seats.
    """
    rules = rule_words.view(RULES)[0]
    words = np.zeros(WIDTH, np.int64)
    deal = words.view(DEAL)[0]
    other_words = np.zeros(WIDTH, np.int64)
    other = other_words.view(DEAL)[0]
    held = np.zeros((SEATS, 2), np.int64)
    let_go = np.zeros((SEATS, 2), np.int64)
    other_held = np.zeros((SEATS, 2), np.int64)
    other_let_go = np.zeros((SEATS, 2), np.int64)
    chosen = np.zeros(moves.shape[1] + 1, np.float64)
    actors = np.zeros(moves.shape[1] + 1, np.int64)
    for world in range(decks.shape[0]):
        start(deal, rules, decks[world], dealer)
        forget(held, let_go)
        for number in range(moves.shape[1]):
            action = moves[world, number]
            actors[number] = deal.to_act
            chosen[number] = likeness(
                deal, held, let_go, legal(deal, rules), costs, belief, (action & WHAT) % RANKS
            )
            carry_out(deal, rules, held, let_go, action)
        seat = deal.to_act
        weights[world] = 0.0
        for number in range(moves.shape[1]):
            if actors[number] != seat:
                weights[world] += chosen[number]
        cards = legal(deal, rules)
        side = side_of(deal)
        for rank in range(RANKS):
            prices[rank] = cost(
                deal.hands[seat], held[seat, side], held[seat, 1 - side], let_go[seat, side], rank, costs
            )
        for time in range(times):
            stream = mix(np.uint64(seed) + mix(np.uint64(world * times + time)))
            for rank in range(RANKS):
                if cards & RANK << rank == 0 or tried & bit(rank) == 0:
                    continue
                state = stream
                other_words[:] = words
                other_held[:] = held
                other_let_go[:] = let_go
                card = lowest(cards & RANK << rank)
                while card >= 0:
                    carry_out(other, rules, other_held, other_let_go, other.phase << VERB | card)
                    card = -1
                    if other.to_act >= 0:
                        state, card = choose(
                            state, other, other_held, other_let_go, legal(other, rules), costs
                        )
                values[world, rank] += int(has_won(other, rules, seat)) / times
