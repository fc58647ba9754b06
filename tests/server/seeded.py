"""A server whose matches are the same in every run: ``python -m tests.server.seeded --data DIR``.

Their secrets follow from the text of the file ``seed`` in the data folder, which a test may change at any
time, and from how many were drawn since then. Bots that search play the last legal action.
"""

from __future__ import annotations

import hashlib
import os
import sys
from pathlib import Path

from kozyr.server.config import read_config
from kozyr.server.hub import Hub
from kozyr.server.run import run
from kozyr.server.thinking import Thinkers
from tests.server import planted

COMMAND = [sys.executable, "-m", "tests.server.seeded"]
FILE = "seed"


class Secrets:
    """Draws secrets from a seed.

    Args:
        file: where the seed is; without it the seed is empty.
    """

    def __init__(self, file: Path) -> None:
        self._file = file
        self._seed = ""
        self._drawn = 0

    def __call__(self) -> bytes:
        seed = self._file.read_text(encoding="utf-8") if self._file.exists() else ""
        self._drawn = self._drawn + 1 if seed == self._seed else 0
        self._seed = seed
        return hashlib.sha256(f"{seed} {self._drawn}".encode()).digest()


def main() -> None:
    """The program."""
    config = read_config(os.environ, port=0, data=sys.argv[2])
    secrets = Secrets(config.data / FILE)
    run(
        config,
        lambda port: print(f"http://127.0.0.1:{port}/", flush=True),
        hub=lambda config, store: Hub(
            config, store, new_secret=secrets, thinkers=Thinkers(1, planted.COMMAND)
        ),
    )


if __name__ == "__main__":
    main()
