"""A board: the widget that draws a game's table and lets players point at places on it."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any, ClassVar

from textual import events
from textual.geometry import Offset
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget

from ...engine import Event, Place
from ..forms.aim import AimForm
from ..look import Look
from ..paint.ink import BOLD
from .animation import Animation
from .canvas import Canvas

STEPS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}
"""What an arrow adds to column and line."""

FAR = 6  # columns from a place within which a click still means it


class Board(Widget):
    """Draws itself on a canvas, line by line. ``lit`` are the places that can be picked now,
    ``cursor`` is the place pointed at.

    A game's board overrides :meth:`fit`, :meth:`paint`, :meth:`spot`, :meth:`places`, :meth:`hit`
    and :meth:`about`.
    """

    title: ClassVar[str] = ""  # text key
    steady: bool = False  # whether a move of the cursor changes only what `paint_cursor` draws
    DEFAULT_CSS = "Board { width: auto; height: auto; }"

    class Pointed(Message):
        """The cursor is on another place."""

    class Aimed(Message):
        """The mouse has turned the shot being aimed, or has stopped its marker."""

    class Picked(Message):
        """A place was picked with the mouse."""

        def __init__(self, place: Place) -> None:
            super().__init__()
            self.place = place

    def __init__(self) -> None:
        super().__init__()
        self.look: Look | None = None
        self.lit: Mapping[Place, int] = {}
        self.picked: tuple[Place, ...] = ()
        self.marks: Mapping[Place, str] = {}  # letters to jump by
        self.numbers: Mapping[Place, str] = {}  # the lines of a hint that speak of a place
        self.cursor: Place | None = None
        self.steered = True  # whether the arrows move the cursor
        self.calm = False  # whether places are lit only while the arrows move the cursor
        self.canvas: Canvas | None = None
        self.animated: tuple[Animation, float] | None = None  # what a film shows, and its seconds
        self.staying: list[Animation] = []  # what has moved before in the same film
        self.sized = (0, 0)

    @property
    def canvas_size(self) -> tuple[int, int]:
        """Columns and lines of the whole board, of which only a part may be visible."""
        return self.sized

    def in_view(self, place: Place) -> bool:
        """Return whether a place is visible now."""
        return self.spot(place) is not None

    def under(self, at: Offset) -> Offset:
        """Return the cell of the board at a cell of the widget."""
        return at

    def over(self, at: Offset) -> Offset:
        """Return the cell of the widget at a cell of the board."""
        return at

    def pointed(self) -> Offset | None:
        """Return the cell of the screen of the place under the cursor, or None."""
        if self.look is None or 0 in self.sized or self.cursor is None:
            return None
        spot = self.spot(self.cursor)
        at = self.over(Offset(*spot)) if spot is not None else Offset(-1, -1)
        inside = 0 <= at.x < self.size.width and 0 <= at.y < self.size.height
        return self.region.offset + at if inside else None

    def looking(self) -> Look:
        """Return the current look, for a board that shows something."""
        assert self.look is not None
        return self.look

    @property
    def state(self) -> Any:
        """The position as the viewer sees it."""
        return self.looking().view

    # -- what a game's board gives -----------------------------------------------------------------

    def fit(self, width: int, height: int) -> tuple[int, int]:
        """Choose the size preset that fits, and return the cells it takes."""
        return width, height

    def wipe(self, canvas: Canvas) -> None:
        """Prepare the canvas for painting. A board that keeps a picture which seldom changes
        restores it here.
        """
        canvas.clear()

    def paint(self, canvas: Canvas) -> None:
        """Draw everything, or what stands on a kept picture."""

    def paint_cursor(self, canvas: Canvas) -> None:
        """Mark the place under the cursor, over everything else."""

    def spot(self, place: Place) -> tuple[int, int] | None:
        """Return the cell in the middle of a place, or None if it is not on this board."""
        return None

    def mark_rooms(self, place: Place, cells: int) -> Iterable[tuple[int, int]]:
        """Return the cells where jump letters of a place may start, the best first."""
        spot = self.spot(place)
        return [spot] if spot is not None else []

    def places(self) -> Iterable[Place]:
        """Return the places that can be looked at if none is lit."""
        return ()

    def hit(self, x: int, y: int) -> Place | None:
        """Return the place at a cell; lit places have priority."""
        near: list[tuple[int, Place]] = []
        for handicap, places in ((0, self.lit), (1, self.places())):
            for place in places:
                spot = self.spot(place)
                if spot is not None:
                    # a row is as high as two columns are wide
                    distance = abs(spot[0] - x) + 2 * abs(spot[1] - y)
                    near.append((handicap + distance, place))
        nearest = min(near, default=None)
        return nearest[1] if nearest is not None and nearest[0] < FAR else None

    def about(self, place: Place) -> str:
        """Return a line about a place."""
        return ""

    def named(self, text: str) -> Place | None:
        """Return the place that a typed coordinate means."""
        return None

    def keyed(self, key: str) -> Place | None:
        """Return the place that a key shown on it picks by itself: a lit one, or one that says why
        it cannot be picked now.
        """
        return None

    def spelt(self) -> Mapping[str, Place]:
        """Return the lit places by the lower-case names that pick them when typed."""
        return {}

    def begin_at(self, among: list[Place]) -> Place | None:
        """Return where the cursor starts among these places, or None for the nearest to where it
        was.
        """
        return None

    def in_order(self, among: list[Place]) -> list[Place]:
        """Return these places in the order in which the cursor goes from one to the next."""
        return sorted(among, key=lambda p: tuple(reversed(self.spot(p) or (0, 0))))

    def aim(self, form: AimForm) -> None:
        """Show where the shot of *form* would go."""

    def can_zoom(self) -> bool:
        """Return whether there is more of the table to show, or less."""
        return False

    def zoom(self) -> None:
        """Show more or less of the table, if the board can."""

    def animations(self, events: Sequence[Event]) -> Sequence[Animation]:
        """Return what moves on this board in the events of an action, in order. The board still
        shows the position before them.
        """
        return ()

    def frame(self, animation: Animation, at: float) -> None:
        """Draw an animation *at* so many seconds from its start."""
        self.animated = animation, at
        self.redraw()

    def accompany(self, animation: Animation, at: float) -> None:
        """Show what an animation on the board beside this one means here, *at* so many seconds from
        its start: nothing on most boards. It is over with the next `show`.
        """

    # -- drawing -----------------------------------------------------------------------------------

    def show(self, look: Look, lit: Mapping[Place, int], picked: tuple[Place, ...] = ()) -> None:
        """Show another position or other choices. The cursor moves to a lit place if it is on
        none.
        """
        self.look, self.lit, self.picked, self.marks = look, lit, picked, {}
        self.animated, self.staying = None, []
        mine = [p for p in lit if self.spot(p) is not None]
        if mine and self.cursor not in lit:
            self.cursor = self.begin_at(mine) or self.nearest_to(self.cursor, mine)
        elif self.cursor is not None and self.spot(self.cursor) is None:
            self.cursor = None
        self.redraw()

    def redraw(self) -> None:
        """Draw again, and send what has changed. A hidden board drops its canvas, which takes half
        a megabyte, and is drawn when it is visible again.
        """
        if self.look is None or 0 in self.sized:
            return
        if not self.display:
            self.canvas = None
            return
        canvas = self.canvas
        if canvas is None or (canvas.width, canvas.height) != self.canvas_size:
            canvas = self.canvas = Canvas(*self.canvas_size, self.look.ink)
        elif canvas.ink is not self.look.ink:
            canvas.ink = self.look.ink
        self.wipe(canvas)
        self.paint(canvas)
        self.paint_moving(canvas)
        self.paint_fresh(canvas)
        if self.steady:
            canvas.set_aside()
        self.send(canvas)

    def paint_moving(self, canvas: Canvas) -> None:
        """Draw what a film shows now, over what has moved before in it."""
        for animation in self.staying:
            animation.paint(self, canvas, animation.seconds)
        if self.animated is not None:
            animation, at = self.animated
            animation.paint(self, canvas, at)

    def send(self, canvas: Canvas) -> None:
        """Draw what lies on top, and send what has changed."""
        self.draw_over(canvas)
        regions = canvas.changed(*self.sized)
        if regions:
            self.refresh(*regions)

    def draw_over(self, canvas: Canvas) -> None:
        """Draw the cursor and the jump letters."""
        self.paint_cursor(canvas)
        self.paint_marks(canvas)

    def paint_marks(self, canvas: Canvas) -> None:
        """Draw the jump letters over everything else, or the numbers of a hint; those that touch
        have two colours.
        """
        taken: dict[tuple[int, int], str] = {}
        for place, mark in (self.marks or self.numbers).items():
            if self.spot(place) is None:
                continue
            x, y = self.room_for(canvas, place, len(mark), taken)
            beside = {taken.get((x - 1, y)), taken.get((x + len(mark), y))}
            paper = "cursor" if "accent" in beside and "cursor" not in beside else "accent"
            taken |= {(column, y): paper for column in range(x, x + len(mark))}
            canvas.text(x, y, mark, f"{paper}.on", paper, BOLD)

    def fresh_rooms(self, place: Place) -> Iterable[tuple[int, int]]:
        """Return the cells for the sign that something at a place is new, the best first."""
        x, y = self.spot(place) or (0, 0)
        return [(x + 1, y), (x - 1, y), (x + 2, y), (x - 2, y), (x, y - 1), (x, y + 1)]

    def paint_fresh(self, canvas: Canvas) -> None:
        """Mark what is new since the viewer's last turn, in cells where nothing is written."""
        for place in sorted(self.looking().fresh):
            if self.spot(place) is None:
                continue
            rooms = [(x, y) for x, y in self.fresh_rooms(place) if canvas.is_free(x, y)]
            if rooms:
                x, y = min(rooms, key=lambda at: canvas.is_drawn(*at))
                canvas.sign(x, y, "ui.fresh", "accent", canvas.plate("background"), BOLD)

    def room_for(
        self, canvas: Canvas, place: Place, cells: int, taken: Collection[tuple[int, int]]
    ) -> tuple[int, int]:
        """Return the first of *cells* cells for the letters of a place: where nothing is written,
        else where there are no other letters.
        """
        (x, y), rooms = self.spot(place) or (0, 0), list(self.mark_rooms(place, cells))
        around = [(x, y - 1), (x, y + 1), (x + cells, y), (x - cells, y)]
        inside = [
            (max(0, min(left, canvas.width - cells)), line)
            for left, line in (*rooms, *around)
            if 0 <= line < canvas.height
        ]
        remote = [
            (left, line)
            for left, line in inside
            if not any((left + n, line) in taken for n in range(cells))
        ]
        for left, line in remote:
            if (left, line) in rooms and not any(
                canvas.letter(left + n, line) for n in range(cells)
            ):
                return left, line
        return next(iter((*remote, *inside)), (x, y))

    def set_size(self, width: int, height: int) -> None:
        """Use the given size from the next `show` on. `sized` are the cells really taken."""
        self.sized = self.fit(width, height)
        self.styles.width, self.styles.height = self.sized
        self.canvas = None

    def resize(self, width: int, height: int) -> tuple[int, int]:
        """Use the given size, and draw. Return the cells really taken."""
        self.set_size(width, height)
        self.redraw()
        return self.sized

    def render_line(self, y: int) -> Strip:
        if self.canvas is None:
            return Strip.blank(self.size.width, self.rich_style)
        return self.canvas.strip(y, self.size.width)

    # -- pointing ----------------------------------------------------------------------------------

    def reachable(self) -> list[Place]:
        """Return where the cursor can go: lit places, or all places if none is lit here."""
        mine = [p for p in self.lit if self.spot(p) is not None]
        return mine or [p for p in self.places() if self.spot(p) is not None]

    def nearest_to(self, place: Place | None, among: list[Place]) -> Place:
        """Return the nearest of these places, or the first if *place* is None or not on this
        board.
        """
        at = self.spot(place) if place is not None else None
        if at is None:
            return among[0]
        return min(among, key=lambda p: _far(at, self.spot(p)))

    def steer(self, direction: str) -> None:
        """Jump to the nearest reachable place in a direction."""
        among = self.reachable()
        if not among:
            return
        here = self.spot(self.cursor) if self.cursor is not None else None
        if here is None or self.cursor not in among:
            self.point(self.nearest_to(self.cursor, among))
            return
        dx, dy = STEPS[direction]
        best: tuple[float, Place] | None = None
        for place in among:
            x, y = self.spot(place) or here
            along = (x - here[0]) * dx + 2 * (y - here[1]) * dy
            across = abs((x - here[0]) * dy) + 2 * abs((y - here[1]) * dx)
            if along > 0 and across <= 4 * along and (best is None or along + 2 * across < best[0]):
                best = (along + 2 * across, place)
        if best is not None:
            self.point(best[1])

    def cycle(self, by: int) -> None:
        """Go to the next or previous reachable place."""
        among = self.in_order(self.reachable())
        if among:
            n = among.index(self.cursor) if self.cursor in among else -1 if by > 0 else 0
            self.point(among[(n + by) % len(among)])

    def point(self, place: Place | None) -> None:
        """Put the cursor on a place."""
        if place != self.cursor:
            self.cursor = place
            self.draw_cursor()
            self.post_message(self.Pointed())

    def steer_here(self, steered: bool, *, calm: bool = False) -> None:
        """Note whether the arrows move the cursor: it is bright then, else dim. While the board is
        *calm*, lit places are drawn as such only then, too.
        """
        before, was = self.glowing, self.steered
        self.steered, self.calm = steered, calm
        if self.glowing != before:
            self.redraw()
        elif steered != was and self.cursor is not None:
            self.draw_cursor()

    @property
    def glowing(self) -> Mapping[Place, int]:
        """The lit places that are drawn as such: none while a long menu is used, so that the board
        is legible.
        """
        return {} if self.calm and not self.steered else self.lit

    @property
    def pointer(self) -> str:
        """The colour of the cursor."""
        return "cursor" if self.steered else "dim"

    def draw_cursor(self) -> None:
        """Redraw the cursor, and no more than necessary."""
        if self.steady and self.canvas is not None:
            self.canvas.take_back()
            self.send(self.canvas)
        else:
            self.redraw()

    def on_mouse_move(self, event: events.MouseMove) -> None:
        place = self.hit(*self.under(event.offset))
        if place is not None and (not self.lit or place in self.lit):
            self.point(place)

    def on_click(self, event: events.Click) -> None:
        place = self.hit(*self.under(event.offset))
        if place is not None:
            self.point(place)
            if self.lit and event.chain == 1:  # the second half of a double click picks nothing
                self.post_message(self.Picked(place))


def _far(at: tuple[int, int], to: tuple[int, int] | None) -> int:
    return abs(to[0] - at[0]) + 2 * abs(to[1] - at[1]) if to else 1 << 20
