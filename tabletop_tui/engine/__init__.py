"""The rules kernel: pure, single-threaded, no clock, no files, no screen, and it knows no game."""

from .clone import Shared, cloner
from .event import Action, Event, Place
from .game import Game
from .kernel import advance, apply, check, closed, offers, over, random_action, start, to_act
from .offer import Aim, Choices, Counts, Deal, Draw, Hand, Offer, OneOf, take
from .option import Option, Value, settle
from .pile import Pile
from .rng import HasRng, Luck, draw, shuffle
from .step import Closed, Illegal, Menu, Part, Say, Step, need, then
from .words import Fact, Who, Word, facts

__all__ = [
    "Action", "Aim", "Choices", "Closed", "Counts", "Deal", "Draw", "Event", "Fact", "Game", "Hand", "HasRng",
    "Illegal", "Luck", "Menu", "Offer", "OneOf", "Option", "Part", "Pile", "Place", "Say", "Shared", "Step", "Value",
    "Who", "Word", "advance", "apply", "check", "cloner", "closed", "draw", "facts", "need", "offers", "over",
    "random_action", "settle", "shuffle", "start", "take", "then", "to_act",
]  # fmt: skip
