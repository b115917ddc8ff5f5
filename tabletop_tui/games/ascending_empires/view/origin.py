"""Checks whether a position from a file could arise with the table's options: galaxy, house rules,
buildings.
"""

from __future__ import annotations

from collections.abc import Mapping

from ....engine import Value
from ..rules.galaxy import galaxy
from ..rules.powers import printed
from ..rules.setup import pile_of
from ..rules.state import ASTEROID, SettingUp, State

# micrometres by which touching discs may overlap: positions are rounded, and so is the time of a
# contact
ROUNDED = 100


KEPT_AS = {"components": "parts"}
"""Options stored in the state under another name."""
SETTLED = ("tokens", "first")
"""Options that set-up turns into something else."""


def belongs(s: State, options: Mapping[str, Value]) -> None:
    """Raise AssertionError for a position that no game with these options can reach."""
    seats = len(s.players)
    layout = galaxy(s.parts).layouts[seats]
    for name, value in options.items():
        if name not in SETTLED:
            assert getattr(s, KEPT_AS.get(name, name), value) == value, name
    assert s.tokens == pile_of(layout, options) and s.homes == layout.homes
    assert all(s.planets[hole].disc == ASTEROID for hole in layout.open_asteroids)
    assert options["first"] == 0 or s.first == int(options["first"]) - 1
    built_in_time(s)
    check_ships_apart(s)


def built_in_time(s: State) -> None:
    """Check that at most one thing was built or developed per turn; a city replaces a colony."""
    for seat, player in enumerate(s.players):
        held = [planet for planet in s.planets if planet.owner == seat]
        built = sum(p.facilities + p.colonies + 2 * p.cities for p in held)
        assert built + sum(player.levels) <= s.round
    assert s.quiet <= s.round
    taken, numbers = sum(player.vp for player in s.players), printed(s.parts)
    assert s.round <= (taken + 1) * (numbers.quiet_rounds + 1) + 2  # the last turns, twice over
    turns = [f for f in s.stack if not isinstance(f, SettingUp)]
    assert len({f.seat for f in turns}) <= 1 and len({f.kind for f in turns}) == len(turns)


def check_ships_apart(s: State) -> None:
    """Check that no ship rests on a planet or on another ship."""
    board = galaxy(s.parts)
    for ship, (x, y) in s.ships.items():
        assert board.free(ship, (x, y), s.ships, -ROUNDED)
        least = board.radius(ship) + board.planet_radius - ROUNDED
        assert all((x - h.x) ** 2 + (y - h.y) ** 2 >= least * least for h in board.holes)
