"""Leads and answers of the steady bot for donkey: the cards worth most points for its side.

A choice is worth the bank that it is likely to bring, less what the cards laid would be worth if they were
kept. So it beats when the bank pays for it and with the least that does, throws worthless cards under a foe
and points under a partner, and leads what nobody is likely to beat, or else what it can spare.
"""

from __future__ import annotations

import random
from collections.abc import Sequence

from kozyr.bots.donkey_memory import VALUES, Memory, cards_in, points
from kozyr.cards import PACK36
from kozyr.engine import popcount
from kozyr.games.donkey.tables import RANKS

KEPT = {2: 0.6, 3: 0.4, 4: 0.4}
"""By seats in play: what part of the points of a card kept in hand the side is likely to take in the end."""
REACH = 0.5
HOLD = 0.1
"""What a card that can beat all cards, or that nothing beats, is worth; an average trick is 1."""
QUARTET = 0.5
"""What three cards of a rank are worth while the fourth may come, in average tricks (DK-QUARTET)."""
FOE = 0.5
"""Points of a card that a foe throws under another's, and that a partner throws, as parts of the mean."""
PARTNER = 1.0
FOUR = 1 | 1 << RANKS | 1 << 2 * RANKS | 1 << 3 * RANKS
"""The four cards of the lowest rank."""


class Judge:
    """What the cards of a hand, and the choices from it, are worth in points."""

    def __init__(self, memory: Memory) -> None:
        self.memory = memory
        seats = 1 + len(memory.others)
        self.kept = KEPT[seats]
        self.trick = memory.average * seats
        """Mean points of a trick of one card each."""
        self.powers = {card: self.power(card) for card in PACK36.of_mask(memory.hand)}
        """What each card of the hand can take."""

    def power(self, card: int) -> float:
        """What a card can take: by the cards not seen that it beats, and if it is led."""
        memory = self.memory
        row = memory.seat * len(VALUES)
        beaten = sum(memory.beating[row + other] >> card & 1 for other in PACK36.of_mask(memory.unseen))
        reach = beaten / max(1, popcount(memory.unseen))
        return self.trick * (REACH * reach + HOLD * memory.stands(1 << card))

    def worth(self, hand: int) -> float:
        """What cards are worth in hand."""
        kept = sum(
            self.kept * VALUES[card] + power for card, power in self.powers.items() if hand >> card & 1
        )
        return kept + QUARTET * self.trick * self.growing(hand)

    def growing(self, hand: int) -> int:
        """How many quartets lack one card that may still be drawn."""
        if not self.memory.stock:
            return 0
        fours = [FOUR << rank for rank in range(RANKS)]
        return sum(popcount(hand & four) == 3 and self.memory.unseen & four != 0 for four in fours)

    def chance(self, cards: int) -> float:
        """The chance that the side takes the trick on the table if the seat lays these cards."""
        memory = self.memory
        beaten = not memory.bank or memory.beats(cards, memory.standing)
        standing, owner = (cards, memory.seat) if beaten else (memory.standing, memory.standing_seat)
        ours = 1.0 if owner in memory.allies else 0.0
        for seat in memory.followers:
            can = memory.can_beat(seat, standing)
            ours += (1 - ours) * can if seat in memory.allies else -ours * can
        return ours

    def value(self, cards: int) -> float:
        """What it comes to if the seat lays these cards, the worth of the hand kept included."""
        memory = self.memory
        thrown = sum(PARTNER if seat in memory.allies else FOE for seat in memory.followers)
        bank = points(memory.bank | cards) + thrown * memory.average * popcount(cards)
        return self.chance(cards) * bank + self.worth(memory.hand & ~cards)


def choose(memory: Memory, legal: Sequence[str], rng: random.Random) -> str:
    """The legal action worth most; among equals by chance."""
    judge = Judge(memory)
    values = {action: round(judge.value(cards_in(action.split()[1:])), 9) for action in legal}
    best = max(values.values())
    return rng.choice([action for action in legal if values[action] == best])
