"""The input gate and its driver without an app: when the next key is admitted, and how a resize
changes the screen.
"""

from __future__ import annotations

import asyncio
from collections import deque
from types import SimpleNamespace
from typing import Any

import pytest
from textual import events
from textual.app import ScreenStackError
from textual.geometry import Size

from tabletop_tui.tui.terminal import driver as driver_module
from tabletop_tui.tui.terminal import serial_input
from tabletop_tui.tui.terminal.driver import SETTLED
from tabletop_tui.tui.terminal.serial_input import SerialInputApp
from tabletop_tui.tui.terminal.textual_internals import NoTracebackApp
from tests.terminal.test_driver import SYNC, SYNCED, Bench, bench

__all__ = ["bench"]
FRAME = "\x1b[1;1Habc\x1b[1;1H"


class Gate(SerialInputApp):
    """An input gate with fake screens, which records its keys."""

    def __init__(self) -> None:
        self._waiting_input: Any = deque()
        self._current_input: Any = None
        self._feeder: Any = None
        self._input_closed = False
        self.come: list[Any] = []
        self.stack: list[Any] = []
        self.queue = 0

    screen_stack = property(lambda self: self.stack)  # type: ignore[assignment]
    message_queue_size = property(lambda self: self.queue)  # type: ignore[assignment]
    is_running = property(lambda self: True)  # type: ignore[assignment]

    def post_message(self, message: Any) -> bool:
        """Handle the message at once."""
        self.come.append(message)
        self._current_input = None
        return True


def widget(*, mounted: bool = True, queue: int = 0) -> Any:
    return SimpleNamespace(is_mounted=mounted, message_queue_size=queue)


def screen(*widgets: Any, queue: int = 0, ready: bool = True) -> Any:
    return SimpleNamespace(
        message_queue_size=queue, walk_children=lambda kind: iter(widgets), ready=ready
    )


@pytest.fixture
def gate(monkeypatch: pytest.MonkeyPatch) -> Gate:
    """A gate at rest: two screens, the upper one with two widgets."""
    made = Gate()
    made.stack = [screen(), screen(widget(), widget())]
    monkeypatch.setattr(serial_input, "laid_out", lambda top: top.ready)
    monkeypatch.setattr(serial_input, "closing", lambda app: getattr(app, "closes", False))
    monkeypatch.setattr(serial_input, "leaving", lambda app: getattr(app, "leaves", False))
    return made


def test_a_gate_at_rest_is_calm(gate: Gate) -> None:
    assert gate._laid_out() and gate._is_idle() and gate.input_idle


@pytest.mark.parametrize(
    "stack",
    [
        [],
        [screen(), screen(widget(), ready=False)],
        [screen(queue=1), screen(widget())],
        [screen(), screen(widget(), queue=1)],
        [screen(), screen(widget(), widget(mounted=False))],
        [screen(), screen(widget(), widget(queue=1))],
    ],
)
def test_whatever_is_on_its_way_keeps_the_next_key_out(gate: Gate, stack: list[Any]) -> None:
    gate.stack = stack
    assert not gate._is_idle() and not gate.input_idle


def test_a_screen_below_may_still_be_built(gate: Gate) -> None:
    gate.stack = [screen(widget(mounted=False, queue=3), ready=False), screen(widget())]
    assert gate._is_idle()


def test_keys_that_wait_or_work_and_screens_that_close_are_no_calm(gate: Gate) -> None:
    gate.queue = 1
    assert gate._laid_out() and not gate._is_idle()
    gate.queue = 0
    gate._waiting_input.append(events.Key("a", "a"))
    assert gate._is_idle() and not gate.input_idle
    gate._waiting_input.clear()
    gate._current_input = events.Key("a", "a")
    assert gate._is_idle() and not gate.input_idle
    gate._current_input, gate.closes = None, True  # type: ignore[attr-defined]
    assert not gate._laid_out() and not gate.input_idle


async def test_keys_wait_in_their_order_and_the_one_called_goes_first(gate: Gate) -> None:
    gate.stack = []
    keys = [events.Key(key, key) for key in "abc"]
    for key in keys[:2]:
        gate._enqueue_input(key, first=False)
    gate._enqueue_input(keys[2], first=True)
    doorman = gate._feeder
    gate._enqueue_input(events.Key("d", "d"), first=False)
    assert gate._feeder is doorman, "one doorman is enough"
    assert [key.key for key in gate._waiting_input] == ["c", "a", "b", "d"]
    gate.stack = [screen(widget())]
    while gate._waiting_input:
        await asyncio.sleep(0)
    await doorman
    assert [key.key for key in gate.come] == ["c", "a", "b", "d"]
    gate._enqueue_input(keys[0], first=False)
    assert gate._feeder is not doorman
    await gate._feeder
    assert gate.come[-1] is keys[0]


async def test_a_size_that_waits_is_replaced_by_the_next(gate: Gate) -> None:
    gate.stack = []
    sizes = [events.Resize(Size(n, n), Size(n, n)) for n in (1, 2)]
    for size in sizes:
        gate._enqueue_input(size, first=False)
    gate._enqueue_input(events.Key("a", "a"), first=False)
    assert list(gate._waiting_input)[:1] == [sizes[1]] and len(gate._waiting_input) == 2
    gate._input_closed = True
    await gate._feeder
    assert not gate.come, "nothing comes in once it is shut"


@pytest.mark.parametrize("leaves", ["_input_closed", "leaves"])
async def test_no_key_comes_in_once_the_program_is_to_end(gate: Gate, leaves: str) -> None:
    gate._waiting_input.append(events.Key("a", "a"))
    setattr(gate, leaves, True)
    await gate.on_event(events.Key("b", "b"))
    assert not gate._waiting_input and not gate.come and gate._feeder is None


async def test_a_key_goes_to_a_screen_that_never_rests_once_patience_ends(
    gate: Gate, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(serial_input, "PATIENCE", 0.0)
    gate.queue = 5
    gate._enqueue_input(events.Key("a", "a"), first=False)
    await gate._feeder
    assert len(gate.come) == 1
    gate.stack[-1].ready = False
    gate._enqueue_input(events.Key("b", "b"), first=False)
    for _ in range(20):
        await asyncio.sleep(0)
    assert len(gate.come) == 1, "a screen that is not laid out can take no key"
    gate._input_closed = True
    await gate._feeder


def forwarded() -> events.Key:
    """Return a key that the app has forwarded to its screen."""
    key = events.Key("a", "a")
    key._forwarded = True
    return key


@pytest.mark.parametrize(
    ("event", "queue", "before", "ready", "passes"),
    [
        (events.Key("a", "a"), 0, 0, True, True),
        (events.Key("a", "a"), 1, 0, True, False),
        (events.Key("a", "a"), 0, 1, True, False),
        (events.Key("a", "a"), 0, 0, False, False),
        (events.Paste("text"), 0, 0, True, True),
        (events.Paste("text"), 0, 1, True, False),
        (events.Idle(), 1, 1, False, True),
        (forwarded(), 1, 1, False, True),
    ],
)
async def test_an_event_comes_in_at_once_or_waits_behind_those_before_it(
    event: Any, queue: int, before: int, ready: bool, passes: bool,
    gate: Gate, monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    passed: list[Any] = []

    async def pass_on(self: Any, event: Any) -> None:
        passed.append(event)

    async def nobody() -> None:
        """The doorman has not come yet."""

    monkeypatch.setattr(NoTracebackApp, "on_event", pass_on)
    monkeypatch.setattr(gate, "_feed_input", nobody)
    gate.queue, gate.stack[-1].ready = queue, ready
    gate._waiting_input.extend(events.Key("x", "x") for _ in range(before))
    await gate.on_event(event)
    assert passed == [event] * passes
    assert list(gate._waiting_input)[before:] == [event] * (not passes)


@pytest.mark.parametrize("ready", [True, False])
async def test_the_key_that_was_called_comes_in_as_soon_as_the_screen_is_laid_out(
    ready: bool, gate: Gate, monkeypatch: pytest.MonkeyPatch
) -> None:
    passed: list[Any] = []

    async def pass_on(self: Any, event: Any) -> None:
        passed.append(event)

    monkeypatch.setattr(NoTracebackApp, "on_event", pass_on)
    gate.queue, gate.stack[-1].ready = 1, ready
    waits, called = events.Key("x", "x"), events.Key("a", "a")
    gate._waiting_input.append(waits)
    gate._current_input = called
    await gate.on_event(called)
    assert gate._current_input is None
    assert passed == ([called] if ready else [])
    assert list(gate._waiting_input) == ([waits] if ready else [called, waits])
    gate._input_closed = True


async def test_told_to_end_it_lets_the_key_at_work_end_first(
    gate: Gate, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(serial_input, "EXIT_TIMEOUT", 3600.0)
    monkeypatch.setattr(serial_input, "POLL_INTERVAL", 0.0)
    ended: list[int] = []
    monkeypatch.setattr(gate, "exit", lambda return_code: ended.append(return_code), raising=False)
    gate._waiting_input.append(events.Key("a", "a"))
    gate.queue, gate._current_input = 1, events.Key("b", "b")
    gate.leave_quietly(3)
    assert not gate._waiting_input and gate._input_closed
    for queue, inside in ((1, gate._current_input), (0, gate._current_input), (1, None)):
        gate.queue, gate._current_input = queue, inside
        for _ in range(9):
            await asyncio.sleep(0)
        assert not ended
    gate.queue = 0
    for _ in range(9):
        await asyncio.sleep(0)
    assert ended == [3] and gate._feeder.done()


# -- the driver ------------------------------------------------------------------------------------


def test_only_what_was_announced_is_marked(bench: Bench) -> None:
    assert bench.write(FRAME).startswith("\x1b[1;1H"), "nothing announced the first frame"
    assert bench.write(SYNCED) == SYNCED, "an end without a beginning is for the terminal"
    assert bench.write(SYNC, "\x07", "\x07", SYNCED) == f"{SYNC}\x07\x07{SYNCED}"
    assert bench.write(SYNC, FRAME, SYNCED) == "" and bench.write("\x07") == "\x07"


def size_of(bench: Bench, *sizes: tuple[int, int]) -> None:
    for columns, rows in sizes:
        size = Size(columns, rows)
        bench.driver.process_message(events.Resize(size, size))


class Loop:
    """An event loop in which nothing happens by itself."""

    def __init__(self, *, closed: bool = False) -> None:
        self.closed, self.later = closed, list[Any]()

    def is_closed(self) -> bool:
        return self.closed

    def call_soon_threadsafe(self, deed: Any, *given: Any) -> None:
        deed(*given)

    def call_later(self, seconds: float, deed: Any) -> Any:
        made = SimpleNamespace(seconds=seconds, deed=deed, cancelled=False)
        made.cancel = lambda: setattr(made, "cancelled", True)
        self.later.append(made)
        return made


@pytest.fixture
def loop(bench: Bench, monkeypatch: pytest.MonkeyPatch) -> Loop:
    made = Loop()
    monkeypatch.setattr(driver_module, "loop_of", lambda driver: made)
    monkeypatch.setattr(type(bench.driver).__mro__[2], "process_message", lambda self, what: None)
    return made


def test_the_first_size_and_the_same_one_paint_nothing(bench: Bench, loop: Loop) -> None:
    size_of(bench, (80, 24), (80, 24))
    assert bench.driver.cells.size == (80, 24) and not loop.later
    assert bench.write(FRAME) and bench.write(FRAME) == ""
    size_of(bench, (80, 24))
    assert bench.write(FRAME) == "", "it is still known what the screen shows"
    bench.driver.process_message(events.Key("a", "a"))
    assert not loop.later


def test_once_a_new_size_has_settled_the_screen_is_painted(
    bench: Bench, loop: Loop, monkeypatch: pytest.MonkeyPatch
) -> None:
    size_of(bench, (80, 24))
    bench.write(FRAME)
    size_of(bench, (70, 20))
    assert bench.write(FRAME), "nothing is known of what a terminal of another size shows"
    size_of(bench, (60, 20))
    assert [one.cancelled for one in loop.later] == [True, False]
    assert [one.seconds for one in loop.later] == [SETTLED, SETTLED]
    painted: list[Any] = []
    app = SimpleNamespace(screen=SimpleNamespace(refresh="refresh"), call_later=painted.append)
    monkeypatch.setattr(driver_module, "app_of", lambda driver: app)
    loop.later[-1].deed()
    assert painted == ["refresh"]
    bench.write(FRAME)
    bench.driver.redraw()
    assert painted == ["refresh"] * 2 and bench.write(FRAME)
    loop.closed = True
    size_of(bench, (50, 20))
    assert len(loop.later) == 2


def test_without_a_screen_nothing_is_painted(bench: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    class Empty:
        @property
        def screen(self) -> Any:
            raise ScreenStackError

    monkeypatch.setattr(driver_module, "app_of", lambda driver: Empty())
    bench.driver.redraw()
