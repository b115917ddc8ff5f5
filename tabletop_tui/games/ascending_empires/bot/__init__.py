"""A computer player of Ascending Empires: what a position is worth, which flicks to try, and how a
hand slips.
"""

from ....bots.valuation import Valuation
from .aiming import OPEN_KINDS, hand, shots, shuns
from .reasons import reasons
from .worth import terms, untimely

VALUATION = Valuation(
    terms=terms,
    shots=shots,
    shuns=shuns,
    untimely=untimely,
    hand=hand,
    open_kinds=OPEN_KINDS,
    rivalry=1.0,
    reasons=reasons,
    doubt=0.3,
    dicey=True,
    swift=True,
)

__all__ = ["VALUATION"]
