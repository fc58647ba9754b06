"""Oko: betting on cards opened one by one, two to six seats, 24 cards (OK)."""

from itertools import product

from kozyr.cards import PACK24
from kozyr.games.api import Game
from kozyr.games.oko import deal, steps, tensor
from kozyr.games.oko.actions import VERBS, encode, menu, text
from kozyr.games.oko.explain import explain
from kozyr.games.oko.match import AT_TWO, Course
from kozyr.games.oko.options import OPTIONS
from kozyr.games.oko.sample import worlds
from kozyr.games.oko.view import Story, closed, hand, private, view

GAME = Game(
    name="oko",
    pack=PACK24,
    seats=lambda _: range(2, 7),
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
    closed=closed,
    worlds=worlds,
    open_verbs=frozenset({"pass", "call", "bet", "open", "stand"}),
    steps=steps,
    tensor=tensor,
    hand=hand,
    private=private,
    forms=tuple(
        {"showdown_at_two": word, "reraise": reraise, "stack": 12, "deals": 8}
        for word, reraise in product(AT_TWO, (False, True))
    ),
)
