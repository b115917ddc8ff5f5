"""What comes of the dice that the Alchemist sets."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from ....tui.look import Look
from ....tui.widgets.line_widgets import cut_row, wrapped
from ..view.outcomes import brings, draws

SIDES = range(1, 7)


def outlook(look: Look, numbers: Sequence[int], width: int) -> list[Text]:
    """Return what each total that is still possible brings, and who may draw a progress card by the
    red die.
    """
    red, yellow = numbers
    totals = {one + other for one in some(red) for other in some(yellow)}
    found: list[Text] = []
    for total in sorted(totals):
        if red and yellow:
            whole = Text(f"{look.say('die-total', total=total)} {told(look, total)}")
            found += wrapped(whole, width, 2)
        else:
            row = Text(f"{total:>2}  ", "bold").append(told(look, total), "not bold")
            found.append(cut_row(row, width))
    if red:
        found += wrapped(Text(draws(look.view, look.seat, red, look.words)), width, 2)
    return found


def some(number: int) -> Sequence[int]:
    """Return the numbers that a die may still show."""
    return [number] if number else SIDES


def told(look: Look, total: int) -> str:
    """Return what a total brings."""
    return "; ".join(brings(look.view, look.seat, total, look.words))
