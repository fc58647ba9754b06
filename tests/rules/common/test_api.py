"""What all games share: listing, finding and spelling legal actions, courses, stories, runs."""

from __future__ import annotations

from types import ModuleType
from typing import Any

import pytest

from kozyr.engine import State
from kozyr.games import api
from kozyr.games.api import Outcome, Progress, Run, actions, is_legal, menu_of
from kozyr.games.option import OptionError
from kozyr.games.registry import GAMES, known_game
from kozyr.match import Match


class Toy(ModuleType):
    """An engine whose choices are a tuple of growing action numbers."""

    def __init__(self, *choices: int) -> None:
        super().__init__("toy")
        self.choices = choices
        self.picked = 0

    def legal(self, deal: Any, rules: Any) -> tuple[int, ...]:
        assert (deal, rules) == ("deal", "rules")
        return self.choices

    def count(self, deal: Any, rules: Any, choices: tuple[int, ...]) -> int:
        assert (deal, rules) == ("deal", "rules")
        return len(choices)

    def pick(self, deal: Any, rules: Any, choices: tuple[int, ...], k: int) -> int:
        assert (deal, rules) == ("deal", "rules")
        assert 0 <= k < len(choices)
        self.picked += 1
        return choices[k]


class ToyGame:
    """As much of a game as listing needs."""

    def __init__(self, *choices: int) -> None:
        self.engine = Toy(*choices)


def legal(game: ToyGame, action: int) -> bool:
    return is_legal(game, "deal", "rules", action)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "choices", [(), (5,), (5, 7), (1, 2, 3), (2, 4, 8, 16, 32, 64, 128), tuple(range(0, 90, 3))]
)
def test_is_legal_finds_exactly_the_legal_actions(choices: tuple[int, ...]) -> None:
    game = ToyGame(*choices)
    for action in range(-1, 131):
        assert legal(game, action) is (action in choices)


def test_is_legal_looks_at_few_of_many() -> None:
    game = ToyGame(*range(0, 2_000_000, 2))
    for action, found in ((1_234_566, True), (1_234_567, False), (0, True), (1_999_998, True), (-2, False)):
        game.engine.picked = 0
        assert legal(game, action) is found
        assert game.engine.picked <= 20


def test_actions_lists_all_in_order() -> None:
    assert actions(ToyGame(3, 5, 9), "deal", "rules") == [3, 5, 9]  # type: ignore[arg-type]
    assert actions(ToyGame(), "deal", "rules") == []  # type: ignore[arg-type]


def test_a_menu_is_sorted_by_code_point() -> None:
    spelled = {1: "play 7C", 2: "play 10", 3: "bid 2", 4: "Play"}
    menu = menu_of(spelled.__getitem__, Toy(1, 2, 3, 4))
    assert menu("deal", "rules") == ["Play", "bid 2", "play 10", "play 7C"]
    assert menu_of(str, Toy())("deal", "rules") == []


class ToyCourse(api.Course):
    def rules(self) -> Any:
        return None

    def settle(self, deal: Any, rules: Any) -> Outcome:
        return Outcome(scores=[], details=None)


def test_a_course_begins_with_nothing() -> None:
    course = ToyCourse({"a": 1}, 3, 2)
    assert (course.options, course.seats, course.dealer) == ({"a": 1}, 3, 2)
    assert (course.totals, course.finished, course.settlement()) == ([0, 0, 0], False, None)


@pytest.mark.parametrize(
    ("totals", "winners"),
    [([1, 5, 2], [1]), ([5, 1, 5], [0, 2]), ([0, 0, 0], [0, 1, 2]), ([-3, -1, -2], [1])],
)
def test_the_highest_total_wins_and_equals_share(totals: list[int], winners: list[int]) -> None:
    course = ToyCourse({}, 3, 0)
    course.totals = totals
    assert course.leaders() == course.winners() == winners


def test_a_copied_course_has_lists_of_its_own() -> None:
    course = ToyCourse({}, 2, 1)
    twin = course.copy()
    twin.totals[0] = 9
    twin.dealer = 0
    assert (course.totals, course.dealer) == ([0, 0], 1)
    assert type(twin) is ToyCourse
    assert twin.options is course.options


class ToyStory(api.Story):
    def __init__(self, deal: Any, rules: Any) -> None:
        super().__init__(deal, rules)
        self.seen: list[int] = []

    def note(self, deal: Any, rules: Any, seat: int, action: int) -> None:
        self.seen.append(action)


def test_a_copied_story_goes_its_own_way() -> None:
    story = ToyStory(None, None)
    assert story.starter is None
    story.note(None, None, 0, 4)
    twin = story.copy()
    twin.note(None, None, 0, 5)
    twin.starter = 1
    assert (story.seen, story.starter) == ([4], None)
    assert (twin.seen, type(twin)) == ([4, 5], ToyStory)


class ToyDeal(State):
    to_act: int


def test_a_copied_run_shares_nothing_that_changes() -> None:
    run = Run([1, 2], 0, "rules", ToyDeal(), ToyStory(None, None), [(0, 1)])
    twin = run.copy()
    twin.deal.to_act = 3
    twin.actions.append((1, 2))
    twin.story.note(None, None, 0, 8)
    assert (run.deal.to_act, run.actions, run.story.seen) == (0, [(0, 1)], [])
    assert (twin.deck, twin.dealer, twin.rules, twin.outcome) == ([1, 2], 0, "rules", None)
    assert twin.actions == [(0, 1), (1, 2)]


def test_a_complete_run_is_shared() -> None:
    run = Run([], 0, None, ToyDeal(), ToyStory(None, None), outcome=Outcome(scores=[1], details=None))
    assert run.copy() is run


def test_the_current_run_is_the_last_one_unless_complete() -> None:
    done = Run([], 0, None, None, None, outcome=Outcome(scores=[], details=None))
    on = Run([], 0, None, None, None)
    assert Progress({}, 2, None).current is None
    assert Progress({}, 2, None, [on]).current is on
    assert Progress({}, 2, None, [done, on]).current is on
    assert Progress({}, 2, None, [on, done]).current is None


def test_the_registry_knows_the_four_games_by_name() -> None:
    assert sorted(GAMES) == ["donkey", "exchange", "odessa", "oko"]
    for name, game in GAMES.items():
        assert game.name == name
        assert known_game(name) is game
        assert game.deal_state is game.engine.Deal
        assert {} in game.forms or game.forms[0]
    with pytest.raises(OptionError):
        known_game("bridge")


@pytest.mark.parametrize("name", GAMES)
def test_the_menu_of_a_game_lists_what_its_engine_allows(name: str) -> None:
    match = Match(name, seats=3, seed=b"menu", options={"stack": 3} if name == "oko" else {})
    for _ in range(40):
        run = match.progress.current
        if run is None:
            break
        numbers = actions(match.game, run.deal, run.rules)
        listed = sorted(match.game.text(number) for number in numbers)
        assert numbers == sorted(set(numbers))
        if name != "oko":
            assert match.legal() == listed
        for number in numbers:
            assert is_legal(match.game, run.deal, run.rules, number)
            assert match.explain(match.game.text(number)) is None
            assert not is_legal(match.game, run.deal, run.rules, number + 1) or number + 1 in numbers
        match.apply(match.game.text(numbers[len(numbers) // 2]))
