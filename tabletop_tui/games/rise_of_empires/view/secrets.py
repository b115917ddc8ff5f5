"""What each seat may know: everything but the luck to come, since only face-down tiles are hidden
(R20).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from ....engine import Draw, Value, cloner
from ..components.box import box
from ..rules.pieces import CITY, CUBE, DISC, FOOD, GOLD, PROGRESS, TERRITORY, VP
from ..rules.state import LAST_TURN, SOURCES, State

HALF = 1 << 32


def view(s: State, seat: int) -> State:
    """The position as anybody sees it: which tiles are face down is known, their order is decided
    when they turn up.
    """
    v: State = cloner(State)(s)
    v.rng = 0
    return v


def guess(v: State, seat: int, draw: Draw) -> State:
    """A position with some luck to come."""
    s: State = cloner(State)(v)
    s.rng = draw(HALF) << 32 | draw(HALF)
    return s


def audit(s: State) -> None:
    """No cube, disc, tile, gold or point is lost or doubled."""
    b = box(s.parts)
    audit_lists(s)
    for p in s.players:
        assert p.stock + p.goods[CUBE] + sum(p.cubes) == b.numbers.cubes, "cubes"
        assert min(p.goods) >= 0 and p.stock >= 0 and min(p.cubes) >= 0, "nothing goes below 0"
        assert p.goods[FOOD] <= b.numbers.food_top, "food"
        assert p.goods[VP] == sum(p.points), "points"
        assert len(set(p.progress)) == len(p.progress), "no duplicates"
        assert {*p.flipped, *p.waits} <= {*p.progress}, "only held tiles are used or waited for"
        assert p.ally < 0 or p.cubes[p.ally], "an alliance shields cubes"
    assert sum(p.goods[GOLD] for p in s.players) + s.bank[GOLD] == 0, "gold"
    on_track = sum(x.discs for x in b.trade if s.trade[x.index] >= 0)
    assert sum(p.goods[DISC] for p in s.players) + on_track + s.bank[DISC] == 0, "discs"
    audit_tiles(s)
    audit_eras(s)
    audit_display(s)


def belongs(s: State, options: Mapping[str, Value]) -> None:
    """Raise AssertionError for a position out of a file that no game with these table options comes
    to.
    """
    assert s.parts == options["components"] and s.halving == options["halving"], "agreed"


def audit_lists(s: State) -> None:
    """Every list runs over all regions, tiles, rows, boxes or seats, and what it names is there."""
    b, seats = box(s.parts), len(s.players)
    for p in s.players:
        assert (len(p.goods), len(p.points)) == (5, len(SOURCES)), "goods"
        assert min(p.territory) >= 0 <= p.shipped, "territory"
        assert len(set(p.flipped)) == len(p.flipped), "flipped"
        assert all(0 <= rivals < 1 << seats for rivals in p.waits.values()), "waits"
        assert (len(p.cubes), len(p.territory)) == (len(b.regions), len(b.territory)), "regions"
        assert all(0 <= tile < len(b.progress) for tile in (*p.progress, *p.flipped, *p.waits)), (
            "progress"
        )
        assert -1 <= p.ally < len(b.regions) and all(
            0 <= city < len(b.cities) for city in p.cities
        ), "cities"
    assert sorted(s.order) == list(range(seats)) and 0 <= s.turn <= LAST_TURN, "order"
    assert (len(s.display), len(s.empire), len(s.trade)) == (
        len(b.rows),
        len(b.empire),
        len(b.trade),
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
    """Every tile is face down, open, held, or out of the game."""
    b = box(s.parts)
    for row, sorts in ((PROGRESS, b.progress), (TERRITORY, b.territory)):
        found = Counter(t for t in (*s.fresh[row], *s.older[row], *s.gone[row]) if t >= 0)
        for pile in s.piles[:3] if row == PROGRESS else s.piles[3:]:
            found.update(dict(enumerate(pile.bag)))
        for p in s.players:
            found.update(p.progress if row == PROGRESS else dict(enumerate(p.territory)))
        assert all(found[sort.index] == sort.copies for sort in sorts), b.rows[row].name
    cities = [t for t in (*s.fresh[CITY], *s.older[CITY], *s.gone[CITY]) if t >= 0]
    cities += [city for p in s.players for city in p.cities]
    cities += [tile.index for tile in b.cities if tile.turn > s.turn]
    assert sorted(cities) == list(range(len(b.cities))), "cities"


def audit_eras(s: State) -> None:
    """No tile lies open or is held before its time, and no pile holds another era's tiles."""
    b = box(s.parts)
    for era, pile in enumerate(s.piles[:3], 1):
        for sort, n in zip(b.progress, pile.bag, strict=True):
            assert n == 0 or (n > 0 and sort.era == era), "pile"
        assert era >= s.era or not any(pile.bag), "pile of an era that is over"
    assert all(n >= 0 for n in s.piles[3].bag) and not any(pile.under for pile in s.piles), "piles"
    for tile in s.fresh[PROGRESS]:
        assert tile < 0 or b.progress[tile].era == s.era, "fresh progress tiles"
    held = [tile for p in s.players for tile in p.progress]
    for tile in (*s.older[PROGRESS], *s.gone[PROGRESS], *held):
        assert b.progress[tile].era <= s.era, "progress tiles to come"
    assert all(tile < 0 or b.cities[tile].turn == s.turn for tile in s.fresh[CITY]), "fresh cities"
    assert all(b.cities[tile].turn <= s.turn for tile in (*s.older[CITY], *s.gone[CITY])), "cities"
    most = (b.numbers.progress_a_turn, b.numbers.territory_a_turn, len(b.cities))
    assert all(len(new) <= n for new, n in zip(s.fresh, most, strict=True)), "too many new tiles"


def audit_display(s: State) -> None:
    """Nobody has more than six discs on the display, and no row more discs than circles."""
    b = box(s.parts)
    for row, seats in enumerate(s.display):
        assert len(seats) <= b.circles[len(s.players)][row], "circles"
    for seat in range(len(s.players)):
        assert sum(row.count(seat) for row in s.display) <= b.numbers.actions, "action discs"
