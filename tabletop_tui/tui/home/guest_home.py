"""The bottom screen of a guest, who leaves the program by coming back to it."""

from __future__ import annotations

from ..app_screen import AppScreen

LEAVES = 0.5  # seconds in which another question or the table may open


class GuestHome(AppScreen[None]):
    """An empty screen; when it is on top, the program ends."""

    def on_screen_resume(self) -> None:
        """Wait whether another screen opens: this one is on top at the start, between two
        questions, and at the end.
        """
        self.set_timer(LEAVES, self.leave)

    def leave(self) -> None:
        """Leave, unless another screen has opened."""
        if self.app.screen is self:
            self.app.exit()
