"""The options of High Card (HC-MATCH)."""

from kozyr.games.option import Option, Whole

OPTIONS = (Option("deals", "HC-MATCH", Whole(1, 100), lambda *_: 3),)
