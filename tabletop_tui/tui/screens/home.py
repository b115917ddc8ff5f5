"""The home screen: continue, new game, load, rules, quit."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding
from textual.screen import Screen

from ...play import Words
from ...store.shelf import EXAMPLE
from ..kit import Bar, Lines, hint

BANNER = (
    "╺┳╸┏━┓┏┓ ╻  ┏━╸╺┳╸┏━┓┏━┓",
    " ┃ ┣━┫┣┻┓┃  ┣╸  ┃ ┃ ┃┣━┛",
    " ╹ ╹ ╹┗━┛┗━╸┗━╸ ╹ ┗━┛╹  ",
)
WIDE = 78  # cells a row


class Home(Screen[None]):
    """Where the program begins. ``rows`` are the choices; below a letter for each stands the newest saved games."""

    DEFAULT_CSS = """
    Home { align: center middle; overflow: hidden; }
    #home { width: 78; max-width: 100%; height: 21; max-height: 100%; }
    Home #news { dock: bottom; }
    """
    BINDINGS: ClassVar = [Binding("Q,q,ctrl+c,ctrl+q", "leave", show=False)]

    def __init__(self, words: Words, message: str = "") -> None:
        super().__init__()
        self.words, self.message = words, message
        self.at = 0
        self.saved: list[tuple[Path, str]] = []
        self.listing = self.watching = False
        self.head = self.first = 0  # rows above the choices, and the first choice below them

    def compose(self) -> ComposeResult:
        yield Lines(id="home")
        yield Bar(id="news")

    def on_screen_resume(self) -> None:
        """At the beginning, and back from a game: the list of saves may be another one."""
        self.load()

    def on_resize(self) -> None:
        """Another size of the terminal."""
        self.draw()

    def load(self) -> None:
        """Read which games are saved."""
        self.saved = self.app.saved_games()  # type: ignore[attr-defined]
        self.at = min(self.at, len(self.choices()) - 1)
        self.draw()

    def choices(self) -> list[tuple[str, str, str]]:
        """(what, key, label) of every line."""
        say = self.words.say
        if self.listing:
            keys = "123456789"
            return [(str(n), keys[n] if n < 9 else " ", label) for n, (_, label) in enumerate(self.saved)]
        rows = [("new", "n", say("home-new")), ("load", "l", say("home-load")), ("watch", "w", say("home-watch")),
                ("learn", "t", say("home-learn")), ("rules", "r", say("home-rules")),
                ("practice", "p", say("home-practice")), ("settings", "s", say("home-settings"))]  # fmt: skip
        if self.saved and not self.saved[0][0].name.startswith(EXAMPLE):
            rows.insert(0, ("continue", "c", f"{say('home-continue')}: {self.saved[0][1]}"))
        return [*rows, ("leave", "q", say("home-quit"))]

    def draw(self) -> None:
        """Draw the banner and the choices."""
        plain = self.app.ink.glyphs == "ascii"  # type: ignore[attr-defined]
        wide = max(30, min(WIDE, self.size.width))
        rows = [Text(f"{line:^{wide}}", "bold") for line in ((self.words.say("home-title"),) if plain else BANNER)]
        rows += [Text(f"{self.words.say('home-tagline'):^{wide}}", "dim"), Text()]
        room = max(3, min(21, self.size.height - 1) - len(rows) - 1)
        choices, self.head = self.choices(), len(rows)
        self.first = first = max(0, min(self.at - room // 2, len(choices) - room))
        for n, (_, key, label) in enumerate(choices[first : first + room], first):
            row = Text("  ").append(f" {key} ", "bold").append(f" {label} ", "reverse" if n == self.at else "")
            row.truncate(wide, overflow="ellipsis")
            rows.append(row)
        if self.listing and not choices:
            rows.append(Text(f"   {self.words.say('home-none')}"))
        self.query_one("#home", Lines).show(rows)
        keys = self.words.say("keys-menu" if self.listing else "home-keys")
        self.query_one("#news", Bar).fill(Text(f" {self.message}", "bold") if self.message else hint(keys))

    def on_key(self, event: events.Key) -> None:
        """Arrows and letters; those that come after the choice was made are not for this screen."""
        if not self.is_active:
            return
        choices = self.choices()
        if event.key in ("up", "down") and choices:
            self.at = (self.at + (1 if event.key == "down" else -1)) % len(choices)
        elif event.key == "escape" and self.listing:
            self.listing, self.at = False, 0
        elif event.key == "enter" and choices:
            self.pick(choices[self.at][0])
        elif found := [what for what, key, _ in choices if key == event.character]:
            self.pick(found[0])
        else:
            return
        event.stop()
        self.draw()

    def on_lines_clicked(self, message: Lines.Clicked) -> None:
        """The mouse picks a line."""
        n = self.first + message.row - self.head
        if message.row >= self.head and n < len(self.choices()):
            self.at = n
            self.pick(self.choices()[n][0])
            self.draw()

    def pick(self, what: str) -> None:
        """Do what a line says."""
        self.message = ""
        app = self.app
        if what in ("load", "watch"):
            self.listing, self.watching, self.at = True, what == "watch", 0
        elif what == "leave":
            app.exit()
        elif what == "continue":
            app.resume(self.saved[0][0])  # type: ignore[attr-defined]
        elif what.isdigit():
            path = self.saved[int(what)][0]
            (app.walk_through if self.watching else app.resume)(path)  # type: ignore[attr-defined]
        else:
            getattr(app, f"open_{what}")()

    def action_leave(self) -> None:
        """Quit; nothing is lost."""
        self.app.exit()
