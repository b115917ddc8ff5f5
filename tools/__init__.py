"""Development tools. None of them is installed."""
