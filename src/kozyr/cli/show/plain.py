"""A game that nobody has drawn yet: its deal, scores, hand and legal actions in words that games share."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from kozyr.cli.show.ask import Ask, Choice
from kozyr.cli.show.hands import by_suit
from kozyr.cli.show.pen import Pen
from kozyr.i18n.catalogue import signed

UNIT = "unit-points"
LOW_WINS = False
RANKS = "23456789TJQKA"
RANGE = ".."
"""Between the lowest and the highest amount of an entry such as ``bet 2..17``."""


def is_out(view: Any) -> bool:
    """Nobody, as far as is known."""
    return False


def heading(view: Any, pen: Pen) -> str:
    """Which game and which deal it is."""
    game = view.__struct_config__.tag
    return " · ".join([pen.say(f"game-{game}"), pen.say("deal-number", number=len(view.public.deals) + 1)])


def table(view: Any, pen: Pen) -> list[str]:
    """Everyone's total."""
    return [
        f"{pen.label(seat)}: {pen.say('total-is', total=total)}"
        for seat, total in enumerate(view.public.totals)
    ]


def hand(view: Any, pen: Pen) -> list[str]:
    """The seat's own cards."""
    return [pen.say("your-cards", cards=by_suit(view.hand, pen, RANKS))] if view.hand else []


def story(view: Any, pen: Pen, number: int, skip: int = 0) -> list[str]:
    """Nothing: what an action means is for the game's own drawing to tell."""
    return []


def last(view: Any, pen: Pen) -> list[str]:
    """Nothing."""
    return []


def outcome(view: Any, pen: Pen, number: int) -> list[str]:
    """What each seat scored."""
    scores = view.public.deals[number].scores
    rows = [f"  {pen.label(seat)}: {signed(score)}" for seat, score in enumerate(scores)]
    return [pen.say("deal-ends", number=number + 1), *rows]


def ask(view: Any, pen: Pen, after: Callable[[str], Any]) -> Ask:
    """Every legal action, numbered."""
    choices = [choice(str(number), entry, pen) for number, entry in enumerate(view.legal, start=1)]
    return Ask(pen.say("ask-action"), tuple(choices), verb=view.legal[0].split()[0])


def choice(key: str, entry: str, pen: Pen) -> Choice:
    """A legal action; a range of amounts is asked for afterwards."""
    if RANGE in entry:
        return Choice(key, f"{entry.split()[0]} ?", entry)
    return Choice(key, entry, pen.action(entry))
