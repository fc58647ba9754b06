"""The four games as OpenSpiel's Python games. Importing this needs OpenSpiel (``pyspiel``)."""

from __future__ import annotations

import base64
import pickle
from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar

import numpy as np
import pyspiel

from kozyr.envs.openspiel import bounds
from kozyr.envs.openspiel.numbers import NUMBERS
from kozyr.envs.openspiel.play import CHANCE, OVER, Play
from kozyr.envs.openspiel.recall import Recall, remembers
from kozyr.envs.openspiel.resample import Draws, Resampler
from kozyr.envs.openspiel.settings import PARAMETERS, Settings
from kozyr.games.layout import Layout

NOTHING = base64.b64encode(pickle.dumps({})).decode()
"""A state without attributes as OpenSpiel writes it down."""

SEATS = {"exchange": (2, 13), "donkey": (2, 4), "odessa": (2, 6), "oko": (2, 6)}


def game_type(name: str, zero_sum: bool, remembers: bool) -> Any:
    """How a game is listed with OpenSpiel; one that is loaded says by itself whether it has the last two."""
    kind = pyspiel.GameType
    least, most = SEATS[name]
    return kind(
        short_name=f"kozyr_{name}",
        long_name=f"Kozyr {name}",
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.ZERO_SUM if zero_sum else kind.Utility.GENERAL_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=most,
        min_num_players=least,
        provides_information_state_string=True,
        provides_information_state_tensor=remembers,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=PARAMETERS,
    )


class Game(pyspiel.Game):  # type: ignore[misc]
    """A deal or a match of one of the four games; each has a class of its own."""

    name: ClassVar[str]

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        name, given = self.name, {**PARAMETERS, **(params or {})}
        self.settings = settings = Settings.read(name, given)
        low, high = bounds.utilities(settings)
        none = bounds.zero_sum(settings)
        info = pyspiel.GameInfo(
            num_distinct_actions=NUMBERS[name].many(settings.players, settings.options),
            max_chance_outcomes=len(settings.decks) or settings.game.pack.size,
            num_players=settings.players,
            min_utility=float(low),
            max_utility=float(high),
            utility_sum=0.0 if none else None,
            max_game_length=bounds.length(settings),
        )
        self.start = Play(settings)
        super().__init__(game_type(name, none, remembers(settings)), info, dict(params or {}))

    def new_initial_state(self) -> State:
        """Before the first card."""
        return State(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """What OpenSpiel makes observations and information states with."""
        if params:
            raise ValueError(f"an observer takes no parameters, not {params}")
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return Observer(kind, self.settings)


class State(pyspiel.State):  # type: ignore[misc]
    """A moment of a play."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.play = game.start.copy()

    def current_player(self) -> int:
        """The seat to act, chance, or nobody any more."""
        return self.play.turn

    def is_terminal(self) -> bool:
        """Whether the play is over."""
        return self.play.turn == OVER

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Cards or decks, all equally likely."""
        outcomes = self.play.chances()
        return [(number, 1 / len(outcomes)) for number in outcomes]

    def legal_actions(self, *player: int) -> list[int]:
        """OpenSpiel's own, with a short way for the usual question."""
        if self.play.turn >= 0 and player in ((), (self.play.turn,)):
            return self.play.legal()
        return super().legal_actions(*player)  # type: ignore[no-any-return]

    def _legal_actions(self, player: int) -> list[int]:
        return self.play.legal()

    def _apply_action(self, action: int) -> None:
        if self.play.turn == CHANCE:
            self.play.deal(action)
        else:
            self.play.act(action)

    def _action_to_string(self, player: int, action: int) -> str:
        chance = player == pyspiel.PlayerId.CHANCE
        return self.play.chance_text(action) if chance else self.play.text(action)

    def returns(self) -> list[float]:
        """What the play has brought each player; nothing before it is over."""
        return self.play.returns()

    def resample_from_infostate(self, player: int, uniform: Callable[[], float]) -> State:
        """A state that the player can't tell from this one; all of them are equally likely.

        Args:
            player: whose information state.
            uniform: answers with numbers from 0 to 1, as ``pyspiel.UniformProbabilitySampler`` does.
        """
        kept = self.play.kept
        if player not in kept:
            kept[player] = Resampler(self.play, player)
        drawn: Play = kept[player].draw(Draws(uniform))
        # OpenSpiel writes down a state as its history and a pickle: one with that history and another play is
        # much quicker than all actions through OpenSpiel once more.
        history = drawn.history()
        steps = ",".join([f"{player}:{number}" for player, number in history])
        text = f"history={steps}\nmove_number={len(history)}\n__dict__={NOTHING}"
        state: State = self.get_game().deserialize_state(text)
        state.play = drawn
        return state

    def __str__(self) -> str:
        play = self.play
        if play.dealing:
            return f"dealing: {play.game.pack.join(play.drawn)}"
        return play.match.to_record()


class Observer:
    """Strings of what is seen: JSON of the view's parts, as docs/view.md describes them.

    What a player sees at the moment is a tensor too, as docs/layouts.md lays it out, and so is what it
    remembers, where that has an end: see ``recall``.
    """

    def __init__(self, kind: Any, settings: Settings) -> None:
        self.kind = kind
        self.layout: Layout = settings.game.tensor.LAYOUT
        self.recall = Recall(settings)
        seats = range(settings.players)
        self.public, self.recalls = kind.public_info, kind.perfect_recall
        whose: dict[Any, list[Sequence[int]]] = {
            pyspiel.PrivateInfoType.NONE: [()] * len(seats),
            pyspiel.PrivateInfoType.SINGLE_PLAYER: [(seat,) for seat in seats],
            pyspiel.PrivateInfoType.ALL_PLAYERS: [seats] * len(seats),
        }
        self.whose = whose[kind.private_info]
        """By player, the seats whose cards are in its string."""
        self.tensor: np.ndarray[Any, Any] | None = None
        self.dict: dict[str, np.ndarray[Any, Any]] = {}
        if kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER or not kind.public_info:
            return
        if not kind.perfect_recall:
            self.tensor = np.zeros(self.layout.size, np.float32)
            self.dict = {name: self.tensor[places] for name, places in self.layout.slices.items()}
        elif remembers(settings):
            rows, seen, done = self.recall.rows, self.recall.seen, self.recall.done
            # OpenSpiel puts a tensor together from these parts, in order.
            self.tensor = np.zeros(rows * (seen + done), np.float32)
            self.dict = {
                "seen": self.tensor[: rows * seen].reshape(rows, seen),
                "done": self.tensor[rows * seen :].reshape(rows, done),
            }

    def set_from(self, state: State, player: int) -> None:
        """Fill the tensor, if there is one; with zeros while no deal is under way."""
        if self.tensor is None:
            return
        self.tensor[:] = 0
        match = state.play.match
        if self.kind.perfect_recall:
            self.recall.write(state.play, player, **self.dict)
        elif match.to_act is not None:
            self.tensor[:] = self.layout.encode(match.game.tensor.seen(match.view(player)))

    def string_from(self, state: State, player: int) -> str:
        """What the player sees of a state."""
        key = self, player
        kept = state.play.kept
        if key not in kept:
            parts = [state.play.public()] if self.public else []
            parts += [state.play.private(seat, self.recalls) for seat in self.whose[player]]
            kept[key] = b"\n".join(parts).decode()
        found: str = kept[key]
        return found


class Exchange(Game):
    """A deal or a match of the exchange game."""

    name = "exchange"


class Donkey(Game):
    """A deal or a match of donkey."""

    name = "donkey"


class Odessa(Game):
    """A deal or a match of Odessa."""

    name = "odessa"


class Oko(Game):
    """A deal or a match of Oko."""

    name = "oko"


def register() -> None:
    """Make ``pyspiel.load_game("kozyr_odessa")`` and the others known."""
    for made in (Exchange, Donkey, Odessa, Oko):
        pyspiel.register_game(game_type(made.name, made.name == "oko", True), made)
