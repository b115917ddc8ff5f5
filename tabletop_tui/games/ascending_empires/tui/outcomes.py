"""The outcomes of a flick as the form shows them: the painted tracks of the hand, and the chances
in words.
"""

from __future__ import annotations

from collections import Counter

from rich.style import Style
from rich.text import Text

from ....tui.look import Look
from ..flight.preview import Outlook
from ..view.describe import planet_name
from ..view.results import way

SIGNS = {
    "orbit": ("ui.legal", "legal"),
    "space": ("ui.point", "dim"),
    "lost": ("ui.no", "warning"),
    "ram": ("space.ram", "warning"),
    "back": ("ui.left", "dim"),
}
"""The sign and the colour of what is not wanted; the end without error is wanted."""
SURE, LIKELY = ("ui.full", "good"), ("ui.empty", "good")
MOST, SOME = 2 / 3, 1 / 3
"""From which part of the powers on a direction counts as sure, and as likely, to do what is
wanted.
"""
LISTED = 3  # orbits that are told one by one


def tracks(look: Look, outlook: Outlook, turned: int | None) -> tuple[Text, ...]:
    """The tracks of direction and power, left to right as the marker's; that of power for the
    direction *turned* to (steps anticlockwise), or for a straight one. None for a steady hand.
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
    """One part of a track."""
    sign, colour = what
    row.append(look.sign(sign), Style(color=look.ink.colour(colour), bold=True))


def outcome_lines(look: Look, outlook: Outlook, *, timed: bool) -> list[Text]:
    """How it ends without error, and what the chances are: those of luck, which are those of a
    marker stopped at a random moment.
    """
    say = look.say
    lines = [Text(say("shot-way", way=way(look.view, outlook.start.ship, outlook.sure)), "italic")]
    if outlook.size == 1:
        return lines
    odds, goal = outlook.odds(), outlook.goal
    steady = not (outlook.hand.angle or outlook.hand.power)
    lines.append(
        Text(say("odds-seams" if steady else "odds-stop" if timed else "odds-luck"), "dim")
    )
    first = sorted(odds.orbits, key=lambda orbit: goal.sort != ("orbit", orbit[0]))
    for hole, chance in first[:LISTED]:
        mark = SURE if goal.sort == ("orbit", hole) else SIGNS["orbit"]
        row = Text()
        add(look, row, mark)
        planet = planet_name(look.view, hole)
        lines.append(row.append(f" {say('shot-orbit', chance=chance, planet=planet)}"))
    row = Text()
    for kind in ("space", "ram", "lost", "back"):
        if chance := getattr(odds, kind):
            row.append("  " if row else "")
            add(look, row, SURE if goal.kind == kind else SIGNS[kind])
            row.append(f" {say(f'odds-{kind}', chance=chance)}")
    return [*lines, row] if row else lines
