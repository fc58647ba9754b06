"""A server whose clocks are short: ``python -m tests.server.hasty --data DIR``.

A brisk turn lasts three seconds and has no bank; who isn't connected is waited for one second.
"""

from __future__ import annotations

import os
import sys

from kozyr.server.config import read_config
from kozyr.server.run import run
from kozyr.table import clocks

TURN = 3.0
COMMAND = [sys.executable, "-m", "tests.server.hasty"]


def main() -> None:
    """The program."""
    clocks.TURN["brisk"], clocks.BANK["brisk"], clocks.GONE["brisk"] = TURN, 0.0, 1.0
    config = read_config(os.environ, port=0, data=sys.argv[2])
    run(config, lambda port: print(f"http://127.0.0.1:{port}/", flush=True))


if __name__ == "__main__":
    main()
