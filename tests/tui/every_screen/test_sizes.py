"""Every size of the terminal, at the start and in mid-game: the decision stays, and all is within
the screen.
"""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest
from rich.cells import cell_len
from textual.pilot import Pilot

from tabletop_tui.store.save_file import SaveFile
from tabletop_tui.terminal.capabilities import Capabilities
from tabletop_tui.terminal.probe import probe
from tabletop_tui.tui.app import TabletopApp
from tabletop_tui.tui.settings.apply import use_capabilities
from tabletop_tui.tui.table.game_screen import GameScreen
from tests.playing import new_table, play_on
from tests.tui.playing import XTERM, face_down

GAMES = {"cities_and_knights": 120, "rise_of_empires": 100, "ascending_empires": 60}
SIZES = ((80, 24), (100, 30), (59, 19), (120, 40), (200, 60), (60, 20), (80, 24))
TOO_SMALL = (59, 19)


def open_at(folder: Path, game: str, size: tuple[int, int]) -> TabletopApp:
    """Yield a game in its middle, in a terminal of some size."""
    save_file = SaveFile.create(play_on(new_table(game, 3), GAMES[game]), folder / "x.json")
    return TabletopApp(
        save_file=save_file,
        fps=0,
        terminal=probe(XTERM, interactive=True, size=size, encoding="utf-8"),
    )


def rows(app: TabletopApp) -> list[str]:
    """Return the characters on the screen."""
    return [
        "".join(segment.text for segment in line) for line in app.screen._compositor.render_strips()
    ]


async def seated(pilot: Pilot[int]) -> GameScreen:
    """Return the table, without its cover."""
    await pilot.pause()
    if face_down(pilot.app):
        await pilot.press("enter")
        await pilot.pause()
    assert isinstance(pilot.app.screen, GameScreen)
    return pilot.app.screen


def look_over(app: TabletopApp, screen: GameScreen, size: tuple[int, int]) -> None:
    """Check that everything is there, and within the screen."""
    seen = rows(app)
    text = " ".join(" ".join(seen).split())
    assert app.screen is screen and len(seen) == size[1]
    assert {cell_len(row) for row in seen} == {size[0]}
    if size == TOO_SMALL:
        assert "Please make the window at least 60 by 20." in text
        return
    assert "Please make the window" not in text
    for board in (board for board in screen.view.middle.boards if board.display):
        assert screen.region.contains_region(board.region), (board, board.region)
    for name in ("#head", "#panel", "#form", "#news-rows", "#hint"):
        region = screen.query_one(name).region
        assert region.area and screen.region.contains_region(region), (name, region)
    side, front = (
        screen.query_one("#side").region,
        screen.view.middle.boards[screen.view.middle.front].region,
    )
    assert front.area and side.width >= 16 and not side.overlaps(front)
    words = screen.session.prompt(screen.choice.seat).split()
    assert screen.choice.form is not None or words[0] in text, seen


@pytest.mark.parametrize("game", GAMES)
async def test_sizes_change_in_mid_game_and_the_decision_stays(tmp_path: Path, game: str) -> None:
    app = open_at(tmp_path, game, SIZES[0])
    async with app.run_test(size=SIZES[0]) as pilot:
        screen = await seated(pilot)
        await pilot.press("n")
        look_over(app, screen, SIZES[0])
        before = (
            screen.choice.seat,
            len(screen.table.log),
            screen.session.prompt(screen.choice.seat),
        )
        cursor = screen.view.middle.boards[screen.view.middle.front].cursor
        for old, new in pairwise(SIZES):
            await pilot.resize_terminal(*new)
            await pilot.pause()
            if new == TOO_SMALL:
                await pilot.press("n", "enter", "x", "1", "enter", "tab", "B", "u", "L")
            look_over(app, screen, new)
            assert (
                screen.choice.seat,
                len(screen.table.log),
                screen.session.prompt(screen.choice.seat),
            ) == before, (old, new)
        assert screen.view.middle.boards[screen.view.middle.front].cursor == cursor
        await pilot.press("question_mark")
        await pilot.resize_terminal(100, 30)
        await pilot.press("escape")
        await pilot.pause()
        look_over(app, screen, (100, 30))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("size", [TOO_SMALL, (100, 30), (200, 60)], ids=str)
async def test_a_game_starts_at_any_size(tmp_path: Path, game: str, size: tuple[int, int]) -> None:
    app = open_at(tmp_path, game, size)
    async with app.run_test(size=size) as pilot:
        screen = await seated(pilot)
        look_over(app, screen, size)
        await pilot.press("p")
        await pilot.resize_terminal(80, 24)
        await pilot.pause()
        look_over(app, screen, (80, 24))


async def test_a_pilot_waits_until_the_screen_has_its_new_size(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Textual tells the screens of a new size after eight milliseconds, which is more than a
    tick.
    """
    app = open_at(tmp_path, "rise_of_empires", SIZES[0])
    async with app.run_test(size=SIZES[0]) as pilot:
        await seated(pilot)
        usual = app.set_timer
        monkeypatch.setattr(app, "set_timer", lambda delay, call: usual(10 * delay, call))
        await pilot.resize_terminal(100, 30)
        assert len(rows(app)) == 30


async def test_signs_that_turn_out_to_be_wide_are_replaced_on_every_row(tmp_path: Path) -> None:
    """Rules between sentences stay the same text, and were left as they had been drawn."""
    app = open_at(tmp_path, "cities_and_knights", (80, 24))
    async with app.run_test(size=(80, 24)) as pilot:
        await seated(pilot)
        assert not all(row.isascii() for row in rows(app))
        use_capabilities(app, Capabilities(wide_signs=True))
        await pilot.pause()
        assert all(row.isascii() for row in rows(app)), rows(app)
