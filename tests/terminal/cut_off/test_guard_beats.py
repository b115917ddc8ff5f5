"""The guard, step by step, with a fake clock and a fake terminal."""

from __future__ import annotations

import os
import signal
from types import SimpleNamespace
from typing import Any

import pytest

from tabletop_tui.terminal.output_stream import LEAVE
from tabletop_tui.tui.terminal import hang_up_guard as guard_module
from tabletop_tui.tui.terminal.hang_up_guard import HangUpGuard, restore_terminal


class Ended(BaseException):
    """Raised in place of ending the process, with the exit code."""


class World:
    """A clock that advances when a thread sleeps, and a record of what the guard does."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now, self.slept = 100.0, list[float]()
        self.did: list[Any] = []
        self.gone_at = float("inf")
        clock = SimpleNamespace(monotonic=lambda: self.now, sleep=self.sleep)
        monkeypatch.setattr(guard_module, "time", clock)
        monkeypatch.setattr(guard_module, "_standard_terminal", lambda: None)
        monkeypatch.setattr(guard_module, "_is_gone", lambda terminal: self.now >= self.gone_at)
        monkeypatch.setattr(guard_module, "restore_terminal", lambda modes: self.did.append(modes))
        monkeypatch.setattr(os, "_exit", self.end)
        monkeypatch.setattr(guard_module.threading, "Thread", self.thread)
        self.loop = SimpleNamespace(call_soon_threadsafe=lambda deed, code: deed(code))

    def sleep(self, seconds: float) -> None:
        assert seconds > 0
        self.slept.append(seconds)
        self.now += seconds

    def end(self, code: int) -> None:
        raise Ended(code)

    def thread(self, target: Any, args: tuple[Any, ...] = (), **more: Any) -> Any:
        assert more["daemon"], "no thread of the guard holds the program up"
        return SimpleNamespace(start=lambda: target(*args), join=lambda seconds: None)

    def guard(self, terminal: int | None = None) -> HangUpGuard:
        made = HangUpGuard(lambda: self.did.append("saved"), lambda code: self.did.append(code))
        made._loop, made._terminal = self.loop, terminal  # type: ignore[assignment]
        made._modes = ["modes"]
        return made


@pytest.fixture
def world(monkeypatch: pytest.MonkeyPatch) -> World:
    return World(monkeypatch)


def test_the_first_alarm_saves_and_leaves_and_the_others_do_nothing(world: World) -> None:
    guard = world.guard()
    guard._signalled(signal.SIGTERM, None)
    guard._signalled(signal.SIGHUP, None)
    guard._alarm(7)
    assert world.did == ["saved", 128 + signal.SIGTERM]
    assert guard._deadline == 101.0 and guard._code == 143 and guard.failure is None


def test_a_save_that_fails_is_kept_for_the_farewell_and_the_program_leaves(world: World) -> None:
    guard, trouble = world.guard(), OSError("full")

    def fail() -> None:
        raise trouble

    guard._save = fail
    guard._alarm(129)
    assert guard.failure is trouble and world.did == [129]


def test_an_event_loop_that_is_closed_needs_no_telling(world: World) -> None:
    guard = world.guard()

    def closed(*told: Any) -> None:
        raise RuntimeError

    world.loop.call_soon_threadsafe = closed
    guard._alarm(129)
    assert world.did == ["saved"]


def test_who_has_stood_down_hears_no_alarm(world: World) -> None:
    guard = world.guard()
    guard.stop()
    guard._alarm(129)
    guard._watch()
    assert world.did == [] and world.slept == []


def test_a_terminal_that_goes_away_is_an_alarm_within_a_beat(world: World) -> None:
    guard = world.guard(terminal=0)
    world.gone_at = 101.2
    with pytest.raises(Ended) as ended:
        guard._watch()
    assert ended.value.args == (128 + signal.SIGHUP,)
    assert world.did == ["saved", 129, ["modes"]]
    assert world.slept == [0.5, 0.5, 0.5, 0.5, 0.5], "then a second of grace, to the beat"


def test_without_a_terminal_only_signals_count(world: World) -> None:
    guard = world.guard()
    world.gone_at = 0.0
    slept = world.sleep

    def sleep(seconds: float) -> None:
        slept(seconds)
        if len(world.slept) == 4:
            guard._alarm(143)

    guard_module.time.sleep = sleep  # type: ignore[assignment]
    with pytest.raises(Ended):
        guard._watch()
    assert world.did == ["saved", 143, ["modes"]] and world.now == pytest.approx(103.0)


def test_the_terminal_is_put_back_once(world: World) -> None:
    guard = world.guard()
    guard._alarm(143)
    guard.stop()
    with pytest.raises(Ended):
        guard._end()
    assert world.did == ["saved", 143], "the app has put it back already"


def test_the_program_is_ended_even_if_the_terminal_cannot_be_put_back(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The app waits for the guard when it has returned."""

    def fail(modes: Any) -> None:
        raise ValueError

    monkeypatch.setattr(guard_module, "restore_terminal", fail)
    with pytest.raises(Ended):
        world.guard()._end()


def test_an_alarm_in_the_middle_of_standing_down_counts(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    guard = world.guard()
    guard._before = {signal.SIGTERM: signal.SIG_DFL}
    monkeypatch.setattr(signal, "getsignal", lambda number: guard._signalled(number, None))
    assert not guard.alarmed
    guard.stop()
    assert guard.alarmed and world.did == ["saved", 143]
    with pytest.raises(Ended) as ended:
        guard._watch()
    assert ended.value.args == (143,), "within the grace, as after any alarm"
    assert world.did == ["saved", 143], "the app has put the terminal back"


def test_who_has_stood_down_may_do_so_again(world: World) -> None:
    guard = world.guard()
    guard.stop()
    guard.stop()
    assert not guard.alarmed


async def test_signals_are_heard_while_it_stands_guard_and_then_by_who_heard_them(
    world: World,
) -> None:
    guard = HangUpGuard(lambda: None, lambda code: None)
    watched: list[Any] = []
    guard._watch = lambda: watched.append(True)  # type: ignore[method-assign]
    before = signal.getsignal(signal.SIGTERM)
    ignored = signal.signal(signal.SIGHUP, signal.SIG_IGN)
    try:
        guard.start()
        assert signal.getsignal(signal.SIGTERM) == guard._signalled and watched == [True]
        assert signal.getsignal(signal.SIGHUP) is signal.SIG_IGN, "nohup was asked for"
        guard.stop()
        assert signal.getsignal(signal.SIGTERM) is before
        assert signal.getsignal(signal.SIGHUP) is signal.SIG_IGN
    finally:
        signal.signal(signal.SIGTERM, before)
        signal.signal(signal.SIGHUP, ignored)


async def test_a_handler_that_came_later_stays(world: World) -> None:
    guard = HangUpGuard(lambda: None, lambda code: None)
    guard._watch = lambda: None  # type: ignore[method-assign]
    before = {number: signal.getsignal(number) for number in guard_module.SIGNALS}
    try:
        guard.start()
        later = signal.SIG_DFL
        signal.signal(signal.SIGTERM, later)
        guard.stop()
        assert signal.getsignal(signal.SIGTERM) == later
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def test_the_last_words_are_tried_until_the_terminal_takes_them_all(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    taken, did, clock = [0, 5, len(LEAVE)], list[Any](), [0.0]

    def write(number: int, what: bytes) -> int:
        assert number == 77 and what == LEAVE
        size = taken.pop(0)
        if not size:
            raise BlockingIOError
        return size

    def sleep(seconds: float) -> None:
        clock[0] += seconds

    lines = SimpleNamespace(
        **vars(guard_module.termios) | {
            "tcsetattr": lambda *what: did.append(what[2]), "tcflush": lambda *what: None
        }
    )  # fmt: skip
    world = SimpleNamespace(**vars(os) | {
        "open": lambda *what: 77, "write": write, "close": did.append
    })  # fmt: skip
    monkeypatch.setattr(guard_module, "os", world)
    monkeypatch.setattr(guard_module, "termios", lines)
    monkeypatch.setattr(
        guard_module, "time", SimpleNamespace(monotonic=lambda: clock[0], sleep=sleep)
    )
    monkeypatch.setattr(guard_module, "_abandon_writes", lambda: did.append("abandoned"))
    restore_terminal(["modes"])
    assert did == [["modes"], "abandoned", 77] and taken == [] and clock[0] == pytest.approx(0.02)
    taken[:] = [0] * 99
    restore_terminal(None)
    assert did[3:] == ["abandoned", 77] and clock[0] == pytest.approx(0.42, abs=0.011)
