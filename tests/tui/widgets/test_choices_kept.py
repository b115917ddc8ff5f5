"""Lists as they are drawn in wide and narrow boxes, and what holds wherever the cursor is."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from rich.text import Text

from tabletop_tui.tui.widgets.choice_list import Choices, Heading, ListRow, signed
from tabletop_tui.tui.widgets.line_widgets import cut_row
from tests.snapshots.kept import compare
from tests.tui.paint.pictures import page, rows

KEPT = Path(__file__).parent / "kept"


class Valued(ListRow):
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
            ListRow("start"),
        ],
        1,
    )


def menu() -> Choices:
    return Choices(
        [
            ListRow("build a road between two of your own corners", key="r"),
            ListRow("trade", key="t", gap=True),
            ListRow("what stands in no menu"),
            ListRow("end your turn, so that the next player may roll the dice", key="e", gap=True),
        ]
    )


def tree() -> Choices:
    return Choices([ListRow(f"leaf {n}", indent=n % 3, gap=n == 4) for n in range(9)], 0)


def told(choices: Choices, width: int, height: int) -> list[str]:
    drawn = rows(choices.lines(width, height))
    return [*drawn, f"rows {choices.row_of}, from line {choices.top}"]


def test_lists_are_drawn_as_they_were() -> None:
    still = settings()
    still.active = False
    pinned = tree()
    pinned.pinned, pinned.at = 8, 3
    parts = [
        ("settings, wide", told(settings(), 80, 9)),
        ("settings, hardly any room", told(settings(), 12, 9)),
        ("settings without a cursor", told(still, 60, 7)),
        ("menu, airy", told(menu(), 40, 9)),
        ("menu, too long", told(menu(), 24, 4)),
        ("menu, each in a line of its own", told(menu(), 70, 4)),
        ("tree, its last row pinned", told(pinned, 14, 4)),
        ("nothing", told(Choices([]), 14, 4)),
    ]
    compare(KEPT / "lists.txt", page(*parts))


@pytest.mark.parametrize("height", [1, 2, 3, 4, 9])
@pytest.mark.parametrize("made", [settings, menu, tree])
def test_a_list_scrolls_with_its_cursor_and_tells_the_row_of_each_line(
    made: Callable[[], Choices], height: int
) -> None:
    choices = made()
    choices.lines(24, height)
    for key in (*["down"] * 3, "up", *["down"] * 5, "pagedown", "pageup", "end", "up", "home"):
        choices.move(key)
        drawn = choices.lines(24, height)
        assert len(drawn) == len(choices.row_of) <= height
        assert choices.at in choices.row_of, "the cursor is in view"
        shown = [n for n in choices.row_of if n >= 0]
        assert shown == sorted(shown) and {*shown} == {*range(shown[0], shown[-1] + 1)}
        for line, n in zip(drawn, choices.row_of, strict=True):
            assert made is not tree or n < 0 or f"leaf {n}" in line.plain


@pytest.mark.parametrize("at", range(9))
def test_a_pinned_row_stays_in_the_last_line_while_others_scroll(at: int) -> None:
    choices = tree()
    choices.pinned, choices.at = 8, at
    drawn = choices.lines(14, 4)
    assert choices.row_of[-1] == 8 and "leaf 8" in drawn[-1].plain
    assert at in choices.row_of


def test_kept_files_are_those_that_the_tests_of_this_folder_name() -> None:
    tests = "".join(file.read_text("utf-8") for file in KEPT.parent.glob("test_*.py"))
    kept = {file.name for file in KEPT.iterdir()}
    assert {name for name in kept if f'KEPT / "{name}"' in tests} == kept


def test_a_list_that_has_become_shorter_fills_its_box() -> None:
    choices = Choices([ListRow(f"row {n}") for n in range(20)], 19)
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
    choices = Choices([ListRow() if sign == "x" else Heading() for sign in stops], at)
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
    choices = Choices([ListRow() if sign == "x" else Heading() for sign in stops], at)
    assert choices.move(key) and choices.at == wanted


def test_a_letter_finds_its_row_and_none_finds_no_row_without_one() -> None:
    choices = Choices([ListRow("a"), ListRow("b", key="b"), ListRow("c", key="b")])
    assert choices.lettered("b") == 1 and choices.lettered("x") == choices.lettered("") == -1
    assert choices.here() is choices.rows[0]
    for nowhere in (-1, 3):
        choices.at = nowhere
        assert choices.here() is None
    choices.at = 2
    assert choices.here() is choices.rows[2]


def test_a_row_of_its_own_does_little() -> None:
    row = ListRow("a")
    assert row.value is row.mark is row.text is None and not row.turns() and row.most == 0
    row.press()
    row.turn(1)
    row.begin()
    row.type("x")
    row.click(False)
    done: list[str] = []
    ListRow("a", lambda: done.append("pressed")).click(False)
    assert done == ["pressed"] and (row.key, row.why, row.gap, row.indent) == ("", "", False, 0)
    turned = Valued("a", "b")
    turned.turn = lambda by: done.append(f"turned {by}")  # type: ignore[method-assign]
    turned.click(False)
    turned.click(True)
    assert done == ["pressed", "turned 1"], "a first click only points"


def test_rows_are_cut_where_their_box_ends() -> None:
    assert cut_row(Text("abcdef"), 4).plain == "abc…" and cut_row(Text("abcd"), 4).plain == "abcd"
    assert cut_row(Text("abc"), 0).plain == "" and cut_row(Text("abc"), 1).plain == "…"
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
