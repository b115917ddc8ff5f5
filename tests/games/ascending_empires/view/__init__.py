"""What is told of a position: words, costs, forecasts."""
