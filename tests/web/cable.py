"""A network between browsers and a server that can be cut."""

from __future__ import annotations

import socket
import threading
from contextlib import suppress


class Cable:
    """Passes on to a port of this machine what comes to a port of its own, until it is cut.

    Args:
        port: where the server listens.
    """

    def __init__(self, port: int) -> None:
        self._to = port
        self._whole = True
        self._lost = ""
        self._lock = threading.Lock()
        self._ends: list[socket.socket] = []
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.base = f"http://127.0.0.1:{self._listener.getsockname()[1]}"
        threading.Thread(target=self._accept, daemon=True).start()

    def cut(self) -> None:
        """Nothing gets through, and who is connected is so no more."""
        with self._lock:
            self._whole, ends, self._ends = False, self._ends, []
        for end in ends:
            drop(end)

    def lose(self, what: str) -> None:
        """What the server says (``answers``) or is told (``questions``) is lost, and nobody notices."""
        self._lost = what

    def mend(self) -> None:
        """All is well again."""
        self._whole, self._lost = True, ""

    def close(self) -> None:
        """The end."""
        self.cut()
        drop(self._listener)

    def _accept(self) -> None:
        while True:
            try:
                near, _ = self._listener.accept()
            except OSError:
                return
            with self._lock:
                whole = self._whole
                try:
                    far = socket.create_connection(("127.0.0.1", self._to)) if whole else None
                except OSError:
                    far = None
                if far is None:
                    drop(near)
                    continue
                self._ends += [near, far]
            threading.Thread(target=self._pass, args=(near, far, "questions"), daemon=True).start()
            threading.Thread(target=self._pass, args=(far, near, "answers"), daemon=True).start()

    def _pass(self, source: socket.socket, target: socket.socket, what: str) -> None:
        with suppress(OSError):
            while data := source.recv(65536):
                if what != self._lost:
                    target.sendall(data)
        drop(source)
        drop(target)


def drop(end: socket.socket) -> None:
    """Close a socket, though another thread waits for it."""
    with suppress(OSError):
        end.shutdown(socket.SHUT_RDWR)
    end.close()
