"""What the panel has where there is much room: improvements as bars, pieces that are left, and how
the dice fell.
"""

from __future__ import annotations

from rich.text import Text

from ....tui.look import Look
from ....tui.reading.chart import bars
from ..rules.things import TRACKS
from ..view.dice import totals

AMPLE = 60
"""Cells of the panel from which on the table is drawn so."""

TALL = 50
"""Rows of the panel from which on the dice have a histogram."""

TOP = 5
"""Levels of a track."""

SIGNS = ("hex.settlement", "hex.city", "hex.wall", "hex.knight.ready")
BAR, LEFT = TOP + 2, 3  # cells of a track's bar, and of a number of pieces


def extra() -> int:
    """Cells behind the columns that every table has."""
    return BAR * len(TRACKS) + LEFT * (len(SIGNS) + 1)


def heads(look: Look) -> str:
    """The heads of the further columns: the three tracks, and the pieces in supply by their
    signs.
    """
    tracks = "".join(f" {look.say(f'short-{name}'):<{BAR - 1}}" for name in TRACKS)
    return (
        tracks
        + "".join(f"{look.sign(sign):>{LEFT}}" for sign in SIGNS)
        + f"{look.say('panel-heads').split()[-1]:>{LEFT}}"
    )


def stands(look: Look, seat: int) -> Text:
    """A player's bars, each with the metropolis behind it, and the pieces in supply."""
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
    """Each total, how often it has fallen, and how often it was to be expected; nothing before the
    first roll.
    """
    rows = [(str(total), seen, expected) for total, seen, expected in totals(look.view.rolls)]
    title = look.say("chart-dice", rolls=sum(look.view.rolls))
    return [Text(title, "bold"), *bars(look, rows, width)] if rows else []
