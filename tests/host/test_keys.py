"""Keys as names: which key is whom, and what a key is worth that is only shown."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import asyncssh
import pytest

from tabletop_tui.host import server as server_module
from tabletop_tui.host.code_prompt import LONGEST
from tabletop_tui.host.rate_limit import MAX_FAILURES, RateLimiter
from tabletop_tui.host.server import SSHServer, known_key
from tabletop_tui.store.house.known_keys import FILE_NAME, KnownKeys

from .conftest import TIMEOUT, Client, StartServer, connect, wait_until
from .test_login import BannerClient, failures, no_delay

no_delay = no_delay
ANNAS, OTHER, THIRD = (asyncssh.generate_private_key("ssh-ed25519") for _ in range(3))


@pytest.fixture
def known(tmp_path: Path) -> KnownKeys:
    return KnownKeys(tmp_path / FILE_NAME)


async def came(server: SSHServer, name: str, *keys: Any, code: str | None = None) -> Client:
    """Log in with keys, with the code where ssh asks for it, and request a terminal."""
    connection = await connect(server, name, client_keys=[*keys], password=code)
    process = await connection.create_process(
        encoding=None, term_type="xterm-256color", term_size=(80, 24)
    )
    return Client(connection, process)


async def refused(server: SSHServer, name: str, *keys: Any, code: str | None = None) -> str:
    """Return what a client is told who cannot log in."""
    client = BannerClient()
    with pytest.raises((asyncssh.PermissionDenied, asyncssh.DisconnectError)):
        await connect(
            server, name, client_keys=[*keys], password=code, client_factory=lambda: client
        )
    return "".join(client.banners)


async def read_to(client: Client, text: str) -> str:
    """Read up to that text, and return all that was read."""
    data = b""
    async with asyncio.timeout(TIMEOUT):
        while text.encode() not in data:
            data += (new := await client.process.stdout.read(4096))
            assert new, f"closed before {text!r}: {data!r}"
    return data.decode()


async def type_code(client: Client, code: str) -> None:
    """Type a code when it is asked."""
    await read_to(client, "Code of the table:")
    client.process.stdin.write(code.encode() + b"\r")


async def test_the_key_that_came_first_needs_the_code_once_and_never_again(
    start_server: StartServer, known: KnownKeys, no_delay: None
) -> None:
    log: list[str] = []
    server = await start_server(known_keys=known, log=log.append)
    first = await came(server, "Anna", ANNAS)
    await type_code(first, f"{server.access_code}x")
    assert "That is not the code" in await read_to(first, "Code of the table:")
    assert failures(server, "Anna") == 1 and known.read() == [] and not server.sessions
    assert not server.fork_server.children and server.rate_limiter.waiting["127.0.0.1"] == 1
    first.process.stdin.write(b"oops\x7f\x7f\x7f\x7f" + server.access_code.upper().encode() + b"\r")
    fingerprint = known_key(ANNAS).fingerprint
    assert fingerprint == ANNAS.get_fingerprint()
    assert (await first.receive_after("words"))[2:] == [f"--key={fingerprint}", "--as=Anna"]
    assert any(fingerprint in line for line in log)
    for name in ("anna", "ANNA"):
        again = await came(server, name, ANNAS)
        assert (await again.receive("words"))[2:] == [f"--key={fingerprint}", f"--as={name}"]
    assert len(known.read()) == 1


async def test_the_code_alone_or_with_another_key_is_not_that_name(
    start_server: StartServer, known: KnownKeys
) -> None:
    server = await start_server(known_keys=known)
    assert known.claim("Zoë", known_key(ANNAS))
    for keys in ((), (OTHER,), (OTHER, THIRD)):
        told = await refused(server, "zoe", *keys, code=server.access_code)
        assert "comes by ssh key here" in told and not server.sessions
    assert "comes by ssh key" not in await refused(server, "zoe", OTHER, code="wrong"), (
        "nobody learns it without the code"
    )
    client = await came(server, "ZOË", OTHER, ANNAS)
    assert (await client.receive("words"))[2] == f"--key={known_key(ANNAS).fingerprint}"
    ben = await came(server, "ben", code=server.access_code)
    assert (await ben.receive("words"))[2:] == ["--as=ben"], "without a key as before"
    assert len(known.read()) == 1


class Impostor(asyncssh.SSHKeyPair):
    """The public key of Anna without the private one: it is signed with another."""

    def __init__(self) -> None:
        algorithm = b"ssh-ed25519"
        super().__init__(
            algorithm, algorithm, (algorithm,), (algorithm,), ANNAS.public_data, b"anna"
        )

    def sign(self, data: bytes) -> bytes:
        return OTHER.sign(data, b"ssh-ed25519")


@pytest.mark.parametrize("name", ["Anna", "Zed"])
async def test_a_key_that_is_shown_and_not_proved_is_worth_nothing(
    start_server: StartServer, known: KnownKeys, name: str
) -> None:
    server = await start_server(known_keys=known)
    assert known.claim("Anna", known_key(ANNAS))
    shown = Impostor()
    assert await refused(server, name, shown) is not None
    assert await refused(server, name, shown, code="wrong") is not None
    if name == "Anna":
        assert "comes by ssh key" in await refused(server, name, shown, code=server.access_code)
    else:
        client = await came(server, name, shown, code=server.access_code)
        assert (await client.receive("words"))[2:] == ["--as=Zed"], "by the code, and by no key"
    assert [key.name for key in known.read()] == ["Anna"] and known.of("Zed") == []


async def test_before_the_code_there_is_nothing_else(
    start_server: StartServer, known: KnownKeys, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = await start_server(known_keys=known)
    connection = await connect(server, "anna", client_keys=[ANNAS], password=None)
    done = await asyncio.wait_for(connection.run("id", check=False), TIMEOUT)
    assert done.exit_status == 1 and "Only the game runs here" in str(done.stdout)
    with pytest.raises(asyncssh.Error):
        await connection.start_sftp_client()
    with pytest.raises(asyncssh.ChannelOpenError):
        await connection.open_connection("127.0.0.1", server.port)
    connection.abort()
    for key in (b"\x03", b"\x04"):
        client = await came(server, "anna", ANNAS)
        await read_to(client, "Code of the table:")
        client.process.stdin.write(b"\x1b[A" + b"x" * (2 * LONGEST) + key)
        assert (await client.process.wait()).exit_status == 1
    client = await came(server, "anna", ANNAS)
    await read_to(client, "Code of the table:")
    client.process.stdin.write_eof()
    assert (await client.process.wait()).exit_status == 1
    monkeypatch.setattr(server_module, "CODE_TIMEOUT", 0.2)
    client = await came(server, "anna", ANNAS)
    await asyncio.wait_for(client.connection.wait_closed(), TIMEOUT)
    await wait_until(lambda: not server.rate_limiter.waiting)
    assert not server.fork_server.children and known.read() == []


async def test_many_connections_guess_no_more_than_one(
    start_server: StartServer, known: KnownKeys, no_delay: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server_module, "BLOCKED_DELAY", 0.0)
    server = await start_server(known_keys=known, rate_limiter=RateLimiter(clock=lambda: 0.0))
    clients = await asyncio.gather(*(came(server, "anna", ANNAS) for _ in range(4)))

    async def guess(client: Client) -> None:
        for _ in range(3):
            await type_code(client, "guess")
        await asyncio.wait_for(client.connection.wait_closed(), TIMEOUT)

    await asyncio.gather(*map(guess, clients))
    assert failures(server) == MAX_FAILURES
    client = await came(server, "anna", ANNAS)
    for _ in range(3):
        await type_code(client, server.access_code)
    await asyncio.wait_for(client.connection.wait_closed(), TIMEOUT)
    assert known.read() == [] and not server.sessions, "not even the right one is looked at"


async def test_of_two_who_come_first_by_one_name_one_has_it(
    start_server: StartServer, known: KnownKeys
) -> None:
    server = await start_server(known_keys=known)
    both = [await came(server, name, key) for name, key in (("anna", ANNAS), ("Anna", OTHER))]
    for client in both:
        await read_to(client, "Code of the table:")
    for client in both:
        client.process.stdin.write(server.access_code.encode() + b"\r")
    winner, loser = both if await won(both[0]) else both[::-1]
    assert await won(winner) and not await won(loser)
    (key,) = known.read()
    assert key.is_same(known_key(ANNAS if winner is both[0] else OTHER))


async def won(client: Client) -> bool:
    """Return whether a guest is in; who is not has been told why."""
    async with asyncio.timeout(TIMEOUT):
        while True:
            data = getattr(client, "data", b"")
            if b'"words"' in data or b"ssh key here" in data:
                return b'"words"' in data
            client.data = data + await client.process.stdout.read(4096)  # type: ignore[attr-defined]


async def test_a_damaged_file_lets_nobody_in_and_stays_as_it_is(
    start_server: StartServer, known: KnownKeys
) -> None:
    log: list[str] = []
    server = await start_server(known_keys=known, log=log.append)
    waiting = await came(server, "ben", OTHER)
    await read_to(waiting, "Code of the table:")
    assert known.claim("Anna", known_key(ANNAS))
    known.path.write_bytes(damaged := known.path.read_bytes() + b"ssh-ed25519 AAAA\n")
    for keys in ((), (ANNAS,), (OTHER,)):
        told = await refused(server, "anna", *keys, code=server.access_code)
        assert "cannot look up its keys" in told and str(known.path) not in told
    waiting.process.stdin.write(server.access_code.encode() + b"\r")
    assert "cannot look up" in await read_to(waiting, "Tell its owner.")
    assert any("Line 4 of" in line for line in log)
    assert known.path.read_bytes() == damaged and not server.sessions


async def test_a_key_that_is_lost_is_forgotten_and_the_next_one_takes_its_place(
    start_server: StartServer, known: KnownKeys
) -> None:
    server = await start_server(known_keys=known)
    assert known.claim("Anna", known_key(ANNAS))
    await refused(server, "anna", OTHER)
    assert known.forget("anna") == 1
    client = await came(server, "Anna", OTHER)
    await type_code(client, server.access_code)
    await wait_until(lambda: server.sessions)
    assert [key.is_same(known_key(OTHER)) for key in known.of("Anna")] == [True]
    await refused(server, "anna", ANNAS)


async def test_a_host_without_a_file_of_keys_asks_for_no_key(start_server: StartServer) -> None:
    server = await start_server()
    await refused(server, "anna", ANNAS)
    client = await came(server, "anna", ANNAS, code=server.access_code)
    assert (await client.receive("words"))[2:] == ["--as=anna"]
