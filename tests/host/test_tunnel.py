"""A tunnel through a server: by the real ssh to a server on the loopback, and what goes wrong."""

from __future__ import annotations

import asyncio
import os
import shutil
import socket
import stat
from pathlib import Path

import asyncssh
import pytest

from tabletop_tui.engine import Complaint
from tabletop_tui.host import tunnel
from tabletop_tui.host.tunnel import Destination, Tunnel, public_name, read_destination
from tabletop_tui.play.text import sentence

from .conftest import wait_until


def program(path: Path, text: str) -> str:
    """A program in a file."""
    path.write_text(f"#!/bin/sh\n{text}\n")
    path.chmod(path.stat().st_mode | stat.S_IXUSR)
    return str(path)


def test_a_server_is_a_name_and_never_an_option() -> None:
    assert read_destination(" anna@example.org ") == Destination("anna", "example.org")
    assert read_destination("home:2200") == Destination("", "home", 2200)
    for wrong in (
        "-oProxyCommand=touch owned", "anna@-oProxyCommand=x", "-l", "", "a b", "a;b", "$(x)@y",
        "a@b@c", "a@b:99999", "a@b:-1", "anna@example.org\n-v", "[::1]", "-x@example.org",
    ):  # fmt: skip
        with pytest.raises(Complaint) as no:
            read_destination(wrong)
        assert "is no server" in sentence(no.value)


def test_the_command_is_a_list_that_ends_with_the_server() -> None:
    words = Tunnel(Destination("anna", "example.org", 22), 2222, 2222, print).argv()
    assert words[0] == "ssh" and words[-2:] == ["--", "anna@example.org"]
    assert words[words.index("-R") + 1] == "*:2222:127.0.0.1:2222"
    for option in ("ServerAliveInterval=15", "ExitOnForwardFailure=yes", "BatchMode=yes"):
        assert words[words.index(option) - 1] == "-o"


async def test_a_tunnel_that_ends_is_built_again_after_pauses_that_grow(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    calls = tmp_path / "calls"
    fails = f'echo "$@" >> {calls}; echo "first" >&2; echo "Permission denied (publickey)." >&2'
    monkeypatch.setattr(tunnel, "PROGRAM", program(tmp_path / "ssh", f"{fails}; exit 255"))
    pauses, logged = list[float](), list[str]()
    sleep = asyncio.sleep

    async def pause(seconds: float) -> None:
        pauses.append(seconds)
        await sleep(0 if len(pauses) < 9 else 3600)

    one = Tunnel(Destination("anna", "example.org"), 2222, 2222, logged.append)
    monkeypatch.setattr(one, "tell_once_it_stands", lambda: sleep(60))
    monkeypatch.setattr(tunnel.asyncio, "sleep", pause)
    task = asyncio.get_running_loop().create_task(one.keep())
    await sleep(0)
    for _ in range(2000):
        if len(pauses) >= 9:
            break
        await sleep(0.01)
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    assert pauses[:9] == [2, 4, 8, 16, 32, 64, 120, 120, 120]
    assert logged == [
        "The tunnel through example.org has ended: Permission denied (publickey). "
        "It is built again by itself."
    ], "the same reason is told once"
    assert calls.read_text().count("-- anna@example.org") == 9


async def test_nothing_is_left_when_the_host_closes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pid = tmp_path / "pid"
    monkeypatch.setattr(
        tunnel, "PROGRAM", program(tmp_path / "ssh", f"echo $$ > {pid}; exec sleep 600")
    )
    monkeypatch.setattr(tunnel, "STANDS_AFTER", 0.05)
    logged = list[str]()
    one = Tunnel(Destination("anna", "example.org"), 2222, 2222, logged.append)
    task = asyncio.get_running_loop().create_task(one.keep())
    await wait_until(lambda: pid.exists() and pid.read_text().endswith("\n") and logged)
    assert logged == ["The tunnel through example.org is up: its port 2222 leads here."]
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    with pytest.raises(ProcessLookupError):
        os.kill(int(pid.read_text()), 0)


async def test_without_ssh_a_sentence_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tunnel, "PROGRAM", "/nowhere/ssh")
    one = Tunnel(Destination("anna", "example.org"), 2222, 2222, print)
    assert await one.build() == "no ssh is installed here"
    assert public_name(Destination("anna", "home")) == "home"


class Middle(asyncssh.SSHServer):
    """A server that forwards a port."""

    def begin_auth(self, username: str) -> bool:
        return username != "anna"

    def server_requested(self, listen_host: str, listen_port: int) -> bool:
        return True


@pytest.mark.skipif(shutil.which("ssh") is None, reason="no ssh is installed")
async def test_the_ssh_that_is_installed_builds_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    key = asyncssh.generate_private_key("ssh-ed25519")
    middle = await asyncssh.listen("127.0.0.1", 0, server_factory=Middle, server_host_keys=[key])
    known, config = tmp_path / "known", tmp_path / "config"
    known.write_text(f"[127.0.0.1]:{middle.get_port()} {key.export_public_key().decode()}")
    config.write_text(
        f"Host home\n  HostName 127.0.0.1\n  User anna\n  Port {middle.get_port()}\n"
        f"Host *\n  UserKnownHostsFile {known}\n  IdentityFile none\n"
    )
    real = shutil.which("ssh")
    wrapped = program(tmp_path / "ssh", f'exec {real} -F {config} "$@"')
    monkeypatch.setattr(tunnel, "PROGRAM", wrapped)
    monkeypatch.setattr(tunnel, "STANDS_AFTER", 0.5)

    async def house(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"welcome\n")
        await writer.drain()
        writer.close()

    here = await asyncio.start_server(house, "127.0.0.1", 0)
    port = here.sockets[0].getsockname()[1]
    with socket.create_server(("127.0.0.1", 0)) as free:
        far = free.getsockname()[1]
    logged = list[str]()
    destination = read_destination("home")
    assert public_name(destination) == "127.0.0.1"
    task = asyncio.get_running_loop().create_task(
        Tunnel(destination, port, far, logged.append).keep()
    )
    try:
        await wait_until(lambda: logged)
        assert "is up" in logged[0], logged
        reader, writer = await asyncio.open_connection("127.0.0.1", far)
        assert await asyncio.wait_for(reader.readline(), 10) == b"welcome\n"
        writer.close()
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        here.close()
        middle.close()
        await middle.wait_closed()
