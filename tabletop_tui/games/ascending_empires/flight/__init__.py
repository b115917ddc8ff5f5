"""The flight of flicked ships: integers in, integers out, and exact on every machine."""
