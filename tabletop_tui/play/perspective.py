"""The viewer of a terminal: whose view it shows, and who should look at it next."""

from __future__ import annotations

from typing import Protocol

from .table import Table

NOBODY = -1  # no seat


class Perspective(Protocol):
    """What a screen asks before it shows a table."""

    @property
    def viewer(self) -> int:
        """The seat whose view is on the screen. NOBODY while no player looks, and once everything
        is open.
        """

    def set_viewer(self, seat: int) -> None:
        """Set the viewer to *seat*. NOBODY if no player looks, or every player may."""

    def next(self) -> int:
        """Return the person who should look at the screen now, or NOBODY."""

    def must_cover(self) -> bool:
        """Return whether the screen must be covered before that person looks."""

    def mine(self, seat: int) -> bool:
        """Return whether the person of *seat* plays at this terminal."""

    def owns(self, seat: int) -> bool:
        """Return whether *seat* belongs to this terminal, even if a computer player holds it
        now.
        """

    @property
    def speaker(self) -> int:
        """The seat that chats from here. NOBODY for a spectator."""


class HotSeat:
    """One keyboard that all people at the table share."""

    def __init__(self, table: Table, viewer: int = NOBODY) -> None:
        self.table = table
        self.viewer = viewer

    def set_viewer(self, seat: int) -> None:
        """Set the viewer to *seat*."""
        self.viewer = seat

    def next(self) -> int:
        """Return the current viewer while they must act, else the first person who must."""
        table = self.table
        people = [seat for seat in table.deciding() if not table.seats[seat].is_bot]
        if not people or self.viewer in people:
            return self.viewer
        return people[0]

    def must_cover(self) -> bool:
        """Return whether the next viewer is another person who may see different things."""
        table, seat = self.table, self.next()
        return (
            seat not in (NOBODY, self.viewer)
            and (self.viewer == NOBODY or table.views_differ(self.viewer, seat))
            and table.needs_cover(seat)
        )

    def mine(self, seat: int) -> bool:
        """Return True: all people use this keyboard."""
        return True

    def owns(self, seat: int) -> bool:
        """Return True, as above."""
        return True

    @property
    def speaker(self) -> int:
        """The current viewer."""
        return self.viewer


class OwnSeat:
    """The terminal of one seat, where no other player looks and nothing is covered; or of several
    seats that share it.
    """

    def __init__(self, table: Table, *seats: int) -> None:
        self.table, self.seats = table, seats
        self.last_viewer = seats[0] if len(seats) == 1 else NOBODY

    @property
    def viewer(self) -> int:
        """The seat that looks. Once the game is over everything is open here too."""
        return NOBODY if self.table.over else self.last_viewer

    def set_viewer(self, seat: int) -> None:
        """Set the viewer if *seat* belongs to this terminal. Other seats never look here."""
        if seat in self.seats:
            self.last_viewer = seat

    def next(self) -> int:
        """Return the last viewer while no other seat here must act. With a single seat, return that
        seat.
        """
        if self.table.over or not self.seats:
            return NOBODY
        owing = [seat for seat in self.table.deciding() if self.mine(seat)]
        if self.last_viewer in owing or (not owing and self.last_viewer != NOBODY):
            return self.last_viewer
        return owing[0] if owing else self.seats[0]

    def must_cover(self) -> bool:
        """Return whether another person of this terminal, who sees different things, looks next."""
        seat = self.next()
        return seat not in (NOBODY, self.last_viewer) and (
            self.last_viewer == NOBODY or self.table.views_differ(self.last_viewer, seat)
        )

    def mine(self, seat: int) -> bool:
        """Return whether it is a seat of this terminal that no computer player holds."""
        return seat in self.seats and not self.table.seats[seat].is_bot

    def owns(self, seat: int) -> bool:
        """Return whether it is a seat of this terminal."""
        return seat in self.seats

    @property
    def speaker(self) -> int:
        """The last viewer, else the first seat here. Also after the game."""
        return self.last_viewer if self.last_viewer != NOBODY else next(iter(self.seats), NOBODY)
