"""The practice table: shots without a game, from the home screen, with nothing saved."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner
from textual.pilot import Pilot

from tabletop_tui.__main__ import cli
from tabletop_tui.games.ascending_empires import GAME
from tabletop_tui.games.ascending_empires.events import Flew
from tabletop_tui.games.ascending_empires.flick import flick, run_out
from tabletop_tui.games.ascending_empires.galaxy import galaxy
from tabletop_tui.games.ascending_empires.practice import LAYOUTS, practice
from tabletop_tui.games.ascending_empires.tui.practice import Practice
from tabletop_tui.tui.app import TabletopApp
from tabletop_tui.tui.practising import table, tables
from tabletop_tui.tui.screens.home import Home
from tabletop_tui.tui.terminal.probe import probe

from .playing import XTERM


def app_at(game: str = "ascending_empires", fps: int = 0) -> TabletopApp:
    terminal = probe(XTERM, interactive=True, size=(80, 24), encoding="utf-8")
    return TabletopApp(practice=game, fps=fps, terminal=terminal)


def screen_of(pilot: Pilot[int]) -> Practice:
    screen = pilot.app.screen
    assert isinstance(screen, Practice)
    return screen


@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_layout_adds_up_and_has_a_ship_to_flick(layout: str) -> None:
    s = practice(layout, "normal", True)
    GAME.audit(s)
    assert 0 in s.ships and s == practice(layout, "normal", True)
    assert (len(s.ships) > 20) == (layout == "crowd")


def test_the_lane_is_empty_the_bank_shot_needs_a_bank_and_the_ram_rams() -> None:
    board = galaxy()

    def shots(layout: str, direction: int, power: int) -> object:
        return flick(board, practice(layout, "steady", True).ships, 0, direction, run_out(board, power), seats=2)

    lane = shots("lane", 0, 58)
    assert lane.contacts == () and lane.lost == ()  # type: ignore[attr-defined]
    assert shots("ram", 0, 40).rammed == (0, 9)  # type: ignore[attr-defined]
    target = next(h.index for h in board.holes if h.key == "alpha-F")
    straight = [shots("bank", 128 + turn, power) for turn in (-8, 0, 8) for power in range(10, 60, 5)]
    assert not any(target in board.orbits(0, flown.ships[0]) for flown in straight if 0 in flown.ships)  # type: ignore[attr-defined]
    banked = shots("bank", 44, 32)
    assert banked.contacts and target in board.orbits(0, banked.ships[0])  # type: ignore[attr-defined]


async def test_shots_again_and_again_until_reset(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TABLETOP_HOME", str(tmp_path))
    async with app_at().run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        screen = screen_of(pilot)
        begun = dict(screen.table.state.ships)
        await pilot.press("h", "h", "up")
        assert screen.hand == "steady"
        await pilot.press("enter")
        once = screen.table.state.ships[0]
        assert once == (begun[0][0] + 55 * 11_000, begun[0][1]) and screen.scores["shots"] == 1
        await pilot.press("u")
        assert screen.table.state.ships == begun
        await pilot.press("enter")
        assert screen.table.state.ships[0] == once and screen.scores["shots"] == 2
        await pilot.press("r")
        assert screen.table.state.ships == begun and screen.scores["shots"] == 0
        await pilot.press("escape")
        assert isinstance(pilot.app.screen, Home)
    assert [path for path in tmp_path.rglob("*.json") if "settings" not in path.name] == []


async def test_every_way_of_aiming_can_be_tried(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TABLETOP_HOME", str(tmp_path))
    async with app_at().run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        screen = screen_of(pilot)
        await pilot.press("h", "t", "enter")
        wild = next(event for event in screen.table.told[-1] if isinstance(event, Flew))
        assert screen.hand == "wild" and not screen.timing
        assert abs(wild.angle_error) <= 48 and abs(wild.power_error) <= 68
        await pilot.press("t", "r", "enter")
        form = screen.form
        assert form is not None and form.sweeping  # type: ignore[attr-defined]
        await pilot.press("r")  # while the marker sweeps only Enter and Esc count
        assert screen.form is form
        form.phase, form.tick = 0.0, lambda seconds: False  # type: ignore[attr-defined]
        await pilot.press("enter")
        flew = next(event for event in screen.table.told[-1] if isinstance(event, Flew))
        assert (flew.angle_error, flew.power_error) == (-48, 68)  # the marker at the end of its track, a wild hand


async def test_a_table_without_ships_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TABLETOP_HOME", str(tmp_path))
    async with app_at().run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        screen = screen_of(pilot)
        await pilot.press("h", "h", *["up"] * 10, "enter", "left", "enter")
        for _ in range(8):
            if screen.form is None:
                break
            await pilot.press("enter")
        assert screen.form is None and screen.waiting() == screen.session.words.say("practice-empty")
        await pilot.press("r")
        assert screen.form is not None and 0 in screen.table.state.ships


def test_a_game_without_a_practice_table_is_named() -> None:
    assert tables() == ("ascending_empires",)
    with pytest.raises(ValueError, match="cities_and_knights has no practice table"):
        table("cities_and_knights")


async def test_the_home_screen_opens_the_practice_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TABLETOP_HOME", str(tmp_path))
    async with app_at("").run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        assert isinstance(pilot.app.screen, Home)
        await pilot.press("p")
        await pilot.pause()
        screen_of(pilot)


def test_the_command_opens_it_too(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[dict[str, object]] = []
    monkeypatch.setattr("tabletop_tui.cli.practising.no_terminal", lambda: "")
    monkeypatch.setattr("tabletop_tui.cli.practising.show", lambda **what: opened.append(what))
    for words in (["practice"], ["practice", "ascending"]):
        assert CliRunner().invoke(cli, words).exit_code == 0
        assert opened.pop() == {"practice": "ascending_empires"}
    refused = CliRunner().invoke(cli, ["practice", "rise"])
    assert refused.exit_code == 1 and "Rise of Empires has no practice table" in refused.output


@pytest.mark.parametrize("fps", [30, 15, 0])
async def test_a_flight_is_shown_and_any_key_skips_it(
    fps: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TABLETOP_HOME", str(tmp_path))
    async with app_at(fps=fps).run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        screen = screen_of(pilot)
        await pilot.press("h", "h", "enter")
        assert (screen.film_then is not None) == (fps > 0)
        if fps:
            shown: list[float] = []
            monkeypatch.setattr(screen.boards[0], "frame", lambda event, seconds: shown.append(seconds))
            screen.film_at = 0.0
            for _ in range(10):
                type(screen).tick(screen)
            assert len(shown) == fps // 3 and shown == sorted(shown) and screen.scores["shots"] == 0
            await pilot.press("g")
        assert screen.film_then is None and screen.scores["shots"] == 1
        board = screen.boards[0]
        assert board.spot(("ship", 0)) == board.window.cell(screen.table.state.ships[0])  # type: ignore[attr-defined]
