"""Tables in play: seats, position, history, text and the current viewer. Draws no screen."""

from .seats import Seat, read_seats
from .table import Table
from .text import Words

__all__ = ["Seat", "Table", "Words", "read_seats"]
