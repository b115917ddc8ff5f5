"""Short ways to write goods, eras and tiles."""

from __future__ import annotations

from collections.abc import Sequence

from ....tui.look import Look
from ..pieces import GOODS, CityTile, EmpireSide

SIGNS = ("empire.gold", "empire.disc", "empire.cube", "empire.food", "empire.points")
ERAS = ("", "I", "II", "III")
ROW_SIGNS = ("empire.progress", "empire.territory", "empire.city", "empire.expansion", "empire.trade")


def brief(look: Look, goods: Sequence[int], *, plus: bool = False) -> str:
    """Goods by their signs: "2⛁ 1◧"."""
    return " ".join(f"{n:+}{look.sign(SIGNS[good])}" if plus else f"{n}{look.sign(SIGNS[good])}"
                    for good, n in enumerate(goods) if n)  # fmt: skip


def worded(look: Look, goods: Sequence[int]) -> str:
    """Goods in words: "2 gold, 1 cube"."""
    told = [look.say(f"amount-{GOODS[good]}", n=n) for good, n in enumerate(goods) if n]
    return ", ".join(told) or look.say("tile-nothing")


def city_text(look: Look, tile: CityTile) -> str:
    """What a city or wonder costs and gives."""
    price = worded(look, tile.price) if any(tile.price) else look.say("tile-no-price")
    if tile.wonder:
        return look.say("tile-wonder", price=price, points=tile.points)
    text = look.say("tile-city", price=price, yields=worded(look, tile.yields))
    return text + (look.say("tile-upkeep", upkeep=worded(look, tile.upkeep)) if any(tile.upkeep) else "")


def empire_text(look: Look, side: EmpireSide) -> str:
    """Regions, land or water, and battle rows of an empire tile."""
    rows = " / ".join(f"{lost}:{killed}" for lost, killed in side.battles)
    return look.say("tile-empire", regions=side.regions, water=int(side.water), rows=rows)
