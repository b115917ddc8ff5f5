"""The command palette: everything that can be done, found by a few letters of its name."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import Any

from rich.text import Text
from textual.command import CommandPalette, DiscoveryHit, Hit, Hits, Provider
from textual.content import Content
from textual.widgets import Input

from ...play.permissions import is_allowed
from ...play.players import level_in_words, occupant
from ..app_screen import BaseApp
from ..dialogs.dialog import Beside, ClosedOnce
from ..reading.page import Page
from ..settings.apply import turn_mouse
from ..table.cover import CoverScreen
from ..table.game_screen import GameScreen
from .key_tables import GAME
from .keymap import key_labels

Command = tuple[str, str, Callable[[], Any]]  # (label, key, what it does)


class Palette(CommandPalette, Beside[None], ClosedOnce[None]):
    """Textual's palette over an undimmed screen, so that only its own cells are sent."""

    DEFAULT_CSS = """
    Palette { background: transparent; }
    Palette > Vertical { width: 37; margin-top: 1; background: transparent; }
    Palette #--input { border: none; background: $panel; height: 1; }
    Palette #--input Label { margin: 0 1; }
    Palette #--input Input { border: none; height: 1; padding: 0; background: $panel; }
    Palette #--input SearchIcon { display: none; }
    Palette #--results { background: $surface; }
    Palette OptionList {
        border: none; max-height: 18; background: $surface; scrollbar-size-vertical: 0;
    }
    Palette LoadingIndicator { display: none; }
    """

    def on_mount(self) -> None:
        self.query_one(Input).cursor_blink = False


class TableCommands(Provider):
    """The commands for the screen below the palette."""

    def commands(self) -> Iterator[Command]:
        """Yield the commands available here; none of the table while it is covered."""
        app: Any = self.app
        tables = (s for s in reversed(app.screen_stack) if isinstance(s, GameScreen))
        table = next(tables, None)  # a sandbox lies over the real table
        if table is None or isinstance(self.screen, CoverScreen):
            for name in filter(is_allowed, ANYWHERE if table is None else ("theme", "leave")):
                yield app.words.say(f"palette-{name}"), "", partial(anywhere, app, name)
            return
        keymap = app.preferences.keymap
        keys = {key.action: key_labels((key,), keymap) for key in GAME}
        for name in filter(is_allowed, AT_TABLE):
            do = partial(at_table, table, name)
            yield app.words.say(f"palette-{name}"), keys.get(name, ""), do

    async def discover(self) -> Hits:
        for label, key, do in self.commands():
            yield DiscoveryHit(command_with_key(label, key), do, label)

    async def search(self, query: str) -> Hits:
        matcher = self.matcher(query)
        for label, key, do in self.commands():
            score = matcher.match(label)
            if score > 0:
                shown_label = matcher.highlight(label)
                yield Hit(
                    score,
                    Content.assemble(shown_label, f"  {key}") if key else shown_label,
                    do,
                    label,
                )


def command_with_key(label: str, key: str) -> str:
    """Return a command together with its key."""
    return f"{label}  {key}" if key else label


def anywhere(app: BaseApp, name: str) -> None:
    """Run a command that needs no table."""
    ANYWHERE[name](app)


def at_table(screen: GameScreen, name: str) -> None:
    """Run a command at the table, after closing the pages over it."""
    while screen.app.screen is not screen:
        screen.app.pop_screen()
    AT_TABLE[name](screen)


def tell_save(screen: GameScreen) -> None:
    """Save again, and show where."""
    session, say = screen.session, screen.session.words.say
    notice = session.save()
    path = str(session.storage.path or "")
    screen.tell(
        notice
        or session.problem
        or (say("palette-saved", path=path) if path else say("palette-unsaved"))
    )


def seats_page(screen: GameScreen) -> Page:
    """Return a page of the seats: who plays them, who is at the keyboard, and who must act."""
    session, look = screen.session, screen.view.look
    words, table, rows = session.words, session.table, list[Text]()
    for seat, one in enumerate(table.seats):
        row = look.who(seat) if look is not None else Text(words.name(seat))
        kind = occupant(table, seat)
        if one.is_bot:
            kind = words.say("new-bot", level=level_in_words(one.level, one.style))
        notes = [kind]
        if seat == screen.session.perspective.viewer:
            notes.append(words.say("seats-here"))
        if seat in table.deciding():
            notes.append(words.say("seats-decides"))
        rows.append(Text(" ").append_text(row).append(f"  {', '.join(notes)}", "dim"))
    return Page(words.say("palette-seats"), rows)


AT_TABLE: Mapping[str, Callable[[GameScreen], object]] = {
    "save": tell_save,
    "undo": lambda screen: screen.action_undo(),
    "redo": lambda screen: screen.action_redo(),
    "hint": lambda screen: screen.action_hint(),
    "try": lambda screen: screen.action_try(),
    "orders": lambda screen: screen.action_orders(),
    "theme": lambda screen: screen.action_theme(),
    "pictures": lambda screen: screen.action_pictures(),
    "rule": lambda screen: screen.action_rule(),
    "seats": lambda screen: screen.app.push_screen(seats_page(screen)),
    "log": lambda screen: screen.action_log(),
    "points": lambda screen: screen.action_points(),
    "charts": lambda screen: screen.action_charts(),
    "legend": lambda screen: screen.action_legend(),
    "sheet": lambda screen: screen.action_sheet(),
    "replay": lambda screen: screen.action_replay(),
    "export": lambda screen: screen.action_export(),
    "mouse": lambda screen: screen.tell(turn_mouse(screen.app)),
    "settings": lambda screen: screen.app.open_settings(),
    "help": lambda screen: screen.action_help(),
    "leave": lambda screen: screen.action_leave(),
}
"""The commands at a table by name. The text ``palette-<name>`` is the label."""

ANYWHERE: Mapping[str, Callable[[BaseApp], object]] = {
    "theme": lambda app: app.tell_home(app.next_theme()),
    "mouse": lambda app: app.tell_home(turn_mouse(app)),
    "rules": lambda app: app.open_rules(),
    "settings": lambda app: app.open_settings(),
    "leave": lambda app: app.action_leave(),
}
"""The commands without a table."""
