"""Which reasons an action of each kind may have: what a strong player would say of it.

A kind with no reasons is best shown bare: a player who takes troops back knows what for, and the
rest of a Move is left unused when nothing more is to be done in it.
"""

from __future__ import annotations

from collections.abc import Mapping

from .reasons import COUNTED

POINTS = ("why-tokens", "why-points", "why-rouses")
SHIPS = (
    "why-blockades",
    "why-can-settle",
    "why-can-attack",
    "why-nears",
    "why-chance",
    "why-explores",
)
ATTACK = (*POINTS, "why-destroys", "why-frees", "why-can-attack", "why-can-settle")
TROOPS = ("why-garrison", "why-can-build", "why-defence")
POWERS = tuple(f"why-power-{power.replace('_', '-')}" for power in COUNTED)

REASONS_OF: Mapping[str, frozenset[str]] = {
    kind: frozenset(keys)
    for kind, keys in {
        "arrive": (*SHIPS, "why-guarded", "why-frees"),
        "attack-planet": ATTACK,
        "attack-ship": ATTACK,
        "build-city": (*POINTS, "why-defence"),
        "build-colony": (*POINTS, "why-defence"),
        "build-facility": (*POINTS, "why-research"),
        "develop": (*POINTS, *POWERS),
        "done": (),
        "flick": (*SHIPS, "why-ram"),
        "jump": (*SHIPS, "why-guarded"),
        "land": (*POINTS, *TROOPS, "why-settles", "why-explores"),
        "launch": (*SHIPS, "why-guarded"),
        "mine": POINTS,
        "pass": ("why-pass",),
        "recruit": (*TROOPS, "why-crew"),
        "reinforce": ("why-reinforce",),
        "retire": (),
        "stop": ATTACK,
        "take-back": (),
    }.items()
}
