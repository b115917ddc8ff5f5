"""What everybody looks up for: barbarians, sevens, metropolises, the Longest Road, a last point."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ....engine import Event, Moment, Who, Word, moments_of_kinds
from ..rules.events import Attacked, Rolled
from ..rules.frames import Discarding
from ..rules.state import State

OUTCOMES = {
    "defender-named",
    "defenders-tied",
    "repelled",
    "unharmed",
    "city-lost",
    "barbarians-left",
}
TITLES = {
    "metropolis-raised": "moment-metropolis",
    "metropolis-lost": "moment-metropolis-lost",
    "longest-road-taken": "moment-longest-road",
    "longest-road-lost": "moment-longest-road",
}
SEVEN = 7
SCORING = {
    "built",
    "defender-named",
    "longest-road-taken",
    "merchant-moved",
    "metropolis-raised",
    "point-shown",
}
"""Events that bring their seat a point."""


def moments(view: State, told: Sequence[Sequence[Event]]) -> list[Moment]:
    """The moments in the newest of the actions that were *told*, as *v* is told them."""
    newest: Sequence[Any] = told[-1] if told else ()
    found = [landing(newest, event) for event in newest if isinstance(event, Attacked)]
    found += [
        seven(view, event) for event in newest if isinstance(event, Rolled) and is_seven(event)
    ]
    found += moments_of_kinds(TITLES, newest)
    near = {event.seat for event in newest if event.kind in SCORING}
    for seat in sorted(near):
        if view.players[seat].points == view.house.points - 1:
            found.append(Moment(Word("moment-near"), (Word("moment-one-point", seat_of(seat)),)))
    return found


def is_seven(event: Rolled) -> bool:
    """Whether the dice show a seven."""
    return event.red + event.yellow == SEVEN


def seat_of(seat: int, **more: Any) -> tuple[tuple[str, Any], ...]:
    """A player and other facts."""
    return (("seat", Who(seat)), *more.items())


def landing(told: Sequence[Any], attack: Attacked) -> Moment:
    """Strength against strength, who gave what, and what came of it."""
    shares = tuple(Word("moment-share", seat_of(n, n=has)) for n, has in enumerate(attack.shares))
    rows: list[Event | Word] = [attack, Word("moment-shares", (("shares", shares),))]
    return Moment(
        Word("moment-barbarians"), (*rows, *(event for event in told if event.kind in OUTCOMES))
    )


def seven(view: State, roll: Rolled) -> Moment:
    """Who discards how many cards, and whether the robber moves."""
    top = next((f for f in view.stack if isinstance(f, Discarding)), None)
    owed = {seat: n for seat, n in enumerate(top.owed) if n} if top is not None else {}
    rows = [Word("moment-discards", seat_of(seat, n=n)) for seat, n in owed.items()]
    if not owed:
        rows.append(Word("moment-nobody-discards"))
    if not view.robber_free:
        rows.append(Word("moment-robber-locked"))
    return Moment(Word("moment-seven", seat_of(roll.seat)), tuple(rows), (roll.seat, *owed))
