"""The outcomes of a flick in the form: the coloured tracks of the hand, and the chances
in words.
"""

from __future__ import annotations

from collections import Counter

from rich.style import Style
from rich.text import Text

from ....tui.look import Look
from ..flight.preview import Outlook
from ..view.describe import hole_name
from ..view.results import way

SIGNS = {
    "orbit": ("ui.legal", "legal"),
    "space": ("ui.point", "dim"),
    "lost": ("ui.no", "warning"),
    "ram": ("space.ram", "warning"),
    "back": ("ui.left", "dim"),
}
"""Sign and colour of undesired outcomes; the outcome without error is desired."""
SURE, LIKELY = ("ui.full", "good"), ("ui.empty", "good")
MOST, SOME = 2 / 3, 1 / 3
"""Shares of the powers from which on a direction counts as sure, and as likely, to have the desired
outcome.
"""
LISTED = 3  # orbits listed one by one
ROOM = 30  # cells of a row with several chances, as narrow as the panel may be


def tracks(look: Look, outlook: Outlook, turned: int | None) -> tuple[Text, ...]:
    """Return the tracks of direction and power, in the marker's order from left to right.

    The track of power is for the direction *turned* to (steps anticlockwise), or for a straight
    one. () for a steady hand.
    """
    if not (outlook.hand.angle or outlook.hand.power):
        return ()
    goal = outlook.goal.sort
    turns, pushes = Text(), Text()
    for part in range(outlook.size):
        kinds = Counter(outcome.sort for outcome in outlook.column(part))
        share = kinds[goal] / outlook.size
        if share >= SOME:
            add(look, turns, SURE if share >= MOST else LIKELY)
        else:
            (kind, _), _ = next(pair for pair in kinds.most_common() if pair[0] != goal)
            add(look, turns, SIGNS[kind])
    row = outlook.column(outlook.size // 2) if turned is None else outlook.row(-turned)
    for outcome in row:
        add(look, pushes, SURE if outcome.sort == goal else SIGNS[outcome.kind])
    return turns, pushes


def add(look: Look, row: Text, what: tuple[str, str]) -> None:
    """Append one part of a track."""
    sign, colour = what
    row.append(look.sign(sign), Style(color=look.ink.colour(colour), bold=True))


def odds_lines(look: Look, outlook: Outlook, *, timed: bool) -> list[Text]:
    """Return the chances in as few rows as possible; none where nothing is left to chance.

    They are those of luck, which equal those of a marker stopped at a random moment.
    """
    if outlook.size == 1:
        return []
    say, odds, goal = look.say, outlook.odds(), outlook.goal
    steady = not (outlook.hand.angle or outlook.hand.power)
    head = "odds-seams" if steady else "odds-stop" if timed else "odds-luck"
    lines = [Text(say("odds-sure" if timed and outlook.certain else head), "dim")]
    parts: list[tuple[tuple[str, str], str]] = []
    first = sorted(odds.orbits, key=lambda orbit: goal.sort != ("orbit", orbit[0]))
    for hole, chance in first[:LISTED]:
        mark = SURE if goal.sort == ("orbit", hole) else SIGNS["orbit"]
        planet = hole_name(look.view, hole)
        parts.append((mark, say("shot-orbit", chance=chance, planet=planet)))
    for kind in ("space", "ram", "lost", "back"):
        if chance := getattr(odds, kind):
            mark = SURE if goal.kind == kind else SIGNS[kind]
            parts.append((mark, say(f"odds-{kind}", chance=chance)))
    for mark, words in parts:
        row = Text()
        add(look, row, mark)
        row.append(f" {words}")
        if len(lines) > 1 and lines[-1].cell_len + 2 + row.cell_len <= ROOM:
            lines[-1].append("  ").append_text(row)
        else:
            lines.append(row)
    return lines


def way_line(look: Look, outlook: Outlook) -> Text:
    """Return the outcome without error."""
    return Text(
        look.say("shot-way", way=way(look.view, outlook.start.ship, outlook.sure)), "italic"
    )
