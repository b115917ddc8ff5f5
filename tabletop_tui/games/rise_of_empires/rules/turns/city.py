"""City and wonder tiles: cities are bought with gold and stay; wonders score at once and leave the
game.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from .....engine import Offer, OneOf, Say, need
from ...components.box import box
from ..actions import BuildWonder, TakeCity
from ..events import CityTaken, WonderBuilt
from ..phases.reckonings import CityDropped
from ..phases.tiles import open_tiles, take
from ..pieces import CITY, GOLD
from ..purse import covers, pay, score
from ..state import FROM_WONDERS, State, TakingCity
from .row import RowStep

taking = cache(TakeCity)
building = cache(BuildWonder)


def drop_city(s: State, seat: int, city: int, say: Say, lack: str = "") -> None:
    """A city leaves the game, of free will or for the lack of something; nothing paid for it comes
    back (R26, R52).
    """
    s.players[seat].cities.remove(city)
    s.gone[CITY].append(city)
    say(CityDropped(seat, city, lack))


class TakingCityStep(RowStep[TakingCity]):
    """A player takes one open city tile, new or older, or in a B turn builds a wonder."""

    frame, rule, row, actions = TakingCity, "city", CITY, (TakeCity, BuildWonder)

    def choices(self, s: State, seat: int) -> Iterator[Offer]:
        player, tiles = s.players[seat], box(s.parts).cities
        payable = [t for t in sorted(open_tiles(s, CITY)) if covers(player, tiles[t].price)]
        if cities := [taking(t) for t in payable if not tiles[t].wonder]:
            yield Offer(TakeCity, OneOf(cities))
        if s.mirror and (wonders := [building(t) for t in payable if tiles[t].wonder]):
            yield Offer(BuildWonder, OneOf(wonders))

    def candidates(self, s: State) -> list[TakeCity | BuildWonder]:
        tiles = box(s.parts).cities
        return [building(t) if tiles[t].wonder else taking(t) for t in sorted(open_tiles(s, CITY))]

    def refuse(self, s: State, seat: int, a: TakeCity | BuildWonder) -> None:
        need(a.city in open_tiles(s, CITY), "not-open")
        tile = box(s.parts).cities[a.city]
        need(tile.wonder == isinstance(a, BuildWonder), "not-now")
        need(s.mirror or not tile.wonder, "wonder-in-a", city=a.city)
        if tile.wonder:
            need(covers(s.players[seat], tile.price), "wonder-too-dear", city=a.city)
        else:
            need(
                covers(s.players[seat], tile.price), "too-dear", city=a.city, gold=tile.price[GOLD]
            )

    def carry_out(self, s: State, seat: int, a: TakeCity | BuildWonder, say: Say) -> None:
        player, tile = s.players[seat], box(s.parts).cities[a.city]
        pay(s, player, tile.price)
        take(s, CITY, a.city)
        if tile.wonder:
            s.gone[CITY].append(a.city)
            score(player, tile.points, FROM_WONDERS)
            say(WonderBuilt(seat, a.city, tile.points))
        else:
            player.cities.append(a.city)
            say(CityTaken(seat, a.city, tile.price[GOLD]))
