"""The machinery under the rules: plain state objects, bit helpers, and compiled twins of both.

A rule is a short plain function over a ``State``. Called from Python it runs as written; the same
function, handed to ``kozyr.engine.twin.compiled``, runs on records by the million.
"""

from kozyr.engine.bits import bit, either, lowest, nth_bit, popcount
from kozyr.engine.state import State

__all__ = ["State", "bit", "either", "lowest", "nth_bit", "popcount"]
