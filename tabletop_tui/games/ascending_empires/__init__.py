"""Ascending Empires: flick ships through the galaxy, settle its planets, and outgrow the other
empires.
"""

from __future__ import annotations

from typing import Any, Union

from ...engine import Event, Game, Option, Step, actions_of, kinds_in
from .rules import events
from .rules.battle import AttackingStep
from .rules.ending import EndingTurnStep
from .rules.handicaps import OPTIONS as HANDICAPS
from .rules.handicaps import aided
from .rules.launch import ArrivingStep
from .rules.move import MovingStep
from .rules.navigate import FinishingFlickStep
from .rules.recruit import GarrisoningStep, RecruitingStep, TakingBackStep
from .rules.research import AcclaimingStep, ReinforcingStep, RetiringStep
from .rules.scoring import feats, score, winners
from .rules.setup import SettingUpStep, new
from .rules.state import EndingTurn, State, kinds
from .rules.turn import ActingStep
from .upgrades import UPGRADES
from .view.describe import describe
from .view.honours import honours
from .view.luck import luck
from .view.moments import moments
from .view.occasions import occasions
from .view.orders import STANDING_ORDERS, follow
from .view.origin import belongs
from .view.secrets import audit, determinize, view


def current_turn(s: State) -> tuple[int, int]:
    """Return the round and the current seat (the first player once the game is over)."""
    bottom = s.stack[0] if s.stack else None
    return s.round, bottom.seat if isinstance(bottom, EndingTurn) else max(0, s.first)


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
    SettingUpStep(),
    ActingStep(),
    RecruitingStep(),
    TakingBackStep(),
    MovingStep(),
    FinishingFlickStep(),
    ArrivingStep(),
    AttackingStep(),
    RetiringStep(),
    AcclaimingStep(),
    ReinforcingStep(),
    GarrisoningStep(),
    EndingTurnStep(),
)

GAME = Game(
    id="ascending_empires",
    rules=3,
    seats=range(2, 5),
    options=(
        Option(key="hand", shape="choice", default="normal", choices=("steady", "normal", "wild")),
        Option(key="timing", shape="flag", default=True),
        *HANDICAPS,
        Option(key="seams", shape="flag", default=False),
        Option(key="first", shape="number", default=0, least=0, most=4),
        Option(key="tokens", shape="number", default=0, least=0, most=18),
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
    Event=Union[kinds_in(Event, events)],
    steps=STEPS,
    new=new,
    view=view,
    public_choice=lambda s, seat: True,
    determinize=determinize,
    audit=audit,
    score=score,
    feats=feats,
    winners=winners,
    current_turn=current_turn,
    describe=describe,
    moments=moments,
    honours=honours,
    luck=luck,
    occasions=occasions,
    aided=aided,
    orders=STANDING_ORDERS,
    costly=3.0,
    follow=follow,
    belongs=belongs,
    kinds=kinds,
    upgrades=UPGRADES,
)
