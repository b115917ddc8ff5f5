"""What each seat may know: everything but future luck, since only face-down tiles are
hidden (R20).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from ....engine import Draw, Value, cloner, handicap_of
from ..components.box import box
from ..rules.pieces import CITY, CUBE, DISC, FOOD, GOLD, PROGRESS, TERRITORY, VP
from ..rules.state import (
    FROM_HANDICAP,
    LAST_TURN,
    SOURCES,
    Closing,
    Collecting,
    Eating,
    Finishing,
    Keeping,
    Ordering,
    Scoring,
    State,
    TakingTurns,
    TurningUp,
)

HALF = 1 << 32


def view(s: State, seat: int) -> State:
    """Return the position as any player sees it.

    It is known which tiles are face down; their order is drawn when they turn up.
    """
    view: State = cloner(State)(s)
    view.rng = 0
    return view


def determinize(view: State, seat: int, draw: Draw) -> State:
    """Return a full position with some future luck."""
    s: State = cloner(State)(view)
    s.rng = draw(HALF) << 32 | draw(HALF)
    return s


def audit(s: State) -> None:
    """Check that no cube, disc, tile, gold or point is lost or duplicated."""
    printed = box(s.parts)
    audit_lists(s)
    for player in s.players:
        assert player.stock + player.goods[CUBE] + sum(player.cubes) == printed.numbers.cubes, (
            "cubes"
        )
        assert min(player.goods) >= 0 and player.stock >= 0 and min(player.cubes) >= 0, (
            "nothing goes below 0"
        )
        assert player.goods[FOOD] <= printed.numbers.food_top, "food"
        assert player.goods[VP] == sum(player.points), "points"
        assert len(set(player.progress)) == len(player.progress), "no duplicates"
        assert {*player.flipped, *player.waits} <= {*player.progress}, (
            "only held tiles are used or waited for"
        )
        assert player.ally < 0 or player.cubes[player.ally], "an alliance shields cubes"
    assert sum(player.goods[GOLD] for player in s.players) + s.bank[GOLD] == 0, "gold"
    on_track = sum(x.discs for x in printed.trade if s.trade[x.index] >= 0)
    assert sum(player.goods[DISC] for player in s.players) + on_track + s.bank[DISC] == 0, "discs"
    audit_tiles(s)
    audit_eras(s)
    audit_display(s)
    audit_phases(s)


def belongs(s: State, options: Mapping[str, Value]) -> None:
    """Raise AssertionError for a position from a file that no game with these options can reach."""
    assert s.parts == options["components"] and s.halving == options["halving"], "agreed"
    for seat, player in enumerate(s.players):
        assert player.points[FROM_HANDICAP] == handicap_of(options, seat, 0), "handicap"


def audit_lists(s: State) -> None:
    """Check that lists cover all regions, tiles, rows, boxes or seats, and that what they name
    exists.
    """
    printed, seats = box(s.parts), len(s.players)
    for player in s.players:
        assert (len(player.goods), len(player.points)) == (5, len(SOURCES)), "goods"
        assert min(player.territory) >= 0 <= player.shipped, "territory"
        assert len(set(player.flipped)) == len(player.flipped), "flipped"
        assert all(0 <= rivals < 1 << seats for rivals in player.waits.values()), "waits"
        assert (len(player.cubes), len(player.territory)) == (
            len(printed.regions),
            len(printed.territory),
        ), "regions"
        assert all(
            0 <= tile < len(printed.progress)
            for tile in (*player.progress, *player.flipped, *player.waits)
        ), "progress"
        assert -1 <= player.ally < len(printed.regions) and all(
            0 <= city < len(printed.cities) for city in player.cities
        ), "cities"
    assert sorted(s.order) == list(range(seats)) and 0 <= s.turn <= LAST_TURN, "order"
    assert (len(s.display), len(s.empire), len(s.trade)) == (
        len(printed.rows),
        len(printed.empire),
        len(printed.trade),
    ), "rows"
    assert (len(s.fresh), len(s.older), len(s.gone), len(s.piles), len(s.bank)) == (
        3,
        3,
        3,
        4,
        2,
    ), "tiles"
    assert all(
        -1 <= seat < seats for seat in (*s.empire, *s.trade, *(x for row in s.display for x in row))
    ), "seats"


def audit_tiles(s: State) -> None:
    """Check that every tile is face down, open, held, or out of the game."""
    printed = box(s.parts)
    for row, sorts in ((PROGRESS, printed.progress), (TERRITORY, printed.territory)):
        found = Counter(t for t in (*s.fresh[row], *s.older[row], *s.gone[row]) if t >= 0)
        for pile in s.piles[:3] if row == PROGRESS else s.piles[3:]:
            found.update(dict(enumerate(pile.bag)))
        for player in s.players:
            found.update(player.progress if row == PROGRESS else dict(enumerate(player.territory)))
        assert all(found[sort.index] == sort.copies for sort in sorts), printed.rows[row].name
    cities = [t for t in (*s.fresh[CITY], *s.older[CITY], *s.gone[CITY]) if t >= 0]
    cities += [city for player in s.players for city in player.cities]
    cities += [tile.index for tile in printed.cities if tile.turn > s.turn]
    assert sorted(cities) == list(range(len(printed.cities))), "cities"


def audit_eras(s: State) -> None:
    """Check that no tile is open or held too early, and that each pile holds tiles of its era."""
    printed = box(s.parts)
    for era, pile in enumerate(s.piles[:3], 1):
        for sort, n in zip(printed.progress, pile.bag, strict=True):
            assert n == 0 or (n > 0 and sort.era == era), "pile"
        assert era >= s.era or not any(pile.bag), "pile of an era that is over"
    assert all(n >= 0 for n in s.piles[3].bag) and not any(pile.under for pile in s.piles), "piles"
    for tile in s.fresh[PROGRESS]:
        assert tile < 0 or printed.progress[tile].era == s.era, "fresh progress tiles"
    held = [tile for player in s.players for tile in player.progress]
    for tile in (*s.older[PROGRESS], *s.gone[PROGRESS], *held):
        assert printed.progress[tile].era <= s.era, "progress tiles to come"
    assert all(tile < 0 or printed.cities[tile].turn == s.turn for tile in s.fresh[CITY]), (
        "fresh cities"
    )
    assert all(printed.cities[tile].turn <= s.turn for tile in (*s.older[CITY], *s.gone[CITY])), (
        "cities"
    )
    most = (printed.numbers.progress_a_turn, printed.numbers.territory_a_turn, len(printed.cities))
    assert all(len(new) <= n for new, n in zip(s.fresh, most, strict=True)), "too many new tiles"


def audit_display(s: State) -> None:
    """Check that no player has more than six discs on the display and no row more discs than
    circles.
    """
    printed = box(s.parts)
    for row, seats in enumerate(s.display):
        assert len(seats) <= printed.circles[len(s.players)][row], "circles"
    for seat in range(len(s.players)):
        assert sum(row.count(seat) for row in s.display) <= printed.numbers.actions, "action discs"


def audit_phases(s: State) -> None:
    """Check that the rest of the game turn is on the stack in order, the last phase at the bottom.

    Above it there are only frames of the current player.
    """
    after: tuple[type, ...] = (TurningUp, Ordering)
    if s.turn == LAST_TURN:
        after = (Closing,)
    elif s.turn and s.mirror:
        after = (TurningUp, Ordering, Keeping)
    phases = (*after, Scoring, Collecting, Eating, TakingTurns)
    kinds = tuple(type(frame) for frame in s.stack)
    assert kinds[: len(phases)] == phases[: len(kinds)], "phases"
    if len(kinds) >= len(phases):
        done = next(frame.done for frame in s.stack if isinstance(frame, TakingTurns))
        most = len(s.players) * box(s.parts).numbers.actions
        moved = sum(seat >= 0 for row in s.display for seat in row)
        if s.mirror:
            moved = most - moved
        assert 0 <= done <= most and moved in (done - 1, done), "an action each"
        for frame in s.stack[len(phases) :]:
            seat = getattr(frame, "seat", -1)
            assert done and seat == s.order[(done - 1) % len(s.players)], "whoever is on turn"
        assert kinds[len(phases) :][:1] in ((), (Finishing,)), "an action ends"
