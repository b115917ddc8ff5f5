"""Run computer players in a separate process, so the screen never waits for them."""

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
from .brain import choose, hint, with_time_limit

HINT = "hint"  # instead of a level: asks for the best actions with their reasons
REVIEW = "review"  # instead of a level: asks for a review; the record takes the place of the view
LOOK_BACK = "look-back"  # likewise, and for the best decisions as well
OFTEN = 0.2  # seconds between two reports: nobody reads faster, and each costs bytes over ssh


@dataclass(slots=True, frozen=True)
class Progress:
    """How far a decision has come: the worlds searched and the leading action. For a review,
    *worlds* is the percentage done.
    """

    worlds: int
    leading: Any


@dataclass(slots=True, frozen=True)
class Failed:
    """The answer after an exception: a random action in place of the decision (an empty list for a
    hint), and the traceback.

    *traceback* names files, lines and the type of the exception, and nothing that a seat may not
    know.
    """

    action: Any
    traceback: str


Answer = tuple[int, Any]  # (number of the request, Progress or the action or Failed)


@dataclass(slots=True, frozen=True)
class DecisionRequest:
    """What a computer player is asked. Late answers are recognised by *number*.

    At level HINT the answer is a list of actions with their reasons, at level REVIEW a list of
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
    request: DecisionRequest,
    hurry: Callable[[], bool],
    report: Callable[[Answer], None] = lambda _: None,
) -> Any:
    """Return the action chosen, or Failed after an exception."""
    game, luck, last = find(request.game), Luck(request.seed), time.monotonic()

    def tell(worlds: int, leading: Any) -> None:
        nonlocal last
        if time.monotonic() - last >= OFTEN:
            last = time.monotonic()
            report((request.number, Progress(worlds, leading)))

    try:
        if request.level == REVIEW:
            from .review import review

            return review(request.view, hurry, lambda n, of: tell(100 * n // of, None))
        if request.level == LOOK_BACK:
            from .look_back import look_back

            return look_back(request.view, hurry, lambda n, of: tell(100 * n // of, None))
        hurry = with_time_limit(hurry)
        if request.level == HINT:
            return hint(game, request.view, request.seat, luck, hurry=hurry, memory=request.memory)
        view, seat, level = request.view, request.seat, request.level
        return choose(game, view, seat, level, luck, hurry, tell, request.memory)
    except (Exception, SystemExit) as error:  # SystemExit would end the worker without a word
        return Failed(random_answer(game, request, luck), redacted_traceback(error))


def random_answer(game: Game, request: DecisionRequest, luck: Draw) -> Any:
    """Return an action that the rules accept in a position that agrees with the view, or None if
    there is none.

    For a hint or a review, return an empty list.
    """
    if request.level in (HINT, REVIEW, LOOK_BACK):
        return []
    try:
        world = game.determinize(request.view, request.seat, luck)
        return random_action(game, world, request.seat, luck)
    except Exception:
        return None


def redacted_traceback(error: BaseException) -> str:
    """Return where an exception was raised, outermost call first, and its type. Its message is left
    out, as it may name a card.
    """
    return "".join(traceback.format_tb(error.__traceback__)) + type(error).__name__


def superseded(newest: Any, number: int) -> bool:
    """Return whether request *number* is older than the *newest* and must be answered at once."""
    return bool(newest.value > number)


def serve(pipe: Connection, newest: Any) -> None:
    """Answer requests in a worker process until the pipe closes."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    sys.stderr = None  # what it prints would stand on the screen of a player
    while True:
        try:
            request: DecisionRequest = pipe.recv()
            hurried = partial(superseded, newest, request.number)
            pipe.send((request.number, decide(request, hurried, pipe.send)))
        except Exception:  # the parent has exited, or runs another version
            return


class Worker(Protocol):
    """Where decisions are computed. Requests with a number below ``newest`` are answered at
    once.
    """

    def ask(self, request: DecisionRequest) -> None: ...
    def answer(self) -> Answer | None: ...
    def hurry(self, below: int) -> None: ...
    def close(self) -> None: ...


class WorkerProcess:
    """Computes decisions in another process. Raises OSError or ValueError if no process can be
    started.
    """

    def __init__(self) -> None:
        context = multiprocessing.get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self.newest = context.RawValue("q", 0)
        self.process = context.Process(
            target=serve, args=(theirs, self.newest), daemon=True, name="computer-player"
        )
        # A screen that captures standard error has no file that a new process could inherit.
        with contextlib.redirect_stderr(sys.__stderr__):
            self.process.start()
        theirs.close()

    def ask(self, request: DecisionRequest) -> None:
        """Send a request. Raise OSError if the process is gone."""
        self.hurry(request.number)
        self.pipe.send(request)

    def answer(self) -> Answer | None:
        """Return an answer, or None if there is none yet. Raise OSError or EOFError if the process
        is gone.
        """
        return self.pipe.recv() if self.pipe.poll() else None

    def hurry(self, below: int) -> None:
        self.newest.value = below

    def close(self) -> None:
        self.hurry(sys.maxsize)
        self.pipe.close()
        self.process.terminate()
        self.process.join(0.5)


class WorkerThread:
    """Computes decisions in a thread, on systems without processes."""

    def __init__(self) -> None:
        self.newest = 0
        self.requests: queue.SimpleQueue[DecisionRequest | None] = queue.SimpleQueue()
        self.answers: queue.SimpleQueue[Answer] = queue.SimpleQueue()
        threading.Thread(target=self.serve, daemon=True).start()

    def serve(self) -> None:
        """Answer requests until one is None."""
        while (request := self.requests.get()) is not None:
            hurried = partial(self.superseded, request.number)
            self.answers.put((request.number, decide(request, hurried, self.answers.put)))

    def superseded(self, number: int) -> bool:
        """Return whether request *number* must be answered at once."""
        return self.newest > number

    def ask(self, request: DecisionRequest) -> None:
        self.hurry(request.number)
        self.requests.put(request)

    def answer(self) -> Answer | None:
        return None if self.answers.empty() else self.answers.get()

    def hurry(self, below: int) -> None:
        self.newest = below

    def close(self) -> None:
        self.hurry(sys.maxsize)
        self.requests.put(None)


class Thinker:
    """Asks one request at a time. A new one replaces the one before."""

    def __init__(self, *, processes: bool = True) -> None:
        self.processes = processes
        self.worker: Worker | None = None
        self.request: DecisionRequest | None = None
        self.progress: Progress | None = None
        self.numbers = itertools.count(1, 2)  # request n is overdue when `newest` is n + 1

    def start(
        self, game: str, view: Any, seat: int, level: str, seed: int, memory: Memory | None = None
    ) -> None:
        """Let *seat*, which sees *view* and has a *memory*, think."""
        number = next(self.numbers)
        self.request = DecisionRequest(number, game, view, seat, level, seed, memory)
        self.progress = None
        self.ask()

    def ask(self) -> None:
        """Send the open request to the worker, starting one first if necessary."""
        assert self.request is not None
        if self.worker is None and self.processes:
            try:
                self.worker = WorkerProcess()
            except (OSError, ValueError, RuntimeError, ImportError):
                self.processes = False
        if self.worker is None:
            self.worker = WorkerThread()
        try:
            self.worker.ask(self.request)
        except OSError:
            self.fall_back()

    def fall_back(self) -> None:
        """Switch to a thread for good, because the process is gone."""
        if self.worker is not None:
            self.worker.close()
        self.worker, self.processes = None, False
        if self.request is not None:
            self.ask()

    @property
    def busy(self) -> bool:
        """Whether an answer is still to come or to be fetched."""
        return self.request is not None

    def poll(self) -> Any | None:
        """Return the answer once it is there.

        Return None before that, and if no action was found (then `busy` is False).
        """
        while self.request is not None and self.worker is not None:
            try:
                answer = self.worker.answer()
            except (OSError, EOFError):
                self.fall_back()
                continue
            if answer is None:
                return None
            if answer[0] != self.request.number:
                continue
            if isinstance(answer[1], Progress):
                self.progress = answer[1]
                continue
            self.request = None
            return answer[1]
        return None

    def hurry(self) -> None:
        """Ask for the open request to be answered at once."""
        if self.request is not None and self.worker is not None:
            self.worker.hurry(self.request.number + 1)

    def forget(self) -> None:
        """Drop the open request."""
        self.hurry()
        self.request = None

    def close(self) -> None:
        """Stop the worker for good."""
        self.request = None
        if self.worker is not None:
            self.worker.close()
            self.worker = None
