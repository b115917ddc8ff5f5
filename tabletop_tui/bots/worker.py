"""A computer player thinks in a process of its own, so that the screen never waits for it."""

from __future__ import annotations

import contextlib
import itertools
import multiprocessing
import queue
import signal
import sys
import threading
import time
import traceback
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from multiprocessing.connection import Connection
from typing import Any, Protocol

from ..engine import Draw, Game, Luck, Memory, random_action
from ..games import find
from .brain import choose, hint, in_time

HINT = "hint"  # instead of a level: the best actions with their reasons, for a person
REVIEW = "review"  # and: a look back on a game, whose record stands in place of the view
OFTEN = 0.2  # seconds between two reports: an eye follows no more, and each costs a line of bytes


@dataclass(slots=True, frozen=True)
class Progress:
    """How far a thought has come: worlds looked at, and the action that leads; of a look back how
    many hundredths of it are done.
    """

    worlds: int
    leaning: Any


@dataclass(slots=True, frozen=True)
class Failed:
    """What came of a thought that broke off: an action by luck in its place (for a hint, none), and
    where it broke.

    *trail* names files, lines and the kind of the fault, and nothing that a seat may not know.
    """

    action: Any
    trail: str


Answer = tuple[int, Any]  # (number of the question, and its Progress, or the action, or Failed)


@dataclass(slots=True, frozen=True)
class DecisionRequest:
    """What a computer player is asked; *number* tells late answers from the one that is waited for.

    With HINT for a level the answer is a list of actions with their reasons, with REVIEW a list of
    regrets.
    """

    number: int
    game: str
    view: Any
    seat: int
    level: str
    seed: int
    memory: Memory | None = None


def decide(
    question: DecisionRequest,
    hurry: Callable[[], bool],
    report: Callable[[Answer], None] = lambda _: None,
) -> Any:
    """The action chosen; Failed where a player stumbles over a position."""
    game, luck, last = find(question.game), Luck(question.seed), time.monotonic()

    def tell(worlds: int, leaning: Any) -> None:
        nonlocal last
        if time.monotonic() - last >= OFTEN:
            last = time.monotonic()
            report((question.number, Progress(worlds, leaning)))

    try:
        if question.level == REVIEW:
            from .review import review

            return review(question.view, hurry, lambda n, of: tell(100 * n // of, None))
        hurry = in_time(hurry)
        if question.level == HINT:
            return hint(
                game, question.view, question.seat, luck, hurry=hurry, memory=question.memory
            )
        view, seat, level = question.view, question.seat, question.level
        return choose(game, view, seat, level, luck, hurry, tell, question.memory)
    except Exception as error:
        return Failed(by_luck(game, question, luck), trail(error))


def by_luck(game: Game, question: DecisionRequest, luck: Draw) -> Any:
    """An action that the rules accept in a position that looks like the view; None where there is
    none to be had.
    """
    if question.level in (HINT, REVIEW):
        return []
    try:
        world = game.determinize(question.view, question.seat, luck)
        return random_action(game, world, question.seat, luck)
    except Exception:
        return None


def trail(error: BaseException) -> str:
    """Where a fault happened, from the outside inwards, and its kind; not what it says of itself,
    for that may name a card.
    """
    return "".join(traceback.format_tb(error.__traceback__)) + type(error).__name__


def overtaken(newest: Any, number: int) -> bool:
    """Whether the answer to question *number* is wanted at once: it is older than the *newest*."""
    return bool(newest.value > number)


def serve(pipe: Connection, newest: Any) -> None:
    """The life of a thinking process: it answers questions until its table is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    while True:
        try:
            question: DecisionRequest = pipe.recv()
            hurried = partial(overtaken, newest, question.number)
            pipe.send((question.number, decide(question, hurried, pipe.send)))
        except Exception:  # the table is gone, or asks in the words of another version
            return


class Worker(Protocol):
    """Where thinking is done; ``newest`` is the number below which questions are to be answered at
    once.
    """

    def ask(self, question: DecisionRequest) -> None: ...
    def answer(self) -> Answer | None: ...
    def hurry(self, below: int) -> None: ...
    def close(self) -> None: ...


class WorkerProcess:
    """Thinks in another process. Raises OSError or ValueError when there can be none."""

    def __init__(self) -> None:
        context = multiprocessing.get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self.newest = context.RawValue("q", 0)
        self.process = context.Process(
            target=serve, args=(theirs, self.newest), daemon=True, name="computer-player"
        )
        # A screen that captures standard error has no file to hand on to the new process.
        with contextlib.redirect_stderr(sys.__stderr__):
            self.process.start()
        theirs.close()

    def ask(self, question: DecisionRequest) -> None:
        """Raises OSError when the process is gone."""
        self.hurry(question.number)
        self.pipe.send(question)

    def answer(self) -> Answer | None:
        """Raises OSError or EOFError when the process is gone."""
        return self.pipe.recv() if self.pipe.poll() else None

    def hurry(self, below: int) -> None:
        self.newest.value = below

    def close(self) -> None:
        self.hurry(sys.maxsize)
        self.pipe.close()
        self.process.terminate()
        self.process.join(0.5)


class WorkerThread:
    """Thinks in a thread, where there are no processes to be had."""

    def __init__(self) -> None:
        self.newest = 0
        self.questions: queue.SimpleQueue[DecisionRequest | None] = queue.SimpleQueue()
        self.answers: queue.SimpleQueue[Answer] = queue.SimpleQueue()
        threading.Thread(target=self.serve, daemon=True).start()

    def serve(self) -> None:
        """Answer questions until None comes."""
        while (question := self.questions.get()) is not None:
            hurried = partial(self.overtaken, question.number)
            self.answers.put((question.number, decide(question, hurried, self.answers.put)))

    def overtaken(self, number: int) -> bool:
        """Whether the answer to question *number* is wanted at once."""
        return self.newest > number

    def ask(self, question: DecisionRequest) -> None:
        self.hurry(question.number)
        self.questions.put(question)

    def answer(self) -> Answer | None:
        return None if self.answers.empty() else self.answers.get()

    def hurry(self, below: int) -> None:
        self.newest = below

    def close(self) -> None:
        self.hurry(sys.maxsize)
        self.questions.put(None)


class Thinker:
    """Asks one question at a time; a new one replaces the one before."""

    def __init__(self, *, processes: bool = True) -> None:
        self.processes = processes
        self.mind: Worker | None = None
        self.question: DecisionRequest | None = None
        self.progress: Progress | None = None
        self.numbers = itertools.count(1, 2)  # question n hurries when `newest` is n + 1

    def start(
        self, game: str, view: Any, seat: int, level: str, seed: int, memory: Memory | None = None
    ) -> None:
        """Let *seat*, which sees *view* and has a *memory*, think."""
        number = next(self.numbers)
        self.question = DecisionRequest(number, game, view, seat, level, seed, memory)
        self.progress = None
        self.ask()

    def ask(self) -> None:
        """Put the open question to the mind, waking one first if need be."""
        assert self.question is not None
        if self.mind is None and self.processes:
            try:
                self.mind = WorkerProcess()
            except (OSError, ValueError, RuntimeError, ImportError):
                self.processes = False
        if self.mind is None:
            self.mind = WorkerThread()
        try:
            self.mind.ask(self.question)
        except OSError:
            self.fall_back()

    def fall_back(self) -> None:
        """The process is gone: think in a thread from now on."""
        if self.mind is not None:
            self.mind.close()
        self.mind, self.processes = None, False
        if self.question is not None:
            self.ask()

    @property
    def busy(self) -> bool:
        """Whether an answer is still to come or to be fetched."""
        return self.question is not None

    def poll(self) -> Any | None:
        """The action, once it is there; None before that, and when no action was found (then it is
        not `busy`).
        """
        while self.question is not None and self.mind is not None:
            try:
                answer = self.mind.answer()
            except (OSError, EOFError):
                self.fall_back()
                continue
            if answer is None:
                return None
            if answer[0] != self.question.number:
                continue
            if isinstance(answer[1], Progress):
                self.progress = answer[1]
                continue
            self.question = None
            return answer[1]
        return None

    def hurry(self) -> None:
        """Let the open question be answered at once."""
        if self.question is not None and self.mind is not None:
            self.mind.hurry(self.question.number + 1)

    def forget(self) -> None:
        """Nobody wants the answer any more."""
        self.hurry()
        self.question = None

    def close(self) -> None:
        """Stop thinking for good."""
        self.question = None
        if self.mind is not None:
            self.mind.close()
            self.mind = None
