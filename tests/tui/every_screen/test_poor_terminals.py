"""Screens on poor terminals: ASCII only, few colours, little room, a changing size."""

from __future__ import annotations

from pathlib import Path

import pytest

from tabletop_tui.store.save_file import SaveFile
from tabletop_tui.terminal.probe import probe
from tabletop_tui.tui.app import TabletopApp
from tests.playing import new_table, play_on
from tests.tui.playing import at_table, face_down

GAMES = ("cities_and_knights", "rise_of_empires", "ascending_empires")
SIZE = (80, 24)


def open_late(folder: Path, game: str, env: dict[str, str], encoding: str = "utf-8") -> TabletopApp:
    """Return an app in mid-game."""
    save_file = SaveFile.create(
        play_on(new_table(game, 3), 120 if game == GAMES[0] else 50), folder / "x.json"
    )
    terminal = probe(env, interactive=True, size=SIZE, encoding=encoding)
    return TabletopApp(save_file=save_file, fps=0, terminal=terminal)


def shown(app: TabletopApp) -> str:
    """Return the characters on the screen."""
    return "\n".join(
        "".join(s.text for s in line) for line in app.screen._compositor.render_strips()
    )


@pytest.mark.parametrize("game", GAMES)
async def test_a_terminal_without_unicode_gets_ascii_on_every_screen(
    tmp_path: Path, game: str
) -> None:
    app = open_late(tmp_path, game, {"TERM": "xterm-256color"}, "ascii")
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        assert shown(app).isascii() and face_down(app) == (game == "cities_and_knights")
        screen = await at_table(pilot)
        assert shown(app).isascii()
        for key in (
            "question_mark",
            "L",
            "P",
            "I",
            "M",
            "f1",
            "X",
            "Q",
            "ctrl+p",
            "g",
            "semicolon",
            "h",
        ):
            await pilot.press(key)
            await pilot.pause(0.1)
            assert shown(app).isascii(), f"{key}: {shown(app)}"
            if app.screen is not screen:
                await pilot.press("escape")
                await pilot.pause()


async def test_the_screens_outside_a_game_need_no_unicode() -> None:
    app = TabletopApp(
        terminal=probe({"TERM": "vt100"}, interactive=True, size=SIZE, encoding="ascii")
    )
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        assert "heavy board games" in shown(app) and shown(app).isascii()
        home = app.screen
        for key in ("s", "n", "l", "r", "ctrl+p"):
            await pilot.press(key)
            await pilot.pause(0.1)
            assert shown(app).isascii(), f"{key}: {shown(app)}"
            while app.screen is not home:
                app.pop_screen()
            await pilot.press("escape")
            await pilot.pause()


@pytest.mark.parametrize("game", GAMES)
async def test_no_color_shows_greys_only(tmp_path: Path, game: str) -> None:
    app = open_late(tmp_path, game, {"TERM": "xterm-256color", "NO_COLOR": "1"})
    async with app.run_test(size=SIZE) as pilot:
        await at_table(pilot)
        for line in app.screen._compositor.render_strips():
            for segment in line:
                for colour in (segment.style.color, segment.style.bgcolor) if segment.style else ():
                    if colour is not None and not colour.is_default:
                        red, green, blue = colour.get_truecolor()
                        assert red == green == blue, segment


@pytest.mark.parametrize("game", GAMES)
async def test_too_little_room_is_told_and_the_decision_waits(tmp_path: Path, game: str) -> None:
    app = open_late(tmp_path, game, {"TERM": "xterm-256color"})
    async with app.run_test(size=SIZE) as pilot:
        screen = await at_table(pilot)
        await pilot.press("semicolon")
        before, log, form = (
            screen.session.prompt(screen.choice.seat),
            len(screen.table.log),
            screen.choice.form,
        )
        await pilot.resize_terminal(50, 15)
        await pilot.pause()
        assert "Please make the window at least 60 by 20." in shown(app)
        await pilot.resize_terminal(100, 30)
        await pilot.pause()
        after = shown(app)
        assert "Please make the window" not in after and not screen.cursor.letters.left
        assert (
            len(screen.table.log) == log
            and screen.choice.choice_tree is not None
            and screen.choice.form is form
        )
        assert form is not None or before.split()[0] in after


async def test_home_fits_the_smallest_window() -> None:
    app = TabletopApp(
        terminal=probe(
            {"TERM": "xterm-256color"}, interactive=True, size=(60, 20), encoding="utf-8"
        )
    )
    async with app.run_test(size=(60, 20)) as pilot:
        await pilot.pause()
        assert (
            "Quit" in shown(app)
            and max(len(line.rstrip()) for line in shown(app).splitlines()) <= 60
        )
        assert app.screen.max_scroll_x == app.screen.max_scroll_y == 0
