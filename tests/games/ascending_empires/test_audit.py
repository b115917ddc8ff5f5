"""The audit detects every piece, disc or token that is lost, duplicated or misplaced."""

from collections.abc import Callable

import pytest

from tabletop_tui.games.ascending_empires import GAME
from tabletop_tui.games.ascending_empires.rules.state import STARSHIPS, Arriving, State

from .scenario import ASTEROID, GREY, NOBODY, ORANGE, Scene, hole


def middle() -> Scene:
    """Return a position with some of everything."""
    scene = Scene(2)
    scene.disc("alpha A", ORANGE)
    scene.disc("alpha B", GREY)
    scene.disc("delta A", ASTEROID)
    scene.put(0, "alpha A", troops=1, facilities=2)
    scene.put(0, "alpha B", troops=1, facilities=1, colonies=1)
    scene.put(0, "alpha H", troops=2)
    scene.put(1, "delta A", troops=2, cities=1)
    scene.supply(0, starships=1, battleship=1)
    scene.ship(0, 300, 200)
    scene.ship(1, 300, 240, big=True)
    scene.pile(20)
    GAME.audit(scene.s)
    return scene


def add(what: str, by: int, seat: int = 0) -> Callable[[State], None]:
    """Return a change of a number on a placard."""

    def change(s: State) -> None:
        setattr(s.players[seat], what, getattr(s.players[seat], what) + by)

    return change


def shift(one: str, other: str, by: int) -> Callable[[State], None]:
    """Return a move of pieces from one pile of a placard to another, possibly below zero."""

    def change(s: State) -> None:
        add(one, -by)(s)
        add(other, by)(s)

    return change


def planet(name: str, what: str, value: int) -> Callable[[State], None]:
    """Return a change of a planet."""
    return lambda s: setattr(s.planets[hole(name)], what, value)


def ship(number: int, x: int, y: int) -> Callable[[State], None]:
    """Return a change of a ship's position."""
    return lambda s: s.ships.__setitem__(number, (x, y))


def swap(name: str, other: str) -> Callable[[State], None]:
    """Return an exchange of two discs."""

    def change(s: State) -> None:
        one, two = s.planets[hole(name)], s.planets[hole(other)]
        one.disc, two.disc = two.disc, one.disc

    return change


def all_of(*changes: Callable[[State], None]) -> Callable[[State], None]:
    """Combine several changes."""

    def change(s: State) -> None:
        for one in changes:
            one(s)

    return change


BREAKS: dict[str, Callable[[State], None]] = {
    "troop lost": add("troops", -1),
    "troop doubled": add("box_troops", 1),
    "fewer than no troops in supply": shift("troops", "box_troops", 20),
    "fewer than no troops in the box": shift("box_troops", "troops", 20),
    "starship lost": add("starships", -1),
    "starship doubled": add("box_starships", 1),
    "fewer than no starships in supply": shift("starships", "box_starships", 9),
    "fewer than no starships in the box": shift("box_starships", "starships", 9),
    "battleship doubled": add("box_battleship", 1),
    "battleship lost": add("battleship", -1),
    "fewer than no battleships in supply": shift("battleship", "box_battleship", 2),
    "fewer than no battleships in the box": shift("box_battleship", "battleship", 2),
    "facility lost": add("facilities", -1),
    "colony doubled": add("colonies", 1),
    "city lost": add("cities", -1, seat=1),
    "ship from nowhere": ship(STARSHIPS - 1, 356_000, 356_000),
    "ship off the board to the west": ship(0, -1, 200_000),
    "ship off the board to the east": ship(0, 712_001, 200_000),
    "ship off the board to the north": ship(0, 300_000, -1),
    "ship off the board to the south": ship(0, 300_000, 712_001),
    "ship in the hand and on the board": lambda s: s.stack.append(
        Arriving(0, 0, hole("alpha A"), False)
    ),
    "two planets with two facilities": all_of(
        planet("alpha B", "facilities", 2),
        planet("alpha B", "colonies", 0),
        add("facilities", -1),
        add("colonies", 1),
    ),
    "three facilities": all_of(
        planet("alpha A", "facilities", 3),
        planet("alpha A", "troops", 0),
        add("facilities", -1),
        add("troops", 1),
    ),
    "four items": all_of(planet("alpha A", "troops", 2), add("troops", -1)),
    "facility on an asteroid": all_of(
        planet("delta A", "facilities", 1),
        planet("delta A", "troops", 1),
        add("facilities", -1, seat=1),
        add("troops", 1, seat=1),
    ),
    "facility on a homeworld": all_of(planet("alpha H", "facilities", 1), add("facilities", -1)),
    "fewer than no colonies on a planet": all_of(
        planet("alpha B", "colonies", -1), add("colonies", 2)
    ),
    "owner of nothing": planet("gamma A", "owner", 1),
    "items of nobody": all_of(
        planet("delta A", "owner", NOBODY), add("troops", 2, seat=1), add("cities", 1, seat=1)
    ),
    "homeworld of nobody": all_of(planet("alpha H", "owner", NOBODY), add("troops", 2)),
    "items on a face-down planet": planet("alpha A", "up", 0),
    "unknown disc": planet("gamma A", "disc", -1),
    "owner who does not play": planet("alpha A", "owner", 2),
    "homeworld elsewhere": swap("alpha H", "alpha E"),
    "discs of two quadrants mixed": lambda s: (
        swap("alpha A", "beta A")(s)
        if s.planets[hole("alpha A")].disc != s.planets[hole("beta A")].disc
        else swap("alpha A", "beta B")(s)
    ),
    "token lost": add("vp", -1),
    "token too many": lambda s: setattr(s, "pile", s.pile + 1),
    "end with a pile": lambda s: setattr(s, "ending", 0),
    "tokens of the pile lost at the end": all_of(
        lambda s: setattr(s, "ending", 0), lambda s: setattr(s, "pile", 0)
    ),
}


@pytest.mark.parametrize("what", BREAKS)
def test_ae_171_nothing_is_lost_or_doubled_unnoticed(what: str) -> None:
    s = middle().s
    BREAKS[what](s)
    with pytest.raises(AssertionError):
        GAME.audit(s)
