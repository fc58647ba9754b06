"""What a decision cost: the best action against the one that was played, as its seat could know it.

A search that picks the best of several estimates and reports that very estimate flatters it: chance alone
would make a loss of every even choice. So each decision is looked at twice, in worlds drawn apart, and what
one look holds for the best is priced by the other. The mean of the two is a loss without that bias; where a
choice is even it comes out around 0, now and then a little below.
"""

from __future__ import annotations

import hashlib
from math import hypot
from typing import Any

import msgspec

from kozyr.bots import Advice, Budget, Worth, bot, registry
from kozyr.bots.uniform import actions_in
from kozyr.match import Match


class Turn(msgspec.Struct, frozen=True, kw_only=True):
    """How far a deal has come, in the game's own unit."""

    kind: str
    """``trick``, ``exchange`` or ``round``."""
    number: int
    """From 1."""


class Decision(msgspec.Struct, frozen=True, kw_only=True):
    """A choice that a seat had, what it did, and what that cost by the search."""

    deal: int
    action: int
    """Its place in the deal, from 0, as in the record."""
    seat: int
    turn: Turn | None
    """None before the play begins, as in bidding."""
    played: str
    best: str
    loss: float
    """How much more the best action was to bring; around 0, also below, where they are even."""
    error: float | None
    """The standard error of the loss; 0 where it is exact, None where the samples don't tell."""

    @property
    def clear(self) -> bool:
        """Whether it is a mistake beyond the error: the loss is more than twice as large."""
        return self.played != self.best and self.error is not None and self.loss > max(2 * self.error, LEAST)


LEAST = 1e-6
"""A smaller loss is a rounding."""


def decide(match: Match, played: str, level: str, samples: int, seed: bytes) -> Decision | None:
    """Judge the action that the seat to act played.

    Args:
        match: at the moment of the choice.
        played: what was done, in the record's spelling without the seat.
        level: one that searches.
        samples: worlds to try in all, half of them in each look.
        seed: with match and samples everything follows from it.

    Returns:
        None where there was no choice.
    """
    seat = match.to_act
    assert seat is not None
    view = match.view(seat)
    if sum(map(actions_in, view.legal)) == 1:
        return None
    place = (len(match.progress.runs) - 1, len(match.progress.runs[-1].actions))
    prospect = match.prospect(seat)

    def look(number: int, also: tuple[str, ...]) -> dict[str, Worth]:
        stream = hashlib.sha256(f"kozyr review {place} {number} ".encode() + seed).digest()
        usual: Budget = registry.search(match.game.name).BUDGETS[level]
        budget = msgspec.structs.replace(usual, samples=(samples + 1 - number) // 2, seconds=None)
        return weighed(bot(level, match.game.name, stream).advise(view, prospect, budget, also), played)

    first = look(0, (played,))
    second = look(1, (played, best_of(first)))
    loss, error = between(first, second, played)
    return Decision(
        deal=place[0],
        action=place[1],
        seat=seat,
        turn=turn_of(view),
        played=played,
        best=favourite(first, second),
        loss=loss,
        error=error,
    )


def weighed(advice: Advice, played: str) -> dict[str, Worth]:
    """The worth of each action, the best first; where the search has weighed none, all come to the same.

    What is certain to be best comes first whatever the samples say.
    """
    found = {worth.action: worth for worth in advice.values}
    if not found:
        return {played: Worth(action=played, value=0.0, error=0.0, apart=0.0)}
    if advice.reason is not None and advice.action in found:
        return {advice.action: found[advice.action]} | found
    return found


def best_of(look: dict[str, Worth]) -> str:
    """The action that a look holds for the best."""
    return next(iter(look))


def favourite(first: dict[str, Worth], second: dict[str, Worth]) -> str:
    """The better one of what the two looks hold for the best, by both where both have weighed it."""
    one, other = best_of(first), best_of(second)
    if other not in first:
        return one
    return max((one, other), key=lambda action: first[action].value + second[action].value)


def between(first: dict[str, Worth], second: dict[str, Worth], played: str) -> tuple[float, float | None]:
    """The loss and its error: the mean of what each look says of the other's best action."""
    priced = [
        (look[best], look[played])
        for look, best in ((first, best_of(second)), (second, best_of(first)))
        if best in look
    ]
    losses = [best.value - done.value for best, done in priced]
    errors = [apart(best, done) for best, done in priced]
    known = [error for error in errors if error is not None]
    error = hypot(*known) / len(errors) if len(known) == len(errors) else None
    return sum(losses) / len(losses), error


def apart(best: Worth, done: Worth) -> float | None:
    """The error of the difference; of a search that doesn't tell it, as if the two had nothing in common."""
    if best.action == done.action:
        return 0.0
    if best.apart is not None:
        return best.apart
    return None if best.error is None or done.error is None else hypot(best.error, done.error)


def turn_of(view: Any) -> Turn | None:
    """How far the deal has come for a seat that is to act."""
    deal = view.public.deal
    if hasattr(deal, "exchanges"):
        return Turn(kind="exchange", number=deal.exchanges + 1)
    if hasattr(deal, "stage"):
        return Turn(kind="round", number=deal.stage - 1)
    if not any(entry.startswith("play ") for entry in view.legal):
        return None
    tricks = deal.tricks
    begun = max(
        (place + 1 for place, trick in enumerate(tricks) if getattr(trick, "revoked", False)), default=0
    )
    done = [trick for trick in tricks[begun:] if trick.taker is not None]
    return Turn(kind="trick", number=len(done) + 1)
