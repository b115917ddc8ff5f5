"""Ascending Empires: flick ships through the galaxy, settle its planets, and outgrow the other empires."""

from __future__ import annotations

from ...engine import Game, Option
from .actions import AnyAction
from .battle import AttackingStep
from .describe import describe
from .ending import EndingTurnStep
from .events import AnyEvent
from .launch import ArrivingStep
from .move import MovingStep
from .recruit import GarrisoningStep, RecruitingStep, TakingBackStep
from .research import AcclaimingStep, ReinforcingStep, RetiringStep
from .scoring import score, winners
from .secrets import audit, guess, view
from .setup import SettingUpStep, new
from .state import EndingTurn, State
from .turn import ActingStep


def clock(s: State) -> tuple[int, int]:
    """The round and the seat whose turn it is (the first player when the game is over)."""
    bottom = s.stack[0] if s.stack else None
    return s.round, bottom.seat if isinstance(bottom, EndingTurn) else max(0, s.first)


GAME = Game(
    id="ascending_empires",
    rules=1,
    seats=range(2, 5),
    options=(
        Option(key="hand", shape="choice", default="normal", choices=("steady", "normal", "wild")),
        Option(key="timing", shape="flag", default=True),
        Option(key="seams", shape="flag", default=False),
        Option(key="first", shape="number", default=0, least=0, most=4),
        Option(key="tokens", shape="number", default=0, least=0, most=18),
        Option(
            key="components",
            shape="file",
            default="",
            validate="tabletop_tui.games.ascending_empires.components:printed",
        ),
    ),
    State=State,
    Action=AnyAction,
    Event=AnyEvent,
    steps=(
        SettingUpStep(), ActingStep(), RecruitingStep(), TakingBackStep(), MovingStep(), ArrivingStep(),
        AttackingStep(), RetiringStep(), AcclaimingStep(), ReinforcingStep(), GarrisoningStep(), EndingTurnStep(),
    ),
    new=new,
    view=view,
    guess=guess,
    audit=audit,
    score=score,
    winners=winners,
    clock=clock,
    describe=describe,
)  # fmt: skip
