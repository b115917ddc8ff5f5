"""The numbers of the rules: the printed ones, and a player's after technologies."""

from dataclasses import replace
from functools import lru_cache
from typing import Any

from ....engine.fast_dataclass import dataclass
from ..components.file import PACKAGED
from .galaxy import galaxy
from .state import COLOURS, State

Levels = tuple[int, int, int, int]
Pair = tuple[int, int]  # of a starship, of a battleship
Start = tuple[int, int, int]  # troops, starships, battleships
Kinds = tuple[int, int, int, int]  # of a troop, a research facility, a colony, a city


@dataclass(slots=True, frozen=True)
class Powers:
    """What one player may do: the printed rules, modified by the technologies developed."""

    points: int  # per Move
    recruits: int  # troops placed per Recruit
    garrison: int  # troops placed after any action
    mining: int  # VP added to each mining
    facility_cost: int
    ship_range: int  # of attacks on ships, in micrometres
    ship_defence: int  # added to a ship's own
    planet_defence: int  # added to the items' own
    shields: int  # the same, on planets with the player's research facility
    city_bonus: int  # pieces that a city takes from the box
    margin: int  # by how much an attack on a planet must exceed the defence
    ram_prow: bool  # the ramming ship survives
    recalls: int  # flicked ships returned per Move
    jumps: int  # per Move
    runs_blockade: frozenset[str]  # actions a blockade does not prevent: recruit, launch


@dataclass(slots=True, frozen=True)
class Technology:
    """One level of one colour on the placard."""

    key: str  # e.g. orange-1
    name: str
    kind: str
    facilities: int
    first_vp: int
    battleships: int  # gained at once
    retired: int  # starships returned for it
    status: str


@dataclass(slots=True, frozen=True)
class PrintedNumbers:
    """The numbers that are the same for all players."""

    items: int  # maximum per planet
    facilities: int  # maximum per planet
    twin: int  # maximum on the one planet that may have more
    strength: Pair
    defence: Pair
    ship_vp: Pair
    item_defence: Kinds
    item_vp: Kinds
    mining: tuple[tuple[int, int], ...]  # troops, VP
    colony_cost: int
    city_cost: tuple[int, int]  # troops, colonies
    technologies: tuple[tuple[Technology, ...], ...]  # by colour, level 1 first
    rows: tuple[tuple[str, int], ...]  # the bonus of each row: kind and amount
    planet_points: int
    asteroid_points: int
    colony_points: int
    city_points: int
    quadrant_points: tuple[int, ...]  # by the number of quadrants with a city
    quiet_rounds: int
    passes: int  # consecutive passes per player
    supply: Start  # of each player at the start
    box: Start
    stock: Start  # research facilities, colonies, cities


@lru_cache(maxsize=8)
def _data(parts: str) -> dict[str, Any]:
    return PACKAGED.labelled(parts)


@lru_cache(maxsize=8)
def printed(parts: str) -> PrintedNumbers:
    """Return the numbers of the components *parts* (a file's text, "" for the packaged ones)."""
    data = _data(parts)
    rows = {
        section: {row["id"]: row for row in data[section] if "id" in row} for section in SECTIONS
    }
    combat, costs, points, start = (
        rows["combat"],
        rows["build_costs"],
        rows["scoring"],
        rows["start_per_player"],
    )
    ships, items = ("starship", "battleship"), ("troop", "research_facility", "colony", "city")
    by_quadrants = points["cities_in_quadrants"]["vp_by_quadrants"]
    return PrintedNumbers(
        items=rows["limits"]["items_per_planet"]["value"],
        facilities=rows["limits"]["facilities_per_planet"]["value"],
        twin=rows["limits"]["facilities_on_one_planet"]["value"],
        strength=(combat["starship"]["attack"], combat["battleship"]["attack"]),
        defence=(combat["starship"]["defence"], combat["battleship"]["defence"]),
        ship_vp=(combat["starship"]["vp"], combat["battleship"]["vp"]),
        item_defence=_four(combat[item]["defence"] for item in items),
        item_vp=_four(combat[item]["vp"] for item in items),
        mining=tuple((row["troops"], row["vp"]) for row in rows["actions"]["mine"]["options"]),
        colony_cost=costs["colony"]["troops"],
        city_cost=(costs["city"]["troops"], costs["city"]["colonies"]),
        technologies=tuple(_track(data, colour) for colour in COLOURS),
        rows=tuple(
            (row["kind"], row["amount"])
            for row in sorted(data["row_bonuses"], key=lambda row: row["level"])
        ),
        planet_points=points["occupied_planet"]["vp"],
        asteroid_points=points["occupied_asteroid"]["vp"],
        colony_points=points["colony"]["vp"],
        city_points=points["city"]["vp"],
        quadrant_points=tuple(by_quadrants[str(n)] for n in range(len(by_quadrants))),
        quiet_rounds=rows["end"]["rounds_without_vp"]["value"],
        passes=rows["end"]["passes_in_a_row_per_player"]["value"],
        supply=_three(start[piece]["supply"] for piece in ("troop", *ships)),
        box=_three(start[piece]["box"] for piece in ("troop", *ships)),
        stock=_three(start[piece]["stock"] for piece in items[1:]),
    )


SECTIONS = ("limits", "combat", "actions", "build_costs", "scoring", "end", "start_per_player")


def _three(values: Any) -> Start:
    first, second, third = values
    return first, second, third


def _four(values: Any) -> Kinds:
    troop, facility, colony, city = values
    return troop, facility, colony, city


def _track(data: dict[str, Any], colour: str) -> tuple[Technology, ...]:
    rows = sorted(
        (row for row in data["technology"] if row["colour"] == colour), key=lambda row: row["level"]
    )
    return tuple(
        Technology(
            row["id"], row["name"], row["kind"], row["facilities"], row["first_vp"],
            row["effect"]["amount"] if row["kind"] == "gain_battleship" else 0,
            row["effect"]["starships_to_box"] if row["kind"] == "gain_battleship" else 0,
            row["status"],
        )
        for row in rows
    )  # fmt: skip


@lru_cache(maxsize=4096)
def powers_at(parts: str, levels: Levels) -> Powers:
    """Return the powers of a player with these levels of the four colours."""
    data, board = _data(parts), galaxy(parts)
    actions = {row["id"]: row for row in data["actions"]}
    costs = {row["id"]: row for row in data["build_costs"]}
    held = Powers(
        points=actions["move"]["points"],
        recruits=actions["recruit"]["max_placed"],
        garrison=0,
        mining=0,
        facility_cost=costs["research_facility"]["troops"],
        ship_range=board.range_short,
        ship_defence=0,
        planet_defence=0,
        shields=0,
        city_bonus=costs["city"]["box_bonus"],
        margin=1,
        ram_prow=False,
        recalls=0,
        jumps=0,
        runs_blockade=frozenset(),
    )
    for row in sorted(data["technology"], key=lambda row: row["level"]):
        if row["level"] <= levels[COLOURS.index(row["colour"])]:
            held = _with(held, row["kind"], row["effect"], board.range_long)
    return held


AMOUNTS = {
    "movement_points": "points",
    "recruit_max": "recruits",
    "free_recruit": "garrison",
    "mining_vp": "mining",
    "facility_cost": "facility_cost",
    "city_bonus": "city_bonus",
    "ship_defence": "ship_defence",
    "planet_defence": "planet_defence",
    "return_lost_ship": "recalls",
    "jump": "jumps",
}
"""The power that an effect changes: set to its amount with the mode "set", else increased by it."""


def _with(held: Powers, kind: str, effect: dict[str, Any], long: int) -> Powers:
    if kind in AMOUNTS:
        name = "shields" if "facility" in effect.get("targets", "") else AMOUNTS[kind]
        amount = (
            effect["amount"]
            if effect.get("mode") == "set"
            else getattr(held, name) + effect["amount"]
        )
        return replace(held, **{name: amount})
    if kind == "attack_range":
        return replace(held, ship_range=long)
    if kind == "ram_survivor":
        return replace(held, ram_prow=True)
    if kind == "planet_attack_on_equal":
        return replace(held, margin=0)
    if kind == "ignore_blockade":
        return replace(held, runs_blockade=held.runs_blockade | set(effect["actions"]))
    return held  # gain_battleship acts once, when developed


def powers(s: State, seat: int) -> Powers:
    """Return the current powers of *seat*."""
    return powers_at(s.parts, s.players[seat].levels)
