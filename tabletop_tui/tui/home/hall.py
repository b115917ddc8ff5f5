"""The hall: where a guest finds the tables of the house, and the others who are here."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import ClassVar

from rich.text import Text
from textual import events
from textual.app import ComposeResult

from ...engine import Complaint
from ...games import find, listed
from ...play import Words
from ...play.permissions import permissions
from ...play.remote.chat import LONGEST, chat_sentence
from ...play.remote.seating import Arrival, Visit
from ...play.text import sentence, title
from ...store.atomic_files import describe_error
from ...store.house.data_folder import data_folder
from ...store.house.hall import (
    HallTable,
    hall_line,
    hall_presence,
    hall_talk,
    keyboard_tables,
    people_here,
    people_to_sit,
    stamps,
    tables,
)
from ...store.house.known_keys import FILE_NAME, KnownKeys, read_key
from ...store.house.known_keys import LONGEST as LONGEST_KEY
from ...store.house.new_table import lay_table
from ..dialogs.ask import Ask
from ..dialogs.prompt import Prompt
from ..keys.key_tables import HALL
from ..keys.keyed_screen import KeyedScreen
from ..widgets.choice_list import ChoiceList, Heading, ListRow, Sentence
from ..widgets.line_widgets import Bar, Lines, wrapped

SECOND = 1.0  # between two looks at the folder
LATEST = 5  # lines of talk shown
OVER = 4  # tables listed that are over
ALONE = 20  # tables of this keyboard listed
GROUPS = ("own", "open", "house", "watch", "keyboard", "over")


class TableRow(ListRow):
    """A table."""

    def __init__(
        self, table: HallTable, label: str, press: Callable[[], object], *, key: str
    ) -> None:
        super().__init__(label, press, key=key)
        self.table = table


class Hall(KeyedScreen[None]):
    """The tables as the people of a *visit* see them: where they sit, where a seat is open, and
    those that may be watched.

    It stays current by itself, and who finds no table here sits down once one has a seat of that
    name. Over a home screen it also has the tables of this keyboard, and who sits down is asked who
    they are until it is known.
    """

    DEFAULT_CSS = """
    Hall #title { background: $panel; text-style: bold; }
    Hall #tables { height: 1fr; }
    Hall #said { height: auto; max-height: 7; }
    Hall #news { dock: bottom; background: $panel; }
    """
    keys = HALL
    BINDINGS: ClassVar = HALL.bindings()
    stays = True

    def __init__(self, words: Words, visit: Visit) -> None:
        super().__init__()
        self.words, self.names, self.message = words, tuple(visit.names), ""
        self.key, self.most, self.at_home = visit.key, visit.tables, visit.at_home
        self.tables: list[HallTable] = []
        self.known: set[str] | None = None
        self.stamps: dict[str, tuple[int, int]] = {}
        self.people: list[str] = []
        self.presence = hall_presence(" + ".join(self.names))
        self.talk = hall_talk()
        self.list = ChoiceList(id="tables")

    def compose(self) -> ComposeResult:
        yield Bar(id="title")
        yield self.list
        yield Lines(id="said")
        yield Bar(id="news")

    def on_mount(self) -> None:
        self.set_interval(SECOND, self.look)

    def on_screen_resume(self) -> None:
        """Come in, at the start and from a table."""
        if self.is_top:
            if self.at_home and self.app.hall is not None:
                self.names = tuple(self.app.hall.names)
            if not self.presence.file.exists():
                self.presence = hall_presence(" + ".join(self.names))
            self.look(anew=True)

    def on_screen_suspend(self) -> None:
        """Go to a table; a question over the hall leaves one here."""
        if not self.is_top:
            self.presence.close()
            self.known = None

    def on_unmount(self) -> None:
        self.presence.close()

    def on_resize(self) -> None:
        self.draw()

    @property
    def is_top(self) -> bool:
        """True if no table lies over the hall, as a question may."""
        stack = self.app.screen_stack
        above = stack[stack.index(self) + 1 :] if self in stack else stack
        return all(screen.is_modal for screen in above)

    # -- staying current ---------------------------------------------------------------------------

    def look(self, anew: bool = False) -> None:
        """See what has changed: tables, people, talk. Sit down if the table of this person has
        come. Called once a second.
        """
        if not self.is_top:
            return
        if not anew:  # who only passes through on the way to a table is not announced
            self.presence.heartbeat()
        now, new = stamps(), self.talk.poll()
        people = people_here(self.tables, self.names)
        if now == self.stamps and people == self.people and not new and not anew:
            return
        self.stamps, self.people = now, people
        self.tables = tables(self.names) + (keyboard_tables(ALONE) if self.at_home else [])
        self.people = people_here(self.tables, self.names)
        self.fill()
        if self.app.screen is self:  # a question over the hall is answered first
            before, self.known = self.known, {str(one.path) for one in self.tables}
            if before is not None:
                self.sit_at_new(before)

    def sit_at_new(self, before: set[str]) -> None:
        """Sit down at a table that has been set up since, if it has a seat of this name."""
        new = (one for one in self.tables if str(one.path) not in before and one.waits)
        if (table := next(new, None)) is not None:
            self.open(table)

    # -- rows --------------------------------------------------------------------------------------

    def fill(self) -> None:
        """List the tables. The cursor stays at its table."""
        here = self.list.choices.here()
        at = here.table.path if isinstance(here, TableRow) else None
        rows = [*self.rows()]
        places = [n for n, row in enumerate(rows) if row.stops]
        kept = [n for n in places if isinstance(x := rows[n], TableRow) and x.table.path == at]
        self.list.fill_rows(rows, (kept or places or [0])[0])
        self.draw()

    def rows(self) -> Iterator[ListRow]:
        """Yield the tables in groups."""
        groups: dict[str, list[HallTable]] = {group: [] for group in GROUPS}
        for table in self.tables:
            groups[group_of(table, self.at_home)].append(table)
        del groups["over"][OVER:]
        if not groups["own"] and not self.at_home:
            key = "hall-none" if self.names else "hall-onlooker"
            yield Sentence(self.words.say(key, name=", ".join(self.names)))
        number = 0
        for group, found in groups.items():
            if found:
                yield Heading(self.words.say(f"hall-{group}"), gap=number > 0)
            for table in found:
                number += 1
                do = partial(self.open, table)
                yield TableRow(
                    table, hall_line(self.words, table), do, key=str(number) if number < 10 else ""
                )

    # -- what a row does ---------------------------------------------------------------------------

    def open(self, table: HallTable) -> None:
        """Sit down at a table, or watch one without a seat for this person. At home a table of this
        keyboard is gone on with.
        """
        launcher, running = self.app.launcher, not table.entry.over
        if self.names and (table.seat >= 0 or table.open):
            launcher.join_table(Arrival(table.path, self.names))
        elif not self.at_home:
            launcher.spectate(table.path)
        elif running and is_alone(table):
            launcher.resume(table.path)
        elif running:
            self.ask_who(table)
        else:
            launcher.open_replay(table.path)

    def ask_who(self, table: HallTable) -> None:
        """Sit down as the only person who is not there yet, else ask who sits here."""
        people = people_to_sit(table)
        if len(people) == 1 and not table.open:
            self.app.launcher.join_table(Arrival(table.path, people))
        else:
            self.app.launcher.ask_seat(table.path)

    def action_watch(self) -> None:
        """Watch the table under the cursor."""
        row, launcher = self.list.choices.here(), self.app.launcher
        if isinstance(row, TableRow):
            (launcher.open_replay if self.at_home else launcher.spectate)(row.table.path)

    def action_lay_table(self) -> None:
        """Ask for a game and for who plays it, and lay a table."""
        say = self.words.say
        if self.at_home:
            self.app.open_new()
            return
        if not self.may_lay_tables:
            self.tell(say("hall-no-new"))
            return

        def chosen(game: str | None) -> None:
            if game:
                seats = f"{self.names[0]}, ?" if self.names else "?, ?"
                prompt = Prompt(say("hall-new-seats"), seats, most=LONGEST)
                self.app.push_screen(prompt, lambda text: self.lay(game, text or ""))

        answers = [(game, str(n), title(find(game))) for n, game in enumerate(listed(), 1)]
        self.app.push_screen(Ask(say("hall-new-game"), answers), chosen)

    @property
    def may_lay_tables(self) -> bool:
        """True for the owner, and for guests whom the owner lets lay tables."""
        return permissions().tables or self.most > 0

    def lay(self, game: str, seats: str) -> None:
        """Lay a table for these people. Those who are here sit down there by themselves."""
        try:
            if seats:
                lay_table(game, seats, self.most)
        except ValueError as error:
            self.tell(sentence(error))
        except OSError as error:
            self.tell(self.words.say("broken-new", why=describe_error(error)))
        else:
            self.look()

    def action_talk(self) -> None:
        """Ask for a line, and say it to all in the hall."""

        def said(text: str | None) -> None:
            name = ", ".join(self.names)
            try:
                if text and name and self.talk.say(name, text):
                    self.look()
            except Complaint as error:
                self.tell(sentence(error))
            except OSError as error:
                self.tell(self.words.say("chat-failed", why=describe_error(error)))

        if self.names:
            self.app.push_screen(Prompt(self.words.say("hall-talk-ask"), most=LONGEST), said)

    def action_key(self) -> None:
        """Ask for another public key of a guest who has come by one."""

        def typed(text: str | None) -> None:
            if text:
                self.tell(self.add_key(text))

        if self.key:
            self.app.push_screen(Prompt(self.words.say("hall-key-ask"), most=LONGEST_KEY), typed)

    def add_key(self, text: str) -> str:
        """Let the guest come by another key, too. Return a sentence about it."""
        known = KnownKeys(data_folder() / FILE_NAME)
        try:
            key = read_key(text)
            added = known.add(self.names[0], key, self.key)
        except ValueError as error:
            return sentence(error)
        except OSError as error:
            return self.words.say("hall-key-failed", why=describe_error(error))
        return self.words.say(
            "hall-key-added" if added else "hall-key-known", print=key.fingerprint
        )

    def action_settings(self) -> None:
        """Open the settings, which belong to the name of a guest."""
        self.app.open_settings()

    def action_home(self) -> None:
        """Go back to the home screen."""
        if self.at_home:
            self.app.hall = None
            self.app.pop_screen()

    def action_leave(self) -> None:
        """Leave the program."""
        self.app.exit()

    # -- drawing -----------------------------------------------------------------------------------

    def tell(self, sentence: str) -> None:
        """Show a sentence until the next key."""
        self.message = sentence
        self.draw()

    def restyled(self) -> None:
        self.words = self.app.words
        self.fill()

    def draw(self) -> None:
        """Draw who is here, the tables, the talk, and the keys or a sentence."""
        if not self.is_mounted:
            return
        say, width = self.words.say, max(20, self.size.width)
        here = say("hall-here", names=", ".join(self.people)) if self.people else ""
        self.query_one("#title", Bar).tell(Text(f" {say('hall-title')}   {here}"))
        self.list.choices.bright = self.bright
        self.list.draw()
        said = [Text(f" {chat_sentence(self.words, one)}") for one in self.talk.lines[-LATEST:]]
        lines = [row for line in said for row in wrapped(line, width, 1)]
        self.query_one("#said", Lines).styles.height = len(lines)
        self.query_one("#said", Lines).show(lines)
        told = Text(f" {self.message}", "bold") if self.message else self.told_keys(width)
        self.query_one("#news", Bar).tell(told)

    def told_keys(self, width: int) -> Text:
        """Return the line of the keys that do something now."""
        unused = set() if self.tables else {"list-up", "list-take", "hall-watch"}
        unused |= set() if self.may_lay_tables else {"hall-new"}
        unused |= set() if self.at_home else {"hall-home"}
        return self.hint_line(width, without=unused if self.names else {*unused, "hall-talk"})

    def on_key(self, event: events.Key) -> None:
        """Choose a table with arrows, digits and Enter."""
        if self.message:
            self.message = ""
            self.draw()
        self.presence.key_pressed()
        self.list.take(event, self.key_meaning(event))


def group_of(table: HallTable, at_home: bool = False) -> str:
    """Return the heading a table stands under."""
    if table.entry.over:
        return "over"
    if is_alone(table):
        return "keyboard"
    if table.seat >= 0:
        return "own"
    if table.open:
        return "open"
    return "house" if at_home else "watch"


def is_alone(table: HallTable) -> bool:
    """Return whether a table is played at one keyboard."""
    head = table.entry.head
    return head is None or head.free is None
