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
    """Parse "2 Plains, Island" as a count."""
    found: Counter[str] = Counter()
    for part in LIST.split(text):
        number, _, name = part.partition(" ")
        found[name if number.isdigit() else part] += int(number) if number.isdigit() else 1
    return found


class RiseOfEmpires(Reader):
    """Goods, points, cubes on the map, tiles, discs, and the order of play."""

    kinds = {
        "progress": named(NAMES["Progress"]),
        "territory": named(NAMES["Territory"]),
        "city": named(NAMES["City"]),
        "empire": r"E\d",
        "row": named([row["name"] for row in PRINTED["rows"]]),
        "region": named([region["name"] for region in PRINTED["regions"]]),
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
        if line.endswith(" begins.") and "phase" not in line:
            self.flipped = [set() for _ in self.names]
            self.empire, self.places = {}, {}

    @says("New tiles lie on the <row> track: <tiles>.")
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

    @says("<seat> puts a disc into circle <n> of the row <row>.")
    def puts(self, seat: int, n: int, row: str) -> None:
        assert sum(discs[row] for discs in self.display) == n - 1
        self.display[seat][row] += 1

    @says("<seat> can do no action and puts an idle disc into the row <row>.")
    def idles(self, seat: int, row: str) -> None:
        self.display[seat][row] += 1

    @says(
        "<seat> takes a disc off the row <row>[, with <n> disc to the left of it].",
        "<seat> takes a disc off the row <row>, with <n> discs to the left of it.",
    )
    def takes_disc(self, seat: int, row: str, n: int | None) -> None:
        self.display[seat][row] -= 1
        assert self.display[seat][row] >= 0

    @says(
        "<seat> does nothing in the row <row>.",
        "Era <era> is over: half of the cubes leave the map.",
    )
    def nothing(self, **facts: Any) -> None:
        pass

    @says("<seat> chooses place <n>.")
    def chooses(self, seat: int, n: int) -> None:
        self.places[n] = seat

    # -- goods -------------------------------------------------------------------------------------

    @says("<seat> pays <goods>.")
    def pays(self, seat: int, goods: Counter[str]) -> None:
        self.move(seat, goods, -1)

    @says("<seat> pays <n> resource for cities.", "<seat> pays <n> resources for cities.")
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
        "The food of <seat> rises by <n> to <n_food>[, doubled in the last turn]"
        "[; <n_surplus> too much][, for <n_gold> gold].",
        "The food of <seat> stays at <n_food>[, doubled in the last turn]"
        "[; <n_surplus> too much][, for <n_gold> gold].",
    )
    def is_fed(
        self, seat: int, n_food: int, n_surplus: int | None, n_gold: int | None, n: int = 0
    ) -> None:
        self.goods[seat]["food"] += n
        assert self.goods[seat]["food"] == n_food
        assert (n_gold or 0) == (n_surplus or 0) // 2
        self.move(seat, Counter(gold=n_gold or 0))

    @says(
        "The food of <seat> falls by <n> to <n_food>[, doubled in the last turn]"
        "[; <n_missing> missing, <n_lost> VP lost to hunger].",
        "The food of <seat> stays at <n_food>[, doubled in the last turn]"
        "; <n_missing> missing, <n_lost> VP lost to hunger.",
    )
    def eats(
        self, seat: int, n_food: int, n_missing: int | None, n_lost: int | None, n: int = 0
    ) -> None:
        self.goods[seat]["food"] -= n
        assert self.goods[seat]["food"] == n_food
        assert (n_lost or 0) == min(n_missing or 0, self.goods[seat]["vp"])
        self.move(seat, Counter(vp=n_lost or 0), -1)

    @says(
        "<seat> scores <n> VP: regions <n_regions>, cities <n_cities>, towns <n_towns>,"
        " progress <n_progress>."
    )
    def scores(self, seat: int, n: int, **parts: int) -> None:
        assert sum(parts.values()) == n
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

    @says("<seat> takes <city> for <n> gold.", "<seat> takes <city> for nothing.")
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
        "There is not enough food: <seat> must give up <city>.",
        "There are not enough resources for upkeep: <seat> must give up <city>.",
        "There is not enough to keep everything: <seat> gives up <city>.",
    )
    def gives_up(self, seat: int, city: str) -> None:
        assert self.cities[seat][city]
        self.cities[seat][city] -= 1

    @says("<seat> lets <progress> go.")
    def lets_go(self, seat: int, progress: str) -> None:
        assert self.progress[seat][progress]
        self.progress[seat][progress] -= 1
        self.flipped[seat].discard(progress)

    @says("<seat> keeps what is left and pays nothing.", "<seat> keeps what is left for <goods>.")
    def keeps(self, seat: int, goods: Counter[str] | None = None) -> None:
        self.move(seat, goods or Counter(), -1)

    @says("<seat> knows how to navigate, so <rest>.")
    def navigates(self, seat: int, rest: str) -> None:
        assert self.progress[seat]["Navigation"]

    # -- the map -----------------------------------------------------------------------------------

    @says("<seat> takes the empire tile <empire> (<printed>)[, with <helpers>].")
    def takes_empire(self, seat: int, empire: str, printed: str, helpers: str | None) -> None:
        assert empire not in self.empire
        self.empire[empire] = seat
        self.flipped[seat].update(LIST.split(helpers) if helpers else ())

    @says("<seat> takes all own cubes off the map (<n>).")
    def withdraws(self, seat: int, n: int) -> None:
        assert sum(self.map[seat].values()) == n
        self.map[seat].clear()
        self.move(seat, Counter(cube=n))

    @says("<seat> places <n> cube in <region>.", "<seat> places <n> cubes in <region>.")
    def places_cubes(self, seat: int, n: int, region: str) -> None:
        self.put(seat, region, n)
        self.move(seat, Counter(cube=n), -1)

    @says("<seat> now leads in <region> instead of <victim>.")
    def leads(self, seat: int, region: str, victim: int) -> None:
        mine = self.map[seat][region]
        assert mine == max(cubes[region] for cubes in self.map) > self.map[victim][region]

    @says("<seat> now leads in <region> together with <victim>.")
    def shares(self, seat: int, region: str, victim: int) -> None:
        mine = self.map[seat][region]
        assert mine == max(cubes[region] for cubes in self.map) == self.map[victim][region]

    @says(
        "<seat> attacks <victim> in <region>: <owner> loses <n>, <former> loses <n_lost>.",
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
        "<seat> uses <progress>: <n> cube settles in <region>.",
        "<seat> uses <progress>: <n> cubes settle in <region>.",
    )
    def settles(self, seat: int, progress: str, n: int, region: str) -> None:
        self.flipped[seat].add(progress)
        self.places_cubes(seat, n, region)

    @says("<seat> uses <progress>: the cubes in <region> are safe until the next turn.")
    def allies(self, seat: int, progress: str, region: str) -> None:
        self.flipped[seat].add(progress)
        self.ally[seat] = region

    @says("The alliance of <seat> in <region> ends.")
    def alliance_ends(self, seat: int, region: str) -> None:
        assert self.ally[seat] == region
        self.ally[seat] = ""

    @says("<seat> takes <n> cube off the map.", "<seat> takes <n> cubes off the map.")
    def halves(self, seat: int, n: int) -> None:
        lost = {region: (cubes + 1) // 2 for region, cubes in self.map[seat].items()}
        assert sum(lost.values()) == n
        for region, cubes in lost.items():
            self.put(seat, region, -cubes)
