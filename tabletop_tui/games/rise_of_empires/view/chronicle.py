"""The chronicle of an era: five sentences about what happened in it, by the events alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from ....engine import Event, Fact, Moment, Who, Word
from ..components.box import box
from ..rules import events as e
from ..rules.phases.phase_events import (
    BonusScored,
    EraEnded,
    FoodSettled,
    Halved,
    PointsScored,
    Won,
)
from ..rules.pieces import VP
from ..rules.state import LAST_TURN
from .describe import era_name, region_name, turn_name

CHAPTERS = frozenset({"era-ended", "won"})
"""The kinds of events that end an era."""


@dataclass(frozen=True)
class Loss:
    """A seat lost the lead of a region, which it had alone, to the seats that lead now."""

    seat: int
    region: int
    turn: int
    leaders: tuple[int, ...]


@dataclass
class Era:
    """What happened in an era."""

    number: int = 1
    points: Counter[int] = field(default_factory=Counter)
    hunger: Counter[int] = field(default_factory=Counter)
    tiles: Counter[int] = field(default_factory=Counter)
    fallen: Counter[int] = field(default_factory=Counter)
    fights: int = 0
    wonders: list[e.WonderBuilt] = field(default_factory=list)
    losses: list[Loss] = field(default_factory=list)


class Follower:
    """Follows the events of a game from its beginning."""

    def __init__(self, view: Any) -> None:
        self.seats = range(len(view.players))
        self.halving = view.halving
        self.cubes = [[0] * len(box(view.parts).regions) for _ in self.seats]
        self.turn, self.era = 0, Era()

    def leaders(self, region: int) -> tuple[int, ...]:
        """Return the seats with most cubes in a region."""
        counts = [self.cubes[seat][region] for seat in self.seats]
        most = max(counts)
        return tuple(seat for seat in self.seats if counts[seat] == most) if most else ()

    def change(self, region: int, *changes: tuple[int, int]) -> None:
        """Add cubes of some seats to a region, or take them away, at once."""
        before = self.leaders(region)
        for seat, by in changes:
            self.cubes[seat][region] += by
        after = self.leaders(region)
        if len(before) == 1 and before[0] not in after:
            self.era.losses.append(Loss(before[0], region, self.turn, after))

    def take(self, event: Any) -> None:
        """Take in an event."""
        era = self.era
        match event:
            case e.TurnBegan():
                self.turn = event.turn
                if event.turn % 2:
                    self.era = Era((event.turn + 1) // 2)
            case e.CubesPlaced() | e.Settled():
                self.change(event.region, (event.seat, event.cubes))
            case e.Fought() | e.Struck():
                lost = event.lost if isinstance(event, e.Fought) else 0
                era.fights += isinstance(event, e.Fought)
                era.fallen.update({event.victim: event.killed})
                era.fallen.update({event.seat: lost})
                both = (event.victim, -event.killed), (event.seat, -lost)
                self.change(event.region, *both)
            case e.Withdrew():
                for region, n in enumerate(self.cubes[event.seat]):
                    self.change(region, (event.seat, -n))
            case Halved():
                up = self.halving == "up"
                self.cubes[event.seat] = [n - (n + up) // 2 for n in self.cubes[event.seat]]
            case e.ProgressTaken() | e.TerritoryTaken() | e.CityTaken():
                era.tiles[event.seat] += 1
            case e.WonderBuilt():
                era.wonders.append(event)
                era.points[event.seat] += event.points
            case e.Traded():
                era.points[event.seat] += event.points
            case e.Paid() | e.Ruined():
                era.points[event.seat] -= event.goods[VP]
            case FoodSettled():
                era.hunger[event.seat] += event.points
                era.points[event.seat] -= event.points
            case PointsScored():
                gains = event.regions, event.cities, event.towns, event.progress
                era.points[event.seat] += sum(gains)
            case BonusScored():
                era.points[event.seat] += event.gold + event.discs


def chronicle(view: Any, history: Iterable[Sequence[Event]]) -> Moment | None:
    """Return the chronicle of the era that the newest action of *history*, which begins with the
    set-up, ends; None if it ends none.
    """
    told = list(history)
    if not told or not any(getattr(one, "kind", "") in CHAPTERS for one in told[-1]):
        return None
    follower = Follower(view)
    for events in told:
        for event in events:
            if isinstance(event, (EraEnded, Won)):
                rows = sentences(view, follower)
            follower.take(event)
    title = Word("chronicle-title", (("era", era_name(follower.era.number)),))
    return Moment(title, tuple(rows))


def sentences(view: Any, known: Follower) -> list[Word]:
    """Return the five sentences."""
    regions = box(view.parts).regions
    points = {seat: known.era.points[seat] for seat in known.seats}
    led = {
        seat: sum(known.leaders(n) == (seat,) for n in range(len(regions))) for seat in known.seats
    }
    era = ("era", era_name(known.era.number))
    return [
        most("chronicle-points", points, era),
        most("chronicle-lands", led, ("last", int(known.turn == LAST_TURN))),
        lost(view, known),
        war(known),
        deed(view, known),
    ]


def most(key: str, numbers: dict[int, int], *also: tuple[str, Fact]) -> Word:
    """Return a sentence about the seats with the highest number."""
    best = max(numbers.values())
    seats = tuple(Who(seat) for seat, n in sorted(numbers.items()) if n == best)
    return Word(key, (("seats", seats), ("count", len(seats)), ("n", best), *also))


def lost(view: Any, known: Follower) -> Word:
    """Return who lost the dearest region, and has not led it again since."""
    regions = box(view.parts).regions
    lasting = [one for one in known.era.losses if one.seat not in known.leaders(one.region)]
    if not lasting:
        return Word("chronicle-kept")
    loss = max(lasting, key=lambda one: (regions[one.region].first, one.turn))
    return Word(
        "chronicle-lost",
        (
            ("seat", Who(loss.seat)),
            ("region", region_name(regions[loss.region])),
            ("turn", turn_name(loss.turn)),
            ("takers", tuple(map(Who, loss.leaders))),
            ("count", len(loss.leaders)),
        ),
    )


def war(known: Follower) -> Word:
    """Return how many cubes fell, and who lost most."""
    fallen = {seat: known.era.fallen[seat] for seat in known.seats}
    total = sum(fallen.values())
    if not total:
        return Word("chronicle-peace")
    return most("chronicle-war", fallen, ("fights", known.era.fights), ("total", total))


def deed(view: Any, known: Follower) -> Word:
    """Return the greatest wonder, else the worst hunger, else who took most tiles."""
    era = known.era
    if era.wonders:
        best = max(era.wonders, key=lambda one: one.points)
        city = box(view.parts).cities[best.city].name
        facts = ("seat", Who(best.seat)), ("city", city), ("n", best.points)
        return Word("chronicle-wonder", facts)
    if any(era.hunger.values()):
        return most("chronicle-hunger", {seat: era.hunger[seat] for seat in known.seats})
    return most("chronicle-tiles", {seat: era.tiles[seat] for seat in known.seats})
