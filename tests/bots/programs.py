"""Programs as bots for tests: those of docs/engine.md, and some that misbehave."""

from __future__ import annotations

import os
import re
import sys
from pathlib import Path

import pytest

DOCS = Path(__file__).resolve().parents[2] / "docs" / "engine.md"
BLOCK = re.compile(r"^```\w+ file=(?P<name>\S+)\n(?P<text>.*?)^```$", re.DOTALL | re.MULTILINE)

START = """
import json, os, random, sys, time
def answers():
    for line in sys.stdin:
        ask = json.loads(line)
        if ask["do"] == "quit":
            break
        yield ask
def say(ask, action, **more):
    print(json.dumps({"id": ask["id"], "action": action, **more}), flush=True)
"""
MISBEHAVING = {
    "dumb": "time.sleep(3600)",
    "busy": "while True: pass",
    "gone": "print('no more', file=sys.stderr); sys.exit(3)",
    "killed": "os.kill(os.getpid(), 11)",
    "wordy": "for ask in answers():\n while True: sys.stdout.write('x' * 100000)",
    "lines": "for ask in answers():\n while True: print('{}')",
    "mad": "for ask in answers(): print('bid 1', flush=True)",
    "array": "for ask in answers(): print('[' * 60000, flush=True)",
    "extra": "for ask in answers(): say({'id': ask['id']}, 'bid 0', why=1)",
    "deaf": "for ask in answers(): say({'id': 99}, ask['view']['legal'][0])",
    "cheat": "for ask in answers(): say(ask, 'bid 60')",
    "unreadable": "for ask in answers(): say(ask, 'castle')",
    "sorry": "for ask in answers(): print(json.dumps({'id': ask['id'], 'error': 'lost'}), flush=True)",
    "greedy": "for ask in answers(): x = bytearray(3 << 30); say(ask, ask['view']['legal'][0])",
}
"""What a program does that is no good bot, by a name for it."""
FAULTS = {
    "dumb": "time",
    "busy": "time",
    "gone": "ended",
    "killed": "ended",
    "wordy": "flood",
    "lines": "garbage",
    "mad": "garbage",
    "array": "garbage",
    "extra": "garbage",
    "deaf": "garbage",
    "cheat": "illegal",
    "unreadable": "illegal",
    "sorry": "error",
    "greedy": "ended",
}
"""What is said of it."""


def blocks() -> dict[str, str]:
    """The bots of the document by the names of their files."""
    found = {match["name"]: match["text"] for match in BLOCK.finditer(DOCS.read_text(encoding="utf-8"))}
    assert set(found) == {"bot.py", "bot.js"}
    return found


def written(folder: Path, name: str, text: str) -> Path:
    """An executable file."""
    path = folder / name
    path.write_text(text, encoding="utf-8")
    path.chmod(0o755)
    return path


def documented(folder: Path, name: str) -> Path:
    """A bot of the document."""
    return written(folder, name, blocks()[name])


def python_bot(folder: Path, name: str, body: str) -> Path:
    """A bot from the lines after `START`."""
    return written(folder, name, f"#!{sys.executable}\n{START}\n{body}\n")


def misbehaving(folder: Path, kind: str) -> Path:
    """One of `MISBEHAVING`."""
    return python_bot(folder, kind, MISBEHAVING[kind])


def find_node(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let programs find the node and the python of this environment."""
    here = str(Path(sys.executable).parent)
    monkeypatch.setenv("PATH", f"{here}{os.pathsep}{os.environ['PATH']}")
