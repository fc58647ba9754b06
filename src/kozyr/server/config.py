"""What the server is told from outside: where to listen, where to keep its data, how fast bots play."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from kozyr.bots import LEVELS
from kozyr.bots.outside import LimitError, limits_from
from kozyr.bots.program import Limits as BotLimits
from kozyr.bots.program import ProgramError, program_at
from kozyr.server.limits import Limits
from kozyr.table.clocks import LONGEST_PAUSE

HOST = "127.0.0.1"
EVERYWHERE = "0.0.0.0"
ANYWHERE = (EVERYWHERE, "::")
"""Addresses that stand for all of the machine's."""
PORT = 8000
"""The usual port, so that an address that was noted down stays right."""
IDLE_HOURS = 12.0
"""Hours after which a table that waits for players and where nobody is connected is closed."""
KEEP_DAYS = 0.0
"""For ever."""
BOT_DELAY = 0.8
"""Seconds between a turn's beginning and a bot's move, so that people can follow."""
_NAME = re.compile("[a-z][a-z0-9-]{0,19}")


class ConfigError(ValueError):
    """A setting that can't be. The message is one plain sentence."""


@dataclass(frozen=True)
class Config:
    """Settings of a server."""

    data: Path
    """The one folder that is written to."""
    host: str = HOST
    port: int | None = None
    """0: any free one; None: the usual one, or any free one where that is taken."""
    lan: bool = False
    """Whether to listen on the network and show a code for phones."""
    bot_delay: float = BOT_DELAY
    deal_pause: float | None = None
    """Seconds between two deals at most, unless all are ready; None: by the table's clock."""
    idle_hours: float = IDLE_HOURS
    """0: such tables wait for ever."""
    hosts: tuple[str, ...] = ()
    """Names by which requests come beside those of the machine itself, as from a proxy; in small letters."""
    keep_days: float = KEEP_DAYS
    """How long tables whose matches are over are kept; 0: for ever."""
    fresh: bool = False
    """Whether files of the page are read again for every request, for those who write them."""
    limits: Limits = field(default_factory=Limits)
    thinkers: int | None = None
    """Processes that search for bots of the upper levels; None: as many as cores."""
    bots: Mapping[str, Path] = field(default_factory=dict)
    """Programs that can be chosen as bots, by the names that are shown for them."""
    bot_limits: BotLimits = field(default_factory=BotLimits)


def data_folder(environment: Mapping[str, str]) -> Path:
    """Where data is kept unless something else is asked for: ``$XDG_DATA_HOME/kozyr/server``."""
    home = environment.get("XDG_DATA_HOME", "")
    base = Path(home) if os.path.isabs(home) else Path.home() / ".local" / "share"
    return base / "kozyr" / "server"


def read_config(
    environment: Mapping[str, str],
    *,
    host: str | None = None,
    port: int | None = None,
    data: str | None = None,
    lan: bool = False,
    bot_delay: float | None = None,
    deal_pause: float | None = None,
    hosts: Sequence[str] = (),
    bots: Sequence[str] = (),
) -> Config:
    """Settings from the command line, else from the environment, else as they usually are.

    Args:
        environment: KOZYR_HOST, KOZYR_PORT, KOZYR_DATA, KOZYR_LAN, KOZYR_BOT_DELAY, KOZYR_DEAL_PAUSE,
            KOZYR_HOSTS, KOZYR_IDLE_HOURS, KOZYR_KEEP_DAYS, KOZYR_LIMITS, KOZYR_FRESH, KOZYR_BOTS,
            KOZYR_BOT_SECONDS, KOZYR_BOT_MEMORY, KOZYR_THINKERS.
        host: the address to listen on.
        port: the port; 0 takes a free one, None the usual one or, where that is taken, a free one.
        data: the folder of the data.
        lan: listen on the network.
        bot_delay: seconds before a bot moves.
        deal_pause: seconds between two deals at most.
        hosts: names by which requests may come.
        bots: programs that can be chosen as bots, NAME=PATH each.

    Raises:
        ConfigError: a value that can't be.
    """
    lan = lan or _flag(environment, "KOZYR_LAN")
    usual = EVERYWHERE if lan else HOST
    if port is None and environment.get("KOZYR_PORT"):
        port = int(_number(environment, "KOZYR_PORT", PORT, 65535))
    delay = _number(environment, "KOZYR_BOT_DELAY", BOT_DELAY, 60) if bot_delay is None else bot_delay
    if deal_pause is None and environment.get("KOZYR_DEAL_PAUSE"):
        deal_pause = _number(environment, "KOZYR_DEAL_PAUSE", 0.0, LONGEST_PAUSE)
    thinkers = (
        int(_number(environment, "KOZYR_THINKERS", 0, 256)) if environment.get("KOZYR_THINKERS") else None
    )
    folder = data or environment.get("KOZYR_DATA")
    words = {"": Limits(), "on": Limits(), "off": Limits.none()}
    limits = words.get(environment.get("KOZYR_LIMITS", ""))
    if limits is None:
        raise ConfigError("KOZYR_LIMITS must be on or off")
    return Config(
        data=Path(folder).expanduser().absolute() if folder else data_folder(environment),
        host=host or environment.get("KOZYR_HOST") or usual,
        port=None if port is None else int(_within("port", port, 65535)),
        lan=lan,
        bot_delay=_within("the bots' delay", delay, 60),
        deal_pause=None if deal_pause is None else _within("the pause", deal_pause, LONGEST_PAUSE),
        hosts=tuple(map(_name, hosts or environment.get("KOZYR_HOSTS", "").replace(",", " ").split())),
        idle_hours=_number(environment, "KOZYR_IDLE_HOURS", IDLE_HOURS, 24 * 365),
        keep_days=_number(environment, "KOZYR_KEEP_DAYS", KEEP_DAYS, 365 * 100),
        fresh=_flag(environment, "KOZYR_FRESH"),
        limits=limits,
        thinkers=thinkers,
        bots=_programs(bots or environment.get("KOZYR_BOTS", "").split(",")),
        bot_limits=_bot_limits(environment),
    )


def _name(text: str) -> str:
    name = text.lower().removesuffix(".")
    if not re.fullmatch(r"[a-z0-9_]([a-z0-9._-]*[a-z0-9_])?", name):
        raise ConfigError(
            f"{text!r} is not the name of a host: it has no scheme and no port, as kozyr.example.org"
        )
    return name


def _programs(texts: Sequence[str]) -> dict[str, Path]:
    """The host's list of programs, from NAME=PATH each."""
    found: dict[str, Path] = {}
    for text in filter(None, (text.strip() for text in texts)):
        name, _, path = text.partition("=")
        if not _NAME.fullmatch(name) or not path:
            raise ConfigError(f"a bot is written as NAME=PATH, with a name as my-bot-2, not {text}")
        if name in LEVELS or name in found:
            raise ConfigError(f"there is a bot {name} already")
        try:
            found[name] = program_at(path)
        except ProgramError as error:
            raise ConfigError(str(error)) from None
    return found


def _bot_limits(environment: Mapping[str, str]) -> BotLimits:
    try:
        return limits_from(environment)
    except LimitError as error:
        raise ConfigError(str(error)) from None


def _flag(environment: Mapping[str, str], name: str) -> bool:
    value = environment.get(name, "").lower()
    if value not in ("", "0", "1", "false", "true", "no", "yes"):
        raise ConfigError(f"{name} must be 1 or 0")
    return value in ("1", "true", "yes")


def _number(environment: Mapping[str, str], name: str, usual: float, most: float) -> float:
    text = environment.get(name, "")
    if not text:
        return usual
    try:
        return _within(name, int(text) if isinstance(usual, int) else float(text), most)
    except ValueError:
        raise ConfigError(f"{name} must be a number from 0 to {most}") from None


def _within(name: str, value: float, most: float) -> float:
    if not 0 <= value <= most:
        raise ConfigError(f"{name} must be a number from 0 to {most}")
    return value
