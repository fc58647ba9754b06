"""One match led by commands: each is carried out whole and answered, or refused and nothing has changed."""

from __future__ import annotations

from time import perf_counter
from typing import Any, get_type_hints

import msgspec

from kozyr.bots import Budget, LevelError, bot
from kozyr.cards import draw_seed
from kozyr.cli.engine import messages
from kozyr.cli.engine.messages import Fault, Wrong
from kozyr.games.api import View
from kozyr.games.option import OptionError
from kozyr.games.refusal import Refused
from kozyr.games.registry import GAMES
from kozyr.i18n import Catalogue
from kozyr.i18n.catalogue import visible
from kozyr.i18n.refusals import with_rule
from kozyr.match import Match, ReplayError
from kozyr.records import RecordError
from kozyr.records.strict import place_of


def views() -> msgspec.json.Decoder[View]:
    """What reads a view of any game."""
    kinds = [get_type_hints(game.view)["return"] for game in GAMES.values()]
    union = kinds[0]
    for kind in kinds[1:]:
        union = union | kind
    return msgspec.json.Decoder(union)


class Session:
    """A match and the commands about it.

    Args:
        words: the language of messages.
    """

    def __init__(self, words: Catalogue) -> None:
        self.over = False
        self._words = words
        self._match: Match | None = None
        self._views: msgspec.json.Decoder[View] | None = None

    def answer(self, line: bytes) -> bytes:
        """Carry out a line; the line of the answer."""
        id: Any = msgspec.UNSET
        try:
            command = messages.read(line)
            id = command.id
            answer = self._do(command)
        except Wrong as wrong:
            answer = messages.Failed(id=messages.id_of(line), error=wrong.fault)
        except RecordError as error:
            answer = messages.Failed(id=id, error=self._record_fault(error))
        except Refused as error:
            refusal = error.refusal
            fault = Fault(
                path="action",
                message=with_rule(self._words, refusal),
                rule=refusal.rule,
                code=refusal.code,
                args=refusal.args,
            )
            answer = messages.Failed(id=id, error=fault)
        return msgspec.json.encode(answer) + b"\n"

    def _do(self, command: Any) -> messages.Answer:
        match command:
            case messages.New():
                self._match = self._new(command)
                return self._state(command)
            case messages.Legal():
                return self._state(command)
            case messages.Apply():
                check_seat(self._on, command.seat)
                return self._state(command, self._on.apply(command.action, command.seat))
            case messages.View_():
                check_seat(self._on, command.seat)
                return messages.Seen(id=command.id, view=self._on.view(command.seat))
            case messages.Suggest():
                return self._suggest(command)
            case messages.Record():
                return messages.Written(id=command.id, record=self._on.to_record())
            case _:
                self.over = True
                return messages.Done(id=command.id)

    @property
    def _on(self) -> Match:
        """The match that is on."""
        if self._match is None:
            raise wrong("do", "there is no match yet: new begins one")
        return self._match

    def _new(self, command: messages.New) -> Match:
        if command.record is not None:
            others = {"game": command.game, "seats": command.seats, "options": command.options}
            others |= {"seed": command.seed, "dealer": command.dealer}
            for name, value in others.items():
                if value is not None:
                    raise wrong(name, "a record stands alone")
            return Match.from_record(command.record)
        if command.game is None or command.seats is None:
            raise wrong("game" if command.game is None else "seats", "missing, as is record")
        seed = draw_seed() if command.seed is None else from_hex(command.seed)
        try:
            return Match(
                command.game, seats=command.seats, seed=seed, options=command.options, dealer=command.dealer
            )
        except OptionError as error:
            rule = rule_of(command.game, error.path)
            raise wrong(error.path, str(error).removeprefix(f"{error.path}: "), rule) from None

    def _state(self, command: Any, applied: str | msgspec.UnsetType = msgspec.UNSET) -> messages.State:
        match = self._on
        deals = len(match.progress.runs)
        return messages.State(
            id=command.id,
            applied=applied,
            game=match.game.name,
            seats=match.seats,
            deal=None if match.to_act is None else deals - 1,
            to_act=match.to_act,
            legal=match.legal(),
            totals=match.totals,
            finished=match.finished,
            winners=match.winners,
        )

    def _suggest(self, command: messages.Suggest) -> messages.Suggested:
        seed = draw_seed() if command.seed is None else from_hex(command.seed)
        view = self._view_to_play(command)
        budget = None if command.seconds is None else Budget(seconds=command.seconds)
        began = perf_counter()
        try:
            player = bot(command.level, str(view.__struct_config__.tag), seed)
        except LevelError as error:
            raise wrong("level", str(error)) from None
        if command.view and player.searches:
            raise wrong(
                "level", "a level that searches plays the match that is on, not a view from elsewhere"
            )
        prospect = self._on.prospect(view.seat) if player.searches else None
        try:
            advice = player.advise(view, prospect, budget)
        except Exception:
            # Only a view that no match gives leads here: its parts contradict each other.
            raise wrong("view", "no position that can be played") from None
        seconds = round(perf_counter() - began, 6)
        return messages.Suggested(
            id=command.id,
            seat=view.seat or 0,
            action=advice.action,
            level=command.level,
            values=advice.values,
            samples=advice.samples,
            seconds=seconds,
        )

    def _view_to_play(self, command: messages.Suggest) -> View:
        """The view of the command, or that of the seat to act."""
        if not command.view:
            if self._on.to_act is None:
                raise wrong("do", "nobody is to act")
            return self._on.view(self._on.to_act)
        self._views = self._views or views()
        try:
            view = self._views.decode(command.view)
        except msgspec.DecodeError as error:
            path, message = place_of(error)
            raise wrong(f"view.{path}".rstrip("."), message) from None
        if not view.legal or view.seat is None:
            raise wrong("view.legal", "the view is of a seat that is not to act")
        return view

    def _record_fault(self, error: RecordError) -> Fault:
        if not isinstance(error, ReplayError):
            message = str(error).removeprefix(f"{error.path}: ")
            return Fault(path=f"record.{error.path}", message=visible(message), deal=error.deal)
        return Fault(
            path=f"record.{error.path}",
            message=with_rule(self._words, error.refusal),
            rule=error.refusal.rule,
            code=error.refusal.code,
            args=error.refusal.args,
            deal=error.deal,
            action=error.action,
            text=error.text,
        )


def wrong(path: str, message: str, rule: str | None = None) -> Wrong:
    """A command that can't be carried out, and why."""
    return Wrong(Fault(path=path, message=visible(message), rule=rule))


def check_seat(match: Match, seat: int | None) -> None:
    """Refuses a seat that there isn't."""
    if seat is not None and not 0 <= seat < match.seats:
        raise wrong("seat", f"{seat} is not in 0..{match.seats - 1}")


def from_hex(text: str) -> bytes:
    """The bytes of a seed."""
    try:
        if not text.isascii() or any(char.isspace() for char in text):
            raise ValueError
        return bytes.fromhex(text)
    except ValueError:
        raise wrong("seed", "hex digits in pairs are needed") from None


def rule_of(game: str, path: str) -> str | None:
    """The rule behind an option that can't be."""
    options = GAMES[game].options if game in GAMES else ()
    return next((option.rule for option in options if path == f"options.{option.name}"), None)
