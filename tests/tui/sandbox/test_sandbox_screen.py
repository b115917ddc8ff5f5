"""Trying things out at the table: marked as not real, without a trace, and back by Esc."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from textual.pilot import Pilot

from tabletop_tui.play.replay import ALL_HANDS
from tabletop_tui.store.load import load
from tabletop_tui.tui.replay.replay_screen import ReplayScreen
from tabletop_tui.tui.sandbox.sandbox_screen import SandboxScreen
from tests.playing import agree, new_table, play_on
from tests.tui.playing import at_table, open_app

SIZE = (80, 24)


def everything(folder: Path) -> dict[str, bytes]:
    """Return the bytes of every file in and below *folder*."""
    return {
        str(path.relative_to(folder)): path.read_bytes()
        for path in sorted(folder.rglob("*"))
        if path.is_file()
    }


async def until(pilot: Pilot[int], true: Callable[[], bool]) -> None:
    """Wait until a condition holds."""
    for _ in range(3000):
        await pilot.pause(0.005)
        if true():
            return
    raise AssertionError("it never came")


async def opened(pilot: Pilot[int]) -> SandboxScreen:
    """Open the sandbox by its key."""
    await pilot.press("E")
    await pilot.pause()
    screen = pilot.app.screen
    assert isinstance(screen, SandboxScreen)
    await until(pilot, lambda: bool(screen.view.message))  # it has begun, and takes keys
    return screen


async def test_what_is_tried_leaves_no_file_changed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CONFIG_HOME"):
        monkeypatch.setenv(name, str(tmp_path / name))
    app = open_app(tmp_path, "cities_and_knights", "Anna,Ben,Cleo")
    async with app.run_test(size=SIZE) as pilot:
        table = await at_table(pilot)
        before, log = everything(tmp_path), list(table.table.log)
        luck, choice = table.table.state.rng, table.choice.choice_tree
        tried = await opened(pilot)
        tried.switch()
        for _ in range(4):
            tried.pick(min(tried.choice.lit()))
            await pilot.pause()
        await pilot.press("u")
        await pilot.press("escape")
        await until(pilot, lambda: app.screen is table)
        assert everything(tmp_path) == before
        assert table.table.log == log and table.table.state.rng == luck
        assert table.choice.choice_tree is choice


async def test_every_part_of_the_screen_says_that_it_is_not_real(tmp_path: Path) -> None:
    app = open_app(tmp_path, "cities_and_knights", "Anna,Ben,Cleo")
    async with app.run_test(size=SIZE) as pilot:
        await at_table(pilot)
        tried = await opened(pilot)
        assert tried.view.head.rows[0].plain.startswith(" NOT REAL ")
        assert tried.foot.rows[0].plain == (
            " Not real: trying it out. Esc takes you back to your real turn."
        )
        place = min(tried.choice.lit())
        tried.pick(place)
        await until(pilot, lambda: bool(tried.table.log))
        told = tried.session.story(tried.session.seat)
        assert told and all(line.text.startswith("not real: ") for line in told)


async def test_esc_leads_back_to_where_one_was(tmp_path: Path) -> None:
    app = open_app(tmp_path, "rise_of_empires", "Anna,Ben")
    async with app.run_test(size=SIZE) as pilot:
        table = await at_table(pilot)
        await pilot.press("down", "down")
        menu, board = table.choice.menu.cursor, table.view.middle.board.cursor
        await opened(pilot)
        await pilot.press("escape")
        await pilot.pause()
        assert app.screen is table
        assert (table.choice.menu.cursor, table.view.middle.board.cursor) == (menu, board)
        await opened(pilot)
        await pilot.press("Q")
        await pilot.pause()
        assert app.screen is table and not table.session.closed


async def test_undo_goes_back_over_anything_and_it_can_begin_again(tmp_path: Path) -> None:
    app = open_app(tmp_path, "cities_and_knights", "Anna,Ben,Cleo")
    async with app.run_test(size=SIZE) as pilot:
        await at_table(pilot)
        tried = await opened(pilot)
        await pilot.press("E", "a")  # one answers for all
        await pilot.pause()
        assert tried.session.alone
        for _ in range(4):
            tried.pick(min(tried.choice.lit()))
            await pilot.pause()
        assert len(tried.table.log) == 4 and len({seat for seat, _ in tried.table.log}) == 2
        await pilot.press("u", "u", "u")
        await pilot.pause()
        assert len(tried.table.log) == 1 and app.screen is tried
        await pilot.press("E", "s")
        await pilot.pause()
        assert not tried.table.log and tried.session.alone


async def test_computer_players_answer_for_the_others(tmp_path: Path) -> None:
    app = open_app(tmp_path, "skeleton", "Anna,Ben")
    async with app.run_test(size=SIZE) as pilot:
        table = await at_table(pilot)
        tried = await opened(pilot)
        assert [seat.level for seat in tried.table.seats].count("normal") == 1
        await pilot.press("enter")
        await until(pilot, lambda: len(tried.table.log) >= 2 and tried.choice.seat >= 0)
        await pilot.press("escape")
        await until(pilot, lambda: app.screen is table)
        assert not table.table.log


async def test_a_table_without_hints_has_no_sandbox(tmp_path: Path) -> None:
    app = open_app(tmp_path, "skeleton", "Anna,Ben")
    async with app.run_test(size=SIZE) as pilot:
        table = await at_table(pilot)
        agree(table.table, no_hints=True)
        await pilot.press("E")
        await pilot.pause()
        assert app.screen is table and "Hints are off" in table.view.message


async def test_killed_in_the_sandbox_the_game_is_there(tmp_path: Path) -> None:
    app = open_app(tmp_path, "skeleton", "Anna,Ben")
    async with app.run_test(size=SIZE) as pilot:
        table = await at_table(pilot)
        await pilot.press("enter")
        await at_table(pilot)
        log = list(table.table.log)
        await opened(pilot)
        await pilot.press("enter")
        await pilot.pause()
        loaded = load(tmp_path / "skeleton.json")  # as after a kill: nothing is written any more
        assert log and loaded.table.log == log and not loaded.note


async def test_no_command_of_the_real_game_works_in_it(tmp_path: Path) -> None:
    app = open_app(tmp_path, "skeleton", "Anna,Ben")
    async with app.run_test(size=SIZE) as pilot:
        await at_table(pilot)
        tried = await opened(pilot)
        for key in ("X", "full_stop", "quotation_mark"):
            tried.view.message = ""
            await pilot.press(key)
            await until(pilot, lambda: tried.view.message == "That belongs to the real game.")
            assert app.screen is tried


async def test_a_finished_try_keeps_no_result(tmp_path: Path) -> None:
    app = open_app(tmp_path, "skeleton", "Anna,Ben")
    async with app.run_test(size=SIZE) as pilot:
        await at_table(pilot)
        tried = await opened(pilot)
        play_on(tried.table, 400)
        before = everything(tmp_path)
        tried.turn()
        await pilot.pause()
        assert tried.view.message.startswith("Not real: your try ends here")
        assert everything(tmp_path) == before


async def test_what_if_opens_from_a_finished_game_alone(tmp_path: Path) -> None:
    finished = play_on(new_table("skeleton", 2, 3), 400)
    app = open_app(tmp_path, "skeleton", "Anna,Ben")
    async with app.run_test(size=SIZE) as pilot:
        table = await at_table(pilot)
        replay = ReplayScreen(finished, ALL_HANDS, at=4)
        await app.push_screen(replay)
        log, before = list(finished.log), everything(tmp_path)
        await pilot.press("w")
        await pilot.pause()
        tried = app.screen
        assert isinstance(tried, SandboxScreen)
        assert tried.foot.rows[0].plain.endswith("back to the replay.")
        await pilot.press("enter")
        await until(pilot, lambda: bool(tried.table.log))
        await pilot.press("escape")
        await until(pilot, lambda: app.screen is replay)
        assert replay.replay.n == 4 and finished.log == log and everything(tmp_path) == before
        await pilot.press("escape")
        await pilot.pause()
        await app.push_screen(ReplayScreen(table.table, 0, covered=False))
        await pilot.press("w")
        await pilot.pause()
        running = app.screen
        assert isinstance(running, ReplayScreen) and "once the game is over" in running.message
