"""The new-game form: a game, its seats and its options, by keys alone."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from textual.pilot import Pilot

from tabletop_tui.games.cities_and_knights.things import GOLD
from tabletop_tui.tui.app import TabletopApp
from tabletop_tui.tui.screens.game import GameScreen
from tabletop_tui.tui.screens.new_game import NewGame
from tabletop_tui.tui.terminal.probe import probe

from .playing import XTERM

MAP = Path(__file__).parents[2] / "docs" / "maps" / "golden-isle.json"


@pytest.fixture
def app(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> TabletopApp:
    """The app at home, its saves in a folder of their own."""
    monkeypatch.setenv("TABLETOP_HOME", str(tmp_path))
    return TabletopApp(fps=0, terminal=probe(XTERM, interactive=True, size=(80, 24), encoding="utf-8"))


async def form(pilot: Pilot[int]) -> NewGame:
    """Open the form at Cities & Knights; the cursor is on the first seat."""
    await pilot.pause()
    await pilot.press("n")
    await pilot.pause()
    screen = pilot.app.screen
    assert isinstance(screen, NewGame)
    screen.game = screen.games.index("cities_and_knights")
    return screen


async def go_to(pilot: Pilot[int], screen: NewGame, key: str) -> None:
    """The cursor on the option *key*."""
    n = [option.key for option in screen.options()].index(key)
    while screen.lines()[screen.at] != f"option {n}":
        await pilot.press("down")


async def test_names_are_typed_and_the_game_begins(app: TabletopApp, tmp_path: Path) -> None:
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await form(pilot)
        await pilot.press(*"Anna", "enter", *"Ben", "enter", *"Cleo", "enter")
        await go_to(pilot, screen, "points")
        await pilot.press("right", "enter")
        await pilot.pause()
        table = app.keeper.table if app.keeper else None
        assert any(isinstance(s, GameScreen) for s in app.screen_stack) and table is not None
        assert [seat.name for seat in table.seats] == ["Anna", "Ben", "Cleo"]
        assert table.options["points"] == 14
    assert len(list((tmp_path / "saves").glob("*.json"))) == 1


async def test_a_file_is_given_by_its_name(app: TabletopApp, tmp_path: Path) -> None:
    (tmp_path / "m.json").write_text(json.dumps({"hexes": []}))
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await form(pilot)
        await go_to(pilot, screen, "map")
        await pilot.press("left")
        await go_to(pilot, screen, "mapfile")
        for name, told in (("none.json", "cannot be read"), ("m.json", "The map file is wrong")):
            typed = len(str(screen.chosen.get("mapfile", "")))
            await pilot.press(*["backspace"] * typed, *str(tmp_path / name), "enter")
            await pilot.pause()
            assert app.screen is screen and told in screen.message
        screen.chosen["mapfile"] = str(MAP)
        await pilot.press("enter")
        await pilot.pause()
        assert app.keeper is not None and app.keeper.table.state.island.terrain.count(GOLD) == 2


async def test_two_players_of_one_name_are_told(app: TabletopApp) -> None:
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await form(pilot)
        await pilot.press(*"Anna", "enter", *"anna", "up", "up", "enter")
        await pilot.pause()
        assert app.screen is screen and "called" in screen.message
