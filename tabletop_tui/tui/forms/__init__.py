"""Forms, one for each shape of choice, shown beside the board. FORMS maps the shape to its form."""

from __future__ import annotations

from typing import Any

from ...engine import Aim, Deal, Dice, Hand, OneOf, Swaps
from .aim import AimForm
from .deal import DealForm
from .dice import DiceForm
from .form import Form
from .hand import HandForm
from .one_of import OneOfForm
from .swap import SwapForm

FORMS: dict[type[Any], type[Form]] = {
    OneOf: OneOfForm,
    Swaps: SwapForm,
    Dice: DiceForm,
    Hand: HandForm,
    Deal: DealForm,
    Aim: AimForm,
}

__all__ = ["FORMS", "AimForm", "DealForm", "DiceForm", "Form", "HandForm", "OneOfForm", "SwapForm"]
