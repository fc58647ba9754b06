"""Learn how Oko is bet, by playing against itself; writes the policy that its search goes by.

    python tools/oko_learn.py --deals 100_000_000 --out src/kozyr/bots/search/oko/policy.npz

The same deals and seed give the same file.
"""

from __future__ import annotations

import argparse
from pathlib import Path

import numpy as np

from kozyr.bots.search.oko import bound
from kozyr.bots.search.oko.situation import CHOICES, SITUATIONS

PART = 100_000
"""Deals that count the same; each later part counts more, so that what was done at first is forgotten."""
RARE = 0.02
"""What is done less often than this is left out."""


def main() -> None:
    """Learn and write."""
    ask_for = argparse.ArgumentParser(description=__doc__)
    ask_for.add_argument("--deals", type=int, default=100_000_000)
    ask_for.add_argument("--seed", type=int, default=7)
    ask_for.add_argument("--out", type=Path, required=True)
    given = ask_for.parse_args()
    order = bound.order()
    regrets = np.zeros((SITUATIONS, CHOICES), np.float32)
    sums = np.zeros_like(regrets)
    learn = bound.learner()
    for part in range(1, given.deals // PART + 1):
        learn(np.uint64(given.seed), (part - 1) * PART, PART, part / 100, regrets, sums, order)
        if part % 20 == 0:
            print(part * PART, np.count_nonzero(sums.any(axis=1)), flush=True)
            write(given.out, sums, order)
    write(given.out, sums, order)


def write(out: Path, sums: np.ndarray, order: np.ndarray) -> None:
    """The policy in parts of 255, for the situations that came up."""
    totals = sums.sum(axis=1)
    situations = np.flatnonzero(totals)
    parts = sums[situations] / totals[situations, None]
    parts[parts < RARE] = 0
    np.savez_compressed(
        out,
        situations=situations.astype(np.int32),
        chances=np.round(parts * 255).astype(np.uint8),
        order=order,
    )


if __name__ == "__main__":
    main()
