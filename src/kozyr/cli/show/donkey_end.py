"""What a deal of donkey came to: points, banki by the table, eggs and sevens (3.3)."""

from __future__ import annotations

from kozyr.cli.show.paint import grid
from kozyr.cli.show.pen import Pen
from kozyr.games.donkey.match import Details
from kozyr.games.donkey.view import Past, View
from kozyr.i18n.catalogue import minus


def outcome(view: View, pen: Pen, number: int) -> list[str]:
    """Everyone's points and banki, with the table that they go by."""
    past = view.public.deals[number]
    if past.details is None:
        return [pen.say("dk-thrown-in", number=number + 1, rule=view.public.options["redeal"])]
    seats = in_play(past)
    two_sides = past.form == "pairs" or past.details.soloist is not None
    columns = ["dk-col-took", "dk-col-points", *(["dk-col-side"] if two_sides else [])]
    columns += ["dk-col-by-table", "dk-col-extra", "dk-col-banki"]
    rows = [["", *map(pen.say, columns)]]
    for seat in seats:
        rows.append(row(view, pen, number, seat, two_sides))
    lines = [pen.say("deal-ends", number=number + 1), *grid(rows)]
    lines.append(pen.say("dk-by-table", table=2 if two_sides else len(seats)))
    return [*lines, *notes(view, pen, number)]


def in_play(past: Past) -> list[int]:
    """The seats that took part in a deal."""
    return sorted(laid.seat for laid in past.tricks[0].laid)


def row(view: View, pen: Pen, number: int, seat: int, two_sides: bool) -> list[str]:
    """A seat's line."""
    past = view.public.deals[number]
    details = past.details
    assert details is not None
    total = sum(deal.scores[seat] for deal in view.public.deals[: number + 1])
    marks = " " + pen.say("dk-mark-solo") if details.soloist == seat else ""
    cells = ["  " + pen.label(seat) + marks, str(details.cards[seat]), minus(details.points[seat])]
    if two_sides:
        cells.append(minus(side_points(past, details, seat)))
    extra = f"+{details.extra[seat]}" if details.extra[seat] else ""
    return [*cells, str(details.banki[seat]), extra, f"{total}/{view.public.options['limit']}"]


def side_points(past: Past, details: Details, seat: int) -> int:
    """The points of a seat's side."""
    if past.form == "pairs":
        return details.points[seat] + details.points[(seat + 2) % 4]
    if seat == details.soloist:
        return details.points[seat]
    return sum(details.points) - details.points[details.soloist or 0]


def notes(view: View, pen: Pen, number: int) -> list[str]:
    """Why there is more than the table says, who has eggs now, who is out."""
    past = view.public.deals[number]
    details = past.details
    assert details is not None
    lines = []
    if any(details.extra):
        lines.append(pen.say("dk-extra-why", why=why_more(view, number)))
    if details.eggs:
        lines.append(pen.say("dk-eggs-now", names=pen.names(details.eggs), count=len(details.eggs)))
    limit = view.public.options["limit"]
    for seat in in_play(past):
        total = sum(deal.scores[seat] for deal in view.public.deals[: number + 1])
        if total >= limit:
            lines.append(pen.tell("dk-goes-out", seat, total=total))
    return lines


def why_more(view: View, number: int) -> str:
    """Which rule gave more banki in a deal, as far as that can be told: eggs, sevens or both."""
    sevens = any(
        len(laid.cards) == 4 and all(card[0] == "7" for card in laid.cards)
        for trick in view.public.deals[number].tricks
        for laid in trick.laid
        if laid.kind == "lead"
    )
    before = [deal.details.eggs for deal in view.public.deals[:number] if deal.details is not None]
    eggs = bool(before and before[-1])
    return "both" if eggs and sevens else "sevens" if sevens else "eggs"
