"""The end of Era I and II: tiles are kept at a price, then half of all cubes leave the map."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

from .....engine import Closed, Offer, OneOf, Say, Step, need
from ...components.box import box
from ..actions import DropCity, DropProgress, KeepTiles
from ..pieces import CUBE, GOLD, PROGRESS
from ..purse import lose_cubes, pay
from ..state import Keeping, State
from ..turns.city import drop_city
from ..turns.row import refused
from .begun import begin_phase
from .reckonings import EraEnded, Halved, ProgressDropped, TilesKept

KEEP_TILES = OneOf((KeepTiles(),))

dropping, dropping_progress = cache(DropCity), cache(DropProgress)


def keeping_price(s: State, seat: int) -> tuple[int, int]:
    """Gold and pool cubes to keep all progress tiles and cities that a player has."""
    player, numbers = s.players[seat], box(s.parts).numbers
    return numbers.keep_progress * len(player.progress), numbers.keep_city * len(player.cities)


def halved(s: State, cubes: int) -> int:
    """Cubes that leave a region at the end of an era: half of them, rounded as the table has
    settled (RE-240, R81).
    """
    return (cubes + (s.halving == "up")) // 2


class KeepingStep(Step[State, Keeping]):
    """In turn order each player lets tiles go or pays for them; when all have done so, the cubes
    are halved (R79).
    """

    frame, rule, forced = Keeping, "era.end", True

    def who(self, s: State, f: Keeping) -> tuple[int, ...]:
        if f.done == len(s.order):
            return ()
        player = s.players[s.order[f.done]]
        return (s.order[f.done],) if player.progress or player.cities else ()

    def affordable(self, s: State, seat: int) -> bool:
        gold, cubes = keeping_price(s, seat)
        goods = s.players[seat].goods
        return goods[GOLD] >= gold and goods[CUBE] >= cubes

    def offers(self, s: State, f: Keeping, seat: int) -> Iterator[Offer]:
        player = s.players[seat]
        if self.affordable(s, seat):
            yield Offer(KeepTiles, KEEP_TILES)
        if player.progress:
            yield Offer(DropProgress, OneOf([dropping_progress(tile) for tile in player.progress]))
        if player.cities:
            yield Offer(DropCity, OneOf([dropping(city) for city in player.cities]))

    def closed(self, s: State, f: Keeping, seat: int) -> Iterator[Closed]:
        return refused(self, s, f, seat, [KeepTiles()])

    def check(self, s: State, f: Keeping, seat: int, a: Any) -> None:
        player = s.players[seat]
        if isinstance(a, DropProgress):
            need(a.tile in player.progress, "not-yours")
        elif isinstance(a, DropCity):
            need(a.city in player.cities, "not-yours")
        else:
            need(isinstance(a, KeepTiles), "not-now")
            gold, cubes = keeping_price(s, seat)
            need(player.goods[GOLD] >= gold, "too-little-to-keep", gold=gold, cubes=cubes)
            need(player.goods[CUBE] >= cubes, "too-little-to-keep", gold=gold, cubes=cubes)

    def apply(self, s: State, f: Keeping, seat: int, a: Any, say: Say) -> None:
        player = s.players[seat]
        if isinstance(a, DropProgress):
            player.progress.remove(a.tile)
            player.waits.pop(a.tile, None)
            if a.tile in player.flipped:
                player.flipped.remove(a.tile)
            s.gone[PROGRESS].append(a.tile)
            say(ProgressDropped(seat, a.tile))
        elif isinstance(a, DropCity):
            drop_city(s, seat, a.city, say, "" if self.affordable(s, seat) else "keep")
        else:
            gold, cubes = keeping_price(s, seat)
            pay(s, player, (gold, 0, cubes, 0, 0))
            say(TilesKept(seat, gold, cubes))
            f.done += 1

    def run(self, s: State, f: Keeping, say: Say) -> None:
        if f.done < len(s.order):
            f.done += 1
            return
        s.stack.pop()
        say(EraEnded(s.era))
        for seat in s.order:
            player = s.players[seat]
            if lost := sum(
                lose_cubes(s, seat, region, halved(s, n), say)
                for region, n in enumerate(player.cubes)
                if halved(s, n)
            ):
                say(Halved(seat, lost))
        begin_phase(s, say)
