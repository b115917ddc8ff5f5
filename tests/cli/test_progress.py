"""A percentage on the terminal of the person who waits: not at once, not in a pipe, and gone in the end."""

from __future__ import annotations

import io
import sys

import pytest

from tabletop_tui.cli.progress import SLOW, Progress, counted


class Clock:
    """The seconds since a command began, which a test sets."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


class Terminal(io.StringIO):
    """What is written to a terminal."""

    def isatty(self) -> bool:
        return True


def written(monkeypatch: pytest.MonkeyPatch, stream: io.StringIO) -> io.StringIO:
    """Return *stream*, which from now on is standard error."""
    monkeypatch.setattr(sys, "stderr", stream)
    return stream


def test_progress_is_shown_after_two_seconds_and_wiped_at_the_end(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    err, clock = written(monkeypatch, Terminal()), Clock()
    with Progress(40, clock) as progress:
        clock.now = SLOW - 0.1
        progress.show(10)
        assert err.getvalue() == "", "a fast command says nothing"
        clock.now = SLOW
        for done in (20, 20, 40):
            progress.show(done)
        assert err.getvalue() == "\r  50%\r 100%", "the same percentage is written once"
    assert err.getvalue().endswith("\r     \r")


def test_a_fast_command_has_nothing_to_wipe(monkeypatch: pytest.MonkeyPatch) -> None:
    err = written(monkeypatch, Terminal())
    with Progress(2, Clock()) as progress:
        progress.show(2)
    assert err.getvalue() == ""


def test_progress_is_wiped_when_the_command_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    err, clock = written(monkeypatch, Terminal()), Clock()
    with pytest.raises(ValueError, match="no"), Progress(2, clock) as progress:
        clock.now = SLOW
        progress.show(1)
        raise ValueError("no")
    assert err.getvalue() == "\r  50%\r     \r"


def test_nothing_is_shown_off_a_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    err, clock = written(monkeypatch, io.StringIO()), Clock()
    with Progress(2, clock) as progress:
        clock.now = 10 * SLOW
        progress.show(1)
    assert err.getvalue() == ""


def test_counted_things_are_all_handed_on(monkeypatch: pytest.MonkeyPatch) -> None:
    written(monkeypatch, Terminal())
    assert list(counted("abc", 3)) == ["a", "b", "c"] and list(counted("", 0)) == []
