"""Computer players. They are given a view, never the full state, and have random numbers of their
own.
"""

from ..play.seats import LEVELS
from .brain import choose
from .valuation import Valuation, valuation_of

__all__ = ["LEVELS", "Valuation", "choose", "valuation_of"]
