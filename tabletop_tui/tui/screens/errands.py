"""The game screen's errands: cursor, undo, handover, films, pages and leaving."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from ...engine import Event
from ..board import Board
from ..forms import AimForm, OneOfForm
from .ask import Ask
from .export import ask_export
from .page import Page
from .pages import chart_page, keys_page, legend_page, points_page, rule_page, sheet_page
from .reader import Reader
from .replay import ReplayScreen
from .story import Story

if TYPE_CHECKING:
    from .game import GameScreen


class Errands:
    """What the keys of the game screen do."""

    film: list[tuple[Event, float]]
    film_at: float
    film_then: Callable[[], None] | None = None
    played = True
    """There is a game to leave."""

    # -- the cursor ---------------------------------------------------------------------------------------------

    def action_steer(self: GameScreen, direction: str) -> None:
        """Arrows: along the board, or up and down the menu."""
        if not self.on_board and direction in ("up", "down"):
            return
        self.go(lambda board: board.steer(direction), on_board=self.on_board or bool(self.lit()))

    def action_cycle(self: GameScreen, by: int) -> None:
        """To the next or previous place."""
        self.go(lambda board: board.cycle(by), on_board=True)

    def go(self: GameScreen, way: Callable[[Board], None], *, on_board: bool) -> None:
        """Move the cursor of the front board and tell what it is on, in one picture."""
        board, before, was = self.boards[self.front], self.boards[self.front].cursor, self.on_board
        self.on_board = on_board
        with board.prevent(Board.Pointed):
            way(board)
        if board.cursor != before:
            self.draw_about(pointed=True)
        if on_board != was:
            self.draw_side()

    def action_take(self: GameScreen) -> None:
        """Enter: pick what the cursor is on."""
        board = self.boards[self.front]
        if board.cursor is not None and self.lit():
            self.pick(board.cursor)

    def action_back(self: GameScreen) -> None:
        """Esc: one step back; with nothing to give back, the game menu."""
        self.message = ""
        if self.choosing is not None and self.choosing.back():
            self.on_board = True
            self.renew()
        else:
            self.action_menu()

    def action_swap(self: GameScreen) -> None:
        """Tab: from the board to the menu and back."""
        self.on_board = (not self.on_board and bool(self.lit())) or not self.menu.entries
        self.draw()

    def action_board(self: GameScreen) -> None:
        """Bring the next board to the front."""
        self.to_front((self.front + 1) % len(self.boards))
        self.draw()

    def to_front(self: GameScreen, front: int) -> None:
        """Bring a board to the front."""
        self.front = front
        self.lay_out()
        if self.look is not None:
            self.boards[front].show(self.look, self.lit(), self.choosing.picked if self.choosing else ())

    def action_zoom(self: GameScreen) -> None:
        """Let the board zoom in or out."""
        zoom = getattr(self.boards[self.front], "zoom", None)
        if zoom is not None:
            zoom()

    def action_goto(self: GameScreen) -> None:
        """Type a coordinate."""
        from .prompt import Prompt

        def go(text: str | None) -> None:
            order = sorted(range(len(self.boards)), key=lambda n: n != self.front)  # the board in front knows best
            named = ((n, self.boards[n].named(text or "")) for n in order)
            n, place = next((found for found in named if found[1] is not None), (self.front, None))
            if place is None and text:
                self.message = self.session.words.say("ui-no-place", text=text)
            elif place is not None:
                if n != self.front:
                    self.to_front(n)
                self.on_board = True
                self.boards[n].point(place)
            self.draw()

        self.app.push_screen(Prompt(self.session.words.say("ui-goto")), go)

    # -- back and forth -----------------------------------------------------------------------------------------

    def action_undo(self: GameScreen) -> None:
        """Take the last action back."""
        words = self.session.words
        done = self.session.undo()
        self.message = words.say("ui-undone" if done else "ui-sealed" if self.table.log else "ui-nothing")
        if done:
            self.form = None
            self.turn()
        self.draw()

    def action_redo(self: GameScreen) -> None:
        """Play again what was taken back."""
        if self.table.undone:
            self.session.redo()
            self.message = ""
            self.turn()
        else:
            self.message = self.session.words.say("ui-nothing")
            self.draw()

    # -- films --------------------------------------------------------------------------------------------------

    def run_film(self: GameScreen, told: list[Event], then: Callable[[], None]) -> None:
        """Show the events that move, one after the other, and then go on."""
        fps = self.app.fps  # type: ignore[attr-defined]
        board = self.boards[self.front]
        self.film = [(e, length) for e in told if fps and (length := board.plays(e)) > 0]
        self.film_at, self.film_then = 0.0, then
        if not self.film:
            self.skip_film()

    def skip_film(self: GameScreen) -> None:
        """To the end of the film."""
        then, self.film, self.film_then = self.film_then, [], None
        if then is not None:
            then()

    def skip_animation(self: GameScreen) -> bool:
        """Whether a key was only meant to end a film."""
        if self.film_then is None:
            return False
        self.skip_film()
        return True

    def tick(self: GameScreen) -> None:
        """A thirtieth of a second has passed: films and markers move, computer players think."""
        if self.film_then is not None and self.film:
            event, length = self.film[0]
            self.film_at += self.pace()[1] / 30
            if self.film_at >= length:
                self.film.pop(0)
                self.film_at = 0.0
                if not self.film:
                    self.skip_film()
            elif not round(30 * self.film_at) % (30 // self.app.fps):  # type: ignore[attr-defined]
                self.boards[self.front].frame(event, self.film_at)
        elif isinstance(self.form, AimForm) and self.form.tick(1 / 30):
            self.draw_side()
        self.poll_bots()
        self.tick_clock()

    # -- pages --------------------------------------------------------------------------------------------------

    def open_page(self: GameScreen, page: Page | Reader) -> None:
        """Show a page over the game."""
        self.app.push_screen(page)

    def action_log(self: GameScreen) -> None:
        """The story so far."""
        self.open_page(Story(self.session))

    def action_points(self: GameScreen) -> None:
        """Points by source."""
        if self.look is not None:
            over = self.table.over
            also = {"x": self.action_export, "l": self.action_log, "w": self.action_replay} if over else None
            self.open_page(points_page(self.session, self.ui, self.look, final=over, also=also))

    def action_charts(self: GameScreen) -> None:
        """The course of the points, and the game's own charts."""
        if self.look is not None:
            self.open_page(chart_page(self.session, self.ui, self.look))

    def action_export(self: GameScreen) -> None:
        """The story into a file, or a picture of the screen."""
        ask_export(self.app, self.session)

    def action_replay(self: GameScreen) -> None:
        """The game so far, walked through with the eyes of whoever is at the keyboard."""
        self.app.push_screen(ReplayScreen(self.table, self.table.eyes, covered=False))

    def tell(self: GameScreen, sentence: str) -> None:
        """Tell the people at the table something."""
        self.message = sentence
        self.draw_about()

    def action_legend(self: GameScreen) -> None:
        """Every symbol."""
        if self.look is not None:
            self.open_page(legend_page(self.session, self.ui, self.look))

    def action_sheet(self: GameScreen) -> None:
        """The components."""
        if self.look is not None:
            self.open_page(sheet_page(self.session, self.ui, self.look))

    def action_help(self: GameScreen) -> None:
        """The keys."""
        self.open_page(keys_page(self.session, self.app.preferences.keymap))

    def action_rule(self: GameScreen) -> None:
        """The rule behind what is highlighted."""
        entry = self.menu.here() if not self.on_board else None
        rule = self.refused or (entry.rule if entry is not None else "")
        if not rule and self.form is not None and not isinstance(self.form, OneOfForm):
            rule = getattr(self.form.offer.action, "rule", "")
        if not rule and self.choosing is not None:
            cursor, n = self.boards[self.front].cursor, len(self.choosing.picked)
            there = (a.rule for a in self.choosing.actions() if a.places[n : n + 1] == (cursor,))
            rule = next(there, "") or next((a.rule for a in self.choosing.actions()), "")
        if not rule and self.table.state.stack:
            rule = self.table.game.by_frame[type(self.table.state.stack[-1])].rule
        self.open_page(rule_page(self.session, rule))

    def action_theme(self: GameScreen) -> None:
        """The next theme."""
        if told := self.app.next_theme():  # type: ignore[attr-defined]
            self.tell(told)

    # -- leaving ------------------------------------------------------------------------------------------------

    def action_menu(self: GameScreen) -> None:
        """The game menu."""
        say = self.session.words.say
        picks = ("go-on", "log", "points", "charts", "rule", "legend", "sheet", "export", "replay", "seats", "pin",
                 "clock", "theme", "help", "leave")  # fmt: skip
        keys = dict(zip(picks, "glpcrisxwontmkq", strict=True))
        answers = [(pick, keys[pick], say(f"menu-{pick}")) for pick in picks]

        def chosen(pick: str | None) -> None:
            if pick and pick != "go-on":
                getattr(self, f"action_{pick}")()

        self.app.push_screen(Ask(say("menu-title"), answers), chosen)

    def action_leave(self: GameScreen) -> None:
        """Ask, then leave the game; it is saved already, unless the disk fails."""
        say = self.session.words.say
        answers = [("stay", "s", say("leave-stay")), ("home", "h", say("leave-home")), ("quit", "q", say("leave-quit"))]

        def chosen(pick: str | None) -> None:
            if pick in ("home", "quit"):
                self.rest()
            if pick == "home":
                self.session.close()
                self.app.go_home()  # type: ignore[attr-defined]
            elif pick == "quit":
                self.session.close()
                self.app.exit()

        question = say("leave-unsaved" if self.session.problem else "leave-title")
        self.app.push_screen(Ask(question, answers, leaving=True), chosen)

    def finish(self: GameScreen) -> None:
        """The game is over: everything is open now; show the points."""
        self.table.eyes, self.seat, self.choosing, self.form = -1, -1, None, None
        self.renew()
        self.action_points()
