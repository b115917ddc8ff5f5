"""Mid-game positions in a few words: a table at some turn, with given pieces."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, TypeVar

from tabletop_tui.engine import (
    Illegal,
    Luck,
    OneOf,
    advance,
    apply,
    check,
    offers,
    random_action,
    settle,
    to_act,
)
from tabletop_tui.games.rise_of_empires import GAME
from tabletop_tui.games.rise_of_empires.components.box import box, find
from tabletop_tui.games.rise_of_empires.components.check import printed
from tabletop_tui.games.rise_of_empires.rules import actions as do
from tabletop_tui.games.rise_of_empires.rules.pieces import (
    CITY,
    CUBE,
    DISC,
    EMPIRE,
    FOOD,
    GOLD,
    PROGRESS,
    TERRITORY,
    TRADE,
    VP,
)
from tabletop_tui.games.rise_of_empires.rules.state import (
    Fighting,
    Finishing,
    Frame,
    Placing,
    State,
    TurningUp,
)

ROWS = (PROGRESS, TERRITORY, CITY, EMPIRE, TRADE)
E = TypeVar("E")


def at_turn(
    turn: int, players: int = 3, seed: int = 1, parts: str = "", order: Iterable[int] = ()
) -> State:
    """Return the first decision of a game turn; no tiles were taken before, and the seats play in
    *order* (0, 1, 2, ...).

    In a B turn every player has a disc in each row and two in the progress row; the first player's
    are leftmost.
    """
    s: State = GAME.new(
        players, seed, settle(GAME.options, {"components": printed(parts)} if parts else {})
    )
    s.order = list(order) or list(range(players))
    while s.turn < turn:
        s.stack = [TurningUp()]
        if s.turn == turn - 1 and turn % 2 == 0:
            s.display = [list(reversed(s.order)) * (2 if row == PROGRESS else 1) for row in ROWS]
        GAME.by_frame[TurningUp].run(s, s.stack[-1], lambda event: None)
    advance(GAME, s, lambda event: None)
    return s


def b_turn(row: int, *seats: int, players: int = 3) -> State:
    """Return turn I-B of seat 0 with exactly these discs in the row, and no other disc
    of seat 0.
    """
    s = at_turn(2, players)
    s.display = [[seat for seat in discs if seat] for discs in s.display]
    lay(s, row, *seats)
    return s


def stuck(players: int) -> State:
    """Return turn III-A of seat 0, in which it can do none of the five actions."""
    s = at_turn(5, players)
    for row in (PROGRESS, TERRITORY, CITY):
        lie_open(s, row)
    s.empire = [1] * len(s.empire)
    purse(s, 0, disc=0)
    return s


def war(*keys: str, turn: int = 1, players: int = 3) -> State:
    """Return a turn of seat 0, which has these tiles; each player has 3 cubes in SW Europe."""
    s = at_turn(turn, players)
    own(s, 0, *keys)
    for seat in range(players):
        put(s, seat, swe=3)
    return s


def phase(
    frame: Frame, turn: int = 1, players: int = 3, parts: str = "", order: Iterable[int] = ()
) -> State:
    """Return the beginning of a phase, after which nothing follows."""
    s = at_turn(turn, players, parts=parts, order=order)
    s.display = [[] for _ in ROWS]
    s.stack = [frame]
    return s


def go(s: State) -> list[Any]:
    """Run all frames that need no decision."""
    events: list[Any] = []
    advance(GAME, s, events.append)
    return events


def act(s: State, seat: int, *actions: Any) -> list[Any]:
    """Carry out a legal action of a seat and return the events."""
    events: list[Any] = []
    for action in actions:
        events += apply(GAME, s, seat, action)
    return events


def no(s: State, seat: int, action: Any) -> str:
    """Return why a seat may not take an action, "" if it may.

    Check that the offers agree, unless the kind cannot be listed.
    """
    reason = ""
    try:
        check(GAME, s, seat, action)
    except Illegal as illegal:
        reason = illegal.reason
        assert reason
    shapes = [offer.choices for offer in offers(GAME, s, seat) if offer.action is type(action)]
    if not shapes or isinstance(shapes[0], OneOf):
        assert (action in listed(s, seat, type(action))) == (not reason), (action, reason)
    return reason


def listed(s: State, seat: int, kind: type[E] | None = None) -> list[E]:
    """Return every listed action of a seat (of one kind), without duplicates.

    Kinds with too many actions to list are left out.
    """
    found = [a for offer in offers(GAME, s, seat) for a in getattr(offer.choices, "actions", ())]
    assert len(found) == len(set(found))
    return [a for a in found if kind is None or isinstance(a, kind)]


def spots(s: State, seat: int = 0) -> set[int]:
    """Return the regions where a seat may place a cube next."""
    return {a.region for a in listed(s, seat, do.PlaceCubes)}


def pass_on(s: State, seat: int) -> list[Any]:
    """End a turn if its player could still use free actions."""
    if s.stack and isinstance(s.stack[-1], Finishing):
        return act(s, seat, do.EndTurn())
    return []


def choose(s: State, seat: int, row: int) -> list[Any]:
    """Choose the action of a row: place a disc in an A turn, remove the seat's leftmost one in a B
    turn.
    """
    if not s.mirror:
        return act(s, seat, do.PlaceDisc(row))
    left = max(circle for circle, owner in enumerate(s.display[row]) if owner == seat)
    return act(s, seat, do.RemoveDisc(row, left))


def with_tile(
    tile: str, *named: str, turn: int = 1, s: State | None = None, cube: int = 5, **cubes: int
) -> State:
    """Return a position in which seat 0 has just taken an empire tile, with named progress tiles
    and cubes in the pool and on the map.

    A table with 3 players at a turn, unless *s* is given.
    """
    if s is None:
        s = at_turn(turn)
        purse(s, 0, cube=cube)
        put(s, 0, **cubes)
    own(s, 0, *named)
    choose(s, 0, EMPIRE)
    act(s, 0, do.TakeEmpire(empire(tile), tuple(progress(key) for key in named)))
    return s


def take(s: State, seat: int, key: str) -> list[Any]:
    """Take a progress tile as a seat's action."""
    return [*choose(s, seat, PROGRESS), *act(s, seat, do.TakeProgress(progress(key)))]


def settle_down(s: State, seat: int) -> None:
    """Take some territory tile as a seat's action."""
    choose(s, seat, TERRITORY)
    act(s, seat, listed(s, seat, do.TakeTerritory)[-1])


def stop(s: State, seat: int) -> list[Any]:
    """Skip the rest of a seat's empire action, and end its turn."""
    events: list[Any] = []
    if s.stack and isinstance(s.stack[-1], Placing):
        events += act(s, seat, do.StopPlacing())
    if s.stack and isinstance(s.stack[-1], Fighting):
        events += act(s, seat, do.StopFighting())
    return events + pass_on(s, seat)


def sit_out(s: State, *seats: int) -> None:
    """Let these seats in turn take an empire tile and do nothing with it."""
    for seat in seats:
        assert to_act(GAME, s) == (seat,)
        choose(s, seat, EMPIRE)
        act(s, seat, do.TakeEmpire(s.empire.index(-1)))
        stop(s, seat)


def play(s: State, seed: int, until: Callable[[State], bool]) -> list[Any]:
    """Play random legal actions until something is true or the game is over."""
    events: list[Any] = []
    luck = Luck(seed)
    while s.stack and not until(s):
        seat = to_act(GAME, s)[0]
        events += apply(GAME, s, seat, random_action(GAME, s, seat, luck))
    return events


def region(key: str) -> int:
    return find(box().regions, key)


def progress(key: str) -> int:
    return find(box().progress, key)


def territory(key: str) -> int:
    return find(box().territory, key)


def city(key: str) -> int:
    return find(box().cities, key)


def empire(key: str) -> int:
    return find(box().empire, key)


def trade(key: str) -> int:
    return find(box().trade, key)


def put(s: State, seat: int, **cubes: int) -> None:
    """Place cubes of a seat in regions, taken from the general stock: `put(s, 0, swe=3)`."""
    p = s.players[seat]
    for key, n in cubes.items():
        p.stock -= n
        p.cubes[region(key)] += n


def purse(s: State, seat: int, **amounts: int) -> None:
    """Set a seat's amounts of gold, disc, cube, food and VP."""
    p = s.players[seat]
    for name, amount in amounts.items():
        good = {"gold": GOLD, "disc": DISC, "cube": CUBE, "food": FOOD, "vp": VP}[name]
        if good == CUBE:
            p.stock -= amount - p.goods[CUBE]
        if good == VP:
            p.points[0] += amount - p.goods[VP]
        p.goods[good] = amount


def own(s: State, seat: int, *keys: str) -> None:
    """Give a seat progress, territory and city tiles, ready to use."""
    b, p = box(s.parts), s.players[seat]
    for key in keys:
        if any(row.key == key for row in b.progress):
            p.progress.append(find(b.progress, key))
        elif any(row.key == key for row in b.cities):
            p.cities.append(find(b.cities, key))
            for tiles in (s.fresh[CITY], s.older[CITY], s.gone[CITY]):
                tiles[:] = [tile for tile in tiles if tile != p.cities[-1]]
        else:
            p.territory[find(b.territory, key)] += 1


def lie_open(s: State, row: int, *tiles: int) -> None:
    """Set the new tiles of a row; there are no older ones."""
    s.fresh[row], s.older[row] = list(tiles), []


def lay(s: State, row: int, *seats: int) -> None:
    """Set the discs in a row of the display, from the rightmost circle leftwards; -1 is an empty
    circle.
    """
    s.display[row] = list(seats)


def happened(events: list[Any], kind: type[E]) -> list[E]:
    """Return the events of one kind."""
    return [event for event in events if isinstance(event, kind)]
