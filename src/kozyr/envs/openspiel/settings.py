"""What an OpenSpiel game is made with: its parameters as text, read and checked."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Self

from kozyr.cards import Pack
from kozyr.games.api import Game
from kozyr.games.checks import in_range
from kozyr.games.option import Choice, Flag, OptionError, Whole, read_options
from kozyr.games.registry import known_game
from kozyr.records import Record

PLAYERS = {"exchange": 3, "donkey": 4, "odessa": 3, "oko": 3}
PARAMETERS: Mapping[str, Any] = {
    "players": 0,
    "options": "",
    "mode": "deal",
    "utility": "score",
    "dealer": 0,
    "decks": "",
}
"""With their defaults; 0 players are those of ``PLAYERS``, or all that the form needs."""

MODES = ("deal", "match")
UTILITIES = ("score", "margin")
SOLOIST_FORMS = ("two_vs_one", "three_vs_one")


@dataclass(frozen=True)
class Settings:
    """The parameters of an OpenSpiel game, read."""

    game: Game
    players: int
    options: Mapping[str, Any]
    """Every option with its value."""
    match: bool
    """Whether a whole match is played, not one deal."""
    margin: bool
    """Whether a utility is the score less the mean of the others' scores."""
    dealer: int
    decks: tuple[tuple[int, ...], ...]
    """The decks that can be dealt, each as likely as it is often there; none: any deck."""
    parameters: Mapping[str, Any]
    """As given."""

    @classmethod
    def read(cls, name: str, parameters: Mapping[str, Any]) -> Self:
        """Read the parameters of a game.

        Raises:
            OptionError: one of them can't be; the path names it.
        """
        game = known_game(name)
        given = read_text(game, str(parameters["options"]))
        seats = game.seats(given)
        wanted = parameters["players"] or (PLAYERS[name] if PLAYERS[name] in seats else seats.start)
        players = in_range("players", wanted, seats)
        match = one_of("mode", parameters["mode"], MODES) == "match"
        options = read_options(game.options, given, players)
        dealer = in_range("dealer", parameters["dealer"], range(players))
        used = game.engine.used(game.course(options, players, dealer).rules())
        decks = read_decks(game.pack, used, str(parameters["decks"]))
        if decks and match:
            raise OptionError("decks", "are for a deal, not a match")
        if decks and (name == "exchange" or options.get("form") in SOLOIST_FORMS):
            raise OptionError("decks", "are for games in which all see what is done")
        margin = one_of("utility", parameters["utility"], UTILITIES) == "margin"
        return cls(game, players, options, match, margin, dealer, decks, parameters)

    def __reduce__(self) -> tuple[Any, ...]:
        return Settings.read, (self.game.name, self.parameters)

    def record(self) -> Record:
        """A match before its first deal; its decks come from chance nodes."""
        given = {name: value for name, value in self.options.items() if value is not None}
        return Record(game=self.game.name, seats=self.players, options=given, dealer=self.dealer)


def one_of(path: str, word: object, words: tuple[str, ...]) -> str:
    """One of a few words.

    Raises:
        OptionError: it isn't.
    """
    fault = Choice(words).check(word, 0, {})
    if fault:
        raise OptionError(path, fault)
    return str(word)


def read_text(game: Game, text: str) -> dict[str, Any]:
    """Options from ``"sizes:2 3;zero_bonus:5"``: OpenSpiel keeps commas and equals signs for itself.

    Raises:
        OptionError: it can't be read. Whether the values can be is for ``read_options`` to say.
    """
    kinds = {option.name: option.kind for option in game.options}
    given: dict[str, Any] = {}
    for entry in filter(str.strip, text.split(";")):
        name, colon, value = (part.strip() for part in entry.partition(":"))
        if not colon:
            raise OptionError("options", f"name:value is needed, not {entry.strip()!r}")
        words = [read_word(word) for word in value.split()]
        single = isinstance(kinds.get(name), Whole | Flag | Choice)
        given[name] = words[0] if single and len(words) == 1 else words
    return given


def read_word(word: str) -> int | bool | str:
    """A number, a truth value, else the word."""
    if word in ("true", "false"):
        return word == "true"
    return int(word) if word.isascii() and word.isdigit() else word


def read_decks(pack: Pack, used: int, text: str) -> tuple[tuple[int, ...], ...]:
    """Decks from ``"AS KS QS/9C TC JC"``, each the first ``used`` cards from the top.

    Raises:
        OptionError: a deck has too few cards or too many, or one twice. CardError: a word is not a card.
    """
    decks = tuple(tuple(pack.parse_many(deck)) for deck in text.split("/") if deck.strip())
    for number, deck in enumerate(decks):
        if len(set(deck)) != used or len(deck) != used:
            raise OptionError("decks", f"deck {number} must have {used} different cards")
    return decks
