"""The replay of a game, forward and back, as the table allows it to be seen."""

from __future__ import annotations

from typing import Any, ClassVar

from rich.text import Text
from textual.app import ComposeResult

from ...play import Table, Words
from ...play.replay import ALL_HANDS, EVERYBODY, Replay
from ...play.story.narration import lines
from ...play.story.remarks import remark_in_words, remarks
from ..game_ui import headline, ui_of
from ..keys.key_tables import REPLAY
from ..keys.keyed_screen import KeyedScreen
from ..look import Look
from ..reading.page import Page
from ..widgets.film import TICKS_PER_SECOND, Film
from ..widgets.frame_timer import FrameTimer
from ..widgets.layout import TableLayout, enlarge, is_small
from ..widgets.line_widgets import Bar, wrapped
from .jumps import Jumps
from .viewer_switch import ViewerSwitch, must_cover

PACES = (3.2, 1.6, 0.8, 0.4, 0.15, 0.05)  # seconds between two actions while it runs
TOLD = 14  # actions whose story stands beside the board
ROWS_AROUND = 3  # rows of the screen without boards


class ReplayScreen(KeyedScreen[None]):
    """The replay of *table* as *viewer* may see it. *covered*: another person may be looking
    now.
    """

    keys = REPLAY
    BINDINGS: ClassVar = REPLAY.bindings()
    CSS = "#head, #hint { background: $panel; }"
    hints: ClassVar[tuple[str, ...]] = REPLAY.hints

    def __init__(
        self,
        table: Table,
        viewer: int = ALL_HANDS,
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
        self.waited = 0.0  # seconds since the last action while it runs
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
        """Draw for the first time. A person's own view needs a cover first."""
        self.draw()
        if self.wanted >= 0 and self.wanted != self.replay.viewer:
            self.viewer.look_as(self.wanted)

    def on_resize(self) -> None:
        self.call_after_refresh(self.draw)

    def restyled(self) -> None:
        """Draw again after a change of theme, signs or language."""
        self.draw()

    # -- drawing -----------------------------------------------------------------------------------

    def look(self) -> Look:
        """Return what widgets draw from. With all hands open, the hand of the player who decides is
        shown.
        """
        replay = self.replay
        seat = replay.viewer
        if seat == ALL_HANDS and replay.situation.deciding:
            seat = replay.situation.deciding[0]
        past = replay.table_then()
        return Look(past, past.state, max(seat, -1), self.words, self.app.ink)

    def draw(self) -> None:
        """Draw the current moment."""
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

    def draw_beside(self) -> None:
        """Draw what the film has beside the board."""
        look = self.look()
        rows = self.middle.playing(look, self.middle.side_width(self.size.width))
        if not rows:
            return
        self.middle.side.fill("panel", rows)
        self.middle.side.tell([])

    def front(self, look: Look) -> int:
        """Return the chosen board; else the one that shows the last action, or the one the game has
        in front.
        """
        if self.chosen >= 0:
            return self.chosen
        n = self.replay.n
        event_board = self.ui.event_board(self.replay.events_at(n - 1)) if n else -1
        return event_board if event_board >= 0 else self.ui.front(look)

    def draw_where(self) -> None:
        """Draw the two rows at the bottom: the moment, and the keys."""
        where = Text(f" {self.where()}", "bold")
        if self.message:
            text = Text(f"  {self.message}", "italic not bold")
            # a sentence that does not fit beside the moment replaces it
            where = where + text if where.cell_len + text.cell_len <= self.size.width else text
        self.query_one("#where", Bar).fill(where)
        self.query_one("#hint", Bar).fill(self.hint_line(self.size.width, ids=self.hints))

    def where(self) -> str:
        """Return the moment and the viewer."""
        replay, say = self.replay, self.words.say
        names = {ALL_HANDS: say("replay-all"), EVERYBODY: say("replay-everybody")}
        who = names.get(replay.viewer) or say("replay-as", name=self.words.name(replay.viewer))
        text = say(
            "replay-where", n=replay.n, end=replay.end, round=replay.situation.round, who=who
        )
        pace = self.words.decimal(1 / PACES[self.pace])
        return f"{text} · {say('replay-running', pace=pace)}" if self.running else text

    def story(self, view: Any, width: int) -> list[Text]:
        """Return what the last actions did, as the viewer may hear it, and what characters said."""
        replay, rows = self.replay, list[Text]()
        said = remarks(replay.table) if self.app.preferences.settings.remarks else {}
        for n in range(max(0, replay.n - TOLD), replay.n):
            style = "bold" if n == replay.n - 1 else "dim"
            actor = replay.table.log[n][0]
            for line in lines(replay.events_at(n), view, self.words, ALL_HANDS, n + 1, actor):
                rows += wrapped(Text(line.text, style), width, 2)
            if n in said:
                rows += wrapped(Text(remark_in_words(self.words, said[n]), style), width, 2)
        return rows

    def tell(self, sentence: str) -> None:
        """Show a sentence beside the moment."""
        self.message = sentence
        self.draw_where()

    def hide(self) -> None:
        """Stop, as the viewer changes."""
        self.running = False
        self.draw()

    # -- forward and back --------------------------------------------------------------------------

    def moved(self, moved: bool, otherwise: str = "") -> None:
        """Draw the new moment. *otherwise* is the text key of what to show if it did not move."""
        self.film.stop()
        self.message = "" if moved or not otherwise else self.words.say(otherwise)
        self.draw()

    def action_step(self, by: int) -> None:
        """Go *by* actions forward or back."""
        if self.film.running:
            self.forward()
        elif by != 1 or not self.roll():
            self.moved(self.replay.step(by))

    def action_turn(self, by: int) -> None:
        """Go to the first action of the next or previous turn."""
        self.moved(self.replay.turn(by))

    def forward(self) -> None:
        """Go one action forward, without a film."""
        self.moved(self.replay.step())

    def roll(self) -> bool:
        """Start the film of the next action. Return False if nothing in it moves."""
        replay = self.replay
        if replay.n == replay.end or not self.app.fps:
            return False
        events = replay.events_at(replay.n)
        event_board = self.ui.event_board(events)
        if event_board >= 0 and self.chosen < 0 and event_board != self.middle.front:
            self.middle.front = event_board
            self.middle.lay_out(self.size.width, max(6, self.size.height - ROWS_AROUND))
            self.middle.show(self.look())
        return self.film.start(self.middle.board, events, self.forward, self.draw_beside)

    def action_run(self) -> None:
        """Run or stop."""
        self.running = not self.running and self.replay.n < self.replay.end
        self.waited = 0.0
        self.message = ""
        self.draw_where()

    def action_pace(self, by: int) -> None:
        """Run faster or slower."""
        self.pace = max(0, min(self.pace + by, len(PACES) - 1))
        self.running = self.running or self.replay.n < self.replay.end
        self.draw_where()

    def tick(self) -> None:
        """Advance films, and while it runs the actions."""
        if self.app.screen is not self:
            return
        if self.film.running:
            fps = self.app.fps or TICKS_PER_SECOND
            self.film.tick(self.middle.board, fps, self.film.passed())
        elif self.running:
            self.waited += 1 / TICKS_PER_SECOND
            if self.waited >= PACES[self.pace]:
                self.waited = 0.0
                if self.replay.n == self.replay.end:
                    self.running = False
                    self.draw_where()
                elif not self.roll():
                    self.forward()

    def action_again(self, by: int) -> None:
        """Repeat the last jump forward or back."""
        self.jumps.again(by)

    def action_decision(self) -> None:
        """Go to the next decision of a player."""
        self.running = False
        self.jumps.ask_decision()

    def action_event(self) -> None:
        """Go to the next event of a kind."""
        self.running = False
        self.jumps.ask_event()

    def action_goto(self) -> None:
        """Go to a round or an action."""
        self.running = False
        self.jumps.ask_moment()

    def action_play_on(self) -> None:
        """Start a new game from this moment."""
        self.running = False
        self.jumps.ask_to_play_on()

    def action_what_if(self) -> None:
        """Try things out from this moment, without a new game."""
        self.running = False
        self.tell(self.app.launcher.what_if(self.replay))

    # -- looking -----------------------------------------------------------------------------------

    def action_viewer(self) -> None:
        """Show the view of the next viewer."""
        self.viewer.next()

    def action_board(self) -> None:
        """Keep the next board in front; after the last one, the board where things happen."""
        self.chosen = self.chosen + 1 if self.chosen + 1 < len(self.middle.boards) else -1
        self.draw()

    def action_zoom(self) -> None:
        """Zoom the board in or out."""
        self.middle.board.zoom()

    def action_theme(self) -> None:
        """Switch to the next theme."""
        self.tell(self.app.next_theme())

    def action_pictures(self) -> None:
        """Switch to the next way of drawing boards."""
        self.tell(self.app.next_pictures())

    def action_undo(self) -> None:
        """Undo what was tried of the settings."""
        if sentence := self.app.take_back_setting():
            self.tell(sentence)

    def action_log(self) -> None:
        """Open the story up to this moment."""
        replay, say = self.replay, self.words.say
        view, opening = replay.view(), replay.table.opening
        story = lines(opening, view, self.words, replay.viewing_seat, 0)
        for n in range(replay.n):
            story += lines(replay.events_at(n), view, self.words, ALL_HANDS, n + 1)
        rows = [Text(line.text) for line in story] or [Text(say("page-empty"))]
        self.app.push_screen(Page(say("page-log"), rows, at_end=True))

    def action_talk(self) -> None:
        """Say that nobody hears: others hear an onlooker of their game alone."""
        self.tell(self.words.say("looking-no-talk"))

    def action_together(self) -> None:
        """Say that nobody else sees this replay."""
        self.tell(self.words.say("together-one-screen"))

    def action_lead(self) -> None:
        """Say that nobody else sees this replay."""
        self.action_together()

    def action_leave(self) -> None:
        """Return to the screen below."""
        if self.is_active:
            self.app.pop_screen()
