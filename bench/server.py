"""make bench-server: how many tables a server carries, and how that compares with an echo.

N tables of four clients each over real WebSockets, one action per table and second on a fixed schedule. The
server is the program that people run, on a data folder with matches under way (evening.py); the other one is
a bare Starlette application that sends the same bytes to the same sockets (echo.py). They take turns, each
time as a fresh process, with the same clients in a process of their own (crowd.py). Linux only: memory, and
how long the server waited for a core because something else uses the machine, are read from /proc.
"""

from __future__ import annotations

import argparse
import os
import resource
import shutil
import sqlite3
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec
from evening import Place, write

HERE = Path(__file__).parent
KOZYR = [sys.executable, "-c", "from kozyr.cli.main import main; main()", "serve", "--port", "0", "--data"]
TARGET = 0.1
"""Seconds: where p99 must stay for a number of tables to count as carried."""
BUSY = 0.05
"""Share of the time from which on waiting for a core spoils the figures."""
TIMES, MEMORY = 4.0, 200.0
"""What must hold at 500 tables: p99 against the echo's, and KB a table."""


def memory(process: int) -> int:
    """Bytes of a process in memory."""
    return int(Path(f"/proc/{process}/statm").read_text().split()[1]) * resource.getpagesize()


def cpu(process: int) -> float:
    """Seconds that a process has computed."""
    fields = Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def starved(process: int) -> float:
    """Seconds that a process was ready to compute and had to wait for a core."""
    waits = Path(f"/proc/{process}/task").glob("*/schedstat")
    return sum(int(file.read_text().split()[1]) for file in waits) / 1e9


@dataclass
class Turn:
    """What one server did in one turn."""

    name: str
    tables: int
    delays: list[float]
    each: float
    """KB of memory a table."""
    stored: float
    """Events a second."""
    busy: float
    """Share of one core that the server used."""
    crowd: float
    """The same of its clients."""
    waited: float
    """Share of the time that the server's threads waited for a core, because others used it."""
    faults: list[str]

    def at(self, share: float) -> float:
        """The delay that so many stay under, in ms."""
        if not self.delays:
            return float("inf")
        return 1000 * self.delays[min(len(self.delays) - 1, int(share * len(self.delays)))]

    def line(self) -> str:
        delays = "".join(f"{self.at(share):10.1f}" for share in (0.5, 0.95, 0.99))
        shares = "".join(f"{share:8.0%}" for share in (self.busy, self.crowd, self.waited))
        faults = "; ".join(self.faults) or "nothing"
        load = os.getloadavg()[0]
        sizes = f"{self.stored:10.0f}{self.each:10.0f}"
        return f"{self.name:6}{self.tables:7}{delays}{sizes}{shares}{load:7.1f}  {faults}"


HEADING = (
    "server tables    p50 ms    p95 ms    p99 ms  stored/s  KB/table  server   crowd  waited   load"
    "  lost, gaps, faults"
)


def count(data: Path) -> int:
    """Events in a data folder."""
    with sqlite3.connect(data / "kozyr.db") as connection:
        return int(connection.execute("select count(*) from events").fetchone()[0])


def turn(name: str, folder: Path, places: list[Place], seconds: int) -> Turn:
    """Start a server, let the crowd play, stop both."""
    plan, result, frames = (folder / part for part in ("plan", "result", f"frames-{len(places)}"))
    data = folder / "running"
    echo = name == "echo"
    if echo:
        command = [sys.executable, str(HERE / "echo.py"), str(frames)]
    else:
        shutil.copytree(folder / f"data-{len(places)}", data)
        command = [*KOZYR, str(data)]
    environment = {**os.environ, "KOZYR_LIMITS": "off", "PYTHONPATH": str(HERE)}
    with (folder / "log").open("ab") as log:
        server = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=log, text=True, env=environment, close_fds=True
        )
        crowd: Any = None
        try:
            assert server.stdout is not None
            port = int(server.stdout.readline().rsplit(":", 1)[1].strip("/\n"))
            before = memory(server.pid)
            shared = {"port": port, "echo": echo, "seconds": seconds, "places": places}
            plan.write_bytes(msgspec.json.encode({**shared, "keep": None if echo else str(frames)}))
            crowd = subprocess.Popen(
                [sys.executable, str(HERE / "crowd.py"), str(plan), str(result)],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
                env=environment,
            )
            assert crowd.stdout.readline() == "ready\n", "the clients could not come in"
            events = 0 if echo else count(data)
            used, waited = cpu(server.pid), starved(server.pid)
            print("go", file=crowd.stdin, flush=True)
            assert crowd.stdout.readline() == "done\n", "the clients failed"
            used, waited = cpu(server.pid) - used, starved(server.pid) - waited
            after = memory(server.pid)
            stored = 0 if echo else count(data) - events
            print("end", file=crowd.stdin, flush=True)
        finally:
            for process in (crowd, server):
                if process is not None:
                    process.terminate()
                    process.wait(60)
            shutil.rmtree(data, ignore_errors=True)
    heard = msgspec.json.decode(result.read_bytes())
    faults = []
    if heard["answered"] != heard["sent"] or (not echo and stored < heard["sent"]):
        faults.append(f"{heard['sent']} sent, {heard['answered']} answered, {stored} stored")
    if heard["heard"] != 4 * heard["sent"]:
        faults.append(f"{heard['heard']} heard of {4 * heard['sent']}")
    faults += [f"{heard[what]} {what}" for what in ("gaps", "closed") if heard[what]]
    faults += heard["odd"]
    return Turn(
        name=name,
        tables=len(places),
        delays=heard["delays"],
        each=(after - before) / len(places) / 1000,
        stored=stored / heard["took"],
        busy=used / heard["took"],
        crowd=heard["busy"],
        waited=waited / heard["took"],
        faults=faults,
    )


def largest(folder: Path, seconds: int, most: int) -> int:
    """The most tables, by steps of a quarter, whose p99 stays under the target with nothing lost."""
    carried, tables = 0, 250
    while tables <= most:
        made = turn("kozyr", folder, write(folder / f"data-{tables}", tables, seconds), seconds)
        print(made.line(), flush=True)
        if made.faults or made.at(0.99) >= 1000 * TARGET:
            break
        carried, tables = tables, tables * 5 // 4
    return carried


def verdict(turns: list[Turn]) -> bool:
    """Say what came of the comparison; whether all that must hold does."""
    ours, echo = ([one for one in turns if one.name == name] for name in ("kozyr", "echo"))
    ratios = sorted(one.at(0.99) / other.at(0.99) for one, other in zip(ours, echo, strict=True))
    ratio, each = ratios[len(ratios) // 2], max(one.each for one in ours)
    whole = not any(one.faults for one in turns)
    turns_said = ", ".join(f"{one:.1f}" for one in ratios)
    print(f"p99 against the echo's, turn by turn: {turns_said}; must: {TIMES:.0f}")
    print(f"memory a table with its four connections: {each:.0f} KB; must: {MEMORY:.0f}")
    print(f"no action lost, no gap: {'yes' if whole else 'NO'}")
    waited = max(one.waited for one in ours)
    if waited > BUSY:
        print(f"the server waited for a core {waited:.0%} of the time: something else uses this machine")
    return whole and ratio <= TIMES and each <= MEMORY


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=int, default=20)
    parser.add_argument("--rounds", type=int, default=3, help="turns of each server")
    parser.add_argument("--most", type=int, default=3000, help="tables to try at most; 0: compare only")
    chosen = parser.parse_args()
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    with tempfile.TemporaryDirectory(prefix="kozyr-bench-") as name:
        folder = Path(name)
        places = write(folder / f"data-{chosen.tables}", chosen.tables, chosen.seconds)
        print(HEADING, flush=True)
        turns = []
        for _ in range(chosen.rounds):
            for server in ("kozyr", "echo"):
                turns.append(turn(server, folder, places, chosen.seconds))
                print(turns[-1].line(), flush=True)
        good = verdict(turns)
        if chosen.most:
            carried = largest(folder, chosen.seconds, chosen.most)
            print(f"the most tables with p99 under {1000 * TARGET:.0f} ms: {carried}")
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
