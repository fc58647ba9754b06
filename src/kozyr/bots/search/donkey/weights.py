"""What the rollouts' policy was fitted and tuned to by self-play, from ``weights.json``.

``tuned``: by form, seats and role the weights of ``policy``, in their order. ``solo``: by the option
``beating``, the number of opponents and the talon's way what each card of the hand dealt adds to the points
that a soloist makes (ordinary cards, diamonds and spades from 6 to A in the pack's order), and what there is
besides.
"""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files

from kozyr.games.donkey.banki import points_of
from kozyr.games.donkey.state import FFA, PAIRS, SOLOIST, Rules
from kozyr.games.donkey.tables import PACK, RANKS

NINE, SEVEN, JACK = 3, 1, 5
"""Clubs."""


@cache
def weights() -> dict[str, dict[str, list[float]]]:
    """The file."""
    text = (files("kozyr.bots.search.donkey") / "weights.json").read_text(encoding="utf-8")
    found: dict[str, dict[str, list[float]]] = json.loads(text)
    return found


def weight_rows(rules: Rules) -> list[list[float]]:
    """The weights by role: nobody plays alone, soloist, partner."""
    tuned = weights()["tuned"]
    if rules.form == FFA:
        return [tuned[f"ffa {rules.players}"]] * 3
    if rules.form == PAIRS:
        return [tuned["pairs"]] * 3
    return [tuned[f"{role} {rules.players}"] for role in ("nobody", "soloist", "partner")]


def beating_of(rules: Rules) -> str:
    """The option ``beating``, told by what beats the nine of clubs."""
    seat = (rules.playing & -rules.playing).bit_length() - 1
    beats = rules.beats[seat * PACK + NINE]
    if beats >> JACK & 1:
        return "any_higher"
    return "any_lower" if beats >> SEVEN & 1 else "next_lower"


def solo_rows(rules: Rules) -> list[list[float]]:
    """By the talon's way what a soloist makes with each card, then what it misses of each, see ``bound``."""
    if rules.form != SOLOIST:
        return [[0.0] * (PACK + 1)] * 4
    solo, key = weights()["solo"], f"{beating_of(rules)} {rules.players - 1}"
    rows = [solo[f"{key} gift"], solo[f"{key} bury"]]
    made = [[*(row[RANKS * group(card) + card % RANKS] for card in range(PACK)), row[-1]] for row in rows]
    # A buried card counts for the soloist whatever it is worth in hand.
    buried = [made[1][card] - points_of(1 << card) for card in range(PACK)]
    return [*made, made[0], [*buried, 0.0]]


def group(card: int) -> int:
    """0 for hearts and clubs, 1 for diamonds, 2 for spades (DK-S-GROUP)."""
    return {1: 1, 3: 2}.get(card // RANKS, 0)
