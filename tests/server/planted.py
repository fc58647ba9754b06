"""A thinker whose search of Odessa does what its seed says: for tests of what the server makes of it."""

from __future__ import annotations

import os
import random
import signal
import sys
import types
from collections.abc import Sequence
from typing import Any

from kozyr.bots import Advice, Budget, Reason, Worth, registry
from kozyr.games.worlds import Prospect
from kozyr.server.thinking import program

COMMAND = (sys.executable, __file__)


def advise(
    view: Any, prospect: Prospect, rng: random.Random, budget: Budget, also: Sequence[str] = ()
) -> Advice:
    """The last legal action, or something worse; once cards are played, as if that were certain."""
    *others, action = view.legal
    asked = rng.random()
    if asked == random.Random(b"die").random():
        os._exit(3)
    if asked == random.Random(b"hang").random():
        signal.pause()
    if asked == random.Random(b"fail").random():
        raise ValueError(f"{view.hand} is secret")
    print("a library that talks")
    assert budget.seconds is not None
    values = [Worth(action=action, value=budget.seconds, error=0.5)]
    values += [Worth(action=other, value=-1.5, error=None) for other in others]
    certain = None if action.startswith("bid") else Reason(code="odessa-none-needed", args={"tricks": 2})
    return Advice(action=action, values=values, samples=os.getpid(), reason=certain)


if __name__ == "__main__":
    planted: Any = types.ModuleType("planted")
    planted.BUDGETS = {level: Budget(seconds=60.0) for level in registry.SEARCHING}
    planted.advise = advise
    registry.search = lambda game: planted
    program.main()
