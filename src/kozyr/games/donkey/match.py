"""The course of a match of donkey: forms, eggs, who is out, who has won (DK-DEALER, DK-OUT, DK-WIN)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

import msgspec

from kozyr.games import api
from kozyr.games.donkey.banki import banki, extra, has_eggs, points_of, score
from kozyr.games.donkey.options import SOLOIST_FORMS
from kozyr.games.donkey.state import (
    BURY,
    CHOICE,
    FFA,
    GIFT,
    LITERAL,
    NEVER,
    ONE_HAND,
    PAIRS,
    SOLOIST,
    Deal,
    Rules,
)
from kozyr.games.donkey.tables import HAND, Beating, beating_cards, choices_of_size, choices_of_suit

TALON_WAYS = {"gift": GIFT, "bury": BURY, "choice": CHOICE}
REDEALS = {"never": NEVER, "one_hand": ONE_HAND, "literal": LITERAL}
SOLOIST_HANDS = {3: 11, 4: 8}
"""Cards dealt to each, by number of players (DK-S-DEAL)."""

Form = Literal["ffa", "pairs", "two_vs_one", "three_vs_one"]
Way = Literal["gift", "bury"]


class Details(msgspec.Struct, frozen=True, kw_only=True):
    """A complete deal of donkey; rows by seat."""

    form: Form
    points: list[int]
    cards: list[int]
    banki: list[int]
    """By the table."""
    extra: list[int]
    """For eggs and sevens."""
    eggs: list[int]
    """The seats that have eggs now."""
    soloist: int | None
    talon: Way | None


def form_of(rules: Rules) -> Form:
    """The form that a deal is played by."""
    if rules.form == SOLOIST:
        return "two_vs_one" if rules.players == 3 else "three_vs_one"
    return "pairs" if rules.form == PAIRS else "ffa"


def way_of(deal: Deal) -> Way | None:
    """How the soloist, if there is one, takes the talon."""
    if deal.soloist < 0:
        return None
    return "gift" if deal.way == GIFT else "bury"


class Course(api.Course):
    """Deals until one seat or side is left; fewest banki is best."""

    low_wins = True

    def __init__(self, options: Mapping[str, Any], seats: int, dealer: int) -> None:
        super().__init__(options, seats, dealer)
        self.playing = list(range(seats))
        """The seats that are not out."""
        self.survivors = self.playing
        """Those in play in the last deal: if all of them went out in it, the best of them win."""
        self.eggs: list[int] = []
        self.first = True

    def rules(self) -> Rules:
        """The form for the seats left, the next seats, the tables, the eggs."""
        rules = Rules()
        rules.seats = self.seats
        rules.players = len(self.playing)
        rules.playing = sum(1 << seat for seat in self.playing)
        for seat in range(self.seats):
            rules.follow[seat] = self.next_seat(seat)
        with_soloist = self.options["form"] in SOLOIST_FORMS and rules.players > 2
        rules.form = SOLOIST if with_soloist else PAIRS if self.options["form"] == "pairs" else FFA
        rules.hand = SOLOIST_HANDS[rules.players] if with_soloist else HAND
        rules.first = int(self.first)
        rules.must_beat = int(self.options["must_beat"])
        rules.talon = TALON_WAYS[self.options["talon"]]
        rules.redeal = REDEALS[self.options["redeal"]]
        rules.eggs = sum(1 << seat for seat in self.eggs)
        agreed = Beating(
            self.options["trump"], tuple(self.options["trump_suits"]), self.options["beating"], with_soloist
        )
        rules.beats = beating_cards(agreed, self.seats)
        rules.of_size = choices_of_size()
        rules.of_suit = choices_of_suit()
        return rules

    def out(self) -> list[int]:
        """Those with too many banki (DK-OUT)."""
        return [seat for seat in range(self.seats) if seat not in self.playing]

    def next_seat(self, seat: int) -> int:
        """The next seat in play (C-SEAT)."""
        later = [other for other in self.playing if other > seat]
        return min(later or self.playing)

    def settle(self, deal: Deal, rules: Rules) -> api.Outcome:
        """Add the banki; see who is out, who has eggs, who deals next. A deal thrown in changes nothing."""
        scores = [0] * self.seats
        score(deal, rules, scores)
        if deal.redealt:
            return api.Outcome(scores=scores, details=None, redealt=True)
        in_play = self.playing
        self.first = False
        self.totals = [total + more for total, more in zip(self.totals, scores, strict=True)]
        self.survivors = in_play
        self.playing = [seat for seat in in_play if self.totals[seat] < self.options["limit"]]
        self.eggs = [seat for seat in self.playing if has_eggs(deal, rules, seat)]
        side_out = rules.form == PAIRS and self.playing != in_play
        self.finished = len(self.playing) < 2 or side_out
        if not self.finished:
            starter = deal.starter
            self.dealer = starter if starter in self.playing else self.next_seat(starter)
        piles = deal.piles[: self.seats]
        by_seat = range(self.seats)
        details = Details(
            form=form_of(rules),
            points=[points_of(pile) for pile in piles],
            cards=[pile.bit_count() for pile in piles],
            banki=[banki(deal, rules, seat) if seat in in_play else 0 for seat in by_seat],
            extra=[extra(deal, rules, seat) if seat in in_play else 0 for seat in by_seat],
            eggs=self.eggs,
            soloist=deal.soloist if deal.soloist >= 0 else None,
            talon=way_of(deal),
        )
        return api.Outcome(scores=scores, details=details)

    def winners(self) -> list[int]:
        """The seat or side left; if none is, the fewest banki of those that went out last (DK-WIN)."""
        if self.playing:
            return list(self.playing)
        fewest = min(self.totals[seat] for seat in self.survivors)
        return [seat for seat in self.survivors if self.totals[seat] == fewest]
