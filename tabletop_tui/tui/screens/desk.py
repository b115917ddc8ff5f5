"""The layout of the game screen, and what its rows say."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from ..asking import asked
from ..forms import AimForm, OneOfForm
from ..game_ui import headline
from ..keymap import shown
from ..keys import GAME_KEYS, HINTS
from ..kit import Bar, Lines, hint, keys_row, wrapped
from ..terminal.probe import SMALLEST
from ..tidings import Tidings
from .arrange import arrange

if TYPE_CHECKING:
    from .game import GameScreen

SIDE = 28  # cells the side panel needs at least
STORY = 30  # rows of the screen from which on the story has a place of its own
KEPT = 6  # rows that a long menu leaves to the story there, and a long form to the players
SHARE = 6  # the story has at most this part of the screen: every row of it moves when a line is added


class Desk:
    """Arranges and fills the game screen."""

    wide = 0  # columns of boards that their game arranges
    menu_top = 1  # row of the side's form in which its menu or form begins
    form_top = 0  # rows of the open form above those that there is room for
    form_row_of: list[int] = []  # the row of the open form that stands in each row from there

    def on_resize(self: GameScreen) -> None:
        """Another size of the terminal."""
        if self.look is not None:
            self.renew()

    @property
    def small(self: GameScreen) -> bool:
        """Whether the terminal is too small to show the table; the game waits then."""
        return self.size.width < SMALLEST[0] or self.size.height < SMALLEST[1]

    def lay_out(self: GameScreen) -> None:
        """Give every board its room: the front one always, others beside it while the side panel keeps its own."""
        width, height = self.size.width, self.size.height - 4
        side = SIDE if width < 110 else 36
        room = max(20, width - side - 1)
        if self.ui.arrange is not None:
            self.wide = arrange(self.boards, self.ui.arrange(room, height, self.front))
            self.query_one("#boards").styles.width = self.wide
            return
        order = [self.front, *(n for n in range(len(self.boards)) if n != self.front)]
        for n in order:
            board = self.boards[n]
            used = board.fit(room, height) if n == self.front or room > 40 else (room + 1, height)
            board.display = used[0] <= room
            if board.display:
                if board.sized != used:
                    board.resize(*((room, height)))
                room -= used[0]

    def draw(self: GameScreen) -> None:
        """Fill all rows."""
        look = self.look
        if look is None:
            return
        self.query_one("#middle").display = self.query_one("#tidings").display = not self.small
        if self.small:
            words = self.session.words.say("ui-enlarge", columns=SMALLEST[0], rows=SMALLEST[1])
            self.query_one("#head", Bar).fill(Text(words, "bold"))
            self.query_one("#hint", Bar).fill(hint(f"Q {self.session.words.say('hint-quit')}"))
            return
        self.draw_head()
        self.draw_side()
        self.draw_about()
        self.draw_hint()

    def draw_head(self: GameScreen) -> None:
        """The game's headline, and the clock if clocks run."""
        assert self.look is not None
        clock = self.clock_text()
        room = max(0, self.size.width - (clock.cell_len + 1 if clock is not None else 0))
        head = headline(self.ui, self.look, room)
        self.query_one("#head", Bar).fill(head, clock)

    def draw_side(self: GameScreen) -> None:
        """The panel, the form or the menu, and the story where there is room."""
        look = self.look
        assert look is not None
        middle = self.query_one("#middle")
        boards = self.wide or sum(b.sized[0] for b in self.boards if b.display)
        width = max(16, self.size.width - boards - 2)
        height = max(8, middle.size.height or self.size.height - 4)
        panel = self.ui.panel(look, width, height)
        tall = self.size.height >= STORY
        form = self.form_rows(width, max(6, height - len(panel) - (KEPT if tall else 0)))
        most = height // 2 if self.form is None else height - KEPT  # a form is worth more than the panel
        panel = panel[: max(4, height - min(len(form), most))]
        form = form if self.form is None else self.window(form, max(4, height - len(panel)))
        form = form[: max(4, height - len(panel))]
        for id_, rows in (("#panel", panel), ("#form", form)):
            lines = self.query_one(id_, Lines)
            lines.styles.height = len(rows)
            lines.show(rows)
        left = min(height - len(panel) - len(form), self.size.width * self.size.height // (SHARE * width))
        lines = self.query_one("#story", Lines)
        lines.display = tall and left >= 3
        if lines.display:
            lines.show([Text("─" * width, "dim"), *self.story_rows(width)[-(left - 1) :]])

    def form_rows(self: GameScreen, width: int, height: int) -> list[Text]:
        """The open form, or the menu under its question."""
        self.menu_top = 1
        if self.form is not None:
            broken = [wrapped(row, width) for row in self.asked(self.form.rows(width))]
            self.form_row_of = [n for n, rows in enumerate(broken) for _ in rows]
            return [Text("─" * width, "dim"), *(row for rows in broken for row in rows)]
        choosing = self.choosing
        question = asked(self.session, choosing, self.seat) if choosing is not None else self.waiting()
        rows = [Text("─" * width, "dim"), *wrapped(Text(question, "bold"), width)] if question else []
        room = max(3, height - len(rows))
        self.menu_top = len(rows)
        return rows + self.menu.menu(width, room, active=not self.on_board)

    def asked(self: GameScreen, rows: list[Text]) -> list[Text]:
        """The rows of a form, under the question itself if there is nothing else to choose than what it takes."""
        if self.sole_form() is not None and not isinstance(self.form, AimForm):
            question = self.session.question(self.seat)
            return [Text(question, "bold"), *rows[1:]] if question else rows
        return rows

    def window(self: GameScreen, form: list[Text], height: int) -> list[Text]:
        """The rows of an open form around its cursor, where there is no room for all of them."""
        here = next((n for n, row in enumerate(form) if row.plain.startswith("▸")), 0)
        self.form_top = max(0, min(here - height // 2, len(form) - height))
        return form[self.form_top :][:height]

    def on_lines_clicked(self: GameScreen, message: Lines.Clicked) -> None:
        """The mouse picks a line of the menu, or changes a row of the form."""
        row = message.row - self.menu_top + (self.form_top if self.form is not None else 0)
        if message.lines.id != "form" or row < 0 or self.film_then is not None:
            return
        if self.form is not None:
            if row < len(self.form_row_of) and self.form.click(self.form_row_of[row]):
                self.after_form()
        elif row < len(self.menu.entry_of) and not message.again:
            self.menu.cursor, self.on_board = self.menu.entry_of[row], False
            self.choose(self.menu.entries[self.menu.cursor])

    def waiting(self: GameScreen) -> str:
        """What is being waited for while nobody at the keyboard owes an answer."""
        if thinking := self.thinking():
            return thinking
        if self.table.over:
            return self.session.words.say("ask-over")
        names = ", ".join(self.session.words.name(s) for s in self.table.deciding())
        return self.session.words.say("ui-waiting", names=names) if names else ""

    def story_rows(self: GameScreen, width: int) -> list[Text]:
        """The newest lines of the story."""
        since = max(0, len(self.table.log) - 40)
        rows: list[Text] = []
        for line in self.session.story(self.table.eyes, since)[-40:]:
            rows += wrapped(Text(line.text, "dim" if line.after <= self.heard else ""), width, 2)
        return rows

    def draw_about(self: GameScreen, *, pointed: bool = False) -> None:
        """What is under the cursor, and the newest thing that happened or was refused."""
        look = self.look
        if look is None:
            return
        board = self.boards[self.front]
        about = board.about(board.cursor) if board.cursor is not None else ""
        entry = self.menu.here()
        if entry is not None and not self.on_board and self.form is None:
            explained = self.ui.explain(look, entry.kind)
            about, pointed = explained or about, pointed or bool(explained)
        self.query_one("#tidings", Tidings).tell(Text(about, "italic"), self.news(), pointed=pointed)

    def news(self: GameScreen) -> list[Text]:
        """What was refused or is to be told, else what the last action brought about."""
        if self.message:
            return [Text(self.message, "bold")]
        told = self.session.story(self.table.eyes, max(0, len(self.table.log) - 1))
        return [Text(line.text, "dim") for line in told]

    def draw_hint(self: GameScreen) -> None:
        """The keys that matter now, below everything."""
        self.query_one("#hint", Bar).fill(self.hint_row())

    def hint_row(self: GameScreen) -> Text:
        """The keys that matter now."""
        words = self.session.words
        row = Text(" ")
        if self.session.problem:
            row.append(f" {words.say('ui-unsaved')} ", "bold reverse").append(" ")
        if self.form is not None and not isinstance(self.form, OneOfForm):
            return row.append_text(hint(words.say(self.form.hint), self.size.width - row.cell_len + 1)[1:])
        liked = self.app.preferences  # type: ignore[attr-defined]
        idle = {"undo"} if not self.table.can_undo() else set[str]()
        idle.add("take" if self.thinking() else "hurry")
        told = [
            (shown(key, liked.keymap), words.say(f"hint-{key.id}"), key.id)
            for key in GAME_KEYS
            if liked.settings.hints and key.id in HINTS and key.id not in idle
        ]
        return row.append_text(keys_row(told, self.size.width - row.cell_len, ("steer", "take", "swap")))
