"""Rise of Empires, for 2 to 5 players: an action display, a world map and three eras."""

from __future__ import annotations

from ...engine import Game, Option
from .actions import AnyAction
from .battle import FightingStep
from .choose import ROWS, ChoosingStep, PayingStep
from .describe import describe
from .empire import PlacingStep
from .era import KeepingStep
from .events import AnyEvent
from .food import EatingStep
from .income import CollectingStep
from .order import OrderingStep
from .scoring import ClosingStep, ScoringStep, by_source, winners
from .secrets import audit, guess, view
from .setup import new
from .state import Collecting, Eating, Keeping, Ordering, State
from .tiles import TurningUpStep
from .turn import FinishingStep, TakingTurnsStep


def clock(s: State) -> tuple[int, int]:
    """The game turn, and the seat that acts, settles or chooses."""
    for f in reversed(s.stack):
        if isinstance(f, (Eating, Collecting, Keeping)):
            return s.turn, s.order[min(f.done, len(s.order) - 1)]
        if isinstance(f, Ordering) and f.todo:
            return s.turn, f.todo[0]
        if hasattr(f, "seat"):
            return s.turn, f.seat
    return s.turn, s.order[0]


GAME = Game(
    id="rise_of_empires",
    rules=2,
    seats=range(2, 6),
    options=(
        Option(
            key="components",
            shape="file",
            default="",
            validate="tabletop_tui.games.rise_of_empires.components:printed",
        ),
    ),
    State=State,
    Action=AnyAction,
    Event=AnyEvent,
    steps=(
        TurningUpStep(),
        TakingTurnsStep(),
        ChoosingStep(),
        PayingStep(),
        *ROWS,
        PlacingStep(),
        FightingStep(),
        FinishingStep(),
        EatingStep(),
        CollectingStep(),
        ScoringStep(),
        KeepingStep(),
        OrderingStep(),
        ClosingStep(),
    ),
    new=new,
    view=view,
    guess=guess,
    audit=audit,
    score=by_source,
    winners=winners,
    clock=clock,
    describe=describe,
)
