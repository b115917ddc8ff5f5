"""One sitting: a table with seats, a position, its history, its words, and who is at the keyboard;
no screen.
"""

from .seats import Seat, read_seats
from .table import Table
from .text import Words

__all__ = ["Seat", "Table", "Words", "read_seats"]
