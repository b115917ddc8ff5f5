"""What happened, in words: as it happens, since a seat's last decision, and as a whole game."""
