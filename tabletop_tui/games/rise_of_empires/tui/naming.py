"""Menu lines that name their tiles, and the keys to point out now."""

from __future__ import annotations

from collections.abc import Mapping

from ....engine import Closed, offers
from ....tui.look import Look
from ..components.box import box
from ..rules.actions import BuildWonder, TakeCity

BY_TILE = ("strike", "settle", "ally")
"""Kinds of action that use a progress tile."""


def named(look: Look, kind: str, shut: Closed | None) -> str:
    """Return the name of an offer or a closed action with its tiles, "" to use the default."""
    printed = box(look.view.parts)
    if shut is not None:
        city = shut.why.facts.get("city", -1)
        key = {BuildWonder: "named-wonder", TakeCity: "named-city"}.get(shut.action)
        return look.say(key, what=look.read(printed.cities[city].name)) if key and city >= 0 else ""
    if kind not in (*BY_TILE, "build-wonder"):
        return ""
    tiles: dict[str, None] = {}
    for offer in offers(look.table.game, look.view, look.seat):
        for action in getattr(offer.choices, "actions", ()):
            if action.kind == kind:
                wonder = isinstance(action, BuildWonder)
                tile = printed.cities[action.city] if wonder else printed.progress[action.tile]
                tiles[look.read(tile.name)] = None
    return look.say(f"named-{kind}", what=", ".join(tiles)) if tiles else ""


def pointed_out(look: Look) -> Mapping[str, str]:
    """During a choice of a disc in a B turn, point out the page with the cheapest order."""
    s = look.view
    own = sum(row.count(look.seat) for row in s.display)
    choosing = bool(s.stack) and s.stack[-1].kind == "choosing"
    return {"charts": look.say("hint-order")} if s.mirror and choosing and own > 1 else {}
