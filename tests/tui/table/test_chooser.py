"""Who chooses is named over the question, whichever seat it is, where there is any doubt."""

from __future__ import annotations

from types import SimpleNamespace

import pytest
from rich.text import Text

from tabletop_tui.tui.table.rows.side import SideRows


def named(seat: int, people: int, choosing: object = "something") -> str | None:
    """The name over the question of a seat at a table with so many people."""
    rows = SimpleNamespace(choice=SimpleNamespace(seat=seat, choosing=choosing))
    look = SimpleNamespace(
        table=SimpleNamespace(people=lambda: people),
        chip=lambda n: Text(f"[{n}]"),
        name=("Anna", "Ben").__getitem__,
    )
    found = SideRows.chooser(rows, look)  # type: ignore[arg-type]
    return found and found.plain


@pytest.mark.parametrize(("seat", "name"), [(0, "[0] Anna"), (1, "[1] Ben")])
def test_every_seat_is_named_where_several_people_play(seat: int, name: str) -> None:
    assert named(seat, 2) == name and named(seat, 1) is None


def test_nobody_is_named_while_nobody_chooses() -> None:
    assert named(-1, 2) is None and named(0, 2, None) is None
