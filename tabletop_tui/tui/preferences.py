"""What players like, put into the app: from the command line first, then from the settings file."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

from ..store.settings import Settings, load_settings
from .ink import ink_of
from .keymap import Keymap, sound
from .palette import theme as theme_of
from .terminal.probe import Terminal, probe

if TYPE_CHECKING:
    from .app import TabletopApp


@dataclass(slots=True, frozen=True)
class Preferences:
    """The settings in force, the keys that could be changed, and a sentence for everything that is wrong.

    *ascii* is whether plain letters were asked for on the command line.
    """

    settings: Settings = field(default_factory=Settings)
    keymap: Keymap = field(default_factory=dict)
    troubles: tuple[str, ...] = ()
    ascii: bool = False


def preferences(*, ascii: bool = False) -> Preferences:
    """Read the settings file."""
    settings, troubles = load_settings()
    keymap, wrong = sound(settings.keys)
    return Preferences(settings, keymap, (*troubles, *wrong), ascii)


def terminal_for(settings: Settings, *, ascii_only: bool = False, mouse: bool = True) -> Terminal:
    """The terminal as the players want it used."""
    return fitted(probe(ascii_only=ascii_only, mouse=mouse and settings.mouse), settings)


def fitted(terminal: Terminal, settings: Settings) -> Terminal:
    """A terminal as it was found, with the characters that the players chose, if it can show them."""
    if settings.glyphs == "auto" or terminal.glyphs == "ascii":
        return terminal
    return replace(terminal, glyphs=settings.glyphs)


def put(app: TabletopApp, settings: Settings) -> None:
    """Let new settings work at once."""
    terminal = app.terminal
    app.preferences = replace(app.preferences, settings=settings, keymap=sound(settings.keys)[0])
    app.fps = settings.fps
    app.set_keymap(app.preferences.keymap)
    found = probe(
        {"TERM": terminal.term}, encoding=terminal.encoding, ascii_only=app.preferences.ascii,
        interactive=terminal.interactive, size=(terminal.columns, terminal.rows),
    )  # fmt: skip
    app.terminal = replace(terminal, glyphs=fitted(found, settings).glyphs, mouse=settings.mouse)
    app.ink = ink_of(theme_of(settings.theme), app.terminal.depth, app.terminal.glyphs)
    app.theme = app.ink.theme.name
    app.set_class(app.ink.glyphs == "ascii", "-ascii")
    use_mouse(app, settings.mouse)


def use_mouse(app: TabletopApp, on: bool) -> None:
    """Take the mouse, or leave it to the terminal."""
    driver: Any = app._driver
    if hasattr(driver, "_enable_mouse_support") and driver._mouse != on:
        if on:
            driver._mouse = True
            driver._enable_mouse_support()
        else:
            driver._disable_mouse_support()
            driver._mouse = False
