"""The cursor: to a place, a typed coordinate or a letter, and to another board."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from textual import events

from ...engine import Place
from ..app_screen import AppScreen
from ..dialogs.prompt import Prompt
from ..widgets.board import Board
from ..widgets.spelling import Spelling
from .jump_letters import JumpLetters
from .open_choice import OpenChoice
from .table_view import TableView


class Cursor:
    """Moves the cursor of the board in front, and redraws only what changes with it."""

    def __init__(self, screen: AppScreen[None], view: TableView, choice: OpenChoice) -> None:
        self.screen, self.view, self.choice = screen, view, choice
        self.letters, self.spelling = JumpLetters(), Spelling()

    def steer(self, direction: str) -> None:
        """Follow an arrow key: along the board, or up and down the menu."""
        if self.choice.on_board or direction not in ("up", "down") or not self.choice.menu.entries:
            self.move(lambda board: board.steer(direction))

    def cycle(self, by: int) -> None:
        """Go to the next or previous place; on another board if the one in front has none to
        pick.
        """
        if self.choice.lit() and not self.reaches() and self.bring_forward(self.choice.lit()):
            self.choice.on_board = True
            self.view.middle.board.cycle(by)
            self.view.draw()
        else:
            self.move(lambda board: board.cycle(by))

    def reaches(self) -> bool:
        """Return whether a place that can be picked is on the board in front."""
        return self.view.reaches(self.view.middle.front, self.choice.lit())

    def bring_forward(self, places: Iterable[Place]) -> bool:
        """Bring a board with one of these places to the front. Return False if there is none."""
        middle = self.view.middle
        was, count = middle.front, len(middle.boards)
        for n in range(1, count + 1):
            self.view.bring_forward((was + n) % count)
            if self.view.reaches(middle.front, places):
                return True
        return False

    def move(self, way: Callable[[Board], None]) -> None:
        """Move the cursor, and describe what it is on."""
        board, choice = self.view.middle.board, self.choice
        before, was = board.cursor, choice.on_board
        choice.go_to_board()
        with board.prevent(Board.Pointed):
            way(board)
        if board.cursor != before:
            self.view.draw_about(pointed=True)
        if choice.on_board != was:
            self.view.draw_side()

    def spell(self, letter: str) -> tuple[Place | None, bool]:
        """Take a letter of a place's name, and put the cursor there. Return the place, and whether
        the name is complete.
        """
        board = self.view.middle.board
        names = board.spelt() if self.choice.lit() else {}
        place, whole = self.spelling.letter(letter, names, board.cursor)
        if place is not None:  # even if the name is complete: the next question is about that place
            self.move(lambda board: board.point(place))
        return place, whole

    def point_to(self, action: Any) -> bool:
        """Fill in the form of an action, or put the cursor where it happens or on its line. Return
        False if it cannot be chosen now.
        """
        found = self.choice.lead_to(action)
        self.view.renew()
        return found and self.stay_at(action)

    def stay_at(self, action: Any) -> bool:
        """Put the cursor where an action happens or on its line, as far as what is open now leads
        to it; else return False.
        """
        found = self.choice.leads_to(action)
        if not found or self.choice.form is not None:
            self.view.draw()
            return found
        lit, picked = self.choice.lit(), len(self.choice.picked)
        place = next((place for place in action.places[picked:] if place in lit), None)
        if place is not None:
            if not self.view.reaches(self.view.middle.front, [place]):
                self.bring_forward([place])
            self.choice.on_board = True
            self.view.middle.board.point(place)
        elif not self.choice.point_at(action):
            return False
        self.view.draw()
        return True

    def light(self, actions: Sequence[Any]) -> None:
        """Light only the places of these actions, if any of them can be picked now, and write the
        number of its line on each. The cursor stays where it is.
        """
        wanted = {place for action in actions for place in action.places}
        lit = {place: n for place, n in self.choice.lit().items() if place in wanted}
        numbers = line_numbers(actions, self.choice.picked)
        middle = self.view.middle
        if numbers and not self.view.reaches(middle.front, numbers):
            self.bring_forward(numbers)
        for board in middle.boards:
            board.numbers = numbers
        if self.view.look is not None and (lit or numbers):
            board = middle.board
            board.calm, pointed = not lit and self.choice.is_open(), board.cursor
            board.show(self.view.look, lit or self.choice.lit(), self.choice.picked)
            if board.cursor != pointed:
                board.cursor = pointed
                board.redraw()

    def unlight(self) -> None:
        """Light all places that can be picked, without numbers."""
        for board in self.view.middle.boards:
            board.numbers = {}
        if self.view.look is not None:
            self.view.middle.board.calm = self.choice.is_open()
            self.view.middle.board.show(self.view.look, self.choice.lit(), self.choice.picked)

    def next_board(self) -> None:
        """Bring the next board to the front."""
        middle = self.view.middle
        self.view.bring_forward((middle.front + 1) % len(middle.boards))
        self.view.draw()

    def ask_coordinate(self) -> None:
        """Ask for a coordinate."""
        words = self.view.session.words
        question = words.say("ui-goto")
        if words.has("goto-what"):  # what this game calls its places
            question = words.say("ui-goto-named", what=words.say("goto-what"))
        self.screen.app.push_screen(Prompt(question), lambda text: self.go_to(text or ""))

    def go_to(self, text: str) -> None:
        """Go to a typed coordinate on any board, the one in front first."""
        view, middle, text = self.view, self.view.middle, " ".join(text.split())
        for n in sorted(range(len(middle.boards)), key=lambda n: n != middle.front):
            place = middle.boards[n].named(text)
            if place is not None:
                if n != middle.front:
                    view.bring_forward(n)
                self.choice.go_to_board()
                middle.board.point(place)
                break
        else:
            if text:
                view.message = view.session.words.say("ui-no-place", text=text)
        view.draw()

    # -- jump letters ------------------------------------------------------------------------------

    def show_letters(self) -> None:
        """Show a letter on every place that the cursor can go to."""
        if self.choice.form is None and self.letters.show(self.view.middle.board):
            self.view.tell(self.view.session.words.say("ui-jump"))

    def drop_letters(self) -> None:
        """Remove the letters, and the sentence about them."""
        if self.letters.drop():
            self.view.message = ""

    def letter_key(self, event: events.Key) -> bool:
        """Take a key while letters are shown; any key that is no letter removes them. Return False
        while none are shown.
        """
        if not self.letters.left:
            return False
        event.stop()
        event.prevent_default()
        wanted, there = self.letters.typed(self.view.middle.board, event.character or "")
        if not wanted:
            self.view.message = ""
            if there:
                self.choice.go_to_board()
            self.view.draw()
        return True


def line_numbers(actions: Sequence[Any], picked: Sequence[Place]) -> dict[Place, str]:
    """Return the numbers of the lines that speak of a place, by place, without those that have been
    picked: "2", or "1,3" for a place of two lines.
    """
    numbers: dict[Place, str] = {}
    for n, action in enumerate(actions, 1):
        for place in dict.fromkeys(action.places):
            if place not in picked:
                numbers[place] = f"{numbers[place]},{n}" if place in numbers else str(n)
    return numbers
