"""High Card: three cards each, one laid a round, the highest takes the point; 2 to 6 seats, 24 cards (HC)."""

from kozyr.cards import PACK24
from kozyr.games.api import Game, cards_with

from . import deal
from .actions import VERBS, encode, menu, text
from .explain import explain
from .match import Course
from .options import OPTIONS
from .sample import worlds
from .view import Story, view

GAME = Game(
    name="highcard",
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
    worlds=worlds,
    open_verbs=frozenset({"show"}),
    tries=cards_with({"show": "show"}),
)
