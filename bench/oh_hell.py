"""Oh Hell by OpenSpiel's rules: our kind of search against OpenSpiel's own ISMCTS, written in C++.

    python bench/oh_hell.py --deals 200 --out bench/results/oh-hell.json
    python bench/oh_hell.py --check 300                   # our compiled rules against OpenSpiel's

As in ``ismcts.py``: every deal is played twice, once with one seat of four ours, once with that seat ISMCTS
and three ours. Scores are what the game returns: tricks, and ten more where they are as many as bid.

ISMCTS knows more here than its seat may: the game's ``resample_from_infostate`` lets only the cards that
were dealt change hands, so in all of its worlds the 27 that lie aside are the true ones. With ``--peek`` ours
is told as much (but its players of rollouts are not); ``--leak`` counts what worlds of the game have in
common.

ISMCTS lays the action that it visited most; its own default draws by visits, which is weaker.
"""

from __future__ import annotations

import argparse
import json
import math
import platform
import random
import statistics
import sys
import time
from collections.abc import Callable
from importlib.metadata import version
from pathlib import Path
from typing import Any

import numpy as np
import oh_hell_play as play
import pyspiel
from interval import counted

Choose = Callable[[Any], int]
BID = 52
"""The number of the action that bids none."""


def game_of(size: int) -> Any:
    """OpenSpiel's game with so many cards a hand."""
    return pyspiel.load_game("oh_hell", {"players": 4, "num_tricks_fixed": size})


def dealt(state: Any, cards: list[int], dealer: int, size: int) -> None:
    """Chance's moves."""
    for action in (size, dealer, *cards):
        state.apply_action(action)


def told(state: Any, size: int) -> tuple[int, int, Any, Any, Any]:
    """Dealer, trump, bids and cards laid so far, by the history; last the cards dealt."""
    _, dealer, *history = state.history()
    cards, rest = history[: 4 * size + 1], history[4 * size + 1 :]
    return dealer, cards[-1], [a - BID for a in rest[:4]], rest[4:], cards[:-1]


class Ours:
    """Worlds that fit, as likely as what the others did makes them; each choice played on in all of them."""

    def __init__(self, given: argparse.Namespace, tables: Any, seed: int) -> None:
        self.given, self.tables = given, tables
        self.rng = np.random.default_rng(seed)

    def __call__(self, state: Any) -> int:
        actions: list[int] = state.legal_actions()
        if len(actions) == 1:
            return actions[0]
        given, size, seat = self.given, self.given.size, state.current_player()
        dealer, trump, said, laid, cards = told(state, size)
        shift = (dealer + 1) % 4
        me = (seat - shift) % 4
        hand, gone, needs, voids = seen(state, seat, me, trump, laid, cards, size)
        if given.peek:
            gone |= ((1 << 52) - 1) & ~sum(1 << card for card in cards)
        said, laid = np.array(said, np.int64), np.array(laid, np.int64)
        play.seeded(int(self.rng.integers(1 << 31)))
        pool = np.zeros((given.pool, 4), np.int64)
        logs = np.zeros(given.pool)
        play.worlds(me, hand, gone, needs, voids, pool, logs)
        play.weigh(me, size, trump, said, laid, pool, self.tables, np.array(given.heats), logs)
        shares = np.cumsum(np.exp(logs - logs.max()))
        at = (np.arange(given.samples) + self.rng.random()) / given.samples * shares[-1]
        kept = pool[np.searchsorted(shares, at)]
        worth = np.zeros((len(kept), len(actions), 4))
        bidding = len(said) < 4
        choices = np.array(actions, np.int64) - (BID if bidding else 0)
        play.explore(size, trump, said, laid, kept, choices, self.tables, given.noise, worth)
        mean = worth.mean(axis=0)
        others = (mean.sum(axis=1) - mean[:, me]) / 3
        return actions[int(np.argmax(mean[:, me] - given.spite * others))]


def seen(
    state: Any, seat: int, me: int, trump: int, laid: list[int], cards: list[int], size: int
) -> tuple[int, int, Any, Any]:
    """What a seat knows: its hand, the cards seen, how many the seats hold and what they cannot hold."""
    mine = {card for place, card in enumerate(cards) if place % 4 == seat}
    hand = sum(1 << card for card in mine - set(laid))
    needs, voids = np.full(4, size, np.int64), np.zeros(4, np.int64)
    w, none, tricks = np.zeros(play.WIDTH, np.int64), np.zeros(4, np.int64), np.zeros(4, np.int64)
    play.begin(size, trump, w)
    for card in laid:
        turn = w[play.TURN]
        if w[play.LED] >= 0 and card % 4 != w[play.LED]:
            voids[turn] |= play.SUIT << int(w[play.LED])
        needs[turn] -= 1
        play.lay(none, tricks, w, card)
    return hand, int(w[play.GONE]), needs, voids


def theirs(game: Any, simulations: int, c: float, seed: int) -> Choose:
    """OpenSpiel's player."""
    player = pyspiel.ISMCTSBot(
        seed,
        pyspiel.RandomRolloutEvaluator(1, seed),
        c,
        simulations,
        -1,
        pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
        False,
        False,
    )
    return lambda state: int(player.step(state))


def check(games: int, size: int) -> None:
    """Random games: the same choices and scores as OpenSpiel's at every step."""
    chance, game = random.Random("check"), game_of(size)
    for _ in range(games):
        state = game.new_initial_state()
        deck, dealer = chance.sample(range(52), 4 * size + 1), chance.randrange(4)
        dealt(state, deck, dealer, size)
        shift = (dealer + 1) % 4
        w = np.zeros(play.WIDTH, np.int64)
        hands, bids, tricks = (np.zeros(4, np.int64) for _ in range(3))
        play.begin(size, deck[-1], w)
        for place, card in enumerate(deck[:-1]):
            hands[(place - shift) % 4] |= 1 << card
        while not state.is_terminal():
            assert state.current_player() == (w[play.TURN] + shift) % 4
            if w[play.PHASE] < 4:
                never = play.barred(bids, w)
                mine = [BID + number for number in range(size + 1) if number != never]
            else:
                cards = int(play.legal(hands, w))
                mine = [card for card in range(52) if cards >> card & 1]
            assert mine == state.legal_actions(), (mine, state.legal_actions(), str(state))
            action = chance.choice(mine)
            state.apply_action(action)
            if action >= BID:
                play.bid(bids, w, action - BID)
            else:
                play.lay(hands, tricks, w, action)
        scores = [
            float(tricks[(s - shift) % 4] + 10 * (tricks[(s - shift) % 4] == bids[(s - shift) % 4]))
            for s in range(4)
        ]
        assert scores == state.returns(), (scores, state.returns())
    print(f"{games} games alike")


def leak(games: int, size: int) -> None:
    """How many of the dealt cards are dealt in worlds that the game draws, too."""
    chance, game, shares = random.Random("leak"), game_of(size), []
    for _ in range(games):
        state = game.new_initial_state()
        dealt(state, chance.sample(range(52), 4 * size + 1), chance.randrange(4), size)
        while not state.is_terminal():
            world = state.resample_from_infostate(state.current_player(), chance.random)
            both = [set(one.history()[2 : 4 * size + 2]) for one in (state, world)]
            shares.append(len(both[0] & both[1]) / (4 * size))
            state.apply_action(chance.choice(state.legal_actions()))
    print(
        f"{len(shares)} worlds: {statistics.fmean(shares):.3f} of the dealt cards are those that were dealt"
    )


def twice(given: argparse.Namespace, tables: Any, number: int) -> dict[str, Any]:
    """A deal both ways."""
    chance = random.Random(f"{given.seed}/{number}")
    game = game_of(given.size)
    cards, dealer = chance.sample(range(52), 4 * given.size + 1), chance.randrange(4)
    odd = number % 4
    scores, began = [], time.perf_counter()
    spent = [0.0, 0.0]
    for way in (True, False):
        players: list[Choose] = []
        for seat in range(4):
            seed = chance.getrandbits(30)
            mine = (seat == odd) == way
            players.append(
                Ours(given, tables, seed) if mine else theirs(game, given.simulations, given.uct_c, seed)
            )
        state = game.new_initial_state()
        dealt(state, cards, dealer, given.size)
        while not state.is_terminal():
            seat, start = state.current_player(), time.perf_counter()
            state.apply_action(players[seat](state))
            spent[(seat == odd) != way] += time.perf_counter() - start
        scores.append(state.returns())
    return {
        "deal": number,
        "odd": odd,
        "scores": scores,
        "seconds": time.perf_counter() - began,
        "spent": spent,
    }


def main() -> int:
    """Play and print."""
    parser = argparse.ArgumentParser(description="Oh Hell: our kind of search against OpenSpiel's ISMCTS")
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--size", type=int, default=6)
    parser.add_argument("--samples", type=int, default=400, help="worlds of ours")
    parser.add_argument("--pool", type=int, default=4000, help="worlds of ours that are weighed")
    parser.add_argument("--heats", type=float, nargs=3, default=[1.5, 1.5, 0.05])
    parser.add_argument("--noise", type=float, default=0.1)
    parser.add_argument("--spite", type=float, default=0.5)
    parser.add_argument("--simulations", type=int, default=1000)
    parser.add_argument("--uct-c", type=float, default=10.0)
    parser.add_argument("--peek", action="store_true", help="ours too is told which cards were dealt")
    parser.add_argument("--rounds", type=int, default=6, help="of learning")
    parser.add_argument("--seed", default="oh hell")
    parser.add_argument("--minutes", type=float, default=math.inf, help="no deal is begun after so long")
    parser.add_argument("--check", type=int, default=0, help="compare so many random games, and end")
    parser.add_argument("--leak", type=int, default=0, help="count by so many random games, and end")
    parser.add_argument("--out", type=Path)
    given = parser.parse_args()
    if given.check:
        check(given.check, given.size)
        return 0
    if given.leak:
        leak(given.leak, given.size)
        return 0
    tables = play.learned(given.size, 1, given.rounds)
    rows: list[dict[str, Any]] = []
    began = time.perf_counter()
    for number in range(given.deals):
        rows.append(twice(given, tables, number))
        result = {
            "command": " ".join(["python", *sys.argv]),
            "given": {
                key: value
                for key, value in vars(given).items()
                if key not in ("out", "minutes", "check", "leak")
            },
            "deals": len(rows),
            "seconds": time.perf_counter() - began,
            "seconds_of": dict(
                zip(("ours", "theirs"), (sum(row["spent"][k] for row in rows) for k in (0, 1)), strict=True)
            ),
            "versions": {name: version(name) for name in ("open_spiel", "numba", "numpy")},
            "machine": platform.machine(),
            "points_a_deal": counted(rows, 4),
            "rows": rows,
        }
        said = counted(rows, 4)["same_hands"]
        if len(rows) % 10 == 0:
            print(
                f"{len(rows)} deals: {said['mean']:+.2f} ({said['low']:+.2f} to {said['high']:+.2f})",
                flush=True,
            )
        if given.out:
            given.out.write_text(json.dumps(result, indent=1) + "\n", "utf-8")
        if time.perf_counter() - began > given.minutes * 60:
            break
    return 0


if __name__ == "__main__":
    sys.exit(main())
