"""A list on a screen: what it tells, what is typed into its rows and where, and stray clicks."""

from __future__ import annotations

from typing import Any

from textual.app import App
from textual.events import Key
from textual.screen import Screen
from textual.widgets import Input

from tabletop_tui.tui.widgets.choice_list import ChoiceList, Heading, ListRow
from tabletop_tui.tui.widgets.text_input import TextInput

from .test_choice_list import Form, ListApp, Name, Number


class Telling(Form):
    """A list that counts its changes, on a screen that keeps the keys it did not take."""

    def __init__(self, rows: list[ListRow]) -> None:
        super().__init__(rows)
        self.told = 0
        self.left: list[str] = []
        self.list.changed = self.count

    def count(self) -> None:
        self.told += 1

    def on_key(self, event: Any) -> None:
        if not self.list.take(event):
            self.left.append(event.key)

    def newly_told(self) -> int:
        told, self.told = self.told, 0
        return told


class Fixed(Number):
    """A row with a value that nothing changes."""

    turn = ListRow.turn


async def test_whatever_the_list_takes_is_told_and_the_rest_is_left() -> None:
    done: list[str] = []
    rows = [
        ListRow("a", lambda: done.append("a"), key="a"),
        Number("n"),
        Fixed("f"),
        ListRow("d", key="d"),
    ]
    app = ListApp()
    async with app.run_test(size=(60, 12)) as pilot:
        form = Telling(rows)
        await app.push_screen(form)
        for keys, told, at in (
            (["right"], 1, 1), (["right"], 1, 1), (["down"], 1, 2), (["right"], 0, 2),
            (["left"], 0, 2), (["enter"], 1, 2), (["end"], 1, 3), (["left"], 1, 2),
            (["a"], 1, 0), (["x", "f5", "tab"], 0, 0), (["d"], 1, 3), (["home"], 1, 0),
            (["pagedown"], 1, 3), (["up"], 1, 2), (["left"], 0, 2),
        ):  # fmt: skip
            await pilot.press(*keys)
            assert (form.newly_told(), form.list.choices.at) == (told, at), keys
        assert rows[1].value == "1" and done == ["a"]
        assert form.left == ["right", "left", "x", "f5", "tab", "left"]
        form.list.changed = None
        await pilot.press("down")
        assert form.list.choices.at == 3 and form.told == 0


async def test_a_list_under_another_screen_takes_nothing_and_a_key_may_mean_another() -> None:
    app = ListApp()
    async with app.run_test(size=(60, 12)) as pilot:
        form = Telling([ListRow("a"), ListRow("b")])
        await app.push_screen(form)
        assert form.list.take(Key("j", "j"), "down") and form.list.choices.at == 1
        event = Key("up", None)
        assert form.list.take(event) and event._stop_propagation and event._no_default_action
        await app.push_screen(Screen[None]())
        event = Key("down", None)
        assert not form.list.take(event) and form.list.choices.at == 0
        assert not event._stop_propagation
        await pilot.pause()


async def test_other_rows_leave_the_cursor_where_it_can_be() -> None:
    app = ListApp()
    async with app.run_test(size=(60, 12)):
        form = Telling([ListRow(f"row {n}") for n in range(5)])
        await app.push_screen(form)
        found = form.list
        found.fill_rows([ListRow("x") for _ in range(4)], 3)
        assert found.choices.at == 3 and len(found.rows) == 4
        for count, wish, at in ((4, None, 3), (2, None, 1), (2, 0, 0), (3, 9, 2), (0, None, 0)):
            found.fill_rows([ListRow("x") for _ in range(count)], wish)
            assert found.choices.at == at, (count, wish)
        found.fill_rows([ListRow("a"), ListRow("b")])
        assert found.choices.at == 0, "where there was nothing the first one"


async def test_a_list_may_be_drawn_in_other_cells_than_it_has() -> None:
    app = ListApp()
    async with app.run_test(size=(60, 12)):
        form = Telling([ListRow("a very long label") for _ in range(4)])
        await app.push_screen(form)
        found = form.list
        found.draw()
        assert len(found.rows) == 4
        found.tall = 3
        found.draw()
        assert len(found.rows) == 3 and found.rows[0].cell_len > 12
        found.across = 12
        found.draw()
        assert [len(found.rows), max(row.cell_len for row in found.rows)] == [3, 12]
        found.across = 2
        found.draw()
        assert max(row.cell_len for row in found.rows) == 8, "eight at least"


def place(line: TextInput) -> tuple[Any, ...]:
    x, y, width = line.styles.offset.x, line.styles.offset.y, line.styles.width
    assert width is not None
    return x.value, y.value, width.value


async def test_what_is_typed_stands_over_the_value_of_its_row() -> None:
    one, two = Name("one"), Name("two")
    for width, where in ((80, (43, 37)), (60, (37, 23)), (30, (11, 19))):
        app = ListApp()
        async with app.run_test(size=(width, 12)) as pilot:
            form = Telling([Heading("names"), one, Heading("more"), two])
            await app.push_screen(form)
            form.list.fill_rows(form.list.choices.rows, 1)
            await pilot.pause()
            line = form.list.query_one(TextInput)
            assert place(line) == (where[0], 1, where[1] - 1)
            assert line.display and form.focused is line and line.owner is one
            assert line.max_length == 5 and line.placeholder == "(nobody)"
            await pilot.press("down")
            await pilot.pause()
            assert place(line) == (where[0], 3, where[1] - 1) and line.owner is two


async def test_a_line_that_is_typed_into_goes_with_its_row_and_keeps_what_others_hold() -> None:
    one = Name("one")
    app = ListApp()
    async with app.run_test(size=(70, 12)) as pilot:
        form = Telling([one, ListRow("go", key="g")])
        await app.push_screen(form)
        await pilot.press("A", "b")
        line = form.list.query_one(TextInput)
        assert one.name == "Ab" and form.newly_told() == 2
        line.cursor_position = 1
        form.list.draw()
        assert line.cursor_position == 1, "what is drawn again is not typed again"
        one.name = "Anna"
        form.list.draw()
        assert (line.value, line.cursor_position) == ("Anna", 4)
        await pilot.press("home", "x", "end", "y")
        assert one.name == "xAnna" and form.list.choices.at == 0
        await pilot.press("down", "g")
        assert one.name == "xAnna" and not line.display and form.focused is None
        other = Input()
        await form.mount(other)
        other.focus()
        await pilot.pause()
        form.list.draw()
        assert form.focused is other, "whoever else holds the keys keeps them"


async def test_letters_begin_a_line_where_it_makes_sense() -> None:
    asleep, done = Name("asleep"), list[str]()
    asleep.name = None
    app = ListApp()
    async with app.run_test(size=(70, 12)) as pilot:
        form = Telling([asleep, ListRow("go", lambda: done.append("go"), key="g")])
        await app.push_screen(form)
        assert asleep.text is None
        await pilot.press("g")
        assert asleep.name == "g" and not done, "it is typed, not a letter of a row"
        await pilot.press("left", "down", "g", "h")
        assert done == ["go"] and asleep.name is None and form.left == ["h"]


async def test_clicks_beside_the_rows_do_nothing() -> None:
    done: list[str] = []
    number = Number("n")
    rows = [
        Heading("one"), ListRow("a", lambda: done.append("a")), number,
        ListRow("b", lambda: done.append("b"), gap=True),
    ]  # fmt: skip
    app = ListApp()
    async with app.run_test(size=(60, 12)) as pilot:
        form = Telling(rows)
        await app.push_screen(form)
        form.list.fill_rows(rows, 1)
        await pilot.pause()
        assert form.list.choices.row_of == [0, 1, 2, -1, 3]
        for y in (0, 3, 5):
            await pilot.click("#rows", offset=(2, y))
        assert done == [] and form.list.choices.at == 1 and form.newly_told() == 0
        keys: list[str] = []
        form.list.grab = keys.append
        await pilot.click("#rows", offset=(2, 4))
        await pilot.press("up")
        assert done == ["b"] and form.list.choices.at == 2 and keys == [], "a click ends the wait"
        assert form.newly_told() == 2
        await pilot.click("#rows", offset=(2, 2), times=2)
        assert number.number == 2, "each click on a value is one"
        await pilot.click("#rows", offset=(2, 1))
        assert done == ["b", "a"]


async def test_a_list_without_rows_takes_no_key() -> None:
    app: App[None] = ListApp()
    async with app.run_test(size=(60, 12)) as pilot:
        form = Telling([])
        await app.push_screen(form)
        await pilot.press("down", "enter", "a", "left")
        assert form.left == ["down", "enter", "a", "left"] and form.told == 0
        assert ChoiceList().choices.rows == []
