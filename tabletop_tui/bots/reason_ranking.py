"""Rank the reasons for an action: drop those that the valuation contradicts, and put the weightiest
first.
"""

from __future__ import annotations

from typing import Any

from ..engine import Reason
from .valuation import NOTICED, Valuation

POINTS = "points"  # the term of the points themselves, which come first


def term_gains(
    valuation: Valuation, before: Any, after: Any, seat: int, reasons: list[Reason]
) -> list[float]:
    """Return for each reason how much its terms grow. A reason without terms counts as noticed."""
    if not any(key in valuation.reason_terms for key, _ in reasons):
        return [NOTICED] * len(reasons)
    then, now = valuation.terms(before, seat), valuation.terms(after, seat)
    return [
        sum(now.get(term, 0.0) - then.get(term, 0.0) for term in valuation.reason_terms[key])
        if key in valuation.reason_terms
        else NOTICED
        for key, _ in reasons
    ]


def ranked_reasons(
    valuation: Valuation, before: Any, after: Any, seat: int, reasons: list[Reason]
) -> list[Reason]:
    """Return the reasons by what they are worth, points first. A reason whose terms fall noticeably
    is left out.
    """
    rows = [
        (POINTS not in valuation.reason_terms.get(reason[0], ()), -gain, n, reason)
        for n, (reason, gain) in enumerate(
            zip(reasons, term_gains(valuation, before, after, seat, reasons), strict=True)
        )
        if gain > -NOTICED
    ]
    rows.sort(key=lambda row: row[:3])
    return [reason for *_, reason in rows]


NAMES = ("planet", "ship")  # facts that only identify the piece


def is_dominated(valuation: Valuation, told: list[Reason], by: list[Reason]) -> bool:
    """Return whether the reasons *told* for one action are outdone *by* those for another: the same
    reasons, with more of what they measure.
    """
    if not told or [key for key, _ in told] != [key for key, _ in by]:
        return False
    more = False
    for (key, facts), (_, others) in zip(told, by, strict=True):
        measure = valuation.reason_measures.get(key)
        for fact, value in facts.items():
            other: Any = others.get(fact)
            if fact == measure:
                if other < value:
                    return False
                more |= other > value
            elif fact not in NAMES and other != value:
                return False
    return more
