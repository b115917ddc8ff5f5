"""Computer players: they get a view, never the state, and their luck is their own."""

from ..play.seats import LEVELS
from .brain import choose
from .valuation import Valuation, valuation_of

__all__ = ["LEVELS", "Valuation", "choose", "valuation_of"]
