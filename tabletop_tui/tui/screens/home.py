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
from ..ink import BOLD, Ink
from ..kit import Bar, Lines, hint
from .frontispiece import TITLE_WIDTH, chips, fitting, island, title

BANNER = (
    "╺┳╸┏━┓┏┓ ╻  ┏━╸╺┳╸┏━┓┏━┓",
    " ┃ ┣━┫┣┻┓┃  ┣╸  ┃ ┃ ┃┣━┛",
    " ╹ ╹ ╹┗━┛┗━╸┗━╸ ╹ ┗━┛╹  ",
)
WIDE, NARROW = 78, 46  # cells of a row, and of one beside the picture
TALL = 21  # rows from which on the title is large
ROWS, AIR = 24, 2  # rows above which so many stay empty above and below everything
GROUPS = ("watch", "settings")  # choices with a gap above them where there is room


class Home(Screen[None]):
    """Where the program begins. ``rows`` are the choices; below a letter for each stands the newest saved games."""

    DEFAULT_CSS = """
    Home { overflow: hidden; }
    #home { width: 100%; height: 1fr; }
    Home #news { dock: bottom; background: $panel; }
    """
    BINDINGS: ClassVar = [Binding("Q,q", "leave", show=False)]

    def __init__(self, words: Words, message: str = "") -> None:
        super().__init__()
        self.words, self.message = words, message
        self.at = 0
        self.saved: list[tuple[Path, str]] = []
        self.listing = self.watching = False
        self.choice_at: dict[int, int] = {}  # the choice that stands in each row

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
        """Draw the title, the choices, and the picture beside them where there is room."""
        wide, tall = self.size.width, max(1, self.size.height - 1)
        head = self.title_rows(wide, tall)
        art = self.picture(wide, tall - len(head) - (AIR if tall > ROWS else 0))
        across = NARROW if art else min(WIDE, max(30, wide))
        room = max(3, tall - len(head))
        spare = not self.listing and room > len(self.choices()) + len(GROUPS) + 3
        rows, which = self.choice_rows(across, room, spare)
        body = max(len(rows), len(art))
        left = max(0, wide - across - (art[0].cell_len if art else 0)) // 2
        top = max(0, tall - len(head) - body) // 2
        above = (body - len(rows)) // 2 if art else 0
        page = [Text() for _ in range(top)] + head
        self.choice_at = {len(page) + above + row: n for row, n in which.items()}
        for y in range(body):
            row = Text(" " * left)
            row.append_text(rows[y - above] if 0 <= y - above < len(rows) else Text())
            if art:
                row.append(" " * (left + across - row.cell_len)).append_text(art[y] if y < len(art) else Text())
            page.append(row)
        self.query_one("#home", Lines).show(page)
        keys = self.words.say("keys-menu" if self.listing else "home-keys")
        self.query_one("#news", Bar).fill(Text(f" {self.message}", "bold") if self.message else hint(keys))

    @property
    def ink(self) -> Ink:
        """The colours and signs of the program."""
        ink: Ink = self.app.ink  # type: ignore[attr-defined]
        return ink

    def title_rows(self, wide: int, tall: int) -> list[Text]:
        """The title and the tagline, in the middle; small where there is little room."""
        tagline = self.words.say("home-tagline")
        if tall >= TALL and wide >= TITLE_WIDTH:
            rows = [*title(self.ink), Text(), chips(self.ink, tagline), Text()]
            return [Text(" " * max(0, (wide - row.cell_len) // 2)).append_text(row) for row in rows]
        plain = self.ink.glyphs == "ascii"
        rows = [Text(f"{line:^{wide}}", "bold") for line in ((self.words.say("home-title"),) if plain else BANNER)]
        return [*rows, Text(f"{tagline:^{wide}}", "dim"), Text()]

    def picture(self, wide: int, tall: int) -> list[Text]:
        """The picture beside the choices; nothing where there is no room, or saves are listed."""
        size = None if self.listing else fitting(wide - NARROW, tall)
        return island(self.ink, size) if size is not None else []

    def choice_rows(self, across: int, room: int, spare: bool) -> tuple[list[Text], dict[int, int]]:
        """The choices in so many cells, and the choice of every row."""
        choices = self.choices()
        first = max(0, min(self.at - room // 2, len(choices) - room))
        rows: list[Text] = []
        which: dict[int, int] = {}
        for n, (what, key, label) in enumerate(choices[first : first + room], first):
            if spare and what in GROUPS:
                rows.append(Text())
            here = self.ink.style("cursor.text", "cursor", BOLD)
            label, _, more = (
                label.partition(" · ")
                if what == "continue" and across < WIDE and room > len(choices)
                else (label, "", "")
            )
            row = Text("  ").append(f" {key} ", here if n == self.at else self.ink.style("accent", "background", BOLD))
            row.append(f" {label} ", here if n == self.at else "")
            row.truncate(across - 1, overflow="ellipsis")
            which[len(rows)] = n
            rows.append(row)
            if more:
                which[len(rows)] = n
                rows.append(Text(f"      {more}", "dim"))
                rows[-1].truncate(across - 1, overflow="ellipsis")
        if self.listing and not choices:
            rows.append(Text(f"   {self.words.say('home-none')}"))
        return rows, which

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
        n = self.choice_at.get(message.row, -1)
        if 0 <= n < len(self.choices()):
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
