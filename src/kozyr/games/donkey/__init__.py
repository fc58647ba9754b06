"""Donkey: collect points, shed banki; four forms, two to four seats, 36 cards (DK)."""

from kozyr.cards import PACK36
from kozyr.games.api import Game, cards_with
from kozyr.games.donkey import deal, steps, tensor
from kozyr.games.donkey.actions import VERBS, encode, menu, text
from kozyr.games.donkey.explain import explain
from kozyr.games.donkey.match import Course
from kozyr.games.donkey.options import OPTIONS, seats
from kozyr.games.donkey.sample import worlds
from kozyr.games.donkey.view import Story, hand, private, view

GAME = Game(
    name="donkey",
    pack=PACK36,
    seats=seats,
    options=OPTIONS,
    engine=deal,
    course=Course,
    story=Story,
    verbs=VERBS,
    encode=encode,
    text=text,
    menu=menu,
    explain=explain,
    view=view,
    worlds=worlds,
    open_verbs=frozenset({"play", "solo", "pass", "talon"}),
    tries=cards_with({"play": "play", "bury": "bury", "give": "give", "swap": "give", "return": "return"}),
    early=True,
    steps=steps,
    tensor=tensor,
    hand=hand,
    private=private,
    forms=(
        {},
        {"trump": "none", "beating": "any_lower"},
        {"trump": "one", "must_beat": True},
        {"trump": "two", "beating": "any_higher"},
        {"trump": "ranked"},
        {"form": "pairs"},
        {"form": "two_vs_one"},
        {"form": "three_vs_one"},
        {"form": "three_vs_one", "talon": "gift", "redeal": "never"},
    ),
)
