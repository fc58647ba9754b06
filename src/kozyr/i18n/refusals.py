"""A refusal as a sentence: what was wrong, with the rule that says so (C-ILLEGAL)."""

from __future__ import annotations

from collections.abc import Callable

from kozyr.games.refusal import Refusal
from kozyr.i18n.cards import SIGNS, rank_names
from kozyr.i18n.catalogue import Catalogue


def sentence(catalogue: Catalogue, refusal: Refusal, name: Callable[[int], str] | None = None) -> str:
    """Why an action was refused.

    Args:
        catalogue: in which language.
        refusal: what the rules answered.
        name: how a seat is called; left out: by its number.

    Returns:
        One or two sentences, without the rule's id.
    """
    seat_name = name or (lambda seat: catalogue.say("seat-number", number=seat))
    return catalogue.say(
        refusal.code, **{key: _shown(catalogue, key, value, seat_name) for key, value in refusal.args.items()}
    )


def with_rule(catalogue: Catalogue, refusal: Refusal, name: Callable[[int], str] | None = None) -> str:
    """The sentence after the id of the rule that it is about: "OD-FOLLOW: clubs were led …"."""
    text = sentence(catalogue, refusal, name)
    return f"{refusal.rule}: {text}" if refusal.rule else text


def shown_cards(catalogue: Catalogue, cards: str) -> str:
    """Cards of a record's spelling as people see them: "7♥ 10♥"."""
    ranks = rank_names(catalogue)
    return " ".join(ranks[card[0]] + SIGNS[card[1]] for card in cards.split())


def _shown(catalogue: Catalogue, key: str, value: int | str, name: Callable[[int], str]) -> int | str:
    if key == "seat":
        return name(int(value))
    if key in ("card", "cards", "standing"):
        return shown_cards(catalogue, str(value))
    return value
