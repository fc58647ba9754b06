"""Bots against each other on the same deals: ``kozyr.arena`` and ``kozyr arena``."""

from __future__ import annotations

import hashlib
import os
import pickle
from collections.abc import Callable, Generator, Mapping, Sequence
from contextlib import closing, nullcontext
from pathlib import Path
from time import perf_counter
from typing import Any

from kozyr.bots import LEVELS, PREFIX
from kozyr.bots.outside import limits_from
from kozyr.bots.program import Limits, ProgramError, program_at
from kozyr.envs.games import game_in_steps
from kozyr.envs.policy import Policy
from kozyr.games.checks import given_options, in_range, seed_bytes, whole
from kozyr.games.option import OptionError, read_options
from kozyr.games.registry import known_game
from kozyr.lab.arena.duplicate import Played, Setting
from kozyr.lab.arena.journal import Head, Journal
from kozyr.lab.arena.result import Result, result_of
from kozyr.lab.arena.workers import play_beside, play_here

Progress = Callable[[int, int], None]
"""Hears how many deals are done, of how many."""


def arena(
    game: str,
    bots: Sequence[str],
    *,
    deals: int,
    seed: bytes,
    options: Mapping[str, Any] | None = None,
    match: bool = False,
    workers: int = 1,
    state: str | os.PathLike[str] | None = None,
    progress: Progress | None = None,
    limits: Limits | None = None,
    policies: Mapping[str, Policy] | None = None,
) -> Result:
    """Let bots play the same deals, each once with every rotation of the bots around the table.

    Every deal is the first of a fresh match (with ``match`` the whole of it), with a deck and a dealer that
    follow from the seed and its number. What a bot gets by good cards the others get by them too, so the
    difference of two bots is that of their play. All but ``Result.times`` follows from the arguments,
    whatever the number of workers, if programs answer in time and take all chance from the seed they get.

    Args:
        game: exchange, donkey, odessa or oko.
        bots: one for each seat: a level (``kozyr.bots.LEVELS``), ``exec:PATH`` for a program
            (docs/engine.md), or the name of a policy. Who is named more than once is one bot with several
            seats.
        deals: how many deals; each is played as often as there are seats.
        seed: any bytes.
        options: the game's options; what is left out has its default.
        match: play whole matches; scores are their totals.
        workers: processes. With more than one a script needs ``if __name__ == "__main__":``.
        state: a file that keeps every deal that was played. If it is there, the arena goes on with it.
        progress: is told how many deals are done.
        limits: of programs; left out: from ``KOZYR_BOT_SECONDS`` and ``KOZYR_BOT_MEMORY``.
        policies: by name; each takes observations and masks as those of ``kozyr.simulate`` do, a row at a
            time. With several workers it goes to each of them by pickle.

    Raises:
        OptionError: an argument that can't be; a state file of other arguments. ValueError: a policy's step
            isn't legal.
    """
    policies = dict(policies or {})
    setting = setting_of(game, bots, seed, options, match, policies)
    check_policies(policies, state is not None, workers)
    whole("deals", deals)
    whole("workers", workers, lowest=1)
    began = perf_counter()
    limits = limits_from(os.environ) if limits is None else limits
    with Journal(Path(state), head_of(setting)) if state is not None else nullcontext() as journal:
        played = dict(journal.played) if journal else {}
        missing = [number for number in range(deals) if number not in played]
        for row in _played(setting, limits, policies, missing, workers, progress):
            played[row.deal] = row
            if journal:
                journal.add(row)
    rows = [played[number] for number in range(deals)]
    return result_of(setting, rows, perf_counter() - began, workers)


def _played(
    setting: Setting,
    limits: Limits,
    policies: Mapping[str, Policy],
    numbers: list[int],
    workers: int,
    progress: Progress | None,
) -> Generator[Played]:
    """Deals as they get done."""
    total = len(numbers)
    workers = min(workers, total)
    rows = (
        play_here(setting, limits, policies, numbers)
        if workers < 2
        else play_beside(setting, limits, policies, numbers, workers)
    )
    with closing(rows):
        for done, row in enumerate(rows, start=1):
            yield row
            if progress:
                progress(done, total)


def setting_of(
    game: str,
    bots: Sequence[str],
    seed: bytes,
    options: Mapping[str, Any] | None,
    match: bool,
    policies: Mapping[str, Policy],
) -> Setting:
    """What is played, checked.

    Raises:
        OptionError: it can't be; ``path`` names the argument.
    """
    rules = known_game(game)
    if isinstance(bots, str) or not all(isinstance(name, str) for name in bots):
        raise OptionError("bots", "a list of names is needed")
    given = given_options(options)
    seats = in_range("bots", len(bots), rules.seats(given))
    for place, name in enumerate(bots):
        if name.startswith(PREFIX):
            try:
                program_at(name)
            except ProgramError as error:
                raise OptionError(f"bots[{place}]", str(error)) from None
        elif name not in (*LEVELS, *policies):
            known = ", ".join((*LEVELS, *policies))
            raise OptionError(f"bots[{place}]", f"one of {known}, {PREFIX}PATH is needed, not {name!r}")
    if policies:
        game_in_steps(game)
    values = read_options(rules.options, given, seats)
    if values.get("max_exchanges") == 0:
        raise OptionError("options.max_exchanges", "bots need an end: 0 is none")
    return Setting(game=game, options=values, seed=seed_bytes(seed).hex(), match=match, bots=list(bots))


def check_policies(policies: Mapping[str, Policy], kept: bool, workers: int) -> None:
    """Policies that can take part.

    Raises:
        OptionError: they can't; ``path`` names one of them.
    """
    for name, policy in policies.items():
        path = f"policies[{name!r}]"
        if name in LEVELS or name.startswith(PREFIX):
            raise OptionError(path, "this name means another bot")
        if not callable(policy):
            raise OptionError(path, "a function of observations and masks is needed")
        if kept:
            raise OptionError(
                "state", "deals of a policy can't be kept: nobody could tell whether it has changed"
            )
        if workers > 1:
            try:
                pickle.dumps(policy)
            except Exception as error:
                raise OptionError(path, f"several workers need one that can be pickled: {error}") from error


def head_of(setting: Setting) -> Head:
    """What deals in a file belong to."""
    from kozyr import __version__

    programs = {
        name: hashlib.sha256(program_at(name).read_bytes()).hexdigest()
        for name in setting.names
        if name.startswith(PREFIX)
    }
    return Head(version=__version__, setting=setting, programs=programs)
