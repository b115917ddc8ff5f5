"""A replay, key by key, as it was kept, and looking on at a game that others play."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from rich.text import Text
from textual.pilot import Pilot

from tabletop_tui.play import Table
from tabletop_tui.play.replay import EVERYBODY
from tabletop_tui.store.atomic_files import SaveError
from tabletop_tui.tui.replay import spectator_screen
from tabletop_tui.tui.replay.own_replay import OwnReplay
from tabletop_tui.tui.replay.replay_screen import PACES, ReplayScreen
from tabletop_tui.tui.replay.spectator_screen import SpectatorScreen
from tabletop_tui.tui.widgets.film import TICKS_PER_SECOND
from tests.playing import agree, new_table, play_on
from tests.snapshots.kept import compare, picture
from tests.snapshots.walk import at_rest
from tests.tui.reading.test_replay import screen_of, shown, watching

HERE = Path(__file__).parent / "kept"
STEPS = (
    "right | right | left | down | down | up | end | home | p | n | d 2 | n | p | p | d escape | e"
    " | enter | n | g 2 enter | g # 7 enter | g # 7 enter | g 1 2 3 4 5 6 7 enter | g x enter"
    " | g escape | v | enter | v enter | v enter v | L | escape | B | B | Z | end | e | space | minus"
    " | minus | home space | plus | plus plus plus plus plus | minus | space | end o | home o | escape"
)


@pytest.fixture(autouse=True)
def still(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """Time passes by the tests alone."""
    monkeypatch.setenv("TABLETOP_HOME", str(tmp_path))
    tick = ReplayScreen.tick
    monkeypatch.setattr(ReplayScreen, "tick", lambda self: None)
    return tick


async def walk(pilot: Pilot[int], steps: str) -> list[str]:
    """Press keys; a row after each group of them: the moment, or the screen that has opened."""
    told = []
    for group in steps.split(" | "):
        await pilot.press(*group.replace("#", "number_sign").split())
        await at_rest(pilot)
        screen = pilot.app.screen
        where = type(screen).__name__
        if isinstance(screen, ReplayScreen):
            where = " · ".join(filter(None, (screen.where(), screen.message)))
        told.append(f"> {group}: {where}")
    return told


def evening() -> Table:
    """A game of three that goes on."""
    return play_on(new_table("skeleton", 3), 20)


async def test_a_replay_looks_as_it_did() -> None:
    async with watching(evening()).run_test(size=(80, 24)) as pilot:
        await screen_of(pilot)
        await pilot.press("right")
        await at_rest(pilot)
        told = [picture(pilot.app)]
        await pilot.press("left")
        told += await walk(pilot, STEPS)
    compare(HERE / "replay.txt", "\n".join(told) + "\n")


@pytest.mark.parametrize("pace", range(len(PACES)))
async def test_it_runs_at_the_pace_that_it_tells(pace: int, still: Any) -> None:
    async with watching(evening()).run_test(size=(80, 24)) as pilot:
        screen = await screen_of(pilot)
        screen.pace = pace
        screen.action_run()
        for n in (1, 2):
            ticks = 0
            while screen.replay.n < n:
                still(screen)
                ticks += 1
            assert abs(ticks - PACES[pace] * TICKS_PER_SECOND) <= 1, (
                "as long as it tells, but for a beat"
            )
        assert f"{1 / PACES[pace]:.1f}" in screen.where() and screen.running
        screen.replay.go(screen.replay.end)
        for _ in range(round(PACES[pace] * TICKS_PER_SECOND) + 1):
            still(screen)
        assert not screen.running and screen.replay.n == screen.replay.end
        screen.action_run()
        assert not screen.running, "there is nothing left to run through"


async def test_the_pace_stays_within_its_bounds_and_begins_to_run() -> None:
    async with watching(evening()).run_test(size=(80, 24)) as pilot:
        screen = await screen_of(pilot)
        assert screen.pace == 1 and not screen.running
        for by, pace in ((-1, 0), (-1, 0), (9, len(PACES) - 1), (1, len(PACES) - 1)):
            screen.action_pace(by)
            assert screen.pace == pace and screen.running
        screen.replay.go(screen.replay.end)
        screen.running = False
        screen.action_pace(-1)
        assert not screen.running, "it is over"


async def test_with_the_own_perspective_nobody_looks_as_somebody_else() -> None:
    async with watching(evening()).run_test(size=(80, 24)) as pilot:
        await screen_of(pilot)
        screen = OwnReplay(evening(), 1)
        pilot.app.push_screen(screen)
        await at_rest(pilot)
        assert screen.replay.viewer == 1 and "Ben" in screen.where() and screen.replay.n == 0
        for key in ("v", "o"):
            screen.tell("")
            await pilot.press(key)
            assert pilot.app.screen is screen and screen.replay.viewer == 1
            assert screen.message == screen.words.say("remote-own-eyes")


class RemotePlayers:
    """A game that others play: what is seen at each look."""

    path = Path("evening.json")

    def __init__(self) -> None:
        self.next: Any = None

    def poll(self) -> Any:
        found, self.next = self.next, None
        if isinstance(found, SaveError):
            raise found
        return found


async def test_an_onlooker_goes_on_with_the_others_and_is_told_who_plays(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    others, table, plays = RemotePlayers(), evening(), [True]
    monkeypatch.setattr(spectator_screen, "holder_of", lambda path: plays[0] or None)
    monkeypatch.setattr(spectator_screen, "present", lambda path: [])
    monkeypatch.setattr(SpectatorScreen, "on_mount", ReplayScreen.on_mount)
    async with watching(evening()).run_test(size=(80, 24)) as pilot:
        await screen_of(pilot)
        screen = SpectatorScreen(others, table)  # type: ignore[arg-type]
        pilot.app.push_screen(screen)
        await at_rest(pilot)
        assert screen.replay.n == 20 and screen.replay.viewer == EVERYBODY
        assert screen.where().startswith(screen.words.say("looking-on")) and not screen.alone
        screen.look_again()
        assert screen.message == "" and not screen.alone
        plays[0] = False
        screen.look_again()
        assert screen.message == screen.words.say("looking-alone") and screen.alone
        plays[0] = True
        screen.look_again()
        assert screen.message == "" and not screen.alone
        others.next = SimpleNamespace(table=play_on(evening(), 3, 5))
        assert screen.follow() and screen.replay.end == screen.replay.n == 23
        assert "23" in shown(screen)
        others.next = SaveError("It cannot be read.")
        plays[0] = False
        screen.look_again()
        assert screen.message == "It cannot be read." and not screen.alone
        for key in ("v", "o"):
            screen.tell("")
            await pilot.press(key)
            assert screen.message == screen.words.say("looking-no-eyes")
            assert screen.replay.viewer == EVERYBODY and pilot.app.screen is screen


async def test_the_perspective_goes_round_among_those_that_the_table_allows() -> None:
    table = evening()
    agree(table, open_replay=True)
    async with watching(table).run_test(size=(80, 24)) as pilot:
        screen = await screen_of(pilot)
        seen = []
        for _ in range(6):
            await pilot.press("v")
            assert pilot.app.screen is screen, "hands are open: nothing is covered"
            seen.append(screen.replay.viewer)
        assert len(set(seen)) == 5 and seen[0] == seen[5]


async def test_a_board_that_was_chosen_stays_in_front_the_first_one_too(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with watching(evening(), fps=1).run_test(size=(80, 24)) as pilot:
        screen = await screen_of(pilot)
        stages = [1]
        told = SimpleNamespace(event_board=lambda events: stages[0], front=lambda look: 2)
        laid: list[int] = []
        middle = SimpleNamespace(
            front=0, board=None, lay_out=lambda *size: laid.append(size[1]), show=lambda look: None
        )
        monkeypatch.setattr(screen.film, "start", lambda *_: True)
        with monkeypatch.context() as patch:
            patch.setattr(screen, "ui", told)
            patch.setattr(screen, "middle", middle)
            for chosen, n, stage, front in (
                (-1, 0, 1, 2), (-1, 3, 1, 1), (-1, 3, 0, 0), (-1, 3, -1, 2), (0, 3, 1, 0), (1, 0, 0, 1)
            ):  # fmt: skip
                screen.chosen, stages[0] = chosen, stage
                screen.replay.go(n)
                assert screen.front(screen.look()) == front
            for chosen, stage, front in ((0, 1, 0), (-1, -1, 0), (-1, 0, 0), (-1, 1, 1)):
                screen.chosen, stages[0], middle.front = chosen, stage, 0
                laid.clear()
                assert screen.roll()
                assert middle.front == front and laid == [21] * front


async def test_a_long_panel_leaves_a_third_of_the_rows_to_the_story(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with watching(evening()).run_test(size=(80, 24)) as pilot:
        screen = await screen_of(pilot)
        filled: list[int] = []
        told: list[int] = []
        panel = [Text(f"Row {n}") for n in range(99)]
        monkeypatch.setattr(screen, "ui", replace(screen.ui, panel=lambda *room: panel))
        side = screen.middle.side
        monkeypatch.setattr(side, "fill", lambda part, rows: filled.append(len(rows)))
        monkeypatch.setattr(side, "tell", lambda rows: told.append(len(rows)))
        screen.replay.go(screen.replay.end)
        screen.draw()
        assert filled == [14] and told == [7], "of 21 rows, one of them a line between the two"
