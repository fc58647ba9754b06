"""Oh Hell as OpenSpiel plays it, compiled: its rules, players who count, and what fits what they did.

A card is ``rank * 4 + suit``, a set of cards has a bit for each. A position is three int64 arrays (hands,
bids, tricks, all by seat) and one of words, below. Seat 0 bids and leads first. A score is the tricks taken,
and ten more where they are as many as bid.

Players count by tables that they learned by play among themselves: how often a card of a kind takes the trick
on the table (``now``) or one of those to come (``later``), and what a bid brings (``made``).
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import njit

TRUMP, TURN, PHASE, LED, BEST, OWNER, LAID, GONE, WON, SIZE, WIDTH = range(11)
"""Words: suit of trumps, seat to act, bids made, suit led (-1), best card and its seat, how many cards lie on
the table, the cards that all have seen, those that took tricks, tricks of the deal."""
SEATS, SUIT = 4, 0x1111111111111
NOW, LATER, MADE = (2, 13, 4, 4, 4, 7), (2, 13, 7, 3, 3), (29, 7, 4, 9)

fast: Any = njit(cache=True, error_model="numpy")


@fast  # type: ignore[untyped-decorator]
def count(cards: Any) -> Any:
    """How many cards."""
    n = 0
    while cards:
        cards &= cards - 1
        n += 1
    return n


@fast  # type: ignore[untyped-decorator]
def legal(hands: Any, w: Any) -> Any:
    """The cards that may be laid."""
    hand = hands[w[TURN]]
    follow = hand & (SUIT << w[LED]) if w[LED] >= 0 else 0
    return follow if follow else hand


@fast  # type: ignore[untyped-decorator]
def beats(w: Any, card: Any) -> Any:
    """Whether a card would lead the trick on the table."""
    if w[LAID] == 0:
        return True
    if card % 4 == w[BEST] % 4:
        return card > w[BEST]
    return card % 4 == w[TRUMP]


@fast  # type: ignore[untyped-decorator]
def lay(hands: Any, tricks: Any, w: Any, card: Any) -> None:
    """A card of the seat to act goes to the table; the fourth one ends the trick."""
    seat = w[TURN]
    if beats(w, card):
        w[BEST] = card
        w[OWNER] = seat
    if w[LAID] == 0:
        w[LED] = card % 4
    hands[seat] &= ~(1 << card)
    w[GONE] |= 1 << card
    w[LAID] += 1
    w[TURN] = (seat + 1) % SEATS
    if w[LAID] == SEATS:
        tricks[w[OWNER]] += 1
        w[WON] |= 1 << w[BEST]
        w[TURN] = w[OWNER]
        w[LAID] = 0
        w[LED] = -1


@fast  # type: ignore[untyped-decorator]
def bid(bids: Any, w: Any, number: Any) -> None:
    """The seat to act bids."""
    bids[w[TURN]] = number
    w[PHASE] += 1
    w[TURN] = (w[TURN] + 1) % SEATS


@fast  # type: ignore[untyped-decorator]
def barred(bids: Any, w: Any) -> Any:
    """The bid that the last seat may not make, or a number that no bid is."""
    if w[PHASE] < SEATS - 1:
        return -1
    total = 0
    for seat in range(SEATS):
        if seat != w[TURN]:
            total += bids[seat]
    return w[SIZE] - total


@fast  # type: ignore[untyped-decorator]
def later_at(w: Any, card: Any, hand: Any, need: Any, left: Any) -> Any:
    """Where the table of tricks to come has a card."""
    suit = SUIT << (card % 4)
    unseen = count(suit & ~(hand | w[GONE]) & ~((1 << card) - 1))
    company = min(2, count(hand & suit) - 1)
    wish = 0 if need <= 0 else 2 if need >= left else 1
    return ((((card % 4 == w[TRUMP]) * 13 + unseen) * 7 + left) * 3 + company) * 3 + wish


@fast  # type: ignore[untyped-decorator]
def now_at(bids: Any, tricks: Any, w: Any, card: Any, hand: Any, left: Any) -> Any:
    """Where the table of the trick on the table has a card that leads it."""
    suit = SUIT << (card % 4)
    unseen = suit & ~(hand | w[GONE])
    higher = count(unseen & ~((1 << card) - 1))
    to_come = SEATS - 1 - w[LAID]
    keen = 0
    for step in range(to_come):
        seat = (w[TURN] + 1 + step) % SEATS
        keen += bids[seat] > tricks[seat]
    many = min(3, count(unseen) // 3)
    return (((((card % 4 == w[TRUMP]) * 13 + higher) * 4 + to_come) * 4 + keen) * 4 + many) * 7 + left


@fast  # type: ignore[untyped-decorator]
def spread(chances: Any, size: Any, skip: Any, shares: Any) -> None:
    """How likely each number of tricks is where each card takes one by its own chance."""
    shares[:] = 0
    shares[0] = 1
    for place in range(size):
        if place == skip:
            continue
        p = chances[place]
        for more in range(place + 1, 0, -1):
            shares[more] = shares[more] * (1 - p) + shares[more - 1] * p
        shares[0] *= 1 - p


@fast  # type: ignore[untyped-decorator]
def made_at(bids: Any, w: Any, mean: Any, number: Any) -> Any:
    """Where the table of bids has one."""
    total = 0
    for seat in range(w[PHASE]):
        total += bids[seat]
    return ((min(28, int(mean * 6)) * 7 + number) * 4 + w[PHASE]) * 9 + min(8, total)


@fast  # type: ignore[untyped-decorator]
def bid_values(hands: Any, bids: Any, w: Any, tables: Any, chances: Any, shares: Any, values: Any) -> Any:
    """Points by bid; the mean of tricks."""
    hand = hands[w[TURN]]
    size, mean, left = 0, 0.0, hand
    for card in range(52):
        if left >> card & 1:
            chances[size] = tables[1][later_at(w, card, hand, 1, w[SIZE])]
            mean += chances[size]
            size += 1
    spread(chances, size, -1, shares)
    never = barred(bids, w)
    for number in range(w[SIZE] + 1):
        at = made_at(bids, w, mean, number)
        known, total = tables[2][at], tables[3][at]
        values[number] = (10 * (10 * shares[number] + mean) + total) / (10 + known)
        if number == never:
            values[number] = -100.0
    return mean


@fast  # type: ignore[untyped-decorator]
def card_values(
    hands: Any, bids: Any, tricks: Any, w: Any, tables: Any, chances: Any, shares: Any, values: Any
) -> Any:
    """Points by card that may be laid, from the lowest on; the cards."""
    me = w[TURN]
    hand = hands[me]
    cards = legal(hands, w)
    left = count(hand) - 1
    need = bids[me] - tricks[me]
    size = 0
    for card in range(52):
        if hand >> card & 1:
            chances[size] = tables[1][later_at(w, card, hand, need, left)]
            size += 1
    place, at = 0, 0
    for card in range(52):
        if hand >> card & 1 == 0:
            continue
        if cards >> card & 1:
            wins = tables[0][now_at(bids, tricks, w, card, hand, left)] if beats(w, card) else 0.0
            spread(chances, size, at, shares)
            mean = 0.0
            for more in range(size):
                mean += more * shares[more]
            exact = shares[need] * (1 - wins) if 0 <= need < size else 0.0
            exact += shares[need - 1] * wins if 1 <= need <= size else 0.0
            values[place] = 10 * exact + mean + wins
            place += 1
        at += 1
    return cards


@fast  # type: ignore[untyped-decorator]
def nth(cards: Any, place: Any) -> Any:
    """A card of a set by its place, from the lowest on."""
    for _ in range(place):
        cards &= cards - 1
    return count((cards & -cards) - 1)


@fast  # type: ignore[untyped-decorator]
def choice(values: Any, size: Any, heat: Any) -> Any:
    """The best place, but for noise."""
    best, top = 0, -1e9
    for place in range(size):
        value = values[place] - heat * np.log(-np.log(np.random.random() + 1e-12) + 1e-12)
        if value > top:
            best, top = place, value
    return best


@fast  # type: ignore[untyped-decorator]
def play_on(hands: Any, bids: Any, tricks: Any, w: Any, tables: Any, heat: Any) -> None:
    """To the end of the deal."""
    chances, shares, values = np.zeros(8), np.zeros(9), np.zeros(8)
    while w[PHASE] < SEATS:
        bid_values(hands, bids, w, tables, chances, shares, values)
        bid(bids, w, choice(values, w[SIZE] + 1, heat))
    while hands[w[TURN]]:
        cards = legal(hands, w)
        if cards & (cards - 1):
            card_values(hands, bids, tricks, w, tables, chances, shares, values)
            lay(hands, tricks, w, nth(cards, choice(values, count(cards), heat)))
        else:
            lay(hands, tricks, w, nth(cards, 0))


@fast  # type: ignore[untyped-decorator]
def begin(size: Any, trump: Any, w: Any) -> None:
    """The words of a deal before the first bid."""
    w[:] = 0
    w[TRUMP] = trump % 4
    w[GONE] = 1 << trump
    w[LED] = -1
    w[SIZE] = size


@fast  # type: ignore[untyped-decorator]
def seeded(seed: Any) -> None:
    """Begin numba's stream of chance anew."""
    np.random.seed(seed)


@fast  # type: ignore[untyped-decorator]
def learn(size: Any, games: Any, heat: Any, tables: Any, seen: Any) -> Any:
    """Play among themselves, and count what cards and bids brought into ``seen``; points a deal."""
    w = np.zeros(WIDTH, np.int64)
    hands, bids, tricks = np.zeros(4, np.int64), np.zeros(4, np.int64), np.zeros(4, np.int64)
    chances, shares, values = np.zeros(8), np.zeros(9), np.zeros(8)
    notes = np.zeros((2, 400, 2), np.int64)
    ats = np.zeros(4, np.int64)
    points = 0.0
    for _ in range(games):
        deck = np.random.permutation(52)
        begin(size, deck[51], w)
        hands[:] = 0
        tricks[:] = 0
        for place in range(4 * size):
            hands[place % 4] |= 1 << deck[place]
        laters, nows = 0, 0
        while w[PHASE] < SEATS:
            mean = bid_values(hands, bids, w, tables, chances, shares, values)
            number = choice(values, size + 1, heat)
            ats[w[TURN]] = made_at(bids, w, mean, number)
            hand = hands[w[TURN]]
            for card in range(52):
                if hand >> card & 1:
                    notes[1, laters] = later_at(w, card, hand, 1, size), card
                    laters += 1
            bid(bids, w, number)
        while hands[w[TURN]]:
            me = w[TURN]
            hand = hands[me]
            cards = card_values(hands, bids, tricks, w, tables, chances, shares, values)
            card = nth(cards, choice(values, count(cards), heat))
            left = count(hand) - 1
            if beats(w, card):
                notes[0, nows] = now_at(bids, tricks, w, card, hand, left), card
                nows += 1
            for other in range(52):
                if hand >> other & 1 and other != card:
                    notes[1, laters] = later_at(w, other, hand, bids[me] - tricks[me], left), other
                    laters += 1
            lay(hands, tricks, w, card)
        for note in range(nows):
            seen[0][notes[0, note, 0], 0] += 1
            seen[0][notes[0, note, 0], 1] += w[WON] >> notes[0, note, 1] & 1
        for note in range(laters):
            seen[1][notes[1, note, 0], 0] += 1
            seen[1][notes[1, note, 0], 1] += w[WON] >> notes[1, note, 1] & 1
        for seat in range(SEATS):
            score = tricks[seat] + 10 * (tricks[seat] == bids[seat])
            seen[2][ats[seat], 0] += 1
            seen[2][ats[seat], 1] += score
            points += score / 4
    return points / games


def learned(size: int, seed: int, rounds: int = 6, games: int = 40000) -> tuple[Any, ...]:
    """Tables from nothing, by rounds of play with less and less noise."""
    seeded(seed)
    # A first guess: each higher card that is not seen costs a third of the chance; trumps take more.
    now, later = np.zeros(NOW), np.zeros(LATER)
    for unseen in range(13):
        for trump in range(2):
            now[trump, unseen] = 0.85 ** (unseen * (1 - 0.2 * trump))
            later[trump, unseen] = 0.7 ** (unseen * (1 - 0.4 * trump)) * (0.8 + 0.2 * trump)
    now[:, :, 0] = 1
    tables = (now.ravel(), later.ravel(), np.zeros(np.prod(MADE)), np.zeros(np.prod(MADE)))
    for number in range(rounds):
        seen = tuple(np.zeros((int(np.prod(shape)), 2)) for shape in (NOW, LATER, MADE))
        learn(size, games, 0.5 if number < rounds - 2 else 0.3, tables, seen)
        for place in range(2):
            ever, won = seen[place].T
            tables[place][:] = (won + 5 * tables[place]) / (ever + 5)
        tables[2][:], tables[3][:] = seen[2].T
    return tables


@fast  # type: ignore[untyped-decorator]
def worlds(me: Any, hand: Any, gone: Any, needs: Any, voids: Any, hands: Any, logs: Any) -> None:
    """Hands that fit, each drawn seat by seat; ``logs`` make up for what that draws too often.

    Args:
        needs: int64 (seats,): how many cards each seat holds.
        voids: int64 (seats,): cards that each seat has shown not to hold.
        hands: int64 (worlds, seats), filled.
        logs: float64 (worlds,), filled; minus infinity where a draw came to no end.
    """
    pool = np.zeros(52, np.int64)
    for world in range(len(hands)):
        unseen = ((1 << 52) - 1) & ~(hand | gone)
        logs[world] = 0
        hands[world, me] = hand
        for turn in range(1, SEATS):
            seat = (me + turn) % SEATS
            free, size = unseen & ~voids[seat], 0
            for card in range(52):
                if free >> card & 1:
                    pool[size] = card
                    size += 1
            hands[world, seat] = 0
            if size < needs[seat]:
                logs[world] = -np.inf
                break
            for k in range(needs[seat]):
                other = k + np.random.randint(size - k)
                pool[k], pool[other] = pool[other], pool[k]
                hands[world, seat] |= 1 << pool[k]
                logs[world] += np.log((size - k) / (k + 1))
            unseen &= ~hands[world, seat]


@fast  # type: ignore[untyped-decorator]
def chance_of(values: Any, size: Any, place: Any, heat: Any, blind: Any) -> Any:
    """How likely a choice is; some are made without thought."""
    top = values[:size].max()
    total = 0.0
    for other in range(size):
        total += np.exp((values[other] - top) / heat)
    return (1 - blind) * np.exp((values[place] - top) / heat) / total + blind / size


@fast  # type: ignore[untyped-decorator]
def weigh(
    me: Any, size: Any, trump: Any, said: Any, laid: Any, hands: Any, tables: Any, heats: Any, logs: Any
) -> None:
    """Add to ``logs`` how well each world fits what the others bid and laid.

    Args:
        said: int64 (bids so far,), from seat 0 on.
        laid: int64 (cards so far,).
        heats: points by which a bid, and a card, is worse to be e times as rare; the share without thought.
    """
    w = np.zeros(WIDTH, np.int64)
    first, none = np.zeros(4, np.int64), np.zeros(4, np.int64)
    bids, tricks = np.zeros(4, np.int64), np.zeros(4, np.int64)
    chances, shares, values = np.zeros(8), np.zeros(9), np.zeros(8)
    begin(size, trump, w)
    for card in laid:
        none[w[TURN]] |= 1 << card
        lay(first, tricks, w, card)
    for world in range(len(hands)):
        if logs[world] == -np.inf:
            continue
        first[:] = hands[world] | none
        tricks[:] = 0
        begin(size, trump, w)
        for number in said:
            if w[TURN] != me:
                bid_values(first, bids, w, tables, chances, shares, values)
                logs[world] += np.log(chance_of(values, size + 1, number, heats[0], heats[2]))
            bid(bids, w, number)
        for card in laid:
            cards = legal(first, w)
            if w[TURN] != me and cards & (cards - 1):
                card_values(first, bids, tricks, w, tables, chances, shares, values)
                place = count(cards & ((1 << card) - 1))
                logs[world] += np.log(chance_of(values, count(cards), place, heats[1], heats[2]))
            lay(first, tricks, w, card)


@fast  # type: ignore[untyped-decorator]
def explore(
    size: Any, trump: Any, said: Any, laid: Any, hands: Any, choices: Any, tables: Any, heat: Any, worth: Any
) -> None:
    """Play every choice on in every world: ``worth`` (worlds, choices, seats) is filled with the scores."""
    w = np.zeros(WIDTH, np.int64)
    now, none = np.zeros(4, np.int64), np.zeros(4, np.int64)
    bids, tricks = np.zeros(4, np.int64), np.zeros(4, np.int64)
    for world in range(len(hands)):
        for place in range(len(choices)):
            begin(size, trump, w)
            tricks[:] = 0
            for number in said:
                bid(bids, w, number)
            for card in laid:
                lay(none, tricks, w, card)
            now[:] = hands[world]
            if len(said) < SEATS:
                bid(bids, w, choices[place])
            else:
                lay(now, tricks, w, choices[place])
            play_on(now, bids, tricks, w, tables, heat)
            for seat in range(SEATS):
                worth[world, place, seat] = tricks[seat] + 10 * (tricks[seat] == bids[seat])
