"""The app: it opens the home screen or a game, keeps the theme and the terminal's manners, and leaves cleanly."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from importlib import import_module
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING, Any, ClassVar

from textual.app import App
from textual.binding import Binding

from ..games import find, ids
from ..play.text import Words, say, title
from ..store.shelf import Entry, listing
from .closed import forget_closed
from .ink import ink_of, widget_theme
from .palette import THEMES, after
from .palette import theme as theme_of
from .preferences import Preferences, dress, keep, preferences, terminal_for
from .screens.home import Home
from .terminal.driver import driver_class
from .terminal.guard import HangUpGuard
from .terminal.probe import Terminal, probe

if TYPE_CHECKING:
    from textual.await_complete import AwaitComplete
    from textual.command import Provider

    from ..engine import Value
    from ..play import Seat, Table
    from ..store.keeper import Keeper

WATCH = 1.0  # seconds between two looks at whether the save is still ours
EAGER = 0.0005  # seconds for which a key waits at most while the rest is loaded
WARM = 0.4  # seconds after which the rest of the program is loaded, while the players look at the home screen


def load_the_rest() -> None:
    """Load what belongs to a table; a key pressed meanwhile comes first."""
    before = sys.getswitchinterval()
    sys.setswitchinterval(EAGER)
    try:
        for module in ("fluent.runtime", "tabletop_tui.tui.doors"):
            import_module(module)
    finally:
        sys.setswitchinterval(before)


def palette_commands() -> type[Provider]:
    """What the command palette offers, loaded when it opens."""
    from .commands import TableCommands

    return TableCommands


class TabletopApp(App[int]):
    """The program on a terminal; ``fps`` 0 shows no animation.

    The home screen comes up before anything else is loaded: whatever belongs to a table is behind ``doors``.
    """

    ENABLE_COMMAND_PALETTE = True
    COMMAND_PALETTE_BINDING = "ctrl+p"
    COMMANDS: ClassVar = {palette_commands}
    CSS = """
    Screen { background: $background; color: $foreground; layers: base; }
    .-ascii Ask > Vertical, .-ascii PinPad > Vertical { border: ascii $accent; }
    """
    BINDINGS: ClassVar = [Binding("ctrl+c,ctrl+q", "leave", show=False, priority=True)]

    def __init__(
        self,
        *,
        keeper: Keeper | None = None,
        save: Path | None = None,
        replay: Table | None = None,
        eyes: int = -1,
        fps: int = 30,
        theme: str = "",
        terminal: Terminal | None = None,
        practice: str = "",
        preferences: Preferences | None = None,
    ) -> None:
        self.terminal = terminal or probe()
        super().__init__(driver_class=driver_class())
        self.fps = fps
        self.preferences = preferences or Preferences()
        self.keeper, self.save = keeper, save
        self.replay, self.eyes = replay, eyes
        self.practice = practice
        self.ink = ink_of(theme_of(theme or THEMES[0]), self.terminal.depth, self.terminal.glyphs)
        self.words = Words()
        self.guard = HangUpGuard(self.rescue, lambda code: self.exit(return_code=code))
        for name in THEMES:
            self.register_theme(widget_theme(theme_of(name), self.terminal.depth))
        self.theme = self.ink.theme.name
        self.set_class(self.ink.glyphs == "ascii", "-ascii")
        self.set_keymap(self.preferences.keymap)

    def get_default_screen(self) -> Home:
        """The home screen lies at the bottom of everything."""
        return Home(self.words, next(iter(self.preferences.troubles), ""))

    def refresh_css(self, animate: bool = True) -> None:
        """Read the style sheets anew; the colours alone while no screen wears them yet."""
        if self.screen_stack:
            super().refresh_css(animate)
        else:
            self.stylesheet.set_variables(self.get_css_variables())

    def on_mount(self) -> None:
        self.guard.start()
        self.set_interval(WATCH, self.watch)
        self.set_timer(WARM, Thread(target=load_the_rest, daemon=True).start)
        if self.keeper is not None:
            self.play(self.keeper)
        elif self.save is not None:
            self.resume(self.save)
        elif self.replay is not None:
            from .screens.replay import ReplayScreen

            self.push_screen(ReplayScreen(self.replay, self.eyes))
        elif self.practice:
            self.open_practice(self.practice)

    # -- games --------------------------------------------------------------------------------------------------

    def saved_games(self) -> list[tuple[Path, str]]:
        """The saves, newest first and the examples last, each with a line about it."""
        return [(entry.path, line_of(entry)) for entry in sorted(listing(), key=lambda entry: entry.is_example)]

    def watch(self) -> None:
        """See once a second whether the open save is still ours."""
        if self.keeper is not None:
            from . import doors

            doors.watch(self)

    def play(self, keeper: Keeper) -> None:
        """Open a game at the keyboard."""
        from . import doors

        doors.play(self, keeper)

    def start(self, game: str, seats: Sequence[Seat], options: Mapping[str, Value], **at_table: Any) -> None:
        """Start and save a new game. Raises ValueError with one sentence."""
        from . import doors

        doors.start(self, game, seats, options, **at_table)

    def resume(self, path: Path, *, take_over: bool = False) -> None:
        """Go on with a saved game; examples are copied first."""
        from . import doors

        doors.resume(self, path, take_over=take_over)

    def play_on(self, table: Table) -> str:
        """Save and open a game that branches off a replay; gives a sentence when it cannot be saved, else ""."""
        from . import doors

        return doors.play_on(self, table)

    def walk_through(self, path: Path) -> None:
        """Replay a saved game."""
        from . import doors

        doors.walk_through(self, path)

    def tell_home(self, sentence: str) -> None:
        """Show a sentence on the home screen."""
        for screen in self.screen_stack:
            if isinstance(screen, Home):
                screen.message = sentence
                screen.draw()

    def go_home(self) -> None:
        """Back to the home screen."""
        self.keeper = None
        while not isinstance(self.screen, Home):
            self.pop_screen()

    def pop_screen(self) -> AwaitComplete:
        """One screen back."""
        forget_closed()
        return super().pop_screen()

    def open_new(self) -> None:
        """The new-game form."""
        from .screens.new_game import NewGame

        self.push_screen(NewGame(self.words, bots=True))

    def open_practice(self, game: str = "") -> None:
        """The practice table of a game, or of the first game that has one."""
        from .practising import table

        self.push_screen(table(game))

    def open_learn(self) -> None:
        """A guided first turn of a game."""
        from .screens.lesson import ask_lesson

        ask_lesson(self)

    def open_settings(self) -> None:
        """The settings."""
        from .screens.settings import SettingsScreen

        self.push_screen(SettingsScreen(self.words))

    def action_command_palette(self) -> None:
        """All commands, by name."""
        from .commands import Palette

        if self.screen_stack and not Palette.is_open(self):
            self.push_screen(Palette(id="--command-palette", placeholder=self.words.say("palette-ask")))

    def open_rules(self) -> None:
        """The rulebooks."""
        from .screens.library import library

        library(self)

    # -- manners ------------------------------------------------------------------------------------------------

    def next_theme(self) -> str:
        """The next colour theme, kept in the settings; gives a sentence when it cannot be kept, else ""."""
        dress(self, after(self.ink.theme.name))
        return keep(self, theme=self.theme)

    def action_leave(self) -> None:
        """ctrl+c and ctrl+q ask, wherever one is."""
        from .screens.leaving import ask_to_leave

        ask_to_leave(self)

    async def action_quit(self) -> None:
        """Quitting always goes through the question."""
        self.action_leave()

    def rescue(self) -> None:
        """The terminal is going away: everything is saved already, only the lock is let go."""
        if self.keeper is not None:
            self.keeper.close()


def line_of(entry: Entry) -> str:
    """A save as the home screen lists it."""
    if entry.trouble or entry.game not in ids():
        return str(entry)
    mark = f"{say('shelf-example')} · " if entry.is_example else ""
    month, day, time = entry.when[5:7], entry.when[8:10], entry.when[11:]
    when = say("shelf-when", month=month, day=day, time=time) if time else ""
    return f"{mark}{title(find(entry.game))} · {', '.join(entry.seats)} · {entry.turn} · {when}"


def run(
    *,
    save: Path | None = None,
    keeper: Keeper | None = None,
    replay: Table | None = None,
    eyes: int = -1,
    fps: int | None = None,
    ascii: bool = False,
    theme: str = "",
    mouse: bool = True,
    practice: str = "",
) -> int:
    """Run the app: at home, at a save, or at a table; gives the exit code."""
    liked = preferences(ascii=ascii, theme=bool(theme), fps=fps is not None, mouse=not mouse)
    terminal = terminal_for(liked.settings, ascii_only=ascii, mouse=mouse)
    if not terminal.full_screen:
        raise ValueError(say("cli-poor-terminal-plain"))
    terminal.apply()
    app = TabletopApp(
        keeper=keeper, save=save, replay=replay, eyes=eyes, fps=liked.settings.fps if fps is None else fps,
        theme=theme or liked.settings.theme, terminal=terminal, practice=practice, preferences=liked,
    )  # fmt: skip
    app.run(mouse=terminal.mouse)
    app.guard.stop()
    return app.return_code or 0
