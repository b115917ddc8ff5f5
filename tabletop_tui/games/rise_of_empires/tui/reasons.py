"""Why a place on the boards cannot be picked now."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ....engine import Closed, Illegal, Place, closed, to_act
from ....tui.look import Look
from ..components.box import box
from ..rules.actions import CIRCLES, BuildWonder, RemoveDisc, TakeCity, TakeProgress
from ..view.describe import territory_gone
from .marks import ERAS

PLACES: dict[type[Any], Callable[[dict[str, Any]], Place]] = {
    RemoveDisc: lambda known: ("disc", known["row"] * CIRCLES + known["circle"]),
    TakeProgress: lambda known: ("progress", known["tile"]),
    TakeCity: lambda known: ("city", known["city"]),
    BuildWonder: lambda known: ("city", known["city"]),
}
"""The places of kinds of action whose facts do not name one directly."""


def place_of(shut: Closed) -> Place | None:
    """Return the place that a closed action is about, or None."""
    known = shut.why.facts
    if shut.action in PLACES:
        return PLACES[shut.action](known)
    return next(((what, known[what]) for what in ("region", "box", "row") if what in known), None)


def refusals(look: Look) -> dict[Place, Illegal]:
    """Return what the viewer may not pick in their current decision, with the reasons."""
    game, s = look.table.game, look.view
    if look.seat < 0 or look.seat not in to_act(game, s):
        return {}
    found = ((place_of(shut), shut.why) for shut in closed(game, s, look.seat))
    return {place: why for place, why in found if place is not None}


def short(look: Look, why: Illegal) -> str:
    """Return a refusal in a word or two, for the boards."""
    known = {**why.facts, "gone": int(territory_gone(look.view))}
    if "region" in known:
        known["era"] = ERAS[box(look.view.parts).regions[known["region"]].era]
    return look.say(
        f"shut-{why.reason}", **{k: v for k, v in known.items() if isinstance(v, (int, str))}
    )


def sentence(look: Look, why: Illegal) -> str:
    """Return a refusal as a sentence."""
    return look.words.of(look.view, why)
