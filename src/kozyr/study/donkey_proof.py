"""Is an action at donkey right? Tried in every way the unseen cards may lie, by search through the engine.

What an action is worth in one way is a pair: the points that the hero's side has at the end of the deal when
its foes do their worst, and when they help; partners do their best in both, seeing all cards. A set of
actions is *right* when each of them comes with a plan, an order of the cards that stay in hand (lead the
first alone, answer with the first that are legal), such that

- in every way the plan's pair is at least the pair of each wrong action, both numbers, even though who takes
  the wrong one may look into all hands and the plan is blind; and
- for each wrong action there is a way in which one of the numbers is higher.

Among the ways are some that could not have come about (see ``donkey_hidden``), and all that could. While
there is a stock nobody can plan for what will be drawn: there both are judged with open eyes.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations, permutations

from kozyr.cards import PACK36
from kozyr.engine import popcount
from kozyr.games.api import actions as legal_actions
from kozyr.games.donkey.actions import text
from kozyr.games.donkey.banki import points_of, side, side_cards
from kozyr.games.donkey.deal import apply
from kozyr.games.donkey.state import WHAT, Deal, Rules
from kozyr.games.donkey.tables import PACK
from kozyr.games.registry import GAMES
from kozyr.study.donkey_hidden import Hidden, hidden, stock_of
from kozyr.study.donkey_position import Position, Refuted

Pair = tuple[int, int]
"""Points when the foes hinder, and when they help."""
Plan = tuple[int, ...]
"""Cards in the order in which they are laid."""
MOST = 2
"""At most so many actions are right together."""


class NotProven(ValueError):
    """A position says what isn't so."""


@dataclass(frozen=True)
class Trial:
    """One way: what each action is worth with open eyes, and what by each plan."""

    deal: Deal
    open: dict[int, Pair]
    plans: dict[tuple[int, Plan], Pair]


class Search:
    """The rest of a deal, all cards in sight; positions that come up again are looked up."""

    def __init__(self, rules: Rules, hero: int, allies: int, plan: Plan | None, help: bool) -> None:
        self.rules, self.hero, self.allies, self.plan, self.help = rules, hero, allies, plan, help
        self._known: dict[tuple[int, ...], int] = {}

    def worth(self, deal: Deal) -> int:
        """Points that the hero's side takes from here on."""
        if deal.to_act < 0:
            return 0
        key = (
            *deal.hands,
            deal.to_act,
            deal.laid,
            deal.bank * (deal.laid > 0),
            deal.standing,
            deal.taker,
            deal.top,
        )
        found = self._known.get(key)
        if found is None:
            results = [self.after(deal, action) for action in self.tries(deal)]
            ours = self.help or self.allies >> deal.to_act & 1
            found = self._known[key] = max(results) if ours else min(results)
        return found

    def after(self, deal: Deal, action: int) -> int:
        """Points that the hero's side takes from here on if this is done."""
        later = deal.copy()
        apply(later, self.rules, action)
        took = 0
        if later.laid == 0:
            taken = later.piles[later.taker] & ~deal.piles[later.taker]
            took = points_of(taken) if self.allies >> later.taker & 1 else 0
        return took + self.worth(later)

    def tries(self, deal: Deal) -> list[int]:
        """The plan's action for the hero, else all legal ones."""
        choices = legal_actions(GAMES["donkey"], deal, self.rules)
        if self.plan is None or deal.to_act != self.hero:
            return choices
        return [min(choices, key=lambda action: self._place(action & WHAT))]

    def _place(self, cards: int) -> tuple[int, list[int]]:
        """Where a set of cards stands in the plan; cards drawn later come last."""
        assert self.plan is not None
        places = [
            self.plan.index(card) if card in self.plan else PACK + card for card in PACK36.of_mask(cards)
        ]
        return popcount(cards), sorted(places)


def trials(hidden: Hidden, right: Sequence[int] | None = None) -> list[Trial]:
    """Every way with all its worths; plans for the right actions alone, or for those that may be right."""
    rules = hidden.rules
    opened = [(deal, pairs(rules, deal)) for deal in hidden.ways()]
    if right is None:
        right = promising([worths for _, worths in opened])
    return [Trial(deal, worths, planned(rules, deal, worths, right)) for deal, worths in opened]


def promising(rows: Sequence[dict[int, Pair]]) -> list[int]:
    """The actions that are nowhere worse than some other one, all cards in sight."""
    choices = list(rows[0]) if rows else []
    return [
        action
        for action in choices
        if any(
            other != action and all(dominates(row[action], row[other]) for row in rows) for other in choices
        )
    ]


def planned(
    rules: Rules, deal: Deal, opened: dict[int, Pair], right: Sequence[int]
) -> dict[tuple[int, Plan], Pair]:
    """What actions are worth with each plan in one way."""
    hero = deal.to_act
    allies = side(deal, rules, hero)
    plans: dict[tuple[int, Plan], Pair] = {}
    for action in right:
        rest = PACK36.of_mask(deal.hands[hero] & ~(action & WHAT))
        if len(rest) < 2 or stock_of(deal):
            plans[action, tuple(rest)] = opened[action]
            continue
        for order in permutations(rest):
            plans[action, order] = pair(rules, deal, allies, action, order)
    return plans


def pairs(rules: Rules, deal: Deal) -> dict[int, Pair]:
    """What each action is worth with open eyes."""
    allies = side(deal, rules, deal.to_act)
    both = [Search(rules, deal.to_act, allies, None, help) for help in (False, True)]
    return {
        action: (both[0].after(deal, action), both[1].after(deal, action))
        for action in legal_actions(GAMES["donkey"], deal, rules)
    }


def pair(rules: Rules, deal: Deal, allies: int, action: int, plan: Plan) -> Pair:
    """What an action is worth if the hero goes on by a plan."""
    hinder, help = (
        Search(rules, deal.to_act, allies, plan, help).after(deal, action) for help in (False, True)
    )
    return hinder, help


def right_actions(tried: Sequence[Trial]) -> list[int]:
    """The actions that are right as defined above; none where nothing can be proven, or all are equal."""
    choices = list(tried[0].open)
    for size in range(1, min(len(choices), MOST + 1)):
        for right in combinations(choices, size):
            if refuted(tried, right) is not None:
                return list(right)
    return []


def refuted(tried: Sequence[Trial], right: Sequence[int]) -> tuple[Plan, dict[int, Trial]] | None:
    """The plan of the first right action, and for each wrong one a way in which it costs most.

    None where ``right`` isn't proven.
    """
    wrong = [action for action in tried[0].open if action not in right]
    if not wrong:
        return None
    chosen = []
    for action in right:
        plan = plan_of(tried, action, wrong)
        if plan is None:
            return None
        chosen.append((action, plan))
    found: dict[int, Trial] = {}
    for action in wrong:
        worst = max(tried, key=lambda one: min(_loss(one, which, action) for which in chosen))
        if any(_loss(worst, which, action) <= 0 for which in chosen):
            return None
        found[action] = worst
    return chosen[0][1], found


def plan_of(tried: Sequence[Trial], action: int, wrong: Sequence[int]) -> Plan | None:
    """A plan for after the action that is never worse than a wrong one."""
    for which in tried[0].plans:
        if which[0] == action and all(
            dominates(one.plans[which], one.open[other]) for one in tried for other in wrong
        ):
            return which[1]
    return None


def dominates(better: Pair, worse: Pair) -> bool:
    """Whether neither number is lower."""
    return better[0] >= worse[0] and better[1] >= worse[1]


def _loss(one: Trial, which: tuple[int, Plan], action: int) -> int:
    """What a wrong action costs in a way, both numbers together."""
    (hinder, help), (hindered, helped) = one.plans[which], one.open[action]
    return hinder - hindered + help - helped


def examples(hidden: Hidden, tried: Sequence[Trial], right: Sequence[int]) -> list[Refuted]:
    """What a file says of its wrong actions.

    Raises:
        NotProven: these actions aren't right.
    """
    found = refuted(tried, right)
    if found is None:
        raise NotProven(f"{', '.join(map(text, right))} can't be proven to be right")
    plan, cases = found
    return [_example(hidden, one, (right[0], plan), action) for action, one in cases.items()]


def _example(hidden: Hidden, one: Trial, which: tuple[int, Plan], action: int) -> Refuted:
    deal = one.deal
    before = points_of(side_cards(deal, hidden.rules, deal.to_act))
    good, bad = one.plans[which], one.open[action]
    others = {str(seat): PACK36.join(PACK36.of_mask(deal.hands[seat])) for seat in sorted(hidden.others)}
    if hidden.stock:
        others["stock"] = PACK36.join(deal.deck[deal.top :])
    return Refuted(
        action=text(action),
        others=others,
        hinder=[before + good[0], before + bad[0]],
        help=[before + good[1], before + bad[1]],
    )


def prove(position: Position) -> int:
    """Check all that a position's file says.

    Returns:
        In how many ways it was tried.

    Raises:
        NotProven: something isn't so.
    """
    if position.run.deal.to_act != position.hero:
        raise NotProven("another seat is to act")
    unknown = hidden(position.run)
    hand = PACK36.join(PACK36.of_mask(unknown.deal.hands[position.hero]))
    if position.hand != hand:
        raise NotProven(f"the hero holds {hand}")
    numbers = {text(action): action for action in legal_actions(GAMES["donkey"], unknown.deal, unknown.rules)}
    if not set(position.right) < set(numbers):
        raise NotProven(f"{position.right} are not some of the legal actions")
    right = [numbers[action] for action in position.right]
    tried = trials(unknown, right)
    said = {wrong.action: wrong for wrong in position.wrong}
    expected = {wrong.action: wrong for wrong in examples(unknown, tried, right)}
    if said != expected:
        raise NotProven(f"of the wrong actions it says {said}, it should say {expected}")
    return len(tried)
