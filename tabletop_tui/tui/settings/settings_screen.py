"""The settings: colours, pace, characters, mouse, the hint line and every key. Each change is saved
at once.
"""

from __future__ import annotations

from dataclasses import replace
from typing import ClassVar

from rich.text import Text
from textual import events
from textual.app import ComposeResult

from ...play import Words
from ...play.text import say
from ...store.atomic_files import describe_error
from ...store.settings import VALUES, Settings, save_settings
from ..dialogs.dialog import Closable
from ..keys.key_table import Key
from ..keys.key_tables import SETTINGS, TABLES
from ..keys.keymap import clash, key_error, keys_of, textual_name, written
from ..widgets.choice_list import ChoiceList, Heading, ListRow
from ..widgets.line_widgets import Bar
from .apply import apply_changes


class ValueRow(ListRow):
    """A setting with a few values."""

    def __init__(self, screen: SettingsScreen, name: str) -> None:
        super().__init__()
        self.screen, self.name = screen, name

    @property
    def label(self) -> str:
        return say(f"settings-{self.name}")

    @property
    def value(self) -> str:
        value = getattr(self.screen.settings, self.name)
        if isinstance(value, bool):
            return say("yes" if value else "no")
        key = f"settings-{self.name}-{value}"
        return say(key) if Words().has(key) else str(value)

    def turn(self, by: int) -> None:
        values, now = VALUES[self.name], getattr(self.screen.settings, self.name)
        value = values[(values.index(now) + by) % len(values)]
        self.screen.change(replace(self.screen.settings, **{self.name: value}))

    def press(self) -> None:
        self.turn(1)


class KeyRow(ListRow):
    """A key that players may change: Enter, then the new key."""

    def __init__(self, screen: SettingsScreen, id_: Key) -> None:
        super().__init__()
        self.screen, self.changes = screen, id_

    @property
    def label(self) -> str:
        return say(f"key-{self.changes.id}")

    @property
    def value(self) -> str:
        if self.screen.asking is self:
            return say("settings-press")
        keymap = self.screen.keymap
        names = "  ".join(written(name) for name in keys_of(self.changes, keymap))
        return names + (" *" if self.changes.id in keymap else "")

    def press(self) -> None:
        self.screen.ask(self)

    def click(self, again: bool) -> None:
        if again:
            self.press()


class TableHeading(Heading):
    """The screen on which the keys below work."""

    def __init__(self, table: str) -> None:
        super().__init__(gap=True)
        self.table = table

    @property
    def label(self) -> str:
        return say(f"keys-{self.table}")


class SettingsScreen(Closable):
    """Up and down choose a row, left and right change it; on a key, press Enter and then the new
    key.
    """

    CSS = "SettingsScreen Bar { background: $panel; }"
    keys = SETTINGS
    BINDINGS: ClassVar = SETTINGS.bindings()

    def __init__(self, words: Words) -> None:
        super().__init__()
        self.words = words
        self.message = ""
        self.list = ChoiceList(self.rows(), self.draw, id="rows")
        self.list.choices.labels = 200  # as many cells of the row as the value leaves

    def rows(self) -> list[ListRow]:
        """Return the settings, then every key below the first screen that uses it."""
        rows: list[ListRow] = [ValueRow(self, name) for name in VALUES]
        met: set[str] = set()
        for table in TABLES:
            fresh = [key for key in table if key.id not in met]
            met.update(key.id for key in fresh)
            if fresh:
                rows += [TableHeading(table.id), *(KeyRow(self, key) for key in fresh)]
        return rows

    @property
    def settings(self) -> Settings:
        """The settings in force."""
        return self.app.preferences.settings

    def takes_text(self) -> bool:
        return super().takes_text() or self.list.takes_text()

    def compose(self) -> ComposeResult:
        yield Bar(id="head")
        yield self.list
        yield Bar(id="news")
        yield Bar(id="hint")

    def on_mount(self) -> None:
        troubles = self.app.preferences.troubles
        self.message = troubles[0] if troubles else ""
        self.draw()

    def on_resize(self) -> None:
        self.draw()

    def draw(self) -> None:
        """Draw the rows above and below the list."""
        self.list.choices.bright = self.bright
        self.query_one("#head", Bar).fill(Text(f" {self.words.say('settings-title')}", "bold"))
        self.query_one("#news", Bar).tell(Text(f" {self.message}", "bold"))
        self.query_one("#hint", Bar).fill(self.hint_line(self.size.width))

    def on_key(self, event: events.Key) -> None:
        """Move, change, or take the new key."""
        if self.list.grab is None and self.key_meaning(event) in ("up", "down"):
            self.message = ""
        self.list.take(event, self.key_meaning(event))

    # -- keys --------------------------------------------------------------------------------------

    @property
    def asking(self) -> KeyRow | None:
        """The row that the next key is for."""
        row = self.list.choices.here()
        return row if self.list.grab is not None and isinstance(row, KeyRow) else None

    def ask(self, row: KeyRow) -> None:
        """Use the next key for that row; Esc leaves it unchanged."""

        def take(pressed: str) -> None:
            if pressed != "escape":
                self.rebind(row.changes, textual_name(pressed))

        self.list.grab = take

    def action_own_key(self) -> None:
        """Reset the key."""
        row = self.list.choices.here()
        if isinstance(row, KeyRow):
            self.rebind(row.changes, "")
            self.list.tell()

    def rebind(self, key: Key, keys: str) -> None:
        """Change a key of the table, or reset it with ""."""
        other = {id_: old for id_, old in self.settings.keys.items() if id_ != key.id}
        wanted = other if not keys or keys == key.keys else other | {key.id: keys}
        taken = clash(key.id, wanted.get(key.id, key.keys), wanted)
        if taken is not None:
            self.message = say(
                "settings-taken", pressed=written(keys or key.keys), what=say(f"key-{taken.id}")
            )
        elif key.id in wanted and key_error(key.id, keys, wanted):
            self.message = say("settings-fixed", pressed=written(keys))
        else:
            self.change(replace(self.settings, keys=wanted))

    def change(self, settings: Settings) -> None:
        """Apply new settings, and save them."""
        apply_changes(self.app, settings)
        try:
            save_settings(settings)
            self.message = self.words.say("settings-saved")
        except OSError as error:
            self.message = self.words.say("settings-unsaved", why=describe_error(error))
