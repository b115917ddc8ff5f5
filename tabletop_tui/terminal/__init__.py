"""The terminal: its capabilities, signs and output stream; needs no screen."""
