"""Forecasts: what each player can attack, what is blockaded, and what research still lacks.

All of it is derived from a view, so it reveals nothing a player may not know. To examine a flick
before it is made, use :func:`with_ships` and the resting places of the preview.
"""

from collections.abc import Mapping
from typing import Literal

from ....engine.fast_dataclass import dataclass
from ..rules.battle import planet_need, ship_need, ships_in_range, strength
from ..rules.position import fleet, foreign, occupied, traffic
from ..rules.powers import printed
from ..rules.research import facilities, next_level
from ..rules.state import COLOURS, FLEET, STARSHIPS, Point, State
from .secrets import copy


@dataclass(slots=True, frozen=True)
class Target:
    """An enemy's piece that at least one ship of *seat* is in a position to attack.

    *number* is a ship or a hole, *ships* are those in position with *strength* together; *least* is
    what it takes. A planet with another player's ships in orbit is *defended*.
    """

    seat: int
    kind: Literal["ship", "planet"]
    number: int
    ships: tuple[int, ...]
    strength: int
    least: int
    defended: bool
    vp: int

    @property
    def falls(self) -> bool:
        """Return whether an attack succeeds if the seat ended a Move like this and used these ships
        here.
        """
        return self.strength >= self.least and not self.defended


@dataclass(slots=True, frozen=True)
class Blockade:
    """A planet of *seat* with ships of other players in orbit."""

    hole: int
    seat: int
    ships: tuple[int, ...]


@dataclass(slots=True, frozen=True)
class Research:
    """The next level of a colour (0 if fully developed) and the facilities that count
    for it now.
    """

    colour: int
    level: int
    facilities: int
    least: int
    first_vp: int  # 0 if another player reached it first

    @property
    def missing(self) -> int:
        """Return how many facilities are still needed."""
        return max(0, self.least - self.facilities)


def with_ships(s: State, ships: Mapping[int, Point]) -> State:
    """Return a copy of the position with the ships resting elsewhere; missing ships have gone to
    supply.
    """
    after: State = copy(s)
    for ship in s.ships:
        if ship not in ships:
            player = after.players[ship // FLEET]
            player.battleship += ship % FLEET == STARSHIPS
            player.starships += ship % FLEET != STARSHIPS
    after.ships = dict(ships)
    return after


def power(s: State, ships: list[int]) -> int:
    """Return the strength of a group of ships in an attack."""
    return sum(strength(s, ship) for ship in ships)


def targets(s: State, seat: int) -> tuple[Target, ...]:
    """Return everything that ships of *seat* are in a position to attack, strong enough or not."""
    numbers, mine, around = printed(s.parts), fleet(s, seat), traffic(s)
    found: list[Target] = []
    for ship in sorted(s.ships):
        if ship // FLEET != seat:
            close = ships_in_range(s, seat, ship, mine)
            vp = numbers.ship_vp[ship % FLEET == STARSHIPS]
            if close:
                found.append(
                    Target(
                        seat,
                        "ship",
                        ship,
                        tuple(close),
                        power(s, close),
                        ship_need(s, ship),
                        False,
                        vp,
                    )
                )
    for hole in sorted(around):
        planet = s.planets[hole]
        close = [ship for ship in around[hole] if ship // FLEET == seat]
        if close and occupied(planet) and planet.owner != seat:
            items = (planet.troops, planet.facilities, planet.colonies, planet.cities)
            vp = sum(count * each for count, each in zip(items, numbers.item_vp, strict=True))
            least, defended = planet_need(s, seat, hole), foreign(around[hole], seat)
            found.append(
                Target(seat, "planet", hole, tuple(close), power(s, close), least, defended, vp)
            )
    return tuple(found)


def threats(s: State, seat: int) -> tuple[Target, ...]:
    """Return what other players are in a position to attack of *seat*."""
    found: list[Target] = []
    for other in (x for x in range(len(s.players)) if x != seat):
        for target in targets(s, other):
            ship = target.kind == "ship"
            owner = target.number // FLEET if ship else s.planets[target.number].owner
            if owner == seat:
                found.append(target)
    return tuple(found)


def blockades(s: State) -> tuple[Blockade, ...]:
    """Return every blockaded planet, by hole."""
    found = []
    for hole, ships in sorted(traffic(s).items()):
        planet = s.planets[hole]
        others = tuple(ship for ship in ships if ship // FLEET != planet.owner)
        if others and occupied(planet):
            found.append(Blockade(hole, planet.owner, others))
    return tuple(found)


def research(s: State, seat: int) -> tuple[Research, ...]:
    """Return how far each colour is from its next level."""
    found = []
    counted = facilities(s, seat)
    for colour in range(len(COLOURS)):
        technology = next_level(s, seat, colour)
        if technology is None:
            found.append(Research(colour, 0, counted[colour], 0, 0))
        else:
            level = s.players[seat].levels[colour] + 1
            first = all(player.levels[colour] < level for player in s.players)
            vp = technology.first_vp if first else 0
            found.append(Research(colour, level, counted[colour], technology.facilities, vp))
    return tuple(found)
