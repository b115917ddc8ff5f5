"""Which reasons an action of each kind may have: what a strong player would say of it.

A kind with no reasons is best shown bare: what is left in hand after a payment is none, and who
stops fighting or placing cubes only leaves undone what the board shows.
"""

from __future__ import annotations

from collections.abc import Mapping

POINTS = ("why-at-once", "why-each-turn", "why-last")
TILE = (*POINTS, "why-income", "why-choice", "why-upkeep")
REGION = (*POINTS, "why-leads", "why-shares", "why-unseats", "why-income", "why-choice")
CUBES = (*REGION, "why-against", "why-forgoes")
BATTLE = (*REGION, "why-hits", "why-forgoes")
GIVEN_UP = ("why-spares", "why-forgoes", "why-goods")

REASONS_OF: Mapping[str, frozenset[str]] = {
    kind: frozenset(keys)
    for kind, keys in {
        "ally": ("why-shielded",),
        "build-wonder": TILE,
        "choose-goods": (),
        "choose-place": ("why-place",),
        "do-nothing": ("why-dear",),
        "drop-city": GIVEN_UP,
        "drop-progress": GIVEN_UP,
        "end-turn": (),
        "fight": BATTLE,
        "keep-tiles": ("why-kept",),
        "pay": (),
        "pay-upkeep": ("why-kept",),
        "place-cubes": CUBES,
        "place-disc": ("why-there", "why-trade", "why-again"),
        "place-idle-disc": (),
        "remove-disc": ("why-there", "why-trade", "why-to-come", "why-off-only"),
        "settle": CUBES,
        "settle-food": ("why-kept", "why-hunger"),
        "stop-fighting": (),
        "stop-placing": (),
        "strike": BATTLE,
        "take-city": TILE,
        "take-empire": ("why-can-lead", "why-can-share", "why-can-place"),
        "take-progress": (*TILE, "why-works", "why-counts", "why-exempt"),
        "take-territory": TILE,
        "trade": POINTS,
        "withdraw": (),
    }.items()
}
