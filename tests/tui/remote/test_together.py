"""One replay for all terminals of a finished game: who leads, who follows, who looks alone."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tabletop_tui.store.presence import LASTS, REPLAY, presence_folder
from tabletop_tui.tui.reading.page import FinalPage
from tabletop_tui.tui.replay.together import Part, TogetherReplay
from tests.playing import won
from tests.tui.remote.test_remote_seats import saved, shown, sitting, until


async def at_the_end(pilot: Any) -> TogetherReplay:
    """Return the replay, opened from the last page."""
    await until(lambda: isinstance(pilot.app.screen, FinalPage), pilot)
    pilot.app.screen.ignore_keys_until = 0.0
    await pilot.press("w")
    await until(lambda: isinstance(pilot.app.screen, TogetherReplay), pilot)
    screen = pilot.app.screen
    assert isinstance(screen, TogetherReplay)
    return screen


async def test_who_comes_first_leads_and_the_others_see_the_same_moment(tmp_path: Path) -> None:
    path = saved(tmp_path, won())
    async with sitting(path, "Anna") as anna, sitting(path, "Ben") as ben:
        first = await at_the_end(anna)
        await until(lambda: first.part is Part.LEADS, anna)
        other = await at_the_end(ben)
        await until(lambda: other.part is Part.FOLLOWS, ben)
        await until(lambda: "Anna leads" in shown(ben), ben)
        assert "you lead" in shown(anna)
        for keys in (("end",), ("left", "left"), ("home",), ("right",)):
            await anna.press(*keys)
            await until(lambda: other.replay.n == first.replay.n, ben)
        assert other.part is Part.FOLLOWS


async def test_who_moves_looks_alone_until_coming_back(tmp_path: Path) -> None:
    path = saved(tmp_path, won())
    async with sitting(path, "Anna") as anna, sitting(path, "Ben") as ben:
        first = await at_the_end(anna)
        await until(lambda: first.part is Part.LEADS, anna)
        other = await at_the_end(ben)
        await until(lambda: other.part is Part.FOLLOWS, ben)
        await ben.press("end")
        await until(lambda: "on your own" in shown(ben), ben)
        await anna.press("right")
        await until(lambda: first.replay.n == 1, anna)
        assert other.part is Part.ALONE and other.replay.n == other.replay.end
        await ben.press("f")
        await until(lambda: other.replay.n == 1 and other.part is Part.FOLLOWS, ben)
        await ben.press("f")
        assert other.part is Part.ALONE


async def test_another_takes_the_lead_and_nobody_has_it_when_they_leave(tmp_path: Path) -> None:
    path = saved(tmp_path, won())
    async with sitting(path, "Anna") as anna, sitting(path, "Ben") as ben:
        first = await at_the_end(anna)
        await until(lambda: first.part is Part.LEADS, anna)
        other = await at_the_end(ben)
        await until(lambda: other.part is Part.FOLLOWS, ben)
        await ben.press("F")
        await until(lambda: first.part is Part.FOLLOWS, anna)
        await ben.press("end")
        await until(lambda: first.replay.n == first.replay.end, anna)
        await ben.press("escape")
        await until(lambda: first.part is Part.ALONE, anna)
        await anna.press("f")
        await until(lambda: "Nobody leads now" in shown(anna), anna)
    assert not [*presence_folder(path).glob("*" + REPLAY)], "nothing stays beside the save"
    assert LASTS > 2


async def test_what_another_program_wrote_leads_nowhere(tmp_path: Path) -> None:
    path = saved(tmp_path, won())
    async with sitting(path, "Anna") as anna:
        first = await at_the_end(anna)
        await until(lambda: first.part is Part.LEADS, anna)
        folder = presence_folder(path)
        for n, text in enumerate(("x\n", "1 2\n", f"{1 << 70} 0 999999\n", f"{1 << 70} 9 0\n")):
            (folder / f"{n}{REPLAY}").write_text(text)
        first.poll()
        assert first.part is Part.LEADS and first.latest() is None
