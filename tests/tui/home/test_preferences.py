"""Settings put into an app that is made up: what each of them changes at once, and that the rest
stays as the command line wants it.
"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tabletop_tui.play import Words
from tabletop_tui.play.text import current_language, language_of
from tabletop_tui.store.settings import Settings
from tabletop_tui.terminal.probe import Terminal, probe
from tabletop_tui.tui.paint.ink import ink_for
from tabletop_tui.tui.paint.palette import theme
from tabletop_tui.tui.settings import preferences as module
from tabletop_tui.tui.settings.apply import apply_changes, keep, turn_mouse
from tabletop_tui.tui.settings.preferences import Preferences, fitted, preferences, terminal_for
from tests.tui.playing import XTERM


def terminal(**more: Any) -> Terminal:
    return replace(
        probe(XTERM, interactive=True, size=(80, 24), encoding="utf-8"), **more
    )  # fmt: skip


class App:
    """What the settings touch of an app."""

    screen_stack: tuple[Any, ...] = ()
    _driver = None
    fps = 0
    words = Words()

    def __init__(self, settings: Settings, **more: Any) -> None:
        self.preferences = Preferences(settings, **more)
        self.terminal = terminal()
        self.ink = ink_for(theme("light"), self.terminal)
        self.theme = "light"
        self.keymap: Any = None
        self.classes: list[Any] = []

    def set_keymap(self, keymap: Any) -> None:
        self.keymap = keymap

    def set_class(self, on: bool, name: str) -> None:
        self.classes.append((on, name))


def app(settings: Settings | None = None, **more: Any) -> Any:
    return App(settings or Settings(), **more)


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("TABLETOP_HOME", str(tmp_path))
    return tmp_path


def test_nothing_is_asked_for_that_the_command_line_does_not_decide() -> None:
    liked = preferences(theme=True, fps=False)
    assert liked.lent == {"theme"} and not liked.ascii and liked.kept and liked.troubles == ()
    assert preferences(ascii=True).ascii
    bare = Preferences()
    assert not bare.ascii and not bare.kept and bare.settings == Settings() and bare.lent == set()


@pytest.mark.parametrize(
    ("asked", "liked", "mouse", "plain"),
    [
        ({}, True, True, False),
        ({}, False, False, False),
        ({"mouse": False}, True, False, False),
        ({"mouse": True, "ascii_only": True}, True, True, True),
    ],
)
def test_the_terminal_has_a_mouse_where_both_want_it(
    asked: dict[str, bool], liked: bool, mouse: bool, plain: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[dict[str, bool]] = []
    monkeypatch.setattr(module, "probe", lambda **what: seen.append(what) or terminal())
    terminal_for(Settings(mouse=liked), **asked)
    assert seen == [{"ascii_only": plain, "mouse": mouse}]


@pytest.mark.parametrize(
    ("found", "wish", "shown"),
    [
        ("unicode", "auto", "unicode"),
        ("unicode", "ascii", "ascii"),
        ("ascii", "unicode", "ascii"),
        ("ascii", "auto", "ascii"),
    ],
)
def test_a_terminal_shows_the_signs_that_it_has(found: Any, wish: str, shown: str) -> None:
    got = fitted(terminal(glyphs=found), Settings(glyphs=wish, pictures="rich"))
    assert got.glyphs == shown and got.pictures == "rich"


CHANGES: dict[str, Any] = {
    "theme": "colour-blind", "fps": 15, "glyphs": "ascii", "mouse": False, "language": "nl",
    "pictures": "rich", "bell": True, "keys": {"undo": "z"},
}  # fmt: skip


@pytest.mark.parametrize("name", CHANGES)
def test_a_setting_changes_its_own_thing_alone(name: str) -> None:
    made, value = app(), CHANGES[name]
    before, language = made.terminal, current_language()
    apply_changes(made, replace(Settings(), **{name: value}))
    assert made.preferences.settings == replace(Settings(), **{name: value})
    assert (made.fps == 15) is (name == "fps") and made.fps in (0, 15)
    assert made.terminal.mouse is (name != "mouse")
    assert (made.terminal.glyphs == "ascii") is (name == "glyphs")
    assert made.terminal.pictures == ("rich" if name == "pictures" else before.pictures)
    assert made.keymap == ({"undo": "z"} if name == "keys" else {}) == made.preferences.keymap
    assert current_language() == (language_of("nl") if name == "language" else language)
    drawn = name in ("theme", "glyphs", "language", "pictures")
    assert made.classes == ([(name == "glyphs", "-ascii")] if drawn else [])
    assert made.ink.theme.name == made.theme == ("colour-blind" if name == "theme" else "light")


def test_signs_asked_for_on_the_command_line_stay_plain() -> None:
    made = app(Settings(glyphs="ascii"), ascii=True)
    made.terminal = terminal(glyphs="ascii")
    apply_changes(made, Settings(glyphs="unicode"))
    assert made.terminal.glyphs == "ascii"


def test_what_is_chosen_on_the_way_is_kept_unless_it_was_lent(home: Path) -> None:
    made = app(lent=frozenset(["theme"]), kept=True)
    assert keep(made, theme="colour-blind") == "" and not (home / "settings.toml").exists()
    assert made.preferences.settings.theme == "table"
    assert keep(made, fps=15, theme="colour-blind") == ""
    assert (home / "settings.toml").read_text().split() == ["fps", "=", "15"]
    assert made.preferences.settings == Settings(fps=15)
    unkept = app()
    assert keep(unkept, fps=5) == "" and unkept.preferences.settings.fps == 5
    assert "15" in (home / "settings.toml").read_text(), "nothing is written for it"


def test_a_file_that_cannot_be_written_is_told_once(home: Path) -> None:
    (home / "settings.toml").mkdir()
    made = app(kept=True)
    assert keep(made, fps=15).startswith("The settings cannot be saved: ")
    assert not made.preferences.kept and made.preferences.settings.fps == 15
    assert keep(made, fps=30) == ""


def test_the_mouse_is_turned_off_and_on_and_it_is_told() -> None:
    made = app()
    assert turn_mouse(made) == made.words.say("mouse-off") and not made.terminal.mouse
    assert turn_mouse(made) == made.words.say("mouse-on") and made.terminal.mouse
    assert made.preferences.settings.mouse
