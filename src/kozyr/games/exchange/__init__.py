"""The exchange game: swapping cards with the next seat for quartets, two to thirteen seats, 52 cards (EX)."""

from kozyr.cards import PACK52
from kozyr.games.api import Game, cards_with
from kozyr.games.exchange import deal, steps, tensor
from kozyr.games.exchange.actions import VERBS, encode, menu, text
from kozyr.games.exchange.explain import explain
from kozyr.games.exchange.match import Course
from kozyr.games.exchange.options import OPTIONS
from kozyr.games.exchange.sample import worlds
from kozyr.games.exchange.view import Story, hand, private, view

GAME = Game(
    name="exchange",
    pack=PACK52,
    seats=lambda _: range(2, 14),
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
    told={"give": 1, "return": -1},
    tries=cards_with({"give": "give", "return": "return"}),
    endless={"max_exchanges": 0},
    steps=steps,
    tensor=tensor,
    hand=hand,
    private=private,
)
