"""Claim: whether the rest of a deal is certain, because whatever is played gives the same result.

The search goes through the game's own engine on copies of the true deal, over every legal line of play, and
knows no rule itself. What must be the same at the end of all of them: the scores, and all that a match
carries on to the next deal (totals, who is out, who has eggs, who deals, whether the match is over). How the
points were made up may differ. It says "certain" only when that is proven; when it has looked at too many
positions it says nothing.

What the answer tells: that nothing anybody does can change the result any more, or that the deal is still
open, or that there was too much to look at. Who may ask, and when, is in `claiming`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from kozyr.games.api import Game, Run
from kozyr.match import Match

DEEP = 16
"""The most actions to the end of a deal for a search to be tried."""
BUDGET = 250
"""The most positions that are looked at: about 5 ms."""
WIDE = 12
"""The most choices in one position; where there are more, as in a bet, the deal is open."""


@dataclass(frozen=True)
class Certain:
    """A deal whose result can't change any more."""

    scores: list[int]
    """What it adds to each seat's total."""
    line: list[str]
    """One way to its end, as legal actions in the record's spelling without seats."""


def certain(match: Match, budget: int = BUDGET) -> Certain | None:
    """The result of the deal under way, if every way to play on gives it; None: it isn't proven.

    Args:
        match: isn't changed.
        budget: the most positions to look at.
    """
    run = match.progress.current
    if run is None:
        return None
    game = match.game
    line = forward(game, run)
    if line is None or not proven(match, run, budget):
        return None
    deal = run.deal.copy()
    for action in line:
        game.engine.apply(deal, run.rules, action)
    return Certain(result_of(match, run, deal)["scores"], [game.text(action) for action in line])


def forward(game: Game, run: Run) -> list[int] | None:
    """The first legal action again and again to the end of the deal; None where that is far away."""
    engine, rules, deal = game.engine, run.rules, run.deal.copy()
    line: list[int] = []
    while deal.to_act >= 0:
        if len(line) == DEEP:
            return None
        line.append(engine.pick(deal, rules, engine.legal(deal, rules), 0))
        engine.apply(deal, rules, line[-1])
    return line


def proven(match: Match, run: Run, budget: int) -> bool:
    """Whether every line gives the same result, each position looked at once."""
    engine, rules = match.game.engine, run.rules
    seen: set[tuple[int, ...]] = set()
    waiting = [run.deal]
    known: dict[str, Any] | None = None
    while waiting:
        deal = waiting.pop()
        if deal.to_act < 0:
            result = result_of(match, run, deal)
            if known is None:
                known = result
            elif result != known:
                return False
            continue
        place = tuple(deal.words())
        if place in seen:
            continue
        seen.add(place)
        choices = engine.legal(deal, rules)
        total = engine.count(deal, rules, choices)
        if len(seen) > budget or total > WIDE:
            return False
        for number in range(total):
            after = deal.copy()
            engine.apply(after, rules, engine.pick(deal, rules, choices, number))
            waiting.append(after)
    return True


def result_of(match: Match, run: Run, deal: Any) -> dict[str, Any]:
    """What a deal that is over comes to: its scores, and the match as it goes on after it."""
    course = match.progress.course.copy()
    outcome = course.settle(deal, run.rules)
    return {**course.__dict__, "scores": outcome.scores, "redealt": outcome.redealt}
