"""A position as a film shows it: that before the action, changed as far as the film has come."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ...rules.constants import CITY, KNIGHTS, NOTHING, SETTLEMENT, TIPPED

PIECES = {"settlement": SETTLEMENT, "city": CITY}


class Shown:
    """What the map draws of *view*, with fields of its own where a film has changed something."""

    def __init__(self, view: Any, **changed: Any) -> None:
        self.__dict__.update(changed, view=view)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.__dict__["view"], name)

    def but(self, **changed: Any) -> Shown:
        """Return this position with other fields."""
        return Shown(self, **changed)

    def at(self, n: int, **changed: Any) -> Shown:
        """Return this position with other entries *n* of some of its lists."""
        new = {name: list(getattr(self, name)) for name in changed}
        for name, value in changed.items():
            new[name][n] = value
        return Shown(self, **new)

    def without(self, node: int) -> Shown:
        """Return this position with nothing on a node."""
        return self.at(node, owner=-1, piece=NOTHING, active=False, wall=False)

    def moved(self, node: int, to: int, **changed: Any) -> Shown:
        """Return this position with the knight of a node on another."""
        knight = {name: getattr(self, name)[node] for name in ("owner", "piece", "active")}
        return self.without(node).at(to, **{**knight, **changed})


def knight(s: Any, node: int) -> tuple[int, bool]:
    """Return piece and whether it is awake."""
    return s.piece[node], s.active[node]


def relocating(s: Any) -> tuple[int, bool]:
    """Return the knight that was driven away by the action before."""
    frames = [frame for frame in s.stack if frame.kind == "relocating"]
    return (frames[-1].piece, frames[-1].active) if frames else (KNIGHTS + 1, False)


def after(s: Shown, event: Any) -> Shown:
    """Return the position after an event, as far as the map shows it."""
    match event.kind:
        case "built" if event.piece == "road":
            return s.at(event.place, road=event.seat)
        case "built" if event.piece == "wall":
            return s.at(event.place, wall=True)
        case "built":
            return s.at(event.place, owner=event.seat, piece=PIECES[event.piece])
        case "recruited":
            return s.at(event.node, owner=event.seat, piece=KNIGHTS + 1, active=False)
        case "knight-enlisted":
            level = KNIGHTS + event.level
            return s.at(event.node, owner=event.seat, piece=level, active=event.active)
        case "activated":
            return s.at(event.node, active=True)
        case "promoted":
            return s.at(event.node, piece=KNIGHTS + event.level)
        case "knight-moved":
            return s.moved(event.node, event.to, active=False)
        case "knight-displaced":
            return s.moved(event.node, event.to, active=False).but(driven=knight(s, event.to))
        case "knight-intrigued":
            return s.without(event.node).but(driven=knight(s, event.node))
        case "knight-relocated":
            piece, active = s.driven
            return s.at(event.to, owner=event.seat, piece=piece, active=active)
        case "knight-left":
            return s
        case "knight-removed":
            return s.without(event.node)
        case "road-removed":
            return s.at(event.edge, road=-1)
        case "robber-moved":
            return s.but(robber=event.hex)
        case "merchant-moved":
            return s.but(merchant=event.hex, merchant_owner=event.seat)
        case "metropolis-raised":
            return s.at(event.track, metropolis=event.node)
        case "ship-moved":
            return s.but(ship=event.step)
        case "city-lost":
            piece = TIPPED if event.tipped else SETTLEMENT
            return s.at(event.node, piece=piece, wall=False)
        case "barbarians-left":
            return s.but(ship=0, active=[False] * len(s.active))
    return s


def before(s: Shown, events: Iterable[Any]) -> Shown:
    """Return the position before some events, where *s* may be the one after them already: news of
    other terminals come late, and a table of computer players has no view of its own.
    """
    s = s.but(driven=relocating(s))
    for event in reversed(list(events)):
        match event.kind:
            case "built" if event.piece == "road":
                s = s.at(event.place, road=-1)
            case "built" if event.piece == "wall":
                s = s.at(event.place, wall=False)
            case "built" if event.piece == "settlement":
                s = s.without(event.place)
            case "built" if s.piece[event.place] == CITY:
                s = s.at(event.place, piece=SETTLEMENT)
            case "recruited" | "knight-enlisted":
                s = s.without(event.node)
            case "activated":
                s = s.at(event.node, active=False)
            case "promoted":
                s = s.at(event.node, piece=KNIGHTS + event.level - 1)
            case "knight-moved" if s.owner[event.node] < 0:
                s = s.moved(event.to, event.node, active=True)
            case "robber-moved" if s.robber == event.hex:
                s = s.but(robber=-1)
            case "merchant-moved" if s.merchant == event.hex:
                s = s.but(merchant=-1)
            case "metropolis-raised" if s.metropolis[event.track] == event.node:
                s = s.at(event.track, metropolis=-1)
            case "ship-moved":
                s = s.but(ship=event.step - 1)
            case "city-lost":
                s = s.at(event.node, piece=CITY, wall=event.wall)
    return s
