"""The New Tiles phase: clear untaken tiles away, turn up new ones, reset the tracks."""

from __future__ import annotations

from collections.abc import Sequence

from .....engine import Pile, Say, Step, then
from ...components.box import box
from ..events import TilesLeft, TilesSetAside, TilesTurnedUp, TurnBegan
from ..payments import end_alliance
from ..pieces import CITY, DISC, PROGRESS, TERRITORY, Box, KeyedRow
from ..state import (
    LAST_TURN,
    Closing,
    Collecting,
    Eating,
    Keeping,
    Ordering,
    Scoring,
    State,
    TakingTurns,
    TurningUp,
)

SMALL = 3
"""Up to this many players, untaken tiles leave the game."""


def keys(printed: Box, row: int, tiles: Sequence[int]) -> tuple[str, ...]:
    """Return the keys of PROGRESS, TERRITORY or CITY tiles, for events."""
    sorts: Sequence[KeyedRow] = (printed.progress, printed.territory, printed.cities)[row]
    return tuple(sorts[tile].key for tile in tiles)


def open_tiles(s: State, row: int) -> set[int]:
    """Return the open tiles of a row, new and older: types of PROGRESS or TERRITORY tiles, or CITY
    tiles.
    """
    tiles = {*s.fresh[row], *s.older[row]}
    tiles.discard(-1)
    return tiles


def lies_open(s: State, row: int, tile: int) -> bool:
    """Return whether a tile of a row is open."""
    return tile >= 0 and (tile in s.fresh[row] or tile in s.older[row])


def take(s: State, row: int, tile: int) -> None:
    """Take an open tile; its space stays empty."""
    if tile in s.fresh[row]:
        s.fresh[row][s.fresh[row].index(tile)] = -1
    else:
        s.older[row].remove(tile)


class TurningUpStep(Step[State, TurningUp]):
    """Run the New Tiles phase and push the other phases of the game turn."""

    frame, rule = TurningUp, "tiles"

    def who(self, s: State, f: TurningUp) -> tuple[int, ...]:
        return ()

    def run(self, s: State, f: TurningUp, say: Say) -> None:
        printed = box(s.parts)
        s.stack.pop()
        s.turn += 1
        say(TurnBegan(s.turn))
        for row in (PROGRESS, TERRITORY, CITY):
            self.clear(s, printed, row, say)
        self.make_ready(s, printed, say)
        self.turn_up(s, printed, say)
        if s.turn == LAST_TURN:
            then(s, TakingTurns(), Eating(), Collecting(), Scoring(), Closing())
        elif s.mirror:
            then(
                s,
                TakingTurns(),
                Eating(),
                Collecting(),
                Scoring(),
                Keeping(),
                Ordering(),
                TurningUp(),
            )
        else:
            then(s, TakingTurns(), Eating(), Collecting(), Scoring(), Ordering(), TurningUp())

    def clear(self, s: State, printed: Box, row: int, say: Say) -> None:
        """Clear untaken tiles away.

        With 4 or 5 players they stay beside the display, else only those with a red bottom do.
        Wonders always leave.
        """
        left = [tile for tile in s.fresh[row] if tile >= 0]
        if len(s.players) > SMALL:
            stay = [tile for tile in left if row != CITY or not printed.cities[tile].wonder]
        else:
            stay = [tile for tile in left if row == PROGRESS and printed.progress[tile].red]
        leave = left[:]
        for tile in stay:
            leave.remove(tile)
        s.fresh[row] = []
        s.older[row] = sorted(s.older[row] + stay)
        s.gone[row] += leave
        if stay:
            say(TilesSetAside(row, keys(printed, row, stay)))
        if leave:
            say(TilesLeft(row, keys(printed, row, leave)))

    def make_ready(self, s: State, printed: Box, say: Say) -> None:
        """Return empire tiles, empty the trade track into the bank, ready used tiles and alliance
        pieces.
        """
        for tile in range(len(s.empire)):
            s.empire[tile] = -1
        for index, seat in enumerate(s.trade):
            if seat >= 0:
                s.bank[DISC] += printed.trade[index].discs
                s.trade[index] = -1
        for seat, player in enumerate(s.players):
            player.flipped.clear()
            player.shipped = 0
            if player.ally >= 0:
                end_alliance(s, seat, say)
        if not s.mirror:
            s.display = [[] for _ in printed.rows]

    def turn_up(self, s: State, printed: Box, say: Say) -> None:
        """Turn up progress tiles of the era, territory tiles while they last, and this game turn's
        cities.
        """
        s.piles = [Pile(pile.bag[:]) for pile in s.piles]
        for row, pile, count in (
            (PROGRESS, s.piles[s.era - 1], printed.numbers.progress_a_turn),
            (TERRITORY, s.piles[3], printed.numbers.territory_a_turn),
        ):
            for _ in range(count):
                tile = pile.draw(s)
                if tile is not None:
                    s.fresh[row].append(tile)
        s.fresh[CITY] = [tile.index for tile in printed.cities if tile.turn == s.turn]
        for row in (PROGRESS, TERRITORY, CITY):
            if s.fresh[row]:
                say(TilesTurnedUp(row, keys(printed, row, s.fresh[row])))
