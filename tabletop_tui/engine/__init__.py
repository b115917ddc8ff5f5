"""The rules engine. Pure and single-threaded: no clock, no files, no screen, and no knowledge of
any game.
"""

from .clone import Shared, cloner
from .event import Action, Event, Place, kinds_in
from .game import Game, Memory, Raw, described
from .kernel import (
    advance,
    apply,
    check,
    closed,
    may_act_meanwhile,
    offers,
    over,
    random_action,
    start,
    to_act,
)
from .moment import Moment, SeatTable, moments_of_kinds
from .offer import (
    Aim,
    Choices,
    Counts,
    Deal,
    Dice,
    Draw,
    Hand,
    Offer,
    OneOf,
    Swaps,
    fullest,
    holds,
    kind_of,
    take,
)  # fmt: skip
from .option import Option, Value, settle
from .part import FixedPart, HandPart, Menu, Part, SingleStep, actions_of
from .pile import Pile
from .rng import HasRng, Luck, draw, shuffle
from .slips import share_of, slip_at, slips
from .step import Closed, Illegal, Say, Step, need, then
from .words import Complaint, Either, Fact, Listed, Reason, Who, Word, facts

__all__ = [
    "Action",
    "Aim",
    "Choices",
    "Closed",
    "Complaint",
    "Counts",
    "Deal",
    "Dice",
    "Draw",
    "Either",
    "Event",
    "Fact",
    "FixedPart",
    "Game",
    "Hand",
    "HandPart",
    "HasRng",
    "Illegal",
    "Listed",
    "Luck",
    "Memory",
    "Menu",
    "Moment",
    "Offer",
    "OneOf",
    "Option",
    "Part",
    "Pile",
    "Place",
    "Raw",
    "Reason",
    "Say",
    "SeatTable",
    "Shared",
    "SingleStep",
    "Step",
    "Swaps",
    "Value",
    "Who",
    "Word",
    "actions_of",
    "advance",
    "apply",
    "check",
    "cloner",
    "closed",
    "described",
    "draw",
    "facts",
    "fullest",
    "holds",
    "kind_of",
    "kinds_in",
    "may_act_meanwhile",
    "moments_of_kinds",
    "need",
    "offers",
    "over",
    "random_action",
    "settle",
    "share_of",
    "shuffle",
    "slip_at",
    "slips",
    "start",
    "take",
    "then",
    "to_act",
]
