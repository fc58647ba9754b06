"""What a deal of donkey costs: points, banki, eggs and sevens (3.3, DK-S-SCORE)."""

from kozyr.engine import bit, popcount
from kozyr.games.donkey.state import FFA, PAIRS, Deal, Rules
from kozyr.games.donkey.tables import SEATS

ALL_SUITS = 1 | 1 << 9 | 1 << 18 | 1 << 27
SIXES = ALL_SUITS
TENS = ALL_SUITS << 4
JACKS = ALL_SUITS << 5
QUEENS = ALL_SUITS << 6
KINGS = ALL_SUITS << 7
ACES = ALL_SUITS << 8

ALL_POINTS = 120


def points_of(cards: int) -> int:
    """The points of a set of cards (section 3's head)."""
    return (
        12 * popcount(cards & ACES)
        + 10 * popcount(cards & TENS)
        + 5 * popcount(cards & KINGS)
        + 3 * popcount(cards & QUEENS)
        + popcount(cards & JACKS)
        - popcount(cards & SIXES)
    )


def side(deal: Deal, rules: Rules, seat: int) -> int:
    """The set of seats that are counted together with a seat (DK-SIDE)."""
    if rules.form == PAIRS:
        return 5 << (seat & 1)
    if deal.soloist < 0 or seat == deal.soloist:
        return bit(seat)
    return rules.playing & ~bit(deal.soloist)


def sides(deal: Deal, rules: Rules) -> int:
    """How many sides there are; this is also which table counts (DK-TABLE-2, -3, -4)."""
    if rules.form == PAIRS or deal.soloist >= 0:
        return 2
    return rules.players


def side_cards(deal: Deal, rules: Rules, seat: int) -> int:
    """The cards that a seat's side took."""
    if rules.form == FFA:
        return deal.piles[seat]
    members = side(deal, rules, seat)
    cards = 0
    for other in range(SEATS):
        cards |= deal.piles[other] if members >> other & 1 == 1 else 0
    return cards


def side_points(deal: Deal, rules: Rules, seat: int) -> int:
    """The points that a seat's side took."""
    return points_of(side_cards(deal, rules, seat))


def by_table(number: int, points: int, cards: int) -> int:
    """The banki for points and number of cards where so many sides play (DK-TABLE-2, -3, -4)."""
    if number == 2:
        missed = (points < 60) + (points < 45) + (points < 30) + (points < 15)
    elif number == 3:
        missed = (points < 40) + (points < 30) + (points < 20) + (points < 10)
    else:
        missed = (points < 30) + (points < 23) + (points < 16) + (points < 9) + (points < 2)
    without = 4 if cards // 2 >= 7 - number else 5
    missed = without if points == 0 else missed
    return 6 if points < 0 else missed


def line(number: int, points: int, cards: int) -> tuple[int, int]:
    """The points from and to of the table's line that counts; a side's exact share is a line of its own."""
    share = ALL_POINTS // number

    def same(other: int) -> bool:
        return by_table(number, other, cards) == by_table(number, points, cards) and (
            (other > share, other == share, other > 0) == (points > share, points == share, points > 0)
        )

    low = high = points
    while low > -4 and same(low - 1):
        low -= 1
    while high < ALL_POINTS + 4 and same(high + 1):
        high += 1
    return low, high


def banki(deal: Deal, rules: Rules, seat: int) -> int:
    """The banki of a seat by the table."""
    cards = side_cards(deal, rules, seat)
    return by_table(sides(deal, rules), points_of(cards), popcount(cards))


def has_eggs(deal: Deal, rules: Rules, seat: int) -> bool:
    """Whether a seat's side took exactly its share of the points (DK-TABLE-2, -3, -4)."""
    return side_points(deal, rules, seat) * sides(deal, rules) == ALL_POINTS


def egg_banka(deal: Deal, rules: Rules, seat: int) -> int:
    """One more for the last if all had eggs, else for who had them and gets a banka (DK-EGGS)."""
    if rules.eggs != rules.playing:
        return 1 if rules.eggs >> seat & 1 == 1 and banki(deal, rules, seat) > 0 else 0
    points = side_points(deal, rules, seat)
    if sides(deal, rules) == 2:
        return 1 if 2 * points < ALL_POINTS else 0
    return 1 if points == fewest_points(deal, rules) else 0


def fewest_points(deal: Deal, rules: Rules) -> int:
    """The points of the seat or side in play that has the fewest."""
    fewest = ALL_POINTS
    for seat in range(SEATS):
        if rules.playing >> seat & 1 == 1:
            fewest = min(fewest, side_points(deal, rules, seat))
    return fewest


def seven_banka(deal: Deal, rules: Rules, seat: int) -> int:
    """One more for the opponents of a seat that led the sevens and won the deal (DK-SEVENS)."""
    if deal.sevens < 0:
        return 0
    winners = side(deal, rules, deal.sevens)
    if winners >> seat & 1 == 1:
        return 0
    points = side_points(deal, rules, deal.sevens)
    for other in range(SEATS):
        opponent = rules.playing & ~winners & bit(other)
        if opponent != 0 and side_points(deal, rules, other) >= points:
            return 0
    return 1


def extra(deal: Deal, rules: Rules, seat: int) -> int:
    """The banki of a seat besides the table."""
    more = 0
    if rules.eggs != 0:
        more += egg_banka(deal, rules, seat)
    return more + seven_banka(deal, rules, seat)


def score(deal: Deal, rules: Rules, scores: list[int]) -> None:
    """What the deal adds to each seat's banki; nothing if it was thrown in."""
    for seat in range(rules.seats):
        scores[seat] = 0
        if rules.playing >> seat & 1 == 1 and deal.redealt == 0:
            scores[seat] = banki(deal, rules, seat) + extra(deal, rules, seat)
