"""The package with one game more: a copy in which its folder, the registry and the catalogues are touched."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "src" / "kozyr"
HERE = Path(__file__).parent

Run = Callable[..., "subprocess.CompletedProcess[str]"]


def add_the_game(package: Path) -> None:
    """What somebody does who adds a game: a folder, two words in the registry, words and rules for people."""
    shutil.copytree(
        HERE / "highcard", package / "games" / "highcard", ignore=shutil.ignore_patterns("__pycache__")
    )
    registry = package / "games" / "registry.py"
    text = registry.read_text(encoding="utf-8")
    for old, new in (
        ("exchange, odessa", "exchange, highcard, odessa"),
        ("oko.GAME)", "oko.GAME, highcard.GAME)"),
    ):
        assert text.count(old) == 1
        text = text.replace(old, new)
    registry.write_text(text, encoding="utf-8")
    for language in ("en", "ru", "uk"):
        with (package / "i18n" / f"{language}.ftl").open("a", encoding="utf-8") as catalogue:
            catalogue.write("\n" + (HERE / "words" / f"{language}.ftl").read_text(encoding="utf-8"))
        shutil.copy(HERE / "words" / f"{language}.md", package / "i18n" / "rules" / language / "highcard.md")


@pytest.fixture(scope="session")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The copy's folder."""
    copy = tmp_path_factory.mktemp("fifth") / "kozyr"
    shutil.copytree(SOURCE, copy, ignore=shutil.ignore_patterns("__pycache__", "vendor"))
    add_the_game(copy)
    return copy


@pytest.fixture
def run(package: Path, tmp_path: Path) -> Run:
    """Runs Python with the copy in place of the package."""

    def start(*args: str, stdin: str = "") -> subprocess.CompletedProcess[str]:
        env = {
            **os.environ,
            "PYTHONPATH": os.pathsep.join((str(package.parent), str(ROOT))),
            "PYTHONDONTWRITEBYTECODE": "1",
            "NUMBA_CACHE_DIR": str(package.parent / "numba"),
            "XDG_DATA_HOME": str(tmp_path),
            "LC_ALL": "C.UTF-8",
            "NO_COLOR": "1",
        }
        return subprocess.run(
            [sys.executable, *args],
            input=stdin,
            env=env,
            cwd=tmp_path,
            capture_output=True,
            text=True,
            timeout=600,
        )

    return start
