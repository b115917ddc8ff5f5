"""The reasons for an action, weighed: none that the judgement contradicts, the weightiest first."""

from __future__ import annotations

from typing import Any

from ..engine import Reason
from .valuation import NOTICED, Valuation

POINTS = "points"  # the term of the points themselves, which go before all else


def gains(worth: Valuation, before: Any, after: Any, seat: int, found: list[Reason]) -> list[float]:
    """By how much the part of the worth that each reason speaks of grows; a reason that speaks of
    no part of it counts as noticed.
    """
    if not any(key in worth.parts for key, _ in found):
        return [NOTICED] * len(found)
    then, now = worth.terms(before, seat), worth.terms(after, seat)
    return [
        sum(now.get(term, 0.0) - then.get(term, 0.0) for term in worth.parts[key])
        if key in worth.parts
        else NOTICED
        for key, _ in found
    ]


def weighed(
    worth: Valuation, before: Any, after: Any, seat: int, found: list[Reason]
) -> list[Reason]:
    """The reasons in the order of what they are worth, points first; one whose part of the worth
    falls noticeably is not told.
    """
    rows = [
        (POINTS not in worth.parts.get(reason[0], ()), -gain, n, reason)
        for n, (reason, gain) in enumerate(
            zip(found, gains(worth, before, after, seat, found), strict=True)
        )
        if gain > -NOTICED
    ]
    rows.sort(key=lambda row: row[:3])
    return [reason for *_, reason in rows]


NAMES = ("planet", "ship")  # facts that only tell which one is meant


def outdone(worth: Valuation, told: list[Reason], by: list[Reason]) -> bool:
    """Whether what is *told* for an action is outdone *by* what speaks for another: the same
    reasons, with more of what they measure.
    """
    if not told or [key for key, _ in told] != [key for key, _ in by]:
        return False
    more = False
    for (key, facts), (_, others) in zip(told, by, strict=True):
        measure = worth.measures.get(key)
        for fact, value in facts.items():
            other: Any = others.get(fact)
            if fact == measure:
                if other < value:
                    return False
                more |= other > value
            elif fact not in NAMES and other != value:
                return False
    return more
