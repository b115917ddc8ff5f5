"""The flight of flicked ships: from whole numbers to whole numbers, exact on every machine."""
