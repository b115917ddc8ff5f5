"""A real game through the host: two friends log in, play a whole short game by lines, and the host
tells who came.
"""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

import pytest

from tabletop_tui.engine import Luck
from tabletop_tui.store.load import load
from tabletop_tui.store.shared import SharedKeeper
from tests.playing import new_table
from tests.terminal.forked import ENTRY

from .conftest import Friend, Open

ASKED = re.compile(rb"\((\d+)-(\d+)\): $")


async def play(friend: Friend, luck: Luck) -> bytes:
    """Answer every question with one of its numbers until the game is over, then leave."""
    said = b""
    async with asyncio.timeout(120):
        while data := await friend.terminal.stdout.read(65_536):
            said += data
            if found := ASKED.search(said[-60:]):
                least, most = int(found[1]), int(found[2])
                friend.terminal.stdin.write(b"%d\n" % (least + luck(most - least + 1)))
            elif said.rstrip().endswith(b'or "export":'):
                friend.terminal.stdin.write(b"\n")
    return said


async def test_two_friends_play_a_whole_game_through_the_host(
    open_house: Open, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TABLETOP_HOME", str(tmp_path))
    path = tmp_path / "evening.json"
    SharedKeeper.create(new_table("skeleton", 2, 5), path, frozenset({0, 1})).close()
    server = await open_house(entry_point=ENTRY, game_args=("sit", str(path), "--guest"))
    friends = [
        await Friend.come(server, name, term_type="dumb", env={"LANG": "en_US.UTF-8"})
        for name in ("anna", "ben")
    ]
    said = await asyncio.gather(*(play(one, Luck(n)) for n, one in enumerate(friends)))
    table = load(path).table
    assert table.over and load(path).note == ""
    assert [seat.name for seat in table.seats] == ["Anna", "Ben"]
    for told in said:
        assert b"The game is over" in told and str(tmp_path).encode() not in told
