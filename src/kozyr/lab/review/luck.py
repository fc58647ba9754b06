"""The luck of the deal apart from the play.

The same players, all alike, are put to the deal: with the very deck that was dealt, and with decks at random.
They play steadily, but one move in ten is any legal one, lest a deal be judged by a single line of play.

- ``usual``: what the seat gets in such a deal whatever is dealt (its place, the stakes, the size).
- ``cards``: how much more it gets with the deck that was dealt. Over all decks this is 0 in the mean.
- ``play``: the rest, what everybody made of those cards.

usual + cards + play is the score. All three are estimates without bias.
"""

from __future__ import annotations

import hashlib
import random

import msgspec
import numpy as np

from kozyr.bots import bot, usual
from kozyr.cards import Pack
from kozyr.match import Match

SLIPS = 0.1
"""How often the players of the playouts make any legal move."""
MOST = 64
"""The most playouts of either kind for a deal."""


class Luck(msgspec.Struct, frozen=True, kw_only=True):
    """A complete deal, by seat; see the head of this file."""

    deal: int
    scores: list[int]
    usual: list[float]
    cards: list[float]
    cards_error: list[float]
    """Standard errors."""
    play: list[float]
    play_error: list[float]


def luck(start: Match, deck: str, scores: list[int], deal: int, playouts: int, seed: bytes) -> Luck:
    """Part the score of a deal.

    Args:
        start: the match just before the deal, without a seed of its own.
        deck: as it was dealt.
        scores: what came of it, by seat.
        deal: its number.
        playouts: how many with this deck, and as many with others; at least 2.
        seed: what the chance of the playouts follows from.
    """
    stream = random.Random(hashlib.sha256(f"kozyr luck {deal} ".encode() + seed).digest())
    pack = start.game.pack
    here = np.array([played_out(start, deck, stream) for _ in range(playouts)], np.float64)
    anywhere = np.array(
        [played_out(start, any_deck(pack, stream), stream) for _ in range(playouts)], np.float64
    )
    expected, common = here.mean(axis=0), anywhere.mean(axis=0)
    error = here.std(axis=0, ddof=1) / playouts**0.5
    others = anywhere.std(axis=0, ddof=1) / playouts**0.5
    return Luck(
        deal=deal,
        scores=scores,
        usual=common.tolist(),
        cards=(expected - common).tolist(),
        cards_error=np.hypot(error, others).tolist(),
        play=(np.array(scores) - expected).tolist(),
        play_error=error.tolist(),
    )


def any_deck(pack: Pack, stream: random.Random) -> str:
    """The pack in any order."""
    cards = list(range(pack.size))
    stream.shuffle(cards)
    return pack.join(cards)


def played_out(start: Match, deck: str, stream: random.Random) -> list[int]:
    """The scores of a deal among players who are all alike.

    A deck that would be thrown in is dealt again (DK-S-REDEAL): the deal that is judged was not.
    """
    name = start.game.name
    steady, slip = (bot(level, name, stream.randbytes(8)) for level in (usual(name), "random"))
    while True:
        match = start.copy()
        match.progress.runs = []  # what was before is in the totals; a view of it would only be long
        match.deal(deck)
        while match.to_act is not None:
            player = slip if stream.random() < SLIPS else steady
            match.apply(player.act(match.view(match.to_act)), onward=False)
        outcome = match.progress.runs[-1].outcome
        assert outcome is not None
        if not outcome.redealt:
            return outcome.scores
        deck = any_deck(start.game.pack, stream)
