"""Donkey in words: the table and its questions. What happened is in `donkey_story`."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from kozyr.cards import PACK36
from kozyr.cli.show.ask import Ask, card_key, numbered
from kozyr.cli.show.donkey_end import outcome
from kozyr.cli.show.donkey_story import RANKS, SOLOIST_FORMS, last, story, trick_lines
from kozyr.cli.show.hands import by_suit, sort_by_suit
from kozyr.cli.show.paint import grid
from kozyr.cli.show.pen import Pen
from kozyr.games.donkey.banki import points_of
from kozyr.games.donkey.view import Current, View
from kozyr.i18n.catalogue import minus

__all__ = [
    "RANKS",
    "UNIT",
    "ask",
    "hand",
    "heading",
    "is_out",
    "last",
    "outcome",
    "story",
    "table",
]

UNIT = "unit-banki"


def is_out(view: View) -> bool:
    """Whether the seat has too many banki (DK-OUT)."""
    return view.seat in view.public.out


def heading(view: View, pen: Pen) -> str:
    """Which deal it is, the form, the trumps, the stock."""
    deal = view.public.deal
    parts = [pen.say("game-donkey")]
    if deal is not None:
        parts.append(pen.say("deal-number", number=len(view.public.deals) + 1))
        parts.append(pen.say(f"value-form-{form_now(deal)}".replace("_", "-")))
        parts.append(trumps(view, pen))
        if deal.stock:
            parts.append(pen.say("dk-stock", count=deal.stock))
        if deal.talon:
            parts.append(pen.say("dk-talon", count=deal.talon))
    return " · ".join(parts)


def form_now(deal: Current) -> str:
    """The form of the deal; where nobody plays alone, each plays for themselves (DK-S-NOBODY)."""
    alone = deal.form in SOLOIST_FORMS and deal.phase == "play" and deal.soloist is None
    return "ffa" if alone else deal.form


def trumps(view: View, pen: Pen) -> str:
    """What is trump, in short."""
    trump = view.public.options["trump"]
    suits = " ".join(map(pen.suit, view.public.trumps[0])) if view.public.trumps else ""
    return pen.say(f"dk-trumps-{trump}", suits=suits)


def table(view: View, pen: Pen) -> list[str]:
    """Trumps, cards, points and banki by seat, and the trick that is on."""
    deal = view.public.deal
    if deal is None:
        return []
    own = view.public.options["trump"] == "own"
    columns = ["dk-col-trump"] if own else []
    rows = [["", *map(pen.say, [*columns, "col-cards", "dk-col-took", "dk-col-points", "dk-col-banki"])]]
    for seat in range(view.public.seats):
        row = [seat_cell(view, pen, deal, seat)]
        if own:
            row.append(" ".join(map(pen.suit, view.public.trumps[seat])))
        rows.append([*row, *numbers(view, pen, deal, seat)])
    return [*grid(rows), *on_the_table(view, pen, deal)]


def seat_cell(view: View, pen: Pen, deal: Current, seat: int) -> str:
    """A seat's name, its turn, who deals, whose side it is on."""
    marks = [pen.say("mark-dealer")] if deal.dealer == seat else []
    if deal.soloist == seat:
        marks.append(pen.say("dk-mark-solo"))
    if view.public.options["form"] == "pairs" and view.seat is not None and seat == (view.seat + 2) % 4:
        marks.append(pen.say("dk-mark-partner"))
    if seat in view.public.eggs:
        marks.append(pen.say("dk-mark-eggs"))
    turn = "* " if view.to_act == seat else "  "
    return turn + " ".join([pen.label(seat), *marks])


def numbers(view: View, pen: Pen, deal: Current, seat: int) -> list[str]:
    """Cards in hand, cards taken and their points, banki; only the soloist knows what buried ones count."""
    banki = f"{view.public.totals[seat]}/{view.public.options['limit']}"
    if seat in view.public.out:
        return ["", "", pen.say("is-out"), banki]
    buried = deal.buried if seat == deal.soloist else 0
    own = view.private.buried if buried and seat == view.seat else []
    points = minus(deal.points[seat] + points_of(PACK36.mask(map(PACK36.parse, own))))
    if buried and not own:
        points += "+?"
    return [str(deal.cards[seat]), str(deal.piles[seat]), points, banki]


def on_the_table(view: View, pen: Pen, deal: Current) -> list[str]:
    """An unfinished trick, and what is to be beaten."""
    if deal.standing_seat is None or not deal.tricks:
        return []
    lines = trick_lines(deal.tricks[-1], pen)
    cards = pen.cards(sort_by_suit(deal.standing, RANKS))
    return [*lines, pen.say("dk-to-beat", cards=cards, name=pen.name(deal.standing_seat))]


def hand(view: View, pen: Pen) -> list[str]:
    """The hand by suits, in this game's order of ranks; what was buried."""
    if view.hand is None:
        return []
    lines = [pen.say("your-cards", cards=by_suit(view.hand, pen, RANKS))]
    if view.private.buried:
        lines.append(pen.say("dk-you-buried", cards=pen.cards(sort_by_suit(view.private.buried, RANKS))))
    return lines


def ask(view: View, pen: Pen, after: Callable[[str], View]) -> Ask:
    """What this phase asks of the seat."""
    deal = view.public.deal
    assert deal is not None
    if deal.phase == "play":
        return ask_play(view, pen, deal, after)
    if deal.phase == "auction":
        labels = [pen.say("dk-choice-solo"), pen.say("dk-choice-pass")]
        return Ask(
            pen.say("dk-ask-auction"), numbered(["solo", "pass"], labels), notes=(pen.say("dk-note-auction"),)
        )
    if deal.phase == "talon":
        labels = [pen.say(f"dk-choice-{way}", talon=deal.talon) for way in ("gift", "bury")]
        return Ask(pen.say("dk-ask-talon"), numbered(["talon gift", "talon bury"], labels))
    if deal.phase == "return":
        labels = [pen.cards(action.split()[1]) for action in view.legal]
        question = pen.say("dk-ask-return", name=pen.name(deal.soloist or 0, "dat"))
        return Ask(question, numbered(view.legal, labels), verb="return", notes=(pen.say("dk-note-return"),))
    return ask_cards(view, pen, deal)


def opponents(view: View) -> int:
    """How many play against the soloist."""
    return view.public.seats - len(view.public.out) - 1


def ask_cards(view: View, pen: Pen, deal: Current) -> Ask:
    """Cards to bury or to give, chosen from the numbered hand."""
    cards = tuple(sort_by_suit([card for card in view.hand or [] if card], RANKS))
    if deal.phase == "bury":
        question = pen.say("dk-ask-bury", count=deal.talon)
        return Ask(question, hand=cards, verb="bury", notes=(pen.say("dk-note-bury"),))
    names = pen.listing([pen.name(seat, "dat") for seat in after_me(view)])
    notes = [pen.say("dk-note-give", names=names)]
    if deal.phase == "swap":
        notes.append(pen.say("dk-note-swap"))
    question = pen.say("dk-ask-swap" if deal.phase == "swap" else "dk-ask-give", count=opponents(view))
    return Ask(question, hand=cards, verb="give", notes=tuple(notes))


def after_me(view: View) -> list[int]:
    """The other seats in play, in order from the next one."""
    assert view.seat is not None
    order = [(view.seat + step) % view.public.seats for step in range(1, view.public.seats)]
    return [seat for seat in order if seat not in view.public.out]


def ask_play(view: View, pen: Pen, deal: Current, after: Callable[[str], View]) -> Ask:
    """A lead, or an answer with what it would do."""
    leads = not deal.standing
    question = pen.say("ask-lead") if leads else pen.say("dk-ask-answer", count=len(deal.standing))
    actions = sorted(view.legal, key=action_key)
    labels = []
    for action in actions:
        labels.append(pen.cards(sort_by_suit(action.split()[1:], RANKS)))
    if not leads:
        kinds = [pen.say(f"dk-{kind_of(after(action), view.seat)}") for action in actions]
        labels = grid(list(zip(labels, kinds, strict=True)), left=2)
    return Ask(question, numbered(actions, labels), verb="play")


def action_key(action: str) -> tuple[int, Sequence[tuple[int, int]]]:
    """Fewer cards first, then by suit and rank."""
    cards = sort_by_suit(action.split()[1:], RANKS)
    return len(cards), [card_key(card, RANKS) for card in cards]


def kind_of(view: View, seat: int | None) -> str:
    """Whether the seat's cards in the trick that it laid to last were a beat or a discard."""
    done = view.public.deals[-1:]
    tricks = [trick for deal in [*done, view.public.deal] if deal is not None for trick in deal.tricks]
    for trick in reversed(tricks):
        for laid in trick.laid:
            if laid.seat == seat:
                return laid.kind
    return "discard"
