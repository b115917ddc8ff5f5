"""The dice: the event die is resolved before the number."""

from __future__ import annotations

from ....engine import Say, draw
from .barbarians import sail
from .events import Rolled
from .frames import Acting, Producing
from .progress_cards.progress import draw_at_gate
from .state import State
from .things import SHIP
from .victory import crown


def cast(s: State, seat: int, red: int, yellow: int, say: Say) -> None:
    """With two dice lying, roll the event die; it is resolved before the number (CK-027)."""
    event = draw(s, 6)
    event = event if event < SHIP else SHIP
    s.rolls[red + yellow] += 1
    say(Rolled(seat, red, yellow, event))
    s.stack[-1] = Acting(seat)
    s.stack.append(Producing(red + yellow))
    if event == SHIP:
        sail(s, say)
    else:
        draw_at_gate(s, event, red, say)
        crown(s, say)
