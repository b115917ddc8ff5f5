"""The colours of Cities & Knights: lands, and the three tracks of improvements."""

from tabletop_tui.tui.paint.paints import table

TABLE = """
rim 121212 0 10
robber ffffd7 15 255
dice.red d70000 1 60
dice.yellow ffd700 11 230
glow ffff87 15 255
ship.hull 870000 1 30
ship.sail ffffd7 15 240
seat.1.knight ff5f5f 9 200
seat.2.knight 5fafff 14 225
seat.3.knight ffffff 15 255
seat.4.knight ff8700 11 210
seat.5.knight 00d787 10 190
seat.6.knight d787ff 13 240
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

LIGHT = """
rim 303030 0 10
forest 5faf5f 2 90
pasture afff87 6 190
fields ffd75f 3 215
hills d7875f 1 130
mountains afafaf 7 165
desert ffffd7 8 245
gold ffff00 5 250
sea 87d7ff 4 60
trade 5f5f00 0
"""

STARK = """
forest 005f00 2 50
pasture 5faf00 6 140
fields d7af00 3 190
hills 870000 1 90
mountains 6c6c6c 7 115
desert d7d7af 8 215
sea 00005f 4 20
trade ffd75f 15
"""

OKABE_ITO = """
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
"""

PAINTS = {
    "table": TABLE,
    "light": LIGHT,
    "high-contrast": STARK,
    "colour-blind": OKABE_ITO,
}
"""Colours by theme; the first applies where a theme defines nothing else."""

FINE_DARK = """
sea.deep 0a2d50
sea.near 0087af
sand d7af87
seam 262626
rim 121212
disc.rim 875f00
pier 875f00
forest 008700
pasture afd75f
fields ffd75f
hills d7875f
mountains b2b2b2
desert ffffd7
gold ffd700
forest.seam 262626
pasture.seam 5f8700
fields.seam 875f00
hills.seam 5f0000
mountains.seam 444444
desert.seam 87875f
gold.seam af8700
"""

FINE_LIGHT = """
sea.deep 5fafff
sea.near afffff
sand ffd7af
seam 767676
rim 303030
disc.rim d7af5f
pier 875f00
forest 87d787
pasture d7ffaf
fields ffffaf
hills ffaf87
mountains d0d0d0
desert ffffff
gold ffd75f
forest.seam 005f00
pasture.seam 5faf5f
fields.seam af8700
hills.seam 875f5f
mountains.seam 626262
desert.seam afaf87
gold.seam af8700
"""

FINE_STARK = """
sea.deep 000000
sea.near 00005f
sand ffffff
seam 000000
rim 000000
disc.rim 000000
pier d7d7d7
pasture 87d700
hills af0000
mountains 8a8a8a
forest.seam 000000
pasture.seam 000000
fields.seam 000000
hills.seam 000000
mountains.seam 000000
desert.seam 000000
gold.seam 000000
"""

FINE_BLIND = """
sea.deep 00005f
sea.near 005f87
forest 005f5f
pasture 87d7ff
fields ffd75f
hills af5f00
gold ffff87
forest.seam 121212
pasture.seam 005f87
hills.seam 262626
gold.seam 87875f
"""

PICTURE = {
    "table": table(FINE_DARK),
    "light": table(FINE_DARK, FINE_LIGHT),
    "high-contrast": table(FINE_DARK, FINE_STARK),
    "colour-blind": table(FINE_DARK, FINE_BLIND),
}
"""Further colours of the island as a picture, each from the terminal's 256.

A land's is its second paint, and its seam the line to another hex of the same land.
"""
