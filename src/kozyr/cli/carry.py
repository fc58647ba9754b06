"""``kozyr export`` and ``kozyr import``: a table's records and log in a folder."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Awaitable, Callable
from contextlib import nullcontext
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING

import typer

if TYPE_CHECKING:
    from kozyr.server.carry import Carried
    from kozyr.server.store.sql import SqlStore


def run_export(data: str | None, table: str | None, to: str) -> int:
    """Write tables into a folder; the exit status."""
    return run(data, lambda store, carry: carry.export(store, Path(to), table), lock=False)


def run_import(folder: str, data: str | None) -> int:
    """Take the tables of a folder in; the exit status."""
    return run(data, lambda store, carry: carry.bring(store, Path(folder)), lock=True)


def run(
    data: str | None, work: Callable[[SqlStore, ModuleType], Awaitable[list[Carried]]], lock: bool
) -> int:
    """Do something with the store of a data folder, and say which tables it was about.

    Args:
        data: the folder; None: as `kozyr serve` finds it.
        work: is given the store and `kozyr.server.carry`.
        lock: whether no server may use the folder meanwhile.
    """
    from kozyr.i18n.catalogue import visible
    from kozyr.server import carry
    from kozyr.server.config import ConfigError, read_config
    from kozyr.server.run import DATABASE, take_folder
    from kozyr.server.store import StoreError, open_store

    async def story(path: Path) -> list[Carried]:
        store = await open_store(path)
        try:
            return await work(store, carry)
        finally:
            await store.close()

    try:
        config = read_config(os.environ, data=data)
        path = config.data / DATABASE
        if not lock and not path.is_file():
            raise ConfigError(f"{config.data} holds no tables")
        with take_folder(config.data) if lock else nullcontext():
            found = asyncio.run(story(path))
    except (carry.CarryError, ConfigError, StoreError) as error:
        typer.echo(visible(str(error)), err=True)
        return 2
    for one in found:
        typer.echo(f"{one.id} {one.matches}{'' if one.new else ' (was here already)'}")
    return 0
