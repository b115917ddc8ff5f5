"""The question over the menu: the whole decision first, then what is wanted now, and over it who
chooses where there is any doubt.
"""

from __future__ import annotations

import re
from importlib.resources import files
from types import SimpleNamespace
from typing import Any

import pytest
from rich.text import Text

from tabletop_tui.engine import kind_of
from tabletop_tui.games import find, ids, package
from tabletop_tui.games.rise_of_empires.rules.actions import PlaceCubes
from tabletop_tui.play import Table, Words
from tabletop_tui.play.session import Session
from tabletop_tui.tui.table.choice_tree import ChoiceTree, choice_tree_of
from tabletop_tui.tui.table.question_text import question_text
from tabletop_tui.tui.table.rows.side import SideRows
from tests.games.cities_and_knights.positions import Position
from tests.playing import new_table
from tests.tui.boards.test_rise_of_empires_boards import placing, table_at


def opened(table: Table) -> tuple[Session, ChoiceTree]:
    """Return the choice of the seat that must act."""
    session = Session(table, None)
    choosing = choice_tree_of(table, table.deciding()[0])
    assert choosing is not None
    return session, choosing


def knight_to_move() -> Table:
    """Seat 0 is on turn with an active knight at the end of two roads."""
    p = Position(3).settlement(0, "mountains 2 N").knight(0, "mountains 9 N", 1, active=True)
    p.roads(0, "mountains 9 N", "mountains 9 NE", "mountains 9 SE").hand(0, wool=1, ore=1)
    table = new_table("cities_and_knights", 3)
    table.state = p.settle()
    return table


def test_a_knight_that_moves_is_asked_for_and_then_where_it_goes() -> None:
    session, choosing = opened(knight_to_move())
    assert question_text(session, choosing, 0) == "Your turn: what do you do?"
    choosing.narrow("move-knight")
    assert question_text(session, choosing, 0) == "Which knight do you move?"
    assert choosing.pick(next(iter(choosing.lit()))) is None
    assert question_text(session, choosing, 0) == "Where does the knight go?"
    choosing.back(), choosing.back()
    assert question_text(session, choosing, 0) == "Your turn: what do you do?"


def test_a_place_for_several_kinds_of_action_asks_which() -> None:
    session, choosing = opened(knight_to_move())
    table: Any = session.table.state
    node = next(n for n, piece in enumerate(table.piece) if table.active[n])
    assert choosing.pick(("node", node)) is None
    assert {action.kind for action in choosing.actions()} == {"move-knight", "promote"}
    assert question_text(session, choosing, 0) == "What do you do there?"


def test_cubes_are_asked_for_by_number_once_the_region_is_picked() -> None:
    session, choosing = opened(table_at(placing()))
    choosing.narrow(kind_of(PlaceCubes))
    assert question_text(session, choosing, 0) == "Where do you place cubes?"
    choosing.pick(next(place for place, n in choosing.lit().items() if n > 1))
    assert question_text(session, choosing, 0) == "How many cubes do you place there?"


@pytest.mark.parametrize("game", ids())
def test_every_question_for_a_place_belongs_to_a_kind_of_action(game: str) -> None:
    folder = files(package(game)) / "words"
    keys = re.findall(
        r"(?m)^pick-(\S+)-(\d) =", (folder / "en.screen.ftl").read_text(encoding="utf-8")
    )
    words = Words(find(game), ["A", "B"], "en")
    for kind, number in keys:
        assert words.has(f"offer-{kind}")
        assert number == "1" or words.say(f"pick-{kind}-{number}") != words.say(f"pick-{kind}-1")


def named(seat: int, people: int, choosing: object = "something") -> str | None:
    """The name over the question of a seat at a table with so many people."""
    rows = SimpleNamespace(choice=SimpleNamespace(seat=seat, choice_tree=choosing))
    look = SimpleNamespace(
        table=SimpleNamespace(people=lambda: list(range(people))),
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
