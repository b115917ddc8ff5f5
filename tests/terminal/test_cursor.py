"""The cursor of a real terminal is left at what players point at, after each drawing, and unseen."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.terminal.conftest import Start
from tests.terminal.pty_harness import Pty
from tests.terminal.tables import drawn, late, sit_down


def at_cursor(pty: Pty) -> str:
    """Return the text of the screen from its cursor on."""
    return pty.text().split("\n")[pty.screen.cursor.y][pty.screen.cursor.x :].rstrip()


def test_it_follows_the_menu_and_what_is_typed(start: Start, tmp_path: Path) -> None:
    env = {"TABLETOP_HOME": str(tmp_path)}
    play = start("tabletop-tui", env=env, forked=True)
    for keys, found in (
        ("", "n  New game"),
        ("\x1b[B", "d  Game of the day"),
        ("\x1b[A", "n  New"),
    ):
        play.send(keys)
        play.wait_until(lambda found=found: at_cursor(play).startswith(found), 15, found)  # type: ignore[misc]
    play.send("n\x1b[B")
    play.wait_until(lambda: at_cursor(play).startswith("(type a name)"), 15, "no field")
    field = play.screen.cursor.y, play.screen.cursor.x
    play.send("Eva")
    play.wait_until(
        lambda: (play.screen.cursor.y, play.screen.cursor.x) == (field[0], field[1] + 3),
        15,
        "typed",
    )
    assert play.screen.cursor.hidden


@pytest.mark.parametrize("game", ["cities-and-knights", "rise-of-empires", "ascending-empires"])
def test_it_is_on_the_board_after_each_drawing(start: Start, tmp_path: Path, game: str) -> None:
    env = {"TABLETOP_HOME": str(tmp_path)}
    save = str(late(game, tmp_path))
    play = start("telling_app.py", save, env=env, forked=True)
    sit_down(play)
    places = set()
    for key in ("", "\x1b[C", "\x1b[B", "\x1b[D", "\x1b[A", "\t", "\x1b[B"):
        drawn(play, key)
        places.add((play.screen.cursor.x, play.screen.cursor.y))
        assert play.screen.cursor.hidden
    assert len(places) > 2 and (0, 0) not in places, places
