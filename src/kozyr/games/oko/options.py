"""The options of Oko (OK-STACK, OK-ANTE, OK-BET, OK-MATCH, OK-TWO)."""

from __future__ import annotations

from kozyr.games.option import Choice, Flag, Option, Whole

OPTIONS = (
    Option("stack", "OK-STACK", Whole(1, 1_000_000), lambda *_: 100),
    Option("ante", "OK-ANTE", Whole(0, 1_000_000), lambda *_: 1),
    Option("min_bet", "OK-BET", Whole(1, 1_000_000), lambda *_: 1),
    Option("reraise", "OK-BET", Flag(), lambda *_: False, reading=True),
    Option("deals", "OK-MATCH", Whole(0, 100_000), lambda *_: 0),
    Option("showdown_at_two", "OK-TWO", Choice(("all", "opened", "off")), lambda *_: "all", reading=True),
)
