"""The row at the foot of a page over a table of several terminals: whose turn it is, and what was
said meanwhile.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from ..widgets.line_widgets import Bar

if TYPE_CHECKING:
    from ..app_screen import BaseApp

INTERVAL = 0.25  # seconds between two looks at the table


def told_below(app: BaseApp) -> Text | None:
    """Return what the table below says of itself, or None without one of several terminals."""
    for screen in app.screen_stack:
        if (told := getattr(screen, "turn_told", None)) is not None:
            found = told()
            return found if isinstance(found, Text) else None
    return None


class TurnFoot(Bar):
    """Follows the table below. What it shows changes only with the table."""

    DEFAULT_CSS = """
    TurnFoot { dock: bottom; background: $surface; }
    """

    def on_mount(self) -> None:
        if self.screen.query("#below"):  # the row of keys of a question, docked as well
            self.styles.margin = (0, 0, 1, 0)
        self.set_interval(INTERVAL, self.renew)
        self.renew()

    def renew(self) -> None:
        """Draw what the table says now."""
        app: BaseApp = self.app  # type: ignore[assignment]
        told = told_below(app)
        if told is not None and self.rows[:1] != [told]:
            self.fill(told)
