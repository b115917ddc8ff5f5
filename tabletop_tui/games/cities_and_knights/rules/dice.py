"""The dice: the event die is resolved before the number."""

from __future__ import annotations

from ....engine import Say, draw
from .barbarians import move_ship
from .constants import SHIP
from .events import Rolled
from .frames import Acting, Producing
from .progress_cards.progress import draw_at_gate
from .state import State
from .victory import check_victory


def resolve_roll(s: State, seat: int, red: int, yellow: int, say: Say) -> None:
    """Roll the event die for two given dice, and resolve it before the number (CK-027)."""
    event = draw(s, 6)
    event = event if event < SHIP else SHIP
    s.rolls[red + yellow] += 1
    say(Rolled(seat, red, yellow, event))
    s.stack[-1] = Acting(seat)
    s.stack.append(Producing(red + yellow))
    if event == SHIP:
        move_ship(s, say)
    else:
        draw_at_gate(s, event, red, say)
        check_victory(s, say)
