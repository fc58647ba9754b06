"""Long work says a word on a terminal, and nothing where nobody reads it."""

from __future__ import annotations

import sys
import threading

import pytest

from kozyr.cli import progress
from kozyr.i18n.catalogue import catalogue


@pytest.mark.parametrize("terminal", [True, False])
@pytest.mark.parametrize("long", [True, False])
def test_long_work_says_a_word(
    terminal: bool, long: bool, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys.stderr, "isatty", lambda: terminal)
    monkeypatch.setattr(progress, "SILENCE", 0.0 if long else 60.0)
    with progress.patience(catalogue("en")):
        for thread in threading.enumerate():
            if long and isinstance(thread, threading.Timer):
                thread.join(10)
    told = capsys.readouterr().err
    assert told == (catalogue("en").say("hint-thinks") + "\n" if terminal and long else "")
