"""The middle of the screen: the boards of a game, and the side panel with players, choice and
story.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical

from ...engine import Place
from ...play.text import Words
from ...terminal.probe import MIN_SIZE
from ..game_ui import GameUI
from ..look import Look
from .arrange import arrange
from .board import Board
from .line_widgets import Lines

SIDE = 28  # cells that the side panel needs at least
NOTHING: Mapping[Place, int] = MappingProxyType({})
"""No place can be picked."""
CRAMPED = 40  # cells below which no second board is shown


class Side(Vertical):
    """Rows beside the boards: the ``panel`` of the players, the ``form`` if *choosing*, and the
    ``story`` in what is left.
    """

    DEFAULT_CSS = """
    Side { width: 1fr; height: 1fr; padding: 0 0 0 1; }
    Side > #panel, Side > #form { height: auto; }
    """

    def __init__(self, *, choosing: bool) -> None:
        super().__init__(id="side")
        self.choosing = choosing
        self.filled: dict[str, int] = {}  # lines of the parts that are as tall as their rows

    def compose(self) -> ComposeResult:
        yield Lines(id="panel")
        if self.choosing:
            yield Lines(id="form")
        yield Lines(id="story")

    def fill(self, part: str, rows: Sequence[Text], pointed: int = -1) -> None:
        """Show these rows in the panel or form, which becomes as tall as they are. *pointed* is the
        row that players point at, or -1.
        """
        lines = self.query_one(f"#{part}", Lines)
        lines.styles.height = self.filled[part] = len(rows)
        lines.pointed = pointed
        lines.show(rows)

    def tell(self, rows: Sequence[Text]) -> None:
        """Show these rows of the story; without any, hide it."""
        lines = self.query_one("#story", Lines)
        lines.display = bool(rows)
        if rows:
            lines.show(rows)


class TableLayout(Horizontal):
    """The boards of a game and the side panel. ``front`` is the board that the keyboard uses.

    *alone*: no other board is ever beside it, and nothing is chosen here.
    """

    DEFAULT_CSS = """
    TableLayout { height: 1fr; }
    TableLayout > #boards { height: 1fr; width: auto; }
    """

    def __init__(self, ui: GameUI, *, alone: bool = False) -> None:
        super().__init__(id="middle")
        self.ui, self.alone = ui, alone
        self.boards: list[Board] = [make() for make in ui.boards]
        self.side = Side(choosing=not alone)
        self.front = 0
        self.taken = 0  # columns of all visible boards

    def compose(self) -> ComposeResult:
        with Horizontal(id="boards"):
            yield from self.boards
        yield self.side

    @property
    def board(self) -> Board:
        """The board in front."""
        return self.boards[self.front]

    def look_at(self, look: Look) -> None:
        """Tell every board what it will show, which determines its size."""
        for board in self.boards:
            board.look = look

    def show(
        self, look: Look, lit: Mapping[Place, int] = NOTHING, picked: tuple[Place, ...] = ()
    ) -> None:
        """Show a position on every board; hidden ones are not drawn."""
        for board in self.boards:
            board.show(look, lit, picked)

    def lay_out(self, width: int, height: int, side: int = SIDE) -> None:
        """Divide that many cells: the front board always has a place, others stand beside it while
        the side panel keeps *side* cells. Those with another size are drawn by the next `show`.
        """
        room = max(20, width - side - 1)
        if self.ui.arrange is not None and not self.alone:
            self.taken = arrange(self.boards, self.ui.arrange(room, height, self.front))
            self.query_one("#boards").styles.width = self.taken
            return
        self.taken = 0
        for n in sorted(range(len(self.boards)), key=lambda n: n != self.front):
            board, front = self.boards[n], n == self.front
            tried = front or (room > CRAMPED and not self.alone)
            used = board.fit(room, height) if tried else (room + 1, height)
            board.display = front or used[0] <= room
            if board.display:
                if board.sized != used:
                    board.set_size(room, height)
                room -= used[0]
                self.taken += board.sized[0]

    def playing(self, look: Look, width: int) -> list[Text]:
        """Return the rows that what moves on a board now has beside it, in *width* cells."""
        for board in self.boards:
            if board.animated is not None and board.animated[0].beside:
                scene, at = board.animated
                for other in self.boards:
                    if other is not board:
                        other.accompany(scene, at)
                return scene.panel(look, width, at)
        return []

    def side_width(self, width: int) -> int:
        """Return the cells of the rows beside the boards on a screen of that width."""
        return max(16, width - self.taken - 2)


def is_small(size: tuple[int, int]) -> bool:
    """Return whether a terminal of that size is too small for a table."""
    return size[0] < MIN_SIZE[0] or size[1] < MIN_SIZE[1]


def enlarge(words: Words) -> Text:
    """Return the request to enlarge the terminal."""
    return Text(words.say("ui-enlarge", columns=MIN_SIZE[0], rows=MIN_SIZE[1]), "bold")
