"""Programs that run in a pseudo-terminal."""
