"""The lines of the tiles board: open tiles, empire tiles and what players hold."""

from __future__ import annotations

from collections import Counter

from ....engine import Place
from ....engine.fast_dataclass import dataclass
from ....tui.look import Look
from ..components.box import box
from ..rules.pieces import CITY, EMPIRE, PROGRESS, TERRITORY, Goods
from ..rules.state import LAST_TURN
from ..rules.turns.progress import surcharge
from ..view.sheet import city_text, empire_text, goods_text
from .marks import ROW_SIGNS

LOT = 1000
"""Line numbers reserved per rival; these can be inspected but never picked."""


@dataclass(slots=True, frozen=True)
class Line:
    """A line of the board.

    If *place* is None it is a heading, and its text a note on the lines below.
    """

    place: Place | None
    name: str
    text: str
    sign: str = ""
    colour: str = "text"
    seat: int = -1
    """The seat that holds it, or -1."""
    spent: bool = False
    """True if used up, face down or out of the game."""
    packaged: str = ""
    """The name in the packaged components, which a player can type as well."""


def open_lines(look: Look) -> list[Line]:
    """Return the tiles that can be taken, kind by kind."""
    s, printed = look.view, box(look.view.parts)
    lines: list[Line] = []
    for row, colour in ((PROGRESS, "progress"), (TERRITORY, "territory"), (CITY, "city")):
        counts = Counter(tile for tile in (*s.fresh[row], *s.older[row]) if tile >= 0)
        lines.append(
            Line(
                None,
                look.say(f"tiles-{colour}", count=sum(counts.values())),
                "",
                ROW_SIGNS[row],
                colour,
            )
        )
        for tile, n in sorted(counts.items()):
            times = f"{n}× " if n > 1 else ""
            if row == PROGRESS:
                sort = printed.progress[tile]
                dear = (
                    look.say("tile-surcharge", gold=surcharge(s, tile))
                    if surcharge(s, tile)
                    else ""
                )
                name, text = times + look.read(sort.name), look.read(sort.text) + dear
                lines.append(
                    Line(("progress", tile), name, text, ROW_SIGNS[row], colour, packaged=sort.name)
                )
            elif row == TERRITORY:
                land = printed.territory[tile]
                name, text = times + look.read(land.name), land_text(look, land.yields, n)
                lines.append(
                    Line(
                        ("territory", tile), name, text, ROW_SIGNS[row], colour, packaged=land.name
                    )
                )
            else:
                city = printed.cities[tile]
                sign, ink = ("empire.wonder", "wonder") if city.wonder else (ROW_SIGNS[row], colour)
                name = look.read(city.name)
                text = city_text(city, look.words, last=s.turn == LAST_TURN)
                lines.append(Line(("city", tile), name, text, sign, ink, packaged=city.name))
    note = look.say("note-battle")
    lines.append(Line(None, look.say("tiles-empire"), note, ROW_SIGNS[EMPIRE], "expansion"))
    for empire in printed.empire:
        seat = s.empire[empire.index]
        text = empire_text(empire.side(max(1, s.era)), look.words)
        place = ("empire", empire.index)
        name = look.read(empire.name)
        lines.append(
            Line(place, name, text, ROW_SIGNS[EMPIRE], "expansion", seat, seat >= 0, empire.name)
        )
    return lines


def held_lines(look: Look, seat: int) -> list[Line]:
    """Return everything a player holds."""
    s, printed = look.view, box(look.view.parts)
    player = s.players[seat]
    mine = seat == look.seat
    lines = [Line(None, look.say("tiles-held", name=look.name(seat)), "", seat=seat)]

    def place(what: str, n: int) -> Place:
        return (what, n) if mine else ("theirs", seat * LOT + len(lines))

    for tile in player.progress:
        sort = printed.progress[tile]
        wait = f" {look.say('tile-waits')}" if tile in player.waits else ""
        flipped = tile in player.flipped
        where, name, text = place("held", tile), look.read(sort.name), look.read(sort.text) + wait
        lines.append(
            Line(where, name, text, ROW_SIGNS[PROGRESS], "progress", seat, flipped, sort.name)
        )
    for tile in player.cities:
        city = printed.cities[tile]
        sign, ink = ("empire.wonder", "wonder") if city.wonder else (ROW_SIGNS[CITY], "city")
        name, text = look.read(city.name), city_text(city, look.words)
        lines.append(Line(place("city", tile), name, text, sign, ink, seat, packaged=city.name))
    for tile, n in enumerate(player.territory):
        if n:
            land = printed.territory[tile]
            what = ("mine" if mine else "theirs", seat * LOT + len(lines))
            text = land_text(look, land.yields, n)
            name = f"{n}× {look.read(land.name)}"
            lines.append(
                Line(what, name, text, ROW_SIGNS[TERRITORY], "territory", seat, packaged=land.name)
            )
    return lines


def land_text(look: Look, yields: Goods, n: int) -> str:
    """Return what a territory tile yields; for several, that each yields as much."""
    text = goods_text(yields, look.words)
    return look.say("tile-each", text=text) if n > 1 else text
