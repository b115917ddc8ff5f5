"""Luck in a finished game: how many flicks ended as they were aimed, against their odds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from ....engine import Who, Word
from ....engine.game import Played
from ..flight.preview import Outlook
from ..rules.events import Flew
from ..rules.galaxy import galaxy
from ..rules.handicaps import hand_of
from ..rules.state import FinishingFlick, State
from .starts import start_of

AIMS = ("orbit", "ram")  # ends of a flick that one aims at


def luck(steps: Iterable[Played]) -> list[Word]:
    """Return for each seat how many flicks that would have reached an orbit or a ship without an
    error of the hand did so, and how many of such flicks do. Seats without one are left out.

    A hand that never errs, and errors of a person who stopped the sweep, are no luck.
    """
    flicks, hits, usual = Counter[int](), Counter[int](), dict[int, float]()
    for s, action, events in steps:
        flew = next((event for event in events if isinstance(event, Flew)), None)
        if flew is None or action.errors or isinstance(s.stack[-1], FinishingFlick):
            continue
        if (found := aimed(s, flew)) is not None:
            flicks[flew.seat] += 1
            hits[flew.seat] += found[0]
            usual[flew.seat] = usual.get(flew.seat, 0.0) + found[1]
    return [
        Word(
            "luck-flicks",
            (
                ("seat", Who(seat)),
                ("hits", hits[seat]),
                ("n", flicks[seat]),
                ("usual", round(usual[seat])),
            ),
        )
        for seat in sorted(flicks)
    ]


def aimed(s: State, flew: Flew) -> tuple[bool, float] | None:
    """Return whether a flick ended as it would have without an error, and the share of such flicks
    that do; None if it was aimed at nothing, or cannot fail.
    """
    hand = galaxy(s.parts).hands[hand_of(s, flew.seat)]
    outlook = Outlook(start_of(s, flew.ship), flew.angle, flew.power, hand)
    if outlook.goal.kind not in AIMS or outlook.size == 1:
        return None
    outlook.refine(outlook.size * outlook.size)
    same = sum(found.sort == outlook.goal.sort for found in outlook.found.values())
    return ended(s, flew) == outlook.goal.sort, same / len(outlook.found)


def ended(s: State, flew: Flew) -> tuple[str, int]:
    """Return how a flick ended: in the orbit of a hole, with a ram of a ship, or otherwise."""
    ram = next((c.other for c in flew.contacts if c.kind == "ram" and c.ship == flew.ship), -1)
    if ram >= 0:
        return "ram", ram
    path = dict(flew.flights).get(flew.ship)
    if path is None or flew.ship in flew.gone:
        return "lost", -1
    holes = galaxy(s.parts).orbits(flew.ship, path[-1][1:])
    return ("orbit", holes[0]) if holes else ("space", -1)
