"""The probe: colours, characters, multiplexers, and the settings for Textual of several
environments.
"""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from tabletop_tui.terminal.probe import Depth, Glyphs, Terminal, probe
from tests.terminal.pty_harness import environment


def seen(env: dict[str, str], **options: object) -> Terminal:
    facts: dict[str, object] = {
        "size": (80, 24),
        "encoding": "utf-8",
        "interactive": True,
    } | options
    return probe(env, **facts)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("env", "depth"),
    [
        ({"TERM": "xterm-256color", "COLORTERM": "truecolor"}, "truecolor"),
        ({"TERM": "xterm-256color"}, "256"),
        ({"TERM": "tmux-256color", "TMUX": "x"}, "256"),
        ({"TERM": "screen-256color", "TMUX": "x", "COLORTERM": "truecolor"}, "truecolor"),
        ({"TERM": "screen", "STY": "1.pts", "COLORTERM": "truecolor"}, "16"),
        ({"TERM": "linux", "COLORTERM": "truecolor"}, "16"),
        ({"TERM": "vt100"}, "16"),
        ({"TERM": "xterm"}, "16"),
        ({"TERM": "xterm-kitty"}, "truecolor"),
        ({"TERM": "foot"}, "truecolor"),
        ({"TERM": "something-new"}, "16"),
        ({"TERM": "xterm-256color", "NO_COLOR": "1"}, "grey"),
        ({"TERM": "xterm-256color", "NO_COLOR": ""}, "256"),
    ],
)
def test_depth(env: dict[str, str], depth: Depth) -> None:
    assert seen(env).depth == depth


@pytest.mark.parametrize(
    ("encoding", "env", "ascii_only", "glyphs"),
    [
        ("utf-8", {"TERM": "xterm"}, False, "unicode"),
        ("UTF8", {"TERM": "xterm"}, True, "ascii"),
        ("utf-8", {"TERM": "linux"}, False, "blocks"),
        ("iso8859-1", {"TERM": "xterm"}, False, "ascii"),
        ("ANSI_X3.4-1968", {"TERM": "xterm"}, False, "ascii"),
        ("nonsense", {"TERM": "xterm"}, False, "ascii"),
    ],
)
def test_characters(encoding: str, env: dict[str, str], ascii_only: bool, glyphs: Glyphs) -> None:
    assert seen(env, encoding=encoding, ascii_only=ascii_only).glyphs == glyphs


@pytest.mark.parametrize("term", ["dumb", "unknown", ""])
def test_dumb_terminals_get_no_full_screen(term: str) -> None:
    assert seen({"TERM": term}).dumb and not seen({"TERM": term}).full_screen
    assert not seen({}).full_screen
    assert seen({"TERM": "xterm"}).full_screen
    assert not seen({"TERM": "xterm"}, interactive=False).full_screen


def test_multiplexers_and_ssh() -> None:
    assert seen({"TERM": "screen-256color", "TMUX": "/tmp/x,1,0"}).multiplexer == "tmux"
    assert seen({"TERM": "screen", "STY": "12.pts"}).multiplexer == "screen"
    assert seen({"TERM": "tmux"}).multiplexer == "tmux"
    assert seen({"TERM": "xterm", "ZELLIJ": "0"}).multiplexer == "zellij"
    assert seen({"TERM": "xterm"}).multiplexer == ""
    assert (
        seen({"TERM": "xterm", "SSH_CONNECTION": "a b"}).remote
        and not seen({"TERM": "xterm"}).remote
    )


def test_settings_for_textual() -> None:
    plain = dict(seen({"TERM": "xterm-256color"}).settings)
    assert plain == {
        "TEXTUAL_SMOOTH_SCROLL": "0",
        "TEXTUAL_FPS": "120",
        "ESCDELAY": "25",
        "TEXTUAL_COLOR_SYSTEM": "truecolor",
    }
    assert dict(seen({"TERM": "xterm"}, kitty=False).settings)["TEXTUAL_DISABLE_KITTY_KEY"] == "1"
    tmux = dict(seen({"TERM": "tmux-256color", "TMUX": "x"}).settings)
    assert (tmux["TEXTUAL_DISABLE_KITTY_KEY"], tmux["ESCDELAY"]) == ("1", "50")


@pytest.mark.parametrize(("term", "system"), [("xterm", "standard"), ("xterm-256color", "256")])
def test_a_driver_of_others_gets_the_colours_of_the_terminal(term: str, system: str) -> None:
    settings = seen({"TERM": term, "TEXTUAL_DRIVER": "x:Y", "NO_COLOR": ""}).settings
    assert dict(settings)["TEXTUAL_COLOR_SYSTEM"] == system


def test_what_the_player_has_set_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ESCDELAY", "300")
    for name, _value in seen({"TERM": "xterm"}).settings:
        if name != "ESCDELAY":
            monkeypatch.delenv(name, raising=False)
    seen({"TERM": "xterm"}).apply()
    assert os.environ["ESCDELAY"] == "300" and os.environ["TEXTUAL_SMOOTH_SCROLL"] == "0"
    for name, _value in seen({"TERM": "xterm"}).settings:
        monkeypatch.delenv(name)


@pytest.mark.parametrize(
    ("size", "small"), [((59, 24), True), ((80, 19), True), ((60, 20), False), ((200, 60), False)]
)
def test_sizes_below_the_smallest(size: tuple[int, int], small: bool) -> None:
    assert seen({"TERM": "xterm"}, size=size).too_small is small


def test_the_probe_loads_no_textual_and_works_without_a_terminal() -> None:
    code = (
        "import sys; from tabletop_tui.terminal.probe import probe; t = probe()\n"
        "print(t.interactive, t.columns, t.rows, 'textual' in sys.modules, 'rich' in sys.modules)"
    )
    env = environment({"COLUMNS": "99", "LINES": None})
    done = subprocess.run(
        [sys.executable, "-c", code], env=env, capture_output=True, text=True, check=True
    )
    assert done.stdout.split() == ["False", "99", "24", "False", "False"]


@pytest.mark.parametrize(
    ("locale", "glyphs"),
    [
        ({"LANG": "C"}, "ascii"),
        ({"LANG": "C", "LC_CTYPE": "UTF-8"}, "unicode"),  # as a Mac sends it along over ssh
        ({"LANG": "C", "LC_CTYPE": "C.UTF-8"}, "unicode"),
        ({"LC_ALL": "C", "LC_CTYPE": "UTF-8"}, "ascii"),
    ],
)
def test_the_characters_go_by_the_locale_that_the_program_was_started_with(
    locale: dict[str, str], glyphs: Glyphs
) -> None:
    code = "from tabletop_tui.terminal.probe import probe; print(probe().glyphs)"
    env = environment({"LANG": None, "LC_ALL": None, "LC_CTYPE": None, "TERM": "xterm", **locale})
    done = subprocess.run(
        [sys.executable, "-c", code], env=env, capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == glyphs


@pytest.mark.parametrize(
    ("env", "codes"),
    [
        ({"TERM": "xterm-256color"}, "\x1b[H\x1b[2J|\x1b[3J"),
        ({"TERM": "vt100"}, "\x1b[H\x1b[J|"),
        ({"TERM": "dumb"}, "|"),
        ({"TERM": "no-such-terminal"}, "|"),
        ({}, "|"),
        ({"TERM": "screen", "TMUX": "/tmp/x,1,0"}, "\x1b[H\x1b[J|\x1b[3J"),
    ],
)
def test_the_codes_that_clear_screen_and_scrollback_are_those_of_the_terminal(
    env: dict[str, str], codes: str
) -> None:
    """Each in a process of its own, as curses reads one entry of terminfo."""
    asks = "import sys; from tabletop_tui.terminal.output_stream import clear_codes as codes\n"
    asks += f"sys.stdout.write('|'.join(codes({env!r})))"
    made = subprocess.run([sys.executable, "-c", asks], stdout=subprocess.PIPE, check=True)
    assert made.stdout.decode() == codes
