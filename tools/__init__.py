"""Programs for whoever works on the program; none of them is installed."""
