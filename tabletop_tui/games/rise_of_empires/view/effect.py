"""What one choice changes: the difference between the forecasts with and without it."""

from __future__ import annotations

from typing import Any

from ....engine import Action, Game
from ....engine.fast_dataclass import dataclass
from ..rules.pieces import Goods
from ..rules.state import State
from .forecast import era_end, turn_end


@dataclass(slots=True, frozen=True)
class Effect:
    """The difference a choice makes to a player's goods; negative where they have fewer.

    Fewer gold or cubes at the end of the era may mean that keeping all tiles costs more.
    """

    turn: Goods
    """At the end of the game turn."""
    era: Goods
    """At the end of the era."""

    @property
    def none(self) -> bool:
        """Return whether nothing changes."""
        return not any(self.turn) and not any(self.era)


def effect(game: Game, s: State, seat: int, action: Action) -> Effect:
    """Return what *action* changes for the seat that takes it, if no player did anything
    afterwards.

    Only the action itself is carried out; phases that may follow it are forecast.
    """
    after: Any = game.clone(s)
    frame = after.stack[-1]
    game.by_frame[type(frame)].apply(after, frame, seat, action, lambda event: None)
    return Effect(
        less(turn_end(after, seat).after, turn_end(s, seat).after),
        less(era_end(after, seat).after, era_end(s, seat).after),
    )


def less(more: Goods, fewer: Goods) -> Goods:
    """Return the difference of two sets of goods."""
    gold, disc, cube, food, vp = (a - b for a, b in zip(more, fewer, strict=True))
    return gold, disc, cube, food, vp
