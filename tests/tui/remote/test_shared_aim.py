"""What one aims at is seen at the other terminals as it turns, and leaves no trace."""

from __future__ import annotations

import os
import time
from pathlib import Path

import pytest

from tabletop_tui.store import presence
from tabletop_tui.store.presence import AIM, SharedNumbers, presence_folder
from tabletop_tui.tui.replay.spectator_screen import SpectatorScreen
from tests.playing import new_table
from tests.tui.remote.test_remote_seats import saved, sitting, table_of, until, words


async def test_the_others_see_the_aim_as_it_turns(tmp_path: Path) -> None:
    table = new_table("ascending_empires", 2, 3)
    path, first = saved(tmp_path, table), table.deciding()[0]
    names = [seat.name for seat in table.seats]
    before = path.read_bytes()
    async with (
        sitting(path, names[first]) as anna,
        sitting(path, names[1 - first]) as ben,
        sitting(path) as dora,
    ):
        hers, his = await table_of(anna), await table_of(ben)
        await until(lambda: isinstance(dora.app.screen, SpectatorScreen), dora)
        assert f"{names[first]} aims" not in words(ben)
        await anna.press(hers.session.words.letter("offer-flick"))
        await until(lambda: hers.choice.aiming() is not None, anna)
        form = hers.choice.aiming()
        assert form is not None
        await until(lambda: his.view.watched is not None, ben)
        seen = his.view.watched
        assert seen is not None and (seen.piece, seen.angle, seen.power) == (
            form.piece, form.angle, form.power)  # fmt: skip
        await until(lambda: f"{names[first]} aims." in words(ben), ben)
        assert "perfect shot" in words(ben), "where it would end is told to all"
        assert his.view.middle.board.aiming is seen  # type: ignore[attr-defined]
        await anna.press("left", "left", "up")
        await until(
            lambda: his.view.watched is not None and his.view.watched.angle == form.angle, ben
        )
        assert his.choice.form is None and his.choice.seat < 0
        await ben.click(his.view.middle.board, offset=(5, 5))
        await until(lambda: f"{names[first]} aims." in words(dora), dora)
        onlooker = dora.app.screen
        assert isinstance(onlooker, SpectatorScreen)
        await until(lambda: onlooker.aimed[3:4] == (form.angle,), dora)
        await anna.press("escape")
        await until(lambda: f"{names[first]} aims." not in words(dora), dora)
        assert onlooker.middle.board.aiming is None  # type: ignore[attr-defined]
        await until(lambda: his.view.watched is None, ben)
        await until(lambda: f"{names[first]} aims." not in words(ben), ben)
        assert his.view.middle.board.aiming is None  # type: ignore[attr-defined]
    assert path.read_bytes() == before or b"aim" not in path.read_bytes()
    assert not [*presence_folder(path).glob("*.aim")], "nothing stays beside the save"


def test_what_a_broken_session_leaves_counts_as_gone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "friday.json"
    presence_folder(path).mkdir()
    one, other = SharedNumbers(path, "one", AIM), SharedNumbers(path, "other", AIM)
    one.share((0, 7, 3, 120, 40))
    assert other.seen() == [(0, 7, 3, 120, 40)] and one.seen() == []
    Path(one.file).write_text("0 7 3 12")  # half written
    assert other.seen() == []
    Path(one.file).write_text("what 7\n")
    assert other.seen() == []
    one.share((0, 7, 3, 121, 40))
    long_ago = time.time() - presence.LASTS - 1
    os.utime(one.file, (long_ago, long_ago))
    assert other.seen() == [] and not Path(one.file).exists()
    one.share((0, 7, 3, 122, 40))
    one.share(())
    assert other.seen() == [] and [*presence_folder(path).iterdir()] == []
