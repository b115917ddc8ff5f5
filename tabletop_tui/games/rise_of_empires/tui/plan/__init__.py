"""What a player plans: the order of the discs, what hunger asks for, and how all would stand."""
