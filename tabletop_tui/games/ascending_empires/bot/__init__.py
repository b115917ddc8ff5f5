"""A computer player of Ascending Empires: what a position is worth, which flicks to try, and how a
hand slips.
"""

from ....bots.valuation import Tilt, Valuation
from .aiming import OPEN_KINDS, comes, hand, meant, shots, shuns
from .deeds import NAMES, deeds
from .plainly import FAINT, plainly
from .reasons import MEASURES, PARTS, reasons
from .worth import terms, untimely

STYLES = {
    "builder": Tilt({"building": 1.25, "quadrants": 1.3, "planets": 1.15, "strike": 0.8}),
    "trader": Tilt({"technology": 1.2, "research": 1.2, "troops": 1.08}),
    "fighter": Tilt({"strike": 1.6, "ships": 1.15, "danger": 0.85}, 1.3),
}

VALUATION = Valuation(
    terms=terms,
    shots=shots,
    shuns=shuns,
    untimely=untimely,
    comes=comes,
    hand=hand,
    meant=meant,
    open_kinds=OPEN_KINDS,
    rivalry=1.0,
    reasons=reasons,
    doubt=0.3,
    swift=True,
    errs={"easy": 1.6, "normal": 1.6},
    styles=STYLES,
    parts=PARTS,
    measures=MEASURES,
    plainly=plainly,
    faint=FAINT,
    deeds=deeds,
    deed_names=NAMES,
)

__all__ = ["VALUATION"]
