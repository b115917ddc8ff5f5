"""What everybody looks up for: barbarians, sevens, metropolises, the Longest Road, a last point."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from ....engine import Event, Moment, Who, Word, moments_of_kinds
from ..rules.events import Attacked, Countered, Discarded, OffersAsked, Proposed, Rolled, Traded
from ..rules.frames import Discarding, Losing
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
LOSSES = {
    "cards-taken": "victim",
    "commodity-given": "victim",
    "knight-left": "seat",
    "knight-removed": "seat",
    "progress-taken": "victim",
    "resource-given": "victim",
    "road-removed": "owner",
    "stole": "victim",
}
"""Events by which a player loses something, with what that player is called in each."""
CAUSES = {"card-played", "robber-moved"}
"""Events before them in the same action that say how."""
COUNTED = {
    "city-lost",
    "defender-named",
    "longest-road-lost",
    "longest-road-taken",
    "metropolis-lost",
    "metropolis-raised",
}
"""Events behind which it is said how many points their seat has."""
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
TURNING = frozenset(SCORING | {"city-lost", "longest-road-lost", "metropolis-lost"})
"""Events by which points are won and lost."""


def moments(view: State, told: Sequence[Sequence[Event]]) -> list[Moment]:
    """The moments in the newest of the actions that were *told*, as *v* is told them."""
    newest: Sequence[Any] = told[-1] if told else ()
    found = [landing(view, newest, event) for event in newest if isinstance(event, Attacked)]
    found = found or falls(newest)
    found += [
        seven(view, newest, event)
        for event in newest
        if isinstance(event, Rolled) and is_seven(event)
    ]
    found += moments_of_kinds(TITLES, newest)
    found += [
        Moment(Word("moment-counter-taken"), (event,), (event.partner,), alone=True)
        for event in newest
        if isinstance(event, Traded) and countered(told, event)
    ]
    found += thefts(newest)
    found = [with_points(view, one) for one in found]
    near = {event.seat for event in newest if event.kind in SCORING}
    for seat in sorted(near):
        if view.players[seat].points == view.house.points - 1:
            found.append(Moment(Word("moment-near"), (Word("moment-one-point", seat_of(seat)),)))
    return found


def thefts(told: Sequence[Any]) -> list[Moment]:
    """What each player lost by another, for that player's eyes alone: beside a small board it could
    pass by unread.
    """
    whose = {n: getattr(one, LOSSES[one.kind]) for n, one in enumerate(told) if one.kind in LOSSES}
    found = []
    for victim in dict.fromkeys(whose.values()):
        rows = [one for n, one in enumerate(told) if one.kind in CAUSES or whose.get(n) == victim]
        found.append(Moment(Word("moment-loss"), tuple(rows), (victim,), alone=True))
    return found


def countered(told: Sequence[Sequence[Event]], deal: Traded) -> bool:
    """Whether the partner had offered these terms, so that the deal is news to them: whoever agrees
    to an offer knows what may come of it.
    """
    for event in reversed([event for part in told for event in part]):
        if isinstance(event, Countered) and event.seat == deal.partner:
            return (event.get, event.give) == (deal.give, deal.get)
        if isinstance(event, (Proposed, OffersAsked)):
            break
    return False


def with_points(view: State, one: Moment) -> Moment:
    """A moment with the points, behind everything, of those who won or lost some by it."""
    changed: list[Any] = [row for row in one.rows if getattr(row, "kind", "") in COUNTED]
    seats = dict.fromkeys(event.seat for event in changed)
    goal = view.house.points
    rows = [
        Word("moment-points", seat_of(seat, n=view.players[seat].points, goal=goal))
        for seat in seats
    ]
    return replace(one, rows=(*one.rows, *rows))


def is_seven(event: Rolled) -> bool:
    """Whether the dice show a seven."""
    return event.red + event.yellow == SEVEN


def seat_of(seat: int, **more: Any) -> tuple[tuple[str, Any], ...]:
    """A player and other facts."""
    return (("seat", Who(seat)), *more.items())


def landing(view: State, told: Sequence[Any], attack: Attacked) -> Moment:
    """Strength against strength, who gave what, and what came of it; who has yet to choose the
    city that falls.
    """
    shares = tuple(Word("moment-share", seat_of(n, n=has)) for n, has in enumerate(attack.shares))
    rows: list[Event | Word] = [attack, Word("moment-shares", (("shares", shares),))]
    rows += [event for event in told if event.kind in OUTCOMES]
    top = next((f for f in view.stack if isinstance(f, Losing)), None)
    owed = top.owed if top is not None else ()
    rows += [Word("moment-chooses-city", seat_of(seat)) for seat, n in enumerate(owed) if n]
    return Moment(Word("moment-barbarians"), tuple(rows))


def falls(told: Sequence[Any]) -> list[Moment]:
    """The city that was chosen after a landing, and that the barbarians leave."""
    if not any(event.kind == "city-lost" for event in told):
        return []
    return [Moment(Word("moment-city-falls"), tuple(e for e in told if e.kind in OUTCOMES))]


def seven(view: State, told: Sequence[Any], roll: Rolled) -> Moment:
    """Who discards how many cards, and whether the robber moves; who holds one kind of card alone
    has discarded already.
    """
    owed = {event.seat: sum(event.cards) for event in told if isinstance(event, Discarded)}
    top = next((f for f in view.stack if isinstance(f, Discarding)), None)
    owed |= {seat: n for seat, n in enumerate(top.owed) if n} if top is not None else {}
    rows = [Word("moment-discards", seat_of(seat, n=n)) for seat, n in owed.items()]
    if not owed:
        rows.append(Word("moment-nobody-discards"))
    if not view.robber_free:
        rows.append(Word("moment-robber-locked"))
    return Moment(Word("moment-seven", seat_of(roll.seat)), tuple(rows), (roll.seat, *owed))
