"""The replay: a game that was played, walked through forward and back, by turns and by decisions."""

from __future__ import annotations

from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Horizontal, Vertical
from textual.screen import Screen

from ...play import Table, Words
from ...play.narrate import lines
from ...play.replay import Replay
from ..board import Board
from ..game_ui import ui_of
from ..kit import Bar, Lines, wrapped
from ..look import Look

SIDE = 28
PACES = (0.0, 1.6, 0.8, 0.4, 0.15)  # seconds between two moments; 0 stands still


class ReplayScreen(Screen[None]):
    """Left and right go by actions, up and down by turns, Home and End to the ends; space lets it run."""

    BINDINGS: ClassVar = [
        Binding("left", "step(-1)", show=False),
        Binding("right", "step(1)", show=False),
        Binding("up", "turn(-1)", show=False),
        Binding("down", "turn(1)", show=False),
        Binding("home", "step(-1000000)", show=False),
        Binding("end", "step(1000000)", show=False),
        Binding("space", "pace", show=False),
        Binding("v", "eyes", show=False),
        Binding("B", "board", show=False),
        Binding("escape,q,Q,ctrl+c,ctrl+q", "leave", show=False),
    ]
    CSS = """
    ReplayScreen #middle { height: 1fr; }
    ReplayScreen #boards { height: 1fr; width: auto; }
    ReplayScreen #side { width: 1fr; height: 1fr; padding: 0 0 0 1; }
    ReplayScreen #head, ReplayScreen #hint { background: $panel; }
    ReplayScreen #panel { height: auto; }
    """

    def __init__(self, table: Table, eyes: int) -> None:
        super().__init__()
        self.replay = Replay(table, eyes)
        self.words = Words(table.game, [seat.name for seat in table.seats])
        self.ui = ui_of(table.game.id)
        self.boards: list[Board] = [make() for make in self.ui.boards]
        self.front = 0
        self.pace = 0
        self.waited = 0.0

    def compose(self) -> ComposeResult:
        yield Bar(id="head")
        with Horizontal(id="middle"):
            with Horizontal(id="boards"):
                yield from self.boards
            with Vertical(id="side"):
                yield Lines(id="panel")
                yield Lines(id="story")
        yield Bar(id="where")
        yield Bar(id="hint")

    def on_mount(self) -> None:
        self.set_interval(0.05, self.tick)
        self.call_after_refresh(self.draw)

    def on_resize(self) -> None:
        self.call_after_refresh(self.draw)

    def draw(self) -> None:
        """Show the present moment."""
        replay, words = self.replay, self.words
        table = replay.table
        view = replay.view()
        look = Look(table, view, replay.eyes, words, self.app.ink)  # type: ignore[attr-defined]
        room, height = max(20, self.size.width - SIDE - 1), max(6, self.size.height - 3)
        for n, board in enumerate(self.boards):
            board.look = look
            board.display = n == self.front
            if n == self.front:
                if board.sized != board.fit(room, height):
                    board.resize(room, height)
                board.show(look, {})
        width = max(16, self.size.width - self.boards[self.front].sized[0] - 2)
        self.query_one("#head", Bar).fill(self.ui.headline(look))
        panel = self.ui.panel(look, width, height)[: height * 2 // 3]
        box = self.query_one("#panel", Lines)
        box.styles.height = len(panel)
        box.show(panel)
        rows: list[Text] = [Text("─" * width, "dim")]
        for n in range(max(0, replay.n - 12), replay.n):
            seat = table.log[n][0]
            for line in lines(table.told[n], view, words, replay.eyes, n + 1, seat):
                rows += wrapped(Text(line.text, "bold" if n == replay.n - 1 else "dim"), width, 2)
        left = height - len(panel)
        self.query_one("#story", Lines).show([rows[0], *rows[1:][-(left - 1) :]])
        who = words.say("replay-all") if replay.eyes < 0 else words.name(replay.eyes)
        where = words.say("replay-where", n=replay.n, end=replay.end, round=replay.moment.round, who=who)
        self.query_one("#where", Bar).fill(Text(f" {where}", "bold"))
        self.query_one("#hint", Bar).fill(Text(f" {words.say('replay-hint')}", "dim"))

    def action_step(self, by: int) -> None:
        """So many actions on or back."""
        if self.replay.go(self.replay.n + by):
            self.draw()

    def action_turn(self, by: int) -> None:
        """To the first action of the next or previous turn."""
        if self.replay.turn(by):
            self.draw()

    def action_pace(self) -> None:
        """Let it run, faster each time, then stand still."""
        self.pace = (self.pace + 1) % len(PACES)

    def tick(self) -> None:
        """Time passes while it runs."""
        if not self.pace:
            return
        self.waited += 0.05
        if self.waited >= PACES[self.pace]:
            self.waited = 0.0
            if not self.replay.go(self.replay.n + 1):
                self.pace = 0
            self.draw()

    def action_eyes(self) -> None:
        """Look on as the next seat that the table allows."""
        seats = len(self.replay.table.seats)
        for n in range(1, seats + 2):
            if self.replay.look_as((self.replay.eyes + 1 + n) % (seats + 1) - 1):
                break
        self.draw()

    def action_board(self) -> None:
        """The next board."""
        self.front = (self.front + 1) % len(self.boards)
        self.draw()

    def action_leave(self) -> None:
        """Back to where one came from."""
        self.app.go_home()  # type: ignore[attr-defined]
