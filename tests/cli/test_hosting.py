"""`tabletop-tui host`: what it prints for the owner, and its errors."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path
from typing import Any

import pytest

from tabletop_tui.cli.host import is_loopback, public_hostname
from tabletop_tui.host import server as ssh
from tabletop_tui.host.access_code import LENGTH

from .running import Run, sentence

SAVE = Path(__file__).parents[2] / "saves" / "example-cities-and-knights-early.json"


@pytest.fixture
def servers(monkeypatch: pytest.MonkeyPatch) -> list[ssh.SSHServer]:
    """Servers that start at once and get a stop signal."""
    started: list[ssh.SSHServer] = []

    def run(server: ssh.SSHServer, on_listening: Any, on_started: Any) -> None:
        started.append(server)
        on_listening()
        on_started(server)

    monkeypatch.setattr(ssh, "run", run)
    return started


def test_the_owner_is_told_what_friends_type(
    run: Run, saves: Path, servers: list[ssh.SSHServer]
) -> None:
    saves.mkdir(parents=True)
    path = Path(shutil.copy(SAVE, saves / "evening.json"))
    status, out, err = run("host", "evening", "--port", "4567", "--guests", "3")
    (server,) = servers
    assert (status, err) == (0, "") and len(server.access_code) == LENGTH + 2
    name = out.partition("ssh -p 4567 ")[2].split("@")[0]
    assert name and name == name.casefold() and f"{name}@localhost" in out
    assert (
        server.access_code in out and server.host_key.get_fingerprint() in out and "3 guests" in out
    )
    assert "Only this machine can connect" in out
    assert server.game_args == ["sit", str(path.resolve()), "--guest"] and server.max_guests == 3
    assert server.game_argv("Ben") == [
        "tabletop-tui",
        "sit",
        str(path.resolve()),
        "--guest",
        "--as=Ben",
    ]


def test_without_a_file_friends_choose_among_the_tables(
    run: Run, servers: list[ssh.SSHServer]
) -> None:
    assert run("host", "--listen", "0.0.0.0")[0] == 0
    (server,) = servers
    assert server.game_args == ["sit", "--guest"] and server.address == "0.0.0.0"


def test_what_cannot_be_is_told_in_a_sentence(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "There is no save" in sentence(run, "host", "nowhere")

    def taken(*_: Any) -> None:
        raise OSError(98, "address already in use")

    monkeypatch.setattr(ssh, "run", taken)
    status, _, err = run("host", "--port", "4567")
    assert (
        status == 1
        and err == "Nobody can connect to 127.0.0.1:4567: another program uses this port.\n"
    )


def test_where_asyncssh_is_not_installed_one_sentence_says_how_to_have_it(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in [*sys.modules]:
        if name == "asyncssh" or name.startswith(("asyncssh.", "tabletop_tui.host")):
            monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "asyncssh", None)
    assert "pip install asyncssh" in sentence(run, "host")


def test_an_address_is_called_as_friends_know_it() -> None:
    assert is_loopback("127.0.0.1") and is_loopback("::1") and not is_loopback("0.0.0.0")
    assert public_hostname("::1") == "localhost" and public_hostname("192.0.2.7") == "192.0.2.7"
