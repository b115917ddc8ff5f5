"""The seats of the new-game form: people, computer players and their styles, or empty."""

from __future__ import annotations

from pathlib import Path

import pytest

from tabletop_tui.games import find
from tabletop_tui.play.results.records import GameResult, Player
from tabletop_tui.play.text import say
from tabletop_tui.store.last_table import last_table
from tabletop_tui.terminal.probe import probe
from tabletop_tui.tui.app import TabletopApp
from tabletop_tui.tui.home.new_game_rows import SeatRow
from tabletop_tui.tui.table.game_screen import GameScreen
from tabletop_tui.tui.widgets.line_widgets import Lines
from tests.tui.home.test_new_game import form
from tests.tui.playing import XTERM


@pytest.fixture
def app(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> TabletopApp:
    """The app at home, its saves in a folder of their own."""
    monkeypatch.setenv("TABLETOP_HOME", str(tmp_path))
    terminal = probe(XTERM, interactive=True, size=(80, 24), encoding="utf-8")
    return TabletopApp(fps=0, terminal=terminal)


async def test_only_the_seats_of_the_game_are_offered_each_in_its_colour(app: TabletopApp) -> None:
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await form(pilot)
        screen.table_setup.change_game(find("ascending_empires"))
        screen.fill()
        seats = [row for row in screen.list.choices.rows if isinstance(row, SeatRow)]
        assert len(seats) == find("ascending_empires").seats[-1]
        marks = [row.mark for row in seats]
        signs = [app.ink.glyph(f"seat.{n}") for n in (1, 2, 3)]
        assert [mark.plain.strip() for mark in marks[:3] if mark is not None] == signs
        assert marks[3] is not None and not marks[3].plain.strip(), "nobody sits there"


async def test_space_gives_a_computer_player_a_style(app: TabletopApp) -> None:
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await form(pilot)
        row = screen.list.choices.here()
        assert isinstance(row, SeatRow)
        await pilot.press("B", "space", "x")  # in a name it is a blank
        assert row.place.name == "B x" and row.place.style == ""
        assert row.explanation == say("new-person-help")
        await pilot.press("right", "space")
        assert row.place.level == "easy" and row.place.style == "builder"
        assert "builder" in str(row.value) and "Space" in row.explanation
        assert row.help == f"{say(f'level-{row.place.level}-about')} {row.explanation}"
        await pilot.press("space", "space", "space")
        assert row.place.style == "" and row.place.level == "easy"


async def test_a_name_typed_at_a_computer_player_makes_no_person_of_it(app: TabletopApp) -> None:
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await form(pilot)
        row = screen.list.choices.here()
        assert isinstance(row, SeatRow)
        await pilot.press(*"Ann", "right", *"Cleo")
        assert row.place.level == "easy" and row.place.name == "Ann"
        assert "called Bot 1" in screen.query_one("#news", Lines).rows[0].plain
        await pilot.press("down", "up", "left")
        assert row.place.is_person and row.place.name == "Ann"


async def test_the_seats_are_numbered_from_one(app: TabletopApp) -> None:
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await form(pilot)
        rows = [row for row in screen.list.choices.rows if isinstance(row, SeatRow)]
        assert [row.label for row in rows] == [f"Player {n}" for n in range(1, len(rows) + 1)]


async def test_enter_on_an_empty_seat_starts_and_the_line_says_so(app: TabletopApp) -> None:
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await form(pilot)
        await pilot.press(*"Anna", "enter", *"Ben")
        assert "Enter" not in screen.query_one("#hint", Lines).rows[0].plain
        await pilot.press("enter", "right", "enter")
        assert isinstance(screen.list.choices.here(), SeatRow)
        assert "Enter start" in screen.query_one("#hint", Lines).rows[0].plain
        await pilot.press("enter")
        await pilot.pause()
        table = app.save_file.table if app.save_file else None
        assert table is not None and [seat.is_bot for seat in table.seats] == [False, False, True]


async def test_a_computer_player_may_be_typed_as_on_the_command_line(app: TabletopApp) -> None:
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await form(pilot)
        row = screen.list.choices.here()
        assert isinstance(row, SeatRow)
        await pilot.press(*"bot:hard:trader")
        assert row.value == "bot:hard:trader", "it may still be a longer name"
        await pilot.press("down")
        await pilot.pause()
        assert row.place.level == "hard" and row.place.style == "trader"
        assert row.value.startswith("computer, hard")
        await pilot.press(*"bot:clever", "down", *"Cleo", "down", "enter")
        await pilot.pause()
        assert app.save_file is None and screen.table_setup.places[1].name == "bot:clever"
        news = screen.query_one("#news", Lines).rows
        assert "no computer player" in " ".join(line.plain for line in news)


async def test_the_characters_are_offered_behind_the_levels(app: TabletopApp) -> None:
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await form(pilot)
        row = screen.list.choices.here()
        assert isinstance(row, SeatRow)
        await pilot.press(*["right"] * 5)
        assert row.value == "computer, fair (normal)", "nobody has a name yet"
        assert row.explanation == screen.table_setup.told_fair()
        await pilot.press("right")
        assert row.value == "Milo (easy, builder)"
        assert row.explanation.startswith("Milo is a builder")
        await pilot.press("space", "x")
        assert row.place.style == "builder" and "Milo" in screen.message
        await pilot.press("down", *["right"] * 6)
        other = screen.list.choices.here()
        assert isinstance(other, SeatRow)
        assert other.value.startswith("Rosa"), "Milo sits already"
        await pilot.press("left")
        assert other.place.level == "fair" and not other.place.style
        await pilot.press("right", "up", *["left"] * 6, *"Rosa")
        assert [seat.name for seat in screen.table_setup.seats()[:2]] == ["Rosa", "Rosa 2"]


async def test_a_fair_player_gets_a_level_that_the_table_is_told(app: TabletopApp) -> None:
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await form(pilot)
        screen.table_setup.results = [
            GameResult("cities_and_knights", "x", (Player("Anna", 13, True),), (), ("normal",))
        ]
        await pilot.press(*"Anna", "enter", *["right"] * 5, "enter", *["right"] * 5)
        row = screen.list.choices.here()
        assert isinstance(row, SeatRow) and row.value == "computer, fair (hard)"
        await pilot.press("end", "enter")
        await pilot.pause()
        assert app.save_file is not None
        assert [seat.level for seat in app.save_file.table.seats] == ["", "hard", "hard"]
        assert app.save_file.note.startswith("Fair means hard here: Anna has beaten normal")
        assert isinstance(app.screen, GameScreen) and app.screen.view.message == app.save_file.note
    assert last_table("cities_and_knights")["seats"][1][:2] == ["", "fair"]
