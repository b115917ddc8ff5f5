"""Whose turn it is at the table, what they do, and what comes of it."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from rich.text import Text
from textual import events
from textual.app import ComposeResult

from ...engine import Event, Illegal, Place
from ...play.perspective import NOBODY
from ...play.remote.remote_seats import Unplayed
from ...play.session import Answers, Session
from ..game_ui import GameUI, ui_fault, ui_of
from ..keys.type_ahead import TypeAhead
from ..widgets.film import BEATS, Film
from ..widgets.frame_timer import FrameTimer
from .chat import Chat
from .choice_tree import Entry
from .computer_players import PACES, ComputerPlayers
from .cover import Cover
from .cursor import Cursor
from .hints import Hints
from .moment_panel import MomentPanels
from .open_choice import OpenChoice
from .pins import Pins
from .player_clock import Clock
from .remote_players import RemotePlayers
from .seat_changes import Seats
from .table_screen import UNREADABLE, TableScreen
from .table_view import TableView
from .turn_alert import TurnAlert

if TYPE_CHECKING:
    from ...bots.opponents import Opponents


POLL_INTERVAL = 0.5  # seconds between two looks at what others said


class Turns(TableScreen):
    """Plays one table: brings its parts together, each of which knows its own thing alone.

    ``choice`` is what may be done now, ``view`` what is shown, ``cursor`` moves about in it;
    ``cover`` hides the table between two people, ``players`` are the computer players.
    """

    def __init__(
        self,
        session: Session,
        *,
        ui: GameUI | None = None,
        choice: OpenChoice | None = None,
        opponents: Opponents | None = None,
    ) -> None:
        super().__init__()
        self.session = session
        self.choice, self.clock = choice or OpenChoice(session), Clock(session)
        self.players, self.film = ComputerPlayers(session, opponents), Film()
        self.view = TableView(
            self,
            session,
            ui or ui_of(session.table.game.id),
            self.choice,
            self.clock,
            news=self.news,
            here=lambda: self.remote_players.here(),
            waiting=self.waiting,
            thinking=self.players.thinking,
        )
        self.view.message = (
            session.notice or session.storage.note or ui_fault(session.table.game.id)
        )
        self.cursor = Cursor(self, self.view, self.choice)
        self.type_ahead = TypeAhead()
        self.moments = MomentPanels(self, session, self.renew, self.type_ahead.startle)
        self.pins = Pins(self, session, self.tell)
        self.cover = Cover(self, session, self.clock, self.pins, self.sit_down)
        self.hints = Hints(self, session, self.tell, self.cursor)
        self.remote_players = RemotePlayers(self)
        self.seats = Seats(
            self, session, self.pins, self.tell, self.changed_hands, self.remote_players.take_in
        )
        self.talking = Chat(self, session, self.view, self.tell)
        self.turn_alert = TurnAlert(self, session)
        self.beat = FrameTimer(self, lambda: self.tick(), self.moves)
        self.refused = ""  # the rule of the refusal that is on the screen
        self.ignore_keys_until = 0.0  # until then keys are still meant for what was there before

    def compose(self) -> ComposeResult:
        yield from self.view.compose()

    def on_mount(self) -> None:
        self.beat.start()
        self.set_interval(POLL_INTERVAL, self.talking.hear)
        self.set_interval(POLL_INTERVAL, self.turn_alert.poll)
        self.call_after_refresh(self.turn)

    def on_unmount(self) -> None:
        """The table is left: nobody thinks any more."""
        self.players.close()
        self.hints.close()
        self.turn_alert.put_back()

    # -- whose turn --------------------------------------------------------------------------------

    def turn(self) -> None:
        """See who decides now, hand the keyboard over if need be, and open the choice."""
        perspective = self.session.perspective
        if self.table.over:
            self.finish()
        elif perspective.must_cover():
            self.cover.put_up(perspective.next())
        else:
            self.sit(perspective.next())

    def sit(self, seat: int) -> None:
        """*seat* looks at the screen from now on."""
        self.session.perspective.sit(seat)
        self.choice.open(seat)
        self.clock.stopwatch.run(self.choice.seat)
        self.renew()
        self.type_ahead.comes(self.choice.seat, covered=self.cover.up)
        self.wake_players()

    def sit_down(self, seat: int, sentence: str) -> None:
        """*seat* comes to the keyboard, and there may be something to tell."""
        self.view.message = sentence or self.view.message
        self.sit(seat)

    def wake_players(self) -> None:
        """Let a computer player think when it owes an answer; a person looks on, never at
        everybody's cards.
        """
        people = self.table.people()
        if not self.session.runs_bots():
            self.players.sleep()
        elif self.session.perspective.viewer == NOBODY and people and not self.session.remote:
            if self.table.needs_cover(people[0]):
                self.cover.put_up(people[0])
            else:
                self.sit(people[0])
        else:
            self.players.wake(self.pace()[0])

    def pace(self) -> tuple[float, float]:
        """Seconds that a table looks at a move before a computer player makes the next, and the
        speed of films.
        """
        app = self.app
        return PACES[app.preferences.settings.pace] if app.fps else (0.0, 1.0)

    def changed_hands(self, sentence: str) -> None:
        """Somebody else plays a seat from now on."""
        self.players.sleep()
        self.choice.form = self.choice.choice_tree = None
        self.turn()
        self.tell(sentence)

    def finish(self) -> None:
        """The game is over: everything is open now, and it goes into the records."""
        from ...store.results import remember

        self.session.perspective.sit(NOBODY)
        self.clock.rest()
        remember(self.table, self.session.storage.path)
        self.choice.end()
        self.renew()

    # -- acting ------------------------------------------------------------------------------------

    def play(self, seat: int, action: Any, then: Answers = ()) -> None:
        """Play an action of any seat and what was agreed on with it, show what came of it, and go
        on.
        """
        question = None
        if seat == self.choice.seat:  # at the keyboard: what was told is read, and this is answered
            self.view.side.story.read(seat)
            question = self.choice.question
        self.clock.stopwatch.count()
        before = len(self.table.log)
        try:
            told = self.session.play(seat, action, then, question)
        except Unplayed as no:
            self.remote_players.unplayed(seat, str(no))
            return
        except Illegal as no:
            look = self.view.look
            self.view.message = self.session.words.of(look.view if look else None, no)
            self.renew()
            self.refused = no.rule
            return
        self.remote_players.film = False
        self.view.message = self.session.notice
        self.choice.close()
        self.view.side.story.held = before
        self.animate_events(told, self.film_over)
        if self.film.running:
            self.view.draw_side()

    def film_over(self) -> None:
        """What came of an action has been seen, so that it may be told."""
        self.view.side.story.held = None
        self.view.draw_side()
        self.moments.show(self.turn)

    def animate_events(self, told: list[Event], then: Callable[[], None]) -> None:
        """Show what moves on the board, then go on; a hidden board on which it is seen comes to the
        front.
        """
        stage = self.view.ui.stage(told)
        if stage >= 0 and not self.view.middle.boards[stage].display:
            self.view.bring_forward(stage)
        if not (self.app.fps and self.film.start(self.view.middle.board, told, then)):
            then()

    def choose(self, entry: Entry) -> None:
        """A line of the menu was picked."""
        if self.type_ahead.unread():
            return
        self.view.message = entry.why
        if entry.action is not None and not entry.why:
            self.play(self.choice.seat, entry.action)
            return
        if not entry.why:
            self.choice.follow(entry)
        self.renew()
        self.refused = entry.rule if entry.why else ""

    def pick(self, place: Place) -> None:
        """A place on the board was picked."""
        choosing = self.choice.choice_tree
        if choosing is None or self.choice.form is not None or self.type_ahead.unread():
            return
        if place not in choosing.lit():
            self.tell(self.session.words.say("ui-not-there"))
            return
        self.view.message = ""
        action = self.choice.pick(place)
        if action is not None:
            self.play(self.choice.seat, action)
        else:
            self.renew()

    def action_menu(self) -> None:
        """What else can be done than to fill in the only form."""
        raise NotImplementedError

    def after_form(self) -> None:
        """See what a key or a click did to the form."""
        form = self.choice.form
        assert form is not None
        if form.done is not None:
            action, form.done = form.done, None
            if not self.type_ahead.unread():
                self.play(self.choice.seat, action, form.then)
        elif form.gone:
            form.gone = False
            if self.choice.sole_form() is None:
                self.choice.form = None
            else:
                self.action_menu()
            self.renew()
        else:
            if (aim := self.choice.aiming()) is not None:
                self.view.middle.board.aim(aim)
            self.view.draw()

    # -- what is shown -----------------------------------------------------------------------------

    def renew(self, *, stay: bool = False) -> None:
        """Look at the table afresh; *stay*: neither position nor choice is another one."""
        self.refused = ""
        self.cursor.drop_letters()
        self.view.renew(stay=stay)

    def restyled(self) -> None:
        """Another theme, other signs or another language."""
        if self.view.look is not None and not self.cover.up:
            self.renew(stay=True)

    def on_resize(self) -> None:
        """Another size of the terminal."""
        if self.view.look is not None:
            self.renew(stay=True)

    def tell(self, sentence: str) -> None:
        """Tell the people at the table something."""
        self.view.tell(sentence)

    def news(self) -> list[Text]:
        """What was refused or is to be told, else what the last action brought about."""
        if self.view.message:
            return [Text(self.view.message, "bold")]
        return self.view.side.story.latest()

    def waiting(self) -> str:
        """What is being waited for while nobody at the keyboard owes an answer."""
        if self.film.running and not self.remote_players.film:
            return ""  # headline and board still show the turn in which it happens
        if self.table.over:
            return self.session.words.say("ask-over")
        return self.players.thinking() or self.remote_players.waiting()

    def moves(self) -> bool:
        """Whether anything moves by itself: a film, or the marker of an aim."""
        return self.film.running or self.choice.aiming() is not None

    def tick(self) -> None:
        """A beat has passed: films and markers move, computer players think, clocks run."""
        aim = self.choice.aiming()
        if self.film.running:
            self.film.tick(self.view.middle.board, self.app.fps, self.pace()[1])
        elif aim is not None and aim.tick(1 / BEATS):
            self.view.draw_side()
        self.remote_players.tick()
        if not self.cover.up:
            self.hints.poll(self.choice.seat)
            self.poll_players()
        if self.view.look is not None and self.app.screen is self and self.clock.ticked():
            self.view.draw_head()

    def poll_players(self) -> None:
        """Play what a computer player has decided, once nothing lies over the table and nobody
        fills in a form.
        """
        if self.session.remote:
            if self.choice.seat < 0 and self.players.thought_on():
                self.view.draw_side()
            return
        if self.film.running or self.choice.form is not None or self.app.screen is not self:
            return
        decided = self.players.decided()
        if decided is not None:
            trouble = self.players.trouble(decided[0])
            self.play(*decided)
            if self.off_turn():
                self.ignore_keys_until = time.monotonic() + UNREADABLE
            if trouble:
                self.tell(trouble)
        elif self.choice.seat < 0 and self.players.thought_on():
            self.view.draw_side()
            self.view.draw_keys()

    # -- keys and the mouse ------------------------------------------------------------------------

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool:
        """A key that comes before the first picture, or while there is no room for one, does
        nothing but leave.
        """
        if not super().check_action(action, parameters):
            return False
        shown = self.view.look is not None and not self.view.small
        return (shown and time.monotonic() >= self.ignore_keys_until) or action == "leave"

    def on_key(self, event: events.Key) -> None:
        """Keys of a film, of the form or of the menu; all others are bindings."""
        self.session.storage.key_pressed()
        if time.monotonic() < self.ignore_keys_until or self.type_ahead.late(event):
            event.stop()
            return
        if self.view.small or self.cursor.letter_key(event):
            return
        if self.film.running:
            self.film.skip()
            if not self.remote_players.film:  # what others did never takes a key away
                event.stop()
                return
        if self.choice.form is not None:
            if self.choice.form.key(event.key):
                event.stop()
                self.after_form()
        elif self.choice.menu_key(
            event.character if event.character and event.is_printable else event.key
        ):
            event.stop()
            self.after_menu()
        elif self.choice.lit() and (place := self.view.middle.board.keyed(event.character or "")):
            event.stop()
            self.cursor.move(lambda board: board.point(place), on_board=True)
            self.pick(place)
        elif event.is_printable:
            place, whole = self.cursor.spell(event.character or "")
            if place is not None:
                event.stop()
                if whole:
                    self.pick(place)

    def after_menu(self) -> None:
        """See whether a key has picked a line of the menu."""
        entry = self.choice.menu.chosen()
        if entry is not None:
            self.choose(entry)
        else:
            self.choice.on_board = False
            self.view.draw()
