"""Why an action of donkey is refused."""

from kozyr.cards import PACK36
from kozyr.engine import bit, lowest, popcount
from kozyr.games.donkey.deal import beating_choices, chosen, quartets
from kozyr.games.donkey.soloist import highest_of_oldest
from kozyr.games.donkey.state import (
    AUCTION,
    BURYING,
    GIVING,
    PLAY,
    RETURNING,
    SINGLE,
    SWAP,
    TALON,
    Deal,
    Rules,
)
from kozyr.games.donkey.tables import PACK, group, group_cards
from kozyr.games.refusal import Refusal, illegal
from kozyr.games.words import Words

GROUPS = ("ordinary", "junior", "senior")

VERBS = {
    AUCTION: ("solo", "pass"),
    TALON: ("talon",),
    BURYING: ("bury",),
    GIVING: ("give",),
    SWAP: ("give",),
    RETURNING: ("return",),
    PLAY: ("play",),
    SINGLE: ("play",),
}
RULES = {
    AUCTION: ("DK-S-AUCTION", "dk-auction-on"),
    TALON: ("DK-S-TALON", "dk-talon-first"),
    BURYING: ("DK-S-TALON", "dk-bury-first"),
    GIVING: ("DK-S-TALON", "dk-gift-first"),
    SWAP: ("DK-S-SWAP", "dk-swap-first"),
    RETURNING: ("DK-S-SWAP", "dk-return-first"),
}


def rule_of(deal: Deal) -> tuple[str, str]:
    """The rule of the phase, and the code that says what is to be done in it."""
    if deal.phase == PLAY:
        return ("DK-LEAD", "dk-lead-due") if deal.laid == 0 else ("DK-ANSWER", "dk-answer-due")
    if deal.phase == SINGLE:
        return ("DK-S-LEAD", "dk-lead-due") if deal.laid == 0 else ("DK-S-ANSWER", "dk-answer-due")
    return RULES[deal.phase]


def explain(deal: Deal, rules: Rules, words: Words) -> Refusal:
    """The rule that an illegal action of the seat to act breaks."""
    rule, code = rule_of(deal)
    if words.verb not in VERBS[deal.phase]:
        return illegal(rule, code)
    if words.twice is not None:
        return illegal("C-ILLEGAL", "named-twice", card=PACK36.text(words.twice))
    hand = deal.hands[deal.to_act]
    for card in words.cards:
        if hand & bit(card) == 0:
            return illegal("C-ILLEGAL", "not-held", card=PACK36.text(card))
    if deal.phase == PLAY:
        return explain_lead(hand) if deal.laid == 0 else explain_answer(deal, rules, words)
    if deal.phase == RETURNING:
        return explain_return(deal, words.cards[0])
    needed = {BURYING: popcount(deal.talon), SINGLE: 1}.get(deal.phase, rules.players - 1)
    if len(words.cards) != needed:
        code = {BURYING: "dk-bury-number", SINGLE: "dk-one-card"}.get(deal.phase, "dk-give-number")
        return illegal(rule, code, number=len(words.cards), needed=needed)
    return explain_group(deal, rules, words.cards[0])


def explain_lead(hand: int) -> Refusal:
    """A lead that mixes suits and ranks, or isn't the four of a rank (DK-LEAD, DK-QUARTET)."""
    if quartets(hand):
        return illegal("DK-QUARTET", "dk-quartet", cards=PACK36.join(PACK36.of_mask(hand)))
    return illegal("DK-LEAD", "dk-lead")


def explain_answer(deal: Deal, rules: Rules, words: Words) -> Refusal:
    """Too many or too few cards, or cards that don't beat where they must (DK-ANSWER)."""
    seat, standing = deal.to_act, deal.standing
    hand = deal.hands[seat]
    needed = popcount(standing)
    if len(words.cards) != needed:
        return illegal("DK-ANSWER", "dk-answer-number", number=len(words.cards), needed=needed)
    beating = beating_choices(rules, seat, hand, standing)
    cards = PACK36.of_mask(chosen(hand, lowest(beating)))
    return illegal(
        "DK-ANSWER",
        "dk-must-beat",
        standing=PACK36.join(PACK36.of_mask(standing)),
        cards=PACK36.join(cards),
        count=popcount(beating),
    )


def explain_return(deal: Deal, card: int) -> Refusal:
    """Not the highest card of the oldest group of the hand before the gift (DK-S-SWAP)."""
    seat = deal.to_act
    if deal.gifts[seat] == bit(card):
        return illegal("DK-S-SWAP", "dk-return-received", card=PACK36.text(card))
    right = PACK36.of_mask(highest_of_oldest(deal.hands[seat] & ~deal.gifts[seat]))
    return illegal("DK-S-SWAP", "dk-return-highest", cards=PACK36.join(right), group=GROUPS[group(right[0])])


def explain_group(deal: Deal, rules: Rules, card: int) -> Refusal:
    """A card that neither beats nor is of the group led (DK-S-ANSWER)."""
    hand = deal.hands[deal.to_act]
    led, standing = lowest(deal.led), lowest(deal.standing)
    return illegal(
        "DK-S-ANSWER",
        "dk-s-answer",
        card=PACK36.text(card),
        led=GROUPS[group(led)],
        count=popcount(hand & group_cards(led)),
        standing=PACK36.text(standing),
        beating=popcount(hand & rules.beats[deal.to_act * PACK + standing]),
    )
