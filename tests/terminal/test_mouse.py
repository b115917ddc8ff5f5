"""The mouse is The mouse is off when the player turns it off, also while the program runs."""

from __future__ import annotations

from pathlib import Path

from tests.terminal.conftest import Start
from tests.terminal.pty_harness import Pty

ON, OFF = b"\x1b[?1000h", b"\x1b[?1000l"


def turn(pty: Pty, told: str) -> None:
    """Turn the mouse on or off in the palette."""
    pty.raw = b""
    pty.send("\x10")
    pty.wait_for("command", 20)
    pty.send("mouse")
    pty.wait_for("Mouse: on or off")
    pty.settle(0.3)
    pty.send("\r")
    pty.wait_for(told)


def test_no_mouse_asks_the_terminal_for_no_mouse(start: Start, tmp_path: Path) -> None:
    pty = start(
        "-m", "tabletop_tui", "--no-mouse", env={"TABLETOP_HOME": str(tmp_path)}, forked=True
    )
    pty.wait_for("New game", 40)
    pty.settle()
    assert ON not in pty.raw and b"\x1b[?1003h" not in pty.raw
    turn(pty, "The mouse is on")
    assert ON in pty.raw and not (tmp_path / "settings.toml").exists(), (
        "the command line decided for one session"
    )
    pty.send("q")
    pty.ends()


def test_the_mouse_is_turned_off_and_on_from_the_palette(start: Start, tmp_path: Path) -> None:
    pty = start("-m", "tabletop_tui", env={"TABLETOP_HOME": str(tmp_path)}, forked=True)
    pty.wait_for("New game", 40)
    pty.settle()
    assert ON in pty.raw
    for sent, told in ((OFF, "The mouse is off"), (ON, "The mouse is on")):
        turn(pty, told)
        assert sent in pty.raw
    assert "mouse = true" in (tmp_path / "settings.toml").read_text(encoding="utf-8")
    pty.send("q")
    pty.ends()
