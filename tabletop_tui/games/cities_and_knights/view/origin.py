"""Checks whether a position from a file could arise with the table's options: island, house rules,
rolls.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from ....engine import Value
from ..components.maps import Layout, fixed, frame
from ..rules.frames import Acting, Ending, Rolling
from ..rules.state import HouseRules, State, handicaps_from


def belongs(s: State, options: Mapping[str, Value]) -> None:
    """Raise AssertionError for a position that no game with these options can reach."""
    assert s.house == HouseRules.from_options(options)
    assert s.handicaps == handicaps_from(options, len(s.players))
    assert bool(s.dice) <= s.house.deck
    islanded(s, options)
    timed(s)


def islanded(s: State, options: Mapping[str, Value]) -> None:
    """Check that the island is the one of its map, or could be drawn for it.

    The Inventor swaps tokens, so their places do not count.
    """
    seats = len(s.players)
    layout = fixed(options, seats)
    if layout is None:
        drawn = frame(seats)
        assert s.island.hexes == drawn.hexes
        assert [edge for edge, _ in s.island.harbors] == drawn.edges
        assert Counter(kind for _, kind in s.island.harbors) == drawn.harbors
        assert Counter(s.island.terrain) == drawn.terrain
        assert Counter(number for number in s.tokens if number) == drawn.tokens
    else:
        same(s, layout)


def same(s: State, layout: Layout) -> None:
    """Check for the island of a map that is not drawn at random."""
    assert s.island == layout.island and Counter(s.tokens) == Counter(layout.tokens)


def timed(s: State) -> None:
    """Check that each turn had one roll, except perhaps the current one."""
    seats = len(s.players)
    turns = (s.round - 1) * seats + (s.turn - s.first) % seats if s.round else 0
    rolled = sum(s.rolls) - turns
    assert s.round >= 0 and rolled in (0, 1)
    assert not s.stack or rolled == (s.stack[0].kind not in ("settling", "opening", "rolling"))
    assert all(f.seat == s.turn for f in s.stack[:1] if isinstance(f, Rolling | Acting | Ending))
    assert sum(player.defender for player in s.players) <= sum(s.rolls)
