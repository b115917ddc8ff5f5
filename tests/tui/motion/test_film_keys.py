"""A key skips the film of an action, and is not lost unless nobody can have meant it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from textual.events import Key
from textual.pilot import Pilot
from textual.screen import Screen

from tabletop_tui.games.cities_and_knights.rules.actions import Roll
from tabletop_tui.games.cities_and_knights.rules.constants import HIDDEN
from tabletop_tui.games.cities_and_knights.rules.events import Rolled, Stole
from tabletop_tui.tui.keys.type_ahead import KEY_REPEAT
from tabletop_tui.tui.table.game_screen import GameScreen
from tabletop_tui.tui.widgets.animation import Animation
from tabletop_tui.tui.widgets.film import Film
from tests.playing import play_on
from tests.tui.playing import at_table, open_app


@asynccontextmanager
async def rolling(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[tuple[GameScreen, Pilot[Any]]]:
    """A table with a person's roll on the board, whose film stands at its first frame."""
    app = open_app(folder, "cities_and_knights", "Anna,Ben,Cleo")
    assert app.save_file is not None
    table = app.save_file.table
    for _ in range(400):
        if table.state.round and table.state.stack[-1].kind == "rolling":
            break
        play_on(table, 1, len(table.log))
    app.fps = 30
    monkeypatch.setattr(Film, "tick", lambda *_: None)
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await at_table(pilot)
        seat = screen.choice.seat
        assert table.state.stack[-1].kind == "rolling"
        monkeypatch.setattr(screen.moments, "show", lambda then, _: then())
        screen.play(seat, Roll())
        await pilot.pause()
        assert screen.film.running
        yield screen, pilot


@pytest.mark.parametrize("key", ["enter", "space", "escape"])
async def test_enter_space_and_escape_only_skip(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, key: str
) -> None:
    async with rolling(tmp_path, monkeypatch) as (screen, pilot):
        told, log = len(screen.table.log), screen.table.log
        assert screen.view.keys.rows[0].plain == " any key skips this"
        name = screen.session.words.name(log[-1][0])
        assert screen.waiting() == f"{name} rolls the dice.", "not yet what the dice show"
        await pilot.press(key)
        await pilot.pause()
        assert not screen.film.running and len(log) == told
        assert "any key" not in screen.view.keys.rows[0].plain, "the keys of the next question"
        assert pilot.app.screen is screen, "no menu of the game was opened"


async def test_another_key_skips_and_does_what_it_does(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with rolling(tmp_path, monkeypatch) as (screen, pilot):
        await pilot.press("question_mark")
        await pilot.pause()
        assert not screen.film.running and pilot.app.screen is not screen, "the keys were opened"


async def test_a_key_that_is_held_down_only_skips(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with rolling(tmp_path, monkeypatch) as (screen, pilot):
        keys, key = screen.type_ahead, Key("question_mark", "?")
        keys.key, keys.pressed_at = key.key, key.time - KEY_REPEAT / 2
        screen.post_message(key)
        await pilot.pause()
        assert not screen.film.running and pilot.app.screen is screen


async def test_nothing_runs_below_another_page(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with rolling(tmp_path, monkeypatch) as (screen, pilot):
        pilot.app.push_screen(Screen[None]())
        await pilot.pause()
        screen.tick()
        assert not screen.film.running


async def test_the_film_shows_what_the_viewer_may_see(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with rolling(tmp_path, monkeypatch) as (screen, pilot):
        screen.film.skip()
        seen: list[Any] = []
        monkeypatch.setattr(Film, "start", lambda self, board, told, *_: seen.extend(told))
        viewer = screen.session.perspective.viewer
        other, third = (n for n in range(3) if n != viewer)
        mine, theirs = Stole(other, viewer, 2), Stole(other, third, 2)
        screen.animate_events([Rolled(0, 1, 1, 0), mine, theirs], lambda: None)
        assert [event.card for event in seen[1:]] == [2, HIDDEN]
        await pilot.pause()


async def test_the_moves_of_computer_players_are_seen_at_the_pace_of_the_settings(
    tmp_path: Path,
) -> None:
    app = open_app(tmp_path, "cities_and_knights", "Anna,bot:easy")
    app.fps = 30
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await at_table(pilot)
        screen.players.stop_thinking()
        film, seen = screen.film, list[float]()
        screen.play = lambda *_: seen.append(screen.pace()[1])  # type: ignore[method-assign]
        screen.players.decided = lambda: (1, Roll())  # type: ignore[method-assign]
        for pace, speed in (("slow", 0.5), ("fast", 3.0)):
            settings = app.preferences.settings
            app.preferences = replace(app.preferences, settings=replace(settings, pace=pace))
            screen.poll_players()
            assert seen.pop() == speed, "played as by a person, with its film"
        film.scenes = [Animation()]
        screen.poll_players()
        assert not seen, "the next one waits until the film is over"
        film.stop()
