"""The judge behind the review of a game."""
