"""Plays a game through its screens with keys alone, as a person would, choosing at random."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from textual.app import App
from textual.pilot import Pilot

from tabletop_tui.engine import Luck
from tabletop_tui.games import find
from tabletop_tui.play import Table, read_seats
from tabletop_tui.store.save_file import SaveFile
from tabletop_tui.terminal.probe import probe
from tabletop_tui.tui.app import TabletopApp
from tabletop_tui.tui.forms import DealForm, HandForm
from tabletop_tui.tui.table.game_screen import GameScreen

XTERM = {"TERM": "xterm-256color", "COLORTERM": "truecolor"}


def open_app(
    folder: Path, game: str, seats: str, seed: int = 1, env: dict[str, str] = XTERM
) -> TabletopApp:
    """Return an app at a new game, saved in *folder*."""
    table = Table.open(find(game), read_seats(seats), seed)
    save_file = SaveFile.create(table, folder / f"{game}.json")
    terminal = probe(env, interactive=True, size=(80, 24), encoding="utf-8")
    return TabletopApp(save_file=save_file, fps=0, terminal=terminal)


def open_at(folder: Path, state: Any, seats: str = "Anna,Ben") -> TabletopApp:
    """Return an app at a table of Rise of Empires in a given position."""
    app = open_app(folder, "rise_of_empires", seats)
    assert app.save_file is not None
    app.save_file.table.state = state
    return app


def face_down(app: App[Any]) -> bool:
    """Return whether all hands lie face down, and somebody is to pick up theirs."""
    screen = app.screen
    return isinstance(screen, GameScreen) and screen.cover.up and screen.choice.waits_for_hand


async def at_table(pilot: Pilot[Any]) -> GameScreen:
    """Return the table, with the hand of its player picked up if that must be."""
    await pilot.pause()
    if face_down(pilot.app):
        await pilot.press("enter")
        await pilot.pause()
    screen = pilot.app.screen
    assert isinstance(screen, GameScreen)
    return screen


async def step(pilot: Pilot[int], luck: Luck) -> None:
    """Take one decision at the keyboard, or a part of one."""
    app = pilot.app
    await pilot.pause()
    screen = app.screen
    if face_down(app) and luck(4):
        await pilot.press("enter")
    elif not isinstance(screen, GameScreen):
        await pilot.press("escape")
    elif isinstance(screen.choice.form, HandForm):
        while (
            screen.choice.form is not None
            and screen.choice.form.counts.total() < screen.choice.form.hand.least
        ):
            await pilot.press("down", *["right"] * (1 + luck(3)))
        await pilot.press("enter")
    elif isinstance(screen.choice.form, DealForm):
        await pilot.press("1", "tab", "down", "1", "enter", "escape")
    elif screen.choice.form is not None:
        await pilot.press(*["left"] * luck(9), "enter")
    elif screen.choice.lit() and (screen.choice.on_board or not screen.choice.menu.entries):
        await pilot.press(*["n"] * (1 + luck(4)), "enter")
    else:
        open_ = [n for n, entry in enumerate(screen.choice.menu.entries) if not entry.why]
        if not open_:
            await pilot.press("escape")
            return
        entry = screen.choice.menu.entries[open_[luck(len(open_))]]
        if entry.key:
            await pilot.press(entry.key)
        else:
            await pilot.press("down", "enter")


async def play(app: TabletopApp, actions: int, seed: int = 1, most: int = 400) -> Table:
    """Play until *actions* actions are in the log (or *most* steps were made), and return the
    table.
    """
    luck = Luck(seed)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        assert app.save_file is not None
        table = app.save_file.table
        for _ in range(most):
            if len(table.log) >= actions or table.over:
                break
            await step(pilot, luck)
    return table
