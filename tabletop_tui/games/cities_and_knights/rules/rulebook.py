"""The whole rulebook: its steps, and all kinds of actions and events."""

from __future__ import annotations

from typing import Any, Union

from ....engine import Event, Step, actions_of, kinds_in
from . import barbarians, events, improve, knights, player_trade, production, robber, setup, turn
from .progress_cards import card, politics, progress, science, trade

STEPS: tuple[Step[Any, Any], ...] = (
    setup.SettleStep(),
    turn.OpenStep(),
    turn.RollStep(),
    turn.ActStep(),
    turn.EndStep(),
    turn.BuildStep(),
    production.ProduceStep(),
    production.ProspectStep(),
    production.TapStep(),
    barbarians.AttackStep(),
    barbarians.LoseStep(),
    barbarians.RewardStep(),
    barbarians.RetreatStep(),
    progress.TrimStep(),
    robber.DiscardStep(),
    robber.RobStep(),
    robber.StealStep(),
    improve.CrownStep(),
    knights.RelocateStep(),
    player_trade.TradeStep(),
    science.PaveStep(),
    science.SmithStep(),
    trade.BargainStep(),
    trade.ConcedeStep(),
    trade.PickStep(),
    politics.DesertStep(),
    politics.EnlistStep(),
    politics.RebuildStep(),
    politics.SabotageStep(),
    politics.GiftStep(),
    politics.SpyStep(),
)

AnyAction: Any = actions_of(STEPS)
EVENTS = events.check_counted(kinds_in(Event, events, card, progress, science, trade, politics))
AnyEvent: Any = Union[EVENTS]
