"""Deals of the soloist forms that could be (3.4).

A world is a deck and the choices made out of sight: the talon gift, the buried cards, the swap. It is drawn
backwards: where the cards are now, by what the tricks told (DK-S-ANSWER) and by the cards that went through
the seat's own hands; then what was given, taken up and buried is given back, any card that can have been it
equally likely. The order of the auction (DK-S-AUCTION) and that the deal wasn't thrown in (DK-S-REDEAL) are
looked at last, by the rules themselves; a deal that fails is drawn again.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from kozyr.cards import PACK36
from kozyr.engine import bit, popcount
from kozyr.games import api
from kozyr.games.donkey.actions import cards_of, given_cards
from kozyr.games.donkey.sample_swap import Swap, older
from kozyr.games.donkey.soloist import SIX_OF_SPADES, TOP_SPADES, order_auction, thrown_in
from kozyr.games.donkey.state import (
    ACT_BURY,
    ACT_GIVE,
    ACT_RETURN,
    AUCTION,
    DIGIT,
    GIFT,
    LITERAL,
    VERB,
    Deal,
    Rules,
)
from kozyr.games.donkey.tables import PACK, group_cards
from kozyr.games.donkey.view import Trick
from kozyr.games.spread import Holder, Spread
from kozyr.games.worlds import Chance, World, Worlds, bits, shuffle

ALL = (1 << PACK) - 1

PILE = -1
"""Stands for the soloist's buried cards among seats."""

Passed = dict[int, int | None]
"""By opponent in the order of play, the card that went between it and the soloist; None where not known."""


class Seen(NamedTuple):
    """What one seat or a spectator has seen of a deal."""

    rules: Rules
    dealer: int
    seat: int | None
    dealt: int
    """The seat's cards as dealt, and as they are now."""
    hand: int
    cards: list[int]
    """How many cards each seat holds now."""
    asked: list[int]
    """The seats that were asked in the auction, in order."""
    soloist: int
    gift: bool
    """Whether the soloist takes the talon to give."""
    taken: bool
    """Whether the talon was taken up, or shared."""
    talon: list[int]
    """The cards of it that the seat took up, in the deck's order."""
    buried: int | None
    """What was buried; None where the seat doesn't know."""
    gifts: Passed
    swaps: Passed
    returns: Passed
    starter: int
    """Who led first, or will; -1 before that is known."""
    tricks: Sequence[Trick]
    actions: list[tuple[int, int]]
    """What was done out of sight has nothing but its verb."""


def seen(run: api.Run, seat: int | None) -> Seen:
    """Pick from a deal what the seat has seen."""
    deal: Deal = run.deal
    rules: Rules = run.rules
    order = turns(rules, run.dealer)
    plays = seat in order
    place = order.index(seat) if seat is not None and plays else 0
    asked = [said.seat for said in run.story.auction]
    if deal.phase == AUCTION:
        asked.append(deal.to_act)
    gifts: Passed = {}
    swaps: Passed = {}
    returns: Passed = {}
    actions = []
    for actor, action in run.actions:
        verb = action >> VERB << VERB
        if verb == ACT_GIVE:
            into = gifts if deal.way == GIFT and not gifts else swaps
            for other, card in zip(turns(rules, actor), given_cards(action), strict=False):
                into[other] = card if seat in (actor, other) else None
        elif verb == ACT_RETURN:
            returns[actor] = cards_of(action)[0] if seat in (actor, deal.soloist) else None
        hidden = verb in (ACT_GIVE, ACT_RETURN, ACT_BURY)
        actions.append((actor, verb if hidden else action))
    return Seen(
        rules=rules,
        dealer=run.dealer,
        seat=seat if plays else None,
        dealt=PACK36.mask(run.deck[place : deal.top : len(order)]) if plays else 0,
        hand=deal.hands[seat] if plays and seat is not None else 0,
        cards=[popcount(hand) for hand in deal.hands],
        asked=asked,
        soloist=deal.soloist,
        gift=deal.way == GIFT,
        taken=bool(run.story.talon),
        talon=[PACK36.parse(card) for taker, card in run.story.talon if taker == seat],
        buried=deal.buried if seat == deal.soloist or not deal.buried else None,
        gifts=gifts,
        swaps=swaps,
        returns=returns,
        starter=deal.starter,
        tricks=run.story.tricks[:],
        actions=actions,
    )


def turns(rules: Rules, seat: int) -> list[int]:
    """The seats in play, from the next one on."""
    found: list[int] = []
    while len(found) < rules.players:
        seat = rules.follow[seat]
        found.append(seat)
    return found


class ThrownIn(Worlds):
    """The decks of a deal that was thrown in: nobody saw a card of it (DK-S-REDEAL)."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules

    def draw(self, chance: Chance) -> World:
        """Put the four oldest trumps into one hand; to the letter of the rule, not into one hand."""
        rules = self.rules
        turn = chance.randrange(rules.players)
        places = list(range(turn, rules.hand * rules.players, rules.players))
        if rules.redeal == LITERAL:
            while True:
                deck = shuffle(list(range(PACK)), chance)
                spades = [place for place in range(PACK) if TOP_SPADES >> deck[place] & 1]
                turns_of = {place % rules.players for place in spades}
                if len(turns_of) > 1 or spades[-1] >= rules.hand * rules.players:
                    return World(deck, [])
        chosen = shuffle(places, chance)[:4]
        rest = shuffle(bits(ALL & ~TOP_SPADES), chance)
        deck = [-1] * PACK
        for place, card in zip(chosen, bits(TOP_SPADES), strict=True):
            deck[place] = card
        return World([card if card >= 0 else rest.pop() for card in deck], [])


class SoloWorlds(Worlds):
    """All decks with choices out of sight that would have shown the same."""

    def __init__(self, shown: Seen) -> None:
        self.shown = shown
        rules = shown.rules
        self.order = turns(rules, shown.dealer)
        self.others = [seat for seat in self.order if seat != shown.seat]
        self.talon_size = PACK - rules.hand * rules.players
        self.known = [0] * len(shown.cards)
        """By seat, what it is known to have held as the play began, or now if it hasn't."""
        barred = [0] * len(shown.cards)
        laid = self._look_at_tricks(barred)
        held = self._held(laid)
        for seat in self.others:
            self.known[seat] |= held[seat]
        if shown.seat is not None:
            self.known[shown.seat] |= shown.hand
        pool = ALL & ~(shown.buried or 0)
        for cards in self.known:
            pool &= ~cards
        if shown.seat == shown.soloist:
            for seat, card in shown.returns.items():
                assert card is not None
                barred[seat] |= older(card)
        self.pile = shown.buried is None
        """Whether there are buried cards that the seat doesn't know."""
        rooms = {seat: shown.cards[seat] - popcount(held[seat]) for seat in self.others}
        self.hidden = [seat for seat, card in shown.returns.items() if card is None]
        self.swap: Swap | None = None
        if self.hidden:
            self._count_swap(pool, rooms, barred)
        else:
            holders = [Holder(rooms[seat], barred[seat] & pool) for seat in self.others]
            if self.pile:
                holders.append(Holder(self.talon_size))
            self.spread = Spread(pool, holders)

    def _look_at_tricks(self, barred: list[int]) -> int:
        """Note what was laid by whom, and that who threw off another group had none of the one led."""
        gone = 0
        for trick in self.shown.tricks:
            led = group_cards(PACK36.parse(trick.laid[0].cards[0]))
            for laid in trick.laid:
                card = bit(PACK36.parse(laid.cards[0]))
                gone |= card
                self.known[laid.seat] |= card
                if laid.kind == "discard" and card & led == 0:
                    barred[laid.seat] |= led
        return gone

    def _held(self, laid: int) -> list[int]:
        """By seat, the cards that it is known to hold now: what it got from who looks, the six of spades."""
        shown = self.shown
        held = [0] * len(shown.cards)
        if shown.seat is not None and shown.soloist >= 0:
            for passed, back in ((shown.gifts, False), (shown.swaps, False), (shown.returns, True)):
                for seat, card in passed.items():
                    giver, taker = (seat, shown.soloist) if back else (shown.soloist, seat)
                    if card is not None:
                        held[giver] &= ~bit(card)
                        held[taker] |= bit(card)
        if shown.soloist < 0 and shown.starter >= 0:
            held[shown.starter] |= SIX_OF_SPADES
        return [cards & ~laid for cards in held]

    def _count_swap(self, pool: int, rooms: dict[int, int], barred: list[int]) -> None:
        """Count the ways of the swap; a third opponent, whom only a spectator has, is tried in `Undone`.

        Hands and the pile that have no part in it and may hold the same cards are one bin.
        """
        shown = self.shown
        self.counted, self.tried = self.hidden[:2], self.hidden[2:]
        bins: list[tuple[list[int], int]] = [
            ([seat], barred[seat] & pool) for seat in (shown.soloist, *self.counted)
        ]
        apart: dict[int, list[int]] = {0: [PILE]} if self.pile else {}
        for seat in self.others:
            if seat != shown.soloist and seat not in self.counted:
                apart.setdefault(barred[seat] & pool, []).append(seat)
        bins += [(seats, bar) for bar, seats in apart.items()]
        self.bins = [seats for seats, _ in bins]
        self.rooms = {**rooms, PILE: self.talon_size}
        where = {
            card: tuple(place for place, (_, bar) in enumerate(bins) if not bar >> card & 1)
            for card in bits(pool)
        }
        known = [self.known[seats[0]] for seats in self.bins[: 1 + len(self.counted)]]
        room = [sum(self.rooms[seat] for seat in seats) for seats in self.bins]
        spoken_for = sum(bit(card) for card in shown.returns.values() if card is not None)
        self.swap = Swap(known, where, room, len(self.counted), spoken_for)

    def draw(self, chance: Chance) -> World:
        """A deck and what was done out of sight."""
        while True:
            told = Undone(self, chance)
            if told.possible and self._holds(told.hands):
                return told.world()

    def _holds(self, hands: list[int]) -> bool:
        """Whether these hands, dealt, aren't thrown in and are asked in the auction as they were."""
        rules = self.shown.rules
        deal = Deal()
        deal.dealer, deal.hands = self.shown.dealer, hands
        if thrown_in(deal, rules):
            return False
        order_auction(deal, rules)
        return deal.order[: len(self.shown.asked)] == self.shown.asked


class Undone:
    """One world, told backwards from where the cards are now."""

    def __init__(self, worlds: SoloWorlds, chance: Chance) -> None:
        self.worlds, self.chance = worlds, chance
        shown = worlds.shown
        self.hands = worlds.known[:]
        """By seat; at the end as dealt."""
        self.talon: list[int] = []
        self.buried = shown.buried or 0
        self.returns, self.swaps, self.gifts = dict(shown.returns), dict(shown.swaps), dict(shown.gifts)
        self.possible = True
        """Whether a swap that was tried can have been so."""
        self._place_cards()
        if not self.possible:
            return
        if shown.soloist >= 0:
            self._give_back(self.returns, back=True)
            self._give_back(self.swaps, back=False)
            self._give_back(self.gifts, back=False)
        self._lay_talon_down()

    def _place_cards(self) -> None:
        worlds = self.worlds
        if worlds.swap is not None:
            self._place_swap(worlds.swap)
            return
        piles, self.talon = worlds.spread.draw(self.chance)
        for seat, cards in zip(worlds.others, piles, strict=False):
            self.hands[seat] |= sum(map(bit, cards))
        if worlds.pile:
            self.buried = sum(map(bit, piles[-1]))

    def _place_swap(self, swap: Swap) -> None:
        worlds = self.worlds
        drawn = swap.draw(self.chance)
        for seats, cards in zip(worlds.bins, drawn.bins, strict=True):
            rest = shuffle(cards, self.chance) if len(seats) > 1 else cards
            for seat in seats:
                count = worlds.rooms[seat]
                mine = sum(map(bit, rest[:count]))
                rest = rest[count:]
                if seat == PILE:
                    self.buried = mine
                else:
                    self.hands[seat] |= mine
        for seat, returned, given in zip(worlds.counted, drawn.returned, drawn.given, strict=True):
            self.returns[seat] = returned
            self.swaps[seat] = given if given >= 0 else self._any(self.hands[seat])
        for seat in worlds.tried:
            spoken_for = sum(bit(card) for card in self.returns.values() if card is not None)
            returned = self._any(self.hands[worlds.shown.soloist] & ~spoken_for)
            given = self._any(self.hands[seat])
            self.returns[seat], self.swaps[seat] = returned, given
            self.possible = self.hands[seat] & ~bit(given) & older(returned) == 0

    def _any(self, cards: int) -> int:
        found = bits(cards)
        return found[self.chance.randrange(len(found))]

    def _give_back(self, passed: Passed, back: bool) -> None:
        """Undo that cards went from the soloist to opponents, or back; those not known are any of a hand."""
        soloist = self.worlds.shown.soloist
        for seat in reversed(list(passed)):
            giver, taker = (seat, soloist) if back else (soloist, seat)
            card = passed[seat]
            if card is None:
                card = passed[seat] = self._any(self.hands[taker])
            self.hands[taker] &= ~bit(card)
            self.hands[giver] |= bit(card)

    def _lay_talon_down(self) -> None:
        """Undo that the talon was taken up, or shared, and cards buried."""
        worlds, shown = self.worlds, self.worlds.shown
        if not shown.taken:
            shuffle(self.talon, self.chance)
            return
        if shown.soloist < 0:
            for seat in worlds.order[: worlds.talon_size]:
                card = shown.talon[0] if seat == shown.seat else self._any(self.hands[seat])
                self.hands[seat] &= ~bit(card)
                self.talon.append(card)
            return
        self.talon = shown.talon[:]
        if shown.seat != shown.soloist:
            self.talon = shuffle(bits(self.hands[shown.soloist]), self.chance)[: worlds.talon_size]
        for card in self.talon:
            self.hands[shown.soloist] &= ~bit(card)
        self.hands[shown.soloist] |= self.buried

    def world(self) -> World:
        """The deck, and the actions with their cards."""
        worlds = self.worlds
        deck = [0] * PACK
        dealt = PACK - worlds.talon_size
        for turn, seat in enumerate(worlds.order):
            deck[turn : dealt : len(worlds.order)] = shuffle(bits(self.hands[seat]), self.chance)
        deck[dealt:] = self.talon
        actions = []
        given = [passed for passed in (self.gifts, self.swaps) if passed]
        for seat, action in worlds.shown.actions:
            if action == ACT_GIVE:
                digits = 0
                for card in given.pop(0).values():
                    assert card is not None
                    digits = digits << DIGIT | card + 1
                action += digits
            elif action == ACT_BURY:
                action |= self.buried
            elif action == ACT_RETURN:
                card = self.returns[seat]
                assert card is not None
                action |= card
            actions.append((seat, action))
        return World(deck, actions)
