"""What happened, told: as it happens, since a seat decided last, and as a whole game."""
