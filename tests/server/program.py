"""The server as a process of its own, to be stopped and killed."""

from __future__ import annotations

import os
import re
import signal
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

from kozyr.table import Stored, decode

SERVE = [sys.executable, "-c", "from kozyr.cli.main import main; main()", "serve", "--port", "0"]
HASTE = {"KOZYR_LIMITS": "off", "KOZYR_BOT_DELAY": "0", "KOZYR_DEAL_PAUSE": "0"}
"""A server that waits for nobody; what it usually has is an empty value."""


class Program:
    """A server process on a free port.

    Args:
        data: its data folder.
        command: what to run; it prints its address.
        environment: on top of this process's own.
    """

    def __init__(self, data: Path, command: list[str] | None = None, **environment: str) -> None:
        self.data = data
        self.log = data.parent / "log"
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [*(command or SERVE), "--data", str(data)],
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                env={**os.environ, **HASTE, **environment},
            )
        self.base = self._address()

    def _address(self) -> str:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = re.fullmatch(r"(http://127\.0\.0\.1:[1-9]\d*)/\n", line)
        assert found, (line, self.log.read_text())
        return found[1]

    @property
    def port(self) -> int:
        return int(self.base.rpartition(":")[2])

    def again(self) -> Program:
        """After its end: another one in its place, with the same address and data."""
        return Program(self.data, [*SERVE, "--port", str(self.port)])

    @property
    def alive(self) -> bool:
        return self.process.poll() is None

    def kill(self) -> None:
        """As a power cut: nothing is finished."""
        self.process.kill()
        self.process.wait()

    def stop(self) -> int:
        """Ask it to stop; its exit status."""
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(60)

    def wait_dead(self, seconds: float) -> bool:
        """Wait for it to end by itself."""
        until = time.monotonic() + seconds
        while self.alive and time.monotonic() < until:
            time.sleep(0.01)
        return not self.alive


def logs_of(data: Path) -> dict[str, list[Stored]]:
    """What a server has stored in its data folder, table by table."""
    found: dict[str, list[Stored]] = {}
    connection = sqlite3.connect(data / "kozyr.db")
    for table, seq, at, body in connection.execute(
        "SELECT table_id, seq, at, body FROM events ORDER BY 1, 2"
    ):
        found.setdefault(table, []).append(Stored(seq=seq, at=at, event=decode(body)))
    connection.close()
    return found
