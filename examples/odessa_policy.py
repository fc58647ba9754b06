#!/usr/bin/env python3
"""A learned policy for Odessa: a small network in numpy, and the same as a bot for any table.

``train_odessa.py`` learns one. In Python it is a policy for ``kozyr.simulate`` and ``kozyr.arena``:

    policy = Policy.load("learned/policy.npz")
    kozyr.arena("odessa", ["learned", "steady", "steady", "steady"], policies={"learned": policy}, ...)

Run as a program this file is a bot (docs/engine.md) that plays by the ``policy.npz`` beside it.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import numpy.typing as npt

from kozyr.games.odessa import steps
from kozyr.games.odessa.tensor import LAYOUT, seen
from kozyr.games.odessa.view import View

Floats = npt.NDArray[np.float32]
Ints = npt.NDArray[Any]

SEATS = 4
"""Seats of the deals that are learned."""
SUITS, RANKS = 4, 9
CARDS = SUITS * RANKS
PARTS = (
    *("phase", "dealer", "leader", "led", "hand", "table", "voids", "bids", "taken", "cards"),
    *("turned", "shown"),
)
"""The parts of an observation that are looked at; the others are always the same in these deals."""
AS_THEY_ARE = PARTS[:-2]
"""Those that a network is shown as they are. From the rest follows which cards nobody has seen yet."""
BIDS = steps.STEPS - CARDS
"""The steps are so many bids, then the cards."""


def trump_first(trump: int) -> tuple[Mapping[str, Ints], Ints]:
    """The places of each part, and the order of the steps, when suits are counted from the trumps on.

    What was learned with one trump suit so holds with every other.
    """
    order = [(trump + k) % SUITS for k in range(SUITS)]
    places = {}
    for part in LAYOUT.parts:
        rows = np.arange(LAYOUT.size)[LAYOUT.slices[part.name]].reshape(-1, part.width)
        rows = rows[: SEATS if part.seats else 1]
        if part.width in (SUITS, CARDS):
            rows = rows.reshape(len(rows), SUITS, -1)[:, order]
        elif part.width > SEATS:  # a place for each seat
            rows = rows[:, :SEATS]
        places[part.name] = rows.ravel()
    cards = BIDS + np.arange(CARDS).reshape(SUITS, RANKS)[order].ravel()
    return places, np.concatenate([np.arange(BIDS), cards])


TURNED = [trump_first(trump) for trump in range(SUITS)]
PLACES = {name: np.array([places[name] for places, _ in TURNED]) for name in PARTS}
STEPS = np.array([order for _, order in TURNED])
OUTPUTS = steps.STEPS


def look(observations: Ints, masks: Ints) -> tuple[Ints, Ints, Ints]:
    """What a network is shown: (inputs, which of its outputs are legal, the step that each output means)."""
    trump = observations[:, LAYOUT.slices["trump"]].argmax(axis=1)
    part = {name: np.take_along_axis(observations, PLACES[name][trump], axis=1) for name in PARTS}
    inputs = np.concatenate([*(part[name] for name in AS_THEY_ARE), *counted(part)], axis=1)
    meant = STEPS[trump]
    return inputs, np.take_along_axis(masks, meant, axis=1) > 0, meant


def counted(part: Mapping[str, Ints]) -> Iterator[Ints]:
    """What a player counts: cards not seen yet, those of them above its own, what would take the trick."""
    rows = len(part["hand"])
    shown = part["shown"].reshape(rows, SEATS, CARDS)
    hand = part["hand"]
    unseen = 1 - np.maximum(np.maximum(hand, part["turned"]), shown.max(axis=1))
    suits = unseen.reshape(rows, SUITS, RANKS)
    above = (suits[:, :, ::-1].cumsum(axis=2, dtype=np.int8)[:, :, ::-1] - suits).reshape(rows, CARDS)
    # A card is as strong as its rank, above all others of the suit led, and higher still as a trump.
    strength = np.tile(np.arange(1, RANKS + 1, dtype=np.int8), (rows, SUITS, 1))
    strength += RANKS * part["led"][:, :, None]
    strength[:, 0] += 2 * RANKS
    strength = strength.reshape(rows, CARDS)
    lying = strength * part["table"]
    takes = hand * (strength > lying.max(axis=1, keepdims=True))
    taker = shown[np.arange(rows), :, lying.argmax(axis=1)] * part["table"].max(axis=1, keepdims=True)
    yield from (unseen, above * hand, hand * (above == 0), takes, taker)


INPUTS = look(np.zeros((1, LAYOUT.size), LAYOUT.dtype), np.zeros((1, OUTPUTS), np.int8))[0].shape[1]


class Network:
    """Layers of weights; after each but the last what is below 0 becomes 0."""

    def __init__(self, weights: Sequence[Floats]) -> None:
        self.weights = list(weights)

    @classmethod
    def random(cls, sizes: Sequence[int], chance: np.random.Generator) -> Network:
        """One that knows nothing: its answers are all near 0."""
        weights: list[Floats] = []
        for before, after in pairwise(sizes):
            layer = chance.normal(0, np.sqrt(2 / before), (before, after)).astype(np.float32)
            weights += [layer, np.zeros(after, np.float32)]
        weights[-2] *= np.float32(0.01)
        return cls(weights)

    def layers(self, inputs: Ints) -> list[Floats]:
        """The inputs, what each layer makes of them, and the answers last."""
        found = [inputs.astype(np.float32)]
        for k in range(0, len(self.weights), 2):
            found.append(found[-1] @ self.weights[k] + self.weights[k + 1])
            if k < len(self.weights) - 2:
                np.maximum(found[-1], 0, out=found[-1])
        return found

    def gradient(self, layers: Sequence[Floats], wanted: Floats) -> list[Floats]:
        """How to turn the weights so that the answers go against ``wanted``."""
        found: list[Floats] = []
        for k in range(len(self.weights) - 2, -1, -2):
            below = layers[k // 2]
            found = [below.T @ wanted, wanted.sum(axis=0), *found]
            if k:
                wanted = (wanted @ self.weights[k].T) * (below > 0)
        return found


class Policy:
    """The step that the network thinks most of, for each row."""

    def __init__(self, network: Network) -> None:
        self.network = network

    def __call__(self, observations: Ints, masks: Ints) -> Ints:
        """Observations and masks -> a legal step for each row."""
        inputs, legal, meant = look(observations, masks)
        answers = self.network.layers(inputs)[-1][:, :OUTPUTS]
        best = np.where(legal, answers, -np.inf).argmax(axis=1)
        steps_taken: Ints = meant[np.arange(len(best)), best]
        return steps_taken

    def save(self, file: Path | str) -> None:
        """Write the weights down, and the version of the layout that they were learned with."""
        np.savez_compressed(file, np.array(LAYOUT.version), *self.network.weights)

    @classmethod
    def load(cls, file: Path | str) -> Policy:
        """Read what ``save`` has written.

        Raises:
            ValueError: it was learned with another layout.
        """
        with np.load(file) as kept:
            version, *weights = (kept[name] for name in kept.files)
        if int(version) != LAYOUT.version or weights[0].shape[0] != INPUTS:
            raise ValueError(f"{file} was learned with another layout than {LAYOUT.version}")
        return cls(Network(weights))


def answer(policy: Policy, view: View) -> str:
    """The action for a view; every step of Odessa is a whole one."""
    words = [name if step < BIDS else f"play {name}" for step, name in enumerate(steps.NAMES)]
    mask = np.array([[word in view.legal for word in words]], np.int8)
    observation = np.array([LAYOUT.encode(seen(view))], LAYOUT.dtype)
    return words[int(policy(observation, mask)[0])]


def main() -> None:
    """Answer as a bot until there are no more questions."""
    policy = Policy.load(Path(__file__).with_name("policy.npz"))
    for line in sys.stdin:
        ask = json.loads(line)
        if ask["do"] == "quit":
            break
        action = answer(policy, msgspec.convert(ask["view"], View))
        print(json.dumps({"id": ask["id"], "action": action}), flush=True)


if __name__ == "__main__":
    main()
