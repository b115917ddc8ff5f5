"""Heavy board games at one keyboard, in a terminal."""

__version__ = "0.1.0"
