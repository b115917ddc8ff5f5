"""The viewer of a terminal: whose view it shows, and who should look at it next."""

from __future__ import annotations

from typing import Protocol

from .table import Table

NOBODY = -1  # no seat


class Perspective(Protocol):
    """What a screen asks before it shows a table."""

    @property
    def viewer(self) -> int:
        """The seat whose view is on the screen. NOBODY while all hands lie face down, and once
        everything is open.
        """

    @property
    def reader(self) -> int:
        """The seat for which is told what happened: the viewer, else the person who should pick up
        their hand. Sees what the viewer sees.
        """

    def set_viewer(self, seat: int) -> None:
        """Set the viewer to *seat*, who picks up their hand. NOBODY if every player may look."""

    def lay_down(self) -> None:
        """Turn all hands face down until one of them is picked up."""

    def next(self) -> int:
        """Return the person who should look at the screen now, or NOBODY."""

    def must_cover(self) -> bool:
        """Return whether all hands must lie face down until that person picks up theirs."""

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
        self.face_down = False  # whether the hands were turned down, and none was picked up since

    @property
    def reader(self) -> int:
        """The viewer, else the next one."""
        return self.viewer if self.viewer != NOBODY or self.table.over else self.next()

    def set_viewer(self, seat: int) -> None:
        """Set the viewer to *seat*."""
        self.viewer, self.face_down = seat, self.face_down and seat == NOBODY

    def lay_down(self) -> None:
        """Turn all hands face down."""
        self.viewer, self.face_down = NOBODY, True

    def next(self) -> int:
        """Return the current viewer while they must act, else the first person who must once no
        computer player thinks. Somebody alone looks all the time.
        """
        table, viewer = self.table, self.viewer
        people = [seat for seat in table.deciding() if not table.seats[seat].is_bot]
        if viewer in people:
            return viewer
        if people and len(people) == len(table.deciding()):
            return people[0]
        alone = [seat for seat in table.people() if not table.needs_cover(seat)]
        return alone[0] if alone and viewer == NOBODY and not self.face_down else viewer

    def must_cover(self) -> bool:
        """Return whether the next viewer is another person who may see different things."""
        table, seat = self.table, self.next()
        if seat in (NOBODY, self.viewer):
            return False
        if self.viewer != NOBODY:
            return table.needs_cover(seat) and table.views_differ(self.viewer, seat)
        return self.face_down or (table.needs_cover(seat) and not table.is_open_to(seat))

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
        self.face_down = False

    @property
    def viewer(self) -> int:
        """The seat that looks. Once the game is over everything is open here too."""
        return NOBODY if self.table.over or self.face_down else self.last_viewer

    @property
    def reader(self) -> int:
        """The viewer, else the next one."""
        return self.viewer if self.viewer != NOBODY else self.next()

    def set_viewer(self, seat: int) -> None:
        """Set the viewer if *seat* belongs to this terminal. Other seats never look here."""
        if seat in self.seats:
            self.last_viewer, self.face_down = seat, False

    def lay_down(self) -> None:
        """Turn the hands of this terminal face down."""
        self.face_down = True

    def next(self) -> int:
        """Return the last viewer while no other seat here must act; NOBODY while the hands lie face
        down and nobody here must.
        """
        if self.table.over or not self.seats:
            return NOBODY
        owing = [seat for seat in self.table.deciding() if self.mine(seat)]
        if self.last_viewer in owing or not owing:
            return NOBODY if self.face_down and not owing else self.last_viewer
        return owing[0]

    def must_cover(self) -> bool:
        """Return whether another person of this terminal, who sees different things, looks next."""
        seat, viewer = self.next(), self.viewer
        if seat in (NOBODY, viewer):
            return False
        return viewer == NOBODY or self.table.views_differ(viewer, seat)

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
