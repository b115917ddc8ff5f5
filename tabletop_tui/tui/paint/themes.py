"""The colours that all games share, as tables. A game has its own tables with its screens.

A line is a name, RGB, the ANSI number of sixteen, and a grey level if it is set by hand. RGB values
are from the 256-colour cube (00 5f 87 af d7 ff) where possible, so that most terminals show them
unchanged. ANSI backgrounds are 0 to 7, because a Linux console has no others.
"""

from __future__ import annotations

from typing import NamedTuple


class Tables(NamedTuple):
    """The tables of a theme; later ones override earlier ones."""

    dark: bool
    native: bool
    tables: tuple[str, ...]


DARK = """
background 121212 0
surface 262626 0
line 3a3a3a 8
text dadada 15
dim 9e9e9e 7
accent ffaf00 11
warning ff8787 9
good 87d787 10
legal ffffd7 7 255
legal.text 000000 0
cursor 5fffff 6 255
cursor.text 000000 0
chip ffffd7 0
chip.text 121212 15 0
chip.hot af0000 9 0
"""

SEATS = """
seat.1 d70000 1 0
seat.1.text ffffff 15
seat.1.line ff0000 9 60
seat.2 005fff 4 255
seat.2.text ffffff 15 0
seat.2.line 005fff 12 225
seat.3 ffffff 7 70
seat.3.text 000000 0 255
seat.3.line ffffff 15 100
seat.4 ff8700 0 190
seat.4.text 000000 11
seat.4.line ff8700 11 180
seat.5 00d787 2 40
seat.5.text 000000 0 255
seat.5.line 00d787 10 140
seat.6 8700af 5 225
seat.6.text ffffff 15 0
seat.6.line af5fff 13 255
"""

LIGHT = """
background ffffff 15
surface eeeeee 15
line bcbcbc 7
text 121212 0
dim 5f5f5f 4 85
accent 005f87 5
warning af0000 1
good 005f00 0
legal 000000 0 0
legal.text ffffff 15
cursor 8700af 5 0
cursor.text ffffff 15
chip ffffff 0
seat.2.line 005fff 4 20
seat.3 eeeeee 7 200
seat.3.text 000000 0 0
seat.3.line 6c6c6c 8 100
seat.4.line ff8700 3 180
"""

STARK = """
background 000000 0
surface 000000 0
line ffffff 7
text ffffff 15
dim d7d7d7 7
accent ffff00 11
warning ff8787 9
good 87ff87 10
legal ffffff 7 255
legal.text 000000 0
cursor ffff00 6 255
cursor.text 000000 0
chip ffffff 0
chip.text 000000 15 0
chip.hot 870000 9 0
seat.1 870000 1 0
seat.1.line ff5f5f 9 60
seat.2 0000af 4 255
seat.2.line 5fafff 12 225
seat.4 ffaf00 0 190
seat.4.line ffaf00 11 180
seat.5 00ff87 2 40
seat.5.line 00ff87 10 140
seat.6 5f0087 5 225
seat.6.line d787ff 13 255
"""

OKABE_ITO = """
accent e69f00 11
warning f0e442 11
good 56b4e9 14
cursor 87d7ff 6 255
chip.hot 870000 9 0
seat.1 d55e00 1 0
seat.1.text 000000 15 255
seat.1.line d55e00 9 60
seat.2 0072b2 4 255
seat.2.line 0072b2 12 225
seat.3 ffffff 7 70
seat.4 f0e442 0 190
seat.4.line f0e442 11 180
seat.5 009e73 2 40
seat.5.line 009e73 10 140
seat.6 cc79a7 5 225
seat.6.text 000000 15 0
seat.6.line cc79a7 13 255
"""

OWN = """
background 000000 -
surface 000000 -
line 555555 8
text aaaaaa -
dim aaaaaa 7
"""

TABLES = {
    "table": Tables(True, False, (DARK, SEATS)),
    "light": Tables(False, False, (DARK, SEATS, LIGHT)),
    "high-contrast": Tables(True, False, (DARK, SEATS, STARK)),
    "colour-blind": Tables(True, False, (DARK, SEATS, OKABE_ITO)),
    "terminal": Tables(True, True, (DARK, SEATS, OWN)),
}
