"""The replay: a game that was played, walked through forward and back, seen as the table allows it."""

from __future__ import annotations

from typing import Any, ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.screen import Screen

from ...engine import Event
from ...play import Table, Words
from ...play.narrate import lines
from ...play.replay import ALL, EVERYBODY, Replay
from ..board import Board
from ..game_ui import headline, ui_of
from ..kit import Bar, Lines, keys_row, wrapped
from ..look import Look
from ..terminal.probe import SMALLEST
from .page import Page
from .replay_eyes import Eyes, must_cover
from .replay_jumps import Jumps
from .replay_keys import HINTS, KEYS

SIDE = 28
PACES = (3.2, 1.6, 0.8, 0.4, 0.15, 0.05)  # seconds between two moments while it runs
BEAT = 1 / 30  # seconds
TOLD = 14  # actions whose story stands beside the board


class ReplayScreen(Jumps, Eyes, Screen[None]):
    """A finger on one moment of *table*, seen through *eyes*; *covered* when another person may be looking now."""

    BINDINGS: ClassVar = [key.binding() for key in KEYS]
    CSS = """
    #middle { height: 1fr; }
    #boards { height: 1fr; width: auto; }
    #side { width: 1fr; height: 1fr; padding: 0 0 0 1; }
    #head, #hint { background: $panel; }
    #panel { height: auto; }
    """
    hints: tuple[str, ...] = HINTS

    def __init__(self, table: Table, eyes: int = ALL, *, covered: bool = True, at: int = 0, message: str = "") -> None:
        super().__init__()
        self.replay = Replay(table, EVERYBODY if covered and must_cover(table, eyes) else eyes)
        self.replay.go(at)
        self.wanted = eyes
        self.words = Words(table.game, [seat.name for seat in table.seats])
        self.ui = ui_of(table.game.id)
        self.boards: list[Board] = [make() for make in self.ui.boards]
        self.front = 0
        self.chosen = -1  # the board to keep in front; -1 for the one where things happen
        self.running = False
        self.pace = 1
        self.waited = 0.0
        self.film: list[tuple[Event, float]] = []
        self.film_at = 0.0
        self.message = message

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
        self.set_interval(BEAT, self.tick)
        self.call_after_refresh(self.begin)

    def begin(self) -> None:
        """The first picture; a person's own eyes are asked for behind a cover."""
        self.draw()
        if self.wanted >= 0 and self.wanted != self.replay.eyes:
            self.look_as(self.wanted)

    def on_resize(self) -> None:
        self.call_after_refresh(self.draw)

    # -- drawing ------------------------------------------------------------------------------------------------

    def look(self) -> Look:
        """What the widgets draw from; with every hand open, the hand of whoever decides is shown."""
        replay = self.replay
        seat = replay.eyes
        if seat == ALL and replay.moment.deciding:
            seat = replay.moment.deciding[0]
        past = replay.past()
        return Look(past, past.state, max(seat, -1), self.words, self.app.ink)  # type: ignore[attr-defined]

    def draw(self) -> None:
        """Show the present moment."""
        small = self.size.width < SMALLEST[0] or self.size.height < SMALLEST[1]
        self.query_one("#middle").display = not small
        if small:
            enlarge = self.words.say("ui-enlarge", columns=SMALLEST[0], rows=SMALLEST[1])
            self.query_one("#head", Bar).fill(Text(enlarge, "bold"))
            return
        look = self.look()
        room, height = max(20, self.size.width - SIDE - 1), max(6, self.size.height - 3)
        self.front = self.chosen if self.chosen >= 0 else self.ui.front(look)
        for n, board in enumerate(self.boards):
            board.look = look
            board.display = n == self.front
            if n == self.front:
                if board.sized != board.fit(room, height):
                    board.resize(room, height)
                board.show(look, {})
        width = max(16, self.size.width - self.boards[self.front].sized[0] - 2)
        self.query_one("#head", Bar).fill(headline(self.ui, look, self.size.width))
        panel = self.ui.panel(look, width, height)[: height * 2 // 3]
        box = self.query_one("#panel", Lines)
        box.styles.height = len(panel)
        box.show(panel)
        left = height - len(panel)
        self.query_one("#story", Lines).show([Text("─" * width, "dim"), *self.story(look.view, width)[-(left - 1) :]])
        self.draw_where()

    def draw_where(self) -> None:
        """The two rows below: where the finger is, and the keys."""
        where = Text(f" {self.where()}", "bold")
        if self.message:
            where.append(f"  {self.message}", "italic not bold")
        self.query_one("#where", Bar).fill(where)
        keys = [
            (key.show, self.words.say(f"hint-{key.id}"), key.id.removeprefix("replay-")) for key in KEYS if key.show
        ]
        told = [key for key in keys if key[2] in self.hints]
        spare = ("eyes", "goto", "event", "end", "turn", "step")
        self.query_one("#hint", Bar).fill(Text(" ").append_text(keys_row(told, self.size.width - 1, spare)))

    def where(self) -> str:
        """The moment and the eyes."""
        replay, say = self.replay, self.words.say
        names = {ALL: say("replay-all"), EVERYBODY: say("replay-everybody")}
        who = names.get(replay.eyes) or say("replay-as", name=self.words.name(replay.eyes))
        told = say("replay-where", n=replay.n, end=replay.end, round=replay.moment.round, who=who)
        pace = self.words.decimal(1 / PACES[self.pace])
        return f"{told} · {say('replay-running', pace=pace)}" if self.running else told

    def story(self, view: Any, width: int) -> list[Text]:
        """What the newest actions brought about, as the onlooker may hear it."""
        replay, rows = self.replay, []
        for n in range(max(0, replay.n - TOLD), replay.n):
            style = "bold" if n == replay.n - 1 else "dim"
            actor = replay.table.log[n][0]
            for line in lines(replay.heard(n), view, self.words, ALL, n + 1, actor):
                rows += wrapped(Text(line.text, style), width, 2)
        return rows

    # -- forward and back ---------------------------------------------------------------------------------------

    def moved(self, moved: bool, otherwise: str = "") -> None:
        """Show where the finger is now; *otherwise* is the text key of what to say when it did not move."""
        self.film = []
        self.message = "" if moved or not otherwise else self.words.say(otherwise)
        self.draw()

    def action_step(self, by: int) -> None:
        """So many actions on or back."""
        if self.film:
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
        replay, board = self.replay, self.boards[self.front]
        if replay.n == replay.end or not self.app.fps:  # type: ignore[attr-defined]
            return False
        self.film = [(event, length) for event in replay.heard(replay.n) if (length := board.plays(event)) > 0]
        self.film_at = 0.0
        return bool(self.film)

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
        if self.film:
            event, length = self.film[0]
            self.film_at += BEAT
            if self.film_at < length:
                self.boards[self.front].frame(event, self.film_at)
                return
            self.film_at = 0.0
            del self.film[0]
            if not self.film:
                self.forward()
        elif self.running:
            self.waited += BEAT
            if self.waited >= PACES[self.pace]:
                self.waited = 0.0
                if self.replay.n == self.replay.end:
                    self.running = False
                    self.draw_where()
                elif not self.roll():
                    self.forward()

    # -- looking ------------------------------------------------------------------------------------------------

    def action_board(self) -> None:
        """Keep the next board in front; after the last one, the board where things happen."""
        self.chosen = self.chosen + 1 if self.chosen + 1 < len(self.boards) else -1
        self.draw()

    def action_zoom(self) -> None:
        """Let the board zoom in or out."""
        zoom = getattr(self.boards[self.front], "zoom", None)
        if zoom is not None:
            zoom()

    def action_theme(self) -> None:
        """The next theme."""
        self.app.next_theme()  # type: ignore[attr-defined]
        self.draw()

    def action_log(self) -> None:
        """The story up to this moment."""
        replay, say = self.replay, self.words.say
        view, opening = replay.view(), replay.table.opening
        told = lines(opening, view, self.words, replay.ears, 0)
        for n in range(replay.n):
            told += lines(replay.heard(n), view, self.words, ALL, n + 1)
        rows = [Text(line.text) for line in told] or [Text(say("page-empty"))]
        self.app.push_screen(Page(say("page-log"), rows, hint=say("page-hint"), at_end=True))

    def action_help(self) -> None:
        """The keys."""
        say = self.words.say
        rows = [Text.assemble((f"{key.show:>7}", "bold"), f"   {say(f'key-{key.id}')}") for key in KEYS if key.show]
        self.app.push_screen(Page(say("page-keys"), rows, hint=say("page-hint")))

    def action_leave(self) -> None:
        """Back to where one came from."""
        if self.is_active:
            self.app.pop_screen()
