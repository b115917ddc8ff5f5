"""Charts: every line made of its player's mark, whole numbers along the axes, bars beside what was
expected.
"""

from __future__ import annotations

from dataclasses import replace

import pytest

from tabletop_tui.games.cities_and_knights.rules.constants import PIPS
from tabletop_tui.games.cities_and_knights.tui.dice import charts, histogram
from tabletop_tui.play import Table, Words
from tabletop_tui.terminal.probe import Depth, Glyphs
from tabletop_tui.terminal.signs import glyph
from tabletop_tui.tui.game_ui import ui_of
from tabletop_tui.tui.look import Look
from tabletop_tui.tui.paint.ink import ink_of
from tabletop_tui.tui.paint.palette import (
    FEW_READABLE,
    READABLE,
    THEMES,
    contrast,
    theme,
)
from tabletop_tui.tui.reading.chart import lines, ticks
from tabletop_tui.tui.reading.scores import chart_rows, course_rows, score_rows
from tests.playing import new_table, play_on


def looking(table: Table, seat: int = -1, depth: Depth = "256", glyphs: Glyphs = "unicode") -> Look:
    """The table as a seat sees it on some terminal."""
    view = table.state if seat < 0 else table.game.view(table.state, seat)
    words = Words(table.game, [one.name for one in table.seats])
    return Look(table, view, seat, words, ink_of(theme("table"), depth, glyphs))


@pytest.mark.parametrize("glyphs", ["unicode", "ascii"])
def test_every_player_has_a_line_of_own_marks_in_the_own_colour(glyphs: Glyphs) -> None:
    look = looking(new_table("cities_and_knights", 3), glyphs=glyphs)
    series = [(range(8), [n * (seat + 1) for n in range(8)]) for seat in range(3)]
    rows = lines(look, series, 60, 14)
    assert len(rows) == 14 and max(row.cell_len for row in rows) <= 60
    for seat in range(3):
        sign, style = (
            glyph(f"seat.{seat + 1}", glyphs),
            look.ink.style(f"seat.{seat + 1}.line.read", "background"),
        )
        marks = [row.plain[s.start : s.end] for row in rows for s in row.spans if s.style == style]
        assert len(marks) >= 8 and set(marks) == {sign}
        drawn = sum(row.plain.count(sign) for row in rows[:-2])
        assert glyphs == "ascii" or len(marks) == drawn, "none of them lost its colour"
    if glyphs == "ascii":
        assert all(row.plain.isascii() for row in rows)


@pytest.mark.parametrize("name", THEMES)
@pytest.mark.parametrize("depth", ["truecolor", "256", "16", "grey"])
def test_the_marks_of_all_players_can_be_read_in_every_theme(name: str, depth: Depth) -> None:
    look = looking(new_table("cities_and_knights", 6))
    look = replace(look, ink=ink_of(theme(name), depth, "unicode"))
    rows = lines(look, [(range(8), [n + seat for n in range(8)]) for seat in range(6)], 60, 14)
    paints = {look.ink.style(f"seat.{n + 1}.line.read", "background") for n in range(6)}
    used = {span.style for row in rows for span in row.spans if span.style != "dim"}
    assert used <= paints and len(used) == len(paints)
    ground = theme(name)["background"].at(depth)
    least = FEW_READABLE if depth == "16" else READABLE
    for n in range(6):
        ink = theme(name)[f"seat.{n + 1}.line.read"].at(depth)
        assert contrast(ink, ground) >= least, (n + 1, ink)


def test_the_axes_have_whole_numbers_at_round_distances() -> None:
    look = looking(new_table("cities_and_knights", 3))
    rows = lines(look, [([0, 20, 40], [0, 60, 131])], 76, 16)
    ticks = [
        int(word)
        for row in rows
        if "┤" in row.plain
        for word in row.plain.partition("┤")[0].split()
    ]
    assert ticks == [100, 50, 0]
    assert [int(word) for word in rows[-1].plain.split()] == [0, 5, 10, 15, 20, 25, 30, 35, 40]


def test_there_is_no_chart_of_one_moment_or_in_a_corner() -> None:
    look = looking(new_table("cities_and_knights", 3))
    assert lines(look, [([1], [3])], 60, 14) == [] == lines(look, [([1, 2], [3, 4])], 20, 14)


def test_the_dice_are_counted_beside_what_was_to_be_expected() -> None:
    table = new_table("cities_and_knights", 3)
    assert histogram(looking(table), 70) == []
    table.state.rolls[:] = [0, 0, 0, 0, 0, 0, 20, 10, 6, 0, 0, 0, 0]
    rows = histogram(looking(table), 70)
    assert rows == charts(looking(table), 70)[-len(rows) :]
    assert sum(PIPS) == 36 and "36 rolls" in rows[0].plain
    six = next(row.plain for row in rows if row.plain.startswith(" 6 "))
    twelve = next(row.plain for row in rows if row.plain.startswith("12 "))
    assert six.endswith("20 /  5.0") and twelve.endswith("0 /  1.0")
    assert six.count("▰") > 30 and "▰" not in twelve and "┃" in twelve
    assert max(row.cell_len for row in rows) <= 70


def test_the_improvements_of_everybody_and_the_bank_stand_above_the_dice() -> None:
    table = new_table("cities_and_knights", 3)
    table.state.players[2].tracks[1] = 4
    rows = [row.plain for row in charts(looking(table), 70)]
    assert [name in row for name, row in zip(("Anna", "Ben", "Cleo"), rows[1:], strict=False)] == [
        True
    ] * 3
    assert rows[3].endswith("science 0 trade 4 politics 0")
    assert rows[4].split()[:2] == ["Bank", "B19"]


@pytest.mark.parametrize(
    ("game", "actions"), [("cities_and_knights", 400), ("rise_of_empires", 300)]
)
@pytest.mark.parametrize("width", [58, 78, 118])
def test_the_score_page_fits_its_width_and_ends_in_the_totals(
    game: str, actions: int, width: int
) -> None:
    table = play_on(new_table(game, 3), actions)
    rows = score_rows(looking(table, 0), ui_of(game), width, 23)
    assert max(row.cell_len for row in rows) <= width
    total = next(row.plain for row in rows if row.plain.startswith("Total"))
    view = table.game.view(table.state, 0)
    points = [sum(table.game.score(view, seat).values()) for seat in range(3)]
    assert [int(word) for word in total.split()[1:]] == points
    assert any("┤" in row.plain for row in rows), "the chart"


def test_the_dice_stand_among_the_charts() -> None:
    table = play_on(new_table("cities_and_knights", 3), 400)
    words = " ".join(
        row.plain for row in chart_rows(looking(table, 1), ui_of("cities_and_knights"), 78, 23)
    )
    assert "The dice" in words and "Points at the end of each round" in words


@pytest.mark.parametrize("glyphs", ["unicode", "ascii"])
def test_equal_lines_do_not_hide_each_other(glyphs: Glyphs) -> None:
    look = looking(new_table("cities_and_knights", 3), glyphs=glyphs)
    series = [(range(8), list(range(8)))] * 3
    rows = lines(look, series, 60, 14)
    shown = [sum(row.plain.count(glyph(f"seat.{seat}", glyphs)) for row in rows) for seat in (1, 2)]
    assert min(shown) >= 10 and abs(shown[0] - shown[1]) <= 10


def test_an_axis_has_few_numbers_at_round_distances() -> None:
    assert ticks(3, 17, 5) == [5, 10, 15]
    assert ticks(0, 10, 5) == [0, 2, 4, 6, 8, 10]
    assert ticks(-3, 2, 5) == [-3, -2, -1, 0, 1, 2]
    assert ticks(7, 7, 5) == [7]


def test_the_axis_of_rise_of_empires_names_its_turns() -> None:
    table = play_on(new_table("rise_of_empires", 3), 2_000)
    rows = [row.plain for row in course_rows(looking(table), 78, 16)]
    assert rows[0] == "Points at the end of each turn"
    assert rows[-2].split() == ["I-A", "I-B", "II-A", "II-B", "III-A", "III-B"]


@pytest.mark.parametrize("game", ["ascending_empires", "skeleton"])
def test_before_there_is_a_chart_it_is_said_what_it_will_show(game: str) -> None:
    look = looking(new_table(game, 3))
    rows = chart_rows(look, ui_of(game), 78, 20)
    if own := ui_of(game).charts(look, 78):  # what a game shows from its first turn on
        assert [row.plain for row in rows] == [row.plain for row in own]
        return
    assert [row.plain for row in rows] == [look.say("chart-none")] and "points" in rows[0].plain
