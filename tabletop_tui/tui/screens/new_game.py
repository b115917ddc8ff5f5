"""The new-game form: the game, the seats by name or level, the options; good defaults, one screen."""

from __future__ import annotations

from typing import Any, ClassVar

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding

from ...engine import Option
from ...games import find, ids
from ...play import Words
from ...play.seats import LONGEST, OCCUPANTS, Seat, clean_name
from ...play.text import title
from ...store.given import file_text
from ...store.kept import kept
from ..kit import Bar, Lines, hint
from .dialog import Closable

MOST = 6
LONGEST_NAME = 1000  # characters in the name of a file


class NewGame(Closable):
    """Rows with a cursor: up and down choose the row, left and right change it, letters type a name."""

    CSS = "NewGame Bar { background: $panel; }"
    BINDINGS: ClassVar = [
        Binding("escape", "close", show=False),
    ]

    def __init__(self, words: Words, bots: bool) -> None:
        super().__init__()
        self.words = words
        self.kinds = OCCUPANTS if bots else OCCUPANTS[:1]
        self.games = [g for g in ids() if g != "skeleton"] or list(ids())
        self.game = 0
        self.names = ["", "", "", "", "", ""]
        self.levels: list[str | None] = ["", "", "", None, None, None]  # None is an empty seat
        self.chosen: dict[str, Any] = {}
        self.free_undo = self.no_hints = self.timed = False
        self.pins: dict[int, str] = {}  # by row of the form
        self.line_of: list[int] = []  # the line that stands in each row of the screen, -1 for a blank one
        self.at = 1
        self.message = ""

    def compose(self) -> ComposeResult:
        yield Bar(id="head")
        yield Lines(id="rows")
        yield Bar(id="news")
        yield Bar(id="hint")

    def on_mount(self) -> None:
        self.draw()

    def on_resize(self) -> None:
        self.draw()

    def options(self) -> tuple[Option, ...]:
        """The options of the chosen game."""
        return find(self.games[self.game]).options

    def lines(self) -> list[str]:
        """What every row is: its kind and number."""
        seats = [f"seat {n}" for n in range(MOST)]
        options = [f"option {n}" for n in range(len(self.options()))]
        return ["game", *seats, *options, "undo", "hints", "clocks", "pins", "start"]

    def draw(self) -> None:
        """Draw all rows."""
        say = self.words.say
        game = find(self.games[self.game])
        words = Words(game)
        rows: list[Text] = []
        line_of: list[int] = []
        height = max(4, self.size.height - 3)
        airy = len(self.lines()) + 2 <= height
        for n, line in enumerate(self.lines()):
            what, _, number = line.partition(" ")
            here = n == self.at
            label, value = "", ""
            if what == "game":
                label, value = say("new-game"), f"{title(game)} ({game.seats[0]}–{game.seats[-1]})"
            elif what == "seat":
                label, value = say("new-player", number=int(number) + 1), self.seat_text(int(number), here)
            elif what == "option":
                option = self.options()[int(number)]
                label, value = words.say(f"option-{option.key}"), self.value_text(words, option, here)
            elif what == "undo":
                label, value = say("new-free-undo"), say("yes" if self.free_undo else "no")
            elif what == "hints":
                label, value = say("new-hints"), say("no" if self.no_hints else "yes")
            elif what == "clocks":
                label, value = say("new-clocks"), say("yes" if self.timed else "no")
            elif what == "pins":
                names = ", ".join(self.name_of(n) for n in self.sealed())
                label, value = say("new-pins"), names or say("new-choose-pin")
            row = Text(f" {label:<40} " if what != "start" else " ")
            row.append(f" {say('new-start')} " if what == "start" else f" {value} ", "reverse" if here else "bold")
            rows.append(row)
            line_of.append(n)
            if airy and line in ("game", f"seat {MOST - 1}"):
                rows.append(Text())
                line_of.append(-1)
        top = max(0, line_of.index(self.at) - height + 1)
        self.line_of = line_of[top:]
        self.query_one("#head", Bar).fill(Text(f" {say('new-title')}", "bold"))
        self.query_one("#rows", Lines).show(rows[top:])
        self.query_one("#news", Bar).fill(Text(f" {self.message}", "bold"))
        self.query_one("#hint", Bar).fill(hint(say("new-hint"), self.size.width))

    def seat_text(self, n: int, here: bool) -> str:
        """A seat: its name, its level, or that it is empty."""
        level = self.levels[n]
        if level is None:
            return self.words.say("new-empty")
        if level:
            return self.words.say("new-bot", level=self.words.say(f"level-{level}"))
        return self.names[n] + ("▏" if here else "") or self.words.say("new-name")

    def value_text(self, words: Words, option: Option, here: bool) -> str:
        """The value of an option, in words; a file by its name."""
        value = self.chosen.get(option.key, option.default)
        if option.shape == "file":
            return str(value)[-38:] + ("▏" if here else "") or self.words.say("new-no-file")
        if isinstance(value, bool):
            return self.words.say("yes" if value else "no")
        key = f"option-{option.key}-{value}"
        return words.say(key) if words.has(key) else str(value)

    def on_key(self, event: events.Key) -> None:
        """Move, change, type; what is typed after the start is not for this screen."""
        if not self.is_active:
            return
        lines = self.lines()
        what, _, number = lines[self.at].partition(" ")
        self.message = ""
        if event.key in ("up", "shift+tab"):
            self.at = (self.at - 1) % len(lines)
        elif event.key in ("down", "tab"):
            self.at = (self.at + 1) % len(lines)
        elif event.key in ("left", "right"):
            self.change(what, int(number or 0), -1 if event.key == "left" else 1)
        elif event.key == "enter":
            if what == "seat":
                self.at += 1
            elif what == "pins":
                self.ask_pin()
            else:
                self.start()
        elif what in ("seat", "option") and (event.key in ("backspace", "delete") or event.is_printable):
            (self.type if what == "seat" else self.type_file)(int(number), event)
        else:
            return
        event.stop()
        event.prevent_default()
        self.draw()

    def type(self, n: int, event: events.Key) -> None:
        """Type into a name; an empty seat becomes a person's."""
        self.levels[n] = ""
        if event.key in ("backspace", "delete"):
            self.names[n] = self.names[n][:-1]
        elif event.character and len(self.names[n]) < LONGEST:
            self.names[n] += event.character

    def type_file(self, n: int, event: events.Key) -> None:
        """Type the name of a file."""
        option = self.options()[n]
        if option.shape == "file":
            name = str(self.chosen.get(option.key, ""))
            typed = name[:-1] if event.key in ("backspace", "delete") else name + (event.character or "")
            self.chosen[option.key] = typed[:LONGEST_NAME]

    def on_paste(self, event: events.Paste) -> None:
        """Paste the name of a file, or of a player."""
        what, _, number = self.lines()[self.at].partition(" ")
        for character in event.text.strip().partition("\n")[0]:
            if what in ("seat", "option") and character.isprintable():
                typed = events.Key(character, character)
                (self.type if what == "seat" else self.type_file)(int(number), typed)
        self.draw()

    def change(self, what: str, n: int, by: int) -> None:
        """The next or previous value of a row."""
        if what == "game":
            self.game = (self.game + by) % len(self.games)
            self.chosen = {}
        elif what == "seat":
            kinds = (*self.kinds, None)
            self.levels[n] = kinds[(kinds.index(self.levels[n]) + by) % len(kinds)]
        elif what == "undo":
            self.free_undo = not self.free_undo
        elif what == "hints":
            self.no_hints = not self.no_hints
        elif what == "clocks":
            self.timed = not self.timed
        elif what == "pins":
            self.ask_pin()
        elif what == "option":
            option = self.options()[n]
            value = self.chosen.get(option.key, option.default)
            if option.shape == "flag":
                value = not value
            elif option.shape == "file":
                return
            elif option.shape == "number":
                value = max(option.least, min(option.most, int(value) + by))
            else:
                value = option.choices[(option.choices.index(str(value)) + by) % len(option.choices)]
            self.chosen[option.key] = value

    def on_lines_clicked(self, message: Lines.Clicked) -> None:
        """The mouse: to a row, and from there its next value."""
        n = self.line_of[message.row] if message.row < len(self.line_of) else -1
        if n < 0:
            return
        here, self.at = self.at == n, n
        what, _, number = self.lines()[n].partition(" ")
        if what == "start":
            self.start()
        elif here:
            self.change(what, int(number or 0), 1)
        self.draw()

    def on_mouse_scroll_down(self, event: events.MouseScrollDown) -> None:
        self.wheel(1)

    def on_mouse_scroll_up(self, event: events.MouseScrollUp) -> None:
        self.wheel(-1)

    def wheel(self, by: int) -> None:
        """The cursor goes with the wheel."""
        self.at = max(0, min(self.at + by, len(self.lines()) - 1))
        self.draw()

    # -- PINs ---------------------------------------------------------------------------------------------------

    def people(self) -> list[int]:
        """The rows of people."""
        return [n for n, level in enumerate(self.levels) if level == ""]

    def name_of(self, n: int) -> str:
        """What a person is called, also without having typed a name."""
        return self.names[n].strip() or self.words.say("new-player", number=n + 1)

    def sealed(self) -> list[int]:
        """The rows of people who have chosen a PIN."""
        return [n for n in self.people() if n in self.pins]

    def ask_pin(self) -> None:
        """Let somebody choose a PIN, or give it up."""
        if len(self.people()) < 2:
            self.message = self.words.say("pin-needless")
            return
        from .pin_form import ask_pin

        ask_pin(self.app, self.words, [(n, self.name_of(n)) for n in self.people()], self.pins, self.draw)

    # -- starting -----------------------------------------------------------------------------------------------

    def seats(self) -> list[Seat]:
        """The seats as they stand. Raises ValueError with a sentence."""
        seats: list[Seat] = []
        for n, level in enumerate(self.levels):
            if level is not None:
                name = clean_name(self.name_of(n)) if not level else f"Bot {n + 1}"
                seats.append(Seat(name, level))
        names = [seat.name.casefold() for seat in seats]
        for seat in seats:
            if names.count(seat.name.casefold()) > 1:
                raise ValueError(self.words.say("new-same-name", name=seat.name))
        return seats

    def settled(self) -> dict[str, Any]:
        """The options, with the texts of files. Raises ValueError with a sentence."""
        files = {o.key: file_text(o, str(self.chosen.get(o.key, ""))) for o in self.options() if o.shape == "file"}
        given = {key: text for key, text in files.items() if text}
        return {**self.chosen, **files, **kept(find(self.games[self.game])), **given}

    def start(self) -> None:
        """Start the game, or say what is wrong."""
        try:
            taken = [n for n, level in enumerate(self.levels) if level is not None]
            pins = {taken.index(n): self.pins[n] for n in self.sealed()} if len(self.people()) > 1 else {}
            at_table = {"free_undo": self.free_undo, "no_hints": self.no_hints, "timed": self.timed, "pins": pins}
            self.app.start(self.games[self.game], self.seats(), self.settled(), **at_table)  # type: ignore[attr-defined]
        except ValueError as problem:
            self.message = str(problem)
