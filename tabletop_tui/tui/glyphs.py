"""Every sign on the boards, one cell wide, with the ASCII character that stands in for it."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping

from .terminal.probe import Glyphs

HALF, LOWER_HALF = "▀▄"
"""The half blocks all pictures are made of: the only signs of ambiguous width, as nothing else has their shape."""

GLYPHS: Mapping[str, str] = {
    # the players
    "seat.1": "◉!",
    "seat.2": "◊%",
    "seat.3": "✚+",
    "seat.4": "◘=",
    "seat.5": "❖&",
    "seat.6": "✱@",
    # the hex map
    "hex.settlement": "⌂^",
    "hex.city": "♜#",
    "hex.wall.left": "[[",
    "hex.wall.right": "]]",
    "hex.metropolis": "♛M",
    "hex.knight.ready": "♞K",
    "hex.knight.resting": "♘k",
    "hex.robber": "♙R",
    "hex.merchant": "☿$",
    "hex.harbour": "⚐H",
    "hex.barbarians": "⚑V",
    "hex.forest": "LL",
    "hex.hills": "BB",
    "hex.pasture": "WW",
    "hex.fields": "GG",
    "hex.mountains": "OO",
    "hex.desert": "DD",
    "hex.gold": "YY",
    "hex.sea": "≋~",
    # space
    "space.starship": "▴a",
    "space.battleship": "◭A",
    "space.troop": "♙t",
    "space.facility": "⊡r",
    "space.colony": "⌂c",
    "space.city": "♜C",
    "space.homeworld": "⍟H",
    "space.asteroid": "✺*",
    "space.hidden": "??",
    "space.orange": "OO",
    "space.grey": "GG",
    "space.brown": "BB",
    "space.purple": "PP",
    "space.blockade": "✗x",
    "space.path": "∙.",
    "space.aim": "✛0",
    # the empires
    "empire.action": "◍-",
    "empire.free": "◦.",
    "empire.cube": "◧#",
    "empire.gold": "⛁$",
    "empire.disc": "⊚d",
    "empire.food": "✿f",
    "empire.points": "✦*",
    "empire.battle": "✗x",
    "empire.standard": "⚑P",
    "empire.alliance": "⚯L",
    "empire.water": "≋~",
    "empire.progress": "✎i",
    "empire.territory": "◫T",
    "empire.city": "⌂c",
    "empire.wonder": "♜W",
    "empire.expansion": "⚐E",
    "empire.trade": "⇄t",
    # everywhere
    "ui.left": "◂<",
    "ui.right": "▸>",
    "ui.up": "▴^",
    "ui.down": "▾v",
    "ui.legal": "◌o",
    "ui.turn": "➤*",
    "ui.more": "⋯:",
    "ui.full": "▰=",
    "ui.empty": "▱-",
    "ui.yes": "✓+",
    "ui.no": "✗x",
    "ui.card": "◫?",
    "ui.point": "∙.",
    "die.1": "⚀1",
    "die.2": "⚁2",
    "die.3": "⚂3",
    "die.4": "⚃4",
    "die.5": "⚄5",
    "die.6": "⚅6",
}
"""The sign and its ASCII character, by name."""

WORDS: Mapping[int, str] = str.maketrans(
    {
        "–": "-",
        "—": "-",
        "−": "-",
        "‘": "'",
        "’": "'",
        "“": '"',
        "”": '"',
        "„": '"',
        "…": "...",
        "·": ".",
        "•": "*",
        "×": "x",
        "±": "+-",
        "→": "->",
        "←": "<-",
        "▲": "^",
        "▼": "v",
        "↑": "^",
        "↓": "v",
        "°": " deg",
        "─": "-",
        "│": "|",
        "┃": "|",
        **dict.fromkeys("┌┐└┘├┤┬┴┼", "+"),
        "█": "#",
        "▏": "|",
        "●": "o",
        "ß": "ss",
        "æ": "ae",
        "Æ": "AE",
        "ø": "o",
        "Ø": "O",
        "¿": "?",
        "¡": "!",
        "\xa0": " ",
        HALF: "#",
        LOWER_HALF: "#",
    }
)
"""What a plain typewriter writes for the signs in texts."""

_SIGNS: Mapping[int, str] = {ord(pair[0]): pair[1] for pair in reversed(list(GLYPHS.values()))}


def glyph(name: str, glyphs: Glyphs = "unicode") -> str:
    """The sign of that name for a terminal that shows all signs, or for one that does not."""
    return GLYPHS[name][glyphs != "unicode"]


def to_ascii(text: str) -> str:
    """Any text in ASCII: signs by the table, letters without their accents, a question mark for the rest."""
    if text.isascii():
        return text
    plain = unicodedata.normalize("NFKD", text.translate(WORDS).translate(_SIGNS))
    bare = "".join(character for character in plain if not unicodedata.combining(character))
    return "".join(character if character.isascii() else "?" for character in bare)
