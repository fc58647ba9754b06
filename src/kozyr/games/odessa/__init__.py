"""Odessa: bidding for exact tricks, two to six seats, 36 cards (OD)."""

from kozyr.cards import PACK36
from kozyr.games.api import Game
from kozyr.games.odessa import deal, steps, tensor
from kozyr.games.odessa.actions import VERBS, encode, menu, text
from kozyr.games.odessa.explain import explain
from kozyr.games.odessa.match import Course
from kozyr.games.odessa.options import OPTIONS
from kozyr.games.odessa.sample import worlds
from kozyr.games.odessa.view import Story, closed, hand, private, tries, view

GAME = Game(
    name="odessa",
    pack=PACK36,
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
    open_verbs=frozenset({"bid", "play"}),
    tries=tries,
    early=True,
    steps=steps,
    tensor=tensor,
    hand=hand,
    private=private,
)
