"""The figures of the valuation, in victory points: what goods, cubes on the map, powers and discs
are worth. Self-play has fitted them (``tools/tune.py``), so they are no rounder than it left them;
``tools/weights/rise_of_empires.json`` tells from which games.
"""

from __future__ import annotations

# A gold, a disc, a pool cube in hand when game turn 1 to 6 begins; the last entry is the end of
# the game.
GOLD_AT = (0.0, 1.36, 1.12, 0.781, 0.665, 0.9, 0.551, 1 / 3)
DISC_AT = (0.0, 0.587, 0.423, 0.453, 0.392, 0.424, 0.271, 1 / 3)
CUBE_AT = (0, 1.1, 1.23, 1.79, 1.75, 1.02, 0.581, 0.0)

PLENTY = (12.5, 9.29, 15.6)
"""Gold, discs and cubes up to this number count in full."""
SPARE = 0.409
"""Part of its worth at which each above `PLENTY` counts."""
LARGE = 4
"""Players of a large table, where the map feeds fewer points to each and cities count for more."""
INCOME = (2.88, 2.64)
"""Goods of a later income, of which plans can be made, against goods in hand; at a small and at a
large table.
"""

CITY = (0.47, 1.99)
"""A victory point that a city will bring in a later turn: it must be fed and kept; at a small and
at a large table.
"""
TILE = 2.01
"""A victory point that a town or a progress tile will bring in a later turn."""

FOOD = 0.127
"""A food point in store, for what is not planned yet."""
STORE = 9
"""So many food points in store count."""
FOOD_FLOW = 0.182
"""A food point each turn from a region, or for the upkeep of a city in a later era."""
HUNGER = 1.21
"""A food point that will be missing."""
RELIEF = 0.926
"""What is left of that for each turn until then, since food can still be found."""

LEAD = (0.339, 0.481, 0.803, 0.803, 0.803)
"""Chance to lead a region next turn with 0, 1, 2 and more cubes above the strongest rival."""
CHASE = (0.187, 0.14, 0.0665)
"""The same with 1, 2, 3 cubes fewer."""
FADING = 0.34
"""What is left of the advantage after another turn."""
HALVED = 0.423
"""What is left of it after the end of an era, when half of the cubes leave."""
PRESENT = 0.0378
"""Chance to lead far ahead in time, for each cube, up to three of them."""
SECOND = 0.306
"""Chance to be second where one does not lead."""
EXPOSED = (0.777, 0.54, 0.369, 0.273, 0.149, 0.0696)
"""Chance to lose a lead by so many cubes before the points of this turn, if the rivals have all
actions and cubes.
"""

STRIKE = (0.52, 0.27, 0.15)
"""A turn's use of a tile that removes a cube; more for each further cube; more if it reaches next
to own regions.
"""
SETTLE, ALLY, HIRE, RAIL, SHIP, BOTH = 0.526, 0.583, 0.572, 0.634, 0.495, 0.613
"""A turn's use of Colonists, Alliance, Mercenaries, Railways, Flight, Navigation."""
EXEMPT = 2.83
"""Printing in a whole B turn."""

PROGRESS_ROW = (2.55, 1.65, 3.36)
"""What a disc to take up from the row of progress will bring, by era."""
TERRITORY_ROW = (12.6, 9.62, 1.3)
"""The same for the row of territory."""
CITY_ROW = (2.66, 0.43, 0.38)
"""The same: with 4 gold, for each gold more or less, without gold."""
EMPIRE_ROW = (1.81, 0.517)
"""The same: at least, and for each cube at hand."""
TRADE_ROW = (0.339, 0.517)
"""The same: at least, and for each disc at hand."""
AGAIN = 0.574
"""The second disc on a row brings so much of the first, the third so much of that."""
LEFT = 0.201
"""Cost of a disc to the left now, a part of which will have gone when the own one is taken up."""
GROWTH = 0.115
"""Discs that each rival action to come in an A turn puts to the left of an own one."""

LATER = (0.0, 0.0, 0.0, 2.0, 0.0, 0.0, -0.9)
"""A place further back in the order of game turn 1 to 6. In games whose players chose by luck, who
began II-A ended 7 below the mean of four and who was last there 5 above, and who was last in III-B
5 below; half of that, for chance had its part. No other turn showed a difference.
"""
