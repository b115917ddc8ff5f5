"""Facts of actions, events and refusals, for the sentences in words/en.ftl."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from ....components.printed import Printed
from ....engine import Fact, Illegal, Listed, Who, Word, facts
from ..components.box import box, find
from ..rules import actions as a
from ..rules import events as e
from ..rules.display import exempt, to_the_left
from ..rules.phases.era import keeping_price
from ..rules.phases.phase_events import FoodSettled, PointsScored, TilesKept
from ..rules.phases.yields import food_change, upkeep
from ..rules.pieces import (
    CITY,
    DISC,
    FOOD,
    GOODS,
    PROGRESS,
    TERRITORY,
    VP,
    Box,
    EmpireSide,
    Region,
)
from ..rules.state import LAST_TURN, Choosing, Fighting, Placing, State
from ..rules.turns.progress import surcharge

ERAS = ("", "I", "II", "III")
NAMED = ("ner", "med", "swe", "see", "nwa", "nea")
"""The regions whose names take an article in a sentence, or are abbreviated on the board."""
WORTH = ("regions", "cities", "towns", "progress")
"""Sources of a turn's victory points."""


def amounts(goods: Sequence[int]) -> tuple[Word, ...]:
    """Return goods as a list: "2 gold, 1 cube". Negative food is eaten: "eats 2 food"."""
    return tuple(
        Word("amount-eats", (("n", -n),))
        if good == FOOD and n < 0
        else Word(f"amount-{GOODS[good]}", (("n", n),))
        for good, n in enumerate(goods)
        if n
    )


def names(printed: Box, row: int, tiles: Sequence[int]) -> tuple[Fact, ...]:
    """Return tiles of a row as a list, with equal ones counted: "2× Plains, Island"."""
    sorts: Any = {PROGRESS: printed.progress, TERRITORY: printed.territory, CITY: printed.cities}[
        row
    ]
    found: list[Fact] = []
    for tile, n in sorted(Counter(tiles).items()):
        name = sorts[tile].name
        found.append(Word("several", (("n", n), ("name", name))) if n > 1 else name)
    return tuple(found)


def empire_tile(printed: Box, tile: int, side: EmpireSide) -> Word:
    """Return an empire tile in words: name, number, water and battle rows."""
    known = (
        ("name", printed.empire[tile].name),
        ("regions", side.regions),
        ("water", int(side.water)),
        ("rows", battle_rows(side.battles)),
    )
    return Word("empire-tile", known)


def battle_rows(battles: Sequence[tuple[int, int]]) -> Word:
    """Return the losses of attacker and defender in the battles of an empire tile."""
    rows = tuple(Word("battle-row", (("lost", lost), ("killed", n))) for lost, n in battles)
    return Word(
        "battle-rows", (("shown", " / ".join(f"{x}:{y}" for x, y in battles)), ("rows", rows))
    )


def region_name(region: Region) -> Fact:
    """Return a region's name in a sentence, such as "the Near East"."""
    named = region.key in NAMED and isinstance(region.name, Printed)
    return Word(f"the-{region.key}", (("name", region.name),)) if named else region.name


def points_from(worth: Mapping[str, int]) -> tuple[Word, ...]:
    """Return what a turn's victory points come from: "2 for regions, 1 for cities"."""
    return tuple(Word(f"points-from-{key}", (("n", n),)) for key, n in worth.items() if n)


def turn_name(turn: int) -> Word:
    """Return game turn 4 as "II-B"."""
    return Word("turn-name", (("round", turn),))


def era_name(era: int) -> Word:
    """Return an era by its Roman number."""
    return Word("era-name", (("era", era), ("shown", ERAS[era])))


def display_title(s: State) -> str:
    """Return the text key for the title of the action display."""
    if not s.stack:
        return "display-over"
    return "display-mirror" if s.mirror else "display-placing"


def describe(view: State, thing: Any) -> dict[str, Any]:
    """Return the facts of an action, an event or a refusal, with names for all numbers."""
    printed = box(view.parts)
    known = refused(printed, thing) if isinstance(thing, Illegal) else facts(thing)
    if isinstance(thing, a.Fight):
        attacker, defender = fought_row(view, printed, thing)
        known |= {"row": thing.row + 1, "lost": attacker, "killed": defender}
    elif "row" in known and "tiles" not in known:
        known["row"] = printed.rows[known["row"]].name
    for key in ("goods", "price"):
        if isinstance(known.get(key), tuple):
            known |= {key: amounts(known[key]), "count": sum(known[key])}
    if "tiles" in known:
        row = known["row"]
        sorts: Any = (printed.progress, printed.territory, printed.cities)[row]
        tiles = [find(sorts, key) for key in known["tiles"]]
        known |= {
            "tiles": names(printed, row, tiles),
            "row": printed.rows[row].name,
            "count": len(tiles),
        }
    if "tile" in known:
        known |= tile_facts(view, printed, thing, known["tile"])
    if "city" in known:
        known |= city_facts(printed, known["city"], last=view.turn == LAST_TURN)
    if "box" in known:
        x = printed.trade[known["box"]]
        known |= {
            "discs": x.discs,
            "gives": amounts([x.amount if good == x.gives else 0 for good in range(5)]),
        }
    if isinstance(thing, Illegal) and "region" in known:
        known["opens"] = era_name(printed.regions[known["region"]].era)
    for key in ("region", "first"):
        if key in known:
            known[key] = region_name(printed.regions[known[key]]) if known[key] >= 0 else ""
    for key in ("seat", "victim"):
        if key in known:
            known[key] = Who(known[key])
    if "seats" in known:
        known |= {"seats": tuple(map(Who, known["seats"])), "count": len(known["seats"])}
    if "named" in known:
        known |= {"named": names(printed, PROGRESS, known["named"]), "helpers": len(known["named"])}
    if "turn" in known:
        known["turn"] = turn_name(known["turn"])
    if "phase" in known:
        known["phase"] = Word(f"phase-{known['phase']}")
    if "era" in known:
        known["era"] = era_name(known["era"])
    if isinstance(thing, Illegal):
        known |= {
            "what": known.get("city") or known.get("tile") or "",
            "boxed": int("box" in known),
            "gone": int(territory_gone(view)),
        }
    return known | own_facts(view, thing)


def refused(printed: Box, no: Illegal) -> dict[str, Any]:
    """Return the facts of a refusal, leaving out numbers that no component has (a player may try
    any).
    """
    sorts = {
        "row": printed.rows,
        "region": printed.regions,
        "tile": printed.progress,
        "city": printed.cities,
        "box": printed.trade,
    }
    return {
        key: fact
        for key, fact in no.facts.items()
        if key not in sorts or 0 <= fact < len(sorts[key])
    }


def territory_gone(view: State) -> bool:
    """Return whether all territory tiles have been turned up, as they have from turn II-B on."""
    return view.turn > 0 and not len(view.piles[3])


def fought_row(view: State, printed: Box, thing: a.Fight) -> tuple[int, int]:
    """Return the losses of attacker and defender in a battle on offer."""
    tile = getattr(view.stack[-1], "tile", 0) if view.stack else 0
    rows = printed.empire[tile].side(view.era).battles
    return rows[thing.row] if thing.row < len(rows) else (0, 0)


def tile_facts(view: State, printed: Box, thing: Any, tile: int) -> dict[str, Any]:
    """Return the name of a territory, empire or progress tile, and what it does."""
    if isinstance(thing, (a.TakeTerritory, e.TerritoryTaken)):
        return {
            "tile": printed.territory[tile].name,
            "yields": Listed(amounts(printed.territory[tile].yields)),
        }
    if isinstance(thing, (a.TakeEmpire, e.EmpireTaken)):
        era = thing.era if isinstance(thing, e.EmpireTaken) else view.era
        return {"tile": empire_tile(printed, tile, printed.empire[tile].side(era))}
    values = {"tile": printed.progress[tile].name, "text": printed.progress[tile].text}
    return values | {"gold": surcharge(view, tile)} if isinstance(thing, a.TakeProgress) else values


def city_facts(printed: Box, city: int, *, last: bool) -> dict[str, Any]:
    """Return a city or wonder's name, price, and yield and cost each turn.

    In the last game turn the food it costs is doubled (R72).
    """
    tile = printed.cities[city]
    return {
        "city": tile.name,
        "price": amounts(tile.price),
        "free": int(not any(tile.price)),
        "points": tile.points,
        "yields": Listed(amounts(tile.yields)),
        "upkeep": Listed(amounts(tile.upkeep)),
        "costs": sum(tile.upkeep),
        "doubled": 2 * tile.upkeep[FOOD] if last else 0,
    }


def question_facts(view: State, frame: Choosing | Placing | Fighting) -> dict[str, Any]:
    """Return what a player must know to answer a frame."""
    if isinstance(frame, Choosing):
        return {"mirror": int(view.mirror)}
    if isinstance(frame, Placing):
        filled = len(frame.filled)
        return {"water": int(frame.water), "filled": filled, "left": frame.number - filled}
    battles = box(view.parts).empire[frame.tile].side(view.era).battles
    return {"rows": battle_rows([battles[row] for row in frame.rows])}


def own_facts(view: State, thing: Any) -> dict[str, Any]:
    """Return what an action would cost or bring now, for actions that do not carry this
    themselves.
    """
    if isinstance(thing, (Choosing, Placing, Fighting)):
        return question_facts(view, thing)
    if isinstance(thing, a.RemoveDisc):
        seat = (
            view.display[thing.row][thing.circle]
            if thing.circle < len(view.display[thing.row])
            else -1
        )
        free = seat < 0 or exempt(view, seat)
        return {
            "circle": thing.circle + 1,
            "cost": 0 if free else to_the_left(view, thing.row, thing.circle),
        }
    if isinstance(thing, FoodSettled):
        by, up = abs(thing.change) - thing.beyond, thing.change > 0
        return {
            "moved": "same" if by == 0 else "up" if up else "down",
            "by": by,
            "surplus": thing.beyond if up else 0,
            "missing": 0 if up else thing.beyond,
        }
    if isinstance(thing, TilesKept):
        price = amounts((thing.gold, 0, thing.cubes, 0, 0))
        return {"price": price, "count": len(price)}
    if isinstance(thing, PointsScored):
        worth = {key: n for key in WORTH if (n := getattr(thing, key))}
        return {
            "total": sum(worth.values()),
            "causes": points_from(worth),
            "several": len(worth),
            "only": next((Word(f"cause-{key}") for key in worth), ""),
        }
    if isinstance(thing, (e.DiscPlaced, e.DiscIdled, e.DiscRemoved)):
        return {"circle": thing.circle + 1}
    if isinstance(thing, (a.SettleFood, a.PayUpkeep, a.KeepTiles)) and view.stack:
        done = getattr(view.stack[-1], "done", len(view.order))
        if done < len(view.order):
            seat = view.order[done]
            gold, cubes = keeping_price(view, seat)
            shipped = thing.shipped if isinstance(thing, a.SettleFood) else 0
            times = 2 if view.turn == LAST_TURN else 1
            change = food_change(view, seat, shipped)
            goods = view.players[seat].goods
            missing = max(0, -change - goods[FOOD])
            return {
                "missing": missing,
                "points": min(missing, goods[VP]),
                "change": change,
                "sign": "+" if change > 0 else "",
                "doubled": int(times > 1),
                "brought": times * shipped,
                "discs": upkeep(view, seat, DISC),
                "gold": gold,
                "cubes": cubes,
            }
    return {}
