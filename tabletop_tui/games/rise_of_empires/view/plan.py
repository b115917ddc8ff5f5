"""A plan of the next discs: rows of the display with what is taken there, one after the other.

An entry is written ``row``, ``row:tile`` or, in a B turn, ``row:tile@most``: the disc comes off for
at most so many goods. The tile is its key, ``-`` for nothing. ``>`` before an entry says that its
disc is placed or removed already.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any

from ....engine.fast_dataclass import dataclass
from ....engine.orders import ASK, Entry, Ordered, Stopped
from ..components.box import box
from ..rules.actions import (
    BuildWonder,
    DoNothing,
    Pay,
    PlaceDisc,
    RemoveDisc,
    TakeCity,
    TakeEmpire,
    TakeProgress,
    TakeTerritory,
    Trade,
)
from ..rules.display import discs, exempt, removable
from ..rules.pieces import CITY, EMPIRE, PROGRESS, TERRITORY, TRADE, KeyedRow
from ..rules.turns.choose import ROWS, why_row
from ..rules.turns.default_payment import default_payment

NAMES = ("progress", "territory", "city", "empire", "trade")
ENTRY = re.compile(rf"(>?)({'|'.join(NAMES)})(?::([\w-]{{1,40}}))?(?:@(\d{{1,2}}))?")
NOTHING = "-"
MOST = 6  # discs of a turn
LATER = ("", "too-dear", "wonder-too-dear", "too-few-discs")
"""Why a tile cannot be taken: an action before may pay for it."""


@dataclass(slots=True, frozen=True)
class Disc:
    """An entry: the disc of a *row*, *tile* "" to be asked there, *most* -1 in an A turn. With
    *open* it has been placed or removed.
    """

    row: int
    tile: str = ""
    most: int = -1
    open: bool = False

    def __str__(self) -> str:
        tile = f":{self.tile}" if self.tile else ""
        most = f"@{self.most}" if self.most >= 0 else ""
        return f"{'>' * self.open}{NAMES[self.row]}{tile}{most}"


def read(text: str) -> Disc:
    """Return an entry. Raises ValueError.

    >>> read("city:rome@2"), str(read("city:rome@2"))
    (Disc(row=2, tile='rome', most=2, open=False), 'city:rome@2')
    """
    if (found := ENTRY.fullmatch(text)) is None:
        raise ValueError(text)
    mark, row, tile, most = found.groups()
    return Disc(NAMES.index(row), tile or "", int(most) if most else -1, bool(mark))


def sorts(view: Any, row: int) -> Sequence[KeyedRow]:
    """Return the tiles of a row."""
    printed = box(view.parts)
    found: Sequence[KeyedRow] = (
        printed.progress,
        printed.territory,
        printed.cities,
        printed.empire,
        printed.trade,
    )[row]
    return found


def taking(view: Any, disc: Disc) -> Any:
    """Return the action that takes the tile of an entry, None for a tile that is not in the box."""
    if disc.tile == NOTHING:
        return DoNothing()
    keys = [one.key for one in sorts(view, disc.row)]
    if disc.tile not in keys:
        return None
    n = keys.index(disc.tile)
    if disc.row == CITY:
        return (BuildWonder if box(view.parts).cities[n].wonder else TakeCity)(n)
    return {PROGRESS: TakeProgress, TERRITORY: TakeTerritory, EMPIRE: TakeEmpire, TRADE: Trade}[
        disc.row
    ](n)


def why_not(view: Any, seat: int, row: int, action: Any) -> str:
    """Return why an action of a row is not possible now, or ""."""
    parts = (part for part in ROWS[row].parts if part.action is type(action))
    why: str = next((part.why(view, None, seat, action) for part in parts), "not-now")
    return why


def entry(view: Any, text: str) -> Entry:
    """Return an entry as it is told: what is taken, or only the row."""
    disc = read(text)
    return Entry(PlaceDisc(disc.row), taking(view, disc) if disc.tile else None, disc.most)


# -- giving a plan -------------------------------------------------------------------------------


def entries(view: Any, seat: int, planned: Sequence[str]) -> list[str]:
    """Return what *seat* may add to a plan: the rows with a place for its next discs, or in a B
    turn those with discs of its own, at the price that each has now.
    """
    if len(planned) >= MOST:
        return []
    before = [read(one).row for one in planned]
    found = list[str]()
    for row in range(len(ROWS)):
        most = price(view, seat, row, before.count(row)) if view.mirror else -1
        if most is not None and (view.mirror or not why_row(view, seat, row)):
            found += [str(Disc(row, tile, most)) for tile in ("", *tiles(view, seat, row))]
    taken = {one.partition("@")[0] for one in planned}
    return [one for one in found if one.partition("@")[0] not in taken or ":" not in one]


def price(view: Any, seat: int, row: int, gone: int) -> int | None:
    """Return what a player's next disc in a row costs once *gone* of them have been removed; None
    without one.
    """
    left = sorted(left for at, _, left in discs(view, seat) if at == row)
    if gone >= len(left):
        return None
    return 0 if exempt(view, seat) else left[gone] - gone


def tiles(view: Any, seat: int, row: int) -> Iterator[str]:
    """Yield the keys of what can be taken in a row, now or once it can be paid for."""
    keys = sorts(view, row)
    for part in ROWS[row].parts:
        if part.action is DoNothing:
            if view.mirror:
                yield NOTHING
            continue
        for action in part.candidates(view, None, seat):
            if not getattr(action, "named", ()) and part.why(view, None, seat, action) in LATER:
                yield keys[place_of(action)].key


def place_of(action: Any) -> int:
    """Return the number of the tile, city or box of an action."""
    number: int = getattr(action, "tile", getattr(action, "city", getattr(action, "box", -1)))
    return number


# -- following it --------------------------------------------------------------------------------


def next_disc(view: Any, plan: str, seat: int) -> Ordered | Stopped | None:
    """Place or remove the disc of the first entry of a plan."""
    first, *rest = plan.split()
    disc = read(first)
    if view.mirror and disc.most < 0 and not disc.tile:  # one of the next A turn
        return None
    if disc.open:  # it could not be done, and the table went on
        return Stopped("disc", "order-stop-tile")
    if view.mirror != (disc.most >= 0):
        return Stopped("disc", "order-stop-turn")
    action = removal(view, seat, disc) if view.mirror else placing(view, seat, disc)
    if isinstance(action, Stopped):
        return action
    if disc.tile not in ("", NOTHING) and why_not(view, seat, disc.row, taking(view, disc)):
        return Stopped("disc", "order-stop-tile")
    asked = disc.tile != NOTHING or ROWS[disc.row].possible(view, seat)
    begun = str(Disc(disc.row, disc.tile, disc.most, True))
    following = [begun, *rest] if disc.tile and asked else rest
    return Ordered("disc", action, " ".join(following) or ASK)


def placing(view: Any, seat: int, disc: Disc) -> PlaceDisc | Stopped:
    """Return the action that places a disc."""
    if why_row(view, seat, disc.row):
        return Stopped("disc", "order-stop-row")
    return PlaceDisc(disc.row)


def removal(view: Any, seat: int, disc: Disc) -> RemoveDisc | Stopped:
    """Return the action that removes the cheapest disc of a row."""
    own = [(left, circle) for row, circle, left in discs(view, seat) if row == disc.row]
    if not own:
        return Stopped("disc", "order-stop-row")
    left, circle = min(own)
    cost = 0 if exempt(view, seat) else left
    if cost > min(disc.most, sum(view.players[seat].goods)) or not removable(view, seat, left):
        return Stopped("disc", "order-stop-dear")
    return RemoveDisc(disc.row, circle)


def pay(view: Any, cost: int, plan: str, seat: int) -> Ordered | None:
    """Pay for the disc that a plan has removed, as the table proposes."""
    if not read(plan.split()[0]).open:
        return None
    return Ordered("disc", Pay(default_payment(view, seat, cost)))


def take(view: Any, row: int, plan: str, seat: int) -> Ordered | Stopped | None:
    """Take what a plan says, once its disc is placed or removed."""
    first, *rest = plan.split()
    disc = read(first)
    if not disc.open or disc.row != row:
        return None
    action = taking(view, disc)
    if disc.tile != NOTHING and why_not(view, seat, row, action):
        return Stopped("disc", "order-stop-tile")
    return Ordered("disc", action, " ".join(rest) or ASK)
