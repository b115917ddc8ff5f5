"""At several terminals the real table goes on while one tries things out, and the foot speaks of
it; nothing of the try is in the save or the files beside it.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from tabletop_tui.engine import Luck, random_action
from tabletop_tui.store.load import load
from tabletop_tui.store.presence import present
from tabletop_tui.store.shared_save_file import SharedSaveFile
from tabletop_tui.tui.sandbox.sandbox_screen import SandboxScreen
from tests.tui.remote.test_remote_seats import act, discarding, saved, sitting, table_of, until

ANNA, CLEO = 0, 2
ALIVE = re.compile(r"[0-9a-f]{16}.*|.*lock")  # the signs of life of sessions, written every second


def contents(folder: Path) -> dict[str, bytes]:
    """Return the files of a table, without the signs of life of its sessions."""
    return {
        path.name: path.read_bytes()
        for path in folder.rglob("*")
        if path.is_file() and not ALIVE.fullmatch(path.name)
    }


async def test_the_real_table_goes_on_below_a_try(tmp_path: Path) -> None:
    path = saved(tmp_path, discarding())
    done = len(load(path).table.log)
    async with sitting(path, "Anna") as anna:
        table = await table_of(anna)
        before = contents(tmp_path)
        assert "friday.json" in before
        await anna.press("E")
        await until(lambda: isinstance(anna.app.screen, SandboxScreen), anna)
        found = anna.app.screen
        assert isinstance(found, SandboxScreen) and not found.session.remote
        tried: SandboxScreen = found
        await until(lambda: tried.foot.rows, anna)
        assert tried.foot.rows[0].plain.startswith(" ● Your turn")
        tried.session.play(ANNA, first_answer(tried))
        tried.turn()
        await anna.pause()
        assert contents(tmp_path) == before, "nothing was written"
        one = SharedSaveFile(path)
        act(one.table, one, CLEO)
        await until(lambda: len(table.table.log) == done + 1, anna)
        assert anna.app.screen is tried and len(tried.table.log) >= 1
        assert tried.foot.rows[0].plain.startswith(" ● Your turn")
        act(one.table, one, ANNA)  # as at another terminal, or by a computer player for her
        await until(lambda: len(table.table.log) == done + 2, anna)
        await until(lambda: "Your turn" not in tried.foot.rows[0].plain, anna)
        assert [session.seats for session in present(path)].count((ANNA,)) == 1
        await anna.press("escape")
        await until(lambda: anna.app.screen is table, anna)
    assert len(load(path).table.log) == done + 2


def first_answer(tried: SandboxScreen) -> Any:
    """Return something that Anna may do."""
    return random_action(tried.table.game, tried.table.state, ANNA, Luck(1))
