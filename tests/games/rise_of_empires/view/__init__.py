"""What is told of a position: forecasts, plans, the story."""
