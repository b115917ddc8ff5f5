"""What players like: from the command line, else from the settings file."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any

from ...play.permissions import permissions
from ...store.settings import Settings, load_settings
from ...terminal.probe import Terminal, probe
from ..keys.keymap import Keymap, valid_keymap


@dataclass(slots=True, frozen=True)
class Preferences:
    """The settings in force, the changed keys, and a sentence for everything that is wrong with
    them.

    *ascii*: the command line asks for ASCII only. Settings in *lent* are overridden by the command
    line and not saved. *kept*: save settings changed by a key.
    """

    settings: Settings = field(default_factory=Settings)
    keymap: Keymap = field(default_factory=dict)
    troubles: tuple[str, ...] = ()
    ascii: bool = False
    lent: frozenset[str] = frozenset()
    kept: bool = False


def preferences(*, ascii: bool = False, **lent: bool) -> Preferences:
    """Read the settings file. *lent* says which settings the command line has set."""
    settings, troubles = load_settings()
    keymap, wrong = valid_keymap(settings.keys)
    names = frozenset(name for name, decided in lent.items() if decided)
    return Preferences(
        settings, keymap, (*troubles, *wrong), ascii, names, kept=permissions().settings
    )


def terminal_for(settings: Settings, *, ascii_only: bool = False, mouse: bool = True) -> Terminal:
    """Return the terminal as players want it used."""
    return fitted(probe(ascii_only=ascii_only, mouse=mouse and settings.mouse), settings)


def fitted(terminal: Terminal, settings: Settings) -> Terminal:
    """Return the terminal with the characters and pictures that players chose, if it can show
    them; without a choice, with those that fit its cells.
    """
    wish: Any = settings.pictures
    terminal = replace(terminal, pictures=wish, letters=settings.letters)
    if settings.glyphs == "auto" and terminal.wide_signs:
        return replace(terminal, glyphs="ascii")
    if settings.glyphs == "auto" or terminal.glyphs == "ascii":
        return terminal
    glyphs: Any = settings.glyphs
    return replace(terminal, glyphs=glyphs)
