"""The result of a flick as facts: what each ship bounced off, where it ended, and how the hand
erred.
"""

from collections.abc import Iterator
from math import sqrt
from typing import Any

from ....engine import Fact, Word
from ..flight.compass import DIRECTIONS
from ..flight.flick import Contact, Flight, Flown
from ..rules.events import Flew, Steered
from ..rules.galaxy import galaxy
from ..rules.state import Point, is_battleship
from .names import hole_name, ship_name

MILLIMETRE = 1000
NEAR = 30 * MILLIMETRE  # from the ring of an orbit, within which a ship in space is described by it
NAMED = 4  # bounces described one by one


def way(view: Any, ship: int, flown: Flown) -> Word:
    """Return the path of the flicked ship in a simulated flick."""
    gone = tuple(sorted(set(flown.lost) | {s for s, _ in flown.flights if s not in flown.ships}))
    return _way(view, ship, flown.flights, flown.contacts, gone)


def told_of(view: Any, flew: Flew) -> dict[str, Fact]:
    """Return the facts of a flick that has happened."""
    gone = flew.gone or tuple(s for s, path in flew.flights if _on_edge(view, path[-1][1:]))
    pushed = tuple(
        Word(
            "way-pushed",
            (("ship", ship_name(ship)), ("end", _end(view, ship, path[-1][1:], gone))),
        )
        for ship, path in flew.flights
        if ship != flew.ship and not _rammed(ship, flew.contacts)
    )
    direction = (flew.angle + flew.angle_error) % DIRECTIONS
    return {
        "degrees": tenths(-flew.angle % DIRECTIONS),
        "way": _way(view, flew.ship, flew.flights, flew.contacts, gone),
        "others": len(pushed),
        "pushed": pushed,
        "hand": hand(flew.angle_error, flew.power_error),
        "direction": tenths(-direction % DIRECTIONS),
    }


def hand(angle: int, power: int) -> Word:
    """Return how a hand erred: 1/1,024 turns clockwise, and percent."""
    side = "right" if angle > 0 else "left" if angle else "straight"
    reach = "far" if power > 0 else "short" if power else "even"
    facts = (
        ("degrees", tenths(abs(angle))),
        ("side", Word(f"hand-{side}")),
        ("percent", abs(power)),
        ("reach", Word(f"hand-{reach}")),
        ("straight", int(not angle)),
        ("even", int(not power)),
    )
    return Word("hand-true" if not (angle or power) else "hand-erred", facts)


def steered(event: Steered) -> dict[str, Fact]:
    """Return the facts of a stopped direction, as aimed; the flight reveals how the hand erred."""
    return {"degrees": tenths(-event.angle % DIRECTIONS)}


def tenths(steps: int) -> Word:
    """Return 1/1,024 turns in degrees with one decimal."""
    whole, part = divmod((steps * 3600 + DIRECTIONS // 2) // DIRECTIONS, 10)
    return Word("tenths", (("whole", whole), ("part", part)))


def _way(
    view: Any,
    ship: int,
    flights: tuple[Flight, ...],
    contacts: tuple[Contact, ...],
    gone: tuple[int, ...],
) -> Word:
    """Return what a ship bounced off, and where it ended."""
    bounced = list(_bounces(view, ship, contacts))
    more = len(bounced) - NAMED
    if more > 0:
        bounced[NAMED:] = [Word("way-more", (("count", more),))]
    path = dict(flights).get(ship, ())
    end = _end(view, ship, path[-1][1:], gone) if path else Word("way-still")
    if end.key == "way-orbit" and bounced == [dict(end.facts)["planet"]]:
        end = Word("way-its-orbit")
    if victim := _rammed(ship, contacts):
        stays = ship not in gone
        end = Word("way-ram-stays" if stays else "way-ram", (("ship", victim), ("end", end)))
    return Word("way", (("bounces", len(bounced)), ("bounced", tuple(bounced)), ("end", end)))


def _bounces(view: Any, ship: int, contacts: tuple[Contact, ...]) -> Iterator[Word]:
    """Yield what a ship bounced off, in order, without immediate repetitions."""
    before = None
    for contact in contacts:
        if contact.kind == "planet" and contact.ship == ship:
            name = hole_name(view, contact.other)
        elif contact.kind == "ship" and ship in (contact.ship, contact.other):
            name = ship_name(contact.ship + contact.other - ship)
        else:
            continue
        if name != before:
            yield name
        before = name


def _rammed(ship: int, contacts: tuple[Contact, ...]) -> Word | None:
    """Return the other ship of the ram that this one was part of."""
    for contact in contacts:
        if contact.kind == "ram" and ship in (contact.ship, contact.other):
            return ship_name(contact.ship + contact.other - ship)
    return None


def _end(view: Any, ship: int, place: Point, gone: tuple[int, ...]) -> Word:
    """Return where a ship ended: off the board, in an orbit, near one, or in space."""
    if ship in gone:
        return Word("way-lost")
    board, (x, y) = galaxy(view.parts), place
    for hole in board.orbits(ship, place):
        return Word("way-orbit", (("planet", hole_name(view, hole)),))
    away = [(sqrt((h.x - x) ** 2 + (h.y - y) ** 2), h.index) for h in board.holes]
    near, hole = min(away)
    short = near - board.orbit[is_battleship(ship)]
    if short > NEAR:
        return Word("way-space")
    facts = (("planet", hole_name(view, hole)), ("gap", -(-int(short) // MILLIMETRE) or 1))
    return Word("way-near", facts)


def _on_edge(view: Any, place: Point) -> bool:
    """Return whether a path of an old record ended at the edge of the board."""
    return any(n in (0, galaxy(view.parts).side) for n in place)
