"""The command `host` in a terminal, with OpenSSH clients: ^C and signals close it at any moment."""

from __future__ import annotations

import os
import re
import shutil
import signal
import socket
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tabletop_tui.store.load import load
from tabletop_tui.store.presence import present
from tabletop_tui.store.shared_save_file import SharedSaveFile
from tests.playing import new_table
from tests.terminal.pty_harness import ROOT, Pty

SSH = shutil.which("ssh")
CODE = re.compile(r"\b[0-9a-z]{4}-[0-9a-z]{4}-[0-9a-z]{4}\b")
EXEC = "import os, sys; os.execvp(sys.argv[1], sys.argv[1:])"

PROGRAM, WITHOUT_WARM_UP = "tabletop_tui", "tests.host.without_warm_up"

Run = Callable[..., Pty]


@pytest.fixture
def run() -> Iterator[Run]:
    """Programs in pseudo-terminals, ended after the test."""
    running: list[Pty] = []

    def start(*argv: str, **more: object) -> Pty:
        running.append(Pty(*argv, **more))  # type: ignore[arg-type]
        return running[-1]

    yield start
    for pty in running:
        pty.close()


def free_port() -> int:
    """Return an unused port."""
    with socket.socket() as sock:
        sock.bind(("127.0.0.1", 0))
        return int(sock.getsockname()[1])


def start_host(run: Run, home: Path, program: str = WITHOUT_WARM_UP) -> tuple[Pty, int, str]:
    """Start a host; return its terminal, port and access code."""
    port = free_port()
    words = ("-m", program, "host", "friday", "--port", str(port))
    host = run(*words, rows=40, env={"TABLETOP_HOME": str(home), "PYTHONPATH": str(ROOT)})
    host.wait_until(lambda: CODE.search(host.text()) is not None, 40, "no code")
    found = CODE.search(host.text())
    assert found is not None
    return host, port, found[0]


def log_in(run: Run, port: int, code: str, name: str) -> Pty:
    """Log in with OpenSSH, typing the code."""
    assert SSH is not None
    options = ("StrictHostKeyChecking=no", "UserKnownHostsFile=/dev/null", "LogLevel=ERROR")
    words = [SSH, "-F", "/dev/null", *(w for o in options for w in ("-o", o)), "-p", str(port)]
    client = run("-c", EXEC, *words, f"{name}@127.0.0.1")
    client.wait_until(
        lambda: "assword:" in client.text() or "ode" in client.text(), 30, "not asked"
    )
    client.send(f"{code}\n")
    client.wait_for("Q quit", 40)
    return client


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """A data folder with a table of Anna and Ben."""
    (tmp_path / "saves").mkdir()
    path = tmp_path / "saves" / "friday.json"
    SharedSaveFile.create(new_table("cities_and_knights", 2), path, frozenset({0, 1})).close()
    return tmp_path


def assert_closed(home: Path, host: Pty) -> None:
    """Assert that the host exits with a message, restores its terminal and leaves nothing behind."""
    path = home / "saves" / "friday.json"
    assert host.ends(40) == 0 and host.cooked()
    host.wait_for("The table is closed. Every action is saved.")
    assert "Traceback" not in host.text()
    assert load(path).note == "" and present(path) == []
    SharedSaveFile.open(path).close()


@pytest.mark.skipif(SSH is None, reason="no ssh client is installed here")
@pytest.mark.parametrize("way", ["^C", signal.SIGTERM, signal.SIGHUP], ids=str)
def test_a_host_that_is_closed_tells_its_guests_and_leaves_nothing_behind(
    way: str | signal.Signals, run: Run, home: Path
) -> None:
    host, port, code = start_host(run, home, PROGRAM if way == "^C" else WITHOUT_WARM_UP)
    names = ("anna", "ben") if way == "^C" else ("anna",)
    clients = [log_in(run, port, code, name) for name in names]
    host.wait_until(lambda: names[-1] in host.text(), 20, "the owner is not told who came")
    if isinstance(way, str):
        host.send("\x03")
        host.wait_for("2 guests are here", 20)
        assert all(client.process.poll() is None for client in clients)
        host.send("\x03")
    else:
        os.kill(host.process.pid, way)
    for client in clients:
        client.ends(40)
        assert client.cooked(), "the terminal of a guest is as it was"
        client.wait_for_main_screen()
        assert "The host closed the table. The game is saved." in client.text()
    assert_closed(home, host)


def test_a_host_that_is_closed_while_nobody_is_there_or_before_it_is_open(
    run: Run, home: Path
) -> None:
    host, _port, _code = start_host(run, home)
    for _ in range(3):
        host.send("\x03")
    assert_closed(home, host)
    words = ("-m", PROGRAM, "host", "friday", "--port", str(free_port()))
    early = run(*words, env={"TABLETOP_HOME": str(home), "PYTHONPATH": str(ROOT)})
    early.wait_for("Opening the table", 40)
    early.send("\x03")
    assert early.ends(40) == 0 and early.cooked() and "Traceback" not in early.text()


@pytest.mark.skipif(SSH is None, reason="no ssh client is installed here")
def test_a_host_that_is_killed_takes_its_guests_along_and_the_save_is_whole(
    run: Run, home: Path
) -> None:
    host, port, code = start_host(run, home)
    client = log_in(run, port, code, "anna")
    os.kill(host.process.pid, signal.SIGKILL)
    client.ends(40)
    path = home / "saves" / "friday.json"
    client.wait_until(lambda: present(path) == [], 30, "a guest plays on without a connection")
    assert load(path).note == ""
