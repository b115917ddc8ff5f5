"""Sessions: a guest gets the game in a terminal, and nothing else whatever is requested."""

from __future__ import annotations

import asyncio
import errno
import os
import shutil
import signal
from contextlib import suppress
from pathlib import Path
from typing import Any

import asyncssh
import pytest

from tabletop_tui.host import server as server_module
from tabletop_tui.host import silent_line
from tabletop_tui.host.fork_server import STARTUP_FAILED
from tabletop_tui.host.server import SSHServer
from tabletop_tui.host.session import GuestSession, game_environment
from tabletop_tui.terminal.output_stream import LEAVE

from .conftest import FAKE_GAME, HOST_KEY, Client, StartServer, connect, wait_until
from .fake_game import FAILURES


async def test_a_guest_sits_in_a_terminal_by_the_name_of_the_login(
    start_server: StartServer,
) -> None:
    server = await start_server(game_args=("sit", "--guest"))
    client = await Client.connect(server, "Anna")
    assert await client.receive("words") == ["sit", "--guest", "--as=Anna"]
    assert await client.request("size") == [80, 24]
    client.process.change_terminal_size(133, 44)
    await wait_for_size(client, [133, 44])
    client.process.change_terminal_size(90_000, 0)
    await wait_for_size(client, [500, 1])
    client.process.stdin.write(b"bye\n")
    done = await client.process.wait()
    assert done.exit_status == 7, "the exit code is the game's"
    await wait_until(lambda: not server.sessions)


async def wait_for_size(client: Client, size: list[int]) -> None:
    """Poll until the terminal of the game has that size."""
    while await client.request("size") != size:
        pass


async def test_a_guest_has_a_session_of_their_own_and_no_descriptor_of_the_server(
    start_server: StartServer,
) -> None:
    server = await start_server()
    client, other = await Client.connect(server), await Client.connect(server, "ben")
    for one in (client, other):
        assert await one.receive("session") is True
        opened = await one.request("open")
        assert opened[:3] == [0, 1, 2] and len(opened) == 4, "and the lock of the PINs"
    assert len({session.child.pid for session in server.sessions if session.child}) == 2


async def test_the_garbage_collector_never_visits_what_guests_share(
    start_server: StartServer,
) -> None:
    client = await Client.connect(await start_server())
    await client.receive("words")
    assert await client.request("frozen") > 10_000


async def test_only_variables_of_the_terminal_are_accepted_from_the_client(
    start_server: StartServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SECRET", "of the host")
    server = await start_server()
    bad = {"LD_PRELOAD": "/tmp/x.so", "PYTHONPATH": "/tmp", "TABLETOP_HOME": "/tmp", "HOME": "/"}
    good = {"LANG": "nl_NL.UTF-8", "COLORTERM": "truecolor"}
    client = await Client.connect(server, env={**bad, **good})
    await client.receive("words")
    env = await client.request("env")
    assert {name: env[name] for name in good} == good and env["TERM"] == "xterm-256color"
    assert not {"LD_PRELOAD", "PYTHONPATH", "SECRET"} & env.keys()
    assert env.get("TABLETOP_HOME") != "/tmp" and env.get("HOME") != "/"


def test_malformed_values_of_accepted_variables_are_dropped() -> None:
    env = game_environment("../../etc/x\x1b[", {"LANG": "a b", "COLORTERM": "$(id)"}, {"LANG": "C"})
    assert env["TERM"] == "dumb" and env["LANG"] == "C.UTF-8" and "COLORTERM" not in env


async def test_no_command_is_run_and_a_guest_without_a_terminal_is_told_so(
    start_server: StartServer, tmp_path: Path
) -> None:
    server = await start_server()
    proof = tmp_path / "proof"
    connection = await connect(server)
    done = await connection.run(f"touch {proof}", term_type="xterm")
    assert done.exit_status == 1 and "Only the game runs here" in str(done.stdout)
    done = await (await connect(server)).run()
    assert done.exit_status == 1 and "Only the game runs here" in str(done.stdout)
    assert not proof.exists() and not server.sessions


async def test_no_files_no_forwarding_no_agent(start_server: StartServer) -> None:
    server = await start_server()
    connection = await connect(server)
    with pytest.raises(asyncssh.Error):
        await connection.start_sftp_client()
    connection = await connect(server)
    with pytest.raises(asyncssh.ChannelOpenError):
        await connection.open_connection("127.0.0.1", server.port)
    with pytest.raises(asyncssh.ChannelOpenError):
        await connection.open_unix_connection("/run/x")
    with pytest.raises(asyncssh.ChannelListenError):
        await connection.start_server(lambda *_: None, "127.0.0.1", 0)
    with pytest.raises(asyncssh.ChannelListenError):
        await connection.start_unix_server(lambda *_: None, "/tmp/no")
    with pytest.raises(asyncssh.ChannelOpenError):
        await connection.open_tun()


async def test_one_connection_has_one_session(start_server: StartServer) -> None:
    server = await start_server()
    client = await Client.connect(server)
    await client.receive("words")
    with pytest.raises(asyncssh.ChannelOpenError):
        await client.connection.create_process(encoding=None, term_type="xterm")
    assert len(server.sessions) == 1


async def test_the_number_of_guests_is_limited(
    start_server: StartServer,
) -> None:
    log: list[str] = []
    server = await start_server(max_guests=1, log=log.append)
    first = await Client.connect(server)
    await first.receive("words")
    second = await Client.connect(server, "ben")
    assert b"The table is full" in await second.process.stdout.read()
    first.abort()
    await wait_until(lambda: not server.sessions)
    third = await Client.connect(server, "cleo")
    assert await third.receive("words")
    assert any("ben could not come in" in sentence for sentence in log)


async def test_a_guest_whose_input_ends_has_left(start_server: StartServer) -> None:
    server = await start_server()
    client, other = await Client.connect(server), await Client.connect(server, "ben")
    await client.receive("words"), await other.receive("words")
    client.process.stdin.write_eof()
    await wait_until(lambda: len(server.sessions) == 1)
    assert await other.request("size"), "the others play on"


async def test_input_before_the_end_of_input_reaches_the_game(start_server: StartServer) -> None:
    server = await start_server()
    client = await Client.connect(server)
    await client.receive("words")
    client.process.stdin.write(b"bye\n")
    client.process.stdin.write_eof()
    assert (await client.process.wait()).exit_status == 7


async def test_everybody_is_told_goodbye_whatever_one_line_does(
    start_server: StartServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = await start_server()
    client, other = await Client.connect(server), await Client.connect(server, "ben")
    await client.receive("words"), await other.receive("words")

    async def broken(message: str) -> None:
        raise BrokenPipeError("Channel not open for sending")

    (bad,) = (one for one in server.sessions if one.username == "anna")
    monkeypatch.setattr(bad, "terminate", broken)
    await server.close()
    assert b"The host closed the table" in await other.process.stdout.read()


async def test_a_line_that_is_left_open_after_the_game_is_closed(
    start_server: StartServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server_module, "IDLE_TIMEOUT", 0.1)
    server = await start_server()
    client = await Client.connect(server)
    await client.receive("words")
    client.process.stdin.write(b"bye\n")
    await client.process.wait()
    await asyncio.wait_for(client.connection.wait_closed(), 10)


async def test_a_port_in_use_is_told_before_the_table_is_laid(start_server: StartServer) -> None:
    server = await start_server()
    other = SSHServer(host_key=HOST_KEY, port=server.port, entry_point=FAKE_GAME)
    told: list[str] = []
    with pytest.raises(OSError) as no:
        await other.start(lambda: told.append("being laid"))
    assert no.value.errno == errno.EADDRINUSE and other.fork_server.process is None
    assert told == []


@pytest.mark.parametrize("failure", FAILURES)
async def test_a_game_that_fails_tells_its_guest_no_path_and_no_line_of_source(
    failure: str, start_server: StartServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TABLETOP_HOME", str(tmp_path))
    client = await Client.connect(await start_server())
    await client.receive("words")
    client.process.stdin.write(f"fail {failure}\nbye\n".encode())
    told = (await client.process.stdout.read()).decode()
    code = (await client.process.wait()).exit_status
    assert "Traceback" not in told and ".py" not in told and "Warlord" not in told
    assert str(tmp_path) not in told
    ends = failure in ("exception", "interrupt")
    assert code == (STARTUP_FAILED if ends else 7)
    assert ("The game has crashed" in told) is ends
    assert (tmp_path / "crashes").exists() is ends


@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGSEGV])
async def test_the_terminal_of_a_game_that_was_killed_is_restored(
    number: int, start_server: StartServer
) -> None:
    server = await start_server()
    client = await Client.connect(server)
    await client.receive("words")
    (session,) = server.sessions
    assert session.child is not None
    os.kill(session.child.pid, number)
    told = await client.process.stdout.read()
    assert (await client.process.wait()).exit_status == 128 + number
    _before, reset, after = told.partition(LEAVE)
    assert reset and b"has crashed" in after and b"/" not in after


async def test_a_lost_connection_ends_its_game_and_no_other(start_server: StartServer) -> None:
    server = await start_server()
    client, other = await Client.connect(server), await Client.connect(server, "ben")
    await client.receive("words")
    await other.receive("words")
    children = {session.username: session.child for session in server.sessions}
    client.abort()
    gone, stays = children["anna"], children["ben"]
    assert gone is not None and stays is not None
    await wait_until(gone.exited.is_set)
    assert gone.returncode in (0, -signal.SIGHUP) and not stays.exited.is_set()
    assert await other.request("size") == [80, 24]


async def test_input_is_rate_limited_and_output_waits_for_a_client_that_stalls(
    start_server: StartServer,
) -> None:
    server = await start_server()
    stalls, floods, other = [await Client.connect(server, name) for name in ("anna", "ben", "cleo")]
    for client in (stalls, floods, other):
        await client.receive("words")
    by_name = {session.username: session for session in server.sessions}
    await floods.request("deaf")
    stalls.process.stdin.write(b"flood\n")
    stalls.process.channel.pause_reading()
    floods.process.stdin.write(b"x" * 1_000_000)
    await wait_until(lambda: by_name["anna"].output_paused and not relay(server, "anna").reading)
    await wait_until(lambda: relay(server, "ben").input_paused)
    assert await other.request("size") == [80, 24]
    assert len(relay(server, "ben").input_buffer) <= 65_536 + 32_768, (
        "the rest waits on its own machine"
    )


def relay(server: SSHServer, name: str) -> Any:
    """Return the relay of a guest's session."""
    return next(session.relay for session in server.sessions if session.username == name)


async def test_when_the_server_closes_guests_are_told_and_their_games_end(
    start_server: StartServer,
) -> None:
    server = await start_server()
    client = await Client.connect(server)
    await client.receive("words")
    (session,) = server.sessions
    assert session.child is not None
    await server.close()
    assert b"The host closed the table" in await client.process.stdout.read()
    assert session.child.exited.is_set() and server.fork_server.process is None
    with pytest.raises(OSError):
        await connect(server)


async def test_a_slow_client_hangs_up_before_its_connection_is_closed(
    start_server: StartServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    server, slow = await start_server(), asyncio.Event()
    port, close = server.port, asyncssh.SSHServerConnection.close
    sessions_at_close: list[list[GuestSession]] = []

    def noted(connection: asyncssh.SSHServerConnection) -> None:
        sessions_at_close.append([*server.sessions])
        close(connection)

    monkeypatch.setattr(asyncssh.SSHServerConnection, "close", noted)

    async def forward(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, up: bool) -> None:
        while data := await reader.read(65_536):
            await asyncio.sleep(0.2 if up and slow.is_set() else 0)
            writer.write(data)
        writer.close()

    async def proxy(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        down, up = await asyncio.open_connection("127.0.0.1", port)
        await asyncio.gather(forward(reader, up, True), forward(down, writer, False))

    async with await asyncio.start_server(proxy, "127.0.0.1", 0) as listener:
        server.port = listener.sockets[0].getsockname()[1]
        client = await Client.connect(server)
        await client.receive("words")
        slow.set()
        await server.close()
        assert sessions_at_close in ([], [[]]), (
            "an ssh client drops what it has not shown yet when its connection is closed"
        )
        assert b"The host closed the table" in await client.process.stdout.read()


async def test_a_fork_server_that_was_killed_is_restarted(start_server: StartServer) -> None:
    server = await start_server()
    assert server.fork_server.process is not None
    os.kill(server.fork_server.process.pid, signal.SIGKILL)
    await wait_until(lambda: server.fork_server.sock is None)
    client = await Client.connect(server)
    assert await client.receive("words")


async def test_a_guest_who_wakes_up_finds_the_terminal_restored_and_a_sentence(
    start_server: StartServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server_module, "KEEPALIVE_INTERVAL", 0.5)
    monkeypatch.setattr(silent_line, "FAREWELL_AFTER", 0.1)
    monkeypatch.setattr(silent_line, "POLL_INTERVAL", 0.05)
    server = await start_server()
    client = await Client.connect(server)
    await client.receive("words")
    await asyncio.sleep(1.0)
    assert len(server.sessions) == 1, "whoever answers keepalives stays, however quiet"
    transport = client.connection._transport
    assert transport is not None
    transport.pause_reading()  # type: ignore[attr-defined]
    await wait_until(lambda: not server.sessions)
    transport.resume_reading()  # type: ignore[attr-defined]
    left = await asyncio.wait_for(client.process.stdout.read(), 20)
    assert LEAVE in left and left.rstrip().endswith(b"come in again the same way.")
    await client.process.wait_closed()


@pytest.mark.skipif(shutil.which("ssh") is None, reason="no ssh is installed")
async def test_the_terminal_of_a_laptop_that_slept_is_restored_by_the_ssh_that_is_installed(
    start_server: StartServer, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """OpenSSH answers the keepalives that it has missed before it reads on."""
    monkeypatch.setattr(server_module, "KEEPALIVE_INTERVAL", 0.5)
    monkeypatch.setattr(silent_line, "FAREWELL_AFTER", 0.1)
    monkeypatch.setattr(silent_line, "POLL_INTERVAL", 0.05)
    server = await start_server()
    answers = tmp_path / "code"
    answers.write_text(f"#!/bin/sh\necho {server.access_code}\n")
    answers.chmod(0o700)
    options = (
        "UserKnownHostsFile=/dev/null",
        "StrictHostKeyChecking=no",
        "PubkeyAuthentication=no",
    )
    words = [word for option in options for word in ("-o", option)]
    client = await asyncio.create_subprocess_exec(
        *("ssh", "-F", "none", "-tt", *words, "-p", str(server.port), "anna@127.0.0.1"),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL,
        env={**os.environ, "SSH_ASKPASS": str(answers), "SSH_ASKPASS_REQUIRE": "force"},
    )
    assert client.stdout is not None
    try:
        await asyncio.wait_for(client.stdout.readuntil(b"words"), 20)
        client.send_signal(signal.SIGSTOP)
        await wait_until(lambda: not server.sessions)
        await asyncio.sleep(1.0)  # asyncssh would have closed the line by now
        client.send_signal(signal.SIGCONT)
        left = await asyncio.wait_for(client.stdout.read(), 20)
        assert LEAVE in left and left.rstrip().endswith(b"come in again the same way.")
    finally:
        with suppress(ProcessLookupError):
            client.kill()
        await client.wait()
