"""Lists as they are drawn: long and short ones, in wide and narrow boxes, wherever the cursor is."""

from __future__ import annotations

from pathlib import Path

import pytest
from rich.style import Style
from rich.text import Text

from tabletop_tui.tui.widgets.choice_list import Choices, Heading, Row, cut, signed
from tests.snapshots.kept import compare
from tests.tui.paint.pictures import page, rows

KEPT = Path(__file__).parent / "kept"


class Valued(Row):
    """A row with a value behind its label, and perhaps a sign before it."""

    def __init__(self, label: str, value: str, sign: str = "", **more: bool) -> None:
        super().__init__(label, **more)  # type: ignore[arg-type]
        self.shown, self.sign = value, sign

    @property
    def value(self) -> str:
        return self.shown

    @property
    def mark(self) -> Text | None:
        return Text(self.sign, "bold red") if self.sign else None


def settings() -> Choices:
    return Choices(
        [
            Heading("Who plays"),
            Valued("Red", "Anna", "●"),
            Valued("Blue", "a computer player that thinks hard", "◗◗"),
            Heading("The game"),
            Valued("Map", "the usual one", gap=True),
            Valued("Time for a turn", "a day"),
            Row("start"),
        ],
        1,
    )


def menu() -> Choices:
    return Choices(
        [
            Row("build a road between two of your own corners", key="r"),
            Row("trade", key="t", gap=True),
            Row("what stands in no menu"),
            Row("end your turn, so that the next player may roll the dice", key="e", gap=True),
        ]
    )


def tree() -> Choices:
    return Choices([Row(f"leaf {n}", indent=n % 3, gap=n == 4) for n in range(9)], 0)


def told(choices: Choices, width: int, height: int) -> list[str]:
    drawn = rows(choices.lines(width, height))
    return [*drawn, f"rows {choices.row_of}, from line {choices.top}"]


def walked(choices: Choices, width: int, height: int, keys: str) -> list[str]:
    """The list at first, and after every key."""
    shown = told(choices, width, height)
    for key in keys.split():
        taken = choices.move(key)
        shown += [f"-- {key}{'' if taken else ', which is none of its keys'}: {choices.at}"]
        shown += told(choices, width, height)
    return shown


def test_lists_are_drawn_as_they_were() -> None:
    still = settings()
    still.active = False
    green = menu()
    green.bright = Style(color="green")
    pinned, near = tree(), tree()
    pinned.pinned, near.pinned = 8, 3
    parts = [
        ("settings, wide", walked(settings(), 80, 9, "down down enter up")),
        ("settings, narrow", walked(settings(), 33, 9, "down")),
        ("settings, hardly any room", told(settings(), 12, 9)),
        ("settings without a cursor", told(still, 60, 7)),
        ("settings in four lines", walked(settings(), 50, 4, "end home pagedown pageup")),
        ("menu, airy", walked(menu(), 40, 9, "down")),
        ("menu, close", walked(menu(), 40, 7, "down down down")),
        ("menu, each in a line of its own", told(menu(), 70, 4)),
        ("menu, too long", walked(menu(), 24, 4, "end")),
        ("menu in two lines", walked(menu(), 24, 2, "down down down down")),
        ("menu in another brightness", told(green, 40, 9)),
        ("tree, airy", told(tree(), 14, 10)),
        ("tree, close", told(tree(), 14, 9)),
        ("tree, three lines", walked(tree(), 14, 3, "down down down up up up pagedown end up")),
        ("tree, one line", walked(tree(), 14, 1, "down pagedown")),
        ("tree, its last row pinned", walked(pinned, 14, 4, "down down pagedown home")),
        ("tree in three lines, none can be kept", told(pinned, 14, 3)),
        ("tree, a pinned row that is in view", walked(near, 14, 4, "down down down down end")),
        ("nothing", walked(Choices([]), 14, 4, "down end")),
    ]
    compare(KEPT / "lists.txt", page(*parts))


def test_kept_files_are_those_that_the_tests_of_this_folder_name() -> None:
    tests = "".join(file.read_text("utf-8") for file in KEPT.parent.glob("test_*.py"))
    kept = {file.name for file in KEPT.iterdir()}
    assert {name for name in kept if f'KEPT / "{name}"' in tests} == kept


def test_a_list_that_has_become_shorter_fills_its_box() -> None:
    choices = Choices([Row(f"row {n}") for n in range(20)], 19)
    choices.lines(14, 4)
    choices.rows, choices.at = choices.rows[:6], 5
    assert len(choices.lines(14, 4)) == 4 and choices.row_of == [2, 3, 4, 5]


def test_the_first_row_may_be_the_pinned_one() -> None:
    choices = tree()
    choices.pinned, choices.at = 0, 8
    assert choices.lines(14, 4)[-1].plain == " leaf 0 " and choices.row_of == [6, 7, 8, 0]
    choices.at = 0
    choices.lines(14, 4)
    assert choices.row_of == [0, 1, 2, 3]


@pytest.mark.parametrize(
    ("stops", "at", "by", "wanted"),
    [
        ("x--x", 0, 1, 3), ("x--x", 3, -1, 0), ("x--", 0, 1, 0), ("--x", 2, -1, 2),
        ("xxx", 2, 1, 2), ("xxx", 0, -1, 0), ("xxx", 1, 1, 2), ("-x", 1, -1, 1),
    ],
)  # fmt: skip
def test_the_wheel_goes_row_by_row_over_headings_and_no_further(
    stops: str, at: int, by: int, wanted: int
) -> None:
    choices = Choices([Row() if sign == "x" else Heading() for sign in stops], at)
    choices.roll(by)
    assert choices.at == wanted


@pytest.mark.parametrize(
    ("stops", "at", "key", "wanted"),
    [
        ("x" * 20, 0, "pagedown", 8), ("x" * 20, 12, "pagedown", 19), ("x" * 20, 19, "pageup", 11),
        ("x" * 20, 7, "pageup", 0), ("x" * 8 + "-x", 0, "pagedown", 9),
        ("x" * 8 + "-", 0, "pagedown", 7), ("-" + "x" * 8, 8, "pageup", 1),
        ("-" + "x" * 8, 3, "pageup", 1), ("x-x", 0, "down", 2), ("x-x", 2, "up", 0),
        ("-xx-", 1, "up", 2), ("-xx-", 2, "down", 1), ("-x-x-", 3, "home", 1),
        ("-x-x-", 1, "end", 3), ("x", 0, "down", 0), ("--x", 2, "pageup", 2),
        ("x--", 0, "pagedown", 0),
    ],
)  # fmt: skip
def test_a_key_never_leaves_the_cursor_on_a_heading(
    stops: str, at: int, key: str, wanted: int
) -> None:
    choices = Choices([Row() if sign == "x" else Heading() for sign in stops], at)
    assert choices.move(key) and choices.at == wanted


def test_a_letter_finds_its_row_and_none_finds_no_row_without_one() -> None:
    choices = Choices([Row("a"), Row("b", key="b"), Row("c", key="b")])
    assert choices.lettered("b") == 1 and choices.lettered("x") == choices.lettered("") == -1
    assert choices.here() is choices.rows[0]
    for nowhere in (-1, 3):
        choices.at = nowhere
        assert choices.here() is None
    choices.at = 2
    assert choices.here() is choices.rows[2]


def test_a_row_of_its_own_does_little() -> None:
    row = Row("a")
    assert row.value is row.mark is row.text is None and not row.turns() and row.most == 0
    row.press()
    row.turn(1)
    row.begin()
    row.type("x")
    row.click(False)
    done: list[str] = []
    Row("a", lambda: done.append("pressed")).click(False)
    assert done == ["pressed"] and (row.key, row.why, row.gap, row.indent) == ("", "", False, 0)
    turned = Valued("a", "b")
    turned.turn = lambda by: done.append(f"turned {by}")  # type: ignore[method-assign]
    turned.click(False)
    turned.click(True)
    assert done == ["pressed", "turned 1"], "a first click only points"


def test_rows_are_cut_where_their_box_ends() -> None:
    assert cut(Text("abcdef"), 4).plain == "abc…" and cut(Text("abcd"), 4).plain == "abcd"
    assert cut(Text("abc"), 0).plain == "…" and cut(Text("abc"), 1).plain == "…"
    for text, width, shown in (
        ("abc", 5, "abc ▼"), ("abc   ", 5, "abc ▼"), ("abcd", 6, "abcd ▼"),
        ("one two", 9, "one two ▼"), ("one two", 8, "one ⋯ ▼"), ("one twos", 9, "one ⋯ ▼"),
    ):  # fmt: skip
        found = signed(Text(text), "▼", width)
        assert found.plain == shown and found.cell_len <= width
        assert found.spans[-1].style == "dim"
    row = Text("abc")
    signed(row, "▼", 9)
    assert row.plain == "abc", "the row itself stays as it is"
