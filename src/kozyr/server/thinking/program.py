"""A thinker: a process that searches for the server. ``python -m kozyr.server.thinking.program``.

Tasks come on standard input, answers go to standard output; it ends when its input does, so none outlives the
server, however that ended.
"""

from __future__ import annotations

import os
import signal
import traceback
from time import perf_counter
from typing import BinaryIO

from kozyr.bots import Advice, Budget, ask, bot, registry
from kozyr.bots.uniform import only
from kozyr.match import Match
from kozyr.server.thinking.tasks import HEAD, Answer, Question, Task, Warmup, unpacked, written

NICE = 10
"""The server and everybody at its tables come first."""
STEPS = 60
"""Most decisions of the deal that a thinker warms up on."""


def main() -> None:
    """Answer until there is nobody to answer."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICE)
    tasks, answers = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    nowhere = os.open(os.devnull, os.O_RDWR)
    for used in (0, 1):  # whatever a library prints doesn't come between the answers
        os.dup2(nowhere, used)
    serve(tasks, answers)


def serve(tasks: BinaryIO, answers: BinaryIO) -> None:
    """Carry out tasks until there are no more."""
    while len(head := tasks.read(HEAD.size)) == HEAD.size:
        length, seconds = HEAD.unpack(head)
        answers.write(written(carried_out(unpacked(tasks.read(length)), seconds)))
        answers.flush()


def carried_out(task: Task, seconds: float) -> Answer:
    """The answer to a task."""
    try:
        if isinstance(task, Question):
            return Answer(advice=thought(task, seconds))
        warm_up(task)
        return Answer()
    except Exception as error:
        frames = traceback.extract_tb(error.__traceback__)[-8:]
        where = " ".join(f"{frame.name}:{frame.lineno}" for frame in frames)
        return Answer(error=f"{type(error).__name__} {where}")


def thought(question: Question, seconds: float) -> Advice:
    """What the bot would do, within the time that there is; its level may have less."""
    began = perf_counter()
    usual = registry.search(question.game).BUDGETS[question.level]
    player, prospect = bot(question.level, question.game, question.seed), question.outlook.prospect()
    left = max(0.0, seconds - (perf_counter() - began))
    least = left if usual.seconds is None else min(left, usual.seconds)
    return player.advise(question.view, prospect, Budget(samples=usual.samples, seconds=least))


def warm_up(task: Warmup) -> None:
    """Think a little at every decision of a deal."""
    match = Match(task.game, seats=task.seats, seed=b"warm", options=task.options)
    strong, steady = bot("strong", task.game, b"warm"), bot("steady", task.game, b"warm")
    for _ in range(STEPS):
        seat = match.to_act
        if seat is None or len(match.progress.runs) > 1:
            return
        view = match.view(seat)
        if only(view) is None:
            strong.advise(view, match.prospect(seat), Budget(samples=2, seconds=1.0))
        match.apply(ask(steady, match))


if __name__ == "__main__":
    main()
