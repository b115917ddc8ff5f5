"""The boards of the games: their pictures, signs and lit places."""
