"""What cubes on the map are worth: the points and goods of regions, in this turn and in those to
come.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from ..components.box import box
from ..rules.pieces import CUBE, EMPIRE
from ..rules.state import LAST_TURN, State
from . import prices
from .calendar import Calendar
from .economy import turn_of

RISKS = 4
"""The number of steps of the danger in this turn."""
MOST = 8
"""The most cubes that are considered for one region."""

Stage = tuple[str, int, bool, bool, int]
"""The components, the game turn, whether its income and its points are still to come, and the
danger until then.
"""


@lru_cache(maxsize=100_000)
def contested_value(stage: Stage, region: int, mine: int, theirs: tuple[int, ...]) -> float:
    """Return the worth of *mine* cubes in a region against the rivals' cubes there."""
    if not mine:
        return 0.0
    parts, turn, collecting, scoring, risk = stage
    top, above = max(theirs), sum([number > mine for number in theirs])
    spot, margin, danger = box(parts).regions[region], mine - top, risk / RISKS
    lone = mine == 1 and len(theirs) > 1
    lost = prices.EXPOSED[max(0, min(margin, len(prices.EXPOSED) - 1))]
    exposed = (prices.LONE if lone else lost) * danger
    if margin > 0:
        points, share = (1 - exposed) * spot.first + exposed * spot.second, 1 - exposed
    elif margin == 0:
        equal = theirs.count(top) + 1
        share = (1 - exposed) / equal
        points = (1 - exposed) * ((spot.first + spot.second) // equal)
    else:
        share = 0.0
        points = (1 - danger / 2) * (spot.second if above == 1 else 0) + chase(
            margin
        ) * danger * spot.first
    now, later_on = points if scoring else 0.0, 0.0
    if collecting:
        now += share * turn_of(spot.benefit, turn)
    far = prices.PRESENT * min(mine, 3)
    near = prices.LEAD[min(margin, len(prices.LEAD) - 1)] if margin >= 0 else chase(margin)
    lead = near * (1 - exposed / 2)
    for later in range(turn + 1, LAST_TURN + 1):
        if later % 2:
            lead = far + (lead - far) * prices.HALVED
        later_on += (
            lead * (spot.first + turn_of(spot.benefit, later))
            + (1 - lead) * prices.SECOND * spot.second
        )
        lead = far + (lead - far) * prices.FADING
    return now + prices.MAP * later_on


def chase(margin: int) -> float:
    """Return the chance to lead next turn with fewer cubes."""
    return prices.CHASE[min(-margin, len(prices.CHASE)) - 1]


def gains(stage: Stage, region: int, mine: int, theirs: tuple[int, ...]) -> tuple[float, ...]:
    """Return what 1, 2, ... more cubes in a region add."""
    now = contested_value(stage, region, mine, theirs)
    return tuple(
        contested_value(stage, region, mine + more, theirs) - now for more in range(1, MOST + 1)
    )


def stage_of(s: State, seat: int, calendar: Calendar) -> Stage:
    """Return the stage of the game for a seat, with the danger for its cubes."""
    risk = round(RISKS * danger_to(s, seat, calendar))
    return s.parts, calendar.turn, calendar.collecting, calendar.scoring, risk


def danger_to(s: State, seat: int, calendar: Calendar) -> float:
    """Return how much, from 0 to 1, is to be feared from the rivals in this turn: from their
    actions, in a B turn from the empire tiles that they may still take, and from the cubes in their
    pools.
    """
    if not calendar.rivals:
        return 0.0
    row, rivals = s.display[EMPIRE], [x for x in range(len(s.players)) if x != seat]
    if s.mirror:
        rivals = [x for x in rivals if x in row and s.players[x].goods[CUBE]]
        marches = sum([row.count(x) for x in rivals])
        much = prices.MARCHES[min(marches, len(prices.MARCHES) - 1)]
    else:
        much = calendar.rivals / (box(s.parts).numbers.actions * len(rivals))
    return much * min(1.0, sum([s.players[x].goods[CUBE] for x in rivals]) / prices.FEARED)


def regions_value(s: State, seat: int, stage: Stage) -> float:
    """Return the worth of all regions held. An alliance piece halves the danger."""
    worth, own = 0.0, s.players[seat]
    for region, (mine, theirs) in enumerate(zip(own.cubes, rivals_cubes(s, seat), strict=True)):
        if mine:
            here = stage if region != own.ally else (*stage[:4], stage[4] // 2)
            worth += contested_value(here, region, mine, theirs)
    return worth


def rivals_cubes(s: State, seat: int) -> Iterator[tuple[int, ...]]:
    """Yield the rivals' numbers of cubes by region."""
    rivals = [player.cubes for other, player in enumerate(s.players) if other != seat]
    return zip(*rivals, strict=True)
