"""The canvas: pixels and glyphs in, lines of merged runs out, and the regions that changed."""

from __future__ import annotations

import random

import pytest
from rich.color import Color, ColorSystem
from textual.app import App, ComposeResult
from textual.geometry import Region
from textual.strip import Strip
from textual.widgets import Static

from tabletop_tui.terminal.probe import Depth
from tabletop_tui.tui.paint.ink import BOLD, REVERSE, Ink, ink_of, widget_theme
from tabletop_tui.tui.paint.painter import Painter
from tabletop_tui.tui.paint.palette import THEMES, VGA, theme
from tabletop_tui.tui.widgets.canvas import Canvas

TABLE = theme("table")


def canvas(
    width: int = 10, height: int = 4, depth: Depth = "256", ascii_only: bool = False
) -> Canvas:
    return Canvas(width, height, Ink(TABLE, depth, "ascii" if ascii_only else "unicode"))


def looks(strip: Strip) -> list[tuple[str, str, str]]:
    """Character, colour and background of every cell; a blank has no colour."""
    cells = []
    for segment in strip:
        style = segment.style
        assert style is not None and style.bgcolor is not None
        for character in segment.text:
            ink = "" if character == " " or style.color is None else style.color.name
            cells.append((character, ink, style.bgcolor.name))
    return cells


def name(colour: str, ink: Ink) -> str:
    return ink.colour(colour).name


def test_two_pixels_make_a_cell() -> None:
    picture = canvas()
    picture.dot(1, 0, "seat.2")
    picture.dot(2, 1, "seat.2")
    picture.block(3, 0, 1, 2, "seat.2")
    cells = looks(picture.strip(0, 10))
    sea, ground = name("seat.2", picture.ink), name("background", picture.ink)
    assert cells[:5] == [
        (" ", "", ground),
        ("▀", sea, ground),
        ("▀", ground, sea),
        (" ", "", sea),
        (" ", "", ground),
    ]


def test_neighbours_of_one_style_are_one_segment() -> None:
    picture = canvas(40, 1)
    picture.text(3, 0, "road", "text")
    picture.text(8, 0, "to", "text")
    assert [segment.text for segment in picture.strip(0, 40)] == ["   ", "road to" + " " * 30]
    picture.text(20, 0, "x", "text", ways=REVERSE)
    assert len(picture.strip(0, 40)._segments) == 2, (
        "a drawn line is not painted again before changed() is asked"
    )
    picture.changed(40, 1)
    assert [segment.text for segment in picture.strip(0, 40)][1:] == [
        "road to" + " " * 10,
        "x",
        " " * 19,
    ]


def test_a_glyph_stands_on_its_paper_or_on_the_lower_pixel() -> None:
    picture = canvas()
    picture.dot(0, 1, "seat.5")
    picture.text(0, 0, "a", "text")
    picture.text(1, 0, "b", "text", "chip", BOLD)
    first, second = looks(picture.strip(0, 10))[:2]
    assert first == ("a", name("text", picture.ink), name("seat.5", picture.ink))
    assert second == ("b", name("text", picture.ink), name("chip", picture.ink))


def test_changed_names_exactly_the_cells_that_differ() -> None:
    picture = canvas(20, 10)
    assert picture.changed(20, 10) == [Region(0, 0, 20, 10)]
    assert picture.changed(20, 10) == []
    picture.dot(5, 7, "seat.2")
    picture.text(8, 3, "x", "text")
    picture.text(1, 8, "y", "text")
    assert picture.changed(20, 10) == [Region(5, 3, 4, 1), Region(1, 8, 1, 1)]
    assert picture.changed(20, 10) == []


@pytest.mark.parametrize("seed", range(3))
def test_lines_that_are_not_reported_have_not_changed(seed: int) -> None:
    draw = random.Random(seed)
    picture = canvas(30, 12)
    picture.disc(15, 12, 9, "seat.5")
    picture.keep()
    picture.changed(30, 12)
    before = [looks(picture.strip(y, 30)) for y in range(12)]
    for _ in range(30):
        picture.restart()
        picture.disc(
            draw.randrange(30),
            draw.randrange(24),
            draw.random() * 4,
            draw.choice(("seat.2", "seat.1")),
        )
        picture.text(draw.randrange(30), draw.randrange(12), "ab", "text")
        regions = picture.changed(30, 12)
        after = [looks(picture.strip(y, 30)) for y in range(12)]
        for y in range(12):
            for x in range(30):
                if before[y][x] != after[y][x]:
                    assert any(region.contains(x, y) for region in regions)
        fresh = canvas(30, 12)
        fresh._pixels, fresh._marks = picture._pixels, picture._marks
        assert [looks(fresh.strip(y, 30)) for y in range(12)] == after
        before = after


def test_a_picture_that_changed_is_reported_where_it_did() -> None:
    ink = Ink(TABLE, "256", pictures="calm")
    shown, painter = Canvas(20, 4, ink), Painter(20, 4)
    shown.over(painter)
    painter.fill(painter.everywhere(), ink.packed("background"))
    shown.changed(20, 4)
    assert shown.changed(20, 4) == []
    painter.fill(painter.block(5, 2, 3, 2), ink.packed("good"))
    assert shown.changed(20, 4) == [Region(5, 1, 3, 1)]


def test_restart_comes_back_to_what_was_kept() -> None:
    picture = canvas()
    picture.block(0, 0, 3, 3, "seat.2")
    picture.keep()
    picture.block(0, 0, 10, 8, "seat.5")
    picture.text(0, 0, "x", "text")
    picture.restart()
    assert (picture.pixel(2, 2), picture.pixel(3, 3)) == ("seat.2", "background")
    assert looks(picture.strip(0, 10))[0][0] == " "


def test_nothing_is_drawn_outside() -> None:
    picture = canvas()
    picture.disc(-3, -3, 6, "seat.2")
    picture.ring(9, 9, 5, "seat.2")
    picture.line(-5, -5, 30, 30, "seat.5", dash=2)
    picture.text(8, 3, "abcdef", "text")
    picture.text(-2, 0, "abc", "text")
    picture.text(0, 9, "abc", "text")
    picture.changed(12, 6)
    for x, y in ((10, 1), (10.5, 7.5), (-0.5, 1), (1, 8), (9.5, 8), (1, -0.5)):
        picture.dot(int(x // 1), int(y // 1), "seat.5")
        picture.trace(x, y, x, y, "seat.5")
    picture.text(10, 0, "a", "text")
    picture.text(0, 4, "a", "text")
    picture.text(-1, 0, "a", "text")
    assert picture.changed(12, 6) == [], "not even in a view that is larger"
    assert all(len(looks(picture.strip(y, 10))) == 10 for y in range(4))
    assert [cell[0] for cell in looks(picture.strip(3, 10))][8:] == ["a", "b"]


@pytest.mark.parametrize(
    ("ends", "dash", "wanted"),
    [
        ((3, 1, 3, 6), 0, [(3, y) for y in range(1, 7)]),
        ((3, 1, 3, 6), 2, [(3, y) for y in (1, 2, 5, 6)]),
        ((8, 7, 2, 7), 1, [(8, 7), (6, 7), (4, 7), (2, 7)]),
        ((1, 6, 4, 3), 2, [(1, 6), (2, 5)]),
        ((5, 5, 5, 5), 0, [(5, 5)]),
    ],
)
def test_a_line_has_its_two_ends_and_the_gaps_of_its_dashes(
    ends: tuple[int, int, int, int], dash: int, wanted: list[tuple[int, int]]
) -> None:
    picture = canvas()
    picture.line(*ends, "seat.5", dash)
    drawn = {(x, y) for x in range(10) for y in range(8) if picture.pixel(x, y) == "seat.5"}
    assert drawn == set(wanted)


def test_discs_and_rings_are_round() -> None:
    picture = canvas(20, 10)
    picture.disc(10, 10, 4, "seat.2")
    rows = [sum(picture.pixel(x, y) == "seat.2" for x in range(20)) for y in range(20)]
    columns = [sum(picture.pixel(x, y) == "seat.2" for y in range(20)) for x in range(20)]
    assert rows == columns and rows[6:14] == rows[6:14][::-1] and rows[9] == 8 and rows[5] == 0
    picture.ring(10, 10, 8, "star")
    assert (
        picture.pixel(17, 10) == "star"
        and picture.pixel(10, 2) == "star"
        and picture.pixel(10, 10) == "seat.2"
    )


def test_ascii_canvases_hold_nothing_but_ascii() -> None:
    picture = canvas(ascii_only=True)
    picture.disc(5, 4, 3, "seat.2")
    picture.sign(0, 0, "ui.yes", "text")
    picture.text(1, 1, "Zoë…", "text")
    lines = ["".join(segment.text for segment in picture.strip(y, 10)) for y in range(4)]
    assert all(line.isascii() for line in lines)
    assert lines[0][0] == "+" and lines[1].startswith(" Zoe...")


@pytest.mark.parametrize("theme_name", THEMES)
def test_sixteen_colours_come_out_as_chosen_by_hand(theme_name: str) -> None:
    ink = Ink(theme(theme_name), "16")
    for colour in ink.theme.names:
        number = ink.theme[colour].ansi
        sent = ink.colour(colour).downgrade(ColorSystem.STANDARD)
        assert sent.number == (None if number < 0 and ink.native else number), colour


def test_bright_colours_are_never_backgrounds_of_a_sixteen_colour_pixel_pair() -> None:
    ink = Ink(TABLE, "16")
    for upper, lower in (("seat.4.line", "seat.2"), ("seat.2", "seat.4.line")):
        _character, style = ink.halves(upper, lower)
        assert style.color is not None and style.color.triplet == VGA[11]
    assert ink.halves("seat.2", "seat.4.line")[0] == "▄"


def test_the_terminals_own_background_is_never_a_foreground() -> None:
    ink = Ink(theme("terminal"), "truecolor")
    for upper, lower in (
        ("background", "seat.2"),
        ("seat.2", "background"),
        ("background", "seat.1.line"),
    ):
        _character, style = ink.halves(upper, lower)
        assert style.bgcolor == Color.default() and style.color != Color.default()


def test_without_colour_everything_is_grey() -> None:
    for theme_name in THEMES:
        ink = Ink(theme(theme_name), "grey")
        for colour in ink.theme.names:
            triplet = ink.colour(colour).triplet
            assert triplet is not None and len(set(triplet)) == 1


def test_widget_themes_hold_every_colour_at_its_depth() -> None:
    for theme_name in THEMES:
        for depth in ("truecolor", "16", "grey"):
            made = widget_theme(theme(theme_name), depth)  # type: ignore[arg-type]
            assert sum(variable.startswith("paint-") for variable in made.variables) == len(
                TABLE.names
            )
            assert made.ansi == (theme_name == "terminal" and depth != "grey")
            assert made.to_color_system().generate()
    assert widget_theme(TABLE, "16").variables["paint-seat-1"] == "#aa0000"
    assert ink_of(TABLE, "256", "unicode") is ink_of(TABLE, "256", "unicode")


class Themed(App[None]):
    """An app with our themes, and a style sheet that names our colours."""

    CSS = "Static { background: $paint-seat-1; color: $paint-seat-1-text; }"

    def __init__(self) -> None:
        super().__init__()
        for theme_name in THEMES:
            self.register_theme(widget_theme(theme(theme_name), "256"))
        self.theme = "table"

    def compose(self) -> ComposeResult:
        yield Static("Anna")


async def test_style_sheets_can_name_our_colours_in_every_theme() -> None:
    app = Themed()
    async with app.run_test(size=(20, 5)) as pilot:
        for theme_name in THEMES:
            app.theme = theme_name
            await pilot.pause()
            background = app.query_one(Static).styles.background
            paint = theme(theme_name)["seat.1"]
            assert (background.ansi if app.native_ansi_color else background.rgb) == (
                paint.ansi if app.native_ansi_color else paint.rgb
            )


def test_a_new_ink_paints_everything_anew() -> None:
    picture = canvas()
    picture.changed(10, 4)
    old = looks(picture.strip(0, 10))
    picture.ink = Ink(theme("light"))
    assert picture.changed(10, 4) == [Region(0, 0, 10, 4)]
    assert looks(picture.strip(0, 10)) != old


def test_a_traced_line_has_the_dots_it_passes_and_no_others() -> None:
    picture = canvas()
    picture.trace(0.5, 0.5, 0.5, 0.5, "seat.2")
    picture.trace(2, 0, 2, 1.5, "seat.2")
    picture.trace(4.5, 0.5, 4.5, 0.5, "seat.2")
    picture.trace(4.5, 0, 4.5, 0, "seat.2")  # dots join in a cell
    shown = [character for character, _, _ in looks(picture.strip(0, 10))]
    assert shown[:6] == ["⠐", " ", "⡇", " ", "⠘", " "]
