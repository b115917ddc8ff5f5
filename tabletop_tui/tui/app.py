"""The app: opens the home screen or a game, keeps the theme, and leaves cleanly."""

from __future__ import annotations

import os
import sys
from asyncio import CancelledError
from collections.abc import Callable, Collection, Sequence
from dataclasses import replace
from functools import cached_property, partial
from importlib import import_module
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING, Any, ClassVar

from textual import events
from textual.binding import Binding
from textual.geometry import Offset
from textual.widgets import Input

from ..games import complaints, faults, listed
from ..play.permissions import is_allowed
from ..play.remote.seating import Arrival, Visit
from ..play.text import Words, say, sentence
from ..store.save_folder import SaveEntry, listing
from ..terminal import gc_tuning
from ..terminal.probe import Terminal, probe
from .app_screen import AppScreen, BaseApp
from .home.home_screen import Home
from .keys.keyed_screen import KeyedScreen
from .mistakes import go_on_without, is_hang_up, mistakes_of_threads, tell_mistake
from .paint.ink import ink_for, widget_theme
from .paint.palette import THEMES
from .paint.palette import theme as theme_of
from .settings.apply import restyle, use_capabilities
from .settings.preferences import Preferences, preferences, terminal_for
from .settings.trial import Trial
from .terminal.driver import TerminalAnswered, driver_class
from .terminal.hang_up_guard import HUNG_UP, HangUpGuard
from .terminal.textual_internals import (
    UnbracketedPaste,
    apply_settings,
    forget_closed,
    screen_lines,
)
from .widgets.pointing import pointed_at

if TYPE_CHECKING:
    from rich.text import Text
    from textual.await_complete import AwaitComplete
    from textual.command import Provider

    from ..play import Table
    from ..store.save_file import SaveFile
    from .keys.key_table import KeyTable
    from .launcher import TableLauncher

WATCH = 1.0  # seconds between two checks whether this session still holds the save
EAGER = 0.0005  # switch interval of threads in seconds, so that a key never waits for loading
# seconds after which the rest of the program is loaded, while the players look at the home screen
WARM = 0.4


def load_the_rest(tell: Callable[[str], object] = lambda sentence: None) -> None:
    """Load the modules of a table in the background; keys come first. *tell* gets a sentence about
    a game from outside that cannot be played.
    """
    before = sys.getswitchinterval()
    sys.setswitchinterval(EAGER)
    try:
        import_module("tabletop_tui.tui.launcher")
        for error in complaints()[:1]:
            tell(sentence(error))
        listed()
        gc_tuning.restore()
    finally:
        sys.setswitchinterval(before)


def palette_commands() -> type[Provider]:
    """Return the commands of the palette. Loads them when it opens."""
    from .keys.commands import TableCommands

    return TableCommands


class TabletopApp(BaseApp):
    """The program on a terminal; ``fps`` 0 shows no animation.

    The home screen is shown before anything else is loaded: what belongs to a table is behind
    ``launcher``.
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
        save_file: SaveFile | None = None,
        save: Path | None = None,
        replay: Table | None = None,
        viewer: int = -1,
        fps: int = 30,
        theme: str = "",
        terminal: Terminal | None = None,
        look_on: Path | None = None,
        sit: Arrival | None = None,
        hall: Visit | None = None,
        on_turn: str = "",
        practice: str = "",
        preferences: Preferences | None = None,
    ) -> None:
        self.terminal = terminal or probe()
        super().__init__(driver_class=driver_class())
        self.fps = fps
        self.preferences = preferences or Preferences()
        self.save_file = save_file
        self.save = save
        self.unfinished = None
        self.replay, self.viewer = replay, viewer
        self.look_on, self.sit = look_on, sit
        self.hall = None if hall is not None and hall.at_home else hall  # it opens at home
        self.on_turn = on_turn
        self.practice = practice
        self.ink = ink_for(theme_of(theme or THEMES[0]), self.terminal)
        self.words = Words()
        self.guard = HangUpGuard(self.release_save, self.leave_quietly)
        for name in THEMES:
            self.register_theme(widget_theme(theme_of(name), self.terminal.depth))
        self.theme = self.ink.theme.name
        self.set_class(self.ink.glyphs == "ascii", "-ascii")
        self.set_keymap(self.preferences.keymap)

    @cached_property
    def trial(self) -> Trial:
        """The settings that are tried."""
        return Trial(self)

    @property
    def cursor_position(self) -> Offset:
        """The cell of the terminal's cursor after each drawing."""
        return pointed_at(self.screen)

    @cursor_position.setter
    def cursor_position(self, at: Offset) -> None:
        """Do nothing: lines to type into set it to where it is anyway."""

    def get_default_screen(self) -> AppScreen[None]:
        """Return the bottom screen: the home screen, for a guest the hall, or an empty one if only
        one table is offered.
        """
        if self.hall is not None:
            from .home.hall import Hall

            return Hall(self.words, self.hall)
        if not is_allowed("home"):
            from .home.guest_home import GuestHome

            return GuestHome()
        return Home(
            self.words,
            next(iter((*self.preferences.troubles, *map(sentence, faults.found()))), ""),
        )

    def refresh_css(self, animate: bool = True) -> None:
        """Read the style sheets again; only the colours while there is no screen."""
        if self.screen_stack:
            super().refresh_css(animate)
        else:
            self.stylesheet.set_variables(self.get_css_variables())

    def on_mount(self) -> None:
        self.guard.start()
        if self.save_file is not None:
            self.launcher.play(self.save_file)
        elif self.save is not None:
            self.launcher.resume(self.save)
        elif self.replay is not None:
            from .replay.replay_screen import ReplayScreen

            self.push_screen(ReplayScreen(self.replay, self.viewer))
        elif self.look_on is not None:
            self.launcher.spectate(self.look_on)
        elif self.sit is not None:
            self.launcher.join_table(self.sit)
        elif self.practice:
            self.open_practice(self.practice)
        # last, as the players wait for none of this
        self.set_interval(WATCH, self.check_save)
        tell = partial(self.call_later, self.tell_at_home)
        self.set_timer(WARM, Thread(target=load_the_rest, args=(tell,), daemon=True).start)

    # -- games -------------------------------------------------------------------------------------

    def saved_games(self) -> list[SaveEntry]:
        """Return the saves: newest first, examples last."""
        return sorted(listing(), key=lambda entry: entry.is_example)

    def check_save(self) -> None:
        """Check whether this session still holds the open save. Called once a second."""
        if self.save_file is not None:
            self.launcher.check_save()

    @cached_property
    def launcher(self) -> TableLauncher:
        """What opens games and replays. Loaded on first use."""
        from .launcher import TableLauncher

        return TableLauncher(self)

    # -- input -------------------------------------------------------------------------------------

    def prepared(self, event: events.Event) -> events.Event:
        """Return a letter by its place on the keyboard, except where text is typed."""
        screen = self.screen
        if isinstance(event, events.Key):
            if isinstance(screen, KeyedScreen) and not screen.takes_text():
                event = screen.by_place(event)
            why = self.trial.pressed(event.key)
            if why and isinstance(screen, KeyedScreen):
                screen.tell(why)
        return event

    def on_resize(self, event: events.Resize) -> None:
        """Draw in the way that suits a screen of another size."""
        before, (columns, rows) = self.terminal, event.size
        self.terminal = replace(before, columns=columns, rows=rows)
        if ink_for(self.ink.theme, self.terminal) is not ink_for(self.ink.theme, before):
            restyle(self, self.ink.theme.name)

    async def on_event(self, event: events.Event) -> None:
        """Ask what to do with text that looks pasted, where keys and no text are expected."""
        if isinstance(event, UnbracketedPaste) and not isinstance(self.focused, Input):
            from .dialogs.pasted import ask_about_paste

            ask_about_paste(self, event.text)
        else:
            await super().on_event(event)

    def on_terminal_answered(self, message: TerminalAnswered) -> None:
        """Use what the terminal can do by its own account."""
        use_capabilities(self, message.capabilities)
        if message.capabilities.wide_signs or message.capabilities.protocol:
            message.redraw()

    def tell_home(self, sentence: str) -> None:
        """Show a sentence on the home screen or in the hall, or to a guest as the program ends."""
        if len(self.ways_out) == 1:
            self.exit(message=sentence)
        for screen in self.screen_stack[self.lobby :][:1]:
            if isinstance(screen, Home):
                screen.message = sentence
                screen.draw()
            elif isinstance(screen, KeyedScreen):
                screen.tell(sentence)

    def tell_at_home(self, sentence: str) -> None:
        """Show a sentence on the home screen, unless it already shows one."""
        home = self.screen_stack[0] if self.screen_stack else None
        if isinstance(home, Home) and not home.message:
            self.tell_home(sentence)

    @property
    def ways_out(self) -> tuple[str, ...]:
        """How a table can be left: for the home screen or the hall, if there is one, or for
        good.
        """
        if self.hall is not None:
            return "hall", "quit"
        return tuple(filter(is_allowed, ("home", "quit")))

    def go_home(self) -> None:
        """Return to the home screen or the hall; a guest without either leaves the program."""
        self.clear()
        if len(self.ways_out) == 1:
            self.exit()

    @property
    def lobby(self) -> int:
        """The number, in the stack, of the screen to which a table that is left leads back."""
        rooms = (n for n, one in enumerate(self.screen_stack) if getattr(one, "stays", False))
        return max(rooms, default=0)

    def clear(self) -> None:
        """Close all screens over the home screen, or over the hall. The game is closed already."""
        self.save_file = None
        lobby = self.lobby
        while len(self.screen_stack) > lobby + 1:
            self.pop_screen()

    def export_screenshot(self, *, title: str | None = None, simplify: bool = False) -> str:
        """Return the screen as an SVG, with boards in true pixels as they are shown."""
        if self.ink.cell is None:
            return super().export_screenshot(title=title, simplify=simplify)
        from .pixels.svg import screenshot

        columns, rows = self.size
        return screenshot(screen_lines(self), (columns, rows), title or self.title)

    def pop_screen(self) -> AwaitComplete:
        """Close the top screen."""
        forget_closed()
        return super().pop_screen()

    def open_new(self, game: str = "") -> None:
        """Open the new-game form as it was left, or at a *game*."""
        from .home.new_game import NewGame

        kept, self.unfinished = self.unfinished, None
        form = NewGame(self.words, bots=True, game=game)
        if not game and kept is not None:
            form.table_setup, form.named = kept
        self.push_screen(form)

    def open_practice(self, game: str = "") -> None:
        """Open the practice table of a game, or of the first game that has one."""
        from .home.practice import practice_screen

        self.push_screen(practice_screen(game))

    def open_learn(self) -> None:
        """Ask for a game, and open its lesson."""
        from .reading.lesson import ask_lesson

        ask_lesson(self)

    def open_records(self) -> None:
        """Open the results over all games."""
        from .reading.records import records_page

        self.push_screen(records_page(self.words))

    def open_settings(self) -> None:
        """Open the settings."""
        from .settings.settings_screen import SettingsScreen

        self.push_screen(SettingsScreen(self.words))

    def open_keys(
        self,
        tables: Sequence[KeyTable],
        without: Collection[str] = (),
        words: Words | None = None,
        heads: Sequence[Text] = (),
    ) -> None:
        """Open the page that lists these keys but those in *without*, in the *words* of a game,
        with its *heads* above.
        """
        from .reading.pages import keys_page

        self.push_screen(keys_page(tables, self.preferences.keymap, without, words, heads))

    def action_command_palette(self) -> None:
        """Open the command palette."""
        from .keys.commands import Palette

        if self.screen_stack and not any(isinstance(each, Palette) for each in self.screen_stack):
            self.push_screen(Palette(placeholder=self.words.say("palette-ask")))

    def open_rules(self) -> None:
        """Ask for a game, and open its rulebook."""
        from .home.library import library

        library(self)

    # -- settings and leaving ----------------------------------------------------------------------

    def next_theme(self) -> str:
        """Try the next colour theme. Return the sentence that names it."""
        return self.trial.next("theme")

    def next_pictures(self) -> str:
        """Try the next way of drawing boards. Return the sentence that names it."""
        return self.trial.next("pictures")

    def take_back_setting(self) -> str:
        """Undo a setting that is tried. Return a sentence, "" if none is."""
        return self.trial.take_back()

    def keep_setting(self) -> str:
        """Keep the settings that are tried. Return why they cannot be written, or ""."""
        return self.trial.keep()

    def action_leave(self) -> None:
        """Ask whether to leave: ctrl+c and ctrl+q, on any screen."""
        from .dialogs.leaving import ask_to_leave

        ask_to_leave(self)

    async def action_quit(self) -> None:
        """Ask before quitting, as every other way out does."""
        self.action_leave()

    def lose_terminal(self) -> None:
        """Save and leave as at a hang-up."""
        self.guard.hang_up()

    def release_save(self) -> None:
        """Release the lock of the save as the terminal goes away; everything is saved already."""
        if self.save_file is not None:
            self.save_file.close()


def practices() -> tuple[str, ...]:
    """Return the games that have a practice table."""
    from .home.practice import practice_games

    return practice_games()


def run(
    *,
    save: Path | None = None,
    save_file: SaveFile | None = None,
    replay: Table | None = None,
    viewer: int = -1,
    fps: int | None = None,
    ascii: bool = False,
    theme: str = "",
    mouse: bool = True,
    look_on: Path | None = None,
    sit: Arrival | None = None,
    hall: Visit | None = None,
    on_turn: str = "",
    practice: str = "",
) -> int:
    """Run the app at home, at a save or at a table, and return the exit code."""
    liked = preferences(ascii=ascii, theme=bool(theme), fps=fps is not None, mouse=not mouse)
    terminal = terminal_for(liked.settings, ascii_only=ascii, mouse=mouse)
    if not terminal.full_screen:
        raise ValueError(say("cli-poor-terminal-plain"))
    terminal.apply()
    apply_settings(os.environ)
    opens: dict[str, Any] = {"save_file": save_file, "save": save, "replay": replay}
    opens |= {"viewer": viewer, "look_on": look_on, "sit": sit, "hall": hall}
    opens |= {"practice": practice}
    while True:
        app = TabletopApp(
            **opens,
            fps=liked.settings.fps if fps is None else fps,
            theme=theme or liked.settings.theme,
            terminal=terminal,
            on_turn=on_turn,
            preferences=liked,
        )
        mistake: BaseException | None
        app.guard.watch()
        try:
            with mistakes_of_threads(app.note_mistake):
                app.run(mouse=terminal.mouse)
            app.check_told_to_end()
            mistake = app.mistake
        except (Exception, SystemExit, CancelledError) as error:  # while the app starts or ends
            mistake = error
        if not app.has_left_terminal():
            app.guard.reset_terminal()
        app.guard.stop()
        if mistake is None:
            return app.guard.code if app.guard.alarmed else app.return_code or 0
        if is_hang_up(mistake) and app.guard.terminal_is_gone():
            app.release_save()
            return HUNG_UP
        instead = None if app.guard.alarmed else go_on_without(app, mistake)
        if instead is None:
            app.release_save()
            tell_mistake(app, mistake)
            return 1
        opens = instead
