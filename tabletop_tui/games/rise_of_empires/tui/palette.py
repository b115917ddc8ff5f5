"""The colours of Rise of Empires: regions by era, and kinds of tiles."""

from tabletop_tui.tui.paint.paints import table

TABLE = """
sea 005f87 4 20
trade d7af00 15
era.1 d7d787 15 235
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
sea 87d7ff 4 60
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
sea 00005f 4 20
progress 87afff 14
territory 87d787 10
city ffaf5f 11
wonder ffd700 13
expansion ff8787 9
trade ffd75f 15
"""

OKABE_ITO = """
sea 002f4f 4 20
trade f0e442 15
progress 56b4e9 14
territory 009e73 10 150
city e69f00 11
wonder f0e442 13
expansion d55e00 9 135
"""

PAINTS = {
    "table": TABLE,
    "light": LIGHT,
    "high-contrast": STARK,
    "colour-blind": OKABE_ITO,
}
"""Colours by theme; the first applies where a theme defines nothing else."""

FINE_DARK = """
sea.near 0087af
border 4e4e4e
"""

FINE_LIGHT = """
sea.near afffff
border 8a8a8a
"""

FINE_STARK = """
sea.near 00005f
border 000000
"""

FINE_BLIND = """
sea.near 005f87
border 4e4e4e
"""

PICTURE = {
    "table": table(FINE_DARK),
    "light": table(FINE_DARK, FINE_LIGHT),
    "high-contrast": table(FINE_DARK, FINE_STARK),
    "colour-blind": table(FINE_DARK, FINE_BLIND),
}
"""Further colours of the world as a picture, each from the terminal's 256."""
