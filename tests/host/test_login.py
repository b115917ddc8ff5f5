"""Logins: the access code, the limits of wrong ones, and the host key."""

from __future__ import annotations

import asyncio
import os
import stat
from collections.abc import Sequence
from pathlib import Path

import asyncssh
import pytest

from tabletop_tui.engine import Complaint
from tabletop_tui.host import server as server_module
from tabletop_tui.host.access_code import ALPHABET, LENGTH, codes_match, generate_code
from tabletop_tui.host.host_key import FILE_NAME, load_host_key
from tabletop_tui.host.rate_limit import (
    MAX_FAILURES,
    MAX_FAILURES_OF_NETWORK,
    MAX_TRACKED,
    MAX_WAITING,
    MAX_WAITING_PER_SOURCE,
    RateLimiter,
    source_network,
)
from tabletop_tui.host.server import MAX_TURNED_AWAY, SSHServer
from tabletop_tui.store.house.data_folder import data_folder

from .conftest import Client, StartServer, connect, wait_until


def test_a_code_has_fifty_bits_and_is_taken_as_people_type_it() -> None:
    code = generate_code()
    assert len(ALPHABET) ** LENGTH >= 2**50 and len({generate_code() for _ in range(100)}) == 100
    assert codes_match(code.upper(), code) and codes_match(f" {code.replace('-', ' ')} ", code)
    assert codes_match("oil0-abcd-efgh", "0110-abcd-efgh")
    assert (
        not codes_match(code[:-1], code)
        and not codes_match("", code)
        and not codes_match("é" * 500, code)
    )


def test_wrong_codes_are_delayed_longer_each_time_and_blocked_after_five() -> None:
    clock = [0.0]
    limiter = RateLimiter(clock=lambda: clock[0])
    delays = [limiter.record_failure("192.0.2.1", "anna") for _ in range(MAX_FAILURES)]
    assert delays == sorted(delays) and delays[0] < delays[-1]
    assert limiter.blocked_for("192.0.2.1", "ANNA") == 60.0
    assert limiter.blocked_for("::ffff:192.0.2.1", "anna")
    assert not limiter.blocked_for("192.0.2.2", "anna"), "another address"
    assert not limiter.blocked_for("192.0.2.1", "ben"), "a friend behind the same address"
    clock[0] = 59.0
    assert limiter.blocked_for("192.0.2.1", "anna") == 1.0
    clock[0] = 60.0
    assert not limiter.blocked_for("192.0.2.1", "anna")


def test_other_names_are_no_way_around_the_limit_of_a_network() -> None:
    clock = [0.0]
    limiter = RateLimiter(clock=lambda: clock[0])
    for n in range(MAX_FAILURES_OF_NETWORK):
        assert not limiter.blocked_for("192.0.2.1", f"guess{n}")
        limiter.record_failure("192.0.2.1", f"guess{n}")
    assert limiter.blocked_for("192.0.2.1", "one more") == 60.0
    assert not limiter.blocked_for("192.0.2.2", "one more")
    clock[0] = 60.0
    assert not limiter.blocked_for("192.0.2.1", "one more")


def test_a_network_of_ipv6_counts_as_one_and_the_oldest_failures_are_forgotten() -> None:
    assert source_network("2001:db8::1") == source_network("2001:db8::ffff:2%eth0")
    assert source_network("2001:db8::1") != source_network("2001:db8:0:1::1")
    limiter = RateLimiter(clock=lambda: 0.0)
    for n in range(MAX_TRACKED + 50):
        limiter.record_failure(f"10.{n // 256}.{n % 256}.1", "anna")
    assert len(limiter.failures) == MAX_TRACKED


def test_connections_without_a_session_are_limited() -> None:
    limiter = RateLimiter()
    assert all(limiter.acquire("192.0.2.1") for _ in range(MAX_WAITING_PER_SOURCE))
    assert not limiter.acquire("192.0.2.1")
    others = MAX_WAITING - MAX_WAITING_PER_SOURCE
    assert all(limiter.acquire(f"198.51.100.{n}") for n in range(others))
    assert not limiter.acquire("203.0.113.1")
    limiter.release("192.0.2.1")
    assert limiter.acquire("203.0.113.1")


@pytest.fixture
def no_delay(monkeypatch: pytest.MonkeyPatch) -> None:
    """Wrong codes are answered at once."""
    monkeypatch.setitem(RateLimiter.record_failure.__globals__, "DELAY_STEP", 0.0)


def failures(server: SSHServer, username: str = "anna") -> int:
    """How many failed logins of a name are counted."""
    return len(server.rate_limiter.recent_failures("127.0.0.1", username))


async def test_a_wrong_code_lets_nobody_in_and_is_told_to_the_owner(
    start_server: StartServer, no_delay: None
) -> None:
    log: list[str] = []
    server = await start_server(log=log.append)
    for word in ("", "wrong", server.access_code[:-1]):
        with pytest.raises(asyncssh.PermissionDenied):
            await connect(server, password=word)
    assert failures(server) >= 3 and not server.sessions
    assert any("A wrong code from 127.0.0.1" in sentence for sentence in log)


async def test_a_blocked_login_is_told_how_long_and_not_counted_and_others_come_in(
    start_server: StartServer, no_delay: None
) -> None:
    clock = [0.0]
    server = await start_server(rate_limiter=RateLimiter(clock=lambda: clock[0]))
    for second in range(MAX_FAILURES):
        clock[0] = float(second)
        server.rate_limiter.record_failure("127.0.0.1", "anna")
    for clock[0] in (10.0, 58.5):
        client = BannerClient()
        with pytest.raises(asyncssh.PermissionDenied):
            await connect(server, client_factory=lambda client=client: client)
        assert f"try again in {60 - int(clock[0])} seconds" in client.banners[0]
    assert (await Client.connect(server, "ben")).connection, "a friend behind the same address"
    clock[0] = 60.0  # of five in a minute one is older than that
    assert (await Client.connect(server)).connection


class BannerClient(asyncssh.SSHClient):
    """Keeps what it is told before it is in."""

    def __init__(self) -> None:
        self.banners: list[str] = []

    def auth_banner_received(self, msg: str, lang: str) -> None:
        self.banners.append(msg)


class KbdintClient(asyncssh.SSHClient):
    """Answers one keyboard-interactive challenge, as OpenSSH does before it tries a password."""

    def __init__(self, *answers: str) -> None:
        self.answers = answers
        self.methods = [""]
        self.prompts: list[tuple[str, bool]] = []
        self.instructions: list[str] = []

    def kbdint_auth_requested(self) -> str | None:
        return self.methods.pop() if self.methods else None

    def kbdint_challenge_received(
        self, name: str, instructions: str, lang: str, prompts: Sequence[tuple[str, bool]]
    ) -> Sequence[str]:
        self.prompts += prompts
        self.instructions.append(instructions)
        return self.answers


async def connect_kbdint(server: SSHServer, client: KbdintClient) -> asyncssh.SSHClientConnection:
    """Log in by keyboard-interactive alone. Raises PermissionDenied."""
    more = {"client_factory": lambda: client, "preferred_auth": "keyboard-interactive"}
    return await connect(server, password=None, **more)


async def test_the_right_answer_to_the_question_for_the_code_lets_a_guest_in(
    start_server: StartServer,
) -> None:
    server = await start_server()
    client = KbdintClient(server.access_code.upper())
    connection = await connect_kbdint(server, client)
    assert len(client.prompts) == 1 and "code" in client.prompts[0][0].lower()
    assert not client.prompts[0][1], "the code is not shown while it is typed"
    assert failures(server) == 0
    connection.abort()


async def test_a_wrong_answer_counts_as_a_wrong_code(
    start_server: StartServer, no_delay: None
) -> None:
    server = await start_server()
    with pytest.raises(asyncssh.PermissionDenied):
        await connect_kbdint(server, KbdintClient(f"{server.access_code}x"))
    assert failures(server) == 1


async def test_after_a_wrong_code_the_next_question_says_so(
    start_server: StartServer, no_delay: None
) -> None:
    server = await start_server()
    client = KbdintClient(f"{server.access_code}x")
    client.methods = ["", ""]
    with pytest.raises(asyncssh.PermissionDenied):
        await connect_kbdint(server, client)
    assert client.instructions == ["", "That is not the code."]


@pytest.mark.parametrize("many", [0, 2])
async def test_one_question_has_one_answer(start_server: StartServer, many: int) -> None:
    server = await start_server()
    with pytest.raises(asyncssh.PermissionDenied):
        await connect_kbdint(server, KbdintClient(*[server.access_code] * many))


async def test_an_invalid_name_is_refused(start_server: StartServer) -> None:
    server = await start_server()
    for name in ("x" * 40, "\u2800"):
        with pytest.raises(asyncssh.PermissionDenied):
            await connect(server, name)
    client = await Client.connect(server, "--guest")
    assert await client.receive("words") == ["sit", "--guest", "--as=--guest"]


async def test_a_connection_is_counted_until_it_has_a_session_or_closes(
    start_server: StartServer,
) -> None:
    server = await start_server()
    waiting = server.rate_limiter.waiting
    idle = await connect(server)
    assert waiting["127.0.0.1"] == 1 and len(server.connections) == 1, "it has the code, no more"
    client = await Client.connect(server, "ben")
    await client.receive("words")
    assert waiting["127.0.0.1"] == 1
    idle.abort()
    await wait_until(lambda: not waiting)


async def test_a_line_that_starts_no_session_is_closed(
    start_server: StartServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server_module, "SESSION_TIMEOUT", 0.2)
    server = await start_server()
    connection = await connect(server)
    await asyncio.wait_for(connection.wait_closed(), 10)
    assert not server.rate_limiter.waiting and not server.connections
    client = await Client.connect(server)
    await client.receive("words")
    await asyncio.sleep(0.5)
    assert await client.request("size"), "one with a session stays"


async def test_whoever_is_turned_away_reads_a_sentence(start_server: StartServer) -> None:
    log: list[str] = []
    server = await start_server(log=log.append)
    server.rate_limiter.waiting["127.0.0.1"] = MAX_WAITING_PER_SOURCE
    with pytest.raises(asyncssh.DisconnectError, match="Too many logins at once"):
        await connect(server)
    assert any("was turned away" in sentence for sentence in log)
    await wait_until(lambda: not server.turned_away)
    server.turned_away = MAX_TURNED_AWAY
    with pytest.raises((asyncssh.Error, OSError)):
        await connect(server)
    server.turned_away = 0
    del server.rate_limiter.waiting["127.0.0.1"]
    assert await connect(server)


async def test_thirty_friends_behind_one_address_come_in_at_once(
    start_server: StartServer,
) -> None:
    server = await start_server(max_guests=40)
    clients = await asyncio.gather(*(Client.connect(server, f"guest{n}") for n in range(30)))
    assert all(await asyncio.gather(*(client.receive("words") for client in clients)))


def test_the_key_of_the_host_is_made_once_and_kept_for_its_owner_alone(tmp_path: Path) -> None:
    key = load_host_key(tmp_path / "new")
    path = tmp_path / "new" / FILE_NAME
    assert (
        stat.S_IMODE(path.stat().st_mode) == 0o600
        and stat.S_IMODE(path.parent.stat().st_mode) == 0o700
    )
    path.chmod(0o644)
    assert load_host_key(tmp_path / "new").get_fingerprint() == key.get_fingerprint()
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert os.listdir(path.parent) == [FILE_NAME]
    path.write_text("nothing")
    with pytest.raises(Complaint):
        load_host_key(tmp_path / "new")
    path.unlink()
    path.symlink_to(tmp_path / "elsewhere")
    with pytest.raises(OSError):
        load_host_key(tmp_path / "new")


def test_the_key_lies_in_the_data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TABLETOP_HOME", str(tmp_path / "here"))
    assert data_folder() == tmp_path / "here"
    monkeypatch.delenv("TABLETOP_HOME")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    assert data_folder().name == "tabletop-tui"
