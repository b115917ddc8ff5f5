"""Progress tiles: taking one, its surcharge, and the rule to wait before it can be used."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from .....engine import Offer, OneOf, Say, need
from ...components.box import box
from ..actions import TakeProgress
from ..events import OverseasOpened, ProgressTaken
from ..phases.tiles import open_tiles, take
from ..pieces import FREE, GOLD, PROGRESS, WITH_EMPIRE
from ..purse import pay_gold
from ..state import Player, State, TakingProgress
from .reach import OPEN_OVERSEAS
from .row import RowStep

taking = cache(TakeProgress)


def surcharge(s: State, tile: int) -> int:
    """Gold for a tile of an earlier era: 1 for the era before, 2 for an Era I tile in Era III
    (R22).
    """
    return s.era - box(s.parts).progress[tile].era


def ready(s: State, player: Player, kind: int) -> list[int]:
    """A player's FREE or WITH_EMPIRE tiles that can be used now: face up and waited for (R45)."""
    printed = box(s.parts)
    return [
        tile
        for tile in player.progress
        if printed.progress[tile].kind == kind
        and tile not in player.flipped
        and tile not in player.waits
    ]


def acted(s: State, seat: int) -> None:
    """A player has done an action, so the tiles of his rivals wait for him no longer (R45)."""
    bit = 1 << seat
    for player in s.players:
        if player.waits:
            player.waits = {
                tile: left for tile, rivals in player.waits.items() if (left := rivals & ~bit)
            }


class TakingProgressStep(RowStep[TakingProgress]):
    """A player takes one open progress tile, new or older."""

    frame, rule, row, actions = TakingProgress, "progress", PROGRESS, (TakeProgress,)

    def choices(self, s: State, seat: int) -> Iterator[Offer]:
        player, sorts, era = s.players[seat], box(s.parts).progress, s.era
        gold, held = player.goods[GOLD], player.progress
        if tiles := [
            one
            for one in open_tiles(s, PROGRESS)
            if one not in held and gold >= era - sorts[one].era
        ]:
            tiles.sort()
            yield Offer(TakeProgress, OneOf([taking(tile) for tile in tiles]))

    def candidates(self, s: State) -> list[TakeProgress]:
        return [taking(tile) for tile in sorted(open_tiles(s, PROGRESS))]

    def refuse(self, s: State, seat: int, a: TakeProgress) -> None:
        player = s.players[seat]
        need(a.tile in open_tiles(s, PROGRESS), "not-open")
        need(a.tile not in player.progress, "duplicate", tile=a.tile)
        gold = surcharge(s, a.tile)
        need(player.goods[GOLD] >= gold, "too-dear", tile=a.tile, gold=gold)

    def carry_out(self, s: State, seat: int, a: TakeProgress, say: Say) -> None:
        player, tile, gold = s.players[seat], box(s.parts).progress[a.tile], surcharge(s, a.tile)
        pay_gold(s, player, gold)
        take(s, PROGRESS, a.tile)
        player.progress.append(a.tile)
        if tile.kind in (FREE, WITH_EMPIRE):
            player.waits[a.tile] = ((1 << len(s.players)) - 1) & ~(1 << seat)
        say(ProgressTaken(seat, a.tile, gold))
        if tile.opens_overseas and not s.overseas:
            s.overseas = True
            if s.turn < OPEN_OVERSEAS:  # later it is open without
                say(OverseasOpened(seat))
