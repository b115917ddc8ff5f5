"""The new-game form: a game, its seats and its options, by keys alone."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from textual.events import MouseScrollDown, MouseScrollUp
from textual.pilot import Pilot

from tabletop_tui.games.cities_and_knights.things import GOLD
from tabletop_tui.play.pins import opens, sealed
from tabletop_tui.store.load import load
from tabletop_tui.tui.app import TabletopApp
from tabletop_tui.tui.kit import Lines
from tabletop_tui.tui.screens.ask import Ask
from tabletop_tui.tui.screens.game import GameScreen
from tabletop_tui.tui.screens.new_game import NewGame
from tabletop_tui.tui.screens.pin import PinPad
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


async def test_a_file_is_given_by_its_name(app: TabletopApp, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "m.json").write_text(json.dumps({"hexes": []}))
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await form(pilot)
        await go_to(pilot, screen, "map")
        await pilot.press("left")
        await go_to(pilot, screen, "mapfile")
        for name, told in (("none.json", "cannot be read"), ("m.json", "The map file is wrong")):
            typed = len(str(screen.chosen.get("mapfile", "")))
            await pilot.press(*["backspace"] * typed, *name, "enter")
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


async def test_clocks_and_pins_are_chosen_in_the_form_and_a_pin_stays_with_its_person(app: TabletopApp) -> None:
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await form(pilot)
        await pilot.press(*"Anna", "enter", "left", "enter", *"Cleo")
        assert screen.levels[:3] == ["", None, ""], "the seat between the two is empty"
        screen.at = screen.lines().index("pins")
        await pilot.press("enter")
        await pilot.pause()
        assert isinstance(app.screen, Ask)
        await pilot.press("2", *"4711", "enter", *"4712", "enter")
        await pilot.pause()
        assert isinstance(app.screen, PinPad) and not screen.pins, "the second one differs"
        await pilot.press(*"4711", "enter")
        await pilot.pause()
        assert app.screen is screen and list(screen.pins) == [2]
        await pilot.press("up", "right", "down", "down", "enter")
        await pilot.pause()
        assert app.keeper is not None
        table = app.keeper.table
        assert [seat.name for seat in table.seats] == ["Anna", "Cleo"] and table.timed
        assert list(table.pins) == [1] and opens("4711", table.pins[1])
        assert load(app.keeper.path).table.pins == table.pins


async def test_a_pin_is_given_up_in_the_form_and_needs_company(app: TabletopApp) -> None:
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await form(pilot)
        screen.pins = {0: sealed("4711", "00ff")}
        screen.at = screen.lines().index("pins")
        await pilot.press("right", "1")
        await pilot.pause()
        assert not screen.pins and app.screen is screen
        screen.pins = {0: sealed("4711", "00ff")}
        screen.levels = ["", "easy", None, None, None, None]
        await pilot.press("enter")
        assert app.screen is screen and "several people" in screen.message
        screen.start()
        await pilot.pause()
        assert app.keeper is not None and not app.keeper.table.pins


@pytest.mark.parametrize(("size", "game"), [((80, 24), "cities_and_knights"), ((60, 20), "cities_and_knights")])
async def test_the_row_at_the_cursor_is_always_on_the_screen(
    size: tuple[int, int], game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TABLETOP_HOME", str(tmp_path))
    app = TabletopApp(fps=0, terminal=probe(XTERM, interactive=True, size=size, encoding="utf-8"))
    async with app.run_test(size=size) as pilot:
        screen = await form(pilot)
        rows = screen.query_one("#rows", Lines)
        for _ in screen.lines():
            await pilot.press("down")
            shown = rows.rows[: rows.size.height]
            assert sum(any(span.style == "reverse" for span in row.spans) for row in shown) == 1
            assert screen.line_of.index(screen.at) < rows.size.height


async def test_the_mouse_goes_to_a_row_and_changes_it(app: TabletopApp) -> None:
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await form(pilot)
        await pilot.press("up")
        row = screen.line_of.index(screen.lines().index("clocks"))
        await pilot.click("#rows", offset=(10, row))
        await pilot.pause()
        assert screen.lines()[screen.at] == "clocks" and not screen.timed
        await pilot.click("#rows", offset=(10, row))
        await pilot.pause()
        assert screen.timed


async def test_on_a_small_screen_the_wheel_leads_to_the_rows_below_and_a_click_starts(app: TabletopApp) -> None:
    async with app.run_test(size=(60, 20)) as pilot:
        screen = await form(pilot)
        rows = screen.query_one("#rows", Lines)
        start = len(screen.lines()) - 1
        assert start not in screen.line_of[: rows.size.height]
        for _ in range(start + 3):
            await pilot._post_mouse_events([MouseScrollDown], rows, button=0)
        assert screen.at == start
        await pilot._post_mouse_events([MouseScrollUp], rows, button=0)
        assert screen.at == start - 1
        await pilot.click("#rows", offset=(10, screen.line_of.index(start - 2)))
        assert screen.lines()[screen.at] == "clocks" and not screen.timed
        await pilot.click("#rows", offset=(10, screen.line_of.index(screen.at)))
        assert screen.timed
        for _ in range(2):
            await pilot._post_mouse_events([MouseScrollDown], rows, button=0)
        await pilot.click("#rows", offset=(5, screen.line_of.index(start)))
        await pilot.pause()
        assert app.keeper is not None and app.keeper.table.timed
