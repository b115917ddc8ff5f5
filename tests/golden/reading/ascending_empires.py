"""Reconstructs a table of Ascending Empires from its story. Of a ship in space it knows only that
it is not in an orbit.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tabletop_tui.games import ascending_empires

from .reader import LIST, Reader, says

PRINTED = json.loads(
    (Path(ascending_empires.__file__).parent / "components" / "components.json").read_text("utf-8")
)
"""What is printed on the components, which every player may look at."""

PIECES = {row["id"]: row for row in PRINTED["start_per_player"] if "supply" in row}
COSTS = {cost["id"]: cost for cost in PRINTED["build_costs"]}
WORTH = {row["id"]: row.get("vp", 0) for row in PRINTED["scoring"]}
QUADRANTS = next(row["vp_by_quadrants"] for row in PRINTED["scoring"] if "vp_by_quadrants" in row)
STRUCTURES = {"a research facility": "research_facility", "a colony": "colony", "a city": "city"}
LOST = {
    **dict.fromkeys(("troop", "troops"), "troop"),
    **dict.fromkeys(("research facility", "research facilities"), "research_facility"),
    **dict.fromkeys(("colony", "colonies"), "colony"),
    **dict.fromkeys(("city", "cities"), "city"),
}
SPACE, HOME = "space", "'s homeworld"


@dataclass
class Planet:
    """What is on a planet or a homeworld."""

    owner: int = -1
    items: Counter[str] = field(default_factory=Counter)


class AscendingEmpires(Reader):
    """Pieces on planets, in supply and in the box; ships and their orbits; tokens, technologies."""

    kinds = {
        "target": r".+?'s (?:starship \d+|battleship)",
        "ship": r"(?:.+?'s starship \d+|.+?'s battleship|starship \d+|the battleship"
        r"|a starship from supply)",
        "place": r"(?:their homeworld|.+?'s homeworld|\w+ [A-Z](?: \([a-z ]+\))?)",
        "planet": r"\w+ [A-Z]",
        "kind": r"(?:troop|starship)s?",
    }

    def __init__(self, names: Sequence[str]) -> None:
        super().__init__(names)
        n = len(names)
        self.planets = {name + HOME: Planet(seat) for seat, name in enumerate(names)}
        self.discs: dict[str, str] = {}
        self.supply = [
            Counter({p["id"]: p["supply"] + p["stock"] for p in PIECES.values()}) for _ in range(n)
        ]
        self.box = [Counter({p["id"]: p["box"] for p in PIECES.values()}) for _ in range(n)]
        self.ships = {
            f"{name}'s starship {number + 1}": name + HOME
            for name in names
            for number in range(PIECES["starship"]["board"])
        }
        self.vp = [0] * n
        self.levels = [dict.fromkeys(("Orange", "Grey", "Brown", "Purple"), 0) for _ in range(n)]
        self.before = ""

    def points(self) -> list[int]:
        """Return the points of every seat."""
        found = list(self.vp)
        for seat in range(len(found)):
            quadrants = set()
            for name, planet in self.planets.items():
                if planet.owner != seat or name.endswith(HOME):
                    continue
                rock = self.discs.get(name) == "asteroid"
                found[seat] += WORTH["occupied_asteroid" if rock else "occupied_planet"]
                found[seat] += WORTH["colony"] * planet.items["colony"]
                found[seat] += WORTH["city"] * planet.items["city"]
                if planet.items["city"]:
                    quadrants.add(name.split()[0])
            found[seat] += QUADRANTS[str(len(quadrants))]
        return found

    # -- names -------------------------------------------------------------------------------------

    def at(self, seat: int, place: str) -> str:
        """Return a place as named for a given player."""
        if place == "their homeworld":
            return self.names[seat] + HOME
        return re.sub(r" \([a-z ]+\)$", "", place)

    def own(self, seat: int, ship: str) -> str:
        """Return a ship as named for a given player."""
        return f"{self.names[seat]}'s {ship.removeprefix('the ')}"

    def sort(self, ship: str) -> str:
        """Return the type of a ship."""
        return "battleship" if "battleship" in ship else "starship"

    def owner(self, ship: str) -> int:
        """Return the owner of a ship."""
        return self.names.index(ship.rpartition("'s ")[0])

    # -- pieces ------------------------------------------------------------------------------------

    def put(self, seat: int, place: str, piece: str, n: int = 1) -> None:
        """Move pieces from supply to a planet, or back."""
        planet = self.planets.setdefault(place, Planet())
        planet.items[piece] += n
        self.supply[seat][piece] -= n
        assert planet.items[piece] >= 0 and self.supply[seat][piece] >= 0, (place, piece)
        assert planet.owner in (-1, seat), place
        planet.owner = seat

    def ship_gone(self, ship: str) -> None:
        """Move a ship from the board to supply."""
        del self.ships[ship]
        self.supply[self.owner(ship)][self.sort(ship)] += 1

    @says("The galaxy is yours to explore. <seat> goes first.", "<seat> passes.")
    def nothing(self, seat: int) -> None:
        pass

    @says(
        "<seat> sets the direction of <ship>: <towards> (<degrees>°).",
        "<seat> takes the last token. Everyone else has one more turn.",
        "<seat> brings nothing from the box.",
        "<seat> scans <place>.",
    )
    def only_told(self, **facts: Any) -> None:
        pass

    @says("<why>. <seats> wins.", "<why>. <seats> share the victory.")
    def ends(self, why: str, seats: list[int]) -> None:
        assert all(self.points()[seat] == max(self.points()) for seat in seats)

    @says("<seat> places a troop on <place>.")
    def recruits(self, seat: int, place: str) -> None:
        self.put(seat, self.at(seat, place), "troop")

    @says("<seat> takes back <n> troop from <place>.", "<seat> takes back <n> troops from <place>.")
    def takes_back(self, seat: int, n: int, place: str) -> None:
        self.put(seat, self.at(seat, place), "troop", -n)

    @says("<seat> leaves <place> empty.")
    def leaves(self, seat: int, place: str) -> None:
        self.planets[self.at(seat, place)].owner = -1

    @says(
        "<planet> turns out to be <article> <colour> planet.",
        "<planet> turns out to be an asteroid.",
    )
    def turned_up(self, planet: str, article: str = "", colour: str = "asteroid") -> None:
        self.discs[planet] = colour

    @says("<seat> mines with <n> troops on <place> for <n_vp> VP.")
    def mines(self, seat: int, n: int, place: str, n_vp: int) -> None:
        self.put(seat, self.at(seat, place), "troop", -n)
        self.vp[seat] += n_vp

    @says("<seat> builds <structure> on <place>.")
    def builds(self, seat: int, structure: str, place: str) -> None:
        kind, at = STRUCTURES[structure], self.at(seat, place)
        self.put(seat, at, "troop", -COSTS[kind]["troops"])
        self.put(seat, at, "colony", -COSTS[kind]["colonies"])
        self.put(seat, at, kind)

    @says(
        "<seat> brings <n> <kind> from the box.",
        "<seat> brings <n> <kind> and <n_more> <other> from the box.",
    )
    def brings(
        self, seat: int, n: int, kind: str, n_more: int = 0, other: str = "starship"
    ) -> None:
        for piece, count in ((kind, n), (other, n_more)):
            name = piece.removesuffix("s")
            self.box[seat][name] -= count
            self.supply[seat][name] += count
            assert self.box[seat][name] >= 0

    # -- technologies ------------------------------------------------------------------------------

    @says("<seat> develops <colour> <n> (<name>).")
    def develops(self, seat: int, colour: str, n: int, name: str) -> None:
        assert self.levels[seat][colour] == n - 1
        self.levels[seat][colour] = n

    @says("<seat> is the first to reach <colour> <n> (<name>) and takes <n_vp> VP.")
    def first(self, seat: int, colour: str, n: int, name: str, n_vp: int) -> None:
        self.vp[seat] += n_vp

    @says("<seat> completes technology row <n>[ and takes <n_vp> VP].")
    def row(self, seat: int, n: int, n_vp: int | None) -> None:
        self.vp[seat] += n_vp or 0

    @says("<seat> gets a battleship.")
    def battleship(self, seat: int) -> None:
        self.box[seat]["battleship"] -= 1
        self.supply[seat]["battleship"] += 1

    @says("<seat> puts <ship> into the box.")
    def retires(self, seat: int, ship: str) -> None:
        if ship != "a starship from supply":
            self.ship_gone(self.own(seat, ship))
        self.supply[seat]["starship"] -= 1
        self.box[seat]["starship"] += 1
        assert self.supply[seat]["starship"] >= 0

    # -- ships -------------------------------------------------------------------------------------

    @says("<seat> launches <ship> from <place>.")
    def launches(self, seat: int, ship: str, place: str) -> None:
        at, name = self.at(seat, place), self.own(seat, ship)
        planet = self.planets[at]
        assert name not in self.ships and planet.items["troop"]
        planet.items["troop"] -= 1
        self.supply[seat].update({"troop": 1, self.sort(ship): -1})
        if not at.endswith(HOME) and not any(planet.items.values()):
            planet.owner = -1
        self.ships[name] = at

    @says("<seat> jumps to <place> with <ship>.")
    def jumps(self, seat: int, ship: str, place: str) -> None:
        assert self.own(seat, ship) in self.ships
        self.ships[self.own(seat, ship)] = self.at(seat, place)

    @says("<seat> lands <ship> on <place>.")
    def lands(self, seat: int, ship: str, place: str) -> None:
        assert self.ships[self.own(seat, ship)] == self.at(seat, place)
        self.ship_gone(self.own(seat, ship))
        self.put(seat, self.at(seat, place), "troop")

    @says(
        "<seat> flicks <ship> to the <towards> (<degrees>°) with power <n>. It <way>.[ Pushed: <pushed>.] The shot <hand>."
    )
    def flicks(
        self, seat: int, ship: str, towards: str, degrees: str, n: int, way: str,
        pushed: str | None, hand: str,
    ) -> None:  # fmt: skip
        name = self.own(seat, ship)
        self.before = self.ships[name]
        self.end(name, way)
        someone = "|".join(map(re.escape, self.names))
        one = rf"((?:{someone})'s (?:starship \d+|battleship)) (?=stops|flies|does)"
        parts = re.split(one, pushed or "")
        for other, way in zip(parts[1::2], parts[2::2], strict=True):
            self.end(other, way)

    def end(self, ship: str, way: str) -> None:
        """Read where a ship came to rest. Destroyed and lost ships have their own sentences."""
        assert ship in self.ships
        way = re.sub(r"bounces off (.+), then stops in its orbit", r"stops in the orbit of \1", way)
        if orbit := re.search(r"stops in the orbit of (.+?)(?:, | and |$)", way):
            self.ships[ship] = orbit[1]
        elif "stops" in way:
            self.ships[ship] = SPACE

    @says("<ship> rams <victim_ship>: both are destroyed.")
    def rams(self, ship: str, victim_ship: str) -> None:
        self.ship_gone(ship)
        self.ship_gone(victim_ship)

    @says("<ship> destroys <victim_ship> with its ram prow.")
    def rams_away(self, ship: str, victim_ship: str) -> None:
        self.ship_gone(victim_ship)

    @says("<ship> drifts off the board and returns to supply.")
    def drifts(self, ship: str) -> None:
        self.ship_gone(ship)

    @says("<ship> is recalled to where its flight began.")
    def called_back(self, ship: str) -> None:
        assert ship in self.ships
        self.ships[ship] = self.before

    @says("<seat> destroys <target> with <ships> for <n> VP.")
    def destroys(self, seat: int, target: str, ships: str, n: int) -> None:
        self.ship_gone(target)
        self.vp[seat] += n

    @says("<seat> destroys everything <victim> has on <place> (<lost>) with <ships> for <n> VP.")
    def destroys_planet(
        self, seat: int, victim: int, place: str, lost: str, ships: str, n: int
    ) -> None:
        planet = self.planets[self.at(seat, place)]
        assert planet.owner == victim
        pairs = (one.split(" ", 1) for one in LIST.split(lost))
        told = {LOST[kind]: int(count) for count, kind in pairs}
        assert told == +planet.items, (place, lost)
        self.supply[victim].update(planet.items)
        planet.items.clear()
        planet.owner = -1
        self.vp[seat] += n
