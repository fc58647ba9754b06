"""A pen: one language, the names at one table, and how cards look. Every drawing writes with it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from kozyr.i18n.cards import SIGNS, rank_names
from kozyr.i18n.catalogue import Catalogue

NAMES = 13
"""How many bots have a name of their own in the catalogues (``bot-1`` to ``bot-13``)."""


PERSON = "you"
"""The name in a record of the person at the line table: whoever reads the record later is somebody else."""


class Pen:
    """Words for one table.

    Args:
        catalogue: the language.
        me: the seat that is addressed as "you"; None where nobody is.
        names: what the seats are called, by seat; an empty text or a missing list leaves the seat its number.
        bots: whether seats without a name of their own get one from the catalogue.
    """

    def __init__(
        self,
        catalogue: Catalogue,
        *,
        me: int | None = None,
        names: Sequence[str] | None = None,
        bots: bool = False,
    ) -> None:
        self.catalogue = catalogue
        self.me = me
        self._names = names
        self._bots = bots
        self._ranks = rank_names(catalogue)

    def say(self, id: str, /, **args: int | str) -> str:
        """A message in words; see `Catalogue.say`."""
        return self.catalogue.say(id, **args)

    def tell(self, id: str, seat: int, /, **args: int | str) -> str:
        """A sentence about what a seat does, with a capital.

        Its message has ``$who`` ("you" or "other") and ``$name``.
        """
        who = "you" if seat == self.me else "other"
        return capital(self.say(id, who=who, name=self.name(seat), **args))

    def name(self, seat: int, case: str = "nom") -> str:
        """What a seat is called, inside a sentence.

        Args:
            seat: its number.
            case: nom, gen, dat or ins; languages without cases pass over it.
        """
        if seat == self.me:
            return self.say("you", case=case)
        stored = self._names[seat] if self._names and seat < len(self._names) else ""
        if stored and stored != PERSON:
            return self.stored_name(stored)
        if self._bots and seat < NAMES:
            return self.say(f"bot-{seat + 1}", case=case)
        return self.say("seat-number", number=seat, case=case)

    def stored_name(self, name: str) -> str:
        """A name of a record; the level of a bot, as in "Ivan (steady)", is put in words."""
        who, bracket, level = name.removesuffix(")").rpartition(" (")
        if bracket and name.endswith(")") and self.catalogue.has(f"level-{level}"):
            return f"{who} ({self.say(f'level-{level}')})"
        return name

    def label(self, seat: int) -> str:
        """A seat's name as it stands alone, with a capital."""
        return capital(self.name(seat))

    def names(self, seats: Iterable[int], case: str = "nom") -> str:
        """Several seats: "Ivan, Zoya and you"."""
        return self.listing([self.name(seat, case) for seat in seats])

    def listing(self, words: Sequence[str]) -> str:
        """Words joined with commas and a last "and"."""
        if len(words) < 2:
            return "".join(words)
        return self.say("and", first=", ".join(words[:-1]), last=words[-1])

    def card(self, card: str | None) -> str:
        """A card as people see it, or a back."""
        return "??" if card is None else self._ranks[card[0]] + SIGNS[card[1]]

    def cards(self, cards: Iterable[str | None] | str) -> str:
        """Cards as people see them; a text holds them in the record's spelling."""
        return " ".join(map(self.card, cards.split() if isinstance(cards, str) else cards))

    def suit(self, suit: str) -> str:
        """A suit's sign."""
        return SIGNS[suit]

    def rank(self, rank: str) -> str:
        """A rank as people see it."""
        return self._ranks[rank]

    def action(self, action: str) -> str:
        """An action in words, as advice: "play 9♣", "bid 2"."""
        verb, *rest = action.split()
        if verb == "talon":
            return self.say(f"do-talon-{rest[0]}")
        if verb in ("bid", "bet"):
            return self.say(f"do-{verb}", number=int(rest[0]))
        return self.say(f"do-{verb}", cards=self.cards(rest)) if rest else self.say(f"do-{verb}")


def capital(text: str) -> str:
    """The text with a capital in front."""
    return text[:1].upper() + text[1:]
