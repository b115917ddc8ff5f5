"""The weights of the valuation, in victory points: what goods, cubes on the map, powers and discs
are worth.

They are fitted by self-play (``tools/tune.py``) and not rounded any further.
``tools/weights/rise_of_empires.json`` records the games.
"""

from __future__ import annotations

# A gold, a disc, a pool cube in hand at the start of game turns 1 to 6, and at the end of the game.
GOLD_AT = (0.0, 1.36, 1.12, 0.781, 0.665, 0.9, 0.551, 1 / 3)
DISC_AT = (0.0, 0.587, 0.423, 0.453, 0.392, 0.424, 0.271, 1 / 3)
CUBE_AT = (0, 1.1, 1.23, 1.79, 1.75, 1.02, 0.581, 0.0)

PLENTY = (12.5, 9.29, 15.6)
"""Gold, discs and cubes up to this number count in full."""
SPARE = 0.409
"""The factor for each of them above PLENTY."""
LARGE = 4
"""The number of players of a large table, where the map brings each fewer points and cities count
more.
"""
INCOME = (2.88, 2.64)
"""The factor of goods of a later income, with which a player can plan, relative to goods in hand;
at a small and at a large table.
"""

CITY = (0.47, 1.99)
"""A victory point that a city will bring in a later turn, as the city must be fed and kept; at a
small and at a large table.
"""
TILE = (2.01, 3.1)
"""A victory point that a town or a progress tile will bring in a later turn; at a small and at a
large table.
"""

FOOD = 0.127
"""A food point in store, for needs not planned yet."""
STORE = 9
"""The most food points in store that count."""
FOOD_FLOW = 0.182
"""A food point each turn from a region, or for the upkeep of a city in a later era."""
HUNGER = 1.21
"""A food point that will be missing."""
RELIEF = 0.926
"""The factor of that for each turn until then, as food may still be found."""

LEAD = (0.339, 0.481, 0.803, 0.803, 0.803)
"""The chance to lead a region next turn with 0, 1, 2 and more cubes above the strongest rival."""
CHASE = (0.187, 0.14, 0.0665)
"""The same with 1, 2, 3 fewer cubes."""
FADING = 0.34
"""The factor of the advantage after another turn."""
HALVED = 0.423
"""The factor of the advantage after the end of an era, when half of the cubes leave."""
PRESENT = 0.0378
"""The chance to lead far in the future, for each of up to three cubes."""
SECOND = 0.306
"""The chance to be second in a region that the player does not lead."""
EXPOSED = (0.777, 0.54, 0.369, 0.273, 0.149, 0.0696)
"""The chance to lose a lead of so many cubes before the points of this turn, if the rivals have all
actions and cubes.
"""
LONE = 0.8
"""The same for a single cube, with several rivals: two cubes of one of them take the lead."""
MARCHES = (0.0, 0.55, 0.85, 1.0)
"""The danger for the cubes of a B turn in which rivals with cubes may take so many empire tiles."""
FEARED = 6
"""The cubes in the pools of such rivals from which the danger is full."""

MAP = 0.6
"""The factor of what cubes on the map bring in later turns, when all of that is uncertain."""

CAMPAIGN = 0.5
"""The factor of what an empire tile would add, before it is taken: other rows bring what they
promise, but rivals answer on the map.
"""

STRIKE = (0.52, 0.27, 0.15)
"""One turn's use of a tile that removes a cube, more for each further cube, more if it reaches next
to own regions.
"""
SETTLE, ALLY, HIRE, RAIL, SHIP, BOTH = 0.526, 0.583, 0.572, 0.634, 0.495, 0.613
"""One turn's use of Colonists, Alliance, Mercenaries, Railways, Flight, Navigation."""
EXEMPT = 2.83
"""Printing in a whole B turn."""

PROGRESS_ROW = (2.55, 1.65, 3.36)
"""What a disc to take up from the progress row will bring, by era."""
TERRITORY_ROW = (12.6, 9.62, 1.3)
"""The same for the territory row."""
CITY_ROW = (2.66, 0.43, 0.38)
"""The same for the city row: with 4 gold, for each gold more or less, without gold."""
EMPIRE_ROW = (1.81, 0.517)
"""The same for the empire row: at least, and for each cube at hand."""
TRADE_ROW = (0.339, 0.517)
"""The same for the trade row: at least, and for each disc at hand."""
AGAIN = 0.574
"""The factor for the second disc on a row, and again for the third."""
LEFT = 0.201
"""The cost of a disc to the left now. Some of them will be gone when the player's is taken up."""
GROWTH = 0.115
"""The discs that each rival action to come in an A turn adds to the left of an own one."""

LATER = (0.0, 0.0, 0.0, 2.0, 0.0, 0.0, -0.9)
"""One place further back in the order of game turn 1 to 6.

In games of random players, the first of II-A ended 7 below the mean of four and the last there 5
above, and the last in III-B 5 below. The values are half of that, as chance had its part. No other
turn showed a difference.
"""
