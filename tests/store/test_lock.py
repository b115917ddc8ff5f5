"""Which session has a save open, and whether it still runs."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tabletop_tui.store.lock import born


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="for Linux")
def test_a_killed_session_is_gone_before_anybody_has_asked_for_its_end() -> None:
    sleeper = subprocess.Popen([sys.executable, "-c", "input()"], stdin=subprocess.PIPE)
    assert born(sleeper.pid)
    sleeper.send_signal(signal.SIGKILL)
    os.waitid(os.P_PID, sleeper.pid, os.WEXITED | os.WNOWAIT)  # it has ended, and still has a row
    assert Path(f"/proc/{sleeper.pid}/stat").exists() and born(sleeper.pid) == ""
    sleeper.communicate()
