"""The rollouts' policy of donkey's search: tune its weights by self-play, fit what soloists make.

    python tools/donkey_policy.py solo --form two_vs_one --seats 3 -o beating=any_lower
    python tools/donkey_policy.py tune --form two_vs_one --seats 3 --role partner

Both print rows for `kozyr/bots/search/donkey/weights.json`.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Mapping
from functools import cache
from typing import Any

import numpy as np

from kozyr.bots.search.donkey import bound
from kozyr.bots.search.donkey.policy import WEIGHTS, decide, notice
from kozyr.bots.search.donkey.weights import group
from kozyr.engine.stream import below, mix, seed_number, shuffle
from kozyr.engine.twin import entry
from kozyr.games.donkey.banki import side, side_points
from kozyr.games.donkey.deal import apply, score, start
from kozyr.games.donkey.match import Course
from kozyr.games.donkey.options import OPTIONS
from kozyr.games.donkey.state import ACT_SOLO, ACT_TALON, AUCTION, TALON, Deal, Rules
from kozyr.games.donkey.tables import PACK, RANKS, SEATS
from kozyr.games.option import read_options

DEAL: Any = None
RULES: Any = None
MIND: Any = None
ALL = 0
SOLOIST = 1
PARTNERS = 2
ROLES = ("all", "soloist", "partner")
POINT = 0.05
"""What a point counts in banki besides the table."""
REACHES = [0.15, 0.15, 0.15, 0.1, 1.0, 0.15, 0.2, 1.0, 0.15, 0.005, 0.15, 0.0, *[0.5] * RANKS]
"""How far each weight is changed at first."""
THROWN_IN = -99


def play(
    seed: Any, first: Any, deals: Any, what: Any, rule_words: Any, minds: Any, room: Any, sums: Any
) -> None:
    """The new policy (mind 0) against the old one (mind 1) on the same deals; sums of what it does better.

    Args:
        seed: uint64.
        first: number of the first deal.
        deals: how many.
        rule_words: of the deals' ``Rules``.
        minds: int64 (2, words): the new policy's and the old one's.
        room: int64 (words,), room for a deal and scores.
        what: ALL: the new one sits in turn in each seat (pairs: side), the old ones around it; SOLOIST,
            PARTNERS: it plays that role where the old ones' auction has a soloist. The worth is compared with
            the old ones playing alone.
        sums: float64 (deals, 2): banki fewer than the others, points more.
    """
    rules = rule_words.view(RULES)[0]
    new = minds[0].view(MIND)[0]
    old = minds[1].view(MIND)[0]
    deal = room[:-SEATS].view(DEAL)[0]
    scores = room[-SEATS:]
    deck: Any = np.arange(PACK)
    for number in range(deals):
        state = mix(np.uint64(seed) + mix(np.uint64(first + number)))
        state, dealer = below(state, rules.players)
        state = shuffle(state, deck, PACK)
        turns = rules.players if what == ALL else 2
        if rules.form == 1:
            turns = 2
        for turn in range(turns):
            stream = mix(state + np.uint64(7))
            start(deal, rules, deck, dealer)
            for seat in range(SEATS):
                new.void[seat] = 0
                old.void[seat] = 0
            while deal.to_act >= 0:
                seat = deal.to_act
                if what == ALL:
                    fresh = seat == turn or (rules.form == 1 and (seat & 1) == turn)
                else:
                    fresh = (seat == deal.soloist) == (what == SOLOIST) and turn == 0
                if fresh and deal.phase != AUCTION:
                    stream, action = decide(deal, rules, new, stream)
                else:
                    stream, action = decide(deal, rules, old, stream)
                notice(deal, rules, new, action)
                notice(deal, rules, old, action)
                apply(deal, rules, action)
            score(deal, rules, scores)
            if deal.redealt == 1 or (what in (SOLOIST, PARTNERS) and deal.soloist < 0):
                continue
            hero = turn
            sign = 1.0
            if what != ALL:
                hero = deal.soloist if what == SOLOIST else rules.follow[deal.soloist]
                sign = 1.0 if turn == 0 else -1.0
            own = side(deal, rules, hero)
            theirs = 0.0
            foes = 0
            for other in range(SEATS):
                if rules.playing >> other & 1 == 1 and own >> other & 1 == 0:
                    theirs += scores[other]
                    foes += 1
            sums[number, 0] += sign * (theirs / foes - scores[hero])
            sums[number, 1] += sign * side_points(deal, rules, hero)


def solos(
    seed: Any, deals: Any, way: Any, rule_words: Any, mind_words: Any, room: Any, hands: Any, points: Any
) -> None:
    """Deals in which a seat plays alone whatever it holds: its hand dealt, and what it made."""
    rules = rule_words.view(RULES)[0]
    mind = mind_words.view(MIND)[0]
    deal = room[:-SEATS].view(DEAL)[0]
    deck: Any = np.arange(PACK)
    for number in range(deals):
        state = mix(np.uint64(seed) + mix(np.uint64(number)))
        state, dealer = below(state, rules.players)
        state = shuffle(state, deck, PACK)
        start(deal, rules, deck, dealer)
        for seat in range(SEATS):
            mind.void[seat] = 0
        while deal.to_act >= 0:
            if deal.phase == AUCTION:
                action = ACT_SOLO
                hands[number] = deal.hands[deal.to_act]
            elif deal.phase == TALON:
                action = ACT_TALON | way
            else:
                state, action = decide(deal, rules, mind, state)
            notice(deal, rules, mind, action)
            apply(deal, rules, action)
        points[number] = side_points(deal, rules, deal.soloist) if deal.redealt == 0 else THROWN_IN


@cache
def compiled(function: Any) -> Any:
    """One of the loops."""
    return entry(function, "tool", {"DEAL": Deal.dtype(), "RULES": Rules.dtype(), "MIND": bound.MIND})


def rules_of(seats: int, options: Mapping[str, Any]) -> Rules:
    """The rules of a first deal."""
    return Course(read_options(OPTIONS, options, seats), seats, 0).rules()


def better(rules: Rules, new: Any, old: Any, what: int, first: int, deals: int) -> Any:
    """What the new mind does better than the old one in each deal: banki fewer, points more."""
    sums = np.zeros((deals, 2))
    room = np.zeros(Deal.width() + SEATS, np.int64)
    words = np.array(list(rules.words()), np.int64)
    minds = np.stack([new, old])
    compiled(play)(seed_number(b"tune"), first, deals, what, words, minds, room, sums)
    return sums


def tune(rules: Rules, role: int, rounds: int, deals: int) -> list[float]:
    """A row of weights: steps in the direction of the better third of random changes."""
    chance = np.random.default_rng(1)
    mind = bound.mind_of(rules)
    row = mind.view(bound.MIND)["weights"][0][role].copy()
    reach = np.array(REACHES)
    step = np.zeros(WEIGHTS)
    for turn in range(rounds):
        half = chance.standard_normal((6, WEIGHTS))
        changes = np.concatenate([half, -half])
        worths = []
        for change in changes:
            sums = better(rules, with_row(mind, role, row + reach * change), mind, role, turn * deals, deals)
            worths.append((sums[:, 0] + POINT * sums[:, 1]).mean())
        order = np.argsort(worths)
        step = 0.6 * step + 0.28 * reach * (changes[order[-4:]].mean(0) - changes[order[:4]].mean(0) / 2)
        row = row + step
        reach *= 0.985
        if turn % 10 == 9:
            sums = better(rules, with_row(mind, role, row), mind, role, 10**7, 4000).mean(axis=0)
            print(f"# {turn + 1}: banki {sums[0]:+.3f}, points {sums[1]:+.2f}", file=sys.stderr)
    return [round(float(weight), 3) for weight in row]


def with_row(mind: Any, role: int, row: Any) -> Any:
    """The mind with other weights for a role."""
    changed = mind.copy().view(bound.MIND)
    changed["weights"][0][role] = row
    return changed.view(np.int64)


def fit(rules: Rules, deals: int) -> list[list[float]]:
    """By the talon's way what each card adds to what a soloist makes, and what there is besides."""
    mind = bound.mind_of(rules)
    words = np.array(list(rules.words()), np.int64)
    found = []
    for way in (0, 1):
        hands, points = np.zeros(deals, np.int64), np.zeros(deals, np.int64)
        room = np.zeros(Deal.width() + SEATS, np.int64)
        compiled(solos)(seed_number(b"solo"), deals, way, words, mind, room, hands, points)
        played = points > THROWN_IN
        cards = np.zeros((int(played.sum()), 3 * RANKS + 1))
        cards[:, -1] = 1
        for card in range(PACK):
            cards[:, RANKS * group(card) + card % RANKS] += hands[played] >> card & 1
        ridge = np.diag([30.0] * (3 * RANKS) + [0.01])
        row = np.linalg.solve(cards.T @ cards + ridge, cards.T @ points[played])
        found.append([round(float(value), 1) for value in row])
    return found


def main(arguments: list[str] | None = None) -> int:
    """Tune or fit, and print rows."""
    parser = argparse.ArgumentParser(description="The policy of donkey's rollouts")
    parser.add_argument("what", choices=("solo", "tune"))
    parser.add_argument("--form", default="ffa")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--role", choices=ROLES, default="all")
    parser.add_argument("--rounds", type=int, default=60)
    parser.add_argument("--deals", type=int, default=5000)
    parser.add_argument("-o", dest="option", action="append", default=[], metavar="NAME=VALUE")
    given = parser.parse_args(arguments)
    options = {"form": given.form, **dict(option.split("=", 1) for option in given.option)}
    rules = rules_of(given.seats, options)
    if given.what == "solo":
        for row in fit(rules, given.deals):
            print(row)
    else:
        print(tune(rules, ROLES.index(given.role), given.rounds, given.deals))
    return 0


if __name__ == "__main__":
    sys.exit(main())
