"""Additions to a large panel: improvements as bars, pieces in supply, and the dice histogram."""

from __future__ import annotations

from rich.text import Text

from ....cells import ljust, rjust
from ....tui.look import Look
from ....tui.reading.chart import bars
from ..rules.constants import TRACKS
from ..view.dice import totals

AMPLE = 60
"""Width of the panel in cells from which on the table has these columns."""

TALL = 50
"""Height of the panel in rows from which on there is a histogram of the dice."""

TOP = 5
"""Levels of a track."""

SIGNS = ("hex.settlement", "hex.city", "hex.wall", "hex.knight.ready")
BAR, LEFT = TOP + 2, 3  # cells of a track's bar, and of a count of pieces


def extra() -> int:
    """Return the cells of the columns added to the table."""
    return BAR * len(TRACKS) + LEFT * (len(SIGNS) + 1)


def heads(look: Look) -> str:
    """Return the headings of the added columns: the three tracks, and the pieces in
    supply by sign.
    """
    tracks = "".join(f" {ljust(look.say(f'short-{name}'), BAR - 1)}" for name in TRACKS)
    return (
        tracks
        + "".join(f"{look.sign(sign):>{LEFT}}" for sign in SIGNS)
        + rjust(look.say("panel-heads").split()[-1], LEFT)
    )


def stands(look: Look, seat: int) -> Text:
    """Return a player's bars, each followed by the metropolis, and the pieces in supply."""
    s, row = look.view, Text()
    player = s.players[seat]
    for track, level in enumerate(player.tracks):
        node = s.metropolis[track]
        star = look.sign("hex.metropolis") if node >= 0 and s.owner[node] == seat else " "
        row.append(" ").append(
            look.sign("ui.full") * level, look.ink.style(TRACKS[track], "background")
        )
        row.append(look.sign("ui.empty") * (TOP - level), "dim").append(star, "bold")
    for left in (
        player.settlements,
        player.cities,
        player.walls,
        sum(player.knights),
        player.roads,
    ):
        row.append(f"{left:>{LEFT}}", "" if left else "dim")
    return row


def histogram(look: Look, width: int) -> list[Text]:
    """Return each total with its actual and expected rolls; empty before the first roll."""
    rows = [(str(total), seen, expected) for total, seen, expected in totals(look.view.rolls)]
    title = look.say("chart-dice", rolls=sum(look.view.rolls))
    return [Text(title, "bold"), *bars(look, rows, width)] if rows else []
