"""Rows of text on a screen: which of them are sent, what a click on one means, and how sentences
are cut, squeezed, coloured and kept from steering the terminal.
"""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest
from rich.segment import Segment
from rich.style import Style
from rich.text import Text
from textual.app import App, ComposeResult

from tabletop_tui.tui.paint.ink import Ink
from tabletop_tui.tui.paint.palette import theme
from tabletop_tui.tui.widgets.line_widgets import (
    Bar,
    Lines,
    cuts,
    harmless,
    headed,
    inked,
    keyed,
    pressed_by,
    quiet,
    squeezed,
    stretch,
    with_names_coloured,
    wrapped,
)

WIDTH = 24


class Page(App[None]):
    """Rows of text under a bar."""

    CSS = "Lines { height: 4; } Bar { height: auto; }"
    ink: Ink | None = Ink(theme("table"))

    def __init__(self) -> None:
        super().__init__()
        self.lines, self.bar = Lines(id="page"), Bar(id="bar")
        self.clicked: list[tuple[int, bool, str]] = []
        self.keys: list[str] = []

    def compose(self) -> ComposeResult:
        yield self.lines
        yield self.bar

    def on_lines_clicked(self, message: Lines.Clicked) -> None:
        assert message.lines is self.lines
        self.clicked.append((message.row, message.again, message.key))

    def on_key(self, event: Any) -> None:
        self.keys.append(event.key)


def texts(*rows: str) -> list[Text]:
    return [Text(row) for row in rows]


def listening(lines: Lines, monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    sent: list[Any] = []
    monkeypatch.setattr(lines, "refresh", lambda *regions, **_: sent.extend(regions or ["all"]))
    return sent


async def test_only_rows_that_changed_are_sent(monkeypatch: pytest.MonkeyPatch) -> None:
    app = Page()
    async with app.run_test(size=(WIDTH, 8)) as pilot:
        lines = app.lines
        with monkeypatch.context() as patch:
            sent = listening(lines, patch)

            def sent_rows(*rows: Text) -> list[int]:
                sent.clear()
                lines.show(rows)
                assert all((r.x, r.width, r.height) == (0, WIDTH, 1) for r in sent)
                return [region.y for region in sent]

            first = texts("a", "b", "c")
            assert sent_rows(*first) == [0, 1, 2]
            assert sent_rows(*first) == [] == sent_rows(*texts("a", "b", "c"))
            assert sent_rows(*texts("a", "x", "c", "d")) == [1, 3]
            assert sent_rows(*texts("a", "x")) == [2, 3]
            assert sent_rows(Text("a", spans=[]), Text.assemble(("x", "bold"))) == [1]
            assert sent_rows(*texts("a", "x", "c", "d", "e", "f", "g")) == [1, 2, 3]
            sent.clear()
            lines.scroll_rows(-1)
            assert lines.top == 0 and sent == []
            lines.scroll_rows(2)
            assert lines.top == 2 and sent == ["all"]
            lines.scroll_rows(9)
            assert lines.top == 3, "the last row stays at the foot"
            sent.clear()
            lines.scroll_rows(1)
            assert sent == []
            assert sent_rows(*texts("a", "x", "c", "d", "E", "f", "g")) == [1]
            assert sent_rows(*texts("a", "x")) == [0, 1, 2, 3] and lines.top == 1
            assert sent_rows() == [0] and lines.top == 0
        lines.show(texts("a", "b", "c", "d", "e", "f"))
        lines.scroll_rows(1)
        await pilot.pause()
        assert [lines.render_line(y).text.strip() for y in range(5)] == ["b", "c", "d", "e", "f"]
        assert lines.render_line(5).text == " " * WIDTH


async def test_a_click_names_its_row_and_the_key_that_stands_there() -> None:
    app = Page()
    async with app.run_test(size=(WIDTH, 8)) as pilot:
        app.lines.show([*texts("a", "b"), keyed("x", "do it", pressed="x"), *texts("d", "e", "f")])
        app.lines.scroll_rows(1)
        await pilot.pause()
        for y, times in ((0, 1), (1, 1), (3, 1), (2, 2)):
            await pilot.click("#page", offset=(1, y), times=times)
        assert app.clicked == [
            (1, False, ""), (2, False, "x"), (4, False, ""), (3, False, ""), (3, True, ""),
        ]  # fmt: skip
        app.clicked.clear()
        app.lines.show(texts("a"))
        await pilot.pause()
        await pilot.click("#page", offset=(1, 1))
        assert app.clicked == [], "there is no row"
        await pilot.click("#page", offset=(1, 0))
        assert app.clicked == [(0, False, "")]


async def test_a_bar_presses_the_key_that_is_clicked() -> None:
    app = Page()
    async with app.run_test(size=(WIDTH, 8)) as pilot:
        app.bar.fill(keyed("x", "do it", pressed="f2"), Text("right"))
        await pilot.pause()
        assert app.bar.rows[0].plain == " x  do it" + " " * 10 + "right"
        await pilot.click("#bar", offset=(1, 0))
        await pilot.pause()
        assert app.keys == ["f2"] and app.clicked == []
        await pilot.click("#bar", offset=(21, 0))
        assert app.keys == ["f2"] and app.clicked == []


async def test_a_bar_tells_a_sentence_whole_or_its_head() -> None:
    app = Page()
    async with app.run_test(size=(WIDTH, 8)) as pilot:
        sentence = Text("Anna builds a road from the hills to the sea")
        for grows, shown in (
            (True, ["Anna builds a road from", " the hills to the sea"]),
            (False, ["Anna builds a road ⋯"]),
        ):
            app.bar.tell(sentence, grows=grows)
            await pilot.pause()
            assert [row.plain for row in app.bar.rows] == shown
            height = app.bar.styles.height
            assert height is not None and height.value == len(shown) == app.bar.size.height
        app.bar.tell(Text("short"), grows=False)
        assert [row.plain for row in app.bar.rows] == ["short"]
        just = "x" * 10 + " " + "y" * 13
        app.bar.tell(Text(just), grows=False)
        assert [row.plain for row in app.bar.rows] == [just], "it fits to the last cell"
        app.bar.tell(Text("x" * 22 + " yyy"), grows=False)
        assert [row.plain for row in app.bar.rows] == ["x" * 22 + " ⋯"], "so does a head"
        app.bar.tell(Text(just + "z"), grows=False)
        assert [row.plain for row in app.bar.rows] == ["x" * 10 + " ⋯"]
    async with Page().run_test(size=(10, 8)) as pilot:
        narrow = pilot.app.query_one(Bar)
        narrow.tell(Text("x" * 10 + " " + "y" * 9))
        assert len(narrow.rows) == 1, "it is told as if there were twenty cells at least"
        narrow.tell(Text("x" * 10 + " " + "y" * 10))
        assert len(narrow.rows) == 2


async def test_rows_are_shown_in_letters_and_colours_that_the_terminal_has() -> None:
    app = Page()
    async with app.run_test(size=(WIDTH, 8)):
        rows = [
            Text("Zoë…", "bold"), Text.assemble("a", ("dim", "dim"), ("r", "dim red")),
            Text("x\x1b[2Jy"), Text("a\nb"), Text("", "bold"), Text("plain"),
        ]  # fmt: skip
        app.lines.show(rows)

        def looks(y: int) -> list[tuple[str, Any]]:
            strip = app.lines.render_line(y)
            assert strip.cell_length == WIDTH
            return [(part.text, part.style) for part in strip if part.text.strip()]

        (text, style), *more = looks(0)
        assert text.strip() == "Zoë…" and style.bold and not more
        a, dim, red = looks(1)
        assert (a[0], dim[0], red[0].strip()) == ("a", "dim", "r")
        assert app.ink is not None and not dim[1].dim
        assert dim[1].color == app.ink.colour("dim") != a[1].color
        assert not red[1].dim and red[1].color.name == "red"
        assert "\x1b" not in looks(2)[0][0]
        assert looks(4) == [] and not looks(5)[0][1].bold
        assert app.lines.render_line(6).text == " " * WIDTH
        app.ink = Ink(theme("table"), glyphs="ascii")
        assert looks(0)[0][0].strip() == "Zoe..."
        app.lines.show([Text.assemble("a", ("b", "red"), style="bold")])
        found = dict(looks(0))
        assert found["a"].bold and found["b"].bold and found["b"].color.name == "red"
        app.lines.show(rows)
        app.ink = None
        assert looks(0)[0][0].strip() == "Zoë…" and looks(1)[1][1].dim


def test_pieces_of_text() -> None:
    ink, poor = Ink(theme("table")), Ink(theme("table"), glyphs="ascii")
    bold = Style(bold=True)
    assert inked(Segment("é…", bold), ink) == Segment("é…", bold)
    assert inked(Segment("é…"), poor) == Segment("e...")
    assert quiet(Style(dim=True, bold=True), ink) == Style(
        dim=False, bold=True, color=ink.colour("dim")
    )
    assert harmless(Segment("a b", bold)) == Segment("a b", bold)
    assert harmless(Segment("a\x07", bold)).text.isprintable()
    assert harmless(Segment("a\x07", bold)).style == bold


def test_texts_break_between_words_by_numbers() -> None:
    assert cuts("one two three", 7, 0) == ((0, 7), (8, 13))
    assert cuts("one two three", 7, 2) == ((0, 7), (8, 13))
    assert cuts("one two three", 6, 1) == ((0, 3), (4, 7), (8, 13))
    assert cuts("one   two", 4, 0) == ((0, 4), (6, 9))
    assert cuts("", 5, 0) == ((0, 0),) and cuts("abc", 3, 0) == ((0, 3),)
    assert cuts("abcdefg", 3, 1) == ((0, 3), (3, 5), (5, 7))
    # a blank within the first third is no place to break at, unless the word fits the next row
    assert cuts("abc defghijkl", 9, 0) == ((0, 3), (4, 13))
    assert cuts("abc defghijklm", 9, 0) == ((0, 9), (9, 14))
    assert cuts("abcd efghijklmn", 9, 0) == ((0, 4), (5, 14), (14, 15))
    assert cuts("aaaa bbbb cc ddddddddd", 9, 0) == ((0, 9), (10, 12), (13, 22))
    assert cuts(" abcdefghij", 9, 0) == ((0, 9), (9, 11))
    assert cuts("漢字漢字", 4, 0)[0][0] == 0
    assert [row.plain for row in wrapped(Text("abcdef"), 4)] == ["abcd", "ef"]
    assert [row.plain for row in wrapped(Text("abcdef"), 3)] == ["abcdef"], "too narrow for words"


def test_a_part_of_a_text_keeps_its_styles() -> None:
    plain, styled = Text("one two", "bold"), Text.assemble("one ", ("two", "red"))
    part = stretch(plain, 4, 7, 2)
    assert part.plain == "  two" and [(s.start, s.end, s.style) for s in part.spans] == [
        (2, 5, "bold")
    ]
    assert stretch(plain, 4, 4, 2).spans == [] and stretch(plain, 4, 4, 2).plain == "  "
    assert stretch(Text("one two"), 0, 3, 0).spans == []
    part = stretch(styled, 2, 6, 1)
    assert part.plain == " e tw" and [(s.start, s.end) for s in part.spans] == [(3, 5)]
    rows = wrapped(styled, 5, 1)
    assert [row.plain for row in rows] == ["one", " two"] and rows[1].spans[0].style == "red"


@pytest.mark.parametrize(
    ("text", "head"),
    [
        ("Anna builds", "Anna builds ⋯"),
        ("Anna builds a", "Anna builds ⋯"),
        ("Anna builds (a", "Anna builds ⋯"),
        ("Anna builds, for the", "Anna builds ⋯"),
        ("Anna: ", "Anna ⋯"),
        ("Anna · ", "Anna ⋯"),
        ("the", "the ⋯"),
        ("a the", "a ⋯"),
        ("· ", "·  ⋯"),
        ("", " ⋯"),
    ],
)
def test_a_head_does_not_end_with_a_little_word(text: str, head: str) -> None:
    row = Text(text)
    assert headed(row).plain == head and row.plain == text
    assert headed(Text("Anna builds a"), "!").plain == "Anna builds!"


def test_a_gap_at_the_very_beginning_is_none() -> None:
    assert squeezed(Text("a  b"), 3).plain == "a b"
    assert squeezed(Text("  ab  c"), 6).plain == "  ab c"
    assert squeezed(Text("  abcd"), 5).plain == "  ab…"
    assert squeezed(Text("abc"), 3).plain == "abc"


def test_names_are_written_in_the_colours_of_their_seats() -> None:
    ink, names = Ink(theme("table")), ["Ann", "Anna", "B.B"]
    words: Any = SimpleNamespace(names=names, name=lambda seat: names[seat])
    row = with_names_coloured("Anna gives Ann wool, BxB and B.B. Annas", words, ink, "italic")
    found = {row.plain[span.start : span.end]: span.style for span in row.spans}
    assert set(found) == {"Anna", "Ann", "B.B"} and row.style == "italic"
    assert [(s.start, s.end) for s in row.spans] == [(0, 4), (11, 14), (29, 32)]
    for seat, name in enumerate(names):
        style: Any = found[name]
        colour = ink.style(f"seat.{seat + 1}.line.read", "background").color
        assert (style.color, style.bold) == (colour, True)


def test_a_key_and_what_it_does() -> None:
    row = keyed("x", "do it", "red", "f2")
    assert row.plain == " x  do it" and pressed_by(row) == "f2"
    key, label = (span.style for span in row.spans)
    assert isinstance(key, Style) and key.bold and key.meta == {"presses": "f2"}
    assert isinstance(label, Style) and label.color and label.color.name == "red"
    assert label.meta == {"presses": "f2"}
    none = keyed("", "do it", Style(italic=True))
    assert none.plain == "    do it" and pressed_by(none) == "" == pressed_by(Text("a", "bold"))
    assert [span.style for span in none.spans][1] == Style(italic=True)
