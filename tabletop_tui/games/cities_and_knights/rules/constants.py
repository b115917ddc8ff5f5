"""The components: cards, terrains, tracks, pieces and costs."""

from functools import cache
from typing import Annotated

from ....components.kinds import ByKind, Kind

KINDS = ("brick", "lumber", "wool", "grain", "ore", "paper", "cloth", "coin")
BRICK, LUMBER, WOOL, GRAIN, ORE, PAPER, CLOTH, COIN = range(8)
KIND_WORDS = tuple(f"kind-{kind}" for kind in KINDS)
"""Text keys of the kinds, for forms."""
RESOURCES = 5  # the first five kinds are resources, the others commodities

TERRAINS = ("hills", "forest", "pasture", "fields", "mountains", "desert", "gold")
HILLS, FOREST, PASTURE, FIELDS, MOUNTAINS, DESERT, GOLD = range(
    7
)  # terrain t below DESERT yields resource t
SECOND = (BRICK, PAPER, CLOTH, GRAIN, COIN)  # the second card of a city, by terrain

TRACKS = ("science", "trade", "politics")  # also the decks and the gates of the event die
SCIENCE, TRADE, POLITICS = range(3)
SHIP = 3  # the face of the event die that is not a gate
TOP_LEVEL = 5
PAIRS = 36  # combinations of the red and the yellow die
PIPS = (0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1)  # combinations by total; 0 where there is no token

NOTHING, SETTLEMENT, CITY, TIPPED, BASIC, STRONG, MIGHTY = range(7)
PIECES = (
    "nothing",
    "settlement",
    "city",
    "tipped-city",
    "basic-knight",
    "strong-knight",
    "mighty-knight",
)
KNIGHTS = 3  # a piece above this is a knight, and the difference is its level

ROADS, SETTLEMENTS, CITIES, WALLS, EACH_KNIGHT = 15, 5, 4, 3, 2
STEPS = 7  # moves of the barbarian ship until it lands
LIMIT, PER_WALL = 7, 2  # cards a hand may hold when a seven is rolled
HELD = 4  # progress cards a player may hold outside their turn
ROAD_AWARD = 5  # roads in a row for Longest Road

HIDDEN = -1  # a card that this seat may not see

# by kind, and kinds: numbers in the rules, keys in a save (see progress_cards/catalogue.py)
Counts = Annotated[tuple[int, ...], ByKind("card")]
NONE: Counts = (0,) * len(KINDS)
Hand = Annotated[list[int], ByKind("card")]
Card = Annotated[int, Kind("card")]
Progress = Annotated[int, Kind("progress")]
Terrain = Annotated[int, Kind("terrain")]

#                   brick lumber wool grain ore paper cloth coin
ROAD: Counts = (1, 1, 0, 0, 0, 0, 0, 0)
SETTLEMENT_COST: Counts = (1, 1, 1, 1, 0, 0, 0, 0)
CITY_COST: Counts = (0, 0, 0, 2, 3, 0, 0, 0)
MEDICINE_COST: Counts = (0, 0, 0, 1, 2, 0, 0, 0)
WALL_COST: Counts = (2, 0, 0, 0, 0, 0, 0, 0)
KNIGHT_COST: Counts = (0, 0, 1, 0, 1, 0, 0, 0)  # to recruit, and to promote
ACTIVATION: Counts = (0, 0, 0, 1, 0, 0, 0, 0)


@cache
def stock(seats: int) -> Counts:
    """Return how many cards of each kind the box has for this number of seats."""
    resource, commodity = (19, 12) if seats <= 4 else (24, 18)
    return (resource,) * 5 + (commodity,) * 3
