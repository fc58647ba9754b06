"""pytest's settings while it runs under mutmut: see ``tool.mutmut`` in pyproject.toml."""

from __future__ import annotations

import contextlib
import os
import resource
import signal
import sys

import hypothesis

MEMORY = 4 << 30
"""Bytes of address space for one worker: a mutant may shift or grow without end."""
PATIENCE = 30.0
"""Seconds of computing that a test has, many times what the slowest one takes: a mutant may also loop without
end, and mutmut waits for that as long as for several runs of all tests."""


def mutated() -> bool:
    """Whether a mutant of the rules is tried, and not the rules as they are."""
    return os.environ.get("MUTANT_UNDER_TEST", "").startswith("kozyr.")


def out_of_patience(*_: object) -> None:
    """End the worker as mutmut itself ends one that takes too long."""
    signal.signal(signal.SIGXCPU, signal.SIG_DFL)
    os.kill(os.getpid(), signal.SIGXCPU)


def pytest_runtest_logstart() -> None:
    """The time of each test begins anew."""
    if mutated():
        signal.signal(signal.SIGVTALRM, out_of_patience)
        signal.setitimer(signal.ITIMER_VIRTUAL, PATIENCE)


def pytest_configure() -> None:
    """Repeatable, short property tests; nothing remembered from before; a limit on memory."""
    hypothesis.settings.register_profile(
        "mutants",
        database=None,
        deadline=None,
        derandomize=True,
        phases=[hypothesis.Phase.explicit, hypothesis.Phase.generate],
        suppress_health_check=list(hypothesis.HealthCheck),
    )
    hypothesis.settings.load_profile("mutants")
    # What was computed while collecting came from the rules as they are, not from the mutant.
    for name, module in list(sys.modules.items()):
        if name.partition(".")[0] == "kozyr":
            for value in list(vars(module).values()):
                if hasattr(value, "cache_clear"):
                    value.cache_clear()
    if mutated():
        with contextlib.suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
