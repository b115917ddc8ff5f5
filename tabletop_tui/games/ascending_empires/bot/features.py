"""The features of a position for one seat, computed once for all terms."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from ..rules.galaxy import galaxy
from ..rules.powers import powers, printed
from ..rules.state import COLOURS, HOMEWORLD, NOBODY, UNKNOWN, Planet, State
from .blockades import held_back, mine_worths
from .forecast import action_value, firsts, tech_prospects, turns_left
from .strikes import NOWHERE, Starts, Target, fleet_map, threatened


@dataclass(slots=True, frozen=True)
class Weights:
    """The weights of everything that is not yet points, fitted by matches between players with
    different ones.
    """

    site: float = 0.5  # a planet beyond its point, for what may be built there
    mine: float = 2.0  # the first planet with room to mine, without which there is no income
    quadrant: float = 0.4  # the first planet in a quadrant
    first: float = 0.6  # a city in one quadrant
    second: float = 1.5  # cities in two quadrants
    hope: float = 0.75  # of what a plan would bring: a city built is worth more than one to come
    troop: float = 0.9  # on a planet, of what it brings when mined
    home: float = 0.3  # on the homeworld, relative to a planet
    supply: float = 0.1  # the first two troops in supply
    recruit: float = 0.3  # a troop that is not in the box
    ship: float = 0.25  # in play
    strike: float = 0.7  # of what the next Move would take beyond its cost
    deny: float = 0.3  # of what a loss costs its victim, for the attacker
    siege: float = 0.4  # of what a blockade costs the seat that leads
    danger: float = 0.5  # of what an enemy's attack would cost
    other: float = 0.5  # factor for each further colour after the best
    barred: float = 0.5  # lost of what blockaded facilities would bring
    effect: float = 1.0  # factor for technologies
    shut: float = 0.5  # lost of them while all planets are blockaded
    # of settling, for each further movement point it takes: a plan that is not carried on must look
    # worse than one that is, or it is put off until the game is over
    sooner: float = 0.9
    # each of the discs beside the homeworld, looked at while the game is young
    look: float = 2.0
    rivalry: float = 0.5


WEIGHTS = Weights()
FADING, LEAST = 14.0, 0.25
"""Plans lose worth over this many last rounds, down to this factor. Rounds are counted, not tokens,
so no player avoids taking tokens.
"""


NEAR = 2
"""The discs beside the homeworld that every player looks at first."""
EARLY, LATE = 4, 12
"""To have looked at them is worth its full weight up to this round, and nothing from that one on:
the promise fades, so it is kept or given up.
"""
SHARE = 5
"""One of so many face-down discs is of a given colour. Asteroids are among them."""


class Features:
    """A position, the seat that judges it, and what several terms need."""

    __slots__ = (
        "around",
        "barred",
        "bases",
        "built",
        "each",
        "exposed",
        "fleet_map",
        "foes",
        "free",
        "goals",
        "held",
        "held_back",
        "holes",
        "look",
        "mines",
        "near",
        "numbers",
        "open",
        "own",
        "phase",
        "player",
        "powers",
        "quadrants",
        "ready",
        "relief",
        "s",
        "seat",
        "siege",
        "tech_prospects",
        "turns",
        "unseen",
        "urban",
        "w",
    )

    def __init__(self, s: State, seat: int, weights: Weights) -> None:
        self.s, self.seat, self.w = s, seat, weights
        self.open: list[tuple[int, int]]
        self.own: list[Target]
        self.foes: list[Target]
        self.bases: list[list[tuple[int, float]]]
        self.fleet_map = fleet_map(s)
        self.around = self.fleet_map.around
        self.player, self.numbers = s.players[seat], printed(s.parts)
        self.open, self.own, self.foes = [], [], []
        self.bases = [[] for _ in s.players]
        troop, facility, colony, city = self.numbers.item_defence
        held = [powers(s, x) for x in range(len(s.players))]
        walls = [(of.planet_defence, of.shields) for of in held]
        self.powers = held[seat]
        own, foes, free = self.own, self.foes, self.open
        for hole, planet in enumerate(s.planets):
            owner = planet.owner
            if owner == NOBODY:
                free.append((hole, planet.disc))
                continue
            troops = planet.troops
            if troops and not self.fleet_map.foreign(hole, owner):
                self.bases[owner].append((hole, 1.0))
            if planet.disc != HOMEWORLD:
                defence, shields = walls[
                    owner
                ]  # the same as planet_defence of the rules, but faster
                if facilities := planet.facilities:
                    defence += facilities * facility + shields
                defence += troops * troop + planet.colonies * colony + planet.cities * city
                (own if owner == seat else foes).append(Target(hole, planet, defence))
        self.held = [aim.hole for aim in self.own]
        self.turns = turns_left(s, seat)
        self.held_back = held_back(s, self.turns)
        worths = mine_worths(foes, self.held_back, held, self.numbers.items)
        kept = {hole for hole in worths if self.blockaded(hole)}
        self.mines = {h: weights.siege * x for h, x in worths.items() if h not in kept}
        self.siege = weights.siege * sum([worths[hole] for hole in kept])
        self.phase = max(LEAST, min(1.0, self.turns / FADING))
        self.each = 0.5 * (1 + self.powers.mining - action_value(self.powers))
        self.holes = galaxy(s.parts).holes
        self.quadrants = {self.holes[hole].quadrant for hole in self.held}
        self.urban = {self.holes[hole].quadrant for hole in self.held if s.planets[hole].cities}
        self.exposed = self.exposes()
        self.built, self.free, self.barred, twins = self.sites()
        self.near = beside_home(s.parts, s.homes[seat], tuple(s.homes))
        self.look = weights.look * max(0.0, min(1.0, (LATE - s.round) / (LATE - EARLY)))
        self.unseen = {
            hole: self.look for hole in self.near if not looked_at(s.planets[hole], seat)
        }
        self.relief = {hole: self.relieving(hole) for hole in self.held if self.blocked(hole)}
        found = [0] * len(COLOURS)
        for _, disc in self.open:
            if 0 <= disc < len(COLOURS):
                found[disc] += 1
        hidden = sum(disc == UNKNOWN for _, disc in self.open)
        ways = tech_prospects(
            s.parts,
            self.player.levels,
            tuple(self.built),
            tuple(self.free),
            tuple(self.barred),
            tuple(self.ready),
            tuple([min(n, 3) for n in found]),
            min(3, hidden // SHARE),
            tuple(twins),
            firsts(s),
            int(self.turns),
            self.powers.facility_cost,
            weights.barred,
        )
        self.tech_prospects = [now for now, _ in ways]
        self.goals = self.wanted([more - now for now, more in ways])

    def starts(self, seat: int) -> Starts:
        """Return where a seat may launch a starship: a troop stands there and no other empire's
        ship blocks it.
        """
        return tuple(self.bases[seat]) if self.s.players[seat].starships else ()

    def blocked(self, hole: int) -> bool:
        """Return whether a ship of another empire is in an orbit."""
        return self.fleet_map.foreign(hole, self.seat)

    def blockaded(self, hole: int) -> bool:
        """Return whether a ship of another empire than its owner's is in the orbit of a planet."""
        return self.fleet_map.foreign(hole, self.s.planets[hole].owner)

    def relieving(self, hole: int) -> float:
        """Return what a ram that lifts a blockade is worth."""
        planet = self.s.planets[hole]
        return 0.3 + 0.25 * planet.troops + 0.7 * planet.facilities + 0.3 * planet.colonies

    def sites(self) -> tuple[list[int], list[int], list[int], list[int]]:
        """Return by colour: the facilities, the sites for more on own planets, the blockaded
        facilities, and the sites that the next settled planet adds.

        Only one planet of a player may hold the maximum.
        """
        planets, numbers, price = self.s.planets, self.numbers, self.powers.facility_cost
        built, free, barred = [0] * len(COLOURS), [0] * len(COLOURS), [0] * len(COLOURS)
        self.ready = [0.0] * len(COLOURS)
        twin = any(planets[hole].facilities > numbers.facilities for hole in self.held)
        most = numbers.facilities if twin else numbers.twin
        spare = [0] * len(COLOURS)
        for hole in self.held:
            planet = planets[hole]
            colour, facilities = planet.disc, planet.facilities
            if colour >= len(COLOURS):
                continue
            blocked = self.blocked(hole)
            if facilities:
                built[colour] += facilities
                if blocked:
                    barred[colour] += facilities
            # the troops that pay for a facility stand there first
            space = numbers.items - facilities - planet.colonies - planet.cities - price + 1
            room = min(space, most - facilities)
            if room > 0:
                more = max(0, min(room, numbers.facilities - facilities))
                free[colour] += more
                spare[colour] = max(spare[colour], room - more)
                if not blocked:
                    self.ready[colour] = max(self.ready[colour], self.standing(hole, planet))
        for colour, more in enumerate(spare):
            free[colour] += more
        return built, free, barred, [most - more for more in spare]

    def standing(self, hole: int, planet: Planet) -> float:
        """Return the troops with which the next facility can be built on a planet.

        Where an enemy may come and no ship stands guard, not all of them count, because a facility
        without troops would fall at once.
        """
        price = self.powers.facility_cost
        if planet.troops > price or hole in self.around or hole not in self.exposed:
            return min(price, planet.troops)
        if planet.items < self.numbers.items:  # room for one more troop
            return planet.troops - 1.0
        return 0.0

    def exposes(self) -> set[int]:
        """Return the planets that an enemy ship may reach with its next Move."""
        s = self.s
        exposed: set[int] = set()
        for other in range(len(s.players)):
            if other != self.seat:
                exposed |= self.fleet_map.exposed.get(other, NOWHERE)
                exposed |= threatened(s.parts, s.hand, self.starts(other))
        return exposed

    def wanted(self, more: list[float]) -> dict[int, float]:
        """Return what settling is worth by free hole: the points, and what a planet of that kind
        promises, which is *more* for each colour.
        """
        points, w, phase = self.numbers.planet_points, self.w, self.phase
        values = [points + (w.site + promise) * phase for promise in more]
        unknown = sum(values) / len(COLOURS)
        values.append(self.numbers.asteroid_points + 0.7 * w.site * phase)
        worths: dict[int, float] = {}
        fleet_map, seat, strange = self.fleet_map, self.seat, w.quadrant * phase
        for hole, disc in self.open:
            gain = unknown if disc == UNKNOWN else values[disc]
            if self.holes[hole].quadrant not in self.quadrants:
                gain += strange
            worths[hole] = 0.5 * gain if fleet_map.foreign(hole, seat) else gain
        return worths


def looked_at(planet: Planet, seat: int) -> bool:
    """Return whether a seat knows a disc: it lies face up, or one of its ships has scanned it from
    the orbit.
    """
    return planet.up or bool(planet.scanned >> seat & 1)


@lru_cache(maxsize=64)
def beside_home(parts: str, home: int, homes: tuple[int, ...]) -> tuple[int, ...]:
    """Return the holes of the discs that lie nearest to a homeworld."""
    holes = galaxy(parts).holes
    at = holes[home]
    others = [hole for hole in holes if hole.index not in homes]
    others.sort(key=lambda hole: (hole.x - at.x) ** 2 + (hole.y - at.y) ** 2)
    return tuple([hole.index for hole in others[:NEAR]])
