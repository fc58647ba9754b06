"""Compiled code on disk: kept where it may be, stale when any source changes."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.compiled

PROGRAM = """
import sys
from kozyr.engine import cache
if len(sys.argv) > 1:
    cache.stamp = lambda: sys.argv[1]
from kozyr.engine.twin import entry
from kozyr.engine.bits import either
f = entry(either, "test", {})
f(1, 2, 3)
print(sum(f.stats.cache_hits.values()), sum(f.stats.cache_misses.values()))
"""


def run(folder: Path | str, *arguments: str) -> str:
    """Hits and misses of the cache in a process of its own."""
    env = {**os.environ, "NUMBA_CACHE_DIR": str(folder)}
    command = [sys.executable, "-c", PROGRAM, *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=True, env=env).stdout.strip()


def test_the_second_process_finds_it_and_a_changed_source_does_not(tmp_path: Path) -> None:
    assert run(tmp_path) == "0 1"
    assert run(tmp_path) == "1 0"
    assert run(tmp_path, "other sources") == "0 1"


def test_where_nothing_can_be_written_it_compiles_in_memory(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("a file, not a folder")
    assert run(blocked / "folder") == "0 1"
