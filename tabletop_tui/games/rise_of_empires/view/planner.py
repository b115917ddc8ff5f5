"""A player's discs on the display, in the order in which removing them costs least."""

from __future__ import annotations

from collections.abc import Iterator
from copy import copy

from ....engine.fast_dataclass import dataclass
from ....engine.words import Speech
from ..components.box import box
from ..rules.display import discs, exempt
from ..rules.state import State


@dataclass(slots=True, frozen=True)
class Planned:
    """A disc, with the cost of removing it at different moments."""

    row: int
    circle: int
    now: int
    """If removed next."""
    ordered: int
    """After the player's discs before it in the order, if no rival removes one."""
    gone: int
    """After the rivals have removed all of theirs and the player none."""


def planned(s: State, seat: int) -> list[Planned]:
    """Return all discs of a player, the cheapest first.

    In a row the leftmost disc goes first, so no own disc is paid for. Discs with few rivals to
    their left come before those that get cheaper with every rival that leaves.
    """
    free = exempt(s, seat)
    found = []
    for row, circle, left in discs(s, seat):
        own = s.display[row][circle + 1 :].count(seat)
        now, ordered, gone = (0, 0, 0) if free else (left, left - own, own)
        found.append((left - own, row, -circle, Planned(row, circle, now, ordered, gone)))
    return [one for *_, one in sorted(found, key=lambda known: known[:3])]


def planned_rows(s: State, seat: int, words: Speech) -> Iterator[str]:
    """Yield the discs in sentences, and their total cost."""
    order = planned(s, seat)
    if not order:
        yield words.say("planner-none")
        return
    names = box(s.parts).rows
    for n, one in enumerate(order, 1):
        yield words.say(
            "planner-row", n=n, row=names[one.row].name, circle=one.circle + 1, now=one.now,
            ordered=one.ordered, gone=one.gone,
        )  # fmt: skip
    least, most = sum(one.ordered for one in order), sum(one.now for one in order)
    yield words.say("planner-sum", least=least, most=most)


def without_disc(s: State, row: int, circle: int) -> State:
    """Return a position in which a disc has come off the display; the rest is shared with *s*."""
    less = copy(s)
    less.display = [list(discs) for discs in s.display]
    less.display[row][circle] = -1
    return less


def numbered(
    s: State, seat: int, first: tuple[int, int] | None = None
) -> dict[tuple[int, int], int]:
    """Return the place of each of a player's discs in the cheapest order, from 1, by row and
    circle; *first* is the disc that comes off before all others, if one is chosen.
    """
    rest = s if first is None else without_disc(s, *first)
    order = [(one.row, one.circle) for one in planned(rest, seat)]
    return {disc: n for n, disc in enumerate([first, *order] if first else order, 1)}
