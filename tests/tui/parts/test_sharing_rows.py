"""How the rows beside a board are shared by players, choice and story, on screens of every height."""

from __future__ import annotations

from itertools import product
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from rich.text import Text

from tabletop_tui.tui.forms import HandForm
from tabletop_tui.tui.table.rows.side import SideRows
from tests.snapshots.kept import compare
from tests.tui.parts.test_open_choice import a_choice
from tests.tui.parts.toys import HAND, Build, dry, listed

KEPT = Path(__file__).parent / "kept_shares"


class Side:
    """What stands beside the boards."""

    def __init__(self) -> None:
        self.rows: dict[str, list[Text]] = {}

    def fill(self, name: str, rows: list[Text], pointed: int = -1) -> None:
        self.rows[name] = rows

    def tell(self, rows: list[Text]) -> None:
        self.rows["story"] = rows


def shared(size: tuple[int, int], panel: int, lines: int, *, form: bool, **how: Any) -> str:
    """How many rows each has, and what of them."""
    choice = a_choice([listed(Build(1))], [dry() for _ in range(lines - 1)])
    session: Any = choice.session
    session.prompt = lambda seat: "What do you do?"
    if form:
        choice.form = HandForm(HAND, choice.session.words)
    beside = Side()
    height = size[1] - 4 if not how.get("unseen") else 0
    middle: Any = SimpleNamespace(
        side=beside,
        size=SimpleNamespace(height=height),
        side_width=lambda width: 27,
        playing=lambda look, width: [],
    )
    part = SideRows(session, middle, choice)
    asked: list[int] = []

    def players(look: Any, width: int, height: int) -> list[Text]:
        asked.append(height)
        return [Text(f"player {n}") for n in range(panel)]

    story: Any = SimpleNamespace(
        own_news_height=lambda width: how.get("struck", 0),
        rows=lambda width, height, ink: [Text("x" * 25) for _ in range(min(height, 99))],
        latest=list,
    )
    part.story, part.covered = story, how.get("covered", 0)
    ui: Any = SimpleNamespace(panel=players, kept=lambda look: 6)
    people = how.get("people", 2)
    look: Any = SimpleNamespace(
        ink=None,
        words=SimpleNamespace(names=()),
        table=SimpleNamespace(people=lambda: [*range(people)]),
        chip=lambda seat: Text(" o "),
        name=lambda seat: "Anna",
    )
    part.draw(ui, look, "waiting", size, how.get("here", ()))
    told = {name: len(rows) for name, rows in beside.rows.items()}
    first = beside.rows["form"][0].plain[:9]
    return f"{told} asked for {asked[0]}, wanted {part.wanted}, {first!r}, telling {part.telling}"


def shares() -> list[str]:
    """A row for each screen."""
    told = []
    sizes = ((80, 24), (100, 30), (120, 40), (80, 10))
    for size, panel, lines, form in product(sizes, (3, 40), (9, 30), (False, True)):
        if not form or lines == 9:
            what = "a form" if form else f"{lines} lines"
            beside = shared(size, panel, lines, form=form)
            told.append(f"{size} {panel} rows of players, {what}: {beside}")
    for covered in (1, 6):
        beside = shared((80, 24), 11, 9, form=False, covered=covered)
        told.append(f"{covered} rows covered: {beside}")
    for struck in (2, 6, 9):
        told.append(f"{struck} rows of news: {shared((80, 24), 11, 3, form=False, struck=struck)}")
    told.append(f"alone: {shared((80, 24), 11, 3, form=False, people=1)}")
    told.append(f"before the first picture: {shared((80, 24), 11, 3, form=False, unseen=True)}")
    here = [Text("● Anna"), Text("● Ben"), Text("○ Cleopatra the Second")]
    told.append(f"with signs of who is here: {shared((80, 24), 11, 3, form=False, here=here)}")
    return told


def test_the_rows_beside_a_board_are_shared_as_they_were() -> None:
    compare(KEPT / "shares.txt", "\n".join(shares()) + "\n")
    assert [file.name for file in KEPT.iterdir()] == ["shares.txt"]


def test_a_long_story_is_cut_to_what_can_be_read_on_the_widest_screen() -> None:
    part: Any = SideRows(SimpleNamespace(), SimpleNamespace(side=None), None)  # type: ignore[arg-type]
    for height, cells, rows in ((10, 45, 10), (20, 45, 10), (30, 45, 10), (12, 30, 12)):
        part.story = SimpleNamespace(
            rows=lambda width, height, ink, cells=cells: [Text("x" * cells)] * height
        )
        look: Any = SimpleNamespace(ink=None)
        assert len(part.told(60, height, look)) == rows
