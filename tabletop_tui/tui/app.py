"""The app: it opens the home screen or a game, keeps the theme and the terminal's manners, and leaves cleanly."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import ClassVar

from textual.app import App
from textual.binding import Binding

from ..engine import Value
from ..games import find
from ..play import Seat, Table, Words
from ..store.disk import SaveError
from ..store.keeper import Keeper
from ..store.lock import Held
from ..store.shelf import EXAMPLE, copy, fresh, listing
from .ink import ink_of, widget_theme
from .palette import THEMES, after
from .palette import theme as theme_of
from .screens.ask import Ask
from .screens.game import GameScreen
from .screens.home import Home
from .screens.replay import ReplayScreen
from .session import Session
from .terminal.driver import driver_class
from .terminal.guard import HangUpGuard
from .terminal.probe import Terminal, probe


class TabletopApp(App[int]):
    """The program on a terminal; ``fps`` 0 shows no animation."""

    ENABLE_COMMAND_PALETTE = False
    CSS = """
    Screen { background: $background; color: $foreground; layers: base; }
    """
    BINDINGS: ClassVar = [Binding("ctrl+c,ctrl+q", "leave", show=False, priority=False)]

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
    ) -> None:
        self.terminal = terminal or probe()
        super().__init__(driver_class=driver_class())
        self.fps = fps
        self.keeper, self.save = keeper, save
        self.replay, self.eyes = replay, eyes
        self.ink = ink_of(theme_of(theme or THEMES[0]), self.terminal.depth, self.terminal.glyphs)
        self.words = Words()
        self.guard = HangUpGuard(self.rescue, lambda code: self.exit(return_code=code))
        for name in THEMES:
            self.register_theme(widget_theme(theme_of(name), self.terminal.depth))
        self.theme = self.ink.theme.name

    def on_mount(self) -> None:
        self.guard.start()
        self.push_screen(Home(self.words))
        if self.keeper is not None:
            self.play(self.keeper)
        elif self.save is not None:
            self.resume(self.save)
        elif self.replay is not None:
            self.push_screen(ReplayScreen(self.replay, self.eyes))

    # -- games --------------------------------------------------------------------------------------------------

    def saved_games(self) -> list[tuple[Path, str]]:
        """The saves, newest first and the examples last, each with a line about it."""
        return [(entry.path, str(entry)) for entry in sorted(listing(), key=lambda entry: entry.is_example)]

    def play(self, keeper: Keeper) -> None:
        """Open a game at the keyboard."""
        self.keeper = keeper
        self.push_screen(GameScreen(Session(keeper.table, keeper)))

    def start(self, game: str, seats: Sequence[Seat], options: Mapping[str, Value], free_undo: bool) -> None:
        """Start and save a new game. Raises ValueError with one sentence."""
        table = Table.open(find(game), seats, secrets.randbits(63), options, free_undo=free_undo)
        try:
            keeper = Keeper.create(table, fresh(game))
        except OSError as no:
            raise ValueError(f"The game cannot be saved: {no.strerror or no}.") from None
        self.pop_screen()
        self.play(keeper)

    def resume(self, path: Path, *, take_over: bool = False) -> None:
        """Go on with a saved game; examples are copied first."""
        try:
            path = copy(path) if path.name.startswith(EXAMPLE) else path
            keeper = Keeper.open(path, take_over=take_over)
        except Held as held:
            self.ask_take_over(path, str(held))
        except (SaveError, OSError) as no:
            self.tell_home(str(no))
        else:
            self.play(keeper)

    def ask_take_over(self, path: Path, sentence: str) -> None:
        """Another session has the save open: take it over, or go back."""
        answers = [("back", "b", self.words.say("held-back")), ("take", "t", self.words.say("held-take"))]

        def chosen(pick: str | None) -> None:
            if pick == "take":
                self.resume(path, take_over=True)

        self.push_screen(Ask(sentence, answers), chosen)

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

    def open_new(self) -> None:
        """The new-game form."""
        from .screens.new_game import NewGame

        self.push_screen(NewGame(self.words, bots=True))

    def open_rules(self) -> None:
        """The rulebooks."""
        from .screens.library import library

        library(self)

    # -- manners ------------------------------------------------------------------------------------------------

    def next_theme(self) -> None:
        """The next colour theme."""
        self.ink = ink_of(theme_of(after(self.ink.theme.name)), self.terminal.depth, self.terminal.glyphs)
        self.theme = self.ink.theme.name

    def action_leave(self) -> None:
        """ctrl+c and ctrl+q: ask in a game, leave elsewhere."""
        game = next((s for s in self.screen_stack if isinstance(s, GameScreen)), None)
        if game is not None:
            game.action_leave()
        else:
            self.exit()

    async def action_quit(self) -> None:
        """Quitting always goes through the question."""
        self.action_leave()

    def rescue(self) -> None:
        """The terminal is going away: everything is saved already, only the lock is let go."""
        if self.keeper is not None:
            self.keeper.close()


def run(
    *,
    save: Path | None = None,
    keeper: Keeper | None = None,
    replay: Table | None = None,
    eyes: int = -1,
    fps: int = 30,
    ascii: bool = False,
    theme: str = "",
    mouse: bool = True,
) -> int:
    """Run the app: at home, at a save, or at a table; gives the exit code."""
    terminal = probe(ascii_only=ascii, mouse=mouse)
    if not terminal.full_screen:
        raise ValueError("The screens need a terminal that can move its cursor; --plain plays in any.")
    terminal.apply()
    app = TabletopApp(
        keeper=keeper, save=save, replay=replay, eyes=eyes, fps=fps, theme=theme, terminal=terminal
    )  # fmt: skip
    app.run(mouse=mouse)
    app.guard.stop()
    return app.return_code or 0
