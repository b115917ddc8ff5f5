"""The colours of Ascending Empires: space, planets and the ranges of a ship."""

from tabletop_tui.tui.paint.paints import table

TABLE = """
space 080808 0 8
star 9e9e9e 7
orbit 444444 8
orbit.thin 6c6c6c 8
range.short 5fafaf 6
range.long 5f5faf 4
planet.orange ff8700 3 170
planet.grey 9e9e9e 7 130
planet.brown 875f00 1 85
planet.purple af5fff 5 110
asteroid 6c6c6c 8 60
hidden 303030 8 40
burst.flash ffffff 15
burst.fire ffaf00 11
burst.ember d75f00 3
"""

LIGHT = """
space d7d7ff 15 238
star 9e9e9e 8
orbit 8787af 8
orbit.thin 5f5f87 8
hidden bcbcbc 8 200
asteroid a8a8a8 8 150
"""

STARK = """
space 000000 0 0
star ffffff 15
orbit 6c6c6c 7
orbit.thin 8a8a8a 7
"""

OKABE_ITO = """
planet.orange e69f00 3 170
planet.grey 9e9e9e 7 130
planet.brown 5f2f00 1 85
planet.purple af5fff 5 110
"""

PAINTS = {
    "table": TABLE,
    "light": LIGHT,
    "high-contrast": STARK,
    "colour-blind": OKABE_ITO,
}
"""Colours by theme; the first applies where a theme defines nothing else."""

FINE_DARK = """
border 444444
orbit 444444
orbit.shut ff5f5f
orbit.legal ffffd7
range 5f87af
orange ff8700
orange.lit ffaf5f
orange.dark af5f00
grey 9e9e9e
grey.lit d0d0d0
grey.dark 626262
brown 875f00
brown.lit af875f
brown.dark 4e4e4e
purple af5fff
purple.lit d7afff
purple.dark 5f5faf
rock 767676
rock.dark 444444
hidden 262626
hidden.line 6c6c6c
hidden.face 4e4e4e
"""

FINE_LIGHT = """
border bcbcbc
orbit 8787af
orbit.shut d70000
orbit.legal 000000
range 005f87
grey 9e9e9e
grey.lit c6c6c6
grey.dark 767676
brown 875f00
brown.lit af875f
brown.dark 5f5f00
rock a8a8a8
rock.dark 808080
hidden c6c6c6
hidden.line 6c6c6c
hidden.face a8a8a8
"""

FINE_STARK = """
border 8a8a8a
orbit 767676
hidden 1c1c1c
hidden.line bcbcbc
"""

FINE_BLIND = """
orange ffaf00
orange.lit ffd75f
orange.dark af5f00
brown 5f5f00
brown.lit 87875f
brown.dark 3a3a3a
"""

PICTURE = {
    "table": table(FINE_DARK),
    "light": table(FINE_DARK, FINE_LIGHT),
    "high-contrast": table(FINE_DARK, FINE_STARK),
    "colour-blind": table(FINE_DARK, FINE_BLIND),
}
"""Further colours of space as a picture, each from the terminal's 256."""
