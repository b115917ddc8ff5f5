"""Two guests log in and play a whole short game in plain mode."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

import pyte
import pytest

from tabletop_tui.engine import Luck
from tabletop_tui.store.load import load
from tabletop_tui.store.shared_save_file import SharedSaveFile
from tabletop_tui.terminal.wide_signs import ROW, SIGNS, WHERE
from tests.playing import new_table
from tests.terminal.forked import ENTRY
from tests.terminal.pty_harness import FOREIGN, written

from .conftest import Client, StartServer

PROMPT = re.compile(rb"\((\d+)-(\d+)\): $")


async def play(client: Client, luck: Luck) -> bytes:
    """Answer every question with a random number until the game is over, then leave."""
    output = b""
    async with asyncio.timeout(120):
        while data := await client.process.stdout.read(65_536):
            output += data
            if found := PROMPT.search(output[-60:]):
                least, most = int(found[1]), int(found[2])
                client.process.stdin.write(b"%d\n" % (least + luck(most - least + 1)))
            elif output.rstrip().endswith(b'"export":'):
                client.process.stdin.write(b"\n")
    return output


async def test_two_guests_play_a_whole_game(
    start_server: StartServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TABLETOP_HOME", str(tmp_path))
    path = tmp_path / "evening.json"
    SharedSaveFile.create(new_table("skeleton", 2, 5), path, frozenset({0, 1})).close()
    server = await start_server(entry_point=ENTRY, game_args=("sit", str(path), "--guest"))
    clients = [
        await Client.connect(server, name, term_type="dumb", env={"LANG": "en_US.UTF-8"})
        for name in ("anna", "ben")
    ]
    outputs = await asyncio.gather(*(play(client, Luck(n)) for n, client in enumerate(clients)))
    table = load(path).table
    assert table.over and load(path).note == ""
    assert [seat.name for seat in table.seats] == ["Anna", "Ben"]
    for text in outputs:
        assert b"The game is over" in text and str(tmp_path).encode() not in text


async def test_the_terminal_of_a_guest_gets_signs_that_fit_it(
    start_server: StartServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TABLETOP_HOME", str(tmp_path))
    path = tmp_path / "evening.json"
    SharedSaveFile.create(new_table("skeleton", 2, 5), path, frozenset({0, 1})).close()
    server = await start_server(entry_point=ENTRY, game_args=("sit", str(path), "--guest"))
    client = await Client.connect(
        server, "anna", term_type="xterm-256color", env={"LANG": "en_US.UTF-8"}
    )
    screen, asked = pyte.Screen(80, 24), False
    stream, data = pyte.ByteStream(screen), b""
    async with asyncio.timeout(60):
        while not asked or "Q quit" not in written(screen) or not written(screen).isascii():
            data += (read := await client.process.stdout.read(65_536))
            assert read, "the guest has left"
            stream.feed(FOREIGN.sub(b"", read))
            if not asked and WHERE.encode() in data:
                asked = True
                answer = f"\x1b[{ROW};{1 + 2 * len(SIGNS)}R"
                client.process.stdin.write(answer.encode())
    client.abort()
