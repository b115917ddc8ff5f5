"""What is told of a game, and what listening makes known."""
