"""A guest gets the game in a terminal, and nothing else whatever they ask for."""

from __future__ import annotations

import asyncio
import os
import signal
from pathlib import Path
from typing import Any

import asyncssh
import pytest

from tabletop_tui.host.server import SSHServer
from tabletop_tui.host.session import game_environment

from .conftest import Friend, Open, connect, until


async def test_a_guest_sits_in_a_terminal_by_the_name_of_the_login(open_house: Open) -> None:
    server = await open_house(game_args=("sit", "--guest"))
    friend = await Friend.come(server, "Anna")
    assert await friend.hear("words") == ["sit", "--guest", "--as=Anna"]
    assert await friend.ask("size") == [80, 24]
    friend.terminal.change_terminal_size(133, 44)
    await until_size(friend, [133, 44])
    friend.terminal.change_terminal_size(90_000, 0)
    await until_size(friend, [500, 1])
    friend.terminal.stdin.write(b"bye\n")
    done = await friend.terminal.wait()
    assert done.exit_status == 7, "the exit code is the game's"
    await until(lambda: not server.sessions)


async def until_size(friend: Friend, size: list[int]) -> None:
    """Wait until the game has that size."""
    while await friend.ask("size") != size:
        pass


async def test_a_guest_has_a_session_of_their_own_and_nothing_of_the_host_is_open(
    open_house: Open,
) -> None:
    server = await open_house()
    friend, other = await Friend.come(server), await Friend.come(server, "ben")
    for one in (friend, other):
        assert await one.hear("session") is True
        assert await one.ask("open") == [0, 1, 2]
    assert len({session.child.pid for session in server.sessions if session.child}) == 2


async def test_a_guest_never_looks_for_garbage_in_what_all_share(open_house: Open) -> None:
    friend = await Friend.come(await open_house())
    await friend.hear("words")
    assert await friend.ask("frozen") > 10_000


async def test_of_a_guests_environment_only_the_manners_of_a_terminal_come_along(
    open_house: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SECRET", "of the host")
    server = await open_house()
    bad = {"LD_PRELOAD": "/tmp/x.so", "PYTHONPATH": "/tmp", "TABLETOP_HOME": "/tmp", "HOME": "/"}
    good = {"LANG": "nl_NL.UTF-8", "COLORTERM": "truecolor"}
    friend = await Friend.come(server, env={**bad, **good})
    await friend.hear("words")
    env = await friend.ask("env")
    assert {name: env[name] for name in good} == good and env["TERM"] == "xterm-256color"
    assert not {"LD_PRELOAD", "PYTHONPATH", "SECRET"} & env.keys()
    assert env.get("TABLETOP_HOME") != "/tmp" and env.get("HOME") != "/"


def test_what_a_terminal_calls_itself_is_a_word_and_nothing_more() -> None:
    env = game_environment("../../etc/x\x1b[", {"LANG": "a b", "COLORTERM": "$(id)"}, {"LANG": "C"})
    assert env["TERM"] == "dumb" and env["LANG"] == "C.UTF-8" and "COLORTERM" not in env


async def test_no_command_is_run_and_a_guest_without_a_terminal_is_told_so(
    open_house: Open, tmp_path: Path
) -> None:
    server = await open_house()
    proof = tmp_path / "proof"
    line = await connect(server)
    done = await line.run(f"touch {proof}", term_type="xterm")
    assert done.exit_status == 1 and "nothing but the game" in str(done.stdout)
    done = await (await connect(server)).run()
    assert done.exit_status == 1 and "nothing but the game" in str(done.stdout)
    assert not proof.exists() and not server.sessions


async def test_no_files_no_forwarding_no_agent(open_house: Open) -> None:
    server = await open_house()
    line = await connect(server)
    with pytest.raises(asyncssh.Error):
        await line.start_sftp_client()
    line = await connect(server)
    with pytest.raises(asyncssh.ChannelOpenError):
        await line.open_connection("127.0.0.1", server.port)
    with pytest.raises(asyncssh.ChannelOpenError):
        await line.open_unix_connection("/run/x")
    with pytest.raises(asyncssh.ChannelListenError):
        await line.start_server(lambda *_: None, "127.0.0.1", 0)
    with pytest.raises(asyncssh.ChannelListenError):
        await line.start_unix_server(lambda *_: None, "/tmp/no")
    with pytest.raises(asyncssh.ChannelOpenError):
        await line.open_tun()


async def test_one_line_has_one_terminal(open_house: Open) -> None:
    server = await open_house()
    friend = await Friend.come(server)
    await friend.hear("words")
    with pytest.raises(asyncssh.ChannelOpenError):
        await friend.line.create_process(encoding=None, term_type="xterm")
    assert len(server.sessions) == 1


async def test_there_is_room_for_so_many_and_for_the_next_when_one_has_left(
    open_house: Open,
) -> None:
    told: list[str] = []
    server = await open_house(max_guests=1, log=told.append)
    first = await Friend.come(server)
    await first.hear("words")
    second = await Friend.come(server, "ben")
    assert b"All places are taken" in await second.terminal.stdout.read()
    first.go()
    await until(lambda: not server.sessions)
    third = await Friend.come(server, "cleo")
    assert await third.hear("words")
    assert any("ben found no room" in sentence for sentence in told)


async def test_a_line_that_breaks_ends_the_game_and_no_other(open_house: Open) -> None:
    server = await open_house()
    friend, other = await Friend.come(server), await Friend.come(server, "ben")
    await friend.hear("words")
    await other.hear("words")
    children = {session.username: session.child for session in server.sessions}
    friend.go()
    gone, stays = children["anna"], children["ben"]
    assert gone is not None and stays is not None
    await until(gone.exited.is_set)
    assert gone.returncode in (0, -signal.SIGHUP) and not stays.exited.is_set()
    assert await other.ask("size") == [80, 24]


async def test_a_guest_that_floods_is_read_slowly_and_one_that_stalls_is_waited_for(
    open_house: Open,
) -> None:
    server = await open_house()
    stalls, floods, other = [await Friend.come(server, name) for name in ("anna", "ben", "cleo")]
    for friend in (stalls, floods, other):
        await friend.hear("words")
    by_name = {session.username: session for session in server.sessions}
    await floods.ask("deaf")
    stalls.terminal.stdin.write(b"flood\n")
    stalls.terminal.channel.pause_reading()
    floods.terminal.stdin.write(b"x" * 1_000_000)
    await until(lambda: by_name["anna"].output_paused and not relay(server, "anna").reading)
    await until(lambda: relay(server, "ben").input_paused)
    assert await other.ask("size") == [80, 24]
    assert len(relay(server, "ben").input_buffer) <= 65_536 + 32_768, (
        "the rest waits on its own machine"
    )


def relay(server: SSHServer, name: str) -> Any:
    """The terminal of a guest."""
    return next(session.relay for session in server.sessions if session.username == name)


async def test_when_the_house_closes_guests_are_told_and_their_games_end(open_house: Open) -> None:
    server = await open_house()
    friend = await Friend.come(server)
    await friend.hear("words")
    (session,) = server.sessions
    assert session.child is not None
    await server.close()
    assert b"The host has closed the table" in await friend.terminal.stdout.read()
    assert session.child.exited.is_set() and server.fork_server.process is None
    with pytest.raises(OSError):
        await connect(server)


async def test_a_guest_far_away_hangs_up_before_the_line_is_cut_off(
    open_house: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    server, slow = await open_house(), asyncio.Event()
    port, lines = server.port, asyncssh.SSHServerConnection
    cut, close = [], lines.close
    monkeypatch.setattr(lines, "close", lambda line: (cut.append([*server.sessions]), close(line)))

    async def carry(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, up: bool) -> None:
        while data := await reader.read(65_536):
            await asyncio.sleep(0.2 if up and slow.is_set() else 0)
            writer.write(data)
        writer.close()

    async def between(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        down, up = await asyncio.open_connection("127.0.0.1", port)
        await asyncio.gather(carry(reader, up, True), carry(down, writer, False))

    async with await asyncio.start_server(between, "127.0.0.1", 0) as way:
        server.port = way.sockets[0].getsockname()[1]
        friend = await Friend.come(server)
        await friend.hear("words")
        slow.set()
        await server.close()
        assert cut in ([], [[]]), "an ssh client that is cut off forgets what it has not shown yet"
        assert b"The host has closed the table" in await friend.terminal.stdout.read()


async def test_a_fork_server_that_was_killed_is_started_anew(open_house: Open) -> None:
    server = await open_house()
    assert server.fork_server.process is not None
    os.kill(server.fork_server.process.pid, signal.SIGKILL)
    await until(lambda: server.fork_server.sock is None)
    friend = await Friend.come(server)
    assert await friend.hear("words")
