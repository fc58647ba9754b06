"""Every block of code in the documents runs, or where it starts a server or installs something, can be typed.

Blocks with ``>>>`` are run by pytest itself (``--doctest-glob``).
"""

from __future__ import annotations

import doctest
import json
import os
import re
import shlex
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.cli.test_help import parse

ROOT = Path(__file__).resolve().parents[2]
APART = {"engine.md"}
"""Pages whose programs have tests of their own."""
FILES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").glob("*.md")]
PAGES = sorted(file for file in FILES if file.name not in APART)
FENCE = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
OUTPUT = doctest.OutputChecker()


class Block(NamedTuple):
    """A block of code."""

    language: str
    text: str


def blocks(page: Path) -> list[Block]:
    """The blocks of a page in order."""
    return [Block(*found.groups()) for found in FENCE.finditer(page.read_text(encoding="utf-8"))]


def run(words: list[str] | str, folder: Path) -> subprocess.CompletedProcess[str]:
    """A program or a line of the shell in a page's folder, with this environment's programs."""
    path = os.pathsep.join((str(Path(sys.executable).parent), os.environ["PATH"]))
    env = {**os.environ, "PATH": path, "LC_ALL": "C.UTF-8", "NO_COLOR": "1", "XDG_DATA_HOME": str(folder)}
    return subprocess.run(
        words,
        shell=isinstance(words, str),
        cwd=folder,
        env=env,
        capture_output=True,
        text=True,
        timeout=300,
    )


def run_console(text: str, folder: Path) -> None:
    """Lines after ``$`` are typed; what follows is what they print, ``...`` stands for more."""
    for command in re.split(r"^\$ ", text, flags=re.MULTILINE)[1:]:
        line, _, wanted = command.partition("\n")
        done = run(line, folder)
        assert done.returncode == 0, (line, done.stderr)
        assert OUTPUT.check_output(wanted, done.stdout, doctest.ELLIPSIS), (line, done.stdout)


def check_line(line: str) -> None:
    """A line typed somewhere else: ``kozyr`` with flags that it has, ``make`` with a target that it has."""
    words = shlex.split(line, comments=True)
    words = words[next((k for k, word in enumerate(words) if "=" not in word), 0) :]
    if not words:
        return
    if words[0] == "kozyr":
        parse(words)
    elif words[0] == "make":
        makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
        for target in (word for word in words[1:] if "=" not in word):
            assert re.search(rf"^{target}:", makefile, re.MULTILINE), line


def read_data(block: Block) -> None:
    """Blocks of data can be read."""
    if block.language == "toml":
        tomllib.loads(block.text)
    elif block.language == "json":
        json.loads(block.text)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_block_runs(page: Path, tmp_path: Path) -> None:
    for block in blocks(page):
        if block.language == "console":
            run_console(block.text, tmp_path)
        elif block.language == "python" and ">>>" not in block.text:
            done = run([sys.executable, "-c", block.text], tmp_path)
            assert done.returncode == 0, done.stderr
        elif block.language == "sh":
            for line in block.text.replace("\\\n", " ").splitlines():
                check_line(line)
        else:
            read_data(block)


def test_a_block_that_is_wrong_is_noticed(tmp_path: Path) -> None:
    run_console("$ echo a; echo b\na\n...\n", tmp_path)
    with pytest.raises(AssertionError):
        run_console("$ echo a\nb\n", tmp_path)
    with pytest.raises(AssertionError):
        run_console("$ false\n", tmp_path)
    with pytest.raises(AssertionError):
        check_line("make nothing-of-the-kind")
    with pytest.raises(Exception, match="No such option"):
        check_line("KOZYR_LANG=ru kozyr serve --prot 1")
