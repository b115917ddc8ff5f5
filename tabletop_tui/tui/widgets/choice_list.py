"""A list with a cursor, for every question, menu and form. Rows are objects, and the window follows
the cursor.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rich.style import Style
from rich.text import Text
from textual import events
from textual.app import ComposeResult

from ...cells import cut_cells, ljust
from .line_widgets import Lines, cut_row, headed, wrapped
from .text_input import TextInput

PAGE = 8  # rows that PgUp and PgDn go: fewer than the smallest box shows
LONG = 4  # lines from which one may be reserved for the pinned row
WHEEL = {events.MouseScrollDown: 1, events.MouseScrollUp: -1}  # rows that the wheel goes
BRIGHT = "reverse"
"""The default style of the row under the cursor."""


class ListRow:
    """A row of a list: its label, its letter, and what it does.

    A row with *why* is not possible now, for that reason. One with a *value* shows it behind its
    label, and a first click only points at it.
    """

    stops = True
    """True if the cursor stops on it; it skips headings."""
    most = 0
    """How many characters can be typed into it; 0 for any number."""

    def __init__(
        self,
        label: str = "",
        press: Callable[[], object] | None = None,
        *,
        key: str = "",
        why: str = "",
        gap: bool = False,
        indent: int = 0,
    ) -> None:
        self._label, self._press = label, press
        self.key, self.why, self.gap, self.indent = key, why, gap, indent

    @property
    def label(self) -> str:
        """The label."""
        return self._label

    @property
    def value(self) -> str | None:
        """The value behind the label, or None."""
        return None

    @property
    def mark(self) -> Text | None:
        """A coloured sign before the label, or None."""
        return None

    @property
    def text(self) -> str | None:
        """What has been typed into it, or None if nothing can be typed now."""
        return None

    def press(self) -> None:
        """Handle Enter, or its letter."""
        if self._press is not None and not self.why:
            self._press()

    def click(self, again: bool) -> None:
        """Handle a click; *again* if the cursor was on the row before."""
        if self.value is None:
            self.press()
        elif again:
            self.turn(1)

    def turn(self, by: int) -> None:
        """Go to the next value (1) or the previous one (-1)."""

    def turns(self) -> bool:
        """Return whether left and right change it."""
        return type(self).turn is not ListRow.turn

    def type(self, text: str) -> None:
        """Take the text typed."""

    def begin(self) -> None:
        """Let text be typed into it from now on, if that makes sense."""


class Heading(ListRow):
    """Lines about the rows below."""

    stops = False

    def lines(self, width: int) -> list[Text]:
        """Return its lines in *width* cells."""
        return [cut_row(Text(f" {self.label}", "bold"), width)]


class Sentence(Heading):
    """A sentence between the rows, followed by a blank line."""

    def lines(self, width: int) -> list[Text]:
        return [*wrapped(Text(f" {self.label}"), width, 1), Text()]


class Choices:
    """Rows with a cursor, drawn into a number of lines. Holds no widget.

    ``row_of`` has the row of each line drawn, -1 for none.
    """

    labels = 40  # cells of a label before its value

    def __init__(self, rows: Sequence[ListRow] = (), at: int = 0) -> None:
        self.rows, self.at, self.top = list(rows), at, 0
        self.bright: str | Style = BRIGHT
        self.active = True  # whether the cursor is shown
        self.pinned = -1  # the row that is always visible, or -1
        self.row_of: list[int] = []

    # -- the cursor --------------------------------------------------------------------------------

    def here(self) -> ListRow | None:
        """The row under the cursor."""
        return self.rows[self.at] if 0 <= self.at < len(self.rows) else None

    def move(self, key: str) -> bool:
        """Move the cursor by a key of lists. Return False for any other key."""
        most = len(self.rows) - 1
        if key not in ("up", "down", "pageup", "pagedown", "home", "end"):
            return False
        if not any(row.stops for row in self.rows):
            return False
        by = -1 if key in ("up", "pageup", "end") else 1
        if key in ("up", "down"):
            at = (self.at + by) % len(self.rows)
        elif key in ("home", "end"):
            at = 0 if key == "home" else most
        else:
            at = max(0, min(self.at + by * PAGE, most))
        while not self.rows[at].stops:
            if key in ("pageup", "pagedown") and not 0 <= at + by <= most:
                by = -by
            at = (at + by) % len(self.rows)
        self.at = at
        return True

    def roll(self, by: int) -> None:
        """Move the cursor by the wheel; it stays at the ends."""
        at = self.at + by
        while 0 <= at < len(self.rows) and not self.rows[at].stops:
            at += by
        if 0 <= at < len(self.rows):
            self.at = at

    def lettered(self, letter: str) -> int:
        """Return the row with that letter, or -1."""
        found = (n for n, row in enumerate(self.rows) if letter and row.key == letter)
        return next(found, -1)

    # -- drawing -----------------------------------------------------------------------------------

    def pointed(self) -> int:
        """Return the line, as last drawn, of the row under the cursor, or -1."""
        return self.row_of.index(self.at) if self.active and self.at in self.row_of else -1

    def lines(self, width: int, height: int) -> list[Text]:
        """Return the rows in at most *height* lines: always the one under the cursor, and the
        pinned one below if both fit.
        """
        rows = self.window(width, height)
        if self.pinned < 0 or self.pinned in self.row_of or height < LONG:
            return rows
        rows = self.window(width, height - 1)
        self.row_of = [*self.row_of, self.pinned]
        return [*rows, self.body(self.pinned, width, False)[0]]

    def window(self, width: int, height: int) -> list[Text]:
        """Return the rows around the cursor."""
        bodies = [self.body(n, width) for n in range(len(self.rows))]
        tall = sum(map(len, bodies))
        airy = tall + sum(row.gap for row in self.rows) <= height
        if tall > height:
            bodies = [self.body(n, width, False) for n in range(len(self.rows))]
        made: list[Text] = []
        row_of: list[int] = []
        first = last = begun = 0
        for n, (row, body) in enumerate(zip(self.rows, bodies, strict=True)):
            if row.gap and airy and made:
                made.append(Text())
                row_of.append(-1)
            if n == 0 or self.rows[n - 1].stops:
                begun = len(made)
            if n == self.at:  # headings above a row are shown with it
                first, last = begun, len(made) + len(body)
            made += body
            row_of += [n] * len(body)
        top = max(min(self.top, first), last - height)
        self.top = top = max(0, min(top, len(made) - height))
        shown, self.row_of = made[top : top + height], row_of[top : top + height]
        if top > 0 and shown:
            shown[0] = signed(shown[0], "▲", width)
        if top + height < len(made) and shown:
            shown[-1] = signed(shown[-1], "▼", width)
        return shown

    def body(self, n: int, width: int, whole: bool = True) -> list[Text]:
        """Return the lines of a row; *whole* if there is room for all lines of all rows."""
        row, here = self.rows[n], self.active and n == self.at
        bright = self.bright if here else ""
        if isinstance(row, Heading):
            return row.lines(width)
        if row.value is not None:
            room = min(self.labels, max(8, width - 26))
            line = Text(" ") if row.mark is None else Text.assemble(" ", row.mark, " ")
            cells = room + 1 - line.cell_len
            line.append(ljust(cut_cells(row.label, cells, "…"), cells)).append(" ")
            return [cut_row(line.append(f" {row.value} ", bright or "bold"), width)]
        if any(other.key for other in self.rows):
            line = Text(f" {row.key or ' '} ", "bold")
            return wrapped(line.append(f" {row.label} ", bright or "not bold"), width, 3)
        return [cut_row(Text(f" {'  ' * row.indent}{row.label} ", bright), width)]


def signed(row: Text, sign: str, width: int) -> Text:
    """Return the row in *width* cells, with a sign at the end that there is more."""
    row = row.copy()
    row.rstrip()
    if row.cell_len > width - 2:
        row = headed(wrapped(row, width - 4)[0])
    return row.append(f" {sign}", "dim")


class ChoiceList(Lines):
    """A list on a screen, which passes keys to :meth:`take`.

    *changed* is called when the cursor has moved, or a row was pressed, changed or typed into.
    """

    DEFAULT_CSS = """
    ChoiceList TextInput { position: absolute; background: $panel; text-style: bold; }
    """

    def __init__(
        self,
        choices: Choices | Sequence[ListRow] = (),
        changed: Callable[[], object] | None = None,
        *,
        id: str | None = None,
    ) -> None:
        super().__init__(id=id)
        self.choices = choices if isinstance(choices, Choices) else Choices(choices)
        self.changed = changed
        self.grab: Callable[[str], None] | None = None
        """Gets the next key, whatever it is."""
        self.across = self.tall = 0
        """Cells and lines to draw in; 0 for those of the widget."""

    def compose(self) -> ComposeResult:
        line = TextInput()
        line.display = False
        yield line

    def on_resize(self) -> None:
        self.draw()

    def fill_rows(self, rows: Sequence[ListRow], at: int | None = None) -> None:
        """Show other rows. The cursor stays where it was, or goes to *at*."""
        self.choices.rows = list(rows)
        self.choices.at = max(0, min(self.choices.at if at is None else at, len(rows) - 1))
        self.draw()

    def draw(self) -> None:
        """Draw the rows around the cursor, and what is typed into the current one."""
        width, height = self.across or self.size.width, self.tall or self.size.height
        self.show(self.choices.lines(max(8, width), max(1, height)))
        self.pointed = self.choices.pointed()
        self.place_input()

    def tell(self) -> None:
        """Draw again after a change."""
        self.draw()
        if self.changed is not None:
            self.changed()

    # -- keys --------------------------------------------------------------------------------------

    def take(self, event: events.Key, key: str = "") -> bool:
        """Take a key; *key* is its meaning in the table of the screen. Return False if the list
        does not use it.
        """
        if not self.screen.is_active:
            return False
        key = key or event.key
        taken = self.grabbed(event.key) or self.moved(key) or self.typed(event)
        if taken:
            event.stop()
            event.prevent_default()
            self.tell()
        return taken

    def grabbed(self, pressed: str) -> bool:
        """Pass the key to `grab`, if that is set."""
        grab, self.grab = self.grab, None
        if grab is not None:
            grab(pressed)
        return grab is not None

    def moved(self, key: str) -> bool:
        """Handle keys that move the cursor, or change or press the current row."""
        row = self.choices.here()
        if row is not None and key in ("left", "right") and row.turns():
            row.turn(-1 if key == "left" else 1)
        elif row is not None and key == "enter":
            row.press()
        elif row is not None and row.text is not None and key in ("home", "end"):
            return False  # these move within the text
        else:
            side = {"left": "up", "right": "down"} if row is not None and row.value is None else {}
            return self.choices.move(side.get(key, key))
        return True

    def takes_text(self) -> bool:
        """Return whether a letter is typed into the current row, or is waited for by `grab`."""
        row = self.choices.here()
        begins = row is not None and type(row).begin is not ListRow.begin
        return self.grab is not None or begins or (row is not None and row.text is not None)

    def typed(self, event: events.Key) -> bool:
        """Handle a letter of a row, or one that is typed into the current row."""
        row = self.choices.here()
        if row is None or not event.is_printable or event.character is None:
            return False
        if row.text is None:
            row.begin()
        if row.text is not None:
            self.place_input()
            self.query_one(TextInput).insert_text_at_cursor(event.character)
            return True
        n = self.choices.lettered(event.character)
        if n < 0:
            return False
        self.choices.at = n
        self.choices.rows[n].press()
        return True

    # -- typing ------------------------------------------------------------------------------------

    def place_input(self) -> None:
        """Place the input line over the value of the current row."""
        found = self.query(TextInput)
        if not found:
            return
        line, row = found.first(), self.choices.here()
        shown = row is not None and row.text is not None and self.choices.at in self.choices.row_of
        line.display = shown
        if row is None or row.text is None or not shown:
            if self.screen.focused is line:
                self.screen.set_focus(None)
            return
        x = 3 + min(self.choices.labels, max(8, self.size.width - 26))
        line.lay_over(x, self.choices.row_of.index(self.choices.at), self.size.width - x - 1)
        if line.owner is not row or line.value != row.text:
            line.max_length = row.most
            line.edit(row, row.text)
            line.placeholder = row.value or ""
        if self.screen.focused is not line:
            self.screen.set_focus(line, scroll_visible=False)

    def on_input_changed(self, message: TextInput.Changed) -> None:
        """Pass what is typed to the row."""
        row, line = self.choices.here(), message.input
        message.stop()
        if row is not None and isinstance(line, TextInput) and line.owner is row:
            row.type(message.value)
            self.tell()

    # -- the mouse ---------------------------------------------------------------------------------

    def on_click(self, event: events.Click) -> None:
        """Point at the row clicked, and press it."""
        event.prevent_default()
        y = event.y
        n = self.choices.row_of[y] if 0 <= y < len(self.choices.row_of) else -1
        row = self.choices.rows[n] if n >= 0 else None
        if event.widget is not self or row is None or not row.stops:
            return
        event.stop()
        if event.chain > 1 and row.value is None:
            return  # the second half of a double click belongs to what was there before the first
        again, self.choices.at, self.grab = self.choices.at == n, n, None
        row.click(again)
        self.tell()

    def on_mouse_scroll_down(self, event: events.MouseScrollDown) -> None:
        self.roll(event)

    def on_mouse_scroll_up(self, event: events.MouseScrollUp) -> None:
        self.roll(event)

    def roll(self, event: events.MouseEvent) -> None:
        """Move the cursor by the wheel."""
        event.stop()
        self.choices.roll(WHEEL[type(event)])
        self.tell()
