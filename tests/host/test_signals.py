"""The command `host` itself in a terminal, and friends with a real ssh client: ^C and signals close
it cleanly, at any moment.
"""

from __future__ import annotations

import os
import re
import shutil
import signal
import socket
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tabletop_tui.store.here import present
from tabletop_tui.store.load import load
from tabletop_tui.store.shared import SharedKeeper
from tests.playing import new_table
from tests.terminal.pty_harness import ROOT, Pty

SSH = shutil.which("ssh")
CODE = re.compile(r"\b[0-9a-z]{4}-[0-9a-z]{4}-[0-9a-z]{4}\b")
TELLS_A_WORD = "import os, sys; os.execvp(sys.argv[1], sys.argv[1:])"

PROGRAM, UNWARMED = "tabletop_tui", "tests.host.unwarmed"

Run = Callable[..., Pty]


@pytest.fixture
def run() -> Iterator[Run]:
    """Programs in terminals of their own, which end with the test."""
    running: list[Pty] = []

    def started(*argv: str, **more: object) -> Pty:
        running.append(Pty(*argv, **more))  # type: ignore[arg-type]
        return running[-1]

    yield started
    for pty in running:
        pty.close()


def free_port() -> int:
    """A port that nobody listens at."""
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


def opened(run: Run, home: Path, program: str = UNWARMED) -> tuple[Pty, int, str]:
    """A host that friends may come to, its port and its code."""
    port = free_port()
    words = ("-m", program, "host", "friday", "--port", str(port))
    host = run(*words, rows=40, env={"TABLETOP_HOME": str(home), "PYTHONPATH": str(ROOT)})
    host.wait_until(lambda: CODE.search(host.text()) is not None, 40, "no code")
    found = CODE.search(host.text())
    assert found is not None
    return host, port, found[0]


def come(run: Run, port: int, code: str, name: str) -> Pty:
    """A friend logs in as anybody does: with the ssh of their own machine, and the code typed."""
    assert SSH is not None
    options = ("StrictHostKeyChecking=no", "UserKnownHostsFile=/dev/null", "LogLevel=ERROR")
    words = [SSH, "-F", "/dev/null", *(w for o in options for w in ("-o", o)), "-p", str(port)]
    friend = run("-c", TELLS_A_WORD, *words, f"{name}@127.0.0.1")
    friend.wait_until(
        lambda: "assword:" in friend.text() or "ode" in friend.text(), 30, "not asked"
    )
    friend.send(f"{code}\n")
    friend.wait_for("Q quit", 40)
    return friend


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """An account with a table of Anna and Ben."""
    (tmp_path / "saves").mkdir()
    path = tmp_path / "saves" / "friday.json"
    SharedKeeper.create(new_table("cities_and_knights", 2), path, frozenset({0, 1})).close()
    return tmp_path


def told(home: Path, host: Pty) -> None:
    """The owner is told, the terminal is as it was, and nothing is left behind."""
    path = home / "saves" / "friday.json"
    assert host.ends(40) == 0 and host.cooked()
    host.wait_for("The table is closed; every action is saved.")
    assert "Traceback" not in host.text()
    assert load(path).note == "" and present(path) == []
    SharedKeeper.open(path).close()


@pytest.mark.skipif(SSH is None, reason="no ssh client is installed here")
@pytest.mark.parametrize("way", ["^C", signal.SIGTERM, signal.SIGHUP], ids=str)
def test_a_host_that_is_closed_tells_its_guests_and_leaves_nothing_behind(
    way: str | signal.Signals, run: Run, home: Path
) -> None:
    host, port, code = opened(run, home, PROGRAM if way == "^C" else UNWARMED)
    friends = [come(run, port, code, name) for name in ("anna", "ben")]
    host.wait_until(lambda: "ben" in host.text(), 20, "the owner is not told who came")
    if isinstance(way, str):
        host.send("\x03")
    else:
        os.kill(host.process.pid, way)
    for friend in friends:
        friend.ends(40)
        assert friend.cooked(), "the terminal of a guest is as it was"
        friend.wait_for_main_screen()
        assert "The host has closed the table. The game is saved." in friend.text()
    told(home, host)


def test_a_host_that_is_closed_while_nobody_is_there_or_before_it_is_open(
    run: Run, home: Path
) -> None:
    host, _port, _code = opened(run, home)
    for _ in range(3):
        host.send("\x03")
    told(home, host)
    words = ("-m", PROGRAM, "host", "friday", "--port", str(free_port()))
    early = run(*words, env={"TABLETOP_HOME": str(home), "PYTHONPATH": str(ROOT)})
    early.wait_for("being laid", 40)
    early.send("\x03")
    assert early.ends(40) == 0 and early.cooked() and "Traceback" not in early.text()


@pytest.mark.skipif(SSH is None, reason="no ssh client is installed here")
def test_a_host_that_is_killed_takes_its_guests_along_and_the_save_is_whole(
    run: Run, home: Path
) -> None:
    host, port, code = opened(run, home)
    friend = come(run, port, code, "anna")
    os.kill(host.process.pid, signal.SIGKILL)
    friend.ends(40)
    path = home / "saves" / "friday.json"
    friend.wait_until(lambda: present(path) == [], 30, "a guest plays on without a line")
    assert load(path).note == ""
