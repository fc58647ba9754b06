"""The server as a program: its address, its folder, its log, its stop."""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
import socket
import subprocess
from pathlib import Path

import pexpect
import pytest

from kozyr.cli.serve import address_of, reachable
from kozyr.i18n.catalogue import catalogue
from kozyr.server.config import BOT_DELAY, PORT, Config, ConfigError, read_config
from kozyr.server.run import listening
from tests.server.program import SERVE, Program
from tests.server.served import Line, Served


async def play(base: str) -> Line:
    """A match of Odessa against bots, to its end."""
    server = Served(base, None)  # type: ignore[arg-type]
    person = await server.person("Грицько")
    table = await person.open(
        "odessa", 4, bots=[None, "steady", "steady", "random"], options={"sizes": [1, 2, 3]}
    )
    line = await person.join(table["id"])
    await line.sit(0)
    while line.state["table"]["state"] != "over":
        prompt = line.state["prompt"]
        if prompt:
            id = f"a{line.state['seq']}"
            await line.send(t="act", id=id, deal=prompt["deal"], action=prompt["legal"][-1])
            await line.until("ok", id=id)
        else:
            await line.hear()
    return line


def test_a_match_through_the_program_and_a_log_without_cards(tmp_path: Path) -> None:
    home = tmp_path / "home"
    home.mkdir()
    program = Program(tmp_path / "data", HOME=str(home), XDG_DATA_HOME=str(home))
    try:
        line = asyncio.run(play(program.base))
        refused = subprocess.run(
            [*SERVE, "--data", str(tmp_path / "data")], capture_output=True, text=True, timeout=60
        )
        assert refused.returncode == 2
        assert "another server uses" in refused.stderr
        assert "Traceback" not in refused.stderr
    finally:
        status = program.stop()
    assert status == 0
    log = [json.loads(entry) for entry in program.log.read_text().splitlines()]
    assert [entry["event"] for entry in log][:2] == ["started", "table-opened"]
    assert log[-1]["event"] == "stopped"
    text = program.log.read_text()
    assert "Грицько" not in text
    for card in line.state["view"]["public"]["deals"][-1]["tricks"][0]["cards"]:
        assert card not in text
    assert list(home.iterdir()) == []
    assert {path.name for path in (tmp_path / "data").iterdir()} <= {
        "kozyr.db",
        "kozyr.db-wal",
        "kozyr.db-shm",
        "lock",
    }
    assert (tmp_path / "data").stat().st_mode & 0o077 == 0


def test_interrupt_stops_it_too(tmp_path: Path) -> None:
    program = Program(tmp_path / "data")
    program.process.send_signal(signal.SIGINT)
    assert program.process.wait(15) == 0
    assert "Traceback" not in program.log.read_text()


def test_a_stop_closes_open_sockets_and_they_may_come_back(tmp_path: Path) -> None:
    async def story() -> None:
        program = Program(tmp_path / "data")
        person = await Served(program.base, None).person()  # type: ignore[arg-type]
        table = await person.open("odessa", 2)
        line = await person.join(table["id"])
        stopping = asyncio.get_running_loop().run_in_executor(None, program.stop)
        assert await line.closed() == 1012
        assert await stopping == 0

    asyncio.run(story())


@pytest.mark.parametrize(
    ("more", "words"),
    [
        (["--host", "203.0.113.1"], "can't listen on 203.0.113.1"),
        (["--port", "70000"], "--port"),
        (["--bot-delay", "-1"], "--bot-delay"),
        (["--deal-pause", "601"], "--deal-pause"),
        (["--allow-host", "a:80"], "is not the name of a host"),
    ],
)
def test_what_cannot_be_is_one_plain_sentence(tmp_path: Path, more: list[str], words: str) -> None:
    command = [*SERVE, "--data", str(tmp_path / "data"), *more]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60)
    assert done.returncode == 2
    assert words in done.stderr
    assert "Traceback" not in done.stderr


def test_the_usual_port_or_a_free_one(tmp_path: Path) -> None:
    with socket.socket() as other:
        try:
            other.bind(("127.0.0.1", PORT))
            other.listen()
        except OSError:
            pass  # somebody uses it already
        with listening(Config(data=tmp_path)) as found:
            assert found.getsockname()[1] != PORT
        with pytest.raises(ConfigError, match=f"port {PORT}: Address already in use"):
            listening(Config(data=tmp_path, port=PORT))


def test_at_a_terminal_it_says_what_to_do_and_keeps_no_log_there(tmp_path: Path) -> None:
    child = pexpect.spawn(
        SERVE[0],
        [*SERVE[1:], "--data", str(tmp_path / "data")],
        env={**os.environ, "KOZYR_LANG": "uk"},
        encoding="utf-8",
        timeout=60,
    )
    child.expect(re.escape(catalogue("uk").say("serve-how")))
    assert re.fullmatch(r"http://127\.0\.0\.1:\d+/\s+", child.before or "")
    child.sendintr()
    child.expect(pexpect.EOF)
    assert (child.before or "").strip() in ("", "^C")
    child.close()
    assert child.exitstatus == 0


def test_settings_by_environment(tmp_path: Path) -> None:
    config = read_config({"XDG_DATA_HOME": str(tmp_path)})
    assert (config.host, config.port, config.data) == ("127.0.0.1", None, tmp_path / "kozyr" / "server")
    assert config.bot_delay == BOT_DELAY
    environment = {
        "KOZYR_HOST": "::1",
        "KOZYR_PORT": "0",
        "KOZYR_DATA": str(tmp_path / "d"),
        "KOZYR_LAN": "1",
        "KOZYR_BOT_DELAY": "0.5",
        "KOZYR_LIMITS": "off",
    }
    config = read_config(environment)
    assert (config.host, config.port, config.data, config.lan) == ("::1", 0, tmp_path / "d", True)
    assert (config.bot_delay, config.limits.tables > 10**6) == (0.5, True)
    config = read_config(environment, host="h", port=5, data=str(tmp_path), bot_delay=1)
    assert (config.host, config.port, config.data, config.bot_delay) == ("h", 5, tmp_path, 1)
    assert read_config({}, lan=True).host == "0.0.0.0"
    assert (read_config({}).deal_pause, read_config({}).hosts) == (None, ())
    environment = {"KOZYR_DEAL_PAUSE": "1.5", "KOZYR_HOSTS": "A.example, b.example."}
    config = read_config(environment)
    assert (config.deal_pause, config.hosts) == (1.5, ("a.example", "b.example"))
    config = read_config(environment, deal_pause=0, hosts=["c"])
    assert (config.deal_pause, config.hosts) == (0, ("c",))
    for wrong in (
        {"KOZYR_PORT": "x"},
        {"KOZYR_PORT": "70000"},
        {"KOZYR_LAN": "maybe"},
        {"KOZYR_LIMITS": "5"},
        {"KOZYR_DEAL_PAUSE": "601"},
        {"KOZYR_HOSTS": "http://kozyr.example.org"},
        {"KOZYR_HOSTS": "kozyr.example.org:443"},
    ):
        with pytest.raises(ConfigError):
            read_config(wrong)


def test_addresses() -> None:
    assert list(reachable("10.0.0.5")) == ["10.0.0.5"]
    assert next(iter(reachable("0.0.0.0"))) == "localhost"
    assert address_of("::1", 8000) == "http://[::1]:8000/"
    assert address_of("10.0.0.5", 80) == "http://10.0.0.5:80/"


def test_a_code_for_phones_on_the_network(tmp_path: Path) -> None:
    command = [*SERVE, "--lan", "--data", str(tmp_path / "data")]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    assert process.stdout is not None
    first = process.stdout.readline()
    assert first.startswith("http://localhost:")
    process.send_signal(signal.SIGTERM)
    rest = process.stdout.read()
    assert process.wait(15) == 0
    assert any(block in rest for block in "▀▄█")
