"""Computer players: they get a view, never the state, and their luck is their own."""

from .brain import LEVELS, choose
from .valuation import Valuation, valuation_of

__all__ = ["LEVELS", "Valuation", "choose", "valuation_of"]
