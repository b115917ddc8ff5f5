"""Progress tiles: taking one, its surcharge, and the wait before it can be used."""

from __future__ import annotations

from functools import cache
from typing import Any

from .....engine import Say
from ...components.box import box
from ..actions import TakeProgress
from ..events import OverseasOpened, ProgressTaken
from ..listing import ListingPart
from ..payments import pay_gold
from ..phases.tiles import lies_open, open_tiles, take
from ..pieces import FREE, GOLD, PROGRESS, WITH_EMPIRE
from ..state import Player, State, TakingProgress
from .reach import OPEN_OVERSEAS
from .row import DoNothingPart, RowStep

taking = cache(TakeProgress)


def surcharge(s: State, tile: int) -> int:
    """Return the gold for a tile of an earlier era: 1 for the era before, 2 for an Era I tile in
    Era III (R22).
    """
    return s.era - box(s.parts).progress[tile].era


USE_RULES = {
    "flipped": "progress.free",
    "not-ready": "progress.wait",
    "no-target": "progress.free",
}
"""The rule behind each reason a tile cannot be used."""


def why_unready(player: Player, tile: int) -> str:
    """Return why a player cannot use a progress tile now: it must be theirs, face up and no longer
    waiting (R45).
    """
    if tile not in player.progress:
        return "not-yours"
    if tile in player.flipped:
        return "flipped"
    return "not-ready" if tile in player.waits else ""


def acted(s: State, seat: int) -> None:
    """Record that a player acted: tiles of their rivals no longer wait for them (R45)."""
    bit = 1 << seat
    for player in s.players:
        if player.waits:
            player.waits = {
                tile: left for tile, rivals in player.waits.items() if (left := rivals & ~bit)
            }


class TakeProgressPart(ListingPart[State, Any]):
    """Take an open tile, new or older, of a type that the player lacks."""

    action = TakeProgress

    def candidates(self, s: State, f: Any, seat: int) -> list[TakeProgress]:
        return [taking(tile) for tile in sorted(open_tiles(s, PROGRESS))]

    def why(self, s: State, f: Any, seat: int, a: TakeProgress) -> str:
        player = s.players[seat]
        if not lies_open(s, PROGRESS, a.tile):
            return "not-open"
        if a.tile in player.progress:
            return "duplicate"
        return "" if player.goods[GOLD] >= surcharge(s, a.tile) else "too-dear"

    def facts(self, s: State, f: Any, seat: int, reason: str, a: Any) -> dict[str, Any]:
        known = {**super().facts(s, f, seat, reason, a)}
        if reason == "too-dear":
            known["gold"] = surcharge(s, a.tile)
        return known

    def apply(self, s: State, f: Any, seat: int, a: TakeProgress, say: Say) -> None:
        player, tile, gold = s.players[seat], box(s.parts).progress[a.tile], surcharge(s, a.tile)
        pay_gold(s, player, gold)
        take(s, PROGRESS, a.tile)
        player.progress.append(a.tile)
        if tile.kind in (FREE, WITH_EMPIRE):
            player.waits[a.tile] = ((1 << len(s.players)) - 1) & ~(1 << seat)
        say(ProgressTaken(seat, a.tile, gold))
        if tile.opens_overseas and not s.overseas:
            s.overseas = True
            if s.turn < OPEN_OVERSEAS:  # later it is open anyway
                say(OverseasOpened(seat))


class TakingProgressStep(RowStep[TakingProgress]):
    """A player takes one progress tile."""

    frame, rule = TakingProgress, "progress"
    parts = (TakeProgressPart(), DoNothingPart(PROGRESS))
