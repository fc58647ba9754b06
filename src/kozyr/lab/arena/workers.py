"""Deals played by several processes: each result comes as soon as it is there, in any order."""

from __future__ import annotations

import atexit
import signal
import sys
from collections.abc import Generator, Iterable, Iterator, Mapping
from concurrent.futures import FIRST_COMPLETED, Future, wait
from contextlib import closing, contextmanager
from itertools import islice

from kozyr.bots.outside import Programs
from kozyr.bots.program import Limits
from kozyr.envs.policy import Policy
from kozyr.lab import follow
from kozyr.lab.arena.duplicate import Arena, Played, Setting

AHEAD = 4
"""How many deals for each process are handed out at a time."""

_arena: Arena


Policies = Mapping[str, Policy]


def play_here(
    setting: Setting, limits: Limits, policies: Policies, numbers: Iterable[int]
) -> Generator[Played]:
    """Play deals in this process."""
    with closing(Programs(limits)) as programs:
        yield from map(Arena(setting, programs, policies).play, numbers)


def play_beside(
    setting: Setting, limits: Limits, policies: Policies, numbers: Iterable[int], workers: int
) -> Generator[Played]:
    """Play deals in so many processes of their own, which end with this generator.

    Raises:
        concurrent.futures.process.BrokenProcessPool: one of them was killed.
    """
    left = iter(numbers)
    pending: set[Future[Played]] = set()
    with follow.workers(workers, _begin, (setting, limits, policies)) as pool:
        with without_interrupts():  # all workers start with the first deal
            pending |= {pool.submit(_play, n) for n in islice(left, 1)}
        while True:
            pending |= {pool.submit(_play, n) for n in islice(left, AHEAD * workers - len(pending))}
            if not pending:
                break
            done, pending = wait(pending, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()


@contextmanager
def without_interrupts() -> Iterator[None]:
    """Hold Ctrl-C back; processes that begin meanwhile never hear of it: who began the arena stops them."""
    if sys.platform == "win32":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _begin(setting: Setting, limits: Limits, policies: Policies) -> None:
    """The beginning of a worker; it leaves no program behind however it ends."""
    global _arena
    programs = Programs(limits)
    _arena = Arena(setting, programs, policies)
    follow.follow_parent(programs.kill)
    atexit.register(programs.close)


def _play(number: int) -> Played:
    return _arena.play(number)
