"""Moments that get every player's attention: battles against them, the end of a turn or an era."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from ....engine import Event, Moment, SeatTable, Who, Word, moments_of_kinds
from .describe import WORTH, points_from

TITLES = {"fought": "moment-battle", "struck": "moment-strike"}
SETTLED = ("food-settled", "collected", "points-scored")
"""Events at the end of a turn for each player: food, income, points."""
SCORED = "points-scored"
"""The event of each player that ends the settling of a turn."""


def moments(view: Any, history: Sequence[Sequence[Event]]) -> list[Moment]:
    """Return the moments in the last action of *history*. A battle is played on the map, and its
    losses stand beside the choice.
    """
    newest: Sequence[Any] = history[-1] if history else ()
    fights = [one for one in moments_of_kinds(TITLES, newest) if len(one.seats) > 1]
    found = [replace(one, filmed=True, foretold=True) for one in fights]
    if starved := tuple(event for event in newest if famine(event)):
        found.append(Moment(Word("moment-famine"), starved, tuple({e.seat for e in starved})))
    return found + end_of_turn(history)


def famine(event: Any) -> bool:
    """Return whether a player loses something for lack of food."""
    if event.kind == "food-settled":
        return bool(event.points)
    return bool(event.kind == "city-dropped" and event.lack == "food")


def end_of_turn(history: Sequence[Sequence[Event]]) -> list[Moment]:
    """Return food, income and points of each seat once the points of a turn are scored, which all
    seats are in one action.
    """
    settled = settlement(history)
    if not settled:
        return []
    rows = [Word("moment-heads"), *(row(seat, settled[seat]) for seat in sorted(settled))]
    table = SeatTable(tuple(sorted(settled)), ledger(rows[1:]), len(rows), SETTLED)
    return [Moment(Word("moment-turn"), tuple(rows), table=table)]


def settlement(history: Sequence[Sequence[Event]]) -> dict[int, dict[str, list[Any]]]:
    """Return the events by which each seat was settled in the turn that the newest action ends, by
    kind; empty if it ends none.
    """
    settled: dict[int, dict[str, list[Any]]] = {}
    if not history or not any(getattr(event, "kind", "") == SCORED for event in history[-1]):
        return settled
    for n, events in enumerate(reversed(history)):
        for event in reversed(events):
            kind = getattr(event, "kind", "")
            if n and kind in ("turn-began", SCORED):
                return settled
            if kind in SETTLED:
                of: Any = event
                settled.setdefault(of.seat, {}).setdefault(kind, []).append(of)
    return settled


def turn_table(history: Sequence[Sequence[Event]]) -> SeatTable | None:
    """Return the table of the turn that the newest action ends, None if it ends none."""
    found = end_of_turn(history)
    return found[0].table if found else None


def ledger(told: Sequence[Word]) -> tuple[tuple[Word, tuple[str, ...]], ...]:
    """Return the same rows as a table: food, income, and points by source, a column each."""
    facts = [dict(one.facts) for one in told]
    causes = [{cause.key: dict(cause.facts)["n"] for cause in one["causes"]} for one in facts]
    rows = [("food", [str(one["food"]) for one in facts])]
    changes = [(key, [one[key] for one in facts]) for key in ("gold", "discs", "cubes")]
    changes += [(key, [one.get(f"points-from-{key}", 0) for one in causes]) for key in WORTH]
    changes.append(("hunger", [-one["hunger"] for one in facts]))
    changes.append(("points", [one["points"] - one["hunger"] for one in facts]))
    for key, numbers in changes:
        if any(numbers) or key not in (*WORTH, "hunger"):
            rows.append((key, [f"{n:+}" if n else "·" for n in numbers]))
    return tuple((Word(f"ledger-{key}"), tuple(numbers)) for key, numbers in rows)


def row(seat: int, found: dict[str, list[Any]]) -> Word:
    """Return one player's food, income and points.

    Cities that cost upkeep pay after all others.
    """
    fed, paid, scored = (found.get(kind, []) for kind in SETTLED)
    gold, discs, cubes = (sum(event.goods[good] for event in paid) for good in range(3))
    worth = {key: sum(getattr(event, key) for event in scored) for key in WORTH}
    causes = points_from(worth)
    return Word(
        "moment-row",
        (
            ("seat", Who(seat)),
            ("food", fed[0].food if fed else 0),
            ("gold", gold),
            ("discs", discs),
            ("cubes", cubes),
            ("points", sum(worth.values())),
            ("causes", causes),
            ("several", len(causes)),
            ("hunger", sum(event.points for event in fed)),
        ),
    )
