"""Paint: themes, palettes, signs and the ink that everything is drawn with."""
