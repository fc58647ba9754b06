"""Deals of the exchange game that could be: cards given and received, nobody had won (EX-SEEN, EX-WIN).

A world is a deck and the cards of all exchanges out of sight. All of them are equally likely that show the
seat the same: its hand, its own exchanges, who won and with which quartets. Since everybody parts with one of
equally many cards each time, this is also what even chances in every hidden exchange come to.

``ways.py`` counts in which ways cards that the seat knows went about. A way is then filled in with cards, and
drawn again where somebody would have won too early, or not as they did.
"""

from __future__ import annotations

from typing import NamedTuple

from kozyr.cards import PACK52
from kozyr.engine import bit, popcount
from kozyr.games import api
from kozyr.games.exchange.deal import GIVING, PACK, RETURNING, WHAT, Deal, Rules, quartets
from kozyr.games.exchange.routes import Routes
from kozyr.games.exchange.view import Shown
from kozyr.games.exchange.ways import (
    FREE,
    GONE,
    Counted,
    Event,
    Known,
    Move,
    Plan,
    TooMany,
    got_and_parted,
    neighbour_in,
)
from kozyr.games.worlds import Chance, Sampler, World, Worlds, bits, shuffle

ALL = (1 << PACK) - 1
LIMIT = 60_000
"""How many steps are looked at before ways are not counted but found (`Routes`); about a second's work."""


class Seen(NamedTuple):
    """What one seat or a spectator has seen of a deal."""

    seats: int
    target: int
    dealer: int
    seat: int | None
    dealt: int
    """The seat's cards as dealt."""
    events: list[Event]
    over: bool
    shown: list[Shown]
    """The winners' quartets."""


def seen(run: api.Run, seat: int | None) -> Seen:
    """Pick from a deal what the seat has seen."""
    deal: Deal = run.deal
    rules: Rules = run.rules
    events: list[Event] = []
    for actor, action in run.actions:
        card = action & WHAT
        if action & GIVING:
            receiver = (actor + 1) % rules.seats
            mine = seat in (actor, receiver)
            events.append(Event(actor, receiver, card if mine else None, done=False))
        else:
            last = events.pop()
            mine = seat in (last.giver, last.receiver)
            events.append(last._replace(returned=card if mine else None, done=True))
    dealt = 0 if seat is None else deal.hands[seat]
    for event in reversed(events):
        got, parted = got_and_parted(event, seat)
        dealt &= ~bit(got) if got is not None else -1
        dealt |= bit(parted) if parted is not None else 0
    over = run.outcome is not None
    return Seen(rules.seats, rules.target, run.dealer, seat, dealt, events, over, list(run.story.shown))


class ExchangeWorlds(Worlds):
    """All decks with exchanges out of sight that would have shown the same."""

    def __init__(self, shown: Seen) -> None:
        self.shown = shown
        self.size = PACK // shown.seats
        self.quartets = {
            hand.seat: sum(quartet(PACK52.ranks.index(rank)) for rank in hand.ranks) for hand in shown.shown
        }
        ends = {card: seat for seat, cards in self.quartets.items() for card in bits(cards)}
        self.known = Known(shown.seat, shown.seats, self.size, shown.events, ends)
        self.ways = self._count()

    def _count(self) -> Counted | Routes:
        seat = self.shown.seat
        sides = [] if seat is None else sorted({(seat + by) % self.shown.seats for by in (1, -1)})
        for watched in (sides, []):
            try:
                return Counted(self.known, watched, LIMIT)
            except TooMany:
                pass
        self.even = False
        return Routes(self.known)

    def draw(self, chance: Chance) -> World:
        """A deck and the exchanges."""
        while True:
            told = Telling(self, chance).tell(self.ways.draw(chance))
            if told is not None and self._holds(told):
                return told

    def _holds(self, world: World) -> bool:
        """Whether nobody wins before the end, and then who did (EX-WIN)."""
        seats, target = self.shown.seats, self.shown.target
        hands = [0] * seats
        for place, card in enumerate(world.deck[: self.size * seats]):
            hands[(self.shown.dealer + 1 + place) % seats] |= bit(card)
        changed: tuple[int, ...] = tuple(range(seats))
        actions = iter(world.actions)
        for event in self.shown.events:
            if any(popcount(quartets(hands[seat])) >= target for seat in changed):
                return False
            if not event.done:
                return True
            swap = bit(next(actions)[1] & WHAT) | bit(next(actions)[1] & WHAT)
            hands[event.giver] ^= swap
            hands[event.receiver] ^= swap
            changed = event.giver, event.receiver
        for seat in range(seats):
            full = quartets(hands[seat])
            won = popcount(full) >= target
            if won != (seat in self.quartets):
                return False
            if won and sum(quartet(rank) for rank in bits(full)) != self.quartets[seat]:
                return False
        return True


def quartet(rank: int) -> int:
    """The four cards of a rank."""
    return sum(bit(rank + 13 * suit) for suit in range(4))


class Telling:
    """One world told from the first card on: a card is known by its place in the deck until it is named."""

    def __init__(self, worlds: ExchangeWorlds, chance: Chance) -> None:
        self.worlds, self.chance = worlds, chance
        shown, size = worlds.shown, worlds.size
        self.free: list[list[int]] = [[] for _ in range(shown.seats)]
        """By seat, the cards that aren't told apart."""
        self.gone: list[list[int]] = [[] for _ in range(shown.seats)]
        self.under_way: dict[int, int] = {}
        self.named: dict[int, int] = {}
        """Place -> card."""
        for place in range(size * shown.seats):
            self.free[(shown.dealer + 1 + place) % shown.seats].append(place)
        if shown.seat is not None:
            mine = shuffle(bits(shown.dealt), chance)
            self.named.update(zip(self.free[shown.seat], mine, strict=True))
        self.places = {card: place for place, card in self.named.items()}
        """The cards of the seat itself -> place."""

    def tell(self, plan: Plan) -> World | None:
        """Go through the exchanges; None where a card would come back that was gone for good."""
        shown = self.worlds.shown
        for trip, seat in plan.starts.items():
            self.under_way[trip] = self._take(seat, FREE)
        steps: list[tuple[int, int]] = []
        for event, move in zip(shown.events, plan.moves, strict=True):
            if shown.seat in (event.giver, event.receiver):
                done = self._own(event, move)
            else:
                done = self._hidden(event, move)
            if done is None:
                return None
            steps += [(event.giver, GIVING | done[0])]
            if event.done:
                steps += [(event.receiver, RETURNING | done[1])]
        if not self._name_shown():
            return None
        deck = self._deck()
        return World(deck, [(seat, what & ~WHAT | deck[what & WHAT]) for seat, what in steps])

    def _own(self, event: Event, move: Move) -> tuple[int, int] | None:
        shown = self.worlds.shown
        got, parted = got_and_parted(event, shown.seat)
        neighbour = neighbour_in(event, shown.seat)
        went, came = move if shown.seat == event.giver else move[::-1]
        came_place = went_place = 0
        if got is not None:
            came_place = self._take(neighbour, came)
            if self.named.setdefault(came_place, got) != got:
                return None
        if parted is not None:
            went_place = self.places.pop(parted)
            self._put(neighbour, went, went_place)
        if got is not None:
            self.places[got] = came_place
        return (went_place, came_place) if shown.seat == event.giver else (came_place, went_place)

    def _hidden(self, event: Event, move: Move) -> tuple[int, int]:
        given = self._take(event.giver, move[0])
        returned = self._take(event.receiver, move[1]) if event.done else 0
        self._put(event.receiver, move[0], given)
        if event.done:
            self._put(event.giver, move[1], returned)
        return given, returned

    def _take(self, seat: int, item: int) -> int:
        if item >= 0:
            return self.under_way.pop(item)
        cards = self.free[seat] if item == FREE else self.gone[seat]
        at = self.chance.randrange(len(cards))
        cards[at], cards[-1] = cards[-1], cards[at]
        return cards.pop()

    def _put(self, seat: int, item: int, place: int) -> None:
        if item >= 0:
            self.under_way[item] = place
        elif item == GONE and seat in self.worlds.ways.watched:
            self.gone[seat].append(place)
        else:
            self.free[seat].append(place)

    def _name_shown(self) -> bool:
        """Name the cards that winners showed and that the seat had never held."""
        known = self.worlds.known
        for card in self.worlds.ways.paths.fresh:
            trip = 2 * len(known.events) + card
            place = self._take(known.ends[card], trip if trip in self.under_way else FREE)
            if self.named.setdefault(place, card) != card:
                return False
        return True

    def _deck(self) -> list[int]:
        left = ALL
        for card in self.named.values():
            left &= ~bit(card)
        rest = shuffle(bits(left), self.chance)
        return [self.named[place] if place in self.named else rest.pop() for place in range(PACK)]


worlds = Sampler(seen, ExchangeWorlds)
