"""The game: boards on the left, the players and the choices on the right, what is under the cursor below."""

from __future__ import annotations

from typing import Any, ClassVar

from textual import events
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.screen import Screen

from ...engine import Event, Illegal, Place
from ...play.session import Session
from ...play.stopwatch import Stopwatch
from ..board import Board
from ..choosing import Choosing, Entry, Labels, choosing_of
from ..forms import FORMS, AimForm, Form, OneOfForm
from ..game_ui import ui_of
from ..keymap import letters
from ..keys import GAME_KEYS
from ..kit import Bar, Lines
from ..look import Look
from ..tidings import Tidings
from .company import Company
from .desk import Desk
from .errands import Errands
from .jumping import Jumping
from .passing import Passing


class GameScreen(Errands, Company, Passing, Jumping, Desk, Screen[None]):
    """Plays one table. Who acts is ``seat``; -1 while nobody at the keyboard owes an answer."""

    BINDINGS: ClassVar = [key.binding() for key in GAME_KEYS]
    CSS = """
    GameScreen { layers: base over; }
    #middle { height: 1fr; }
    #boards { height: 1fr; width: auto; }
    #side { width: 1fr; height: 1fr; padding: 0 0 0 1; }
    #head { background: $panel; }
    #hint { background: $panel; }
    #panel { height: auto; }
    #form { height: auto; }
    #story { height: 1fr; }
    #gap { height: 2; }
    """

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session, self.table = session, session.table
        self.ui = ui_of(self.table.game.id)
        self.boards: list[Board] = [make() for make in self.ui.boards]
        self.front = 0
        self.seat = -1
        self.choosing: Choosing | None = None
        self.menu = OneOfForm([])
        self.form: Form | None = None
        self.on_board = True
        self.message = session.notice or getattr(session.saver, "note", "")
        self.look: Look | None = None
        self.heard = 0  # actions whose story the viewer has seen
        self.cover_up = False
        self.watch = Stopwatch(self.table)
        self.refused = ""  # the rule of the refusal that is on the screen

    def compose(self) -> ComposeResult:
        yield Bar(id="head")
        with Horizontal(id="middle"):
            with Horizontal(id="boards"):
                yield from self.boards
            with Vertical(id="side"):
                yield Lines(id="panel")
                yield Lines(id="form")
                yield Lines(id="story")
        yield Lines(id="gap")
        yield Bar(id="hint")
        yield Tidings(id="tidings")

    def on_mount(self) -> None:
        self.set_interval(1 / 30, self.tick)
        self.call_after_refresh(self.turn)

    # -- whose turn ---------------------------------------------------------------------------------------------

    def turn(self) -> None:
        """See who decides now, hand the keyboard over if need be, and open the choice."""
        if self.table.over:
            self.finish()
            return
        seat = self.table.pass_to()
        if self.table.must_cover():
            self.cover(seat)
            return
        self.sit(seat)

    def sit(self, seat: int) -> None:
        """*seat* looks at the screen from now on."""
        self.table.eyes = seat
        self.seat = seat if seat in self.table.deciding() else -1
        self.watch.run(self.seat)
        self.choosing = choosing_of(self.table, self.seat)
        self.form = self.sole_form()
        self.menu = OneOfForm([])
        self.renew()
        self.wake_bots()

    def sole_form(self) -> Form | None:
        """The form to open at once when there is nothing else to do."""
        if self.choosing is not None and len(self.choosing.offers) == 1 and not self.choosing.closed:
            form = FORMS[type(self.choosing.offers[0].choices)]
            if form is not OneOfForm:
                return form(self.choosing.offers[0], self.session.words)
        return None

    def renew(self) -> None:
        """Look at the table afresh: another position, another choice or another viewer."""
        self.refused = ""
        self.drop_jumps()
        table, seat = self.table, self.table.eyes
        view = table.state if seat < 0 else table.game.view(table.state, seat)
        self.look = Look(table, view, seat, self.session.words, self.app.ink)  # type: ignore[attr-defined]
        for board in self.boards:
            board.look = self.look
        self.open_menu()
        self.lay_out()
        lit = self.lit()
        front = self.ui.front(self.look) if self.seat >= 0 else self.front
        if lit and not any(self.boards[front].spot(p) for p in lit):
            front = next((n for n, b in enumerate(self.boards) if any(b.spot(p) for p in lit)), front)
        if front != self.front:
            self.front = front
            self.lay_out()
        self.on_board = (bool(lit) and self.form is None and self.on_board) or (bool(lit) and not self.menu.entries)
        for board in self.boards:
            board.show(self.look, lit, self.choosing.picked if self.choosing else ())
        if isinstance(self.form, AimForm):
            self.boards[self.front].aim(self.form)
        self.draw()

    def lit(self) -> dict[Place, int]:
        """The places to light now."""
        if self.choosing is None or self.form is not None:
            return {}
        return self.choosing.lit()

    def open_menu(self) -> None:
        """List the lines of the open choice; the cursor stays where it was."""
        if self.choosing is None or self.look is None:
            self.menu = OneOfForm([])
            return
        words, view = self.session.words, self.look.view
        taken = letters(self.app.preferences.keymap)  # type: ignore[attr-defined]
        labels = Labels(
            action=lambda a: words.of(view, a),
            kind=lambda kind: words.say(f"offer-{kind}"),
            why=lambda c: words.of(view, c),
            keys={kind: key for kind, key in self.ui.keys.items() if key not in taken},
            taken=taken,
            prices=self.ui.prices(words),
            last=self.ui.last,
        )
        self.menu, at = OneOfForm(self.choosing.entries(labels)), self.menu.cursor
        self.menu.cursor = min(at, max(0, len(self.menu.entries) - 1))

    # -- acting -------------------------------------------------------------------------------------------------

    def act(self, action: Any) -> None:
        """Play an action of the seat at the keyboard."""
        self.play(self.seat, action)

    def play(self, seat: int, action: Any) -> None:
        """Play an action of any seat, show what came of it, and go on."""
        self.watch.count()
        try:
            told = self.session.play(seat, action)
        except Illegal as no:
            self.message = self.session.words.of(self.look.view if self.look else None, no)
            self.renew()
            self.refused = no.rule
            return
        self.message = self.session.notice
        self.form = self.choosing = None
        self.menu = OneOfForm([])
        self.on_board = True
        self.draw_side()
        self.animate_events(told, self.turn)

    def choose(self, entry: Entry) -> None:
        """A line of the menu was picked."""
        assert self.choosing is not None
        self.message = ""
        if entry.why:
            self.message = entry.why
        elif entry.action is not None:
            self.act(entry.action)
            return
        elif entry.offer is not None:
            self.form = FORMS[type(entry.offer.choices)](entry.offer, self.session.words)
        else:
            self.choosing.look(entry.kind)
            self.menu.cursor, self.on_board = 0, True
        self.renew()
        self.refused = entry.rule if entry.why else ""

    def pick(self, place: Place) -> None:
        """A place on the board was picked."""
        if self.choosing is None or self.form is not None:
            return
        if place not in self.choosing.lit():
            self.tell(self.session.words.say("ui-not-there"))
            return
        self.message = ""
        action = self.choosing.pick(place)
        if action is not None:
            self.act(action)
            return
        self.menu.cursor = 0
        self.on_board = bool(self.choosing.lit())
        self.renew()

    def on_board_picked(self, message: Board.Picked) -> None:
        """The mouse picked a place."""
        self.pick(message.place)

    def on_board_aimed(self) -> None:
        """The mouse has changed the shot that is being aimed."""
        if self.form is not None:
            self.after_form()

    def on_board_pointed(self) -> None:
        """The cursor moved: say what is there."""
        self.draw_about(pointed=True)

    # -- keys ---------------------------------------------------------------------------------------------------

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool:
        """A key that comes before the first picture, or while there is no room for one, does nothing but leave."""
        return (self.look is not None and not self.small) or action == "leave"

    def on_key(self, event: events.Key) -> None:
        """Keys of the form or the menu; all others are bindings."""
        if self.small or self.jump_key(event):
            return
        if self.skip_animation():
            event.stop()
        elif self.form is not None:
            if self.form.key(event.key):
                event.stop()
                self.after_form()
        elif self.choosing is not None and not (self.on_board and event.key in ("up", "down", "enter")):
            key = event.character if event.character and event.is_printable else event.key
            if self.menu.key(key or event.key):
                event.stop()
                entry = self.menu.chosen()
                if entry is not None:
                    self.choose(entry)
                else:
                    self.on_board = False
                    self.draw()

    def after_form(self) -> None:
        """See what the key did to the form."""
        form = self.form
        assert form is not None
        if form.done is not None:
            action, form.done = form.done, None
            self.act(action)
        elif form.gone:
            form.gone = False
            if self.sole_form() is None:
                self.form = None
            else:
                self.action_menu()
            self.renew()
        else:
            if isinstance(form, AimForm):
                self.boards[self.front].aim(form)
            self.draw()

    def animate_events(self, told: list[Event], then: Any) -> None:
        """Show what moves on the board, then go on."""
        self.run_film(told, then)
