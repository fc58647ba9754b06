"""A thinker whose search of Odessa does what its seed says: for tests of what the server makes of it."""

from __future__ import annotations

import os
import random
import signal
import sys
import types
from typing import Any

from kozyr.bots import Advice, Budget, Reason, Worth, registry
from kozyr.games.worlds import Prospect
from kozyr.server.thinking import program

COMMAND = (sys.executable, __file__)


def advise(view: Any, prospect: Prospect, rng: random.Random, budget: Budget) -> Advice:
    """The last legal action, or something worse."""
    action = view.legal[-1]
    asked = rng.random()
    if asked == random.Random(b"die").random():
        os._exit(3)
    if asked == random.Random(b"hang").random():
        signal.pause()
    if asked == random.Random(b"fail").random():
        raise ValueError(f"{view.hand} is secret")
    print("a library that talks")
    assert budget.seconds is not None
    worth = Worth(action=action, value=budget.seconds, error=0.5)
    return Advice(action=action, values=[worth], samples=os.getpid(), reason=Reason(code="planted"))


if __name__ == "__main__":
    planted: Any = types.ModuleType("planted")
    planted.BUDGETS = {level: Budget(seconds=60.0) for level in registry.SEARCHING}
    planted.advise = advise
    registry.search = lambda game: planted
    program.main()
