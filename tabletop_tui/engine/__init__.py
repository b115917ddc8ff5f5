"""The rules kernel: pure, single-threaded, no clock, no files, no screen, and it knows no game."""

from .clone import Shared, cloner
from .event import Action, Event, Place
from .faults import complain, place
from .game import Game
from .kernel import advance, apply, check, closed, offers, over, random_action, start, to_act
from .offer import Aim, Choices, Counts, Deal, Draw, Hand, Offer, OneOf, kind_of, take
from .option import Option, Value, settle
from .pile import Pile
from .printed import Printed, label, text_key
from .rng import HasRng, Luck, draw, shuffle
from .sheet import Row, Section
from .step import Closed, Illegal, Menu, Part, Say, Step, need, then
from .words import Complaint, Fact, Who, Word, facts

__all__ = [
    "Action", "Aim", "Choices", "Closed", "Complaint", "Counts", "Deal", "Draw", "Event", "Fact", "Game", "Hand",
    "HasRng", "Illegal", "Luck", "Menu", "Offer", "OneOf", "Option", "Part", "Pile", "Place", "Printed", "Row",
    "Say", "Section", "Shared", "Step", "Value", "Who", "Word", "advance", "apply", "check", "cloner", "closed",
    "complain", "draw", "facts", "kind_of", "label", "need", "offers", "over", "place", "random_action", "settle",
    "shuffle", "start", "take", "text_key", "then", "to_act",
]  # fmt: skip
