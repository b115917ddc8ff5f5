"""The colours of Hex: three shades of wood, so adjacent cells differ."""

TABLE = """
cell.a af875f 3 120
cell.b 87875f 2 105
cell.c d7af87 7 140
"""

LIGHT = """
cell.a ffd7af 3 215
cell.b d7d7af 2 200
cell.c ffffd7 7 235
"""

STARK = """
cell.a 303030 0 30
cell.b 444444 0 45
cell.c 1c1c1c 0 15
"""

PAINTS = {"table": TABLE, "light": LIGHT, "high-contrast": STARK}
"""The colours by theme. The first theme holds for all that another one leaves out."""
