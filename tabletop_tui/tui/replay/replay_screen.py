"""The replay: a game that was played, walked through forward and back, seen as the table allows
it.
"""

from __future__ import annotations

from typing import Any, ClassVar

from rich.text import Text
from textual.app import ComposeResult

from ...play import Table, Words
from ...play.replay import ALL, EVERYBODY, Replay
from ...play.story.narration import lines
from ..game_ui import headline, ui_of
from ..keys.key_tables import REPLAY
from ..keys.keyed_screen import KeyedScreen
from ..look import Look
from ..reading.page import Page
from ..widgets.film import BEATS, Film
from ..widgets.frame_timer import FrameTimer
from ..widgets.layout import TableLayout, enlarge, is_small
from ..widgets.line_widgets import Bar, wrapped
from .jumps import Jumps
from .viewer_switch import ViewerSwitch, must_cover

PACES = (3.2, 1.6, 0.8, 0.4, 0.15, 0.05)  # seconds between two moments while it runs
TOLD = 14  # actions whose story stands beside the board
ROWS_AROUND = 3  # rows of the screen that the boards do not have


class ReplayScreen(KeyedScreen[None]):
    """The replay of *table* as *viewer* may see it; *covered* when another person may be looking
    now.
    """

    keys = REPLAY
    BINDINGS: ClassVar = REPLAY.bindings()
    CSS = "#head, #hint { background: $panel; }"
    hints: ClassVar[tuple[str, ...]] = REPLAY.hints

    def __init__(
        self,
        table: Table,
        viewer: int = ALL,
        *,
        covered: bool = True,
        at: int = 0,
        message: str = "",
    ) -> None:
        super().__init__()
        self.replay = Replay(table, EVERYBODY if covered and must_cover(table, viewer) else viewer)
        self.replay.go(at)
        self.wanted = viewer
        self.words = Words(table.game, [seat.name for seat in table.seats])
        self.ui = ui_of(table.game.id)
        self.middle, self.film = TableLayout(self.ui, alone=True), Film()
        self.jumps = Jumps(self, self.replay, self.words, moved=self.moved, tell=self.tell)
        self.viewer = ViewerSwitch(self, self.replay, self.words, hide=self.hide, moved=self.moved)
        self.chosen = -1  # the board to keep in front; -1 for the one where things happen
        self.running = False
        self.pace = 1
        self.waited = 0.0  # seconds since the last moment, while it runs
        self.message = message

    def compose(self) -> ComposeResult:
        yield Bar(id="head")
        yield self.middle
        yield Bar(id="where")
        yield Bar(id="hint")

    def on_mount(self) -> None:
        FrameTimer(self, lambda: self.tick(), lambda: self.film.running or self.running).start()
        self.call_after_refresh(self.begin)

    def begin(self) -> None:
        """The first picture; a person's own eyes are asked for behind a cover."""
        self.draw()
        if self.wanted >= 0 and self.wanted != self.replay.viewer:
            self.viewer.look_as(self.wanted)

    def on_resize(self) -> None:
        self.call_after_refresh(self.draw)

    def restyled(self) -> None:
        """Another theme, other signs or another language."""
        self.draw()

    # -- drawing -----------------------------------------------------------------------------------

    def look(self) -> Look:
        """What the widgets draw from; with every hand open, the hand of whoever decides is
        shown.
        """
        replay = self.replay
        seat = replay.viewer
        if seat == ALL and replay.situation.deciding:
            seat = replay.situation.deciding[0]
        past = replay.table_then()
        return Look(past, past.state, max(seat, -1), self.words, self.app.ink)

    def draw(self) -> None:
        """Show the present moment."""
        small, middle = is_small(self.size), self.middle
        middle.display = not small
        if small:
            self.query_one("#head", Bar).fill(enlarge(self.words))
            return
        look, (columns, height) = self.look(), self.size
        height = max(6, height - ROWS_AROUND)
        middle.front = self.front(look)
        middle.look_at(look)
        middle.lay_out(columns, height)
        middle.show(look)
        width = middle.side_width(columns)
        self.query_one("#head", Bar).fill(headline(self.ui, look, columns))
        panel = self.ui.panel(look, width, height)[: height * 2 // 3]
        middle.side.fill("panel", panel)
        story = self.story(look.view, width)[-(height - len(panel) - 1) :]
        middle.side.tell([Text("─" * width, "dim"), *story])
        self.draw_where()

    def front(self, look: Look) -> int:
        """The board that was chosen; else that on which the newest action is seen, as at the table,
        or the one that the game has in front.
        """
        if self.chosen >= 0:
            return self.chosen
        n = self.replay.n
        stage = self.ui.stage(self.replay.events_at(n - 1)) if n else -1
        return stage if stage >= 0 else self.ui.front(look)

    def draw_where(self) -> None:
        """The two rows below: where the finger is, and the keys."""
        where = Text(f" {self.where()}", "bold")
        if self.message:
            told = Text(f"  {self.message}", "italic not bold")
            # a sentence that does not fit beside the moment stands there alone
            where = where + told if where.cell_len + told.cell_len <= self.size.width else told
        self.query_one("#where", Bar).fill(where)
        self.query_one("#hint", Bar).fill(self.hint_line(self.size.width, ids=self.hints))

    def where(self) -> str:
        """The moment and the eyes."""
        replay, say = self.replay, self.words.say
        names = {ALL: say("replay-all"), EVERYBODY: say("replay-everybody")}
        who = names.get(replay.viewer) or say("replay-as", name=self.words.name(replay.viewer))
        told = say(
            "replay-where", n=replay.n, end=replay.end, round=replay.situation.round, who=who
        )
        pace = self.words.decimal(1 / PACES[self.pace])
        return f"{told} · {say('replay-running', pace=pace)}" if self.running else told

    def story(self, view: Any, width: int) -> list[Text]:
        """What the newest actions brought about, as the onlooker may hear it."""
        replay, rows = self.replay, []
        for n in range(max(0, replay.n - TOLD), replay.n):
            style = "bold" if n == replay.n - 1 else "dim"
            actor = replay.table.log[n][0]
            for line in lines(replay.events_at(n), view, self.words, ALL, n + 1, actor):
                rows += wrapped(Text(line.text, style), width, 2)
        return rows

    def tell(self, sentence: str) -> None:
        """Show a sentence beside the moment."""
        self.message = sentence
        self.draw_where()

    def hide(self) -> None:
        """Stand still; others look on now."""
        self.running = False
        self.draw()

    # -- forward and back --------------------------------------------------------------------------

    def moved(self, moved: bool, otherwise: str = "") -> None:
        """Show where the finger is now; *otherwise* is the text key of what to say when it did not
        move.
        """
        self.film.stop()
        self.message = "" if moved or not otherwise else self.words.say(otherwise)
        self.draw()

    def action_step(self, by: int) -> None:
        """So many actions on or back."""
        if self.film.running:
            self.forward()
        elif by != 1 or not self.roll():
            self.moved(self.replay.step(by))

    def action_turn(self, by: int) -> None:
        """To the first action of the next or previous turn."""
        self.moved(self.replay.turn(by))

    def forward(self) -> None:
        """One action on, without a film."""
        self.moved(self.replay.step())

    def roll(self) -> bool:
        """Begin the film of the next action; False when nothing in it moves."""
        replay = self.replay
        if replay.n == replay.end or not self.app.fps:
            return False
        told = replay.events_at(replay.n)
        stage = self.ui.stage(told)
        if stage >= 0 and self.chosen < 0 and stage != self.middle.front:
            self.middle.front = stage
            self.middle.lay_out(self.size.width, max(6, self.size.height - ROWS_AROUND))
            self.middle.show(self.look())
        return self.film.start(self.middle.board, told, self.forward)

    def action_run(self) -> None:
        """Let it run, or stand still."""
        self.running = not self.running and self.replay.n < self.replay.end
        self.waited = 0.0
        self.message = ""
        self.draw_where()

    def action_pace(self, by: int) -> None:
        """Faster or slower."""
        self.pace = max(0, min(self.pace + by, len(PACES) - 1))
        self.running = self.running or self.replay.n < self.replay.end
        self.draw_where()

    def tick(self) -> None:
        """Time passes: films move, and while it runs the next action comes."""
        if self.app.screen is not self:
            return
        if self.film.running:
            self.film.tick(self.middle.board, self.app.fps or BEATS)
        elif self.running:
            self.waited += 1 / BEATS
            if self.waited >= PACES[self.pace]:
                self.waited = 0.0
                if self.replay.n == self.replay.end:
                    self.running = False
                    self.draw_where()
                elif not self.roll():
                    self.forward()

    def action_again(self, by: int) -> None:
        """The last jump once more, forward or back."""
        self.jumps.again(by)

    def action_decision(self) -> None:
        """To a player's next decision."""
        self.running = False
        self.jumps.ask_decision()

    def action_event(self) -> None:
        """To the next event of a kind."""
        self.running = False
        self.jumps.ask_event()

    def action_goto(self) -> None:
        """To a round or an action."""
        self.running = False
        self.jumps.ask_moment()

    def action_play_on(self) -> None:
        """A new game that goes on from this moment."""
        self.running = False
        self.jumps.ask_to_play_on()

    # -- looking -----------------------------------------------------------------------------------

    def action_eyes(self) -> None:
        """Through the next eyes."""
        self.viewer.next()

    def action_board(self) -> None:
        """Keep the next board in front; after the last one, the board where things happen."""
        self.chosen = self.chosen + 1 if self.chosen + 1 < len(self.middle.boards) else -1
        self.draw()

    def action_zoom(self) -> None:
        """Let the board zoom in or out."""
        self.middle.board.zoom()

    def action_theme(self) -> None:
        """The next theme."""
        self.app.next_theme()

    def action_pictures(self) -> None:
        """The next way to draw the boards."""
        self.app.next_pictures()

    def action_log(self) -> None:
        """The story up to this moment."""
        replay, say = self.replay, self.words.say
        view, opening = replay.view(), replay.table.opening
        told = lines(opening, view, self.words, replay.viewing_seat, 0)
        for n in range(replay.n):
            told += lines(replay.events_at(n), view, self.words, ALL, n + 1)
        rows = [Text(line.text) for line in told] or [Text(say("page-empty"))]
        self.app.push_screen(Page(say("page-log"), rows, at_end=True))

    def action_leave(self) -> None:
        """Back to where one came from."""
        if self.is_active:
            self.app.pop_screen()
