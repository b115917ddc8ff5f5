"""How Hex is told."""
