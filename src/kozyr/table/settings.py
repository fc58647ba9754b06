"""What may be chosen for a table."""

from __future__ import annotations

import re

import msgspec

from kozyr.games.option import OptionError, changed_options
from kozyr.match import Match
from kozyr.table.clocks import BANK, GONE, LONGEST_PAUSE
from kozyr.table.events import Settings

_LEVEL = re.compile("[a-z][a-z0-9-]{0,19}")


def checked(settings: Settings) -> Settings:
    """Settings that can be played; options that are the game's defaults are left out.

    Raises:
        OptionError: what was chosen can't be; ``path`` names it (``game``, ``options.sizes``, ``bots[1]``).
    """
    match = Match(settings.game, seats=settings.seats, seed=b"", options=settings.options)
    if len(settings.bots) != settings.seats:
        raise OptionError("bots", f"{settings.seats} entries are needed")
    if None not in settings.bots:
        raise OptionError("bots", "a seat for a person is needed")
    for seat, level in enumerate(settings.bots):
        if level is not None and not _LEVEL.fullmatch(level):
            raise OptionError(f"bots[{seat}]", "the name of a bot or null is needed")
    if settings.clock not in GONE:
        raise OptionError("clock", f"one of none, {', '.join(BANK)} is needed")
    if settings.pause is not None and not 0 <= settings.pause <= LONGEST_PAUSE:
        raise OptionError("pause", f"0 to {LONGEST_PAUSE:g} seconds are needed")
    options = changed_options(match.game.options, match.options, settings.seats)
    if "trump_suits" in settings.options:
        options["trump_suits"] = settings.options["trump_suits"]
    return msgspec.structs.replace(settings, options=options, bots=list(settings.bots))
