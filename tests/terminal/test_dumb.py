"""A terminal that cannot move its cursor gets plain mode."""

from __future__ import annotations

from pathlib import Path

import pytest

from tabletop_tui.store.load import load
from tests.terminal.pty_harness import Pty

pytestmark = pytest.mark.xdist_group("terminals")


def test_a_dumb_terminal_plays_by_lines_without_a_control_byte(tmp_path: Path) -> None:
    save = tmp_path / "x.json"
    words = ("new", "skeleton", "--seats", "Anna,Ben", "--seed", "3", "--save", str(save))
    env = {"TERM": "dumb", "TABLETOP_HOME": str(tmp_path)}
    pty = Pty("-m", "tabletop_tui", *words, rows=30, env=env)
    try:
        pty.wait_for("Pass the keyboard to Anna", 30)
        pty.send("\n")
        pty.wait_for("Your choice (1-13):")
        pty.send("7\n\n")  # the second Enter was typed ahead, and opens nothing
        pty.wait_for("Pass the keyboard to Ben")
        assert "Your choice" not in pty.text(), "the screen of the one before is still there"
        pty.send("\x04")
        pty.wait_for("The game is saved. Goodbye.")
        pty.ends()
    finally:
        pty.close()
    assert pty.process.returncode == 0
    assert not [byte for byte in pty.raw if byte < 32 and byte not in (10, 13)]
    assert b"cannot move its cursor" in pty.raw
    assert [action.card for _, action in load(save).table.log] == [7]
