"""One sitting: a table with seats, a position, its history, and the words for it; pure, no clock and no screen."""

from .seats import Seat, read_seats
from .table import Table
from .text import Words

__all__ = ["Seat", "Table", "Words", "read_seats"]
