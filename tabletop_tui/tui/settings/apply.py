"""Puts settings into effect in the running app."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from ...play.text import language_of, set_language
from ...store.atomic_files import describe_error
from ...store.settings import Settings, keep_settings
from ...terminal.capabilities import Capabilities
from ...terminal.probe import probe
from ..app_screen import AppScreen, BaseApp
from ..keys.keymap import valid_keymap
from ..paint.ink import ink_for, widget_theme
from ..paint.palette import THEMES
from ..paint.palette import theme as theme_of
from ..terminal.textual_internals import take_mouse
from .preferences import fitted

DRAWN = ("theme", "glyphs", "letters", "pictures", "language", "remarks")
"""The settings after which everything is drawn anew."""


def apply_changes(app: BaseApp, settings: Settings) -> None:
    """Apply settings that have changed; others stay as the command line may have set them."""
    old, terminal = app.preferences.settings, app.terminal
    app.preferences = replace(
        app.preferences, settings=settings, keymap=valid_keymap(settings.keys)[0]
    )
    app.set_keymap(app.preferences.keymap)
    if settings.fps != old.fps:
        app.fps = settings.fps
    if settings.mouse != old.mouse:
        use_mouse(app, settings.mouse)
    if settings.glyphs != old.glyphs:
        found = probe(
            {"TERM": terminal.term}, encoding=terminal.encoding, ascii_only=app.preferences.ascii,
            interactive=terminal.interactive, size=(terminal.columns, terminal.rows),
        )  # fmt: skip
        found = replace(found, wide_signs=terminal.wide_signs)
        app.terminal = replace(app.terminal, glyphs=fitted(found, settings).glyphs)
    if settings.pictures != old.pictures:
        app.terminal = replace(app.terminal, pictures=fitted(terminal, settings).pictures)
    app.terminal = replace(app.terminal, letters=settings.letters)
    if settings.language != old.language:
        set_language(language_of(settings.language))
    if any(getattr(settings, name) != getattr(old, name) for name in DRAWN):
        restyle(app, settings.theme if settings.theme != old.theme else app.ink.theme.name)


def use_capabilities(app: BaseApp, told: Capabilities) -> None:
    """Use what the terminal has told: all colours, pictures, and signs that take one cell in a
    terminal that draws those of ambiguous width in two, unless players have chosen their signs.
    """
    before = app.terminal
    if told.wide_signs:
        wide = replace(before, wide_signs=True)
        app.terminal = replace(wide, glyphs=fitted(wide, app.preferences.settings).glyphs)
    if told.true_colours:
        depth = before.depth if before.no_color else "truecolor"
        app.terminal = replace(app.terminal, colours="truecolor", depth=depth)
    exact = app.console.color_system == "truecolor"  # players may have set another
    cell = told.picture_cell(before.columns, before.rows) if exact else None
    quick = told.by_itself(before.columns, before.rows, before.remote)
    app.terminal = replace(app.terminal, cell=cell, quick=quick)
    if app.terminal.depth != before.depth:
        for name in THEMES:
            app.register_theme(widget_theme(theme_of(name), app.terminal.depth))
        app.refresh_css(animate=False)
    if ink_for(app.ink.theme, app.terminal) is not app.ink:
        restyle(app, app.ink.theme.name)


def restyle(app: BaseApp, theme: str) -> None:
    """Draw everything in that theme from now on."""
    app.ink = ink_for(theme_of(theme), app.terminal)
    app.theme = app.ink.theme.name
    app.set_class(app.ink.glyphs == "ascii", "-ascii")
    for screen in app.screen_stack:
        for widget in screen.query("*"):
            widget.refresh()  # also what has the same text as before
        if isinstance(screen, AppScreen):
            screen.restyled()


def keep(app: BaseApp, **chosen: Any) -> str:
    """Put settings that players changed with a key into the settings file, unless the command line
    has set them.

    Return why the file cannot be written, the first time; else "".
    """
    liked = app.preferences
    own = {name: value for name, value in chosen.items() if name not in liked.lent}
    app.preferences = liked = replace(liked, settings=replace(liked.settings, **own))
    if not own or not liked.kept:
        return ""
    try:
        keep_settings(**own)
    except OSError as error:
        app.preferences = replace(liked, kept=False)
        return app.words.say("settings-unsaved", why=describe_error(error))
    return ""


def turn_mouse(app: BaseApp) -> str:
    """Take the mouse, or leave it to the terminal. Return the sentence to show."""
    on = not app.terminal.mouse
    use_mouse(app, on)
    return keep(app, mouse=on) or app.words.say("mouse-on" if on else "mouse-off")


def use_mouse(app: BaseApp, on: bool) -> None:
    """Take the mouse, or leave it to the terminal."""
    app.terminal = replace(app.terminal, mouse=on)
    take_mouse(app, on)
