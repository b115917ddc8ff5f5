"""The one list under questions, menus and forms: its cursor, its window, letters, the mouse, and
lines that are typed into.
"""

from __future__ import annotations

from typing import ClassVar

import pytest
from rich.cells import cell_len
from textual.app import App, ComposeResult
from textual.events import MouseScrollDown, MouseScrollUp
from textual.screen import Screen

from tabletop_tui.tui.widgets.choice_list import ChoiceList, Choices, Heading, ListRow
from tabletop_tui.tui.widgets.text_input import TextInput


class Number(ListRow):
    """A row with a number that left and right change."""

    number = 0

    @property
    def value(self) -> str:
        return str(self.number)

    def turn(self, by: int) -> None:
        self.number += by


class Name(Number):
    """A row that a name is typed into, unless it is taken away by left and right."""

    most = 5
    name: str | None = ""

    @property
    def value(self) -> str:
        return self.name or "(nobody)"

    @property
    def text(self) -> str | None:
        return self.name

    def type(self, text: str) -> None:
        self.name = text

    def begin(self) -> None:
        self.name = ""

    def turn(self, by: int) -> None:
        self.name = None


def plain(choices: Choices, width: int = 30, height: int = 5) -> list[str]:
    return [row.plain.rstrip() for row in choices.lines(width, height)]


def test_the_window_follows_the_cursor_and_says_where_there_is_more() -> None:
    choices = Choices([ListRow(f"line {n}") for n in range(20)])
    assert plain(choices)[0] == " line 0" and plain(choices)[-1].endswith("▼")
    for _ in range(9):
        choices.move("down")
        rows = plain(choices)
        assert len(rows) == 5 and any(f"line {choices.at} " in f"{row} " for row in rows)
    assert rows[0].endswith("▲") and rows[-1].endswith("▼")
    choices.move("end")
    assert plain(choices)[-1] == " line 19" and choices.row_of[-1] == 19
    choices.move("down")
    assert choices.at == 0 and plain(choices)[0] == " line 0", "the ends meet"
    for key, at in (("pagedown", 8), ("pagedown", 16), ("pagedown", 19), ("pageup", 11)):
        assert choices.move(key) and choices.at == at
    assert choices.move("home") and choices.at == 0 and not choices.move("x")


def test_values_stand_in_one_column_behind_labels_of_any_length_and_width() -> None:
    rows = plain(Choices([Number("Ann"), Number("A name that is too long"), Number("安安")]))
    assert rows[1].split()[-2].endswith("…")
    assert {cell_len(row) for row in rows} == {cell_len(rows[0])}


def test_the_cursor_passes_over_headings() -> None:
    choices = Choices(
        [Heading("one"), ListRow("a"), ListRow("b"), Heading("two"), ListRow("c")], at=1
    )
    seen = [choices.at for _ in range(4) if choices.move("down")]
    assert seen == [2, 4, 1, 2]
    for key, at in (("home", 1), ("up", 4), ("end", 4), ("pageup", 1), ("pagedown", 4)):
        assert choices.move(key) and choices.at == at, key
    choices.roll(-1)
    assert choices.at == 2
    choices.roll(-1)
    choices.roll(-1)
    assert choices.at == 1, "the wheel stays at the ends"


def test_one_row_is_bright_and_gaps_close_where_there_is_no_room() -> None:
    choices = Choices(
        [ListRow("a", key="a"), ListRow("b", key="b", gap=True), ListRow("c", key="c")]
    )
    assert plain(choices, height=4) == [" a  a", "", " b  b", " c  c"]
    assert choices.row_of == [0, -1, 1, 2]
    assert plain(choices, height=3) == [" a  a", " b  b", " c  c"]
    for n in range(3):
        bright = [
            any(span.style == "reverse" for span in row.spans) for row in choices.lines(30, 3)
        ]
        assert bright == [k == n for k in range(3)]
        choices.move("down")
    choices.active = False
    assert not any(span.style == "reverse" for row in choices.lines(30, 3) for span in row.spans)


def test_a_row_that_is_not_possible_is_not_pressed() -> None:
    done: list[str] = []
    ListRow("a", lambda: done.append("a"), why="too dear").press()
    ListRow("b", lambda: done.append("b")).press()
    assert done == ["b"]


class Form(Screen[None]):
    """A list alone on a screen."""

    AUTO_FOCUS = ""
    CSS = "ChoiceList { height: 6; }"

    def __init__(self, rows: list[ListRow]) -> None:
        super().__init__()
        self.list = ChoiceList(rows, id="rows")

    def compose(self) -> ComposeResult:
        yield self.list

    def on_key(self, event) -> None:  # type: ignore[no-untyped-def]
        self.list.take(event)


class ListApp(App[None]):
    """An app with a list."""

    AUTO_FOCUS: ClassVar[str | None] = None


@pytest.fixture
def done() -> list[str]:
    return []


async def test_keys_turn_press_and_pick(done: list[str]) -> None:
    number = Number("number")
    rows = [
        number,
        ListRow("b", lambda: done.append("b"), key="b"),
        ListRow("c", key="c", why="no"),
    ]
    app = ListApp()
    async with app.run_test(size=(60, 12)) as pilot:
        form = Form(rows)
        await app.push_screen(form)
        await pilot.press("right", "right", "left", "enter", "down", "enter", "up", "b", "z")
        assert number.number == 1 and done == ["b", "b"] and form.list.choices.at == 1
        await pilot.press("c", "right")
        assert done == ["b", "b"] and form.list.choices.at == 0, "sideways is up and down here"


async def test_the_mouse_points_turns_presses_and_rolls(done: list[str]) -> None:
    number = Number("number")
    rows = [number, *(ListRow(f"b{n}", lambda: done.append("b")) for n in range(9))]
    app = ListApp()
    async with app.run_test(size=(60, 12)) as pilot:
        form = Form(rows)
        await app.push_screen(form)
        form.list.choices.at = 3
        await pilot.click("#rows", offset=(3, 0))
        assert form.list.choices.at == 0 and number.number == 0, "the first click only points"
        await pilot.click("#rows", offset=(3, 0))
        assert number.number == 1
        await pilot.click("#rows", offset=(3, 2), times=2)
        assert done == ["b"] and form.list.choices.at == 2, "a double click presses once"
        for _ in range(9):
            await pilot._post_mouse_events([MouseScrollDown], form.list, button=0)
        assert form.list.choices.at == 9 and 9 in form.list.choices.row_of
        await pilot._post_mouse_events([MouseScrollUp], form.list, button=0)
        assert form.list.choices.at == 8
        await pilot.click("#rows", offset=(3, 5))
        assert done == ["b", "b"] and form.list.choices.at == 9


async def test_a_name_is_typed_into_its_row_and_stays_text() -> None:
    one, two = Name("one"), Name("two")
    two.name = None
    app = ListApp()
    async with app.run_test(size=(70, 12)) as pilot:
        form = Form([one, two, ListRow("start")])
        await app.push_screen(form)
        await pilot.press(*"[b]Annabel")
        assert one.name == "[b]An" and form.list.choices.at == 0, "no longer than it may be"
        line = form.list.query_one(TextInput)
        await pilot.press("home", "delete", "end", "backspace", "x")
        assert one.name == "b]Ax" == line.value and line.display
        await pilot.press("down", *"Ben", "down")
        assert two.name == "Ben" and not line.display and form.focused is None
        await pilot.press("up", "left")
        assert two.name is None and not line.display
        await pilot.press("up")
        assert line.display and line.value == "b]Ax"


async def test_the_next_key_goes_to_whoever_waits_for_it() -> None:
    keys: list[str] = []
    app = ListApp()
    async with app.run_test(size=(60, 12)) as pilot:
        form = Form([ListRow("a"), ListRow("b")])
        await app.push_screen(form)
        form.list.grab = keys.append
        await pilot.press("down", "down")
        assert keys == ["down"] and form.list.choices.at == 1


def test_a_line_that_is_typed_into_has_room_for_some_letters_however_narrow_the_list() -> None:
    line = TextInput()
    for room, width in ((-3, 4), (4, 4), (9, 9)):
        line.lay_over(2, 1, room)
        found = line.styles.width
        assert found is not None and found.value == width
