"""Workers that end with who has started them, however that ends."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from types import FrameType
from typing import Any


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


@contextmanager
def workers(
    count: int, begin: Callable[..., None] = follow_parent, arguments: tuple[Any, ...] = ()
) -> Iterator[ProcessPoolExecutor]:
    """So many processes; where the work is broken off they are stopped, whatever they are at.

    Args:
        count: how many.
        begin: what each begins with; it calls ``follow_parent``.
        arguments: those of ``begin``.
    """
    before = set(multiprocessing.active_children())
    pool = ProcessPoolExecutor(
        count, multiprocessing.get_context("spawn"), initializer=begin, initargs=arguments
    )
    try:
        yield pool
    except BaseException:
        pool.shutdown(wait=False, cancel_futures=True)
        for child in set(multiprocessing.active_children()) - before:
            child.terminate()
        raise
    pool.shutdown()
