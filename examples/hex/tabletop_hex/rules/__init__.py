"""The rules of Hex: the grid, the position, and the turn."""
