"""What the page reads besides the API: the rules as HTML, the messages, and the games with their options."""

from __future__ import annotations

from functools import cache
from html import escape
from typing import Any

import msgspec
from markdown_it import MarkdownIt

from kozyr.bots import levels_of
from kozyr.games.api import Game
from kozyr.games.option import Choice, Flag, Option, Whole, read_options
from kozyr.games.registry import GAMES
from kozyr.i18n.catalogue import source
from kozyr.i18n.rules import page
from kozyr.table.clocks import PAUSE
from kozyr.table.events import Clock


class OptionInfo(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """An option as the page for a new table needs it; rows by number of seats."""

    name: str
    rule: str
    reading: bool
    kind: str
    """whole, flag, choice, sizes or suits."""
    default: dict[str, Any]
    low: int | None = None
    high: dict[str, int] | None = None
    words: list[str] | None = None


class FormInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A form of a game: what it allows, and what other options mean in it."""

    options: dict[str, Any]
    seats: list[int]
    words: dict[str, list[str]]
    """Choices that differ in this form."""
    default: dict[str, Any]
    """All options as they are in this form, for its lowest number of seats."""


class GameInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A game of the registry."""

    name: str
    seats: list[int]
    options: list[OptionInfo]
    forms: list[FormInfo]
    levels: list[str]
    """Of the bots that play it, from weak to strong."""


class GamesInfo(msgspec.Struct, frozen=True, kw_only=True):
    """GET /api/games."""

    games: list[GameInfo]
    bots: list[str]
    """Programs that the host has listed; they play every game."""
    pause: dict[Clock, float]
    """How many seconds a table rests between two deals where nothing else is wished, by its clock."""


KINDS = {"Sizes": "sizes", "TrumpSuits": "suits"}
"""Kinds of options that only one game has."""


def option_info(game: Game, option: Option) -> OptionInfo:
    """An option with its range."""
    seats = seats_of(game)
    default = {str(n): read_options(game.options, {}, n)[option.name] for n in game.seats({})}
    kind = option.kind
    base: dict[str, Any] = {
        "name": option.name,
        "rule": option.rule,
        "reading": option.reading,
        "default": default,
    }
    if isinstance(kind, Whole):
        high = {str(n): kind.top(n) for n in seats}
        return OptionInfo(**base, kind="whole", low=kind.low, high=high)
    if isinstance(kind, Flag):
        return OptionInfo(**base, kind="flag")
    if isinstance(kind, Choice):
        return OptionInfo(**base, kind="choice", words=list(kind.words))
    return OptionInfo(**base, kind=KINDS[type(kind).__name__])


def forms_of(game: Game) -> list[dict[str, Any]]:
    """The forms that a game's option ``form`` names; one without a name where there is no such option."""
    for option in game.options:
        if option.name == "form" and isinstance(option.kind, Choice):
            return [{"form": word} for word in option.kind.words]
    return [{}]


def seats_of(game: Game) -> list[int]:
    """The numbers of seats of all forms."""
    return sorted({seats for form in forms_of(game) for seats in game.seats(form)})


def form_info(game: Game, form: dict[str, Any]) -> FormInfo:
    """A form of a game."""
    seats = list(game.seats(form))
    values = read_options(game.options, form, seats[0])
    words = {
        option.name: list(option.kind.allowed(values))
        for option in game.options
        if isinstance(option.kind, Choice) and option.kind.allowed is not None
    }
    return FormInfo(options=form, seats=seats, words=words, default=values)


def game_info(game: Game, unmanned: tuple[str, ...]) -> GameInfo:
    """A game with all that can be chosen."""
    return GameInfo(
        name=game.name,
        seats=seats_of(game),
        options=[option_info(game, option) for option in game.options],
        forms=[form_info(game, form) for form in forms_of(game)],
        levels=[level for level in levels_of(game.name) if level not in unmanned],
    )


@cache
def games(bots: tuple[str, ...], unmanned: tuple[str, ...] = (), pause: float | None = None) -> bytes:
    """GET /api/games.

    Args:
        bots: programs that the host has listed.
        unmanned: levels that can't be played here.
        pause: how long tables rest here; None: as their clock has it.
    """
    games = [game_info(game, unmanned) for game in GAMES.values()]
    pauses = {clock: usual if pause is None else pause for clock, usual in PAUSE.items()}
    return msgspec.json.encode(GamesInfo(games=games, bots=list(bots), pause=pauses))


@cache
def rules(language: str, name: str) -> bytes:
    """The rules of a game, or the common ones, as a piece of HTML with an anchor at every rule id."""
    markdown = MarkdownIt("commonmark", {"html": False}).enable("table")
    found = page(language, name)
    parts = [f"<h1>{escape(found.title)}</h1>", markdown.render(found.summary)]
    for section in found.sections:
        id = escape(section.id)
        title = markdown.renderInline(section.title)
        parts.append(f'<section id="{id}"><h2><span class="rule">{id}</span> {title}</h2>')
        parts.append(markdown.render(section.text) + "</section>")
    return "\n".join(parts).encode()


@cache
def messages(language: str) -> bytes:
    """The catalogue of a language."""
    return source(language).encode()
