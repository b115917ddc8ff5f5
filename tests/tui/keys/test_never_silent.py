"""Enter never falls silent, and does nothing by chance: whatever is pressed before it, it answers
what the footer says.
"""

from __future__ import annotations

from pathlib import Path

from textual.pilot import Pilot

from tabletop_tui.engine import to_act
from tabletop_tui.games.cities_and_knights.view.dice import harvest
from tabletop_tui.games.rise_of_empires.rules.actions import TakeEmpire
from tabletop_tui.games.rise_of_empires.rules.pieces import EMPIRE
from tabletop_tui.tui.forms import AimForm
from tabletop_tui.tui.table.game_screen import GameScreen
from tests.games.cities_and_knights.positions import Position
from tests.games.rise_of_empires.scenario import at_turn, choose, purse
from tests.tui.playing import at_table, open_app, open_at


async def test_n_at_a_question_of_the_menu_leaves_enter_to_the_menu(tmp_path: Path) -> None:
    s = at_turn(1, 2)
    purse(s, 0, cube=5)
    choose(s, 0, EMPIRE)
    app = open_at(tmp_path, s)
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await at_table(pilot)
        tree = screen.choice.choice_tree
        assert tree is not None and to_act(screen.table.game, s) == (0,)
        tile = next(a for a in tree.actions() if isinstance(a, TakeEmpire))
        screen.play(0, tile)
        await pilot.pause()
        region = next(iter(screen.choice.lit()))
        screen.view.middle.board.point(region)
        await pilot.press("enter")
        await pilot.pause()
        if not screen.choice.menu.entries or screen.choice.lit():
            await pilot.press("enter")
            await pilot.pause()
        assert screen.choice.menu.entries and not screen.choice.lit(), "how many cubes?"
        before = len(screen.table.log)
        await pilot.press("n", "p", "n")
        assert not screen.choice.on_board and "Enter select" in screen.view.hint_row().plain
        await pilot.press("enter")
        await pilot.pause()
        assert len(screen.table.log) > before


async def test_after_esc_from_aiming_the_arrows_go_where_they_went_before(tmp_path: Path) -> None:
    app = open_app(tmp_path, "ascending_empires", "Anna,Ben")
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await at_table(pilot)
        entry = next((e for e in screen.choice.menu.entries if e.kind == "flick"), None)
        assert entry is not None and screen.choice.lit()
        await pilot.press("n")
        assert screen.choice.on_board
        await pilot.press(entry.key)
        await pilot.pause()
        assert isinstance(screen.choice.form, AimForm)
        await pilot.press("tab", "escape")
        await pilot.pause()
        assert screen.choice.form is None and screen.choice.on_board
        for arrow in ("up", "down", "left", "right"):
            await pilot.press(arrow)
            assert screen.choice.on_board, "the arrows are those of the board, not of the menu"


async def test_a_second_enter_at_a_cover_opens_no_form(tmp_path: Path) -> None:
    app = open_app(tmp_path, "cities_and_knights", "Anna,Ben,Cleo")
    assert app.save_file is not None
    app.save_file.table.state = Position(3).city(0, "mountains 9 N").hand(0, wool=2).settle()
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await at_table(pilot)
        await pilot.press("enter")
        await pilot.pause()
        lit = screen.choice.menu.here()
        assert screen.choice.form is None and lit is not None and lit.why
        assert screen.view.message == lit.why, "Enter says why not"


async def aiming(pilot: Pilot[int]) -> tuple[GameScreen, AimForm]:
    """Begin to aim at a new table of Ascending Empires."""
    screen = await at_table(pilot)
    entry = next(e for e in screen.choice.menu.entries if e.kind == "flick")
    await pilot.press(entry.key)
    await pilot.pause()
    form = screen.choice.form
    assert isinstance(form, AimForm)
    return screen, form


async def test_a_shot_that_ends_the_same_at_every_stop_is_one_enter(tmp_path: Path) -> None:
    app = open_app(tmp_path, "ascending_empires", "Anna,Ben")
    async with app.run_test(size=(80, 24)) as pilot:
        screen, form = await aiming(pilot)
        for _ in range(12):
            if form.certain():
                break
            await pilot.press("tab")
        else:
            raise AssertionError("no sure shot")
        await pilot.press("enter")
        await pilot.pause()
        flick = screen.table.log[-1][1]
        assert flick.kind == "flick" and flick.errors == (), "luck has stopped both markers"


async def test_a_shot_that_may_fail_still_has_its_markers(tmp_path: Path) -> None:
    app = open_app(tmp_path, "ascending_empires", "Anna,Ben")
    async with app.run_test(size=(80, 24)) as pilot:
        screen, form = await aiming(pilot)
        await pilot.press("9", "0", "space", "1", "0", "0")
        assert not form.certain()
        await pilot.press("enter")
        assert form.sweeping and not screen.table.log


async def test_n_goes_by_worth_where_one_settles(tmp_path: Path) -> None:
    app = open_app(tmp_path, "cities_and_knights", "Anna,Ben,Cleo")
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await at_table(pilot)
        board, s = screen.view.middle.board, screen.table.state
        worth = []
        for _ in range(6):
            assert board.cursor is not None
            worth.append(harvest(s, board.cursor[1]))
            await pilot.press("n")
        assert worth == sorted(worth, reverse=True) and worth[0] > worth[-1]


async def test_the_holes_of_a_plain_board_have_the_letters_that_are_typed(tmp_path: Path) -> None:
    app = open_app(tmp_path, "ascending_empires", "Anna,Ben", env={"TERM": "linux"})
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await at_table(pilot)
        board = screen.view.middle.board
        rows = ["".join(s.text for s in board.render_line(y)) for y in range(board.size.height)]
        for letter in "ABCDEF":
            assert sum(row.count(letter) for row in rows) >= 4, letter


async def test_the_head_counts_the_discs_of_the_player_in_turn(tmp_path: Path) -> None:
    app = open_at(tmp_path, at_turn(1, 2))
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await at_table(pilot)
        s = screen.table.state
        frame = next(f for f in s.stack if f.kind == "taking-turns")
        frame.done = 8
        screen.renew()
        assert "disc 4 of 6" in screen.view.head.rows[0].plain
