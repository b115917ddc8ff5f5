"""A mistake anywhere restores the terminal, leaves a crash file and one sentence, and ends with a
code that is not 0. A line that breaks is a hang-up.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.terminal.apps.failing_app import LINES, PLACES, SECRET
from tests.terminal.conftest import Start
from tests.terminal.pty_harness import Pty

TOLD = "has crashed"
SOURCE = re.compile(r"Traceback|\.py\b|File \"|line \d+")
QUIET = {"app", "load", "styles"}
"""Places before the terminal is touched."""


KITTY_KEYS = re.compile(r"\x1b\[>\d+u")


def ended(start: Start, home: Path, *words: str) -> tuple[Pty, str]:
    """Run the program with a mistake to its end; return what it wrote on the main screen."""
    env = {"TABLETOP_HOME": str(home)}
    pty = start("failing_app.py", *words, env=env, columns=100, forked=True)
    pty.send("x")
    pty.ends()
    raw = pty.raw.decode(errors="replace")
    assert raw.rfind("\x1b[?1049l") >= raw.rfind("\x1b[?1049h"), "the main screen"
    for mode in ("1000", "1003", "1006", "1004", "2004"):
        on, off = raw.rfind(f"\x1b[?{mode}h"), raw.rfind(f"\x1b[?{mode}l")
        assert on <= off, mode
    assert len(KITTY_KEYS.findall(raw)) <= raw.count("\x1b[<u"), "the keys of kitty"
    assert pty.cooked()
    return pty, raw.rpartition("\x1b[?1049l")[2]


@pytest.mark.parametrize("place", PLACES)
def test_a_mistake_restores_the_terminal_and_is_told_in_one_sentence(
    place: str, start: Start, tmp_path: Path
) -> None:
    pty, said = ended(start, tmp_path, place)
    assert pty.process.returncode == 1
    (crash,) = (tmp_path / "crashes").iterdir()
    whole = said.replace("\r\n", " ").replace("\n", " ")
    assert whole.count(TOLD) == 1 and crash.name in whole, said
    left = whole.replace(crash.name, "")
    assert not SOURCE.search(left) and SECRET not in pty.raw.decode(), said
    assert SECRET not in re.sub(r'"\w+"', "", crash.read_text()), "no value of a variable"


@pytest.mark.parametrize("place", ["thread", "render", "styles", "unmount", "task", "load"])
def test_a_guest_reads_no_path_and_no_line_of_source(
    place: str, start: Start, tmp_path: Path
) -> None:
    pty, said = ended(start, tmp_path, place, "guest")
    assert pty.process.returncode == 1 and said.count(TOLD) == 1
    raw = pty.raw.decode()
    assert not SOURCE.search(raw) and SECRET not in raw and str(tmp_path) not in raw
    assert len([*(tmp_path / "crashes").iterdir()]) == 1


@pytest.mark.parametrize("place", LINES)
def test_a_line_that_breaks_is_a_hang_up(place: str, start: Start, tmp_path: Path) -> None:
    env = {"TABLETOP_HOME": str(tmp_path)}
    pty = start("failing_app.py", place, env=env, forked=True)
    pty.send("x")
    assert pty.ends() == 129
    assert not (tmp_path / "crashes").exists() and pty.cooked()
    assert TOLD not in pty.raw.decode()


@pytest.mark.parametrize(("place", "code"), [("SIGTERM", 143), ("SIGQUIT", -3)])
def test_a_signal_before_the_first_screen_restores_the_terminal(
    place: str, code: int, start: Start, tmp_path: Path
) -> None:
    pty, _said = ended(start, tmp_path, place)
    assert pty.process.returncode == code and not (tmp_path / "crashes").exists()


def test_a_mistake_that_nobody_can_be_told_of_is_written_down(start: Start, tmp_path: Path) -> None:
    pty, said = ended(start, tmp_path, "told to nobody")
    assert pty.process.returncode == 1 and TOLD not in said and not SOURCE.search(said)
    assert len([*(tmp_path / "crashes").iterdir()]) == 1
