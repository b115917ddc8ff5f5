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
from ..kit import Bar, Lines

BANNER = (
    "╺┳╸┏━┓┏┓ ╻  ┏━╸╺┳╸┏━┓┏━┓",
    " ┃ ┣━┫┣┻┓┃  ┣╸  ┃ ┃ ┃┣━┛",
    " ╹ ╹ ╹┗━┛┗━╸┗━╸ ╹ ┗━┛╹  ",
)


class Home(Screen[None]):
    """Where the program begins. ``rows`` are the choices; below a letter for each stands the newest saved games."""

    CSS = """
    Home { align: center middle; }
    #home { width: 64; height: 21; }
    """
    BINDINGS: ClassVar = [Binding("Q,q,ctrl+c,ctrl+q,escape", "leave", show=False)]

    def __init__(self, words: Words, message: str = "") -> None:
        super().__init__()
        self.words, self.message = words, message
        self.at = 0
        self.saved: list[tuple[Path, str]] = []
        self.listing = False

    def compose(self) -> ComposeResult:
        yield Lines(id="home")
        yield Bar(id="news")

    def on_mount(self) -> None:
        self.load()

    def on_screen_resume(self) -> None:
        """Back from a game: the list of saves may be another one."""
        self.load()

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
        rows = [("new", "n", say("home-new")), ("load", "l", say("home-load")), ("rules", "r", say("home-rules"))]
        if self.saved:
            rows.insert(0, ("continue", "c", f"{say('home-continue')}: {self.saved[0][1]}"))
        return [*rows, ("leave", "q", say("home-quit"))]

    def draw(self) -> None:
        """Draw the banner and the choices."""
        plain = self.app.ink.glyphs == "ascii"  # type: ignore[attr-defined]
        rows = [Text(f"{line:^64}", "bold") for line in ((self.words.say("home-title"),) if plain else BANNER)]
        rows += [Text(f"{self.words.say('home-tagline'):^64}", "dim"), Text()]
        room = 21 - len(rows) - 1
        choices = self.choices()
        first = max(0, min(self.at - room // 2, len(choices) - room))
        for n, (_, key, label) in enumerate(choices[first : first + room], first):
            row = Text("  ").append(f" {key} ", "bold").append(f" {label} ", "reverse" if n == self.at else "")
            row.truncate(64, overflow="ellipsis")
            rows.append(row)
        if self.listing and not choices:
            rows.append(Text(f"   {self.words.say('home-none')}"))
        self.query_one("#home", Lines).show(rows)
        self.query_one("#news", Bar).fill(Text(f" {self.message}", "bold"))

    def on_key(self, event: events.Key) -> None:
        """Arrows and letters."""
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

    def pick(self, what: str) -> None:
        """Do what a line says."""
        self.message = ""
        app = self.app
        if what == "load":
            self.listing, self.at = True, 0
        elif what == "leave":
            app.exit()
        elif what == "continue":
            app.resume(self.saved[0][0])  # type: ignore[attr-defined]
        elif what.isdigit():
            app.resume(self.saved[int(what)][0])  # type: ignore[attr-defined]
        else:
            getattr(app, f"open_{what}")()

    def action_leave(self) -> None:
        """Quit; nothing is lost."""
        self.app.exit()
