"""Which session has a save open, and whether it still runs."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from tabletop_tui.store import lock
from tabletop_tui.store.lock import Held, Lock, born


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
