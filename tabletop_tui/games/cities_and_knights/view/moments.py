"""Moments that get every player's attention: barbarians, sevens, metropolises, Longest Road, last
points.
"""

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
"""Events in which a player loses something, with the field that names the player."""
CAUSES = {"card-played", "robber-moved"}
"""Earlier events of the same action that say how."""
COUNTED = {
    "city-lost",
    "defender-named",
    "longest-road-lost",
    "longest-road-taken",
    "metropolis-lost",
    "metropolis-raised",
}
"""Events followed by the points of their seat."""
SEVEN = 7
SCORING = {
    "built",
    "defender-named",
    "longest-road-taken",
    "merchant-moved",
    "metropolis-raised",
    "point-shown",
}
"""Events that score their seat a point."""
TURNING = frozenset(SCORING | {"city-lost", "longest-road-lost", "metropolis-lost"})
"""Events in which points are won or lost."""


def moments(view: State, history: Sequence[Sequence[Event]]) -> list[Moment]:
    """Return the moments in the last action of *history*, as *view* sees them."""
    newest: Sequence[Any] = history[-1] if history else ()
    found = [landing(view, newest, event) for event in newest if isinstance(event, Attacked)]
    found = found or falls(newest)
    for event in newest:
        if isinstance(event, Rolled) and is_seven(event):
            found += seven(view, newest, event)
    found += moments_of_kinds(TITLES, newest)
    found += [
        Moment(Word("moment-counter-taken"), (event,), (event.partner,), alone=True)
        for event in newest
        if isinstance(event, Traded) and countered(history, event)
    ]
    found += thefts(newest)
    found = [with_points(view, one) for one in found]
    near = {event.seat for event in newest if event.kind in SCORING}
    for seat in sorted(near):
        if view.players[seat].points == view.house.points - 1:
            found.append(Moment(Word("moment-near"), (Word("moment-one-point", seat_of(seat)),)))
    return found


def thefts(events: Sequence[Any]) -> list[Moment]:
    """Return what each player lost to another, shown to that player only.

    Beside a small board such an event is easily missed.
    """
    whose = {
        n: getattr(one, LOSSES[one.kind]) for n, one in enumerate(events) if one.kind in LOSSES
    }
    found = []
    for victim in dict.fromkeys(whose.values()):
        rows = [one for n, one in enumerate(events) if one.kind in CAUSES or whose.get(n) == victim]
        found.append(Moment(Word("moment-loss"), tuple(rows), (victim,), alone=True))
    return found


def countered(history: Sequence[Sequence[Event]], deal: Traded) -> bool:
    """Return whether the partner had proposed these terms, so the deal is news to them.

    A player who accepts a proposal already knows what may follow.
    """
    for event in reversed([event for part in history for event in part]):
        if isinstance(event, Countered) and event.seat == deal.partner:
            return (event.get, event.give) == (deal.give, deal.get)
        if isinstance(event, (Proposed, OffersAsked)):
            break
    return False


def with_points(view: State, one: Moment) -> Moment:
    """Add to a moment the points of the players who won or lost some by it."""
    changed: list[Any] = [row for row in one.rows if getattr(row, "kind", "") in COUNTED]
    goal, points = view.house.points, {x.seat: view.players[x.seat].points for x in changed}
    rows = [
        Word("moment-points", seat_of(seat, n=n, goal=goal, beyond=n > goal))
        for seat, n in points.items()
    ]
    return replace(one, rows=(*one.rows, *rows))


def is_seven(event: Rolled) -> bool:
    """Return whether the dice show a seven."""
    return event.red + event.yellow == SEVEN


def seat_of(seat: int, **more: Any) -> tuple[tuple[str, Any], ...]:
    """Return the facts of a player with *more* facts."""
    return (("seat", Who(seat)), *more.items())


def landing(view: State, events: Sequence[Any], attack: Attacked) -> Moment:
    """Return the attack: strengths, contributions, result, and who has yet to choose a city to
    lose.
    """
    shares = tuple(Word("moment-share", seat_of(n, n=has)) for n, has in enumerate(attack.shares))
    rows: list[Event | Word] = [attack, Word("moment-shares", (("shares", shares),))]
    rows += [event for event in events if event.kind in OUTCOMES]
    top = next((f for f in view.stack if isinstance(f, Losing)), None)
    owed = top.owed if top is not None else ()
    rows += [Word("moment-chooses-city", seat_of(seat)) for seat, n in enumerate(owed) if n]
    losers = tuple(event.seat for event in events if event.kind == "city-lost")
    return Moment(Word("moment-barbarians"), tuple(rows), filmed=True, losers=losers)


def falls(events: Sequence[Any]) -> list[Moment]:
    """Return the city chosen after an attack, and the retreat of the barbarians."""
    if not any(event.kind == "city-lost" for event in events):
        return []
    rows = tuple(event for event in events if event.kind in OUTCOMES)
    return [Moment(Word("moment-city-falls"), rows, filmed=True)]


def seven(view: State, events: Sequence[Any], roll: Rolled) -> list[Moment]:
    """Return who discards how many cards, and whether the robber moves; nothing if nobody
    discards, as a stop would only say that.

    Players with a single kind of card have discarded already.
    """
    owed = {event.seat: sum(event.cards) for event in events if isinstance(event, Discarded)}
    top = next((f for f in view.stack if isinstance(f, Discarding)), None)
    owed |= {seat: n for seat, n in enumerate(top.owed) if n} if top is not None else {}
    if not owed:
        return []
    rows = [Word("moment-discards", seat_of(seat, n=n)) for seat, n in owed.items()]
    stayed = [event for event in events if event.kind == "robber-stayed"]
    title = Word("moment-seven", seat_of(roll.seat))
    return [Moment(title, (*rows, *stayed), (roll.seat, *owed))]
