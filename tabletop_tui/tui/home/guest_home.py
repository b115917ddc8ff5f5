"""What lies below a guest's table instead of the home screen: who comes back to it leaves."""

from __future__ import annotations

from ..app_screen import AppScreen

LEAVES = 0.5  # seconds in which another question or the table may come up


class GuestHome(AppScreen[None]):
    """An empty screen; once nothing lies on it any more, the program ends."""

    def on_screen_resume(self) -> None:
        """It is seen: at the beginning, between two questions, or at the end."""
        self.set_timer(LEAVES, self.leave)

    def leave(self) -> None:
        """Leave, unless there is something again."""
        if self.app.screen is self:
            self.app.exit()
