"""The colours of the themes as tables: name, RGB, ANSI number of sixteen, grey level if it is set by hand.

RGB values are taken from the 256-colour cube (00 5f 87 af d7 ff) where they can be, so that most
terminals show them unchanged. ANSI backgrounds keep to 0 to 7, because a Linux console has no others.
"""

from __future__ import annotations

from typing import NamedTuple


class Tables(NamedTuple):
    """The tables a theme is made of, later ones first in force."""

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

LANDS = """
forest 005f00 2 50
pasture 87d75f 6 165
fields d7af00 3 190
hills af5f00 1 95
mountains 8a8a8a 7 130
desert d7d7af 8 215
gold ffff00 5 240
sea 005f87 4 20
science 5faf5f 2
trade d7af00 15
politics 5f87ff 4
"""

SPACE = """
space 080808 0 8
star 9e9e9e 7
orbit 444444 8
range.short 5fafaf 6
range.long 5f5faf 4
planet.orange ff8700 3 170
planet.grey 9e9e9e 7 130
planet.brown 875f00 1 85
planet.purple af5fff 5 110
asteroid 6c6c6c 8 60
hidden 303030 8 40
"""

REGIONS = """
era.1 ffffd7 15 235
era.2 d7af87 3 165
era.3 87875f 2 95
region.old 5f8700 2
region.new 875f00 3
region.far 875f87 5
region.sea 005f87 4
plains d7af00 3
island 5fafaf 6
town af8787 1
progress 5f87ff 14
territory 5faf5f 10
city d7875f 11
wonder ffd700 13
expansion d75f5f 9
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
forest 5faf5f 2 90
pasture afff87 6 190
fields ffd75f 3 215
hills d7875f 1 130
mountains afafaf 7 165
desert ffffd7 8 245
gold ffff00 5 250
sea 87d7ff 4 60
space d7d7ff 15 238
star 9e9e9e 8
orbit 8787af 8
hidden bcbcbc 8 200
asteroid a8a8a8 8 150
region.old afd787 2
region.new d7af87 3
region.far d7afd7 5
region.sea afd7ff 6
era.1 ffffd7 15
era.2 ffd7af 3
era.3 afaf87 2
progress 005faf 4
territory 005f00 8
city af5f00 5
wonder 87005f 0
expansion af0000 1
trade 5f5f00 0
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
forest 005f00 2 50
pasture 5faf00 6 140
fields d7af00 3 190
hills 870000 1 90
mountains 6c6c6c 7 115
desert d7d7af 8 215
sea 00005f 4 20
space 000000 0 0
star ffffff 15
orbit 6c6c6c 7
progress 87afff 14
territory 87d787 10
city ffaf5f 11
wonder ffd700 13
expansion ff8787 9
trade ffd75f 15
"""

OKABE_ITO = """
accent e69f00 11
warning f0e442 11
good 56b4e9 14
cursor 56b4e9 6 255
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
forest 00432f 2 50
pasture 56b4e9 6 165
fields e69f00 3 190
hills 8f3f00 1 95
mountains 8a8a8a 7 130
desert d7d7af 8 215
gold f0e442 5 240
sea 002f4f 4 20
science 009e73 2
trade f0e442 15
politics 56b4e9 4
planet.orange e69f00 3 170
planet.grey 9e9e9e 7 130
planet.brown 5f2f00 1 85
planet.purple af5fff 5 110
progress 56b4e9 14
territory 009e73 10 150
city e69f00 11
wonder f0e442 13
expansion d55e00 9 135
"""

OWN = """
background 000000 -
surface 000000 -
line 555555 8
text aaaaaa -
dim aaaaaa 7
"""

TABLES = {
    "table": Tables(True, False, (DARK, SEATS, LANDS, SPACE, REGIONS)),
    "light": Tables(False, False, (DARK, SEATS, LANDS, SPACE, REGIONS, LIGHT)),
    "high-contrast": Tables(True, False, (DARK, SEATS, LANDS, SPACE, REGIONS, STARK)),
    "colour-blind": Tables(True, False, (DARK, SEATS, LANDS, SPACE, REGIONS, OKABE_ITO)),
    "terminal": Tables(True, True, (DARK, SEATS, LANDS, SPACE, REGIONS, OWN)),
}
