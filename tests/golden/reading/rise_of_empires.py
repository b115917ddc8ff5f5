"""Reconstructs a table of Rise of Empires from its story."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from tabletop_tui.games import rise_of_empires

from .reader import LIST, Reader, says

PRINTED = json.loads(
    (Path(rise_of_empires.__file__).parent / "components" / "components.json").read_text("utf-8")
)
"""What is printed on the components, which every player may look at."""

NAMES = {
    track: [tile["name"] for kind in kinds for tile in PRINTED[kind]]
    for track, kinds in {
        "Progress": ("progress",),
        "Territory": ("territory",),
        "City": ("cities", "wonders"),
    }.items()
}
CUBES = PRINTED["numbers"]["cubes"]
START = {**PRINTED["numbers"]["start"]}


def named(names: Sequence[str]) -> str:
    """Return a pattern for one of these names."""
    return "(?:" + "|".join(sorted(map(re.escape, names), key=len, reverse=True)) + ")"


def found_in(text: str) -> Counter[str]:
    """Parse "2× Plains, Island" as a count."""
    found: Counter[str] = Counter()
    for part in LIST.split(text):
        number, times, name = part.partition("× ")
        found[name if times else part] += int(number) if times else 1
    return found


class RiseOfEmpires(Reader):
    """Goods, points, cubes on the map, tiles, discs, and the order of play."""

    kinds = {
        "progress": named(NAMES["Progress"]),
        "territory": named(NAMES["Territory"]),
        "city": named(NAMES["City"]),
        "empire": r"E\d",
        "cause": "for (?:regions|cities|towns|progress)",
        "goods": r"(?:nothing|\d+ \w+(?:(?:, | and )\d+ \w+)*)",
        "row": named([row["name"] for row in PRINTED["rows"]]),
        "region": "(?:the )?" + named([region["name"] for region in PRINTED["regions"]]),
    }

    def __init__(self, names: Sequence[str]) -> None:
        super().__init__(names)
        n = len(names)
        self.goods = [Counter(START) for _ in range(n)]
        self.map: list[Counter[str]] = [Counter() for _ in range(n)]
        self.progress: list[Counter[str]] = [Counter() for _ in range(n)]
        self.flipped: list[set[str]] = [set() for _ in range(n)]
        self.territory: list[Counter[str]] = [Counter() for _ in range(n)]
        self.cities: list[Counter[str]] = [Counter() for _ in range(n)]
        self.ally = [""] * n
        self.display: list[Counter[str]] = [Counter() for _ in range(n)]
        self.open: dict[str, Counter[str]] = {track: Counter() for track in NAMES}
        self.empire: dict[str, int] = {}
        self.places: dict[int, int] = {}

    def value(self, gap: str, text: str | None) -> Any:
        found = super().value(gap, text)
        return found.removeprefix("the ") if gap == "region" else found

    def points(self) -> list[int]:
        """Return the VP of every seat."""
        return [goods["vp"] for goods in self.goods]

    def stock(self, seat: int) -> int:
        """Return the cubes of a seat that are neither in hand nor on the map."""
        return int(CUBES) - self.goods[seat]["cube"] - sum(self.map[seat].values())

    def move(self, seat: int, goods: Counter[str], sign: int = 1) -> None:
        """Add goods to a seat, or remove them."""
        for name, n in goods.items():
            good = "disc" if name == "resource" else name.lower()
            self.goods[seat][good] += sign * n
            assert self.goods[seat][good] >= 0, (seat, good)
        assert self.stock(seat) >= 0

    def put(self, seat: int, region: str, n: int) -> None:
        """Add cubes to a region, or remove them."""
        self.map[seat][region] += n
        assert self.map[seat][region] >= 0

    # -- turns -------------------------------------------------------------------------------------

    def head(self, line: str) -> None:
        if line.endswith(" begins."):
            self.flipped = [set() for _ in self.names]
            self.empire, self.places = {}, {}

    @says("The new <row> tiles are <tiles>.", "The new <row> tile is <tiles>.")
    def turned_up(self, row: str, tiles: str) -> None:
        self.open[row].update(found_in(tiles))

    @says("Nobody took <tiles>; <it> <stays> beside the display.")
    def set_aside(self, tiles: str, it: str, stays: str) -> None:
        pass

    @says("Nobody took <tiles>; <it> <leaves> the game.")
    def left(self, tiles: str, it: str, leaves: str) -> None:
        for tile, n in found_in(tiles).items():
            self.withdraw_tile(tile, n)

    def withdraw_tile(self, tile: str, n: int = 1) -> None:
        """Remove an open tile."""
        (track,) = [track for track, names in NAMES.items() if tile in names]
        assert self.open[track][tile] >= n
        self.open[track][tile] -= n

    @says("<seat> places a disc in <row>, circle <n>.")
    def puts(self, seat: int, n: int, row: str) -> None:
        assert sum(discs[row] for discs in self.display) == n - 1
        self.display[seat][row] += 1

    @says("<seat> cannot take any action and places an idle disc in <row>.")
    def idles(self, seat: int, row: str) -> None:
        self.display[seat][row] += 1

    @says(
        "<seat> takes a disc off the <row> row[, with <n> disc to its left].",
        "<seat> takes a disc off the <row> row, with <n> discs to its left.",
    )
    def takes_disc(self, seat: int, row: str, n: int | None) -> None:
        self.display[seat][row] -= 1
        assert self.display[seat][row] >= 0

    @says(
        "<seat> skips the action of the <row> row.",
        "Era <era> is over: half the cubes leave the map.",
    )
    def nothing(self, **facts: Any) -> None:
        pass

    @says("<seat> takes place <n> in the turn order.")
    def chooses(self, seat: int, n: int) -> None:
        self.places[n] = seat

    # -- goods -------------------------------------------------------------------------------------

    @says("<seat> pays <goods>.")
    def pays(self, seat: int, goods: Counter[str]) -> None:
        self.move(seat, goods, -1)

    @says("<seat> pays <n> resource in city upkeep.", "<seat> pays <n> resources in city upkeep.")
    def pays_upkeep(self, seat: int, n: int) -> None:
        self.move(seat, Counter(resource=n), -1)

    @says("<seat> cannot pay for any disc and loses everything[: <goods>].")
    def ruined(self, seat: int, goods: Counter[str] | None) -> None:
        self.move(seat, goods or Counter(), -1)
        assert not any(n for good, n in self.goods[seat].items() if good not in ("food", "vp"))

    @says("<seat> collects <goods>.")
    def collects(self, seat: int, goods: Counter[str]) -> None:
        self.move(seat, goods)

    @says(
        "<seat>'s food rises by <n> to <n_food>[ (doubled in the last turn)]"
        "[; <n_surplus> above the limit][, for <n_gold> gold].",
        "<seat>'s food stays at <n_food>[ (doubled in the last turn)]"
        "[; <n_surplus> above the limit][, for <n_gold> gold].",
    )
    def is_fed(
        self, seat: int, n_food: int, n_surplus: int | None, n_gold: int | None, n: int = 0
    ) -> None:
        self.goods[seat]["food"] += n
        assert self.goods[seat]["food"] == n_food
        assert (n_gold or 0) == (n_surplus or 0) // 2
        self.move(seat, Counter(gold=n_gold or 0))

    @says(
        "<seat>'s food falls by <n> to <n_food>[ (doubled in the last turn)]"
        "[; <n_missing> short, so hunger costs <n_lost> VP].",
        "<seat>'s food stays at <n_food>[ (doubled in the last turn)]"
        "; <n_missing> short, so hunger costs <n_lost> VP.",
    )
    def eats(
        self, seat: int, n_food: int, n_missing: int | None, n_lost: int | None, n: int = 0
    ) -> None:
        self.goods[seat]["food"] -= n
        assert self.goods[seat]["food"] == n_food
        assert (n_lost or 0) == min(n_missing or 0, self.goods[seat]["vp"])
        self.move(seat, Counter(vp=n_lost or 0), -1)

    @says("<seat> scores <n> VP <cause>.")
    def scores_for_one_cause(self, seat: int, n: int, cause: str) -> None:
        self.scores(seat, n, f"{n} {cause}")

    @says("<seat> scores <n> VP[: <parts>].")
    def scores(self, seat: int, n: int, parts: str | None) -> None:
        worth = [part.partition(" for ") for part in LIST.split(parts)] if parts else []
        assert sum(int(part) for part, _, _ in worth) == n
        assert {cause for *_, cause in worth} <= {"regions", "cities", "towns", "progress"}
        self.goods[seat]["vp"] += n

    @says("<seat> scores <n> VP for gold and <n_other> VP for resources.")
    def bonus(self, seat: int, n: int, n_other: int) -> None:
        self.goods[seat]["vp"] += n + n_other

    @says("<seats> wins with <n> VP.", "<seats> share the win with <n> VP.")
    def wins(self, seats: list[int], n: int) -> None:
        assert all(self.points()[seat] == n == max(self.points()) for seat in seats)

    @says("<seat> trades <n> resource for <get>.", "<seat> trades <n> resources for <get>.")
    def trades(self, seat: int, n: int, get: Counter[str]) -> None:
        self.move(seat, Counter(resource=n), -1)
        self.move(seat, get)

    # -- tiles -------------------------------------------------------------------------------------

    @says("<seat> takes <progress>[ for <n> gold].")
    def takes_progress(self, seat: int, progress: str, n: int | None) -> None:
        self.withdraw_tile(progress)
        self.move(seat, Counter(gold=n or 0), -1)
        self.progress[seat][progress] += 1

    @says("<seat> takes <territory>.")
    def takes_territory(self, seat: int, territory: str) -> None:
        self.withdraw_tile(territory)
        self.territory[seat][territory] += 1

    @says("<seat> takes <city> for <n> gold.", "<seat> takes <city> for free.")
    def takes_city(self, seat: int, city: str, n: int = 0) -> None:
        self.withdraw_tile(city)
        self.move(seat, Counter(gold=n), -1)
        self.cities[seat][city] += 1

    @says("<seat> builds <city> for <goods> and scores <n> VP.")
    def builds(self, seat: int, city: str, goods: Counter[str], n: int) -> None:
        self.withdraw_tile(city)
        self.move(seat, goods, -1)
        self.goods[seat]["vp"] += n

    @says(
        "<seat> gives up <city>.",
        "Not enough food: <seat> must give up <city>.",
        "Not enough resources for upkeep: <seat> must give up <city>.",
        "Not enough to keep everything: <seat> gives up <city>.",
    )
    def gives_up(self, seat: int, city: str) -> None:
        assert self.cities[seat][city]
        self.cities[seat][city] -= 1

    @says("<seat> discards <progress>.")
    def discards(self, seat: int, progress: str) -> None:
        assert self.progress[seat][progress]
        self.progress[seat][progress] -= 1
        self.flipped[seat].discard(progress)

    @says("<seat> pays nothing to keep the rest.", "<seat> pays <goods> to keep the rest.")
    def keeps(self, seat: int, goods: Counter[str] | None = None) -> None:
        self.move(seat, goods or Counter(), -1)

    @says("<seat> has Navigation, so <rest>.")
    def navigates(self, seat: int, rest: str) -> None:
        assert self.progress[seat]["Navigation"]

    # -- the map -----------------------------------------------------------------------------------

    @says("<seat> takes empire tile <empire> (<printed>)[, with <helpers>].")
    def takes_empire(self, seat: int, empire: str, printed: str, helpers: str | None) -> None:
        assert empire not in self.empire
        self.empire[empire] = seat
        self.flipped[seat].update(LIST.split(helpers) if helpers else ())

    @says(
        "<seat> takes all <n> of their cubes off the map.",
        "<seat> takes their only cube off the map.",
    )
    def withdraws(self, seat: int, n: int = 1) -> None:
        assert sum(self.map[seat].values()) == n
        self.map[seat].clear()
        self.move(seat, Counter(cube=n))

    @says("<seat> places <n> cube in <region>.", "<seat> places <n> cubes in <region>.")
    def places_cubes(self, seat: int, n: int, region: str) -> None:
        self.put(seat, region, n)
        self.move(seat, Counter(cube=n), -1)

    @says("<seat> takes control of <region> from <victim>.")
    def leads(self, seat: int, region: str, victim: int) -> None:
        mine = self.map[seat][region]
        assert mine == max(cubes[region] for cubes in self.map) > self.map[victim][region]

    @says("<seat> now shares control of <region> with <victim>.")
    def shares(self, seat: int, region: str, victim: int) -> None:
        mine = self.map[seat][region]
        assert mine == max(cubes[region] for cubes in self.map) == self.map[victim][region]

    @says(
        "<seat> attacks <victim> in <region>: <owner> loses <n> cube, <former> loses <n_lost>.",
        "<seat> attacks <victim> in <region>: <owner> loses <n> cubes, <former> loses <n_lost>.",
    )
    def attacks(
        self, seat: int, victim: int, region: str, owner: int, n: int, former: int, n_lost: int
    ) -> None:
        assert (owner, former) == (victim, seat)
        self.put(victim, region, -n)
        self.put(seat, region, -n_lost)

    @says(
        "<seat> uses <progress>: <victim> loses <n> cube in <region>.",
        "<seat> uses <progress>: <victim> loses <n> cubes in <region>.",
    )
    def strikes(self, seat: int, progress: str, victim: int, n: int, region: str) -> None:
        self.flipped[seat].add(progress)
        self.put(victim, region, -n)

    @says(
        "<seat> uses <progress> and places <n> cube in <region>.",
        "<seat> uses <progress> and places <n> cubes in <region>.",
    )
    def settles(self, seat: int, progress: str, n: int, region: str) -> None:
        self.flipped[seat].add(progress)
        self.places_cubes(seat, n, region)

    @says("<seat> uses <progress>: their cubes in <region> are safe until the next turn.")
    def allies(self, seat: int, progress: str, region: str) -> None:
        self.flipped[seat].add(progress)
        self.ally[seat] = region

    @says("<seat>'s alliance in <region> ends.")
    def alliance_ends(self, seat: int, region: str) -> None:
        assert self.ally[seat] == region
        self.ally[seat] = ""

    @says("<seat> takes <n> cube off the map.", "<seat> takes <n> cubes off the map.")
    def halves(self, seat: int, n: int) -> None:
        lost = {region: (cubes + 1) // 2 for region, cubes in self.map[seat].items()}
        assert sum(lost.values()) == n
        for region, cubes in lost.items():
            self.put(seat, region, -cubes)
