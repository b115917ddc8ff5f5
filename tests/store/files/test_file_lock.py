"""The file lock: waited for, but not for ever."""

from __future__ import annotations

import errno
import os
import stat
from contextlib import ExitStack
from pathlib import Path

import pytest

from tabletop_tui.store import file_lock
from tabletop_tui.store.file_lock import PATIENCE, PAUSE, locked


class Clock:
    """A clock that sleeping advances."""

    def __init__(self) -> None:
        self.now, self.slept = 1000.0, 0.0
        self.then: list[object] = []

    def monotonic(self) -> float:
        return self.now

    def sleep(self, seconds: float) -> None:
        self.now += seconds
        self.slept += seconds
        if self.slept > PATIENCE / 2:
            for one in self.then:
                one.close()  # type: ignore[attr-defined]


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(file_lock, "time", clock)
    return clock


def test_a_lock_that_nobody_has_is_had_at_once_and_stays(tmp_path: Path, clock: Clock) -> None:
    for _ in range(2):
        with locked(tmp_path / "x.lock"):
            assert stat.S_IMODE((tmp_path / "x.lock").stat().st_mode) == 0o600
    assert clock.slept == 0 and (tmp_path / "x.lock").exists()


def test_a_session_that_does_not_let_go_is_waited_for_some_seconds(
    tmp_path: Path, clock: Clock
) -> None:
    with locked(tmp_path / "x.lock"):
        with pytest.raises(OSError) as no, locked(tmp_path / "x.lock"):
            pytest.fail("two have it")
        assert no.value.errno == errno.EBUSY
        assert PATIENCE <= clock.slept <= PATIENCE + 2 * PAUSE


def test_a_lock_that_is_let_go_of_in_time_is_had(tmp_path: Path, clock: Clock) -> None:
    other = ExitStack()
    other.enter_context(locked(tmp_path / "x.lock"))
    clock.then = [other]
    with locked(tmp_path / "x.lock"):
        assert PATIENCE / 2 < clock.slept < PATIENCE


def test_a_lock_whose_file_was_taken_away_meanwhile_is_taken_anew(
    tmp_path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "x.lock"
    plain, tries = file_lock.fcntl.flock, []

    def taken_away(fd: int, how: int) -> None:
        plain(fd, how)
        tries.append(fd)
        if len(tries) == 1:
            path.unlink()  # another session was done with it
        elif len(tries) == 2:
            path.unlink()
            path.touch()

    monkeypatch.setattr(file_lock.fcntl, "flock", taken_away)
    with locked(path):
        assert len(tries) == 3 and os.path.samestat(path.stat(), os.fstat(tries[-1]))


@pytest.mark.parametrize("number", [errno.ENOLCK, errno.ENOTSUP])
def test_a_disk_without_locks_is_told_and_nothing_is_left_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    def refuse(fd: int, how: int) -> None:
        raise OSError(number, "no")

    monkeypatch.setattr(file_lock.fcntl, "flock", refuse)
    with pytest.raises(OSError) as no, locked(tmp_path / "x.lock"):
        pytest.fail("nobody has it")
    assert (no.value.errno, no.value.strerror) == (errno.ENOLCK, "disk-no-locks")
    assert os.listdir(tmp_path) == []


def test_any_other_error_of_the_disk_is_told_as_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(fd: int, how: int) -> None:
        raise OSError(errno.EIO, "no")

    monkeypatch.setattr(file_lock.fcntl, "flock", refuse)
    before = len(os.listdir("/proc/self/fd")) if os.path.isdir("/proc/self/fd") else 0
    with pytest.raises(OSError) as no, locked(tmp_path / "x.lock"):
        pytest.fail("nobody has it")
    assert no.value.errno == errno.EIO
    after = len(os.listdir("/proc/self/fd")) if before else 0
    assert after == before, "no file stays open"


def test_a_folder_that_is_gone_and_one_in_which_nobody_makes_files(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(FileNotFoundError), locked(tmp_path / "gone" / "x.lock"):
        pytest.fail("there is no folder")

    def refuse(*_: object) -> int:
        raise FileNotFoundError(errno.ENOENT, "no")

    monkeypatch.setattr(file_lock.os, "open", refuse)
    with pytest.raises(OSError) as no, locked(tmp_path / "x.lock"):
        pytest.fail("no file can be made")
    assert (no.value.errno, no.value.strerror) == (errno.EACCES, "disk-refused-folder")
