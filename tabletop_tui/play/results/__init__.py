"""Results of finished games: records by name, and what they say about the next."""
