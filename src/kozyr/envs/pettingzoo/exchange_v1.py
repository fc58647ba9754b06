"""Exchange for PettingZoo."""

from __future__ import annotations

from typing import Any

from kozyr.envs.pettingzoo.table import Table, wrapped


def raw_env(**arguments: Any) -> Table:
    """The environment itself; arguments as those of ``Table``, without the game."""
    return Table("exchange", **arguments)


def env(**arguments: Any) -> Any:
    """The environment in PettingZoo's wrappers; arguments as those of ``Table``, without the game."""
    return wrapped(raw_env(**arguments))
