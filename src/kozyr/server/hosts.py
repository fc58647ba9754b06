"""The names that a server answers to.

A page on the internet can let its own name point to this machine (DNS rebinding). To the browser it then is
of the same origin as the table, and could read and play here in the name of whoever opens it. So the name by
which a request comes must be one that the server is known by. An address can't be pointed anywhere: a page
that names one was loaded from there.
"""

from __future__ import annotations

import socket
from ipaddress import ip_address
from urllib.parse import urlsplit

from kozyr.server.config import ANYWHERE, Config


class Hosts:
    """The names and addresses of a server."""

    def __init__(self, config: Config) -> None:
        self._names = {"localhost", config.host.lower(), *config.hosts}
        if config.host in ANYWHERE:
            machine = socket.gethostname().lower()
            self._names |= {machine, f"{machine}.local"}

    def knows(self, host: str | None) -> bool:
        """Whether a request whose Host header is this one is meant for the server."""
        name = name_of(host or "")
        return name is not None and (name in self._names or is_address(name))


def name_of(host: str) -> str | None:
    """The name in a Host header, without the port; None: there is none."""
    try:
        found = urlsplit(f"//{host}")
        return (
            None if found.netloc != host or "@" in host else (found.hostname or "").removesuffix(".") or None
        )
    except ValueError:
        return None


def is_address(name: str) -> bool:
    """Whether a name is an address."""
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
