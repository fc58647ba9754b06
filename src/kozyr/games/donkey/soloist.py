"""The soloist forms: auction, talon, swap and tricks of one card (3.4)."""

from kozyr.engine import bit, lowest, nth_bit, popcount
from kozyr.games.donkey.state import (
    ACT_BURY,
    ACT_GIVE,
    ACT_PASS,
    ACT_PLAY,
    ACT_RETURN,
    ACT_SOLO,
    ACT_TALON,
    AUCTION,
    BURYING,
    CHOICE,
    DIGIT,
    GIFT,
    GIVING,
    LITERAL,
    NEVER,
    OVER,
    RETURNING,
    SINGLE,
    SWAP,
    TALON,
    WHAT,
    Deal,
    Rules,
)
from kozyr.games.donkey.tables import (
    DIAMONDS,
    PACK,
    RANKS,
    SEATS,
    SPADES,
    by_seniority,
    group_cards,
    seniority,
)

TOP_SPADES = (1 << 4 | 1 << 6 | 1 << 7 | 1 << 8) << 27
"""T, Q, K and A of spades (DK-S-REDEAL)."""
SIX_OF_SPADES = 1 << 27


def start_soloist(deal: Deal, rules: Rules) -> None:
    """Lay the talon down; throw the deal in, or begin the auction (DK-S-DEAL, DK-S-REDEAL)."""
    for place in range(deal.top, PACK):
        deal.talon |= bit(deal.deck[place])
    if thrown_in(deal, rules):
        deal.redealt = 1
        deal.phase = OVER
        deal.to_act = -1
        return
    order_auction(deal, rules)
    deal.phase = AUCTION
    deal.to_act = deal.order[0]


def thrown_in(deal: Deal, rules: Rules) -> bool:
    """Whether the four oldest trumps lie so that the cards are dealt again (DK-S-REDEAL)."""
    together = False
    for seat in range(SEATS):
        together = together or deal.hands[seat] & TOP_SPADES == TOP_SPADES
    if rules.redeal == NEVER:
        return False
    return not together if rules.redeal == LITERAL else together


def order_auction(deal: Deal, rules: Rules) -> None:
    """Sort the seats by their lowest trump, those without one last (DK-S-AUCTION)."""
    placed = 0
    for turn in range(rules.players):
        seat = rules.follow[deal.dealer]
        first = -1
        least = 0
        for _ in range(rules.players):
            trump = lowest_trump(deal.hands[seat])
            if placed >> seat & 1 == 0 and (first < 0 or trump < least):
                first = seat
                least = trump
            seat = rules.follow[seat]
        deal.order[turn] = first
        placed |= bit(first)


def lowest_trump(hand: int) -> int:
    """Place of the hand's lowest trump among the trumps, diamonds before spades; 18 without a trump."""
    diamonds = by_seniority((hand & DIAMONDS) >> RANKS)
    spades = by_seniority((hand & SPADES) >> 3 * RANKS)
    return lowest(diamonds | spades << RANKS | bit(2 * RANKS))


def choices(deal: Deal, rules: Rules) -> int:
    """The legal choices: two words as bits 0 and 1, else a set of cards to choose from; 0 at the end."""
    if deal.phase == OVER:
        return 0
    hand = deal.hands[deal.to_act]
    if deal.phase == SINGLE:
        return hand if deal.laid == 0 else may_lay(deal, rules, hand)
    if deal.phase == RETURNING:
        return highest_of_oldest(hand & ~deal.gifts[deal.to_act])
    if deal.phase in (AUCTION, TALON):
        return 3
    return hand


def may_lay(deal: Deal, rules: Rules, hand: int) -> int:
    """The cards that may answer: of the led group or beating; any, without the led group (DK-S-ANSWER)."""
    same = hand & group_cards(lowest(deal.led))
    beating = hand & rules.beats[deal.to_act * PACK + lowest(deal.standing)]
    return same | beating if same != 0 else hand


def highest_of_oldest(hand: int) -> int:
    """The highest cards of a hand's oldest group: one, or two ordinary ones of a rank (DK-S-SWAP)."""
    cards = hand & SPADES
    if cards == 0:
        cards = hand & DIAMONDS
    if cards == 0:
        cards = hand
    found = 0
    best = -1
    while cards != 0:
        place = seniority(lowest(cards))
        if place > best:
            found = 0
            best = place
        if place == best:
            found |= cards & -cards
        cards &= cards - 1
    return found


def count_choices(deal: Deal, rules: Rules, choices: int) -> int:
    """How many actions the choices hold."""
    size = popcount(choices)
    if deal.phase in (GIVING, SWAP):
        return arrangements(size, rules.players - 1)
    if deal.phase == BURYING:
        return combinations(size, popcount(deal.talon))
    return size


def arrangements(size: int, cards: int) -> int:
    """In how many ways so many cards in order can be taken from a set of ``size``."""
    ways = 1
    for taken in range(cards):
        ways *= size - taken
    return ways


def combinations(size: int, cards: int) -> int:
    """In how many ways so many cards, in no order, can be taken from a set of ``size``."""
    ways = 1
    for taken in range(cards):
        ways = ways * (size - taken) // (taken + 1)
    return ways


def pick_choice(deal: Deal, rules: Rules, choices: int, k: int) -> int:
    """Action number k of the choices, from 0; numbers grow with k."""
    phase = deal.phase
    if phase in (GIVING, SWAP):
        return ACT_GIVE + nth_arrangement(choices, rules.players - 1, k)
    if phase == BURYING:
        return ACT_BURY | nth_combination(choices, popcount(deal.talon), k)
    place = nth_bit(choices, k)
    if phase == SINGLE:
        return ACT_PLAY | bit(place)
    if phase == RETURNING:
        return ACT_RETURN | place
    if phase == TALON:
        return ACT_TALON | place
    return ACT_SOLO if place == 1 else ACT_PASS


def nth_arrangement(cards: int, size: int, k: int) -> int:
    """The digits of the k-th of all ordered choices of ``size`` cards."""
    digits = 0
    for left in range(size - 1, -1, -1):
        ways = arrangements(popcount(cards) - 1, left)
        card = nth_bit(cards, k // ways)
        k %= ways
        cards &= ~bit(card)
        digits = digits << DIGIT | card + 1
    return digits


def nth_combination(cards: int, size: int, k: int) -> int:
    """The k-th of all sets of ``size`` of the cards, in the order of the sets as numbers."""
    found = 0
    place = popcount(cards)
    while size > 0:
        place -= 1
        lower = combinations(place, size)
        if k >= lower:
            k -= lower
            size -= 1
            found |= bit(nth_bit(cards, place))
    return found


def act(deal: Deal, rules: Rules, action: int) -> None:
    """Carry out a legal action."""
    what = action & WHAT
    phase = deal.phase
    if phase == SINGLE:
        lay(deal, rules, what)
    elif phase == AUCTION:
        bid(deal, rules, action == ACT_SOLO)
    elif phase == TALON:
        choose_way(deal, what)
    elif phase == BURYING:
        bury(deal, rules, what)
    elif phase == GIVING:
        give(deal, rules, what)
        after_talon(deal, rules)
    elif phase == SWAP:
        give(deal, rules, what)
        deal.phase = RETURNING
        deal.to_act = rules.follow[deal.to_act]
    else:
        give_back(deal, rules, what)


def bid(deal: Deal, rules: Rules, solo: bool) -> None:
    """The seat plays alone, or the next is asked, if there is one (DK-S-AUCTION)."""
    deal.asked += 1
    if solo:
        deal.soloist = deal.to_act
        deal.phase = TALON
        if rules.talon != CHOICE:
            choose_way(deal, rules.talon)
    elif deal.asked < rules.players:
        deal.to_act = deal.order[deal.asked]
    else:
        share_talon(deal, rules)


def share_talon(deal: Deal, rules: Rules) -> None:
    """Nobody plays alone: a talon card for each, the six of spades leads (DK-S-NOBODY, DK-S-FIRST)."""
    seat = deal.dealer
    for turn in range(rules.players):
        seat = rules.follow[seat]
        deal.hands[seat] |= bit(deal.deck[deal.top + turn])
    deal.talon = 0
    leader = 0
    for seat in range(SEATS):
        leader = seat if deal.hands[seat] & SIX_OF_SPADES != 0 else leader
    begin(deal, leader)


def choose_way(deal: Deal, way: int) -> None:
    """The soloist takes the talon to give, or is about to bury (DK-S-TALON)."""
    deal.way = way
    if way == GIFT:
        take_talon(deal)
        deal.phase = GIVING
    else:
        deal.phase = BURYING


def take_talon(deal: Deal) -> None:
    """The talon goes to the soloist's hand."""
    deal.hands[deal.soloist] |= deal.talon
    deal.talon = 0


def bury(deal: Deal, rules: Rules, cards: int) -> None:
    """Lay cards away into the own pile, then take the talon (DK-S-TALON)."""
    seat = deal.soloist
    deal.hands[seat] &= ~cards
    deal.piles[seat] = cards
    deal.buried = cards
    take_talon(deal)
    after_talon(deal, rules)


def give(deal: Deal, rules: Rules, digits: int) -> None:
    """One card to each opponent, in the order of the seats after the soloist (DK-S-TALON, DK-S-SWAP)."""
    seat = deal.soloist
    for left in range(rules.players - 2, -1, -1):
        seat = rules.follow[seat]
        card = bit((digits >> DIGIT * left & (1 << DIGIT) - 1) - 1)
        deal.hands[deal.soloist] &= ~card
        deal.hands[seat] |= card
        deal.gifts[seat] = card


def after_talon(deal: Deal, rules: Rules) -> None:
    """The swap with three opponents, else the first trick (DK-S-SWAP, DK-S-FIRST)."""
    if rules.players == SEATS:
        deal.phase = SWAP
    else:
        begin(deal, deal.soloist)


def give_back(deal: Deal, rules: Rules, card: int) -> None:
    """An opponent's part of the swap (DK-S-SWAP)."""
    seat = deal.to_act
    deal.hands[seat] &= ~bit(card)
    deal.hands[deal.soloist] |= bit(card)
    deal.gifts[seat] = 0
    deal.to_act = rules.follow[seat]
    if deal.to_act == deal.soloist:
        begin(deal, deal.soloist)


def begin(deal: Deal, leader: int) -> None:
    """The first trick."""
    deal.phase = SINGLE
    deal.to_act = leader
    deal.starter = leader


def lay(deal: Deal, rules: Rules, card: int) -> None:
    """Lay one card, given as a set; when all have laid, the taker leads next (DK-S-ANSWER, DK-BANK)."""
    seat = deal.to_act
    deal.hands[seat] &= ~card
    if deal.laid == 0:
        deal.led = card
        deal.bank = 0
    if deal.laid == 0 or rules.beats[seat * PACK + lowest(deal.standing)] & card != 0:
        deal.standing = card
        deal.taker = seat
    deal.bank |= card
    deal.laid += 1
    deal.to_act = rules.follow[seat]
    if deal.laid == rules.players:
        deal.laid = 0
        deal.piles[deal.taker] |= deal.bank
        deal.to_act = deal.taker
        if deal.hands[deal.taker] == 0:
            deal.phase = OVER
            deal.to_act = -1
