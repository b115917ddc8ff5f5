"""Home: what the program opens with, and the new-game form."""
