"""One deal of donkey, played by each for himself or by pairs; the soloist forms go on in ``soloist.py``.

Cards are places in the canonical pack of 36, see ``tables.py``.
"""

from kozyr.engine import bit, lowest, popcount
from kozyr.games.donkey.banki import score
from kozyr.games.donkey.soloist import act, choices, count_choices, pick_choice, start_soloist
from kozyr.games.donkey.state import (
    ACT_PLAY,
    OVER,
    PLAY,
    SOLOIST,
    WHAT,
    Deal,
    Rules,
)
from kozyr.games.donkey.tables import (
    CLUBS,
    DIAMONDS,
    HAND,
    HEARTS,
    PACK,
    RANKS,
    SEATS,
    SPADES,
    by_seniority,
)

__all__ = ["Deal", "Rules", "apply", "count", "legal", "pick", "score", "start", "used"]

DIGITS = 0x111111111111111
"""The lowest bits of the digits of a list of choices."""
SEVENS = 2 | 2 << 9 | 2 << 18 | 2 << 27


def start(deal: Deal, rules: Rules, deck: list[int], dealer: int) -> None:
    """Deal the cards (C-DEAL, DK-DEAL, DK-S-DEAL) and see who begins."""
    clear(deal, dealer)
    for place in range(PACK):
        deal.deck[place] = deck[place]
    seat = dealer
    for turn in range(rules.players):
        seat = rules.follow[seat]
        hand = 0
        for place in range(turn, rules.hand * rules.players, rules.players):
            hand |= bit(deck[place])
        deal.hands[seat] = hand
    deal.top = rules.hand * rules.players
    if rules.form == SOLOIST:
        start_soloist(deal, rules)
    else:
        deal.phase = PLAY
        open_trick(deal, first_leader(deal, rules))
        deal.starter = deal.to_act


def clear(deal: Deal, dealer: int) -> None:
    """Nothing dealt, nothing taken."""
    deal.dealer = dealer
    for seat in range(SEATS):
        deal.hands[seat] = 0
        deal.piles[seat] = 0
        deal.order[seat] = 0
        deal.gifts[seat] = 0
    deal.starter = -1
    deal.laid = 0
    deal.led = 0
    deal.standing = 0
    deal.taker = 0
    deal.bank = 0
    deal.sevens = -1
    deal.redealt = 0
    deal.asked = 0
    deal.soloist = -1
    deal.way = 0
    deal.talon = 0
    deal.buried = 0


def first_leader(deal: Deal, rules: Rules) -> int:
    """Who leads first, were it not for DK-QUARTET (DK-FIRST)."""
    leader = rules.follow[deal.dealer]
    if rules.first == 1:
        least = RANKS
        for seat in range(SEATS):
            diamonds = by_seniority((deal.hands[seat] & DIAMONDS) >> RANKS)
            place = lowest(diamonds | bit(RANKS))
            leader = seat if place < least else leader
            least = min(place, least)
    return leader


def quartets(hand: int) -> int:
    """The ranks of which the hand holds all four cards, as a mask of ranks."""
    two = hand & hand >> 18
    return two & two >> 9


def open_trick(deal: Deal, seat: int) -> None:
    """A trick is about to begin: the seat leads, or who holds the highest four of a rank (DK-QUARTET)."""
    hands = deal.hands
    if popcount(hands[seat]) == HAND:
        ranks = 0
        for other in range(SEATS):
            ranks |= quartets(hands[other])
        if ranks != 0:
            seat = quartet_holder(deal)
    deal.to_act = seat


def quartet_holder(deal: Deal) -> int:
    """The seat whose four cards of a rank are the highest; there must be one."""
    holder = 0
    best = 0
    for seat in range(SEATS):
        place = by_seniority(quartets(deal.hands[seat]))
        holder = seat if place > best else holder
        best = max(place, best)
    return holder


def legal(deal: Deal, rules: Rules) -> int:
    """The legal choices as one number that ``count`` and ``pick`` unfold; 0 at the end."""
    if deal.phase == PLAY:
        hand = deal.hands[deal.to_act]
        return leads(rules, hand) if deal.laid == 0 else answers(deal, rules, hand)
    return choices(deal, rules)


def leads(rules: Rules, hand: int) -> int:
    """The list of choices of cards that may be led (DK-LEAD, DK-QUARTET)."""
    clubs = popcount(hand & CLUBS)
    diamonds = popcount(hand & DIAMONDS)
    hearts = popcount(hand & HEARTS)
    spades = popcount(hand & SPADES)
    found = rules.of_suit[clubs * 125 + diamonds * 25 + hearts * 5 + spades]
    threes = threes_of(hand)
    if threes != 0:
        found = with_rank(found, hand, threes)
    return found


def threes_of(hand: int) -> int:
    """The ranks of which the hand holds at least three cards, as a mask of ranks."""
    low = hand & (1 << 18) - 1
    high = hand >> 18
    both_low = low & low >> 9
    both_high = high & high >> 9
    return both_low & (high | high >> 9) | both_high & (low | low >> 9) & CLUBS


def with_rank(found: int, hand: int, rank: int) -> int:
    """The list with the choice of the three cards of a rank, given as a bit; four must be led alone."""
    if quartets(hand) != 0:
        return 15
    choice = 0
    place = 1
    while hand != 0:
        choice += place * (rank >> lowest(hand) % RANKS & 1)
        place *= 2
        hand &= hand - 1
    place = 0
    while found >> place != 0 and found >> place & 15 < choice:
        place += 4
    return found & bit(place) - 1 | choice << place | found >> place << place + 4


def answers(deal: Deal, rules: Rules, hand: int) -> int:
    """The list of choices of as many cards as were led; under ``must_beat`` that beat, if any (DK-ANSWER)."""
    found = rules.of_size[popcount(hand) * 5 + popcount(deal.standing)]
    if rules.must_beat == 1:
        beating = among(found, beating_choices(rules, deal.to_act, hand, deal.standing))
        found = beating if beating != 0 else found
    return found


def among(found: int, wanted: int) -> int:
    """The choices of a list that are in the set ``wanted``, as a list."""
    kept = 0
    place = 0
    while found != 0:
        if wanted >> (found & 15) & 1 == 1:
            kept |= (found & 15) << place
            place += 4
        found >>= 4
    return kept


def beating_choices(rules: Rules, seat: int, cards: int, standing: int) -> int:
    """The set of choices from up to four cards that match the standing cards one to one (DK-ANSWER).

    ``matched`` holds the choices that can be matched with the standing cards gone through so far. Each is
    carried on by a card that it doesn't have and that beats the next standing card.
    """
    first = cards & -cards
    rest = cards ^ first
    second = rest & -rest
    rest ^= second
    third = rest & -rest
    fourth = rest ^ third
    matched = 1
    while standing != 0:
        beat = rules.beats[seat * PACK + lowest(standing)]
        standing &= standing - 1
        matched = (
            ((matched & 0x5555) << 1) * (beat & first != 0)
            | ((matched & 0x3333) << 2) * (beat & second != 0)
            | ((matched & 0x0F0F) << 4) * (beat & third != 0)
            | ((matched & 0x00FF) << 8) * (beat & fourth != 0)
        )
    return matched


def count(deal: Deal, rules: Rules, choices: int) -> int:
    """How many actions the choices hold."""
    if deal.phase == PLAY:
        choices |= choices >> 1
        choices |= choices >> 2
        return popcount(choices & DIGITS)
    return count_choices(deal, rules, choices)


def pick(deal: Deal, rules: Rules, choices: int, k: int) -> int:
    """Action number k of the choices, from 0; numbers grow with k."""
    if deal.phase == PLAY:
        return ACT_PLAY | chosen(deal.hands[deal.to_act], choices >> 4 * k & 15)
    return pick_choice(deal, rules, choices, k)


def chosen(hand: int, choice: int) -> int:
    """The cards of a hand of up to four that a choice takes."""
    first = hand & -hand
    rest = hand ^ first
    second = rest & -rest
    rest ^= second
    third = rest & -rest
    fourth = rest ^ third
    return (
        first * (choice & 1)
        | second * (choice >> 1 & 1)
        | third * (choice >> 2 & 1)
        | fourth * (choice >> 3 & 1)
    )


def apply(deal: Deal, rules: Rules, action: int) -> None:
    """Carry out a legal action."""
    if deal.phase == PLAY:
        play(deal, rules, action & WHAT)
    else:
        act(deal, rules, action)


def play(deal: Deal, rules: Rules, cards: int) -> None:
    """Lay cards; when all have laid, the bank is taken and hands are filled (DK-ANSWER, DK-BANK, DK-DRAW)."""
    seat = deal.to_act
    deal.hands[seat] ^= cards
    if deal.laid == 0:
        deal.led = cards
        deal.bank = cards
        deal.standing = cards
        deal.taker = seat
        deal.laid = 1
        deal.to_act = rules.follow[seat]
        deal.sevens = seat if cards == SEVENS else deal.sevens
        return
    standing = deal.standing
    beating = beating_choices(rules, seat, cards, standing) != 0
    deal.standing = cards if beating else standing
    taker = seat if beating else deal.taker
    deal.taker = taker
    deal.bank |= cards
    deal.laid += 1
    deal.to_act = rules.follow[seat]
    if deal.laid == rules.players:
        deal.laid = 0
        deal.piles[taker] |= deal.bank
        draw(deal, rules, taker)
        if deal.hands[taker] != 0:
            open_trick(deal, taker)
        else:
            deal.phase = OVER
            deal.to_act = -1


def draw(deal: Deal, rules: Rules, taker: int) -> None:
    """Fill the hands, which are equal, one card at a time in turn, the taker first (DK-DRAW)."""
    seat = taker
    top = deal.top
    missing = HAND - popcount(deal.hands[taker])
    last = min(top + missing * rules.players, PACK)
    while top < last:
        deal.hands[seat] |= bit(deal.deck[top])
        top += 1
        seat = rules.follow[seat]
    deal.top = top


def used(rules: Rules) -> int:
    """How many cards from the top of the deck the deal looks at: all of them."""
    return PACK
