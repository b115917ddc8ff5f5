"""Tables of several terminals on real screens."""
