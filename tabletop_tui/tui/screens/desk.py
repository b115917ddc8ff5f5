"""The layout of the game screen, and what its rows say."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from ..forms import OneOfForm
from ..keymap import shown
from ..keys import GAME_KEYS, HINTS
from ..kit import Bar, Lines, wrapped
from ..terminal.probe import SMALLEST
from ..tidings import Tidings
from .arrange import arrange

if TYPE_CHECKING:
    from .game import GameScreen

SIDE = 28  # cells the side panel needs at least
STORY = 30  # rows of the screen from which on the story has a place of its own
SHARE = 6  # the story has at most this part of the screen: every row of it moves when a line is added


class Desk:
    """Arranges and fills the game screen."""

    wide = 0  # columns of boards that their game arranges

    def on_resize(self: GameScreen) -> None:
        """Another size of the terminal."""
        if self.look is not None:
            self.renew()

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
        small = self.size.width < SMALLEST[0] or self.size.height < SMALLEST[1]
        self.query_one("#middle").display = self.query_one("#tidings").display = not small
        if small:
            words = self.session.words.say("ui-enlarge", columns=SMALLEST[0], rows=SMALLEST[1])
            self.query_one("#head", Bar).fill(Text(words, "bold"))
            return
        self.draw_head()
        self.draw_side()
        self.draw_about()
        self.query_one("#hint", Bar).fill(self.hint_row())

    def draw_head(self: GameScreen) -> None:
        """The game's headline, and the clock if clocks run."""
        assert self.look is not None
        head, clock = self.ui.headline(self.look), self.clock_text()
        if clock is not None:
            head.truncate(max(0, self.size.width - clock.cell_len - 1), overflow="ellipsis")
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
        form = self.form_rows(width, max(6, height - len(panel)))
        tall = self.size.height >= STORY
        panel = panel[: max(4, height - min(len(form), height // 2))]
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
        if self.form is not None:
            return [Text("─" * width, "dim"), *(r for row in self.form.rows(width) for r in wrapped(row, width))]
        question = self.session.question(self.seat) if self.choosing is not None else self.waiting()
        rows = [Text("─" * width, "dim"), *wrapped(Text(question, "bold"), width)] if question else []
        narrowed = self.choosing is not None and self.choosing.narrowed
        kinds = {a.kind for a in self.choosing.actions()} if self.choosing is not None and narrowed else set()
        if len(kinds) == 1:
            what = self.session.words.say(f"offer-{kinds.pop()}")
            rows += wrapped(Text(f"{what}:", "italic"), width)
        room = max(3, height - len(rows))
        return rows + self.menu.menu(width, room, active=not self.on_board)

    def waiting(self: GameScreen) -> str:
        """What is being waited for while nobody at the keyboard owes an answer."""
        if thinking := self.thinking():
            return thinking
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
        self.query_one("#tidings", Tidings).tell(Text(about, "italic"), self.news(), pointed=pointed)

    def news(self: GameScreen) -> list[Text]:
        """What was refused or is to be told, else what the last action brought about."""
        if self.message:
            return [Text(self.message, "bold")]
        told = self.session.story(self.table.eyes, max(0, len(self.table.log) - 1))
        return [Text(line.text, "dim") for line in told]

    def hint_row(self: GameScreen) -> Text:
        """The keys that matter now."""
        words = self.session.words
        row = Text(" ")
        if self.session.problem:
            row.append(f" {words.say('ui-unsaved')} ", "bold reverse").append(" ")
        if self.form is not None and not isinstance(self.form, OneOfForm):
            return row.append(words.say(self.form.hint))
        liked = self.app.preferences  # type: ignore[attr-defined]
        for key in GAME_KEYS if liked.settings.hints else ():
            if key.id in HINTS and (key.id != "undo" or self.table.can_undo()):
                row.append(shown(key, liked.keymap), "bold").append(f" {words.say(f'hint-{key.id}')}  ")
        return row
