"""Settings that a key has changed: they are named, taken back by the next key, and kept after any
other.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from ...store.settings import VALUES
from ..app_screen import BaseApp
from ..keys.key_tables import GAME, KEYS
from ..keys.keymap import key_labels, keys_of
from .apply import keep, restyle

NOW: dict[str, Callable[[BaseApp], Any]] = {
    "theme": lambda app: app.ink.theme.name,
    "pictures": lambda app: app.terminal.pictures,
}
"""What each of these settings is now."""
TRYING = frozenset(("theme", "pictures", "undo"))
"""Keys of the table that change such a setting, or take it back."""


class Trial:
    """What is tried, as it was ``before``: nothing is written while it is."""

    def __init__(self, app: BaseApp) -> None:
        self.app, self.before = app, dict[str, Any]()

    def next(self, name: str) -> str:
        """Change a setting to its next value. Return the sentence that names it."""
        now = NOW[name](self.app)
        values = [each for each in VALUES[name] if each != "pixels" or self.app.terminal.cell]
        values += [now] if now not in values else []
        self.before.setdefault(name, now)
        self.put(name, values[(values.index(now) + 1) % len(values)])
        key = key_labels((KEYS["undo"],), self.app.preferences.keymap)
        return self.app.words.say("settings-tried", what=self.told(name), key=key)

    def put(self, name: str, value: Any) -> None:
        """Give a setting a value, and draw everything with it."""
        if name == "pictures":
            self.app.terminal = replace(self.app.terminal, pictures=value)
        restyle(self.app, value if name == "theme" else self.app.ink.theme.name)

    def told(self, name: str) -> str:
        """Return a setting and its value."""
        say = self.app.words.say
        return f"{say(f'settings-{name}')}: {say(f'settings-{name}-{NOW[name](self.app)}')}"

    def take_back(self) -> str:
        """Undo what is tried. Return a sentence, "" if nothing is."""
        before, self.before = self.before, {}
        for name, value in before.items():
            self.put(name, value)
        told = ", ".join(self.told(name) for name in before)
        return self.app.words.say("settings-as-before", what=told) if before else ""

    def pressed(self, key: str) -> str:
        """Keep what is tried once a key is pressed that neither changes it nor takes it back.
        Return why it cannot be written, or "".
        """
        keymap = self.app.preferences.keymap
        ids = {each.id for each in GAME if key in keys_of(each, keymap)}
        return "" if ids & TRYING else self.keep()

    def keep(self) -> str:
        """Keep what is tried. Return why it cannot be written, or ""."""
        tried, self.before = {name: NOW[name](self.app) for name in self.before}, {}
        return keep(self.app, **tried) if tried else ""
