"""Which session has a save open, and whether it still runs."""

from __future__ import annotations

import errno
import json
import os
import signal
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace

import pytest

from tabletop_tui.store import lock
from tabletop_tui.store.lock import Held, HeldApart, Lock, born, myself


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="for Linux")
def test_a_killed_session_is_gone_before_anybody_has_asked_for_its_end() -> None:
    sleeper = subprocess.Popen([sys.executable, "-c", "input()"], stdin=subprocess.PIPE)
    assert born(sleeper.pid)
    sleeper.send_signal(signal.SIGKILL)
    os.waitid(os.P_PID, sleeper.pid, os.WEXITED | os.WNOWAIT)  # it has ended, and still has a row
    assert Path(f"/proc/{sleeper.pid}/stat").exists() and born(sleeper.pid) == ""
    sleeper.communicate()


def test_a_session_that_lost_the_save_does_not_take_it_from_the_next_by_leaving(
    tmp_path: Path,
) -> None:
    one, other = (Lock(tmp_path / "x.json") for _ in range(2))
    one.take()
    with pytest.raises(Held):
        other.take()
    assert one.taken_by() is None and other.taken_by() == one.me
    other.take(over=True)
    one.release()
    assert one.holder() == other.me == one.taken_by()
    other.release()
    assert other.holder() is None and other.taken_by() is None
    other.release()  # what nobody has is given free as well


def test_a_session_lives_while_its_process_does_as_far_as_this_host_can_tell(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    one = Lock(tmp_path / "x.json")
    assert one.alive(one.me)
    assert not one.alive(replace(one.me, born="another")), "the number went to another process"
    monkeypatch.setattr(lock, "born", lambda pid: "")
    assert not one.alive(one.me) and not one.alive(replace(one.me, born=""))
    assert one.alive(replace(one.me, host="far")), "nobody here knows"


@pytest.mark.parametrize("saved", [False, True])
@pytest.mark.parametrize("taken", [False, True])
def test_nothing_is_left_lying_of_what_never_became_a_save(
    tmp_path: Path, saved: bool, taken: bool
) -> None:
    one, other = (Lock(tmp_path / "x.json") for _ in range(2))
    one.take()
    if saved:
        one.path.write_text("{}")
    if taken:
        other.take(over=True)
    one.forget()
    assert one.guard.exists() == (saved or taken) and one.note.exists() == taken


def test_the_birth_of_a_process_stands_in_the_twenty_second_field_of_its_row(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rows = {"S": "22", "R": "22", "Z": "", "X": ""}
    for state, told in rows.items():
        text = " ".join(["7 (a) b)", state, *map(str, range(4, 53))])
        (tmp_path / str(os.getpid())).write_text(text)
        monkeypatch.setattr(lock, "STAT", f"{tmp_path}/{{}}")
        assert born(os.getpid()) == told


@pytest.mark.parametrize(
    ("says", "told"),
    [
        ('echo " $LC_ALL $TZ $* "; echo noise >&2', "C UTC -o lstart= -p {}"),
        ("exit 1", "unknown"),
        (None, "unknown"),
    ],
)
def test_where_there_are_no_such_rows_the_system_is_asked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, says: str | None, told: str
) -> None:
    if says is not None:
        (tmp_path / "ps").write_text(f"#!/bin/sh\n{says}\n")
        (tmp_path / "ps").chmod(0o700)
    ask = subprocess.run
    patient = {"timeout": 60}  # on a busy machine an answer takes its time
    monkeypatch.setattr(lock.subprocess, "run", lambda *a, **more: ask(*a, **{**more, **patient}))
    monkeypatch.setattr(lock, "STAT", f"{tmp_path}/nowhere")
    monkeypatch.setenv("PATH", str(tmp_path))
    assert born(os.getpid()) == told.format(os.getpid())


def test_the_terminal_of_a_session_is_the_first_that_it_has(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    names = {7: "/dev/pts/7", 8: "/dev/pts/8"}

    def ttyname(fd: int) -> str:
        if fd not in names:
            raise OSError(errno.ENOTTY, "no")
        return names[fd]

    monkeypatch.setattr(lock.os, "ttyname", ttyname)
    for fds, told in (((3, 7, 8), "/dev/pts/7"), ((8, 7, 3), "/dev/pts/8"), ((3, 4, 5), "")):
        for stream, fd in zip(("stdin", "stdout", "stderr"), fds, strict=True):
            one = SimpleNamespace(fileno=lambda fd=fd: fd)
            monkeypatch.setattr(lock.sys, f"__{stream}__", one)
        assert myself().tty == told


def test_whoever_holds_a_save_is_told_in_a_line_of_a_screen_at_most() -> None:
    one = replace(myself(), user="anna", host="pine", pid=77, since="2026-01-02T03:04:05+00:00")
    near, far = replace(one, tty="/dev/pts/1"), replace(one, tty="")
    assert "/dev/pts/1" in str(near)
    assert all("03:04" in str(who) and "03:04:" not in str(who) for who in (near, far))
    long = str(replace(one, user="u" * 500))
    assert len(long) == 160 and long.endswith("…")
    assert "?" in str(replace(one, user="\x1b[2J"))


def test_a_save_is_ones_own_in_this_very_process_only(tmp_path: Path) -> None:
    path, me = tmp_path / "x.json", myself()
    assert Held(path, me).mine and Held(path, replace(me, token="other", tty="t")).mine
    for other in (replace(me, pid=me.pid + 1), replace(me, born="1"), replace(me, host="far")):
        assert not Held(path, other).mine
    assert not HeldApart(path, me, "Anna, Ben").mine


def test_a_save_is_held_elsewhere_by_a_living_session_of_another_process(tmp_path: Path) -> None:
    one = Lock(tmp_path / "x.json")
    assert one.held_elsewhere() is None
    one.take()
    assert one.held_elsewhere() is None, "this process has it"
    living = replace(one.me, pid=os.getppid(), born=born(os.getppid()))
    for held, told in ((living, living), (replace(living, born="1"), None)):
        one.note.write_text(json.dumps({f: getattr(held, f) for f in held.__dataclass_fields__}))
        assert one.held_elsewhere() == told


@pytest.mark.parametrize(
    "changed", [{"pid": 0}, {"pid": -1}, {"pid": True}, {"born": 1}, {"tty": None}]
)
def test_a_note_of_nobody_is_no_note(tmp_path: Path, changed: dict[str, object]) -> None:
    one = Lock(tmp_path / "x.json")
    one.take()
    one.note.write_text(json.dumps({**json.loads(one.note.read_text()), **changed}))
    assert one.holder() is None


def test_the_first_process_of_a_machine_may_hold_a_save(tmp_path: Path) -> None:
    one = Lock(tmp_path / "x.json")
    one.take()
    one.note.write_text(json.dumps({**json.loads(one.note.read_text()), "pid": 1}))
    held = one.holder()
    assert held is not None and held.pid == 1


def test_a_note_is_claimed_over_the_head_of_a_living_session_only_where_that_is_meant(
    tmp_path: Path,
) -> None:
    one, other = (Lock(tmp_path / "x.json") for _ in range(2))
    one.claim()
    one.claim()
    with pytest.raises(Held):
        other.claim()
    other.claim(over=True)
    assert one.taken_by() == other.me
