"""Charts and sheets as they were kept, in several rooms, and the numbers along their axes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from rich.text import Text

from tabletop_tui.components.sheet import SheetRow
from tabletop_tui.play import Words
from tabletop_tui.play.story.standings import Standing
from tabletop_tui.tui.reading import scores
from tabletop_tui.tui.reading.chart import SMALLEST, Field, bars, lines, ticks, trail
from tabletop_tui.tui.reading.component_sheet import sheet_rows
from tests.playing import new_table
from tests.snapshots.kept import compare
from tests.snapshots.rows import all_told, unstyled
from tests.tui.reading.test_charts import looking

HERE = Path(__file__).parent / "kept"
COURSES = {
    "three that part": [
        ([0, 1, 2, 3], [0, 2, 3, 9]),
        ([0, 1, 2, 3], [0, 2, 4, 4]),
        ([0, 2, 3], [1, 1, 0]),
    ],
    "one below nothing": [([3, 4, 9], [-7, 0, 131])],
    "all on each other": [([1, 2, 3], [5, 5, 5])] * 3,
    "from the first to the hundredth": [(range(1, 101), range(0, 200, 2)), ([1, 100], [50, 0])],
}


@pytest.mark.parametrize(
    ("low", "high", "most", "found"),
    [
        (0, 5, 5, [0, 1, 2, 3, 4, 5]),
        (0, 6, 5, [0, 2, 4, 6]),
        (0, 11, 5, [0, 5, 10]),
        (0, 25, 5, [0, 5, 10, 15, 20, 25]),
        (0, 26, 5, [0, 10, 20]),
        (-7, 131, 5, [0, 50, 100]),
        (-12, 9, 5, [-10, -5, 0, 5]),
        (3, 3, 1, [3]),
        (1, 100, 1, [100]),
        (0, 100, 1, [0, 100]),
        (1, 7, 2, [5]),
        (10, 4321, 3, [2000, 4000]),
        (0, 5000, 1, [0, 5000]),
    ],
)
def test_the_numbers_along_an_axis(low: int, high: int, most: int, found: list[int]) -> None:
    assert ticks(low, high, most) == found


def test_the_ends_of_the_axes_are_the_ends_of_the_field() -> None:
    field = Field(10, 5, (3, 21), (-2, 10))
    assert [field.column(x) for x in (3, 12, 21)] == [0, 4, 9]
    assert [field.line(y) for y in (10, 7, 4, -2)] == [0, 1, 2, 4]
    flat = Field(10, 5, (3, 3), (4, 4))
    assert flat.column(3) == 0 and flat.line(4) == 0
    narrow = Field(10, 5, (3, 4), (0, 1))
    assert narrow.column(4) == 9 and narrow.line(0) == 4


def test_a_line_has_no_gap() -> None:
    field = Field(7, 5, (0, 6), (0, 4))
    assert list(trail(field, [0, 2, 6, 6], [0, 0, 4, 1])) == [
        *[(0, 4), (1, 4), (2, 4), (3, 3), (4, 2), (5, 1), (6, 0)],
        *[(6, 1), (6, 2), (6, 3)],
    ]
    assert list(trail(field, [3], [2])) == [(3, 2)]
    assert list(trail(field, [3, 3], [2, 2])) == [(3, 2), (3, 2)]


def test_there_is_a_chart_from_the_smallest_room_on() -> None:
    look, course = looking(new_table("cities_and_knights", 3)), [([0, 1], [0, 1])]
    assert SMALLEST == (24, 6)
    assert lines(look, course, 23, 6) == [] == lines(look, course, 24, 5)
    rows = lines(look, course, 24, 6)
    assert len(rows) == 6 and max(row.cell_len for row in rows) == 24
    assert lines(look, [([2], [3]), ([], [])], 40, 9) == []


def charts() -> list[tuple[str, Sequence[Text]]]:
    """Charts of three players in several rooms, in signs and in plain characters."""
    look = looking(new_table("cities_and_knights", 3))
    ascii_only = looking(new_table("cities_and_knights", 3), glyphs="ascii")
    rolls = [("2", 0, 0.4), ("seven", 12, 6.1), ("12", 3, 33.3), ("13", 140, 1.0)]
    made: list[tuple[str, Sequence[Text]]] = []
    for name, course in COURSES.items():
        made.append((name, lines(look, course, 42, 10)))
    made.append(("in a broad room", lines(look, COURSES["three that part"], 75, 7)))
    made.append(("in plain characters", lines(ascii_only, COURSES["three that part"], 33, 9)))
    made.append(("bars", bars(look, rolls, 60)))
    made.append(
        ("bars in a small room", bars(ascii_only, rolls[:3], 10, seen="reverse", expected=""))
    )
    made.append(("bars of one", bars(look, [("a", 1, 0.5)], 30)))
    made.append(("bars of nothing", bars(look, [("a", 0, 0.0)], 30)))
    sheet = [
        ("Ships", [SheetRow("Sloop"), SheetRow("Brig", "guessed"), SheetRow("Ketch", "", "small")]),
        ("Tiles", [SheetRow("Sea", "counted", "with a whale"), SheetRow("Land", remark="dry")]),
    ]
    made.append(("sheet", sheet_rows(sheet)))
    return made


def test_charts_look_as_they_did() -> None:
    """The first of them with its styles."""
    told = []
    for n, (name, rows) in enumerate(charts()):
        told.append(f"== {name}\n{unstyled(rows) if n else all_told(rows)}")
    compare(HERE / "charts.txt", "\n".join(told) + "\n")


def test_no_sheet_is_no_rows() -> None:
    assert sheet_rows([]) == []


# -- points ----------------------------------------------------------------------------------------

POINTS: list[dict[str, int]] = [
    {"settlement": 3, "city": 0, "longest-road": 2},
    {"settlement": 1, "city": 12, "metropolis": 104},
    {"settlement": 0, "merchant": 1},
]


class Ui:
    """A game with a chart of its own, or none."""

    def __init__(self, *own: str) -> None:
        self.own = [Text(row) for row in own]

    def charts(self, look: Any, width: int) -> list[Text]:
        return [Text(f"{row} in {width}") for row in self.own]


def points(monkeypatch: pytest.MonkeyPatch, winners: tuple[int, ...] = (), rounds: int = 3) -> Any:
    """A table where everybody has some points, after so many rounds."""
    look = looking(new_table("cities_and_knights", 3), 0)
    game = look.table.game
    told = replace(game, score=lambda view, seat: POINTS[seat], winners=lambda state: winners)
    monkeypatch.setattr(look.table, "game", told)
    course = [Standing(n, n, (n * 5, 2 * n, 7)) for n in range(rounds)]
    monkeypatch.setattr(scores, "standings", lambda table, viewer, most: course)
    return look


def test_the_pages_of_points_look_as_they_did(monkeypatch: pytest.MonkeyPatch) -> None:
    told = []
    monkeypatch.setattr(scores, "emblems", lambda ink, seats: [Text(f"Emblems of {seats}")])
    ending = ["Ben wins as nobody has ever won before in this game, and Anna knows it well."]
    for width, height, winners in ((78, 22, ()), (50, 12, (2, 0))):
        look, ui = points(monkeypatch, winners), Ui("dice")
        rows = scores.score_rows(look, ui, width, height, ending if winners else ())  # type: ignore[arg-type]
        told.append(f"== {width}x{height}, won by {winners}\n{unstyled(rows)}")
    for width in (118, 66, 54, 42):
        look = points(monkeypatch)
        words = Words(look.table.game, ["Anna Maria Theresia", "Benjamin", "Cleo"])
        rows = scores.table_rows(replace(look, words=words), width)
        told.append(f"== {width}\n{rows[0].plain}\n{rows[-1].plain}")
    for rounds in (0, 1):
        look = points(monkeypatch, rounds=rounds)
        rows = scores.chart_rows(look, Ui("dice"), 90, 15)  # type: ignore[arg-type]
        told.append(f"== charts of {rounds} rounds\n{unstyled(rows)}")
    look = points(monkeypatch)
    told += [
        f"{n} rows: {len(scores.chart_rows(look, Ui(), 60, n))}" for n in (10, 17, 18, 19, 24, 25)
    ]  # type: ignore[arg-type]
    compare(HERE / "points.txt", "\n".join(told) + "\n")
