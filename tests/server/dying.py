"""A server that is killed at a chosen moment: around the Nth time that it stores something.

``python -m tests.server.dying MOMENT N --data DIR``; MOMENT is ``before`` (nothing of it is stored) or
``after`` (it is on the disk, and nobody has been told).
"""

from __future__ import annotations

import os
import signal
import sys
from pathlib import Path
from typing import Any

from kozyr.server.config import read_config
from kozyr.server.hub import Hub
from kozyr.server.run import run
from kozyr.server.store import Entry, Store


class Dying:
    """A store that takes the process with it."""

    def __init__(self, store: Store, moment: str, count: int) -> None:
        self._store = store
        self._moment = moment
        self._left = count

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)

    async def append(self, entry: Entry) -> None:
        self._left -= 1
        if self._left <= 0 and self._moment == "before":
            os.kill(os.getpid(), signal.SIGKILL)
        await self._store.append(entry)
        if self._left <= 0:
            os.kill(os.getpid(), signal.SIGKILL)


def main() -> None:
    """The program."""
    moment, count, _, data = sys.argv[1:]
    Path(data).mkdir(parents=True, exist_ok=True)
    config = read_config(os.environ, port=0, data=data)
    run(
        config,
        lambda port: print(f"http://127.0.0.1:{port}/", flush=True),
        hub=lambda config, store: Hub(config, Dying(store, moment, int(count))),
    )


if __name__ == "__main__":
    main()
