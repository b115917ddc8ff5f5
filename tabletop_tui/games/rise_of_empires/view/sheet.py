"""The component sheet: all tiles, regions and boxes with their values, and how certain each is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from ....components.packaged import status_counts
from ....components.sheet import Section, SheetRow, status_row
from ....engine.words import Speech
from ..components.box import PACKAGED, box
from ..rules.pieces import (
    CITY,
    FOOD,
    GOODS,
    PROGRESS,
    TERRITORY,
    Box,
    CityTile,
    EmpireSide,
    Region,
    Source,
)
from ..rules.state import State
from ..rules.turns.reach import why_closed
from .describe import ERAS, era_name, turn_name


def goods_text(goods: Sequence[int], words: Speech) -> str:
    """Return goods in words ("2 gold, 1 cube"), or a word for none."""
    lines = [
        words.say("amount-eats", n=-n)
        if good == FOOD and n < 0
        else words.say(f"amount-{GOODS[good]}", n=n)
        for good, n in enumerate(goods)
        if n
    ]
    return ", ".join(lines) or words.say("tile-nothing")


def letters(region: Region, words: Speech) -> str:
    """Return a region's three letters, used where its name does not fit.

    A region that a player added uses its key.
    """
    text = words.say(f"code-{region.key}")
    return region.key.upper() if text == f"code-{region.key}" else text


COSTS = ("mirror", "progress", "territory", "city", "keep", "hunger")
"""What things cost, in sentences."""

CLOSED = {"later-era": "legend-era", "needs-navigation": "legend-shut"}
"""What is said of a region that is closed to every player."""


def closed_region(s: State, region: Region, words: Speech) -> str:
    """Return why no player may place cubes in a region in this game turn, "" if it is open."""
    no = why_closed(s, region.index)
    return words.say(CLOSED[no], era=era_name(region.era)) if no else ""


def city_text(tile: CityTile, words: Speech, *, last: bool = False) -> str:
    """Return what a city or wonder costs, and its yield and upkeep each turn.

    In the last game turn, also the doubled food.
    """
    price = goods_text(tile.price, words) if any(tile.price) else words.say("tile-no-price")
    if tile.wonder:
        return words.say("tile-wonder", price=price, points=tile.points)
    text = words.say("tile-city", price=price, yields=goods_text(tile.yields, words))
    if not any(tile.upkeep):
        return text
    upkeep = words.say(
        "tile-upkeep",
        upkeep=goods_text(tile.upkeep, words),
        eats=int(tile.upkeep[FOOD] == sum(tile.upkeep)),
        doubled=2 * tile.upkeep[FOOD] if last else 0,
    )
    return f"{text} {upkeep}"


def empire_text(side: EmpireSide, words: Speech) -> str:
    """Return the regions, land or water, and battle rows of an empire tile."""
    rows = " / ".join(f"{lost}:{killed}" for lost, killed in side.battles)
    return words.say("tile-empire", regions=side.regions, water=int(side.water), rows=rows)


def sheet(view: Any, words: Speech) -> list[Section]:
    """Return the tiles of the era that are left, what things cost, then all components, after a
    section that counts
    known, partly known and reconstructed ones.
    """
    rows_of = told_rows(box(view.parts), words)
    about = [
        status_row(status_counts(PACKAGED.rows(view.parts)), words),
        SheetRow(words.say("sheet-why")),
        SheetRow(words.say("sheet-replace")),
    ]

    def row(text: str, source: Source) -> SheetRow:
        return SheetRow(text, words.say(f"status-{source.status}"), words.read(source.known))

    sections = [
        (words.say(f"sheet-{key}"), [row(*one) for one in rows]) for key, rows in rows_of.items()
    ]
    left = words.say("sheet-left", era=era_name(max(1, view.era)))
    costs = [SheetRow(words.say(f"sheet-cost-{key}")) for key in COSTS]
    first = [(left, left_rows(view, words)), (words.say("sheet-costs"), costs)]
    return [*first, (words.say("sheet-title"), about), *sections]


def left_rows(view: Any, words: Speech) -> list[SheetRow]:
    """Return the tiles of the current era that lie open or may still turn up, with how many there
    are of each, and the cities of its turns to come.
    """
    printed, era = box(view.parts), max(1, view.era)
    pile, lands = view.piles[era - 1].bag, view.piles[3].bag
    open_now = [Counter((*view.fresh[row], *view.older[row])) for row in range(3)]
    rows = [
        (tile.name, open_now[PROGRESS][tile.index], pile[tile.index], words.read(tile.text))
        for tile in printed.progress
    ]
    rows += [
        (tile.name, open_now[TERRITORY][n], lands[n], goods_text(tile.yields, words))
        for n, tile in enumerate(printed.territory)
    ]
    found = [
        words.say("sheet-left-row", name=words.read(name), open=opened, left=left, text=text)
        for name, opened, left, text in rows
        if opened or left
    ]
    for city in printed.cities:
        facts = {"name": words.read(city.name), "text": city_text(city, words)}
        if city.index in open_now[CITY]:
            found.append(words.say("sheet-left-row", open=1, left=0, **facts))
        elif city.turn > view.turn and (city.turn + 1) // 2 == era:
            found.append(words.say("sheet-left-city", turn=turn_name(city.turn), **facts))
    return [SheetRow(text) for text in found]


def told_rows(printed: Box, words: Speech) -> dict[str, list[tuple[str, Source]]]:
    """Return the rows of each section and where they come from."""
    say, read = words.say, words.read

    def copies(n: int, name: str) -> str:
        return say("sheet-copies", n=n, what=read(name))

    def eras(numbers: Sequence[int]) -> str:
        return ", ".join(ERAS[era] for era in numbers)

    found: dict[str, list[tuple[str, Source]]] = {"regions": []}
    for region in printed.regions:
        near = ", ".join(read(printed.regions[n].name) for n in region.neighbours)
        standard = f"{region.first}/{region.second}, {goods_text(region.benefit, words)}"
        borders = f"{say('sheet-touches')} {near}" if near else say("sheet-borderless")
        values = f"{standard}; {borders}"
        name = f"{read(region.name)} ({letters(region, words)}), {ERAS[region.era]}"
        found["regions"].append((f"{name}: {values}", region.source))
    found["borders"] = [
        (f"{read(printed.regions[x.a].name)}: {read(printed.regions[x.b].name)}", x.source)
        for x in printed.borders
    ]
    found["progress"] = [
        (f"{copies(tile.copies, tile.name)}, {ERAS[tile.era]}: {read(tile.text)}", tile.source)
        for tile in printed.progress
    ]  # fmt: skip
    found["territory"] = [
        (f"{copies(tile.copies, tile.name)}: {goods_text(tile.yields, words)}", tile.source)
        for tile in printed.territory
    ]
    found["cities"] = [
        (
            f"{read(tile.name)}, {words.fact(turn_name(tile.turn))}: {city_text(tile, words)}",
            tile.source,
        )
        for tile in printed.cities
    ]  # fmt: skip
    found["empire"] = [
        (f"{read(e.name)}: {empire_text(e.early, words)} | {empire_text(e.late, words)}", e.source)
        for e in printed.empire
    ]
    found["trade"] = []
    for trade in printed.trade:
        gives = goods_text(
            [trade.amount if good == trade.gives else 0 for good in range(len(GOODS))], words
        )
        found["trade"].append(
            (f"{say('amount-disc', n=trade.discs)}: {gives}, {eras(trade.eras)}", trade.source)
        )
    return found
