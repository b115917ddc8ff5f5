"""Everything that keys do can be done with the mouse: places, lines, forms, questions, lists and
the keys below.
"""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

import pytest
from textual.events import MouseScrollDown, MouseScrollUp
from textual.pilot import Pilot

from tabletop_tui.engine import Aim, Deal, Hand, Offer
from tabletop_tui.games.ascending_empires.tui.practice import Practice
from tabletop_tui.games.skeleton.view.describe import Bid
from tabletop_tui.play import Words
from tabletop_tui.store.save_file import SaveFile
from tabletop_tui.tui.app import TabletopApp
from tabletop_tui.tui.dialogs.ask import Ask
from tabletop_tui.tui.forms import AimForm, DealForm, HandForm, SwapForm
from tabletop_tui.tui.home.home_screen import Home
from tabletop_tui.tui.paint.ink import ink_of
from tabletop_tui.tui.reading.page import Page
from tabletop_tui.tui.settings.settings_screen import SettingsScreen
from tabletop_tui.tui.table.game_screen import GameScreen
from tabletop_tui.tui.widgets.line_widgets import Bar, Lines
from tests.tui.playing import face_down, open_app

WORDS = Words(None, ["Anna", "Ben", "Cleo"])
KINDS = ("wool", "ore", "grain")


def row_with(lines: Lines, text: str) -> int:
    """The number of the row that holds *text*, as it lies on the screen."""
    return next(n for n, row in enumerate(lines.rows) if text in row.plain) - lines.top


async def click(pilot: Pilot[Any], id_: str, text: str) -> None:
    """Click on a row of a widget."""
    lines = pilot.app.screen.query_one(id_, Lines)
    y = row_with(lines, text)
    await pilot.click(lines, offset=(lines.rows[y + lines.top].plain.index(text), y))
    await pilot.pause()


def test_a_hand_is_filled_and_emptied_by_clicks() -> None:
    form = HandForm(Offer(Bid, Hand(lambda c: c, (2, 0, 2), 3, 3, KINDS)), WORDS)  # type: ignore[arg-type]
    rows = [row.plain for row in form.rows(60)]
    wool, grain = (
        next(n for n, row in enumerate(rows) if kind in row) for kind in ("wool", "grain")
    )
    for row in (wool, wool, grain):
        assert form.click(row)
    assert form.counts.taken == [2, 0, 1]
    assert form.click(grain) and form.counts.taken == [2, 0, 0], (
        "with no room left a click takes the kind away"
    )
    assert not form.click(0) and not form.click(99)


def test_a_deal_is_composed_by_clicks() -> None:
    form = DealForm(
        Offer(Bid, Deal(lambda *made: made, (2, 1, 0), (5, 5, 5), KINDS, (1, 2))), WORDS
    )  # type: ignore[arg-type]

    def on(text: str) -> None:
        assert form.click(next(n for n, row in enumerate(form.rows(60)) if text in row.plain))

    on("ore")
    on("You get")
    on("grain")
    on("Offer it to")
    on("Ben")
    assert form.give.taken == [0, 1, 0] and form.get.taken == [0, 0, 1]
    assert form.partners == {1: False, 2: True} and form.page == 2


def test_a_click_goes_to_the_next_ship_and_stops_the_marker() -> None:
    form = AimForm(Offer(Bid, Aim(lambda *made: made, (7, 9), 360, 100, 5)), WORDS)  # type: ignore[arg-type]
    assert not form.click(0) and form.click(1) and form.piece == 9
    form.key("enter")
    assert form.sweeping and form.click(3) and form.action[0] == 9 and len(form.action[3]) == 1


@pytest.mark.parametrize("game", ["ascending_empires", "cities_and_knights", "rise_of_empires"])
async def test_a_place_of_each_board_is_picked_by_a_click(game: str, tmp_path: Path) -> None:
    app = open_app(tmp_path, game, "Anna,bot:easy")
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await at_table(pilot, app)
        if game == "ascending_empires":
            await pilot.press("r")
        board = screen.view.middle.boards[screen.view.middle.front]
        place = next(p for p in screen.choice.lit() if board.spot(p) is not None)
        spot = board.spot(place)
        before = (
            len(screen.table.log),
            screen.choice.choice_tree.picked if screen.choice.choice_tree else (),
        )
        await pilot.click(type(board), offset=spot)
        await pilot.pause()
        assert (
            len(screen.table.log),
            screen.choice.choice_tree.picked if screen.choice.choice_tree else (),
        ) != before


async def at_table(pilot: Pilot[Any], app: TabletopApp) -> GameScreen:
    """The game screen when it is the person's turn."""
    await pilot.pause()
    for _ in range(200):
        screen = app.screen
        if face_down(screen.app):
            await pilot.press("enter")
        elif (
            isinstance(screen, GameScreen)
            and screen.choice.seat == 0
            and screen.view.look is not None
        ):
            return screen
        await pilot.pause(0.05)
    raise AssertionError("it never came to Anna")


async def test_lines_of_the_menu_and_keys_of_the_hint_line_are_clicked(tmp_path: Path) -> None:
    app = open_app(tmp_path, "ascending_empires", "Anna,Ben")
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        screen = app.screen
        assert isinstance(screen, GameScreen) and screen.choice.choice_tree is not None
        shut = next(entry for entry in screen.choice.menu.entries if entry.why)
        await click(pilot, "#form", shut.short)
        assert screen.view.message == shut.why and screen.choice.menu.here().label == shut.label  # type: ignore[union-attr]
        open_ = next(entry for entry in screen.choice.menu.entries if entry.narrow)
        await click(pilot, "#form", open_.label)
        assert screen.choice.choice_tree.kind == open_.kind
        await click(pilot, "#hint", "Esc")
        assert screen.choice.choice_tree.kind is None
        await click(pilot, "#hint", "keys")
        page = app.screen
        assert isinstance(page, Page)
        await pilot._post_mouse_events([MouseScrollDown], page.query_one("#rows"), button=0)
        assert page.query_one("#rows", Lines).top == 3
        await click(pilot, "#title", "Esc")
        assert app.screen is screen
        await click(pilot, "#hint", "quit")
        ask = app.screen
        assert isinstance(ask, Ask)
        await click(pilot, "#rows", "Leave the table")
        assert app.screen is ask, "the question itself is no answer"
        await click(pilot, "#rows", "To the home screen")
        assert isinstance(app.screen, Home)


async def test_a_shot_is_aimed_by_the_mouse_and_the_practice_table_set_up_by_it() -> None:
    app = TabletopApp(practice="ascending_empires", fps=0)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        screen = app.screen
        assert isinstance(screen, Practice) and isinstance(screen.choice.form, AimForm)
        board, form = screen.view.middle.boards[0], screen.choice.form
        x, y = board.spot(("ship", form.piece)) or (0, 0)
        aimed = []
        for dx, dy in ((8, 0), (0, -4), (-2, 0), (0, 4)):
            await pilot.click(type(board), offset=(x + dx, y + dy))
            await pilot.pause()
            aimed.append(form.angle * 360 / form.aim.angles)
        off = [
            abs((angle - want + 180) % 360 - 180)
            for angle, want in zip(aimed, (0, 90, 180, 270), strict=True)
        ]
        assert max(off) < 35, aimed
        power = form.power
        await pilot._post_mouse_events([MouseScrollUp], type(board), button=0)
        assert form.power > power
        await click(pilot, "#panel", "Orbits")
        assert screen.goal == "bank"


async def test_a_double_click_picks_one_line_or_one_place(tmp_path: Path) -> None:
    save = Path(__file__).parents[3] / "saves" / "example-cities-and-knights-late.json"
    app = TabletopApp(save_file=SaveFile.open(Path(shutil.copy(save, tmp_path))), fps=0)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await pilot.press("enter")
        await pilot.pause()
        screen = app.screen
        assert isinstance(screen, GameScreen) and screen.choice.choice_tree is not None
        before = len(screen.table.log)
        lines = screen.query_one("#form", Lines)
        await pilot.click(lines, offset=(5, row_with(lines, "Trade with the bank")), times=2)
        await pilot.pause()
        assert isinstance(screen.choice.form, SwapForm) and len(screen.table.log) == before
        await pilot.press("escape")
        board = screen.view.middle.boards[0]
        roads = [
            action.places[0]
            for action in screen.choice.choice_tree.actions()
            if action.kind == "build-road"
        ]
        await pilot.click(type(board), offset=board.spot(roads[0]), times=2)
        await pilot.pause()
        assert len(screen.table.log) == before, "a place is picked before anything is done there"
        assert screen.choice.choice_tree.picked == (roads[0],)
        await pilot.press("escape")
        screen.choice.choice_tree.narrow("build-road")
        screen.renew()
        await pilot.click(type(board), offset=board.spot(roads[0]), times=2)
        await pilot.pause()
        assert len(screen.table.log) == before + 1


async def test_a_plain_terminal_writes_keys_longer_and_they_are_clicked_where_they_stand(
    tmp_path: Path,
) -> None:
    app = open_app(tmp_path, "ascending_empires", "Anna,Ben", env={"TERM": "xterm", "LC_ALL": "C"})
    app.ink = ink_of(app.ink.theme, "16", "ascii")
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await at_table(pilot, app)
        bar = screen.query_one("#hint", Bar)
        plain = app.ink.text(bar.rows[0].plain)
        assert "<-" in plain
        await pilot.click(bar, offset=(plain.index("? keys") + 5, 0))
        await pilot.pause()
        assert isinstance(app.screen, Page)


async def test_home_and_settings_are_clicked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TABLETOP_HOME", str(tmp_path))
    app = TabletopApp(fps=0)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await click(pilot, "#home", "heavy board games")
        assert isinstance(app.screen, Home)
        await click(pilot, "#home", "Settings")
        screen = app.screen
        assert isinstance(screen, SettingsScreen)
        await click(pilot, "#rows", "Pace")
        pace = screen.settings.pace
        await click(pilot, "#rows", "Pace")
        assert screen.settings.pace != pace
        await click(pilot, "#hint", "Esc")
        assert isinstance(app.screen, Home)
