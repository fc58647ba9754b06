"""How rollouts play donkey: quick plain functions that see what the seat to act sees, and no more.

A choice is worth the points of the trick that it is likely to bring, and what the cards that stay in hand are
worth. Of the other hands only their sizes are looked at, so that a rollout never knows what its player
couldn't: what an average over worlds says is then no wish to see through the cards' backs.
"""

from __future__ import annotations

from typing import Any

from kozyr.engine import lowest, popcount
from kozyr.engine.stream import below
from kozyr.games.donkey.banki import points_of, side
from kozyr.games.donkey.deal import beating_choices, chosen, legal
from kozyr.games.donkey.state import (
    ACT_BURY,
    ACT_GIVE,
    ACT_PASS,
    ACT_PLAY,
    ACT_RETURN,
    ACT_SOLO,
    ACT_TALON,
    AUCTION,
    BURY,
    BURYING,
    CHOICE,
    DIGIT,
    GIFT,
    PLAY,
    RETURNING,
    SINGLE,
    TALON,
)
from kozyr.games.donkey.tables import PACK, RANKS, SEATS, group_cards

FULL = (1 << PACK) - 1
HALF = 60
"""A soloist who makes more gets no banki (DK-TABLE-2)."""
FOUR = 1 | 1 << RANKS | 1 << 2 * RANKS | 1 << 3 * RANKS
"""The four cards of the lowest rank."""
MANY = 15
"""More cards than a hand ever holds."""

# Places in a row of weights.
KEPT = 0
"""What part of the points of a card kept in hand the side takes in the end, and more by the cards left."""
KEPT_EARLY = 1
REACH = 2
"""What a card that beats all cards is worth, in mean points of a trick, and one that nothing beats."""
STANDS = 3
THREE = 4
"""Three cards of a rank while the fourth may come."""
FOE = 5
"""What a foe, and a partner, throws to the trick, as parts of the mean points of a card."""
PARTNER = 6
LEADER = 7
"""Points that the next lead is worth."""
WILL = 8
"""How likely a foe beats when it can, and how much more for each point of the bank."""
WILL_MORE = 9
HELP = 10
"""How likely a partner beats a foe when it can."""
NOISE = 11
"""So many points more or less by chance."""
RANK = 12
"""From here on by rank in the pack's order: points more."""
WEIGHTS = RANK + RANKS


def first_of(deal: Any, hand: Any, choices: Any) -> Any:
    """(cards, the other choices): the first of several choices to play, as ``legal`` gives them."""
    if deal.phase == PLAY:
        return chosen(hand, choices & 15), choices >> 4
    return choices & -choices, choices & (choices - 1)


def unseen_by(deal: Any, seat: Any) -> Any:
    """The cards that a seat can't tell where they are."""
    gone = deal.bank
    for other in range(SEATS):
        gone |= deal.piles[other]
    if seat != deal.soloist:
        gone &= ~deal.buried
    return FULL & ~(gone | deal.hands[seat])


def can_beat(deal: Any, rules: Any, mind: Any, seat: Any, standing: Any, unseen: Any) -> Any:
    """About the chance that a seat holds cards that beat these, all hands being as likely."""
    held = popcount(deal.hands[seat])
    pool = unseen & ~mind.void[seat]
    size = popcount(pool)
    first = rules.beats[seat * PACK + lowest(standing)] & pool
    rest = standing & standing - 1
    chance = mind.some[(size * (PACK + 1) + popcount(first)) * MANY + held]
    placed = 0
    taken = first
    while rest != 0 and chance > 0:
        row = rules.beats[seat * PACK + lowest(rest)] & pool
        rest &= rest - 1
        placed += 1
        wanted = popcount(row) - (1 if row & taken != 0 else 0)
        taken |= row
        if held <= placed or wanted <= 0:
            chance = 0.0
        else:
            chance *= mind.some[((size - placed) * (PACK + 1) + wanted) * MANY + held - placed]
    return chance


def weigh(deal: Any, rules: Any, mind: Any, weights: Any, seat: Any, unseen: Any, foes: Any) -> Any:
    """Note what each card of the hand is worth if kept; the answer is the mean points of a card not seen."""
    size = popcount(unseen)
    mean = points_of(unseen) / max(1, size)
    trick = mean * rules.players
    hand = deal.hands[seat]
    left = (size + popcount(hand)) / PACK
    kept = weights[KEPT] + weights[KEPT_EARLY] * left
    cards = hand
    while cards != 0:
        one = cards & -cards
        cards ^= one
        place = lowest(one)
        reach = popcount(mind.beaten[seat * PACK + place] & unseen) / max(1, size)
        stands = 1.0
        for other in range(SEATS):
            if foes >> other & 1 == 1:
                stands *= 1 - can_beat(deal, rules, mind, other, one, unseen)
        mind.worth[place] = (
            kept * points_of(one)
            + trick * (weights[REACH] * reach + weights[STANDS] * stands)
            + weights[RANK + place % RANKS] * left
        )
    return mean


def worth_of(mind: Any, cards: Any) -> Any:
    """What cards are worth if kept, by what was noted."""
    total = 0.0
    while cards != 0:
        total += mind.worth[lowest(cards)]
        cards &= cards - 1
    return total


def threes(hand: Any, unseen: Any) -> Any:
    """How many quartets lack one card that may still be drawn."""
    found = 0
    for rank in range(RANKS):
        found += popcount(hand & FOUR << rank) == 3 and unseen & FOUR << rank != 0
    return found


def value_of(
    deal: Any, rules: Any, mind: Any, weights: Any, seat: Any, cards: Any, unseen: Any, allies: Any, mean: Any
) -> Any:
    """What it comes to if the seat lays these cards, without what those that stay are worth."""
    standing = cards
    ours = 1.0
    mine = 1.0
    bank = cards
    if deal.laid != 0:
        bank = deal.bank | cards
        if beating_choices(rules, seat, cards, deal.standing) == 0:
            standing = deal.standing
            ours = 1.0 if allies >> deal.taker & 1 == 1 else 0.0
            mine = 0.0
    points = points_of(bank) * 1.0
    will = min(1.0, max(0.0, weights[WILL] + weights[WILL_MORE] * points))
    thrown = 0.0
    other = seat
    for _ in range(deal.laid + 1, rules.players):
        other = rules.follow[other]
        can = can_beat(deal, rules, mind, other, standing, unseen)
        if allies >> other & 1 == 1:
            ours += (1 - ours) * can * weights[HELP]
            thrown += weights[PARTNER]
        else:
            ours -= ours * can * will
            mine -= mine * can * will
            thrown += weights[FOE]
    return ours * (points + thrown * mean * popcount(cards)) + mine * weights[LEADER]


def role_of(deal: Any, seat: Any) -> Any:
    """Which row of weights a seat plays by: nobody plays alone, soloist, partner."""
    return 0 if deal.soloist < 0 else 1 if seat == deal.soloist else 2


def weighed(deal: Any, rules: Any, mind: Any) -> Any:
    """(mean points of a card not seen, those cards) for the seat to act; the worth of its cards is noted."""
    seat = deal.to_act
    unseen = unseen_by(deal, seat)
    foes = rules.playing & ~side(deal, rules, seat)
    return weigh(deal, rules, mind, mind.weights[role_of(deal, seat)], seat, unseen, foes), unseen


def judged(deal: Any, rules: Any, mind: Any, cards: Any, mean: Any, unseen: Any) -> Any:
    """What it comes to if the seat to act lays these cards, as ``weighed`` has prepared."""
    seat = deal.to_act
    weights = mind.weights[role_of(deal, seat)]
    kept = deal.hands[seat] & ~cards
    value = value_of(deal, rules, mind, weights, seat, cards, unseen, side(deal, rules, seat), mean)
    value += worth_of(mind, kept)
    if deal.phase == PLAY and deal.top < PACK:
        value += weights[THREE] * threes(kept, unseen)
    return value


def best_cards(deal: Any, rules: Any, mind: Any, state: Any) -> Any:
    """(the next state of chance, the cards to lay)."""
    hand = deal.hands[deal.to_act]
    choices = legal(deal, rules)
    if choices & choices - 1 == 0 and deal.phase == SINGLE:
        return state, choices
    most_noise = mind.weights[role_of(deal, deal.to_act)][NOISE]
    mean, unseen = weighed(deal, rules, mind)
    best = 0
    most = -1e9
    while choices != 0:
        cards, choices = first_of(deal, hand, choices)
        state, noise = below(state, 1024)
        value = judged(deal, rules, mind, cards, mean, unseen) + most_noise * noise / 1024
        if value > most:
            most = value
            best = cards
    return state, best


def hope(rules: Any, mind: Any, hand: Any) -> Any:
    """The points that a soloist makes with a hand dealt in the better way of the talon."""
    gift = prospects(rules, mind, hand, GIFT)
    bury = prospects(rules, mind, hand, BURY)
    return max(gift, bury) if rules.talon == CHOICE else gift if rules.talon == GIFT else bury


def prospects(rules: Any, mind: Any, hand: Any, way: Any) -> Any:
    """The points that a soloist makes with a hand dealt, about."""
    row = mind.solo[way]
    total = row[PACK]
    while hand != 0:
        total += row[lowest(hand)]
        hand &= hand - 1
    return total


def least(mind: Any, way: Any, cards: Any) -> Any:
    """The card that a soloist misses least: buried, or given away."""
    found = 0
    low = 1e9
    while cards != 0:
        one = cards & -cards
        cards ^= one
        worth = mind.solo[2 + way][lowest(one)]
        if worth < low:
            low = worth
            found = one
    return found


def decide(deal: Any, rules: Any, mind: Any, state: Any) -> Any:
    """(the next state of chance, the action of the seat to act)."""
    phase = deal.phase
    hand = deal.hands[deal.to_act]
    if phase in (PLAY, SINGLE):
        state, cards = best_cards(deal, rules, mind, state)
        return state, ACT_PLAY | cards
    if phase == AUCTION:
        return state, ACT_SOLO if hope(rules, mind, hand) > HALF else ACT_PASS
    if phase == TALON:
        gift = prospects(rules, mind, hand, GIFT) > prospects(rules, mind, hand, BURY)
        return state, ACT_TALON | GIFT if gift else ACT_TALON | BURY
    if phase == RETURNING:
        return state, ACT_RETURN | lowest(legal(deal, rules))
    if phase == BURYING:
        cards = 0
        for _ in range(popcount(deal.talon)):
            cards |= least(mind, BURY, hand & ~cards)
        return state, ACT_BURY | cards
    digits = 0
    for _ in range(rules.players - 1):
        one = least(mind, GIFT, hand)
        hand ^= one
        digits = digits << DIGIT | lowest(one) + 1
    return state, ACT_GIVE + digits


def notice(deal: Any, rules: Any, mind: Any, action: Any) -> None:
    """Remember, before it is carried out, what a discard shows: no card of the led group (DK-S-ANSWER)."""
    if deal.phase == SINGLE and deal.laid > 0:
        card = action & FULL
        led = group_cards(lowest(deal.led))
        if card & (led | rules.beats[deal.to_act * PACK + lowest(deal.standing)]) == 0:
            mind.void[deal.to_act] |= led
