"""Gradients of the networks of the strong bots of Odessa, and steps along them. Compiled."""

from __future__ import annotations

from typing import Any

import numba
import numpy as np

from kozyr.bots.search.odessa import mind as minds
from kozyr.bots.search.odessa.sight import STATE
from kozyr.engine.twin import compiled

FIRST, SECOND, CHOICES = minds.FIRST, minds.SECOND, minds.CHOICES

add_rows, cut = compiled(minds.add_rows), compiled(minds.cut)


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
def layers(rows: Any, sight: Any, more: Any, arrays: Any, patterns: Any, room: Any) -> None:
    """The two layers of one of the networks, of its four arrays, into ``room``."""
    first, second = room[4], room[5]
    first[:] = arrays[1]
    for row in rows:
        if row > 0:
            first += patterns[row]
    add_rows(sight, arrays[0], 0, first)
    add_rows(more, arrays[0], sight.size, first)
    cut(first, first)
    second[:] = arrays[3]
    add_rows(first, arrays[2], 0, second)
    cut(second, second)


@numba.njit(fastmath=True)  # type: ignore[untyped-decorator]
def learn_card(error: Any, rows: Any, sight: Any, more: Any, mind: Any, grads: Any, room: Any) -> None:
    """Add the gradient of one card that is rated so much too high."""
    first, second, slopes, slope = room[4], room[5], room[3], room[8]
    layers(rows, sight, more, mind[:4], mind[11], room)
    for j in range(SECOND):
        grads[4][j] += error * second[j]
        slope[j] = error * mind[4][j] if second[j] > 0 else np.float32(0)
        grads[3][j] += slope[j]
    behind(first, slope, mind[2], grads[2], grads[1], slopes)
    at_sight(sight, slopes, grads[0], 0)
    at_sight(more, slopes, grads[0], STATE)
    for row in rows:
        if row > 0:
            grads[11][row] += slopes


@numba.njit(fastmath=True)  # type: ignore[untyped-decorator]
def learn_bids(errors: Any, rows: Any, sight: Any, mind: Any, grads: Any, room: Any) -> None:
    """Add the gradient of bids that are rated so much too high."""
    first, second, slopes, slope = room[4], room[5], room[3], room[8]
    layers(rows, sight, sight[:0], mind[5:9], mind[12], room)
    slope[:] = 0
    for bid in range(CHOICES):
        grads[10][bid] += errors[bid]
        for j in range(SECOND):
            grads[9][j, bid] += errors[bid] * second[j]
            slope[j] += errors[bid] * mind[9][j, bid]
    for j in range(SECOND):
        if second[j] <= 0:
            slope[j] = 0
        grads[8][j] += slope[j]
    behind(first, slope, mind[7], grads[7], grads[6], slopes)
    at_sight(sight, slopes, grads[5], 0)
    for row in rows:
        grads[12][row] += slopes


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
    for table in (11, 12):
        rows[table] *= 0.4
    return np.concatenate([row.ravel() for row in rows]).astype(np.float32)


def room_for() -> Any:
    """Arrays to work in: those of the networks, and one for slopes."""
    return (*minds.room_for(), np.zeros(SECOND, np.float32))
