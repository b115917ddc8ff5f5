"""Themes, palettes, pictures, and the ink that everything is drawn with."""
