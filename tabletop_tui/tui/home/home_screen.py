"""The home screen: continue, new game, load, rules, quit."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import ClassVar

from rich.text import Text
from textual import events
from textual.app import ComposeResult

from ...cells import center
from ...play import Words
from ...play.permissions import permissions
from ...store.daily.own_days import OwnDeal, of_today
from ...store.save_folder import SaveEntry, newest_of
from ..keys.key_tables import HOME, SAVES
from ..keys.keyed_screen import KeyedScreen
from ..paint.ink import BOLD, Ink
from ..widgets.choice_list import ChoiceList, ListRow
from ..widgets.line_widgets import Bar
from .day import deal_rows
from .picture import TITLE_WIDTH, chips, picture, title
from .saved_rows import NARROW, WIDE, HallRow, HomeMenuRows, SavedRow

BANNER = (
    "╺┳╸┏━┓┏┓ ╻  ┏━╸╺┳╸┏━┓┏━┓",
    " ┃ ┣━┫┣┻┓┃  ┣╸  ┃ ┃ ┃┣━┛",
    " ╹ ╹ ╹┗━┛┗━╸┗━╸ ╹ ┗━┛╹  ",
)
TALL = 21  # rows from which the title is large
ROWS, AIR = 24, 2  # with more than ROWS rows, the picture leaves AIR rows empty
GROUPS = ("watch", "settings")  # choices with a gap above them if there is room
LOOK = 2.0  # seconds between two looks at the tables, if there are any
NUMBERED = "123456789"  # saves that a digit picks


class HomeMenu(ChoiceList):
    """The choices, which the home screen draws below its title and beside its picture."""

    def draw(self) -> None:
        home = self.screen
        assert isinstance(home, Home)
        if home.seen:
            home.draw()


class Home(KeyedScreen[None]):
    """The first screen: a letter for each choice, or the list of saved games."""

    DEFAULT_CSS = """
    Home { overflow: hidden; }
    #home { width: 100%; height: 1fr; }
    Home #news { dock: bottom; background: $panel; }
    """
    keys = HOME
    BINDINGS: ClassVar = HOME.bindings()

    def __init__(self, words: Words, message: str = "") -> None:
        super().__init__()
        self.words, self.message = words, message
        self.saved: list[SaveEntry] = []
        self.deals: tuple[OwnDeal, ...] = ()  # the game of the day, and that of the week
        self.tables = ""  # what goes on at the tables with several terminals
        self.stamps: dict[str, tuple[int, int]] = {}  # of the saves, at the last look
        self.saved_rows: list[ListRow] = []
        self.listing = self.watching = False
        self.menu = HomeMenuRows()
        self.list = HomeMenu(self.menu, id="home")

    def compose(self) -> ComposeResult:
        yield self.list
        yield Bar(id="news")

    def on_mount(self) -> None:
        self.set_interval(LOOK, self.look)

    def on_screen_resume(self) -> None:
        """Read the saves again, at the start and after a game."""
        if self.seen:
            self.load()

    @property
    def seen(self) -> bool:
        """True if it is visible, alone or behind a dialog.

        A table given on the command line lies over it before it is drawn: reading the saves and
        painting the picture would delay that table.
        """
        stack = self.app.screen_stack
        return self in stack and all(other.is_modal for other in stack[stack.index(self) + 1 :])

    def load(self) -> None:
        """Read the list of saves."""
        self.saved, self.deals = self.app.saved_games(), of_today()
        self.tables = self.told_tables(self.saved)
        self.fill_saved_rows()
        self.draw()

    def told_tables(self, saved: Sequence[SaveEntry]) -> str:
        """Return what goes on at the tables with several terminals, "" without one."""
        if not any(one.head is not None and one.head.free is not None for one in saved):
            return ""
        from ...store.house.hall import summary  # most homes have no such table

        return summary(self.words, saved)

    def look(self) -> None:
        """Read what goes on at the tables anew, while others play there."""
        if not self.tables or self.app.screen is not self or self.listing:
            return
        from ...store.house.hall import stamps

        changed, self.stamps = self.stamps != (found := stamps()), found
        if changed:
            self.load()
        elif (now := self.told_tables(self.saved)) != self.tables:
            self.tables = now
            self.draw()

    # -- choices -----------------------------------------------------------------------------------

    def rows(self) -> Sequence[ListRow]:
        """Return the choices, or the saved games."""
        if self.listing:
            return self.saved_rows
        app = self.app
        commands: dict[str, Callable[[], object]] = {
            "new": app.open_new,
            "load": partial(self.list_saves, watching=False),
            "watch": partial(self.list_saves, watching=True),
            "learn": app.open_learn,
            "rules": app.open_rules,
            "practice": app.open_practice,
            "records": app.open_records,
            "settings": app.open_settings,
            "quit": app.exit,
        }
        rows = [self.row(what, command) for what, command in commands.items()]
        if permissions().tables:
            rows[1:1] = deal_rows(self.app, self.deals)
        if self.tables:
            press, key = self.open_hall, self.words.letter("home-hall")
            rows.insert(0, HallRow(self.words.say("home-hall"), self.tables, press, key=key))
        if (last := newest_of(self.saved)) is not None:
            key, label = self.words.letter("home-continue"), self.words.say("home-continue")
            resume = partial(app.launcher.resume, last.path)
            rows.insert(0, SavedRow(last, resume, key=key, head=label))
        return rows

    def open_hall(self) -> None:
        """Open the hall: the tables with several terminals, and who is there."""
        from ...play.remote.seating import Visit  # a home without such tables never loads them
        from .hall import Hall

        self.app.hall = Visit((), at_home=True)
        self.app.push_screen(Hall(self.app.words, self.app.hall))

    def row(self, what: str, command: Callable[[], object]) -> ListRow:
        """Return a choice with the letter of its language."""
        key = f"home-{what}"
        return ListRow(self.words.say(key), command, key=self.words.letter(key), gap=what in GROUPS)

    def list_saves(self, *, watching: bool) -> None:
        """List the saved games, to go on with one or to watch it."""
        self.fill_saved_rows()
        self.listing, self.watching, self.list.choices.at = True, watching, 0

    def fill_saved_rows(self) -> None:
        """Make the rows of the saved games once: there may be a thousand."""
        self.saved_rows = [
            SavedRow(entry, partial(self.open_save, entry.path), key=NUMBERED[n : n + 1])
            for n, entry in enumerate(self.saved)
        ]

    def open_save(self, path: Path) -> None:
        """Go on with a saved game, or watch it."""
        app = self.app
        (app.launcher.open_replay if self.watching else app.launcher.resume)(path)

    # -- drawing -----------------------------------------------------------------------------------

    def draw(self) -> None:
        """Draw the title, the choices, and the picture beside them if there is room."""
        wide, tall = self.list.size.width, max(1, self.list.size.height)
        head = self.title_rows(wide, tall)
        art = self.picture(wide, tall - len(head) - (AIR if tall > ROWS else 0))
        across = NARROW if art else min(WIDE, max(30, wide))
        rows = self.choice_rows(across, max(3, tall - len(head)))
        body = max(len(rows), len(art))
        left = max(0, wide - across - (art[0].cell_len if art else 0)) // 2
        top = max(0, tall - len(head) - body) // 2
        above = (body - len(rows)) // 2 if art else 0
        page = [Text() for _ in range(top)] + head
        choices = self.list.choices
        choices.row_of = [-1] * (len(page) + above) + choices.row_of
        for y in range(body):
            row = Text(" " * left)
            row.append_text(rows[y - above] if 0 <= y - above < len(rows) else Text())
            if art:
                row.append(" " * (left + across - row.cell_len)).append_text(
                    art[y] if y < len(art) else Text()
                )
            page.append(row)
        self.list.show(page)
        self.list.pointed = choices.pointed()
        told = self.hint_line(wide, ids=SAVES if self.listing else HOME.hints)
        news = Text(f" {self.message}", "bold") if self.message else told
        self.query_one("#news", Bar).tell(news)

    def choice_rows(self, across: int, room: int) -> list[Text]:
        """Return the choices in that many cells and lines."""
        choices, ink = self.menu, self.ink
        choices.rows = list(self.rows())
        choices.at = max(0, min(choices.at, len(choices.rows) - 1))
        choices.bright, choices.accent = self.bright, ink.style("accent", "background", BOLD)
        if not choices.rows:
            choices.row_of = [-1]
            return [Text(f"   {self.words.say('home-none')}")]
        return choices.lines(across, room)

    @property
    def ink(self) -> Ink:
        """The ink of the program."""
        return self.app.ink

    def title_rows(self, wide: int, tall: int) -> list[Text]:
        """Return title and tagline, centred; small if there is little room."""
        tagline = self.words.say("home-tagline")
        if tall >= TALL and wide >= TITLE_WIDTH:
            rows = [*title(self.ink), Text(), chips(self.ink, tagline), Text()]
            return [Text(" " * max(0, (wide - row.cell_len) // 2)).append_text(row) for row in rows]
        plain = self.ink.glyphs == "ascii"
        rows = [
            Text(center(line, wide), "bold")
            for line in ((self.words.say("home-title"),) if plain else BANNER)
        ]
        return [*rows, Text(center(tagline, wide), "dim"), Text()]

    def picture(self, wide: int, tall: int) -> list[Text]:
        """Return the picture beside the choices; nothing without room, or beside a list of
        saves.
        """
        return [] if self.listing else picture(self.ink, wide - NARROW, tall)

    # -- keys --------------------------------------------------------------------------------------

    def on_key(self, event: events.Key) -> None:
        """Handle arrows and letters. Keys after a choice was made do nothing here."""
        message, self.message = self.message, ""
        if not self.list.take(event, self.key_meaning(event)):
            self.message = message

    def action_back(self) -> None:
        """Return from the saves to the choices."""
        if self.listing:
            self.listing, self.list.choices.at = False, 0
            self.draw()

    def action_leave(self) -> None:
        """Quit."""
        self.app.exit()
