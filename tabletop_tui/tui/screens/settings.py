"""The settings: colours, pace, characters, mouse, the hint line and every key; each change is saved at once."""

from __future__ import annotations

from dataclasses import replace
from typing import ClassVar

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding

from ...play import Words
from ...store.disk import trouble
from ...store.settings import VALUES, Settings, save_settings
from ..keymap import clash, keys_of, named, written, wrong
from ..keys import GAME_KEYS, Key
from ..kit import Bar, Lines, hint
from ..preferences import put
from .dialog import Closable


class SettingsScreen(Closable):
    """Up and down choose a row, left and right change it; on a key, Enter and then the new key."""

    CSS = "SettingsScreen Bar { background: $panel; }"
    BINDINGS: ClassVar = [
        Binding("escape,q", "close", show=False),
    ]

    def __init__(self, words: Words) -> None:
        super().__init__()
        self.words = words
        self.at = self.top = 0
        self.asking = False
        self.message = ""

    @property
    def settings(self) -> Settings:
        """The settings in force."""
        found: Settings = self.app.preferences.settings  # type: ignore[attr-defined]
        return found

    def compose(self) -> ComposeResult:
        yield Bar(id="head")
        yield Lines(id="rows")
        yield Bar(id="news")
        yield Bar(id="hint")

    def on_mount(self) -> None:
        troubles = self.app.preferences.troubles  # type: ignore[attr-defined]
        self.message = troubles[0] if troubles else ""
        self.draw()

    def on_resize(self) -> None:
        self.draw()

    def draw(self) -> None:
        """Draw all rows; those around the cursor where there is no room for all."""
        say, keymap = self.words.say, self.app.preferences.keymap  # type: ignore[attr-defined]
        rows = [(say(f"settings-{name}"), self.value(name)) for name in VALUES]
        for key in GAME_KEYS:
            label = "  ".join(written(name) for name in keys_of(key, keymap))
            rows.append((say(f"key-{key.id}"), label + (" *" if key.id in keymap else "")))
        height = max(4, self.size.height - 3)
        self.top = top = max(0, min(self.at - height // 2, len(rows) - height))
        room = max(20, self.size.width - 26)
        shown = []
        for n, (label, value) in enumerate(rows[top : top + height], top):
            here = n == self.at
            text = say("settings-press") if here and self.asking else value
            row = Text(f" {label[:room]:<{room}} ").append(f" {text} ", "reverse" if here else "bold")
            shown.append(row)
        self.query_one("#head", Bar).fill(Text(f" {say('settings-title')}", "bold"))
        self.query_one("#rows", Lines).show(shown)
        self.query_one("#news", Bar).fill(Text(f" {self.message}", "bold"))
        self.query_one("#hint", Bar).fill(hint(say("settings-hint"), self.size.width))

    def value(self, name: str) -> str:
        """The value of a setting in words."""
        value = getattr(self.settings, name)
        if isinstance(value, bool):
            return self.words.say("yes" if value else "no")
        key = f"settings-{name}-{value}"
        return self.words.say(key) if self.words.has(key) else str(value)

    @property
    def key(self) -> Key | None:
        """The key on whose row the cursor is."""
        n = self.at - len(VALUES)
        return GAME_KEYS[n] if n >= 0 else None

    def on_key(self, event: events.Key) -> None:
        """Move, change, or take the new key."""
        rows = len(VALUES) + len(GAME_KEYS)
        if self.asking:
            self.take(event.key)
        elif event.key in ("up", "down"):
            self.at = (self.at + (1 if event.key == "down" else -1)) % rows
            self.message = ""
        elif event.key in ("pageup", "pagedown"):
            self.at = max(0, min(self.at + (8 if event.key == "pagedown" else -8), rows - 1))
        elif event.key in ("left", "right") and self.key is None:
            self.turn(-1 if event.key == "left" else 1)
        elif event.key == "enter":
            self.asking = self.key is not None
            if self.key is None:
                self.turn(1)
        elif event.key in ("backspace", "delete", "x") and self.key is not None:
            self.rebind(self.key, "")
        else:
            return
        event.stop()
        event.prevent_default()
        self.draw()

    def on_lines_clicked(self, message: Lines.Clicked) -> None:
        """The mouse: to a row, and from there its next value, or a new key."""
        n = self.top + message.row
        if n != self.at:
            self.at, self.asking, self.message = n, False, ""
        elif self.key is None:
            self.turn(1)
        else:
            self.asking = True
        self.draw()

    def turn(self, by: int) -> None:
        """The next or the previous value of a setting."""
        name = list(VALUES)[self.at]
        values = VALUES[name]
        value = values[(values.index(getattr(self.settings, name)) + by) % len(values)]
        self.change(replace(self.settings, **{name: value}))

    def take(self, key: str) -> None:
        """The new key for a row; Esc leaves it as it was."""
        self.asking = False
        if key != "escape" and self.key is not None:
            self.rebind(self.key, named(key))

    def rebind(self, key: Key, keys: str) -> None:
        """Give a key of the table another key, or "" for its own again."""
        say = self.words.say
        other = {id_: old for id_, old in self.settings.keys.items() if id_ != key.id}
        wanted = other if not keys or keys == key.keys else other | {key.id: keys}
        taken = clash(key.id, wanted.get(key.id, key.keys), wanted)
        if taken is not None:
            self.message = say("settings-taken", pressed=written(keys or key.keys), what=say(f"key-{taken.id}"))
        elif key.id in wanted and wrong(key.id, keys, wanted):
            self.message = say("settings-fixed", pressed=written(keys))
        else:
            self.change(replace(self.settings, keys=wanted))

    def change(self, settings: Settings) -> None:
        """Let new settings work, and save them."""
        put(self.app, settings)  # type: ignore[arg-type]
        try:
            save_settings(settings)
            self.message = self.words.say("settings-saved")
        except OSError as no:
            self.message = self.words.say("settings-unsaved", why=trouble(no))
