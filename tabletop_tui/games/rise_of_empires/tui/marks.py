"""Short notation for goods, rows and eras."""

from __future__ import annotations

from collections.abc import Sequence

from ....tui.look import Look

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
