"""Rise of Empires on a line terminal: display, tiles, regions and players, one sentence per row."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from ....engine import Place
from ....engine.words import Speech, Who, Word, as_sentences
from .. import GAME
from ..components.box import box
from ..rules.actions import PlaceCubes
from ..rules.control import leaders
from ..rules.display import circles
from ..rules.pieces import AREAS, CITY, GOODS, OLD, PROGRESS, TERRITORY, VP, CityTile, Goods, Region
from ..rules.state import LAST_TURN, Keeping
from .describe import (
    amounts,
    display_title,
    empire_tile,
    era_name,
    names,
    region_name,
    turn_name,
)
from .effect import effect as changes
from .forecast import EraEnd, TurnEnd, era_end, mirror_plan, removal_costs, turn_end
from .hunger import hunger, mender
from .planner import planned_rows
from .ranking import ranking_told
from .sheet import city_text, closed_region, goods_text, letters
from .sheet import sheet as sheet

LEGEND = ("regions", "control", "standard", "display", "off")


def display(s: Any, words: Speech) -> Iterator[str]:
    """Yield the rows of the action display from the right, the trade boxes and the turn order."""
    printed, costs = box(s.parts), removal_costs(s)
    yield words.say(display_title(s), turn=turn_name(max(1, s.turn)))
    for row, action in enumerate(printed.rows):
        discs = s.display[row]
        lines = [
            words.say("plain-disc", circle=n + 1, name=words.name(seat), cost=costs[row][n])
            for n, seat in enumerate(discs) if seat >= 0
        ]  # fmt: skip
        room = 0 if s.mirror else circles(s, row) - len(discs)
        discs_told = ", ".join(lines) or words.say("tile-nothing")
        yield words.say("plain-row", row=action.name, discs=discs_told, room=room)
    boxes = []
    for n, trade in enumerate(printed.trade):
        gives = amounts([trade.amount if good == trade.gives else 0 for good in range(5)])
        free = words.say("plain-box", discs=trade.discs, gives=gives)
        if s.trade[n] >= 0:
            boxes.append(words.say("plain-used", box=free, name=words.name(s.trade[n])))
        elif s.era in trade.eras:
            boxes.append(free)
    yield f"{words.say('display-boxes')}: {', '.join(boxes)}"
    yield f"{words.say('display-order')}: {', '.join(words.name(seat) for seat in s.order)}"


def tiles(s: Any, words: Speech) -> Iterator[str]:
    """Yield the open tiles, one per row, kind by kind."""
    printed = box(s.parts)
    for row, kind in ((PROGRESS, "progress"), (TERRITORY, "territory"), (CITY, "city")):
        counts = Counter(tile for tile in (*s.fresh[row], *s.older[row]) if tile >= 0)
        yield words.say(f"tiles-{kind}", count=sum(counts.values())) + ":"
        for tile, n in sorted(counts.items()):
            [copies] = names(printed, row, [tile] * n)
            if row == PROGRESS:
                yield f"  {words.fact(copies)}: {words.read(printed.progress[tile].text)}"
            elif row == TERRITORY:
                goods = goods_text(printed.territory[tile].yields, words)
                yield f"  {words.fact(copies)}: {goods}"
            else:
                yield f"  {city(printed.cities[tile], words, last=s.turn == LAST_TURN)}"
    yield words.say("tiles-empire") + ":"
    for empire in printed.empire:
        side = empire.side(max(1, s.era))
        sentence = words.fact(empire_tile(printed, empire.index, side))
        seat = s.empire[empire.index]
        yield f"  {sentence}" + (
            f", {words.say('about-held', name=words.name(seat))}" if seat >= 0 else ""
        )


def city(tile: CityTile, words: Speech, *, last: bool = False) -> str:
    """Return the name of a city, its price, and its yield and upkeep each turn."""
    price, *rest = city_text(tile, words, last=last).split(" → ")
    price = words.say("plain-price", price=price) if any(tile.price) else price
    return as_sentences([f"{words.read(tile.name)}: {price}", *rest])


def region(s: Any, land: Region, words: Speech) -> str:
    """Return a region: standard, benefit, cubes, control, and its neighbours."""
    printed = box(s.parts)
    parts = [str(words.fact(region_name(land)))]
    if land.area != OLD:
        parts.append(words.say(f"area-{AREAS[land.area]}"))
    if closed := closed_region(s, land, words):
        parts.append(closed)
    parts.append(words.say("about-standard", first=land.first, second=land.second))
    if any(land.benefit):
        parts.append(words.say("about-benefit", goods=amounts(land.benefit)))
    cubes = []
    for seat, player in enumerate(s.players):
        if player.cubes[land.index]:
            n, ally = player.cubes[land.index], int(player.ally == land.index)
            cubes.append(words.say("plain-cubes", name=words.name(seat), n=n, ally=ally))
    parts += [", ".join(cubes)] if cubes else []
    first, _ = leaders(s, land.index)
    if first:
        parts.append(words.say("plain-control", names=tuple(map(Who, first)), count=len(first)))
    near = tuple(region_name(printed.regions[n]) for n in land.neighbours)
    touches = words.say("plain-touches", regions=near) if near else words.say("sheet-borderless")
    return as_sentences([*parts, touches])


def grouped(view: Any, place: Place, actions: Sequence[Any], words: Speech) -> str:
    """Return a region and how many cubes can be placed there, "" for other actions."""
    cubes = [action.cubes for action in actions if isinstance(action, PlaceCubes)]
    if len(cubes) < len(actions):
        return ""
    region = region_name(box(view.parts).regions[place[1]])
    return words.say("plain-some-cubes", region=region, least=min(cubes), most=max(cubes))


def player(s: Any, seat: int, words: Speech) -> str:
    """Return a player's goods and tiles."""
    printed, player = box(s.parts), s.players[seat]
    lands = [tile for tile, n in enumerate(player.territory) for _ in range(n)]
    tiles = (
        *names(printed, PROGRESS, player.progress),
        *names(printed, CITY, player.cities),
        *names(printed, TERRITORY, lands),
    )
    goods = tuple(words.say(f"amount-{GOODS[good]}", n=n) for good, n in enumerate(player.goods))
    return words.say(
        "plain-player", name=words.name(seat), goods=goods, cubes=sum(player.cubes),
        stock=player.stock, tiles=tiles or Word("tile-nothing"),
    )  # fmt: skip


def about(view: Any, seat: int, typed: str, words: Speech) -> list[str]:
    """Describe regions and tiles whose names start with *typed*; a region also by its letters."""
    printed, wanted = box(view.parts), typed.casefold()

    def meant(name: str) -> bool:
        return words.read(name).casefold().startswith(wanted)

    def short(region: Region) -> bool:
        return wanted in (region.key.casefold(), letters(region, words).casefold())

    found = [
        region(view, land, words)
        for land in printed.regions
        if short(land) or meant(land.name) or meant(str(words.fact(region_name(land))))
    ]
    found += [
        f"{words.read(tile.name)}: {words.read(tile.text)}"
        for tile in printed.progress
        if meant(tile.name)
    ]
    found += [
        f"{words.read(tile.name)}: {goods_text(tile.yields, words)}"
        for tile in printed.territory
        if meant(tile.name)
    ]
    found += [city(tile, words) for tile in printed.cities if meant(tile.name)]
    sides = [
        (e.name, empire_tile(printed, e.index, e.side(max(1, view.era)))) for e in printed.empire
    ]
    return found + [str(words.fact(side)) for name, side in sides if meant(name)]


def board(view: Any, seat: int, words: Speech, *, picture: bool = True) -> list[str]:
    """Return everything that is public, which is all there is."""
    printed = box(view.parts)
    return [
        *(region(view, r, words) for r in printed.regions),
        "",
        *tiles(view, words),
        "",
        *display(view, words),
        "",
        *(player(view, x, words) for x in view.order),
    ]


def own(view: Any, seat: int, words: Speech) -> list[str]:
    """Return what the viewer would gain if the game turn ended now, or what keeping all tiles costs
    at the end of an era, and the discs to remove in the B turn.
    """
    if not view.stack or not view.turn:
        return []
    end = turn_end(view, seat)
    rows = [words.say("plain-forecast", goods=signed(gained(end), words) or Word("tile-nothing"))]
    if isinstance(view.stack[-1], Keeping):
        rows = keeping(era_end(view, seat), words) or rows
    rows += losses(end, view, words) + mended(view, seat, words)
    return rows + (disc_costs(view, seat, words) if view.mirror else [])


def gained(end: TurnEnd) -> Goods:
    """Return what the end of a turn brings."""
    vp = end.scored - end.hunger
    return end.gold + end.surplus, end.discs - end.upkeep, end.cubes, end.food, vp


def signed(goods: Goods, words: Speech) -> tuple[str, ...]:
    """Return goods with their signs."""
    return tuple(
        f"{'+' if n > 0 else ''}{words.say(f'amount-{GOODS[good]}', n=n)}"
        for good, n in enumerate(goods)
        if n
    )


def losses(end: TurnEnd, view: Any, words: Speech) -> list[str]:
    """Return what the end of a turn costs for lack of food or resources."""
    rows = []
    if end.hunger or end.missing:
        short = end.hunger + end.missing
        rows.append(words.say("plain-hunger", points=end.hunger, short=short, missing=end.missing))
    for key, gone in (("plain-starved", end.starved), ("plain-lost", end.lost)):
        if gone:
            cities = tuple(box(view.parts).cities[city].name for city in gone)
            rows.append(words.say(key, cities=cities))
    return rows


def mended(view: Any, seat: int, words: Speech) -> list[str]:
    """Return the open tile that would mend the hunger of a player, if there is one."""
    found = hunger(view, seat)
    if found is None or not (name := mender(view, found)):
        return []
    return [words.say("plain-mends", tile=words.read(name), left=found.left)]


def keeping(end: EraEnd, words: Speech) -> list[str]:
    """Return what keeping all tiles costs at the end of an era, and what is missing for it."""
    if not end.keep_gold and not end.keep_cubes:
        return []
    rows = [words.say("plain-keep", goods=amounts((end.keep_gold, 0, end.keep_cubes, 0, 0)))]
    gold, _, cubes, _, _ = (max(-n, 0) for n in end.after)
    if gold or cubes:
        rows.append(words.say("plain-short", goods=amounts((gold, 0, cubes, 0, 0))))
    return rows


def forecast(view: Any, seat: int, words: Speech) -> list[str]:
    """Return what the viewer will hold and lose at the end of the turn and of the era, what their
    discs cost, and the points of everybody then.
    """
    if not view.stack or not view.turn:
        return []
    rows, era = [], era_name(view.era)
    if seat >= 0:
        end, later = turn_end(view, seat), era_end(view, seat)
        goods = signed(gained(end), words) or Word("tile-nothing")
        rows += [words.say("plain-forecast", goods=goods), *losses(end, view, words)]
        rows += mended(view, seat, words)
        if end.shipped:
            rows.append(words.say("plain-shipped", n=end.shipped))
        if end.choices:
            rows.append(words.say("plain-choices", n=end.choices))
        after = tuple(Word(f"amount-{GOODS[g]}", (("n", max(n, 0)),))
                      for g, n in enumerate(later.after))  # fmt: skip
        rows += [words.say("plain-era", era=era, goods=after), *keeping(later, words)]
        if later.halved:
            rows.append(words.say("plain-halve", cubes=later.halved))
        if points := later.bonus_gold + later.bonus_discs:
            rows.append(words.say("plain-bonus", points=points))
        rows += disc_costs(view, seat, words)
    for x in view.order:
        end, later = turn_end(view, x), era_end(view, x)
        points, last = end.scored - end.hunger, later.after[VP]
        rows.append(words.say("plain-points", seat=Who(x), points=points, era=era, last=last))
    return [*rows, words.say("plain-ranking-how")] if seat >= 0 else rows


def ranking(view: Any, seat: int, action: Any, words: Speech) -> str:
    """Return what an action does to the ranking of all players."""
    return ranking_told(GAME, view, seat, action, words) if seat >= 0 else ""


def effect(view: Any, seat: int, action: Any, words: Speech) -> str:
    """Return what an action changes at the end of the turn and of the era."""
    if seat < 0 or not view.turn:
        return ""
    found = changes(GAME, view, seat, action)
    told = [
        words.say(f"plain-effect-{key}", era=era_name(view.era), goods=signed(goods, words))
        for key, goods in (("turn", found.turn), ("era", found.era))
        if any(goods)
    ]
    return ", ".join(told)


def disc_costs(view: Any, seat: int, words: Speech) -> list[str]:
    """Return what taking each disc of a player off the display costs now."""
    rows = box(view.parts).rows
    plan = tuple(
        Word("plain-off", (("row", rows[off.row].name), ("cost", off.cost)))
        for off in mirror_plan(view, seat)
    )
    return [f"{words.say('panel-plan')} {words.fact(plan)}"] if plan else []


def legend(view: Any, words: Speech) -> list[str]:
    """Return how to read the lines of regions, tiles and the display."""
    return [words.say(f"plain-legend-{key}") for key in LEGEND]


def charts(view: Any, words: Speech) -> list[str]:
    """Return what removing each player's discs costs, in the cheapest order."""
    if not view.stack or not view.turn:
        return []
    rows: list[str] = []
    for seat in view.order:
        if mirror_plan(view, seat):
            rows.append(f"{words.say('planner-of', name=words.name(seat))}:")
            rows += planned_rows(view, seat, words)
    return rows
