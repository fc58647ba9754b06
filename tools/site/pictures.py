"""Pictures for the rules, each drawn from the tables and functions that the engine itself plays by."""

from __future__ import annotations

from itertools import chain, combinations

from kozyr.cards import PACK24, PACK36, PACK52
from kozyr.engine import bit
from kozyr.games.donkey.banki import by_table, line
from kozyr.games.donkey.options import OPTIONS as DONKEY
from kozyr.games.donkey.tables import Beating, beating_cards, seniority
from kozyr.games.exchange.options import most
from kozyr.games.odessa.deal import Deal, Rules, higher, score, suit_of
from kozyr.games.oko.hands import KINDS, judge, kind_of
from kozyr.games.option import Choice
from kozyr.i18n.cards import rank_names
from kozyr.i18n.catalogue import Catalogue, signed
from tools.site.svg import box, card, picture, text

CELL = 26


def beating_ways() -> tuple[str, ...]:
    """The values of donkey's option ``beating``."""
    kinds = (option.kind for option in DONKEY if option.name == "beating")
    return next(kind.words for kind in kinds if isinstance(kind, Choice))


def who_beats_whom(words: Catalogue) -> str:
    """Donkey: within a suit, which card (left) beats which (above), for each way of ``beating``."""
    ranks = rank_names(words)
    order = sorted(range(9), key=seniority)
    parts, left = [], 34.0
    for way in beating_ways():
        table = beating_cards(Beating("none", (), way, False), 2)
        parts.append(text(left, 14, words.say(f"value-beating-{way}".replace("_", "-")), "b"))
        for k, rank in enumerate(order):
            name = ranks[PACK36.text(rank)[0]]
            parts.append(text(left + (k + 0.5) * CELL, 34, name, "m"))
            parts.append(text(left - 6, 40 + (k + 0.7) * CELL, name, "e"))
        for row, answer in enumerate(order):
            for column, led in enumerate(order):
                beats = table[led] >> answer & 1
                place = left + column * CELL, 40.0 + row * CELL, float(CELL), float(CELL)
                parts.append(box(*place, kind="on" if beats else "none", round=3) if beats else "")
                parts.append(box(*place))
        left += 9 * CELL + 44
    return picture(left, 48 + 9 * CELL, words.say("picture-beats"), *parts)


def groups_and_trumps(words: Catalogue) -> str:
    """Donkey: how many cards of the pack beat each card, with own trumps and with ranked ones."""
    ranks = rank_names(words)
    order = sorted(range(9), key=seniority)
    parts, top = [], 0.0
    for trump, suits in (("own", ("S", "H")), ("ranked", ())):
        table = beating_cards(Beating(trump, suits, "next_lower", trump == "ranked"), 2)
        parts.append(text(0, top + 14, words.say(f"value-trump-{trump}"), "b"))
        for row, suit in enumerate("CDHS"):
            for column, rank in enumerate(order):
                led = "CDHS".index(suit) * 9 + rank
                x, y = 4 + column * 74.0, top + 26 + row * 34.0
                parts.append(card(x, y, PACK36.text(led), ranks))
                parts.append(text(x + 40, y + 18, str(table[led].bit_count()), "s"))
        top += 176
    return picture(4 + 9 * 74, top, words.say("picture-trumps"), *parts)


def banki(words: Catalogue) -> str:
    """Donkey: banki by points, for two, three and four sides; every step is a line of the engine's table."""
    left, scale, parts = 60.0, 5.0, []
    for row, sides in enumerate((2, 3, 4)):
        y = 10.0 + row * 68
        parts.append(text(0, y + 20, words.say("picture-sides", count=sides), "b"))
        points = -4
        while points <= 124:
            low, high = line(sides, points, 36 // sides)
            cost = by_table(sides, points, 36 // sides)
            x, width = left + 60 + (low + 4) * scale, (high - low + 1) * scale
            parts.append(
                f'<rect x="{x:g}" y="{y:g}" width="{width - 1:g}" height="30" class="on" '
                f'style="fill-opacity:{0.12 + cost * 0.13:.2f}"/>'
            )
            if width > 9:
                parts.append(text(x + width / 2, y + 20, str(cost), "m b"))
            if high - low > 3:
                narrow, odd = width < 50, len(parts) % 4 < 2
                bounds = f"{max(low, 0)}…{min(high, 120)}"
                parts.append(text(x + width / 2, y + (56 if narrow and odd else 43), bounds, "m s"))
            points = high + 1
    return picture(left + 60 + 129 * scale, 210, words.say("picture-banki"), *parts)


def odessa_tricks(words: Catalogue) -> str:
    """Odessa: what beats a nine of hearts that is led where spades are trumps."""
    ranks = rank_names(words)
    led = PACK36.parse("9H")
    trumps = suit_of(PACK36.parse("6S"))
    parts = []
    for row, suit in enumerate("CDHS"):
        for column in range(9):
            place = "CDHS".index(suit) * 9 + column
            x, y = 4 + column * 48.0, 4 + row * 36.0
            wins = (higher(led) | trumps) >> place & 1
            if place == led:
                parts.append(box(x - 3, y - 3, 40, 32, "line", 6))
            elif wins:
                parts.append(box(x - 3, y - 3, 40, 32, "on", 6))
            parts.append(card(x, y, PACK36.text(place), ranks))
    return picture(9 * 48.0, 150, words.say("picture-odessa-tricks"), *parts)


def odessa_scores(words: Catalogue) -> str:
    """Odessa: the score of every bid and number of tricks in a deal of six cards."""
    rules, deal = Rules(), Deal()
    rules.seats, rules.size, rules.zero_bonus = 2, 6, 5
    parts = [text(150, 14, words.say("picture-tricks-taken"), "b")]
    parts.append(text(0, 52, words.say("stats-col-bid"), "b"))
    for bid in range(7):
        parts.append(text(80, 62 + bid * 28, str(bid), "e b"))
        parts.append(text(118 + bid * 46, 36, str(bid), "m b"))
        for taken in range(7):
            deal.bids[0], deal.tricks[0] = bid, taken
            scores = [0, 0]
            score(deal, rules, scores)
            x, y = 96 + taken * 46.0, 44 + bid * 28.0
            if bid == taken:
                parts.append(box(x, y, 44, 26, "on", 4))
            parts.append(text(x + 22, y + 18, signed(scores[0]), "m"))
    return picture(96 + 7 * 46, 244, words.say("picture-odessa-scores"), *parts)


def oko_hands(words: Catalogue) -> str:
    """Oko: the kinds of hands from strong to weak, each with its best and its worst hand."""
    ranks = rank_names(words)
    found: dict[str, list[tuple[int, tuple[int, ...]]]] = {kind: [] for kind in KINDS}
    for hand in chain[tuple[int, ...]](combinations(range(24), 4), combinations(range(24), 2)):
        strength = judge(sum(map(bit, hand)))
        if len(hand) == 4 or kind_of(strength) == "high":
            found[kind_of(strength)].append((strength, hand))
    parts, y = [], 24.0
    parts.append(text(230, 14, words.say("picture-best"), "b"))
    parts.append(text(410, 14, words.say("picture-worst"), "b"))
    for kind in reversed(KINDS):
        parts.append(text(0, y + 18, words.say("stats-kind-" + kind.replace("_", "-")), "b"))
        for x, (_, hand) in ((230.0, max(found[kind])), (410.0, min(found[kind]))):
            parts += [card(x + 40 * k, y, PACK24.text(place), ranks) for k, place in enumerate(hand)]
        y += 36
    return picture(580, y, words.say("picture-oko-hands"), *parts)


def exchange_quartets(words: Catalogue) -> str:
    """Exchange: cards in a hand and the most quartets in it, by number of seats."""
    parts = [text(0, 14, words.say("picture-quartets"), "b")]
    for row, seats in enumerate(range(2, 14)):
        y = 24.0 + row * 24
        parts.append(text(24, y + 15, str(seats), "e b"))
        for k in range(PACK52.size // seats):
            whole = k < 4 * most(seats)
            parts.append(box(36 + k * 16 + k // 4 * 8, y, 14, 18, "on" if whole else "faint", 2))
    return picture(36 + 26 * 16 + 60, 24 + 12 * 24, words.say("picture-quartets"), *parts)


PICTURES = {
    "DK-BEAT-SUIT": who_beats_whom,
    "DK-BEAT-TRUMP": groups_and_trumps,
    "DK-TABLE-2": banki,
    "EX-TARGET": exchange_quartets,
    "OD-TRICK": odessa_tricks,
    "OD-SCORE": odessa_scores,
    "OK-HAND": oko_hands,
}
"""By rule: the picture that stands under it."""
