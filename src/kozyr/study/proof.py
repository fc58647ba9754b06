"""Is an answer right? Tried in every holding of the unseen cards, by search through the engine.

What a card is worth in one holding is a pair: the hero's points of the deal when all others play to hinder
it, and when all play to help it. A set of cards is *right* when each of them comes with a plan, an order of
the cards that stay in hand (lay the first that is legal), such that

- in every holding, the plan's pair is at least the pair of each wrong card, both numbers, even though who
  lays the wrong card may look into all hands and the plan is blind; and
- for each wrong card there is a holding in which one of the numbers is higher.

So a right card is never worse and sometimes better, whatever the others hold.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, permutations

from kozyr.cards import PACK36
from kozyr.engine import bit
from kozyr.games.odessa.deal import OVER, PLAYING, Deal, Rules, apply, higher, legal, score
from kozyr.study.hidden import Hidden, Hold
from kozyr.study.position import Position, Refuted

Pair = tuple[int, int]
"""Points when the others hinder, and when they help."""


class NotProven(ValueError):
    """A position says what isn't so."""


@dataclass(frozen=True)
class Trial:
    """One holding: what each card is worth with open eyes, and what by each plan."""

    hold: Hold
    open: dict[int, Pair]
    plans: dict[tuple[int, ...], Pair]
    """By order of the cards; the first is the one laid now."""


def trials(hidden: Hidden) -> Iterator[Trial]:
    """Every kind of holding with all its worths."""
    for holding in hidden.holdings():
        deal = hidden.reached(holding.hold)
        if deal is None:
            raise NotProven(f"the position can't be reached with {spelled(holding.hold)}")
        yield trial(hidden.rules, deal, holding.hold)


def trial(rules: Rules, deal: Deal, hold: Hold) -> Trial:
    """All worths of the hero's cards in one holding."""
    hero = deal.to_act
    opened: dict[int, Pair] = {}
    plans: dict[tuple[int, ...], Pair] = {}
    hand = cards_of(deal.hands[hero])
    for card in cards_of(legal(deal, rules)):
        after = deal.copy()
        apply(after, rules, PLAYING | card)
        opened[card] = worth(after.copy(), rules, hero, None)
        rest = [other for other in hand if other != card]
        for order in permutations(rest):
            one = len(rest) < 2
            plans[card, *order] = opened[card] if one else worth(after.copy(), rules, hero, order)
    return Trial(hold, opened, plans)


def worth(deal: Deal, rules: Rules, hero: int, plan: Sequence[int] | None) -> Pair:
    """The hero's points from here on.

    Args:
        deal: the deal; it is played on as long as there is one choice.
        rules: its rules.
        hero: whose points count.
        plan: the order in which the hero lays its cards; None: as is best, seeing all hands.
    """
    while deal.phase != OVER:
        cards = tries(deal, rules, plan if deal.to_act == hero else None)
        if len(cards) > 1:
            break
        apply(deal, rules, PLAYING | cards[0])
    else:
        scores = [0] * rules.seats
        score(deal, rules, scores)
        return scores[hero], scores[hero]
    pairs = []
    for card in cards:
        after = deal.copy()
        apply(after, rules, PLAYING | card)
        pairs.append(worth(after, rules, hero, plan))
    lowest = max if deal.to_act == hero else min
    return lowest(pair[0] for pair in pairs), max(pair[1] for pair in pairs)


def tries(deal: Deal, rules: Rules, plan: Sequence[int] | None) -> list[int]:
    """The cards to be tried: the plan's, else all legal ones that differ."""
    choices = legal(deal, rules)
    if choices & (choices - 1) == 0:
        return [choices.bit_length() - 1]
    if plan is not None:
        return [next(card for card in plan if choices >> card & 1)]
    return distinct(deal, rules, choices)


def distinct(deal: Deal, rules: Rules, choices: int) -> list[int]:
    """The choices without neighbours: with nothing of another hand between them two cards do the same."""
    others = 0
    for seat in range(rules.seats):
        if seat != deal.to_act:
            others |= deal.hands[seat]
    # What wins now and what doesn't is never the same.
    found: list[int] = []
    for card in cards_of(choices):
        if found:
            last = found[-1]
            between = higher(last) & ~higher(card) & ~bit(card)
            same_suit = higher(last) >> card & 1
            if same_suit and between & others == 0 and deal.winning >> last & 1 == deal.winning >> card & 1:
                found[-1] = card
                continue
        found.append(card)
    return found


def cards_of(cards: int) -> list[int]:
    """The places in a set of cards, from the lowest."""
    return PACK36.of_mask(cards)


def dominates(better: Pair, worse: Pair) -> bool:
    """Whether neither number is lower."""
    return better[0] >= worse[0] and better[1] >= worse[1]


def right_cards(tried: Sequence[Trial]) -> list[int]:
    """The cards that are right as defined above; none where nothing can be proven, or all are equal."""
    legal_cards = list(tried[0].open)
    for size in range(1, len(legal_cards)):
        for right in combinations(legal_cards, size):
            if refuted(tried, right) is not None:
                return list(right)
    return []


def refuted(tried: Sequence[Trial], right: Sequence[int]) -> tuple[tuple[int, ...], dict[int, Trial]] | None:
    """The plan of the first right card, and for each wrong card a holding in which it costs most.

    None where ``right`` isn't proven.
    """
    wrong = [card for card in tried[0].open if card not in right]
    chosen = [plan for card in right if (plan := _plan(tried, card, wrong)) is not None]
    if len(chosen) < len(right) or not wrong:
        return None
    found: dict[int, Trial] = {}
    for card in wrong:
        worst = max(tried, key=lambda one: min(_loss(one, plan, card) for plan in chosen))
        if any(_loss(worst, plan, card) <= 0 for plan in chosen):
            return None
        found[card] = worst
    return chosen[0], found


def _plan(tried: Sequence[Trial], card: int, wrong: Sequence[int]) -> tuple[int, ...] | None:
    """A plan that begins with the card and is never worse than a wrong card."""
    for plan in tried[0].plans:
        if plan[0] == card and all(
            dominates(one.plans[plan], one.open[other]) for one in tried for other in wrong
        ):
            return plan
    return None


def _loss(one: Trial, plan: tuple[int, ...], card: int) -> int:
    """What a wrong card costs in a holding, both ways together."""
    (hinder, help), (hindered, helped) = one.plans[plan], one.open[card]
    return hinder - hindered + help - helped


def spelled(hold: Hold) -> dict[str, str]:
    """A holding in the spelling of files."""
    return {str(seat): PACK36.join(cards) for seat, cards in sorted(hold.items())}


def examples(tried: Sequence[Trial], right: Sequence[int]) -> list[Refuted]:
    """What a file says of its wrong cards.

    Raises:
        NotProven: these cards aren't right.
    """
    found = refuted(tried, right)
    if found is None:
        raise NotProven(f"{PACK36.join(list(right))} can't be proven to be right")
    plan, cases = found
    return [_example(one, plan, card) for card, one in cases.items()]


def _example(one: Trial, plan: tuple[int, ...], card: int) -> Refuted:
    good, bad = one.plans[plan], one.open[card]
    return Refuted(
        card=PACK36.text(card),
        others=spelled(one.hold),
        hinder=[good[0], bad[0]],
        help=[good[1], bad[1]],
    )


def prove(position: Position) -> int:
    """Check all that a position's file says.

    Returns:
        How many holdings were tried, each kind counted as often as it occurs.

    Raises:
        NotProven: something isn't so.
    """
    hidden = position.hidden
    holdings = list(hidden.holdings())
    tried = list(trials(hidden))
    if not tried:
        raise NotProven("nobody can hold the cards that were played")
    right = [PACK36.parse(card) for card in position.right]
    if not set(right) < set(tried[0].open):
        raise NotProven(f"{position.right} are not some of the legal cards")
    said = {wrong.card: wrong for wrong in position.wrong}
    expected = {wrong.card: wrong for wrong in examples(tried, right)}
    if said != expected:
        raise NotProven(f"of the wrong cards it says {said}, it should say {expected}")
    return sum(holding.stands_for for holding in holdings)
