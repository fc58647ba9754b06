"""Actions as OpenSpiel numbers them: every number is one whole action, and means one thing in every phase.

| game | numbers | meaning |
| --- | --- | --- |
| odessa | 0..6 | bid so many tricks |
| | 7..42 | lay the card: 7 + its place in the pack |
| exchange | 0..51 | part with the card: give it, or return it for one given |
| oko | 0..3 | pass, call, open, stand |
| | 4.. | bet: 3 + the amount |
| donkey | 0..3 | pass, solo, talon gift, talon bury |
| | 4..66714 | a set of one to four cards: lay it, bury it, or return the one card |
| | 66715.. | give a card to each opponent, in order |
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from math import comb
from typing import Any, ClassVar

from kozyr.engine import nth_bit, popcount
from kozyr.games.api import Game, actions
from kozyr.games.donkey import state as donkey
from kozyr.games.donkey.actions import given_cards
from kozyr.games.exchange import deal as exchange
from kozyr.games.odessa import deal as odessa
from kozyr.games.oko import deal as oko
from kozyr.games.worlds import bits


class Numbers(ABC):
    """The numbers of one game's actions."""

    places: ClassVar[int]
    """How many places an action has in a row of what a player remembers."""

    @abstractmethod
    def many(self, seats: int, options: Mapping[str, Any]) -> int:
        """How many numbers there are."""

    @abstractmethod
    def number(self, action: int) -> int:
        """The number of an action of the engine."""

    @abstractmethod
    def action(self, deal: Any, number: int) -> int:
        """The engine's action that a number means at a moment of a deal."""

    def legal(self, game: Game, deal: Any, rules: Any) -> list[int]:
        """The numbers of all legal actions of the seat to act, growing."""
        return sorted(map(self.number, actions(game, deal, rules)))

    def write(self, action: int, out: Any) -> None:
        """Write an action of the engine into ``places`` zeros: a 1 at its number."""
        out[self.number(action)] = 1


class Odessa(Numbers):
    """Bids, then cards."""

    CARDS = 7
    places = CARDS + odessa.PACK

    def many(self, seats: int, options: Mapping[str, Any]) -> int:
        """Always the same."""
        return self.CARDS + odessa.PACK

    def number(self, action: int) -> int:
        """Bids as they are."""
        what = action & odessa.WHAT
        return what if action >> odessa.VERB == odessa.BID else self.CARDS + what

    def action(self, deal: Any, number: int) -> int:
        """The same in every phase."""
        return odessa.BIDDING | number if number < self.CARDS else odessa.PLAYING | number - self.CARDS

    def legal(self, game: Game, deal: Any, rules: Any) -> list[int]:
        """Straight from the set of choices."""
        first = 0 if deal.phase == odessa.BID else self.CARDS
        return [first + what for what in bits(odessa.legal(deal, rules))]


class Exchange(Numbers):
    """A card, whether it is given or returned."""

    places = exchange.PACK

    def many(self, seats: int, options: Mapping[str, Any]) -> int:
        """Always the same."""
        return exchange.PACK

    def number(self, action: int) -> int:
        """The card's place in the pack."""
        return action & exchange.WHAT

    def action(self, deal: Any, number: int) -> int:
        """Given or returned, as the phase says."""
        return int(deal.phase) << exchange.VERB | number


class Oko(Numbers):
    """Words, then amounts."""

    places = oko.BET

    def many(self, seats: int, options: Mapping[str, Any]) -> int:
        """Up to a bet of all the chips there are."""
        return oko.BET - 1 + seats * int(options["stack"])

    def write(self, action: int, out: Any) -> None:
        """A 1 for a word; a bet is its amount, in the last place."""
        verb, amount = action >> oko.VERB, action & oko.WHAT
        out[verb - 1] = amount if verb == oko.BET else 1

    def number(self, action: int) -> int:
        """A bet of one chip comes after the last word."""
        return (action >> oko.VERB) - 1 + max(0, (action & oko.WHAT) - 1)

    def action(self, deal: Any, number: int) -> int:
        """The same in every phase."""
        words = oko.BET - 1
        return number + 1 << oko.VERB if number < words else oko.BET << oko.VERB | number - words + 1


class Donkey(Numbers):
    """Words, sets of cards, cards in order."""

    WORDS = (
        donkey.ACT_PASS,
        donkey.ACT_SOLO,
        donkey.ACT_TALON | donkey.GIFT,
        donkey.ACT_TALON | donkey.BURY,
    )
    PACK = 36
    MOST = 4
    places = PACK
    SETS = len(WORDS)
    BEFORE = tuple(sum(comb(36, smaller) for smaller in range(1, size)) for size in range(MOST + 2))
    """By size, how many smaller sets there are."""
    GIFTS = SETS + BEFORE[MOST + 1]

    def many(self, seats: int, options: Mapping[str, Any]) -> int:
        """Up to the last three cards given."""
        return self.GIFTS + self.PACK**2 + self.PACK**3

    def number(self, action: int) -> int:
        """Sets by size, then in the order of the sets as numbers."""
        if action in self.WORDS:
            return self.WORDS.index(action)
        verb, what = action >> donkey.VERB << donkey.VERB, action & donkey.WHAT
        if verb == donkey.ACT_GIVE:
            cards = given_cards(action)
            digits = 0
            for card in cards:
                digits = digits * self.PACK + card
            return self.GIFTS + digits + (self.PACK**2 if len(cards) == 3 else 0)
        if verb == donkey.ACT_RETURN:
            return self.SETS + what
        lower = sum(comb(card, place + 1) for place, card in enumerate(bits(what)))
        return self.SETS + self.BEFORE[popcount(what)] + lower

    def action(self, deal: Any, number: int) -> int:
        """A set is laid, buried or returned, as the phase says."""
        if number < self.SETS:
            return self.WORDS[number]
        if number >= self.GIFTS:
            return donkey.ACT_GIVE + self._gift(number - self.GIFTS)
        cards = self._cards(number - self.SETS)
        if deal.phase == donkey.RETURNING:
            return donkey.ACT_RETURN | nth_bit(cards, 0)
        return (donkey.ACT_BURY if deal.phase == donkey.BURYING else donkey.ACT_PLAY) | cards

    def write(self, action: int, out: Any) -> None:
        """A 1 for each card laid: nothing else is done where all see what is done."""
        for card in bits(action & donkey.WHAT):
            out[card] = 1

    def _gift(self, digits: int) -> int:
        """The engine's digits of cards in order."""
        size = 2 if digits < self.PACK**2 else 3
        digits -= self.PACK**2 if size == 3 else 0
        found = 0
        for left in range(size - 1, -1, -1):
            found = found << donkey.DIGIT | digits // self.PACK**left % self.PACK + 1
        return found

    def _cards(self, place: int) -> int:
        """A set of cards by its place among all of them."""
        size = max(size for size in range(1, self.MOST + 1) if self.BEFORE[size] <= place)
        place -= self.BEFORE[size]
        found = 0
        for left in range(size, 0, -1):
            card = max(card for card in range(self.PACK) if comb(card, left) <= place)
            place -= comb(card, left)
            found |= 1 << card
        return found


NUMBERS: Mapping[str, Numbers] = {
    "exchange": Exchange(),
    "donkey": Donkey(),
    "odessa": Odessa(),
    "oko": Oko(),
}
