"""The lines of the tiles display: one for every open tile, every empire tile and everything that the players hold."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from ....engine import Place
from ....tui.look import Look
from ..box import box
from ..pieces import CITY, EMPIRE, PROGRESS, TERRITORY
from ..progress import surcharge
from .marks import ROW_SIGNS, city_text, empire_text, worded

LOT = 1000
"""Numbers of the lines of each rival, which can be looked at but never picked."""


@dataclass(slots=True, frozen=True)
class Line:
    """A line of the display: a head when *place* is None."""

    place: Place | None
    name: str
    text: str
    sign: str = ""
    colour: str = "text"
    seat: int = -1
    """Who holds it."""
    spent: bool = False
    """Used up, face down or gone."""


def open_lines(look: Look) -> list[Line]:
    """The tiles that can be taken, kind by kind."""
    s, b = look.view, box(look.view.parts)
    lines: list[Line] = []
    for row, colour in ((PROGRESS, "progress"), (TERRITORY, "territory"), (CITY, "city")):
        counts = Counter(tile for tile in (*s.fresh[row], *s.older[row]) if tile >= 0)
        lines.append(Line(None, look.say(f"tiles-{colour}", count=sum(counts.values())), "", ROW_SIGNS[row], colour))
        for tile, n in sorted(counts.items()):
            times = f"{n}× " if n > 1 else ""
            if row == PROGRESS:
                sort = b.progress[tile]
                dear = look.say("tile-surcharge", gold=surcharge(s, tile)) if surcharge(s, tile) else ""
                lines.append(Line(("progress", tile), times + sort.name, sort.text + dear, ROW_SIGNS[row], colour))
            elif row == TERRITORY:
                land = b.territory[tile]
                lines.append(
                    Line(("territory", tile), times + land.name, worded(look, land.yields), ROW_SIGNS[row], colour)
                )
            else:
                city = b.cities[tile]
                sign, ink = ("empire.wonder", "wonder") if city.wonder else (ROW_SIGNS[row], colour)
                lines.append(Line(("city", tile), city.name, city_text(look, city), sign, ink))
    lines.append(Line(None, look.say("tiles-empire"), "", ROW_SIGNS[EMPIRE], "expansion"))
    for empire in b.empire:
        seat = s.empire[empire.index]
        text = empire_text(look, empire.side(max(1, s.era)))
        place = ("empire", empire.index)
        lines.append(Line(place, empire.name, text, ROW_SIGNS[EMPIRE], "expansion", seat, spent=seat >= 0))
    return lines


def held_lines(look: Look, seat: int) -> list[Line]:
    """Everything that a player holds."""
    s, b = look.view, box(look.view.parts)
    p = s.players[seat]
    mine = seat == look.seat
    lines = [Line(None, look.say("tiles-held", name=look.name(seat)), "", seat=seat)]

    def place(what: str, n: int) -> Place:
        return (what, n) if mine else ("theirs", seat * LOT + len(lines))

    for tile in p.progress:
        sort = b.progress[tile]
        wait = look.say("tile-waits") if tile in p.waits else ""
        flipped = tile in p.flipped
        where, text = place("held", tile), sort.text + wait
        lines.append(Line(where, sort.name, text, ROW_SIGNS[PROGRESS], "progress", seat, flipped))
    for tile in p.cities:
        city = b.cities[tile]
        sign, ink = ("empire.wonder", "wonder") if city.wonder else (ROW_SIGNS[CITY], "city")
        lines.append(Line(place("city", tile), city.name, city_text(look, city), sign, ink, seat))
    for tile, n in enumerate(p.territory):
        if n:
            land = b.territory[tile]
            what = ("mine" if mine else "theirs", seat * LOT + len(lines))
            text = worded(look, land.yields)
            lines.append(Line(what, f"{n}× {land.name}", text, ROW_SIGNS[TERRITORY], "territory", seat))
    return lines
