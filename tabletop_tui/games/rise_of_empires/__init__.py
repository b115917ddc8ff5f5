"""Rise of Empires, for 2 to 5 players: an action display, a world map and three eras."""

from __future__ import annotations

from typing import Any, Union

from ...engine import HANDICAP, Event, Game, Option, Step, actions_of, handicap_options, kinds_in
from .rules import events
from .rules.phases import phase_events
from .rules.phases.era import KeepingStep
from .rules.phases.food import EatingStep
from .rules.phases.income import CollectingStep
from .rules.phases.order import OrderingStep
from .rules.phases.scoring import ClosingStep, ScoringStep, by_source, feats, winners
from .rules.phases.tiles import TurningUpStep
from .rules.setup import kinds, new
from .rules.state import Collecting, Eating, Keeping, Ordering, State
from .rules.turns.battle import FightingStep
from .rules.turns.choose import ROWS, ChoosingStep, PayingStep
from .rules.turns.empire import PlacingStep
from .rules.turns.turn import FinishingStep, TakingTurnsStep
from .upgrades import UPGRADES
from .view.chronicle import CHAPTERS, chronicle
from .view.describe import describe
from .view.honours import honours
from .view.luck import luck
from .view.moments import moments
from .view.occasions import occasions
from .view.orders import STANDING_ORDERS, follow
from .view.plan import entries, entry
from .view.secrets import audit, belongs, determinize, view


def current_turn(s: State) -> tuple[int, int]:
    """Return the game turn and the seat that acts, settles or chooses."""
    for f in reversed(s.stack):
        if isinstance(f, (Eating, Collecting, Keeping)):
            return s.turn, s.order[min(f.done, len(s.order) - 1)]
        if isinstance(f, Ordering) and f.todo:
            return s.turn, f.todo[0]
        if hasattr(f, "seat"):
            return s.turn, f.seat
    return s.turn, s.order[0]


def read_components(text: str) -> str:
    """Return the text a game keeps of a player's components file.

    Raises ValueError with one sentence.
    """
    from .components.check import FILE

    return FILE.read(text)


def check_components(text: str) -> None:
    """Check the components in a save.

    Raises ValueError with one sentence.
    """
    from .components.check import FILE

    FILE.check(text)


STEPS: tuple[Step[Any, Any], ...] = (
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
)

GAME = Game(
    id="rise_of_empires",
    rules=7,
    seats=range(2, 6),
    options=(
        Option(key="halving", shape="choice", default="up", choices=("up", "down")),
        *handicap_options(Option(key=HANDICAP, shape="number", default=0, most=60), 5),
        Option(
            key="components",
            shape="file",
            default="",
            validate=check_components,
            reads=read_components,
        ),
    ),
    State=State,
    Action=actions_of(STEPS),
    Event=Union[kinds_in(Event, events, phase_events)],
    steps=STEPS,
    new=new,
    view=view,
    public_choice=lambda s, seat: True,
    determinize=determinize,
    audit=audit,
    score=by_source,
    feats=feats,
    winners=winners,
    current_turn=current_turn,
    describe=describe,
    moments=moments,
    chapters=CHAPTERS,
    chronicle=chronicle,
    honours=honours,
    luck=luck,
    occasions=occasions,
    orders=STANDING_ORDERS,
    costly=3.0,
    follow=follow,
    entries=entries,
    entry=entry,
    belongs=belongs,
    kinds=kinds,
    upgrades=UPGRADES,
)
