"""Short notation for goods, rows and eras."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from ....engine import Place
from ....tui.look import Look
from ..rules.actions import CIRCLES
from ..rules.state import State

SIGNS = ("empire.gold", "empire.disc", "empire.cube", "empire.food", "empire.points")
ERAS = ("", "I", "II", "III")
ROW_SIGNS = (
    "empire.progress",
    "empire.territory",
    "empire.city",
    "empire.expansion",
    "empire.trade",
)


def brief(look: Look, goods: Sequence[int], *, plus: bool = False) -> str:
    """Return goods with their signs: "2⛁ 1◧"."""
    return " ".join(f"{n:+}{look.sign(SIGNS[good])}" if plus else f"{n}{look.sign(SIGNS[good])}"
                    for good, n in enumerate(goods) if n)  # fmt: skip


def pieces(s: State) -> dict[Place, frozenset[Any]]:
    """Return what is on the boards: cubes and alliances by region, discs on the display, traders,
    and how many open tiles there are of each kind, or who took them.
    """
    found: dict[Place, frozenset[Any]] = {}
    for region in range(len(s.players[0].cubes)):
        cubes = enumerate(player.cubes[region] for player in s.players)
        allied = (n for n, player in enumerate(s.players) if player.ally == region)
        found["region", region] = frozenset((*cubes, *allied))
    for row, discs in enumerate(s.display):
        for n, seat in enumerate(discs):
            found["disc", row * CIRCLES + n] = frozenset((seat,) if seat >= 0 else ())
    for n, seat in enumerate(s.trade):
        found["box", n] = frozenset((seat,) if seat >= 0 else ())
    for kind, spaces, older in zip(
        ("progress", "territory", "city"), s.fresh, s.older, strict=True
    ):
        for tile, count in Counter(tile for tile in (*spaces, *older) if tile >= 0).items():
            found[kind, tile] = frozenset((count,))
    for n, seat in enumerate(s.empire):
        found["empire", n] = frozenset((seat,))
    return found
