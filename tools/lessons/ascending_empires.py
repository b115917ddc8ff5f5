"""The lessons of Ascending Empires: two players, steady hands, no clock on the shots."""

from __future__ import annotations

import math
from typing import Any

from tabletop_tui.engine import Value
from tabletop_tui.games.ascending_empires.flight.aims import shots
from tabletop_tui.games.ascending_empires.rules.actions import (
    Arrive,
    BuildCity,
    BuildColony,
    BuildFacility,
    Develop,
    Flick,
    Land,
    Launch,
    Mine,
    Pass,
    Recruit,
    Reinforce,
    Stop,
)
from tabletop_tui.games.ascending_empires.rules.galaxy import galaxy
from tabletop_tui.games.ascending_empires.rules.state import BROWN, FLEET, GREY, PURPLE
from tools.lessons.builder import Builder

ROUND = 9  # late enough for what stands on the board
GAME, SEED, ADA = "ascending_empires", 3, 1
HOME = 0
TURN, RUN_OUT = 1024, 11_000  # directions of a flick, and micrometres that a power of 1 runs
A, B, C, D = range(1, 5)  # the planets of the learner's quadrant
ENEMY = FLEET  # a starship of the other player
PASSES = (ADA, Pass())
OPTIONS: dict[str, Value] = {"hand": "steady", "timing": False, "first": 1}


def sky(number: int, key: str) -> Builder:
    """Return a new table."""
    made = Builder(GAME, number, key, seed=SEED, options=OPTIONS)
    made.state.round = ROUND
    return made


def own(made: Builder, seat: int, hole: int, colour: int, **items: int) -> None:
    """Turn up a planet of that colour, with items of a seat: ``troops``, ``facilities`` and so
    on.
    """
    s = made.state
    planet, player = s.planets[hole], s.players[seat]
    if planet.disc != colour:
        other = next(p for p in s.planets[A : A + 6] if p.disc == colour and not p.up)
        other.disc, planet.disc = planet.disc, colour
    planet.up = True
    planet.owner = seat if items else planet.owner
    for name, count in items.items():
        setattr(planet, name, count)
        setattr(player, name, getattr(player, name) - count)


def ship(made: Builder, number: int, hole: int, angle: tuple[float, float]) -> None:
    """Put a ship into the orbit of a hole, in that direction from its centre."""
    s, there = made.state, galaxy("").holes[hole]
    player = s.players[number // FLEET]
    if number not in s.ships:
        player.box_starships -= 1
    x, y = angle
    s.ships[number] = there.x + round(31_000 * x), there.y + round(31_000 * y)
    s.ships = dict(sorted(s.ships.items()))


def shot(made: Builder, number: int, hole: int) -> Flick:
    """Return the shot into an orbit that the program proposes."""
    s = made.state
    found = shots(galaxy(""), s.ships, number, seats=2, holes=[hole])
    return Flick(number, found[0].direction, found[0].power)


def flight() -> Builder:
    """Recruit, launch, flick, land."""
    made = sky(1, "flight")
    made.begin()
    made.step("recruit", Recruit(HOME), Recruit(HOME), PASSES)
    flick = shot(made, 0, A)
    made.step(
        "flick",
        flick,
        Land(A, 0),
        PASSES,
        goal=[["landed", {"seat": 0}]],
        stop=[["passed", {"seat": ADA}]],
    )
    second = sky(1, "flight")
    own(second, 0, A, GREY, troops=1)
    s = second.state
    s.planets[HOME].troops, s.players[0].troops = 2, 3
    del s.ships[0]
    s.players[0].starships = 1
    made.go_on(second)
    made.step("launch", Launch(HOME), Arrive(HOME, 0), free=("spot",))
    made.step("stop", Stop(), PASSES)
    third = sky(1, "flight")
    own(third, 0, A, GREY, troops=1)
    ship(third, 0, A, (0.0, 1.0))
    made.go_on(third)
    made.step(
        "puzzle",
        shot(made, 0, D),
        Land(D, 0),
        PASSES,
        goal=[["landed", {"seat": 0, "hole": D}]],
        stop=[["passed", {"seat": ADA}]],
    )
    return made


def growth() -> Builder:
    """Mine, build, research."""
    made = sky(2, "growth")
    own(made, 0, A, BROWN, troops=3)
    own(made, 0, B, GREY, troops=2)
    made.begin()
    made.step("mine", Mine(A, 2), PASSES)
    made.step("facility", BuildFacility(B), PASSES)
    made.step("develop", Develop(GREY), PASSES)
    made.step("recruit", Recruit(A), Recruit(A), PASSES)
    made.step("colony", BuildColony(A), PASSES)
    made.step("city", BuildCity(A), Reinforce(1, 0), PASSES, free=("troops", "starships"))
    second = sky(2, "growth")
    own(second, 0, A, BROWN, troops=2, facilities=1)
    own(second, 0, D, PURPLE, troops=1)
    second.state.players[0].levels = (0, 0, 1, 0)
    made.go_on(second)
    made.step(
        "puzzle",
        BuildFacility(A),
        (ADA, Recruit(14)),
        (ADA, Recruit(14)),
        Develop(BROWN),
        PASSES,
        goal=[["developed", {"seat": 0, "colour": BROWN, "level": 2}]],
        stop=[["passed", {"seat": ADA}]],
    )
    return made


def ram(made: Builder, number: int, target: int) -> Flick:
    """Return a shot straight at a ship."""
    (x, y), (to_x, to_y) = made.state.ships[number], made.state.ships[target]
    angle = round(math.atan2(to_y - y, to_x - x) / math.tau * TURN) % TURN
    far = math.hypot(to_x - x, to_y - y)
    return Flick(number, angle, min(100, 4 + round(far / RUN_OUT)))


def battle() -> Builder:
    """Attack, ram, blockade."""
    passed = [["passed", {"seat": ADA}]]
    made = sky(3, "battle")
    ship(made, 0, D, (0.0, 1.0))
    ship(made, ENEMY, D, (0.0, -1.0))
    made.begin()
    destroyed = [["ship-destroyed", {"seat": 0}]]
    made.step("attack", shot(made, 1, D), Stop(), PASSES, goal=destroyed, stop=passed)

    made.go_on(blockaded := sky(3, "battle"))
    own(blockaded, 0, A, BROWN, troops=3)
    ship(blockaded, ENEMY, A, (-1.0, 0.0))
    made.begin()
    rammed = [["rammed", {"seat": 0}]]
    made.step("ram", ram(made, 0, ENEMY), Stop(), PASSES, goal=rammed, stop=passed)

    made.go_on(free := sky(3, "battle"))
    own(free, 0, A, BROWN, troops=3)
    del free.state.ships[0], free.state.ships[ENEMY]
    free.state.players[0].starships = free.state.players[ADA].starships = 1
    made.begin()
    made.step("mine", Mine(A, 3), PASSES)

    made.go_on(open_ := sky(3, "battle"))
    own(open_, ADA, D, PURPLE, facilities=1)
    made.begin()
    fallen = [["planet-destroyed", {"seat": 0}]]
    made.step("planet", shot(made, 1, D), Stop(), PASSES, goal=fallen, stop=passed)

    made.go_on(guarded := sky(3, "battle"))
    own(guarded, ADA, D, PURPLE, facilities=1, troops=1)
    ship(guarded, ENEMY, D, (-1.0, 0.0))
    ship(guarded, 0, D, (0.0, -1.0))
    ship(guarded, 2, D, (0.0, 1.0))
    ship(guarded, 1, C, (1.0, 0.0))
    made.begin()
    made.step("puzzle", ram(made, 1, ENEMY), Stop(), PASSES, goal=fallen, stop=passed)
    return made


LESSONS: tuple[Any, ...] = (flight, growth, battle)
