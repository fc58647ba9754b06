"""A language's messages, written in Fluent: the same files serve the command line and the browser."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from kozyr.records.text import is_control

LANGUAGES = ("en", "ru", "uk")
"""Every language, by its ISO 639-1 code."""

MINUS = "\u2212"
_SPACES = str.maketrans({"\u00a0": " ", "\u202f": " "})


class MessageError(KeyError):
    """No message has that id."""


def source(language: str) -> str:
    """The catalogue's text.

    Raises:
        ValueError: there is no such language.
    """
    if language not in LANGUAGES:
        raise ValueError(f"{language!r} is not one of {', '.join(LANGUAGES)}")
    return (files("kozyr.i18n") / f"{language}.ftl").read_text(encoding="utf-8")


def language_of(wish: str | None, environment: Mapping[str, str]) -> str:
    """The language to speak.

    Args:
        wish: what was asked for outright, or None.
        environment: ``KOZYR_LANG`` comes next, then the locale: ``LC_ALL``, ``LC_MESSAGES``, ``LANG``.

    Returns:
        One of `LANGUAGES`; English where nothing else is known.

    Raises:
        ValueError: a language was asked for that there is none of.
    """
    asked = wish or environment.get("KOZYR_LANG")
    if asked:
        code = asked.lower()[:2] if asked[2:3] in ("_", "-", ".", "") else asked
        if code not in LANGUAGES:
            raise ValueError(f"{asked!r} is not one of {', '.join(LANGUAGES)}")
        return code
    for key in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(key):
            code = environment[key][:2]
            return code if code in LANGUAGES else "en"
    return "en"


def signed(number: int) -> str:
    """A number with its sign, as scores are written: "+20", "−10", "0"."""
    return f"+{number}" if number > 0 else minus(number)


def minus(number: int) -> str:
    """A number with a real minus: "−10"."""
    return str(number).replace("-", MINUS)


def visible(text: str) -> str:
    """A text that somebody wrote, safe to print: controls, and bytes that are not UTF-8, are escaped."""
    if text.isprintable():
        return text
    return "".join(_escaped(char) if is_control(char) else char for char in text)


def _escaped(char: str) -> str:
    if "\udc80" <= char <= "\udcff":  # how Python keeps a byte of an argument that is not UTF-8
        return f"\\x{ord(char) - 0xDC00:02x}"
    return char.encode("unicode_escape").decode()


class Catalogue:
    """The messages of one language.

    Args:
        language: one of `LANGUAGES`.

    Raises:
        ValueError: there is no such language.
    """

    def __init__(self, language: str) -> None:
        from fluent.runtime import (
            FluentBundle,
            FluentResource,
        )  # a tenth of a second: only when words are needed

        text = source(language)
        self.language = language
        self._bundle: Any = FluentBundle([language], use_isolating=False)
        self._bundle.add_resource(FluentResource(text))

    def has(self, id: str) -> bool:
        """Whether there is such a message."""
        return bool(self._bundle.has_message(id))

    def say(self, id: str, /, **args: int | str) -> str:
        """A message in words; a name or word in it that anybody may have written is made `visible`.

        Args:
            id: of the message.
            args: its variables. Numbers choose plural forms and are written as the language writes them.

        Raises:
            MessageError: there is no such message.
        """
        if not self._bundle.has_message(id):
            raise MessageError(f"{self.language}.ftl has no message {id}")
        clean = {name: visible(value) if isinstance(value, str) else value for name, value in args.items()}
        found, _ = self._bundle.format_pattern(self._bundle.get_message(id).value, clean)
        text = str(found).translate(_SPACES)
        for value in args.values():
            if isinstance(value, int) and value < 0:
                text = text.replace(str(value), minus(value))
        return text

    def words(self, id: str) -> list[str]:
        """A message that lists words, separated by commas.

        Raises:
            MessageError: there is no such message.
        """
        return [word.strip() for word in self.say(id).split(",")]


@cache
def catalogue(language: str) -> Catalogue:
    """The catalogue of a language, read once."""
    return Catalogue(language)
