"""The positions of the rulebook's pictures and examples, made from figures.json.

Holes are named by their keys ("alpha-A"). A ship lies on a launch place of a hole, 0 to 63
clockwise from the east on the inner circle, or at millimetres from the north-west corner.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ....engine import Place, Value, settle, start
from ....engine.figure import Figure, figures_of
from .. import GAME
from ..rules.galaxy import galaxy
from ..rules.state import DISCS, FLEET, STARSHIPS, Acting, EndingTurn, State

OPTIONS: Mapping[str, Value] = settle(GAME.options, {"hand": "steady", "first": 1})
PEOPLE = ("Anna", "Ben", "Cleo")
FIGURES = figures_of(__name__)


def figure(name: str) -> Figure:
    """Return a figure by its name. Raises KeyError."""
    made, s = FIGURES[name], position(name)
    return Figure(
        s,
        PEOPLE[: len(s.players)],
        OPTIONS,
        tuple(place(s, text) for text in made.get("around", ())),
        tuple((place(s, text), mark) for mark, text in made.get("marks", {}).items()),
        size=tuple(made.get("size", (112, 56))),
        room=tuple(made.get("room", (12, 5))),
    )


def hole(s: State, key: str) -> int:
    """Return the number of a hole."""
    return next(one.index for one in galaxy(s.parts).holes if one.key == key)


def place(s: State, text: str) -> Place:
    """Return a hole by its key, or a ship by seat and number ("1.0")."""
    seat, dot, ship = text.partition(".")
    return ("ship", int(seat) * FLEET + int(ship)) if dot else ("planet", hole(s, text))


def position(name: str) -> State:
    """Return the position of a figure: face-down planets, and on them what the figure says."""
    made = FIGURES[name]
    s: State = start(GAME, made.get("seats", 2), 1, OPTIONS)[0]
    for ship in list(s.ships):
        del s.ships[ship]
        s.players[ship // FLEET].starships += 1
    for key, what in made.get("planets", {}).items():
        settle_planet(s, hole(s, key), dict(what))
    for seat, *where in made.get("ships", ()):
        launch(s, seat, where)
    for seat, held in enumerate(made.get("players", ())):
        hold(s, seat, held)
    seat = made.get("turn", 0)
    s.stack = [EndingTurn(seat), Acting(seat)]
    return s


def settle_planet(s: State, at: int, what: dict[str, Any]) -> None:
    """Turn a planet up as a kind of disc, swapped with one of its quadrant, and put items on it."""
    planet, board = s.planets[at], galaxy(s.parts)
    disc = DISCS.index(what.pop("disc")) if "disc" in what else planet.disc
    if planet.disc != disc:
        quadrant = board.holes[at].quadrant
        other = next(
            one
            for one in board.holes
            if one.quadrant == quadrant and s.planets[one.index].disc == disc
        )
        s.planets[other.index].disc, planet.disc = planet.disc, disc
    planet.up = bool(what.pop("up", True))
    if "owner" not in what:
        return
    planet.owner = what.pop("owner")
    player = s.players[planet.owner]
    for kind, count in what.items():
        setattr(planet, kind, count)
        spare = getattr(player, kind) - count
        if kind == "troops":
            player.box_troops += min(0, spare)
            spare = max(0, spare)
        setattr(player, kind, spare)


def launch(s: State, seat: int, where: Sequence[Any]) -> None:
    """Put a ship of a seat at a place; "big" at its end means the battleship."""
    player, big = s.players[seat], where[-1] == "big"
    first, second = where[:2]
    if big:
        player.box_battleship -= 1
        ship = seat * FLEET + STARSHIPS
    else:
        player.starships -= 1
        if player.starships < 0:
            player.starships, player.box_starships = 0, player.box_starships - 1
        ship = next(n for n in range(seat * FLEET, seat * FLEET + STARSHIPS) if n not in s.ships)
    if isinstance(first, str):
        s.ships[ship] = galaxy(s.parts).launch[hole(s, first)][second]
    else:
        s.ships[ship] = round(first * 1000), round(second * 1000)


def hold(s: State, seat: int, held: Mapping[str, Any]) -> None:
    """Set what a seat has in supply; what it lacks comes out of the box."""
    player = s.players[seat]
    for kind in ("troops", "starships"):
        if kind in held:
            box = f"box_{kind}"
            setattr(player, box, getattr(player, box) + getattr(player, kind) - held[kind])
            setattr(player, kind, held[kind])
    if "levels" in held:
        player.levels = tuple(held["levels"])
