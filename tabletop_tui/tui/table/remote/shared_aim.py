"""The aim of a shot is seen by all at the table as it turns: with its path, its chances and where a
perfect shot would end.
"""

from __future__ import annotations

import time

from ...forms.watched import current_aim, watched_form
from ...keys.key_tables import AIM
from ..table_screen import TableScreen

INTERVAL = 0.25  # seconds between two aims that are shared, and between two looks for them
AGAIN = 1.0  # seconds after which an aim that stays the same is shared again


class SharedAim:
    """Shares what is aimed at on *table*, and shows there what others aim at."""

    def __init__(self, table: TableScreen) -> None:
        self.table, self.session = table, table.session
        self.due = 0.0
        self.shared: tuple[int, ...] = ()
        self.shared_at = 0.0
        self.seen: tuple[int, ...] = ()

    def tick(self) -> None:
        """Share and look, now and then. Called often."""
        table, now = self.table, time.monotonic()
        if not self.session.remote or now < self.due or AIM.id not in table.view.ui.forms:
            return
        self.due = now + INTERVAL
        self.share(now)
        if table.view.look is not None and not table.film.running:
            self.look()

    def share(self, now: float) -> None:
        """Share what is aimed at here, if it has changed."""
        choice, log = self.table.choice, self.session.table.log
        form = choice.aiming()
        aim = () if form is None else (choice.seat, len(log), form.piece, form.angle, form.power)
        if aim != self.shared or (aim and now - self.shared_at > AGAIN):
            self.session.storage.share_aim(aim)
            self.shared, self.shared_at = aim, now

    def look(self) -> None:
        """Show what another seat aims at now."""
        session, view = self.session, self.table.view
        aims, mine = session.storage.aims(), session.perspective.mine
        found = current_aim(session.table, aims, lambda seat: not mine(seat))
        shown = view.watched is not None
        if (found == self.seen and shown == bool(found)) or self.table.choice.form is not None:
            return
        self.seen, view.watched = found, watched_form(session.table, session.words, found)
        view.rewatch()
