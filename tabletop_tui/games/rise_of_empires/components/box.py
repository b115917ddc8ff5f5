"""Builds a `Box` from the packaged components and a player's overriding values."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from tabletop_tui.components.packaged import Json, Packaged
from tabletop_tui.components.printed import Printed
from tabletop_tui.engine import Complaint
from tabletop_tui.games.rise_of_empires.rules.pieces import (
    AREAS,
    COUNTED,
    EMPIRE,
    GOLD,
    GOODS,
    KINDS,
    NOTHING,
    ONCE,
    VP,
    ActionRow,
    Border,
    Box,
    CityTile,
    EmpireSide,
    EmpireTile,
    Era,
    Goods,
    KeyedRow,
    Numbers,
    ProgressTile,
    Region,
    Source,
    TerritoryTile,
    TradeBox,
)


class InvalidComponents(Complaint):
    """A components file that cannot be used. Its text is one sentence for the player."""

    game = "rise_of_empires"


PACKAGED = Packaged(
    package=__package__,
    complaint=InvalidComponents,
    ids=("key", "a", "b"),
    source="known",
    owned=Printed("from your components file", "source-owner"),
    example="cities",
)


@lru_cache(maxsize=8)
def box(text: str = "") -> Box:
    """Return the box of a game: the packaged components, overridden by the rows of *text*.

    The text must have passed `components.check`, which explains what is wrong with it; it is not
    checked again here.
    """
    rows = PACKAGED.labelled(text)
    regions = _regions(rows["regions"], rows["borders"])
    return Box(
        numbers=_numbers(rows["numbers"]),
        rows=tuple(ActionRow(i, r["key"], r["name"]) for i, r in enumerate(rows["rows"])),
        circles=_circles(rows["numbers"]["circles"], len(rows["rows"]), len(rows["empire"])),
        eras=tuple(Era(r["era"], r["name"], r["colour"]) for r in rows["eras"]),
        regions=regions,
        borders=tuple(
            sorted((_border(r, regions) for r in rows["borders"]), key=lambda b: (b.a, b.b))
        ),
        progress=tuple(_progress(i, r) for i, r in enumerate(rows["progress"])),
        territory=tuple(_territory(i, r) for i, r in enumerate(rows["territory"])),
        cities=tuple(_city(i, r) for i, r in enumerate(rows["cities"] + rows["wonders"])),
        empire=tuple(_empire(i, r) for i, r in enumerate(rows["empire"])),
        trade=tuple(_trade(i, r) for i, r in enumerate(rows["trade"])),
        open_in=tuple(sum(1 << r.index for r in regions if r.era <= era) for era in range(4)),
        area=tuple(
            sum(1 << r.index for r in regions if r.area == area) for area in range(len(AREAS))
        ),
    )


def find(rows: Sequence[KeyedRow], key: str) -> int:
    """Return the index of the row with this key, as in `find(box().regions, "swe")`.

    Raises KeyError.
    """
    for index, row in enumerate(rows):
        if row.key == key:
            return index
    raise KeyError(key)


def goods(amounts: Json) -> Goods:
    """Return `{"cube": 1, "food": 2}` as Goods."""
    gold, disc, cube, food, vp = (int(amounts.get(good, 0)) for good in GOODS)
    return gold, disc, cube, food, vp


def _source(row: Json) -> Source:
    return Source(row["status"], row.get("known", ""))


def _numbers(row: Json) -> Numbers:
    plain = {name: row[name] for name in Numbers.__slots__ if name != "start"}
    return Numbers(start=goods(row["start"]), **plain)


def _circles(by_players: Json, rows: int, empire_tiles: int) -> tuple[tuple[int, ...], ...]:
    def row_of(players: int) -> tuple[int, ...]:
        circles = by_players.get(str(players), 0)
        return tuple(
            min(circles, empire_tiles) if row == EMPIRE else circles for row in range(rows)
        )

    return tuple(row_of(players) for players in range(max(map(int, by_players)) + 1))


def _regions(rows: list[Json], borders: list[Json]) -> tuple[Region, ...]:
    index = {row["key"]: number for number, row in enumerate(rows)}
    touches: list[set[int]] = [set() for _ in rows]
    for pair in borders:
        a, b = index[pair["a"]], index[pair["b"]]
        touches[a].add(b)
        touches[b].add(a)
    return tuple(
        Region(
            index=number,
            key=row["key"],
            name=row["name"],
            era=row["era"],
            area=AREAS.index(row["area"]),
            first=row["standard"][0],
            second=row["standard"][1],
            benefit=goods(row["benefit"]),
            neighbours=tuple(sorted(touches[number])),
            border=sum(1 << other for other in touches[number]),
            at=(row["at"][0], row["at"][1]),
            source=_source(row),
        )
        for number, row in enumerate(rows)
    )


def _border(row: Json, regions: tuple[Region, ...]) -> Border:
    a, b = sorted((find(regions, row["a"]), find(regions, row["b"])))
    return Border(a, b, _source(row))


def _progress(index: int, row: Json) -> ProgressTile:
    effect = row["effect"]
    return ProgressTile(
        index=index,
        key=row["key"],
        name=row["name"],
        era=row["era"],
        copies=row["count"],
        red=row["red"],
        kind=KINDS.index(row["kind"]),
        text=row["text"],
        yields=goods(effect),
        per=COUNTED.index(effect["per"]) if "per" in effect else ONCE,
        choice=effect.get("choice", 0),
        remove=effect.get("remove", 0),
        reach=effect.get("where") == "reach",
        place=effect.get("place", 0),
        protect=bool(effect.get("protect", 0)),
        far=effect.get("far_region", 0),
        extra=effect.get("extra_region", 0),
        water=bool(effect.get("as_water", 0)),
        opens_overseas=bool(effect.get("opens_overseas", 0)),
        both_overseas=bool(effect.get("both_overseas", 0)),
        no_disc_cost=bool(effect.get("no_disc_cost", 0)),
        source=_source(row),
    )


def _territory(index: int, row: Json) -> TerritoryTile:
    terrain = COUNTED.index(row["terrain"])
    return TerritoryTile(
        index, row["key"], row["name"], terrain, row["count"], goods(row["yields"]), _source(row)
    )


def _city(index: int, row: Json) -> CityTile:
    wonder = "points" in row
    return CityTile(
        index=index,
        key=row["key"],
        name=row["name"],
        turn=2 * row["era"] - (row["deck"] == "A"),
        wonder=wonder,
        price=goods(row["price"] if wonder else {"gold": row["price"]}),
        points=row.get("points", 0),
        yields=goods(row.get("yields", {})) if not wonder else NOTHING,
        upkeep=goods(row.get("upkeep", {})) if not wonder else NOTHING,
        source=_source(row),
    )


def _empire(index: int, row: Json) -> EmpireTile:
    def side(part: Json) -> EmpireSide:
        return EmpireSide(part["regions"], part["water"], tuple((a, d) for a, d in part["battles"]))

    return EmpireTile(
        index, row["key"], row["name"], side(row["early"]), side(row["late"]), _source(row)
    )


def _trade(index: int, row: Json) -> TradeBox:
    gives = VP if row["gives"] == "vp" else GOLD
    return TradeBox(
        index, row["key"], row["discs"], gives, row["amount"], tuple(row["eras"]), _source(row)
    )
