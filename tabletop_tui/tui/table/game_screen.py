"""The screen of a game: its parts, whose turn it is, acting, and what is shown.

Pages, the replay and the export are loaded when their key is pressed, so that a table opens sooner.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.geometry import Offset

from ...engine import Event, Illegal, Place
from ...play.perspective import NOBODY
from ...play.remote.remote_seats import Unplayed
from ...play.session import Answers, Session
from ...play.story.recap import told_on_return
from ...play.table import Table
from ..dialogs.private_seat import PrivatePages, tell_stopped
from ..films.at_table import advance, animate, said, skip
from ..forms.let_go import LetsGo
from ..game_ui import GameUI, ui_fault, ui_of
from ..keys.key_table import KeyTable
from ..keys.key_tables import AIM, DEAL, DICE, GAME, HAND, LIST, PARTNERS, SWAP
from ..keys.keyed_screen import KeyedScreen
from ..keys.type_ahead import READING_TIME, TypeAhead
from ..widgets.board import Board
from ..widgets.film import TICKS_PER_SECOND, Film
from ..widgets.frame_timer import FrameTimer
from ..widgets.line_widgets import Lines
from .chat import Chat
from .choice_tree import MenuEntry
from .computer_players import PACES, ComputerPlayers
from .cover import Cover
from .cursor import Cursor
from .game_menu import ask_command, ask_to_leave, leave_table, remote_commands
from .hints import Hints
from .moment_panel import MomentPanels
from .open_choice import PICK_UP, WAIT, OpenChoice
from .pins import Pins
from .player_clock import PlayerClock
from .remote.remote_players import RemotePlayers
from .remote.shared_aim import SharedAim
from .remote.turn_alert import TurnAlert
from .seat_changes import SeatChanges
from .table_view import TableView
from .undo import redo, undo

if TYPE_CHECKING:
    from ...bots.opponents import Opponents


END_PAUSE = 8.0  # seconds for which the board of a finished game is seen before its page
POLL_INTERVAL = 0.5  # seconds between two polls of the chat and of the turn alert


class GameScreen(LetsGo, KeyedScreen[None]):
    """Plays one table. Each part of the screen has one task:

    ``choice`` is what may be done now, ``view`` what is shown, and ``cursor`` moves in it;
    ``cover`` turns hands face down between two people; ``players`` are the computer players,
    ``remote_players`` the people at other terminals.
    """

    keys = GAME
    also_keys: ClassVar[tuple[KeyTable, ...]] = (LIST, HAND, DEAL, PARTNERS, SWAP, DICE, AIM)
    idle_keys: ClassVar[frozenset[str]] = frozenset()
    """Keys of the table that do nothing on this screen."""
    BINDINGS: ClassVar = GAME.bindings()
    CSS = """
    GameScreen { layers: base over; }
    #head, #hint { background: $panel; }
    #gap { height: 2; }
    """
    played = True
    """True if there is a game to leave."""

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
        self.choice, self.clock = choice or OpenChoice(session), PlayerClock(session)
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
            can_hurry=self.players.can_hurry,
        )
        self.view.message = (
            session.notice
            or session.storage.note
            or ui_fault(session.table.game.id)
            or told_on_return(session)
        )
        self.cursor = Cursor(self, self.view, self.choice)
        self.type_ahead = TypeAhead()
        self.moments = MomentPanels(self, session, self.renew, self.type_ahead.start_reading)
        self.pins = Pins(self, session, self.tell)
        self.private_pages = PrivatePages(self, session, self.tell)
        self.cover = Cover(session, self.choice, self.clock, self.pins, self.sit_down)
        self.hints = Hints(self, session, self.tell, self.cursor)
        self.remote_players: RemotePlayers = RemotePlayers(self)
        self.shared_aim = SharedAim(self)
        self.seat_changes = SeatChanges(
            self, session, self.pins, self.tell, self.after_seat_change, self.remote_players.take_in
        )
        self.chat = Chat(self, session, self.view, self.tell)
        self.turn_alert = TurnAlert(self, session)
        self.frame_timer = FrameTimer(self, lambda: self.tick(), self.moves)
        self.began_over = session.table.over
        self.page_due: float | None = None  # when the page of the end opens by itself; 0: it has
        self.refused = ""  # the rule of the refusal that is shown
        self.ignore_keys_until = 0.0  # keys before that time are meant for what was shown before

    def compose(self) -> ComposeResult:
        yield from self.view.compose()

    def on_mount(self) -> None:
        self.frame_timer.start()
        self.set_interval(POLL_INTERVAL, self.chat.hear)
        self.set_interval(POLL_INTERVAL, self.turn_alert.poll)
        self.call_after_refresh(self.turn)

    def on_unmount(self) -> None:
        """Stop all computer players, and keep the settings that were tried."""
        self.app.keep_setting()
        self.players.close()
        self.hints.close()
        self.turn_alert.put_back()

    @property
    def table(self) -> Table:
        """The table that is played."""
        return self.session.table

    # -- whose turn --------------------------------------------------------------------------------

    def turn(self) -> None:
        """See who must act, turn hands face down if another person is next, and open the choice."""
        perspective = self.session.perspective
        if self.table.over:
            self.finish()
        elif perspective.must_cover():
            self.cover.put_up(perspective.next())
        else:
            self.show_to(perspective.next())

    def show_to(self, seat: int) -> None:
        """Show the table to *seat*, and open its choice."""
        self.session.perspective.set_viewer(seat)
        self.open_choice(seat)

    def open_choice(self, seat: int) -> None:
        """Open what *seat* may do, and let others think."""
        self.choice.open(seat)
        self.clock.stopwatch.run(NOBODY if self.choice.waits_for_hand else self.choice.seat)
        self.renew()
        tell_stopped(self.session, self.tell)
        if self.choice.seat >= 0 and not self.view.message:
            self.hints.speak_up()
        self.type_ahead.switch_to(self.choice.seat)
        self.wake_players()

    def sit_down(self, seat: int, sentence: str) -> None:
        """Show the table to *seat*, or with all hands face down to NOBODY, with a sentence."""
        self.cursor.unlight()
        if seat == NOBODY:
            self.view.forget_cursors()
            if self.view.look is not None and self.view.look.seat != NOBODY:
                self.view.message = self.session.notice  # what one player was told
            self.view.message = sentence or self.view.message
            self.open_choice(self.session.perspective.next())
        else:
            self.view.message = sentence or self.view.message
            self.show_to(seat)

    def wake_players(self) -> None:
        """Let a computer player think if it must act."""
        if self.session.runs_bots():
            self.players.start_thinking(self.pace()[0])
        else:
            self.players.stop_thinking()

    def pace(self) -> tuple[float, float]:
        """Return the seconds between a move and that of a computer player, and the speed of
        films.
        """
        app = self.app
        return PACES[app.preferences.settings.pace] if app.fps else (0.0, 1.0)

    def off_turn(self) -> bool:
        """Return whether a person at the keyboard must act in the turn of another seat."""
        seat, table = self.choice.seat, self.table
        return seat >= 0 and seat != table.game.current_turn(table.state)[1]

    def after_seat_change(self, sentence: str) -> None:
        """Go on after another player has taken a seat."""
        self.players.stop_thinking()
        self.choice.form = self.choice.choice_tree = None
        self.turn()
        self.tell(f"{sentence} {told_on_return(self.session)}".rstrip())

    def finish(self) -> None:
        """End the game: show everything and the points, and keep the result."""
        from ...store.results import remember

        self.session.perspective.set_viewer(NOBODY)
        self.clock.rest()
        remember(self.table, self.session.storage.path)
        self.choice.end()
        if self.app.fps and not self.began_over and self.page_due is None:
            names = [self.session.words.name(n) for n in self.table.game.winners(self.table.state)]
            facts = {"names": ", ".join(names), "count": len(names)}
            self.view.message = self.session.words.say("end-board", **facts)
            self.page_due = time.monotonic() + END_PAUSE  # first the board and the winning move
            self.renew()
        else:
            self.renew()
            self.show_end(READING_TIME)

    # -- acting ------------------------------------------------------------------------------------

    def play(self, seat: int, action: Any, then: Answers = ()) -> None:
        """Play an action of any seat, together with what was agreed on; show the events, and go
        on.
        """
        question = None
        if (
            seat == self.choice.seat
        ):  # at the keyboard: the story so far is read, and this question answered
            self.view.side.story.read(seat)
            question = self.choice.question
        self.clock.stopwatch.count()
        before = len(self.table.log)
        try:
            new_events = self.session.play(seat, action, then, question)
        except Unplayed as error:
            self.remote_players.unplayed(seat, str(error))
            return
        except Illegal as error:
            look = self.view.look
            self.view.message = self.session.words.of(look.view if look else None, error)
            self.renew()
            self.refused = error.rule
            return
        self.remote_players.film = False
        self.view.message = self.session.notice
        self.choice.close()
        self.view.side.story.told_until = before
        self.animate_events(new_events, self.film_over)
        if self.film.running:
            self.view.draw_side()

    def film_over(self) -> None:
        """Tell the events of the action, as the film of them has ended."""
        self.view.side.story.told_until = None
        self.view.draw_side()
        self.moments.show(self.turn, self.film.ended)

    def animate_events(self, new_events: list[Event], then: Callable[[], None]) -> None:
        """Show what moves on the board, then call *then*."""
        animate(self, new_events, then)

    def choose(self, entry: MenuEntry) -> None:
        """Follow a line of the menu."""
        if entry.kind == PICK_UP:
            self.cover.pick_up()
            return
        if entry.kind == WAIT:
            self.tell(self.waiting())
            return
        if self.type_ahead.is_unread():
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
        """Pick a place on the board."""
        tree = self.choice.choice_tree
        if tree is None or self.choice.form is not None or self.type_ahead.is_unread():
            return
        if place not in tree.lit():
            self.tell(self.session.words.say("ui-not-there"))
            return
        self.view.message = ""
        action = self.choice.pick(place)
        if action is not None:
            self.play(self.choice.seat, action)
        else:
            self.renew()

    def after_form(self) -> None:
        """Handle what a key or click has done to the form."""
        form = self.choice.form
        assert form is not None
        if form.action is not None:
            action, form.action = form.action, None
            if not self.type_ahead.is_unread():
                self.play(self.choice.seat, action, form.follow_ups)
        elif form.cancelled:
            form.cancelled = False
            if self.choice.sole_form() is None:
                self.choice.leave_form()
            else:
                self.action_menu()
            self.renew()
        else:
            if (aim := self.choice.aiming()) is not None:
                self.view.middle.board.aim(aim)
            self.view.draw()

    def after_menu(self) -> None:
        """Handle a key of the menu, which may have picked a line."""
        entry = self.choice.menu.chosen()
        if entry is not None:
            self.choose(entry)
        else:
            self.choice.on_board = False
            self.view.draw()

    # -- what is shown -----------------------------------------------------------------------------

    def renew(self, *, stay: bool = False) -> None:
        """Draw the table as it is now. *stay*: position and choice are unchanged."""
        self.refused = ""
        self.cursor.drop_letters()
        self.view.renew(stay=stay)
        if not stay:
            self.hints.guide()

    def pointed(self) -> Offset | None:
        board = self.view.middle.board
        on_board = board.steered and self.choice.form is None and not self.view.small
        return board.pointed() if on_board else None

    def restyled(self) -> None:
        """Draw again after a change of theme, signs or language."""
        if self.view.look is not None:
            self.renew(stay=True)

    def on_resize(self) -> None:
        """Another size of the terminal."""
        if self.view.resized(self.size):
            self.renew(stay=True)

    def tell(self, sentence: str) -> None:
        """Show a sentence to the people at the table."""
        self.view.tell(sentence)

    def news(self) -> list[Text]:
        """Return the sentence to show, else what the last action did."""
        if self.view.message:
            return [Text(self.view.message, "bold")]
        return self.view.side.story.latest()

    def waiting(self) -> str:
        """Return whom the table waits for while no person at the keyboard must act."""
        if self.film.running and (self.film.tells or not self.remote_players.film):
            return said(self)  # headline and board still show the turn of the film
        if self.table.over:
            return self.session.words.say("ask-over")
        return self.players.thinking() or self.remote_players.waiting()

    def turn_told(self) -> Text | None:
        """Return whose turn it is and what was said last, for the foot of the pages over the table.
        None at one keyboard, where nobody acts meanwhile.
        """
        if not self.session.remote:
            return None
        mine = self.session.perspective.mine
        if any(mine(seat) for seat in self.table.deciding()):
            told = Text(" ").append(self.session.words.say("foot-yours"), self.bright)
        else:
            told = Text(f" {self.waiting()}", "bold")
        return told.append(f"   {said}", "not bold") if (said := self.chat.last_heard()) else told

    # -- time passes -------------------------------------------------------------------------------

    def moves(self) -> bool:
        """Return whether anything is animated: a film, or the marker of an aim."""
        return self.film.running or self.choice.aiming() is not None

    def tick(self) -> None:
        """Advance films, markers, computer players and clocks."""
        aim = self.choice.aiming()
        if self.film.running:
            advance(self)
        elif aim is not None and aim.tick(1 / TICKS_PER_SECOND):
            self.view.draw_side()
        self.remote_players.tick()
        self.shared_aim.tick()
        if not self.cover.up:
            self.hints.poll(self.choice.seat)
        self.poll_players()
        if self.page_due and time.monotonic() >= self.page_due and self.app.screen is self:
            self.show_end(READING_TIME)
        if self.view.look is not None and self.app.screen is self and self.clock.ticked():
            self.view.draw_head()

    def poll_players(self) -> None:
        """Play what a computer player has decided, unless a form is open or another screen lies
        over the table.
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
                self.ignore_keys_until = time.monotonic() + READING_TIME
            if trouble:
                self.tell(trouble)
        elif self.choice.seat < 0 and self.players.thought_on():
            self.view.draw_side()
            self.view.draw_keys()

    # -- keys and the mouse ------------------------------------------------------------------------

    def takes_capital(self, letter: str) -> bool:
        form = self.choice.form
        return super().takes_capital(letter) or (
            form is not None and letter.lower() in form.letters
        )

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool:
        """Ignore keys before the first drawing or while the terminal is too small, except the one
        to leave.
        """
        if not super().check_action(action, parameters):
            return False
        shown = self.view.look is not None and not self.view.small
        return (shown and time.monotonic() >= self.ignore_keys_until) or action == "leave"

    def on_key(self, event: events.Key) -> None:
        """Handle keys of a film, the form or the menu; all others are bindings."""
        self.session.storage.key_pressed()
        if time.monotonic() < self.ignore_keys_until or self.type_ahead.is_stale(event):
            event.stop()
            return
        if self.view.small or self.cursor.letter_key(event):
            return
        if self.film.running and skip(self, event):
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
            self.cursor.move(lambda board: board.point(place))
            self.pick(place)
        elif event.is_printable:
            place, whole = self.cursor.spell(event.character or "")
            if place is not None:
                event.stop()
                if whole:
                    self.pick(place)
            elif self.is_idle(event.character or ""):
                self.tell(self.session.words.say("keys-idle", key=event.character))

    def on_lines_clicked(self, message: Lines.Clicked) -> None:
        """Pick a line of the menu, or change a row of the form."""
        rows, choice = self.view.side.choice_rows, self.choice
        if message.lines.id != "form" or self.film.running:
            return
        if choice.form is not None:
            row = rows.form_row(message.row)
            if row >= 0 and choice.form.click(row):
                self.after_form()
        elif (line := rows.menu_line(message.row)) >= 0 and not message.again:
            named = choice.menu.list.lettered(message.key)  # if several lines share a row
            line = named if named >= 0 else line
            choice.menu.cursor, choice.on_board = line, False
            self.choose(choice.menu.entries[line])

    def on_board_picked(self, message: Board.Picked) -> None:
        """Pick the place clicked."""
        self.pick(message.place)

    def on_board_aimed(self) -> None:
        """Draw the shot as the mouse has changed it."""
        if self.choice.form is not None:
            self.after_form()

    def on_board_pointed(self) -> None:
        """Describe the place under the cursor."""
        self.view.draw_about(pointed=True)

    # -- actions: the cursor -----------------------------------------------------------------------

    def action_steer(self, direction: str) -> None:
        """Move the cursor with an arrow key."""
        self.cursor.steer(direction)

    def action_cycle(self, by: int) -> None:
        """Go to the next or previous place."""
        self.cursor.cycle(by)

    def action_goto(self) -> None:
        """Ask for a coordinate to go to."""
        self.cursor.ask_coordinate()

    def action_jump(self) -> None:
        """Show letters to jump by."""
        self.cursor.show_letters()

    def action_take(self) -> None:
        """Pick the place under the cursor; without one, go to a place that can be picked."""
        place = self.view.middle.board.cursor
        if self.table.over:
            self.show_end()
        elif place is None:
            self.cursor.cycle(1)
        elif self.choice.lit():
            self.pick(place)
        elif self.choice.choice_tree is None:
            self.tell(self.waiting())

    def action_back(self) -> None:
        """Go one step back, or open the game menu if there is none."""
        self.view.message = ""
        if self.choice.back():
            self.renew()
        else:
            self.action_menu()

    def action_swap(self) -> None:
        """Switch between board and menu."""
        self.choice.swap()
        self.view.draw()

    def action_board(self) -> None:
        """Bring the next board to the front."""
        self.cursor.next_board()

    def action_zoom(self) -> None:
        """Zoom the board in or out."""
        if self.view.middle.board.can_zoom():
            self.view.middle.board.zoom()
        else:
            self.tell(self.session.words.say("ui-no-zoom"))

    def action_help(self) -> None:
        """Open the page of the keys that do something in this game."""
        self.app.open_keys(*self.view.keys_here(self.idle_keys))

    # -- actions: the game -------------------------------------------------------------------------

    def action_undo(self) -> None:
        """Undo what was tried of the settings, else the last action, or ask the others to agree to
        that.
        """
        if sentence := self.app.take_back_setting():
            self.tell(sentence)
            return
        changed, sentence = undo(self.session)
        if changed or not self.remote_players.vote_questions.ask_back():
            self.after_undo(changed, sentence)

    def action_redo(self) -> None:
        """Play again what was undone last."""
        self.after_undo(*redo(self.session))

    def after_undo(self, changed: bool, sentence: str) -> None:
        """Show a sentence, and go on from the position after undo or redo."""
        self.view.message = sentence
        if changed:
            self.choice.form = None
            self.view.side.story.forget_undone()
            self.type_ahead.forget()
            self.turn()
        self.view.draw()

    def action_hint(self) -> None:
        """Ask a computer player for a hint, which tells what the hand holds."""
        self.with_hand(self.ask_for_hint)

    def with_hand(self, do: Callable[[], None]) -> None:
        """Call *do* once the hand is picked up."""
        if self.choice.face_down and self.cover.up:
            self.cover.pick_up(then=do)
        else:
            do()

    def ask_for_hint(self) -> None:
        """Ask a computer player for a hint on the open choice."""
        self.hints.ask(NOBODY if self.choice.meanwhile else self.choice.seat)

    def action_try(self) -> None:
        """Play on from here in a sandbox, which leaves no trace at this table."""
        self.with_hand(lambda: self.app.launcher.try_out(self.session, self.choice.seat, self.tell))

    def action_cover(self) -> None:
        """Turn all hands face down, or pick up that of the next player."""
        if not self.cover.turn_over():
            self.tell(self.session.words.say("cover-needless"))

    def action_explain(self) -> None:
        """Tell why a computer player acted as it did last; pressed again, the action before."""
        self.hints.explain_last_action()

    def action_talk(self) -> None:
        """Say something to all at the table."""
        self.chat.ask()

    def action_hurry(self) -> None:
        """Make the computer player that thinks decide now."""
        self.players.hurry()

    def action_seats(self) -> None:
        """Change who plays a seat."""
        self.seat_changes.ask()

    def action_pin(self) -> None:
        """Set or remove the PIN of the person at the keyboard."""
        self.pins.change()

    def action_clock(self) -> None:
        """Start the clocks, or stop and hide them."""
        self.tell(self.clock.turn_on_or_off())
        self.view.draw()

    # -- actions: pages and menu -------------------------------------------------------------------

    def action_log(self) -> None:
        """Open the story so far."""
        from ..reading.story import Story

        self.app.push_screen(Story(self.session))

    def action_points(self) -> None:
        """Open the points by source."""
        from ..reading.pages import points_page

        if self.table.over:
            self.show_end()
        elif self.view.look is not None:
            self.app.push_screen(points_page(self.session, self.view.ui, self.view.look))

    def show_end(self, ignore_keys_for: float = 0.0) -> None:
        """Open the page at the end of a game, which ignores keys for *ignore_keys_for* seconds."""
        from ..reading.ending import final_page

        self.page_due = 0.0
        if self.view.look is not None:
            kinds = ("export", "log", "replay", "review", "rematch")
            also = {kind: getattr(self, f"action_{kind}") for kind in kinds}
            also["same"] = lambda: self.app.launcher.play_again(self.table, same=True)
            if self.session.remote:
                also["talk"] = self.action_talk
            ui, look = self.view.ui, self.view.look
            page = final_page(self.session, ui, look, also=also, ignore_keys_for=ignore_keys_for)
            self.app.push_screen(page)

    def action_review(self) -> None:
        """Open the review of costly decisions."""
        from .ask_review import ask_review

        ask_review(self, self.session, self.tell)

    def action_rematch(self) -> None:
        """Begin another game with the same people."""
        self.app.launcher.play_again(self.table)

    def action_charts(self) -> None:
        """Open the charts of the points and of the game."""
        from ..reading.pages import chart_page

        if self.view.look is not None:
            self.app.push_screen(chart_page(self.session, self.view.ui, self.view.look))

    def action_compare(self) -> None:
        """Tell what a choice does to the standing of all."""
        self.view.compare()

    def action_legend(self) -> None:
        """Open the legend of all symbols."""
        from ..reading.pages import legend_page

        if self.view.look is not None:
            self.app.push_screen(legend_page(self.session, self.view.ui, self.view.look))

    def action_sheet(self) -> None:
        """Open the component sheet."""
        from ..reading.pages import sheet_page

        if self.view.look is not None:
            self.app.push_screen(sheet_page(self.session, self.view.ui, self.view.look))

    def action_rule(self) -> None:
        """Open the rule behind what is highlighted, else that of the decision."""
        from ..reading.pages import rule_page

        rule = self.refused or self.choice.rule(self.view.middle.board.cursor)
        if not rule and self.table.state.stack:
            rule = self.table.game.by_frame[type(self.table.state.stack[-1])].rule
        self.app.push_screen(rule_page(self.session, rule))

    def action_export(self) -> None:
        """Write the story to a file, or a picture of the screen."""
        from ..dialogs.export import ask_export
        from ..reading.ending import card

        if (look := self.view.look) is not None:
            ask_export(self.app, self.session, lambda: card(look, self.view.ui))

    def action_replay(self) -> None:
        """Open the replay of the game so far, as the viewer may see it."""
        if self.session.remote and not self.table.over:
            from ..replay.own_replay import OwnReplay

            self.app.push_screen(OwnReplay(self.table.snapshot(), self.session.perspective.viewer))
            return
        if self.session.remote:
            from ..replay.together import TogetherReplay

            self.app.push_screen(TogetherReplay(self.session, self.action_talk))
            return
        from ..replay.replay_screen import ReplayScreen

        self.app.push_screen(
            ReplayScreen(self.table, self.session.perspective.viewer, covered=False)
        )

    def action_theme(self) -> None:
        """Switch to the next theme."""
        self.tell(self.app.next_theme())

    def action_pictures(self) -> None:
        """Switch to the next way of drawing boards."""
        self.tell(self.app.next_pictures())

    def action_menu(self) -> None:
        """Open the game menu."""

        def own(*names: str) -> dict[str, Callable[[], None]]:
            return {name: getattr(self, f"action_{name}") for name in names}

        commands = {
            **own("log", "points", "charts", "rule", "legend", "sheet", "export", "replay"),
            **remote_commands(self),
            **self.remote_players.commands(),
            **own(*(() if self.table.over else ("try",)), "orders"),
            "notes": lambda: self.with_hand(self.private_pages.notes),
            **own("seats", "pin", "clock", "theme", "help", "leave"),
        }
        ask_command(self, self.session, commands)

    def action_orders(self) -> None:
        """Open the standing orders of the seat whose hand is seen."""
        self.with_hand(self.private_pages.orders)

    def action_leave(self) -> None:
        """Leave the game: for the hall at once, as one key comes back, else after a question."""
        if "hall" in self.app.ways_out and not self.session.problem:
            leave_table(self, self.session, self.clock.rest)
        else:
            self.ask_to_leave()

    def ask_to_leave(self) -> None:
        """Ask, then leave the game."""
        ask_to_leave(self, self.session, self.clock.rest)
