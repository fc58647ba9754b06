"""What a seat may know of a match of donkey, listed field by field (DK-S-SEEN)."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Literal

import msgspec

from kozyr.cards import PACK36
from kozyr.engine import popcount
from kozyr.games import api
from kozyr.games.donkey.actions import cards_of, menu
from kozyr.games.donkey.banki import (
    egg_banka,
    line,
    points_of,
    seven_banka,
    side_cards,
    side_points,
    sides,
)
from kozyr.games.donkey.match import Details, Form, Way, form_of, way_of
from kozyr.games.donkey.state import (
    ACT_BURY,
    ACT_GIVE,
    ACT_PASS,
    ACT_PLAY,
    ACT_RETURN,
    ACT_SOLO,
    AUCTION,
    BURYING,
    GIVING,
    OVER,
    PLAY,
    RETURNING,
    SINGLE,
    SWAP,
    TALON,
    VERB,
    Deal,
    Rules,
)
from kozyr.games.donkey.tables import PACK

Phase = Literal["auction", "talon", "bury", "give", "swap", "return", "play"]
PHASES: dict[int, Phase] = {
    AUCTION: "auction",
    TALON: "talon",
    BURYING: "bury",
    GIVING: "give",
    SWAP: "swap",
    RETURNING: "return",
    PLAY: "play",
    SINGLE: "play",
    OVER: "play",
}


class Laid(msgspec.Struct, frozen=True, kw_only=True):
    """Cards that a seat laid to a trick."""

    seat: int
    cards: tuple[str, ...]
    kind: Literal["lead", "beat", "discard"]


class Trick(msgspec.Struct, frozen=True, kw_only=True):
    """A trick as laid, in order from the leader."""

    laid: tuple[Laid, ...]
    taker: int | None = None
    """None while it is on the table."""


class Said(msgspec.Struct, frozen=True, kw_only=True):
    """An answer in the auction."""

    seat: int
    word: Literal["solo", "pass"]


class Passed(msgspec.Struct, frozen=True, kw_only=True):
    """A card that went from hand to hand; ``seat`` is the other one."""

    card: str
    seat: int


class Count(msgspec.Struct, frozen=True, kw_only=True):
    """How the banki of a complete deal came about; rows by seat, 0 for a seat that is out."""

    table: Literal[2, 3, 4]
    """The table that counts: for so many sides (DK-TABLE-2, DK-TABLE-3, DK-TABLE-4)."""
    points: list[int]
    """Of the seat's side; its own where everyone plays for themselves (DK-SIDE)."""
    cards: list[int]
    """That the seat's side took."""
    low: list[int]
    high: list[int]
    """The points from and to of the table's line for the seat; open ends are −4 and 124."""
    eggs: list[int]
    """More banki for eggs from the deal before (DK-EGGS)."""
    sevens: list[int]
    """More banki because another side led the four sevens and has the most points (DK-SEVENS)."""
    sevens_by: int | None
    """Who led the four sevens."""


class Past(api.Past, frozen=True, kw_only=True):
    """A complete deal; one thrown in shows nothing (DK-S-REDEAL)."""

    form: Form
    details: Details | None
    auction: list[Said]
    tricks: list[Trick]
    count: Count | None
    """None for a deal thrown in."""


class Current(msgspec.Struct, frozen=True, kw_only=True):
    """The deal under way; rows by seat."""

    form: Form
    dealer: int
    starter: int | None
    phase: Phase
    auction: list[Said]
    soloist: int | None
    way: Way | None
    """How the soloist takes the talon, once that is settled."""
    cards: list[int]
    """How many cards each hand holds."""
    stock: int
    talon: int
    buried: int
    """Cards in the stock, in the talon, and buried in the soloist's pile."""
    piles: list[int]
    """How many cards each has taken, buried ones too."""
    points: list[int]
    """Points of what each has taken, buried cards left out."""
    standing: list[str]
    """The standing cards of the trick on the table, and whose they are."""
    standing_seat: int | None
    tricks: list[Trick]


class Public(api.Public, frozen=True, kw_only=True):
    """What everyone at the table knows; ``totals`` are banki."""

    trumps: list[list[str]]
    """Each seat's trump suits; under ``ranked`` the junior before the senior."""
    out: list[int]
    eggs: list[int]
    """Seats that have eggs from the last complete deal."""
    deals: list[Past]
    deal: Current | None


class Private(msgspec.Struct, frozen=True, kw_only=True):
    """What only the seat knows of the deal under way besides its hand."""

    given: list[Passed]
    received: list[Passed]
    buried: list[str]
    talon: list[str]
    """The talon cards that it took."""


class View(api.View, frozen=True, kw_only=True, tag_field="game", tag="donkey"):
    """A view of donkey."""

    public: Public
    private: Private


class Story(api.Story):
    """Auction, tricks, and cards that went from hand to hand."""

    def __init__(self, deal: Deal, rules: Rules) -> None:
        super().__init__(deal, rules)
        self.auction: list[Said] = []
        self.tricks: list[Trick] = []
        self.passed: list[tuple[int, int, str]] = []
        """(from, to, card)."""
        self.talon: list[tuple[int, str]] = []
        """(who took it, card)."""
        self.buried: list[str] = []
        self.count: Count | None = None
        """Only once the deal is over."""

    def note(self, deal: Deal, rules: Rules, seat: int, action: int) -> None:
        """Add an action; ``deal`` is the state after it."""
        verb = action >> VERB << VERB
        cards = [PACK36.text(card) for card in cards_of(action)]
        if verb == ACT_PLAY:
            self._note_laid(deal, seat, tuple(cards))
        elif verb in (ACT_SOLO, ACT_PASS):
            self.auction.append(Said(seat=seat, word="solo" if verb == ACT_SOLO else "pass"))
        elif verb == ACT_BURY:
            self.buried = cards
        elif verb == ACT_RETURN:
            self.passed.append((seat, deal.soloist, cards[0]))
        elif verb == ACT_GIVE:
            other = seat
            for card in cards:
                other = rules.follow[other]
                self.passed.append((seat, other, card))
        if not self.talon and deal.talon == 0 and verb != ACT_PLAY:
            self._note_talon(deal, rules)
        if deal.phase == OVER and not deal.redealt:
            self.count = count(deal, rules)

    def _note_talon(self, deal: Deal, rules: Rules) -> None:
        """The talon was just taken: by the soloist, or one card by each from the seat after the dealer."""
        taker = deal.dealer
        for card in deal.deck[deal.top : PACK]:
            taker = rules.follow[taker]
            self.talon.append((taker if deal.soloist < 0 else deal.soloist, PACK36.text(card)))

    def _note_laid(self, deal: Deal, seat: int, cards: tuple[str, ...]) -> None:
        if self.starter is None:
            self.starter = seat
        if not self.tricks or self.tricks[-1].taker is not None:
            self.tricks.append(Trick(laid=(laid_by(seat, cards, "lead"),)))
        else:
            taker = deal.taker if deal.laid == 0 else None
            laid = laid_by(seat, cards, "beat" if deal.taker == seat else "discard")
            self.tricks[-1] = Trick(laid=(*self.tricks[-1].laid, laid), taker=taker)


@lru_cache(maxsize=4096)
def laid_by(seat: int, cards: tuple[str, ...], kind: Literal["lead", "beat", "discard"]) -> Laid:
    """Cards as laid; the same ones come up in many deals, and are kept once."""
    return Laid(seat=seat, cards=cards, kind=kind)


def count(deal: Deal, rules: Rules) -> Count:
    """How the banki of a deal that is over came about."""
    table = sides(deal, rules)
    playing = [seat for seat in range(rules.seats) if rules.playing >> seat & 1]

    def row(of: Callable[[Deal, Rules, int], int]) -> list[int]:
        return [of(deal, rules, seat) if seat in playing else 0 for seat in range(rules.seats)]

    points, cards = row(side_points), [popcount(pile) for pile in row(side_cards)]
    lines = [line(table, *of) for of in zip(points, cards, strict=True)]
    return Count(
        table=table,  # type: ignore[arg-type]
        points=points,
        cards=cards,
        low=[low for low, _ in lines],
        high=[high for _, high in lines],
        eggs=row(egg_banka) if rules.eggs else [0] * rules.seats,
        sevens=row(seven_banka),
        sevens_by=deal.sevens if deal.sevens >= 0 else None,
    )


def past(run: api.Run, outcome: api.Outcome) -> Past:
    """A complete deal as all saw it."""
    return Past(
        dealer=run.dealer,
        starter=run.story.starter,
        redealt=outcome.redealt,
        scores=outcome.scores,
        form=form_of(run.rules),
        details=outcome.details,
        auction=run.story.auction,
        tricks=run.story.tricks,
        count=run.story.count,
    )


def current(run: api.Run, seats: int) -> Current:
    """The deal under way as all see it."""
    deal: Deal = run.deal
    on_table = deal.laid > 0
    with_talon = bool(run.story.talon or deal.talon)
    return Current(
        form=form_of(run.rules),
        dealer=run.dealer,
        starter=run.story.starter,
        phase=PHASES[deal.phase],
        auction=list(run.story.auction),
        soloist=deal.soloist if deal.soloist >= 0 else None,
        way=None if deal.phase == TALON else way_of(deal),
        cards=[popcount(hand) for hand in deal.hands[:seats]],
        stock=0 if with_talon else PACK - deal.top,
        talon=popcount(deal.talon),
        buried=popcount(deal.buried),
        piles=[popcount(pile) for pile in deal.piles[:seats]],
        points=[points_of(pile & ~deal.buried) for pile in deal.piles[:seats]],
        standing=PACK36.texts(deal.standing) if on_table else [],
        standing_seat=deal.taker if on_table else None,
        tricks=list(run.story.tricks),
    )


def trumps(options: dict[str, object], seats: int) -> list[list[str]]:
    """Each seat's trump suits (DK-TRUMP)."""
    if options["trump"] == "ranked":
        return [["D", "S"] for _ in range(seats)]
    suits = options["trump_suits"]
    assert isinstance(suits, list)
    return [[suits[seat]] if options["trump"] == "own" else list(suits) for seat in range(seats)]


def private(run: api.Run | None, seat: int | None) -> Private:
    """The cards that the seat gave, received, buried and took from the talon in this deal."""
    if run is None:
        return Private(given=[], received=[], buried=[], talon=[])
    story: Story = run.story
    return Private(
        given=[Passed(card=card, seat=to) for giver, to, card in story.passed if giver == seat],
        received=[Passed(card=card, seat=giver) for giver, to, card in story.passed if to == seat],
        buried=list(story.buried) if seat is not None and seat == run.deal.soloist else [],
        talon=[card for taker, card in story.talon if taker == seat],
    )


def hand(run: api.Run, seat: int) -> list[str | None]:
    """A seat's own cards."""
    return [*PACK36.texts(run.deal.hands[seat])]


def public(progress: api.Progress) -> Public:
    """What everyone knows."""
    course, run = progress.course, progress.current
    return Public(
        **api.known_to_all(progress),
        trumps=trumps(dict(progress.options), progress.seats),
        out=course.out(),
        eggs=course.eggs,
        deals=[past(done, done.outcome) for done in progress.runs if done.outcome],
        deal=current(run, progress.seats) if run else None,
    )


def view(progress: api.Progress, seat: int | None, shared: Public | None = None) -> View:
    """What a seat, or a spectator (None), may know."""
    run = progress.current
    return View(
        **api.asked(progress, seat, menu),
        hand=hand(run, seat) if run and seat is not None else None,
        public=shared or public(progress),
        private=private(run, seat),
    )
