"""The signs that all games share, each with its ASCII character, and conversion of text to
ASCII.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping

from .probe import Glyphs

HALF, LOWER_HALF = "▀▄"
"""The half blocks that pictures are made of. They are the only signs of ambiguous width, as no
other character has their shape.
"""

GLYPHS: Mapping[str, str] = {
    # the players
    "seat.1": "◉!",
    "seat.2": "◊%",
    "seat.3": "◗&",
    "seat.4": "◘=",
    "seat.5": "❖/",
    "seat.6": "✱@",
    # everywhere
    "ui.left": "◂<",
    "ui.right": "▸>",
    "ui.up": "▴^",
    "ui.down": "▾v",
    "ui.legal": "◌o",
    "ui.fresh": '◦"',
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

SEAT_LETTERS: Mapping[str, str] = {f"seat.{n}": 2 * letter for n, letter in enumerate("ABCDEF", 1)}
"""Letters for the players, for whom signs are too much alike."""

TEXT_TO_ASCII: Mapping[int, str] = str.maketrans(
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
        **dict.fromkeys("▌▐▖▗▘▙▚▛▜▝▞▟", "#"),
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
"""ASCII for the punctuation and letters of texts."""

_GLYPHS_TO_ASCII: Mapping[int, str] = {
    ord(pair[0]): pair[1] for pair in reversed(list(GLYPHS.values()))
}


def glyph(name: str, glyphs: Glyphs = "unicode", signs: Mapping[str, str] = GLYPHS) -> str:
    """Return the sign of that name for a terminal with or without Unicode."""
    return signs[name][glyphs != "unicode"]


def to_ascii(text: str) -> str:
    """Return a text in ASCII: signs by the table, letters without accents, a question mark for the
    rest.
    """
    if text.isascii():
        return text
    plain = unicodedata.normalize("NFKD", text.translate(TEXT_TO_ASCII).translate(_GLYPHS_TO_ASCII))
    bare = "".join(character for character in plain if not unicodedata.combining(character))
    return "".join(character if character.isascii() else "?" for character in bare)
