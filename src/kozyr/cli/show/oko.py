"""Oko in words."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from kozyr.cli.show.ask import Ask, Choice, numbered
from kozyr.cli.show.paint import WIDTH, grid
from kozyr.cli.show.pen import Pen
from kozyr.games.oko.match import Shown
from kozyr.games.oko.view import Current, Event, View
from kozyr.i18n.catalogue import minus, signed

RANKS = "9TJQKA"
UNIT = "unit-chips"


def is_out(view: View) -> bool:
    """Whether the seat has no chips and no part in the deal (OK-ANTE)."""
    deal, me = view.public.deal, view.seat
    if deal is None or me is None:
        return False
    return not deal.live[me] and not deal.passed[me]


def heading(view: View, pen: Pen) -> str:
    """Which deal it is, what is going on, the pot."""
    deal, of = view.public.deal, view.public.options["deals"]
    parts = [pen.say("game-oko")]
    if deal is not None:
        number = len(view.public.deals) + 1
        parts.append(
            pen.say("deal-of", number=number, of=of) if of else pen.say("deal-number", number=number)
        )
        parts.append(pen.say(f"ok-stage-{deal.phase}", cards=deal.stage))
        parts.append(pen.say("ok-pot", chips=deal.pot))
    return " · ".join(parts)


def table(view: View, pen: Pen) -> list[str]:
    """Chips, bets and opened cards by seat."""
    deal = view.public.deal
    if deal is None:
        return []
    columns = ("ok-col-chips", "ok-col-round", "ok-col-paid", "ok-col-opened")
    rows = [["", *map(pen.say, columns), ""]]
    for seat in range(view.public.seats):
        turn = "* " if view.to_act == seat else "  "
        deals = " " + pen.say("mark-dealer") if deal.dealer == seat else ""
        numbers = [str(deal.chips[seat]), str(deal.bets[seat]), str(deal.paid[seat]), str(deal.opened[seat])]
        if not deal.live[seat] and not deal.passed[seat]:
            numbers = [str(deal.chips[seat]), "", "", ""]
        rows.append([turn + pen.label(seat) + deals, *numbers, state(deal, pen, seat)])
    return grid(rows, tail=1)


def state(deal: Current, pen: Pen, seat: int) -> str:
    """What else is to say of a seat: passed, out, stands, all in."""
    if deal.passed[seat]:
        return pen.say("ok-passed")
    if not deal.live[seat]:
        return pen.say("is-out")
    marks = [pen.say("ok-all-in")] if deal.all_in[seat] else []
    if deal.stood[seat]:
        marks.append(pen.say("ok-state-stands", cards=deal.opened[seat]))
    return ", ".join(marks)


def hand(view: View, pen: Pen) -> list[str]:
    """The cards in the order dealt, closed ones as backs, and what the opened ones are worth."""
    if not view.hand:
        return []
    text = pen.cards(view.hand)
    if view.private.kind is None or view.private.value is None:
        return [pen.say("your-cards", cards=text)]
    worth = hand_worth(pen, view.private.kind, view.private.value)
    return [pen.say("your-cards", cards=text), pen.say("ok-worth", worth=worth)]


def hand_worth(pen: Pen, kind: str, value: int) -> str:
    """A kind of hand with its value: "two of a suit, 21"."""
    rank = pen.rank(RANKS[value]) if kind.endswith("_rank") else ""
    return pen.say(f"kind-{kind}".replace("_", "-"), value=value, rank=rank)


def story(view: View, pen: Pen, number: int, skip: int = 0) -> list[str]:
    """What everyone did in a deal."""
    deals = view.public.deals
    deal = deals[number] if number < len(deals) else view.public.deal
    if deal is None or number > len(deals):
        return []
    options = view.public.options
    lines = [pen.tell("ok-deals", deal.dealer, ante=options["ante"])]
    for place, event in enumerate(deal.events):
        lines.append(event_line(event, deal.events[:place], pen))
    return lines[skip:]


def event_line(event: Event, before: Sequence[Event], pen: Pen) -> str:
    """An action in words."""
    verb, _, amount = event.action.partition(" ")
    if verb in ("open", "stand"):
        return pen.tell(f"ok-{verb}s", event.seat, cards=opened_before(event.seat, before))
    if verb != "bet":
        return pen.tell(f"ok-{'passes' if verb == 'pass' else 'calls'}", event.seat)
    raised = bet_before(before) and not all_stand(before)
    return pen.tell("ok-raises" if raised else "ok-bets", event.seat, chips=int(amount))


def opened_before(seat: int, before: Sequence[Event]) -> int:
    """How many cards a seat had opened: two, and one for each time it said so."""
    return 2 + sum(event.seat == seat and event.action == "open" for event in before)


def bet_before(before: Sequence[Event]) -> bool:
    """Whether somebody has bet since the last cards were opened."""
    for event in reversed(before):
        if event.action in ("open", "stand"):
            return False
        if event.action.startswith("bet"):
            return True
    return False


def all_stand(before: Sequence[Event]) -> bool:
    """Whether nobody opens cards any more, so that nothing in the story parts one round from the next."""
    seen = {event.seat for event in before}
    gone = {event.seat for event in before if event.action in ("pass", "stand")}
    return seen == gone


def last(view: View, pen: Pen) -> list[str]:
    """How the deal before ended."""
    done = len(view.public.deals)
    return outcome(view, pen, done - 1) if done else []


def ask(view: View, pen: Pen, after: Callable[[str], View]) -> Ask:
    """What to bet, or whether to open a card."""
    deal, me = view.public.deal, view.seat
    assert deal is not None
    assert me is not None
    if deal.phase == "open":
        labels = [
            pen.say("ok-choice-open", card=deal.stage),
            pen.say("ok-choice-stand", cards=deal.opened[me]),
        ]
        return Ask(pen.say("ok-ask-open", card=deal.stage), numbered(["open", "stand"], labels))
    bet = next((entry for entry in view.legal if entry.startswith("bet")), None)
    actions = ["pass", *(["call"] if "call" in view.legal else [])]
    labels = [pen.say("ok-choice-pass"), *([call_label(deal, me, pen)] if "call" in view.legal else [])]
    choices = numbered(actions, labels)
    if bet:
        choices = (*choices, bet_choice(str(len(choices) + 1), bet, deal, pen))
    notes = [pen.say("ok-note-two")] if deal.closed else []
    if bet:
        low, _, high = bet.removeprefix("bet ").partition("..")
        example = min(int(low) + 1, int(high or low))
        notes.append(pen.say("ok-note-amount", count=len(choices), amount=str(example)))
    return Ask(
        pen.say("ok-ask-answer" if deal.highest else "ok-ask-bet"), choices, number="bet", notes=tuple(notes)
    )


def call_label(deal: Current, me: int, pen: Pen) -> str:
    """What a call costs."""
    reach = deal.bets[me] + deal.chips[me]
    owed = min(deal.highest, reach) - deal.bets[me]
    return pen.say("ok-choice-call-all" if reach <= deal.highest else "ok-choice-call", chips=owed)


def bet_choice(key: str, entry: str, deal: Current, pen: Pen) -> Choice:
    """A bet or a raise, with the amounts that it can have."""
    low, _, high = entry.removeprefix("bet ").partition("..")
    label = pen.say("ok-choice-raise" if deal.highest else "ok-choice-bet", low=low, high=high)
    return Choice(key, f"bet {low}" if low == high else "bet ?", label)


def outcome(view: View, pen: Pen, number: int) -> list[str]:
    """The showdown of a deal, what each won and what it changed."""
    past = view.public.deals[number]
    shown = {hand.seat: hand for hand in past.details.shown}
    lines = [pen.say("deal-ends", number=number + 1), pen.say("ok-pot-was", chips=past.details.pot)]
    if not shown:
        lines.append("  " + pen.say("ok-no-showdown"))
    elif closed_at_two(view, number):
        lines.append("  " + pen.say("ok-two-left"))
    rows = []
    for seat in range(view.public.seats):
        if past.scores[seat] or past.details.won[seat] or seat in shown:
            chips = view.public.options["stack"] + sum(
                deal.scores[seat] for deal in view.public.deals[: number + 1]
            )
            row = outcome_row(pen, seat, shown.get(seat), past.details.won[seat], past.scores[seat])
            rows.append([*row, pen.say("ok-now", chips=chips)])
    winners = [shown[seat] for seat, chips in enumerate(past.details.won) if chips and seat in shown]
    if len(winners) > 1:
        lines.append("  " + pen.say("ok-shared", why=why_shared(winners)))
    table = grid(rows, left=4)
    if max(map(len, table), default=0) > WIDTH:  # what each takes can be told from the rest
        table = grid([row[:3] + row[4:] for row in rows], left=3)
    return [*lines, *table]


def why_shared(winners: Sequence[Shown]) -> str:
    """Whether those who took chips had equal hands, took parts of different size, or both."""
    hands = {(hand.kind, hand.value) for hand in winners}
    return "equal" if len(hands) == 1 else "parts" if len(hands) == len(winners) else "both"


def closed_at_two(view: View, number: int) -> bool:
    """Whether a deal was shown down because passing had left two (OK-TWO)."""
    past = view.public.deals[number]
    passed = any(event.action == "pass" for event in past.events)
    return passed and len(past.details.shown) == 2 and view.public.options["showdown_at_two"] != "off"


def outcome_row(pen: Pen, seat: int, hand: Shown | None, won: int, change: int) -> list[str]:
    """What a seat showed, took and gained."""
    cards = pen.cards(hand.cards) if hand else ""
    worth = hand_worth(pen, hand.kind, hand.value) if hand else ""
    takes = pen.say("ok-takes", chips=won) if won else ""
    return ["  " + pen.label(seat), cards, worth, takes, signed(change) if change else minus(change)]
