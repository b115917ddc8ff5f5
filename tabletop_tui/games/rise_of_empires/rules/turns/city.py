"""City and wonder tiles: cities cost gold and stay; wonders score at once and leave the game."""

from __future__ import annotations

from functools import cache
from typing import Any, ClassVar, TypeVar

from .....engine import Say
from ...components.box import box
from ..actions import BuildWonder, DropCity, TakeCity
from ..events import CityTaken, WonderBuilt
from ..listing import AllPossible, ListingPart
from ..payments import covers, pay, score
from ..phases.phase_events import CityDropped
from ..phases.tiles import lies_open, open_tiles, take
from ..phases.yields import costly
from ..pieces import CITY, GOLD
from ..state import FROM_WONDERS, State, TakingCity
from .row import DoNothingPart, RowStep

F = TypeVar("F")

taking, building, dropping = cache(TakeCity), cache(BuildWonder), cache(DropCity)


def drop_city(s: State, seat: int, city: int, say: Say, lack: str = "") -> None:
    """Remove a city from the game. What was paid for it is lost (R26, R52).

    *lack* is what forced this, "" for a free choice.
    """
    s.players[seat].cities.remove(city)
    s.gone[CITY].append(city)
    say(CityDropped(seat, city, lack))


class DropCityPart(AllPossible[State, F]):
    """Give up a city."""

    action = DropCity

    def candidates(self, s: State, f: F, seat: int) -> list[DropCity]:
        return [dropping(city) for city in s.players[seat].cities]

    def why(self, s: State, f: F, seat: int, a: DropCity) -> str:
        return "" if a.city in s.players[seat].cities else "not-yours"

    def lack(self, s: State, f: F, seat: int) -> str:
        """Return what forces the player to give up a city, "" for a free choice."""
        return ""

    def apply(self, s: State, f: F, seat: int, a: DropCity, say: Say) -> None:
        drop_city(s, seat, a.city, say, self.lack(s, f, seat))


class DropUpkeepCity(DropCityPart[F]):
    """Give up a city in the phase in which it costs *good*, FOOD or DISC."""

    good: ClassVar[int]

    def candidates(self, s: State, f: F, seat: int) -> list[DropCity]:
        return [dropping(city) for city in costly(s, seat, self.good)]

    def why(self, s: State, f: F, seat: int, a: DropCity) -> str:
        if reason := super().why(s, f, seat, a):
            return reason
        return "" if a.city in costly(s, seat, self.good) else "no-upkeep"


class CityPart(ListingPart[State, Any]):
    """Take an open city tile, new or older: a city or a wonder."""

    wonder: ClassVar[bool]

    def candidates(self, s: State, f: Any, seat: int) -> list[Any]:
        tiles = box(s.parts).cities
        make = building if self.wonder else taking
        return [make(t) for t in sorted(open_tiles(s, CITY)) if tiles[t].wonder == self.wonder]

    def why(self, s: State, f: Any, seat: int, a: TakeCity | BuildWonder) -> str:
        if not lies_open(s, CITY, a.city):
            return "not-open"
        return "" if box(s.parts).cities[a.city].wonder == self.wonder else "not-now"

    def apply(self, s: State, f: Any, seat: int, a: TakeCity | BuildWonder, say: Say) -> None:
        pay(s, s.players[seat], box(s.parts).cities[a.city].price)
        take(s, CITY, a.city)
        self.gain(s, seat, a.city, say)

    def gain(self, s: State, seat: int, city: int, say: Say) -> None:
        """Let the player receive a tile that is paid for."""
        raise NotImplementedError


class TakeCityPart(CityPart):
    """Buy a city with gold and keep it."""

    action, wonder = TakeCity, False

    def why(self, s: State, f: Any, seat: int, a: TakeCity | BuildWonder) -> str:
        if reason := super().why(s, f, seat, a):
            return reason
        return "" if covers(s.players[seat], box(s.parts).cities[a.city].price) else "too-dear"

    def facts(self, s: State, f: Any, seat: int, reason: str, a: Any) -> dict[str, Any]:
        known = {**super().facts(s, f, seat, reason, a)}
        if reason == "too-dear":
            known["gold"] = box(s.parts).cities[a.city].price[GOLD]
        return known

    def gain(self, s: State, seat: int, city: int, say: Say) -> None:
        s.players[seat].cities.append(city)
        say(CityTaken(seat, city, box(s.parts).cities[city].price[GOLD]))


class BuildWonderPart(CityPart):
    """Build a wonder in a B turn: it scores at once and leaves the game."""

    action, wonder = BuildWonder, True

    def why(self, s: State, f: Any, seat: int, a: TakeCity | BuildWonder) -> str:
        if reason := super().why(s, f, seat, a):
            return reason
        if not s.mirror:
            return "wonder-in-a"
        return (
            "" if covers(s.players[seat], box(s.parts).cities[a.city].price) else "wonder-too-dear"
        )

    def gain(self, s: State, seat: int, city: int, say: Say) -> None:
        points = box(s.parts).cities[city].points
        s.gone[CITY].append(city)
        score(s.players[seat], points, FROM_WONDERS)
        say(WonderBuilt(seat, city, points))


class TakingCityStep(RowStep[TakingCity]):
    """A player takes one open city tile or, in a B turn, builds a wonder."""

    frame, rule = TakingCity, "city"
    parts = (TakeCityPart(), BuildWonderPart(), DoNothingPart(CITY))
