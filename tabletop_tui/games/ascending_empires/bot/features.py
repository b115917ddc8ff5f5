"""A position as one seat sees it, with what several terms ask of it."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import repeat

from ..rules.galaxy import galaxy
from ..rules.powers import powers, printed
from ..rules.state import COLOURS, HOMEWORLD, NOBODY, UNKNOWN, Planet, State
from .forecast import action_value, firsts, tech_prospects, turns_left
from .strikes import NOWHERE, Starts, Target, fleet_map, threatened


@dataclass(slots=True, frozen=True)
class Weights:
    """How much the things count that are no points yet; compared in matches between players with
    different ones.
    """

    site: float = 0.5  # a planet, beyond its point, for what may stand there
    mine: float = 2.0  # the first planet with room to mine, without which there is no income
    quadrant: float = 0.4  # a planet in a quadrant without another
    first: float = 0.6  # a city in a first quadrant
    second: float = 1.5  # cities in two
    hope: float = (
        0.75  # of what a plan would bring: a city that stands is worth more than one to come
    )
    troop: float = 0.9  # on a planet, of what it brings when mined
    home: float = 0.3  # on the homeworld, compared with a planet
    supply: float = 0.1  # the first two troops in supply
    recruit: float = 0.3  # a troop that is not in the box
    ship: float = 0.25  # in play
    strike: float = 0.7  # of what the next Move would take beyond its labour
    deny: float = 0.3  # of what a loss costs its victim, to the attacker
    danger: float = 0.5  # of what an enemy's attack would take and cost
    other: float = 0.5  # of the second best colour, compared with the best, and so on
    barred: float = 0.5  # of what blockaded facilities would bring is lost
    effect: float = 1.0  # of technologies
    rivalry: float = 0.5


WEIGHTS = Weights()
FADING, LEAST = 14.0, 0.25
"""Plans lose worth over so many last rounds, down to a part: by rounds, so that nobody shies from
taking tokens.
"""


SHARE = 5
"""Of so many discs that lie face down, one is of a colour: asteroids lie among them."""


class Features:
    """A position, the seat that judges it, and what is asked more than once."""

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
        "holes",
        "numbers",
        "of",
        "open",
        "own",
        "phase",
        "player",
        "quadrants",
        "ready",
        "relief",
        "s",
        "seat",
        "tech_prospects",
        "turns",
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
        self.player, self.of, self.numbers = s.players[seat], powers(s, seat), printed(s.parts)
        self.open, self.own, self.foes = [], [], []
        self.bases = [[] for _ in s.players]
        troop, facility, colony, city = self.numbers.item_defence
        walls = [
            (held.planet_defence, held.shields)
            for held in map(powers, repeat(s), range(len(s.players)))
        ]
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
                defence, shields = walls[owner]  # as planet_defence of the rules, at once for all
                if facilities := planet.facilities:
                    defence += facilities * facility + shields
                defence += troops * troop + planet.colonies * colony + planet.cities * city
                (own if owner == seat else foes).append(Target(hole, planet, defence))
        self.held = [aim.hole for aim in self.own]
        self.turns = turns_left(s, seat)
        self.phase = max(LEAST, min(1.0, self.turns / FADING))
        self.each = 0.5 * (1 + self.of.mining - action_value(self.of))
        self.holes = galaxy(s.parts).holes
        self.quadrants = {self.holes[hole].quadrant for hole in self.held}
        self.urban = {self.holes[hole].quadrant for hole in self.held if s.planets[hole].cities}
        self.exposed = self.exposes()
        self.built, self.free, self.barred, twins = self.sites()
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
            self.of.facility_cost,
            weights.barred,
        )
        self.tech_prospects = [now for now, _ in ways]
        self.goals = self.wanted([more - now for now, more in ways])

    def starts(self, seat: int) -> Starts:
        """Where a seat may launch a starship: a troop stands there, and no ship of another
        blocks.
        """
        return tuple(self.bases[seat]) if self.s.players[seat].starships else ()

    def blocked(self, hole: int) -> bool:
        """Whether a ship of another empire is in an orbit."""
        return self.fleet_map.foreign(hole, self.seat)

    def relieving(self, hole: int) -> float:
        """What a ram does that lifts a blockade."""
        planet = self.s.planets[hole]
        return 0.3 + 0.25 * planet.troops + 0.7 * planet.facilities + 0.3 * planet.colonies

    def sites(self) -> tuple[list[int], list[int], list[int], list[int]]:
        """By colour: the facilities, how many more can stand on own planets, how many do not count:
        blockaded; and how many more the next planet that is settled makes room for. Only one
        planet of all may hold the most.
        """
        planets, numbers, price = self.s.planets, self.numbers, self.of.facility_cost
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
            # the troops that build a facility stand there before it does
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
        """The troops with which the next facility can be built on a planet: where an enemy may
        come, not all of them, unless a ship guards it. Alone it would fall at once.
        """
        price = self.of.facility_cost
        if planet.troops > price or hole in self.around or hole not in self.exposed:
            return min(price, planet.troops)
        if planet.items < self.numbers.items:  # one more can stand by
            return planet.troops - 1.0
        return 0.0

    def exposes(self) -> set[int]:
        """The planets to which a ship of an enemy may come with its next Move."""
        s = self.s
        found: set[int] = set()
        for other in range(len(s.players)):
            if other != self.seat:
                found |= self.fleet_map.exposed.get(other, NOWHERE)
                found |= threatened(s.parts, s.hand, self.starts(other))
        return found

    def wanted(self, more: list[float]) -> dict[int, float]:
        """What settling is worth, by free hole: the point, and what a planet of that kind is good
        for, which for each colour is *more*.
        """
        points, w, phase = self.numbers.planet_points, self.w, self.phase
        values = [points + (w.site + promise) * phase for promise in more]
        unknown = sum(values) / len(COLOURS)
        values.append(self.numbers.asteroid_points + 0.7 * w.site * phase)
        found: dict[int, float] = {}
        fleet_map, seat, strange = self.fleet_map, self.seat, w.quadrant * phase
        for hole, disc in self.open:
            gain = unknown if disc == UNKNOWN else values[disc]
            if self.holes[hole].quadrant not in self.quadrants:
                gain += strange
            found[hole] = 0.5 * gain if fleet_map.foreign(hole, seat) else gain
        return found
