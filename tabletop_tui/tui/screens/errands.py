"""The game screen's errands: cursor, undo, handover, films, pages and leaving."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from rich.text import Text

from ...bots.brain import hint
from ...engine import Event, Luck
from ..forms import AimForm
from ..ink import BOLD
from ..opponents import Opponents
from .ask import Ask
from .handover import Handover
from .page import Page
from .pages import keys_page, legend_page, log_page, points_page, rule_page, sheet_page

if TYPE_CHECKING:
    from .game import GameScreen


class Errands:
    """What the keys of the game screen do."""

    film: list[tuple[Event, float]]
    film_at: float
    film_then: Callable[[], None] | None = None
    opponents: Opponents | None = None

    # -- the cursor ---------------------------------------------------------------------------------------------

    def action_steer(self: GameScreen, direction: str) -> None:
        """Arrows: along the board, or up and down the menu."""
        if not self.on_board and direction in ("up", "down"):
            return
        self.on_board = self.on_board or bool(self.lit())
        self.boards[self.front].steer(direction)
        self.draw_side()

    def action_cycle(self: GameScreen, by: int) -> None:
        """To the next or previous place."""
        self.on_board = True
        self.boards[self.front].cycle(by)
        self.draw_side()

    def action_take(self: GameScreen) -> None:
        """Enter: pick what the cursor is on."""
        board = self.boards[self.front]
        if board.cursor is not None and board.cursor in self.lit():
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
        self.front = (self.front + 1) % len(self.boards)
        front = self.front
        self.lay_out()
        if self.look is not None:
            self.boards[front].show(self.look, self.lit(), self.choosing.picked if self.choosing else ())
        self.draw()

    def action_zoom(self: GameScreen) -> None:
        """Let the board zoom in or out."""
        zoom = getattr(self.boards[self.front], "zoom", None)
        if zoom is not None:
            zoom()

    def action_goto(self: GameScreen) -> None:
        """Type a coordinate."""
        from .prompt import Prompt

        def go(text: str | None) -> None:
            board = self.boards[self.front]
            place = board.named(text or "")
            if place is None and text:
                self.message = self.session.words.say("ui-no-place", text=text)
            elif place is not None:
                self.on_board = True
                board.point(place)
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
            self.sit(self.table.pass_to())
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

    def cover(self: GameScreen, seat: int) -> None:
        """Cover the table until the next person is at the keyboard."""
        words = self.session.words
        ink = self.app.ink  # type: ignore[attr-defined]
        chip = Text(f" {words.name(seat)} ", ink.style(f"seat.{seat + 1}.text", f"seat.{seat + 1}", BOLD))
        rows = [Text(), Text(words.say("cover-pass")), Text(), chip, Text()]
        question = self.session.question(seat)
        rows += [Text(question, "italic"), Text(), Text(words.say("cover-ready"), "dim")]

        def uncover(_: bool | None) -> None:
            self.cover_up = False
            self.sit(seat)

        if not self.cover_up:
            self.cover_up = True
            self.app.push_screen(Handover(rows), uncover)

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
            self.film_at += 1 / 30
            if self.film_at >= length:
                self.film.pop(0)
                self.film_at = 0.0
                if not self.film:
                    self.skip_film()
            else:
                self.boards[self.front].frame(event, self.film_at)
        elif isinstance(self.form, AimForm) and self.form.tick(1 / 30):
            self.draw_side()
        self.poll_bots()

    def wake_bots(self: GameScreen) -> None:
        """Let a computer player think when it owes an answer; a person looks on, never at everybody's cards."""
        if self.table.eyes < 0 and self.table.people():
            first = next(n for n, seat in enumerate(self.table.seats) if not seat.is_bot)
            if self.table.people() == 1:
                self.sit(first)
            else:
                self.cover(first)
            return
        if self.opponents is None:
            if not any(seat.is_bot for seat in self.table.seats):
                return
            self.opponents = Opponents(self.table)
        self.opponents.wake()

    def poll_bots(self: GameScreen) -> None:
        """Play what a computer player has decided, once nothing covers the table and nobody fills in a form."""
        busy = self.cover_up or self.film_then is not None or self.form is not None
        if self.opponents is None or busy or self.app.screen is not self:
            return
        decided = self.opponents.poll()
        if decided is not None:
            self.play(*decided)

    def on_unmount(self: GameScreen) -> None:
        """The table is left: nobody thinks any more."""
        if self.opponents is not None:
            self.opponents.close()

    # -- pages --------------------------------------------------------------------------------------------------

    def open_page(self: GameScreen, page: Page) -> None:
        """Show a page over the game."""
        self.app.push_screen(page)

    def action_log(self: GameScreen) -> None:
        """The story so far."""
        self.open_page(log_page(self.session))

    def action_points(self: GameScreen) -> None:
        """Points by source."""
        if self.look is not None:
            self.open_page(points_page(self.session, self.look))

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
        self.open_page(keys_page(self.session))

    def action_rule(self: GameScreen) -> None:
        """The rule behind what is highlighted."""
        entry = self.menu.here() if not self.on_board else None
        rule = entry.rule if entry is not None else ""
        if not rule and self.choosing is not None:
            rule = next((a.rule for a in self.choosing.actions()), "")
        if not rule and self.table.state.stack:
            rule = self.table.game.by_frame[type(self.table.state.stack[-1])].rule
        self.open_page(rule_page(self.session, rule))

    def action_theme(self: GameScreen) -> None:
        """The next theme."""
        self.app.next_theme()  # type: ignore[attr-defined]
        self.renew()

    def action_hint(self: GameScreen) -> None:
        """What a computer player would do in the place of the person at the keyboard."""
        words, table, seat = self.session.words, self.table, self.seat
        self.message = words.say("ui-no-hint")
        if seat >= 0 and not table.over:
            view = table.game.view(table.state, seat)
            best = hint(table.game, view, seat, Luck(len(table.log)), most=1)
            if best:
                self.message = words.of(view, best[0][0])
        self.draw_about()

    # -- leaving ------------------------------------------------------------------------------------------------

    def action_menu(self: GameScreen) -> None:
        """The game menu."""
        say = self.session.words.say
        picks = ("go-on", "log", "points", "rule", "legend", "sheet", "theme", "help", "leave")
        keys = dict(zip(picks, "glprismkq", strict=True))
        answers = [(pick, keys[pick], say(f"menu-{pick}")) for pick in picks]

        def chosen(pick: str | None) -> None:
            if pick and pick != "go-on":
                getattr(self, f"action_{pick}")()

        self.app.push_screen(Ask(say("menu-title"), answers), chosen)

    def action_leave(self: GameScreen) -> None:
        """Ask, then leave the game; it is saved already."""
        say = self.session.words.say
        answers = [("stay", "s", say("leave-stay")), ("home", "h", say("leave-home")), ("quit", "q", say("leave-quit"))]

        def chosen(pick: str | None) -> None:
            if pick == "home":
                self.session.close()
                self.app.go_home()  # type: ignore[attr-defined]
            elif pick == "quit":
                self.session.close()
                self.app.exit()

        self.app.push_screen(Ask(say("leave-title"), answers), chosen)

    def finish(self: GameScreen) -> None:
        """The game is over: everything is open now; show the points."""
        self.table.eyes, self.seat, self.choosing, self.form = -1, -1, None, None
        self.renew()
        if self.look is not None:
            self.open_page(points_page(self.session, self.look, final=True))
