"""The session lock: which session has a save open, and the file that shows that it is alive."""

from __future__ import annotations

import errno
import fcntl
import json
import os
import stat
import time
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace

import pytest

from tabletop_tui.store import session_lock
from tabletop_tui.store.presence import in_play
from tabletop_tui.store.session_lock import (
    Held,
    HeldRemotely,
    SessionFile,
    SessionLock,
    holder_of,
    read_session,
    this_session,
)
from tests.playing import new_table
from tests.secrecy.worlds import hold


@pytest.fixture
def one(tmp_path: Path) -> SessionFile:
    """The file of a live session."""
    one = SessionFile(tmp_path / "one.json")
    one.write(replace(this_session(), seats=(2, 0)))
    return one


def test_a_session_lives_until_its_lock_goes(one: SessionFile) -> None:
    assert read_session(one.path) == one.holder and one.holder is not None and one.holder.is_own
    assert stat.S_IMODE(one.path.stat().st_mode) == 0o600
    one.unlock()
    dead = read_session(one.path)
    assert dead is not None and not dead.is_alive and not dead.is_own
    one.unlock()


def test_a_session_that_leaves_takes_its_file_away_and_nobody_elses(one: SessionFile) -> None:
    other = SessionFile(one.path)
    other.write(this_session())
    assert other.exists() and not one.exists()
    one.remove()
    assert read_session(one.path) == other.holder
    other.remove()
    assert not one.path.exists()
    other.remove()


def test_as_many_as_like_may_ask_at_the_same_time(one: SessionFile) -> None:
    one.unlock()
    with open(one.path, "rb") as asking:
        fcntl.flock(asking, fcntl.LOCK_SH | fcntl.LOCK_NB)
        dead = read_session(one.path)
        assert dead is not None and not dead.is_alive, "who asks is not taken for the session"


def test_a_file_has_its_name_only_when_it_is_whole_and_locked(
    one: SessionFile, monkeypatch: pytest.MonkeyPatch
) -> None:
    before, me, replace_it = one.holder, this_session(), os.replace

    def watched(fresh: Path, path: Path) -> None:
        for says in (before, me):
            seen = read_session(path)
            assert seen == says and seen is not None and seen.is_alive
            if says is before:
                replace_it(fresh, path)

    monkeypatch.setattr(session_lock.os, "replace", watched)
    one.write(me)
    assert one.holder == me != before


def test_who_opened_a_file_before_it_was_written_anew_looks_again(
    one: SessionFile, monkeypatch: pytest.MonkeyPatch
) -> None:
    me, ask, asked = this_session(), fcntl.flock, list[int]()

    def late(file: object, how: int) -> None:
        if how & fcntl.LOCK_SH:
            asked.append(how)
            if len(asked) == 1:
                one.write(me)
        ask(file, how)  # type: ignore[arg-type]

    monkeypatch.setattr(session_lock.fcntl, "flock", late)
    seen = read_session(one.path)
    assert seen == me and seen.is_alive and len(asked) == 2


def test_who_opened_a_file_before_it_was_taken_away_finds_nobody(
    one: SessionFile, monkeypatch: pytest.MonkeyPatch
) -> None:
    ask = fcntl.flock

    def late(file: object, how: int) -> None:
        one.remove()
        ask(file, how)  # type: ignore[arg-type]

    monkeypatch.setattr(session_lock.fcntl, "flock", late)
    with pytest.raises(FileNotFoundError):
        read_session(one.path)


def test_a_fork_is_no_session_of_its_parents(one: SessionFile) -> None:
    me, (told, tell) = one.holder, os.pipe()
    assert me is not None
    child = os.fork()
    if child == 0:
        try:
            fcntl.flock(os.open(one.path, os.O_RDONLY), fcntl.LOCK_SH | fcntl.LOCK_NB)
            os.write(tell, b"the parent has let go of it")
        except BlockingIOError:
            one.remove()
            os.write(tell, b"mine" if me.is_own or one.exists() else b"")
        finally:
            os._exit(0)
    os.close(tell)
    with open(told, "rb") as said:
        assert said.read() == b""
    os.waitpid(child, 0)
    seen = read_session(one.path)
    assert seen == me and seen.is_alive and one.exists()


@pytest.mark.parametrize("number", [errno.ENOLCK, errno.EIO])
def test_a_disk_without_locks_has_no_such_files(
    one: SessionFile, monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    def refuse(*_: object) -> None:
        raise OSError(number, "no")

    said = one.holder
    monkeypatch.setattr(session_lock.fcntl, "flock", refuse)
    with pytest.raises(OSError, match="no"):
        one.write(this_session())
    assert os.listdir(one.path.parent) == ["one.json"] and one.holder == said
    one.unlock()
    seen = read_session(one.path)
    assert seen == said and seen is not None and seen.is_alive, "it cannot be known"


def test_what_a_killed_session_left_is_not_written_into(one: SessionFile, tmp_path: Path) -> None:
    (tmp_path / "victim").touch()
    (tmp_path / "one.json.tmp").symlink_to(tmp_path / "victim")
    one.write(this_session())
    assert read_session(one.path) == one.holder and (tmp_path / "victim").read_bytes() == b""
    assert sorted(os.listdir(tmp_path)) == ["one.json", "victim"]


def test_the_age_of_a_file_is_told(one: SessionFile) -> None:
    os.utime(one.path, (0, time.time() - 7))
    seen = read_session(one.path)
    assert seen is not None and 7 <= seen.silent < 8
    assert seen.idle(seen.key + 90) == 90.0 and seen.idle(seen.key - 1) == 0.0


@pytest.mark.parametrize(
    ("changed", "believed"),
    [
        ({}, False),
        ({"host": "far"}, True),
        ({"host": "far."}, True),
        ({"born": "8714"}, True),
        ({"born": "8714", "pid": "one"}, False),
        ({"born": "8714", "seats": ["x"]}, False),
        ({"born": "8714", "seats": 3}, False),
        ({"born": "8714", "seats": [float("inf")]}, False),
        ({"born": "8714", "key": None}, False),
        ({"born": "8714", "key": 10**400}, False),
    ],
)
def test_a_file_without_a_lock_is_believed_of_those_who_have_none_here(
    one: SessionFile, changed: dict[str, object], believed: bool
) -> None:
    note = {**json.loads(one.path.read_text()), **changed}
    one.remove()
    one.path.write_text(json.dumps(note))
    seen = read_session(one.path)
    assert (seen is not None and seen.is_alive) == believed
    assert seen is None or (not seen.is_own and seen.host in ("far", os.uname().nodename))


def test_the_terminal_of_a_session_is_the_first_that_it_has(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    names = {7: "/dev/pts/7", 8: "/dev/pts/8"}

    def ttyname(fd: int) -> str:
        if fd not in names:
            raise OSError(errno.ENOTTY, "no")
        return names[fd]

    monkeypatch.setattr(session_lock.os, "ttyname", ttyname)
    for fds, told in (((3, 7, 8), "/dev/pts/7"), ((8, 7, 3), "/dev/pts/8"), ((3, 4, 5), "")):
        for stream, fd in zip(("stdin", "stdout", "stderr"), fds, strict=True):
            one = SimpleNamespace(fileno=lambda fd=fd: fd)
            monkeypatch.setattr(session_lock.sys, f"__{stream}__", one)
        assert this_session().tty == told


def test_whoever_holds_a_save_is_told_in_a_line_of_a_screen_at_most() -> None:
    one = replace(
        this_session(), user="anna", host="pine", pid=77, since="2026-01-02T03:04:05+00:00"
    )
    near, far = replace(one, tty="/dev/pts/1"), replace(one, tty="")
    assert "/dev/pts/1" in str(near)
    assert all("03:04" in str(who) and "03:04:" not in str(who) for who in (near, far))
    long = str(replace(one, user="u" * 500))
    assert len(long) == 160 and long.endswith("…")
    assert "?" in str(replace(one, user="\x1b[2J"))


# -- one keyboard ----------------------------------------------------------------------------------


def test_a_session_that_lost_the_save_does_not_take_it_from_the_next_by_leaving(
    tmp_path: Path,
) -> None:
    path = tmp_path / "x.json"
    one, other = SessionLock(path), SessionLock(path)
    one.take()
    with pytest.raises(Held):
        other.take()
    assert one.taken_by() is None and other.taken_by() == one.me
    other.take(over=True)
    one.release()
    assert holder_of(path) == other.me == one.taken_by()
    other.release()
    assert holder_of(path) is None and other.taken_by() is None
    other.release()  # what nobody has is given free as well


@pytest.mark.parametrize("saved", [False, True])
@pytest.mark.parametrize("taken", [False, True])
def test_nothing_is_left_lying_of_what_never_became_a_save(
    tmp_path: Path, saved: bool, taken: bool
) -> None:
    one, other = (SessionLock(tmp_path / "x.json") for _ in range(2))
    one.take()
    if saved:
        one.path.write_text("{}")
    if taken:
        other.take(over=True)
    one.discard()
    assert one.guard.exists() == (saved or taken) and one.note.path.exists() == taken


def test_a_save_is_ones_own_in_this_very_process_only(tmp_path: Path) -> None:
    one = SessionLock(tmp_path / "x.json")
    assert not Held(one.path, one.me).is_own, "it has not been taken"
    one.take()
    assert Held(one.path, one.me).is_own and not HeldRemotely(one.path, one.me, "Anna, Ben").is_own
    assert not Held(one.path, replace(one.me, token="another")).is_own
    one.release()
    assert not Held(one.path, one.me).is_own


def test_a_save_is_in_play_while_another_process_has_it_open(tmp_path: Path) -> None:
    one, table = SessionLock(tmp_path / "x.json"), new_table()
    assert in_play(one.path, table) is None
    one.take()
    assert in_play(one.path, table) is None, "this process has it"
    one.release()
    hold(one.path)
    held = in_play(one.path, table)
    assert type(held) is Held and held.holder == holder_of(one.path)


def test_a_note_is_claimed_over_the_head_of_a_living_session_only_where_that_is_meant(
    tmp_path: Path,
) -> None:
    one, other = (SessionLock(tmp_path / "x.json") for _ in range(2))
    one.claim()
    one.claim()
    with pytest.raises(Held):
        other.claim()
    other.claim(over=True)
    assert one.taken_by() == other.me


def test_a_session_that_cannot_take_its_note_away_has_the_save_no_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    one = SessionLock(tmp_path / "x.json")
    one.take()
    one.guard.unlink()
    one.guard.mkdir()
    one.release()
    assert one.note.path.exists() and holder_of(one.path) is None


@pytest.mark.parametrize("note", ["", "[]", '"x"', '{"pid": "x"}', "\xff", "[" * 5000])
def test_a_note_that_nobody_can_read_is_no_note(tmp_path: Path, note: str) -> None:
    one = SessionLock(tmp_path / "x.json")
    one.note.path.write_bytes(note.encode("latin-1"))
    assert holder_of(one.path) is None
    one.take()
    assert holder_of(one.path) == one.me and json.loads(one.note.path.read_text())["pid"] > 0


def test_a_session_that_is_new_is_no_other(tmp_path: Path) -> None:
    assert this_session().token != this_session().token
