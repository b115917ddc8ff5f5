"""The diff of two frames: as few bytes as possible, and the same screen in a common terminal."""

from __future__ import annotations

from itertools import product

import pytest
from rich.color import Color, ColorSystem

from tabletop_tui.engine import Luck
from tabletop_tui.terminal.probe import Colours
from tabletop_tui.tui.terminal.cell_diff import CellDiff, SGRWriter, cells_of, parse
from tabletop_tui.tui.terminal.sgr_styles import (
    PLAIN,
    Style,
    background_only,
    blank,
    change,
    repaper,
    split_sgr,
    within,
)
from tests.terminal.pty_harness import looks
from tests.terminal.test_driver import screen_of

FAMILY = "\U0001f468\u200d\U0001f469"
STYLES = (
    *("", "1;31", "2;31", "1;2", "3;4;38;5;208", "31;44", "97;104", "51", "7;48;5;17", "9;39"),
    *("38;2;0;95;135", "48;2;1;2;3", "5;6;48;2;255;255;255", "1;107;8", "0;1;32;49;21"),
)


def red(cells: list[tuple[str, Style]]) -> str:
    """Return cells as text, red ones in capitals; a dot for the right half of a wide character."""
    return "".join((text.upper() if style.sgr else text) or "." for text, style in cells)


def test_cells_are_as_many_as_a_text_is_wide() -> None:
    inked = Style("31")
    assert cells_of("a b", inked) == [("a", inked), (" ", PLAIN), ("b", inked)]
    assert cells_of("世 é", inked) == [("世", inked), ("", inked), (" ", PLAIN), ("é", inked)]
    assert cells_of("e\u0301", inked) == [("e\u0301", inked)]
    assert cells_of("\u0301a", inked) == [("a", inked)], "a mark of nothing is dropped"
    assert cells_of("世\u0301", inked)[0][0] == "世\u0301"


def test_styles_and_links_last_until_they_are_ended() -> None:
    link = "\x1b]8;id=1;http://x.org\x1b\\"
    assert red(parse("a\x1b[31mbc\x1b[0md\x1b[31me\x1b[mf")) == "aBCdEf"
    (_, first), (_, second), (_, third) = parse(f"{link}\x1b[1;31ma\x1b[0mb\x1b]8;;\x07c")
    assert first == Style("1;31", "http://x.org")
    assert second == Style("", "http://x.org") and third == PLAIN
    assert red(parse("a\x07\x1b[2Jb\x9b")) == "a[2Jb", "control characters are dropped"


@pytest.mark.parametrize(
    ("before", "to", "sent"),
    [
        (None, (0, 0), "\x1b[1;1H"),
        (None, (9, 11), "\x1b[10;12H"),
        ((4, 4), (4, 4), ""),
        ((4, 4), (4, 5), "\x1b[C"),
        ((4, 4), (4, 6), "\x1b[2C"),
        ((4, 4), (4, 3), "\x1b[D"),
        ((4, 4), (4, 0), "\x1b[4D"),
        ((4, 4), (5, 4), "\x1b[B"),
        ((4, 4), (8, 4), "\x1b[4B"),
        ((4, 4), (3, 4), "\x1b[A"),
        ((4, 4), (0, 4), "\x1b[4A"),
        ((4, 4), (5, 5), "\x1b[6;6H"),
        ((0, 0), (0, 150), "\x1b[150C"),
        ((4, 4), (4, 200), "\x1b[196C"),
    ],
)
def test_the_cursor_goes_by_the_shortest_way(
    before: tuple[int, int] | None, to: tuple[int, int], sent: str
) -> None:
    writer = SGRWriter((300, 90))
    writer.at = before
    writer.move(*to)
    assert "".join(writer.out) == sent and writer.at == to


@pytest.mark.parametrize(
    ("gap", "bridged"),
    [
        ("b", True),
        ("bcde", True),
        ("bcdef", False),
        ("é世", False),
        ("éé", True),
        ("éé–", False),
        ("e\u0301", False),
    ],
)
def test_a_short_gap_is_written_again_and_a_long_one_jumped_over(gap: str, bridged: bool) -> None:
    cells = CellDiff()
    cells.frame(f"\x1b[1;1Ha{gap}z\x1b[1;1H")
    sent = cells.frame(f"\x1b[1;1HA{gap}Z\x1b[1;1H")
    assert (f"A{gap}Z" in sent) is bridged, sent
    assert looks(screen_of(f"\x1b[1;1Ha{gap}z\x1b[1;1H", sent)) == looks(
        screen_of(f"\x1b[1;1HA{gap}Z\x1b[1;1H")
    )


def frames() -> list[tuple[tuple[int, int] | None, str]]:
    """Return reproducible random frames of a driver, each with the size of the terminal."""
    luck = Luck(11)
    texts = ("ab", "x", "  ", "世", "e\u0301", "▀▄", "long words", "日本 ok", FAMILY, "  a  b  ")
    styles = (*STYLES, "31", "31", "44")
    made: list[tuple[tuple[int, int] | None, str]] = []
    for n in range(16):
        frame = ""
        for _ in range(1 + luck(3)):
            frame += f"\x1b[{1 + luck(4)};{1 + luck(6)}H"
            for _ in range(1 + luck(4)):
                text, style = texts[luck(len(texts))], styles[luck(len(styles))]
                frame += f"\x1b[{style}m{text}\x1b[0m" if style else text
                if luck(9) == 0:
                    frame += f"\x1b]8;id={n};http://x.org/{luck(2)}\x1b\\go\x1b]8;;\x1b\\"
            frame += "\n" if luck(2) else ""
        size = None if n < 8 else (16, 3) if n < 13 else (40, 9)
        made.append((size, frame + f"\x1b[{1 + luck(3)};{1 + luck(9)}H"))
    return made


def test_a_frame_shows_what_it_would_alone_for_fewer_bytes_and_once() -> None:
    """On a terminal of each size of the frames."""
    came = sent = 0
    for wanted in (None, (16, 3), (40, 9)):
        cells, alone, ours = CellDiff(), list[str](), list[str]()
        cells.size = wanted
        for size, frame in frames():
            if size == wanted:
                fresh = CellDiff()
                fresh.size = wanted
                alone.append(fresh.frame(frame))
                ours.append(cells.frame(frame))
                assert cells.frame(frame) == "", "it is there already"
                came, sent = came + len(frame.encode()), sent + len(ours[-1].encode())
        size = wanted or (60, 9)
        assert looks(screen_of(*ours, size=size)) == looks(screen_of(*alone, size=size))
        assert looks(screen_of(*ours, size=size)) != looks(screen_of(size=size))
    assert sent < 0.7 * came


@pytest.mark.parametrize(
    ("style", "attributes", "ink", "paper", "space"),
    [
        ("", "", "", "", ""),
        ("1;2", "1 2", "", "", ""),
        ("3;4;38;5;208", "3 4", "38;5;208", "", "3;4;38;5;208"),
        ("97;104", "", "97", "104", "104"),
        ("51", "51", "", "", "51"),
        ("52", "52", "", "", "52"),
        ("9;39", "9", "", "", "9;39"),
        ("5;6;48;2;255;255;255", "5 6", "", "48;2;255;255;255", "5;6;48;2;255;255;255"),
        ("1;107;8", "1 8", "", "107", "107"),
        ("0;1;32;49;21", "1 21", "32", "", "0;1;32;49;21"),
    ],
)
def test_a_style_is_taken_apart_and_of_it_a_blank_shows_the_paper_or_all(
    style: str, attributes: str, ink: str, paper: str, space: str
) -> None:
    found = split_sgr(style)
    assert (found.attributes, found.ink, found.paper) == ({*attributes.split()}, ink, paper)
    assert blank(Style(style)).sgr == space and background_only(Style(style)) is (
        space in ("", paper)
    )


@pytest.mark.parametrize(
    ("old", "new", "sent"),
    [
        ("", "1;31", "1;31"), ("1;31", "", ""), ("1;31", "2;31", "22;2"), ("2;31", "1;2", "1;39"),
        ("1;2", "1;31", "0;1;31"), ("3;4;38;5;208", "1;31", "0;1;31"), ("31;44", "1;31", "1;49"),
        ("31;44", "1;2", "0;1;2"), ("0;1;32;49;21", "1", "0;1"),
    ],
)  # fmt: skip
def test_the_way_between_two_styles(old: str, new: str, sent: str) -> None:
    assert change(old, new) == f"\x1b[{sent}m"


def test_no_way_between_two_styles_is_longer_than_to_begin_anew() -> None:
    for old, new in product(STYLES, STYLES):
        assert len(change(old, new)) <= len(f"\x1b[0;{new.removeprefix('0;')}m")
        assert (change(old, new) == "") is (old == new)


def test_a_space_may_wear_the_ink_of_what_comes_before_it() -> None:
    assert repaper("1;31", "97;104") == "1;31;104" and repaper("1;2", "51") == "1;2"
    assert repaper("3;4;38;5;208", "31;44") == "3;4;38;5;208;44"
    assert repaper("31;44", "1;31") == "31"


@pytest.mark.parametrize("old", STYLES)
@pytest.mark.parametrize("new", STYLES)
def test_after_a_change_of_style_cells_look_as_if_it_had_been_set_alone(old: str, new: str) -> None:
    went = screen_of(f"\x1b[{old}m{change(old, new)}x")
    assert looks(went) == looks(screen_of(f"\x1b[0m\x1b[{new}mx"))


def test_a_link_shows_on_a_space() -> None:
    linked = Style("31", "http://x.org")
    assert not background_only(linked) and blank(linked) == linked


def test_a_wide_character_that_was_cut_is_sent_again() -> None:
    for over in ("\x1b[1;2Hx", "\x1b[1;1Hx"):
        cells = CellDiff()
        cells.frame("\x1b[1;1H國語\x1b[2;1H")
        cells.frame(over + "\x1b[2;1H")
        assert "國" in cells.frame("\x1b[1;1H國語\x1b[2;1H")


def test_letters_are_sent_whole() -> None:
    for old, new in (
        ("🇳🇱🇩🇪", "🇳🇴🇩🇪"),
        ("क्षि", "क्तु"),
        ("👍🏽", "👍🏿"),
        ("\u1112\u1161", "\u1112\u1165"),
    ):
        cells = CellDiff()
        cells.frame(f"\x1b[1;1H{old}\x1b[2;1H")
        assert new.removesuffix("🇩🇪") in cells.frame(f"\x1b[1;1H{new}\x1b[2;1H")


def test_the_cursor_is_left_where_the_frame_says() -> None:
    cells = CellDiff()
    assert cells.frame("\x1b[1;1Hab\x1b[5;9H").endswith("\x1b[5;9H")
    assert cells.frame("\x1b[1;1Hab\x1b[5;9H") == ""
    assert cells.frame("\x1b[1;1Hab\x1b[6;9H") == "\x1b[6;9H", "it alone has moved"


@pytest.mark.parametrize(("colours", "system"), [("256", "EIGHT_BIT"), ("16", "STANDARD")])
def test_colours_are_brought_down_to_those_of_the_terminal(colours: Colours, system: str) -> None:
    for red, green, blue in ((255, 128, 0), (1, 2, 3), (90, 90, 90), (0, 0, 0)):
        near = Color.from_rgb(red, green, blue).downgrade(ColorSystem[system])
        mixed = f"1;38;2;{red};{green};{blue};48;2;{red};{green};{blue}"
        codes = ["1", *near.get_ansi_codes(True), *near.get_ansi_codes(False)]
        assert within(mixed, colours) == ";".join(codes) and within(mixed, "truecolor") == mixed
    for other in ("", "1;4;31;42", "38;5;17;48;5;48", "97"):
        assert within(other, colours) == other
    diff = CellDiff()
    diff.colours = colours
    assert "8;2;" not in diff.frame("\x1b[1;1H\x1b[38;2;9;8;7;48;2;70;60;50mx\x1b[0m")
