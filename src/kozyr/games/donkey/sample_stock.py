"""Deals with a stock that could be: each for himself, and pairs.

Everybody's actions are seen by all, so a world is a deck alone, and a place of the deck is one seat's: dealt
to it, or drawn by it after a trick that all saw. Hidden is which of its places a laid card came from, what
lies in the places whose cards are still in hand, and the order of the stock.

Laid cards come from any of the places that the seat had open then, four of them whatever it laid before, so
the choice is free; ``must_beat`` alone takes away from it: a seat that threw one card off held none that
beats, so each card has an *earliest* round of drawing in which the seat can have got it. Ways to open places
under these bounds are counted (`Track`). What is left over is looked at by the rules themselves, and a deck
that fails is drawn again: quartets not led (DK-QUARTET), the lowest diamond (DK-FIRST), several cards thrown
off at once (DK-ANSWER). Few decks fail, as these things are rarely in the way of a deal as it went on.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from kozyr.cards import PACK36
from kozyr.engine import bit, lowest
from kozyr.games import api
from kozyr.games.donkey.deal import beating_choices, draw, first_leader, open_trick, quartets
from kozyr.games.donkey.state import Deal, Rules
from kozyr.games.donkey.tables import DIAMONDS, HAND, PACK, RANKS, by_seniority
from kozyr.games.donkey.view import Trick
from kozyr.games.worlds import Chance, Lot, World, Worlds, bits, shuffle

ALL = (1 << PACK) - 1
State = tuple[int, ...]
"""The rounds of a seat's open places, in order."""


class Seen(NamedTuple):
    """What one seat or a spectator has seen of a deal."""

    rules: Rules
    dealer: int
    seat: int | None
    own: dict[int, list[int]]
    """The seat's cards by the round in which it got them: 0 as dealt, i after the i-th trick."""
    tricks: Sequence[Trick]
    to_act: int
    actions: list[tuple[int, int]]


def rounds(rules: Rules, dealer: int, tricks: Sequence[Trick]) -> dict[int, list[list[int]]]:
    """By seat, for each round of drawing the places of the deck whose cards it got (C-DEAL, DK-DRAW)."""
    found: dict[int, list[list[int]]] = {}
    seat = dealer
    for turn in range(rules.players):
        seat = rules.follow[seat]
        found[seat] = [[*range(turn, rules.hand * rules.players, rules.players)]]
    top = rules.hand * rules.players
    for trick in tricks:
        if trick.taker is None:
            break
        last = min(top + len(trick.laid[0].cards) * rules.players, PACK)
        seat = trick.taker
        for turn in range(rules.players):
            found[seat].append([*range(top + turn, last, rules.players)])
            seat = rules.follow[seat]
        top = last
    return found


def seen(run: api.Run, seat: int | None) -> Seen:
    """Pick from a deal what the seat has seen."""
    rules: Rules = run.rules
    tricks = run.story.tricks[:]
    places = rounds(rules, run.dealer, tricks)
    own = places.get(seat, []) if seat is not None else []
    return Seen(
        rules=rules,
        dealer=run.dealer,
        seat=seat if seat in places else None,
        own={number: sorted(run.deck[place] for place in got) for number, got in enumerate(own)},
        tricks=tricks,
        to_act=run.deal.to_act,
        actions=run.actions[:],
    )


class Answer(NamedTuple):
    """A discard under ``must_beat``: no choice from the hand beats these."""

    trick: int
    seat: int
    standing: int


def discards(rules: Rules, tricks: Sequence[Trick]) -> Iterator[Answer]:
    """The discards that ``must_beat`` says something of (DK-ANSWER)."""
    if not rules.must_beat:
        return
    for number, trick in enumerate(tricks):
        standing = 0
        for laid in trick.laid:
            if laid.kind == "discard":
                yield Answer(number, laid.seat, standing)
            else:
                standing = PACK36.mask(map(PACK36.parse, laid.cards))


class Track:
    """One other seat: the ways in which its laid cards can have come from its open places."""

    def __init__(self, steps: list[int], earliest: list[int], unseen: int, taken: int) -> None:
        """Set out.

        Args:
            steps: what happened in order: a card laid, or -1 - i for a place that opened in round i.
            earliest: by card, the first round in which the seat can have got it.
            unseen: the cards that its places may hold which are open at the end.
            taken: how many of them other seats take first.
        """
        self.steps = steps
        self.earliest = earliest
        self.bound = any(earliest)
        self._lots: dict[tuple[int, State], Lot[int]] = {}
        self._allowed = [unseen & allowed for allowed in _allowed_by_round(earliest, steps)]
        self._left = unseen.bit_count() - taken
        self._steps_left: dict[tuple[int, State], int] = {}

    def rooms(self, state: State) -> list[int]:
        """How many cards each place open at the end has to choose from, if others choose kindly."""
        return [
            min(self._allowed[number].bit_count(), self._left) - before for before, number in enumerate(state)
        ]

    def _ways(self, step: int, state: State) -> int:
        while step < len(self.steps) and self.steps[step] < 0:
            state = (*state, -1 - self.steps[step])
            step += 1
        if step < len(self.steps):
            return self._lot(step, state).total
        ways = 1
        for room in self.rooms(state):
            ways *= max(room, 0)
        return ways

    def _lot(self, step: int, state: State) -> Lot[int]:
        """From which round the place is that a card is laid from."""
        found = self._lots.get((step, state))
        if found is None:
            options = [number for number in sorted(set(state)) if number >= self.earliest[self.steps[step]]]
            weights = [
                state.count(number) * self._ways(step + 1, without(state, number)) for number in options
            ]
            found = self._lots[step, state] = Lot(options, weights)
        return found

    def draw(self, places: Sequence[list[int]], deck: list[int], chance: Chance) -> list[tuple[int, int]]:
        """Put the laid cards in the deck; answer with the open places, each with its round."""
        state: State = ()
        ready = [shuffle(got[:], chance) for got in places]
        for step, what in enumerate(self.steps):
            if what < 0:
                state = (*state, -1 - what)
                continue
            if self.bound:
                number = self._lot(step, state).draw(chance)
            else:
                number = state[chance.randrange(len(state))]
            state = without(state, number)
            deck[ready[number].pop()] = what
        return [(ready[number].pop(), number) for number in state]

    def fill(self, opened: list[tuple[int, int]], pool: int, deck: list[int], chance: Chance) -> int:
        """Put unseen cards into the open places; answers with those left, -1 where that can't be.

        A seat that comes later finds fewer cards than were counted for it; then this is only done in as many
        cases of a hundred as there are cards, so to say.
        """
        if not self.bound:
            cards = bits(pool)
            for last, (place, _) in enumerate(opened):
                at = last + chance.randrange(len(cards) - last)
                cards[last], cards[at] = cards[at], cards[last]
                deck[place] = cards[last]
                pool &= ~bit(cards[last])
            return pool
        kindly = self.rooms(tuple(number for _, number in opened))
        for (place, number), most in zip(opened, kindly, strict=True):
            cards = bits(pool & self._allowed[number])
            at = chance.randrange(most)
            if at >= len(cards):
                return -1
            deck[place] = cards[at]
            pool &= ~bit(cards[at])
        return pool


def without(state: State, number: int) -> State:
    """The rounds of the open places with one place of a round less."""
    at = state.index(number)
    return state[:at] + state[at + 1 :]


def _allowed_by_round(earliest: list[int], steps: Sequence[int]) -> list[int]:
    """By round, the cards that a seat can have got in it."""
    last = max((-1 - step for step in steps if step < 0), default=0)
    return [sum(bit(card) for card in range(PACK) if earliest[card] <= number) for number in range(last + 1)]


class StockWorlds(Worlds):
    """All decks that would have shown the same."""

    def __init__(self, shown: Seen) -> None:
        self.shown = shown
        rules, tricks = shown.rules, shown.tricks
        self.places = rounds(rules, shown.dealer, tricks)
        self.laid = [
            [(laid.seat, PACK36.mask(map(PACK36.parse, laid.cards))) for laid in trick.laid]
            for trick in tricks
        ]
        self.takers = [trick.taker for trick in tricks]
        self.refusals = [answer for answer in discards(rules, tricks) if answer.standing.bit_count() > 1]
        """Those that say more than what each card can do by itself."""
        gone = sum(cards for trick in self.laid for _, cards in trick)
        own = sum(bit(card) for got in shown.own.values() for card in got)
        self.unseen = ALL & ~(gone | own)
        stock = {place for got in self.places.values() for row in got for place in row}
        self.stock = [place for place in range(PACK) if place not in stock]
        earliest = self._earliest()
        self.tracks: dict[int, Track] = {}
        taken = 0
        for seat in self.places:
            if seat != shown.seat:
                steps = self._steps(seat)
                self.tracks[seat] = Track(steps, earliest[seat], self.unseen, taken)
                taken += sum(1 if step < 0 else -1 for step in steps)

    def _steps(self, seat: int) -> list[int]:
        steps = [-1] * len(self.places[seat][0])
        for number, trick in enumerate(self.laid):
            for other, cards in trick:
                if other == seat:
                    steps += bits(cards)
            if self.takers[number] is not None:
                steps += [-2 - number] * len(self.places[seat][number + 1])
        return steps

    def _earliest(self) -> dict[int, list[int]]:
        """By seat and card, the first round in which the seat can have got the card.

        A card that was laid before a discard isn't bound by it.
        """
        rules = self.shown.rules
        found = {seat: [0] * PACK for seat in self.places}
        gone: dict[int, int] = dict.fromkeys(bits(self.unseen), len(self.laid))
        for number, trick in enumerate(self.laid):
            for _, cards in trick:
                gone |= dict.fromkeys(bits(cards), number)
        for answer in discards(rules, self.shown.tricks):
            if answer.standing.bit_count() == 1:
                beat = rules.beats[answer.seat * PACK + lowest(answer.standing)]
                for card in bits(beat):
                    if gone.get(card, -1) >= answer.trick:
                        found[answer.seat][card] = answer.trick + 1
        if rules.first:
            self._bind_diamonds(found)
        return found

    def _bind_diamonds(self, found: dict[int, list[int]]) -> None:
        """Where the seat led first, nobody else was dealt a diamond lower than its own (DK-FIRST)."""
        shown = self.shown
        leader = self.laid[0][0][0] if self.laid else shown.to_act
        if leader != shown.seat:
            return
        hand = sum(bit(card) for card in shown.own[0])
        if quartets(hand) or (hand & DIAMONDS == 0 and leader != shown.rules.follow[shown.dealer]):
            return
        least = lowest(by_seniority((hand & DIAMONDS) >> RANKS) | bit(RANKS))
        for seat, earliest in found.items():
            for card in bits(DIAMONDS):
                if seat != leader and lowest(by_seniority(bit(card) >> RANKS)) < least:
                    earliest[card] = max(earliest[card], 1)

    def draw(self, chance: Chance) -> World:
        """A deck; the actions are those that all saw."""
        while True:
            deck = self._deck(chance)
            if deck and self._holds(deck):
                return World(deck, self.shown.actions)

    def _deck(self, chance: Chance) -> list[int]:
        """A deck that keeps to what is counted; empty where chance says to draw again."""
        deck = [0] * PACK
        for number, cards in self.shown.own.items():
            assert self.shown.seat is not None
            for place, card in zip(
                self.places[self.shown.seat][number], shuffle(cards[:], chance), strict=True
            ):
                deck[place] = card
        pool = self.unseen
        for seat, track in self.tracks.items():
            opened = track.draw(self.places[seat], deck, chance)
            pool = track.fill(opened, pool, deck, chance)
            if pool < 0:
                return []
        for place, card in zip(self.stock, shuffle(bits(pool), chance), strict=True):
            deck[place] = card
        return deck

    def _holds(self, deck: list[int]) -> bool:
        """Whether the tricks could go as they went: who led, quartets, cards thrown off."""
        rules = self.shown.rules
        deal = Deal()
        deal.dealer, deal.deck = self.shown.dealer, deck
        for seat, places in self.places.items():
            for place in places[0]:
                deal.hands[seat] |= bit(deck[place])
        deal.top = rules.hand * rules.players
        leader = first_leader(deal, rules)
        for number, trick in enumerate(self.laid):
            open_trick(deal, leader)
            if deal.to_act != trick[0][0] or self._hides_quartet(deal.hands[deal.to_act], trick[0][1]):
                return False
            if any(
                answer.trick == number
                and beating_choices(rules, answer.seat, deal.hands[answer.seat], answer.standing) != 0
                for answer in self.refusals
            ):
                return False
            for seat, cards in trick:
                deal.hands[seat] &= ~cards
            taker = self.takers[number]
            if taker is None:
                return True
            draw(deal, rules, taker)
            leader = taker
        open_trick(deal, leader)
        return self.shown.to_act < 0 or deal.to_act == self.shown.to_act

    @staticmethod
    def _hides_quartet(hand: int, led: int) -> bool:
        return hand.bit_count() == HAND and quartets(hand) != 0 and hand != led
