"""What players like, put into the app: from the command line first, then from the settings file."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

from ...play.permissions import permissions
from ...play.text import language_of, set_language
from ...store.atomic_files import describe_error
from ...store.settings import Settings, keep_settings, load_settings
from ...terminal.probe import Terminal, probe
from ..app_screen import AppScreen
from ..keys.keymap import Keymap, sound
from ..paint.ink import ink_for
from ..paint.palette import theme as theme_of
from ..terminal.textual_inside import take_mouse

if TYPE_CHECKING:
    from ..app import TabletopApp


@dataclass(slots=True, frozen=True)
class Preferences:
    """The settings in force, the keys that could be changed, and a sentence for everything that is
    wrong.

    *ascii* is whether plain letters were asked for on the command line, *lent* the settings that
    the command line changes for this session alone. *kept* is whether what players choose on the
    way goes into the settings file.
    """

    settings: Settings = field(default_factory=Settings)
    keymap: Keymap = field(default_factory=dict)
    troubles: tuple[str, ...] = ()
    ascii: bool = False
    lent: frozenset[str] = frozenset()
    kept: bool = False


def preferences(*, ascii: bool = False, **lent: bool) -> Preferences:
    """Read the settings file; *lent* tells which settings the command line has decided."""
    settings, troubles = load_settings()
    keymap, wrong = sound(settings.keys)
    names = frozenset(name for name, decided in lent.items() if decided)
    return Preferences(
        settings, keymap, (*troubles, *wrong), ascii, names, kept=permissions().settings
    )


def terminal_for(settings: Settings, *, ascii_only: bool = False, mouse: bool = True) -> Terminal:
    """The terminal as the players want it used."""
    return fitted(probe(ascii_only=ascii_only, mouse=mouse and settings.mouse), settings)


def fitted(terminal: Terminal, settings: Settings) -> Terminal:
    """A terminal as it was found, with the characters and pictures that the players chose, if it
    can show them.
    """
    wish: Any = settings.pictures
    terminal = replace(terminal, pictures=wish)
    if settings.glyphs == "auto" or terminal.glyphs == "ascii":
        return terminal
    glyphs: Any = settings.glyphs
    return replace(terminal, glyphs=glyphs)


def put(app: TabletopApp, settings: Settings) -> None:
    """Let settings that have changed work at once; the others stay as the command line may have
    them.
    """
    old, terminal = app.preferences.settings, app.terminal
    app.preferences = replace(app.preferences, settings=settings, keymap=sound(settings.keys)[0])
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
        app.terminal = replace(app.terminal, glyphs=fitted(found, settings).glyphs)
    if settings.pictures != old.pictures:
        app.terminal = replace(app.terminal, pictures=fitted(terminal, settings).pictures)
    if settings.language != old.language:
        set_language(language_of(settings.language))
    if (settings.theme, settings.glyphs, settings.pictures, settings.language) != (
        old.theme,
        old.glyphs,
        old.pictures,
        old.language,
    ):
        restyle(app, settings.theme if settings.theme != old.theme else app.ink.theme.name)


def restyle(app: TabletopApp, theme: str) -> None:
    """Draw everything in a theme from now on."""
    app.ink = ink_for(theme_of(theme), app.terminal)
    app.theme = app.ink.theme.name
    app.set_class(app.ink.glyphs == "ascii", "-ascii")
    for screen in app.screen_stack:
        if isinstance(screen, AppScreen):
            screen.restyled()


def keep(app: TabletopApp, **chosen: Any) -> str:
    """Put what the players have chosen on the way into the settings file, unless the command line
    had decided it.

    Gives the sentence to tell when the file cannot be written, the first time; else "".
    """
    liked = app.preferences
    own = {name: value for name, value in chosen.items() if name not in liked.lent}
    app.preferences = liked = replace(liked, settings=replace(liked.settings, **own))
    if not own or not liked.kept:
        return ""
    try:
        keep_settings(**own)
    except OSError as no:
        app.preferences = replace(liked, kept=False)
        return app.words.say("settings-unsaved", why=describe_error(no))
    return ""


def turn_mouse(app: TabletopApp) -> str:
    """Take the mouse, or leave it to the terminal; gives the sentence to tell."""
    on = not app.terminal.mouse
    use_mouse(app, on)
    return keep(app, mouse=on) or app.words.say("mouse-on" if on else "mouse-off")


def use_mouse(app: TabletopApp, on: bool) -> None:
    """Take the mouse, or leave it to the terminal."""
    app.terminal = replace(app.terminal, mouse=on)
    take_mouse(app, on)
