"""The loops under the vectorised environment, compiled once for each game: see ``kozyr.envs.bound``."""

from __future__ import annotations

from typing import Any

import numpy as np

from kozyr.engine import nth_bit, popcount
from kozyr.engine.stream import below, mix, shuffle
from kozyr.games.layout import spread

# Bound to one game's names before compiling.
DEAL: Any = None
RULES: Any = None
MEMORY: Any = None
BETTER: Any = None
start: Any = None
TABLE: Any = None
score: Any = None
used: Any = None
begin: Any = None
mask: Any = None
choose: Any = None
carry_out: Any = None
write: Any = None

STEP = 0
DEAL_ANEW = 1
LOOK = 2
"""What to do with each row: take a step, deal anew, or only show again how it stands."""


def advance(
    what: Any,
    seed: Any,
    apart: Any,
    rule_words: Any,
    deck: Any,
    deal_words: Any,
    memory_words: Any,
    streams: Any,
    numbers: Any,
    steps: Any,
    legal: Any,
    masks: Any,
    observations: Any,
    to_act: Any,
    rewards: Any,
    done: Any,
    scores: Any,
) -> None:
    """Do ``what`` with every row, deal anew where a deal is over, and write down how it stands.

    Args:
        what: STEP, DEAL_ANEW or LOOK.
        seed: uint64.
        apart: how far apart the numbers of a row's deals are.
        rule_words: the words of the game's ``Rules``.
        deck: int64 (pack,), room to shuffle in.
        deal_words: int64 (rows × words,), the deals.
        memory_words: the same of the memories.
        streams: uint64 (rows,), each deal's stream of random numbers.
        numbers: int64 (rows,), the number of each row's deal.
        steps: int64 (rows,), legal steps; not looked at but for STEP.
        legal: int64 (rows,), filled with the legal steps as sets.
        masks: int8 (rows, steps), filled with the same as 0 and 1.
        observations: (rows, size), filled with what the seat to act sees.
        to_act: int64 (rows,), filled with that seat.
        rewards: int64 (rows, seats), filled: scores, more being better, where the step ended a deal; else 0.
        done: bool (rows,), filled: whether it did.
        scores: int64 (deals, seats), the scores of each deal with a number below ``deals``, filled.
    """
    rules = rule_words.view(RULES)[0]
    deals = deal_words.view(DEAL)
    memories = memory_words.view(MEMORY)
    cards = used(rules)
    for row in range(legal.size):
        deal = deals[row]
        memory = memories[row]
        anew = what == DEAL_ANEW
        done[row] = False
        for seat in range(rewards.shape[1]):
            rewards[row, seat] = 0
        if what == STEP:
            action = choose(memory, deal, rules, steps[row])
            if action >= 0:
                carry_out(memory, deal, rules, action)
                anew = deal.to_act < 0
        if what == STEP and anew:
            score(deal, rules, rewards[row])
            if numbers[row] < scores.shape[0]:
                scores[numbers[row]] = rewards[row]
            for seat in range(rewards.shape[1]):
                rewards[row, seat] *= BETTER
            done[row] = True
            numbers[row] += apart
        while anew:
            state = mix(np.uint64(seed) + mix(np.uint64(numbers[row])))
            state, dealer = below(state, rewards.shape[1])
            streams[row] = shuffle(state, deck, cards)
            start(deal, rules, deck, dealer)
            begin(memory, deal, rules)
            anew = deal.to_act < 0
            if anew:
                # Nobody has anything to decide in this deal.
                if numbers[row] < scores.shape[0]:
                    score(deal, rules, scores[numbers[row]])
                numbers[row] += apart
        to_act[row] = deal.to_act
        found = mask(memory, deal, rules)
        legal[row] = found
        for step in range(masks.shape[1]):
            masks[row, step] = 0
        spread(masks[row], 0, found)
        for place in range(observations.shape[1]):
            observations[row, place] = 0
        write(memory, deal, rules, deal.to_act, observations[row])


def draw(legal: Any, streams: Any, steps: Any) -> None:
    """Fill ``steps`` with a legal step of each row, every one equally likely."""
    for row in range(legal.size):
        found = legal[row]
        streams[row], k = below(streams[row], popcount(found))
        steps[row] = nth_bit(found, k)


def first_illegal(legal: Any, steps: Any, most: Any) -> Any:
    """The first row whose step is not legal, or -1."""
    for row in range(legal.size):
        step = steps[row]
        if step < 0 or step >= most or legal[row] >> step & 1 == 0:
            return row
    return -1


def step_one(words: Any, number: Any) -> Any:
    """Take a legal step in one deal; the legal steps after it as a set, empty at the end.

    Args:
        words: int64, the words of the deal, the memory and the rules.
        number: the step.
    """
    table = words.view(TABLE)[0]
    deal = table.deal
    memory = table.memory
    rules = table.rules
    action = choose(memory, deal, rules, number)
    if action >= 0:
        carry_out(memory, deal, rules, action)
    return mask(memory, deal, rules)
