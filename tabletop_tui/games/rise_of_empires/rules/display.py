"""The action display: circles, discs, and the cost of taking a disc off."""

from __future__ import annotations

from ..components.box import box
from .state import State


def circles(s: State, row: int) -> int:
    """Return how many discs a row takes at this number of players.

    The empire row never takes more than there are empire tiles.
    """
    return box(s.parts).circles[len(s.players)][row]


def room(s: State, row: int) -> bool:
    """Return whether a row has an empty circle in an A turn."""
    return len(s.display[row]) < circles(s, row)


def to_the_left(s: State, row: int, circle: int) -> int:
    """Count the discs to the left of a circle, of any owner; empty circles do not count."""
    seats = s.display[row][circle + 1 :]
    return len(seats) - seats.count(-1)


def exempt(s: State, seat: int) -> bool:
    """Return whether a player never pays for discs to the left (Printing)."""
    sorts = box(s.parts).progress
    return any(sorts[tile].no_disc_cost for tile in s.players[seat].progress)


def discs(s: State, seat: int) -> list[tuple[int, int, int]]:
    """Return a player's discs on the display as (row, circle, discs to the left)."""
    found = []
    for row, seats in enumerate(s.display):
        left = 0
        for circle in range(len(seats) - 1, -1, -1):
            if seats[circle] == seat:
                found.append((row, circle, left))
            if seats[circle] >= 0:
                left += 1
    return found


def removable(s: State, seat: int, left: int) -> bool:
    """Return whether a player may remove a disc of theirs with *left* discs to the left (R43).

    They must be able to pay, or have no disc with fewer.
    """
    if left <= sum(s.players[seat].goods) or exempt(s, seat):
        return True
    return left == min(fewest for _, _, fewest in discs(s, seat))
