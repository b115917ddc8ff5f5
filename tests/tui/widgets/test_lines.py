"""Small deeds on rows of text: breaking, joining, squeezing, and the two ends of a bar."""

from __future__ import annotations

import pytest
from rich.text import Text
from textual.app import App, ComposeResult

from tabletop_tui.tui.widgets.line_widgets import (
    Bar,
    first_rows,
    side_by_side,
    squeezed,
    wrapped,
)


def broken(text: str, width: int, indent: int = 0) -> list[str]:
    return [row.plain for row in wrapped(Text(text), width, indent)]


def test_a_text_is_broken_between_words_and_loses_nothing_but_blanks() -> None:
    assert broken("one two three four", 9) == ["one two", "three", "four"]
    assert broken("one two three", 7) == ["one two", "three"], "a row is filled to its last cell"
    assert broken("one two   three", 7) == ["one two", "three"]
    assert broken("one two three four", 9, 2) == ["one two", "  three", "  four"]


@pytest.mark.parametrize(
    ("text", "rows"),
    [
        ("I abcdefghi", ["I", "abcdefghi"]),  # the word stands whole in the next row
        ("I abcdefghij", ["I abcdefgh", "ij"]),  # it would not: the row is filled
        ("abcd efghijklmn", ["abcd", "efghijklmn"[:9], "n"]),
    ],
)
def test_a_long_word_stands_whole_where_it_can(text: str, rows: list[str]) -> None:
    assert broken(text, 10, 1) == [rows[0], *(f" {row}" for row in rows[1:])]


def test_parts_stand_side_by_side_as_long_as_there_is_room_for_them_and_two_blanks() -> None:
    parts = [Text("four"), Text("five5"), Text("a very long part")]
    assert [row.plain for row in side_by_side(parts, 11)] == ["four  five5", "a very long", "part"]
    assert [row.plain for row in side_by_side(parts[:2], 10)] == ["four", "five5"]
    assert side_by_side([], 10) == []


@pytest.mark.parametrize(
    ("width", "left"),
    [
        (14, "a   b   c word"),
        (13, "a   b  c word"),
        (12, "a   b c word"),
        (11, "a  b c word"),
        (10, "a b c word"),
        (9, "a b c wo…"),
    ],
)
def test_wide_gaps_close_from_the_right_before_the_end_is_cut(width: int, left: str) -> None:
    assert squeezed(Text("a   b   c word"), width).plain == left


def test_blanks_before_a_text_are_no_gap() -> None:
    assert squeezed(Text("  word word"), 9).plain == "  word w…"


@pytest.mark.parametrize(
    ("left", "right", "row"),
    [
        ("left", "right", "left" + " " * 11 + "right"),
        ("x" * 14, "right", "x" * 14 + " right"),
        ("x" * 15, "right", "x" * 15),
    ],
)
async def test_a_bar_has_two_ends_where_there_is_room_for_both(
    left: str, right: str, row: str
) -> None:
    class One(App[None]):
        def compose(self) -> ComposeResult:
            yield Bar()

    async with One().run_test(size=(20, 2)) as pilot:
        bar = pilot.app.query_one(Bar)
        bar.fill(Text(left), Text(right))
        assert [shown.plain for shown in bar.rows] == [row]


def test_a_sentence_that_is_cut_between_its_rows_has_a_sign_for_that() -> None:
    told = wrapped(Text(" Ben aims at Beta C (strength 1, needs 3)"), 28, 2)
    assert len(told) == 2
    assert [row.plain for row in first_rows(told, 2, 28)] == [row.plain for row in told]
    (cut,) = first_rows(told, 1, 28)
    assert cut.plain == " Ben aims at Beta C …" and cut.cell_len <= 28
    both = [Text(" whole"), *told]
    assert [row.plain for row in first_rows(both, 1, 28)] == [" whole"], "nothing of it is shown"
    assert first_rows(told, 0, 28) == []
