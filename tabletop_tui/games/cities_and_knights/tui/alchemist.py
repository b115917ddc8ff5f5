"""What comes of the dice that the Alchemist sets."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.text import Text

from ....engine import Who
from ....tui.look import Look
from ....tui.widgets.line_widgets import cut_row, wrapped
from ..rules.constants import TRACKS
from ..rules.production import ProduceStep
from ..view.describe import counted

SIDES = range(1, 7)
SEVEN = 7


def outlook(look: Look, numbers: Sequence[int], width: int) -> list[Text]:
    """Return what each total that is still possible brings, and who may draw a progress card by the
    red die.
    """
    red, yellow = numbers
    totals = {one + other for one in some(red) for other in some(yellow)}
    found: list[Text] = []
    for total in sorted(totals):
        if red and yellow:
            whole = Text(f"{look.say('die-total', total=total)} {brings(look, total)}")
            found += wrapped(whole, width, 2)
        else:
            row = Text(f"{total:>2}  ", "bold").append(brings(look, total), "not bold")
            found.append(cut_row(row, width))
    if red:
        found += wrapped(Text(draws(look, red)), width, 2)
    return found


def some(number: int) -> Sequence[int]:
    """Return the numbers that a die may still show."""
    return [number] if number else SIDES


def brings(look: Look, total: int) -> str:
    """Return what a total brings, first to the viewer."""
    s = look.view
    if total == SEVEN:
        return "; ".join(sevens(look))
    claims, gold = ProduceStep().claims(s, total)
    told = []
    for seat in sorted({*claims, *gold}, key=lambda seat: seat != look.seat):
        parts = [look.say("die-gold", n=gold[seat])] if seat in gold else []
        if seat in claims:
            parts.insert(0, look.say("die-cards", cards=counted(s, tuple(claims[seat]))))
        told.append(look.say("die-gets", seat=named(look, seat), what=" + ".join(parts)))
    return "; ".join(told) or look.say("die-nothing")


def sevens(look: Look) -> Iterator[str]:
    """Yield what a seven does."""
    s = look.view
    yield look.say("die-robber" if s.robber_free else "die-robber-locked")
    full = [seat for seat, player in enumerate(s.players) if player.cards > player.limit]
    if full:
        yield look.say("die-discards", seats=tuple(named(look, seat) for seat in full))


def draws(look: Look, red: int) -> str:
    """Return who draws a progress card if the event die shows the colour of a track."""
    found = [
        look.say("die-drawer", seat=named(look, seat), track=look.say(f"track-{name}"))
        for track, name in enumerate(TRACKS)
        for seat, player in enumerate(look.view.players)
        if player.tracks[track] and red <= player.tracks[track] + 1
    ]
    return look.say("die-draws" if found else "die-no-draws", red=red, who=tuple(found))


def named(look: Look, seat: int) -> str:
    """Return a player, "you" for the viewer."""
    return look.say("die-you") if seat == look.seat else look.say("die-seat", seat=Who(seat))
