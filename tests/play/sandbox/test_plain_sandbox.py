"""Trying things out in plain mode: ``try``, ``back``, a mark on every line, and no trace."""

from __future__ import annotations

import io

import pytest

from tabletop_tui.plain.commands import QuestionChanged
from tabletop_tui.plain.console import Console
from tabletop_tui.plain.table import PlainTable
from tabletop_tui.play import Table
from tabletop_tui.play.session import Session
from tabletop_tui.store.save import dump
from tests.playing import agree, new_table, play_on
from tests.secrecy.worlds import SAVED, middle


class Typist(io.StringIO):
    """Types some lines, then ends the input; keeps what is printed in ``said``."""

    def __init__(self, *lines: str) -> None:
        super().__init__()
        self.lines, self.said = list(lines), ""

    def write(self, text: str) -> int:
        self.said += text
        return len(text)

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]
        if self.lines == ["1"] and "Your try is over" not in self.said:
            return "1\n"  # as often as it is asked
        return f"{self.lines.pop(0)}\n" if self.lines and self.lines != ["1"] else ""


def played(table: Table, *lines: str) -> tuple[Session, list[str]]:
    """Type *lines* at a table, and return its session and what was printed."""
    typist, session = Typist(*lines), Session(table, None)
    session.perspective.set_viewer(table.deciding()[0])
    PlainTable(session, Console(typist, typist)).run()
    return session, typist.said.split("\n")


def test_a_try_is_marked_on_every_line_and_leaves_no_trace() -> None:
    table = middle("skeleton", pins=False)
    before = dump(table, SAVED)
    session, said = played(table, "try", "1", "board", "undo", "help", "back")
    first = next(n for n, line in enumerate(said) if "You are trying things out" in line)
    begun = next(n for n in range(first, len(said)) if said[n].startswith("not real: "))
    ended = said.index("Your try is over. Back at the real table:")
    assert begun - first < 4 and ended - begun > 10
    assert all(line.startswith("not real: ") for line in said[begun:ended] if line)
    assert not any(line.startswith("not real:") for line in said[ended:])
    assert dump(session.table, SAVED) == before


def test_computer_players_answer_in_it() -> None:
    table = new_table("skeleton", 2, 3)
    _, said = played(table, "try", "1", "1", "back")
    tried = [line for line in said if line.startswith("not real: - ")]
    assert any("Ben" in line for line in tried) and not table.log


def test_what_belongs_to_the_real_game_does_nothing_in_it() -> None:
    table = new_table("skeleton", 2, 3)
    _, said = played(table, "back", "try", "save", "try", "orders", "quit", "try", "back")
    assert said.count("not real: That belongs to the real game.") == 3
    assert said.count("Your try is over. Back at the real table:") == 2
    assert any(line.startswith('"back" is not') or "back" in line for line in said)


def test_the_end_of_a_game_in_it_keeps_nothing() -> None:
    table = play_on(new_table("skeleton", 2, 3), 18)
    log = list(table.log)
    _, said = played(table, "try", "1")
    assert "Your try is over. Back at the real table:" in said and table.log == log


def test_it_is_refused_where_hints_are() -> None:
    table = new_table("skeleton", 2, 3)
    agree(table, no_hints=True)
    _, said = played(table, "try")
    assert "Hints are off at this table, and so is trying things out." in said


def test_the_input_may_end_in_it() -> None:
    table = new_table("skeleton", 2, 3)
    session, _ = played(table, "try", "2")
    assert not session.table.log


def test_it_ends_when_the_real_question_has_changed() -> None:
    table = new_table("skeleton", 2, 3)
    typist, session = Typist("try", "1", "1", "1"), Session(table, None)
    session.perspective.set_viewer(0)
    console = Console(typist, typist)
    calls = 0

    def others() -> None:
        nonlocal calls
        calls += 1
        if calls == 2:
            console.print("* real news")
            raise QuestionChanged

    plain = PlainTable(session, console)
    console.on_idle = others
    with pytest.raises(QuestionChanged):
        plain.try_out(0)
    assert "\n* real news\n" in typist.said
    assert "At the real table the question has changed" in typist.said
    assert console.on_idle is others and console.mark == ""
