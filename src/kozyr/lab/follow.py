"""Workers that end with who has started them, however that ends."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from types import FrameType


def follow_parent(closing: Callable[[], None] = lambda: None) -> None:
    """At the beginning of a worker: it ends when its parent has, or when told to; Ctrl-C is the parent's.

    Args:
        closing: what is done before it ends.
    """

    def leave(number: int = 0, frame: FrameType | None = None) -> None:
        closing()
        os._exit(128 + number)

    def follow() -> None:
        parent = multiprocessing.parent_process()
        if parent is not None:
            parent.join()
            leave(signal.SIGTERM)

    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, leave)
    threading.Thread(target=follow, daemon=True).start()
