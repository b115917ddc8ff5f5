"""Boards in true pixels: the painter, its cells, and the protocols by which terminals show them."""
