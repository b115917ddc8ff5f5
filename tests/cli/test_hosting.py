"""`tabletop-tui host`: what it prints for the owner, and its errors."""

from __future__ import annotations

import base64
import shutil
import sys
from pathlib import Path
from typing import Any

import pytest

from tabletop_tui.cli import invitation
from tabletop_tui.cli.host import is_loopback, public_hostname
from tabletop_tui.host import server as ssh
from tabletop_tui.host import tunnel
from tabletop_tui.host.access_code import LENGTH
from tabletop_tui.store.load import load
from tabletop_tui.store.settings import settings_file

from .running import Run, sentence

SAVE = Path(__file__).parents[2] / "saves" / "example-cities-and-knights-early.json"


@pytest.fixture
def servers(monkeypatch: pytest.MonkeyPatch) -> list[ssh.SSHServer]:
    """Servers that start at once and get a stop signal."""
    started: list[ssh.SSHServer] = []

    def run(
        server: ssh.SSHServer, on_listening: Any, on_started: Any, meanwhile: Any = None
    ) -> None:
        started.append(server)
        server.meanwhile = meanwhile  # type: ignore[attr-defined]
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
    assert server.game_args == ["sit", "--tables=10", "--guest"] and server.address == "0.0.0.0"


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


def test_one_command_lays_a_table_and_opens_the_house(
    run: Run, saves: Path, servers: list[ssh.SSHServer], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tabletop_tui.cli.host.require_screen", lambda: None)
    words = ("--new", "skeleton", "--seats", "Anna,Ben,?", "--set", "cards=7", "--as", "Anna")
    status, out, err = run("host", *words)
    (server,), (path,) = servers, [*saves.glob("skeleton-*.json")]
    assert (status, err) == (0, "") and "ssh -p 2222 ben@localhost" in out
    table = load(path).table
    assert table.remote is not None and table.remote.free == {0, 1, 2}
    assert table.remote.open_to_all == {2} and table.options["cards"] == 7
    assert server.game_args == ["sit", "--tables=10", "--guest"], (
        "guests come to the house, not to one table"
    )
    assert server.meanwhile.__self__.where() == [str(path.resolve())]  # type: ignore[attr-defined]


def test_a_table_is_laid_with_its_people_or_not_at_all(run: Run, saves: Path) -> None:
    for words in (
        ("--new", "skeleton"),
        ("--seats", "Anna"),
        ("a", "--new", "x", "--seats", "Anna"),
    ):
        assert "go together" in sentence(run, "host", *words)
    assert "Unknown game" in sentence(run, "host", "--new", "chess", "--seats", "Anna,Ben")
    assert not [*saves.glob("*.json")]


def test_who_plays_in_the_window_of_the_host_needs_a_screen(run: Run) -> None:
    assert "screen" in sentence(run, "host", "--as", "Anna")


def test_a_code_may_stay(run: Run, tmp_path: Path, servers: list[ssh.SSHServer]) -> None:
    for code in ("keep", "keep", "Tuesday at Anna's", ""):
        assert run("host", "--code", code)[0] == 0
    first, second, chosen, fresh = (server.access_code for server in servers)
    assert first == second != fresh and chosen == "Tuesday at Anna's"
    path = tmp_path / "access_code"
    assert path.stat().st_mode & 0o777 == 0o600 and path.read_text().strip() == first
    assert "needs 10 to" in sentence(run, "host", "--code", "friday")
    for damaged in (b"", b"\xff" * 20, b"x" * 200, b"short\n"):
        path.write_bytes(damaged)
        assert "holds no code" in sentence(run, "host", "--code", "keep")
        assert path.read_bytes() == damaged


def test_the_invitation_can_be_pasted_and_goes_to_the_clipboard(
    run: Run,
    saves: Path,
    servers: list[ssh.SSHServer],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    saves.mkdir(parents=True)
    shutil.copy(SAVE, saves / "evening.json")
    monkeypatch.setattr(invitation, "can_copy", lambda: True)
    words = ("host", "evening", "--when", "tonight\x1b[2J at eight")
    status, out, err = run(*words)
    assert (status, err) == (0, "")
    coded = out.partition("\x1b]52;c;")[2].partition("\x07")[0]
    text = base64.b64decode(coded).decode()
    (server,) = servers
    assert text in out and text.startswith("You are invited to Cities & Knights, tonight")
    for part in (server.access_code, server.host_key.get_fingerprint(), "ssh -p 2222 ", "reset"):
        assert part in text
    assert "\x1b" not in text and "clipboard" in out
    assert "\x1b]52" not in run(*words, "--no-copy")[1]
    monkeypatch.undo()
    assert not invitation.can_copy({"TERM": "xterm"}), "standard output is no terminal here"


def test_friends_may_come_through_a_server_and_nothing_else_is_taken_for_one(
    run: Run, servers: list[ssh.SSHServer], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tunnel, "PROGRAM", "/nowhere/ssh")
    status, out, err = run("host", "--through", "anna@example.org", "--port", "4567")
    assert (status, err) == (0, "") and "ssh -p 4567 anna@example.org" in out
    assert servers[0].through == tunnel.Destination("anna", "example.org")
    assert servers[0].address == "127.0.0.1" and "GatewayPorts" in out
    assert "Only this machine" not in out
    assert "is no server" in sentence(run, "host", "--through=-oProxyCommand=x")
    assert len(servers) == 1


def test_an_address_at_which_nobody_can_be_called_is_told_before_the_house_opens(
    run: Run, servers: list[ssh.SSHServer], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert "begins with http" in sentence(run, "host", "--on-turn", "ftp://example.org/")
    assert "begins with http" in sentence(run, "sit", "--on-turn", "gopher://example.org/")
    file = settings_file()
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text('quiet_hours = "22:00-08:00"\n[on_turn]\nBen = "smtps://example.org/"\n')
    assert "needs a mailbox" in sentence(run, "host")
    assert not servers
    file.write_text('quiet_hours = "22:00-08:00"\n[on_turn]\nBen = "https://ntfy.sh/x"\n')
    assert run("host")[0] == 0
    (server,) = servers
    assert server.turn_notifier.is_needed and server.turn_notifier.pacing.quiet is not None
    assert server.turn_notifier.address_of("ben") is not None
    assert server.turn_notifier.address_of("Anna") is None
