"""The compiled parts, made when they are first asked for."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any

import numpy as np

from kozyr.bots.search.oko import learn, strength, think
from kozyr.bots.search.oko.situation import CHOICES, SITUATIONS, choices_of, situation_of
from kozyr.engine.twin import entry
from kozyr.games.oko import deal as engine
from kozyr.games.oko.state import Deal, Rules

STATES = {"DEAL": Deal.dtype(), "RULES": Rules.dtype(), "WIDTH": Deal.width(), "RULES_WIDTH": Rules.width()}


def carry(deal: Any, rules: Any, action: Any) -> None:
    """An action, compiled once and called from all loops."""
    engine_apply(deal, rules, action)


engine_apply = engine.apply


def look_at(deal: Any, rules: Any, buckets: Any, actions: Any) -> Any:
    """The situation of the seat to act, and the actions of its choices."""
    choices_of(deal, rules, actions)
    return situation_of(deal, rules, buckets)


@cache
def tools() -> dict[str, Any]:
    """What the loops have in common."""
    return {**STATES, "carry_out": entry(carry, "oko", {}), "look": entry(look_at, "oko", {})}


@cache
def play_on() -> Any:
    """``learn.play_to_end``."""
    return entry(learn.play_to_end, "oko", tools())


@cache
def learner() -> Any:
    """``learn.learn``."""
    return entry(learn.learn, "oko", {**tools(), "play_on": play_on()})


def order() -> Any:
    """Where hands stand, see ``strength``; worked out once and kept with the policy."""
    worth = np.zeros((strength.RIVALS, strength.HANDS))
    entry(strength.fill_worth, "oko", {})(worth)
    return strength.buckets_of(worth)


@cache
def thinker() -> Any:
    """``think.think``."""
    return entry(think.think, "oko", {**tools(), "play_on": play_on()})


@cache
def learned() -> tuple[Any, Any]:
    """How likely each choice is, float32 (situations, choices), and where hands stand."""
    with files(__package__).joinpath("policy.npz").open("rb") as file, np.load(file) as stored:
        policy = unlearned()
        policy[stored["situations"]] = stored["chances"]
        return policy, stored["order"]


def unlearned() -> Any:
    """What is done where nothing was learned: good hands go along, others only where it costs little."""
    numbers = np.arange(SITUATIONS)
    good = numbers % strength.BUCKETS >= strength.BUCKETS * 5 // 8
    asked = numbers // (strength.BUCKETS * 3 * 4 * 4 * 2) % 7
    found = np.zeros((SITUATIONS, CHOICES), np.float32)
    found[:, 0] = ~good & (asked > 2)
    found[:, 1] = good | (asked <= 2)
    found[:, 2] = ~good & (asked == 0)
    found[:, 4] = good & (asked == 0)
    return found
