"""A small Textual app with a board, a log, dialogs and wide characters, for tests of drivers and
the guard.
"""

from __future__ import annotations

import random
import sys

from rich.segment import Segment
from rich.style import Style
from textual.app import App, ComposeResult
from textual.binding import Binding
from textual.containers import Horizontal, Vertical
from textual.geometry import Region
from textual.screen import ModalScreen
from textual.strip import Strip
from textual.widget import Widget
from textual.widgets import Input, Label, RichLog, Static

WAYS = {"left": "-1, 0", "right": "1, 0", "up": "0, -1", "down": "0, 1"}
COLOURS = ["#2e6b34", "#b0562f", "#8cc152", "#e0b93a", "#7d8597", "#1f4e79"]
LINES = [
    "Anna builds a road",
    "[b]Ben[/b] takes the [u]robber[/u] away",
    "日本語 wide 世界 text",
    "e\u0301tude nai\u0308ve",
    "[link=https://example.org]the rule[/link] says so",
    "x" * 90,
]


class Board(Widget, can_focus=True):
    """A chequered board with a cursor."""

    BINDINGS = [Binding(key, f"go({way})") for key, way in WAYS.items()]
    place = (0, 0)

    def render_line(self, y: int) -> Strip:
        segments = []
        for x in range(0, self.size.width, 6):
            colour = COLOURS[(x // 6 * 5 + y // 3 * 3) % len(COLOURS)]
            here = (x // 6, y // 3) == self.place
            style = Style(
                color="black", bgcolor="white" if here else colour, reverse=here and y % 3 == 1
            )
            segments.append(Segment("▀ ab▄ "[: self.size.width - x], style))
        return Strip(segments).adjust_cell_length(self.size.width)

    def action_go(self, x: int, y: int) -> None:
        old = self.place
        across, down = max(1, self.size.width // 6), max(1, self.size.height // 3)
        self.place = (old[0] + x) % across, (old[1] + y) % down
        self.refresh(*(Region(px * 6, py * 3, 6, 3) for px, py in (old, self.place)))


class Dialog(ModalScreen[None]):
    """A dialog over the dimmed board."""

    CSS = "Dialog { align: center middle; } Dialog Vertical { width: 40; height: 9; border: round $primary; }"
    BINDINGS = [("escape", "dismiss", "close")]

    def compose(self) -> ComposeResult:
        with Vertical():
            yield Label("Give away three cards, 世界")
            yield Input("abc", id="answer")


class TinyApp(App[None]):
    """`d` opens a dialog, `l` logs a line, `t` changes the theme, `q` quits."""

    CSS = "#side { width: 22; } Board { height: 1fr; } RichLog { height: 8; } ToastRack { display: none; }"
    BINDINGS = [
        ("d", "dialog", ""),
        ("l", "line", ""),
        ("t", "theme", ""),
        ("r", "repaint", ""),
        ("q", "quit", ""),
    ]
    ENABLE_COMMAND_PALETTE = False

    def __init__(self, **options: object) -> None:
        super().__init__(**options)  # type: ignore[arg-type]
        self.lines = random.Random(1)

    def compose(self) -> ComposeResult:
        with Horizontal():
            with Vertical():
                yield Board()
                yield RichLog(markup=True, wrap=False)
            yield Static("Ready\n世界\n" + "points 3\n" * 4, id="side")

    def on_mount(self) -> None:
        self.query_one(Board).focus()

    def action_dialog(self) -> None:
        self.push_screen(Dialog())

    def action_line(self) -> None:
        self.query_one(RichLog).write(self.lines.choice(LINES))

    def action_theme(self) -> None:
        self.theme = "textual-light" if self.theme == "textual-dark" else "textual-dark"

    def action_repaint(self) -> None:
        self.screen.refresh()


if __name__ == "__main__":
    from tabletop_tui.tui.terminal.driver import driver_class

    TinyApp(driver_class=None if "stock" in sys.argv else driver_class()).run()
