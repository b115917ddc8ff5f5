"""What moves on the board of space: flights, bursts, verdicts, and deeds on planets."""
