"""The figures of the valuation, in victory points: what goods, cubes on the map, powers and discs
are worth. Self-play has fitted them (``tools/tune.py``), so they are no rounder than it left them;
``tools/weights/rise_of_empires.json`` tells from which games.
"""

from __future__ import annotations

# A gold, a disc, a pool cube in hand when game turn 1 to 6 begins; the last entry is the end of
# the game.
GOLD_AT = (0.0, 1.43, 1.1, 0.742, 0.598, 0.798, 0.489, 1 / 3)
DISC_AT = (0.0, 0.618, 0.404, 0.438, 0.373, 0.41, 0.28, 1 / 3)
CUBE_AT = (0, 1.1, 1.3, 1.9, 1.85, 1.1, 0.6, 0.0)

PLENTY = (12.8, 9.52, 16.0)
"""Gold, discs and cubes up to this number count in full."""
SPARE = 0.404
"""Part of its worth at which each above `PLENTY` counts."""
LARGE = 4
"""Players of a large table, where the map feeds fewer points to each and cities count for more."""
INCOME = (3.25, 2.98)
"""Goods of a later income, of which plans can be made, against goods in hand; at a small and at a
large table.
"""

CITY = (0.47, 2.1)
"""A victory point that a city will bring in a later turn: it must be fed and kept; at a small and
at a large table.
"""
TILE = 2.4
"""A victory point that a town or a progress tile will bring in a later turn."""

FOOD = 0.13
"""A food point in store, for what is not planned yet."""
STORE = 9
"""So many food points in store count."""
FOOD_FLOW = 0.171
"""A food point each turn from a region, or for the upkeep of a city in a later era."""
HUNGER = 1.36
"""A food point that will be missing."""
RELIEF = 0.896
"""What is left of that for each turn until then, since food can still be found."""

LEAD = (0.33, 0.49, 0.75, 0.75, 0.75)
"""Chance to lead a region next turn with 0, 1, 2 and more cubes above the strongest rival."""
CHASE = (0.174, 0.144, 0.065)
"""The same with 1, 2, 3 cubes fewer."""
FADING = 0.305
"""What is left of the advantage after another turn."""
HALVED = 0.375
"""What is left of it after the end of an era, when half of the cubes leave."""
PRESENT = 0.0335
"""Chance to lead far ahead in time, for each cube, up to three of them."""
SECOND = 0.279
"""Chance to be second where one does not lead."""
EXPOSED = (0.785, 0.544, 0.364, 0.284, 0.149, 0.0695)
"""Chance to lose a lead by so many cubes before the points of this turn, if the rivals have all
actions and cubes.
"""

STRIKE = (0.52, 0.27, 0.15)
"""A turn's use of a tile that removes a cube; more for each further cube; more if it reaches next
to own regions.
"""
SETTLE, ALLY, HIRE, RAIL, SHIP, BOTH = 0.501, 0.576, 0.56, 0.611, 0.477, 0.565
"""A turn's use of Colonists, Alliance, Mercenaries, Railways, Flight, Navigation."""
EXEMPT = 2.71
"""Printing in a whole B turn."""

PROGRESS_ROW = (2.66, 1.58, 3.21)
"""What a disc to take up from the row of progress will bring, by era."""
TERRITORY_ROW = (14.0, 10.4, 1.31)
"""The same for the row of territory."""
CITY_ROW = (2.66, 0.43, 0.38)
"""The same: with 4 gold, for each gold more or less, without gold."""
EMPIRE_ROW = (1.76, 0.503)
"""The same: at least, and for each cube at hand."""
TRADE_ROW = (0.312, 0.481)
"""The same: at least, and for each disc at hand."""
AGAIN = 0.693
"""The second disc on a row brings so much of the first, the third so much of that."""
LEFT = 0.194
"""Cost of a disc to the left now, a part of which will have gone when the own one is taken up."""
GROWTH = 0.109
"""Discs that each rival action to come in an A turn puts to the left of an own one."""

LATER = (0.0, 0.0, 0.0, 2.0, 0.0, 0.0, -0.9)
"""A place further back in the order of game turn 1 to 6. In games whose players chose by luck, who
began II-A ended 7 below the mean of four and who was last there 5 above, and who was last in III-B
5 below; half of that, for chance had its part. No other turn showed a difference.
"""
