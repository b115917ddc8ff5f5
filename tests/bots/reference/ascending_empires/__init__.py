"""A computer player of Ascending Empires: what a position is worth, which flicks to try, and how a
hand slips.
"""

from ..valuation import Valuation
from .aiming import OPEN_KINDS, hand, shots, shuns
from .worth import terms

VALUATION = Valuation(
    terms=terms, shots=shots, shuns=shuns, hand=hand, open_kinds=OPEN_KINDS, rivalry=1.0
)

__all__ = ["VALUATION"]
