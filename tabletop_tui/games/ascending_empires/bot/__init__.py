"""The computer player of Ascending Empires: what a position is worth, which flicks to try, and the
errors of its hand.
"""

from ....bots.valuation import Style, Valuation
from .aiming import carry_out, intended, outcome, prunes, samples
from .evaluation import early_end_cost, terms
from .fallback_reasons import fallback_reasons
from .reasons import REASON_MEASURES, REASON_TERMS, reasons
from .reasons_of import REASONS_OF
from .statistics import STATISTIC_NAMES, statistics
from .winning import winning

STYLES = {
    "builder": Style({"building": 1.25, "quadrants": 1.3, "planets": 1.15, "strike": 0.8}),
    "trader": Style({"technology": 1.2, "research": 1.2, "troops": 1.08}),
    "fighter": Style({"strike": 1.6, "ships": 1.15, "danger": 0.85}, 1.3),
}

VALUATION = Valuation(
    terms=terms,
    samples=samples,
    prunes=prunes,
    early_end_cost=early_end_cost,
    outcome=outcome,
    carry_out=carry_out,
    intended=intended,
    rivalry=1.0,
    winning=winning,
    leader=0.15,
    apart=4.0,
    reasons=reasons,
    doubt=0.3,
    values_unfinished=True,
    error_factors={"easy": 1.6, "normal": 1.6},
    styles=STYLES,
    reason_terms=REASON_TERMS,
    reasons_of=REASONS_OF,
    reason_measures=REASON_MEASURES,
    fallback_reasons=fallback_reasons,
    statistics=statistics,
    statistic_names=STATISTIC_NAMES,
)

__all__ = ["VALUATION"]
