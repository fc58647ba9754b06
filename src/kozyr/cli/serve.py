"""``kozyr serve``: the table in the browser."""

from __future__ import annotations

import os
import socket
import sys
from collections.abc import Iterator
from contextlib import suppress

import typer


def run_serve(
    host: str | None, port: int | None, data: str | None, lan: bool, bot_delay: float | None, bots: list[str]
) -> int:
    """Serve until the program is stopped; the exit status."""
    from kozyr.cli.words import UsageError, readable, words_for
    from kozyr.server.config import ConfigError, read_config
    from kozyr.server.run import run
    from kozyr.server.store import StoreError

    try:
        config = read_config(
            os.environ, host=host, port=port, data=data, lan=lan, bot_delay=bot_delay, bots=bots
        )
        how = readable(words_for(None)).say("serve-how") if sys.stdout.isatty() else None
        run(config, lambda port: greet(config.host, port, config.lan, how))
    except (UsageError, ConfigError, StoreError) as error:
        typer.echo(str(error), err=True)
        return 2
    return 0


def greet(host: str, port: int, lan: bool, how: str | None) -> None:
    """Print where the table is, a code for phones where they can reach it, and for people what to do."""
    addresses = [address_of(name, port) for name in reachable(host)]
    for address in addresses:
        typer.echo(address)
    if lan and addresses:
        import segno

        with suppress(UnicodeEncodeError):  # a terminal without block characters
            segno.make(addresses[-1], error="m").terminal(compact=True)
    if how is not None:
        typer.echo(how)
    sys.stdout.flush()


def address_of(host: str, port: int) -> str:
    """What to type into a browser."""
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def reachable(host: str) -> Iterator[str]:
    """The names by which a server on that address is reached, the one for other devices last."""
    if host not in ("0.0.0.0", "::"):
        yield host
        return
    yield "localhost"
    outward = outward_address()
    if outward is not None:
        yield outward


def outward_address() -> str | None:
    """This machine's address on its network, found without sending anything; None: there is no network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address for documentation: nobody is there
            found: str = probe.getsockname()[0]
        except OSError:
            return None
    return None if found.startswith("127.") else found
