"""The new-game form: a game, its seats and its options, by keys alone."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from textual.events import MouseScrollDown, MouseScrollUp
from textual.pilot import Pilot

from tabletop_tui.games import find
from tabletop_tui.games.cities_and_knights.rules.constants import GOLD
from tabletop_tui.play import read_seats
from tabletop_tui.play.pins import hash_pin, verify_pin
from tabletop_tui.play.table_setup import QUESTIONS
from tabletop_tui.play.text import say
from tabletop_tui.store.last_table import keep_colours
from tabletop_tui.store.load import load
from tabletop_tui.terminal.probe import probe
from tabletop_tui.tui.app import TabletopApp
from tabletop_tui.tui.dialogs.ask import Ask
from tabletop_tui.tui.dialogs.pin import PinPad
from tabletop_tui.tui.home.form_row import FormRow
from tabletop_tui.tui.home.new_game import NewGame
from tabletop_tui.tui.home.new_game_rows import (
    OptionsRow,
    PinRow,
    QuestionRow,
    SeatRow,
)
from tabletop_tui.tui.home.option_rows import OptionRow
from tabletop_tui.tui.table.game_screen import GameScreen
from tabletop_tui.tui.widgets.choice_list import ListRow
from tabletop_tui.tui.widgets.line_widgets import Lines
from tests.tui.playing import XTERM

MAP = Path(__file__).parents[3] / "docs" / "maps" / "golden-isle.json"


@pytest.fixture
def app(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> TabletopApp:
    """The app at home, its saves in a folder of their own."""
    monkeypatch.setenv("TABLETOP_HOME", str(tmp_path))
    return TabletopApp(
        fps=0, terminal=probe(XTERM, interactive=True, size=(80, 24), encoding="utf-8")
    )


async def form(pilot: Pilot[int]) -> NewGame:
    """Open the form at Cities & Knights; the cursor is on the first seat."""
    await pilot.pause()
    await pilot.press("n")
    await pilot.pause()
    screen = pilot.app.screen
    assert isinstance(screen, NewGame)
    screen.table_setup.change_game(find("cities_and_knights"))
    screen.opened = True
    screen.fill()
    screen.list.choices.at = 1
    return screen


async def go_to(pilot: Pilot[int], screen: NewGame, key: str) -> None:
    """The cursor on the option *key*."""
    await to_row(pilot, screen, lambda row: isinstance(row, OptionRow) and row.option.key == key)


async def to_row(
    pilot: Pilot[int], screen: NewGame, wanted: Callable[[ListRow | None], bool]
) -> None:
    """The cursor on a row."""
    for _ in screen.list.choices.rows:
        if wanted(screen.list.choices.here()):
            return
        await pilot.press("down")
    raise AssertionError("no such row")


def is_pins(row: ListRow | None) -> bool:
    """Return whether a row is that of the PINs."""
    return isinstance(row, PinRow)


def is_clocks(row: ListRow | None) -> bool:
    """Return whether a row is that of the clocks."""
    return isinstance(row, QuestionRow) and row.question == "clocks"


async def test_names_are_typed_and_the_game_begins(app: TabletopApp, tmp_path: Path) -> None:
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await form(pilot)
        await pilot.press(*"Anna", "enter", *"Ben", "enter", *"Cleo", "enter")
        await go_to(pilot, screen, "points")
        await pilot.press("right", "enter")
        await pilot.pause()
        table = app.save_file.table if app.save_file else None
        assert any(isinstance(s, GameScreen) for s in app.screen_stack) and table is not None
        assert [seat.name for seat in table.seats] == ["Anna", "Ben", "Cleo"]
        assert table.options["points"] == 14
    assert len(list((tmp_path / "saves").glob("*.json"))) == 1


async def test_a_file_is_given_by_its_name(
    app: TabletopApp, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "m.json").write_text(json.dumps({"hexes": []}))
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await form(pilot)
        await go_to(pilot, screen, "map")
        await pilot.press("left")
        await go_to(pilot, screen, "mapfile")
        wrong = {"none.json": "cannot be read", "m.json": "hexes: it must contain 7 or more"}
        for name, told in wrong.items():
            typed = len(screen.table_setup.file_names().get("mapfile", ""))
            await pilot.press(*["backspace"] * typed, *name, "enter")
            await pilot.pause()
            assert app.screen is screen and told in screen.message
        screen.table_setup.chosen["mapfile"] = str(MAP)
        await pilot.press("enter")
        await pilot.pause()
        assert (
            app.save_file is not None and app.save_file.table.state.island.terrain.count(GOLD) == 2
        )


async def test_two_players_of_one_name_are_told(app: TabletopApp) -> None:
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await form(pilot)
        await pilot.press(*"Anna", "enter", *"anna", "up", "up", "enter")
        await pilot.pause()
        assert app.screen is screen and "called" in screen.message


async def test_clocks_and_pins_are_chosen_in_the_form_and_a_pin_stays_with_its_person(
    app: TabletopApp,
) -> None:
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await form(pilot)
        await pilot.press(*"Anna", "enter", "left", "enter", *"Cleo")
        assert [place.level for place in screen.table_setup.places[:3]] == ["", None, ""], (
            "the seat between the two is empty"
        )
        await to_row(pilot, screen, is_pins)
        await pilot.press("enter")
        await pilot.pause()
        assert isinstance(app.screen, Ask)
        await pilot.press("2", *"4711", "enter", *"4712", "enter")
        await pilot.pause()
        assert isinstance(app.screen, PinPad) and not screen.table_setup.with_pins(), (
            "the second one differs"
        )
        await pilot.press(*"4711", "enter")
        await pilot.pause()
        assert app.screen is screen and screen.table_setup.with_pins() == [2]
        await pilot.press("up", "right", "down", "down", "enter")
        await pilot.pause()
        assert app.save_file is not None
        table = app.save_file.table
        assert [seat.name for seat in table.seats] == [
            "Anna",
            "Cleo",
        ] and table.settings.timed
        assert list(table.settings.pins) == [1] and verify_pin("4711", table.settings.pins[1])
        assert load(app.save_file.path).table.settings.pins == table.settings.pins


async def test_a_pin_is_given_up_in_the_form_and_needs_company(app: TabletopApp) -> None:
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await form(pilot)
        screen.table_setup.places[0].pin = hash_pin("4711", "00ff")
        await to_row(pilot, screen, is_pins)
        await pilot.press("right", "1")
        await pilot.pause()
        assert not screen.table_setup.with_pins() and app.screen is screen
        screen.table_setup.places[0].pin = hash_pin("4711", "00ff")
        screen.table_setup.places[1].level, screen.table_setup.places[2].level = "easy", None
        await pilot.press("enter")
        assert app.screen is screen and "several people" in screen.message
        screen.start()
        await pilot.pause()
        assert app.save_file is not None and not app.save_file.table.settings.pins


@pytest.mark.parametrize(
    ("size", "game"), [((80, 24), "cities_and_knights"), ((60, 20), "cities_and_knights")]
)
async def test_the_row_at_the_cursor_is_always_on_the_screen(
    size: tuple[int, int], game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TABLETOP_HOME", str(tmp_path))
    app = TabletopApp(fps=0, terminal=probe(XTERM, interactive=True, size=size, encoding="utf-8"))
    async with app.run_test(size=size) as pilot:
        screen = await form(pilot)
        rows = screen.query_one("#rows", Lines)
        for _ in screen.list.choices.rows:
            await pilot.press("down")
            shown = rows.rows[: rows.size.height]
            bright = [
                screen.bright in (row.style, *(span.style for span in row.spans)) for row in shown
            ]
            assert bright.count(True) == 1
            assert screen.list.choices.row_of.index(screen.list.choices.at) < rows.size.height


async def test_the_mouse_goes_to_a_row_and_changes_it(app: TabletopApp) -> None:
    async with app.run_test(size=(80, 30)) as pilot:
        screen = await form(pilot)
        await pilot.press("up")
        rows = screen.list.choices.rows
        row = screen.list.choices.row_of.index(next(n for n, r in enumerate(rows) if is_clocks(r)))
        await pilot.click("#rows", offset=(10, row))
        await pilot.pause()
        assert is_clocks(screen.list.choices.here()) and not screen.table_setup.answer("clocks")
        await pilot.click("#rows", offset=(10, row))
        await pilot.pause()
        assert screen.table_setup.answer("clocks")


async def test_on_a_small_screen_the_wheel_leads_to_the_rows_below_and_a_click_starts(
    app: TabletopApp,
) -> None:
    async with app.run_test(size=(60, 20)) as pilot:
        screen = await form(pilot)
        rows = screen.query_one("#rows", Lines)
        start, choices = len(screen.list.choices.rows) - 1, screen.list.choices
        assert choices.row_of[-1] == start and start - 1 not in choices.row_of
        for _ in range(start + 3):
            await pilot._post_mouse_events([MouseScrollDown], rows, button=0)
        assert choices.at == start
        await pilot._post_mouse_events([MouseScrollUp], rows, button=0)
        assert choices.at == start - 1
        await pilot.click("#rows", offset=(10, choices.row_of.index(start - 3)))
        assert is_clocks(screen.list.choices.here()) and not screen.table_setup.answer("clocks")
        await pilot.click("#rows", offset=(10, choices.row_of.index(choices.at)))
        assert screen.table_setup.answer("clocks")
        for _ in range(2):
            await pilot._post_mouse_events([MouseScrollDown], rows, button=0)
        await pilot.click("#rows", offset=(5, choices.row_of.index(start)))
        await pilot.pause()
        assert app.save_file is not None and app.save_file.table.settings.timed


@pytest.mark.parametrize("size", [(60, 20), (80, 24)])
async def test_what_starts_the_game_is_in_view_however_many_rows_there_are(
    app: TabletopApp, size: tuple[int, int]
) -> None:
    async with app.run_test(size=size) as pilot:
        screen = await form(pilot)
        rows = screen.query_one("#rows", Lines)
        assert len(screen.list.choices.rows) > rows.size.height
        for _ in screen.list.choices.rows:
            assert rows.rows[-1].plain.strip() == "Start the game"
            assert screen.list.choices.at in screen.list.choices.row_of
            await pilot.press("tab")


async def test_an_open_replay_is_chosen_in_the_form_like_every_other_question(
    app: TabletopApp,
) -> None:
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await form(pilot)
        asked = [row.question for row in screen.list.choices.rows if isinstance(row, QuestionRow)]
        assert asked == list(QUESTIONS)
        await to_row(
            pilot,
            screen,
            lambda row: isinstance(row, QuestionRow) and row.question == "open-replay",
        )
        await pilot.press("right", "enter")
        await pilot.pause()
        assert app.save_file is not None and app.save_file.table.settings.open_replay


async def opened(pilot: Pilot[int]) -> NewGame:
    """The form as it opens by itself."""
    await pilot.pause()
    await pilot.press("n")
    await pilot.pause()
    assert isinstance(pilot.app.screen, NewGame)
    return pilot.app.screen


async def test_the_game_is_asked_first_and_enter_does_not_start_it_before_people_are_named(
    app: TabletopApp,
) -> None:
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await opened(pilot)
        assert screen.list.choices.at == 0
        await pilot.press("enter")
        await pilot.pause()
        assert app.screen is screen and screen.list.choices.at == 1
        await pilot.press(*"Anna", "up")
        await pilot.pause()
        assert "Enter start" in screen.query_one("#hint", Lines).rows[0].plain


async def test_the_last_table_is_remembered_and_one_key_starts_it_again(app: TabletopApp) -> None:
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await form(pilot)
        await pilot.press(*"Anna", "enter", *"Ben", "enter", "right")
        await go_to(pilot, screen, "points")
        await pilot.press("left", "enter")
        await pilot.pause()
        assert app.save_file is not None
        first = app.save_file.table
        app.launcher.close_game()
        app.go_home()
        await opened(pilot)
        await pilot.press("enter")
        await pilot.pause()
        again = app.save_file.table
        assert again is not first and again.game is first.game
        assert again.seats == first.seats and again.options["points"] == 12


async def test_a_form_that_is_left_is_as_it_was_the_next_time(app: TabletopApp) -> None:
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await form(pilot)
        await pilot.press(*"Anna", "escape")
        await pilot.pause()
        assert app.screen is not screen
        again = await opened(pilot)
        assert again.table_setup.game.id == "cities_and_knights"
        assert again.table_setup.places[0].name == "Anna"


async def test_every_option_is_explained_below_the_form_and_by_f1(app: TabletopApp) -> None:
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await form(pilot)
        await go_to(pilot, screen, "spy_may_decline")
        await pilot.pause()
        assert "Spy" in screen.query_one("#news", Lines).rows[0].plain
        await pilot.press("f1")
        await pilot.pause()
        assert isinstance(app.screen, Ask) and "may take none" in app.screen.question


async def test_every_row_says_what_it_settles(app: TabletopApp) -> None:
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await form(pilot)
        rows = [row for row in screen.list.choices.rows if isinstance(row, FormRow)]
        told = [row.explanation for row in rows]
        assert all(told) and max(map(len, told)) <= 78 * 2
        person, empty = (say(f"new-{kind}-help") for kind in ("person", "empty"))
        assert {person, empty} <= set(told) and "Type a name" in person
        await pilot.press("f1")
        await pilot.pause()
        assert isinstance(app.screen, Ask) and app.screen.question == person


def chosen(screen: NewGame) -> list[str]:
    """The form as it is shown: the game, who plays, and the word about all options."""
    return [row.value or "" for row in screen.list.choices.rows if isinstance(row, FormRow)]


async def test_a_first_form_has_a_game_three_seats_and_one_line_of_options(
    app: TabletopApp,
) -> None:
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await pilot.press("n")
        screen = app.screen
        assert isinstance(screen, NewGame)
        game, *seats, options = chosen(screen)
        assert game.startswith("Cities & Knights") and options == "as usual"
        assert [seat for seat in seats if "name" in seat] == seats[:3]


async def test_the_usual_evening_is_n_and_enter(app: TabletopApp) -> None:
    """The last group's game, people, levels and options come again, and in their colours."""
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await form(pilot)
        screen.table_setup.set_seats(read_seats("Anna,Ben,bot:hard:trader"))
        screen.table_setup.chosen["points"] = 11
        screen.start()
        await pilot.pause()
        app.launcher.close_game()
        app.go_home()
        await pilot.pause()
        await pilot.press("n")
        await pilot.pause()
        again = app.screen
        assert isinstance(again, NewGame)
        assert chosen(again)[-1] == "as in the last game"
        await pilot.press("enter")
        await pilot.pause()
        assert app.save_file is not None
        table = app.save_file.table
        assert [(seat.name, seat.player) for seat in table.seats] == [
            ("Anna", ""),
            ("Ben", ""),
            ("Bot 3", "hard:trader"),
        ]
        assert table.options["points"] == 11 and table.game.id == "cities_and_knights"


async def test_the_options_are_opened_by_enter_and_say_if_they_are_others(
    app: TabletopApp,
) -> None:
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await form(pilot)
        screen.opened = False
        screen.fill()
        few = len(screen.list.choices.rows)
        await to_row(pilot, screen, lambda row: isinstance(row, OptionsRow))
        await pilot.press("enter", "down")
        assert len(screen.list.choices.rows) > few + 9
        await pilot.press("right", "up")
        row = screen.list.choices.here()
        assert isinstance(row, OptionsRow) and row.value == "chosen for this game"
        await pilot.press("enter")
        assert len(screen.list.choices.rows) == few


async def test_another_place_gets_the_colour_of_its_person(app: TabletopApp) -> None:
    keep_colours(read_seats("Anna,Ben"))
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await form(pilot)
        await pilot.press(*"Ben", "down", *"Anna")
        signs = [
            row.mark.plain.strip()
            for row in screen.list.choices.rows
            if isinstance(row, SeatRow) and row.mark
        ]
        assert signs[:3] == ["◊", "◉", "◗"]
