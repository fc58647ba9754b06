"""Every command's help ends with examples that can be typed."""

from __future__ import annotations

import shlex
from typing import Any

import pytest
import typer

from kozyr.cli.main import app
from tests.cli.test_program import start

PROGRAM: Any = typer.main.get_command(app)
COMMANDS: dict[str, Any] = PROGRAM.commands


def examples(text: str) -> list[list[str]]:
    """The words of each example of a help text, those of what is piped into it left out."""
    _, _, lines = text.partition("\nExamples:\n")
    return [shlex.split(line.rpartition("|")[2]) for line in lines.splitlines() if line.strip()]


def parse(words: list[str]) -> None:
    """Read a command line to its last flag, and run nothing."""
    assert words[0] == "kozyr"
    command = COMMANDS[words[1]]
    if words[2:] != ["--help"]:
        command.make_context(words[1], words[2:])


@pytest.mark.parametrize("name", [None, *COMMANDS])
def test_examples_can_be_typed(name: str | None) -> None:
    shown = start(*filter(None, [name]), "--help").stdout
    found = examples(shown)
    assert len(found) >= 2
    for words in found:
        assert name in (None, words[1])
        parse(words)


def test_a_flag_that_is_none_is_noticed() -> None:
    with pytest.raises(Exception, match="No such option"):
        parse(["kozyr", "deck", "oko", "--seeds", "00"])


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_says_what_it_does(name: str) -> None:
    assert COMMANDS[name].help
    assert f"  {name} " in PROGRAM.get_help(typer.Context(PROGRAM, info_name="kozyr"))
