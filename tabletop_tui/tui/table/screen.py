"""The screen of a game: what every key and a click does, and the game menu.

Pages, the replay and the export are loaded when their key is pressed: a table opens sooner.
"""

from __future__ import annotations

from typing import ClassVar

from ..keys.key_table import KeyTable
from ..keys.key_tables import AIM, DEAL, GAME, HAND, LIST
from ..widgets.board import Board
from ..widgets.line_widgets import Lines
from .game_menu import ask_command, ask_to_leave
from .table_screen import UNREADABLE
from .turns import Turns
from .undo import redo, undo


class GameScreen(Turns):
    """A table at the keyboard. Each key of :mod:`..keys.tables` is an action here, carried out by
    the part of the table that knows how.
    """

    keys = GAME
    also_keys: ClassVar[tuple[KeyTable, ...]] = (LIST, HAND, DEAL, AIM)
    BINDINGS: ClassVar = GAME.bindings()
    CSS = """
    GameScreen { layers: base over; }
    #head, #hint { background: $panel; }
    #gap { height: 2; }
    """
    played = True
    """There is a game to leave."""

    def finish(self) -> None:
        """The game is over: show the points."""
        super().finish()
        self.show_end(UNREADABLE)

    # -- the cursor --------------------------------------------------------------------------------

    def action_steer(self, direction: str) -> None:
        """An arrow."""
        self.cursor.steer(direction)

    def action_cycle(self, by: int) -> None:
        """To the next or previous place."""
        self.cursor.cycle(by)

    def action_goto(self) -> None:
        """To a coordinate."""
        self.cursor.ask_coordinate()

    def action_jump(self) -> None:
        """To a letter."""
        self.cursor.show_letters()

    def action_take(self) -> None:
        """Enter: pick what the cursor is on; where it is on nothing, go to what can be picked."""
        place = self.view.middle.board.cursor
        if place is None:
            self.cursor.cycle(1)
        elif self.choice.lit():
            self.pick(place)

    def action_back(self) -> None:
        """Esc: one step back; with nothing to give back, the game menu."""
        self.view.message = ""
        if self.choice.back():
            self.renew()
        else:
            self.action_menu()

    def action_swap(self) -> None:
        """Tab: from the board to the menu and back."""
        self.choice.swap()
        self.view.draw()

    def action_board(self) -> None:
        """The next board to the front."""
        self.cursor.next_board()

    def action_zoom(self) -> None:
        """Let the board zoom in or out."""
        self.view.middle.board.zoom()

    # -- the game ----------------------------------------------------------------------------------

    def action_undo(self) -> None:
        """Take the last action back."""
        changed, sentence = undo(self.session)
        if changed or not self.remote_players.vote_questions.ask_back():
            self.after_undo(changed, sentence)

    def action_redo(self) -> None:
        """Play again what was taken back."""
        self.after_undo(*redo(self.session))

    def after_undo(self, changed: bool, sentence: str) -> None:
        """Go on from the position that the table is at now."""
        self.view.message = sentence
        if changed:
            self.choice.form = None
            self.view.side.story.taken_back()
            self.type_ahead.forget()
            self.turn()
        self.view.draw()

    def action_hint(self) -> None:
        """What a computer player would do here."""
        self.hints.ask(self.choice.seat)

    def action_motive(self) -> None:
        """Why a computer player did what it did last; pressed again, what it did before."""
        self.hints.tell_motive()

    def action_talk(self) -> None:
        """Say something to all at the table."""
        self.talking.ask()

    def action_hurry(self) -> None:
        """Whoever thinks decides now."""
        self.players.hurry()

    def action_seats(self) -> None:
        """Let somebody else take a seat."""
        self.seats.ask()

    def action_pin(self) -> None:
        """Give the person at the keyboard a PIN, or take it away."""
        self.pins.change()

    def action_clock(self) -> None:
        """Let the clocks run, or stop and hide them."""
        self.tell(self.clock.turn_on_or_off())
        self.view.draw()

    # -- pages -------------------------------------------------------------------------------------

    def action_log(self) -> None:
        """The story so far."""
        from ..reading.story import Story

        self.app.push_screen(Story(self.session))

    def action_points(self) -> None:
        """Points by source."""
        from ..reading.pages import points_page

        if self.table.over:
            self.show_end()
        elif self.view.look is not None:
            self.app.push_screen(points_page(self.session, self.view.ui, self.view.look))

    def show_end(self, deaf: float = 0.0) -> None:
        """The page at the end of a game, which takes no key for so many seconds."""
        from ..reading.pages import final_page

        if self.view.look is not None:
            also = {
                "export": self.action_export,
                "log": self.action_log,
                "replay": self.action_replay,
                "review": self.action_review,
                "rematch": self.action_rematch,
            }
            page = final_page(self.session, self.view.ui, self.view.look, also=also, deaf=deaf)
            self.app.push_screen(page)

    def action_review(self) -> None:
        """The decisions that cost somebody most."""
        from .ask_review import ask_review

        ask_review(self, self.session, self.tell)

    def action_rematch(self) -> None:
        """The same people again."""
        self.app.launcher.play_again(self.table)

    def action_charts(self) -> None:
        """The course of the points, and the game's own charts."""
        from ..reading.pages import chart_page

        if self.view.look is not None:
            self.app.push_screen(chart_page(self.session, self.view.ui, self.view.look))

    def action_legend(self) -> None:
        """Every symbol."""
        from ..reading.pages import legend_page

        if self.view.look is not None:
            self.app.push_screen(legend_page(self.session, self.view.ui, self.view.look))

    def action_sheet(self) -> None:
        """The components."""
        from ..reading.pages import sheet_page

        if self.view.look is not None:
            self.app.push_screen(sheet_page(self.session, self.view.ui, self.view.look))

    def action_rule(self) -> None:
        """The rule behind what is highlighted, else that of the whole decision."""
        from ..reading.pages import rule_page

        rule = self.refused or self.choice.rule(self.view.middle.board.cursor)
        if not rule and self.table.state.stack:
            rule = self.table.game.by_frame[type(self.table.state.stack[-1])].rule
        self.app.push_screen(rule_page(self.session, rule))

    def action_export(self) -> None:
        """The story into a file, or a picture of the screen."""
        from ..dialogs.export import ask_export

        ask_export(self.app, self.session)

    def action_replay(self) -> None:
        """The game so far, walked through with the eyes of whoever is at the keyboard."""
        if self.session.remote and not self.table.over:
            from ..replay.own_replay import OwnReplay

            self.app.push_screen(OwnReplay(self.table.snapshot(), self.session.perspective.viewer))
            return
        from ..replay.replay_screen import ReplayScreen

        self.app.push_screen(
            ReplayScreen(self.table, self.session.perspective.viewer, covered=False)
        )

    def action_theme(self) -> None:
        """The next theme."""
        if told := self.app.next_theme():
            self.tell(told)

    def action_pictures(self) -> None:
        """The next way to draw the boards."""
        self.tell(self.app.next_pictures())

    def action_menu(self) -> None:
        """The game menu."""
        commands = {
            "log": self.action_log,
            "points": self.action_points,
            "charts": self.action_charts,
            "rule": self.action_rule,
            "legend": self.action_legend,
            "sheet": self.action_sheet,
            "export": self.action_export,
            "replay": self.action_replay,
            **({"talk": self.action_talk} if self.session.remote else {}),
            **(
                {"motion": self.remote_players.vote_questions.ask_again}
                if self.remote_players.vote_questions.waits
                else {}
            ),
            "seats": self.action_seats,
            "pin": self.action_pin,
            "clock": self.action_clock,
            "theme": self.action_theme,
            "help": self.action_help,
            "leave": self.action_leave,
        }
        ask_command(self, self.session, commands)

    def action_leave(self) -> None:
        """Ask, then leave the game."""
        ask_to_leave(self, self.session, self.clock.rest)

    # -- the mouse ---------------------------------------------------------------------------------

    def on_lines_clicked(self, message: Lines.Clicked) -> None:
        """The mouse picks a line of the menu, or changes a row of the form."""
        rows, choice = self.view.side.choice_rows, self.choice
        if message.lines.id != "form" or self.film.running:
            return
        if choice.form is not None:
            row = rows.form_row(message.row)
            if row >= 0 and choice.form.click(row):
                self.after_form()
        elif (line := rows.menu_line(message.row)) >= 0 and not message.again:
            named = choice.menu.list.lettered(message.key)  # where several lines share a row
            line = named if named >= 0 else line
            choice.menu.cursor, choice.on_board = line, False
            self.choose(choice.menu.entries[line])

    def on_board_picked(self, message: Board.Picked) -> None:
        """The mouse picked a place."""
        self.pick(message.place)

    def on_board_aimed(self) -> None:
        """The mouse has changed the shot that is being aimed."""
        if self.choice.form is not None:
            self.after_form()

    def on_board_pointed(self) -> None:
        """The cursor moved: say what is there."""
        self.view.draw_about(pointed=True)
