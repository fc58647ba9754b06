"""pytest's settings while it runs under mutmut: see ``tool.mutmut`` in pyproject.toml."""

from __future__ import annotations

import contextlib
import os
import resource
import sys

import hypothesis

MEMORY = 4 << 30
"""Bytes of address space for one worker: a mutant may shift or grow without end."""


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
    if os.environ.get("MUTANT_UNDER_TEST", "").startswith("kozyr."):
        with contextlib.suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
