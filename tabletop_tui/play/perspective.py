"""Who sits at this terminal: whose view it shows, and who should look at it next."""

from __future__ import annotations

from typing import Protocol

from .table import Table

NOBODY = -1  # no seat has this number


class Perspective(Protocol):
    """What a screen asks before it shows anything of a table."""

    @property
    def viewer(self) -> int:
        """The seat whose view is on the screen, NOBODY while nobody looks and once all is open."""

    def sit(self, seat: int) -> None:
        """*seat* looks at the screen from now on; NOBODY: nobody does, or everybody may."""

    def next(self) -> int:
        """The person who should look at the screen now, NOBODY for nobody."""

    def must_cover(self) -> bool:
        """Whether the screen must be covered before that person may look at it."""

    def mine(self, seat: int) -> bool:
        """Whether the person of *seat* plays at this terminal."""

    def owns(self, seat: int) -> bool:
        """Whether it is a seat of this terminal, although a computer player may hold it now."""

    @property
    def speaker(self) -> int:
        """The seat that speaks here; NOBODY for who looks on."""


class HotSeat:
    """One keyboard for all the people at the table, who pass it on."""

    def __init__(self, table: Table, viewer: int = NOBODY) -> None:
        self.table = table
        self.viewer = viewer

    def sit(self, seat: int) -> None:
        """*seat* is at the keyboard now."""
        self.viewer = seat

    def next(self) -> int:
        """Who looks stays while they owe an answer; else the first person who owes one."""
        table = self.table
        people = [seat for seat in table.deciding() if not table.seats[seat].is_bot]
        if not people or self.viewer in people:
            return self.viewer
        return people[0]

    def must_cover(self) -> bool:
        """Whether another person comes to the keyboard, who knows other things than the last."""
        table, seat = self.table, self.next()
        return (
            seat not in (NOBODY, self.viewer)
            and (self.viewer == NOBODY or table.views_differ(self.viewer, seat))
            and table.needs_cover(seat)
        )

    def mine(self, seat: int) -> bool:
        """All people are at this keyboard."""
        return True

    def owns(self, seat: int) -> bool:
        """As above."""
        return True

    @property
    def speaker(self) -> int:
        """Who looks."""
        return self.viewer


class OwnSeat:
    """A terminal of one seat's own, where nobody else ever looks and nothing is covered; or of
    several seats, which pass it on among themselves.
    """

    def __init__(self, table: Table, *seats: int) -> None:
        self.table, self.seats = table, seats
        self.last_viewer = seats[0] if len(seats) == 1 else NOBODY

    @property
    def viewer(self) -> int:
        """Who looks; once the game is over, all is open here too."""
        return NOBODY if self.table.over else self.last_viewer

    def sit(self, seat: int) -> None:
        """Whoever plays the seats, this terminal stays theirs."""
        if seat in self.seats:
            self.last_viewer = seat

    def next(self) -> int:
        """Who looks stays while nobody else here owes an answer; the seat itself where there is
        only one.
        """
        if self.table.over or not self.seats:
            return NOBODY
        owing = [seat for seat in self.table.deciding() if self.mine(seat)]
        if self.last_viewer in owing or (not owing and self.last_viewer != NOBODY):
            return self.last_viewer
        return owing[0] if owing else self.seats[0]

    def must_cover(self) -> bool:
        """Whether another of the people here comes to the keyboard, who knows other things."""
        seat = self.next()
        return seat not in (NOBODY, self.last_viewer) and (
            self.last_viewer == NOBODY or self.table.views_differ(self.last_viewer, seat)
        )

    def mine(self, seat: int) -> bool:
        """Whether it is one of the seats of this terminal, and no computer player holds it."""
        return seat in self.seats and not self.table.seats[seat].is_bot

    def owns(self, seat: int) -> bool:
        """Whether it is one of the seats of this terminal."""
        return seat in self.seats

    @property
    def speaker(self) -> int:
        """Who looked last, the first of the people here before that; after the game as well."""
        return self.last_viewer if self.last_viewer != NOBODY else next(iter(self.seats), NOBODY)
