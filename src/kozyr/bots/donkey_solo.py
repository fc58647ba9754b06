"""Auction, talon and swap of the steady bot for donkey (3.4)."""

from __future__ import annotations

from collections.abc import Iterable

from kozyr.bots.donkey_memory import VALUES, Memory
from kozyr.bots.donkey_play import Judge
from kozyr.cards import PACK36
from kozyr.games.donkey.view import Current, View

HALF = 60
"""A soloist who makes more gets no banki (DK-TABLE-2)."""
PROSPECTS = {
    ("next_lower", 2, "gift"): (-26.0, 1.7, 0.55),
    ("next_lower", 2, "bury"): (-7.5, 1.2, 0.8),
    ("next_lower", 3, "gift"): (24.0, 2.0, 0.2),
    ("next_lower", 3, "bury"): (44.0, 1.5, 0.25),
    ("any_lower", 2, "gift"): (-29.5, 1.4, 0.65),
    ("any_lower", 2, "bury"): (-5.0, 0.9, 0.75),
    ("any_lower", 3, "gift"): (-11.0, 2.3, 0.55),
    ("any_lower", 3, "bury"): (12.5, 1.75, 0.65),
    ("any_higher", 2, "gift"): (-11.5, 0.95, 0.6),
    ("any_higher", 2, "bury"): (5.5, 0.55, 0.7),
    ("any_higher", 3, "gift"): (12.0, 1.75, 0.45),
    ("any_higher", 3, "bury"): (34.5, 1.2, 0.45),
}
"""By the option ``beating``, the number of opponents and the talon's way: what a soloist makes with any hand,
and more for each point of the power and for each of the points of its cards. Fitted to some hundreds of
deals that this bot played against itself."""
BURIED = 0.3
"""For so much of a buried card's points its power is given up."""


def expected(judge: Judge, beating: str, way: str) -> float:
    """The points to expect as the soloist, by the hand dealt."""
    base, by_power, by_points = PROSPECTS[beating, len(judge.memory.others), way]
    power, points = sum(judge.powers.values()), sum(VALUES[card] for card in judge.powers)
    return base + by_power * power + by_points * points


def bid(judge: Judge, beating: str, talon: str) -> str:
    """Solo with a hand that is likely to make more than half of the points (DK-S-AUCTION)."""
    ways = ("gift", "bury") if talon == "choice" else (talon,)
    return "solo" if max(expected(judge, beating, way) for way in ways) > HALF else "pass"


def take_talon(judge: Judge, beating: str) -> str:
    """The way of the talon that promises more points (DK-S-TALON)."""
    gift, bury = (expected(judge, beating, way) for way in ("gift", "bury"))
    return "talon gift" if gift > bury else "talon bury"


def action(verb: str, cards: Iterable[int]) -> str:
    """An action's spelling."""
    return f"{verb} {PACK36.join(cards)}"


def bury(judge: Judge, size: int) -> str:
    """Costly cards that can't take much: they count for the soloist (DK-S-SCORE)."""
    least = sorted(judge.powers, key=lambda card: judge.powers[card] - BURIED * VALUES[card])
    return action("bury", sorted(least[:size]))


def give(judge: Judge) -> str:
    """The cards that can take least, whatever they count: a soloist with trumps wins most of that back."""
    return action("give", sorted(judge.powers, key=judge.powers.__getitem__)[: len(judge.memory.others)])


def give_back(judge: Judge, cards: Iterable[int]) -> str:
    """The card that can take least (DK-S-SWAP)."""
    return action("return", [min(cards, key=judge.powers.__getitem__)])


def choose(memory: Memory, view: View, deal: Current) -> str:
    """The answer in any phase but play."""
    judge, beating = Judge(memory), view.public.options["beating"]
    if deal.phase == "auction":
        return bid(judge, beating, view.public.options["talon"])
    if deal.phase == "talon":
        return take_talon(judge, beating)
    if deal.phase == "bury":
        return bury(judge, deal.talon)
    if deal.phase == "return":
        return give_back(judge, [PACK36.parse(line.split()[1]) for line in view.legal])
    return give(judge)
