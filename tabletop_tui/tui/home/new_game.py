"""The new-game form: the game, its seats and its options, with good defaults on one screen."""

from __future__ import annotations

import secrets
from typing import ClassVar

from rich.text import Text
from textual import events
from textual.app import ComposeResult

from ...games import complaints, find, listed
from ...play import Words
from ...play.seats import CHOICES
from ...play.table_setup import TableSetup
from ...play.text import sentence
from ...store.last_table import keep_colours, keep_table, last_game, last_table, recall_people
from ...store.player_files import file_texts
from ..dialogs.ask import Ask, answer
from ..dialogs.dialog import Closable
from ..keys.key_tables import NEW_GAME
from ..widgets.choice_list import ChoiceList
from ..widgets.line_widgets import Bar
from .form_row import FormRow
from .new_game_rows import form_rows

WAYS = {"tab": "down", "shift+tab": "up"}


class NewGame(Closable):
    """Rows with a cursor: up and down choose the row, left and right change it, letters type a
    name.
    """

    CSS = "NewGame Bar { background: $panel; }"
    keys = NEW_GAME
    BINDINGS: ClassVar = NEW_GAME.bindings()

    def __init__(self, words: Words, bots: bool, game: str = "") -> None:
        """The form begins with *game*, or with that of the last table. At a *game* that nobody has
        played here yet there is one person, and the others are computer players.
        """
        super().__init__()
        self.words = words
        self.kinds: tuple[str, ...] = CHOICES if bots else CHOICES[:1]
        self.games = listed()
        self.named = False  # whether the people are named, so that Enter may start the game
        self.opened = False  # whether the options are shown
        widest = max(self.games, key=lambda one: len(find(one).seats))  # fits any number of players
        first = next(one for one in (game, last_game(), widest) if one in self.games)
        self.table_setup = TableSetup(find(first), people=3)
        recall_people(self.table_setup)
        self.recall()
        if bots and game and not self.named:  # after a lesson, alone
            for place in self.table_setup.places[1:]:
                if place.is_person:
                    place.occupy("easy")
        self.message = next(map(sentence, complaints()), "")
        self.list = ChoiceList((), self.draw, id="rows")

    def takes_text(self) -> bool:
        return super().takes_text() or self.list.takes_text()

    def compose(self) -> ComposeResult:
        yield Bar(id="head")
        yield self.list
        yield Bar(id="news")
        yield Bar(id="hint")

    def on_mount(self) -> None:
        self.list.choices.bright = self.bright
        self.fill()
        self.draw()

    def on_resize(self) -> None:
        self.draw()

    def recall(self) -> None:
        """Take over the settings of the last table of the game, if there was one."""
        self.named = self.table_setup.restore(last_table(self.table_setup.game.id)) or self.named
        self.recalled = self.table_setup.settled()

    def fill(self) -> None:
        """List the rows of the chosen game."""
        rows = form_rows(self)
        self.list.choices.pinned = len(rows) - 1  # the row that starts the game
        self.list.fill_rows(rows)

    def draw(self) -> None:
        """Draw the rows above and below the list."""
        self.query_one("#head", Bar).fill(Text(f" {self.words.say('new-title')}", "bold"))
        news = (
            Text(f" {self.message}", "bold")
            if self.message
            else Text(f" {self.explanation()}", "dim")
        )
        self.query_one("#news", Bar).tell(news, grows=bool(self.message))
        row = self.list.choices.here()
        enter = "new-start" if not isinstance(row, FormRow) or row.starts else "new-next"
        ids = [enter if id_ == "new-start" else id_ for id_ in NEW_GAME.hints]
        self.query_one("#hint", Bar).fill(self.hint_line(self.size.width, ids=ids))

    def explanation(self) -> str:
        """Return a sentence about the current row, or ""."""
        row = self.list.choices.here()
        return row.explanation if isinstance(row, FormRow) else ""

    def action_help(self) -> None:
        """Show a sentence about the current row, and from there the page of keys; without a
        sentence, that page.
        """
        row = self.list.choices.here()
        if isinstance(row, FormRow) and (sentence := row.help):
            ways = ("on", "lesson-on"), ("keys", "menu-help")
            answers = [answer(self.words, value, key) for value, key in ways]
            self.app.push_screen(Ask(sentence, answers), self.explained)
        else:
            super().action_help()

    def explained(self, wish: str | None) -> None:
        """Open the page of keys if that was chosen."""
        if wish == "keys":
            super().action_help()

    def action_close(self) -> None:
        """Return to the home screen; the form is kept for the next time."""
        if self.is_active:
            self.app.unfinished = self.table_setup, self.named
        super().action_close()

    def redraw(self) -> None:
        """Draw everything."""
        self.list.draw()
        self.draw()

    def on_key(self, event: events.Key) -> None:
        """Move, change or type. Keys after the start of the game do nothing here."""
        if self.is_active:
            self.message = ""
            key, row = self.key_meaning(event), self.list.choices.here()
            character = (event.character or "") if event.is_printable else ""
            if isinstance(row, FormRow) and row.keyed(character):
                event.stop()
                event.prevent_default()
                self.redraw()
            else:
                self.list.take(event, WAYS.get(key, key))

    # -- PINs --------------------------------------------------------------------------------------

    def ask_pin(self) -> None:
        """Let a person choose or give up a PIN."""
        if len(self.table_setup.people()) < 2:
            self.message = self.words.say("pin-needless")
            return
        from ..dialogs.pin_form import ask_pin

        ask_pin(self.app, self.words, self.table_setup, self.redraw)

    # -- starting ----------------------------------------------------------------------------------

    def start(self) -> None:
        """Start the game, or say what is wrong."""
        table_setup = self.table_setup
        try:
            texts = file_texts(table_setup.game, table_setup.file_names())
            table = table_setup.table(secrets.randbits(63), texts)
            self.app.launcher.start(
                table,
                remote=table_setup.remote,
                open_to_all=table_setup.open_to_all(),
                note=table_setup.told_fair(),
            )
            keep_table(table_setup.game.id, table_setup.to_dict())
            keep_colours(table.seats)
            self.app.unfinished = None
        except ValueError as problem:
            self.message = sentence(problem)
            self.draw()
