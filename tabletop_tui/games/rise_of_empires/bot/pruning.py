"""What players never do with a disc, a progress tile, cubes or a city."""

from __future__ import annotations

from typing import Any

from ..components.box import box
from ..rules.actions import (
    DropCity,
    PlaceCubes,
    PlaceDisc,
    RemoveDisc,
    TakeEmpire,
    TakeProgress,
    Withdraw,
)
from ..rules.display import discs, exempt, room, to_the_left
from ..rules.phases.yields import upkeep
from ..rules.pieces import CUBE, DISC, EMPIRE, FREE, VP, WITH_EMPIRE
from ..rules.state import LAST_TURN, Collecting, Placing, State
from ..rules.turns.choose import FRAMES, ROWS
from ..rules.turns.free import FREE_PARTS
from . import prices
from .calendar import calendar_of
from .campaign import pointless
from .economy import power
from .regions import stage_of
from .row_choices import choices, empire_gain

HOLDS = 4  # cubes on the map from which nobody withdraws


def prunes(s: State, seat: int, action: Any) -> bool:
    """Return whether an action is not worth considering."""
    match action:
        case RemoveDisc():
            return takes_up_for_nothing(s, seat, action)
        case PlaceDisc(row=row) if row == EMPIRE and not s.players[seat].goods[CUBE]:
            return marches_for_nothing(s, seat)
        case TakeProgress(tile=tile):
            return useless(s, seat, tile)
        case PlaceCubes():
            return places_badly(s, seat, action)
        case Withdraw():
            return sum(s.players[seat].cubes) > HOLDS
        case DropCity():
            return gives_up_points(s, seat, action)
    return False


def takes_up_for_nothing(s: State, seat: int, a: RemoveDisc) -> bool:
    """Return whether a disc that brings nothing is paid for, or marches, although another one
    brings something or costs nothing. Later the discs to its left may be gone.
    """
    paid = to_the_left(s, a.row, a.circle) > 0 and not exempt(s, seat)
    if (not paid and a.row != EMPIRE) or brings(s, seat, a.row):
        return False
    return any(brings(s, seat, row) or (paid and not left) for row, _, left in discs(s, seat))


def marches_for_nothing(s: State, seat: int) -> bool:
    """Return whether the empire row brings nothing in an A turn, while another row does."""
    others = [row for row in range(len(ROWS)) if row != EMPIRE and room(s, row)]
    return not brings(s, seat, EMPIRE) and any(brings(s, seat, row) for row in others)


def brings(s: State, seat: int, row: int) -> bool:
    """Return whether anything of use may be chosen in a row, that adds to what a seat has."""
    if not ROWS[row].possible(s, seat):
        return False
    calendar = calendar_of(s, seat)
    found = choices(s, FRAMES[row](seat), calendar, stage_of(s, seat, calendar))
    return any(gain > 0.0 and not prunes(s, seat, a) for gain, a in found)


def useless(s: State, seat: int, number: int) -> bool:
    """Return whether a progress tile cannot be of use any more in the last turn."""
    tile = box(s.parts).progress[number]
    if s.turn < LAST_TURN or not s.mirror or tile.kind not in (FREE, WITH_EMPIRE):
        return False
    if tile.kind == WITH_EMPIRE:
        return seat not in s.display[EMPIRE] or not helps(s, seat, number)
    return not discs(s, seat) and not usable(s, seat, number)


def helps(s: State, seat: int, number: int) -> bool:
    """Return whether any open empire tile brings more with a progress tile than without it."""
    calendar = calendar_of(s, seat)
    stage, use = stage_of(s, seat, calendar), prices.CAMPAIGN * power(box(s.parts).progress[number])

    def gain(tile: int, *named: int) -> float:
        return empire_gain(s, seat, TakeEmpire(tile, named), calendar, stage)

    free = [tile for tile, owner in enumerate(s.empire) if owner < 0]
    return any(gain(tile, number) + use > gain(tile) for tile in free)


def usable(s: State, seat: int, number: int) -> bool:
    """Return whether a progress tile that is taken now can be used at once."""
    from .. import GAME

    then = GAME.clone(s)
    then.players[seat].progress.append(number)
    uses = [a for part in FREE_PARTS for a in part.legal(then, then.stack[-1], seat)]
    return any(a.tile == number for a in uses)


def places_badly(s: State, seat: int, a: PlaceCubes) -> bool:
    """Return whether another number of cubes in the same region is clearly better."""
    f, calendar = s.stack[-1], calendar_of(s, seat)
    assert isinstance(f, Placing)
    return pointless(s, f, a, stage_of(s, seat, calendar), calendar.price(prices.CUBE_AT))


def gives_up_points(s: State, seat: int, a: DropCity) -> bool:
    """Return whether a city that will score is dropped in the last turn although its upkeep is
    there.
    """
    if s.turn < LAST_TURN or not isinstance(s.stack[-1], Collecting):
        return False
    scores = box(s.parts).cities[a.city].yields[VP] > 0
    return scores and s.players[seat].goods[DISC] >= upkeep(s, seat, DISC)
