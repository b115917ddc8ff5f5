"""What is made of the colours of a theme, and what a terminal gets to see of them."""

from __future__ import annotations

import pytest
from rich.color import Color

from tabletop_tui.terminal.probe import Depth
from tabletop_tui.tui.paint.ink import (
    BOLD,
    REVERSE,
    UNDERLINE,
    Ink,
    ink_of,
    mixed,
    unpacked,
    widget_theme,
)
from tabletop_tui.tui.paint.paints import table
from tabletop_tui.tui.paint.palette import (
    DEFAULT,
    THEMES,
    VGA,
    XTERM,
    Paint,
    Theme,
    after,
    blend,
    contrast,
    luminance,
    parse,
    readable,
    table_of,
    theme,
)

ENDINGS = ("", ".on", ".dim", ".lit", ".read")


def told(paint: Paint) -> str:
    ansi = "-" if paint.ansi == DEFAULT else str(paint.ansi)
    red, green, blue = paint.rgb
    return f"{red:02x}{green:02x}{blue:02x} {ansi:>2} {paint.grey:3}"


@pytest.mark.parametrize(
    "row",
    [
        "legal   ffffd7  7 255  000000  0   0  80806c  7 127  ffffe1 15 255  ffffd7  7 255",
        "line    555555  8  85  ffffff 15 255  2a2a2a  8  42  808080  8 127  777777  - 119",
        "seat.2  005fff  4 255  ffffff 15   0  003080  4 127  4087ff 12 255  226eee 12 255",
    ],
)
def test_what_is_made_of_a_colour_of_the_terminal(row: str) -> None:
    """As it is, then: to write on it, dim, lit, and as far lit as can be read."""
    name, *_ = row.split()
    found = [told(theme("terminal")[f"{name}{ending}"]) for ending in ENDINGS]
    assert " ".join([name, *found]).split() == row.split()


@pytest.mark.parametrize(("name", "depth"), [("table", "16"), ("light", "256"), ("terminal", "16")])
def test_style_sheets_get_our_colours_by_the_names_of_textual(name: str, depth: Depth) -> None:
    made = widget_theme(theme(name), depth)
    for theirs, ours in (
        ("primary", "accent"), ("secondary", "dim"), ("warning", "warning"), ("error", "warning"),
        ("success", "good"), ("accent", "accent"), ("foreground", "text"),
        ("background", "background"), ("surface", "surface"), ("panel", "surface"),
    ):  # fmt: skip
        assert getattr(made, theirs) == made.variables[f"paint-{ours}"], theirs
    assert (made.name, made.dark) == (name, name != "light")
    native = widget_theme(theme("terminal"), "256").variables
    assert len(native) > len(widget_theme(theme("terminal"), "grey").variables)


def test_luminance_and_blends_by_numbers() -> None:
    assert luminance((0, 255, 0)) == 0.7152 and luminance((0, 0, 255)) == 0.0722
    assert luminance((255, 255, 255)) == 1 and luminance((0, 0, 0)) == 0
    assert f"{luminance((128, 64, 200)):.6f}" == "0.124261"
    assert f"{contrast((128, 64, 200), (9, 10, 11)):.4f}" == "3.2884"
    assert contrast((9, 10, 11), (128, 64, 200)) == contrast((128, 64, 200), (9, 10, 11))
    assert blend((10, 20, 30), (30, 10, 31), 0.25) == (15, 18, 30)


TEXT, GROUND = Paint((240, 240, 240), 15, 240), Paint((0, 0, 0), 0, 0)


def test_a_colour_goes_only_as_far_towards_that_of_text_as_it_must() -> None:
    green = Paint((0, 200, 0), 10, 150)
    assert readable(green, TEXT, GROUND, True) == green, "it can be read as it is"
    blue = Paint((0, 0, 170), 4, 20)
    found = readable(blue, TEXT, GROUND, True)
    assert (
        contrast(found.rgb, (0, 0, 0)) >= 4.5 > contrast(blend(blue.rgb, TEXT.rgb, 0.40), (0, 0, 0))
    )
    assert found == Paint((108, 108, 202), 12, 119), (
        "blue cannot be read on a console, bright blue can"
    )
    assert readable(Paint((170, 0, 0), 1, 20), TEXT, GROUND, True).ansi == 9, "bright red can"
    own = Paint((9, 9, 9), DEFAULT, 20)
    assert readable(own, TEXT, GROUND, True).ansi == 15, "of the terminal's own nobody knows"
    assert readable(own, TEXT, Paint((0, 0, 0), DEFAULT, 0), True).ansi == 15
    red = Paint((255, 85, 85), 9, 130)
    assert readable(red, TEXT, Paint((0, 0, 0), DEFAULT, 0), True).ansi == 9
    black = Paint((0, 0, 0), 0, 0)
    assert readable(red, black, Paint((255, 255, 255), DEFAULT, 255), False).ansi == 1
    assert readable(Paint((1, 1, 1), 3, 1), Paint((2, 2, 2), 7, 2), GROUND, True) == Paint(
        (2, 2, 2), 3, 2
    ), "where not even text can be read it is the nearest"


def test_black_or_white_stand_on_a_colour_of_the_terminals_own_by_its_theme() -> None:
    rows = "\n".join(f"{name} 808080 - {grey}" for name, grey in (("a", 60), ("b", 200)))
    for dark, ansi in ((True, 15), (False, 0)):
        found = Theme("made up", dark, True, table_of(rows))
        assert (found["a.on"].ansi, found["b.on"].ansi) == (ansi, ansi)
        assert (found["a.on"].grey, found["b.on"].grey) == (255, 0)
        assert found["a.on"].rgb == (0, 0, 0)


def test_a_line_of_a_table_of_colours() -> None:
    assert parse("sea 005f87 4") == ("sea", Paint((0, 0x5F, 0x87), 4, 71))
    assert parse("x 0a6400 - 9") == ("x", Paint((10, 100, 0), DEFAULT, 9))
    assert parse("r ff0000 1")[1].grey == 76 and parse("g 00ff00 1")[1].grey == 150
    assert parse("b 0000ff 1")[1].grey == 29 and parse("w ffffff 1")[1].grey == 255
    assert table("sea 0000ff\nland 00ff00", "sea 0000fe") == {"sea": 0xFE, "land": 0xFF00}


XTERM_NAMES = """
black red3 green3 yellow3 blue2 magenta3 cyan3 gray90
gray50 red green yellow #5c5cff magenta cyan white
"""
"""The sixteen colours as the resources of xterm name them."""
X11 = {
    "black": "000000", "red3": "cd0000", "green3": "00cd00", "yellow3": "cdcd00",
    "blue2": "0000ee", "magenta3": "cd00cd", "cyan3": "00cdcd", "gray90": "e5e5e5",
    "gray50": "7f7f7f", "red": "ff0000", "green": "00ff00", "yellow": "ffff00",
    "#5c5cff": "5c5cff", "magenta": "ff00ff", "cyan": "00ffff", "white": "ffffff",
}  # fmt: skip


def test_the_colours_of_xterm_are_those_that_its_resources_name() -> None:
    assert [bytes(rgb).hex() for rgb in XTERM] == [X11[name] for name in XTERM_NAMES.split()]


def test_the_key_for_themes_goes_through_them_in_their_order() -> None:
    assert [after(name) for name in THEMES] == [*THEMES[1:], THEMES[0]]


def test_depths_of_a_colour() -> None:
    paint, own = Paint((1, 2, 3), 9, 77), Paint((1, 2, 3), DEFAULT, 77)
    assert paint.at("truecolor") == paint.at("256") == (1, 2, 3)
    assert paint.at("16") == VGA[9] and paint.at("grey") == (77, 77, 77)
    assert own.at("16") == (1, 2, 3) and own.at("grey") == (77, 77, 77)


def test_bold_black_of_sixteen_colours_is_not_bold_as_it_would_be_grey() -> None:
    few, many, own = Ink(theme("table"), "16"), Ink(theme("table"), "256"), Ink(theme("terminal"))
    for ink, bold in ((few, None), (own, None), (many, True)):
        assert ink.style("legal.text", "legal", BOLD).bold is bold
        assert ink.style("text" if ink is not own else "dim", "legal", BOLD).bold
        assert ink.style(None, "legal", BOLD).bold
        assert ink.style("legal.text", "legal", REVERSE).bold is None
    style = many.style("text", "legal", REVERSE | UNDERLINE)
    assert style.reverse and style.underline and not style.bold
    plain = many.style("text", "legal")
    assert (plain.reverse, plain.underline, plain.bold) == (None, None, None)
    for ways in range(8):
        one = many.fine(0x102030, 0x405060, ways)
        flags = [ways & BOLD, ways & REVERSE, ways & UNDERLINE]
        assert [bool(w) for w in (one.bold, one.reverse, one.underline)] == [*map(bool, flags)]
        assert one.color == mixed(0x102030) and one.bgcolor == mixed(0x405060)
    assert many.fine(None, 0).color is None
    assert many.fine(1, 2) is many.fine(1, 2) and many.style("text", "chip") is many.style(
        "text", "chip"
    )


def test_packed_colours_are_those_that_the_terminal_shows() -> None:
    assert Ink(theme("table"), "truecolor").packed("background") == 0x121212
    made = Theme("made up", True, False, table_of("odd 123456 4 99"))
    for depth, colour in (
        ("truecolor", 0x123456), ("16", 0x0000AA), ("grey", 0x636363), ("256", 0x005F5F),
    ):  # fmt: skip
        found = Ink(made, depth).packed("odd")  # type: ignore[arg-type]
        shown = Color.from_rgb(*unpacked(found)).get_truecolor()
        assert (found, shown[0] << 16 | shown[1] << 8 | shown[2]) == (colour, colour), depth


def test_letters_stay_in_their_colour_as_long_as_they_can_be_read() -> None:
    ink = Ink(theme("table"))
    assert ink.readable(0x787878, 0) == 0x787878, "just enough contrast"
    assert ink.readable(0x707070, 0) == 0xFFFFFF, "just too little"
    assert ink.readable(0x707070, 0xFFFFFF) == 0x707070
    assert ink.readable(0x808080, 0xFFFFFF) == 0
    assert ink.readable(0x123456, 0x123456) == 0xFFFFFF


def test_halves_of_a_cell() -> None:
    many, few = Ink(theme("table")), Ink(theme("table"), "16")
    own, poor = Ink(theme("terminal")), Ink(theme("table"), glyphs="ascii")
    bright, usual = "seat.4.line", "seat.1"  # 11 and 1 of sixteen
    assert many.halves(bright, usual)[0] == many.halves(usual, bright)[0] == "▀"
    assert few.halves(bright, usual)[0] == "▀" and few.halves(usual, bright)[0] == "▄"
    assert own.halves("background", usual)[0] == "▄" and own.halves(usual, "background")[0] == "▀"
    assert own.halves("background", bright)[0] == "▄" and own.halves(bright, "text")[0] == "▀"
    assert own.halves(usual, bright)[0] == "▄" and own.halves(bright, usual)[0] == "▀"
    eight = Ink(Theme("made up", True, False, table_of("a 000001 8\nb 000002 7")), "16")
    assert eight.halves("a", "b")[0] == "▀" and eight.halves("b", "a")[0] == "▄"
    sign, style = many.halves(usual, usual)
    assert (sign, style.color, style.bgcolor) == (" ", None, many.colour(usual))
    assert poor.halves(bright, usual) == (" ", poor.style(None, bright))


def test_text_goes_out_in_characters_that_the_terminal_has_and_steers_nothing() -> None:
    ink, poor = Ink(theme("table")), Ink(theme("table"), glyphs="ascii")
    assert ink.text("Zoë…\x1b[m") == "Zoë…" + ink.text("\x1b") + "[m" and "\x1b" not in ink.text(
        "\x1b"
    )
    assert poor.text("Zoë…").isascii() and poor.glyph("ui.yes") == "+"
    assert Ink(theme("table"), signs={"own": "◆o"}).glyph("own") == "◆"


def test_what_a_picture_depends_on_is_told_apart() -> None:
    kinds = {
        Ink(theme("light")).key,
        Ink(theme("table")).key,
        Ink(theme("table"), "16").key,
        Ink(theme("table"), glyphs="ascii").key,
        Ink(theme("table"), game="x").key,
        Ink(theme("table"), pictures="calm").key,
        Ink(theme("table"), blocks="halves").key,
    }
    assert len(kinds) == 7
    assert ink_of(theme("table"), "256", "unicode", "rich").pictures == "rich"
