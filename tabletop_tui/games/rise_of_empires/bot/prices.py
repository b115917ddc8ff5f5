"""The figures of the valuation, in victory points: what goods, cubes on the map, powers and discs are worth."""

from __future__ import annotations

GOLD_AT = (0.0, 0.87, 0.87, 0.68, 0.68, 0.99, 0.63, 1 / 3)
DISC_AT = (0.0, 0.68, 0.68, 0.79, 0.79, 0.91, 0.55, 1 / 3)
CUBE_AT = (0, 0.79, 0.79, 1.19, 1.19, 0.69, 0.44, 0.0)
"""A gold, a disc, a pool cube in hand when game turn 1 to 6 begins; the last entry is the end of the game."""

PLENTY = (9.61, 9.07, 11.32)
"""Gold, discs and cubes up to this number count in full, those above at `SPARE` of it."""
SPARE = 0.37
LARGE = 4
"""Players of a large table, where the map feeds fewer points to each and cities count for more."""
INCOME = (2.18, 1.5)
"""Goods of a later income, of which plans can be made, against goods in hand; at a small and at a large table."""

CITY = (0.47, 1.2)
"""A victory point that a city will bring in a later turn: it must be fed and kept; at a small and at a large table."""
TILE = 1.37
"""A victory point that a town or a progress tile will bring in a later turn."""

FOOD = 0.17
"""A food point in store, up to `STORE` of them, for what is not planned yet."""
STORE = 14
FOOD_FLOW = 0.27
"""A food point each turn from a region, or for the upkeep of a city in a later era."""
HUNGER = 0.99
"""A food point that will be missing; `RELIEF` of it for each turn until then, since food can still be found."""
RELIEF = 0.96

LEAD = (0.37, 0.47, 0.97, 0.97, 0.97)
"""Chance to lead a region next turn with 0, 1, 2 and more cubes above the strongest rival."""
CHASE = (0.22, 0.13, 0.07)
"""The same with 1, 2, 3 cubes fewer."""
FADING = 0.52
"""What is left of the advantage after another turn, and `HALVED` of it after the end of an era."""
HALVED = 0.6
PRESENT = 0.05
"""Chance to lead far ahead in time, for each cube, up to three of them."""
SECOND = 0.43
"""Chance to be second where one does not lead."""
EXPOSED = (0.94, 0.66, 0.47, 0.31, 0.19, 0.09)
"""Chance to lose a lead by so many cubes before the points of this turn, if the rivals have all actions and cubes."""

STRIKE = (0.74, 0.38, 0.22)
"""A turn's use of a tile that removes a cube; more for each further cube; more if it reaches next to own regions."""
SETTLE, ALLY, HIRE, RAIL, SHIP, BOTH = 0.62, 0.36, 0.45, 0.72, 0.57, 0.78
"""A turn's use of Colonists, Alliance, Mercenaries, Railways, Flight, Navigation."""
EXEMPT = 2.78
"""Printing in a whole B turn."""

PROGRESS_ROW = (2.49, 2.53, 4.06)
TERRITORY_ROW = (5.84, 4.35, 0.93)
"""What a disc to take up from this row will bring, by era."""
CITY_ROW = (3.06, 0.4, 0.38)
"""The same: with 4 gold, for each gold more or less, without gold."""
EMPIRE_ROW = (1.98, 0.58)
TRADE_ROW = (0.46, 0.49)
"""The same: at least, and for each cube or disc at hand."""
AGAIN = 0.62
"""The second disc on a row brings so much of the first, the third so much of that."""
LEFT = 0.28
"""Cost of a disc to the left now, a part of which will have gone when the own one is taken up."""
GROWTH = 0.12
"""Discs that each rival action to come in an A turn puts to the left of an own one."""
