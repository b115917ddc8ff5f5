"""The account of docs/sshd-and-tmux.md, behind a real sshd on loopback."""

from __future__ import annotations

import getpass
import os
import re
import shlex
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path

import pytest

from tests.terminal.conftest import Start
from tests.terminal.pty_harness import ROOT, Pty
from tests.terminal.tables import COVER, cost, late, pick_up

PAGE = ROOT / "docs" / "sshd-and-tmux.md"
SSHD = shutil.which(
    "sshd", path=f"{os.environ.get('PATH', '')}:/usr/sbin:/usr/local/sbin:/usr/lib/ssh"
)
RUN = Path("/run/sshd")
"""The empty folder that sshd as root uses for privilege separation; the system creates it when it
starts its own.
"""

BECOME = "import os, sys; os.execvp(sys.argv[1], sys.argv[1:])"
CURSOR = 1_500
"""The budget of a cursor move in bytes, the same as locally."""

CONFIG = """\
ListenAddress 127.0.0.1
Port {port}
HostKey {folder}/host
AuthorizedKeysFile {folder}/authorized_keys
PidFile none
StrictModes no
UsePAM no
PasswordAuthentication no
KbdInteractiveAuthentication no
AcceptEnv COLORTERM
"""

pytestmark = [
    pytest.mark.skipif(SSHD is None, reason="no sshd is installed here"),
    pytest.mark.skipif(shutil.which("ssh") is None, reason="no ssh client is installed here"),
    pytest.mark.skipif(
        os.geteuid() == 0 and not RUN.parent.is_dir(), reason=f"a sshd of root needs {RUN}"
    ),
]


class Host:
    """A sshd with two keys: of a friend, who may play, and of the owner, who may do anything."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        with closing(socket.create_server(("127.0.0.1", 0))) as free:
            self.port = free.getsockname()[1]
        for name in ("host", "friend", "owner"):
            subprocess.run(
                ["ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-f", folder / name], check=True
            )
        game, saves = folder / "tabletop-tui", folder / "home" / "saves"
        saves.mkdir(parents=True)
        self.save = late("cities-and-knights", saves)
        where = {"TABLETOP_HOME": str(saves.parent), "PYTHONPATH": str(ROOT), "LC_ALL": "C.UTF-8"}
        words = [
            *(f"{name}={value}" for name, value in where.items()),
            sys.executable,
            "-m",
            "tabletop_tui",
        ]
        game.write_text(f'#!/bin/sh\nexec env {shlex.join(words)} "$@"\n')
        game.chmod(0o755)
        friend = f'command="{game}"{promised()} {(folder / "friend.pub").read_text()}'
        (folder / "authorized_keys").write_text(friend + (folder / "owner.pub").read_text())
        (folder / "config").write_text(CONFIG.format(port=self.port, folder=folder))

    def ssh(self, who: str, *options: str) -> list[str]:
        """Return the command line of a client, without the command for the host."""
        known = (
            "StrictHostKeyChecking=no",
            f"UserKnownHostsFile={self.folder / 'known'}",
            "LogLevel=ERROR",
        )
        chosen = [f"-o{option}" for option in (*known, "IdentitiesOnly=yes", "BatchMode=yes")]
        key = ["-F", "none", "-i", str(self.folder / who), "-p", str(self.port)]
        return ["ssh", *key, *chosen, *options, f"{getpass.getuser()}@127.0.0.1"]

    def answer(
        self, who: str, *command: str, options: tuple[str, ...] = ()
    ) -> subprocess.CompletedProcess[str]:
        """Return the output of a command requested without a terminal."""
        line = [*self.ssh(who, *options), *command]
        return subprocess.run(
            line, stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=30
        )

    @contextmanager
    def listening(self) -> Iterator[None]:
        """Run the sshd within the context."""
        if os.geteuid() == 0:
            RUN.mkdir(exist_ok=True)
        with ExitStack() as stack:
            log = stack.enter_context((self.folder / "log").open("w"))
            sshd = subprocess.Popen(
                [str(SSHD), "-D", "-e", "-f", self.folder / "config"], stderr=log
            )
            stack.callback(sshd.wait)
            stack.callback(sshd.terminate)
            end = time.monotonic() + 10
            while (
                "Server listening" not in (self.folder / "log").read_text() and sshd.poll() is None
            ):
                assert time.monotonic() < end, "the sshd does not start"
                time.sleep(0.02)
            yield


def promised() -> str:
    """Return what docs/sshd-and-tmux.md allows a friend: the options of the key after the forced command."""
    line = re.search(
        r'^command="[\w/.-]+/tabletop-tui"(\S*) ssh-ed25519 ',
        PAGE.read_text(encoding="utf-8"),
        re.M,
    )
    assert line is not None
    return line[1]


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """A running sshd. Tests are skipped if it admits not even the owner."""
    made = Host(tmp_path_factory.mktemp("ssh"))
    with made.listening():
        if made.answer("owner", "true", options=("-tt",)).returncode != 0:
            told = (made.folder / "log").read_text().splitlines()[-2:]
            pytest.skip(f"the sshd gives nobody a terminal here: {'; '.join(told)}")
        yield made


def log_in(start: Start, host: Host, *options: str, **env: str | None) -> Pty:
    """Log in at a remote terminal, up to the home screen."""
    pty = start("-c", BECOME, *host.ssh("friend", "-t", *options), env=env)
    pty.wait_for("Continue", 40)
    return pty


def go_on(pty: Pty) -> str:
    """Continue the newest game up to the table, with all hands face down."""
    pty.send("\r")
    pty.wait_for(COVER, 40)
    pty.settle()
    return pty.text()


def test_a_game_over_ssh_takes_few_bytes_and_outlives_a_broken_line(
    start: Start, host: Host
) -> None:
    before, holder = host.save.read_bytes(), host.save.with_name(host.save.name + ".holder")
    first = log_in(start, host)
    go_on(first)
    pick_up(first)
    first.settle()
    assert 0 < cost(first, "n") <= CURSOR
    first.send("e")
    first.wait_for(COVER, 20)
    first.settle()
    left, saved = first.text(), host.save.read_bytes()
    assert saved != before and holder.exists()
    first.process.kill()
    first.wait_until(
        lambda: not holder.exists(), 10, "the game does not notice that the line is broken"
    )
    assert host.save.read_bytes() == saved
    second = log_in(start, host, "-oSendEnv=COLORTERM", COLORTERM="truecolor")
    assert go_on(second) == left
    assert b"\x1b[38;2;" not in first.raw, "256 colours, as long as nobody says more"
    assert b"38;2;" in second.raw, "and all of them with COLORTERM"


def test_the_key_of_a_friend_opens_the_game_and_nothing_else(host: Host) -> None:
    proof = host.folder / "proof"
    assert host.answer("owner", "touch", str(proof)).returncode == 0
    proof.unlink()
    told = host.answer("friend", "touch", str(proof))
    assert told.returncode == 1 and "There is no terminal here to play in" in told.stderr, told
    assert not proof.exists()
    assert "SSH" in host.answer("owner", options=("-W", f"127.0.0.1:{host.port}")).stdout, (
        "forwarding would work"
    )
    assert host.answer("friend", options=("-W", f"127.0.0.1:{host.port}")).stdout == ""
