"""What a person typed, as an action in the record's spelling: numbers, cards, verbs in either language."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from kozyr.cli.show.ask import Ask
from kozyr.games.registry import GAMES
from kozyr.i18n.cards import typed_card
from kozyr.i18n.catalogue import Catalogue

VERBS = tuple(
    dict.fromkeys(
        word
        for game in GAMES.values()
        for verb, shape in game.verbs.items()
        for word in (verb, *(shape if isinstance(shape, tuple) else ()))
        if len(word) > 1
    )
)
"""The record's words for actions; the message ``verb-…`` lists what people may type for each."""

TO = ("to", "до")
"""What may stand before the amount of a raise: "raise to 12"."""

COMMANDS = ("help", "table", "last", "score", "log", "rules", "hint", "save", "quit")
"""Words that aren't actions; the message ``word-…`` lists what people may type for each."""


class Unclear(ValueError):
    """What was typed means nothing here; ``code`` is the message that says so."""

    def __init__(self, code: str, **args: int | str) -> None:
        super().__init__(code)
        self.code = code
        self.args_of_code = args


def vocabulary(catalogue: Catalogue, kind: str, names: Sequence[str]) -> dict[str, str]:
    """Typed word -> its English name.

    Args:
        catalogue: a language's words, which are taken besides the English names.
        kind: ``word`` or ``verb``.
        names: `COMMANDS` or `VERBS`.
    """
    words = {name: name for name in names}
    for name in names:
        words |= dict.fromkeys(catalogue.words(f"{kind}-{name}"), name)
    return words


def tokens(line: str) -> list[str]:
    """The words of a line; commas count as spaces, and "2." or "2)" is 2."""
    words = (word.rstrip(".)") for word in line.replace(",", " ").replace(";", " ").split())
    return [word for word in words if word]


def action(line: str, ask: Ask, verbs: Mapping[str, str]) -> str:
    """The action that a line means, maybe an illegal one: the rules say so then.

    Args:
        line: what was typed.
        ask: what was asked.
        verbs: typed word -> verb, as `vocabulary` gives it.

    Returns:
        The record's spelling without the seat; with ``?`` in place of an amount that wasn't said.

    Raises:
        Unclear: the line means nothing here.
    """
    words = tokens(line)
    if not words:
        raise Unclear("typed-nothing")
    if all(word.isdecimal() and word.isascii() for word in words):
        return by_numbers(words, ask)
    cards = [typed_card(word) for word in words]
    if all(cards):
        return f"{verb_for_cards(ask)} {' '.join(filter(None, cards))}"
    first, rest = words[0].lower(), words[1:]
    verb = verbs.get(first)
    if verb is None:
        raise Unclear("typed-unknown", word=words[0][:20])
    if verb == "bet":
        rest = rest[1:] if rest and rest[0].lower() in TO else rest
        if not rest and any(choice.action == "bet ?" for choice in ask.choices):
            return "bet ?"
    if verb == "gift" or (verb == "bury" and not rest):
        return f"talon {verb}"
    return " ".join([verb, *arguments(rest, ask, verbs)])


def by_numbers(words: Sequence[str], ask: Ask) -> str:
    """Numbers alone: a choice, a choice with its amount, cards of the numbered hand, or an amount."""
    chosen = next((choice.action for choice in ask.choices if choice.key == words[0]), None)
    if chosen is not None and chosen.endswith("?") and len(words) == 2:
        return chosen.removesuffix("?") + words[1]
    if chosen is not None and len(words) == 1:
        return chosen
    if ask.hand:
        return f"{verb_for_cards(ask)} {' '.join(numbered_cards(words, ask.hand))}"
    if ask.number and len(words) == 1:
        return f"{ask.number} {int(words[0][:12])}"
    raise Unclear("typed-no-number", number=" ".join(words)[:20], count=len(ask.choices))


def numbered_cards(words: Iterable[str], hand: Sequence[str]) -> list[str]:
    """The cards of a hand by their numbers from 1."""
    cards = []
    for word in words:
        number = int(word[:6])
        if not 1 <= number <= len(hand):
            raise Unclear("typed-no-card", number=word[:20], count=len(hand))
        cards.append(hand[number - 1])
    return cards


def verb_for_cards(ask: Ask) -> str:
    """What cards alone mean now."""
    if ask.verb is None:
        raise Unclear("typed-no-cards-now")
    return ask.verb


def arguments(words: Sequence[str], ask: Ask, verbs: Mapping[str, str]) -> list[str]:
    """What follows a verb: cards, numbers of cards where the hand is numbered, amounts, words."""
    if ask.hand and words and all(word.isdecimal() and word.isascii() for word in words):
        return numbered_cards(words, ask.hand)
    return [typed_card(word) or verbs.get(word.lower(), word) for word in words]
