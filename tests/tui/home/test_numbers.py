"""Numbers in the new-game form: written with digits, within bounds that are told."""

from __future__ import annotations

from tabletop_tui.tui.app import TabletopApp
from tabletop_tui.tui.home.option_rows import NumberRow
from tests.tui.home.test_new_game import app, form, go_to

__all__ = ["app"]


async def test_a_number_is_written_with_digits_and_its_bounds_stand_beside_it(
    app: TabletopApp,
) -> None:
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await form(pilot)
        await go_to(pilot, screen, "points")
        row = screen.list.choices.here()
        assert isinstance(row, NumberRow)
        option, table_setup = row.option, screen.table_setup
        assert row.value == f"13 ({option.least}–{option.most})"
        await pilot.press("1")
        assert (row.value, table_setup.value(option)) == ("1…", 13)
        await pilot.press("5")
        assert table_setup.value(option) == 15
        await pilot.press("9")  # 159 is too much: a new number
        assert table_setup.value(option) == 9
        await pilot.press("right", "1", "up", "down")
        assert table_setup.value(option) == 10 and "…" not in row.value  # forgotten


async def test_enter_behind_too_small_a_number_says_so_and_starts_nothing(
    app: TabletopApp,
) -> None:
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await form(pilot)
        await go_to(pilot, screen, "points")
        await pilot.press("2", "enter")
        await pilot.pause()
        assert app.screen is screen and "8" in screen.message


async def test_the_most_and_the_least_can_be_written(app: TabletopApp) -> None:
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await form(pilot)
        await go_to(pilot, screen, "points")
        row = screen.list.choices.here()
        assert isinstance(row, NumberRow)
        for value in (row.option.most, row.option.least):
            await pilot.press(*str(value))
            assert screen.table_setup.value(row.option) == value
            await pilot.press("up", "down")
