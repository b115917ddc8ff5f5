"""How Hex is described in text."""
