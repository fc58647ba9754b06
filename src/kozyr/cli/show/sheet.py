"""What all games show alike: the score, the standing at the end, the options."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from kozyr.cli.show.paint import WIDTH, grid
from kozyr.cli.show.pen import Pen, capital
from kozyr.games.api import Game
from kozyr.games.option import Choice, Flag, Option
from kozyr.i18n.catalogue import minus, signed

ROWS = 16
"""How many deals the score lists; earlier ones are in the totals."""


def score(view: Any, pen: Pen, unit: str) -> list[str]:
    """A row for each deal, a column for each seat, the totals below.

    Args:
        view: any game's view.
        pen: the words.
        unit: the message that names what is counted.
    """
    public = view.public
    seats = range(public.seats)
    width = max(3, (WIDTH - 8) // public.seats - 2)
    rows = [[pen.say("col-deal"), *(short(pen.label(seat), width) for seat in seats)]]
    deals = list(enumerate(public.deals, start=1))
    if len(deals) > ROWS:
        rows.append(["..."])
    for number, deal in deals[-ROWS:]:
        cells = [pen.say("thrown-in-short")] * len(seats) if deal.redealt else list(map(signed, deal.scores))
        rows.append([str(number), *cells])
    rows.append([pen.say("col-total"), *map(minus, public.totals)])
    return [pen.say("score-of", unit=pen.say(unit)), *grid(rows)]


def short(name: str, width: int) -> str:
    """A name cut to a column's width."""
    return name if len(name) <= width else name[: width - 1] + "."


def standing(view: Any, pen: Pen, unit: str, low_wins: bool) -> list[str]:
    """The end of a match: who has won, everyone's place and total, the settlement where there is one."""
    public = view.public
    rows = []
    for place, seat in ranking(public, low_wins):
        row = [
            "" if low_wins or not public.winners else f"  {place}",
            pen.label(seat),
            minus(public.totals[seat]),
        ]
        if public.settlement is not None:
            row.append(pen.say("settles", amount=minus(public.settlement[seat])))
        rows.append(row)
    lines = [
        pen.say("match-ends"),
        winners_line(public.winners, pen),
        pen.say("totals-in", unit=pen.say(unit)),
    ]
    lines += grid(rows, left=2)
    if public.settlement is not None and min(public.totals) < 0:
        lines.append(pen.say("settlement-why"))
    return lines


def winners_line(winners: Sequence[int], pen: Pen) -> str:
    """Who has won."""
    if not winners:
        return pen.say("nobody-won")
    if len(winners) == 1:
        return pen.tell("has-won", winners[0])
    return capital(pen.say("have-won", names=pen.names(winners)))


def ranking(public: Any, low_wins: bool) -> list[tuple[int, int]]:
    """(place, seat) from the first to the last; the winners come first, equals share a place."""

    def key(seat: int) -> tuple[bool, int]:
        total = public.totals[seat]
        return seat not in public.winners, total if low_wins else -total

    order = sorted(range(public.seats), key=key)
    places: list[tuple[int, int]] = []
    for count, seat in enumerate(order, start=1):
        same = places and key(places[-1][1]) == key(seat)
        places.append((places[-1][0] if same else count, seat))
    return places


def option_rows(
    game: Game, values: Mapping[str, Any], seats: int, pen: Pen, changed: bool
) -> list[list[str]]:
    """The options of a match: what each means, its value, its rule.

    Args:
        game: whose options.
        values: every option with its value.
        seats: number of seats, on which defaults depend.
        pen: the words.
        changed: whether only those that differ from their default are asked for.
    """
    return [
        [pen.say(option_id(game, option)), option_value(option, values[option.name], pen), option.rule]
        for option in game.options
        if not changed or values[option.name] != option.default(seats, values)
    ]


def option_value(option: Option, value: Any, pen: Pen) -> str:
    """An option's value in words."""
    if isinstance(option.kind, Flag):
        return pen.say("yes" if value else "no")
    if isinstance(option.kind, Choice):
        return pen.say(f"value-{option.name}-{value}".replace("_", "-"))
    if value is None:
        return pen.say("value-none")
    if isinstance(value, list):
        return (
            " ".join(pen.suit(item) if item in ("C", "D", "H", "S") else str(item) for item in value) or "-"
        )
    return str(value)


def option_id(game: Game, option: Option) -> str:
    """The message that says what an option means."""
    return f"option-{game.name}-{option.name}".replace("_", "-")
