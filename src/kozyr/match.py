"""A match of any game: ask what is legal, act, look at it through a seat's eyes, write it down.

A match is a fold over its record: the state is what replaying gives.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any, Self

import msgspec

from kozyr.cards import CardError, draw_seed, first_dealer
from kozyr.cards import deck as shuffled
from kozyr.games.api import Game, Outcome, Progress, Run, View, is_legal
from kozyr.games.checks import given_options, in_range, seat_or_none, seed_bytes, text_of
from kozyr.games.match_worlds import MatchWorlds
from kozyr.games.option import OptionError, changed_options, read_options
from kozyr.games.refusal import Refusal, Refused, illegal, malformed, refused
from kozyr.games.registry import known_game
from kozyr.games.replay import DealSummary, ReplayError, Summary
from kozyr.games.words import Words, check_line, read_words
from kozyr.games.worlds import Chance, Outlook, Prospect, World
from kozyr.records import DealRecord, Record, RecordError, read, write

__all__ = ["Match", "ReplayError"]


@lru_cache(maxsize=4096)
def _taken(seat: int, number: int) -> tuple[int, int]:
    """An action with its seat: the same ones come up in all matches, and are kept once."""
    return seat, number


class Match:
    """A match of any game.

    Args:
        game: its name, as ``"odessa"``.
        seats: number of seats.
        seed: any bytes; all decks and the first dealer follow from it (C-SHUFFLE). Without it one is drawn
            from the operating system.
        options: the game's options; what is left out has its default.
        dealer: dealer of the first deal; without it drawn by lot from the seed.

    Raises:
        OptionError: no such game, a number of seats or an option out of range.
    """

    def __init__(
        self,
        game: str,
        *,
        seats: int,
        seed: bytes | None = None,
        options: Mapping[str, Any] | None = None,
        dealer: int | None = None,
    ) -> None:
        seed = draw_seed() if seed is None else seed_bytes(seed)
        self._open(Record(game=game, seats=seats, seed=seed, options=given_options(options), dealer=dealer))
        self._continue()

    def _open(self, header: Record) -> None:
        """Begin a match before its first deal."""
        self.game: Game = known_game(header.game)
        seats = in_range("seats", header.seats, self.game.seats(header.options))
        options = read_options(self.game.options, header.options, seats)
        dealer = header.dealer
        if dealer is None:
            dealer = first_dealer(header.seed, seats) if header.seed is not None else 0
        else:
            in_range("dealer", dealer, range(seats))
        self.header = msgspec.structs.replace(header, deals=[])
        self.progress = Progress(options, seats, self.game.course(options, seats, dealer))

    # What is so

    @property
    def seats(self) -> int:
        """Number of seats."""
        return self.progress.seats

    @property
    def options(self) -> Mapping[str, Any]:
        """Every option with its value."""
        return self.progress.options

    @property
    def to_act(self) -> int | None:
        """The seat to act; None when the match is over or waits for a deck."""
        run = self.progress.current
        return None if run is None else run.deal.to_act

    @property
    def finished(self) -> bool:
        """Whether the match is over."""
        return bool(self.progress.course.finished)

    @property
    def totals(self) -> list[int]:
        """Each seat's total over the complete deals."""
        return list(self.progress.course.totals)

    @property
    def winners(self) -> list[int]:
        """Who has won a finished match; several share it; else empty."""
        return self.progress.course.winners() if self.finished else []

    def legal(self) -> list[str]:
        """Every legal action of the seat to act in the record's spelling; in oko amounts as one range."""
        run = self.progress.current
        return [] if run is None else self.game.menu(run.deal, run.rules)

    def view(self, seat: int | None, shared: Any = None) -> View:
        """What a seat, or a spectator (None), may know.

        Args:
            seat: whose view.
            shared: ``public`` of another view of this very moment, to be used again instead of made anew.

        Raises:
            ValueError: no such seat. TypeError: not a seat's number.
        """
        return self.game.view(self.progress, self._looker(seat), shared)

    def _looker(self, seat: int | None) -> int | None:
        seat_or_none(seat)
        if seat is not None and not 0 <= seat < self.seats:
            raise ValueError(f"seat {seat} is not in 0..{self.seats - 1}")
        return seat

    def worlds(self, seat: int | None) -> MatchWorlds[Self]:
        """The matches that could be this one, as far as a seat, or a spectator (None), has seen.

        Raises:
            ValueError: no such seat. TypeError: not a seat's number.
        """
        return MatchWorlds(self.game, self.header, self.progress, self._looker(seat), self._played)

    @classmethod
    def _played(cls, header: Record, deals: Iterable[World]) -> Self:
        """A match of these deals, whose actions are known to be legal."""
        match = object.__new__(cls)
        match._open(header)
        for deck, actions in deals:
            match._begin(deck)
            for _, number in actions:
                match._act(number)
        return match

    def sample(self, seat: int | None, chance: Chance) -> Self:
        """A match that could be this one, drawn evenly: see ``worlds``, quicker where many are wanted."""
        return self.worlds(seat).draw(chance)

    def prospect(self, seat: int | None) -> Prospect:
        """The deal under way as a seat, or a spectator (None), may think it on.

        Raises:
            ValueError: no such seat, or no deal is under way. TypeError: not a seat's number.
        """
        return self.outlook(seat).prospect()

    def outlook(self, seat: int | None) -> Outlook:
        """What a prospect is made of, for a search in another process; errors as ``prospect``."""
        run = self.progress.current
        if run is None:
            raise ValueError("no deal is under way")
        worlds = self.game.worlds
        return Outlook(run.rules.copy(), run.dealer, worlds.seen(run, self._looker(seat)), worlds.made)

    def explain(self, action: str, seat: int | None = None) -> Refusal | None:
        """Why an action would be refused; None when it is legal.

        Args:
            action: in the record's spelling without the seat, as ``"play 7H"``.
            seat: who acts; left out: the seat to act.
        """
        try:
            self._number(action, seat)
        except Refused as error:
            return error.refusal
        return None

    def _number(self, action: str, seat: int | None) -> int:
        """The number of a legal action; raises ``Refused`` for any other."""
        text_of(action)
        seat_or_none(seat)
        words = read_words(action, self.game.verbs, self.game.pack)
        run = self.progress.current
        if run is None:
            raise refused(illegal(None, "match-over" if self.finished else "no-deal"))
        if seat is not None and seat != run.deal.to_act:
            raise refused(
                Refusal(kind="turn", rule="C-SEAT", code="not-your-turn", args={"seat": run.deal.to_act})
            )
        number = self.game.encode(words)
        if words.twice is None and is_legal(self.game, run.deal, run.rules, number):
            return number
        raise refused(self._refusal(run, words))

    def _refusal(self, run: Run, words: Words) -> Refusal:
        return self.game.explain(run.deal, run.rules, words)

    # What is done

    def apply(self, action: str, seat: int | None = None, *, onward: bool = True) -> str:
        """Carry out an action of the seat to act, and deal the next deal when this one is over.

        Args:
            action: in the record's spelling without the seat, as ``"bid 2"``.
            seat: who acts; left out: the seat to act.
            onward: whether the next deal is dealt; False: it waits for ``deal``, as at a table that rests.

        Returns:
            The action as a record holds it, with its seat: ``"0 bid 2"``.

        Raises:
            Malformed: the words can't be read. Illegal: a rule forbids it. OutOfTurn: another seat is to act.
                Nothing has changed then.
        """
        number = self._number(action, seat)
        actor = self.to_act
        self._act(number)
        if onward:
            self._continue()
        return f"{actor} {self.game.text(number)}"

    def act(self, number: int, *, listed: bool = False) -> None:
        """Carry out an action by the engine's number, and deal the next deal when this one is over.

        Args:
            number: what is done.
            listed: whether it was just found among the legal ones; then that isn't looked at again.

        Raises:
            ValueError: it isn't legal, or nobody is to act. Nothing has changed then.
        """
        run = self.progress.current
        if run is None or not (listed or is_legal(self.game, run.deal, run.rules, number)):
            raise ValueError(f"action {number} is not legal")
        self._act(number)
        self._continue()

    def _act(self, number: int) -> None:
        run = self.progress.runs[-1]
        seat = run.deal.to_act
        run.actions.append(_taken(seat, number))
        self.game.engine.apply(run.deal, run.rules, number)
        run.story.note(run.deal, run.rules, seat, number)
        self._settle()

    def _settle(self) -> None:
        run = self.progress.runs[-1]
        if run.deal.to_act < 0:
            outcome: Outcome = self.progress.course.settle(run.deal, run.rules)
            run.outcome = outcome

    def deal(self, deck: str | Sequence[int] | None = None) -> None:
        """Begin the next deal.

        Args:
            deck: the whole pack, top card first, as text or as the engine's numbers; left out: as it
                follows from the seed.

        Raises:
            ValueError: a deal is under way, the match is over, nothing says who deals or what, or the deck
                isn't the game's pack.
        """
        if self.finished or self.progress.current is not None:
            raise ValueError("the match is over" if self.finished else "a deal is under way")
        if self.header.dealer is None and self.header.seed is None:
            raise ValueError("there is neither a dealer nor a seed for the lot")
        if deck is not None:
            self._begin(self._parsed(deck))
        elif self.header.seed is None:
            raise ValueError("there is no seed for the deck")
        else:
            self._continue()

    def _parsed(self, deck: str | Sequence[int]) -> list[int]:
        cards = self.game.pack.parse_many(deck) if isinstance(deck, str) else list(deck)
        if sorted(cards) != list(range(self.game.pack.size)):
            raise CardError("the deck is not the game's pack")
        return cards

    def _begin(self, deck: list[int]) -> None:
        course = self.progress.course
        rules = course.rules()
        deal = self.game.engine.Deal()
        self.game.engine.start(deal, rules, deck, course.dealer)
        self.progress.runs.append(Run(deck, course.dealer, rules, deal, self.game.story(deal, rules)))
        self._settle()

    def _continue(self) -> None:
        """Begin deals from the seed until somebody is to act."""
        while self.header.seed is not None and self.progress.current is None and not self.finished:
            self._begin(self._deck(len(self.progress.runs)))

    def _deck(self, number: int) -> list[int]:
        assert self.header.seed is not None
        return shuffled(self.game.pack, self.header.seed, number)

    def copy(self) -> Self:
        """A match of its own at the same point."""
        twin = object.__new__(type(self))
        twin.__dict__ = dict(self.__dict__)
        progress = self.progress
        twin.progress = Progress(
            progress.options, progress.seats, progress.course.copy(), [run.copy() for run in progress.runs]
        )
        return twin

    def __copy__(self) -> Self:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self.copy()

    def __reduce__(self) -> tuple[Any, tuple[str]]:
        return type(self).from_record, (self.to_record(),)

    def __repr__(self) -> str:
        turn = "over" if self.finished else f"seat {self.to_act} to act"
        return f"<Match {self.game.name}, {self.seats} seats, deal {len(self.progress.runs)}, {turn}>"

    # What is written

    def record(self, *, decks: bool = False) -> Record:
        """The match as plain data: what can be derived is left out.

        Args:
            decks: write the decks too that follow from the seed, so that they can be compared with it.
        """
        deals = []
        for number, run in enumerate(self.progress.runs):
            derived = not decks and self.header.seed is not None and self._deck(number) == run.deck
            deck = None if derived else self.game.pack.join(run.deck)
            deals.append(DealRecord(deck=deck, actions=[f"{s} {self.game.text(a)}" for s, a in run.actions]))
        if deals and deals[-1] == DealRecord() and self.progress.runs[-1].outcome is None:
            deals.pop()
        options = changed_options(self.game.options, self.options, self.seats)
        return msgspec.structs.replace(self.header, options=options, deals=deals)

    def to_record(self) -> str:
        """The match as a record's text (TOML); ``from_record`` gives the same match back."""
        return write(self.record())

    @classmethod
    def from_record(cls, text: str | bytes) -> Self:
        """Replay a record.

        Raises:
            RecordError: the record has a fault; ``path`` names its place.
            ReplayError: one of its actions is refused.
            TypeError: neither text nor bytes.
        """
        if not isinstance(text, str | bytes):
            raise TypeError(f"a record is text or bytes, not {type(text).__name__}")
        return cls.from_data(read(text))

    @classmethod
    def from_data(cls, record: Record) -> Self:
        """Replay a record that is already read; errors as ``from_record``."""
        match = object.__new__(cls)
        try:
            match._open(record)
        except OptionError as error:
            raise RecordError(error.path, str(error).removeprefix(f"{error.path}: ")) from None
        for number, entry in enumerate(record.deals):
            match._replay(number, entry)
        match._continue()
        return match

    def _replay(self, number: int, entry: DealRecord) -> None:
        if self.finished:
            raise RecordError(f"deals[{number}]", "the match is over before it", number)
        if self.progress.current is not None:
            raise RecordError(f"deals[{number}]", f"deal {number - 1} is not over", number)
        try:
            deck = self._deck(number) if entry.deck is None else self._parsed(entry.deck)
        except CardError as error:
            raise RecordError(f"deals[{number}].deck", str(error), number) from None
        self._begin(deck)
        for place, line in enumerate(entry.actions):
            seat, action = [*line.split(maxsplit=1), "", ""][:2]
            try:
                check_line(line)
                if not (seat.isascii() and seat.isdigit()) or (seat[0] == "0" and len(seat) > 1):
                    raise refused(malformed("no-seat", word=seat[:20]))
                if self.progress.current is None:
                    raise refused(illegal(None, "deal-over"))
                self._act(self._number(action, int(seat[:9])))
            except Refused as error:
                raise ReplayError(number, place, line, error.refusal) from None

    def summary(self) -> Summary:
        """The state reached, as ``kozyr replay`` prints it."""
        course = self.progress.course
        return Summary(
            format=self.header.format,
            rules=self.header.rules,
            game=self.game.name,
            seats=self.seats,
            options=dict(self.options),
            deals=[DealSummary.of(run) for run in self.progress.runs],
            totals=self.totals,
            finished=self.finished,
            winners=self.winners,
            settlement=course.settlement() if self.finished else None,
            to_act=self.to_act,
            legal=self.legal(),
        )
